"""Puzzles on this machine: a position to find the best move in, what follows from the answer, and the next puzzle.

A puzzle is a local game that ends with the answer. A wrong answer plays out and can be taken back; the first answer
counts.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterable
from dataclasses import dataclass, replace
from typing import Any

from menagerie.core.errors import Problem
from menagerie.core.levels import DEFAULT_LEVEL
from menagerie.core.match import Match
from menagerie.games import load
from menagerie.i18n.hint_text import SuggestedMove
from menagerie.i18n.puzzle_text import proof_text, reasons_text, theme_text, verdict_text
from menagerie.puzzles.answer import Outcome, line_after, outcome_of
from menagerie.puzzles.collection import puzzles_of
from menagerie.puzzles.progress import PuzzleProgress
from menagerie.puzzles.puzzle import SOLVED, Puzzle
from menagerie.terminal.game_session import Frame, LessonNote, LogLine, MoveTooLate
from menagerie.terminal.lesson_game import UnsavedGame
from menagerie.terminal.lineup import PERSON, Lineup
from menagerie.terminal.local_game import LocalGame
from menagerie.terminal.puzzle_progress import kept_answers, note_answer

RECENT = 12
"""How many sentences about what happened before are shown."""


@dataclass(frozen=True)
class PuzzleLineup(Lineup):
    """The person and bots, at the match of a puzzle."""

    puzzle: Puzzle | None = None

    def match(self) -> Match[Any]:
        assert self.puzzle is not None
        return self.puzzle.match()


class PuzzleGame(LocalGame):
    """Asks one puzzle; a rematch is the next one."""

    def __init__(self, puzzle: Puzzle, language: str, theme: str = "") -> None:
        self.puzzle, self.theme = puzzle, theme
        self._outcome: Outcome | None = None
        kinds = [PERSON if seat == puzzle.seat else DEFAULT_LEVEL for seat in range(puzzle.players)]
        lineup = PuzzleLineup(load(puzzle.game), tuple(kinds), "", puzzle=puzzle)
        super().__init__(UnsavedGame(lineup), language)

    async def frames(self) -> AsyncIterator[Frame]:
        """Yield the position, and then a frame for everything that follows from an answer."""
        yield self._current_frame()
        while not (self._outcome and self._outcome.right):
            for frame in (await self._commands.get())():
                yield frame
            yield self._current_frame()

    def _current_frame(self) -> Frame:
        frame, asked = super()._current_frame(), self._outcome is None
        actors = (self.puzzle.seat,) if asked else ()
        return replace(frame, actors=actors, pass_to=None, winners=(), lesson=self._note())

    def _note(self) -> LessonNote:
        translator = self.translator(self.language, self.puzzle.seat)
        found = self._outcome
        if found is None:
            return LessonNote((self._task(),))
        verdict = verdict_text(found.right, found.loss, translator)
        if not found.right:
            return LessonNote((verdict,), explains=True)
        return LessonNote(tuple(self._reasons()), done=True, title="puzzle-right", following="puzzle-next")

    def _task(self) -> str:
        translator = self.translator(self.language, self.puzzle.seat)
        themes = translator.list(theme_text(theme, translator) for theme in self.puzzle.themes)
        level = translator.say("puzzle-level", {"level": translator.say(f"level-{self.puzzle.level}")})
        return f"{translator.say('puzzle-task')} ({themes}; {level})"

    def _reasons(self) -> list[str]:
        """Return why the best move is better, and how that is proved."""
        puzzle, translator = self.puzzle, self.translator(self.language, self.puzzle.seat)
        state, notation = puzzle.match().state, self.game.notation
        legal = self.game.legal(state, puzzle.seat)
        phrases = {notation.move(state, puzzle.seat, a): notation.phrase(state, puzzle.seat, a) for a in legal}
        moves = puzzle.best, puzzle.rival
        said = reasons_text(moves, puzzle.seat, puzzle.reasons, phrases, translator)
        return [*said, proof_text(puzzle.proof.kind == SOLVED, min(puzzle.proof.gaps), translator)]

    async def decide(self, seat: int, action: int) -> None:
        if self._outcome is not None or self._move_pending:
            raise MoveTooLate("lesson-not-now")
        self.match.check(seat, action)
        self._move_pending = True
        self._commands.put_nowait(lambda: self._answered(action))

    def _answered(self, action: int) -> Iterable[Frame]:
        """Return the frames of what follows from an answer."""
        move = self.written_move(self.puzzle.seat, action)
        note_answer(self.puzzle.game, self.puzzle.id, move == self.puzzle.best)
        begin, frames = self.puzzle.match(), list[Frame]()
        for seat, done in line_after(self.puzzle, begin, move):
            frames += self._follow(self.match.act_with_states(seat, done))
        self._outcome, self._move_pending = outcome_of(self.puzzle, begin, move), False
        return frames

    async def undo(self) -> None:
        """Take a wrong answer back."""
        if self._outcome is None or self._outcome.right:
            raise Problem("play-undo-nothing")
        self._commands.put_nowait(self._asked_again)

    def _asked_again(self) -> Iterable[Frame]:
        self._outcome, self.match, self.endings = None, self.puzzle.match(), self._no_endings()
        return ()

    def rematch(self) -> LocalGame:
        return next_puzzle_game(self.puzzle.game, self.language, self.theme, self.puzzle.id)

    async def hint(self, seat: int) -> list[SuggestedMove]:
        """Refuse: a puzzle asks for exactly this."""
        raise Problem("server-no-hints")

    def history(self, language: str, viewpoint: int | None) -> list[LogLine]:
        """Return what happened last: bots have played what came before."""
        return super().history(language, viewpoint)[-RECENT:]

    def _is_kept(self) -> bool:
        return True

    def farewell(self) -> str:
        progress = PuzzleProgress(puzzles_of(self.puzzle.game), kept_answers(self.puzzle.game))
        say = self.translator(self.language, None).say
        solved = say("puzzle-solved", {"count": progress.solved, "of": len(progress.puzzles)})
        return f"{solved} · {say('puzzle-streak', {'count': progress.streak})}"


def next_puzzle_game(game: str, language: str, theme: str = "", besides: str = "") -> PuzzleGame:
    """Return the puzzle that somebody should solve next; raise Problem if there is none."""
    puzzle = PuzzleProgress(puzzles_of(game), kept_answers(game)).next(theme, besides)
    if puzzle is None:
        raise Problem("puzzle-none")
    return PuzzleGame(puzzle, language, theme)
