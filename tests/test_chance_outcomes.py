"""Chance outcomes one by one have the same distribution as whole deals."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from math import comb, sqrt
from typing import Any

import pytest

from menagerie import Match, load
from menagerie.core.bits import each
from menagerie.core.chance_outcomes import SURE, next_card
from menagerie.core.game import Game
from menagerie.core.state import copy_of
from tests.positions import GAMES, TABLES

LAID_OPEN = [(name, players) for name, players in TABLES if load(name).chance_outcomes]


def outcomes(
    deck: list[int], heaps: list[int], dealt: tuple[int, ...] = ()
) -> Iterator[tuple[tuple[int, ...], Fraction]]:
    """Return all deals with their probabilities."""
    chance_outcomes = next_card(deck, heaps, dealt)
    if not chance_outcomes:
        yield dealt, Fraction(1)
    for card, weight in chance_outcomes:
        for deal, chance in outcomes(deck, heaps, (*dealt, card)):
            total = sum(weight for _, weight in chance_outcomes)
            yield deal, chance * (Fraction(1) if weight == SURE else Fraction(weight, total))


def test_all_deals_into_heaps_are_equally_likely() -> None:
    found = dict(outcomes([1, 2, 4, 8, 16, 32], [2, 1, 3]))
    assert len(found) == comb(6, 2) * 4
    assert set(found.values()) == {Fraction(1, len(found))}


def drawn(game: Game[Any], state: Any, rng: random.Random) -> list[int]:
    """Return the numbers of a chance outcome, chosen one by one."""
    outcome: list[int] = []
    while chance_outcomes := game.chance_outcomes and game.chance_outcomes(state, outcome):
        numbers, weights = zip(*chance_outcomes, strict=True)
        assert list(numbers) == sorted(set(numbers))
        assert min(weights) > 0 or weights == (SURE,)
        outcome += rng.choices(numbers, [weight or 1 for weight in weights])
    return outcome


@pytest.mark.parametrize(("name", "players"), LAID_OPEN)
def test_a_game_can_be_dealt_number_by_number(name: str, players: int) -> None:
    game, rng = load(name), random.Random(1)

    def decide(game: Game[Any], state: Any, k: int) -> list[int]:
        before = copy_of(state)
        outcome = drawn(game, state, rng)
        assert state == before
        return outcome

    match = Match(game, players, chance=decide)
    while not match.over:
        seat = match.actors[0]
        match.act(seat, rng.choice(match.legal(seat)))
    assert match.winners


@pytest.mark.parametrize(("name", "players"), LAID_OPEN)
def test_all_cards_are_dealt_to_a_hand_equally_often(name: str, players: int) -> None:
    game, rng, deals = load(name), random.Random(2), 400
    found: Counter[int] = Counter()
    for _ in range(deals):
        state = game.start(players)
        game.rules.apply_chance(state, drawn(game, state, rng), None)
        found.update(each(state.hands[0]))
    mean = found.total() / len(found)
    assert all(abs(count - mean) < 5 * sqrt(mean) for count in found.values())


@pytest.mark.parametrize("name", GAMES)
def test_a_miniature_game_looks_like_any_other_position(name: str) -> None:
    game, rng = load(name), random.Random(3)
    assert game.miniature
    for players in game.seats:
        for cards in range(1, min(3, game.miniature.most_cards) + 1):
            state, outcome = game.start(players), list[int]()
            while chance_outcomes := game.miniature.chance_outcomes(state, cards, outcome):
                outcome.append(rng.choice(chance_outcomes)[0])
            game.miniature.apply_chance(state, cards, outcome, [])
            for seat in (None, *range(players)):
                words = [rng.getrandbits(32) for _ in range(4)]
                assert game.view(game.redeal(state, seat, words), seat) == game.view(state, seat)
