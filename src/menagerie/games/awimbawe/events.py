"""The events and moves of Awimbawé."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import ClassVar

from menagerie.core.phrases import Event, Phrase, Place, Seat, Seats
from menagerie.games.awimbawe.cards import Card, Cards, CardsBySeat, Colour, Rival


@dataclass(frozen=True, slots=True)
class AwimbaweDealt(Event):
    """A round was dealt; nobody sees the cards that lie face down. A seat sees its own hand."""

    reveals: ClassVar[bool] = True
    rule: ClassVar[str] = "AWI-5"
    hands: CardsBySeat
    down: CardsBySeat | None
    up: CardsBySeat
    leader: Seat
    own: Cards = ()
    own_count: int = 0

    def visible_to(self, seat: int | None) -> AwimbaweDealt:
        hands = tuple(hand if owner == seat else None for owner, hand in enumerate(self.hands))
        own = (None if seat is None else hands[seat]) or ()
        return replace(self, hands=hands, down=None, own=own, own_count=len(own))


@dataclass(frozen=True, slots=True)
class AwimbawePlayed(Event):
    """A seat played a card."""

    rule: ClassVar[str] = "AWI-10"
    plays: ClassVar[bool] = True
    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class ColourNamed(Event):
    """A led multicolour card got its colour."""

    rule: ClassVar[str] = "AWI-12"
    seat: Seat
    colour: Colour


@dataclass(frozen=True, slots=True)
class Fought(Event):
    """An eagle fights."""

    rule: ClassVar[str] = "AWI-14"
    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class Fled(Event):
    """An eagle flees, back to its owner's won cards."""

    rule: ClassVar[str] = "AWI-14"
    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class Pushed(Event):
    """A rhino pushed a face-up card under another pile."""

    rule: ClassVar[str] = "AWI-20"
    seat: Seat
    target: Seat
    card: Card
    source: Place
    destination: Place


@dataclass(frozen=True, slots=True)
class PushedFaceDown(Event):
    """A rhino pushed a face-down card under another pile."""

    rule: ClassVar[str] = "AWI-20"
    seat: Seat
    target: Seat
    source: Place
    destination: Place


@dataclass(frozen=True, slots=True)
class LeadNamed(Event):
    """A cheetah said who leads the next trick."""

    rule: ClassVar[str] = "AWI-21"
    seat: Seat
    leader: Seat


@dataclass(frozen=True, slots=True)
class PileBlocked(Event):
    """A snake blocked an open pile card."""

    rule: ClassVar[str] = "AWI-22"
    seat: Seat
    target: Seat
    card: Card
    slot: Place


@dataclass(frozen=True, slots=True)
class HandChosen(Event):
    """A snake is going to block a hand card."""

    rule: ClassVar[str] = "AWI-22"
    seat: Seat
    target: Seat


@dataclass(frozen=True, slots=True)
class HandBlocked(Event):
    """A hand card was drawn and blocked; only its owner sees which."""

    reveals: ClassVar[bool] = True
    rule: ClassVar[str] = "AWI-22"
    seat: Seat
    target: Seat
    card: Card | None

    def visible_to(self, seat: int | None) -> HandBlocked:
        return self if seat == self.target else replace(self, card=None)


@dataclass(frozen=True, slots=True)
class Passed(Event):
    """A seat did not use its animal."""

    rule: ClassVar[str] = "AWI-18"
    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class Unblocked(Event):
    """A seat played, which ended all of its blocks."""

    rule: ClassVar[str] = "AWI-22"
    seat: Seat


@dataclass(frozen=True, slots=True)
class BlocksLifted(Event):
    """A seat that had to play had no card available, so its blocks were lifted."""

    rule: ClassVar[str] = "AWI-23"
    seat: Seat


@dataclass(frozen=True, slots=True)
class TurnedUp(Event):
    """An uncovered face-down card was turned up."""

    reveals: ClassVar[bool] = True
    rule: ClassVar[str] = "AWI-17"
    seat: Seat
    slot: Place
    card: Card


@dataclass(frozen=True, slots=True)
class ElephantScared(Event):
    """The mouse of the led colour met its elephant, and won."""

    rule: ClassVar[str] = "AWI-19"
    ends: ClassVar[str] = "trick"
    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class AwimbaweTrickWon(Event):
    """A seat won a trick and took these cards."""

    rule: ClassVar[str] = "AWI-13"
    ends: ClassVar[str] = "trick"
    takes: ClassVar[bool] = True
    seat: Seat
    cards: Cards


@dataclass(frozen=True, slots=True)
class HyenasGathered(Event):
    """There were hyenas in the trick; the event has the winning side's number of hyenas."""

    rule: ClassVar[str] = "AWI-24"
    ends: ClassVar[str] = "trick"
    seat: Seat
    hyenas: int


@dataclass(frozen=True, slots=True)
class Eliminated(Event):
    """The fourth hyena drove a seat out of the round."""

    rule: ClassVar[str] = "AWI-24"
    ends: ClassVar[str] = "trick"
    seat: Seat


@dataclass(frozen=True, slots=True)
class LostToHyenas(Event):
    """The fourth hyena lost the round for a seat's side."""

    rule: ClassVar[str] = "AWI-24"
    ends: ClassVar[str] = "trick"
    seat: Seat


@dataclass(frozen=True, slots=True)
class RoundUndecided(Event):
    """Nobody won the round; it is played again."""

    rule: ClassVar[str] = "AWI-25"
    ends: ClassVar[str] = "round"


@dataclass(frozen=True, slots=True)
class RivalTurnedGold(Event):
    """The winners of their first round turned their rival card to gold."""

    rule: ClassVar[str] = "AWI-26"
    ends: ClassVar[str] = "round"
    rival: Rival
    winners: Seats


@dataclass(frozen=True, slots=True)
class FirstLeadNamed(Event):
    """The loser of the last round said who leads the next one."""

    rule: ClassVar[str] = "AWI-8"
    seat: Seat
    leader: Seat


EVENTS = (
    AwimbaweDealt,
    AwimbawePlayed,
    ColourNamed,
    Fought,
    Fled,
    Pushed,
    PushedFaceDown,
    LeadNamed,
    PileBlocked,
    HandChosen,
    HandBlocked,
    Passed,
    Unblocked,
    BlocksLifted,
    TurnedUp,
    ElephantScared,
    AwimbaweTrickWon,
    HyenasGathered,
    Eliminated,
    LostToHyenas,
    RoundUndecided,
    RivalTurnedGold,
    FirstLeadNamed,
)


@dataclass(frozen=True, slots=True)
class AwimbawePlay(Phrase):
    """Play this card."""

    card: Card


@dataclass(frozen=True, slots=True)
class NameColour(Phrase):
    """Lead the multicolour card as this colour."""

    colour: Colour


@dataclass(frozen=True, slots=True)
class Fight(Phrase):
    """Let the eagle fight."""


@dataclass(frozen=True, slots=True)
class Flee(Phrase):
    """Let the eagle flee."""


@dataclass(frozen=True, slots=True)
class Pass(Phrase):
    """Leave the animal's ability unused."""


@dataclass(frozen=True, slots=True)
class NameLeader(Phrase):
    """Let this seat lead next."""

    leader: Seat


@dataclass(frozen=True, slots=True)
class BlockHand(Phrase):
    """Block a hand card of this seat, drawn at random."""

    target: Seat


@dataclass(frozen=True, slots=True)
class BlockPile(Phrase):
    """Block this open pile card."""

    target: Seat
    card: Card
    slot: Place


@dataclass(frozen=True, slots=True)
class Push(Phrase):
    """Push this face-up card under another pile."""

    target: Seat
    card: Card
    source: Place
    destination: Place


@dataclass(frozen=True, slots=True)
class PushFaceDown(Phrase):
    """Push a face-down card under another pile."""

    target: Seat
    source: Place
    destination: Place


@dataclass(frozen=True, slots=True)
class Covered(Phrase):
    """Not playable: another card lies on it."""


@dataclass(frozen=True, slots=True)
class Blocked(Phrase):
    """Not playable: a snake blocks it."""


@dataclass(frozen=True, slots=True)
class AwimbaweMustFollow(Phrase):
    """Not playable: there is a card of the led colour."""

    colour: Colour


@dataclass(frozen=True, slots=True)
class MustFollowMulticolour(Phrase):
    """Not playable: there is no card of the led colour, but a multicolour card, which follows it."""

    colour: Colour


@dataclass(frozen=True, slots=True)
class MustFollowEagle(Phrase):
    """Not playable: an eagle was led, and there is one."""


@dataclass(frozen=True, slots=True)
class MustPlayEagle(Phrase):
    """Not playable: nothing follows the led colour, but there is an eagle."""

    colour: Colour


PHRASES = (
    AwimbawePlay,
    NameColour,
    Fight,
    Flee,
    Pass,
    NameLeader,
    BlockHand,
    BlockPile,
    Push,
    PushFaceDown,
    Covered,
    Blocked,
    AwimbaweMustFollow,
    MustFollowMulticolour,
    MustFollowEagle,
    MustPlayEagle,
)
