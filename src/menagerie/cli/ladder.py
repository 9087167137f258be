"""``menagerie ladder``: check that each level of bots beats the one below it."""

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
from menagerie.cli.progress import print_note, progress_bar
from menagerie.cli.tables import aligned, percent
from menagerie.games import names
from menagerie.i18n.game_names import find_game
from menagerie.i18n.translator import Translator


def run(given: Namespace, translator: Translator) -> int:
    deals = whole_number(given.deals, "--deals", default=1000, lowest=2)
    asked = asked_for(given)
    for contest in asked:
        make_ready(contest, translator)
    with progress_bar(deals * sum(contest.players for contest in asked), translator) as progress:
        rungs = list(ladder(asked, deals, progress))
    if given.json:
        print(json.dumps([{**asdict(rung), "proved": rung.proved} for rung in rungs], indent=1))
    else:
        print(aligned([head(translator), *(rung_row(rung, translator) for rung in rungs)]))
    unproved = [rung for rung in rungs if not rung.proved]
    if unproved:
        print_note(
            translator.say("ladder-unproved", {"rungs": "; ".join(named(rung, translator) for rung in unproved)})
        )
    return 1 if unproved else 0


def asked_for(given: Namespace) -> list[Contest]:
    """Return the contests that the command line describes: all of them unless it names games, players or a level."""
    games = [find_game(name) for name in given.game or names()]
    levels, seed = pairs(given.level), given.seed or "ladder"
    if given.players is None:
        return contests(games, None, levels, seed)
    if not given.game:
        games = [game for game in games if given.players in map(str, game.seats)] or games
    players = [game.players_in(given.players) for game in games]
    return contests(games, players[0], levels, seed)


def head(translator: Translator) -> list[str]:
    names = ("game", "players", "levels", "share", "interval", "fair")
    return [translator.say(f"cli-column-{name}") for name in names]


def rung_row(rung: Rung, translator: Translator) -> list[str]:
    levels = f"{rung.stronger} : {rung.weaker}"
    found = Estimate(rung.share, rung.low, rung.high)
    shares = [*with_interval(found, lambda share: percent(share, translator)), percent(rung.fair, translator)]
    return [title(rung.game, translator), str(rung.players), levels, *shares]


def named(rung: Rung, translator: Translator) -> str:
    """Return the names of the two levels, the game and the number of players."""
    table = translator.say("cli-replay-title", {"game": title(rung.game, translator), "players": rung.players})
    return f"{rung.stronger} : {rung.weaker} ({table})"


LADDER = Command(
    "ladder",
    "study",
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
