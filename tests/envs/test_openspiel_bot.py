"""OpenSpiel's search at our tables: it gets a view, like everyone."""

from __future__ import annotations

import json
import random
import subprocess
import sys
from importlib.util import find_spec
from typing import Any

import pytest

from menagerie import BadSetup, Match, load
from menagerie.arena import foreign_bots
from tests.envs.tree_states import words
from tests.positions import TABLES
from tests.soak import one_for_each_game

needs_openspiel = pytest.mark.skipif(find_spec("pyspiel") is None, reason="OpenSpiel is not installed")


def menagerie(*arguments: str) -> Any:
    command = [sys.executable, "-m", "menagerie", *arguments, "--lang", "en"]
    return subprocess.run(command, capture_output=True, text=True, timeout=6000, check=False)


@needs_openspiel
@pytest.mark.parametrize(("name", "players"), one_for_each_game(TABLES))
def test_openspiels_bot_chooses_from_what_its_seat_can_know(name: str, players: int) -> None:
    game, rng = load(name), random.Random(players)
    match = Match(game, players, seed=bytes(range(32)))
    for _ in range(3):
        if match.over:
            break
        seat = match.actors[-1]
        redealt = game.view(game.redeal(match.state, seat, words(rng)), seat)
        chosen = {
            foreign_bots.foreign_bot_of("openspiel:4", game, bytes(range(32))).choose(view, match.legal(seat))
            for view in (match.view(seat), redealt)
        }
        assert len(chosen) == 1
        match.act(seat, chosen.pop())


@needs_openspiel
def test_openspiels_bot_thinks_as_long_as_a_level() -> None:
    match = Match(load("mausen"), 3, seed=bytes(range(32)))
    bot = foreign_bots.foreign_bot_of("openspiel:strong", match.game, bytes(range(32)))
    assert bot.choose(match.view(1), match.legal(1)) in match.legal(1)


@needs_openspiel
def test_the_arena_plays_the_same_games_again_with_openspiels_bot() -> None:
    words = (
        "arena",
        "mausen",
        "--bots",
        "novice",
        "openspiel:3",
        "--players",
        "3",
        "--games",
        "3",
        "--seed",
        "1",
        "--json",
    )
    one, two = menagerie(*words), menagerie(*words, "--threads", "1")
    assert one.returncode == 0, one.stderr
    assert one.stdout == two.stdout
    assert [standing["bot"] for standing in json.loads(one.stdout)["standings"]] == ["novice", "openspiel:3"]


@pytest.mark.parametrize("name", ["openspiel:", "openspiel:1", "openspiel:-5", "openspiel:novice", "openspiel:1e3"])
def test_an_unknown_openspiel_bot_is_explained_in_one_sentence(name: str) -> None:
    result = menagerie("arena", "mausen", "--bots", "random", name, "--players", "3")
    assert (result.returncode, result.stdout) == (2, "")
    assert result.stderr == (
        f"menagerie: Unknown bot “{name}”. Write openspiel:N with N simulations (2 or more), or openspiel:LEVEL"
        " to match the thinking time of a level: casual, strong, master.\n"
    )


WITHOUT = """
import sys
sys.modules["pyspiel"] = None
from menagerie.cli import main
sys.exit(main(["arena", "mausen", "--bots", "random", "openspiel:10", "--players", "3", "--lang", "en"]))
"""


def test_without_openspiel_the_arena_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(foreign_bots, "find_spec", lambda name: None)
    with pytest.raises(BadSetup) as refused:
        foreign_bots.check_foreign_bot("openspiel:10")
    assert str(refused.value) == "openspiel:10 needs the extra “peers”: pip install 'menagerie-games[peers]'."
    result = subprocess.run([sys.executable, "-c", WITHOUT], capture_output=True, text=True, timeout=60, check=False)
    assert (result.returncode, result.stdout) == (2, "")
    assert "needs the extra “peers”" in result.stderr
