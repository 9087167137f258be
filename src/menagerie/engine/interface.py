"""What an implementation of the engine does. All of them give the same results for the same seeds."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple, Protocol

from menagerie.core.search_settings import SearchSettings
from menagerie.core.state import State, columns


class SearchResult(NamedTuple):
    """What a search found out: a number for each action at its root."""

    visits: list[float]
    """How often the tree has chosen the action in this position, also in earlier searches."""
    played: list[float]
    """How often the mixed strategy plays it, where several seats choose at once; otherwise 0."""
    tried: list[float]
    """The number of simulations that chose it, and the sums of their victories and points."""
    won: list[float]
    scored: list[float]


class SearchTree(Protocol):
    """What a seat's searches have learnt, and their random stream. Only one thread at a time may use it."""

    def make_ready(self, view: State, seat: int) -> None:
        """Prepare a search from the seat's view; keep what was learnt, unless it would leave too little room."""
        ...

    def search(self, simulations: int, settings: SearchSettings) -> int:
        """Run simulations. Return the number of decisions in them."""
        ...

    def result(self) -> SearchResult:
        """Return what the simulations since ``make_ready`` have found out."""
        ...


class GameTotals(NamedTuple):
    """The results of some games: points and victories by seat, and the number of decisions."""

    points: list[int]
    wins: list[int]
    decisions: int


class Engine(Protocol):
    """Plays one game in bulk; any number of threads may use it."""

    def get_ready(self, start: State) -> None:
        """Compile or load everything that a search needs."""
        ...

    def new_tree(self, stream: list[int], simulations: int) -> SearchTree:
        """Return an empty tree with room for the nodes of some searches of this many simulations."""
        ...

    def play_games(self, start: State, seed: bytes, first: int, count: int) -> GameTotals:
        """Play games first … first+count-1 of a run at random; the seed is the run's."""
        ...

    def count_facts(self, start: State, seed: bytes, first: int, count: int, by_heuristic: bool) -> list[Counter[int]]:
        """Play games of a run by the heuristic or at random. Return how often each fact had each value.

        ``menagerie.core.facts`` lists the facts; ``UNKNOWABLE`` values are not counted.
        """
        ...


def state_numbers(state: State) -> Sequence[int]:
    """Return all numbers of a state, in the order of its fields."""
    numbers: list[int] = []
    for name, length in columns(type(state)):
        value = getattr(state, name)
        numbers.extend(value if length else (value,))
    return numbers
