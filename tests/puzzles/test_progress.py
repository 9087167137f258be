"""Somebody's way through puzzles: streak, strength, and which puzzle comes next."""

from __future__ import annotations

from dataclasses import replace
from itertools import cycle, islice

import pytest

from menagerie.puzzles.progress import RATINGS, PuzzleProgress
from menagerie.puzzles.puzzle import SOLVED, Proof, Puzzle

PLAIN = Puzzle("top", 3, 0, (), 0, "1", "2", "casual", ("hunt",), Proof(SOLVED, (0.5,)), {"1": 1.0, "2": 0.5})
LEVELS = list(islice(cycle(RATINGS), 30))
PUZZLES = {found.id: found for found in (replace(PLAIN, deal=deal, level=level) for deal, level in enumerate(LEVELS))}
THEMED = replace(PLAIN, deal=99, themes=("hunt", "tied"), level="master")


def progress(*answers: tuple[str, bool]) -> PuzzleProgress:
    return PuzzleProgress({**PUZZLES, THEMED.id: THEMED}, answers)


def test_a_beginner_begins_with_an_easy_puzzle() -> None:
    found = progress().next()
    assert found is not None
    assert found.level == "casual"


def test_whoever_solves_everything_gets_harder_puzzles_and_never_the_same() -> None:
    answers: list[tuple[str, bool]] = []
    levels = []
    for _ in PUZZLES:
        found = progress(*answers).next()
        assert found is not None
        levels.append(found.level)
        answers.append((found.id, True))
    assert len(set(answers)) == len(PUZZLES)
    assert levels[0] == "casual"
    assert levels[10] == "strong"
    assert "master" in levels[:20]
    assert progress(*answers).streak == len(PUZZLES)


def test_a_wrong_answer_ends_the_streak_and_lowers_the_strength() -> None:
    first, second, third = list(PUZZLES)[:3]
    before, after = progress((first, True), (second, True)), progress((first, True), (second, True), (third, False))
    assert (before.streak, after.streak) == (2, 0)
    assert after.strength < before.strength
    assert after.solved == 2


def test_only_the_first_answer_counts() -> None:
    first = next(iter(PUZZLES))
    assert progress((first, False), (first, True)).solved == 0
    assert progress(("3-12345-1", True)).solved == 0, "a puzzle that is not there any more"


def test_a_theme_leads_to_its_puzzles() -> None:
    assert progress().next("tied") == THEMED
    assert progress((THEMED.id, True)).next("tied") == THEMED, "there is no other"
    assert progress().next("restock") is None


def test_at_the_end_come_the_puzzles_that_were_not_solved() -> None:
    answers = [(puzzle, puzzle != "3-7-0") for puzzle in [*PUZZLES, THEMED.id]]
    found = progress(*answers).next()
    assert found is not None
    assert found.id == "3-7-0"


@pytest.mark.parametrize("level", RATINGS)
def test_every_level_has_a_rating(level: str) -> None:
    assert RATINGS[level] >= RATINGS["casual"]
