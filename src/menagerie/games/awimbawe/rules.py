"""The rules of Awimbawé, AWI-1 to AWI-26 of docs/rules.md: who decides, what is legal, what a decision does."""

from __future__ import annotations

from menagerie.core.bits import nth, size, write_cards
from menagerie.core.chance import draw
from menagerie.core.phrases import Log
from menagerie.core.rule import rule
from menagerie.games.awimbawe.animals import (
    block_drawn,
    block_hand,
    block_pile,
    list_blocks,
    list_pushes,
    name_leader,
    pass_animal,
    push,
)
from menagerie.games.awimbawe.cards import CARDS
from menagerie.games.awimbawe.deal import deal, shuffled_deck
from menagerie.games.awimbawe.plays import fight, flee, name_colour, play_card, playable
from menagerie.games.awimbawe.state import (
    CHEETAH,
    COLOUR,
    DRAW,
    FIGHT_OR_FLEE,
    NEXT_LEADER,
    PLAY,
    RHINO,
    AwimbaweState,
)

COLOURS = CARDS
FIGHT = COLOURS + 5
FLEE = FIGHT + 1
PASS = FLEE + 1
LEADERS = PASS + 1
HANDS = LEADERS + 4
OPEN_CARDS = HANDS + 4
PUSHES = OPEN_CARDS + 16
ACTIONS = PUSHES + 64
"""The first action of each kind: cards come first; the others count by colour, seat or pile."""

MOST_LEGAL = 25
"""The most legal moves: a rhino may choose from two players with four piles each, or pass."""


@rule
def actors(state: AwimbaweState) -> int:
    """Return the seat that decides: one after the other."""
    return state.acting


@rule
def legal(state: AwimbaweState, seat: int, moves: list[int]) -> int:
    """List what this seat may decide now."""
    phase = state.phase
    if phase == PLAY:
        return write_cards(playable(state, seat), moves, 0)
    if phase == COLOUR:
        return list_from(COLOURS, 0b11111, moves, 0)
    if phase == FIGHT_OR_FLEE:
        return list_from(FIGHT, 0b11, moves, 0)
    if phase == NEXT_LEADER:
        return list_from(LEADERS, (1 << state.players) - 1, moves, 0)
    moves[0] = PASS
    if phase == CHEETAH:
        return list_from(LEADERS, state.active, moves, 1)
    if phase == RHINO:
        return list_pushes(state, seat, moves, 1, PUSHES)
    return list_blocks(state, seat, moves, 1, HANDS, OPEN_CARDS)


@rule
def list_from(first: int, chosen: int, moves: list[int], start: int) -> int:
    """List the chosen actions, counted from the first one."""
    while chosen:
        if chosen & 1:
            moves[start] = first
            start += 1
        chosen >>= 1
        first += 1
    return start


@rule
def apply(state: AwimbaweState, seat: int, action: int, log: Log | None) -> None:
    """A card first, then its colour, its eagle's choice or its animal's ability."""
    state.acting = 0
    if action < COLOURS:
        play_card(state, seat, action, log)
    elif action < FIGHT:
        name_colour(state, seat, action - COLOURS, log)
    elif action == FIGHT:
        fight(state, seat, log)
    elif action == FLEE:
        flee(state, seat, log)
    elif action == PASS:
        pass_animal(state, seat, log)
    elif action < HANDS:
        name_leader(state, seat, action - LEADERS, log)
    elif action < OPEN_CARDS:
        block_hand(state, seat, action - HANDS, log)
    elif action < PUSHES:
        block_pile(state, seat, action - OPEN_CARDS, log)
    else:
        push(state, seat, (action - PUSHES) >> 2, (action - PUSHES) & 3, log)


@rule(inline=False)
def sample_chance(state: AwimbaweState, rng: list[int], outcome: list[int]) -> None:
    """Draw a deal, or the hand card that a snake takes from those not blocked."""
    if state.phase == DRAW:
        free = state.hands[state.drawn_from] & ~state.blocked[state.drawn_from]
        outcome[0] = nth(free, draw(rng, size(free)))
    else:
        shuffled_deck(state, rng, outcome)


@rule(inline=False)
def apply_chance(state: AwimbaweState, outcome: list[int], log: Log | None) -> None:
    """The cards are dealt, or the drawn card is blocked."""
    if state.phase == DRAW:
        block_drawn(state, outcome[0], log)
    else:
        deal(state, outcome, log)
