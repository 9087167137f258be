"""The last decision in the game of a table, and a request to undo it."""

from __future__ import annotations

from dataclasses import dataclass

from menagerie.core.phrases import Event


@dataclass(slots=True)
class LoggedDecision:
    """The last decision in the game."""

    seat: int
    before: int
    """The number of decisions before it; forced decisions that followed belong to it."""
    events: list[Event]
    others: tuple[int, ...]
    """The other seats that had to decide at the same time and had not yet."""
    final: bool
    """Whether it was a simultaneous choice: that can be changed until the last seat has chosen, and not be undone."""
    undo_asked: bool = False
    """Whether its player has already asked to undo it; that is possible once."""


@dataclass(slots=True)
class UndoRequest:
    """A pending request to undo the last move."""

    seat: int
    agreed: set[int]
    at: float
