"""The bot of a trained network, with the weights that the package ships."""

from __future__ import annotations

import time

import numpy as np
import pytest

from menagerie import BadSetup, Match, load
from menagerie.bots.levels import bot_of, get_ready
from menagerie.bots.network_weights import folder, has_weights, load_weights, origin_of, probabilities_of
from menagerie.bots.reflex_bot import ReflexBot, load_network
from menagerie.core.chance import derive
from menagerie.fast.network import SHARPNESS
from tests.positions import GAMES

TRAINED = [name for name in GAMES if has_weights(name)]
TRAINED_TABLES = [(name, players) for name in TRAINED for players in load(name).seats]
MOST_BYTES = 1_000_000


def test_all_weights_together_are_small() -> None:
    assert sum(len(file.read_bytes()) for file in folder().iterdir() if file.name.endswith(".npz")) <= MOST_BYTES


@pytest.mark.parametrize("name", TRAINED)
def test_the_weights_say_how_they_came_about(name: str) -> None:
    origin = origin_of(name)
    assert origin["command"].startswith(f"menagerie train {name} ")
    assert {"commits", "hours", "curve", "settings"} <= origin.keys()


@pytest.mark.parametrize(("name", "players"), TRAINED_TABLES)
def test_it_plays_as_plain_numpy_says(name: str, players: int) -> None:
    game = load(name)
    bots = [bot_of("reflex", game, derive(bytes(32), seat)) for seat in range(players)]
    match = Match(game, players, seed=bytes(32))
    weights = load_weights(name)
    while not match.over:
        seat = match.actors[0]
        view, legal = match.view(seat), match.legal(seat)
        chosen = bots[seat].choose(view, legal)
        observation, units = game.network_input(view.state, seat, legal)
        probabilities = probabilities_of(weights, players, observation, units, SHARPNESS)
        assert probabilities.sum() == pytest.approx(1, rel=1e-4)
        assert len(legal) == 1 or probabilities[legal.index(chosen)] > 1e-6
        if len(legal) > 1:
            active = bots[seat]._active  # type: ignore[attr-defined]
            np.testing.assert_allclose(active.probabilities[: len(legal)], probabilities, rtol=1e-2, atol=1e-4)
        match.act(seat, chosen)


@pytest.mark.parametrize("name", TRAINED)
def test_a_move_takes_less_than_a_tenth_of_a_millisecond(name: str) -> None:
    game = load(name)
    players = game.seats[-1]
    get_ready("reflex", game, players)
    match = Match(game, players, seed=bytes(32))
    seat = match.actors[0]
    view, legal, bot = match.view(seat), match.legal(seat), bot_of("reflex", game)
    fastest = 1.0
    for _ in range(20):
        begun = time.process_time()
        for _ in range(100):
            bot.choose(view, legal)
        fastest = min(fastest, (time.process_time() - begun) / 100)
    assert fastest < 1e-4


def test_a_game_without_weights_has_no_reflex_bot() -> None:
    with pytest.raises(BadSetup, match="no trained network for top"):
        ReflexBot(load("top"))
    with pytest.raises(BadSetup, match="no trained network"):
        load_network("unheard-of")
