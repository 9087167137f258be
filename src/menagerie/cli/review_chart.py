"""A chart of a review: each seat's chance to win over the decisions of the game."""

from __future__ import annotations

from io import StringIO
from typing import Any

from babel.numbers import format_percent

from menagerie.arena.plot import COLOURS, PAPER, tidy
from menagerie.i18n.translator import Translator
from menagerie.review import Review

LOOK: Any = {"svg.fonttype": "none", "svg.hashsalt": "menagerie", "font.family": "sans-serif"}


def draw_chart(found: Review, translator: Translator) -> str:
    """Draw the chances of all seats, as SVG."""
    from matplotlib import rc_context
    from matplotlib.figure import Figure

    with rc_context(LOOK):
        figure = Figure(figsize=(10, 4), layout="constrained", facecolor=PAPER)
        axes = figure.subplots()
        for seat in range(found.players):
            chances = [chances[seat] for chances in found.values]
            axes.plot(chances, color=COLOURS[seat % len(COLOURS)], label=translator.seat(seat))
        for decision in found.decisions:
            if decision.mark:
                at = decision.n + 1
                axes.plot(at, found.values[at][decision.seat], "o", color=COLOURS[decision.seat % len(COLOURS)])
        axes.set_ylim(0, 1)
        axes.yaxis.set_major_formatter(lambda share, _: format_percent(share, locale=translator.language))
        axes.set_title(translator.say("review-chances"))
        axes.legend(frameon=False)
        tidy(axes, "y")
        file = StringIO()
        figure.savefig(file, format="svg", metadata={"Date": None})
    return file.getvalue()
