"""``menagerie puzzles check``: what is proved again, and what is not."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

import pytest

from menagerie.cli import puzzles as command
from menagerie.cli.main import main
from menagerie.puzzles.checking import is_proved, sample
from menagerie.puzzles.collection import puzzles_of
from menagerie.puzzles.puzzle import SIMULATED, SOLVED, Proof, Puzzle


@pytest.fixture(autouse=True)
def _without_a_compiler(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MENAGERIE_ENGINE", "wasm")


def easy() -> Puzzle:
    """Return the shipped puzzle with the clearest proof by a solver, which takes no simulations."""
    solved = [one for one in puzzles_of("mausen").values() if one.proof.kind == SOLVED]
    return max(solved, key=lambda puzzle: puzzle.proof.gaps)


def clear() -> Puzzle:
    """Return the shipped puzzle that few simulations prove."""
    found = [one for game in ("mausen", "awimbawe", "mopsen") for one in puzzles_of(game).values()]
    return max((one for one in found if one.proof.kind == SIMULATED), key=lambda one: min(one.proof.gaps))


def shipped(monkeypatch: pytest.MonkeyPatch, *puzzles: Puzzle) -> None:
    """Let the package have these puzzles of Mausen, and no others."""

    def found(game: str) -> Mapping[str, Puzzle]:
        return {puzzle.id: puzzle for puzzle in puzzles} if game == "mausen" else {}

    monkeypatch.setattr(command, "puzzles_of", found)


def test_the_last_line_says_how_many_there_are_and_how_many_were_proved(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    shipped(monkeypatch, easy())
    assert main(["puzzles", "check", "--lang", "en"]) == 0
    assert plain(capsys.readouterr().out).splitlines()[-1] == "Puzzles: 1 · proved again: 1 of 1"


def test_a_puzzle_with_another_best_move_fails(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    right = easy()
    wrong = replace(right, best=right.rival, rival=right.best)
    shipped(monkeypatch, wrong)
    assert main(["puzzles", "check", "mausen", "--lang", "en"]) == 1
    said = capsys.readouterr()
    assert plain(said.out).splitlines()[-1] == "Puzzles: 1 · proved again: 0 of 1"
    assert wrong.id in said.err


@pytest.mark.parametrize("change", [{"best": "nonsense"}, {"moves": ("E1", "nonsense")}, {"seat": 2, "moves": ("E1",)}])
def test_a_puzzle_against_the_rules_fails(change: dict[str, object]) -> None:
    assert not is_proved(replace(easy(), **change), "1", 100)  # type: ignore[arg-type]


def test_simulations_prove_a_clear_puzzle_and_refuse_its_second_best_move() -> None:
    puzzle = clear()
    assert is_proved(puzzle, "1", 20_000)
    assert not is_proved(replace(puzzle, best=puzzle.rival, rival=puzzle.best), "1", 2_000)


def test_a_sample_follows_from_its_seed() -> None:
    plain = [Puzzle("top", 3, deal, (), 0, "1", "2", "casual", (), Proof(SOLVED, (1.0,)), {}) for deal in range(90)]
    first, again, other = sample(plain, 60, "a"), sample(plain, 60, "a"), sample(plain, 60, "b")
    assert first == again != other
    assert len({puzzle.id for puzzle in first}) == 60
    assert sample(plain, 500, "a") == sample(plain, None, "a") == plain


def plain(text: str) -> str:
    return text.replace("\u2068", "").replace("\u2069", "")
