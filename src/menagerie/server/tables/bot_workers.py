"""Worker processes in which bots search, so that the server never waits for a search.

The search of our own games is compiled ahead; the workers load it when the server starts. The search of another game
has to be compiled here, which can take half a minute. A separate process does that as soon as a table needs it, so
that no other bot waits. The compiled code is kept on disk; the workers only load it.
"""

from __future__ import annotations

import asyncio
import logging
import os
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from multiprocessing import get_context
from threading import Thread
from typing import TYPE_CHECKING, Any, TypeVar

from cachetools import LRUCache

from menagerie.bots.levels import SEARCHES, Bot, adviser_of, bot_of
from menagerie.bots.search_bot import ranked
from menagerie.core.errors import Problem
from menagerie.core.game import View
from menagerie.engine import engine_for, is_compiled_ahead
from menagerie.games import load, own_names
from menagerie.server import metrics
from menagerie.server.errors import Closing

if TYPE_CHECKING:
    from multiprocessing.connection import Connection

log = logging.getLogger("menagerie")

R = TypeVar("R")

BOTS_KEPT = 200
"""How many bots a process keeps, each with its search memory."""

TRIES = 3
"""How often a task is given to a new worker after its worker has died."""

_bots: LRUCache[tuple[str, int, str], Bot] = LRUCache(BOTS_KEPT)


# In a worker process (bots that do not search choose in the server) -----------------------------------------------


def exit_with_server(pipe: Connection) -> None:
    """Exit as soon as the server closes its end of the pipe or ends, however it ends."""

    def wait() -> None:
        with suppress(EOFError, OSError):
            pipe.recv_bytes()
        os._exit(0)

    Thread(target=wait, daemon=True).start()


def choose_move(table: str, level: str, game: str, view: View[Any], legal: list[int], seconds: float) -> int:
    """Return the choice of the bot in the view's seat."""
    assert view.seat is not None
    key = table, view.seat, level
    bot = _bots.get(key)
    if bot is None:
        bot = _bots[key] = bot_of(level, load(game), seconds=seconds)
    return bot.choose(view, legal)


def weigh_moves(level: str, game: str, view: View[Any], seconds: float) -> list[dict[str, Any]]:
    """Return what a search finds out about every move of a seat, the best move first.

    The search starts from the seat's view alone; nothing is kept from earlier requests.
    """
    assert view.seat is not None
    found = load(game)
    adviser = adviser_of(level, found, len(found.legal(view.state, view.seat)), seconds)
    return ranked(found, view, adviser.advise(view))


def load_search(game: str) -> None:
    """Compile everything that a search of this game needs, or load it if it is already compiled."""
    found = load(game)
    engine_for(found).get_ready(found.start(found.seats[0]))


# In the server ------------------------------------------------------------------------------------------------------


class WorkerPool:
    """Worker processes that end with the server."""

    def __init__(self, processes: int) -> None:
        context = get_context("spawn")
        self._worker_end, self._server_end = context.Pipe(duplex=False)
        initargs = (self._worker_end,)
        self._executor = ProcessPoolExecutor(processes, context, initializer=exit_with_server, initargs=initargs)

    async def run(self, work: Callable[..., R], *arguments: Any) -> R:
        """Run a function in one of the workers."""
        return await asyncio.get_running_loop().run_in_executor(self._executor, work, *arguments)

    async def end(self) -> None:
        """End the workers, whatever they are doing, and wait until they have exited."""
        self._server_end.close()
        await asyncio.to_thread(self._executor.shutdown, cancel_futures=True)
        self._worker_end.close()


class BotWorkers:
    """The workers of one node; they start with the first task."""

    def __init__(self, processes: int, seconds: float) -> None:
        self._processes = processes
        self._seconds = seconds
        self._pool: WorkerPool | None = None
        self._pools: set[WorkerPool] = set()
        self._prepared: dict[str, asyncio.Task[None]] = {}
        self._one_at_a_time = asyncio.Lock()
        self._stopped = False

    def start(self) -> None:
        """Let the workers start and load the searches that are compiled ahead, before a table needs them."""
        for game in filter(is_compiled_ahead, map(load, own_names())):
            self.prepare(game.name)

    async def choose(self, table: str, level: str, game: str, view: View[Any], legal: list[int]) -> int:
        """Return the choice of a bot of this level; only a search needs a worker, other choices are made at once."""
        task = table, level, game, view, legal, self._seconds
        if level in SEARCHES:
            await asyncio.shield(self.prepare(game))
        with metrics.BOT_MOVES.labels(level).time():
            return await self._run(choose_move, *task) if level in SEARCHES else choose_move(*task)

    async def advise(self, level: str, game: str, view: View[Any]) -> list[dict[str, Any]]:
        """Return what the search of this level finds out about every move, the best move first."""
        await asyncio.shield(self.prepare(game))
        with metrics.HINTS.time():
            return await self._run(weigh_moves, level, game, view, self._seconds)

    def prepare(self, game: str) -> asyncio.Task[None]:
        """Start to compile and load the search of a game, once; return the task that does it."""
        if game not in self._prepared:
            self._prepared[game] = asyncio.create_task(self._prepare(game))
        return self._prepared[game]

    async def _prepare(self, game: str) -> None:
        try:
            if not is_compiled_ahead(load(game)):
                async with self._one_at_a_time:
                    await self._run_separately(load_search, game)
            await asyncio.gather(*(self._run(load_search, game) for _ in range(self._processes)))
        except (Problem, BrokenProcessPool) as problem:
            if not self._stopped:
                log.warning("cannot prepare a game", extra={"game": game, "problem": type(problem).__name__})

    async def _run_separately(self, work: Callable[..., R], *arguments: Any) -> R:
        """Run a function that takes long in a process of its own."""
        pool = self._new_pool(1)
        try:
            return await pool.run(work, *arguments)
        finally:
            await self._end(pool)

    async def _run(self, work: Callable[..., R], *arguments: Any) -> R:
        """Run a function in a worker; replace the workers and try again if one of them dies."""
        for left in reversed(range(TRIES)):
            pool = self._pool = self._pool or self._new_pool(self._processes)
            try:
                return await pool.run(work, *arguments)
            except BrokenProcessPool:
                if self._pool is pool:
                    self._pool = None
                    await self._end(pool)
                if not left:
                    raise
        raise AssertionError

    def _new_pool(self, processes: int) -> WorkerPool:
        if self._stopped:
            raise Closing("server-closing")
        pool = WorkerPool(processes)
        self._pools.add(pool)
        return pool

    async def _end(self, pool: WorkerPool) -> None:
        if pool in self._pools:
            self._pools.discard(pool)
            await pool.end()

    async def stop(self) -> None:
        """End all worker processes at once."""
        self._stopped, self._pool = True, None
        await asyncio.gather(*map(self._end, set(self._pools)))
        await asyncio.gather(*self._prepared.values(), return_exceptions=True)
