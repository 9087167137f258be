"""``menagerie replay``: print a recorded game in sentences."""

from __future__ import annotations

import sys
from argparse import Namespace
from typing import Any

from menagerie.cli.arguments import Argument, Command, required, seat_of, whole_number
from menagerie.cli.verify import deck_of
from menagerie.core.errors import BadRecord, BadSetup, RuleBroken
from menagerie.core.phrases import Event
from menagerie.games import load
from menagerie.i18n.translator import Translator
from menagerie.records.playback import placed, replay
from menagerie.records.record import read_records


def run(given: Namespace, translator: Translator) -> int:
    path = required(given.file, "FILE")
    wanted = whole_number(given.game, "--game", default=1, lowest=1)
    line, record = find(path, wanted)
    try:
        print_replay(record, deck_of(record, given.deck), given.seat, translator.language)
    except (BadRecord, RuleBroken) as problem:
        print(f"menagerie: {placed(problem, path, line, translator)}", file=sys.stderr)
        return 1 if isinstance(problem, RuleBroken) else 2
    return 0


def find(path: str, wanted: int) -> tuple[int, dict[str, Any]]:
    """Return the line and the record of the game with this number, counted from 1."""
    count = 0
    for count, found in enumerate(read_records(path), 1):
        if count == wanted:
            return found
    raise BadSetup("cli-no-such-game", wanted=wanted, count=count, file=path)


def print_replay(record: dict[str, Any], values: tuple[int, ...], seat_number: str | None, language: str) -> None:
    """Print every event in one sentence: all of it, or what the seat may know of it."""
    steps = replay(record, values)
    events = next(steps)
    seat = None if seat_number is None else seat_of(seat_number, record["players"])
    translator = Translator(language, load(record["game"]), seat)
    facts = {"game": translator.say(f"{record['game']}-title"), "players": record["players"]}
    print(translator.say("cli-replay-title", facts))
    print_events(events, seat, translator)
    for events in steps:
        print_events(events, seat, translator)


def print_events(events: list[Event], seat: int | None, translator: Translator) -> None:
    for event in events:
        print(translator.phrase(event if seat is None else event.visible_to(seat)))


REPLAY = Command(
    "replay",
    "records",
    (Argument("FILE"), Argument("--game", "K", help="which-game"), Argument("--seat", "P"), Argument("--deck", "FILE")),
    run,
)
