"""``menagerie watch``: a table where others play, live, or a recorded game picture by picture."""

from __future__ import annotations

import asyncio
import sys
from argparse import Namespace

from menagerie.cli.arguments import Argument, Command, required, whole_number
from menagerie.cli.play import full_screen
from menagerie.cli.replay import find
from menagerie.cli.verify import deck_of
from menagerie.core.errors import BadRecord, BadSetup, RuleBroken
from menagerie.terminal.lines import Answers, Left
from menagerie.terminal.sittings import Sitting
from menagerie.terminal.watching import Live, Pictures
from menagerie.text.reels import Eyes, Reel, reel_of_record
from menagerie.text.replay import placed
from menagerie.text.speech import Speech

WHAT = "FILE|LINK"

OF_FILES = ("--game", "--seat", "--deck")
"""What can be said of a file only."""


class Unplayable(Exception):
    """A record that cannot be played again: a sentence, and what the program says at its end."""

    def __init__(self, sentence: str, status: int) -> None:
        super().__init__(sentence)
        self.status = status


def run(given: Namespace, speech: Speech) -> int:
    try:
        found = watched(given, speech)
    except Unplayable as broken:
        print(f"menagerie: {broken}", file=sys.stderr)
        return broken.status
    eyes = eyes_of(given, found)
    if not full_screen(given):
        return asyncio.run(at_lines(found, eyes, speech))
    return on_the_screen(found, eyes, speech.language)


def on_the_screen(found: Sitting | Reel, eyes: Eyes, language: str) -> int:
    """Watch on the full screen."""
    from menagerie.terminal.app import play, watch

    return watch(found, language, eyes) if isinstance(found, Reel) else play(found, language)


def watched(given: Namespace, speech: Speech) -> Sitting | Reel:
    """What there is to be seen: a live table, or all pictures of a finished game."""
    what = required(getattr(given, WHAT.lower()), WHAT)
    if not what.startswith(("http://", "https://")):
        return reel_in(what, given, speech)
    for argument in WATCH.arguments:
        if argument.name in OF_FILES and getattr(given, argument.key):
            raise BadSetup("watch-file-only", argument=argument.name)
    try:
        from menagerie.terminal.arrivals import watcher_of
    except ImportError:
        raise BadSetup("extra-missing", argument="watch", extra="client") from None
    return watcher_of(what, speech.language)


def reel_in(path: str, given: Namespace, speech: Speech) -> Reel:
    """The pictures of a game in a file; Unplayable if it breaks the rules."""
    line, record = find(path, whole_number(given.game, "--game", default=1, lowest=1))
    try:
        return reel_of_record(record, deck_of(record, given.deck))
    except (BadRecord, RuleBroken) as problem:
        status = 1 if isinstance(problem, RuleBroken) else 2
        raise Unplayable(placed(problem, path, line, speech), status) from None


def eyes_of(given: Namespace, found: Sitting | Reel) -> Eyes:
    """Whose eyes look at a finished game: a seat's, or those of somebody to whom all hands are open."""
    if given.seat is None or not isinstance(found, Reel):
        return "open"
    seat = whole_number(given.seat, "--seat", default=0)
    if seat >= found.players:
        raise BadSetup("no-such-seat", seat=seat, last=found.players - 1)
    return seat


async def at_lines(found: Sitting | Reel, eyes: Eyes, speech: Speech) -> int:
    """Watch line by line."""
    try:
        if isinstance(found, Reel):
            await Pictures(found, eyes, speech.language, Answers().ask).watch()
        else:
            await Live(found).play()
    except Left:
        print()
    finally:
        if not isinstance(found, Reel):
            await found.leave()
    return 0


WATCH = Command(
    "watch",
    (
        Argument(WHAT, help="watched"),
        Argument("--game", "K", help="which-game"),
        Argument("--seat", "P"),
        Argument("--deck", "FILE"),
        Argument("--lines"),
    ),
    run,
)
