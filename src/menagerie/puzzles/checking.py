"""Proves shipped puzzles again, with other seeds than the maker's."""

from __future__ import annotations

from collections.abc import Sequence

from menagerie.core.chance import derive, draw, seed_of, stream
from menagerie.core.errors import Problem
from menagerie.games import load
from menagerie.puzzles.proof import SIMULATIONS, Prover
from menagerie.puzzles.puzzle import SOLVED, Puzzle


def sample(puzzles: Sequence[Puzzle], count: int | None, word: str) -> list[Puzzle]:
    """Return this many of the puzzles, chosen by a seed; all of them if there are no more."""
    left = list(puzzles)
    if count is None or count >= len(left):
        return left
    rng = stream(seed_of(f"sample {word}"))
    return [left.pop(draw(rng, len(left))) for _ in range(count)]


def is_proved(puzzle: Puzzle, word: str, simulations: int = SIMULATIONS) -> bool:
    """Return whether the puzzle's moves are legal, and its best move is proved again."""
    prover = Prover(load(puzzle.game), simulations)
    try:
        match = puzzle.match()
        best = match.action_of(puzzle.seat, puzzle.best)
    except Problem:
        return False
    if puzzle.proof.kind == SOLVED:
        solution = prover.solve(match.state, puzzle.seat)
        return solution is not None and solution.best == best
    seed = derive(seed_of(f"check {word} {puzzle.game}"), int(puzzle.id.replace("-", "")))
    return prover.compare(match.view(puzzle.seat), best, seed) is not None
