"""From turn to turn and from trick to trick (AWI-9, AWI-13 to AWI-17, AWI-19, AWI-23, AWI-24)."""

from __future__ import annotations

from menagerie.core.bits import each, lowest, size
from menagerie.core.phrases import Log
from menagerie.core.rule import rule
from menagerie.core.state import NOBODY
from menagerie.games.awimbawe.cards import (
    ALL,
    ELEPHANT,
    FIRST_EAGLE,
    HYENAS,
    MOUSE,
    MULTICOLOUR_ELEPHANT,
)
from menagerie.games.awimbawe.events import (
    AwimbaweTrickWon,
    BlocksLifted,
    ElephantScared,
    Eliminated,
    HyenasGathered,
    LostToHyenas,
    TurnedUp,
)
from menagerie.games.awimbawe.piles import LAID, card_of
from menagerie.games.awimbawe.scoring import end_round
from menagerie.games.awimbawe.state import PLAY, AwimbaweState, ask, seats_of

TOO_MANY_HYENAS = 4


@rule
def available(state: AwimbaweState, seat: int) -> int:
    """Hand cards and face-up, uncovered pile tops, minus blocked cards."""
    return (state.hands[seat] | state.tops[seat]) & ~state.blocked[seat]


@rule
def next_of(state: AwimbaweState, seats: int, seat: int) -> int:
    """Return the first of these seats clockwise after this one."""
    later = seats >> (seat + 1) << (seat + 1)
    return lowest(later) if later else lowest(seats)


@rule
def begin_trick(state: AwimbaweState, leader: int, log: Log | None) -> None:
    """Every uncovered face-down card is turned up; if the leader is out, the next active seat leads."""
    if state.uncovered:
        turn_up(state, state.uncovered, log)
    state.named_leader = NOBODY
    if (state.active >> leader) & 1 == 0:
        leader = next_of(state, state.active, leader)
    state.waiting = state.active
    call_on(state, leader, log)


@rule
def call_on(state: AwimbaweState, seat: int, log: Log | None) -> None:
    """Let this seat play a card; if none is available, free some."""
    if available(state, seat) == 0:
        free_cards(state, seat, log)
    ask(state, seat, PLAY)


@rule(inline=False)
def free_cards(state: AwimbaweState, seat: int, log: Log | None) -> None:
    """First all blocks are lifted; if there is still no card, the uncovered face-down cards are turned up."""
    if state.blocked[seat]:
        state.blocked[seat] = 0
        state.blocked_in_hand[seat] = 0
        if log is not None:
            log.append(BlocksLifted(seat))
    if available(state, seat) == 0:
        turn_up(state, state.uncovered & 0b1111 << 4 * seat, log)


@rule
def turn_up(state: AwimbaweState, piles: int, log: Log | None) -> None:
    """Turn up the top cards of these piles."""
    state.uncovered &= ~piles
    while piles:
        pile = lowest(piles)
        piles &= piles - 1
        state.piles[pile] |= 1
        card = card_of(state.piles[pile] & LAID)
        state.tops[pile >> 2] |= 1 << card
        if log is not None:
            log.append(TurnedUp(pile >> 2, pile & 3, card))


@rule
def see_top(state: AwimbaweState, pile: int) -> None:
    """Note what lies on top now: a face-up card is available at once, a face-down one is turned up later."""
    top = state.piles[pile] & LAID
    if top & 1:
        state.tops[pile >> 2] |= 1 << card_of(top)
    elif top:
        state.uncovered |= 1 << pile


@rule(inline=False)
def end_turn(state: AwimbaweState, seat: int, log: Log | None) -> None:
    """The next seat clockwise plays, until everyone has."""
    state.waiting &= ~(1 << seat)
    if state.waiting:
        call_on(state, next_of(state, state.waiting, seat), log)
    else:
        end_trick(state, log)


@rule
def winning_card(state: AwimbaweState, log: Log | None) -> int:
    """The strongest card, but the led colour's mouse beats its elephant, and with it all but X6 and fighting eagles."""
    if state.winning < FIRST_EAGLE:
        mouse = 6 * state.led + MOUSE
        elephant = 6 * state.led + ELEPHANT
        if (state.trick >> mouse) & (state.trick >> elephant) & 1:
            if (state.trick >> MULTICOLOUR_ELEPHANT) & 1:
                return MULTICOLOUR_ELEPHANT
            if log is not None:
                log.append(ElephantScared(seat_that_laid(state, mouse), mouse))
            return mouse
    return state.winning


@rule
def seat_that_laid(state: AwimbaweState, card: int) -> int:
    """Return the seat that played this card of the trick."""
    seat = 0
    while state.laid[seat] != card:
        seat += 1
    return seat


@rule
def end_trick(state: AwimbaweState, log: Log | None) -> None:
    """The winner takes the trick and leads next, unless a cheetah said otherwise or the round is over."""
    winner = seat_that_laid(state, winning_card(state, log))
    hyenas = state.trick & HYENAS
    take_trick(state, winner, log)
    state.tricks_left -= 1
    if hyenas:
        gather_hyenas(state, winner, log)
    if state.tricks_left == 0 or (state.players != 3 and state.active != (1 << state.players) - 1):
        end_round(state, log)
        return
    begin_trick(state, winner if state.named_leader == NOBODY else state.named_leader, log)


@rule
def take_trick(state: AwimbaweState, winner: int, log: Log | None) -> None:
    """Fled eagles go to their owners' won cards, all other cards to the winner's."""
    if log is not None:
        log.append(AwimbaweTrickWon(winner, tuple(each(state.trick & ~state.fled))))
    state.won[winner & state.sides] |= state.trick & ~state.fled
    if state.fled:
        take_back_fled(state)
    for seat in range(state.players):
        state.laid[seat] = NOBODY
    state.trick = 0
    state.led = NOBODY
    state.following = ALL
    state.winning = NOBODY


@rule(inline=False)
def take_back_fled(state: AwimbaweState) -> None:
    """A fled eagle goes to its owner's won cards."""
    for seat in range(state.players):
        card = state.laid[seat]
        if card >= FIRST_EAGLE and (state.fled >> card) & 1:
            state.won[seat & state.sides] |= 1 << card
    state.fled = 0


@rule
def gather_hyenas(state: AwimbaweState, winner: int, log: Log | None) -> None:
    """Won hyenas lie open; the fourth one loses."""
    side = winner & state.sides
    hyenas = size(state.won[side] & HYENAS)
    if log is not None:
        log.append(HyenasGathered(winner, hyenas))
    if hyenas >= TOO_MANY_HYENAS:
        drive_out(state, side, log)
        if log is not None:
            log.append(Eliminated(winner) if state.players == 3 else LostToHyenas(winner))


@rule(inline=False)
def drive_out(state: AwimbaweState, side: int, log: Log | None) -> None:
    """Drive the side with the fourth hyena out of the round, with all unplayed cards."""
    out = seats_of(state, side)
    state.active &= ~out
    for seat in range(state.players):
        if (out >> seat) & 1:
            state.uncovered &= ~(0b1111 << 4 * seat)
