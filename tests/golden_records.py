"""Golden records: a few games for each game and player count, which every later version must replay to the letter."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from menagerie import load
from menagerie.arena.simulate import Run, Totals, recorded
from menagerie.core.chance import seed_of
from menagerie.core.files import whole_file
from menagerie.records.record import line_of
from tests.positions import GAMES

FOLDER = Path(__file__).parent / "golden"
EACH = 3


def golden_files() -> dict[Path, Run]:
    """Every file there must be, and the run that is in it."""
    tables = ((load(name), players) for name in GAMES for players in load(name).seats)
    return {
        FOLDER / f"{game.name}-{players}.jsonl": Run(game, players, EACH, seed_of(f"golden {game.name} {players}"), {})
        for game, players in tables
    }


def lines_of(run: Run) -> Iterator[str]:
    return (line_of(record) for record in recorded(run, Totals.none(run.players), legal=True))


if __name__ == "__main__":
    for path, run in golden_files().items():
        with whole_file(path) as file:
            file.writelines(lines_of(run))
