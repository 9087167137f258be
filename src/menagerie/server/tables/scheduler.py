"""What happens at tables by itself: bots move, clocks run out, stand-ins sit down, dead nodes are missed.

A table in play is tended by one node. A node that falls silent loses its tables to the others. What has to happen is
tried until the database answers.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterable
from functools import partial
from typing import TYPE_CHECKING

from menagerie.bots.levels import SEARCHES
from menagerie.server.errors import Unreachable
from menagerie.server.storage.ratings import settle_ratings
from menagerie.server.tables import cluster
from menagerie.server.tables.bot_workers import BotWorkers
from menagerie.server.tables.handlers import going_away, still, thought

if TYPE_CHECKING:
    from menagerie.server.tables.service import LoadedTable, TableService

log = logging.getLogger("menagerie")

RETRY = 1.0
"""What could not be done by itself is tried again after so many seconds."""

EARLY = 0.01
"""A timer may ring so many seconds too early."""


class TableScheduler:
    """The tables that one node looks after."""

    def __init__(self, service: TableService) -> None:
        self.service = service
        self.settings, self.store = service.settings, service.store
        self.bot_workers = BotWorkers(service.settings.bot_workers, service.settings.thought)
        self._claimed: set[str] = set()
        """Tables that are this node's to tend, and are not tended yet."""
        self._more_to_take = False

    # A table --------------------------------------------------------------------------------------------------------

    def wind(self, loaded: LoadedTable, least: float = 0.0) -> None:
        """Set the timer for what is due next at a table."""
        if loaded.timer:
            loaded.timer.cancel()
            loaded.timer = None
        due = loaded.state.due(self.settings) if loaded.tended and not self.service.closing else None
        if due and due[0] != float("inf"):
            delay = max(least, due[0] - self.settings.clock())
            loaded.timer = asyncio.get_running_loop().call_later(delay, self._ring, loaded)

    def _ring(self, loaded: LoadedTable) -> None:
        loaded.timer = None
        self.service.spawn(self._attend(loaded))

    async def _attend(self, loaded: LoadedTable) -> None:
        """Do what is due at a table."""
        due = loaded.state.due(self.settings)
        if not due or due[0] > self.settings.clock() + EARLY or not loaded.tended:
            self.wind(loaded)
        elif isinstance(due[1], dict):
            await self.service.until_done(partial(self.service.attempt, loaded, still(due[1], self.settings)))
        else:
            self._let_bots_choose(loaded)

    def _let_bots_choose(self, loaded: LoadedTable) -> None:
        state, now = loaded.state, self.settings.clock() + EARLY
        assert state.match is not None
        for seat in state.match.actors:
            at, what = state.due_at(seat, self.settings)
            if at <= now and what == seat and seat not in loaded.thinking:
                loaded.thinking.add(seat)
                self.service.spawn(self._let_bot_choose(loaded, seat))

    async def _let_bot_choose(self, loaded: LoadedTable, seat: int) -> None:
        """Choose at once, and move after the pause: how long the thought took tells nothing."""
        state, least, clock = loaded.state, RETRY, self.settings.clock
        try:
            async with loaded.lock:
                match, turn_at, began = state.match, state.turn_at, clock()
                if match is None or seat not in match.actors:
                    return
                view, legal, level = match.view(seat), match.legal(seat), state.seats[seat].level
            action = await self.bot_workers.choose(state.id, level, state.setup["game"], view, legal)
            await asyncio.sleep(max(0.0, began + self.settings.pause - clock()))
            await self.service.attempt(loaded, thought(seat, action, turn_at, clock(), self.settings))
            least = 0.0
        except Unreachable:
            pass
        finally:
            loaded.thinking.discard(seat)
            self.wind(loaded, least)

    def get_ready(self, loaded: LoadedTable) -> None:
        """Let the thinkers prepare for a table at which a bot has to search, or a hint may be asked for."""
        state = loaded.state
        bots = {seat_state.level for seat_state in state.seats if seat_state.kind == "bot"}
        if (state.setup["hints"] or not bots.isdisjoint(SEARCHES)) and not self.service.closing:
            self.bot_workers.prepare(state.setup["game"])

    async def settle(self, loaded: LoadedTable) -> None:
        """A game is over: it counts for the ratings, once."""
        await self.service.until_done(partial(settle_ratings, self.store, loaded.state, self.settings.clock()))

    async def miss(self, tables: Iterable[LoadedTable]) -> None:
        """Whoever was connected to a node that is gone is away."""
        alive = await cluster.alive(self.store) | {self.service.node}
        for loaded in list(tables):
            for seat, seat_state in list(enumerate(loaded.state.seats)):
                if seat_state.person and seat_state.node and seat_state.node not in alive:
                    await self.service.attempt(loaded, going_away(seat_state.person.id, seat, seat_state.node))

    # All of them ----------------------------------------------------------------------------------------------------

    async def keep_house(self) -> None:
        """Say that this node is alive, take over what dead ones left, and put away what nobody uses."""
        while True:
            if not self._more_to_take:
                await asyncio.sleep(self.settings.heartbeat)
            try:
                if not await cluster.stay(self.store, self.settings):
                    self._lose_all()
                await self.take_over()
                await self.miss(loaded for loaded in self.service.loaded.values() if loaded.tended)
                self._let_go(await cluster.put_away(self.store, self.settings))
                self.service.forget_idle()
            except Unreachable:
                pass
            except Exception as error:
                log.error("housekeeping failed", exc_info=error)

    async def take_over(self) -> None:
        """Tend the tables that nobody tends."""
        self._more_to_take = False
        found = await cluster.claim(self.store)
        self._more_to_take = len(found) == cluster.AT_ONCE
        self._claimed |= set(found)
        for id in list(self._claimed):
            try:
                await self._tend(await self.service.look_up(id))
            except Unreachable:
                raise
            except Exception as error:
                log.error("a table cannot be tended", extra={"problem": type(error).__name__})
            self._claimed.discard(id)

    async def _tend(self, loaded: LoadedTable) -> None:
        loaded.tended = True
        if loaded.state.phase == "over":
            await self.settle(loaded)
        else:
            self.get_ready(loaded)
        await self.miss([loaded])
        self.wind(loaded)

    def _lose_all(self) -> None:
        """The others took this node for dead: its tables are theirs."""
        self._claimed.clear()
        self._let_go(self.service.loaded)

    def _let_go(self, ids: Iterable[str]) -> None:
        """Tend these tables no longer."""
        for id in ids:
            if loaded := self.service.loaded.get(id):
                loaded.tended = False
                self.wind(loaded)
