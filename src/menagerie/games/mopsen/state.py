"""The state of a game of Mopsen."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from menagerie.core.game import CHANCE
from menagerie.core.state import NOBODY, State, row
from menagerie.games.mopsen.cards import CARDS, MOST_STOCK

EXCHANGING, PLAYING, PINCHING = 0, 1, 2
"""The phases: what is being decided."""

ROUNDS = 3


@dataclass(slots=True)
class MopsenState(State):
    """A game of Mopsen."""

    reshuffle_order: int = 0
    pinch_optional: int = 0
    bones: list[int] = row(CARDS)
    """The bones printed on each card."""
    phase: int = EXCHANGING
    waiting: int = CHANCE
    """The seats that have yet to decide; CHANCE before a deal; empty while a decision is applied."""
    round: int = 0
    """The number of rounds that have been scored."""
    dealer: int = NOBODY
    standing: list[int] = row(4)
    """The pecking order, by kind: 3 for the strongest, 0 for the weakest."""
    hands: list[int] = row(5)
    hand_size: list[int] = row(5)
    known: list[int] = row(5)
    """The cards in each hand that everyone saw it pinch."""
    lacks: list[int] = row(5)
    """The cards that the rest of each hand cannot hold: a colour that it could not follow."""
    chosen: list[int] = row(5, NOBODY)
    """The hand cards that each seat is about to exchange; NOBODY before the choice and after the exchange."""
    stock: list[int] = row(MOST_STOCK, NOBODY)
    """Top card first; NOBODY where a card was drawn."""
    drawn: int = 0
    """The number of cards drawn from the stock."""
    put_away: list[int] = row(5)
    """The cards that each seat put under the stock."""
    put_away_size: list[int] = row(5)
    bowls: list[int] = row(5)
    discards: int = 0
    trick: list[int] = row(5, NOBODY)
    """The card that lies above each seat's bowl."""
    leader: int = NOBODY
    duty: int = 0
    """The cards with which the led colour must be followed."""
    totals: list[int] = row(5)
    """Points of the rounds that have been scored."""


def setup(players: int, options: Mapping[str, Any], values: tuple[int, ...]) -> MopsenState:
    """Return the state before the first deal."""
    return MopsenState(
        players=players,
        reshuffle_order=int(options["reshuffle_order"]),
        pinch_optional=int(options["pinch_optional"]),
        bones=list(values),
    )


def order_of(standing: list[int]) -> tuple[int, ...]:
    """Return the pecking order, strongest kind first."""
    return tuple(sorted(range(4), key=lambda kind: -standing[kind]))
