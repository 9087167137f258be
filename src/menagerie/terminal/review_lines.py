"""A review in lines of text: the curves of the winning chances, and what is said about a marked decision."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from rich.text import Text

from menagerie.i18n.review_text import mark_text, reason_sentences
from menagerie.i18n.translator import Translator
from menagerie.review import Review
from menagerie.review.review import ReviewedDecision
from menagerie.terminal.table_renderer import Block

BLOCKS = "▁▂▃▄▅▆▇█"
"""How high the curve is, from no chance to certainty."""

SIGNS = {"inaccuracy": "·", "mistake": "?", "blunder": "×"}
"""The signs of the marks below the curve, the mildest first."""

STYLES = {"inaccuracy": "yellow", "mistake": "bold yellow", "blunder": "bold red"}

MISTAKES = ("mistake", "blunder")


def curve_lines(found: Review, seats: Iterable[int], at: int, last: int, width: int, translator: Translator) -> Block:
    """Return a line for each seat with its chance to win over all decisions, and a line with the marks.

    The column of decision ``at`` is highlighted; ``last`` is the number of all decisions, of which the review may have
    seen only the first.
    """
    shown = tuple(seats)
    names = [translator.seat(seat) for seat in shown]
    margin = max(map(len, names)) + 2
    columns = _columns(last, max(8, width - margin - len(" 100 %")))
    here = max(column for column, decision in enumerate(columns) if decision <= at)
    lines: Block = []
    for seat, name in zip(shown, names, strict=True):
        line = Text(f" {name}".ljust(margin))
        for column, decision in enumerate(columns):
            known = decision < len(found.values)
            line.append(_block(found.values[decision][seat]) if known else " ", "reverse" if column == here else "")
        if at < len(found.values):
            line.append(f" {round(100 * found.values[at][seat]):3} %")
        lines.append(line)
    return [*lines, _mark_line(found, shown, columns, margin)]


def _columns(last: int, width: int) -> list[int]:
    """Return for each column the decision that it shows."""
    count = min(width, last + 1)
    return [round(column * last / max(1, count - 1)) for column in range(count)]


def _block(chance: float) -> str:
    return BLOCKS[min(len(BLOCKS) - 1, int(chance * len(BLOCKS)))]


def _mark_line(found: Review, seats: Sequence[int], columns: list[int], margin: int) -> Text:
    """Return the worst mark in each column."""
    marks = list(SIGNS)
    worst: dict[int, str] = {}
    for decision in found.decisions:
        if decision.mark and decision.seat in seats:
            column = next(c for c, shown in enumerate(columns) if shown >= decision.n)
            worst[column] = max(decision.mark, worst.get(column, decision.mark), key=marks.index)
    line = Text(" " * margin)
    for column in range(len(columns)):
        mark = worst.get(column)
        line.append(SIGNS[mark] if mark else " ", STYLES[mark] if mark else "")
    return line


def decision_lines(decision: ReviewedDecision, translator: Translator) -> Iterator[Text]:
    """Yield what a marked decision gave up, and why."""
    yield Text(mark_text(decision.as_json(), translator), STYLES[decision.mark or ""])
    for sentence in reason_sentences(decision.as_json(), translator):
        yield Text(sentence)
