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

    def visible_to(self, seat: int | None) -> Event:
        """Return the event as a seat (or a spectator: None) may see it: all of it, unless a subclass hides a field."""
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
