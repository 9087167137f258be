"""Why a seat took a trick, what its bones came from, and what each card can do (MOP-7, MOP-8 and MOP-13)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from menagerie.core.bits import each
from menagerie.core.game import CardHelp, took_cards
from menagerie.core.phrases import Event, Phrase
from menagerie.core.state import NOBODY
from menagerie.games.mopsen.cards import CATS, Card, Cards, Order, kind_of
from menagerie.games.mopsen.events import Jostled
from menagerie.games.mopsen.scoring import bones_in
from menagerie.games.mopsen.state import MopsenState, order_of


@dataclass(frozen=True, slots=True)
class HighestKind(Phrase):
    """The card was the only one of the strongest kind in the trick."""

    card: Card
    order: Order


@dataclass(frozen=True, slots=True)
class HighestNumber(Phrase):
    """The card had the highest number among those of the strongest kind in the trick."""

    card: Card
    order: Order


@dataclass(frozen=True, slots=True)
class BonesInBowl(Phrase):
    """The bones on the cards of a seat's bowl."""

    points: int
    cards: Cards


@dataclass(frozen=True, slots=True)
class EmptyBowl(Phrase):
    """The bones of a bowl without a card."""

    points: int


@dataclass(frozen=True, slots=True)
class CardsInHand(Phrase):
    """One bone for each card in hand."""

    points: int


EXPLANATIONS = (HighestKind, HighestNumber, BonesInBowl, EmptyBowl, CardsInHand)


def card_help(card: int) -> CardHelp:
    """Return what a pug or a cat can do."""
    return CardHelp("mopsen-help-cat" if CATS >> card & 1 else "mopsen-help-pug", "MOP-7")


def consequences(events: Sequence[Event], side: Sequence[int]) -> tuple[str, ...]:
    """Return whether the side had the highest card of the trick, and whether it had the lowest."""
    lowest = any(isinstance(event, Jostled) and event.seat in side for event in events)
    return took_cards(events, side) + (("lowest",) if lowest else ())


def why_won(state: MopsenState, seat: int) -> Phrase:
    """Return why the seat's card is the highest of the complete trick."""
    card, order = state.trick[seat], order_of(state.standing)
    same_kind = [other for other in state.trick if other != NOBODY and kind_of(other) == kind_of(card)]
    return HighestNumber(card, order) if len(same_kind) > 1 else HighestKind(card, order)


def reasons(state: MopsenState, seat: int) -> tuple[Phrase, ...]:
    """Return what the seat's bones came from: its bowl and the cards in its hand."""
    cards, bones, in_hand = tuple(each(state.bowls[seat])), bones_in(state, seat), state.hand_size[seat]
    bowl = BonesInBowl(bones, cards) if cards else EmptyBowl(bones)
    return (bowl, CardsInHand(in_hand)) if in_hand else (bowl,)
