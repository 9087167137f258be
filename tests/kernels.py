"""Kernels that record what the compiled rules do, to compare them with the plain rules."""

from __future__ import annotations

from typing import Any

import numpy as np
from numba import njit

from menagerie.core.bits import lowest
from menagerie.core.chance import draw
from menagerie.core.game import CHANCE, Game
from menagerie.fast import register
from menagerie.fast.cache import compile_cache
from menagerie.fast.compile import (
    actors,
    apply,
    apply_chance,
    between_rounds,
    conceal,
    determinize,
    heuristic,
    legal,
    observe,
    reopen_choices,
    sample_chance,
    score,
    win_probability,
)
from menagerie.fast.kernels import Ints, buffers
from menagerie.fast.rows import Rows, rows_of

with compile_cache():

    @njit(nogil=True, cache=True)
    def trace_games(rows: Rows, rng: Ints, start: Rows, moves: Ints, outcome: Ints, trace: Rows, acts: Ints) -> None:
        """Play at random, game after game, and keep the state after every decision or chance event.

        ``acts`` gets, a row each, the seat (or CHANCE) and the action.
        """
        state = rows[0]
        for i in range(len(trace)):
            acting = actors(state)
            if acting == 0:
                rows[0] = start[0]
                acting = actors(state)
            if acting == CHANCE:
                sample_chance(state, rng, outcome)
                apply_chance(state, outcome, None)
                acts[i, 0] = CHANCE
            else:
                seat = lowest(acting)
                action = moves[draw(rng, legal(state, seat, moves))]
                apply(state, seat, action, None)
                acts[i, 0] = seat
                acts[i, 1] = action
            trace[i] = rows[0]

    @njit(nogil=True, cache=True)
    def redeal_rows(rows: Rows, seats: Ints, rng: Ints) -> None:
        """In each row, shuffle what its seat cannot know."""
        for i in range(len(rows)):
            conceal(rows[i], seats[i])
            determinize(rows[i], rng)

    @njit(nogil=True, cache=True)
    def follow_heuristic(rows: Rows, moves: Ints, rng: Ints, chosen: Ints) -> None:
        """In each row, what the first seat that may decide would do by the heuristic."""
        for i in range(len(rows)):
            acting = actors(rows[i])
            if acting > 0:
                seat = lowest(acting)
                chosen[i] = heuristic(rows[i], seat, moves, legal(rows[i], seat, moves), rng)

    @njit(nogil=True, cache=True)
    def weigh_rows(rows: Rows, weights: Ints, between: Ints) -> None:
        """In each row, write whether it is between rounds, every seat's score, and its win probability."""
        for i in range(len(rows)):
            if between_rounds(rows[i]):
                between[i] = 1
            for seat in range(rows[i].players):
                weights[i, seat, 0] = score(rows[i], seat)
                if between[i] or actors(rows[i]) == 0:
                    weights[i, seat, 1] = win_probability(rows[i], seat)

    @njit(nogil=True, cache=True)
    def reopen_rows(rows: Rows, seats: Ints) -> None:
        """In each row, take back what others have decided at the same time as its seat."""
        for i in range(len(rows)):
            reopen_choices(rows[i], seats[i])


def played(game: Game[Any], players: int, length: int) -> tuple[Rows, Ints]:
    """Return this many states from random games, and a buffer for moves."""
    register(game)
    start = rows_of(game.start(players))
    moves, outcome = buffers(game)
    trace, acts = rows_of(game.start(players), length), np.zeros((length, 2), np.int64)
    trace_games(start.copy(), np.array([5, 6, 7, players]), start, moves, outcome, trace, acts)
    return trace, moves


with compile_cache():

    @njit(nogil=True, cache=True)
    def observe_rows(rows: Rows, seats: Ints, observations: Any) -> None:
        """In each row, what its seat sees."""
        for i in range(len(rows)):
            observe(rows[i], seats[i], observations[i])
