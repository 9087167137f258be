"""``menagerie play``: play in the terminal, against bots, with people at the same screen, or at a server's table."""

from __future__ import annotations

import asyncio
import os
import sys
from argparse import Namespace
from pathlib import Path

from menagerie.cli.arguments import Argument, Command, options_of, seat_of, values_of
from menagerie.cli.progress import note_if_slow
from menagerie.core.chance import fresh_word
from menagerie.core.errors import BadSetup
from menagerie.engine import is_compiled_ahead
from menagerie.i18n.game_names import find_game
from menagerie.i18n.translator import Translator, brief
from menagerie.terminal import saved_games, setup_prompts
from menagerie.terminal.game_session import GameSession
from menagerie.terminal.line_mode import LineMode, LineReader, PlayerQuit
from menagerie.terminal.lineup import PERSON, Lineup
from menagerie.terminal.local_game import LocalGame
from menagerie.terminal.saved_games import SavedGame

UNABLE = ("dumb", "unknown", "")
"""Values of ``TERM`` for terminals that cannot show a full screen."""

STARTUP_SECONDS = 4.0
"""Seconds that starting a process without anything to compile may take."""

NEW = ("--players", "--level", "--people", "--seat", "--seed", "--option", "--deck")
"""Arguments that only make sense for a new game."""

JOINING = ("--join", "--name", "--record", "--lines")
"""Arguments that make sense at a server's table."""


def run(given: Namespace, translator: Translator) -> int:
    check_record(given.record)
    session = session_of(given, translator)
    if full_screen(given):
        from menagerie.terminal.app import play

        saved_games.folder("saved")
        return play(session, translator.language, given.record)
    return asyncio.run(play_line_mode(session, given.record, translator))


def full_screen(given: Namespace) -> bool:
    """Return whether to use the full screen: the terminal can show it and nobody asked for lines."""
    able = sys.stdin is not None and sys.stdin.isatty() and sys.stdout.isatty()
    named = os.environ.get("TERM", "windows" if os.name == "nt" else "")
    return able and not given.lines and named not in UNABLE


async def play_line_mode(session: GameSession | None, record: str | None, translator: Translator) -> int:
    """Play line by line."""
    answers = LineReader()
    try:
        if session is None:
            session = LocalGame(await setup_prompts.choose(answers.ask, translator), translator.language, record)
        if isinstance(session, LocalGame) and session.lineup.word:
            with note_if_slow(session.game, translator, STARTUP_SECONDS, is_compiled_ahead(session.game)):
                await session.get_ready()
        await LineMode(session, answers.ask, answers.interrupt).play()
        if isinstance(session, LocalGame) and session.lineup.word:
            print(translator.say("cli-seed", {"seed": session.lineup.word}))
    except PlayerQuit:
        print(f"\n{session.farewell()}" if session else "")
        print(translator.say("play-goodbye"))
    finally:
        if session is not None:
            await session.close()
    return 0


def session_of(given: Namespace, translator: Translator) -> GameSession | None:
    """Return the game that the command line describes; None if it describes none."""
    check_join(given)
    if given.join:
        return join_table(given, translator)
    check_new(given)
    found = saved_games.latest() if given.resume else new_game(given) if given.game else None
    return None if found is None else LocalGame(found, translator.language, given.record)


def join_table(given: Namespace, translator: Translator) -> GameSession:
    """Return a seat at a server's table."""
    from menagerie.terminal.joining import remote_game_of

    return remote_game_of(given.join, given.name, translator.language, given.record)


def check_join(given: Namespace) -> None:
    """Refuse arguments that do not go with ``--join``: the host has set up the table."""
    if given.name and not given.join:
        raise BadSetup("play-name-join")
    for argument in PLAY.arguments if given.join else ():
        if getattr(given, argument.key) and argument.name not in JOINING:
            raise BadSetup("play-join-alone", argument=argument.name)


def check_new(given: Namespace) -> None:
    """Refuse arguments of a new game without a GAME or with ``--resume``."""
    if given.game and given.resume:
        raise BadSetup("play-resume-alone", argument="GAME")
    for argument in PLAY.arguments:
        if not given.game and getattr(given, argument.key) and argument.name in NEW:
            raise BadSetup("play-resume-alone" if given.resume else "play-needs-game", argument=argument.name)


def new_game(given: Namespace) -> SavedGame:
    """Start the new game that the command line describes."""
    game = find_game(given.game)
    players = game.players_in(given.players)
    options, values = options_of(game, given.option), values_of(game, given.deck)
    seats, names = seats_of(given, players)
    return saved_games.start(Lineup(game, seats, given.seed or fresh_word(), names, options, values))


def seats_of(given: Namespace, players: int) -> tuple[tuple[str, ...], dict[int, str]]:
    """Return the kind of each seat and the names of the people.

    People sit from ``--seat`` on. The other seats get the levels one by one, and the last level fills the rest.
    """
    first = seat_of(given.seat, players)
    people = [brief(name).strip() for name in given.people or [""]]
    if len(people) > players:
        raise BadSetup("play-too-many-people", people=len(people), players=players)
    names = {(first + k) % players: name for k, name in enumerate(people)}
    if len(set(filter(None, people))) < len(people) > 1:
        raise BadSetup("play-names-twice")
    levels = [setup_prompts.level_of(level) for level in given.level or [None]]
    if len(levels) > max(1, players - len(people)):
        raise BadSetup("play-too-many-levels", levels=len(levels), bots=players - len(people))
    seats = []
    for seat in range(players):
        seats.append(PERSON if seat in names else levels.pop(0) if len(levels) > 1 else levels[0])
    return tuple(seats), names


def check_record(path: str | None) -> None:
    """Refuse a record that cannot be written before the game starts."""
    if path is None:
        return
    place = Path(path).resolve().parent
    if Path(path).is_dir():
        raise BadSetup("file-unwritable", file=path, reason="EISDIR")
    if not place.is_dir():
        raise BadSetup("file-unwritable", file=path, reason="ENOENT")
    if not os.access(place, os.W_OK):
        raise BadSetup("file-unwritable", file=path, reason="EACCES")


PLAY = Command(
    "play",
    "play",
    (
        Argument("GAME", optional=True),
        Argument("--players", "N"),
        Argument("--level", "LEVEL", several=True),
        Argument("--people", "NAME", several=True),
        Argument("--seat", "P", help="my-seat"),
        Argument("--seed", "S"),
        Argument("--record", "FILE", help="record-played"),
        Argument("--option", "NAME=VALUE", repeated=True),
        Argument("--deck", "FILE"),
        Argument("--resume"),
        Argument("--lines"),
        Argument("--join", "LINK"),
        Argument("--name", "NAME"),
    ),
    run,
)
