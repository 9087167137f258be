"""``menagerie review``: text, JSON, a chart, and a sentence for a record that cannot be reviewed."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

from menagerie.cli import review as command
from menagerie.cli.main import main
from menagerie.records.record import read_records
from menagerie.review import review
from menagerie.review.grading import Depth
from menagerie.review.reasons import Reason
from tests.golden_records import FOLDER

SHALLOW = Depth(simulations=30, deals=2, each=4, open=20)
FILE = str(FOLDER / "mausen-3.jsonl")


@pytest.fixture(autouse=True)
def _shallow(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the command spend few simulations."""
    monkeypatch.setattr(
        command, "review", lambda record, values, progress: review(record, values, depth=SHALLOW, progress=progress)
    )


def test_json_has_one_object_per_game(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["review", FILE, "--json"]) == 0
    found = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert [game["format"] for game in found] == ["menagerie-review/1"] * 3
    assert main(["review", FILE, "--json", "--game", "2"]) == 0
    assert json.loads(capsys.readouterr().out) == found[1]


def test_the_text_has_the_ledger_and_the_decisions_of_one_seat(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["review", FILE, "--game", "1", "--seat", "2", "--lang", "en"]) == 0
    text = capsys.readouterr().out
    assert "Given up" in text
    marked = text.partition("Inaccuracies")[2]
    assert "seat 1:" not in marked.lower()


def test_the_chart_is_a_picture_of_all_seats(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    chart = tmp_path / "chances.svg"
    assert main(["review", FILE, "--plot", str(chart), "--lang", "en"]) == 0
    text = chart.read_text(encoding="utf-8")
    assert all(f"Seat {number}" in text for number in (1, 2, 3))


@pytest.mark.parametrize("words", [["--game", "9"], ["--seat", "4"], ["--plot", "chart.png"]])
def test_a_mistake_exits_with_2(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["review", FILE, *words]) == 2
    said = capsys.readouterr()
    assert (said.out, len(said.err.splitlines())) == ("", 1)


def test_a_game_against_the_rules_exits_with_2(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record = json.loads(Path(FILE).read_text(encoding="utf-8").splitlines()[0])
    record["log"] = record["log"][:-4]
    broken = tmp_path / "broken.jsonl"
    broken.write_text(json.dumps(record) + "\n", encoding="utf-8")
    assert main(["review", str(broken)]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert "broken.jsonl, line 1" in said.err


def test_marked_decisions_come_with_reasons() -> None:
    _, record = next(read_records(FILE))
    found = review(record, depth=SHALLOW)
    marked = replace(found.decisions[0], mark="mistake", loss=0.06, reasons=(Reason("takes", 63, 12, 80),))
    text = command.report_text(replace(found, decisions=(marked,)), None, "en")
    assert "was better by 6.0%" in text
    assert "takes prey in 63 of 80 possible hunts" in text
