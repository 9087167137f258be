"""The maker: what it finds, and that it continues wherever and however it was stopped."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from menagerie.cli.main import main
from menagerie.puzzles.making import ExaminationTask, PuzzleLedger, examine_game, opened
from menagerie.puzzles.proof import LEAST_GAP
from menagerie.puzzles.puzzle import SIMULATED, SOLVED, line_of, puzzle_in
from tests.waiting import wait_until

FEW = 400
"""Simulations: few, so that a game is examined in a second."""

DEAL = (3, 5)
"""A game in which there is a puzzle."""


@pytest.fixture(autouse=True)
def _without_a_compiler(monkeypatch: pytest.MonkeyPatch) -> None:
    """Use the engine that starts at once."""
    monkeypatch.setenv("MENAGERIE_ENGINE", "wasm")


def task(ledger: PuzzleLedger, after: int = -1, found: int = 0) -> ExaminationTask:
    return ExaminationTask("mausen", DEAL, after, found, FEW, None, str(ledger.path))


@pytest.fixture(scope="module")
def undisturbed(tmp_path_factory: pytest.TempPathFactory) -> PuzzleLedger:
    """What a maker finds in a game that nobody interrupts."""
    os.environ["MENAGERIE_ENGINE"] = "wasm"
    ledger = opened("mausen", tmp_path_factory.mktemp("undisturbed"))
    examine_game(task(ledger))
    ledger.read()
    return ledger


def test_a_puzzle_has_one_best_move_that_the_novice_misses(undisturbed: PuzzleLedger) -> None:
    assert undisturbed.over == {DEAL}
    assert undisturbed.puzzles
    for puzzle in undisturbed.puzzles.values():
        match = puzzle.match()
        legal = {match.game.notation.move(match.state, puzzle.seat, a) for a in match.legal(puzzle.seat)}
        assert {puzzle.best, puzzle.rival} <= legal == set(puzzle.chances)
        assert puzzle.proof.kind in (SOLVED, SIMULATED)
        assert min(puzzle.proof.gaps) >= LEAST_GAP
        assert puzzle_in("mausen", line_of(puzzle)) == puzzle


def test_a_killed_maker_loses_at_most_the_current_decision(undisturbed: PuzzleLedger, tmp_path: Path) -> None:
    ledger = opened("mausen", tmp_path)
    script = "from menagerie.puzzles.making import *; import sys; examine_game(ExaminationTask(**eval(sys.argv[1])))"
    fields = {**vars(task(ledger))}
    with subprocess.Popen([sys.executable, "-c", script, repr(fields)]) as maker:
        wait_until(lambda: ledger.path.read_text(encoding="utf-8").count("\n") >= 3)
        maker.send_signal(signal.SIGKILL)
    with ledger.path.open("a", encoding="utf-8") as file:
        file.write('{"players":3,"deal":5,"mo')
    ledger.read()
    assert DEAL not in ledger.over
    examined = ledger.seen[DEAL]
    assert examined > 0
    with ledger.path.open("a", encoding="utf-8") as file:
        file.write("\n")
    examine_game(task(ledger, examined, len(ledger.puzzles)))
    lines = [json.loads(line) for line in ledger.path.read_text(encoding="utf-8").splitlines() if line.endswith("}")]
    places = [line["moves"] for line in lines if not line["over"]]
    assert places == sorted(set(places)), "no decision was examined twice"
    ledger.read()
    assert ledger.puzzles == undisturbed.puzzles
    assert DEAL in ledger.over


def test_the_command_shows_how_far_it_is_and_continues(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["puzzles", "make", "mausen", "--players", "3", "--count", "1", "--simulations", str(FEW)]
    words += ["--out", str(tmp_path), "--lang", "en"]
    done = [{"players": 3, "deal": deal, "moves": 48, "over": True, "seconds": 3600} for deal in range(DEAL[1])]
    (tmp_path / "mausen.ledger.jsonl").write_text("".join(f"{json.dumps(line)}\n" for line in done), encoding="utf-8")
    assert main(words) == 0
    said = capsys.readouterr().out.splitlines()[-1]
    assert (
        said.replace("\u2068", "")
        .replace("\u2069", "")
        .startswith("Mice! · puzzles: 1 · games: 6 · processor hours: 5")
    )
    shipped = (tmp_path / "mausen.jsonl").read_text(encoding="utf-8").splitlines()
    assert shipped
    assert main(words) == 0, "there are enough already"
    assert capsys.readouterr().out.splitlines()[-1] == said
    assert (tmp_path / "mausen.jsonl").read_text(encoding="utf-8").splitlines() == shipped


@pytest.mark.parametrize(
    "words",
    [
        ["make", "chess"],
        ["make", "mausen", "--players", "9"],
        ["make", "--players", "3"],
        ["make", "mausen", "--sample", "3"],
        ["make", "mausen", "--hours", "no"],
        ["make", "mausen", "--out", "/proc/nowhere"],
        ["check", "--hours", "1"],
        ["play"],
        ["play", "mausen", "--theme", "nonsense"],
        ["juggle"],
        [],
    ],
)
def test_a_mistake_exits_with_2(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["puzzles", *words]) == 2
    said = capsys.readouterr()
    assert (said.out, len(said.err.splitlines())) == ("", 1)
