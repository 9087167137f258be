"""What chance may decide in Mopsen, number by number, and a game with a few cards."""

from __future__ import annotations

from collections.abc import Sequence

from menagerie.core.bits import set_of
from menagerie.core.chance_outcomes import ChanceOutcomes, any_of, certainly, next_card
from menagerie.core.phrases import Log
from menagerie.core.state import NOBODY
from menagerie.games.mopsen.cards import CARDS, DECK, HAND, MOST_EXCHANGED, MOST_STOCK
from menagerie.games.mopsen.deal import DECK_AT, ORDER, clear_table, dealt, next_dealer
from menagerie.games.mopsen.state import PLAYING, ROUNDS, MopsenState, order_of

MINIATURE_CARDS = tuple(16 * (i % 4) + (2 * (i // 4) + 3 * (i % 4)) % 8 for i in range(16))
"""The cards of the miniature game: the four kinds in turn, with different numbers."""


def chance_outcomes(state: MopsenState, outcome: Sequence[int]) -> ChanceOutcomes:
    """Return the possible dealers and pecking orders where they are drawn, then hands, then the part of the stock
    that can be drawn."""
    first = state.dealer == NOBODY
    if not outcome:
        return any_of(range(state.players)) if first else certainly(next_dealer(state))
    if len(outcome) < DECK_AT:
        if first or state.reshuffle_order:
            return any_of(sorted(set(range(4)) - set(outcome[ORDER:])))
        return certainly(order_of(state.standing)[len(outcome) - ORDER])
    return next_card(range(CARDS), heaps_of(state.players), outcome[DECK_AT:])


def heaps_of(players: int) -> list[int]:
    """Return the heaps of a deal: the hands, each card of the stock that may be drawn, and the rest, which nobody
    sees."""
    drawn = MOST_EXCHANGED * players
    return [HAND] * players + [1] * drawn + [CARDS - HAND * players - drawn]


def miniature_outcomes(state: MopsenState, cards: int, outcome: Sequence[int]) -> ChanceOutcomes:
    return next_card(sorted(MINIATURE_CARDS[: cards * state.players]), [cards] * state.players, outcome)


def miniature_apply_chance(state: MopsenState, cards: int, outcome: Sequence[int], log: Log | None) -> None:
    """Start the last round, without an exchange; all other cards have been played, and seat 0 leads."""
    clear_table(state)
    state.round, state.dealer, state.leader = ROUNDS - 1, state.players - 1, 0
    state.standing = [3, 2, 1, 0]
    state.stock = [NOBODY] * MOST_STOCK
    state.discards = DECK & ~set_of(outcome)
    for seat in range(state.players):
        state.hands[seat] = set_of(outcome[cards * seat : cards * (seat + 1)])
        state.hand_size[seat] = cards
    state.phase, state.waiting = PLAYING, 1
    if log is not None:
        log.append(dealt(state))
