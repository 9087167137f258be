"""``menagerie bench --review``: measure how well reviews grade."""

from __future__ import annotations

import json
from argparse import Namespace
from pathlib import Path

from menagerie.benchmarks.review_quality import (
    DEEPER,
    GAUGE,
    GradedGame,
    LevelQuality,
    ReviewQuality,
    games_measured,
    line_of,
    measure_reviews,
    quality_of,
    read_line,
)
from menagerie.bots.levels import LEVELS
from menagerie.cli.arguments import whole_number
from menagerie.cli.progress import progress_bar
from menagerie.cli.tables import aligned, number, percent
from menagerie.core.chance import seed_of
from menagerie.core.errors import BadSetup, reason_of
from menagerie.engine import require_fast
from menagerie.games import load
from menagerie.i18n.translator import Translator


def bench_reviews(given: Namespace, translator: Translator) -> int:
    """Measure games, after those that the file ``--out`` already has, and print what all of them show."""
    games = whole_number(given.games, "--games", default=10, lowest=1)
    require_fast("bench")
    path = Path(given.out) if given.out else None
    found = games_in(path)[: games_measured(games)] if path else []
    with progress_bar(games_measured(games), translator, done=len(found)) as progress:
        for game in measure_reviews(games, seed_of(given.seed or "1"), done=len(found)):
            found.append(game)
            if path:
                save(game, path)
            progress(1)
    quality = quality_of(found)
    print(json.dumps(quality.as_json(), indent=1) if given.json else quality_text(quality, translator))
    return 0


def games_in(path: Path) -> list[GradedGame]:
    """Return the games of a measurement that was interrupted; a line that is not complete is cut off."""
    try:
        text = path.read_text(encoding="utf-8") if path.exists() else ""
        lines = [line for line in text.splitlines(keepends=True) if line.endswith("\n")]
        found = [read_line(line) for line in lines]
        if text != "".join(lines):
            path.write_text("".join(lines), encoding="utf-8")
        return found
    except (OSError, ValueError, KeyError, TypeError):
        raise BadSetup("bench-other-file", file=str(path)) from None


def save(game: GradedGame, path: Path) -> None:
    try:
        with path.open("a", encoding="utf-8") as file:
            file.write(line_of(game))
    except OSError as error:
        raise BadSetup("file-unwritable", file=str(path), reason=reason_of(error)) from None


def quality_text(quality: ReviewQuality, translator: Translator) -> str:
    """Return the table of mean losses, and a line for each of the other figures."""
    facts = {
        "examined": quality.examined,
        "confirmed": percent(quality.confirmed / max(1, quality.examined), translator),
        "deeper": DEEPER,
    }
    return "\n".join(
        [
            translator.say("bench-review-losses"),
            aligned(loss_rows(quality, translator)),
            "",
            translator.say("bench-review-confirmed", facts),
            translator.say("bench-review-master", {"marked": percent(quality.master_marked, translator)}),
            translator.say(
                "bench-review-seconds", {"decisions": GAUGE, "seconds": number(quality.seconds, translator, 1)}
            ),
        ]
    )


def loss_rows(quality: ReviewQuality, translator: Translator) -> list[list[str]]:
    """Return a row for each game with the mean loss of each level."""
    head = [
        translator.say("cli-column-game"),
        translator.say("cli-column-players"),
        translator.say("cli-column-positions"),
    ]
    rows = [[*head, *(translator.say(f"level-{level}") for level in LEVELS)]]
    for name in dict.fromkeys(level.game for level in quality.levels):
        mine = [level for level in quality.levels if level.game == name]
        title = Translator(translator.language, load(name)).say(f"{name}-title")
        rows.append([title, str(mine[0].players), str(mine[0].positions), *(loss_cell(q, translator) for q in mine)])
    return rows


def loss_cell(quality: LevelQuality, translator: Translator) -> str:
    return f"{percent(quality.loss, translator, 2)} ± {percent(quality.error, translator, 2)}"
