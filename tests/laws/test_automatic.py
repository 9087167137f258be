"""Questions that answer themselves: nothing is decided for anybody, and nothing is given away."""

from __future__ import annotations

import random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from menagerie import Match, load
from menagerie.core.chance import stream
from tests.positions import TABLES, matches


def forced_decisions(name: str, players: int) -> int:
    """Count the decisions of one game that answer themselves."""
    rng, match, found = random.Random(players), Match(load(name), players, seed=bytes([players] * 32)), 0
    while not match.over:
        found += match.forced() is not None
        seat = rng.choice(match.actors)
        match.act(seat, rng.choice(match.legal(seat)))
    return found


@given(matches(), st.binary(min_size=16, max_size=16))
def test_everybody_knows_that_a_forced_answer_is_the_only_one(match: Match[Any], word: bytes) -> None:
    """Whatever a spectator cannot know, the answer is the same: it gives nothing away."""
    forced = match.forced()
    if forced is None:
        return
    seat, action = forced
    assert match.legal(seat) == [action]
    possible = match.game.redeal(match.state, None, stream(word))
    assert match.game.legal(possible, seat) == [action]


@given(matches())
def test_a_card_from_the_hand_is_never_played_for_anybody(match: Match[Any]) -> None:
    forced = match.forced()
    if forced is None:
        return
    table = match.game.table(match.view(forced[0]))
    held = {card.card for zone in table.zones if zone.name == "hand" for card in zone.cards}
    assert not any(card in held for choice in table.choices for card in choice.cards)


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_only_the_pinch_of_three_answers_itself(name: str, players: int) -> None:
    assert (forced_decisions(name, players) > 0) == ((name, players) == ("mopsen", 3))


def test_an_optional_pinch_is_asked() -> None:
    rng, match = random.Random(3), Match(load("mopsen"), 3, {"pinch_optional": True}, seed=bytes(range(32)))
    asked = 0
    while not match.over:
        seat = match.actors[0]
        asked += match.game.table(match.view(seat)).question == "pinch"
        assert match.forced() is None
        match.act(seat, rng.choice(match.legal(seat)))
    assert asked > 10
