"""``menagerie watch``: watch a server's table live, or a recorded game step by step."""

from __future__ import annotations

import asyncio
import sys
from argparse import Namespace

from menagerie.cli.arguments import Argument, Command, required, seat_of, whole_number
from menagerie.cli.play import full_screen
from menagerie.cli.replay import find
from menagerie.cli.verify import deck_of
from menagerie.core.errors import BadRecord, BadSetup, RuleBroken
from menagerie.i18n.translator import Translator
from menagerie.records.playback import placed
from menagerie.records.replay import Replay, ReplayViewpoint, replay_of_record
from menagerie.terminal.game_session import GameSession
from menagerie.terminal.line_mode import LineReader, PlayerQuit
from menagerie.terminal.line_watching import LineReplay, LineSpectator

WHAT = "FILE|LINK"

OF_FILES = ("--game", "--seat", "--deck")
"""Arguments that only make sense for a file."""


class Unplayable(Exception):
    """A record cannot be replayed: carries the sentence to print and the exit code."""

    def __init__(self, sentence: str, status: int) -> None:
        super().__init__(sentence)
        self.status = status


def run(given: Namespace, translator: Translator) -> int:
    try:
        found = source_of(given, translator)
    except Unplayable as broken:
        print(f"menagerie: {broken}", file=sys.stderr)
        return broken.status
    viewpoint = viewpoint_of(given, found)
    if not full_screen(given):
        return asyncio.run(watch_line_mode(found, viewpoint, translator))
    return watch_full_screen(found, viewpoint, translator.language)


def watch_full_screen(found: GameSession | Replay, viewpoint: ReplayViewpoint, language: str) -> int:
    """Watch on the full screen."""
    from menagerie.terminal.app import play, watch

    return watch(found, language, viewpoint) if isinstance(found, Replay) else play(found, language)


def source_of(given: Namespace, translator: Translator) -> GameSession | Replay:
    """Return what to watch: a live table or a recorded game."""
    what = required(getattr(given, WHAT.lower()), WHAT)
    if not what.startswith(("http://", "https://")):
        return replay_in(what, given, translator)
    for argument in WATCH.arguments:
        if argument.name in OF_FILES and getattr(given, argument.key):
            raise BadSetup("watch-file-only", argument=argument.name)
    from menagerie.terminal.joining import spectator_of

    return spectator_of(what, translator.language)


def replay_in(path: str, given: Namespace, translator: Translator) -> Replay:
    """Return the replay of a game in a file; raise Unplayable if it breaks the rules."""
    line, record = find(path, whole_number(given.game, "--game", default=1, lowest=1))
    try:
        return replay_of_record(record, deck_of(record, given.deck))
    except (BadRecord, RuleBroken) as problem:
        status = 1 if isinstance(problem, RuleBroken) else 2
        raise Unplayable(placed(problem, path, line, translator), status) from None


def viewpoint_of(given: Namespace, found: GameSession | Replay) -> ReplayViewpoint:
    """Return the viewpoint on a recorded game: a seat, or all hands open."""
    if given.seat is None or not isinstance(found, Replay):
        return "open"
    return seat_of(given.seat, found.players)


async def watch_line_mode(found: GameSession | Replay, viewpoint: ReplayViewpoint, translator: Translator) -> int:
    """Watch line by line."""
    try:
        if isinstance(found, Replay):
            await LineReplay(found, viewpoint, translator.language, LineReader().ask).watch()
        else:
            await LineSpectator(found).play()
    except PlayerQuit:
        print()
    finally:
        if not isinstance(found, Replay):
            await found.close()
    return 0


WATCH = Command(
    "watch",
    "play",
    (
        Argument(WHAT, help="watched"),
        Argument("--game", "K", help="which-game"),
        Argument("--seat", "P"),
        Argument("--deck", "FILE"),
        Argument("--lines"),
    ),
    run,
)
