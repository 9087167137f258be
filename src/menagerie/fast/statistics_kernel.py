"""The kernel of the statistics: it plays whole games and writes the facts about each that a designer wants to know.

``menagerie.core.facts`` says which facts there are and in which order.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numba import njit

from menagerie.core.bits import lowest, size
from menagerie.core.chance import draw
from menagerie.core.facts import BY_SEAT, DECISIONS, LEAD, MARGIN, TALLIES, UNKNOWABLE, WINNERS, WINNING
from menagerie.core.game import CHANCE
from menagerie.core.state import NOBODY
from menagerie.fast.cache import compile_cache
from menagerie.fast.compile import (
    actors,
    apply,
    apply_chance,
    heuristic,
    legal,
    points,
    register_core,
    sample_chance,
    tally,
    winners,
)
from menagerie.fast.kernels import Ints, start_stream
from menagerie.fast.rows import Rows
from menagerie.fast.seed_streams import Words, derive_words

register_core()

with compile_cache():

    @njit(nogil=True, cache=True, no_cpython_wrapper=True, no_cfunc_wrapper=True)
    def play_and_tally(
        rows: Rows,
        before: Rows,
        seed: Words,
        by_heuristic: bool,
        moves: Ints,
        outcome: Ints,
        players_rng: Ints,
        chance_rng: Ints,
        below: Words,
        schedule: Words,
        counts: Ints,
    ) -> tuple[int, int]:
        """Play one game to its end by the heuristic or at random, and count the tallies. Return the first leader and
        the decisions.

        The first seat that decides alone is the leader; where everyone always chooses at once, there is none.
        """
        state = rows[0]
        lead = NOBODY
        decisions = 0
        chance_events = 0
        still_choosing = 0
        acting = actors(state)
        while acting != 0:
            before[0] = rows[0]
            if acting == CHANCE:
                start_stream(seed, chance_events, below, schedule, chance_rng)
                chance_events += 1
                sample_chance(state, chance_rng, outcome)
                apply_chance(state, outcome, None)
                seat = CHANCE
                action = 0
                still_choosing = 0
            else:
                seat = lowest(acting)
                if lead == NOBODY and acting != still_choosing and size(acting) == 1:
                    lead = seat
                still_choosing = acting & ~(1 << seat)
                count = legal(state, seat, moves)
                action = (
                    heuristic(state, seat, moves, count, players_rng)
                    if by_heuristic
                    else moves[draw(players_rng, count)]
                )
                apply(state, seat, action, None)
                decisions += 1
            tally(before[0], seat, action, state, counts)
            acting = actors(state)
        return lead, decisions

    @njit(nogil=True, cache=True, no_cpython_wrapper=True, no_cfunc_wrapper=True)
    def note_result(state: Any, lead: int, facts: Ints, game: int) -> None:
        """Write a finished game's facts about each seat, in the order of seats and in the order of play."""
        players = state.players
        best = winners(state)
        sharers = size(best)
        others = UNKNOWABLE
        most = UNKNOWABLE
        for seat in range(players):
            scored = points(state, seat)
            won = (best >> seat) & 1
            most = max(most, scored)
            if not won:
                others = max(others, scored)
            facts[seat, game] = scored
            facts[players + seat, game] = sharers * won
        for turn in range(players):
            seat = (lead + turn) % players
            facts[2 * players + turn, game] = UNKNOWABLE if lead == NOBODY else facts[seat, game]
            facts[3 * players + turn, game] = UNKNOWABLE if lead == NOBODY else facts[players + seat, game]
        after = BY_SEAT * players
        facts[after + LEAD, game] = lead
        facts[after + WINNERS, game] = sharers
        facts[after + WINNING, game] = most
        facts[after + MARGIN, game] = most - others if sharers < players else UNKNOWABLE

    @njit(nogil=True, cache=True)
    def collect_facts(
        start: Rows, run: Words, first: int, by_heuristic: bool, moves: Ints, outcome: Ints, counts: Ints, facts: Ints
    ) -> None:
        """Play games of a run, from the first one on, until the facts are full; the seeds are those of
        ``play_games``."""
        rows, before = start.copy(), start.copy()
        seed, below, schedule = np.empty(8, np.int64), np.empty(8, np.int64), np.empty(64, np.int64)
        players_rng, chance_rng = np.empty(4, np.int64), np.empty(4, np.int64)
        after = BY_SEAT * start[0].players
        for game in range(facts.shape[1]):
            rows[0] = start[0]
            counts[:] = 0
            derive_words(run, 2 * (first + game), seed, schedule)
            start_stream(run, 2 * (first + game) + 1, below, schedule, players_rng)
            lead, decisions = play_and_tally(
                rows,
                before,
                seed,
                by_heuristic,
                moves,
                outcome,
                players_rng,
                chance_rng,
                below,
                schedule,
                counts,
            )
            note_result(rows[0], lead, facts, game)
            facts[after + DECISIONS, game] = decisions
            for tally_index in range(len(counts) - 1):
                facts[after + TALLIES + tally_index, game] = counts[tally_index]
