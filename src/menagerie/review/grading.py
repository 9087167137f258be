"""Grading of one decision by what its seat could know.

A search from the seat's view values every legal move and finds the best one. Then the played move and the best move
are played out in the same possible deals, equally often in each; the loss is the mean difference, and its standard
error comes from how much the deals differ. Nothing here sees more than a view.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import fmean, stdev
from typing import Any

from menagerie.bots.levels import SEARCHES
from menagerie.bots.search_bot import DECISIONS_NEAR_THE_END, VISITS_TO_COMPARE, best_of, mixed
from menagerie.core.chance import derive, stream
from menagerie.core.game import CERTAIN, Game, View, part_of_victory
from menagerie.core.search_settings import SearchSettings
from menagerie.core.state import State, copy_of
from menagerie.engine import Engine, SearchTree, engine_for
from menagerie.review.reasons import Reason, reasons_for

SAMPLE = 256
"""The number of simulations that show how far the end of the round is."""

MOST = 4
"""The factor by which there are more simulations, at most, where there are many moves."""

CERTAINTY = 2.5
"""Moves that differ by at most this many standard errors count as equal."""

SECOND_LOOK = 3
"""How many times deeper a decision is examined again that seems to deserve a mark."""

MARKS = (("blunder", 0.1), ("mistake", 0.05), ("inaccuracy", 0.02))
"""The marks, and the smallest loss of winning chance that earns each."""


@dataclass(frozen=True)
class Depth:
    """How many simulations a review spends."""

    simulations: int = 3_000
    """From a seat's view, to value all moves."""
    deals: int = 80
    """The possible deals in which the played and the best move are compared."""
    each: int = 16
    """For each of the two moves in each of these deals."""
    open: int = 1_000
    """With all cards open, for each position and each side."""

    def simulations_for(self, moves: int) -> int:
        """Return the number of simulations that value this many moves: more if they would be too few to compare."""
        return max(self.simulations, min(VISITS_TO_COMPARE * moves**2, MOST * self.simulations))

    def times(self, factor: float) -> Depth:
        """Return this depth with more or fewer simulations and deals."""
        return Depth(
            max(1, round(self.simulations * factor)),
            max(2, round(self.deals * factor)),
            self.each,
            max(1, round(self.open * factor)),
        )


@dataclass(frozen=True)
class MoveValue:
    """A legal move: the chance to win by the seat's knowledge, its standard error, and the chance with open cards."""

    action: int
    win: float
    error: float
    open: float | None = None


@dataclass(frozen=True)
class Grade:
    """What a decision was worth."""

    best: int
    loss: float
    error: float
    mark: str | None
    moves: tuple[MoveValue, ...]
    reasons: tuple[Reason, ...] = ()
    """Why the best move was better; only for a marked decision."""


class Grader:
    """Grades decisions of one game; the same seed, view and action give the same grade."""

    def __init__(self, game: Game[Any], depth: Depth, engine: Engine | None = None) -> None:
        self.game, self.depth = game, depth
        self._engine = engine or engine_for(game)
        self._settings = SearchSettings(game.min_visits, assume_heuristic=SEARCHES["master"]["assume_heuristic"])

    def grade(self, view: View[Any], action: int, seed: bytes) -> Grade:
        """Grade an action of the view's seat. Choices that others made at the same time must not be in the view.

        An action that seems to deserve a mark is graded once more, deeper and from the beginning; that grade counts.
        """
        found = self.grade_once(view, action, seed, self.depth)
        if found.mark is None:
            return found
        return self.grade_once(view, action, derive(seed, 6), self.depth.times(SECOND_LOOK))

    def grade_once(self, view: View[Any], action: int, seed: bytes, depth: Depth) -> Grade:
        """Grade an action at this depth, without a second look."""
        seat = view.seat
        assert seat is not None
        legal = self.game.legal(view.state, seat)
        tree, settings = self.searched(view.state, seat, depth.simulations_for(len(legal)), seed)
        found = tree.result()
        weights = mixed(found.played) if any(found.played) else best_of(found.visits, legal)
        values = {a: _mean(found.won[a], found.tried[a]) for a in legal}
        best = max(legal, key=lambda a: (weights[a], values[a][0]))
        if weights[action] > 0:
            best = action
        if action == best:
            return Grade(best, 0.0, 0.0, None, tuple(MoveValue(a, *values[a]) for a in legal))
        rng = stream(derive(seed, 1))
        deals = [self.game.imagine(view, rng) for _ in range(depth.deals)]
        values[best], values[action], loss, error = self._compared(tree, settings, deals, seat, best, action)
        loss = loss if loss > CERTAINTY * error else 0.0
        mark = mark_of(loss)
        shown = deals[: self.depth.deals]
        reasons = reasons_for(self.game, seat, shown, best, action, derive(seed, 5), CERTAINTY) if mark else ()
        return Grade(best, loss, error, mark, tuple(MoveValue(a, *values[a]) for a in legal), reasons)

    def open_values(self, state: State, seat: int, seed: bytes) -> tuple[float, dict[int, float]]:
        """Return the seat's chance to win with all cards open, and that of each of its moves if it decides now."""
        tree, _ = self.searched(state, seat, self.depth.open, seed)
        found = tree.result()
        moves = {a: found.won[a] / found.tried[a] for a in self.game.legal(state, seat) if found.tried[a]}
        return sum(found.won) / sum(found.tried), moves

    def searched(self, state: State, seat: int, simulations: int, seed: bytes) -> tuple[SearchTree, SearchSettings]:
        """Return a tree after this many simulations, and the settings to continue with."""
        tree = self._engine.new_tree(stream(derive(seed, 0)), simulations)
        tree.make_ready(state, seat)
        settings, first = self._settings, min(SAMPLE, simulations)
        if tree.search(first, settings) <= DECISIONS_NEAR_THE_END * first:
            settings = settings._replace(min_visits=0)
        tree.search(simulations - first, settings)
        return tree, settings

    def _compared(
        self, tree: SearchTree, settings: SearchSettings, deals: Sequence[State], seat: int, best: int, played: int
    ) -> tuple[tuple[float, float], tuple[float, float], float, float]:
        """Return the value of both moves, with errors, and of their difference: in the same deals, equally often."""
        wins: tuple[list[float], list[float]] = ([], [])
        for deal in deals:
            for action, won in zip((best, played), wins, strict=True):
                state = copy_of(deal)
                self.game.rules.apply(state, seat, action, None)
                won.append(self.played_out(tree, settings, state, seat))
        differences = [a - b for a, b in zip(*wins, strict=True)]
        return _estimate(wins[0]), _estimate(wins[1]), *_estimate(differences)

    def played_out(self, tree: SearchTree, settings: SearchSettings, state: State, seat: int) -> float:
        """Return the seat's mean chance to win when simulations continue from a state."""
        if self.game.rules.actors(state) == 0 or self.game.rules.between_rounds(state):
            return win_chance(self.game, state, seat)
        tree.make_ready(state, seat)
        tree.search(self.depth.each, settings)
        return sum(tree.result().won) / self.depth.each


def win_chance(game: Game[Any], state: State, seat: int) -> float:
    """Return a seat's chance to win at the end of a game or between rounds, by the game's own estimate."""
    chance = game.rules.win_probability(state, seat)
    return part_of_victory(chance) if game.rules.actors(state) == 0 else chance / CERTAIN


def mark_of(loss: float) -> str | None:
    """Return the mark for a loss, or None if it is small."""
    return next((mark for mark, least in MARKS if loss >= least), None)


def _mean(won: float, tried: float) -> tuple[float, float]:
    """Return the mean of simulations and the largest standard error that it can have."""
    if not tried:
        return 0.0, 1.0
    mean = won / tried
    return mean, sqrt(max(0.0, mean * (1 - mean)) / tried)


def _estimate(numbers: list[float]) -> tuple[float, float]:
    """Return the mean of independent numbers, and its standard error."""
    return fmean(numbers), stdev(numbers) / sqrt(len(numbers))
