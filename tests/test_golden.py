"""Games recorded once and for all."""

from __future__ import annotations

from pathlib import Path

import pytest

from menagerie.arena.simulate import Run
from menagerie.records.playback import verify
from menagerie.records.record import read_records
from tests.golden_records import EACH, FOLDER, golden_files, lines_of

FILES = golden_files()


def test_no_golden_record_is_missing_or_left_over() -> None:
    assert set(FOLDER.iterdir()) == set(FILES)


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_golden_games_follow_the_rules(path: Path) -> None:
    records = [record for _, record in read_records(path)]
    assert len(records) == EACH
    for record in records:
        verify(record)
        verify({field: value for field, value in record.items() if field != "seed"})


@pytest.mark.parametrize(("path", "run"), FILES.items(), ids=lambda value: getattr(value, "stem", ""))
def test_golden_games_replay_identically(path: Path, run: Run) -> None:
    assert path.read_text(encoding="utf-8") == "".join(lines_of(run))
