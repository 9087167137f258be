"""Explain the moves that the strong bot suggests."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from menagerie.core.table import Table
from menagerie.i18n.translator import Translator

SHOWN = 3
"""How many moves are shown."""

SURE = 0.95
"""A move with a larger share than this counts as the only one to play."""


@dataclass(frozen=True, slots=True)
class SuggestedMove:
    """A move that the strong bot considered: its chance to win, its expected points, and how often to play it."""

    action: int
    win: float
    points: float
    share: float


def advice(moves: Sequence[SuggestedMove], table: Table, translator: Translator) -> Iterator[str]:
    """Yield a line for each of the best moves, with the reason."""
    phrases = {choice.action: translator.phrase(choice.phrase) for choice in table.choices}
    for move in moves[:SHOWN]:
        yield translator.labelled(phrases[move.action], why(move.win, move.points, move.share, translator))


def why(win: float, points: float, share: float, translator: Translator) -> str:
    """Return the chance to win with a move, its expected points and, for mixed strategies, how often to play it."""
    return " ".join(_reasons(win, points, share, translator))


def _reasons(win: float, points: float, share: float, translator: Translator) -> Iterator[str]:
    yield translator.say("web-hint-line", {"win": round(100 * win), "points": round(points, 1)})
    if 0 < share < SURE:
        yield translator.say("web-hint-mixed", {"share": round(100 * share)})
