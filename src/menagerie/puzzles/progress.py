"""Somebody's way through the puzzles of a game: what they solved, how strong they are, which puzzle comes next.

Everything follows from the first answers, in order; later answers to the same puzzle do not count.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import TypeAlias

from menagerie.core.chance import seed_of
from menagerie.core.errors import BadSetup
from menagerie.puzzles.collection import themes_of
from menagerie.puzzles.puzzle import Puzzle

Answer: TypeAlias = tuple[str, bool]
"""The id of a puzzle, and whether the first answer was right."""

RATINGS = {"casual": 1000.0, "strong": 1300.0, "master": 1600.0}
"""How difficult a puzzle is, by the weakest level that solves it."""

FIRST = 1000.0
"""The strength of somebody who has answered nothing."""

SPREAD, STEP = 400.0, 64.0
"""As in the Elo rating: the difference at which the odds are ten to one, and the most that one answer changes."""


@dataclass(frozen=True)
class PuzzleProgress:
    """The first answers to the puzzles of one game, the earliest first."""

    puzzles: Mapping[str, Puzzle]
    answers: Sequence[Answer] = ()

    @property
    def solved(self) -> int:
        """The number of puzzles that were solved at once."""
        return sum(right for _, right in self.known)

    @property
    def streak(self) -> int:
        """The number of right answers since the last wrong one."""
        count = 0
        for _, right in reversed(self.known):
            if not right:
                break
            count += 1
        return count

    @cached_property
    def known(self) -> list[Answer]:
        """The answers to puzzles that still exist, one for each."""
        first: dict[str, bool] = {}
        for puzzle, right in self.answers:
            if puzzle in self.puzzles:
                first.setdefault(puzzle, right)
        return list(first.items())

    @property
    def strength(self) -> float:
        """An Elo rating from the answers."""
        found = FIRST
        for puzzle, right in self.known:
            expected = 1 / (1 + 10 ** ((RATINGS[self.puzzles[puzzle].level] - found) / SPREAD))
            found += STEP * (right - expected)
        return found

    def is_new(self, puzzle: str) -> bool:
        """Return whether nobody has answered this puzzle here."""
        return all(puzzle != other for other, _ in self.known)

    def next(self, theme: str = "", besides: str = "") -> Puzzle | None:
        """Return the puzzle to solve now: a new one that is about as difficult as one is strong, else one that was not
        solved, else the one that was solved first; None if there is none of this theme."""
        wanted = [puzzle for puzzle in self.puzzles.values() if not theme or theme in puzzle.themes]
        others = [puzzle for puzzle in wanted if puzzle.id != besides] or wanted
        new = [puzzle for puzzle in others if self.is_new(puzzle.id)]
        if new:
            return min(new, key=lambda puzzle: (abs(RATINGS[puzzle.level] - self.strength), seed_of(puzzle.id)))
        failed = [puzzle for puzzle in others if (puzzle.id, False) in self.known]
        return min(failed or others, key=lambda puzzle: self._place(puzzle.id), default=None)

    def _place(self, puzzle: str) -> int:
        return [other for other, _ in self.known].index(puzzle)


def check_theme(game: str, theme: str) -> str:
    """Return the theme; raise BadSetup if no puzzle of the game has it."""
    known = themes_of(game)
    if theme and theme not in known:
        raise BadSetup("puzzle-unknown-theme", theme=theme, known=", ".join(known) or "–")
    return theme


def answers_in(kept: Iterable[Iterable[object]] | None) -> list[Answer]:
    """Return answers that were kept as JSON."""
    return [(str(puzzle), bool(right)) for puzzle, right in kept or ()]
