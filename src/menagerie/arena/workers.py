"""Workers that play a contest's games: threads here, or a Ray cluster. The results are the same."""

from __future__ import annotations

import os
import socket
import threading
from collections import deque
from collections.abc import Callable, Generator, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import AbstractContextManager, contextmanager, suppress
from importlib.util import find_spec
from pathlib import Path
from time import perf_counter
from typing import Any, TypeAlias

from menagerie.arena.contest import Contest, PlayedGame, never, play
from menagerie.bots.external_bot import BotProcesses
from menagerie.core.errors import BadSetup

AT_A_TIME = 0.5
"""Seconds that a batch of games takes, if more than one game fits into them."""

MOST_AT_A_TIME = 500
AHEAD = 6
"""The number of batches for each worker that are started before their results are needed."""

CONNECT_SECONDS = 10.0
"""Seconds in which a cluster must answer."""

QUIET = {"RAY_USAGE_STATS_ENABLED": "0", "RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO": "0"}
"""Settings that turn off Ray's usage reports and its warning about graphics cards."""

Batch: TypeAlias = tuple[list[PlayedGame], float]
"""The results of some games, and the seconds they took."""

Submit: TypeAlias = Callable[[int, int], "Future[Batch]"]
"""Starts a batch: the first game and the number of games."""

Workers: TypeAlias = AbstractContextManager[tuple[Submit, int]]
"""A way to start batches, and the number of workers."""


def games_of(workers: Workers, todo: range) -> Generator[PlayedGame, None, None]:
    """Yield the results of these games in their order, wherever and whenever they are played."""
    with workers as (submit, width):
        playing: deque[Future[Batch]] = deque()
        first, size = todo.start, 1
        while first < todo.stop or playing:
            while first < todo.stop and len(playing) < AHEAD * width:
                count = min(size, -(-(todo.stop - first) // width))
                playing.append(submit(first, count))
                first += count
            games, seconds = playing.popleft().result()
            size = max(1, min(MOST_AT_A_TIME, int(len(games) * AT_A_TIME / max(seconds, 1e-9))))
            yield from games


def play_batch(
    contest: Contest,
    first: int,
    count: int,
    recorded: bool,
    processes: BotProcesses,
    halted: Callable[[], bool] = never,
) -> Batch:
    """Play some games of a contest, one after the other."""
    began = perf_counter()
    games = [play(contest, index, processes, recorded, halted) for index in range(first, first + count)]
    return games, perf_counter() - began


@contextmanager
def threads(contest: Contest, width: int, recorded: bool) -> Iterator[tuple[Submit, int]]:
    """Play on threads of this process; when the context ends early, they stop before their next move."""
    halt, processes, pool = threading.Event(), BotProcesses(), ThreadPoolExecutor(width)
    try:
        yield (
            lambda first, count: pool.submit(play_batch, contest, first, count, recorded, processes, halt.is_set),
            width,
        )
    finally:
        halt.set()
        processes.close()
        pool.shutdown(cancel_futures=True)


@contextmanager
def ray_cluster(contest: Contest, address: str, recorded: bool) -> Iterator[tuple[Submit, int]]:
    """Play on the Ray cluster at this address, or on one on this machine; a batch whose worker dies is played again."""
    ray = connected(address)
    try:
        task = ray.remote(max_retries=-1)(play_remotely)
        terms = ray.put(contest.terms)
        width = max(1, int(ray.cluster_resources().get("CPU", 1)))
        here = str(Path.cwd())
        yield lambda first, count: task.remote(terms, here, first, count, recorded).future(), width
    finally:
        ray.shutdown()


def play_remotely(terms: dict[str, Any], folder: str, first: int, count: int, recorded: bool) -> Batch:
    """Play some games of a contest in a remote process, where bots are in the same folder as here."""
    with suppress(OSError):
        os.chdir(folder)
    with BotProcesses() as processes:
        return play_batch(Contest.on(terms), first, count, recorded, processes)


def check_ray() -> None:
    """Raise BadSetup if Ray is not installed."""
    if find_spec("ray") is None:
        raise BadSetup("extra-missing", argument="--ray", extra="cluster")


def connected(address: str) -> Any:
    """Connect to Ray at this address; ``local`` starts it here."""
    for name, value in QUIET.items():
        os.environ.setdefault(name, value)
    import ray

    try:
        check_reachable(address)
        ray.init(address, include_dashboard=False, logging_level="ERROR", log_to_driver=False)
    except (OSError, ValueError, RuntimeError, ray.exceptions.RayError) as error:
        raise BadSetup("ray-unreachable", address=address, reason=str(error).partition("\n")[0]) from None
    return ray


def check_reachable(address: str) -> None:
    """Fail soon if nothing answers at the address, where Ray would try for minutes."""
    host, _, port = address.rpartition(":")
    if host and port.isdecimal() and "/" not in host:
        socket.create_connection((host, int(port)), CONNECT_SECONDS).close()
