"""How fast the games are, plain and compiled, and beside OpenSpiel in the same run.

A decision is one choice by one player; chance is not counted. Every figure is the median of several short runs on
one core, all ways in turn.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractContextManager
from dataclasses import asdict, dataclass
from functools import partial
from itertools import count
from statistics import median
from time import perf_counter
from typing import Any

from menagerie.arena.simulate import Run, play_chunk, warmed_up
from menagerie.core.chance import draw, seed_of, stream
from menagerie.core.game import CHANCE, Game
from menagerie.games import load, names

RUNS = 5
AT_ONCE = 500
"""So many compiled games are played between two looks at the clock."""

NEAREST = {"mausen": "goofspiel", "awimbawe": "hearts", "mopsen": "spades"}
"""The peer's game that is most like ours: chosen at once; tricks that cost or pay by the card; tricks under trumps."""


@dataclass(frozen=True)
class Speed:
    """Decisions a second of one game, played in one way."""

    game: str
    players: int
    way: str
    rate: float


@dataclass(frozen=True)
class Ratio:
    """How many times faster our slowest player count is than the peer, in this run."""

    game: str
    peer: str
    way: str
    times: float


@dataclass(frozen=True)
class Report:
    """All that was measured."""

    ours: list[Speed]
    peers: list[Speed]
    ratios: list[Ratio]

    def as_json(self) -> dict[str, Any]:
        return asdict(self)


Way = tuple[str, int, str, Callable[[], int]]
"""A game, its number of players, a way of playing it, and some games played in that way: the decisions in them."""


def bench(ways: list[Way], seconds: float, watch: Callable[[], object]) -> Report:
    """Measure all ways, again and again in turn, so that what disturbs the machine for a while disturbs all alike."""
    rates: list[list[float]] = [[] for _ in ways]
    for _ in range(RUNS):
        for (*_, play), found in zip(ways, rates, strict=True):
            found.append(one_rate(play, seconds / RUNS))
            watch()
    speeds = [Speed(*way[:3], median(found)) for way, found in zip(ways, rates, strict=True)]
    ours = [speed for speed in speeds if speed.way in ("plain", "compiled")]
    peers = [speed for speed in speeds if speed not in ours]
    return Report(ours, peers, ratios(ours, peers))


def one_rate(play: Callable[[], int], seconds: float) -> float:
    """Decisions a second."""
    decisions, began = 0, perf_counter()
    while (passed := perf_counter() - began) < seconds or not decisions:
        decisions += play()
    return decisions / passed


def all_ways(compiling: Callable[[Game[Any]], AbstractContextManager[None]]) -> list[Way]:
    """Every game at every player count, plain and compiled; and the peers, if they are installed."""
    ways: list[Way] = []
    for game in map(load, names()):
        for players in game.seats:
            with compiling(game):
                ways += our_ways(game, players)
    return ways + peer_ways()


def our_ways(game: Game[Any], players: int) -> list[Way]:
    run = Run(game, players, 0, seed_of("bench"), {})
    start = warmed_up(run)
    rng, first = stream(seed_of("bench")), count(step=AT_ONCE)
    return [
        (game.name, players, "plain", lambda: play_plainly(game, players, rng)),
        (game.name, players, "compiled", lambda: play_chunk(run, start, next(first), AT_ONCE)[3]),
    ]


def play_plainly(game: Game[Any], players: int, rng: list[int]) -> int:
    """One game at random through the plain rules, untold; its decisions."""
    rules = game.rules
    actors, legal, apply = rules.actors, rules.legal, rules.apply
    state = game.start(players)
    moves, outcome = [0] * game.most_legal, [0] * game.outcome_length
    decisions = 0
    while acting := actors(state):
        if acting == CHANCE:
            rules.chance(state, rng, outcome)
            rules.happen(state, outcome, None)
        else:
            seat = (acting & -acting).bit_length() - 1
            apply(state, seat, moves[draw(rng, legal(state, seat, moves))], None)
            decisions += 1
    return decisions


def ratios(ours: list[Speed], peers: list[Speed]) -> list[Ratio]:
    """Our compiled rules against each way of the nearest peer."""
    found = []
    for game, nearest in NEAREST.items():
        slowest = min((s.rate for s in ours if s.game == game and s.way == "compiled"), default=0.0)
        found += [Ratio(game, nearest, peer.way, slowest / peer.rate) for peer in peers if peer.game == nearest]
    return found


def peer_ways() -> list[Way]:
    """OpenSpiel's games in its three ways; none if it is not installed."""
    try:
        from menagerie.arena.openspiel import WAYS, Peer
    except ImportError:
        return []
    peers = (Peer("goofspiel", {"players": 3}), Peer("hearts"), Peer("spades"))
    return [(peer.name, peer.players, name, partial(way, peer)) for peer in peers for name, way in WAYS.items()]
