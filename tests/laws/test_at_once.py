"""Games in which all decide together, and those in which they do not."""

from __future__ import annotations

import random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from menagerie import Match, load
from menagerie.core.errors import NotYourTurn
from menagerie.core.state import copy_of
from tests.positions import TABLES, matches, viewpoint

AT_ONCE = [(name, players) for name, players in TABLES if name in ("mausen", "mopsen")]


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


def choosing(name: str, players: int, rng: random.Random) -> Match[Any]:
    """Return a match in which some have chosen, and others still choose."""
    match = Match(load(name), players, seed=rng.randbytes(32))
    while not (match.open_choices and rng.random() < 0.2):
        if match.over:
            match = Match(load(name), players, seed=rng.randbytes(32))
        seat = rng.choice(match.actors)
        match.act(seat, rng.choice(match.legal(seat)))
    return match


@pytest.mark.parametrize(("name", "players"), AT_ONCE)
def test_a_changed_choice_is_as_good_as_one_made_in_the_first_place(name: str, players: int) -> None:
    rng = random.Random(f"change {name} {players}")
    for _ in range(10):
        match = choosing(name, players, rng)
        before = copy_of(match.state), match.actions[:], match.events[:]
        seat, old = rng.choice(match.open_choices)
        changed = match.without_choice(seat)
        new = rng.choice(changed.legal(seat))
        changed.act(seat, new)

        direct = Match(load(name), players, seed=match.seed)
        chosen = match.actions.index((seat, old), len(match.actions) - len(match.open_choices))
        for at, (actor, action) in enumerate(match.actions):
            direct.act(actor, new if at == chosen else action)
        assert changed.state == direct.state
        assert sorted(changed.actions) == sorted(direct.actions)
        assert sorted(map(str, changed.events)) == sorted(map(str, direct.events))
        assert (match.state, match.actions, match.events) == before, "the match itself is as it was"


@pytest.mark.parametrize(("name", "players"), AT_ONCE)
def test_a_changed_choice_changes_nothing_that_others_see(name: str, players: int) -> None:
    rng = random.Random(f"unseen {name} {players}")
    for _ in range(10):
        match = choosing(name, players, rng)
        seat, _ = rng.choice(match.open_choices)
        changed = match.without_choice(seat)
        changed.act(seat, rng.choice(changed.legal(seat)))
        assert changed.actors == match.actors
        for other in set(viewpoint(match)) - {seat}:
            assert changed.view(other) == match.view(other)


@given(matches(), st.randoms())
def test_only_a_choice_that_others_still_make_can_be_changed(match: Match[Any], rng: random.Random) -> None:
    open_to = {seat for seat, _ in match.open_choices}
    assert open_to.isdisjoint(match.actors)
    for seat in range(match.players):
        assert match.may_change(seat) == (seat in open_to)
        if seat not in open_to:
            with pytest.raises(NotYourTurn):
                match.without_choice(seat)
        else:
            assert seat in match.without_choice(seat).actors
    while match.open_choices:
        match.act(match.actors[0], rng.choice(match.legal(match.actors[0])))
    assert not any(match.may_change(seat) for seat in range(match.players))
