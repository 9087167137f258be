"""Tree states of every game, for laws that hold in all of them."""

from __future__ import annotations

import random

from hypothesis import strategies as st

from menagerie import load
from menagerie.envs.tree_state import CHANCE, TreeState, Variant
from tests.positions import tables


@st.composite
def tree_states_of_all_games(draw: st.DrawFn) -> TreeState:
    """Return a tree state between the first card and the end, with all cards or a few."""
    game, players, options = draw(tables())
    most = min(3, game.miniature.most_cards) if game.miniature else 0
    tree_state = TreeState(Variant(game, players, options, draw(st.integers(0, most))))
    rng = random.Random(draw(st.integers(0, 1 << 32)))
    go_on(tree_state, rng, draw(st.integers(0, 200)))
    while not tree_state.over and draw(st.booleans()):
        tree_state.apply(rng.choice(tree_state.legal()))
    return tree_state


def go_on(tree_state: TreeState, rng: random.Random, steps: int) -> None:
    """Play this many decisions at random, or to the end, with chance in between."""
    while not tree_state.over and (steps > 0 or tree_state.turn == CHANCE):
        steps -= tree_state.turn != CHANCE
        tree_state.apply(rng.choice(tree_state.legal()))


def words(rng: random.Random) -> list[int]:
    return [rng.getrandbits(32) for _ in range(4)]


def begun(name: str, players: int) -> TreeState:
    """Return a tree state at its first decision."""
    tree_state = TreeState(Variant(load(name), players))
    go_on(tree_state, random.Random(1), 0)
    return tree_state
