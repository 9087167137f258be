"""``menagerie ladder``: does each level beat the one below it?"""

from __future__ import annotations

import json
from argparse import Namespace
from dataclasses import asdict

from menagerie.arena.ladder import Rung, ladder
from menagerie.cli.arguments import Argument, Command, whole_number
from menagerie.cli.bench import announce, title
from menagerie.cli.tables import lined_up, percent
from menagerie.core.chance import seed_of
from menagerie.text.speech import Speech


def run(given: Namespace, speech: Speech) -> int:
    deals = whole_number(given.deals, "--deals", default=1000, lowest=2)
    rungs = list(ladder(deals, seed_of(given.seed or "ladder"), lambda name: announce(name, speech)))
    if given.json:
        print(json.dumps([{**asdict(rung), "proved": rung.proved} for rung in rungs], indent=1))
    else:
        print(lined_up([head(speech), *(told(rung, speech) for rung in rungs)]))
    return 0 if all(rung.proved for rung in rungs) else 1


def head(speech: Speech) -> list[str]:
    names = ("game", "players", "levels", "share", "interval", "fair")
    return [speech.say(f"cli-column-{name}") for name in names]


def told(rung: Rung, speech: Speech) -> list[str]:
    interval = f"{percent(rung.low, speech)} – {percent(rung.high, speech)}"
    levels = f"{rung.stronger} : {rung.weaker}"
    shares = [percent(rung.share, speech), interval, percent(rung.fair, speech)]
    return [title(rung.game, speech), str(rung.players), levels, *shares]


LADDER = Command("ladder", (Argument("--deals", "K"), Argument("--seed", "S"), Argument("--json")), run)
