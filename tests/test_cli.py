"""The command line in real processes, as people and scripts use it."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from menagerie import Match, load
from menagerie.benchmarks import engine_speed
from menagerie.cli.main import COMMANDS, main
from menagerie.cli.main import run as run_in_this_process
from menagerie.i18n.translator import LANGUAGES, Translator
from menagerie.records.record import legal_moves, read_records
from tests.command_line import LIMIT, run
from tests.golden_records import FOLDER
from tests.positions import GAMES
from tests.soak import amount
from tests.waiting import wait_until

Quickly = Callable[..., subprocess.CompletedProcess[str]]

ENGLISH = {**os.environ, "LANG": "C", "LC_ALL": "C", "LANGUAGE": ""}


def menagerie(*words: object, stdin: str = "", **environment: str) -> subprocess.CompletedProcess[str]:
    return run([*map(str, words)], stdin, {**ENGLISH, "PYTHONUTF8": "1", **environment})


@pytest.fixture
def quickly(capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Iterator[Quickly]:
    """Run a command in this process; for commands that are not about processes, since starting one takes longer."""
    for name in ("LANG", "LC_ALL", "LANGUAGE"):
        monkeypatch.setenv(name, ENGLISH[name])
    handlers = {number: signal.getsignal(number) for number in (signal.SIGINT, signal.SIGTERM)}

    def run(*words: object) -> subprocess.CompletedProcess[str]:
        given = [*map(str, words)]
        status = main(given)
        return subprocess.CompletedProcess(given, status, *capfd.readouterr())

    yield run
    for number, handler in handlers.items():
        signal.signal(number, handler)


@pytest.mark.parametrize("game", GAMES)
def test_simulate_record_verify_replay(game: str, tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    written = menagerie("simulate", game, "--games", 5, "--seed", 7, "--record", file, "--legal")
    assert written.returncode == 0, written.stderr
    counted = menagerie("simulate", game, "--games", 5, "--seed", 7)
    assert counted.stdout.splitlines()[:-2] == written.stdout.splitlines()[:-2]
    verified = menagerie("verify", file)
    assert (verified.returncode, verified.stdout) == (0, "5 games checked, no errors.\n")
    replayed = menagerie("replay", file, "--game", 5, "--seat", 1)
    assert replayed.returncode == 0, replayed.stderr
    assert len(replayed.stdout.splitlines()) > 40


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
    ("words", "expected"),
    [
        (["simulate", "chess"], "Unknown game “chess”. Available games: awimbawe, "),
        (["simulate"], "GAME is missing."),
        (["simulate", "mausen", "--players", "7"], "mausen is for 3 to 6 players, not 7."),
        (["simulate", "mausen", "--players", "x"], "mausen is for 3 to 6 players, not x."),
        (
            ["simulate", "mausen", "--games", "0"],
            "--games must be a whole number from 1 to 1,000,000,000,000, not “0”.",
        ),
        (["simulate", "mausen", "--games", "-1"], "not “-1”."),
        (["bench", "--seconds", "soon"], "--seconds must be a number above 0 and at most 1,000,000, not “soon”."),
        (["bench", "--seconds", "nan"], "must be a number above 0 and at most 1,000,000, not “nan”."),
        (["simulate", "mausen", "--games", "9" * 30], "whole number"),
        (["simulate", "mausen", "--option", "tie=x"], "Unknown option “tie”. Did you mean “ties”?"),
        (
            ["simulate", "mausen", "--option", "zzz=x"],
            "Unknown option “zzz”. Options of this game: ties, tiebreak, open_scores.",
        ),
        (["simulate", "mausen", "--option", "ties=x"], "Option ties cannot be “x”. Allowed: next, cascade."),
        (["simulate", "mausen", "--option", "ties"], "Invalid option “ties”. Use --option NAME=VALUE."),
        (["simulate", "mausen", "--option", "open_scores=maybe"], "Allowed: true, false."),
        (["simulate", "awimbawe", "--option", "youngest=1,1"], "cannot be “1,1”. Allowed: 2,1, …"),
        (["simulate", "mausen", "--deck", "x.json"], "Remove --deck."),
        (["simulate", "mopsen", "--deck", "no/such.json"], "File not found: no/such.json"),
        (["simulate", "mausen", "--legal"], "--legal requires --record FILE."),
        (["simulate", "mausen", "--legal=3"], "--legal does not take a value."),
        (["simulate", "mausen", "--record", ""], "--record needs a value."),
        (["simulate", "mausen", "--lang"], "--lang needs a value."),
        (["verify", ""], "FILE needs a value."),
        (["simulate", "mausen", "--record", "no/such/file"], "the folder does not exist."),
        (["simulate", "mausen", "--wat"], "Unknown option --wat. “menagerie simulate” takes: GAME, "),
        (["simulate", "mausen", "--players"], "--players needs a value."),
        (["verify"], "FILE is missing."),
        (["verify", "no-such-file"], "File not found: no-such-file"),
        (["verify", "."], ". is a folder, not a file."),
        (["replay", str(FOLDER / "mausen-3.jsonl"), "--game", "9"], "Number of games in the file: 3."),
        (["replay", str(FOLDER / "mausen-3.jsonl"), "--seat", "4"], "There is no seat 4. The last seat is 3."),
        (["play", "mausen", "--seat", "5"], "There is no seat 5. The last seat is 3."),
        (["play", "mausen", "--seat", "0"], "--seat must be a whole number from 1 to "),
        (["play", "--players", "99"], "--players needs a GAME."),
        (["play", "--people", "Ada", "Ben"], "--people needs a GAME."),
        (["play", "mausen", "--resume"], "GAME cannot be used with --resume"),
        (["play", "--resume", "--level", "strong"], "--level cannot be used with --resume"),
        (["play", "mausen", "--record", "/"], "is a folder. Give the name of a file in it."),
        (
            ["play", "mausen", "--level", "x"],
            "Unknown level “x”. Available levels: random, novice, casual, strong, master.",
        ),
        (
            ["fly"],
            f"Unknown command “fly”. Available commands: {', '.join(COMMANDS)}.",
        ),
        (["simulate", "mausen", "--lang", "tlh"], "Unknown language “tlh”. Available languages: de, en, fr, it, nl."),
    ],
)
def test_a_mistake_is_explained_in_one_sentence_and_exits_with_2(
    words: list[str], expected: str, quickly: Quickly
) -> None:
    result = quickly(*words)
    assert result.returncode == 2
    assert result.stdout == ""
    assert expected in result.stderr
    assert len(result.stderr.splitlines()) == 1


LINE = (FOLDER / "mausen-3.jsonl").read_text(encoding="utf-8").splitlines()[0]


@pytest.mark.parametrize(
    ("content", "expected"),
    [
        ("", "contains no records"),
        ("hello\n", "line 1: not valid JSON"),
        ("[]\n", "line 1: not a record"),
        (LINE[:500], "line 1: the record breaks off; the file is incomplete"),
        (LINE + "\n" + LINE[:900], "line 2: the record breaks off; the file is incomplete"),
        (LINE.replace("record/1", "record/2"), "this version reads"),
        (LINE.replace('"players":3', '"players":9'), "mausen is for 3 to 6 players, not 9"),
        (LINE.replace('"players":3', '"players":"3"'), "“players” cannot be"),
        (LINE.replace('"game":"mausen"', '"game":"chess"'), "Unknown game “chess”"),
        (LINE.replace('"options":{}', '"options":{"tie":1}'), "Unknown option “tie”"),
    ],
)
def test_a_line_that_is_not_a_record_is_named_and_exits_with_2(
    content: str, expected: str, tmp_path: Path, quickly: Quickly
) -> None:
    file = tmp_path / "games.jsonl"
    file.write_text(content, encoding="utf-8")
    for command in ("verify", "replay", "review"):
        result = quickly(command, file, *(["--game", 2] if command != "verify" and "\n{" in content else []))
        assert result.returncode == 2
        assert expected in result.stderr
        assert str(file) in result.stderr
        assert "Traceback" not in result.stderr


def test_bytes_that_are_not_text_are_not_a_record(tmp_path: Path) -> None:
    (tmp_path / "x").write_bytes(b"\xff\xfe\x00")
    assert menagerie("verify", tmp_path / "x").returncode == 2


def test_a_broken_rule_is_reported_with_file_line_and_entry_and_exits_with_1(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    record = json.loads(LINE)
    record["log"][4]["move"] = "E9"
    file.write_text(LINE + "\n" + json.dumps(record) + "\n", encoding="utf-8")
    result = menagerie("verify", file)
    assert result.returncode == 1
    assert f'{file}, line 2, log entry 4: "seat": 1 cannot play “E9” here. Legal moves: ' in result.stderr
    assert result.stdout.startswith("Games with errors: 1. Games without errors: 1.\n")


@pytest.mark.parametrize(("stop", "status"), [(signal.SIGINT, 130), (signal.SIGTERM, 143), (signal.SIGHUP, 129)])
def test_a_stopped_run_leaves_no_file(stop: signal.Signals, status: int, tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    words = [sys.executable, "-m", "menagerie", "simulate", "mausen", "--games", "10000000", "--record", str(file)]
    with subprocess.Popen(words, stderr=subprocess.PIPE, stdout=subprocess.PIPE) as process:
        wait_until(lambda: any(draft.stat().st_size for draft in tmp_path.iterdir()))
        process.send_signal(stop)
        assert process.wait(LIMIT) == status
    assert list(tmp_path.iterdir()) == []


LONG = "x" * 5000


@pytest.mark.parametrize(
    "words", [[LONG], ["simulate", LONG], ["verify", LONG], ["simulate", "mausen", "--record", LONG], ["--lang", LONG]]
)
def test_long_arguments_are_quoted_in_short(words: list[str]) -> None:
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
def test_odd_records_are_refused_without_a_traceback(
    content: str, status: int, tmp_path: Path, quickly: Quickly
) -> None:
    file = tmp_path / "games.jsonl"
    file.write_text(content, encoding="utf-8", newline="")
    for words in (["verify", file], ["replay", file], ["replay", file, "--seat", 1]):
        result = quickly(*words)
        assert result.returncode == status, result.stderr
        assert "Traceback" not in result.stderr


def test_a_game_with_replaced_bones_is_verified_with_them(tmp_path: Path) -> None:
    codes = load("mopsen").values.cards
    deck, file = tmp_path / "bones.json", tmp_path / "games.jsonl"
    deck.write_text(json.dumps({"bones": dict.fromkeys(codes, 9)}))
    assert menagerie("simulate", "mopsen", "--games", 2, "--deck", deck, "--record", file).returncode == 0
    assert menagerie("verify", file, "--deck", deck).returncode == 0
    without = menagerie("verify", file)
    assert without.returncode == 1
    assert "--deck" in without.stdout


@pytest.mark.parametrize(
    ("content", "expected"),
    [
        ("nothing", "is not valid JSON"),
        ("[]", "has no table “bones”"),
        ('{"bones": {"R1": 4}}', "has no value for card R2"),
        ('{"bones": {"R1": 4, "R1": 4}}', "lists “R1” twice"),
    ],
)
def test_a_malformed_card_table_is_refused_with_the_reason(content: str, expected: str, tmp_path: Path) -> None:
    (tmp_path / "deck.json").write_text(content)
    result = menagerie("simulate", "mopsen", "--deck", tmp_path / "deck.json")
    assert result.returncode == 2
    assert expected in result.stderr


def test_crowns_must_add_up(tmp_path: Path) -> None:
    (tmp_path / "deck.json").write_text(json.dumps({"crowns": dict.fromkeys(load("awimbawe").values.cards, 1)}))
    result = menagerie("simulate", "awimbawe", "--deck", tmp_path / "deck.json")
    assert result.returncode == 2
    assert "deck.json" in result.stderr
    assert "45" in result.stderr


def test_a_terminal_without_unicode_gets_plain_characters() -> None:
    result = menagerie("--help", PYTHONIOENCODING="ascii", PYTHONUTF8="0")
    assert result.returncode == 0, result.stderr


def test_a_full_disk_is_reported() -> None:
    words = [sys.executable, "-m", "menagerie", "replay", str(FOLDER / "mausen-6.jsonl")]
    with Path("/dev/full").open("w") as full:
        result = subprocess.run(words, stdout=full, stderr=subprocess.PIPE, text=True, env=ENGLISH, check=False)
    assert result.returncode == 2
    assert result.stderr == "menagerie: Cannot write stdout: no space left.\n"


def test_commands_run_without_a_folder_for_compiled_code(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    result = menagerie("simulate", "mausen", "--games", 10, XDG_CACHE_HOME=str(tmp_path / "file"))
    assert result.returncode == 0, result.stderr


def test_a_closed_input_quits_the_game() -> None:
    words = f"{sys.executable} -m menagerie play mausen --level random <&-"
    result = subprocess.run(["sh", "-c", words], capture_output=True, text=True, env=ENGLISH, check=False)
    assert (result.returncode, result.stderr) == (0, "")


def test_a_played_game_can_be_recorded(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    result = menagerie("play", "mopsen", "--record", file, "--seed", "x", stdin="1\n" * 500)
    assert result.returncode == 0, result.stderr
    assert result.stdout.endswith("Seed: x\n")
    assert menagerie("verify", file).returncode == 0


def test_an_abandoned_game_is_not_recorded(tmp_path: Path) -> None:
    menagerie("play", "mopsen", "--record", tmp_path / "game.jsonl", stdin="1\nq\n")
    assert list(tmp_path.iterdir()) == []


def test_help_names_the_options_of_the_game() -> None:
    help_text = menagerie("simulate", "mausen", "--help").stdout
    assert "ties=next, cascade" in help_text
    assert "reshuffle_order" not in help_text
    assert "reshuffle_order=true, false" in menagerie("play", "--help").stdout


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_command_explains_itself_in_every_language(language: str, quickly: Quickly) -> None:
    texts = [quickly("help", "--lang", language)] + [
        quickly(command, "--help", "--lang", language) for command in COMMANDS
    ]
    assert all(text.returncode == 0 and text.stdout for text in texts)


def test_the_language_comes_from_the_environment() -> None:
    assert "Unbekanntes Spiel „x“." in menagerie("simulate", "x", LC_ALL="de_DE.UTF-8").stderr
    assert (
        "Le jeu «\u202fx\u202f» n’existe pas" in menagerie("simulate", "x", "--lang", "fr", LC_ALL="de_DE.UTF-8").stderr
    )


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(("fewest", "level"), [(True, "random"), (False, "novice")])
def test_a_person_plays_a_game_to_its_end_at_the_prompt(game: str, fewest: bool, level: str) -> None:
    players = load(game).seats[0 if fewest else -1]
    words = ["play", game, "--players", players, "--level", level]
    result = menagerie(*words, stdin="nonsense\n?\n" + "1\n" * 2000)
    assert result.returncode == 0, result.stderr
    assert "is not a choice." in result.stdout
    assert "The game is over." in result.stdout
    assert result.stderr == ""


def test_quitting_in_the_middle_is_not_an_error() -> None:
    result = menagerie("play", stdin="chess\n2\n9\n3\n1\nq\n")
    assert result.returncode == 0, result.stderr
    assert result.stdout.endswith("Goodbye.\n")
    assert menagerie("play", stdin="").returncode == 0


def test_a_closed_pipe_causes_no_traceback() -> None:
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


def test_bench_prints_ratios_against_its_peer(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    pytest.importorskip("pyspiel")
    monkeypatch.setattr(engine_speed, "names", lambda: GAMES)
    for amount_of, small in {"RUNS": 1, "SIMULATIONS": 200, "AT_ONCE": 20}.items():
        monkeypatch.setattr(engine_speed, amount_of, amount(small, getattr(engine_speed, amount_of)))
    assert run_in_this_process(["bench", "--seconds", "0.01", "--json"], Translator("en")) == 0
    report = json.loads(capsys.readouterr().out)
    assert {speed["way"] for speed in report["peers"]} == {"python-loop", "evaluate-bots", "rollouts"}
    assert {ratio["game"] for ratio in report["ratios"]} == set(GAMES)
    assert all(ratio["times"] > 0 for ratio in report["ratios"])
