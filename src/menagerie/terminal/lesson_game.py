"""A lesson on this machine: a local game with a fixed deal, whose bots make the lesson's moves. Nothing is saved but
that it was finished."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterable
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from menagerie.core.errors import Problem
from menagerie.core.guide import Guide
from menagerie.core.lesson import LEARNER
from menagerie.core.levels import DEFAULT_LEVEL
from menagerie.core.match import Match
from menagerie.i18n.lesson_text import lesson_sentence, lesson_summary
from menagerie.terminal.game_session import Frame, LessonNote, MoveTooLate
from menagerie.terminal.lesson_progress import note_finished
from menagerie.terminal.lineup import PERSON, Lineup
from menagerie.terminal.local_game import LocalGame
from menagerie.terminal.saved_games import SavedGame


@dataclass(frozen=True)
class LessonLineup(Lineup):
    """The learner and bots, at the match with which a lesson begins."""

    guide: Guide | None = None

    def match(self) -> Match[Any]:
        assert self.guide is not None
        return self.guide.match()


class UnsavedGame(SavedGame):
    """The moves of a lesson or a puzzle: a saved game without a file."""

    def __init__(self, lineup: Lineup) -> None:
        self.path = Path()
        self._lineup = lineup
        self._moves: list[tuple[int, str]] = []

    @property
    def lineup(self) -> Lineup:
        return self._lineup

    @property
    def moves(self) -> list[tuple[int, str]]:
        return self._moves

    def add_move(self, seat: int, move: str) -> None:
        self._moves.append((seat, move))

    def rewind(self, count: int) -> None:
        del self._moves[count:]

    def close(self) -> None:
        """Do nothing: there is no file."""


class LessonGame(LocalGame):
    """Plays a lesson; a rematch is the next one."""

    def __init__(self, guide: Guide, language: str) -> None:
        self.guide = guide
        bots = (DEFAULT_LEVEL,) * (guide.lesson.players - 1)
        lineup = LessonLineup(guide.game, (PERSON, *bots), "", guide=guide)
        super().__init__(UnsavedGame(lineup), language)
        self.can_rematch = self._next_lesson() is not None

    def _next_lesson(self) -> Guide | None:
        """Return the guide of the lesson after this one, if there is one."""
        lessons = self.game.lessons
        at = lessons.index(self.guide.lesson) + 1
        return Guide(self.game, lessons[at]) if at < len(lessons) else None

    async def frames(self) -> AsyncIterator[Frame]:
        """Yield a frame for every event, and one for every sentence of the lesson."""
        yield self._current_frame()
        while not self.guide.is_done(self.match):
            for frame in await self._next_decision():
                yield frame
            if self.guide.is_done(self.match):
                note_finished(self.game.name, self.guide.lesson.name)
            yield self._current_frame()

    async def _next_decision(self) -> Iterable[Frame]:
        """Return the frames of the lesson's next move by a bot, or of what the learner does."""
        due = self.guide.next_move(self.match)
        if due is None or due[0] == LEARNER:
            return (await self._commands.get())()
        self._save_move(*due)
        return self._play_move(*due)

    def _current_frame(self) -> Frame:
        """Return the table with what the lesson says; only a step of the lesson asks the learner."""
        frame, step = super()._current_frame(), self.guide.step(self.match)
        asked = frame.actors if step else ()
        return replace(frame, actors=asked, lesson=self._note())

    def _note(self) -> LessonNote | None:
        sentence = self.guide.sentence(self.match)
        if sentence is None:
            return None
        translator = self.translator(self.language, LEARNER)
        if self.guide.is_done(self.match):
            return LessonNote(tuple(lesson_summary(sentence.message, translator)), done=True)
        text = lesson_sentence(sentence, translator)
        return LessonNote((text,), self.guide.taught(self.match), explains=sentence.explains)

    async def decide(self, seat: int, action: int) -> None:
        if self.guide.step(self.match) is None:
            raise MoveTooLate("lesson-not-now")
        await super().decide(seat, action)

    async def undo(self) -> None:
        """Take back the move with which the learner left the lesson."""
        if self._move_pending or self.guide.is_on_track(self.match):
            raise Problem("play-undo-nothing")
        self.saved.rewind(self.guide.kept(self.match))
        self._commands.put_nowait(self._start_over)

    def rematch(self) -> LocalGame:
        following = self._next_lesson()
        assert following is not None
        return LessonGame(following, self.language)

    def _is_kept(self) -> bool:
        return True

    def farewell(self) -> str:
        return ""
