"""Processes that think for bots, so that nobody waits while they do.

The first search of a game has to be compiled, which may take half a minute. That is done in a process of its own, as
soon as a table is there that may need it, so that no other bot waits for it; what was compiled is kept on the disk, and
where bots think it is only loaded.
"""

from __future__ import annotations

import asyncio
import logging
import os
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from multiprocessing import get_context
from threading import Thread
from typing import TYPE_CHECKING, Any, TypeVar

from menagerie.bots.levels import SEARCHES, Bot, adviser_of, bot_of, get_ready
from menagerie.core.errors import Problem
from menagerie.core.game import View
from menagerie.games import load
from menagerie.server import metrics
from menagerie.server.errors import Closing

if TYPE_CHECKING:
    from multiprocessing.connection import Connection

log = logging.getLogger("menagerie")

R = TypeVar("R")

KEPT = 200
"""A process remembers so many bots, each with what it has thought."""

TRIES = 3
"""A process that dies is replaced, and asked again, so often."""

_bots: OrderedDict[tuple[str, int, str], Bot] = OrderedDict()


# In a process of its own --------------------------------------------------------------------------------------------


def hold_on(string: Connection) -> None:
    """End at once when the server lets go of the other end of a string, or has ended, however it did."""

    def wait() -> None:
        with suppress(EOFError, OSError):
            string.recv_bytes()
        os._exit(0)

    Thread(target=wait, daemon=True).start()


def think(state: str, level: str, game: str, view: View[Any], legal: list[int], seconds: float) -> int:
    """What the bot that has this seat chooses."""
    assert view.seat is not None
    key = state, view.seat, level
    bot = _bots.pop(key, None) or bot_of(level, load(game), seconds=seconds)
    _bots[key] = bot
    while len(_bots) > KEPT:
        _bots.popitem(last=False)
    return bot.choose(view, legal)


def advise(level: str, game: str, view: View[Any], seconds: float) -> list[dict[str, Any]]:
    """What a search finds out about every move of a seat, the best first. It knows what the seat knows, and nothing of
    what it was asked before.
    """
    assert view.seat is not None
    found = load(game)
    adviser = adviser_of(level, found, len(found.legal(view.state, view.seat)), seconds)
    advice = sorted(adviser.advise(view), key=lambda move: (move.weight, move.visits, move.win), reverse=True)
    return [
        {
            "move": found.notation.move(view.state, view.seat, move.action),
            "share": round(move.weight, 3),
            "win": round(move.win, 3) if move.visits else None,
            "points": round(move.points, 2) if move.visits else None,
            "visits": move.visits,
        }
        for move in advice
    ]


def learn(game: str) -> None:
    """Have all compiled that a search of this game needs, or load it if that has been done."""
    found = load(game)
    for level in SEARCHES:
        get_ready(level, found, found.seats[0])


# In the server ------------------------------------------------------------------------------------------------------


class Pool:
    """So many processes on a string."""

    def __init__(self, processes: int) -> None:
        context = get_context("spawn")
        self._far, self._near = context.Pipe(duplex=False)
        self._executor = ProcessPoolExecutor(processes, context, initializer=hold_on, initargs=(self._far,))

    async def run(self, work: Callable[..., R], *given: Any) -> R:
        """Have this done by one of them."""
        return await asyncio.get_running_loop().run_in_executor(self._executor, work, *given)

    async def end(self) -> None:
        """End the processes, whatever they are at, and wait until they have let go of everything."""
        self._near.close()
        await asyncio.to_thread(self._executor.shutdown, cancel_futures=True)
        self._far.close()


class BotWorkers:
    """So many processes; they start when there is something to think about."""

    def __init__(self, processes: int, seconds: float) -> None:
        self._processes = processes
        self._seconds = seconds
        self._pool: Pool | None = None
        self._pools: set[Pool] = set()
        self._prepared: dict[str, asyncio.Task[None]] = {}
        self._one_at_a_time = asyncio.Lock()
        self._stopped = False

    async def choose(self, state: str, level: str, game: str, view: View[Any], legal: list[int]) -> int:
        """What a bot of this level chooses from a view."""
        if level in SEARCHES:
            await asyncio.shield(self.prepare(game))
        with metrics.THOUGHTS.labels(level).time():
            return await self._run(think, state, level, game, view, legal, self._seconds)

    async def advise(self, level: str, game: str, view: View[Any]) -> list[dict[str, Any]]:
        """What a bot of a level that searches finds out about every move, the best first."""
        await asyncio.shield(self.prepare(game))
        with metrics.HINTS.time():
            return await self._run(advise, level, game, view, self._seconds)

    def prepare(self, game: str) -> asyncio.Task[None]:
        """Be ready to search this game, soon; once is enough."""
        if game not in self._prepared:
            self._prepared[game] = asyncio.create_task(self._prepare(game))
        return self._prepared[game]

    async def _prepare(self, game: str) -> None:
        try:
            async with self._one_at_a_time:
                await self._run_apart(learn, game)
            await asyncio.gather(*(self._run(learn, game) for _ in range(self._processes)))
        except (Problem, BrokenProcessPool) as problem:
            if not self._stopped:
                log.warning("a game could not be prepared", extra={"game": game, "problem": type(problem).__name__})

    async def _run_apart(self, work: Callable[..., R], *given: Any) -> R:
        """Have something done that takes long, by a process that is there only for this."""
        pool = self._new_pool(1)
        try:
            return await pool.run(work, *given)
        finally:
            await self._end(pool)

    async def _run(self, work: Callable[..., R], *given: Any) -> R:
        """Have something done by one of the processes."""
        for left in reversed(range(TRIES)):
            pool = self._pool = self._pool or self._new_pool(self._processes)
            try:
                return await pool.run(work, *given)
            except BrokenProcessPool:
                if self._pool is pool:
                    self._pool = None
                    await self._end(pool)
                if not left:
                    raise
        raise AssertionError

    def _new_pool(self, processes: int) -> Pool:
        if self._stopped:
            raise Closing("server-closing")
        pool = Pool(processes)
        self._pools.add(pool)
        return pool

    async def _end(self, pool: Pool) -> None:
        if pool in self._pools:
            self._pools.discard(pool)
            await pool.end()

    async def stop(self) -> None:
        """End all processes at once."""
        self._stopped, self._pool = True, None
        await asyncio.gather(*map(self._end, set(self._pools)))
        await asyncio.gather(*self._prepared.values(), return_exceptions=True)
