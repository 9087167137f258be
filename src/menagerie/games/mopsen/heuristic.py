"""Mopsen's heuristic, a player in their second game.

A card is worth the bones that it may bring now, as the highest or the lowest of the trick, minus what it may bring
later. The probability that others play above or below it is counted from the cards that have not been seen.
"""

from menagerie.core.bits import lowest, size
from menagerie.core.chance import draw
from menagerie.core.rule import rule
from menagerie.core.state import NOBODY
from menagerie.games.mopsen.cards import (
    BLUES,
    CATS,
    DECK,
    DUTIES,
    FIRST_EXCHANGE,
    HAND,
    MOST_EXCHANGED,
    PASS,
    PATTERNS,
    REDS,
    YELLOWS,
    kind_of,
)
from menagerie.games.mopsen.state import EXCHANGING, PLAYING, MopsenState
from menagerie.games.mopsen.tricks import cards_on_table

KINDS = (REDS, BLUES, YELLOWS, CATS)
EXCHANGES = tuple(FIRST_EXCHANGE + PATTERNS.index(p) if p in PATTERNS else NOBODY for p in range(1 << HAND))
"""The action that exchanges the cards at a set of places."""

ONE = 1 << 10
"""One bone; also a probability of 1."""
LOWEST_GAIN = -1 << 40

LATER = ONE * 17 // 100
"""The value of a bone on a card in hand: most cards will neither win nor be the lowest."""
CAT = ONE * 80 // 100
"""The value of a cat in hand beyond its bones: it can be played at any time."""
RICH = LATER * 7 // 2
"""Cards that are worth less are exchanged: those with fewer than four bones, except cats."""
PINCH = ONE * 160 // 100
"""The value of pinching: the pinched card counts 1 in hand and gives more choice."""
COMPANY = ONE * 3 // 100
"""The value for each other card of a kind when the kind rises by one place."""


@rule
def heuristic(state: MopsenState, seat: int, moves: list[int], count: int, rng: list[int]) -> int:
    """Exchange poor cards, play the card that brings the most, pinch the richest card."""
    if state.phase == PLAYING:
        return card_to_play(state, seat, moves, count, draw(rng, count))
    if state.phase == EXCHANGING:
        return exchange(state, state.hands[seat])
    return card_to_pinch(state, moves, count)


@rule
def worth(state: MopsenState, card: int) -> int:
    """Return a card's value: low numbers have many bones and are often the lowest, and cats are flexible."""
    return state.bones[card] * LATER + (CAT if (CATS >> card) & 1 else 0)


@rule(inline=False)
def exchange(state: MopsenState, hand: int) -> int:
    """Exchange the three poorest cards, but no rich one."""
    chosen = 0
    for _ in range(MOST_EXCHANGED):
        chosen |= poorest(state, hand, chosen)
    return EXCHANGES[chosen]


@rule
def poorest(state: MopsenState, hand: int, chosen: int) -> int:
    """Return the place of the poorest card that is not chosen yet, as a set; the empty set if all others are rich."""
    least = RICH
    found = 0
    place = 1
    while hand:
        value = worth(state, lowest(hand))
        if value < least and place & chosen == 0:
            least = value
            found = place
        hand &= hand - 1
        place <<= 1
    return found


@rule
def card_to_pinch(state: MopsenState, moves: list[int], count: int) -> int:
    """Always pinch, and the card that is worth the most."""
    best = LOWEST_GAIN
    choice = moves[0]
    for place in range(count):
        card = moves[place]
        if card != PASS and worth(state, card) > best:
            best = worth(state, card)
            choice = card
    return choice


@rule
def card_to_play(state: MopsenState, seat: int, moves: list[int], count: int, first: int) -> int:
    """Play the card that brings the most now compared with its value later; choose at random among equal ones."""
    table = cards_on_table(state)
    hidden = hidden_from(state, seat, table)
    empty = worth_of_empty_bowl(state, seat)
    best = LOWEST_GAIN
    choice = moves[0]
    for step in range(count):
        place = first + step
        card = moves[place if place < count else place - count]
        gain = gain_of(state, seat, card, table, hidden, empty) - worth(state, card)
        if gain > best:
            best = gain
            choice = card
    return choice


@rule
def gain_of(state: MopsenState, seat: int, card: int, table: int, hidden: int, empty: int) -> int:
    """Return what a card may bring: it can win with many bones or be the lowest; in between it brings nothing."""
    kind = kind_of(card)
    duty = state.duty if table else DUTIES[kind]
    higher = cards_above(card, state.standing)
    lower = DECK & ~higher & ~(1 << card)
    gain = 0
    if table & higher == 0:
        gain += chance_of_none(state, seat, higher, duty, hidden) * (state.bones[card] * ONE - empty)
    if table & lower == 0:
        company = size(state.hands[seat] & KINDS[kind]) - 1
        rise = 3 - state.standing[kind]
        gain += chance_of_none(state, seat, lower, duty, hidden) * (PINCH + company * rise * COMPANY)
    return gain >> 10


@rule
def worth_of_empty_bowl(state: MopsenState, seat: int) -> int:
    """Return the value of keeping an empty bowl, which grows as cards run out: in two of three cases nothing more is
    won."""
    if state.bowls[seat]:
        return 0
    bones = 7 * ONE if state.players == 3 else 5 * ONE
    for _ in range(1, state.hand_size[seat]):
        bones = bones * 43 >> 6
    return bones


@rule
def chance_of_none(state: MopsenState, seat: int, cards: int, duty: int, hidden: int) -> int:
    """Return the probability that nobody who plays after the seat plays one of these cards."""
    following = hidden & (duty | CATS)
    free = hidden & ~duty
    chance = ONE
    other = seat
    while True:
        other += 1
        if other == state.players:
            other = 0
        if other == state.leader:
            return chance
        possible = following if follows(state, other, duty) else free
        if possible:
            chance = chance * size(possible & ~cards) // size(possible)


@rule
def follows(state: MopsenState, other: int, duty: int) -> bool:
    """Return whether a seat may have the led colour: yes, unless it is known to lack it."""
    return duty != 0 and (state.lacks[other] & duty == 0 or state.known[other] & duty != 0)


@rule
def cards_above(card: int, standing: list[int]) -> int:
    """Return the cards that would beat the card."""
    kind = kind_of(card)
    cards = KINDS[kind] & (-2 << card)
    for other in range(4):
        if standing[other] > standing[kind]:
            cards |= KINDS[other]
    return cards


@rule
def hidden_from(state: MopsenState, seat: int, table: int) -> int:
    """Return the cards that others may hold: those that the seat neither holds nor has seen played."""
    gone = table | state.discards | state.put_away[seat] | state.hands[seat]
    for bowl in state.bowls:
        gone |= bowl
    return DECK & ~gone
