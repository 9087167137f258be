"""What comes of an answer to a puzzle: what it costs, what follows from it, and why the best move is better."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from menagerie.core.match import Match
from menagerie.core.phrases import Event
from menagerie.puzzles.puzzle import Puzzle
from menagerie.puzzles.sequel import branch, heuristic_reply, sequel


@dataclass(frozen=True)
class Outcome:
    """What comes of a move."""

    puzzle: Puzzle
    move: str
    match: Match[Any]
    """The match after the move and what follows."""

    @property
    def right(self) -> bool:
        return self.move == self.puzzle.best

    @property
    def loss(self) -> float:
        """How much winning chance the move costs."""
        chances = self.puzzle.chances
        return max(0.0, chances[self.puzzle.best] - chances.get(self.move, 0.0))

    @property
    def events(self) -> list[Event]:
        """What happens, from the move on."""
        return self.match.events


def line_after(puzzle: Puzzle, match: Match[Any], move: str) -> list[tuple[int, int]]:
    """Return the decisions from a move on, as seats and actions; raise IllegalMove if the move is not legal."""
    line = branch(match)
    action = line.action_of(puzzle.seat, move)
    then = puzzle.then.get(move)
    if then is None:
        then = sequel(match, puzzle.seat, action, heuristic_reply)
    line.act(puzzle.seat, action)
    for written in then:
        line.play(line.actors[0], written)
    return line.actions[len(match.actions) :]


def outcome_of(puzzle: Puzzle, match: Match[Any], move: str) -> Outcome:
    """Return what comes of a move; raise IllegalMove if it is not legal."""
    line = branch(match)
    for seat, action in line_after(puzzle, match, move):
        line.act(seat, action)
    return Outcome(puzzle, move, line)
