"""``menagerie arena``: let bots play against each other, and estimate which of them is stronger."""

from __future__ import annotations

import csv
import json
import sys
from argparse import Namespace
from collections import Counter
from collections.abc import Callable
from contextlib import ExitStack, closing
from dataclasses import astuple
from pathlib import Path
from typing import Any

from menagerie.arena import foreign_bots
from menagerie.arena.contest import TIMEOUT, Contest, PlayedGame, check_names
from menagerie.arena.ledger import Ledger, seed_in
from menagerie.arena.simulate import cores
from menagerie.arena.standings import SURE, ContestReport, Estimate, Standing, report_on
from menagerie.arena.workers import Workers, check_ray, games_of, ray_cluster, threads
from menagerie.bots.levels import ALL_LEVELS, get_ready
from menagerie.cli.arguments import (
    Argument,
    Command,
    game_of,
    options_of,
    positive_number,
    values_of,
    whole_number,
)
from menagerie.cli.progress import note_if_slow, print_note, progress_bar
from menagerie.cli.tables import aligned, number, percent
from menagerie.core.chance import fresh_word
from menagerie.core.counting import shown_number
from menagerie.core.errors import BadSetup
from menagerie.core.files import whole_file
from menagerie.core.game import Game
from menagerie.engine import is_compiled_ahead
from menagerie.i18n.translator import Translator, brief

REPORTED = 3
"""How many forfeits of each bot, and how many line-ups of teams, are reported in full."""

MOST_THREADS = 1000
SHARE = ("share", "share_low", "share_high")
POINTS = ("points", "points_low", "points_high")


def run(given: Namespace, translator: Translator) -> int:
    if given.json and given.csv:
        raise BadSetup("arena-json-or-csv")
    contest = asked_for(given)
    games = contest.whole(whole_number(given.games, "--games", default=1000, lowest=1))
    workers = workers_for(contest, given)
    contest.check()
    translator = Translator(translator.language, contest.game)
    make_ready(contest, translator)
    with ExitStack() as files:
        picture = files.enter_context(whole_file(plot_path(given.plot))) if given.plot else None
        ledger = files.enter_context(Ledger(Path(given.out), contest)) if given.out else None
        report = report_on(contest, play(workers, games, ledger, translator))
        if picture:
            from menagerie.arena.plot import draw

            picture.write(draw(report, translator))
    show(report, given, translator)
    return 0


def make_ready(contest: Contest, translator: Translator) -> None:
    """Compile everything that the contest's bots need, before the first game."""
    with note_if_slow(contest.game, translator, ahead=is_compiled_ahead(contest.game, bulk=True)):
        for bot in set(contest.bots).intersection(ALL_LEVELS):
            get_ready(bot, contest.game, contest.players, bulk=True)
        for guest in filter(foreign_bots.is_foreign, set(contest.bots)):
            foreign_bots.make_ready(guest, contest.game, contest.players)


def asked_for(given: Namespace) -> Contest:
    """Return the contest that the command line describes."""
    game = game_of(given.game)
    if not given.bots:
        raise BadSetup("cli-argument-missing", argument="--bots")
    check_names(given.bots)
    players = players_at(game, given.players, len(given.bots))
    options, values = options_of(game, given.option), values_of(game, given.deck)
    game.start(players, options, values)
    seed = given.seed or (given.out and seed_in(Path(given.out))) or fresh_word()
    timeout = positive_number(given.timeout, "--timeout", default=TIMEOUT)
    return Contest(game, players, tuple(given.bots), seed, options, values, timeout)


def players_at(game: Game[Any], text: str | None, bots: int) -> int:
    """Return the number of ``--players``, otherwise the number of bots."""
    if text is None and bots not in game.seats:
        raise BadSetup("arena-how-many", game=game.name, bots=bots, fewest=game.seats[0], most=game.seats[-1])
    return game.players_in(text or str(bots))


def workers_for(contest: Contest, given: Namespace) -> Workers:
    """Return the workers that play the games: threads of this process, or a Ray cluster."""
    count = whole_number(given.threads, "--threads", default=cores(), lowest=1)
    if given.ray is None:
        return threads(contest, min(count, MOST_THREADS), bool(given.out))
    if given.threads:
        raise BadSetup("arena-ray-or-threads")
    check_ray()
    return ray_cluster(contest, given.ray, bool(given.out))


def plot_path(path: str) -> str:
    """Return the path of ``--plot``; raise BadSetup if it cannot be drawn."""
    from menagerie.arena.plot import check_plot

    check_plot(path)
    return path


def play(workers: Workers, games: int, ledger: Ledger | None, translator: Translator) -> list[PlayedGame]:
    """Return all games: those that an earlier run stored, and the others, which are played now."""
    played = ledger.kept()[:games] if ledger else []
    forfeits: Counter[str] = Counter()
    todo = range(len(played), games)
    try:
        with progress_bar(games, translator, done=len(played)) as progress, closing(games_of(workers, todo)) as now:
            for game in now:
                if ledger:
                    ledger.add(game)
                played.append(game)
                report_forfeit(game, forfeits, translator)
                progress(1)
    except KeyboardInterrupt:
        if ledger:
            raise KeyboardInterrupt(kept_in(ledger, len(played), translator)) from None
        raise
    for bot, count in forfeits.items():
        if count > REPORTED:
            print_note(translator.say("arena-more-forfeits", {"bot": bot, "count": count - REPORTED}))
    return played


def kept_in(ledger: Ledger, games: int, translator: Translator) -> str:
    """Return a sentence about the games that an interrupted run has stored."""
    return translator.say("arena-kept", {"games": games, "file": str(ledger.path)})


def report_forfeit(game: PlayedGame, forfeits: Counter[str], translator: Translator) -> None:
    """Print which bot forfeited a game and why, with the record up to that point."""
    if game.forfeit is None:
        return
    seat = game.forfeit.seat
    bot = game.seated[seat]
    forfeits[bot] += 1
    if forfeits[bot] <= REPORTED:
        facts = {"game": shown_number(game.index), "bot": bot, "seat": translator.seat(seat), "deed": game.forfeit.deed}
        print_note(translator.say("arena-forfeit", {**facts, "detail": brief(game.forfeit.detail)}))
        print_note(
            translator.labelled(translator.say("arena-so-far"), json.dumps(game.forfeit.log, ensure_ascii=False))
        )


def show(report: ContestReport, given: Namespace, translator: Translator) -> None:
    """Print the report as a table, JSON or CSV."""
    if given.json:
        print(json.dumps(report.as_json(), indent=1, ensure_ascii=False))
    elif given.csv:
        writer = csv.writer(sys.stdout, lineterminator="\n")
        writer.writerows([COLUMNS, *map(cells, report.standings)])
    else:
        print(report_text(report, translator))
        print(translator.say("cli-seed", {"seed": report.contest.seed}))


COLUMNS = ("bot", "games", "wins", *SHARE, *POINTS, "forfeits", "mu", "sigma", "ordinal")


def cells(standing: Standing) -> list[object]:
    """Return a row of the CSV table, with None for values that do not exist."""
    share = astuple(standing.share)
    points = astuple(standing.points) if standing.points else (None, None, None)
    rating = astuple(standing.rating)
    return [standing.bot, standing.games, standing.wins, *share, *points, standing.forfeits, *rating]


def report_text(report: ContestReport, translator: Translator) -> str:
    """Return the report as a table with a row for each bot."""
    contest = report.contest
    facts = {
        "game": translator.say(f"{contest.game.name}-title"),
        "players": contest.players,
        "games": report.games,
        "deals": report.deals,
    }
    names = ("bot", "games", "wins", "share", "interval", "mean", "interval", "forfeits", "rating")
    head = [translator.say(f"cli-column-{name}") for name in names]
    table = aligned([head, *(row(s, translator) for s in report.standings)])
    return "\n".join([translator.say("arena-played", facts), *team_lines(contest, translator), table])


def team_lines(contest: Contest, translator: Translator) -> list[str]:
    """Return a line that lists the teams if partners differ, otherwise no line."""
    mixed = contest.mixed_teams
    if not mixed:
        return []
    shown = [translator.list(" + ".join(team) for team in teams) for teams in mixed[:REPORTED]]
    return [translator.say("arena-teams", {"teams": "; ".join(shown) + ("; …" if len(mixed) > REPORTED else "")})]


def row(standing: Standing, translator: Translator) -> list[str]:
    rating = standing.rating
    return [
        standing.bot,
        number(standing.games, translator),
        number(standing.wins, translator, 1),
        *with_interval(standing.share, lambda share: percent(share, translator)),
        *with_interval(standing.points, lambda points: number(points, translator, 2)),
        number(standing.forfeits, translator),
        f"{number(rating.mu, translator, 1)} ± {number(SURE * rating.sigma, translator, 1)}",
    ]


def with_interval(found: Estimate | None, written: Callable[[float], str]) -> tuple[str, str]:
    """Return a mean and its interval as texts; a dash for values that do not exist."""
    if found is None:
        return "–", "–"
    if found.low is None or found.high is None:
        return written(found.mean), "–"
    return written(found.mean), f"{written(found.low)} – {written(found.high)}"


ARENA = Command(
    "arena",
    "study",
    (
        Argument("GAME"),
        Argument("--bots", "BOT", several=True, needed=True),
        Argument("--players", "N", help="arena-players"),
        Argument("--games", "K", help="arena-games"),
        Argument("--seed", "S"),
        Argument("--option", "NAME=VALUE", repeated=True),
        Argument("--deck", "FILE"),
        Argument("--out", "FILE"),
        Argument("--json"),
        Argument("--csv"),
        Argument("--plot", "FILE", help="arena-plot"),
        Argument("--threads", "T"),
        Argument("--ray", "ADDRESS"),
        Argument("--timeout", "SECONDS"),
    ),
    run,
)
