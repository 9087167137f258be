"""A game of Mausen with a few cards; chance decides nothing in it."""

from __future__ import annotations

from collections.abc import Sequence

from menagerie.core.bits import set_of
from menagerie.core.chance_outcomes import ChanceOutcomes
from menagerie.core.phrases import Log
from menagerie.games.mausen.cards import CARDS
from menagerie.games.mausen.state import MausenState

MINIATURE_CARDS = tuple(4 * (i % 4) + (i + i // 4) % 4 for i in range(CARDS))
"""The cards of the miniature game: the four species in turn, E1 D2 C3 M4 E2 …"""


def miniature_outcomes(state: MausenState, cards: int, outcome: Sequence[int]) -> ChanceOutcomes:
    return []


def miniature_apply_chance(state: MausenState, cards: int, outcome: Sequence[int], log: Log | None) -> None:
    """Give everyone the same few cards."""
    for seat in range(state.players):
        state.hands[seat] = set_of(MINIATURE_CARDS[:cards])
