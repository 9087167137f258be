"""``menagerie verify``: check that the games in files follow the rules and their seeds."""

from __future__ import annotations

import sys
from argparse import Namespace
from typing import Any

from menagerie.cli.arguments import Argument, Command, values_of
from menagerie.core.errors import BadRecord, BadSetup, Problem, RuleBroken
from menagerie.games import load, names
from menagerie.i18n.translator import Translator
from menagerie.records.playback import placed, verify
from menagerie.records.record import read_records


def run(given: Namespace, translator: Translator) -> int:
    if not given.file:
        raise BadSetup("cli-argument-missing", argument="FILE")
    statuses = [verify_file(path, given.deck, translator, len(given.file) > 1) for path in given.file]
    if 1 in statuses and not given.deck:
        print(translator.say("cli-verify-deck"))
    return max(statuses)


def verify_file(path: str, deck: str | None, translator: Translator, named: bool) -> int:
    """Check every game of a file, report on it (with the file's name if asked) and return the exit code for it."""
    good, broken = 0, 0
    try:
        for line, record in read_records(path):
            try:
                verify(record, deck_of(record, deck))
                good += 1
            except RuleBroken as problem:
                broken += 1
                print(f"menagerie: {placed(problem, path, line, translator)}", file=sys.stderr)
            except BadRecord as problem:
                print(f"menagerie: {placed(problem, path, line, translator)}", file=sys.stderr)
                return 2
    except Problem as problem:
        print(f"menagerie: {translator.problem(problem)}", file=sys.stderr)
        return 2
    message = "cli-verify-broken" if broken else "cli-verified"
    text = translator.say(message, {"broken": broken, "good": good} if broken else {"good": good})
    print(translator.labelled(path, text) if named else text)
    return 1 if broken else 0


def deck_of(record: dict[str, Any], path: str | None) -> tuple[int, ...]:
    """Return the card values with which a record was played."""
    game = load(record["game"]) if record["game"] in names() else None
    return values_of(game, path) if game and game.values else ()


VERIFY = Command("verify", "records", (Argument("FILE", several=True), Argument("--deck", "FILE")), run)
