"""Draw a page of plots for ``menagerie stats`` with matplotlib."""

from __future__ import annotations

from typing import Any, TextIO

from menagerie.arena.statistics import Distribution, OutlineLine, SeatStatistics, Statistics
from menagerie.cli.tables import number, percent
from menagerie.core.tallies import Tally
from menagerie.i18n.translator import Translator

WIDTH = 11.0
TOP, MIDDLE, HEADING, LINE = 3.0, 3.0, 0.7, 0.24
"""Inches: the heights of the seats' plots, the distributions, the tallies' heading and one line of them."""

INK, PALE, FAINT, ACCENT = "#2f3437", "#8b9296", "#e4e7e8", "#3f6f8c"

STYLE = {
    "svg.hashsalt": "menagerie",
    "font.family": "DejaVu Sans",
    "font.size": 9,
    "axes.titlesize": 10,
    "axes.titlelocation": "left",
    "axes.titlepad": 10,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.edgecolor": PALE,
    "axes.labelcolor": INK,
    "axes.axisbelow": True,
    "grid.color": FAINT,
    "text.color": INK,
    "xtick.color": INK,
    "ytick.color": INK,
}

BINS, FEWEST_BINS = 30, 5
LABELS, INDENT = 0.62, 0.03
"""The width of the tallies' labels and their indent, relative to a full bar."""


def draw_page(file: TextIO, title: str, tallies: tuple[Tally, ...], found: Statistics, translator: Translator) -> None:
    """Draw the wins by seat, the distributions of points and lengths, and the tallies."""
    from matplotlib import rc_context
    from matplotlib.figure import Figure

    bottom = HEADING + LINE * len(tallies) if tallies else 0.0
    heights = [TOP, MIDDLE, bottom] if tallies else [TOP, MIDDLE]
    with rc_context(STYLE):
        page: Any = Figure(figsize=(WIDTH, sum(heights) + 0.5), layout="constrained", facecolor="white")
        page.get_layout_engine().set(w_pad=0.12, h_pad=0.08)
        page.suptitle(title, x=0.012, ha="left", fontsize=13, fontweight="bold")
        parts = page.subfigures(len(heights), 1, height_ratios=heights)
        draw_places(parts[0], found, translator)
        draw_distributions(parts[1], found, translator)
        if tallies:
            draw_tallies(parts[2].subplots(), tallies, found, translator)
        page.savefig(file, format="svg", metadata={"Date": None})


def draw_places(part: Any, found: Statistics, translator: Translator) -> None:
    """Draw the shares of victories by seat, and by turn in games in which a seat leads."""
    seats = [translator.seat(seat) for seat in range(len(found.seats))]
    turns = [translator.say("cli-stats-turn", {"turn": turn + 1}) for turn in range(len(found.turns))]
    plots = [(seats, found.seats), (turns, found.turns)] if found.has_lead else [(seats, found.seats)]
    axes = part.subplots(1, len(plots), sharey=True, squeeze=False)[0]
    for plot, (labels, places) in zip(axes, plots, strict=True):
        draw_wins(plot, labels, places, translator)
    axes[0].set_title(translator.say("cli-stats-wins"))


def draw_wins(plot: Any, labels: list[str], places: list[SeatStatistics], translator: Translator) -> None:
    """Draw a dot and its interval for each seat or turn, and a line at the equal share."""
    fair = 1 / len(places)
    plot.axhline(fair, color=PALE, linestyle="--", linewidth=1)
    for x, place in enumerate(places):
        low, high = place.interval or (place.wins, place.wins)
        plot.plot([x, x], [low, high], color=ACCENT, linewidth=2, solid_capstyle="butt")
        plot.plot([x], [place.wins], "o", color=ACCENT, markersize=6)
        edge, aside = (high, 5) if place.wins >= fair else (low, -13)
        plot.annotate(
            percent(place.wins, translator), (x, edge), xytext=(0, aside), textcoords="offset points", ha="center"
        )
    reach = max(0.02, *(1.25 * abs(edge - fair) for place in places for edge in place.interval or [place.wins]))
    plot.set_ylim(min(plot.get_ylim()[0], fair - reach), max(plot.get_ylim()[1], fair + reach))
    plot.set_xlim(-0.5, len(places) - 0.5)
    plot.set_xticks(range(len(places)), labels)
    plot.yaxis.set_major_formatter(lambda share, _: percent(share, translator))
    plot.grid(axis="y")


def draw_distributions(part: Any, found: Statistics, translator: Translator) -> None:
    """Draw the distributions of points, the winner's margin and the number of decisions."""
    distributions = (
        ("cli-stats-points", found.points),
        ("cli-stats-margin", found.margins),
        ("cli-stats-decisions", found.decisions),
    )
    drawn = [(message, distribution) for message, distribution in distributions if distribution.size]
    for plot, (message, distribution) in zip(part.subplots(1, len(drawn), squeeze=False)[0], drawn, strict=True):
        draw_histogram(plot, distribution, translator)
        plot.set_title(capital(translator.say(message)))


def draw_histogram(plot: Any, distribution: Distribution, translator: Translator) -> None:
    """Draw vertical bars and a line at the mean."""
    bins = distribution.in_bins(BINS)
    width = bins[0][1] - bins[0][0] + 1
    middles = [(first + last) / 2 for first, last, _ in bins]
    plot.bar(middles, [count / distribution.size for _, _, count in bins], 0.88 * width, color=ACCENT)
    beside = width * (FEWEST_BINS - len(bins)) / 2
    if beside > 0:
        plot.set_xlim(middles[0] - width / 2 - beside, middles[-1] + width / 2 + beside)
    plot.axvline(distribution.mean, color=INK, linewidth=1)
    mean = f"{translator.say('cli-column-average')} {number(distribution.mean, translator, 2)}"
    top = plot.get_ylim()[1] * 1.12
    plot.set_ylim(0, top)
    plot.annotate(mean, (distribution.mean, top), xytext=(4, -8), textcoords="offset points", fontsize=8)
    plot.xaxis.get_major_locator().set_params(integer=True)
    plot.xaxis.set_major_formatter(lambda value, _: number(value, translator))
    plot.yaxis.set_major_formatter(lambda share, _: percent(share, translator, int(round(1000 * share) % 10 > 0)))
    plot.grid(axis="y")


def draw_tallies(plot: Any, tallies: tuple[Tally, ...], found: Statistics, translator: Translator) -> None:
    """Draw every tally below the tally that it is a part of."""
    lines = list(found.outline(tallies))
    for y, line in enumerate(lines):
        draw_tally(plot, y, line, translator)
    plot.axvline(0, color=PALE, linewidth=1)
    plot.set_ylim(len(lines) - 0.4, -0.6)
    plot.set_xlim(-LABELS, 1.2)
    plot.set_axis_off()
    plot.set_title(translator.say("cli-stats-tallies"))


def draw_tally(plot: Any, y: int, line: OutlineLine, translator: Translator) -> None:
    """Draw a horizontal bar for a tally that is a part of another, and print its mean per game."""
    weight = "bold" if line.part is None else "normal"
    part = line.part or 0.0
    mean = translator.say("cli-stats-a-game", {"mean": number(line.distribution.mean, translator, 2)})
    label = mean if line.part is None else f"{percent(part, translator)}  ·  {mean}"
    plot.text(INDENT * line.depth - LABELS, y, tally_of(line, translator), va="center", fontweight=weight)
    plot.barh(y, part, 0.62, color=ACCENT)
    plot.annotate(
        label, (part, y), xytext=(5, 0), textcoords="offset points", va="center", fontsize=8, fontweight=weight
    )


def tally_of(line: OutlineLine, translator: Translator) -> str:
    """Return the label of a tally."""
    assert translator.game is not None
    return translator.say(f"{translator.game.name}-tally-{line.tally.name}")


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]
