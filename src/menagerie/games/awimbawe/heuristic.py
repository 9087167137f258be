"""Awimbawé's heuristic, a player in their second game: weigh a trick's crowns by the chance to win it, and avoid
hyenas.

Probabilities are in 256ths, values in 256ths of a crown.
"""

from __future__ import annotations

from menagerie.core.bits import lowest, set_of, size
from menagerie.core.chance import draw
from menagerie.core.rule import rule
from menagerie.core.state import NOBODY
from menagerie.games.awimbawe.cards import (
    CARDS,
    DECKS,
    EAGLE,
    EAGLES,
    ELEPHANT,
    FIRST_EAGLE,
    FOLLOWING,
    HYENAS,
    MOUSE,
    MULTICOLOUR,
    MULTICOLOUR_ELEPHANT,
    MULTICOLOURS,
    STRENGTHS,
    SUITS,
)
from menagerie.games.awimbawe.piles import BITS, LAID, card_of
from menagerie.games.awimbawe.rules import COLOURS, FLEE, HANDS, LEADERS, OPEN_CARDS, PASS, PUSHES
from menagerie.games.awimbawe.state import (
    CHEETAH,
    COLOUR,
    FIGHT_OR_FLEE,
    NEXT_LEADER,
    PLAY,
    RHINO,
    AwimbaweState,
    seats_of,
)
from menagerie.games.awimbawe.tricks import TOO_MANY_HYENAS, available, seat_that_laid

SURE = 256
LOST = -(1 << 30)

STRONGER = tuple(set_of(other for other in range(CARDS) if STRENGTHS[other] > strength) for strength in STRENGTHS)
"""The cards that rank higher, by card."""

SHARES = (SURE, *(SURE // unseen for unseen in range(1, CARDS + 1)))
"""The probability of each unseen card to be at a given place, by the number of unseen cards."""

KEPT = (128, 0, 0, -256, 64, 384) * 5 + (64, 64, 192, 512) + (256, 320, 320, 320, 448, 512)
"""The value of keeping a card, by card."""

TO_COME = 384
"""The crowns that each later player is expected to add to the trick."""

HYENA_COST = (0, 4, 8, 13, 30, 30)
"""The cost of a side's hyenas, by their number, while there may be a fourth; in crowns, times HYENA_WEIGHT."""

HYENA_WEIGHT = (0, 0, 3, 1, 3)
"""The weight of HYENA_COST by the number of players: with three, the fourth hyena of one leaves two in the round."""

HYENA_TO_COME = 64
"""The probability that a later player adds a hyena."""


@rule
def heuristic(state: AwimbaweState, seat: int, moves: list[int], count: int, rng: list[int]) -> int:
    """Choose the best move; choose at random among equal ones."""
    if count == 1:
        return moves[0]
    phase = state.phase
    if phase == NEXT_LEADER:
        return LEADERS + (seat if state.players < 4 else (seat - 1) & 3)
    if phase == CHEETAH:
        return LEADERS + next_to_lead(state, seat)
    unseen = unseen_by(state, seat)
    pot = crowns_at_stake(state)
    best = moves[0]
    most = LOST
    ties = 0
    for i in range(count):
        worth = worth_of(state, seat, moves[i], phase, pot, unseen)
        if worth > most:
            most = worth
            best = moves[i]
            ties = 1
        elif worth == most:
            ties += 1
            if draw(rng, ties) == 0:
                best = moves[i]
    return best


@rule
def worth_of(state: AwimbaweState, seat: int, move: int, phase: int, pot: int, unseen: int) -> int:
    """Return the value of a move, by its kind."""
    if phase == PLAY:
        return worth_of_card(state, seat, move, pot, unseen)
    if phase == COLOUR:
        return worth_of_trick(state, seat, state.laid[seat], move - COLOURS, pot, unseen)
    if phase == FIGHT_OR_FLEE:
        if move == FLEE:
            return worth_of_flight(state, seat, state.laid[seat], pot, unseen)
        return worth_of_trick(state, seat, state.laid[seat], state.led, pot, unseen)
    if move == PASS:
        return 0
    if phase == RHINO:
        return worth_of_push(state, seat, move - PUSHES)
    return worth_of_block(state, seat, move)


@rule
def unseen_by(state: AwimbaweState, seat: int) -> int:
    """Return the cards that the seat has not seen: they are in a hand or lie face down."""
    seen = state.trick | state.hands[seat]
    for other in range(state.players):
        seen |= state.won[other] | state.tops[other]
    return DECKS[state.players] & ~seen


@rule
def crowns_at_stake(state: AwimbaweState) -> int:
    """Return the crowns in the trick, without fled eagles and the seat's own card."""
    crowns = 0
    cards = state.trick & ~state.fled
    if state.laid[state.turn] != NOBODY:
        cards &= ~(1 << state.laid[state.turn])
    while cards:
        crowns += state.crowns[lowest(cards)]
        cards &= cards - 1
    return crowns


# Cards


@rule
def worth_of_card(state: AwimbaweState, seat: int, card: int, pot: int, unseen: int) -> int:
    """Return the value of playing a card: what it may win minus the value of keeping it."""
    if state.trick == 0:
        if SUITS[card] == MULTICOLOUR:
            return worth_of_choice(state, seat, card, pot, unseen) - KEPT[card]
        return worth_of_trick(state, seat, card, SUITS[card], pot, unseen) - KEPT[card]
    worth = worth_of_trick(state, seat, card, state.led, pot, unseen)
    if card >= FIRST_EAGLE and state.led != EAGLE:
        worth = max(worth, worth_of_flight(state, seat, card, pot, unseen))
    return worth - KEPT[card]


@rule(inline=False)
def worth_of_choice(state: AwimbaweState, seat: int, card: int, pot: int, unseen: int) -> int:
    """Return the value of leading a multicolour card: that of its best colour."""
    worth = LOST
    for colour in range(5):
        worth = max(worth, worth_of_trick(state, seat, card, colour, pot, unseen))
    return worth


@rule(inline=False)
def worth_of_trick(state: AwimbaweState, seat: int, card: int, led: int, pot: int, unseen: int) -> int:
    """Return the trick's value: add crowns to a trick that the side will win, and none to one that it will lose."""
    trick = state.trick | 1 << card
    winning = winning_with(state, card, led)
    chance = chance_of_trick(state, seat, card, winning, led, unseen)
    return worth_of_chance(state, seat, chance, pot + state.crowns[card], trick & HYENAS)


@rule(inline=False)
def worth_of_flight(state: AwimbaweState, seat: int, card: int, pot: int, unseen: int) -> int:
    """An eagle that flees costs its own crossed-out crowns, and leaves the trick to the others."""
    chance = chance_of_trick(state, seat, card, state.winning, state.led, unseen)
    worth = worth_of_chance(state, seat, chance, pot, state.trick & HYENAS)
    return worth + SURE * state.crowns[card]


@rule
def winning_with(state: AwimbaweState, card: int, led: int) -> int:
    """Return the card that wins so far if this one is played; a mouse beats its elephant."""
    winning = state.winning
    if winning == NOBODY:
        return card
    if ((FOLLOWING[led] | EAGLES) >> card) & 1 and STRENGTHS[card] > STRENGTHS[winning]:
        winning = card
    if winning < FIRST_EAGLE:
        trick = state.trick | 1 << card
        mouse = 6 * led + MOUSE
        if (trick >> mouse) & (trick >> (6 * led + ELEPHANT)) & 1:
            return MULTICOLOUR_ELEPHANT if (trick >> MULTICOLOUR_ELEPHANT) & 1 else mouse
    return winning


@rule
def chance_of_trick(state: AwimbaweState, seat: int, card: int, winning: int, led: int, unseen: int) -> int:
    """Return the chance that the side wins the trick: a partner's trick counts too, and a partner may still win it."""
    owner = seat if winning == card else seat_that_laid(state, winning)
    ours = seats_of(state, seat & state.sides)
    later = state.waiting & ~(1 << seat)
    if (ours >> owner) & 1:
        return chance_to_hold(state, later & ~ours, winning, led, unseen)
    if later & ours:
        return SURE - chance_to_hold(state, later & ours, winning, led, unseen)
    return 0


@rule
def chance_to_hold(state: AwimbaweState, challengers: int, winning: int, led: int, unseen: int) -> int:
    """Return the chance that the card stays the highest: open cards, unseen ones and eagles may beat it."""
    chance = SURE
    following = FOLLOWING[led]
    beating = beaters(state, winning, led)
    eagles = EAGLES & STRONGER[winning]
    share = SHARES[size(unseen)]
    while challengers:
        other = lowest(challengers)
        challengers &= challengers - 1
        free = state.tops[other] & ~state.blocked[other]
        hidden = unseen & ~state.lacks[other]
        if free & beating:
            chance >>= 2
        elif hidden & beating:
            chance -= (chance * chance_of_any(size(hidden & beating) * state.hand_size[other] * share)) >> 8
        if free & following == 0 and led != EAGLE:
            if free & eagles:
                chance -= chance >> (1 if hidden & following == 0 else 2)
            elif hidden & eagles:
                chance -= (chance * chance_of_any(size(hidden & eagles) * state.hand_size[other] * share)) >> (
                    8 if hidden & following == 0 else 9
                )
    return chance


@rule
def chance_of_any(expected: int) -> int:
    """Return the probability that somebody holds one of the cards, given the expected number."""
    expected = min(expected, 384)
    return expected - (expected * expected >> 10)


@rule
def beaters(state: AwimbaweState, winning: int, led: int) -> int:
    """Return the cards of the led suit that beat the winning card: a mouse its elephant, and only X6 that mouse."""
    if winning == 6 * led + MOUSE and state.trick >> (6 * led + ELEPHANT) & 1:
        return 1 << MULTICOLOUR_ELEPHANT
    beating = FOLLOWING[led] & STRONGER[winning]
    if winning == 6 * led + ELEPHANT:
        beating |= 1 << (6 * led + MOUSE)
    return beating


@rule
def worth_of_chance(state: AwimbaweState, seat: int, chance: int, crowns: int, hyenas: int) -> int:
    """Return the value of a chance to win: gains are good, others' gains are bad, unless hyenas are in the trick or
    to come."""
    side = seat & state.sides
    later = size(state.waiting & ~(1 << seat))
    stake = SURE * crowns + TO_COME * later
    gain = stake - hyena_cost(state, side, size(hyenas), later)
    loss = stake - hyena_cost(state, rival_for(state, side), size(hyenas), later)
    if state.players == 3:
        loss >>= 1
    return (chance * gain - (SURE - chance) * loss) >> 8


@rule
def rival_for(state: AwimbaweState, side: int) -> int:
    """Return the side that wins so far, or else the next side."""
    if state.winning != NOBODY:
        owner = seat_that_laid(state, state.winning) & state.sides
        if owner != side:
            return owner
    return 1 - side if state.players != 3 else (side + 1) % 3


@rule
def hyena_cost(state: AwimbaweState, side: int, hyenas: int, later: int) -> int:
    """Return the cost of hyenas: the fourth one is ruin, each one before it a step there, unless others have too
    many."""
    before = size(state.won[side] & HYENAS)
    coming = DECKS[state.players] & HYENAS
    for other in range(state.players):
        coming &= ~state.won[other]
    if before + size(coming) < TOO_MANY_HYENAS:
        return 0
    after = min(before + hyenas, TOO_MANY_HYENAS)
    steps = SURE * (HYENA_COST[after] - HYENA_COST[before]) + HYENA_TO_COME * later * (
        HYENA_COST[after + 1] - HYENA_COST[after]
    )
    return steps * HYENA_WEIGHT[state.players]


# Animals


@rule(inline=False)
def next_to_lead(state: AwimbaweState, seat: int) -> int:
    """Choose the leader: oneself with a card that may win; otherwise, and always in teams, an opponent, so as to play
    late."""
    if state.players < 4 and has_winner(state, seat):
        return seat
    other = seat - 1 if seat else state.players - 1
    if (state.active >> other) & 1 == 0:
        other = other - 1 if other else state.players - 1
    return other


@rule
def has_winner(state: AwimbaweState, seat: int) -> bool:
    """Return whether some card may well win if the seat leads it."""
    unseen = unseen_by(state, seat)
    cards = available(state, seat) & ~MULTICOLOURS
    while cards:
        card = lowest(cards)
        cards &= cards - 1
        if chance_to_hold(state, state.active & ~(1 << seat), card, SUITS[card], unseen) > SURE // 4:
            return True
    return False


@rule(inline=False)
def worth_of_push(state: AwimbaweState, seat: int, push: int) -> int:
    """Push an opponent's strong open card under a pile, best of all one that could win this trick."""
    pile = push >> 2
    top = state.piles[pile] & LAID
    if top & 1 == 0:
        return -1
    under = state.piles[4 * (pile >> 2) + (push & 3)]
    return 2 * worth_of_hindering(state, seat, pile >> 2, card_of(top)) + (under >> BITS != 0)


@rule(inline=False)
def worth_of_block(state: AwimbaweState, seat: int, move: int) -> int:
    """Block an opponent's strong open card, best of all one that could win this trick; else a hand card."""
    if move < OPEN_CARDS:
        target = move - HANDS
        return -1 if (seats_of(state, seat & state.sides) >> target) & 1 else 5
    pile = move - OPEN_CARDS
    return worth_of_hindering(state, seat, pile >> 2, card_of(state.piles[pile] & LAID))


@rule
def worth_of_hindering(state: AwimbaweState, seat: int, target: int, card: int) -> int:
    """Never hinder a partner; stop what would beat your side; else what is strong."""
    ours = seats_of(state, seat & state.sides)
    if (ours >> target) & 1:
        return -100
    worth = STRENGTHS[card]
    if (state.waiting >> target) & 1:
        winning = winning_with(state, state.laid[seat], state.led)
        owner = seat_that_laid(state, winning)
        if (ours >> owner) & 1 and beaters(state, winning, state.led) >> card & 1:
            worth += 100
    return worth
