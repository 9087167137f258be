"""Worker processes in which bots search, so that the server never waits for a search.

The search of our own games is compiled ahead; the workers load it when the server starts. The search of another game
has to be compiled here, which can take half a minute. A separate process does that as soon as a table needs it, so
that no other bot waits. The compiled code is kept on disk; the workers only load it.
"""

from __future__ import annotations

import asyncio
import logging
from concurrent.futures.process import BrokenProcessPool
from time import monotonic
from typing import Any

from cachetools import LRUCache

from menagerie.bots.deal_play import SeededDecision, seeded_choice
from menagerie.bots.levels import SEARCHES, Bot, adviser_of, bot_of
from menagerie.bots.search_bot import SearchBot, ranked
from menagerie.core.errors import Problem
from menagerie.core.game import View
from menagerie.engine import engine_for, is_compiled_ahead
from menagerie.games import load, own_names
from menagerie.server import metrics
from menagerie.server.tables.bot_pace import BotPace
from menagerie.server.tables.fair_queue import Claim, FairQueue
from menagerie.server.tables.worker_pool import WorkerPool

log = logging.getLogger("menagerie")

NOBODY = Claim(("",))

MEMORY_KEPT = 300_000
"""For how many simulations the bots that a process keeps have room: about half a kilobyte for each."""

MEMORY_AT_LEAST = 1000
"""What a bot counts at least."""

QUICK = ("casual", "strong")
"""The levels that search for a short time: they have workers of their own, where they wait for nothing longer."""

HINT, ATTENDED, UNATTENDED = range(3)
"""The ranks of tasks: a person waits for a hint, a person waits for a bot's move, or no person waits."""

LONG_SEARCH_NICENESS = 5
"""The niceness of the workers for long searches: the server and short searches go first."""


def memory_of(bot: Bot) -> int:
    return max(MEMORY_AT_LEAST, bot.room if isinstance(bot, SearchBot) else 0)


_bots: LRUCache[tuple[str, int, str], Bot] = LRUCache(MEMORY_KEPT, memory_of)


# In a worker process (bots that do not search choose in the server) -----------------------------------------------


def choose_move(table: str, level: str, game: str, view: View[Any], legal: list[int], seconds: float) -> int:
    """Return the choice of the bot in the view's seat."""
    assert view.seat is not None
    key = table, view.seat, level
    bot = _bots.get(key)
    if bot is None:
        bot = bot_of(level, load(game), seconds=seconds)
        if memory_of(bot) <= MEMORY_KEPT:
            _bots[key] = bot
    return bot.choose(view, legal)


def choose_seeded(level: str, game: str, decision: SeededDecision) -> int:
    """Return the choice of a bot that makes the same one at every table."""
    return seeded_choice(level, load(game), decision)


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


class WorkerQueue:
    """Worker processes, and the queue in which tasks wait for them."""

    def __init__(self, processes: int, niceness: int = 0) -> None:
        self.pool = WorkerPool(processes, niceness)
        self.queue = FairQueue(processes)


class BotWorkers:
    """The workers of one node; they start with the first task.

    Short searches have other workers than long ones, and tasks wait for them in fair queues.
    """

    def __init__(self, processes: int, seconds: float) -> None:
        self._processes = processes
        self._seconds = seconds
        self._quick, self._thorough = WorkerQueue(1), WorkerQueue(processes, LONG_SEARCH_NICENESS)
        self._compiler = WorkerPool(1)
        self._pace = BotPace()
        self._prepared: dict[str, asyncio.Task[None]] = {}
        self._one_at_a_time = asyncio.Lock()
        self._stopped = False

    def start(self) -> None:
        """Let the workers start and load the searches that are compiled ahead, before a table needs them."""
        for game in filter(is_compiled_ahead, map(load, own_names())):
            self.prepare(game.name)

    async def choose(
        self, table: str, level: str, game: str, view: View[Any], legal: list[int], claim: Claim = NOBODY
    ) -> int:
        """Return the choice of a bot of this level; only a search needs a worker, other choices are made at once.

        The only legal move waits for its turn like a search, and takes as long: its time must not tell that there was
        no choice.
        """
        task = table, level, game, view, legal, self._seconds
        with metrics.BOT_MOVES.labels(level).time():
            if level not in SEARCHES:
                return choose_move(*task)
            await asyncio.shield(self.prepare(game))
            workers = self._quick if level in QUICK else self._thorough
            async with workers.queue.turn(claim):
                began = monotonic()
                action = legal[0] if len(legal) == 1 else await workers.pool.run(choose_move, *task)
                took = monotonic() - began
            if len(legal) > 1:
                self._pace.note(table, game, level, took)
            await asyncio.sleep(max(0.0, self._pace.seconds(table, game, level) - took))
            return action

    async def choose_seeded(
        self, level: str, game: str, decision: SeededDecision, claim: Claim = NOBODY, table: str = ""
    ) -> int:
        """Return the choice of a bot that makes the same one at every table; it takes its time if there is a table."""
        if level not in SEARCHES:
            return choose_seeded(level, game, decision)
        await asyncio.shield(self.prepare(game))
        workers = self._quick if level in QUICK and claim.rank != UNATTENDED else self._thorough
        async with workers.queue.turn(claim):
            began = monotonic()
            action = await workers.pool.run(choose_seeded, level, game, decision)
            took = monotonic() - began
        if table and len(decision.legal) > 1:
            self._pace.note(table, game, level, took)
        if table:
            await asyncio.sleep(max(0.0, self._pace.seconds(table, game, level) - took))
        return action

    async def advise(self, level: str, game: str, view: View[Any], claim: Claim = NOBODY) -> list[dict[str, Any]]:
        """Return what the search of this level finds out about every move, the best move first."""
        with metrics.HINTS.time():
            await asyncio.shield(self.prepare(game))
            async with self._thorough.queue.turn(claim):
                return await self._thorough.pool.run(weigh_moves, level, game, view, self._seconds)

    def prepare(self, game: str) -> asyncio.Task[None]:
        """Start to compile and load the search of a game, once; return the task that does it."""
        if game not in self._prepared:
            self._prepared[game] = asyncio.create_task(self._prepare(game))
        return self._prepared[game]

    async def _prepare(self, game: str) -> None:
        try:
            if not is_compiled_ahead(load(game)):
                async with self._one_at_a_time:
                    await self._compiler.run(load_search, game)
                    await self._compiler.end_processes()
            loading = [self._quick.pool, *[self._thorough.pool] * self._processes]
            await asyncio.gather(*(pool.run(load_search, game) for pool in loading))
        except (Problem, BrokenProcessPool) as problem:
            if not self._stopped:
                log.warning("cannot prepare a game", extra={"game": game, "problem": type(problem).__name__})

    async def stop(self) -> None:
        """End all worker processes at once."""
        self._stopped = True
        await asyncio.gather(self._quick.pool.stop(), self._thorough.pool.stop(), self._compiler.stop())
        await asyncio.gather(*self._prepared.values(), return_exceptions=True)
