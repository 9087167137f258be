"""Games in which all decide together, and those in which they do not."""

from __future__ import annotations

import random

import pytest

from menagerie import Match, load
from tests.positions import TABLES


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_a_game_says_whether_all_always_decide_at_once(name: str, players: int) -> None:
    rng, together = random.Random(players), True
    for _ in range(3):
        match = Match(load(name), players)
        chosen: set[int] = set()
        while not match.over:
            together &= set(match.actors) == set(range(players)) - chosen
            seat = rng.choice(match.actors)
            match.act(seat, rng.choice(match.legal(seat)))
            chosen = set() if len(chosen) == players - 1 else chosen | {seat}
    assert load(name).all_at_once == together
