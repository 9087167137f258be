"""Plain and compiled rules go through the same states, move by move."""

from __future__ import annotations

from hashlib import sha256
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from menagerie import load, names
from menagerie.arena.simulate import Run, Totals, recorded, simulate, warmed_up
from menagerie.core.chance import derive, draw, seed_of, stream
from menagerie.core.game import CHANCE
from menagerie.core.state import copy_of
from menagerie.fast import register, rows_of, state_of
from menagerie.fast.kernels import buffers, start_stream
from menagerie.fast.rows import numbers_of
from menagerie.fast.seed_streams import words_of
from tests.kernels import played, redeal_rows, trace_games
from tests.positions import TABLES, values_of
from tests.soak import amount

MOVES = amount(20_000, 100_000)
AT_A_TIME = amount(4_000, 10_000)


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_plain_and_compiled_agree_after_every_move(name: str, players: int) -> None:
    check_moves(name, players, {}, MOVES)


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_plain_and_compiled_agree_under_every_house_rule(name: str, players: int) -> None:
    options = {option.name: values_of(option, players)[-1] for option in load(name).options}
    check_moves(name, players, options, MOVES // 5)


def check_moves(name: str, players: int, options: dict[str, Any], enough: int) -> None:
    """Play this many moves in both ways, and compare the states after each."""
    game = load(name)
    register(game)
    state = game.start(players, options)
    start, rows = rows_of(state), rows_of(state)
    rng, plain_rng = np.array([1, 2, 3, players]), [1, 2, 3, players]
    moves, outcome = buffers(game)
    plain_moves, plain_outcome = moves.tolist(), outcome.tolist()
    trace, acts = rows_of(state, AT_A_TIME), np.zeros((AT_A_TIME, 2), np.int64)
    decisions = 0
    while decisions < enough:
        trace_games(rows, rng, start, moves, outcome, trace, acts)
        for (seat, action), row in zip(acts.tolist(), trace.tolist(), strict=True):
            if game.rules.actors(state) == 0:
                state = game.start(players, options)
            if seat == CHANCE:
                game.rules.sample_chance(state, plain_rng, plain_outcome)
                game.rules.apply_chance(state, plain_outcome, None)
            else:
                count = game.rules.legal(state, seat, plain_moves)
                assert plain_moves[draw(plain_rng, count)] == action
                game.rules.apply(state, seat, action, None)
                decisions += 1
            assert numbers_of(state) == tuple(cell if type(cell) is int else cell.tolist() for cell in row)


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_plain_and_compiled_determinize_the_same(name: str, players: int) -> None:
    game = load(name)
    trace, _ = played(game, players, 400)
    plain = [state_of(game.state, row) for row in trace]
    seats = np.arange(len(trace)) % (players + 1) - 1
    rng, plain_rng = np.array([9, 8, 7, 6]), [9, 8, 7, 6]
    redeal_rows(trace, seats, rng)
    for row, seat, before in zip(trace, seats.tolist(), plain, strict=True):
        determinized = game.redeal(before, None if seat < 0 else seat, plain_rng)
        assert state_of(game.state, row) == determinized


@pytest.mark.parametrize("name", names())
def test_a_run_is_the_same_on_one_core_on_many_and_recorded(name: str) -> None:
    game = load(name)
    for players in game.seats:
        run = Run(game, players, 60, seed_of("any"), {})
        start = warmed_up(run)
        one, two = (simulate(run, start, lambda count: None, threads) for threads in (1, 2))
        written = Totals.none(players)
        for _ in recorded(run, written, legal=False):
            pass
        results = [(t.points, t.wins, t.decisions) for t in (one, two, written)]
        assert results[0] == results[1] == results[2]


def test_the_state_comes_back_from_its_row() -> None:
    for name, players in TABLES:
        state = load(name).start(players)
        assert state_of(type(state), rows_of(state)[0]) == state == copy_of(state)


@given(st.binary(min_size=32, max_size=32), st.integers(0, 2**62))
def test_seeds_below_seeds_are_sha256(seed: bytes, k: int) -> None:
    below = np.empty(8, np.int64)
    start_stream(words_of(seed), k, below, np.empty(64, np.int64), np.empty(4, np.int64))
    assert derive(seed, k) == sha256(seed + k.to_bytes(8, "big")).digest()
    assert below.tolist() == words_of(derive(seed, k)).tolist()


def test_a_stream_starts_with_the_first_words_of_its_seed() -> None:
    assert stream(bytes(range(32))) == words_of(bytes(range(32)))[:4].tolist()
