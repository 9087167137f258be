"""Tallies: what a game counts while it is played, for the statistics."""

from __future__ import annotations

from dataclasses import dataclass

from menagerie.core.rule import rule
from menagerie.core.state import State


@dataclass(frozen=True)
class Tally:
    """A counter; the message ``GAME-tally-NAME`` names it."""

    name: str
    of: str | None = None
    """The name of the counter that this one is a part of."""


@rule
def nothing_to_tally(before: State, seat: int, action: int, after: State, counts: list[int]) -> None:
    """Count nothing: a game without tallies."""
