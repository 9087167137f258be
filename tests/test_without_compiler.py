"""Without NumPy, Numba and llvmlite, people play, and programs simulate, compete and serve."""

from __future__ import annotations

import asyncio
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from menagerie.core.levels import LEVELS
from tests.conftest import EXAMPLES
from tests.positions import GAMES
from tests.server.running import people, play, served, started

ABSENT = ("numpy", "numba", "llvmlite")

WITHOUT = f"import sys\nsys.modules.update(dict.fromkeys({ABSENT}))\n"
"""Python code after which these packages seem not to be installed."""

NEED_FAST = {
    "menagerie.engine.native",
    "menagerie.bots.network_weights",
    "menagerie.benchmarks.environment_speed",
}
"""Modules of packages that otherwise need no compiler."""

IMPORT_ALL = f"""
import pkgutil, sys, menagerie
from importlib import import_module
for module in pkgutil.walk_packages(menagerie.__path__, "menagerie."):
    name = module.name
    if name in {NEED_FAST!r} or name.split(".")[1] in ("fast", "envs", "training", "__main__"):
        continue
    if "benchmarks" not in name and "migrations" not in name:
        import_module(name)
print([name for name in {ABSENT!r} if sys.modules[name] is not None])
"""


@pytest.fixture(autouse=True)
def no_compiler(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let all processes that a test starts, and those that they start, lack the packages; caches are empty."""
    (tmp_path / "sitecustomize.py").write_text(WITHOUT, encoding="utf-8")
    path = [str(tmp_path), *filter(None, [os.environ.get("PYTHONPATH")])]
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(path))
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    monkeypatch.setenv("LANG", "en")


def python(*words: object, stdin: str = "") -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, *map(str, words)], input=stdin, capture_output=True, text=True, encoding="utf-8", check=False
    )


def menagerie(*words: object, stdin: str = "") -> str:
    """Run a command, and return what it printed."""
    result = python("-m", "menagerie", *words, stdin=stdin)
    assert result.returncode == 0, result.stderr
    assert "Traceback" not in result.stderr
    return result.stdout


def test_everything_that_people_use_can_be_imported() -> None:
    result = python("-c", IMPORT_ALL)
    assert (result.stdout, result.returncode) == ("[]\n", 0), result.stderr


@pytest.mark.parametrize("game", GAMES)
def test_random_games_are_the_same_as_recorded_ones(game: str, tmp_path: Path) -> None:
    counted = menagerie("simulate", game, "--games", 50, "--seed", "x").splitlines()
    written = menagerie("simulate", game, "--games", 50, "--seed", "x", "--record", tmp_path / "r.jsonl").splitlines()
    assert counted[1:-2] == written[1:-2]


@pytest.mark.parametrize("game", GAMES)
def test_statistics_count_all_games(game: str) -> None:
    report = json.loads(menagerie("stats", game, "--games", 300, "--seed", "x", "--json"))
    assert sum(report["decisions"]["counts"].values()) == 300
    assert sum(seat["wins"] for seat in report["seats"]) == pytest.approx(1)


@pytest.mark.parametrize("game", GAMES)
def test_bots_of_all_levels_compete(game: str) -> None:
    words = ["--bots", "casual", "strong", "novice", "--players", 3, "--games", 6, "--threads", 2, "--seed", "x"]
    report = json.loads(menagerie("arena", game, *words, "--json"))
    assert "strong" in json.dumps(report)


def test_the_ladder_works() -> None:
    words = ["--players", 3, "--level", "casual", "--deals", 2, "--seed", "x", "--json"]
    result = python("-m", "menagerie", "ladder", "mausen", *words)
    assert (json.loads(result.stdout)[0]["stronger"], "Traceback" in result.stderr) == ("casual", False)
    assert "Compiling" not in result.stderr


@pytest.mark.parametrize("level", LEVELS)
def test_a_person_plays_in_the_terminal(level: str) -> None:
    printed = menagerie("play", "mausen", "--players", 3, "--lines", "--level", level, stdin="1\n" * 40)
    assert printed


def test_a_person_plays_on_a_server_against_every_level(tmp_path: Path) -> None:
    async def one_game(url: str, game: str, *levels: str) -> None:
        async with people(url, "Ada") as clients:
            await play(clients, await started(clients, game, *levels))

    with served(tmp_path / "tables.db", "--pause", "0") as server:
        for game, levels in (("mausen", LEVELS), ("awimbawe", ["master"]), ("mopsen", ["casual", "strong"])):
            asyncio.run(asyncio.wait_for(one_game(server.url, game, *levels), 300))
        assert not [line for line in server.lines() if line["level"] in ("warning", "error") or "trace" in line]


@pytest.mark.parametrize(
    ("words", "argument"),
    [
        (["bench"], "bench"),
        (["bench", "--envs"], "bench"),
        (["arena", "mausen", "--bots", "reflex", "novice", "--players", "3"], "reflex"),
    ],
)
def test_an_argument_that_needs_a_compiler_names_its_extra(words: list[str], argument: str) -> None:
    result = python("-m", "menagerie", *words)
    assert result.returncode == 2
    assert result.stderr == f"menagerie: {argument} needs the extra “fast”: pip install 'menagerie-games[fast]'.\n"


def test_a_native_engine_that_is_asked_for_names_its_extra(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MENAGERIE_ENGINE", "native")
    for words in (["simulate", "mausen", "--games", "3"], ["serve", "--port", "0"]):
        result = python("-m", "menagerie", *words)
        assert (result.returncode, "needs the extra “fast”" in result.stderr) == (2, True), result.stderr


def test_a_game_of_another_package_is_played_without_a_search() -> None:
    code = (
        f"import menagerie.games as games; games.__path__.append({str(EXAMPLES)!r}); game = games.load('top');"
        "from menagerie.bots.levels import bot_of; bot_of('novice', game); bot_of('random', game); print('played');"
        "bot_of('strong', game)"
    )
    result = python("-c", code)
    assert result.stdout == "played\n"
    assert result.stderr.endswith("top needs the extra “fast”: pip install 'menagerie-games[fast]'.\n")
