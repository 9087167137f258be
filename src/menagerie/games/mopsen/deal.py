"""Dealing and exchanging, MOP-2 to MOP-6 of docs/rules.md."""

from menagerie.core.bits import each, size
from menagerie.core.chance import draw, shuffle
from menagerie.core.phrases import Log
from menagerie.core.rule import rule
from menagerie.core.state import NOBODY
from menagerie.games.mopsen.cards import (
    CARDS,
    FIRST_EXCHANGE,
    HAND,
    PATTERNS,
    cards_at,
)
from menagerie.games.mopsen.events import ExchangeChosen, Exchanged, MopsenDealt
from menagerie.games.mopsen.state import EXCHANGING, PLAYING, MopsenState, order_of

DEALER = 0
ORDER = 1
DECK_AT = 5
OUTCOME_LENGTH = DECK_AT + CARDS
"""A deal is the dealer, the four kinds from the strongest to the weakest, eight cards for each seat, and the stock."""


@rule(inline=False)
def next_dealer(state: MopsenState) -> int:
    """The next dealer sits to the left."""
    return (state.dealer + 1) % state.players


@rule(inline=False)
def sample_chance(state: MopsenState, rng: list[int], outcome: list[int]) -> None:
    """The first dealer and pecking order are drawn; all cards are shuffled for each round."""
    first = state.dealer == NOBODY
    outcome[DEALER] = draw(rng, state.players) if first else next_dealer(state)
    for kind in range(4):
        outcome[ORDER + (kind if first else 3 - state.standing[kind])] = kind
    if first or state.reshuffle_order:
        shuffle(outcome, ORDER, ORDER + 4, rng)
    for card in range(CARDS):
        outcome[DECK_AT + card] = card
    shuffle(outcome, DECK_AT, OUTCOME_LENGTH, rng)


@rule(inline=False)
def apply_chance(state: MopsenState, outcome: list[int], log: Log | None) -> None:
    """The dealer deals eight cards to each; the rest is the stock; everyone may exchange."""
    clear_table(state)
    state.dealer = outcome[DEALER]
    state.leader = next_dealer(state)
    for place in range(4):
        state.standing[outcome[ORDER + place]] = 3 - place
    top = DECK_AT
    for seat in range(state.players):
        for card in range(top, top + HAND):
            state.hands[seat] |= 1 << outcome[card]
        state.hand_size[seat] = HAND
        top += HAND
    for card in range(top, OUTCOME_LENGTH):
        state.stock[card - top] = outcome[card]
    state.phase = EXCHANGING
    state.waiting = (1 << state.players) - 1
    if log is not None:
        log.append(dealt(state))


@rule(inline=False)
def clear_table(state: MopsenState) -> None:
    """All cards go back to the dealer."""
    for seat in range(state.players):
        state.hands[seat] = 0
        state.known[seat] = 0
        state.lacks[seat] = 0
        state.put_away[seat] = 0
        state.put_away_size[seat] = 0
        state.bowls[seat] = 0
    state.drawn = 0
    state.discards = 0


def dealt(state: MopsenState) -> MopsenDealt:
    """Return the event of the deal."""
    hands = tuple(tuple(each(state.hands[seat])) for seat in range(state.players))
    stock = tuple(state.stock[: CARDS - HAND * state.players])
    return MopsenDealt(state.dealer, hands, stock, order_of(state.standing))


@rule(inline=False)
def exchanges(moves: list[int]) -> int:
    """Up to three cards, whichever they are, may be exchanged."""
    for pattern in range(len(PATTERNS)):
        moves[pattern] = FIRST_EXCHANGE + pattern
    return len(PATTERNS)


@rule(inline=False)
def choose(state: MopsenState, seat: int, action: int, log: Log | None) -> None:
    """All choose at once what to exchange; when the last has chosen, it is done clockwise from the dealer's left."""
    state.chosen[seat] = cards_at(state.hands[seat], PATTERNS[action - FIRST_EXCHANGE])
    state.waiting &= ~(1 << seat)
    if log is not None:
        cards = tuple(each(state.chosen[seat]))
        log.append(ExchangeChosen(seat, len(cards), cards))
    if state.waiting == 0:
        for step in range(1, state.players + 1):
            exchange(state, (state.dealer + step) % state.players, log)
        state.phase = PLAYING
        state.duty = 0
        state.waiting = 1 << state.leader


@rule(inline=False)
def reopen_choices(state: MopsenState, seat: int) -> None:
    """Let the others who have chosen an exchange choose again."""
    for other in range(state.players):
        if other != seat and state.chosen[other] != NOBODY:
            state.chosen[other] = NOBODY
            state.waiting |= 1 << other


@rule(inline=False)
def exchange(state: MopsenState, seat: int, log: Log | None) -> None:
    """The chosen cards go face down under the stock, and as many are drawn from its top."""
    put_away = state.chosen[seat]
    count = size(put_away)
    drawn = 0
    for top in range(state.drawn, state.drawn + count):
        drawn |= 1 << state.stock[top]
        state.stock[top] = NOBODY
    state.drawn += count
    state.hands[seat] = state.hands[seat] & ~put_away | drawn
    state.put_away[seat] = put_away
    state.put_away_size[seat] = count
    state.chosen[seat] = NOBODY
    if log is not None:
        log.append(Exchanged(seat, count, tuple(each(put_away)), tuple(each(drawn))))
