"""Observations of every game: their features, bounds and secrecy."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from menagerie import Match, load
from menagerie.core.chance import stream
from menagerie.core.features import MOST
from menagerie.fast import state_of
from tests.kernels import observe_rows, played
from tests.positions import TABLES, matches

seeds = st.binary(min_size=16, max_size=16).filter(any)


@given(matches(), seeds)
def test_an_observation_uses_only_what_the_seat_can_know(match: Match[Any], seed: bytes) -> None:
    game = match.game
    for seat in range(match.players):
        seen = game.observe(match.state, seat)
        assert game.observe(match.view(seat).state, seat) == seen
        assert game.observe(game.redeal(match.state, seat, stream(seed)), seat) == seen


@given(matches())
def test_every_feature_fills_its_cells_with_numbers_in_its_bounds(match: Match[Any]) -> None:
    for seat in range(match.players):
        for feature in match.game.features:
            for other in range(match.players) if feature.by_seat else (seat,):
                cells = [MOST + 1] * (feature.size + 2)
                assert feature.write(match.state, seat, other, cells, 1) == feature.size + 1
                assert cells[0] == cells[-1] == MOST + 1
                assert all(feature.least <= cell <= feature.most for cell in cells[1:-1]), feature.name


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_features_have_names_of_their_own_and_small_bounds(name: str, players: int) -> None:
    features = load(name).features
    assert len({feature.name for feature in features}) == len(features) > 0
    assert all(-MOST <= feature.least < feature.most <= MOST for feature in features)


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_plain_and_compiled_observations_are_equal(name: str, players: int) -> None:
    game = load(name)
    trace, _ = played(game, players, 2000)
    turns = np.arange(len(trace)) % players
    seen = np.full((len(trace), game.width(players)), 99, np.int8)
    observe_rows(trace, turns, seen)
    for row, seat, cells in zip(trace, turns.tolist(), seen.tolist(), strict=True):
        assert game.observe(state_of(game.state, row), seat) == cells
