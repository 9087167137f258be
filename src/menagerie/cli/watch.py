"""``menagerie watch``: a table where others play, live, or a recorded game picture by picture."""

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
from menagerie.terminal.line_mode import Answers, Left
from menagerie.terminal.line_watching import LiveLines, Pictures

WHAT = "FILE|LINK"

OF_FILES = ("--game", "--seat", "--deck")
"""What can be said of a file only."""


class Unplayable(Exception):
    """A record that cannot be played again: a sentence, and what the program says at its end."""

    def __init__(self, sentence: str, status: int) -> None:
        super().__init__(sentence)
        self.status = status


def run(given: Namespace, translator: Translator) -> int:
    try:
        found = watched(given, translator)
    except Unplayable as broken:
        print(f"menagerie: {broken}", file=sys.stderr)
        return broken.status
    viewpoint = eyes_of(given, found)
    if not full_screen(given):
        return asyncio.run(at_lines(found, viewpoint, translator))
    return on_the_screen(found, viewpoint, translator.language)


def on_the_screen(found: GameSession | Replay, viewpoint: ReplayViewpoint, language: str) -> int:
    """Watch on the full screen."""
    from menagerie.terminal.app import play, watch

    return watch(found, language, viewpoint) if isinstance(found, Replay) else play(found, language)


def watched(given: Namespace, translator: Translator) -> GameSession | Replay:
    """What there is to be seen: a live table, or all pictures of a finished game."""
    what = required(getattr(given, WHAT.lower()), WHAT)
    if not what.startswith(("http://", "https://")):
        return reel_in(what, given, translator)
    for argument in WATCH.arguments:
        if argument.name in OF_FILES and getattr(given, argument.key):
            raise BadSetup("watch-file-only", argument=argument.name)
    try:
        from menagerie.terminal.joining import watcher_of
    except ImportError:
        raise BadSetup("extra-missing", argument="watch", extra="client") from None
    return watcher_of(what, translator.language)


def reel_in(path: str, given: Namespace, translator: Translator) -> Replay:
    """The pictures of a game in a file; Unplayable if it breaks the rules."""
    line, record = find(path, whole_number(given.game, "--game", default=1, lowest=1))
    try:
        return replay_of_record(record, deck_of(record, given.deck))
    except (BadRecord, RuleBroken) as problem:
        status = 1 if isinstance(problem, RuleBroken) else 2
        raise Unplayable(placed(problem, path, line, translator), status) from None


def eyes_of(given: Namespace, found: GameSession | Replay) -> ReplayViewpoint:
    """Whose eyes look at a finished game: a seat's, or those of somebody to whom all hands are open."""
    if given.seat is None or not isinstance(found, Replay):
        return "open"
    return seat_of(given.seat, found.players)


async def at_lines(found: GameSession | Replay, viewpoint: ReplayViewpoint, translator: Translator) -> int:
    """Watch line by line."""
    try:
        if isinstance(found, Replay):
            await Pictures(found, viewpoint, translator.language, Answers().ask).watch()
        else:
            await LiveLines(found).play()
    except Left:
        print()
    finally:
        if not isinstance(found, Replay):
            await found.leave()
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
