"""A chart of a contest: shares of the victories with their intervals, and the history of the ratings."""

from __future__ import annotations

from io import StringIO
from typing import TYPE_CHECKING, Any, Literal

from babel.numbers import format_decimal, format_percent

from menagerie.arena.standings import ContestReport
from menagerie.core.errors import BadSetup
from menagerie.i18n.translator import Translator

if TYPE_CHECKING:
    from matplotlib.axes import Axes

INK, PAPER, FAINT = "#333333", "#ffffff", "#dddddd"
COLOURS = ("#0072b2", "#d55e00", "#009e73", "#cc79a7", "#e69f00", "#56b4e9", "#000000")
"""Colours that everyone can distinguish (Okabe and Ito)."""

LONGEST = 24
"""The largest number of letters of a bot's name beside the axis."""

POINTS = 400
"""The largest number of points in the history of a rating."""


def check_plot(path: str) -> None:
    """Refuse a chart that cannot be drawn."""
    if not path.lower().endswith(".svg"):
        raise BadSetup("cli-plot-form", file=path)
    try:
        import matplotlib.figure  # noqa: F401
    except ImportError:
        raise BadSetup("extra-missing", argument="--plot", extra="plots") from None


def draw(report: ContestReport, translator: Translator) -> str:
    """Draw the chart, as SVG."""
    from matplotlib import rc_context
    from matplotlib.figure import Figure

    look: Any = {
        "svg.fonttype": "none",
        "svg.hashsalt": "menagerie",
        "font.family": "sans-serif",
        "text.color": INK,
        "axes.labelcolor": INK,
        "axes.edgecolor": FAINT,
        "xtick.color": INK,
        "ytick.color": INK,
    }
    with rc_context(look):
        figure = Figure(figsize=(10, 3.2 + 0.3 * len(report.standings)), layout="constrained", facecolor=PAPER)
        shares, rating_history = figure.subplots(1, 2)
        figure.suptitle(title(report, translator))
        draw_shares(shares, report, translator)
        draw_rating_history(rating_history, report, translator)
        file = StringIO()
        figure.savefig(file, format="svg", metadata={"Date": None})
    return file.getvalue()


def title(report: ContestReport, translator: Translator) -> str:
    contest = report.contest
    facts = {"game": translator.say(f"{contest.game.name}-title"), "players": contest.players}
    return translator.say("arena-played", {**facts, "games": report.games, "deals": report.deals})


def colours(report: ContestReport) -> dict[str, str]:
    names = [standing.bot for standing in report.standings]
    return {name: COLOURS[i % len(COLOURS)] for i, name in enumerate(names)}


def draw_shares(axes: Axes, report: ContestReport, translator: Translator) -> None:
    """Draw a dot for each bot, its interval, and a line at equal strength."""
    paint = colours(report)
    for place, standing in enumerate(report.standings):
        share = standing.share
        if share.low is not None and share.high is not None:
            axes.plot([share.low, share.high], [place, place], color=paint[standing.bot], linewidth=3, alpha=0.4)
        axes.plot([share.mean], [place], "o", color=paint[standing.bot], clip_on=False)
    fair = 1 / report.contest.players
    axes.axvline(fair, color=INK, linewidth=0.8, linestyle=":", zorder=0)
    axes.annotate(f" {translator.say('cli-column-fair')}", (fair, -0.5), va="top", fontsize="small")
    axes.set_yticks(range(len(report.standings)), [brief(standing.bot) for standing in report.standings])
    for label, standing in zip(axes.get_yticklabels(), report.standings, strict=True):
        label.set_color(paint[standing.bot])
    axes.set_ylim(len(report.standings) - 0.5, -0.5)
    axes.set_xlim(left=0)
    axes.xaxis.set_major_formatter(lambda share, _: format_percent(share, locale=translator.language))
    axes.set_xlabel(translator.say("arena-plot-share"))
    tidy(axes, "x")


def draw_rating_history(axes: Axes, report: ContestReport, translator: Translator) -> None:
    """Draw a line for each bot: its rating after every deal."""
    from matplotlib.ticker import MaxNLocator

    step = -(-len(report.rating_history) // POINTS)
    deals = range(0, len(report.rating_history), step)
    for name, colour in colours(report).items():
        axes.plot([deal + 1 for deal in deals], [report.rating_history[deal][name] for deal in deals], color=colour)
    axes.set_xlabel(translator.say("arena-plot-deal"))
    axes.set_ylabel(translator.say("cli-column-rating"))
    for axis in (axes.xaxis, axes.yaxis):
        axis.set_major_locator(MaxNLocator(nbins="auto", integer=True))
        axis.set_major_formatter(lambda value, _: format_decimal(round(value), locale=translator.language))
    tidy(axes, "y")


def brief(name: str) -> str:
    """Shorten a long name to its end, which says more than its beginning."""
    return name if len(name) <= LONGEST else f"…{name[1 - LONGEST :]}"


def tidy(axes: Axes, grid: Literal["x", "y"]) -> None:
    """Remove the lines that do not help to read the chart."""
    axes.spines[["top", "right", "left" if grid == "x" else "bottom"]].set_visible(False)
    axes.tick_params(length=0)
    axes.grid(axis=grid, color=FAINT, linewidth=0.6)
    axes.set_axisbelow(True)
