"""The puzzles that are part of the package: one file for each game."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from importlib.resources import files

from menagerie.core.levels import LEVELS
from menagerie.puzzles.puzzle import Puzzle, puzzle_in


@lru_cache(maxsize=8)
def puzzles_of(game: str) -> Mapping[str, Puzzle]:
    """Return the puzzles of a game by their ids, the easiest first; a game without puzzles has none."""
    file = files("menagerie.puzzles").joinpath("data", f"{game}.jsonl")
    if not file.is_file():
        return {}
    found = [puzzle_in(game, line) for line in file.read_text(encoding="utf-8").splitlines()]
    return {puzzle.id: puzzle for puzzle in sorted(found, key=lambda puzzle: LEVELS.index(puzzle.level))}


def themes_of(game: str) -> tuple[str, ...]:
    """Return the themes of a game's puzzles, the most frequent first."""
    counts: dict[str, int] = {}
    for puzzle in puzzles_of(game).values():
        for theme in puzzle.themes:
            counts[theme] = counts.get(theme, 0) + 1
    return tuple(sorted(counts, key=lambda theme: (-counts[theme], theme)))
