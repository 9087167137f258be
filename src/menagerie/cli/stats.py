"""``menagerie stats``: statistics of very many games."""

from __future__ import annotations

import json
from argparse import Namespace
from functools import partial
from typing import Any

from menagerie.arena.plot import check_plot
from menagerie.arena.simulate import Run, warmed_up
from menagerie.arena.statistics import (
    QUANTILES,
    Distribution,
    SeatStatistics,
    Statistics,
    plays_by_heuristic,
    study,
    study_chunk,
)
from menagerie.cli.arguments import Argument, Command
from menagerie.cli.progress import note_if_slow, progress_bar
from menagerie.cli.simulate import asked_for
from menagerie.cli.stats_page import draw_page, tally_of
from menagerie.cli.tables import aligned, number, percent
from menagerie.core.chance import fresh_word
from menagerie.core.files import whole_file
from menagerie.core.tallies import Tally
from menagerie.engine import is_compiled_ahead
from menagerie.i18n.translator import Translator

GAMES = 100_000
BINS = 15
LONGEST_BAR = 40


def run(given: Namespace, translator: Translator) -> int:
    given.seed = given.seed or fresh_word()
    given.level = given.level or "novice"
    asked = asked_for(given, GAMES)
    by_heuristic = plays_by_heuristic(given.level)
    translator = Translator(translator.language, asked.game)
    if given.plot:
        check_plot(given.plot)
        with whole_file(given.plot) as file:
            found = watch_all(asked, by_heuristic, translator)
            draw_page(file, title(asked, given.level, translator), asked.game.tallies, found, translator)
    else:
        found = watch_all(asked, by_heuristic, translator)
    print(as_json(asked, given, found) if given.json else report_text(asked, given, found, translator))
    return 0


def watch_all(asked: Run, by_heuristic: bool, translator: Translator) -> Statistics:
    with note_if_slow(asked.game, translator, ahead=is_compiled_ahead(asked.game, bulk=True)):
        start = warmed_up(asked, partial(study_chunk, by_heuristic))
    with progress_bar(asked.games, translator) as progress:
        return study(asked, by_heuristic, start, progress)


def title(asked: Run, level: str, translator: Translator) -> str:
    name = translator.say(f"{asked.game.name}-title")
    return translator.say(
        "cli-stats-title", {"game": name, "players": asked.players, "level": level, "games": asked.games}
    )


def report_text(asked: Run, given: Namespace, found: Statistics, translator: Translator) -> str:
    """Return all tables of the report."""
    tables = [place_rows("seat", [translator.seat(seat) for seat in range(asked.players)], found.seats, translator)]
    if found.has_lead:
        turns = [translator.say("cli-stats-turn", {"turn": turn}) for turn in range(1, asked.players + 1)]
        tables.append(place_rows("turn", turns, found.turns, translator))
    tables += [ending_rows(found, translator), distribution_rows(found, translator)]
    parts = [title(asked, given.level, translator), *map(aligned, tables), histogram(found.points, translator)]
    if found.tallies:
        parts.append(aligned(tally_rows(asked.game.tallies, found, translator)))
    return "\n\n".join([*parts, translator.say("cli-seed", {"seed": given.seed})])


def head(translator: Translator, *names: str) -> list[str]:
    return [translator.say(f"cli-column-{name}") for name in names]


def place_rows(kind: str, labels: list[str], places: list[SeatStatistics], translator: Translator) -> list[list[str]]:
    """Return rows with the wins and points of each seat or turn."""
    rows = [head(translator, kind, "wins", "interval", "even", "mean-points")]
    for label, place in zip(labels, places, strict=True):
        interval = " – ".join(percent(edge, translator) for edge in place.interval) if place.interval else "–"
        wins = [percent(place.wins, translator), interval, percent(1 / len(places), translator)]
        rows.append([label, *wins, number(place.points.mean, translator, 2)])
    return rows


def ending_rows(found: Statistics, translator: Translator) -> list[list[str]]:
    """Return rows with the number of winners, and how often a tie of points was broken."""
    rows = [head(translator, "ending", "of-games")]
    for count in sorted(found.winners.counts):
        rows.append(
            [translator.say("cli-stats-winners", {"count": count}), percent(found.winners.share(count), translator)]
        )
    broken = found.margins.counts[0] / found.games
    return [*rows, [translator.say("cli-stats-tie-break"), percent(broken, translator)]]


def distribution_rows(found: Statistics, translator: Translator) -> list[list[str]]:
    """Return rows with means, deviations and quantiles."""
    quantiles = [percent(part, translator, 0) for part in QUANTILES]
    quantiles[len(QUANTILES) // 2] = translator.say("cli-column-median")
    rows = [[*head(translator, "spread", "average", "sd", "least"), *quantiles, translator.say("cli-column-most")]]
    for message, distribution in (
        ("cli-stats-points", found.points),
        ("cli-stats-winning", found.winning),
        ("cli-stats-margin", found.margins),
        ("cli-stats-decisions", found.decisions),
    ):
        if distribution.size:
            rows.append([translator.say(message), *distribution_cells(distribution, translator)])
    return rows


def distribution_cells(distribution: Distribution, translator: Translator) -> list[str]:
    steps = [min(distribution.counts), *map(distribution.quantile, QUANTILES), max(distribution.counts)]
    return [
        number(distribution.mean, translator, 2),
        number(distribution.sd, translator, 2),
        *(number(step, translator) for step in steps),
    ]


def histogram(distribution: Distribution, translator: Translator) -> str:
    """Return a histogram with horizontal bars."""
    bins = distribution.in_bins(BINS)
    longest = max(count for _, _, count in bins)
    rows = [head(translator, "points", "share")]
    for first, last, count in bins:
        label = str(first) if first == last else f"{first} – {last}"
        rows.append([label, percent(count / distribution.size, translator)])
    lines = aligned(rows).splitlines()
    bars = ["", *("█" * round(LONGEST_BAR * count / longest) for _, _, count in bins)]
    return "\n".join(f"{line}  {bar}".rstrip() for line, bar in zip(lines, bars, strict=True))


def tally_rows(tallies: tuple[Tally, ...], found: Statistics, translator: Translator) -> list[list[str]]:
    """Return a row for each tally, below the tally that it is a part of."""
    rows = [head(translator, "tally", "mean", "in-games", "share")]
    for line in found.outline(tallies):
        part = "" if line.part is None else percent(line.part, translator)
        mean, ever = (
            number(line.distribution.mean, translator, 2),
            percent(line.distribution.share_not_zero, translator),
        )
        rows.append(["  " * line.depth + tally_of(line, translator), mean, ever, part])
    return rows


def as_json(asked: Run, given: Namespace, found: Statistics) -> str:
    """Return the whole report as JSON."""
    report: dict[str, Any] = {
        "game": asked.game.name,
        "players": asked.players,
        "games": asked.games,
        "level": given.level,
        "seed": given.seed,
        "options": dict(asked.options),
        "seats": [place.as_json() for place in found.seats],
        "turns": [place.as_json() for place in found.turns] if found.has_lead else [],
        "winners": found.winners.as_json(),
        "points": found.points.as_json(),
        "winning": found.winning.as_json(),
        "margin": found.margins.as_json(),
        "decisions": found.decisions.as_json(),
        "remarks": {
            line.tally.name: {
                "of": line.tally.of,
                "part": line.part,
                "ever": line.distribution.share_not_zero,
                **line.distribution.as_json(),
            }
            for line in found.outline(asked.game.tallies)
        },
    }
    return json.dumps(report, indent=1)


STATS = Command(
    "stats",
    "study",
    (
        Argument("GAME"),
        Argument("--players", "N"),
        Argument("--games", "K", help="games-studied"),
        Argument("--level", "LEVEL", help="level-of-all"),
        Argument("--seed", "S"),
        Argument("--option", "NAME=VALUE", repeated=True),
        Argument("--deck", "FILE"),
        Argument("--json"),
        Argument("--plot", "FILE.svg"),
    ),
    run,
)
