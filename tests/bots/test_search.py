"""The search: reproducible, consistent advice, obvious moves, enough memory."""

from __future__ import annotations

from collections import Counter
from math import isclose
from typing import Any

import numpy as np
import pytest

from menagerie import BadSetup, Match, NotYourTurn, load
from menagerie.bots.levels import bot_of
from menagerie.bots.search_bot import SIMULATIONS_AT_A_TIME, Advice, SearchBot
from menagerie.core.bits import set_of
from menagerie.core.chance import derive, seed_of, stream
from menagerie.core.game import Game, View
from menagerie.core.search_settings import SearchSettings
from menagerie.core.state import State
from menagerie.engine import Engine, native_engine, wasm_engine
from menagerie.fast import register, rows_of
from menagerie.fast.search import memory_for, search, sum_root_statistics
from menagerie.games.awimbawe.state import AwimbaweState as Awimbawe
from menagerie.games.mausen.cards import SYMBOLS, card_of, herd_of
from menagerie.games.mausen.state import MausenState as Mausen
from tests.games import awimbawe_positions as awimbawe
from tests.games import test_mopsen_rules as mopsen
from tests.positions import TABLES
from tests.soak import one_for_each_game

SEED = seed_of("search")

HALF = {0: "D2 D3 M1 M2 M3 F1 F2 F3 I1 I2 I3"}
"""About half of Awimbawé's crowns, so that each of the others counts."""

TINY = 1
"""A memory for this few simulations has the smallest size."""


def asked(name: str, players: int) -> tuple[Game[Any], View[Any]]:
    """Return a game's first decision, and the seat that makes it."""
    match = Match(load(name), players, seed=SEED)
    return match.game, match.view(match.actors[0])


def advice_of(game: Game[Any], view: View[Any], **thinking: Any) -> list[Advice]:
    return SearchBot(game, SEED, **thinking).advise(view)


@pytest.mark.parametrize("threads", [1, 2, 3])
@pytest.mark.parametrize(("name", "players"), one_for_each_game(TABLES))
def test_the_same_seed_gives_the_same_advice(name: str, players: int, threads: int) -> None:
    game, view = asked(name, players)
    one, two = (advice_of(game, view, simulations=300, threads=threads) for _ in range(2))
    assert one == two


@pytest.mark.parametrize("threads", [1, 3])
@pytest.mark.parametrize(("name", "players"), TABLES)
def test_advice_adds_up(name: str, players: int, threads: int) -> None:
    game, view = asked(name, players)
    assert view.seat is not None
    advice = advice_of(game, view, simulations=300, threads=threads)
    assert [move.action for move in advice] == game.legal(view.state, view.seat)
    assert isclose(sum(move.weight for move in advice), 1)
    assert sum(move.visits for move in advice) == 300
    assert all(0 <= move.win <= 1 and move.weight >= 0 for move in advice)


@pytest.mark.parametrize("threads", [1, 2])
def test_a_search_without_time_still_runs_one_simulation(threads: int) -> None:
    game, view = asked("mopsen", 3)
    advice = advice_of(game, view, simulations=10_000, seconds=0.0, threads=threads)
    assert sum(move.visits for move in advice) == SIMULATIONS_AT_A_TIME * threads


def test_a_search_with_enough_time_runs_all_simulations() -> None:
    game, view = asked("mopsen", 3)
    assert sum(move.visits for move in advice_of(game, view, simulations=600, seconds=600.0)) == 600


def test_a_forced_move_needs_no_search() -> None:
    game, view = asked("mopsen", 3)
    assert SearchBot(game, SEED, simulations=10**15).choose(view, [7]) == 7


def test_a_seat_with_nothing_to_decide_gets_no_advice() -> None:
    match = Match(load("awimbawe"), 2, seed=SEED)
    other = 1 - match.actors[0]
    for seat, name in ((other, str(other + 1)), (None, "–")):
        with pytest.raises(
            NotYourTurn, match=f"Seat {name} has nothing to decide right now. Waiting for: {2 - other}."
        ):
            advice_of(match.game, match.view(seat), simulations=10)


@pytest.mark.parametrize(("simulations", "threads"), [(0, 1), (-5, 1), (5, 0)])
def test_a_search_needs_at_least_one_simulation(simulations: int, threads: int) -> None:
    with pytest.raises(BadSetup, match="A search needs at least one simulation"):
        SearchBot(load("mausen"), SEED, simulations=simulations, threads=threads)


def test_simultaneous_choices_get_a_mixed_strategy() -> None:
    for players in load("mausen").seats:
        game, view = asked("mausen", players)
        weights = [move.weight for move in advice_of(game, view, simulations=1500)]
        assert sum(weight > 0 for weight in weights) > 1


def test_moves_in_turn_get_a_single_best_move() -> None:
    game, view = asked("awimbawe", 3)
    assert sorted(move.weight for move in advice_of(game, view, simulations=300))[-2:] == [0, 1]


def test_choices_follow_the_weights(monkeypatch: pytest.MonkeyPatch) -> None:
    game, view = asked("mausen", 3)
    bot = SearchBot(game, SEED, simulations=100)
    weights = {3: 0.6, 5: 0.3, 8: 0.1, 9: 0.0}
    monkeypatch.setattr(bot, "advise", lambda view: [Advice(card, 1, 0, 0, part) for card, part in weights.items()])
    chosen = Counter(bot.choose(view, list(weights)) for _ in range(4000))
    assert chosen[9] == 0
    assert all(abs(chosen[card] / 4000 - part) < 0.03 for card, part in weights.items())


# Memory


@pytest.mark.parametrize(("name", "players"), one_for_each_game(TABLES))
def test_a_full_memory_neither_overflows_nor_stops_learning(name: str, players: int) -> None:
    game, view = asked(name, players)
    register(game)
    assert view.seat is not None
    rows, memory = rows_of(view.state), memory_for(game, view.state, stream(SEED), TINY)
    simulations = 20 * len(memory.nodes)
    search(rows, view.seat, simulations, memory, SearchSettings(game.min_visits))
    visits, played = np.zeros(game.actions), np.zeros(game.actions)
    sum_root_statistics(rows, view.seat, memory, visits, played)
    assert memory.used[0] == np.count_nonzero(memory.nodes["key"]) <= 0.75 * len(memory.nodes)
    assert memory.used[1] <= len(memory.pool)
    assert memory.tried.sum() == simulations
    if memory.used[1] + game.most_legal <= len(memory.pool):
        assert visits.sum() == simulations


@pytest.mark.parametrize("engine", [native_engine(load("mausen")), wasm_engine("mausen")], ids=["native", "wasm"])
def test_a_very_long_search_has_a_memory_that_fits(engine: Engine) -> None:
    game, view = asked("mausen", 3)
    bot = SearchBot(game, SEED, simulations=10**15, seconds=0.0, engine=engine)
    assert sum(move.visits for move in bot.advise(view)) == SIMULATIONS_AT_A_TIME


@pytest.mark.parametrize(("name", "players"), [("mausen", 6), ("mopsen", 5)])
def test_a_master_learns_from_every_simulation(name: str, players: int) -> None:
    game, view = asked(name, players)
    bot = SearchBot(game, SEED, simulations=15_000)
    advice = bot.advise(view)
    visits = bot._trees[0].result().visits
    assert [int(visits[move.action]) for move in advice] == [move.visits for move in advice]


# Obvious moves


def chosen(game: Game[Any], state: State, seat: int) -> set[str]:
    """Return the moves of strong bots with several seeds."""
    view, legal = game.view(state, seat), game.legal(state, seat)
    bots = [bot_of("strong", game, derive(SEED, k)) for k in range(5)]
    return {game.notation.move(state, seat, bot.choose(view, legal)) for bot in bots}


def in_awimbawe(state: Awimbawe, *played: str) -> set[str]:
    awimbawe.play(state, *played)
    return chosen(awimbawe.GAME, state, awimbawe.turn(state))


def test_awimbawe_leaves_a_trick_to_the_partner_who_wins_it() -> None:
    state = awimbawe.position("S5 D1", "S2 D2", "S6 S3", "D3 D4", bury=1)
    assert in_awimbawe(state, "S5", "pass", "S2") == {"S3"}


def test_awimbawe_gives_a_partner_crowns() -> None:
    state = awimbawe.position("S6", "S4", "D1 D6", "S3", won=HALF, bury=1)
    state.tricks_left = 1
    assert in_awimbawe(state, "S6", "S4") == {"D1"}


def test_awimbawe_gives_opponents_few_crowns() -> None:
    state = awimbawe.position("S2", "S6", "D1 D6", "S3", won=HALF, bury=1)
    state.tricks_left = 1
    assert in_awimbawe(state, "S2", "S6") == {"D6"}


def test_awimbawe_counts_a_partners_hyenas() -> None:
    state = awimbawe.position("D1", "S4", "S6 S3", "D5", leader=1, won={0: "D4 M4 F4"}, bury=0)
    state.tricks_left = 1
    assert in_awimbawe(state, "S4") == {"S3"}


def test_awimbawe_does_not_take_the_fourth_hyena() -> None:
    state = awimbawe.position("S4 D1", "S5 S2", won={1: "D4 M4 F4"}, bury=1)
    assert in_awimbawe(state, "S4") == {"S2"}


def test_awimbawe_catches_the_elephant_with_its_mouse_for_the_round() -> None:
    state = awimbawe.position("S6 D6", "S1 S3", won={0: "D1 F1 M1", 1: "D4 M4 F2"})
    assert in_awimbawe(state, "S6") == {"S1"}


def in_mopsen(state: Any, *written: str) -> set[str]:
    for move in written:
        (seat,) = mopsen.GAME.actors(state)
        names = {mopsen.GAME.notation.move(state, seat, action): action for action in mopsen.GAME.legal(state, seat)}
        mopsen.GAME.rules.apply(state, seat, names[move], None)
    state.known[:] = state.hands
    (seat,) = mopsen.GAME.actors(state)
    return chosen(mopsen.GAME, state, seat)


def last_trick(*hands: str, bowls: str) -> Any:
    """The last trick of the last round, in which red is above all; every bowl has something in it."""
    state = mopsen.holding(*hands)
    state.round = 2
    for seat, code in enumerate(bowls.split()):
        state.bowls[seat] = mopsen.cards(code)
    return state


def test_mopsen_takes_the_trick_that_feeds_when_last_to_play() -> None:
    state = last_trick("B9", "B10", "R1 R16", bowls="Y9 Y10 Y11")
    assert in_mopsen(state, "B9", "B10") == {"R1"}


def test_mopsen_takes_the_bones_that_win_the_game() -> None:
    state = last_trick("B9", "B10", "R4 Y1", bowls="Y9 Y10 Y11")
    assert in_mopsen(state, "B9", "B10") == {"R4"}


def in_mausen(middle: str, *hands: str) -> set[str]:
    state: Mausen = load("mausen").start(len(hands))
    state.middle = sum(herd_of(card) for card in cards(middle))
    state.hands[: len(hands)] = [set_of(cards(hand)) for hand in hands]
    return chosen(load("mausen"), state, 0)


def cards(codes: str) -> list[int]:
    return [card_of(SYMBOLS.index(code[0]), int(code[1])) for code in codes.split()]


def test_mausen_hunts_before_weaker_hunters_do() -> None:
    assert in_mausen("C4 C4 C3 C3", "D4 M1", "D3 M3", "D2 M4") == {"D4"}


def test_mausen_hunts_while_there_is_time() -> None:
    assert in_mausen("M4 M4 M3", "C4 D1", "E1 C3", "E2 C2") == {"C4"}


def test_mausen_restocks_with_what_it_will_hunt_itself() -> None:
    state: Mausen = load("mausen").start(4)
    state.middle, state.restocking = 0, 1
    for seat, hand in enumerate(("C4 D4", "E1 E2", "E1 E3", "E2 E3")):
        state.hands[seat] = set_of(cards(hand))
    assert chosen(load("mausen"), state, 0) == {"C4"}
