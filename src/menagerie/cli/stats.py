"""``menagerie stats``: what a designer wants to know of very many games."""

from __future__ import annotations

import json
from argparse import Namespace
from functools import partial
from typing import Any

from menagerie.arena.picture import check_picture
from menagerie.arena.simulate import Run, warmed_up
from menagerie.arena.statistics import QUANTILES, Place, Spread, Statistics, habits_of, study, study_chunk
from menagerie.cli.arguments import Argument, Command
from menagerie.cli.progress import progress_bar, told_if_slow
from menagerie.cli.simulate import asked_for
from menagerie.cli.stats_page import draw_page, remark_of
from menagerie.cli.tables import lined_up, number, percent
from menagerie.core.chance import fresh_word
from menagerie.core.remarks import Remark
from menagerie.text.files import whole_file
from menagerie.text.speech import Speech

GAMES = 100_000
BINS = 15
LONGEST_BAR = 40


def run(given: Namespace, speech: Speech) -> int:
    given.seed = given.seed or fresh_word()
    given.level = given.level or "novice"
    asked = asked_for(given, GAMES)
    habits = habits_of(given.level)
    speech = Speech(speech.language, asked.game)
    if given.plot:
        check_picture(given.plot)
        with whole_file(given.plot) as file:
            found = watch_all(asked, habits, speech)
            draw_page(file, title(asked, given.level, speech), asked.game.remarks, found, speech)
    else:
        found = watch_all(asked, habits, speech)
    print(as_json(asked, given, found) if given.json else told(asked, given, found, speech))
    return 0


def watch_all(asked: Run, habits: bool, speech: Speech) -> Statistics:
    with told_if_slow(asked.game, speech):
        start = warmed_up(asked, partial(study_chunk, habits))
    with progress_bar(asked.games, speech) as progress:
        return study(asked, habits, start, progress)


def title(asked: Run, level: str, speech: Speech) -> str:
    name = speech.say(f"{asked.game.name}-title")
    return speech.say("cli-stats-title", {"game": name, "players": asked.players, "level": level, "games": asked.games})


def told(asked: Run, given: Namespace, found: Statistics, speech: Speech) -> str:
    """One table after the other."""
    tables = [place_rows("seat", [speech.seat(seat) for seat in range(asked.players)], found.seats, speech)]
    if found.has_lead:
        turns = [speech.say("cli-stats-turn", {"turn": turn}) for turn in range(1, asked.players + 1)]
        tables.append(place_rows("turn", turns, found.turns, speech))
    tables += [ending_rows(found, speech), spread_rows(found, speech)]
    parts = [title(asked, given.level, speech), *map(lined_up, tables), histogram(found.points, speech)]
    if found.remarks:
        parts.append(lined_up(remark_rows(asked.game.remarks, found, speech)))
    return "\n\n".join([*parts, speech.say("cli-seed", {"seed": given.seed})])


def head(speech: Speech, *names: str) -> list[str]:
    return [speech.say(f"cli-column-{name}") for name in names]


def place_rows(kind: str, labels: list[str], places: list[Place], speech: Speech) -> list[list[str]]:
    """How each place at the table fares."""
    rows = [head(speech, kind, "wins", "interval", "even", "mean-points")]
    for label, place in zip(labels, places, strict=True):
        interval = " – ".join(percent(edge, speech) for edge in place.interval) if place.interval else "–"
        wins = [percent(place.wins, speech), interval, percent(1 / len(places), speech)]
        rows.append([label, *wins, number(place.points.mean, speech, 2)])
    return rows


def ending_rows(found: Statistics, speech: Speech) -> list[list[str]]:
    """How many win, and how often points do not tell the winner."""
    rows = [head(speech, "ending", "of-games")]
    for count in sorted(found.winners.counts):
        rows.append([speech.say("cli-stats-winners", {"count": count}), percent(found.winners.share(count), speech)])
    broken = found.margins.counts[0] / found.games
    return [*rows, [speech.say("cli-stats-tie-break"), percent(broken, speech)]]


def spread_rows(found: Statistics, speech: Speech) -> list[list[str]]:
    """Means, deviations, quantiles."""
    quantiles = [percent(part, speech, 0) for part in QUANTILES]
    quantiles[len(QUANTILES) // 2] = speech.say("cli-column-median")
    rows = [[*head(speech, "spread", "average", "sd", "least"), *quantiles, speech.say("cli-column-most")]]
    for message, spread in (
        ("cli-stats-points", found.points),
        ("cli-stats-winning", found.winning),
        ("cli-stats-margin", found.margins),
        ("cli-stats-decisions", found.decisions),
    ):
        if spread.size:
            rows.append([speech.say(message), *spread_cells(spread, speech)])
    return rows


def spread_cells(spread: Spread, speech: Speech) -> list[str]:
    steps = [min(spread.counts), *map(spread.quantile, QUANTILES), max(spread.counts)]
    return [number(spread.mean, speech, 2), number(spread.sd, speech, 2), *(number(step, speech) for step in steps)]


def histogram(spread: Spread, speech: Speech) -> str:
    """Bars lying down."""
    bins = spread.in_bins(BINS)
    longest = max(count for _, _, count in bins)
    rows = [head(speech, "points", "share")]
    for first, last, count in bins:
        label = str(first) if first == last else f"{first} – {last}"
        rows.append([label, percent(count / spread.size, speech)])
    lines = lined_up(rows).splitlines()
    bars = ["", *("█" * round(LONGEST_BAR * count / longest) for _, _, count in bins)]
    return "\n".join(f"{line}  {bar}".rstrip() for line, bar in zip(lines, bars, strict=True))


def remark_rows(remarks: tuple[Remark, ...], found: Statistics, speech: Speech) -> list[list[str]]:
    """Each remark under what it is a part of."""
    rows = [head(speech, "remark", "mean", "in-games", "share")]
    for line in found.outline(remarks):
        part = "" if line.part is None else percent(line.part, speech)
        mean, ever = number(line.spread.mean, speech, 2), percent(line.spread.ever, speech)
        rows.append(["  " * line.depth + remark_of(line, speech), mean, ever, part])
    return rows


def as_json(asked: Run, given: Namespace, found: Statistics) -> str:
    """Everything, for a program."""
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
            line.remark.name: {
                "of": line.remark.of,
                "part": line.part,
                "ever": line.spread.ever,
                **line.spread.as_json(),
            }
            for line in found.outline(asked.game.remarks)
        },
    }
    return json.dumps(report, indent=1)


STATS = Command(
    "stats",
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
