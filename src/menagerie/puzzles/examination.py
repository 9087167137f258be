"""Finds out whether a decision is a puzzle: cheap looks first, then the proof."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from menagerie.bots.levels import SEARCHES, bot_of
from menagerie.core.chance import derive, stream
from menagerie.core.game import Game, View
from menagerie.core.match import Match
from menagerie.core.search_settings import SearchSettings
from menagerie.engine import engine_for
from menagerie.puzzles.proof import LEAST_GAP, SIMULATIONS, Prover, is_certain
from menagerie.puzzles.puzzle import Puzzle
from menagerie.puzzles.sequel import sequel
from menagerie.puzzles.themes import themes_for
from menagerie.review.grading import CERTAINTY
from menagerie.review.reasons import reasons_for

LOOKS = ((1_500, 0.05), (10_000, 0.07), (50_000, LEAST_GAP))
"""The simulations of each look before the proof, and the least gap that a decision must have then."""

MOST_MOVES = 24
"""Decisions with more moves are left out: nobody wants to compare them all."""

TRIES, SOLVED = 5, 4
"""A level finds a move if it plays it in this many of so many tries."""

NOVICE, OBVIOUS = "novice", 2
"""A move that this level plays in this many tries is no puzzle."""

DEALS = 80
"""The possible deals in which reasons are counted."""

REPLIES = 1_000
"""The simulations for each move that follows in a trick or a hunt, by players who see all cards."""

SHOWN = 8
"""For how many moves a puzzle knows what follows."""


class Examiner:
    """Examines decisions of one game; the same match and seat give the same puzzle."""

    def __init__(self, game: Game[Any], simulations: int = SIMULATIONS, solved: bool = False) -> None:
        self.game = game
        self.solved = solved
        """Whether only decisions can be puzzles that the solver judges."""
        self.looks = [(Prover(game, min(count, simulations)), least) for count, least in LOOKS]
        self.prover = Prover(game, simulations)

    def is_open(self, match: Match[Any], seat: int) -> bool:
        """Return whether a seat has something to choose, and nobody has chosen yet at the same time."""
        return 1 < len(match.legal(seat)) <= MOST_MOVES and not match.open_choices

    def examine(self, match: Match[Any], deal: int, moves: Iterable[str], seat: int, seed: bytes) -> Puzzle | None:
        """Return the puzzle that the seat has to solve at this moment of a match, if there is one."""
        game, view, state = self.game, match.view(seat), match.state
        legal = self.game.legal(view.state, seat)
        solution = self.prover.solve(state, seat)
        if self.solved and not solution:
            return None
        best = solution.best if solution else self._clear_at_first(view, seed)
        if best is None or self.right(NOVICE, view, best, seed) >= OBVIOUS:
            return None
        level = next((level for level in SEARCHES if self.right(level, view, best, seed) >= SOLVED), None)
        if level is None:
            return None
        if solution:
            chances, proof = solution.chances, solution.proof
        else:
            compared = self.prover.compare(view, best, derive(seed, 2))
            if compared is None or not is_certain(compared[1]):
                return None
            found, proof = compared
            chances = {a: sum(one.chances[a] for one in found) / len(found) for a in legal}
        order = sorted(legal, key=lambda a: (a != best, -chances[a]))
        rng = stream(derive(seed, 3))
        deals = [game.imagine(view, rng) for _ in range(DEALS)]
        reasons = reasons_for(game, seat, deals, best, order[1], derive(seed, 4), CERTAINTY)
        written = {a: game.notation.move(state, seat, a) for a in legal}
        return Puzzle(
            game.name,
            match.players,
            deal,
            tuple(moves),
            seat,
            written[best],
            written[order[1]],
            level,
            themes_for(game, view, reasons),
            proof,
            {written[a]: round(chances[a], 3) for a in order},
            reasons,
            {written[a]: sequel(match, seat, a, self.best_reply) for a in order[:SHOWN]},
        )

    def _clear_at_first(self, view: View[Any], seed: bytes) -> int | None:
        """Return the move that seems to be clearly the best and is not obvious."""
        best = None
        for prover, least in self.looks:
            found = prover.simulate(view, derive(seed, 0))
            best = found.best
            if found.gap < least or self.right(NOVICE, view, best, seed) >= OBVIOUS:
                return None
        return best

    def right(self, level: str, view: View[Any], best: int, seed: bytes) -> int:
        """Return in how many tries a level plays a move."""
        assert view.seat is not None
        legal = self.game.legal(view.state, view.seat)
        bots = (bot_of(level, self.game, derive(derive(seed, 1), k), bulk=True) for k in range(TRIES))
        return sum(bot.choose(view, legal) == best for bot in bots)

    def best_reply(self, match: Match[Any], seat: int, legal: Sequence[int]) -> int:
        """Choose as a player who sees all cards."""
        tree = engine_for(self.game, bulk=True).new_tree(stream(derive(match.seed or b"", len(match.actions))), REPLIES)
        tree.make_ready(match.state, seat)
        tree.search(REPLIES, SearchSettings(0))
        visits = tree.result().visits
        return max(legal, key=lambda action: visits[action])
