"""The speed of the games and of the search, compared with OpenSpiel in the same run.

A decision is one choice by one player; chance does not count. A simulation of the search goes from the first decision
of a round to its end. Every figure is the median of several short runs, which take turns, on one core unless stated
otherwise.
"""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractContextManager
from dataclasses import asdict, dataclass
from functools import partial
from itertools import count
from statistics import median
from time import perf_counter, process_time
from typing import Any

from menagerie.arena.simulate import Run, play_chunk, warmed_up
from menagerie.core.chance import draw, seed_of, stream
from menagerie.core.game import CHANCE, Game
from menagerie.core.match import Match
from menagerie.core.search_settings import SearchSettings
from menagerie.engine import SearchTree, native_engine, wasm_engine
from menagerie.engine.module import contains
from menagerie.games import load, names

RUNS = 15
AT_ONCE = 500
"""The number of compiled games between two looks at the clock."""

SIMULATIONS = 5_000
"""The number of simulations of a search."""

SEARCHES = {"search": (1, 0), "two-threads": (2, 0), "habit": (1, 256)}
"""Ways to search: the number of threads, and how many of 256 moves below the tree follow the heuristic."""

ENGINES = ("engine-native", "engine-wasm")
"""The search as the levels use it, by both engines."""


@dataclass(frozen=True)
class Speed:
    """Decisions or simulations per second of one game, played or searched in one way."""

    game: str
    players: int
    way: str
    rate: float


@dataclass(frozen=True)
class Ratio:
    """How many times faster our slowest number of players is than the peer, in this run."""

    game: str
    peer: str
    way: str
    times: float


@dataclass(frozen=True)
class Gain:
    """How many times as much two threads search as one; each pair is measured one after the other."""

    game: str
    players: int
    times: float


@dataclass(frozen=True)
class EngineSpeed:
    """Simulations per second of processor time of both engines, and the ratio; each pair is measured in turn."""

    game: str
    players: int
    native: float
    wasm: float
    ratio: float


@dataclass(frozen=True)
class SpeedReport:
    """Everything that was measured."""

    ours: list[Speed]
    peers: list[Speed]
    ratios: list[Ratio]
    searches: list[Speed]
    thread_gains: list[Gain]
    engines: list[EngineSpeed]
    search_peers: list[Speed]
    search_ratios: list[Ratio]

    def as_json(self) -> dict[str, Any]:
        return asdict(self)


Play = Callable[[], int]
"""Plays or searches some games in some way, and returns the number of decisions or simulations."""

Way = tuple[str, int, str, tuple[Play, ...]]
"""A game, its number of players, the name of a way to play it, and one function for each thread."""


def bench(ways: list[Way], seconds: float, watch: Callable[[], object]) -> SpeedReport:
    """Measure all ways in turns, so that a disturbance of the machine affects all alike."""
    rates = measured(ways, seconds, watch)
    speeds = [Speed(*way[:3], median(found)) for way, found in zip(ways, rates, strict=True)]
    ours = [speed for speed in speeds if speed.way in ("plain", "compiled")]
    searches = [speed for speed in speeds if speed.way in SEARCHES]
    search_peers = [speed for speed in speeds if speed.way == "ismcts"]
    peers = [speed for speed in speeds if speed not in ours + searches + search_peers and speed.way not in ENGINES]
    return SpeedReport(
        ours,
        peers,
        ratios(ours, peers),
        searches,
        thread_gains(ways, rates),
        engine_speeds(ways, rates),
        search_peers,
        search_ratios(searches, search_peers),
    )


def measured(
    ways: list[Way], seconds: float, watch: Callable[[], object], clock: Callable[[], float] = perf_counter
) -> list[list[float]]:
    """Return the rates of every way, measured in turns with this clock."""
    rates: list[list[float]] = [[] for _ in ways]
    for _ in range(RUNS):
        for (*_, way, plays), found in zip(ways, rates, strict=True):
            found.append(together(plays, seconds / RUNS, process_time if way in ENGINES else clock))
            watch()
    return rates


def together(plays: tuple[Play, ...], seconds: float, clock: Callable[[], float] = perf_counter) -> float:
    """Return the decisions per second of all threads together."""
    if len(plays) == 1:
        return one_rate(plays[0], seconds, clock)
    with ThreadPoolExecutor(len(plays)) as pool:
        return sum(pool.map(one_rate, plays, [seconds] * len(plays)))


def one_rate(play: Play, seconds: float, clock: Callable[[], float] = perf_counter) -> float:
    """Return the decisions per second."""
    decisions, began = 0, clock()
    while (passed := clock() - began) < seconds or not decisions:
        decisions += play()
    return decisions / passed


def all_ways(compiling: Callable[[Game[Any]], AbstractContextManager[None]]) -> list[Way]:
    """Return every game at every number of players, plain and compiled, and the peers, if they are installed."""
    ways: list[Way] = []
    for game in map(load, names()):
        for players in game.seats:
            with compiling(game):
                ways += our_ways(game, players) + search_ways(game, players) + engine_ways(game, players)
    return ways + peer_ways()


def search_ways(game: Game[Any], players: int) -> list[Way]:
    """Return the searches from the first decision: random below the tree, like the peer's; on two threads; by the
    heuristic."""
    from menagerie.fast import register
    from menagerie.fast.rows import rows_of
    from menagerie.fast.search import forget, memory_for, search

    register(game)
    match = Match(game, players, seed=seed_of("bench"))
    seat = match.actors[0]
    rows = rows_of(match.view(seat).state)

    def think(memory: Any, heuristic_rate: int) -> int:
        forget(memory)
        search(rows, seat, SIMULATIONS, memory, SearchSettings(game.min_visits)._replace(heuristic_rate=heuristic_rate))
        return SIMULATIONS

    ways: list[Way] = []
    for way, (threads, heuristic_rate) in SEARCHES.items():
        memories = [memory_for(game, match.state, stream(seed_of(str(k))), SIMULATIONS) for k in range(threads)]
        think(memories[0], heuristic_rate)
        ways.append((game.name, players, way, tuple(partial(think, memory, heuristic_rate) for memory in memories)))
    return ways


def engine_ways(game: Game[Any], players: int) -> list[Way]:
    """Return the search of the levels by both engines; nothing for a game that is not in the module."""
    if not contains(game):
        return []
    match = Match(game, players, seed=seed_of("bench"))
    seat = match.actors[0]
    view, settings = match.view(seat).state, SearchSettings(game.min_visits)

    def think(tree: SearchTree) -> int:
        tree.make_ready(view, seat)
        tree.search(SIMULATIONS // 5, settings)
        return SIMULATIONS // 5

    trees = (
        engine.new_tree(stream(seed_of("0")), SIMULATIONS) for engine in (native_engine(game), wasm_engine(game.name))
    )
    return [(game.name, players, way, (partial(think, tree),)) for way, tree in zip(ENGINES, trees, strict=True)]


def our_ways(game: Game[Any], players: int) -> list[Way]:
    run = Run(game, players, 0, seed_of("bench"), {})
    start = warmed_up(run)
    rng, first = stream(seed_of("bench")), count(step=AT_ONCE)
    return [
        (game.name, players, "plain", (lambda: play_plainly(game, players, rng),)),
        (game.name, players, "compiled", (lambda: play_chunk(run, start, next(first), AT_ONCE)[3],)),
    ]


def play_plainly(game: Game[Any], players: int, rng: list[int]) -> int:
    """Play one game at random with the plain rules and without events. Return the number of decisions."""
    rules = game.rules
    actors, legal, apply = rules.actors, rules.legal, rules.apply
    state = game.start(players)
    moves, outcome = [0] * game.most_legal, [0] * game.outcome_length
    decisions = 0
    while acting := actors(state):
        if acting == CHANCE:
            rules.sample_chance(state, rng, outcome)
            rules.apply_chance(state, outcome, None)
        else:
            seat = (acting & -acting).bit_length() - 1
            apply(state, seat, moves[draw(rng, legal(state, seat, moves))], None)
            decisions += 1
    return decisions


def slowest(speeds: list[Speed], game: str, way: str) -> float:
    """Return a game's speed in this way at the number of players where it is slowest."""
    return min((speed.rate for speed in speeds if (speed.game, speed.way) == (game, way)), default=0.0)


def ratios(ours: list[Speed], peers: list[Speed]) -> list[Ratio]:
    """Return our compiled rules' ratios to each way of the nearest peer."""
    found = []
    for game in names():
        nearest = load(game).comparable
        rate = slowest(ours, game, "compiled")
        found += [Ratio(game, nearest, peer.way, rate / peer.rate) for peer in peers if peer.game == nearest]
    return found


def search_ratios(searches: list[Speed], peers: list[Speed]) -> list[Ratio]:
    """Return the ratio of each way of our search, where it is slowest, to the peer's."""
    found = []
    for game in dict.fromkeys(speed.game for speed in searches):
        for way in SEARCHES:
            found += [Ratio(game, peer.game, way, slowest(searches, game, way) / peer.rate) for peer in peers]
    return found


def engine_speeds(ways: list[Way], rates: list[list[float]]) -> list[EngineSpeed]:
    """Return the speed of both engines; the ratio is the median over pairs measured one after the other."""
    found = {way[:3]: rate for way, rate in zip(ways, rates, strict=True)}
    speeds = []
    for game, players, way in found:
        if way == ENGINES[0]:
            native, wasm = (found[game, players, engine] for engine in ENGINES)
            ratio = median(w / n for n, w in zip(native, wasm, strict=True))
            speeds.append(EngineSpeed(game, players, median(native), median(wasm), ratio))
    return speeds


def thread_gains(ways: list[Way], rates: list[list[float]]) -> list[Gain]:
    """Return what the second thread adds to each search; in pairs, since a shared machine's speed varies."""
    found = {way[:3]: rate for way, rate in zip(ways, rates, strict=True)}
    gains = []
    for game, players, way in found:
        if way == "two-threads":
            pairs = zip(found[game, players, "search"], found[game, players, way], strict=True)
            gains.append(Gain(game, players, median(two / one for one, two in pairs)))
    return gains


def peer_ways() -> list[Way]:
    """Return OpenSpiel's games in its three ways, and its search; nothing if it is not installed."""
    try:
        from menagerie.benchmarks.openspiel_play import WAYS, Peer, ismcts
    except ImportError:
        return []
    peers = (Peer("goofspiel", {"players": 3}), Peer("hearts"), Peer("spades"))
    ways: list[Way] = [
        (peer.name, peer.players, name, (partial(way, peer),)) for peer in peers for name, way in WAYS.items()
    ]
    return [*ways, ("hearts", 4, "ismcts", (partial(ismcts, peers[1]),))]
