"""``menagerie ladder``: does each level beat the one below it?"""

from __future__ import annotations

import json
from argparse import Namespace
from dataclasses import asdict

from menagerie.arena.contest import Contest
from menagerie.arena.ladder import Rung, contests, ladder, pairs
from menagerie.arena.standings import Estimate
from menagerie.cli.arena import make_ready, with_interval
from menagerie.cli.arguments import Argument, Command, whole_number
from menagerie.cli.bench import title
from menagerie.cli.progress import progress_bar, say_aside
from menagerie.cli.tables import lined_up, percent
from menagerie.games import load, names
from menagerie.text.speech import Speech


def run(given: Namespace, speech: Speech) -> int:
    deals = whole_number(given.deals, "--deals", default=1000, lowest=2)
    asked = asked_for(given)
    for contest in asked:
        make_ready(contest, speech)
    with progress_bar(deals * sum(contest.players for contest in asked), speech) as progress:
        rungs = list(ladder(asked, deals, progress))
    if given.json:
        print(json.dumps([{**asdict(rung), "proved": rung.proved} for rung in rungs], indent=1))
    else:
        print(lined_up([head(speech), *(told(rung, speech) for rung in rungs)]))
    unproved = [rung for rung in rungs if not rung.proved]
    if unproved:
        say_aside(speech.say("ladder-unproved", {"rungs": "; ".join(named(rung, speech) for rung in unproved)}))
    return 1 if unproved else 0


def asked_for(given: Namespace) -> list[Contest]:
    """The contests on the command line: all of them, unless it names games, a table, a level."""
    games = [load(name) for name in given.game or names()]
    levels, seed = pairs(given.level), given.seed or "ladder"
    if given.players is None:
        return contests(games, None, levels, seed)
    if not given.game:
        games = [game for game in games if given.players in map(str, game.seats)] or games
    players = [game.players_in(given.players) for game in games]
    return contests(games, players[0], levels, seed)


def head(speech: Speech) -> list[str]:
    names = ("game", "players", "levels", "share", "interval", "fair")
    return [speech.say(f"cli-column-{name}") for name in names]


def told(rung: Rung, speech: Speech) -> list[str]:
    levels = f"{rung.stronger} : {rung.weaker}"
    found = Estimate(rung.share, rung.low, rung.high)
    shares = [*with_interval(found, lambda share: percent(share, speech)), percent(rung.fair, speech)]
    return [title(rung.game, speech), str(rung.players), levels, *shares]


def named(rung: Rung, speech: Speech) -> str:
    """Which levels at which table."""
    table = speech.say("cli-replay-title", {"game": title(rung.game, speech), "players": rung.players})
    return f"{rung.stronger} : {rung.weaker} ({table})"


LADDER = Command(
    "ladder",
    (
        Argument("GAME", several=True, optional=True, help="ladder-games"),
        Argument("--players", "N", help="ladder-players"),
        Argument("--level", "LEVEL", help="ladder-level"),
        Argument("--deals", "K"),
        Argument("--seed", "S"),
        Argument("--json"),
    ),
    run,
)
