"""The normal form of a state of Mopsen: red pugs are the strongest of the three colours, then blue, then yellow.

The three colours have the same cards, and only their place in the pecking order matters. So a network sees 4 orders
instead of 24.
"""

from menagerie.core.bits import lowest
from menagerie.core.rule import rule
from menagerie.core.state import NOBODY
from menagerie.games.mopsen.cards import CATS, FIRST_EXCHANGE, HAND, MOST_STOCK, PASS, PATTERNS, REDS
from menagerie.games.mopsen.state import MopsenState

PATTERN_NUMBERS = tuple(PATTERNS.index(places) if places in PATTERNS else NOBODY for places in range(1 << HAND))
"""The number of the pattern with these places; NOBODY for more places than can be exchanged."""


@rule
def rank_of(state: MopsenState, kind: int) -> int:
    """Return the colour that a colour becomes: the number of colours above it in the pecking order."""
    rank = 0
    for other in range(3):
        if state.standing[other] > state.standing[kind]:
            rank += 1
    return rank


@rule
def renamed(cards: int, red: int, blue: int, yellow: int) -> int:
    """Return a set of cards in which the three colours have become these."""
    pugs = (cards & REDS) << 16 * red | (cards >> 16 & REDS) << 16 * blue | (cards >> 32 & REDS) << 16 * yellow
    return pugs | cards & CATS


@rule
def renamed_card(card: int, red: int, blue: int, yellow: int) -> int:
    """Return what a card becomes; NOBODY stays."""
    return lowest(renamed(1 << card, red, blue, yellow)) if card >= 0 else card


@rule(inline=False)
def normalize(state: MopsenState, seat: int) -> None:
    """Rename the colours in the pecking order, the strongest first, everywhere."""
    red, blue, yellow = rank_of(state, 0), rank_of(state, 1), rank_of(state, 2)
    for owner in range(state.players):
        state.hands[owner] = renamed(state.hands[owner], red, blue, yellow)
        state.known[owner] = renamed(state.known[owner], red, blue, yellow)
        state.lacks[owner] = renamed(state.lacks[owner], red, blue, yellow)
        state.put_away[owner] = renamed(state.put_away[owner], red, blue, yellow)
        state.bowls[owner] = renamed(state.bowls[owner], red, blue, yellow)
        state.trick[owner] = renamed_card(state.trick[owner], red, blue, yellow)
        if state.chosen[owner] >= 0:
            state.chosen[owner] = renamed(state.chosen[owner], red, blue, yellow)
    for place in range(MOST_STOCK):
        state.stock[place] = renamed_card(state.stock[place], red, blue, yellow)
    state.discards = renamed(state.discards, red, blue, yellow)
    state.duty = renamed(state.duty, red, blue, yellow)
    rename_kinds(state, red, blue, yellow)


@rule(inline=False)
def rename_kinds(state: MopsenState, red: int, blue: int, yellow: int) -> None:
    """Rename the colours in the pecking order and among the printed bones."""
    first, second, third = state.standing[0], state.standing[1], state.standing[2]
    state.standing[red] = first
    state.standing[blue] = second
    state.standing[yellow] = third
    for card in range(16):
        first, second, third = state.bones[card], state.bones[16 + card], state.bones[32 + card]
        state.bones[16 * red + card] = first
        state.bones[16 * blue + card] = second
        state.bones[16 * yellow + card] = third


@rule(inline=False)
def action_unit(state: MopsenState, seat: int, action: int) -> int:
    """Return the action with the same cards under their new names."""
    if action == PASS:
        return action
    red, blue, yellow = rank_of(state, 0), rank_of(state, 1), rank_of(state, 2)
    if action < PASS:
        return renamed_card(action, red, blue, yellow)
    places = PATTERNS[action - FIRST_EXCHANGE]
    hand = state.hands[seat]
    new_hand = renamed(hand, red, blue, yellow)
    new_places = 0
    while places:
        if places & 1:
            card = renamed_card(lowest(hand), red, blue, yellow)
            new_places |= 1 << place_in(new_hand, card)
        hand &= hand - 1
        places >>= 1
    return FIRST_EXCHANGE + PATTERN_NUMBERS[new_places]


@rule
def place_in(hand: int, card: int) -> int:
    """Return the place of a card in a hand: the number of lower cards."""
    place = 0
    below = hand & ((1 << card) - 1)
    while below:
        below &= below - 1
        place += 1
    return place
