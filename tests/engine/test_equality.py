"""Both engines give the same results for the same seeds: visits, strategies, moves, games and statistics."""

from __future__ import annotations

from collections.abc import Iterator
from copy import deepcopy
from typing import Any

import pytest

from menagerie import Match, load
from menagerie.arena.contest import Contest, PlayedGame, play
from menagerie.bots.external_bot import BotProcesses
from menagerie.bots.levels import SEARCHES
from menagerie.bots.random_bot import RandomBot
from menagerie.bots.search_bot import SearchBot
from menagerie.core.chance import derive, seed_of, stream
from menagerie.core.game import View
from menagerie.core.search_settings import SearchSettings
from menagerie.engine import VARIABLE, native_engine, wasm_engine
from tests.positions import GAMES, values_of
from tests.soak import amount

OURS = [(name, players) for name in GAMES for players in load(name).seats]

POSITIONS = 100
"""Positions of each game at each number of players."""


def positions(name: str, players: int, count: int) -> Iterator[View[Any]]:
    """Yield views of seats that have a choice, from games at random with all house rules in turn."""
    game, found, k = load(name), 0, 0
    while found < count:
        seed = derive(seed_of(f"{name} {players}"), k)
        options = {o.name: values_of(o, players)[k % len(values_of(o, players))] for o in game.options}
        match, bot = Match(game, players, options, seed=seed), RandomBot(derive(seed, 1))
        k += 1
        while not match.over:
            seat = match.actors[0]
            legal = match.legal(seat)
            if len(legal) > 1 and found < count and bot.choose(match.view(None), range(4)) == 0:
                found += 1
                yield match.view(seat)
            match.act(seat, bot.choose(match.view(seat), legal))


@pytest.mark.parametrize(("name", "players"), OURS)
def test_searches_find_the_same(name: str, players: int) -> None:
    game = load(name)
    engines = native_engine(game), wasm_engine(name)
    for i, view in enumerate(positions(name, players, POSITIONS)):
        assert view.seat is not None
        settings = SearchSettings(
            min_visits=(0, 1, game.min_visits)[i % 3],
            heuristic_rate=(256, 0, 128)[i % 3],
            assume_heuristic=64 * (i % 5),
        )
        trees = [engine.new_tree(stream(derive(seed_of("search"), i)), 100) for engine in engines]
        for simulations in (60, 1, 40):
            decisions = set()
            for tree in trees:
                tree.make_ready(view.state, view.seat)
                decisions.add(tree.search(simulations, settings))
            assert len(decisions) == 1
            native, wasm = (tree.result() for tree in trees)
            assert native == wasm
            assert sum(wasm.tried) == simulations


@pytest.mark.parametrize(("name", "players"), OURS)
def test_bots_advise_the_same(name: str, players: int) -> None:
    """The levels' own searches, with the memory of earlier moves; near the end, masters search much longer."""
    game = load(name)
    searches = [
        (settings, [SearchBot(game, seed_of(level), engine=engine, **settings) for engine in engines_of(name)])
        for level, settings in SEARCHES.items()
    ]
    for i, view in enumerate(positions(name, players, amount(6, 30))):
        settings, (native, wasm) = searches[i % len(searches)]
        assert native.advise(view) == wasm.advise(view), settings


def engines_of(name: str) -> tuple[Any, Any]:
    return native_engine(load(name)), wasm_engine(name)


def test_searches_on_several_threads_find_the_same() -> None:
    for name in GAMES:
        [view] = positions(name, load(name).seats[-1], 1)
        native, wasm = (
            SearchBot(load(name), seed_of("threads"), simulations=600, threads=3, engine=engine).advise(view)
            for engine in engines_of(name)
        )
        assert native == wasm


def test_a_full_tree_is_cleared_alike() -> None:
    for name in GAMES:
        game = load(name)
        [view] = positions(name, game.seats[0], 1)
        assert view.seat is not None
        found = []
        for engine in engines_of(name):
            tree = engine.new_tree(stream(seed_of("full")), 1)
            for _ in range(4):
                tree.make_ready(view.state, view.seat)
                tree.search(3_000, SearchSettings(1))
            found.append(tree.result())
        assert found[0] == found[1]


@pytest.mark.parametrize("name", GAMES)
def test_whole_contests_are_the_same(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for players in (load(name).seats[0], load(name).seats[-1]):
        contest = Contest(load(name), players, ("strong", "casual"), f"contest of {players}")
        played: list[list[PlayedGame]] = []
        for engine in ("native", "wasm"):
            monkeypatch.setenv(VARIABLE, engine)
            with BotProcesses() as processes:
                games = range(amount(1, 4) * players)
                played.append([play(contest, index, processes, recorded=True) for index in games])
        assert played[0] == played[1]


@pytest.mark.parametrize(("name", "players"), OURS)
def test_games_in_bulk_are_the_same(name: str, players: int) -> None:
    game = load(name)
    for options in ({}, {o.name: values_of(o, players)[-1] for o in game.options}):
        start = game.start(players, options)
        native, wasm = engines_of(name)
        asked = start, seed_of("bulk"), 2**40, 150
        assert native.play_games(*asked) == wasm.play_games(*asked)
        for by_heuristic in (False, True):
            assert native.count_facts(*asked, by_heuristic) == wasm.count_facts(*asked, by_heuristic)


def test_a_run_of_no_games_has_no_results() -> None:
    start, seed = load("mausen").start(3), seed_of("none")
    for engine in engines_of("mausen"):
        assert engine.play_games(start, seed, 0, 0) == ([0] * 3, [0] * 3, 0)
        assert not any(engine.count_facts(start, seed, 0, 0, True))


def test_a_copied_bot_continues_like_the_original() -> None:
    """Environments save their opponents, trees included."""
    game = load("awimbawe")
    match = Match(game, players=2, seed=bytes(32))
    seat = match.actors[0]
    bot = SearchBot(game, bytes(32), simulations=300)
    bot.advise(match.view(seat))
    copied = deepcopy(bot)
    match.act(seat, match.legal(seat)[0])
    seat = match.actors[0]
    advice = copied.advise(match.view(seat))
    assert bot.advise(match.view(seat)) == advice
