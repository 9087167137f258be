"""A bot never sees what its seat may not: what it chooses and advises follows from the view alone."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from menagerie import Match, load
from menagerie.bots.levels import SEARCHES
from menagerie.bots.random_bot import RandomBot
from menagerie.bots.search_bot import SearchBot
from menagerie.core.chance import derive, seed_of, stream
from menagerie.core.game import Game, View
from menagerie.core.state import State, copy_of
from tests.positions import TABLES

SEED = seed_of("secrecy")

POSITIONS = {"casual": 10, "strong": 4, "master": 1}
"""The number of positions at each table."""

AT_ONCE = [(name, players) for name, players in TABLES if name != "awimbawe"]
"""The tables where all choose at once: always, or before the first trick."""


def searcher(game: Game[Any], level: str, k: int = 0) -> SearchBot:
    return SearchBot(game, derive(SEED, k), **SEARCHES[level])


def played(name: str, players: int, k: int = 0) -> Iterator[tuple[Match[Any], int]]:
    """Yield a random match before each decision, with the seat that decides."""
    match = Match(load(name), players, seed=derive(SEED, k))
    bot = RandomBot(derive(SEED, k + 1))
    while not match.over:
        seat = bot.choose(match.view(None), match.actors)
        yield match, seat
        match.act(seat, bot.choose(match.view(seat), match.legal(seat)))


def choices(name: str, players: int, count: int) -> list[tuple[State, int]]:
    """Return this many positions from different games, each with a seat that has a choice."""
    found = [
        (copy_of(match.state), seat)
        for k in range(4)
        for match, seat in played(name, players, 2 * k)
        if len(match.legal(seat)) > 1
    ]
    return [found[(2 * i + 1) * len(found) // (2 * count)] for i in range(count)]


def redealt_view(game: Game[Any], state: State, seat: int, k: int) -> View[Any]:
    """Return a state that the seat cannot distinguish from this one."""
    return game.view(game.redeal(state, seat, stream(derive(SEED, 100 + k))), seat)


@pytest.mark.parametrize("level", POSITIONS)
@pytest.mark.parametrize(("name", "players"), TABLES)
def test_advice_and_choice_follow_from_the_view_alone(name: str, players: int, level: str) -> None:
    game = load(name)
    for k, (state, seat) in enumerate(choices(name, players, POSITIONS[level])):
        view, legal = game.view(state, seat), game.legal(state, seat)
        before = copy_of(view.state)
        first = searcher(game, level, k)
        found = first.choose(view, legal), first.advise(view)
        assert view.state == before
        twin, redealt = searcher(game, level, k), redealt_view(game, state, seat, k)
        assert found == (twin.choose(redealt, legal), twin.advise(redealt))


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_a_twin_whose_truth_is_redealt_at_every_turn_plays_the_same_game(name: str, players: int) -> None:
    game = load(name)
    match = Match(game, players, seed=SEED)
    bots, twins = ([SearchBot(game, derive(SEED, seat), simulations=40) for seat in range(players)] for _ in range(2))
    while not match.over:
        seat = match.actors[0]
        legal = match.legal(seat)
        redealt = redealt_view(game, match.state, seat, len(match.actions))
        action = bots[seat].choose(match.view(seat), legal)
        assert twins[seat].choose(redealt, legal) == action
        match.act(seat, action)


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_redealing_changes_hidden_cards(name: str, players: int) -> None:
    game = load(name)
    states = [(state, seat) for state, seat in choices(name, players, 20) if len(game.actors(state)) < players]
    differ = [game.redeal(state, seat, stream(SEED)) != state for state, seat in states]
    assert any(differ)


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_a_bot_forgets_what_it_learnt_when_asked_for_another_seat(name: str, players: int) -> None:
    game = load(name)
    bot = searcher(game, "casual")
    seats: list[int] = []
    for state, seat in choices(name, players, 12):
        view = game.view(state, seat)
        advice = bot.advise(view)
        if seats and seats[-1] != seat:
            assert advice == searcher(game, "casual").advise(view)
        seats.append(seat)
    assert len(set(seats)) > 1


def test_a_bot_remembers_what_it_learnt_for_the_same_seat() -> None:
    game = load("mopsen")
    state, seat = choices("mopsen", 3, 1)[0]
    bot, view = searcher(game, "strong"), game.view(state, seat)
    assert bot.advise(view) != bot.advise(view)


@pytest.mark.parametrize(("name", "players"), AT_ONCE)
def test_advice_does_not_depend_on_who_has_already_chosen(name: str, players: int) -> None:
    game = load(name)
    match = next(match for match, _ in played(name, players) if len(match.actors) == players)
    asked = players - 1
    legal = match.legal(asked)
    bot = searcher(game, "casual")
    found = bot.choose(match.view(asked), legal), bot.advise(match.view(asked))
    for other in range(asked):
        match.act(other, match.legal(other)[other])
        twin = searcher(game, "casual")
        assert (twin.choose(match.view(asked), legal), twin.advise(match.view(asked))) == found
