"""The speed of environments, observations and masks included, compared with other environments in the same run.

Ours step 1,024 games at once and hand out every decision of every seat; each action is a random one that the mask
allows. All of that counts, on one core, in seconds of processor time: nothing here waits, and other programs on the
machine affect all alike.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from contextlib import AbstractContextManager
from dataclasses import asdict, dataclass
from itertools import islice
from statistics import median
from time import process_time
from typing import Any

import numpy as np

from menagerie.benchmarks.engine_speed import Ratio, Speed, Way, measured, slowest
from menagerie.benchmarks.other_environments import OTHERS
from menagerie.benchmarks.pettingzoo_loop import loop_ratios, our_loops, their_loops
from menagerie.bots.network_weights import has_weights
from menagerie.core.game import Game
from menagerie.games import load, names

VECTOR = "vector"
REFLEX = "reflex"
GAMES_AT_ONCE = 1024
STEPS = 8
"""The number of steps between two looks at the clock."""


@dataclass(frozen=True)
class EnvReport:
    """Everything that was measured."""

    ours: list[Speed]
    cells: list[int]
    """The number of cells of an observation, for each of ours."""
    reflex: list[Speed]
    """Ours with the opponents reflex: decisions of the caller's seat and of the network."""
    others: list[Speed]
    ratios: list[Ratio]
    missing: list[str]
    """Other projects that are not installed."""
    loops: list[Speed]
    """PettingZoo's loop over our games, agent by agent."""
    loop_peers: list[Speed]
    loop_ratios: list[Ratio]

    def as_json(self) -> dict[str, Any]:
        return asdict(self)


def keep_to_one_core() -> None:
    """Keep all threads on one core, where the system can."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})


@dataclass(frozen=True)
class EnvWays:
    """Everything that will be measured."""

    ours: list[Way]
    reflex: list[Way]
    others: list[Way]
    loops: list[Way]
    loop_peers: list[Way]
    missing: list[str]

    @property
    def all(self) -> list[Way]:
        return self.ours + self.reflex + self.others + self.loops + self.loop_peers


def env_ways(compiling: Callable[[Game[Any]], AbstractContextManager[None]]) -> EnvWays:
    """Return our environments, those of others, PettingZoo's loop, and the names of what is not installed."""
    ours: list[Way] = []
    reflex: list[Way] = []
    for game in map(load, names()):
        for players in game.seats:
            with compiling(game):
                ours.append((game.name, players, VECTOR, (stepped(game, players, None),)))
                if has_weights(game.name):
                    reflex.append((game.name, players, REFLEX, (stepped(game, players, REFLEX),)))
    missing: list[str] = []
    others = [way for name, ways in OTHERS.items() for way in if_installed(name, ways, missing)]
    loops = if_installed("PettingZoo", lambda: our_loops(compiling), missing)
    return EnvWays(
        ours, reflex, others, loops, if_installed("leduc_holdem_v4", their_loops, missing) if loops else [], missing
    )


def if_installed(name: str, ways: Callable[[], list[Way]], missing: list[str]) -> list[Way]:
    """Return the ways; if they are not installed, return none and add the name to ``missing``."""
    try:
        return ways()
    except ImportError:
        missing.append(name)
        return []


def stepped(game: Game[Any], players: int, opponents: str | None) -> Callable[[], int]:
    """Return a function that takes some steps of many games and returns the number of decisions."""
    from menagerie.envs.vector import MenagerieVectorEnv
    from menagerie.fast.random_actions import choose_any

    env = MenagerieVectorEnv(game, players, GAMES_AT_ONCE, opponents=opponents)
    masks = env.reset(seed=1)[0]["action_mask"]
    actions, rng = np.zeros(GAMES_AT_ONCE, np.int64), np.array([1, 2, 3, 4])
    going = np.ones(GAMES_AT_ONCE, np.bool_)

    def steps() -> int:
        nonlocal masks, going
        decisions = -env.network_decisions
        for _ in range(STEPS):
            choose_any(masks, rng, actions)
            decisions += int(np.count_nonzero(going))
            observations, _, ended, _, _ = env.step(actions)
            masks, going = observations["action_mask"], ~ended
        return decisions + env.network_decisions

    steps()
    return steps


def bench_envs(ways: EnvWays, seconds: float, watch: Callable[[], object]) -> EnvReport:
    """Measure all ways in turns."""
    rates = measured(ways.all, seconds, watch, process_time)
    speeds = iter([Speed(*way[:3], median(found)) for way, found in zip(ways.all, rates, strict=True)])
    parts = (ways.ours, ways.reflex, ways.others, ways.loops, ways.loop_peers)
    ours, reflex, others, loops, loop_peers = (list(islice(speeds, len(part))) for part in parts)
    return EnvReport(
        ours=ours,
        cells=[load(speed.game).width(speed.players) for speed in ours],
        reflex=reflex,
        others=others,
        ratios=env_ratios(ours, others),
        missing=ways.missing,
        loops=loops,
        loop_peers=loop_peers,
        loop_ratios=loop_ratios(loops, loop_peers),
    )


def env_ratios(ours: list[Speed], others: list[Speed]) -> list[Ratio]:
    """Return the ratio of each game of ours, where it is slowest, to each of theirs."""
    found = []
    for game in dict.fromkeys(speed.game for speed in ours):
        rate = slowest(ours, game, VECTOR)
        found += [Ratio(game, other.game, other.way, rate / other.rate) for other in others]
    return found
