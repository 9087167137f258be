"""The events and moves of Mopsen."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import ClassVar

from menagerie.core.phrases import Event, Phrase, Seat
from menagerie.games.mopsen.cards import Card, Cards, HandsBySeat, KindTag, Order, Pug


@dataclass(frozen=True, slots=True)
class MopsenDealt(Event):
    """A round was dealt; the stock is top card first. A seat sees only its own hand."""

    reveals: ClassVar[bool] = True
    rule: ClassVar[str] = "MOP-4"
    dealer: Seat
    hands: HandsBySeat
    stock: Cards | None
    order: Order

    def visible_to(self, seat: int | None) -> MopsenDealt:
        hands = tuple(hand if seat == other else None for other, hand in enumerate(self.hands))
        return replace(self, hands=hands, stock=None)


@dataclass(frozen=True, slots=True)
class ExchangeChosen(Event):
    """A seat laid aside, face down, what it will exchange; the number of cards is secret until all have chosen."""

    rule: ClassVar[str] = "MOP-5"
    seat: Seat
    count: int | None
    cards: Cards | None

    def visible_to(self, seat: int | None) -> ExchangeChosen:
        return self if seat == self.seat else replace(self, count=None, cards=None)


@dataclass(frozen=True, slots=True)
class Exchanged(Event):
    """A seat put cards under the stock and drew as many; only now the number is shown."""

    reveals: ClassVar[bool] = True
    rule: ClassVar[str] = "MOP-5"
    seat: Seat
    count: int
    put_away: Cards | None
    drawn: Cards | None

    def visible_to(self, seat: int | None) -> Exchanged:
        return self if seat == self.seat else replace(self, put_away=None, drawn=None)


@dataclass(frozen=True, slots=True)
class MopsenPlayed(Event):
    """A seat played a card."""

    rule: ClassVar[str] = "MOP-7"
    plays: ClassVar[bool] = True
    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class MopsenTrickWon(Event):
    """A seat played the trick's highest card, which goes on its bowl."""

    rule: ClassVar[str] = "MOP-8"
    ends: ClassVar[str] = "trick"
    takes: ClassVar[bool] = True
    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class Jostled(Event):
    """The kind of the trick's lowest card, which this seat played, went to the top of the pecking order."""

    rule: ClassVar[str] = "MOP-10"
    ends: ClassVar[str] = "trick"
    seat: Seat
    kind: KindTag
    order: Order


@dataclass(frozen=True, slots=True)
class Discarded(Event):
    """Cards of the trick went, open, to the discards."""

    rule: ClassVar[str] = "MOP-11"
    ends: ClassVar[str] = "trick"
    cards: Cards


@dataclass(frozen=True, slots=True)
class Pinched(Event):
    """A seat took a card of the trick into its hand."""

    rule: ClassVar[str] = "MOP-10"
    ends: ClassVar[str] = "trick"
    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class PinchedNothing(Event):
    """A seat that could have pinched a card did not."""

    rule: ClassVar[str] = "MOP-10"
    ends: ClassVar[str] = "trick"
    seat: Seat


EVENTS = (
    MopsenDealt,
    ExchangeChosen,
    Exchanged,
    MopsenPlayed,
    MopsenTrickWon,
    Jostled,
    Discarded,
    Pinched,
    PinchedNothing,
)


@dataclass(frozen=True, slots=True)
class KeepAll(Phrase):
    """Exchange nothing."""


@dataclass(frozen=True, slots=True)
class Exchange(Phrase):
    """Exchange these cards."""

    cards: Cards


@dataclass(frozen=True, slots=True)
class MopsenPlay(Phrase):
    """Play this card."""

    card: Card


@dataclass(frozen=True, slots=True)
class Pinch(Phrase):
    """Take this card into the hand."""

    card: Card


@dataclass(frozen=True, slots=True)
class PinchNothing(Phrase):
    """Take no card."""


@dataclass(frozen=True, slots=True)
class MopsenMustFollow(Phrase):
    """Not playable: a pug of this colour was led, and the seat has one."""

    led: Pug


PHRASES = (KeepAll, Exchange, MopsenPlay, Pinch, PinchNothing, MopsenMustFollow)
