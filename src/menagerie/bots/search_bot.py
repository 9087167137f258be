"""The bots of the levels that search: they simulate what may follow from each move."""

from __future__ import annotations

from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from time import perf_counter
from typing import TYPE_CHECKING, Any

from menagerie.bots.heuristic_bot import follow_heuristic
from menagerie.core.chance import derive, draw, fresh_seed, stream
from menagerie.core.errors import BadSetup, NotYourTurn
from menagerie.core.game import Game, View
from menagerie.core.state import State

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from menagerie.fast.rows import Rows
    from menagerie.fast.search import SearchMemory

AT_A_TIME = 256
"""The number of simulations between two looks at the clock."""

NEAR_THE_END = 20
"""The end of a round is near when, on average, this many decisions are left."""

MORE = 16
"""The factor by which there are more simulations near the end, where they are short."""

ROOM = 4
"""The factor by which simulations near the end need fewer nodes, since many go the same ways."""

ENOUGH = 3
"""Comparing n moves takes this times n simulations of each; with fewer, the heuristic is better."""

RARE = 0.2
"""A mixed strategy drops the moves that it plays less than this part of its favourite."""


@dataclass(frozen=True)
class Advice:
    """What a search found out about a move."""

    action: int
    visits: int
    """The number of simulations that chose it."""
    points: float
    """The expected points of this round."""
    win: float
    """The probability to win the game."""
    weight: float
    """How often to play it: always for the best move, unless a predictable player would lose."""


class SearchBot:
    """A bot that runs a number of simulations, on several threads if wanted; ``seconds`` limits its time.

    Without a time limit its choices follow from the seed and the views alone. It keeps what it learnt for one move
    for the next, but forgets it when it plays for another seat. A ``thorough`` bot compares all moves at once near
    the end of a round and runs more simulations there. ``settings`` are those of the search kernel.
    """

    def __init__(
        self,
        game: Game[Any],
        seed: bytes | None = None,
        *,
        simulations: int,
        seconds: float | None = None,
        threads: int = 1,
        thorough: bool = False,
        **settings: Any,
    ) -> None:
        from menagerie.fast import register
        from menagerie.fast.search import SearchSettings

        if simulations < 1 or threads < 1:
            raise BadSetup("bad-search", simulations=simulations, threads=threads)
        register(game)
        self.game = game
        self._simulations = -(-simulations // threads)
        self._seconds = seconds
        self._threads = threads
        self._thorough = thorough
        self._settings = SearchSettings(game.min_visits)._replace(**settings)
        self._seed = seed or fresh_seed()
        self._rng = stream(derive(self._seed, threads))
        self._memories: list[SearchMemory] = []
        self._seat: int | None = None

    def get_ready(self, state: State) -> None:
        """Compile everything that a search of this game needs; the first time takes seconds."""
        from menagerie.fast.rows import rows_of
        from menagerie.fast.search import memory_for, recall, search

        memory, rows = memory_for(self.game, state, self._rng, 0), rows_of(state)
        search(rows, 0, 0, memory, self._settings)
        recall(rows, 0, memory, memory.won, memory.won)

    def choose(self, view: View[Any], legal: Sequence[int]) -> int:
        if len(legal) == 1:
            return legal[0]
        if self._threads * self._simulations < ENOUGH * len(legal) ** 2:
            return follow_heuristic(self.game, view, legal, self._rng)
        advice = self.advise(view)
        left = draw(self._rng, 1 << 30) / (1 << 30)
        for move in advice:
            left -= move.weight
            if left < 0:
                return move.action
        return max(advice, key=lambda move: move.weight).action

    def advise(self, view: View[Any]) -> list[Advice]:
        """Return what a search finds out about every legal move; raise NotYourTurn if there is nothing to decide."""
        import numpy as np

        from menagerie.fast.rows import rows_of
        from menagerie.fast.search import recall

        legal = [] if view.seat is None else self.game.legal(view.state, view.seat)
        if view.seat is None or not legal:
            waiting = ", ".join(map(str, self.game.actors(view.state))) or "–"
            raise NotYourTurn("not-your-turn", seat="–" if view.seat is None else view.seat, waiting=waiting)
        rows = rows_of(view.state)
        memories = self._memories_for(view)
        self._think(rows, view.seat, memories)
        visits, played = np.zeros(self.game.actions), np.zeros(self.game.actions)
        for memory in memories:
            recall(rows, view.seat, memory, visits, played)
        weights = mixed(played) if played.any() else best_of(visits, legal)
        tried, won, scored = (sum(part) for part in zip(*((d.tried, d.won, d.scored) for d in memories), strict=True))
        means = scored / np.maximum(tried, 1), won / np.maximum(tried, 1)
        return [Advice(a, int(tried[a]), float(means[0][a]), float(means[1][a]), float(weights[a])) for a in legal]

    def _memories_for(self, view: View[Any]) -> list[SearchMemory]:
        """Return a memory for each thread: that of this seat's last move, unless it is too full."""
        from menagerie.fast.search import make_ready, memory_for

        if view.seat != self._seat:
            room = self._simulations * (ROOM if self._thorough else 1)
            streams = (stream(derive(self._seed, k)) for k in range(self._threads))
            self._memories = [memory_for(self.game, view.state, rng, room) for rng in streams]
            self._seat = view.seat
        for memory in self._memories:
            make_ready(memory)
        return self._memories

    def _think(self, rows: Rows, seat: int, memories: list[SearchMemory]) -> None:
        until = None if self._seconds is None else perf_counter() + self._seconds
        if len(memories) == 1:
            self._think_at(memories[0], rows, seat, until)
            return
        with ThreadPoolExecutor(len(memories)) as pool:
            for thought in [pool.submit(self._think_at, memory, rows, seat, until) for memory in memories]:
                thought.result()

    def _think_at(self, memory: SearchMemory, rows: Rows, seat: int, until: float | None) -> None:
        """Run simulations with one memory until there are enough or the time is over."""
        from menagerie.fast.search import search

        settings, left = self._settings, self._simulations
        while left > 0:
            step = min(AT_A_TIME, left)
            decisions = search(rows, seat, step, memory, settings)
            left -= step
            if self._thorough and settings is self._settings and decisions <= NEAR_THE_END * step:
                settings, left = settings._replace(min_visits=0), left * MORE
            if until is not None and perf_counter() >= until:
                break


def mixed(played: NDArray[np.float64]) -> NDArray[np.float64]:
    """Return a mixed strategy without the moves that it hardly ever plays."""
    kept = played * (played >= RARE * played.max())
    weights: NDArray[np.float64] = kept / kept.sum()
    return weights


def best_of(visits: NDArray[np.float64], legal: Sequence[int]) -> NDArray[np.float64]:
    """Return a strategy that always plays the move that was chosen most often."""
    weights = visits * 0
    weights[max(legal, key=lambda action: float(visits[action]))] = 1
    return weights
