"""Worlds of every game, for laws that hold in all of them."""

from __future__ import annotations

import random

from hypothesis import strategies as st

from menagerie import load
from menagerie.envs.worlds import CHANCE, Variant, World
from tests.positions import tables


@st.composite
def worlds(draw: st.DrawFn) -> World:
    """A world somewhere between the first card and the end, with all cards or a few."""
    game, players, options = draw(tables())
    most = min(3, game.miniature.most_cards) if game.miniature else 0
    world = World(Variant(game, players, options, draw(st.integers(0, most))))
    rng = random.Random(draw(st.integers(0, 1 << 32)))
    go_on(world, rng, draw(st.integers(0, 200)))
    while not world.over and draw(st.booleans()):
        world.apply(rng.choice(world.legal()))
    return world


def go_on(world: World, rng: random.Random, steps: int) -> None:
    """Play so many decisions at random, chance in between, or to the end."""
    while not world.over and (steps > 0 or world.turn == CHANCE):
        steps -= world.turn != CHANCE
        world.apply(rng.choice(world.legal()))


def words(rng: random.Random) -> list[int]:
    return [rng.getrandbits(32) for _ in range(4)]


def begun(name: str, players: int) -> World:
    """A world at its first decision."""
    world = World(Variant(load(name), players))
    go_on(world, random.Random(1), 0)
    return world
