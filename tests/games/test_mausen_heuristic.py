"""What a player in their second game of Mausen does, piece of advice by piece of advice."""

from __future__ import annotations

from collections import Counter

import pytest

from menagerie import load
from menagerie.core.bits import each, lowest, set_of, size
from menagerie.core.chance import draw, stream
from menagerie.games.mausen.cards import CARDS, FULL_HAND, SYMBOLS, card_of, code_of, herd_of
from menagerie.games.mausen.heuristic import as_strong, spread, worth_of
from menagerie.games.mausen.state import MausenState

GAME = load("mausen")
TIMES = 1000


def cards(codes: str) -> list[int]:
    return [card_of(SYMBOLS.index(code[0]), int(code[1])) for code in codes.split()]


def position(middle: str, mine: str, others: str = "", players: int = 4) -> MausenState:
    """Seat 0 holds some cards, and each of the others holds these (or the same)."""
    state = GAME.start(players)
    state.middle = sum(herd_of(card) for card in cards(middle))
    state.hands[:players] = [set_of(cards(mine))] + [set_of(cards(others or mine))] * (players - 1)
    return state


def choices(state: MausenState) -> Counter[str]:
    """How often seat 0 chooses each card, of a thousand times."""
    rng = stream(bytes(range(16)))
    legal = GAME.legal(state, 0)
    return Counter(code_of(GAME.rules.heuristic(state, 0, legal, len(legal), rng)) for _ in range(TIMES))


def test_hunts_what_lies_in_the_middle() -> None:
    chosen = choices(position("C4 C4 C3", "E3 D3 C3 M3", "E1 D1 C1 M1"))
    assert chosen["D3"] > TIMES * 0.8


def test_hunts_where_prey_is_likely_to_be_played() -> None:
    chosen = choices(position("M1", "E2 M2", "D1 D3 C1", players=6))
    assert chosen["E2"] > 2 * chosen["M2"]


def test_hunts_with_strong_cards_when_the_prize_is_large() -> None:
    chosen = choices(position("C4 C4 C4", "D1 D4", "D1 D2 D3 D4", players=3))
    assert chosen["D4"] > 2 * chosen["D1"]


def test_keeps_strong_cards_when_there_is_nothing_to_hunt() -> None:
    chosen = choices(position("E1", "D1 D4", "E1 M1 M2 M3"))
    assert chosen["D1"] > 5 * chosen["D4"]


def test_keeps_strong_cards_when_weak_ones_hunt_as_well() -> None:
    chosen = choices(position("C4 C4", "D1 D4", "E1 E2 M1 M2"))
    assert chosen["D1"] > chosen["D4"]


def test_does_not_feed_a_species_that_others_will_hunt() -> None:
    chosen = choices(position("D4 D4 D4", "D4 M4", "E1 E2 E3 E4"))
    assert chosen["M4"] > 5 * chosen["D4"]


def test_hunts_where_no_rival_is_as_strong() -> None:
    chosen = choices(position("E3 C3", "D2 M2", "D2 D3 D4 M1"))
    assert chosen["M2"] > 2 * chosen["D2"]


def test_chooses_unpredictably() -> None:
    chosen = choices(GAME.start(4))
    assert len(chosen) > 12
    assert max(chosen.values()) < TIMES * 0.3


def test_plays_weak_cards_of_any_species_for_a_restock() -> None:
    state = position("", "E1 E4 D2 D3 C1 M1 M4")
    state.restocking = 1
    chosen = choices(state)
    assert chosen["E1"] + chosen["C1"] + chosen["M1"] > TIMES * 0.7
    assert min(chosen["E1"], chosen["C1"], chosen["M1"]) > TIMES * 0.2
    assert chosen["E4"] + chosen["M4"] < TIMES * 0.1


@pytest.mark.parametrize("restocking", [0, 1])
def test_plays_the_last_card_whatever_it_is(restocking: int) -> None:
    for card in range(CARDS):
        state = position("E1", code_of(card), "M4")
        state.restocking = restocking
        assert choices(state) == {code_of(card): TIMES}


def test_ignores_the_hidden_choices_of_others() -> None:
    state = GAME.start(3)
    before = choices(state)
    GAME.rules.apply(state, 1, *cards("M4"), None)
    assert choices(state) == choices(GAME.view(state, 0).state) == before


def test_a_herd_is_the_sum_of_its_cards() -> None:
    for hand in (0, FULL_HAND, *(1 << card for card in range(CARDS)), set_of(cards("E1 E4 D2 M1 M4"))):
        assert spread(hand) == sum(herd_of(card) for card in each(hand))


def test_counts_the_value_and_the_equally_strong_cards_of_a_herd() -> None:
    herd = sum(herd_of(card) for card in cards("E4 D1 D2 D2 D4 D4 D4 C1"))
    assert [worth_of(herd, species) for species in range(4)] == [4, 17, 1, 0]
    assert [as_strong(herd, card) for card in cards("D1 D2 D3 D4 E1 C2 M1")] == [6, 5, 3, 3, 1, 0, 0]


def wins_against_random(players: int, games: int) -> float:
    """Return the share of games that a heuristic seat wins against random ones; a shared victory counts in parts."""
    rng = stream(bytes(range(players, players + 16)))
    won = 0.0
    for game in range(games):
        state = GAME.start(players)
        while acting := GAME.rules.actors(state):
            seat = lowest(acting)
            moves = GAME.legal(state, seat)
            if seat == game % players:
                action = GAME.rules.heuristic(state, seat, moves, len(moves), rng)
            else:
                action = moves[draw(rng, len(moves))]
            GAME.rules.apply(state, seat, action, None)
        winners = GAME.rules.winners(state)
        won += (winners >> game % players & 1) / size(winners)
    return won / games


@pytest.mark.parametrize("players", GAME.seats)
def test_wins_far_more_than_its_share_against_random_players(players: int) -> None:
    assert wins_against_random(players, 300) > 1.7 / players
