"""What is to be played, asked line by line: a saved game to go on with, or a game, how many play, and how well."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from pathlib import Path
from typing import Any, TypeVar

from babel.dates import format_datetime

from menagerie.bots.levels import LEVELS
from menagerie.core.chance import fresh_word
from menagerie.core.errors import BadSetup, Problem
from menagerie.core.game import Game
from menagerie.core.levels import DEFAULT_LEVEL as DEFAULT_LEVEL
from menagerie.games import load, names
from menagerie.i18n.translator import Translator
from menagerie.terminal import saved_games
from menagerie.terminal.line_mode import Ask, say
from menagerie.terminal.lineup import PERSON, Lineup
from menagerie.terminal.saved_games import Journal, changed_at

Found = TypeVar("Found")


async def choose(ask: Ask, translator: Translator) -> Journal:
    """A game to go on with, or a new one."""
    waiting = offered()
    path = await ask_saved(waiting, ask, translator) if waiting else None
    if path is not None:
        return saved_games.go_on(path)
    game = await ask_game(ask, translator)
    players = await ask_players(game, ask, translator)
    level = await ask_level(ask, translator)
    return saved_games.begin(Lineup(game, (PERSON, *(level,) * (players - 1)), fresh_word()))


def offered() -> list[tuple[Path, Lineup]]:
    """The saved games that can be played on now."""
    found = []
    for path in saved_games.saved():
        try:
            game = saved_games.go_on(path)
        except BadSetup:
            continue
        game.close()
        found.append((path, game.lineup))
    return found


def summary(path: Path, lineup: Lineup, language: str) -> str:
    """A saved game in a line: what, who plays, since when it waits."""
    translator = Translator(language, lineup.game)
    levels = [translator.say(f"level-{level}") for level in dict.fromkeys(lineup.bots.values())]
    facts = {
        "game": translator.say(f"{lineup.game.name}-title"),
        "who": translator.list([*filter(None, lineup.names.values()), *levels]),
        "when": format_datetime(datetime.fromtimestamp(changed_at(path)).astimezone(), "short", locale=language),
    }
    return translator.say("play-saved-summary", facts)


async def ask_saved(waiting: list[tuple[Path, Lineup]], ask: Ask, translator: Translator) -> Path | None:
    """Which of the saved games to go on with, if any."""
    for number, (path, lineup) in enumerate(waiting, 1):
        say(f"{number:3}  {summary(path, lineup, translator.language)}")
    paths = {str(number): path for number, (path, _) in enumerate(waiting, 1)}
    while True:
        answer = await ask(translator.say("play-which-saved"))
        if not answer:
            return None
        if answer in paths:
            return paths[answer]
        say(translator.say("play-no-such-saved", {"answer": answer, "last": len(waiting)}))


async def ask_game(ask: Ask, translator: Translator) -> Game[Any]:
    """Which of the games?"""
    games = [load(name) for name in names()]
    for number, game in enumerate(games, 1):
        told = Translator(translator.language, game)
        title = f"{told.say(f'{game.name}-title')} ({game.seats[0]}–{game.seats[-1]})"
        say(f"{number:3}  {told.labelled(title, told.say(f'{game.name}-about'))}")
    numbered = {str(number): game for number, game in enumerate(games, 1)}
    return await until_right(
        translator.say("play-which-game"), lambda answer: numbered.get(answer) or load(answer), ask, translator
    )


async def ask_players(game: Game[Any], ask: Ask, translator: Translator) -> int:
    """How many at the table?"""
    question = translator.say("play-how-many", {"fewest": game.seats[0], "most": game.seats[-1]})
    return await until_right(question, game.players_in, ask, translator)


async def ask_level(ask: Ask, translator: Translator) -> str:
    """How strong are the others?"""
    for number, level in enumerate(LEVELS, 1):
        say(f"{number:3}  {translator.say(f'level-{level}')}")
    numbered = {str(number): level for number, level in enumerate(LEVELS, 1)}
    return await until_right(
        translator.say("play-how-strong"), lambda answer: level_of(numbered.get(answer, answer)), ask, translator
    )


async def until_right(question: str, read: Callable[[str], Found], ask: Ask, translator: Translator) -> Found:
    """Ask until the answer makes sense."""
    while True:
        try:
            return read(await ask(question))
        except Problem as problem:
            say(translator.problem(problem))


def level_of(text: str | None) -> str:
    """A level by its name; the usual one if nothing is said."""
    if text and text not in LEVELS:
        raise BadSetup("unknown-level", level=text, known=", ".join(LEVELS))
    return text or DEFAULT_LEVEL
