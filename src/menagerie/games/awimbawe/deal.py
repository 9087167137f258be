"""Dealing a round (AWI-5 to AWI-8)."""

from __future__ import annotations

from menagerie.core.bits import each
from menagerie.core.chance import shuffle
from menagerie.core.phrases import Log
from menagerie.core.rule import rule
from menagerie.core.state import NOBODY
from menagerie.games.awimbawe.cards import CARDS, DECKS, HAND, PILES, TRICKS
from menagerie.games.awimbawe.events import AwimbaweDealt
from menagerie.games.awimbawe.piles import BITS, LAID, card_of, face_down, face_up
from menagerie.games.awimbawe.state import LACKS, AwimbaweState
from menagerie.games.awimbawe.tricks import begin_trick


@rule(inline=False)
def shuffled_deck(state: AwimbaweState, rng: list[int], cards: list[int]) -> None:
    """Write all cards of the game in the order in which they are dealt."""
    deck = DECKS[state.players]
    count = 0
    for card in range(CARDS):
        if (deck >> card) & 1:
            cards[count] = card
            count += 1
    shuffle(cards, 0, count, rng)


@rule(inline=False)
def deal(state: AwimbaweState, cards: list[int], log: Log | None) -> None:
    """Everyone gets piles, a face-up card on a face-down one, and hand cards; then the first trick begins."""
    clear_table(state)
    next_card = 0
    for seat in range(state.players):
        next_card = deal_to(state, seat, cards, next_card)
    state.active = (1 << state.players) - 1
    state.tricks_left = TRICKS[state.players]
    if state.named_leader == NOBODY:
        state.named_leader = fewest_crowns_shown(state)
    if log is not None:
        log.append(dealt(state))
    begin_trick(state, state.named_leader, log)


@rule(inline=False)
def clear_table(state: AwimbaweState) -> None:
    """A new round reshuffles everything."""
    state.uncovered = 0
    for seat in range(state.players):
        state.won[seat] = 0
        state.blocked[seat] = 0
        state.blocked_in_hand[seat] = 0
        state.lacks[seat] = 0
        if state.limited[seat]:
            state.limited[seat] = 0
            for limit in range(LACKS * seat, LACKS * seat + LACKS):
                state.limits[limit] = 0


@rule(inline=False)
def deal_to(state: AwimbaweState, seat: int, cards: list[int], next_card: int) -> int:
    """Deal a seat a face-down and a face-up card for each pile, then the hand. Return the index of the next card."""
    tops = 0
    for pile in range(4 * seat, 4 * seat + PILES[state.players]):
        top = cards[next_card + 1]
        state.piles[pile] = face_down(cards[next_card]) << BITS | face_up(top)
        tops |= 1 << top
        next_card += 2
    hand = 0
    for _ in range(HAND[state.players]):
        hand |= 1 << cards[next_card]
        next_card += 1
    state.tops[seat] = tops
    state.hands[seat] = hand
    state.hand_size[seat] = HAND[state.players]
    return next_card


@rule(inline=False)
def fewest_crowns_shown(state: AwimbaweState) -> int:
    """Return the first leader: the seat that shows the fewest crowns on open pile cards; tied, the youngest."""
    leader = NOBODY
    fewest = 1 << 20
    for place in range(state.players):
        seat = state.youngest[place]
        crowns = 0
        for pile in range(4 * seat, 4 * seat + PILES[state.players]):
            crowns += state.crowns[card_of(state.piles[pile] & LAID)]
        if crowns < fewest:
            fewest = crowns
            leader = seat
    return leader


def dealt(state: AwimbaweState) -> AwimbaweDealt:
    """Return the event of the deal."""
    seats = range(state.players)
    piles = [state.piles[4 * seat : 4 * seat + PILES[state.players]] for seat in seats]
    return AwimbaweDealt(
        hands=tuple(tuple(each(state.hands[seat])) for seat in seats),
        down=tuple(tuple(card_of(pile >> BITS) for pile in own) for own in piles),
        up=tuple(tuple(card_of(pile & LAID) for pile in own) for own in piles),
        leader=state.named_leader,
    )
