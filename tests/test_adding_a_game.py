"""A game is one folder: put among ours or installed as a package, it is everywhere without any other change."""

from __future__ import annotations

import asyncio
import os
import shutil
import subprocess
import sys
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

import menagerie
from tests.server.running import people, play, served, started

SOURCES = Path(menagerie.__file__).parent
OURS = sorted(folder.parent.name for folder in (SOURCES / "games").glob("*/__init__.py"))
EXAMPLE = Path(__file__).parent / "example_games" / "top"

BOT = """
class First:
    def __init__(self, game, seed):
        assert game.name == "top"

    def choose(self, view, legal):
        return legal[0]
"""


def put_among_ours(folder: Path) -> list[Path]:
    """Copy the package and put the example's folder beside our games; nothing else changes."""
    shutil.copytree(SOURCES, folder / "menagerie", ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copytree(EXAMPLE, folder / "menagerie" / "games" / "top")
    return [folder]


def wheel_of(folder: Path, package: str, game: str, files: dict[str, bytes]) -> Path:
    """Build a wheel with these files that adds a game of this name."""
    info = f"{package}-1.0.dist-info"
    wheel = folder / f"{package}-1.0-py3-none-any.whl"
    files = {
        **{f"{package}/{name}": content for name, content in files.items()},
        f"{info}/METADATA": f"Metadata-Version: 2.1\nName: {package}\nVersion: 1.0\n".encode(),
        f"{info}/WHEEL": b"Wheel-Version: 1.0\nGenerator: tests\nRoot-Is-Purelib: true\nTag: py3-none-any\n",
        f"{info}/entry_points.txt": f"[menagerie.games]\n{game} = {package}\n".encode(),
    }
    files[f"{info}/RECORD"] = "".join(f"{name},,\n" for name in (*files, f"{info}/RECORD")).encode()
    with zipfile.ZipFile(wheel, "w") as archive:
        for name, content in files.items():
            archive.writestr(name, content)
    return wheel


def example_files() -> dict[str, bytes]:
    files = (file for file in EXAMPLE.rglob("*") if file.suffix in (".py", ".ftl"))
    return {file.relative_to(EXAMPLE).as_posix(): file.read_bytes() for file in files}


def install(site: Path, *wheels: Path) -> list[Path]:
    """Install wheels into a folder of their own; the sources of menagerie stay where they are."""
    command = [sys.executable, "-m", "pip", "install", "--quiet", "--no-index", "--no-deps", "--target", str(site)]
    subprocess.run([*command, *map(str, wheels)], check=True)
    return [SOURCES.parent, site]


@contextmanager
def environment(path: list[Path], folder: Path) -> Iterator[dict[str, str]]:
    """Let new processes find their modules on this path, and keep their data and compiled code in the folder."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", os.pathsep.join(map(str, path)))
        patch.setenv("XDG_CACHE_HOME", str(folder / "cache"))
        patch.setenv("XDG_DATA_HOME", str(folder / "data"))
        patch.setenv("LANG", "en")
        patch.setenv("NO_COLOR", "1")
        yield dict(os.environ)


@pytest.fixture(scope="module", params=["folder", "package"])
def added(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """Processes started by a test know the game Top, from a folder among ours or from an installed package."""
    folder = tmp_path_factory.mktemp(request.param)
    if request.param == "folder":
        path = put_among_ours(folder / "src")
    else:
        path = install(folder / "site", wheel_of(folder, "menagerie_top", "top", example_files()))
    with environment(path, folder):
        yield folder


def run(*words: str, stdin: str = "") -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, *words], input=stdin, capture_output=True, text=True, check=False)


def said(*words: str, stdin: str = "") -> str:
    """Run Python with these arguments, and return what it printed."""
    result = run(*words, stdin=stdin)
    assert result.returncode == 0, result.stdout + result.stderr
    return result.stdout


def test_the_list_of_games_contains_it(added: Path) -> None:
    code = "import menagerie.games as g; print(g.names(), g.load('TOP').name)"
    assert said("-W", "error", "-c", code) == f"{sorted([*OURS, 'top'])} top\n"


def test_compiled_code_depends_on_its_sources(added: Path) -> None:
    code = "import menagerie.fast.cache as c; print([f for f in c.sources() if 'top' in f.parent.name])"
    assert said("-c", code).count("__init__.py") == 1


def test_the_command_line_simulates_it(added: Path) -> None:
    assert "Top" in said("-m", "menagerie", "simulate", "top", "--games", "50", "--seed", "1")


def test_bots_of_all_kinds_play_it(added: Path) -> None:
    (added / "bot.py").write_text(BOT, encoding="utf-8")
    bots = [f"{added / 'bot.py'}:First", "novice"]
    table = said("-m", "menagerie", "arena", "top", "--bots", *bots, "--games", "4", "--threads", "2", "--seed", "1")
    assert "novice" in table
    assert "First" in table


def test_the_terminal_plays_it(added: Path) -> None:
    lines = said("-m", "menagerie", "play", "top", "--lines", "--level", "random", stdin="1\n" * 5)
    assert "Keep" in lines
    assert "Swap" in lines


def test_environments_exist_for_it(added: Path) -> None:
    code = (
        "import gymnasium, menagerie.envs; env = gymnasium.make('menagerie/top-v1');"
        "print(sorted(env.reset(seed=1)[0]), gymnasium.spec('menagerie/top-v1').kwargs)"
    )
    assert said("-c", code) == "['action_mask', 'observation'] {'game': 'top'}\n"


def test_the_pages_show_it_and_bots_play_it_on_the_server(added: Path) -> None:
    async def one_game(url: str) -> None:
        async with people(url, "Ada") as clients:
            await play(clients, await started(clients, "top", "novice"))

    with served(added / "tables.db") as server:
        lobby = httpx.get(f"{server.url}/", headers={"Accept": "text/html", "Accept-Language": "en"})
        assert lobby.status_code == 200
        assert "Keep your card or swap it" in lobby.text
        asyncio.run(asyncio.wait_for(one_game(server.url), 120))


BROKEN = {
    "raises": ("raises", {"__init__.py": b"raise RuntimeError('out of cheese')"}, "RuntimeError: out of cheese"),
    "exits": ("exits", {"__init__.py": b"raise SystemExit(3)"}, "SystemExit: 3"),
    "taken": ("mausen", {"__init__.py": b"GAME = None"}, "there is a game of this name already"),
    "no game": ("nogame", {"__init__.py": b"GAME = 3"}, "GAME is not a Game"),
    "other name": ("other", {"__init__.py": b"from menagerie.games.mausen import GAME"}, "has the name 'mausen'"),
    "no texts": ("top", {"__init__.py": (EXAMPLE / "__init__.py").read_bytes()}, "it has no locales/en.ftl"),
}


@pytest.mark.parametrize("kind", BROKEN)
def test_a_package_that_cannot_be_used_is_left_out_with_a_warning(kind: str, tmp_path: Path) -> None:
    game, files, reason = BROKEN[kind]
    path = install(tmp_path / "site", wheel_of(tmp_path, "menagerie_broken", game, files))
    with environment(path, tmp_path):
        result = run("-c", "import menagerie.games as g; print(g.names()); g.load('mausen')")
    assert result.returncode == 0, result.stderr
    assert result.stdout == f"{OURS}\n"
    assert f"The game {game} of the package menagerie_broken is left out: " in result.stderr
    assert reason in result.stderr
