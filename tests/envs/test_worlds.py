"""What a tree of a game is made of: decisions one by one, and what each seat has heard."""

from __future__ import annotations

import pickle
import random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from menagerie import Match, load
from menagerie.core.chance import stream
from menagerie.envs.worlds import CHANCE, Variant, World
from tests.envs.worlds import begun, go_on, words, worlds
from tests.positions import GAMES, matches

dice = st.integers(0, 1 << 32).map(random.Random)


@given(worlds(), dice)
def test_a_seat_cannot_tell_a_redealt_world_from_the_true_one(world: World, rng: random.Random) -> None:
    for seat in range(world.variant.players):
        other = world.redealt(seat, words(rng))
        assert other.turn == world.turn
        assert other.heard(seat) == world.heard(seat)
        assert other.heard(None) == world.heard(None)
        assert other.seen(seat) == world.seen(seat)
        game = world.variant.game
        assert game.observe(other.state, seat) == game.observe(world.state, seat)
        if world.turn == seat:
            assert other.legal() == world.legal()


@given(worlds(), dice)
def test_in_a_redealt_world_others_remember_what_they_would_there(world: World, rng: random.Random) -> None:
    world = world.redealt(0, words(rng))
    for other in range(1, world.variant.players):
        again = world.redealt(other, words(rng))
        assert again.heard(other) == world.heard(other)
        assert world.seen(other) in world.heard(other)


@given(worlds(), dice)
def test_a_redealt_world_can_be_played_to_its_end(world: World, rng: random.Random) -> None:
    other = world.redealt(0, words(rng))
    go_on(other, rng, 2000)
    assert other.over


@given(worlds(), dice)
def test_a_copy_goes_its_own_way(world: World, rng: random.Random) -> None:
    before, twin = str(world.state), pickle.loads(pickle.dumps(world)).copy()
    assert [twin.heard(seat) for seat in range(twin.variant.players)] == [
        world.heard(seat) for seat in range(world.variant.players)
    ]
    go_on(twin, rng, 2000)
    assert str(world.state) == before


@given(matches(), dice)
def test_a_world_made_from_a_view_knows_no_more_than_the_view(match: Match[Any], rng: random.Random) -> None:
    for seat in match.actors:
        variant = Variant(match.game, match.players)
        redealt = match.game.redeal(match.state, seat, words(rng))
        seen = [
            World.seen_in(variant, match.game.view(state, seat), stream(bytes(16))) for state in (match.state, redealt)
        ]
        assert seen[0].state == seen[1].state
        assert seen[0].heard(seat) == seen[1].heard(seat)
        assert (seen[0].turn, seen[0].legal()) == (seat, match.legal(seat))


@pytest.mark.parametrize("name", GAMES)
def test_what_is_heard_tells_all_that_has_happened(name: str) -> None:
    world, rng = begun(name, load(name).seats[0]), random.Random(1)
    told = world.heard(0)
    for _ in range(20):
        go_on(world, rng, 1)
        assert world.heard(0).startswith(told)
        told = world.heard(0)
    assert told.count("\n") > 10


def test_chance_is_asked_as_often_whatever_it_decides() -> None:
    asked = set()
    for seed in range(20):
        world, rng, count = World(Variant(load("mopsen"), 3)), random.Random(seed), 0
        while world.turn == CHANCE:
            world.apply(rng.choice(world.legal()))
            count += 1
        asked.add(count)
    assert asked == {1 + 4 + 3 * 8 + 9}


@pytest.mark.parametrize("name", ["mausen", "mopsen"])
def test_what_is_chosen_face_down_is_heard_by_nobody_else(name: str) -> None:
    world = begun(name, 3)
    heard = set()
    for action in world.legal():
        chosen = world.copy()
        chosen.apply(action)
        heard.add((chosen.heard(1), chosen.heard(None), chosen.seen(1), chosen.seen(None)))
        assert chosen.heard(0) != world.heard(0)
    assert len(heard) == 1


@pytest.mark.parametrize("name", ["awimbawe", "mopsen"])
def test_nobody_hears_of_a_card_before_all_are_dealt(name: str) -> None:
    world, rng = World(Variant(load(name), 3)), random.Random(1)
    before = [(world.heard(seat), world.seen(seat)) for seat in range(3)]
    while world.turn == CHANCE:
        assert [(world.heard(seat), world.seen(seat)) for seat in range(3)] == before
        world.apply(rng.choice(world.legal()))
    assert [(world.heard(seat), world.seen(seat)) for seat in range(3)] != before
