"""The state of a game of Awimbawé."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from menagerie.core.game import CHANCE, each_alone
from menagerie.core.rule import rule
from menagerie.core.state import NOBODY, State, row
from menagerie.games.awimbawe.cards import ALL, CARDS

PLAY = 0
COLOUR = 1
RHINO = 2
CHEETAH = 3
FIGHT_OR_FLEE = 4
SNAKE = 5
NEXT_LEADER = 6
DRAW = 7
DEAL = 8
OVER = 9
"""The phases: what is to be decided. Rhino, cheetah and snake have their animals' values."""

LACKS = 11
"""The number of different sets of cards that a play can show to be missing from a hand."""


@dataclass(slots=True)
class AwimbaweState(State):
    """A game of Awimbawé."""

    crowns: list[int] = row(CARDS)
    youngest: list[int] = row(4)
    """The seats from the youngest to the oldest."""
    sides: int = 3
    """``seat & sides`` is the seat's side: its team with four players, else the seat itself."""
    rounds_won: list[int] = row(4)

    acting: int = CHANCE
    phase: int = DEAL
    turn: int = NOBODY
    """The seat whose card or animal it is now."""
    named_leader: int = NOBODY
    """The seat that was named to lead next, by a cheetah or before a deal."""
    drawn_from: int = NOBODY
    """The seat from whose hand a snake draws a card."""

    active: int = 0
    """The seats that the hyenas have not driven out of this round."""
    tricks_left: int = 0
    waiting: int = 0
    """The seats that have yet to finish their turn in this trick."""
    trick: int = 0
    laid: list[int] = row(4, NOBODY)
    """The card of each seat in this trick."""
    led: int = NOBODY
    """The suit that was led or named."""
    following: int = ALL
    """The cards that follow it; all of them for the leader."""
    winning: int = NOBODY
    """The strongest card so far, mice aside."""
    fled: int = 0

    hands: list[int] = row(4)
    hand_size: list[int] = row(4)
    piles: list[int] = row(16)
    """Pile ``slot`` of a seat is at ``4 * seat + slot``."""
    tops: list[int] = row(4)
    """The face-up cards on top of a seat's piles."""
    uncovered: int = 0
    """The piles whose top card lies face down."""
    blocked: list[int] = row(4)
    blocked_in_hand: list[int] = row(4)
    """The number of a seat's blocked cards that are hand cards."""
    won: list[int] = row(4)
    """The cards that each side has won."""

    lacks: list[int] = row(4)
    """The cards that a seat has shown not to be in its hand."""
    limited: list[int] = row(4)
    """Which of the limits below hold for a seat."""
    limits: list[int] = row(4 * LACKS)
    """For each seat and each set in MISSING: the largest number of hand cards in that set."""


def setup(players: int, options: Mapping[str, Any], values: tuple[int, ...]) -> AwimbaweState:
    """Return the state before the first deal."""
    state = AwimbaweState(players=players, crowns=list(values), sides=1 if players == 4 else 3)
    state.youngest[:players] = options["youngest"]
    return state


def teams(players: int) -> tuple[tuple[int, ...], ...]:
    """Return the teams: with four players, partners sit opposite each other."""
    return ((0, 2), (1, 3)) if players == 4 else each_alone(players)


@rule
def ask(state: AwimbaweState, seat: int, phase: int) -> None:
    """Let this seat decide next; while a decision is applied, nobody decides."""
    state.phase = phase
    state.turn = seat
    state.acting = 1 << seat


@rule
def seats_of(state: AwimbaweState, side: int) -> int:
    """Return the seats of a side: 0+2 and 1+3 with four players, else one seat."""
    return 0b0101 << side if state.players == 4 else 1 << side
