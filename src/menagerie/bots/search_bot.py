"""The bots of the levels that search: they simulate what may follow from each move."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from time import perf_counter
from typing import Any

from menagerie.bots.heuristic_bot import follow_heuristic
from menagerie.core.chance import derive, draw, fresh_seed, stream
from menagerie.core.errors import BadSetup, NotYourTurn
from menagerie.core.game import Game, View
from menagerie.core.search_settings import SearchSettings
from menagerie.core.state import State
from menagerie.engine import Engine, SearchResult, SearchTree, engine_for

SIMULATIONS_AT_A_TIME = 256
"""The number of simulations between two looks at the clock."""

DECISIONS_NEAR_THE_END = 20
"""The end of a round is near when, on average, this many decisions are left."""

ENDGAME_FACTOR = 16
"""The factor by which there are more simulations near the end, where they are short."""

ENDGAME_ROOM = 4
"""The factor by which simulations near the end need fewer nodes, since many go the same ways."""

MOST_ROOM = 1 << 21
"""A tree has room for at most this many simulations, a gigabyte; after that, a search learns in the nodes it has."""

VISITS_TO_COMPARE = 3
"""Comparing n moves takes this times n simulations of each; with fewer, the heuristic is better."""

LEAST_SHARE = 0.2
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

    Without a time limit its choices follow from the seed and the views alone, whichever engine runs the search. It
    keeps what it learnt for one move for the next, but forgets it when it plays for another seat. A ``thorough`` bot
    compares all moves at once near the end of a round and runs more simulations there. ``settings`` are those of
    ``SearchSettings``.
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
        engine: Engine | None = None,
        **settings: Any,
    ) -> None:
        if simulations < 1 or threads < 1:
            raise BadSetup("bad-search", simulations=simulations, threads=threads)
        self.game = game
        self._engine = engine or engine_for(game)
        self._simulations = -(-simulations // threads)
        self._seconds = seconds
        self._threads = threads
        self._thorough = thorough
        self._settings = SearchSettings(game.min_visits)._replace(**settings)
        self._seed = seed or fresh_seed()
        self._rng = stream(derive(self._seed, threads))
        self._trees: list[SearchTree] = []
        self._seat: int | None = None

    def get_ready(self, state: State) -> None:
        """Compile or load everything that a search of this game needs."""
        self._engine.get_ready(state)

    def choose(self, view: View[Any], legal: Sequence[int]) -> int:
        choice = self._without_search(view, legal)
        return self._drawn(self.advise(view)) if choice is None else choice

    def _without_search(self, view: View[Any], legal: Sequence[int]) -> int | None:
        """Return the choice where a search is not needed, or could not compare all moves."""
        if len(legal) == 1:
            return legal[0]
        if self._threads * self._simulations < VISITS_TO_COMPARE * len(legal) ** 2:
            return follow_heuristic(self.game, view, legal, self._rng)
        return None

    def _drawn(self, advice: list[Advice]) -> int:
        """Return an action, drawn by the weights of the moves."""
        left = draw(self._rng, 1 << 30) / (1 << 30)
        for move in advice:
            left -= move.weight
            if left < 0:
                return move.action
        return max(advice, key=lambda move: move.weight).action

    def advise(self, view: View[Any]) -> list[Advice]:
        """Return what a search finds out about every legal move; raise NotYourTurn if there is nothing to decide."""
        seat, legal = self._decision(view)
        trees = self._trees_for(view, seat)
        self._think(trees)
        return advice_from([tree.result() for tree in trees], legal)

    def _decision(self, view: View[Any]) -> tuple[int, list[int]]:
        """Return the seat that has to decide, and its legal actions."""
        legal = [] if view.seat is None else self.game.legal(view.state, view.seat)
        if view.seat is None or not legal:
            waiting = ", ".join(map(str, self.game.actors(view.state))) or "–"
            raise NotYourTurn("not-your-turn", seat="–" if view.seat is None else view.seat, waiting=waiting)
        return view.seat, legal

    def _trees_for(self, view: View[Any], seat: int) -> list[SearchTree]:
        """Return a tree for each thread, ready for the view: that of this seat's last move, unless it is too full."""
        if seat != self._seat:
            streams = (stream(derive(self._seed, k)) for k in range(self._threads))
            self._trees = [self._engine.new_tree(rng, self.room) for rng in streams]
            self._seat = seat
        for tree in self._trees:
            tree.make_ready(view.state, seat)
        return self._trees

    @property
    def room(self) -> int:
        """For how many simulations a tree has room."""
        return min(MOST_ROOM, self._simulations * (ENDGAME_ROOM if self._thorough else 1))

    def _think(self, trees: list[SearchTree]) -> None:
        until = None if self._seconds is None else perf_counter() + self._seconds
        if len(trees) == 1:
            self._think_at(trees[0], until)
            return
        from concurrent.futures import ThreadPoolExecutor

        with ThreadPoolExecutor(len(trees)) as pool:
            for thought in [pool.submit(self._think_at, tree, until) for tree in trees]:
                thought.result()

    def _think_at(self, tree: SearchTree, until: float | None) -> None:
        """Run simulations in one tree until there are enough or the time is over."""
        portions = self._portions(until)
        with suppress(StopIteration):
            portion = next(portions)
            while True:
                portion = portions.send(tree.search(*portion))

    def _portions(self, until: float | None) -> Generator[tuple[int, SearchSettings], int, None]:
        """Yield the parts of a search, until there are enough simulations or the time is over; each answer is the
        number of decisions in that part."""
        settings, left = self._settings, self._simulations
        while left > 0:
            step = min(SIMULATIONS_AT_A_TIME, left)
            decisions = yield step, settings
            left -= step
            if self._thorough and settings is self._settings and decisions <= DECISIONS_NEAR_THE_END * step:
                settings, left = settings._replace(min_visits=0), left * ENDGAME_FACTOR
            if until is not None and perf_counter() >= until:
                break


def advice_from(found: Sequence[SearchResult], legal: Sequence[int]) -> list[Advice]:
    """Return what the searches of all threads have found out about the legal moves."""
    visits, played, tried, won, scored = (summed(parts) for parts in zip(*found, strict=True))
    weights = mixed(played) if any(played) else best_of(visits, legal)
    return [
        Advice(a, int(tried[a]), scored[a] / max(tried[a], 1), won[a] / max(tried[a], 1), weights[a]) for a in legal
    ]


def ranked(game: Game[Any], view: View[Any], advice: Sequence[Advice]) -> list[dict[str, Any]]:
    """Return what a search found out about every move of a seat, for people and programs, the best move first."""
    assert view.seat is not None
    written = game.notation.move
    return [
        {
            "move": written(view.state, view.seat, move.action),
            "share": round(move.weight, 3),
            "win": round(move.win, 3) if move.visits else None,
            "points": round(move.points, 2) if move.visits else None,
            "visits": move.visits,
        }
        for move in sorted(advice, key=lambda move: (move.weight, move.visits, move.win), reverse=True)
    ]


def summed(parts: Sequence[Sequence[float]]) -> list[float]:
    """Return for each action the sum over all threads."""
    return [sum(numbers) for numbers in zip(*parts, strict=True)]


def mixed(played: Sequence[float]) -> list[float]:
    """Return a mixed strategy without the moves that it hardly ever plays."""
    least = LEAST_SHARE * max(played)
    kept = [often if often >= least else 0.0 for often in played]
    total = sum(kept)
    return [often / total for often in kept]


def best_of(visits: Sequence[float], legal: Sequence[int]) -> list[float]:
    """Return a strategy that always plays the move that was chosen most often."""
    best = max(legal, key=lambda action: visits[action])
    return [float(action == best) for action in range(len(visits))]
