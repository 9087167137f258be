"""Puzzles in the terminal: a wrong answer and the way back, the right one with its reasons, and the next puzzle."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from textual.pilot import Pilot

from menagerie.cli.main import main
from menagerie.core.errors import Problem
from menagerie.puzzles.collection import puzzles_of
from menagerie.terminal.line_mode import LineMode
from menagerie.terminal.puzzle_game import PuzzleGame, next_puzzle_game
from menagerie.terminal.puzzle_progress import kept_answers, note_answer
from menagerie.terminal.table_screen import TableScreen
from tests.positions import GAMES
from tests.terminal.test_screen import run_app, table_of, text, until


@pytest.fixture(autouse=True)
def _fresh_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))


def flat(said: str) -> str:
    return " ".join(said.split())


@pytest.mark.parametrize("game", GAMES)
def test_three_puzzles_line_by_line(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    """The first is answered wrongly once."""
    session = next_puzzle_game(game, "en")
    for number in range(3):
        puzzle, answers = session.puzzle, iter([session.puzzle.rival, ""][: 0 if number else 2])

        async def ask(question: str, answers: object = answers, best: str = puzzle.best) -> str:
            return next(answers, best)  # type: ignore[call-overload, no-any-return]

        asyncio.run(LineMode(session, ask).play())
        said = flat(capsys.readouterr().out)
        assert "One move is clearly better than all others" in said
        assert ("Not the best move" in said) == (number == 0)
        assert said.index("Right!") < said.index("Proved: ")
        assert kept_answers(game)[-1] == (puzzle.id, number > 0)
        following = session.rematch()
        assert isinstance(following, PuzzleGame)
        assert following.puzzle != puzzle
        session = following
    assert len(kept_answers(game)) == 3


def test_a_puzzle_on_the_full_screen() -> None:
    session = next_puzzle_game("mausen", "en")
    seat = session.puzzle.seat
    legal = {session.written_move(seat, action): action for action in session.match.legal(seat)}

    async def act(pilot: Pilot[Any]) -> None:
        screen = table_of(pilot)
        await until(pilot, lambda: screen.decision)
        assert "One move is clearly better" in flat(text(screen, "below"))
        await session.decide(seat, legal[session.puzzle.rival])
        await until(pilot, lambda: screen.frame and screen.frame.lesson and screen.frame.lesson.explains)
        assert "Not the best move" in flat(text(screen, "below"))
        await pilot.press("u")
        await until(pilot, lambda: screen.decision and "One move is clearly" in flat(text(screen, "below")))
        await session.decide(seat, legal[session.puzzle.best])
        await until(pilot, lambda: screen.frame and screen.frame.over)
        assert "Right!" in text(screen, "below")
        assert "Next puzzle" in text(screen, "below")
        await pilot.press("n")
        await until(pilot, lambda: isinstance(pilot.app.screen, TableScreen) and pilot.app.screen is not screen)
        following = table_of(pilot).session
        assert isinstance(following, PuzzleGame)
        assert following.puzzle != session.puzzle

    run_app(lambda: session, act, size=(110, 40))


def test_a_puzzle_gives_no_hint() -> None:
    session = next_puzzle_game("mausen", "en")
    with pytest.raises(Problem):
        asyncio.run(session.hint(session.puzzle.seat))


def test_a_damaged_file_of_answers_is_no_obstacle(tmp_path: Path) -> None:
    puzzle = next(iter(puzzles_of("mausen")))
    note_answer("mausen", puzzle, True)
    (file,) = tmp_path.rglob("puzzles.json")
    for damage in ("{", "[1]", '{"mausen": 3}', '{"mausen": [[1]]}'):
        file.write_text(damage, encoding="utf-8")
        assert kept_answers("mausen") == []
        assert next_puzzle_game("mausen", "en")
    note_answer("mausen", puzzle, False)
    note_answer("mausen", puzzle, True)
    assert kept_answers("mausen") == [(puzzle, False)]


def test_the_command_asks_until_somebody_quits(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.stdin", None)
    assert main(["puzzles", "play", "mausen", "--lang", "en"]) == 0
    assert "Solved: 0 of" in flat(capsys.readouterr().out)
