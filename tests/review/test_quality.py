"""``menagerie bench --review``: what it measures, and what it prints."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from menagerie.benchmarks import review_quality
from menagerie.benchmarks.review_quality import (
    GradedGame,
    GradedPosition,
    graded_game,
    line_of,
    quality_of,
    read_line,
)
from menagerie.bots.levels import LEVELS
from menagerie.cli.main import main
from menagerie.core.chance import seed_of
from menagerie.review.grading import Depth
from tests.positions import GAMES

SHALLOW = Depth(simulations=200, deals=16, each=8, open=20)


@pytest.fixture(autouse=True)
def _only_our_games(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(review_quality, "names", lambda: GAMES)


def invented(name: str, seconds: float | None) -> GradedGame:
    """Return a game with four positions in which novices play: one blunder withstands, one mistake does not."""
    losses = {level: 0.05 - 0.01 * place for place, level in enumerate(LEVELS)}
    marks: dict[str, str | None] = {**dict.fromkeys(LEVELS), "random": "mistake"}
    none: dict[str, str | None] = dict.fromkeys(LEVELS)
    return GradedGame(
        name,
        (
            GradedPosition(losses, marks, None),
            GradedPosition(dict.fromkeys(LEVELS, 0.0), none, None),
            GradedPosition({**losses, "novice": 0.2}, {**none, "novice": "blunder"}, True),
            GradedPosition({**losses, "novice": 0.06}, {**none, "novice": "mistake"}, False),
        ),
        seconds,
    )


def test_the_figures_come_from_the_positions() -> None:
    found = quality_of([invented(name, 10.0 + place) for place, name in enumerate(GAMES)])
    assert (found.examined, found.confirmed) == (6, 3)
    assert (found.master_marked, found.seconds) == (0.0, 12.0)
    first = [level for level in found.levels if level.game == GAMES[0]]
    assert [level.level for level in first] == list(LEVELS)
    assert [level.loss for level in first] == pytest.approx([0.0375, 0.075, 0.0225, 0.015, 0.0075])
    assert [level.positions for level in first] == [4] * 5
    assert [level.marked for level in first] == [0.25, 0.5, 0, 0, 0]


def test_a_game_can_be_written_and_read() -> None:
    game = invented("mopsen", None)
    assert read_line(line_of(game)) == game


def test_bots_of_every_level_choose_in_every_position(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(review_quality, "DEFAULT_DEPTH", SHALLOW)
    game = graded_game("mausen", "novice", seed_of("quality"), timed=False)
    assert len(game.positions) == 60
    for position in game.positions:
        assert set(position.losses) == set(LEVELS)
        assert (position.confirmed is not None) == (position.marks["novice"] in ("mistake", "blunder"))
    assert any(mark for position in game.positions for mark in position.marks.values())


def measured(path: Path) -> Path:
    """Return a file with a measurement of one game of each kind."""
    path.write_text("".join(line_of(invented(name, 10.0)) for name in [*GAMES] * 2), encoding="utf-8")
    return path


def test_a_complete_measurement_is_printed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["bench", "--review", "--games", "1", "--out", str(measured(tmp_path / "games.jsonl"))]
    assert main([*words, "--lang", "en"]) == 0
    text = capsys.readouterr().out
    assert "50.0% of 12 mistakes and blunders" in text
    assert "0.0% of the decisions of masters" in text
    assert "10.0 seconds" in text
    assert main([*words, "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["confirmed"] == 6


def test_a_measurement_goes_on_after_the_last_whole_line(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = measured(tmp_path / "games.jsonl")
    path.write_text(path.read_text(encoding="utf-8")[:-20], encoding="utf-8")
    asked = []

    def measure(games: int, seed: bytes, done: int) -> list[GradedGame]:
        asked.append((games, done))
        return [invented("mopsen", None)]

    monkeypatch.setattr("menagerie.cli.bench_review.measure_reviews", measure)
    assert main(["bench", "--review", "--games", "1", "--out", str(path)]) == 0
    assert asked == [(1, 5)]
    assert main(["bench", "--review", "--games", "1", "--out", str(path)]) == 0
    assert asked == [(1, 5), (1, 6)]


@pytest.mark.parametrize("words", [["--games", "1"], ["--review", "--games", "0"], ["--review", "--games", "x"]])
def test_a_mistake_exits_with_2(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", *words]) == 2
    said = capsys.readouterr()
    assert (said.out, len(said.err.splitlines())) == ("", 1)


def test_a_file_of_something_else_exits_with_2(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    other = tmp_path / "other.jsonl"
    for text in ("{}\n", "[1]\n", "x\n", '{"game": "go", "positions": [{}], "seconds": 1}\n'):
        other.write_text(text, encoding="utf-8")
        assert main(["bench", "--review", "--games", "1", "--out", str(other)]) == 2
        assert len(capsys.readouterr().err.splitlines()) == 1
