"""A player that tries out what might come of each move, many times over."""

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
"""So many simulations are run between two looks at the clock."""

NEAR_THE_END = 20
"""So many decisions are left in a round, on average, when its end is near."""

MORE = 16
"""Near the end, when they are short, there is time for so many times more simulations."""

ROOM = 4
"""Many simulations near the end go the same ways: there is room for them where so many times more would find room."""

ENOUGH = 3
"""To tell n moves apart takes so many times n simulations of each; with fewer, habit is the better guide."""

RARE = 0.2
"""What a mixed strategy plays less than so many times as often as its favourite, it does not play at all."""


@dataclass(frozen=True)
class Advice:
    """What a search found out about a move."""

    action: int
    visits: int
    """How many simulations took it."""
    points: float
    """How many points this round may be expected to bring."""
    win: float
    """The chance to win the game."""
    weight: float
    """How much of the time to play it: all of it for the best move, unless being predictable would lose."""


class SearchBot:
    """Thinks for so many simulations, or for so many seconds if they are over first, on so many threads.

    By simulations alone its choices follow from the seed and the views it was shown. What it learnt for one move it
    remembers for the next, but never what another seat could see. If it is ``thorough``, it weighs every move at once
    when the end of a round is near, and more often. ``wits`` are those of the search kernel.
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
        """Have all compiled that a search of this game needs; the first time that takes seconds."""
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
        """What a search finds out about every legal move; NotYourTurn if there is nothing to decide."""
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
        """A desk for each thread: those of this seat's last move, unless they are crowded."""
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
        """Simulate at one desk, until that was often enough or the clock says so."""
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
    """A mixed strategy without what it hardly ever plays."""
    kept = played * (played >= RARE * played.max())
    weights: NDArray[np.float64] = kept / kept.sum()
    return weights


def best_of(visits: NDArray[np.float64], legal: Sequence[int]) -> NDArray[np.float64]:
    """All weight on the move that was taken most often."""
    weights = visits * 0
    weights[max(legal, key=lambda action: float(visits[action]))] = 1
    return weights
