"""Rhino, cheetah and snake (AWI-18, AWI-20 to AWI-22)."""

from __future__ import annotations

from menagerie.core.bits import size
from menagerie.core.game import CHANCE
from menagerie.core.phrases import Log
from menagerie.core.rule import rule
from menagerie.core.state import NOBODY
from menagerie.games.awimbawe.events import (
    FirstLeadNamed,
    HandBlocked,
    HandChosen,
    LeadNamed,
    Passed,
    PileBlocked,
    Pushed,
    PushedFaceDown,
)
from menagerie.games.awimbawe.piles import BITS, LAID, card_of, slid_under
from menagerie.games.awimbawe.state import CHEETAH, DEAL, DRAW, RHINO, AwimbaweState
from menagerie.games.awimbawe.tricks import end_turn, see_top


@rule
def has_target(state: AwimbaweState, seat: int, ability: int) -> bool:
    """Return whether the animal could do something."""
    if ability == CHEETAH:
        return state.tricks_left > 1
    for target in range(state.players):
        if ability == RHINO:
            if can_be_pushed(state, seat, target):
                return True
        elif can_be_blocked(state, seat, target):
            return True
    return False


@rule
def can_be_pushed(state: AwimbaweState, seat: int, target: int) -> bool:
    """A rhino needs another active player with two piles."""
    if target == seat or (state.active >> target) & 1 == 0:
        return False
    piles = 0
    for pile in range(4 * target, 4 * target + 4):
        if state.piles[pile]:
            piles += 1
    return piles > 1


@rule
def can_be_blocked(state: AwimbaweState, seat: int, target: int) -> bool:
    """A snake needs another active player with two available cards: the last one cannot be blocked."""
    if target == seat or (state.active >> target) & 1 == 0:
        return False
    free = state.hand_size[target] - state.blocked_in_hand[target]
    return free > 1 or free + size(state.tops[target] & ~state.blocked[target]) > 1


@rule
def list_pushes(state: AwimbaweState, seat: int, moves: list[int], start: int, first: int) -> int:
    """The top card of any pile may be pushed under any other existing pile of the same player."""
    for target in range(state.players):
        if can_be_pushed(state, seat, target):
            piles = 4 * target
            for source in range(4):
                if state.piles[piles + source]:
                    for destination in range(4):
                        if destination != source and state.piles[piles + destination]:
                            moves[start] = first + 4 * (piles + source) + destination
                            start += 1
    return start


@rule
def list_blocks(state: AwimbaweState, seat: int, moves: list[int], start: int, hands: int, piles: int) -> int:
    """A hand with an unblocked card, or an open pile card that is not blocked."""
    targets = 0
    for target in range(state.players):
        if can_be_blocked(state, seat, target):
            targets |= 1 << target
            if state.hand_size[target] > state.blocked_in_hand[target]:
                moves[start] = hands + target
                start += 1
    for target in range(state.players):
        if (targets >> target) & 1:
            free = state.tops[target] & ~state.blocked[target]
            for pile in range(4 * target, 4 * target + 4):
                top = state.piles[pile] & LAID
                if top & 1 and (free >> card_of(top)) & 1:
                    moves[start] = piles + pile
                    start += 1
    return start


@rule
def push(state: AwimbaweState, seat: int, pile: int, destination: int, log: Log | None) -> None:
    """The pushed card stays as it lay, face up or down; what it uncovers is turned up only between tricks."""
    target = pile >> 2
    under = 4 * target + destination
    laid = state.piles[pile] & LAID
    state.piles[pile] >>= BITS
    state.piles[under] = slid_under(state.piles[under], laid)
    if laid & 1:
        state.tops[target] ^= 1 << card_of(laid)
    else:
        state.uncovered ^= 1 << pile
    see_top(state, pile)
    if log is not None:
        source = pile & 3
        if laid & 1:
            log.append(Pushed(seat, target, card_of(laid), source, destination))
        else:
            log.append(PushedFaceDown(seat, target, source, destination))
    end_turn(state, seat, log)


@rule(inline=False)
def name_leader(state: AwimbaweState, seat: int, leader: int, log: Log | None) -> None:
    """The cheetah says who leads the next trick; the loser of a round, who leads the next round."""
    state.named_leader = leader
    if state.phase == CHEETAH:
        if log is not None:
            log.append(LeadNamed(seat, leader))
        end_turn(state, seat, log)
    else:
        if log is not None:
            log.append(FirstLeadNamed(seat, leader))
        state.phase = DEAL
        state.acting = CHANCE


@rule
def block_pile(state: AwimbaweState, seat: int, pile: int, log: Log | None) -> None:
    """The snake blocks a named open pile card."""
    target = pile >> 2
    card = card_of(state.piles[pile] & LAID)
    state.blocked[target] |= 1 << card
    if log is not None:
        log.append(PileBlocked(seat, target, card, pile & 3))
    end_turn(state, seat, log)


@rule(inline=False)
def block_hand(state: AwimbaweState, seat: int, target: int, log: Log | None) -> None:
    """The snake blocks a hand card, which chance draws."""
    if log is not None:
        log.append(HandChosen(seat, target))
    state.phase = DRAW
    state.drawn_from = target
    state.acting = CHANCE


@rule(inline=False)
def block_drawn(state: AwimbaweState, card: int, log: Log | None) -> None:
    """The drawn hand card is blocked; only its owner sees which one it is."""
    target = state.drawn_from
    state.drawn_from = NOBODY
    state.blocked[target] |= 1 << card
    state.blocked_in_hand[target] += 1
    if log is not None:
        log.append(HandBlocked(state.turn, target, card))
    end_turn(state, state.turn, log)


@rule
def pass_animal(state: AwimbaweState, seat: int, log: Log | None) -> None:
    """An animal need not be used."""
    if log is not None:
        log.append(Passed(seat, state.laid[seat]))
    end_turn(state, seat, log)
