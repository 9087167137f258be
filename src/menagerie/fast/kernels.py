"""Kernels: loops that play whole games without returning to Python. Each kernel serves every registered game."""

from __future__ import annotations

from typing import Any, TypeAlias

import numpy as np
from numba import njit

from menagerie.core.bits import lowest
from menagerie.core.chance import draw
from menagerie.core.game import CHANCE
from menagerie.fast.cache import compile_cache
from menagerie.fast.compile import (
    actors,
    apply,
    apply_chance,
    legal,
    points,
    register_core,
    sample_chance,
    winners,
)
from menagerie.fast.rows import Rows
from menagerie.fast.seed_streams import Words, derive_words

Ints: TypeAlias = Any
"""An array, where a plain rule takes a list of ints."""

register_core()

with compile_cache():

    @njit(nogil=True, cache=True)
    def start_stream(seed: Words, k: int, below: Words, schedule: Words, rng: Ints) -> None:
        """Write the stream of the k-th seed derived from a seed."""
        derive_words(seed, k, below, schedule)
        for i in range(4):
            rng[i] = below[i]

    @njit(nogil=True, cache=True, no_cpython_wrapper=True, no_cfunc_wrapper=True)
    def play_out(
        state: Any,
        seed: Words,
        moves: Ints,
        outcome: Ints,
        players_rng: Ints,
        chance_rng: Ints,
        below: Words,
        schedule: Words,
    ) -> int:
        """Play one game at random to its end. Return the number of decisions."""
        decisions = 0
        chance_events = 0
        acting = actors(state)
        while acting != 0:
            if acting == CHANCE:
                start_stream(seed, chance_events, below, schedule, chance_rng)
                chance_events += 1
                sample_chance(state, chance_rng, outcome)
                apply_chance(state, outcome, None)
            else:
                seat = lowest(acting)
                apply(state, seat, moves[draw(players_rng, legal(state, seat, moves))], None)
                decisions += 1
            acting = actors(state)
        return decisions

    @njit(nogil=True, cache=True)
    def play_games(
        start: Rows, run: Words, first: int, count: int, moves: Ints, outcome: Ints, total: Ints, wins: Ints
    ) -> int:
        """Play games first … first+count-1 of a run at random; add up points and wins by seat. Return the number of
        decisions.

        In game i of a run, chance uses seed 2i derived from the run's seed, and the players use seed 2i+1.
        """
        rows = start.copy()
        seed, below, schedule = np.empty(8, np.int64), np.empty(8, np.int64), np.empty(64, np.int64)
        players_rng, chance_rng = np.empty(4, np.int64), np.empty(4, np.int64)
        decisions = 0
        for game in range(first, first + count):
            rows[0] = start[0]
            derive_words(run, 2 * game, seed, schedule)
            start_stream(run, 2 * game + 1, below, schedule, players_rng)
            decisions += play_out(rows[0], seed, moves, outcome, players_rng, chance_rng, below, schedule)
            best = winners(rows[0])
            for seat in range(len(total)):
                total[seat] += points(rows[0], seat)
                wins[seat] += (best >> seat) & 1
        return decisions


def buffers(game: Any) -> tuple[Ints, Ints]:
    """Return working memory for one decision's legal actions and for one chance outcome."""
    return np.zeros(game.most_legal, np.int64), np.zeros(max(1, game.outcome_length), np.int64)
