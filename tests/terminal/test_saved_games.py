"""A game is kept move by move: whatever happens, it goes on where it was."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from menagerie.core.errors import BadSetup
from menagerie.games import load
from menagerie.records.playback import verify
from menagerie.records.record import read_records
from menagerie.terminal import saved_games, setup_prompts
from menagerie.terminal.game_session import LocalGame
from menagerie.terminal.lineup import Lineup
from tests.terminal.sessions import begun, lineup

GAMES = ("mausen", "awimbawe", "mopsen")


@pytest.fixture(autouse=True)
def _fresh_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))


@pytest.mark.parametrize("name", GAMES)
def test_a_saved_game_goes_on_where_it_was(name: str) -> None:
    left = begun(name, load(name).seats[0], moves=25)
    before = LocalGame(left, "en")
    asyncio.run(before.leave())
    after = LocalGame(saved_games.go_on(left.path), "en")
    assert (after.match.state, after.match.events) == (before.match.state, before.match.events)
    assert after.last_trick() == before.last_trick()
    asyncio.run(after.leave())


@pytest.mark.parametrize("name", GAMES)
def test_a_finished_game_leaves_a_record_and_no_journal(name: str) -> None:
    played = begun(name, load(name).seats[-1], moves=10_000)
    record = played.finish()
    assert not played.path.exists()
    ((_, found),) = read_records(record)
    verify(found)


def test_a_move_that_was_cut_short_was_not_made() -> None:
    left = begun("mausen", 3, moves=7)
    left.close()
    moves, content = list(left.moves), left.path.read_bytes()
    for cut in range(1, 20):
        left.path.write_bytes(content[:-cut])
        again = saved_games.go_on(left.path)
        assert again.moves == moves[:-1]
        again.note(*moves[-1])
        again.close()
        assert left.path.read_bytes() == content


def test_nobody_else_plays_on_with_a_game_that_is_being_played() -> None:
    played = begun("mausen", 3)
    with pytest.raises(BadSetup, match="is already open elsewhere"):
        saved_games.go_on(played.path)
    assert setup_prompts.offered() == []
    played.close()
    assert [path for path, _ in setup_prompts.offered()] == [played.path]


@pytest.mark.parametrize(
    "line",
    [
        b"",
        b"[]\n",
        b"{}\n",
        b'{"format": "menagerie-saved/2"}\n',
        b"\xff\xfe\n",
        b'{"format":"menagerie-saved/1","game":"chess","seats":["person"],"word":"x","names":{},"options":{},"values":[]}\n',
        b'{"format":"menagerie-saved/1","game":"mausen","seats":["person"],"word":"x","names":{},"options":{},"values":[]}\n',
        b'{"format":"menagerie-saved/1","game":"mausen","seats":3,"word":"x","names":{},"options":{},"values":[]}\n',
    ],
)
def test_a_damaged_file_is_said_to_be_damaged_and_is_not_offered(line: bytes) -> None:
    path = saved_games.folder("saved") / "mausen-x.jsonl"
    path.write_bytes(line)
    with pytest.raises(BadSetup, match="Cannot read"):
        saved_games.go_on(path)
    assert setup_prompts.offered() == []
    assert path.read_bytes() == line


def test_a_move_that_breaks_the_rules_is_damage() -> None:
    left = begun("mausen", 3, moves=6)
    left.close()
    with left.path.open("a", encoding="utf-8") as file:
        file.write(json.dumps({"seat": 0, "move": "E9"}) + "\n")
    with pytest.raises(BadSetup, match="Cannot read"):
        saved_games.go_on(left.path)


def test_a_party_needs_a_person_and_levels_that_exist() -> None:
    with pytest.raises(BadSetup, match="At least one seat"):
        Lineup(load("mausen"), ("random",) * 3, "x")
    with pytest.raises(BadSetup, match="grandmaster"):
        Lineup(load("mausen"), ("person", "grandmaster", "random"), "x")
    assert lineup("mausen", 4, people=2).people == (0, 1)


@pytest.mark.parametrize("name", GAMES)
def test_a_killed_game_goes_on_with_every_move_that_was_shown(name: str, tmp_path: Path) -> None:
    words = [sys.executable, "-m", "menagerie", "play", name, "--level", "random", "--lang", "en"]
    environment = {**os.environ, "XDG_DATA_HOME": str(tmp_path), "PYTHONUTF8": "1"}
    child = subprocess.Popen(
        words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8", env=environment
    )
    assert child.stdin is not None
    assert child.stdout is not None
    child.stdin.write("1\n" * 4)
    child.stdin.flush()
    shown, asked = "", 0
    while asked < 5:
        letter = child.stdout.read(1)
        shown += letter
        asked += shown.endswith("?, q] ")
    child.send_signal(signal.SIGKILL)
    child.communicate()
    (path,) = saved_games.saved()
    again = saved_games.go_on(path)
    assert sum(seat == 0 for seat, _ in again.moves) == 4
    told = [said.text for said in LocalGame(again, "en").told("en", 0)]
    plain = " ".join(shown.split())
    assert [said for said in told if " ".join(said.split()) not in plain] == []
    again.close()
    result = subprocess.run(
        [sys.executable, "-m", "menagerie", "play", "--resume", "--lang", "en"],
        input="1\n" * 2000,
        capture_output=True,
        text=True,
        encoding="utf-8",
        env=environment,
        timeout=600,
        check=False,
    )
    assert result.returncode == 0, result.stderr
    assert "The game is over." in result.stdout
    (record,) = (tmp_path / "menagerie" / "records").iterdir()
    verify(next(read_records(record))[1])
    assert list(saved_games.saved()) == []
