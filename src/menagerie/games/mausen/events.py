"""The events and moves of Mausen."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import ClassVar

from menagerie.core.phrases import Event, Phrase, Seat
from menagerie.games.mausen.cards import Card, Cards, CardsBySeat, SpeciesTag


@dataclass(frozen=True, slots=True)
class Chose(Event):
    """A seat laid a card face down."""

    rule: ClassVar[str] = "MAU-3"

    seat: Seat
    card: Card | None

    def visible_to(self, seat: int | None) -> Chose:
        return self if seat == self.seat else replace(self, card=None)


@dataclass(frozen=True, slots=True)
class Revealed(Event):
    """All chosen cards were turned up."""

    reveals: ClassVar[bool] = True
    rule: ClassVar[str] = "MAU-3"
    ends: ClassVar[str] = "hunt"

    cards: CardsBySeat


@dataclass(frozen=True, slots=True)
class Hunted(Event):
    """A hunter took all animals of its prey."""

    rule: ClassVar[str] = "MAU-8"
    ends: ClassVar[str] = "hunt"
    takes: ClassVar[bool] = True

    seat: Seat
    hunter: Card
    prey: SpeciesTag
    cards: Cards


@dataclass(frozen=True, slots=True)
class FoundNothing(Event):
    """A hunter found no prey."""

    rule: ClassVar[str] = "MAU-11"
    ends: ClassVar[str] = "hunt"

    seat: Seat
    hunter: Card
    prey: SpeciesTag


@dataclass(frozen=True, slots=True)
class Tied(Event):
    """A species was played, but the tie left it without a hunter."""

    rule: ClassVar[str] = "MAU-7"
    ends: ClassVar[str] = "hunt"

    species: SpeciesTag


@dataclass(frozen=True, slots=True)
class MiddleEmptied(Event):
    """No animal was left in the middle: everyone must lay one there."""

    rule: ClassVar[str] = "MAU-12"
    ends: ClassVar[str] = "hunt"


@dataclass(frozen=True, slots=True)
class Restocked(Event):
    """The chosen cards were laid into the middle, and nobody hunted."""

    reveals: ClassVar[bool] = True
    rule: ClassVar[str] = "MAU-12"
    ends: ClassVar[str] = "hunt"

    cards: CardsBySeat


EVENTS = (Chose, Revealed, Hunted, FoundNothing, Tied, MiddleEmptied, Restocked)


@dataclass(frozen=True, slots=True)
class Hunt(Phrase):
    """Send this animal hunting."""

    card: Card


@dataclass(frozen=True, slots=True)
class Restock(Phrase):
    """Lay this animal into the middle."""

    card: Card


PHRASES = (Hunt, Restock)
