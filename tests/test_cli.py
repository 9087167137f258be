"""The command line, as a person or a script meets it: real processes."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from menagerie import Match, load
from menagerie.cli.main import COMMANDS
from menagerie.i18n.translator import LANGUAGES
from menagerie.records.record import legal_moves, read_records
from tests.golden_records import FOLDER
from tests.positions import GAMES

ENGLISH = {**os.environ, "LANG": "C", "LC_ALL": "C", "LANGUAGE": ""}


def menagerie(*words: object, stdin: str = "", **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "menagerie", *map(str, words)],
        input=stdin,
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=300,
        env={**ENGLISH, "PYTHONUTF8": "1", **environment},
        check=False,
    )


@pytest.mark.parametrize("game", GAMES)
def test_simulate_record_verify_replay(game: str, tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    written = menagerie("simulate", game, "--games", 5, "--seed", 7, "--record", file, "--legal")
    assert written.returncode == 0, written.stderr
    counted = menagerie("simulate", game, "--games", 5, "--seed", 7)
    assert counted.stdout.splitlines()[:-2] == written.stdout.splitlines()[:-2]
    verified = menagerie("verify", file)
    assert (verified.returncode, verified.stdout) == (0, "5 games checked: all is well.\n")
    told = menagerie("replay", file, "--game", 5, "--seat", 1)
    assert told.returncode == 0, told.stderr
    assert len(told.stdout.splitlines()) > 40


def test_the_same_seed_gives_the_same_file(tmp_path: Path) -> None:
    for name in ("one", "two"):
        menagerie("simulate", "mopsen", "--games", 2, "--seed", "x", "--record", tmp_path / name)
    assert (tmp_path / "one").read_bytes() == (tmp_path / "two").read_bytes()


def test_options_go_into_the_record(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    words = ["--option", "ties=cascade", "--option", "open_scores=true", "--players", 4]
    menagerie("simulate", "mausen", "--games", 1, *words, "--record", file)
    ((_, record),) = read_records(file)
    assert record["options"] == {"ties": "cascade", "open_scores": True}
    assert menagerie("verify", file).returncode == 0


def test_an_age_order_decides_who_leads(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    words = ["simulate", "awimbawe", "--players", 3, "--games", 3, "--option", "youngest=3,2,1", "--record", file]
    assert menagerie(*words).returncode == 0
    assert menagerie("verify", file).returncode == 0
    assert next(read_records(file))[1]["options"] == {"youngest": [2, 1, 0]}


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["simulate", "chess"], "Unknown game “chess”. Available games: awimbawe, mausen, mopsen."),
        (["simulate"], "GAME is missing."),
        (["simulate", "mausen", "--players", "7"], "mausen cannot be played by 7; it takes 3 to 6 players."),
        (["simulate", "mausen", "--players", "x"], "mausen cannot be played by x; it takes 3 to 6 players."),
        (
            ["simulate", "mausen", "--games", "0"],
            "--games cannot be “0”; it is a whole number from 1 to 1,000,000,000,000.",
        ),
        (["simulate", "mausen", "--games", "-1"], "--games cannot be “-1”"),
        (["bench", "--seconds", "soon"], "--seconds cannot be “soon”; it is a number above 0, at most 1,000,000."),
        (["bench", "--seconds", "nan"], "it is a number above 0, at most 1,000,000."),
        (["simulate", "mausen", "--games", "9" * 30], "whole number"),
        (["simulate", "mausen", "--option", "tie=x"], "Unknown option “tie”. Did you mean “ties”?"),
        (["simulate", "mausen", "--option", "zzz=x"], "no option “zzz”; this game has: ties, tiebreak, open_scores."),
        (["simulate", "mausen", "--option", "ties=x"], "The option ties cannot be “x”; it can be: next, cascade."),
        (["simulate", "mausen", "--option", "ties"], "“ties” is no option; write --option NAME=VALUE."),
        (["simulate", "mausen", "--option", "open_scores=maybe"], "it can be: true, false."),
        (["simulate", "awimbawe", "--option", "youngest=1,1"], "cannot be “1,1”; it can be: 2,1, …"),
        (["simulate", "mausen", "--deck", "x.json"], "leave out --deck"),
        (["simulate", "mopsen", "--deck", "no/such.json"], "There is no file no/such.json."),
        (["simulate", "mausen", "--legal"], "--legal adds to a record"),
        (["simulate", "mausen", "--legal=3"], "--legal takes no value."),
        (["simulate", "mausen", "--record", ""], "--record needs a value."),
        (["simulate", "mausen", "--lang"], "--lang needs a value."),
        (["verify", ""], "FILE needs a value."),
        (["simulate", "mausen", "--record", "no/such/file"], "there is no such folder"),
        (["simulate", "mausen", "--wat"], "Unknown option --wat. “menagerie simulate” takes: GAME, "),
        (["simulate", "mausen", "--players"], "--players needs a value."),
        (["verify"], "FILE is missing."),
        (["verify", "no-such-file"], "There is no file no-such-file."),
        (["verify", "."], ". is a folder; a file is needed."),
        (["replay", str(FOLDER / "mausen-3.jsonl"), "--game", "9"], "it holds 3."),
        (["replay", str(FOLDER / "mausen-3.jsonl"), "--seat", "4"], "There is no seat 4. The last seat is 3."),
        (["play", "mausen", "--seat", "5"], "There is no seat 5. The last seat is 3."),
        (["play", "mausen", "--seat", "0"], "--seat cannot be “0”; it is a whole number from 1 to "),
        (["play", "--players", "99"], "--players needs a GAME."),
        (["play", "--people", "Ada", "Ben"], "--people needs a GAME."),
        (["play", "mausen", "--resume"], "GAME makes no sense with it."),
        (["play", "--resume", "--level", "strong"], "--level makes no sense with it."),
        (["play", "mausen", "--record", "/"], "is a folder; name a file in it."),
        (
            ["play", "mausen", "--level", "x"],
            "There is no level “x”; there are: random, novice, casual, strong, master.",
        ),
        (
            ["fly"],
            f"Unknown command “fly”. Available commands: {', '.join(COMMANDS)}.",
        ),
        (["simulate", "mausen", "--lang", "tlh"], "Unknown language “tlh”. Available languages: de, en, fr, it, nl."),
    ],
)
def test_a_mistake_gets_one_sentence_and_exit_code_2(words: list[str], told: str) -> None:
    result = menagerie(*words)
    assert result.returncode == 2
    assert result.stdout == ""
    assert told in result.stderr
    assert len(result.stderr.splitlines()) == 1


LINE = (FOLDER / "mausen-3.jsonl").read_text(encoding="utf-8").splitlines()[0]


@pytest.mark.parametrize(
    ("content", "told"),
    [
        ("", "holds no game record"),
        ("hello\n", "line 1: this is not JSON"),
        ("[]\n", "line 1: this is no game record"),
        (LINE[:500], "line 1: the record breaks off in the middle"),
        (LINE + "\n" + LINE[:900], "line 2: the record breaks off in the middle"),
        (LINE.replace("record/1", "record/2"), "this program reads"),
        (LINE.replace('"players":3', '"players":9'), "cannot be played by 9"),
        (LINE.replace('"players":3', '"players":"3"'), "“players” cannot be"),
        (LINE.replace('"game":"mausen"', '"game":"chess"'), "Unknown game “chess”"),
        (LINE.replace('"options":{}', '"options":{"tie":1}'), "There is no option “tie”"),
    ],
)
def test_what_is_no_record_is_said_with_its_line_and_exit_code_2(content: str, told: str, tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    file.write_text(content, encoding="utf-8")
    for command in ("verify", "replay"):
        result = menagerie(command, file, *(["--game", 2] if command == "replay" and "\n{" in content else []))
        assert result.returncode == 2
        assert told in result.stderr
        assert str(file) in result.stderr
        assert "Traceback" not in result.stderr


def test_bytes_that_are_no_text_are_no_record(tmp_path: Path) -> None:
    (tmp_path / "x").write_bytes(b"\xff\xfe\x00")
    assert menagerie("verify", tmp_path / "x").returncode == 2


def test_a_broken_rule_is_said_with_file_line_and_entry_and_exit_code_1(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    record = json.loads(LINE)
    record["log"][4]["move"] = "E9"
    file.write_text(LINE + "\n" + json.dumps(record) + "\n", encoding="utf-8")
    result = menagerie("verify", file)
    assert result.returncode == 1
    assert f"{file}, line 2, log entry 4: seat 1 may not play “E9” here; it may play: " in result.stderr
    assert result.stdout.startswith("Games that break the rules: 1. Good games: 1.\n")


@pytest.mark.parametrize(("stop", "status"), [(signal.SIGINT, 130), (signal.SIGTERM, 143), (signal.SIGHUP, 129)])
def test_a_stopped_run_leaves_no_file(stop: signal.Signals, status: int, tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    words = [sys.executable, "-m", "menagerie", "simulate", "mausen", "--games", "100000", "--record", str(file)]
    with subprocess.Popen(words, stderr=subprocess.PIPE, stdout=subprocess.PIPE) as process:
        while not list(tmp_path.iterdir()):
            time.sleep(0.01)
        process.send_signal(stop)
        assert process.wait(20) == status
    assert list(tmp_path.iterdir()) == []


LONG = "x" * 5000


@pytest.mark.parametrize(
    "words", [[LONG], ["simulate", LONG], ["verify", LONG], ["simulate", "mausen", "--record", LONG], ["--lang", LONG]]
)
def test_whatever_is_quoted_is_kept_short(words: list[str]) -> None:
    result = menagerie(*words)
    assert result.returncode == 2
    assert len(result.stderr) < 800
    assert "Traceback" not in result.stderr


MOPSEN = (FOLDER / "mopsen-3.jsonl").read_text(encoding="utf-8").splitlines()[0]
AWIMBAWE = (FOLDER / "awimbawe-3.jsonl").read_text(encoding="utf-8").splitlines()[0]


def first_exchange_with_its_legal_moves() -> str:
    record = json.loads(MOPSEN)
    match = Match(load("mopsen"), 3, seed=bytes.fromhex(record["seed"]))
    record["log"][1]["legal"] = legal_moves(match.game, match.state, 0)
    return json.dumps(record)


@pytest.mark.parametrize(
    ("content", "status"),
    [
        (LINE.replace('"move":"', f'"move":"{LONG}', 1), 1),
        (LINE.replace('"game":"mausen"', f'"game":"{LONG}"'), 2),
        (LINE.replace('"game":"mausen"', '"game":"MAUSEN"'), 2),
        (LINE.replace('"players":3', f'"players":{10**30}'), 2),
        (LINE.replace('"players":3', '"players":-5'), 2),
        (LINE.replace('"players":3', '"players":5,"players":3'), 2),
        (AWIMBAWE.replace('"options":{}', '"options":{"youngest":[2.0,1,0]}'), 2),
        (MOPSEN.replace('"dealer":0', '"dealer":0.0').replace('"dealer":1', '"dealer":true'), 1),
        (first_exchange_with_its_legal_moves(), 1),
        ("\ufeff" + LINE, 0),
        (LINE + "\r\n", 0),
    ],
)
def test_odd_records_are_judged_without_a_traceback(content: str, status: int, tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    file.write_text(content, encoding="utf-8", newline="")
    for words in (["verify", file], ["replay", file], ["replay", file, "--seat", 1]):
        result = menagerie(*words)
        assert result.returncode == status, result.stderr
        assert "Traceback" not in result.stderr


def test_a_game_with_other_bones_is_verified_with_them(tmp_path: Path) -> None:
    codes = load("mopsen").values.cards
    deck, file = tmp_path / "bones.json", tmp_path / "games.jsonl"
    deck.write_text(json.dumps({"bones": dict.fromkeys(codes, 9)}))
    assert menagerie("simulate", "mopsen", "--games", 2, "--deck", deck, "--record", file).returncode == 0
    assert menagerie("verify", file, "--deck", deck).returncode == 0
    without = menagerie("verify", file)
    assert without.returncode == 1
    assert "--deck" in without.stdout


@pytest.mark.parametrize(
    ("content", "told"),
    [
        ("nothing", "is not JSON"),
        ("[]", "has no table “bones”"),
        ('{"bones": {"R1": 4}}', "has no value for card R2"),
        ('{"bones": {"R1": 4, "R1": 4}}', "has “R1” twice"),
    ],
)
def test_a_malformed_card_table_is_refused_with_the_reason(content: str, told: str, tmp_path: Path) -> None:
    (tmp_path / "deck.json").write_text(content)
    result = menagerie("simulate", "mopsen", "--deck", tmp_path / "deck.json")
    assert result.returncode == 2
    assert told in result.stderr


def test_crowns_must_add_up(tmp_path: Path) -> None:
    (tmp_path / "deck.json").write_text(json.dumps({"crowns": dict.fromkeys(load("awimbawe").values.cards, 1)}))
    result = menagerie("simulate", "awimbawe", "--deck", tmp_path / "deck.json")
    assert result.returncode == 2
    assert "deck.json" in result.stderr
    assert "45" in result.stderr


def test_a_terminal_without_our_letters_gets_others() -> None:
    result = menagerie("--help", PYTHONIOENCODING="ascii", PYTHONUTF8="0")
    assert result.returncode == 0, result.stderr


def test_a_full_disk_is_said() -> None:
    words = [sys.executable, "-m", "menagerie", "replay", str(FOLDER / "mausen-6.jsonl")]
    with Path("/dev/full").open("w") as full:
        result = subprocess.run(words, stdout=full, stderr=subprocess.PIPE, text=True, env=ENGLISH, check=False)
    assert result.returncode == 2
    assert result.stderr == "menagerie: stdout was not written: there is no room left.\n"


def test_without_a_place_for_compiled_code_it_still_runs(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    result = menagerie("simulate", "mausen", "--games", 10, XDG_CACHE_HOME=str(tmp_path / "file"))
    assert result.returncode == 0, result.stderr


def test_a_closed_input_means_to_leave() -> None:
    words = f"{sys.executable} -m menagerie play mausen <&-"
    result = subprocess.run(["sh", "-c", words], capture_output=True, text=True, env=ENGLISH, check=False)
    assert (result.returncode, result.stderr) == (0, "")


def test_a_played_game_can_be_recorded(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    result = menagerie("play", "mopsen", "--record", file, "--seed", "x", stdin="1\n" * 500)
    assert result.returncode == 0, result.stderr
    assert result.stdout.endswith("Seed: x\n")
    assert menagerie("verify", file).returncode == 0


def test_a_game_that_was_left_is_not_recorded(tmp_path: Path) -> None:
    menagerie("play", "mopsen", "--record", tmp_path / "game.jsonl", stdin="1\nq\n")
    assert list(tmp_path.iterdir()) == []


def test_help_names_the_options_of_the_game() -> None:
    told = menagerie("simulate", "mausen", "--help").stdout
    assert "ties=next, cascade" in told
    assert "reshuffle_order" not in told
    assert "reshuffle_order=true, false" in menagerie("play", "--help").stdout


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_command_explains_itself_in_every_language(language: str) -> None:
    texts = [menagerie("--lang", language)] + [menagerie(command, "--help", "--lang", language) for command in COMMANDS]
    assert all(text.returncode == 0 and text.stdout for text in texts)


def test_the_language_comes_from_the_environment() -> None:
    assert "Unbekanntes Spiel „x“." in menagerie("simulate", "x", LC_ALL="de_DE.UTF-8").stderr
    assert "Le jeu « x » n’existe pas" in menagerie("simulate", "x", "--lang", "fr", LC_ALL="de_DE.UTF-8").stderr


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(("fewest", "level"), [(True, "random"), (False, "novice")])
def test_a_person_plays_a_game_to_its_end_at_the_prompt(game: str, fewest: bool, level: str) -> None:
    players = load(game).seats[0 if fewest else -1]
    words = ["play", game, "--players", players, "--level", level]
    result = menagerie(*words, stdin="nonsense\n?\n" + "1\n" * 2000)
    assert result.returncode == 0, result.stderr
    assert "is no choice here" in result.stdout
    assert "The game is over." in result.stdout
    assert result.stderr == ""


def test_leaving_in_the_middle_is_no_mistake() -> None:
    result = menagerie("play", stdin="chess\n2\n9\n3\n1\nq\n")
    assert result.returncode == 0, result.stderr
    assert result.stdout.endswith("Goodbye.\n")
    assert menagerie("play", stdin="").returncode == 0


def test_who_stops_reading_is_not_shown_a_traceback() -> None:
    words = [sys.executable, "-m", "menagerie", "replay", str(FOLDER / "mausen-6.jsonl")]
    with subprocess.Popen(words, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=ENGLISH) as process:
        assert process.stdout
        assert process.stderr
        process.stdout.close()
        assert b"Traceback" not in process.stderr.read()


def test_importing_menagerie_is_light() -> None:
    code = "import sys, menagerie; print([m for m in ('numba', 'numpy', 'babel', 'fluent') if m in sys.modules])"
    result = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert result.stdout == "[]\n"


def test_the_ladder_shows_that_each_level_beats_the_one_below() -> None:
    words = ["ladder", "mausen", "awimbawe", "--players", 3, "--level", "novice", "--deals", 40, "--json"]
    result = menagerie(*words)
    assert result.returncode == 0, result.stderr
    rungs = json.loads(result.stdout)
    assert [(rung["game"], rung["players"]) for rung in rungs] == [("mausen", 3), ("awimbawe", 3)]
    assert all(rung["low"] > rung["fair"] and rung["proved"] for rung in rungs)
    assert result.stdout == menagerie(*words).stdout


def test_bench_prints_ratios_against_its_peer() -> None:
    pytest.importorskip("pyspiel")
    result = menagerie("bench", "--seconds", 0.05, "--json")
    assert result.returncode == 0, result.stderr
    report = json.loads(result.stdout)
    assert {speed["way"] for speed in report["peers"]} == {"python-loop", "evaluate-bots", "rollouts"}
    assert {ratio["game"] for ratio in report["ratios"]} == set(GAMES)
    assert all(ratio["times"] > 0 for ratio in report["ratios"])
