"""Lessons in the terminal: on the full screen and line by line, every one in every language."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest
from textual.pilot import Pilot

from menagerie.cli.main import main
from menagerie.core.guide import guide_for
from menagerie.core.lesson import LEARNER
from menagerie.games import load
from menagerie.i18n.lesson_text import lesson_summary
from menagerie.i18n.translator import LANGUAGES, Translator
from menagerie.terminal.app import PlayApp
from menagerie.terminal.lesson_game import LessonGame
from menagerie.terminal.lesson_progress import finished_lessons, note_finished
from menagerie.terminal.line_mode import LineMode
from menagerie.terminal.start_screen import StartScreen
from tests.positions import GAMES
from tests.soak import quick_for
from tests.terminal.test_screen import AT_ONCE, acted, table_of, text, until

LESSONS = [(game, lesson.name, language) for game in GAMES for lesson in load(game).lessons for language in LANGUAGES]
QUICK = [("mausen", "first", "de"), ("awimbawe", "first", "fr"), ("mopsen", "second", "it")]


@pytest.fixture(autouse=True)
def _fresh_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))


def lesson(game: str, name: str, language: str) -> LessonGame:
    return LessonGame(guide_for(load(game), name), language)


def flat(said: str) -> str:
    return " ".join(said.split())


@pytest.mark.parametrize(("game", "name", "language"), LESSONS)
def test_a_lesson_line_by_line(game: str, name: str, language: str, capsys: pytest.CaptureFixture[str]) -> None:
    """Before the taught move, another one is made once; an empty line takes it back."""
    session, others = lesson(game, name, language), iter(range(1))

    questions = []

    async def ask(question: str) -> str:
        questions.append(question)
        taught = session.guide.taught(session.match)
        if taught is None:
            return ""
        legal = session.match.legal(LEARNER)
        for action in legal if next(others, None) is not None else ():
            if action != taught.action:
                return session.written_move(LEARNER, action)
        return session.written_move(LEARNER, taught.action)

    asyncio.run(LineMode(session, ask).play())
    said, translator = flat(capsys.readouterr().out), Translator(language, load(game), LEARNER)
    for step in session.guide.lesson.steps:
        assert flat(translator.say(session.guide.message(step.name))) in said
    for line in lesson_summary(session.guide.message("learnt"), translator):
        assert flat(line) in said
    assert sum(translator.say("lesson-take-back") in question for question in questions) == 1
    assert finished_lessons() == [[game, name]]


def run_lesson(session: LessonGame, act: Callable[[Pilot[Any]], Coroutine[Any, Any, None]]) -> None:
    async def play() -> None:
        app = PlayApp(session, session.language, speed=AT_ONCE)
        async with app.run_test(size=(80, 24)) as pilot:
            await acted(pilot, act)

    asyncio.run(play())


@pytest.mark.parametrize(("game", "name", "language"), quick_for(QUICK, LESSONS))
def test_a_lesson_on_the_full_screen_by_pressing_enter(game: str, name: str, language: str) -> None:
    """The cursor is on what the lesson asks for; cards that are exchanged together are confirmed by a button."""
    session = lesson(game, name, language)

    async def act(pilot: Pilot[Any]) -> None:
        screen, moves = table_of(pilot), len(session.match.actions)
        while True:
            await until(pilot, lambda: screen.frame and (screen.decision or screen.frame.over))
            assert screen.frame
            if screen.frame.over:
                break
            assert screen.frame.lesson
            assert screen.frame.lesson.taught
            sentence = flat(screen.frame.lesson.lines[0])
            assert sentence in flat(text(screen, "below"))
            moves = len(session.match.actions)
            while screen.decision and len(session.match.actions) == moves:
                if screen.decision.picks_set:
                    screen.cursor = screen._first_target()
                await pilot.press("enter")
            await until(pilot, lambda before=moves: len(session.match.actions) > before)
        translator = Translator(language, load(game), LEARNER)
        below = flat(text(screen, "below"))
        assert all(flat(line) in below for line in lesson_summary(session.guide.message("learnt"), translator))
        assert (translator.say("lesson-next") in below) == (name == "first")

    run_lesson(session, act)
    assert finished_lessons() == [[game, name]]


def test_another_move_is_explained_and_taken_back() -> None:
    session = lesson("mausen", "first", "en")

    async def act(pilot: Pilot[Any]) -> None:
        screen = table_of(pilot)
        await until(pilot, lambda: screen.decision)
        assert screen.cursor == ("card", 7)
        screen.cursor = ("card", 0)
        await pilot.press("enter")
        await until(pilot, lambda: screen.frame and screen.frame.lesson and screen.frame.lesson.explains)
        assert "Play elephant 1: You may play any card." in flat(text(screen, "below"))
        await pilot.press("u")
        await until(pilot, lambda: screen.decision)
        assert session.match.actions == []
        assert screen.cursor == ("card", 7)

    run_lesson(session, act)


def test_the_start_screen_begins_the_next_lesson() -> None:
    note_finished("mausen", "first")

    async def play() -> None:
        app = PlayApp(None, "en", speed=AT_ONCE)
        async with app.run_test(size=(80, 24)) as pilot:

            async def act(pilot: Pilot[Any]) -> None:
                await until(pilot, lambda: isinstance(app.screen, StartScreen))
                assert isinstance(app.screen, StartScreen)
                app.screen.row = ("game",)
                while app.screen.setup.game != "mausen":
                    await pilot.press("right")
                app.screen.row = ("learn",)
                assert "How to play well" in text(app.screen, "board")
                await pilot.press("enter")
                await until(pilot, lambda: isinstance(app.session, LessonGame))
                assert isinstance(app.session, LessonGame)
                assert app.session.guide.lesson.name == "second"

            await acted(pilot, act)

    asyncio.run(play())


def test_an_unknown_lesson_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["learn", "mausen", "third", "--lang", "en"]) == 2
    assert "There is no lesson third. Lessons: first, second." in capsys.readouterr().err
