"""Compares every screen with its stored picture; `--snapshot-update` stores new pictures."""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from textual.pilot import Pilot

from menagerie.games import load
from menagerie.i18n.translator import LANGUAGES
from menagerie.records.replay import replay_of
from menagerie.terminal.app import PlayApp, ReplayApp
from menagerie.terminal.game_session import Frame
from menagerie.terminal.local_game import LocalGame
from tests.terminal.sessions import begun
from tests.terminal.test_screen import AT_ONCE, asked, until

Compare = Callable[..., bool]

NOON = 1_072_958_400
"""Noon on the first of January 2004."""

TINY, SMALL, LARGE = (60, 20), (80, 24), (120, 40)


@pytest.fixture(autouse=True)
def _fresh_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setenv("COLORTERM", "truecolor")
    monkeypatch.setattr("menagerie.terminal.saved_games.time.strftime", lambda form: "2004-01-01-120000")
    monkeypatch.setattr("menagerie.terminal.saved_games.secrets.token_hex", lambda size: "0" * size)


def app_for(name: str, players: int, moves: int, language: str = "en", **how: Any) -> PlayApp:
    return PlayApp(LocalGame(begun(name, players, moves, "novice", **how), language), language, speed=AT_ONCE)


@pytest.mark.parametrize("size", [SMALL, LARGE])
@pytest.mark.parametrize(("name", "players"), [(n, p) for n in ("mausen", "awimbawe", "mopsen") for p in load(n).seats])
def test_table(name: str, players: int, size: tuple[int, int], snap_compare: Compare) -> None:
    assert snap_compare(app_for(name, players, 7 * players), run_before=asked, terminal_size=size)


@pytest.mark.parametrize("name", ["mausen", "awimbawe", "mopsen"])
def test_tiny_window(name: str, snap_compare: Compare) -> None:
    players = load(name).seats[-1]
    assert snap_compare(app_for(name, players, 7 * players), run_before=asked, terminal_size=TINY)


@pytest.mark.parametrize("name", ["mausen", "awimbawe", "mopsen"])
def test_sixteen_colours(name: str, snap_compare: Compare, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLORTERM", "")
    monkeypatch.setenv("TERM", "xterm-16color")
    assert snap_compare(app_for(name, 3, 21), run_before=asked, terminal_size=SMALL)


@pytest.mark.parametrize("size", [TINY, SMALL, LARGE])
@pytest.mark.parametrize("name", ["mausen", "awimbawe", "mopsen"])
def test_ending(name: str, size: tuple[int, int], snap_compare: Compare) -> None:
    """The scene of the last trick, shown again: what bots do next is not always the same."""

    async def show(pilot: Pilot[Any]) -> None:
        screen = await asked(pilot)
        trick = screen.session.endings.last_trick
        assert trick is not None
        assert trick.view is not None
        screen._show(Frame(screen.session.game.table(trick.view), 0, ending=trick))
        await pilot.pause()

    assert snap_compare(app_for(name, 3, 30), run_before=show, terminal_size=size)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ["mausen", "awimbawe", "mopsen"])
def test_languages(name: str, language: str, snap_compare: Compare) -> None:
    players = load(name).seats[-1]
    assert snap_compare(app_for(name, players, 4 * players, language), run_before=asked, terminal_size=SMALL)


@pytest.mark.parametrize("key", ["question_mark", "l", "t", "s", "i"])
def test_pages(key: str, snap_compare: Compare) -> None:
    async def read(pilot: Pilot[Any]) -> None:
        await asked(pilot)
        await pilot.press(key)
        await pilot.pause()

    assert snap_compare(app_for("mopsen", 3, 60), run_before=read, terminal_size=SMALL)


@pytest.mark.parametrize("language", LANGUAGES)
def test_start(language: str, snap_compare: Compare, monkeypatch: pytest.MonkeyPatch) -> None:
    left = begun("awimbawe", 2, 5, "novice")
    left.close()
    os.utime(left.path, (NOON, NOON))
    monkeypatch.setenv("TZ", "UTC")
    time.tzset()
    assert snap_compare(PlayApp(None, language), terminal_size=SMALL)


def test_exchange(snap_compare: Compare) -> None:
    async def pick(pilot: Pilot[Any]) -> None:
        await asked(pilot)
        await pilot.press("space", "right", "space")

    assert snap_compare(app_for("mopsen", 4, 0), run_before=pick, terminal_size=SMALL)


def test_pass_device(snap_compare: Compare) -> None:
    app = app_for("mausen", 3, 0, people=2)

    async def pause(pilot: Pilot[Any]) -> None:
        await until(pilot, lambda: getattr(pilot.app.screen, "frame", None) is not None)

    assert snap_compare(app, run_before=pause, terminal_size=SMALL)


@pytest.mark.parametrize("at", ["home", "end"])
def test_watching(at: str, snap_compare: Compare) -> None:
    saved = begun("awimbawe", 3, 10_000, "novice")
    saved.close()
    match = saved.lineup.match()
    decisions = []
    for seat, move in saved.moves:
        decisions.append((seat, match.action_of(seat, move)))
        match.act(*decisions[-1])
    replay = replay_of(saved.lineup.match(), decisions)

    async def look(pilot: Pilot[Any]) -> None:
        await pilot.press(at, *("right",) * 9)

    assert snap_compare(ReplayApp(replay, "en"), run_before=look, terminal_size=SMALL)
