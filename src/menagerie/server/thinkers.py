"""Processes that think for bots, so that nobody waits while they do."""

from __future__ import annotations

import asyncio
import os
from collections import OrderedDict
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context, parent_process
from threading import Thread
from typing import Any

from menagerie.bots.levels import Bot, bot_of
from menagerie.core.game import View
from menagerie.games import load
from menagerie.server import metrics

KEPT = 200
"""A process remembers so many bots, each with what it has thought."""

TRIES = 3
"""A process that dies is replaced, and asked again, so often."""

_bots: OrderedDict[tuple[str, int, str], Bot] = OrderedDict()


def go_with_the_server() -> None:
    """In a process of its own: end when the server has ended, however it did."""

    def wait() -> None:
        server = parent_process()
        assert server is not None
        server.join()
        os._exit(0)

    Thread(target=wait, daemon=True).start()


def think(room: str, level: str, game: str, view: View[Any], legal: list[int], seconds: float) -> int:
    """In a process of its own: what the bot that has this seat chooses."""
    assert view.seat is not None
    key = room, view.seat, level
    bot = _bots.pop(key, None) or bot_of(level, load(game), seconds=seconds)
    _bots[key] = bot
    while len(_bots) > KEPT:
        _bots.popitem(last=False)
    return bot.choose(view, legal)


def new_pool(processes: int) -> ProcessPoolExecutor:
    return ProcessPoolExecutor(processes, get_context("spawn"), initializer=go_with_the_server)


class Thinkers:
    """So many processes; they start when the first bot has to choose."""

    def __init__(self, processes: int, seconds: float) -> None:
        self._processes = processes
        self._seconds = seconds
        self._pool: ProcessPoolExecutor | None = None

    async def choose(self, room: str, level: str, game: str, view: View[Any], legal: list[int]) -> int:
        """What a bot of this level chooses from a view."""
        loop = asyncio.get_running_loop()
        for left in reversed(range(TRIES)):
            pool = self._pool = self._pool or new_pool(self._processes)
            try:
                with metrics.THOUGHTS.labels(level).time():
                    return await loop.run_in_executor(pool, think, room, level, game, view, legal, self._seconds)
            except BrokenProcessPool:
                if self._pool is pool:
                    self._pool = None
                    pool.shutdown(wait=False)
                if not left:
                    raise
        raise AssertionError

    async def stop(self) -> None:
        """End the processes, and wait until they have let go of everything."""
        pool, self._pool = self._pool, None
        if pool:
            await asyncio.to_thread(pool.shutdown, cancel_futures=True)
