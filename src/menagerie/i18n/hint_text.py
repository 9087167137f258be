"""Why a strong player would make a move, in words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from menagerie.core.table import Table
from menagerie.i18n.translator import Translator

SHOWN = 3
"""So many moves are told."""

SURE = 0.95
"""What is played more often than this is played always."""


@dataclass(frozen=True, slots=True)
class Advised:
    """A move that a strong player weighed: what it brings, and how much of the time to play it."""

    action: int
    win: float
    points: float
    share: float


def advice(moves: Sequence[Advised], table: Table, translator: Translator) -> Iterator[str]:
    """The best moves, each with its reason."""
    phrases = {choice.action: translator.phrase(choice.phrase) for choice in table.choices}
    for move in moves[:SHOWN]:
        yield translator.labelled(phrases[move.action], why(move.win, move.points, move.share, translator))


def why(win: float, points: float, share: float, translator: Translator) -> str:
    """The chance to win with a move, the points to be expected of it, and how much of the time to play it."""
    return " ".join(_reasons(win, points, share, translator))


def _reasons(win: float, points: float, share: float, translator: Translator) -> Iterator[str]:
    yield translator.say("web-hint-line", {"win": round(100 * win), "points": round(points, 1)})
    if 0 < share < SURE:
        yield translator.say("web-hint-mixed", {"share": round(100 * share)})
