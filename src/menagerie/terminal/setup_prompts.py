"""Choose a game in line mode: continue a saved one, or pick a new game, the number of players and the bots' level."""

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
from menagerie.core.levels import DEFAULT_LEVEL
from menagerie.games import load, names
from menagerie.i18n.game_names import find_game
from menagerie.i18n.translator import Translator
from menagerie.terminal import saved_games
from menagerie.terminal.line_mode import Ask, say
from menagerie.terminal.lineup import PERSON, Lineup
from menagerie.terminal.saved_games import SavedGame, changed_at

Answer = TypeVar("Answer")


async def choose(ask: Ask, translator: Translator) -> SavedGame:
    """Ask for a saved game to continue, or for a new one."""
    waiting = saved_games.resumable()
    path = await ask_saved(waiting, ask, translator) if waiting else None
    if path is not None:
        return saved_games.resume(path)
    game = await ask_game(ask, translator)
    players = await ask_players(game, ask, translator)
    level = await ask_level(ask, translator)
    return saved_games.start(Lineup(game, (PERSON, *(level,) * (players - 1)), fresh_word()))


def summary(path: Path, lineup: Lineup, language: str) -> str:
    """Describe a saved game in one line: the game, its players, and when it was last played."""
    translator = Translator(language, lineup.game)
    levels = [translator.say(f"level-{level}") for level in dict.fromkeys(lineup.bots.values())]
    facts = {
        "game": translator.say(f"{lineup.game.name}-title"),
        "who": translator.list([*filter(None, lineup.names.values()), *levels]),
        "when": format_datetime(datetime.fromtimestamp(changed_at(path)).astimezone(), "short", locale=language),
    }
    return translator.say("play-saved-summary", facts)


async def ask_saved(waiting: list[tuple[Path, Lineup]], ask: Ask, translator: Translator) -> Path | None:
    """Ask which saved game to continue. Return None for a new game."""
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
    """Ask for a game."""
    games = [load(name) for name in names()]
    for number, game in enumerate(games, 1):
        game_translator = Translator(translator.language, game)
        title = f"{game_translator.say(f'{game.name}-title')} ({game.seats[0]}–{game.seats[-1]})"
        say(f"{number:3}  {game_translator.labelled(title, game_translator.say(f'{game.name}-about'))}")
    numbered = {str(number): game for number, game in enumerate(games, 1)}
    return await ask_until_valid(
        translator.say("play-which-game"), lambda answer: numbered.get(answer) or find_game(answer), ask, translator
    )


async def ask_players(game: Game[Any], ask: Ask, translator: Translator) -> int:
    """Ask for the number of players."""
    question = translator.say("play-how-many", {"fewest": game.seats[0], "most": game.seats[-1]})
    return await ask_until_valid(question, game.players_in, ask, translator)


async def ask_level(ask: Ask, translator: Translator) -> str:
    """Ask for the level of the bots."""
    for number, level in enumerate(LEVELS, 1):
        say(f"{number:3}  {translator.say(f'level-{level}')}")
    numbered = {str(number): level for number, level in enumerate(LEVELS, 1)}
    return await ask_until_valid(
        translator.say("play-which-level", {"level": translator.say(f"level-{DEFAULT_LEVEL}")}),
        lambda answer: level_of(numbered.get(answer, answer)),
        ask,
        translator,
    )


async def ask_until_valid(question: str, read: Callable[[str], Answer], ask: Ask, translator: Translator) -> Answer:
    """Ask again until the answer can be read."""
    while True:
        try:
            return read(await ask(question))
        except Problem as problem:
            say(translator.problem(problem))


def level_of(text: str | None) -> str:
    """Return the level with this name, or the default level for an empty text."""
    if text and text not in LEVELS:
        raise BadSetup("unknown-level", level=text, known=", ".join(LEVELS))
    return text or DEFAULT_LEVEL
