"""The speed of PettingZoo's loop, agent by agent: with our games, and with a card game of PettingZoo."""

from __future__ import annotations

import os
import random
from collections.abc import Callable
from contextlib import AbstractContextManager
from functools import partial
from typing import Any

from menagerie.benchmarks.engine_speed import Ratio, Speed, Way, slowest
from menagerie.core.game import Game
from menagerie.games import load, names

LOOPS = ("raw_env", "env")
"""Without and with PettingZoo's own checks."""


def our_loops(compiling: Callable[[Game[Any]], AbstractContextManager[None]]) -> list[Way]:
    """Return the loops of every game at every number of seats."""
    from menagerie.envs import pettingzoo

    ways: list[Way] = []
    for game in map(load, names()):
        for players in game.seats:
            with compiling(game):
                loops = {loop: getattr(pettingzoo, loop)(game, players) for loop in LOOPS}
                ways += [(game.name, players, loop, (looped(env),)) for loop, env in loops.items()]
    return ways


def their_loops() -> list[Way]:
    """Return the loops of PettingZoo's Leduc hold'em; raise ImportError where it is not installed."""
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    # Not from leduc_holdem_v4, the module around this one: its import warns that it is deprecated.
    from pettingzoo.classic.rlcard_envs import leduc_holdem

    loops = {loop: getattr(leduc_holdem, loop)() for loop in LOOPS}
    return [("leduc_holdem_v4", 2, loop, (looped(env),)) for loop, env in loops.items()]


def looped(env: Any) -> Callable[[], int]:
    """Return a function that plays one random game; the first game is already played."""
    play = partial(play_loop, env, random.Random(1))  # noqa: S311
    play()
    return play


def play_loop(env: Any, rng: random.Random) -> int:
    """Play one game with the loop of PettingZoo's documentation. Return the number of decisions."""
    decisions = 0
    env.reset()
    for _ in env.agent_iter():
        observation, _, terminated, truncated, _ = env.last()
        if terminated or truncated:
            env.step(None)
        else:
            legal = observation["action_mask"].nonzero()[0]
            env.step(legal[int(rng.random() * len(legal))])
            decisions += 1
    return decisions


def loop_ratios(ours: list[Speed], theirs: list[Speed]) -> list[Ratio]:
    """Return the ratio of each game of ours, where it is slowest, to theirs, for each loop."""
    found = []
    for game in dict.fromkeys(speed.game for speed in ours):
        for peer in theirs:
            found.append(Ratio(game, peer.game, peer.way, slowest(ours, game, peer.way) / peer.rate))
    return found
