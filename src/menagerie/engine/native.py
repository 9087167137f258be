"""The engine that Numba compiles for this machine; it needs the extra ``fast``."""

from __future__ import annotations

from collections import Counter
from typing import Any

import numpy as np

from menagerie.core.facts import UNKNOWABLE, rows_for
from menagerie.core.game import Game
from menagerie.core.search_settings import SearchSettings
from menagerie.core.state import State
from menagerie.engine.interface import GameTotals, SearchResult
from menagerie.fast import register, rows_of
from menagerie.fast.kernels import Ints, buffers, play_games
from menagerie.fast.search import SearchMemory, make_ready, memory_for, search, sum_root_statistics
from menagerie.fast.seed_streams import words_of
from menagerie.fast.statistics_kernel import collect_facts


class NativeTree:
    """A search tree in NumPy arrays."""

    def __init__(self, game: Game[Any], stream: list[int], simulations: int) -> None:
        self._game, self._stream, self._simulations = game, stream, simulations
        self._memory: SearchMemory | None = None

    @property
    def memory(self) -> SearchMemory:
        assert self._memory is not None
        return self._memory

    def make_ready(self, view: State, seat: int) -> None:
        if self._memory is None:
            self._memory = memory_for(self._game, view, self._stream, self._simulations)
        make_ready(self._memory)
        self._rows, self._seat = rows_of(view), seat

    def search(self, simulations: int, settings: SearchSettings) -> int:
        return int(search(self._rows, self._seat, simulations, self.memory, settings))

    def result(self) -> SearchResult:
        visits, played = np.zeros(self._game.actions), np.zeros(self._game.actions)
        sum_root_statistics(self._rows, self._seat, self.memory, visits, played)
        counts = (visits, played, self.memory.tried, self.memory.won, self.memory.scored)
        return SearchResult(*(numbers.tolist() for numbers in counts))


class NativeEngine:
    """The kernels of one game, compiled when they are first used and cached on disk."""

    def __init__(self, game: Game[Any]) -> None:
        register(game)
        self._game = game

    def get_ready(self, start: State) -> None:
        tree = self.new_tree([1, 2, 3, 4], 0)
        tree.make_ready(start, 0)
        tree.search(0, SearchSettings(self._game.min_visits))
        tree.result()

    def new_tree(self, stream: list[int], simulations: int) -> NativeTree:
        return NativeTree(self._game, stream, simulations)

    def play_games(self, start: State, seed: bytes, first: int, count: int) -> GameTotals:
        points, wins = np.zeros(start.players, np.int64), np.zeros(start.players, np.int64)
        moves, outcome = buffers(self._game)
        decisions = play_games(rows_of(start), words_of(seed), first, count, moves, outcome, points, wins)
        return GameTotals(points.tolist(), wins.tolist(), int(decisions))

    def count_facts(self, start: State, seed: bytes, first: int, count: int, by_heuristic: bool) -> list[Counter[int]]:
        facts = np.zeros((rows_for(self._game, start.players), count), np.int64)
        counts = np.zeros(len(self._game.tallies) + 1, np.int64)
        collect_facts(rows_of(start), words_of(seed), first, by_heuristic, *buffers(self._game), counts, facts)
        return [counter_of(row) for row in facts]


def counter_of(numbers: Ints) -> Counter[int]:
    """Return how often each number occurs, except those that are unknowable."""
    known = numbers[numbers != UNKNOWABLE]
    if known.size == 0:
        return Counter()
    least = int(known.min())
    found = np.bincount(known - least)
    return Counter({int(number) + least: int(found[number]) for number in found.nonzero()[0]})
