"""What a tree of a game is made of: decisions one by one, and the history of each seat."""

from __future__ import annotations

import pickle
import random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from menagerie import Match, load
from menagerie.core.chance import stream
from menagerie.envs.tree_state import CHANCE, TreeState, Variant
from tests.envs.tree_states import begun, go_on, tree_states_of_all_games, words
from tests.positions import GAMES, matches

dice = st.integers(0, 1 << 32).map(random.Random)


@given(tree_states_of_all_games(), dice)
def test_a_seat_cannot_tell_a_redealt_state_from_the_true_one(tree_state: TreeState, rng: random.Random) -> None:
    for seat in range(tree_state.variant.players):
        other = tree_state.redealt(seat, words(rng))
        assert other.turn == tree_state.turn
        assert other.history(seat) == tree_state.history(seat)
        assert other.history(None) == tree_state.history(None)
        assert other.seen(seat) == tree_state.seen(seat)
        game = tree_state.variant.game
        assert game.observe(other.state, seat) == game.observe(tree_state.state, seat)
        if tree_state.turn == seat:
            assert other.legal() == tree_state.legal()


@given(tree_states_of_all_games(), dice)
def test_in_a_redealt_state_the_others_remember_what_happened_there(tree_state: TreeState, rng: random.Random) -> None:
    tree_state = tree_state.redealt(0, words(rng))
    for other in range(1, tree_state.variant.players):
        again = tree_state.redealt(other, words(rng))
        assert again.history(other) == tree_state.history(other)
        assert tree_state.seen(other) in tree_state.history(other)


@given(tree_states_of_all_games(), dice)
def test_a_redealt_state_can_be_played_to_its_end(tree_state: TreeState, rng: random.Random) -> None:
    other = tree_state.redealt(0, words(rng))
    go_on(other, rng, 2000)
    assert other.over


@given(tree_states_of_all_games(), dice)
def test_a_copied_state_is_independent(tree_state: TreeState, rng: random.Random) -> None:
    before, twin = str(tree_state.state), pickle.loads(pickle.dumps(tree_state)).copy()
    assert [twin.history(seat) for seat in range(twin.variant.players)] == [
        tree_state.history(seat) for seat in range(tree_state.variant.players)
    ]
    go_on(twin, rng, 2000)
    assert str(tree_state.state) == before


@given(matches(), dice)
def test_a_state_made_from_a_view_knows_no_more_than_the_view(match: Match[Any], rng: random.Random) -> None:
    for seat in match.actors:
        variant = Variant(match.game, match.players)
        redealt = match.game.redeal(match.state, seat, words(rng))
        seen = [
            TreeState.seen_in(variant, match.game.view(state, seat), stream(bytes(16)))
            for state in (match.state, redealt)
        ]
        assert seen[0].state == seen[1].state
        assert seen[0].history(seat) == seen[1].history(seat)
        assert (seen[0].turn, seen[0].legal()) == (seat, match.legal(seat))


@pytest.mark.parametrize("name", GAMES)
def test_a_history_only_grows(name: str) -> None:
    tree_state, rng = begun(name, load(name).seats[0]), random.Random(1)
    text = tree_state.history(0)
    for _ in range(20):
        go_on(tree_state, rng, 1)
        assert tree_state.history(0).startswith(text)
        text = tree_state.history(0)
    assert text.count("\n") > 10


def test_the_number_of_chance_nodes_does_not_depend_on_their_outcomes() -> None:
    asked = set()
    for seed in range(20):
        tree_state, rng, count = TreeState(Variant(load("mopsen"), 3)), random.Random(seed), 0
        while tree_state.turn == CHANCE:
            tree_state.apply(rng.choice(tree_state.legal()))
            count += 1
        asked.add(count)
    assert asked == {1 + 4 + 3 * 8 + 9}


@pytest.mark.parametrize("name", ["mausen", "mopsen"])
def test_a_face_down_choice_is_seen_by_nobody_else(name: str) -> None:
    tree_state = begun(name, 3)
    histories = set()
    for action in tree_state.legal():
        chosen = tree_state.copy()
        chosen.apply(action)
        histories.add((chosen.history(1), chosen.history(None), chosen.seen(1), chosen.seen(None)))
        assert chosen.history(0) != tree_state.history(0)
    assert len(histories) == 1


@pytest.mark.parametrize("name", ["awimbawe", "mopsen"])
def test_no_card_is_observed_before_all_are_dealt(name: str) -> None:
    tree_state, rng = TreeState(Variant(load(name), 3)), random.Random(1)
    before = [(tree_state.history(seat), tree_state.seen(seat)) for seat in range(3)]
    while tree_state.turn == CHANCE:
        assert [(tree_state.history(seat), tree_state.seen(seat)) for seat in range(3)] == before
        tree_state.apply(rng.choice(tree_state.legal()))
    assert [(tree_state.history(seat), tree_state.seen(seat)) for seat in range(3)] != before
