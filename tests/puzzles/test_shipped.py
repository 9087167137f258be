"""The puzzles in the package: every one is legal, proved by its numbers, and can be told in every language."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from menagerie.bots.levels import SEARCHES
from menagerie.games import load
from menagerie.i18n.puzzle_text import reasons_text, theme_text
from menagerie.i18n.translator import LANGUAGES, Translator
from menagerie.puzzles.answer import line_after, outcome_of
from menagerie.puzzles.collection import puzzles_of, themes_of
from menagerie.puzzles.progress import RATINGS
from menagerie.puzzles.proof import LEAST_GAP, SEEDS, is_certain
from menagerie.puzzles.puzzle import SOLVED, line_of, puzzle_in
from tests.positions import GAMES
from tests.soak import amount

PAGE = Path(__file__).parents[2] / "docs" / "puzzles.md"

REPLAYED = amount(25, 100_000)
"""How many puzzles of each game are replayed; the soak tests replay all."""


@pytest.mark.parametrize("game", GAMES)
def test_every_puzzle_is_proved_by_its_numbers(game: str) -> None:
    assert puzzles_of(game)
    for puzzle in puzzles_of(game).values():
        assert puzzle.level in SEARCHES
        assert len(puzzle.proof.gaps) == (1 if puzzle.proof.kind == SOLVED else SEEDS)
        assert min(puzzle.proof.gaps) >= LEAST_GAP
        assert is_certain(puzzle.proof)
        assert puzzle.best != puzzle.rival
        assert max(puzzle.chances, key=lambda move: puzzle.chances[move]) == puzzle.best
        assert puzzle_in(game, line_of(puzzle)) == puzzle


@pytest.mark.parametrize("game", GAMES)
def test_every_puzzle_is_a_legal_position_with_legal_answers(game: str) -> None:
    puzzles = list(puzzles_of(game).values())
    for puzzle in puzzles[:: -(-len(puzzles) // REPLAYED)]:
        match, seat = puzzle.match(), puzzle.seat
        legal = {match.game.notation.move(match.state, seat, action) for action in match.legal(seat)}
        assert {puzzle.best, puzzle.rival} | set(puzzle.then) <= legal
        assert set(puzzle.chances) == legal
        for move in puzzle.then:
            assert line_after(puzzle, match, move)
        right, wrong = (outcome_of(puzzle, match, move) for move in (puzzle.best, puzzle.rival))
        assert right.right
        assert right.loss == 0
        assert wrong.loss > 0
        assert wrong.events


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_themes_and_reasons_have_words(game: str, language: str) -> None:
    translator = Translator(language, load(game))
    assert themes_of(game)
    for theme in themes_of(game):
        assert theme_text(theme, translator)
    for puzzle in list(puzzles_of(game).values())[:REPLAYED]:
        for sentence in reasons_text((puzzle.best, puzzle.rival), puzzle.seat, puzzle.reasons, {}, translator):
            assert sentence


def test_every_level_of_the_puzzles_has_a_rating() -> None:
    assert set(RATINGS) == set(SEARCHES)


def test_the_page_states_how_many_there_are() -> None:
    text = PAGE.read_text(encoding="utf-8")
    stated = {game: int(count) for game, count in re.findall(r"^\| (\w+) \| (\d+) \|", text, re.MULTILINE)}
    assert stated == {game: len(puzzles_of(game)) for game in GAMES}
    assert f"Puzzles: {sum(stated.values())} · " in text
