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
from menagerie.games import load, names
from menagerie.terminal import journal
from menagerie.terminal.journal import Journal, changed_at
from menagerie.terminal.lines import Ask, say
from menagerie.terminal.parties import PERSON, Party
from menagerie.text.speech import Speech

DEFAULT_LEVEL = "novice"

Found = TypeVar("Found")


async def choose(ask: Ask, speech: Speech) -> Journal:
    """A game to go on with, or a new one."""
    waiting = offered()
    path = await ask_saved(waiting, ask, speech) if waiting else None
    if path is not None:
        return journal.go_on(path)
    game = await ask_game(ask, speech)
    players = await ask_players(game, ask, speech)
    level = await ask_level(ask, speech)
    return journal.begin(Party(game, (PERSON, *(level,) * (players - 1)), fresh_word()))


def offered() -> list[tuple[Path, Party]]:
    """The saved games that can be played on now."""
    found = []
    for path in journal.saved():
        try:
            game = journal.go_on(path)
        except BadSetup:
            continue
        game.close()
        found.append((path, game.party))
    return found


def summary(path: Path, party: Party, language: str) -> str:
    """A saved game in a line: what, who plays, since when it waits."""
    speech = Speech(language, party.game)
    levels = [speech.say(f"level-{level}") for level in dict.fromkeys(party.bots.values())]
    facts = {
        "game": speech.say(f"{party.game.name}-title"),
        "who": speech.list([*filter(None, party.names.values()), *levels]),
        "when": format_datetime(datetime.fromtimestamp(changed_at(path)).astimezone(), "short", locale=language),
    }
    return speech.say("play-saved-summary", facts)


async def ask_saved(waiting: list[tuple[Path, Party]], ask: Ask, speech: Speech) -> Path | None:
    """Which of the saved games to go on with, if any."""
    for number, (path, party) in enumerate(waiting, 1):
        say(f"{number:3}  {summary(path, party, speech.language)}")
    paths = {str(number): path for number, (path, _) in enumerate(waiting, 1)}
    while True:
        answer = await ask(speech.say("play-which-saved"))
        if not answer:
            return None
        if answer in paths:
            return paths[answer]
        say(speech.say("play-no-such-saved", {"answer": answer, "last": len(waiting)}))


async def ask_game(ask: Ask, speech: Speech) -> Game[Any]:
    """Which of the games?"""
    games = [load(name) for name in names()]
    for number, game in enumerate(games, 1):
        told = Speech(speech.language, game)
        title = f"{told.say(f'{game.name}-title')} ({game.seats[0]}–{game.seats[-1]})"
        say(f"{number:3}  {told.labelled(title, told.say(f'{game.name}-about'))}")
    numbered = {str(number): game for number, game in enumerate(games, 1)}
    return await until_right(
        speech.say("play-which-game"), lambda answer: numbered.get(answer) or load(answer), ask, speech
    )


async def ask_players(game: Game[Any], ask: Ask, speech: Speech) -> int:
    """How many at the table?"""
    question = speech.say("play-how-many", {"fewest": game.seats[0], "most": game.seats[-1]})
    return await until_right(question, game.players_in, ask, speech)


async def ask_level(ask: Ask, speech: Speech) -> str:
    """How strong are the others?"""
    for number, level in enumerate(LEVELS, 1):
        say(f"{number:3}  {speech.say(f'level-{level}')}")
    numbered = {str(number): level for number, level in enumerate(LEVELS, 1)}
    return await until_right(
        speech.say("play-how-strong"), lambda answer: level_of(numbered.get(answer, answer)), ask, speech
    )


async def until_right(question: str, read: Callable[[str], Found], ask: Ask, speech: Speech) -> Found:
    """Ask until the answer makes sense."""
    while True:
        try:
            return read(await ask(question))
        except Problem as problem:
            say(speech.problem(problem))


def level_of(text: str | None) -> str:
    """A level by its name; the usual one if nothing is said."""
    if text and text not in LEVELS:
        raise BadSetup("unknown-level", level=text, known=", ".join(LEVELS))
    return text or DEFAULT_LEVEL
