"""OpenSpiel's information-set search, written in Python, as a bot that gets only a view."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from time import thread_time
from typing import Any

import numpy as np
import pyspiel
from numpy.typing import NDArray
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import Evaluator

from menagerie.bots.levels import Bot, bot_of
from menagerie.core.chance import derive, fresh_seed, stream
from menagerie.core.game import Game, View
from menagerie.envs.openspiel import PREFIX, OpenSpielGame, OpenSpielState, shares
from menagerie.envs.tree_state import TreeState
from menagerie.fast import register, rows_of
from menagerie.fast.kernels import buffers, play_games
from menagerie.fast.seed_streams import words_of

EXPLORATION = 0.5
"""How much the search prefers moves that it has hardly tried."""

FEWEST = 2
"""The smallest useful number of simulations: the first one only opens the tree, the second one tries a move."""

ENDLESS = 1 << 40


class TimeIsUp(Exception):
    """The search has used up its time."""


class Rollouts(Evaluator):
    """Plays at random to the end of the game, as OpenSpiel's own evaluator does, but compiled."""

    def __init__(self, game: Game[Any], seed: bytes) -> None:
        register(game)
        self._buffers, self._run, self._count = buffers(game), words_of(seed), 0

    def evaluate(self, state: OpenSpielState) -> NDArray[np.float64]:
        """Return each seat's part of the victory, like ``returns``, of one random game from here."""
        seats = state.tree_state.variant.players
        points, wins = np.zeros(seats, np.int64), np.zeros(seats, np.int64)
        play_games(rows_of(state.tree_state.state), self._run, self._count, 1, *self._buffers, points, wins)
        self._count += 1
        return np.array(shares(np.flatnonzero(wins).tolist(), seats))

    def prior(self, state: OpenSpielState) -> list[tuple[int, float]]:
        legal = state.legal_actions()
        return [(action, 1 / len(legal)) for action in legal]


class Search(ISMCTSBot):
    """OpenSpiel's search with a time limit."""

    until: float | None = None

    def run_search(self, state: OpenSpielState) -> list[tuple[int, float]]:
        self.simulated = 0
        try:
            found: list[tuple[int, float]] = super().run_search(state)
        except TimeIsUp:
            found = self.get_final_policy(state, self._root_node)
        return found

    def sample_root_state(self, state: OpenSpielState) -> OpenSpielState:
        if self.until is not None and self.simulated >= FEWEST and thread_time() >= self.until:
            raise TimeIsUp
        self.simulated += 1
        sampled: OpenSpielState = super().sample_root_state(state)
        return sampled


@cache
def table_for(name: str, players: int) -> OpenSpielGame:
    """Return the game at this number of seats."""
    game: OpenSpielGame = pyspiel.load_game(f"{PREFIX}{name}", {"players": players})
    return game


class OpenSpielBot:
    """A bot that searches with a number of simulations, or for as long as one of our levels thinks about the same
    move."""

    def __init__(
        self, game: Game[Any], seed: bytes | None = None, *, simulations: int = ENDLESS, as_long_as: str = ""
    ) -> None:
        self._game, self._simulations = game, max(simulations, FEWEST)
        self._seed = seed or fresh_seed()
        self._rng = stream(self._seed)
        self._rollouts = Rollouts(game, derive(self._seed, 0))
        self._pace: Bot | None = bot_of(as_long_as, game, derive(self._seed, 1)) if as_long_as else None
        self._dice = np.random.RandomState(int.from_bytes(self._seed[:4], "big"))

    def choose(self, view: View[Any], legal: Sequence[int]) -> int:
        assert view.seat is not None
        seconds = self._seconds_for(view, legal)
        if len(legal) == 1:
            return legal[0]
        table = table_for(self._game.name, view.state.players)
        search = Search(table, self._rollouts, EXPLORATION, self._simulations, random_state=self._dice)
        search.set_resampler(lambda state, seat: table.state_in(state.tree_state.redealt(seat, self._rng)))
        search.until = None if seconds is None else thread_time() + seconds
        return int(search.step(table.state_in(TreeState.seen_in(table.variant, view, self._rng))))

    def _seconds_for(self, view: View[Any], legal: Sequence[int]) -> float | None:
        """Return how long the other bot takes to choose; None if there is none."""
        if self._pace is None:
            return None
        began = thread_time()
        self._pace.choose(view, legal)
        return thread_time() - began
