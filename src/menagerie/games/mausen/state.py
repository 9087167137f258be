"""The state of a game of Mausen."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from menagerie.core.state import NOBODY, State, row
from menagerie.games.mausen.cards import FULL_HAND, Species, card_of, herd_of


@dataclass(slots=True)
class MausenState(State):
    """A game of Mausen."""

    cascade: int = 0
    highest_mouse: int = 0
    open_scores: int = 0
    waiting: int = 0
    """The seats that have yet to choose."""
    restocking: int = 0
    middle: int = 0
    """A herd."""
    hands: list[int] = row(6)
    chosen: list[int] = row(6, NOBODY)
    captured: list[int] = row(6)
    """A herd for each seat."""


START = (
    (Species.MOUSE, 1),
    (Species.CAT, 2),
    (Species.DOG, 3),
    (Species.ELEPHANT, 4),
)


def setup(players: int, options: Mapping[str, Any], values: tuple[int, ...]) -> MausenState:
    """Everyone holds the same 16 cards; four start cards lie open in the middle."""
    state = MausenState(
        players=players,
        cascade=int(options["ties"] == "cascade"),
        highest_mouse=int(options["tiebreak"] == "highest-mouse"),
        open_scores=int(options["open_scores"]),
        waiting=(1 << players) - 1,
        middle=sum(herd_of(card_of(species, value)) for species, value in START),
    )
    for seat in range(players):
        state.hands[seat] = FULL_HAND
    return state
