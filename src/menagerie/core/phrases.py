"""Phrases: dataclasses that a Fluent message puts into a sentence, in every language.

The class name determines the message, the fields are its arguments. A field's type says how its number is written:
``Seat`` and ``Place`` (counted from 0, written from 1) here, ``Card`` and the like in each game. A tag that begins with
``by-seat`` means one item for each seat, None where a seat has none. An event is a phrase about something that
happened; ``Event.visible_to`` returns it as a seat may see it, with None in each field that the seat may not know.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from typing import Annotated, ClassVar, TypeAlias

Seat: TypeAlias = Annotated[int, "seat"]
Place: TypeAlias = Annotated[int, "place"]
Seats: TypeAlias = Annotated[tuple[int, ...], "seat"]
PointsBySeat: TypeAlias = Annotated[tuple[int, ...], "by-seat"]


@dataclass(frozen=True, slots=True)
class Phrase:
    """Something that a message puts into a sentence."""


@dataclass(frozen=True, slots=True)
class Event(Phrase):
    """Something that happened in a game."""

    reveals: ClassVar[bool] = False
    """Whether it shows something that some seat did not know before."""

    rule: ClassVar[str] = ""
    """The number of the rule that applied, as in the game's rulebook."""

    ends: ClassVar[str] = ""
    """What ends with it, together with its neighbours that end the same: a trick, hunt, round or game; empty for none.
    """

    plays: ClassVar[bool] = False
    """Whether its seat lays a card into the trick."""

    takes: ClassVar[bool] = False
    """Whether its seat takes the trick, or what it hunted."""

    @property
    def actor(self) -> int:
        """The seat of an event that plays or takes."""
        return int(getattr(self, "seat"))  # noqa: B009 (only the events in question have the field)

    def visible_to(self, seat: int | None) -> Event:
        """Return the event as a seat (or a spectator: None) may see it: all of it, unless a subclass hides a field."""
        return self


Log: TypeAlias = list[Event]


@dataclass(frozen=True, slots=True)
class RoundEnded(Event):
    """A round is over: its points and its winners."""

    ends: ClassVar[str] = "round"
    points: PointsBySeat
    winners: Seats


@dataclass(frozen=True, slots=True)
class GameEnded(Event):
    """The game is over: the points and the winners."""

    ends: ClassVar[str] = "game"
    points: PointsBySeat
    winners: Seats


@dataclass(frozen=True, slots=True)
class EndingLed(Phrase):
    """A seat led the trick."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class EndingWon(Phrase):
    """These seats won the trick, the hunt, the round or the game."""

    winners: Seats
    winner: Seat
    """The first of them, for a sentence that says *you*."""
    count: int
    """The number of winners."""


@dataclass(frozen=True, slots=True)
class EndingMargin(Phrase):
    """The winners are ahead of a seat by this many points."""

    winners: Seats
    winner: Seat
    count: int
    margin: int
    behind: Seat


def name_of(kind: type[Phrase], game: str) -> str:
    """Return the phrase's name in JSON: its class name in kebab case, without the name of its game in front.

    Class names are unique in the package, so a phrase that two games have bears the game's name: ``MopsenPlayed`` is
    ``played`` in JSON.
    """
    return kebab(kind.__name__).removeprefix(f"{game}-")


def message_of(kind: type[Phrase], game: str) -> str:
    """Return the id of the phrase's Fluent message: ``mopsen-played``; the phrases of this module have no prefix."""
    name = name_of(kind, game)
    return name if kind.__module__ == __name__ else f"{game}-{name}"


@cache
def kebab(name: str) -> str:
    """Return a CamelCase name in kebab case."""
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()
