"""The heuristic of every game uses only legal moves and known cards."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from menagerie import Match, load
from menagerie.core.chance import stream
from menagerie.core.game import Game
from menagerie.fast import state_of
from tests.kernels import follow_heuristic, played
from tests.positions import TABLES, matches

seeds = st.binary(min_size=16, max_size=16)


def heuristic_move(game: Game[Any], state: Any, seat: int, seed: bytes) -> int:
    legal = game.legal(state, seat)
    return game.rules.heuristic(state, seat, legal, len(legal), stream(seed))


@given(matches(), seeds)
def test_a_heuristic_move_is_legal_and_uses_only_what_the_seat_can_know(match: Match[Any], seed: bytes) -> None:
    for seat in match.actors:
        action = heuristic_move(match.game, match.state, seat, seed)
        assert action in match.legal(seat)
        assert heuristic_move(match.game, match.view(seat).state, seat, seed) == action


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_plain_and_compiled_have_the_same_heuristic(name: str, players: int) -> None:
    game = load(name)
    trace, moves = played(game, players, 2000)
    chosen = np.zeros(len(trace), np.int64)
    follow_heuristic(trace, moves, np.array([9, 8, 7, 6]), chosen)
    rng = [9, 8, 7, 6]
    for row, action in zip(trace, chosen.tolist(), strict=True):
        plain = state_of(game.state, row)
        for seat in game.actors(plain)[:1]:
            legal = game.legal(plain, seat)
            assert game.rules.heuristic(plain, seat, legal, len(legal), rng) == action
