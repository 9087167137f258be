"""Proofs that one move is clearly the best: by a solver where nothing is hidden, otherwise by simulations."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from math import sqrt
from statistics import fmean, stdev
from typing import Any

from menagerie.core.chance import derive, stream
from menagerie.core.game import Game, View
from menagerie.core.state import State, copy_of
from menagerie.engine import engine_for
from menagerie.puzzles.puzzle import SIMULATED, SOLVED, Proof
from menagerie.puzzles.solver import Solver, Unsolvable, chances_in_last_choice, nothing_hidden
from menagerie.puzzles.themes import cards_left
from menagerie.review.grading import Depth, Grader, win_chance

LEAST_GAP = 0.08
"""The difference in winning chance by which a move is clearly better than the second-best one."""

SIMULATIONS = 1_000_000
"""For each of the two seeds of a proof."""

SEEDS = 2

SURE, STABLE = 3, 1.5
"""How much more than the least gap the maker asks for, so that other seeds prove it again: so many standard errors, and
so many times the difference between the seeds."""

MOST_CARDS = 4
"""The solver does not try with more cards left in the seat's hand and piles."""

MOST_POSITIONS = 20_000
"""The solver gives up on larger trees."""

RIVALS = 3
"""How many of the other moves are compared with the best one: the best by the search."""

FAR = 0.3
"""A move that is this much worse in the search is not compared again."""

EACH = 50
"""How many simulations each of the compared moves gets in each possible deal."""


@dataclass(frozen=True, slots=True)
class Comparison:
    """What simulations from a seat's view found out: the chance to win after each move, and the two best moves."""

    chances: Mapping[int, float]
    best: int
    rival: int
    gap: float
    error: float
    """The standard error of the gap."""


@dataclass(frozen=True, slots=True)
class Solution:
    """What the solver found out: the chance to win after each move, and the clearly best one."""

    chances: Mapping[int, float]
    best: int
    proof: Proof


class Prover:
    """Proves decisions of one game."""

    def __init__(self, game: Game[Any], simulations: int = SIMULATIONS) -> None:
        self.game = game
        self.simulations = simulations

    @cached_property
    def _grader(self) -> Grader:
        return Grader(self.game, Depth(each=EACH), engine_for(self.game, bulk=True))

    def solve(self, state: State, seat: int) -> Solution | None:
        """Return the solution of a position in which one move is clearly best; None if there is none."""
        found = self._last_choice(state, seat) if self.game.all_at_once else self._endgame(state, seat)
        if found is None:
            return None
        chances, positions = found
        best, rival = sorted(chances, key=lambda action: chances[action], reverse=True)[:2]
        gap = chances[best] - chances[rival]
        return (
            Solution(chances, best, Proof(SOLVED, (round(gap, 4),), positions=positions)) if gap >= LEAST_GAP else None
        )

    def _last_choice(self, state: State, seat: int) -> tuple[dict[int, float], int] | None:
        if any(len(self.game.legal(state, other)) > 2 for other in self.game.actors(state)):
            return None
        chances = chances_in_last_choice(self.game, state, seat, win_of)
        return None if chances is None else (chances, 2 ** len(self.game.actors(state)))

    def _endgame(self, state: State, seat: int) -> tuple[dict[int, float], int] | None:
        """Return what the best move certainly brings, and the most that each other move can."""
        if cards_left(self.game, self.game.view(state, seat)) > MOST_CARDS or not nothing_hidden(self.game, state):
            return None
        solver = Solver(self.game, MOST_POSITIONS, win_of)
        try:
            judgement = solver.judge(state, seat)
        except Unsolvable:
            return None
        best = max(judgement, key=lambda action: judgement[action][0])
        chances = {a: least if a == best else most for a, (least, most) in judgement.items()}
        return chances, len(solver.known)

    def simulate(self, view: View[Any], seed: bytes) -> Comparison:
        """Compare the moves of the view's seat: half of the simulations search, half play the best moves in the same
        deals, equally often."""
        seat, half = view.seat, self.simulations // 2
        assert seat is not None
        tree, settings = self._grader.searched(view.state, seat, half, seed)
        found = tree.result()
        legal = self.game.legal(view.state, seat)
        means = {a: found.won[a] / found.tried[a] if found.tried[a] else 0.0 for a in legal}
        ranked = sorted(legal, key=lambda a: (found.visits[a], means[a]), reverse=True)
        first = ranked[0]
        others = sorted(ranked[1:], key=lambda a: means[a], reverse=True)
        compared = [first, *(a for k, a in enumerate(others[:RIVALS]) if k == 0 or means[a] > means[first] - FAR)]
        rng = stream(derive(seed, 1))
        wins: dict[int, list[float]] = {a: [] for a in compared}
        for _ in range(max(2, half // (EACH * len(compared)))):
            deal = self.game.imagine(view, rng)
            for action in compared:
                state = copy_of(deal)
                self.game.rules.apply(state, seat, action, None)
                wins[action].append(self._grader.played_out(tree, settings, state, seat))
        chances = means | {a: fmean(won) for a, won in wins.items()}
        best, rival = sorted(compared, key=lambda a: chances[a], reverse=True)[:2]
        differences = [a - b for a, b in zip(wins[best], wins[rival], strict=True)]
        return Comparison(chances, best, rival, fmean(differences), stdev(differences) / sqrt(len(differences)))

    def compare(self, view: View[Any], best: int, seed: bytes) -> tuple[list[Comparison], Proof] | None:
        """Return the comparisons with two seeds if in both of them the move is clearly the best; otherwise None."""
        found: list[Comparison] = []
        for k in range(SEEDS):
            found.append(self.simulate(view, derive(seed, k)))
            if found[-1].best != best or found[-1].gap < LEAST_GAP:
                return None
        gaps = tuple(round(comparison.gap, 4) for comparison in found)
        return found, Proof(SIMULATED, gaps, tuple(round(comparison.error, 4) for comparison in found))


def is_certain(proof: Proof) -> bool:
    """Return whether other seeds will almost surely prove this again."""
    if proof.kind == SOLVED:
        return True
    needed = LEAST_GAP + max(SURE * max(proof.errors), STABLE * (max(proof.gaps) - min(proof.gaps)))
    return min(proof.gaps) >= needed


def win_of(game: Game[Any], state: State, seat: int) -> float:
    """Return the chance to win, which is all that counts in a puzzle."""
    return round(win_chance(game, state, seat), 9)
