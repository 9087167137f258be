"""``menagerie learn``: a guided first game, and how to play well, in the terminal."""

from __future__ import annotations

import asyncio
from argparse import Namespace

from menagerie.cli.arguments import Argument, Command
from menagerie.cli.play import full_screen, play_line_mode
from menagerie.core.guide import guide_for
from menagerie.i18n.game_names import find_game
from menagerie.i18n.translator import Translator
from menagerie.terminal.lesson_game import LessonGame


def run(given: Namespace, translator: Translator) -> int:
    session = LessonGame(guide_for(find_game(given.game), given.lesson or "first"), translator.language)
    if full_screen(given):
        from menagerie.terminal.app import play

        return play(session, translator.language)
    return asyncio.run(play_line_mode(session, None, translator))


LEARN = Command(
    "learn",
    "play",
    (Argument("GAME"), Argument("LESSON", optional=True), Argument("--lines")),
    run,
)
