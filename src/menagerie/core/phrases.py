"""What can be said of a game: a dataclass whose name is a sentence's name and whose fields are its facts.

A field's type tells how its number is read aloud: ``Seat`` and ``Place`` (counted from 0, told from 1) here, ``Card``
and the like in each game. A tag that begins
with ``by-seat`` means one item for each seat, None where there is nothing to tell. An event is a phrase about
something that happened; what a seat may hear of it is ``heard_by``, with None for what it may not.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, ClassVar, TypeAlias

Seat: TypeAlias = Annotated[int, "seat"]
Place: TypeAlias = Annotated[int, "place"]
Seats: TypeAlias = Annotated[tuple[int, ...], "seat"]
PointsBySeat: TypeAlias = Annotated[tuple[int, ...], "by-seat"]


@dataclass(frozen=True, slots=True)
class Phrase:
    """Something that can be said in every language."""


@dataclass(frozen=True, slots=True)
class Event(Phrase):
    """Something happened."""

    reveals: ClassVar[bool] = False
    """It brings to light what some seat did not know before."""

    rule: ClassVar[str] = ""
    """The number of the rule that applied, as in the game's rulebook."""

    def heard_by(self, seat: int | None) -> Event:
        """The event as a seat (or a spectator: None) may know it: all of it, unless the event says otherwise."""
        return self


Log: TypeAlias = list[Event]


@dataclass(frozen=True, slots=True)
class RoundEnded(Event):
    """A round is over: its points and its winners."""

    points: PointsBySeat
    winners: Seats


@dataclass(frozen=True, slots=True)
class GameEnded(Event):
    """The game is over: the points and the winners."""

    points: PointsBySeat
    winners: Seats
