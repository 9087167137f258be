"""Tests of saved games: whatever happens, a game continues after its last move."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from menagerie.core.errors import BadRecord, BadSetup
from menagerie.games import load
from menagerie.records.playback import verify
from menagerie.records.record import RecordWriter, read_records
from menagerie.terminal import saved_games
from menagerie.terminal.lineup import Lineup
from menagerie.terminal.local_game import LocalGame
from tests.terminal.sessions import begun, lineup
from tests.test_cli import menagerie

GAMES = ("mausen", "awimbawe", "mopsen")


@pytest.fixture(autouse=True)
def _fresh_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))


@pytest.mark.parametrize("name", GAMES)
def test_a_saved_game_continues_where_it_was(name: str) -> None:
    left = begun(name, load(name).seats[0], moves=25)
    before = LocalGame(left, "en")
    asyncio.run(before.close())
    after = LocalGame(saved_games.resume(left.path), "en")
    assert (after.match.state, after.match.events) == (before.match.state, before.match.events)
    assert after.endings.last_trick == before.endings.last_trick
    asyncio.run(after.close())


@pytest.mark.parametrize("name", GAMES)
def test_a_finished_game_leaves_a_record_and_no_saved_game(name: str) -> None:
    played = begun(name, load(name).seats[-1], moves=10_000)
    record = played.finish()
    assert not played.path.exists()
    ((_, found),) = read_records(record)
    verify(found)


def test_a_last_line_that_was_cut_short_is_dropped() -> None:
    left = begun("mausen", 3, moves=7)
    left.close()
    moves, content = list(left.moves), left.path.read_bytes()
    for cut in range(1, len(content.splitlines()[-1])):
        left.path.write_bytes(content[:-cut])
        again = saved_games.resume(left.path)
        assert again.moves == moves[:-1]
        again.add_move(*moves[-1])
        again.close()
        assert left.path.read_bytes() == content


def test_two_programs_cannot_open_the_same_game() -> None:
    played = begun("mausen", 3)
    with pytest.raises(BadSetup, match="is open in another terminal"):
        saved_games.resume(played.path)
    assert saved_games.resumable() == []
    played.close()
    assert [path for path, _ in saved_games.resumable()] == [played.path]


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
        b'{"format":"menagerie-record/1","game":"mausen","players":3,"options":{}}\n',
        b'{"format":"menagerie-record/1","game":"mausen","players":3,"options":{},"seed":"00","unfinished":{"seats":["person","novice","novice"],"names":{},"word":"x","values":[]}}\n',
        b'{"format":"menagerie-saved/1","game":"mausen","seats":3,"word":"x","names":{},"options":{},"values":[]}\n',
    ],
)
def test_a_damaged_file_is_refused_and_not_offered(line: bytes) -> None:
    path = saved_games.folder("saved") / "mausen-x.jsonl"
    path.write_bytes(line)
    with pytest.raises(BadSetup, match="Cannot read"):
        saved_games.resume(path)
    assert saved_games.resumable() == []
    assert path.read_bytes() == line


@pytest.mark.parametrize("name", GAMES)
def test_a_saved_game_is_an_unfinished_record(name: str) -> None:
    """Its lines joined are the record up to the last move, and it is refused where a finished record is needed."""
    left = begun(name, load(name).seats[-1], moves=60)
    left.close()
    head, *log = map(json.loads, left.path.read_text(encoding="utf-8").splitlines())
    writer = RecordWriter(left.lineup.match())
    for seat, move in left.moves:
        writer.act(seat, writer.match.action_of(seat, move))
    assert head.pop("unfinished") == left.lineup.as_json()
    assert head == writer.head()
    by_text = {json.dumps(entry) for entry in writer.so_far}
    assert {json.dumps(entry) for entry in log} == by_text
    assert len(log) == len(writer.so_far)
    with pytest.raises(BadRecord, match="this game is unfinished"):
        list(read_records(left.path))


@pytest.mark.parametrize("command", ["verify", "replay"])
def test_an_unfinished_record_is_refused_with_a_sentence(command: str) -> None:
    left = begun("awimbawe", 3, moves=20)
    left.close()
    result = menagerie(command, left.path, "--lang", "en")
    assert result.returncode == 2
    assert "this game is unfinished" in result.stderr
    assert "Traceback" not in result.stderr


@pytest.mark.parametrize("name", GAMES)
def test_a_game_in_the_old_format_is_offered_and_rewritten(name: str) -> None:
    now = begun(name, load(name).seats[0], moves=30)
    now.close()
    lineup, moves = now.lineup, list(now.moves)
    first = {"format": "menagerie-saved/1", "game": name, "options": {}, **lineup.as_json()}
    lines = [first, *({"seat": seat, "move": move} for seat, move in moves)]
    old = "".join(json.dumps(line, ensure_ascii=False) + "\n" for line in lines)
    now.path.write_text(old + '{"seat": 0, "mo', encoding="utf-8")
    assert [path for path, _ in saved_games.resumable()] == [now.path]
    assert now.path.read_text(encoding="utf-8").startswith(old), "looking at saved games changes none"
    again = saved_games.resume(now.path)
    assert sorted(again.moves) == sorted(moves)
    assert again.lineup == lineup
    again.close()
    assert json.loads(now.path.read_text(encoding="utf-8").splitlines()[0])["format"] == "menagerie-record/1"
    third = saved_games.resume(now.path)
    assert sorted(third.moves) == sorted(moves)
    third.close()


@pytest.mark.parametrize("line", range(1, 40, 3))
def test_a_changed_entry_of_the_log_is_damage(line: int) -> None:
    left = begun("awimbawe", 2, moves=60)
    left.close()
    lines = left.path.read_text(encoding="utf-8").splitlines(keepends=True)
    del lines[line]
    left.path.write_text("".join(lines), encoding="utf-8")
    with pytest.raises(BadSetup, match="Cannot read"):
        saved_games.resume(left.path)


def test_a_move_that_breaks_the_rules_is_damage() -> None:
    left = begun("mausen", 3, moves=6)
    left.close()
    with left.path.open("a", encoding="utf-8") as file:
        file.write(json.dumps({"seat": 0, "move": "E9"}) + "\n")
    with pytest.raises(BadSetup, match="Cannot read"):
        saved_games.resume(left.path)


def test_a_lineup_needs_a_person_and_levels_that_exist() -> None:
    with pytest.raises(BadSetup, match="At least one seat"):
        Lineup(load("mausen"), ("random",) * 3, "x")
    with pytest.raises(BadSetup, match="grandmaster"):
        Lineup(load("mausen"), ("person", "grandmaster", "random"), "x")
    assert lineup("mausen", 4, people=2).people == (0, 1)


def free_choices(saved: saved_games.SavedGame) -> int:
    """Return how often the person on the first seat was asked."""
    match, found = saved.lineup.match(), 0
    for seat, move in saved.moves:
        found += seat == 0 and match.forced() is None
        match.act(seat, match.action_of(seat, move))
    return found


@pytest.mark.parametrize("name", GAMES)
def test_a_killed_game_continues_with_every_move_that_was_shown(name: str, tmp_path: Path) -> None:
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
        assert letter, f"the program has ended: {shown}"
        shown += letter
        asked += shown.endswith("?, q] ")
    child.send_signal(signal.SIGKILL)
    child.communicate()
    (path,) = saved_games.saved_paths()
    again = saved_games.resume(path)
    assert free_choices(again) == 4
    sentences = [line.text for line in LocalGame(again, "en").history("en", 0)]
    plain = " ".join(shown.split())
    assert [line for line in sentences if " ".join(line.split()) not in plain] == []
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
    assert list(saved_games.saved_paths()) == []
