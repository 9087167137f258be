"""``menagerie verify``: does every game in a file keep to the rules, and to its seed?"""

from __future__ import annotations

import sys
from argparse import Namespace
from typing import Any

from menagerie.cli.arguments import Argument, Command, required, values_of
from menagerie.core.errors import BadRecord, RuleBroken
from menagerie.games import load, names
from menagerie.i18n.translator import Translator
from menagerie.records.playback import placed, verify
from menagerie.records.record import read_records


def run(given: Namespace, translator: Translator) -> int:
    path = required(given.file, "FILE")
    good, broken = 0, 0
    for line, record in read_records(path):
        try:
            verify(record, deck_of(record, given.deck))
            good += 1
        except RuleBroken as problem:
            broken += 1
            print(f"menagerie: {placed(problem, path, line, translator)}", file=sys.stderr)
        except BadRecord as problem:
            print(f"menagerie: {placed(problem, path, line, translator)}", file=sys.stderr)
            return 2
    if broken:
        print(translator.say("cli-verify-broken", {"broken": broken, "good": good}))
        if not given.deck:
            print(translator.say("cli-verify-deck"))
        return 1
    print(translator.say("cli-verified", {"good": good}))
    return 0


def deck_of(record: dict[str, Any], path: str | None) -> tuple[int, ...]:
    """The card values to judge a record by."""
    game = load(record["game"]) if record["game"] in names() else None
    return values_of(game, path) if game and game.values else ()


VERIFY = Command("verify", (Argument("FILE"), Argument("--deck", "FILE")), run)
