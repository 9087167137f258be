"""What a game counts about itself while it is played, for those who study it."""

from __future__ import annotations

from dataclasses import dataclass

from menagerie.core.rule import rule
from menagerie.core.state import State


@dataclass(frozen=True)
class Tally:
    """Something that is counted; the message ``GAME-tally-NAME`` says what."""

    name: str
    of: str | None = None
    """The name of what it is a part of."""


@rule
def nothing_to_tally(before: State, seat: int, action: int, after: State, counts: list[int]) -> None:
    """A game need not count anything."""
