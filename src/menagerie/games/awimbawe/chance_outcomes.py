"""What chance may decide in Awimbawé, number by number, and a game with a few cards."""

from __future__ import annotations

from collections.abc import Sequence

from menagerie.core.bits import each, set_of
from menagerie.core.chance_outcomes import ChanceOutcomes, any_of, next_card
from menagerie.core.phrases import Log
from menagerie.core.state import NOBODY
from menagerie.games.awimbawe.cards import DECKS, HAND, HYENAS, PILES
from menagerie.games.awimbawe.deal import clear_table
from menagerie.games.awimbawe.events import AwimbaweDealt
from menagerie.games.awimbawe.scoring import ROUNDS_TO_WIN, score
from menagerie.games.awimbawe.state import DRAW, AwimbaweState
from menagerie.games.awimbawe.tricks import begin_trick

MINIATURE_CARDS = (0, 5, 10, 34, 6, 4, 11, 2, 8, 35, 1, 7)
"""The cards of the miniature game: S1 S6 D5 A7 D1 S5 D6 S3 D3 A8 S2 D2."""


def chance_outcomes(state: AwimbaweState, outcome: Sequence[int]) -> ChanceOutcomes:
    """Return the hand cards that a snake may draw, or the next card of a deal: piles, then the hand, seat by seat."""
    if state.phase == DRAW:
        return [] if outcome else any_of(each(state.hands[state.drawn_from] & ~state.blocked[state.drawn_from]))
    heaps = [*[1] * 2 * PILES[state.players], HAND[state.players]] * state.players
    return next_card(each(DECKS[state.players]), heaps, outcome)


def miniature_outcomes(state: AwimbaweState, cards: int, outcome: Sequence[int]) -> ChanceOutcomes:
    return next_card(sorted(MINIATURE_CARDS[: cards * state.players]), [cards] * state.players, outcome)


def miniature_apply_chance(state: AwimbaweState, cards: int, outcome: Sequence[int], log: Log | None) -> None:
    """Start a round that decides the game, without piles; all other cards have been won, and seat 0 leads."""
    clear_table(state)
    seats = range(state.players)
    for seat in seats:
        state.rounds_won[seat] = ROUNDS_TO_WIN - 1
        state.hands[seat] = set_of(outcome[cards * seat : cards * (seat + 1)])
        state.hand_size[seat] = cards
    share_out(state, DECKS[state.players] & ~set_of(outcome))
    state.active, state.tricks_left, state.named_leader = (1 << state.players) - 1, cards, NOBODY
    if log is not None:
        log.append(
            AwimbaweDealt(
                tuple(tuple(each(state.hands[seat])) for seat in seats), ((),) * len(seats), ((),) * len(seats), 0
            )
        )
    begin_trick(state, 0, log)


def share_out(state: AwimbaweState, cards: int) -> None:
    """Give every side about as many crowns, and no side too many hyenas."""
    for card in sorted(
        each(cards), key=lambda card: (not HYENAS >> card & 1, state.crowns[card] > 0, -state.crowns[card])
    ):
        side = min(range(min(state.players, state.sides + 1)), key=lambda side: score(state, side))
        state.won[side] |= 1 << card
