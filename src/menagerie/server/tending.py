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
from menagerie.server import nodes
from menagerie.server.plans import going_away, still, thought
from menagerie.server.problems import Unreachable
from menagerie.server.ratings import settle_ratings
from menagerie.server.thinkers import Thinkers

if TYPE_CHECKING:
    from menagerie.server.house import House, Live

log = logging.getLogger("menagerie")

RETRY = 1.0
"""What could not be done by itself is tried again after so many seconds."""

EARLY = 0.01
"""A timer may ring so many seconds too early."""


class Tending:
    """The tables that one node looks after."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.settings, self.store = house.settings, house.store
        self.thinkers = Thinkers(house.settings.thinkers, house.settings.thought)
        self._claimed: set[str] = set()
        """Tables that are this node's to tend, and are not tended yet."""
        self._more_to_take = False

    # A table --------------------------------------------------------------------------------------------------------

    def wind(self, live: Live, least: float = 0.0) -> None:
        """Set the timer for what is due next at a table."""
        if live.timer:
            live.timer.cancel()
            live.timer = None
        due = live.room.due(self.settings) if live.tended and not self.house.closing else None
        if due and due[0] != float("inf"):
            delay = max(least, due[0] - self.settings.clock())
            live.timer = asyncio.get_running_loop().call_later(delay, self._ring, live)

    def _ring(self, live: Live) -> None:
        live.timer = None
        self.house.spawn(self._attend(live))

    async def _attend(self, live: Live) -> None:
        """Do what is due at a table."""
        due = live.room.due(self.settings)
        if not due or due[0] > self.settings.clock() + EARLY or not live.tended:
            self.wind(live)
        elif isinstance(due[1], dict):
            await self.house.until_done(partial(self.house.attempt, live, still(due[1], self.settings)))
        else:
            self._let_bots_choose(live)

    def _let_bots_choose(self, live: Live) -> None:
        room, now = live.room, self.settings.clock() + EARLY
        assert room.match is not None
        for seat in room.match.actors:
            at, what = room.due_at(seat, self.settings)
            if at <= now and what == seat and seat not in live.thinking:
                live.thinking.add(seat)
                self.house.spawn(self._let_bot_choose(live, seat))

    async def _let_bot_choose(self, live: Live, seat: int) -> None:
        """Choose at once, and move after the pause: how long the thought took tells nothing."""
        room, least, clock = live.room, RETRY, self.settings.clock
        try:
            async with live.lock:
                match, turn_at, began = room.match, room.turn_at, clock()
                if match is None or seat not in match.actors:
                    return
                view, legal, level = match.view(seat), match.legal(seat), room.places[seat].level
            action = await self.thinkers.choose(room.id, level, room.setup["game"], view, legal)
            await asyncio.sleep(max(0.0, began + self.settings.pause - clock()))
            await self.house.attempt(live, thought(seat, action, turn_at, clock(), self.settings))
            least = 0.0
        except Unreachable:
            pass
        finally:
            live.thinking.discard(seat)
            self.wind(live, least)

    def get_ready(self, live: Live) -> None:
        """Let the thinkers prepare for a table at which a bot has to search, or a hint may be asked for."""
        room = live.room
        bots = {place.level for place in room.places if place.kind == "bot"}
        if (room.setup["hints"] or not bots.isdisjoint(SEARCHES)) and not self.house.closing:
            self.thinkers.prepare(room.setup["game"])

    async def settle(self, live: Live) -> None:
        """A game is over: it counts for the ratings, once."""
        await self.house.until_done(partial(settle_ratings, self.store, live.room, self.settings.clock()))

    async def miss(self, tables: Iterable[Live]) -> None:
        """Whoever was connected to a node that is gone is away."""
        alive = await nodes.alive(self.store) | {self.house.node}
        for live in list(tables):
            for seat, place in list(enumerate(live.room.places)):
                if place.person and place.node and place.node not in alive:
                    await self.house.attempt(live, going_away(place.person.id, seat, place.node))

    # All of them ----------------------------------------------------------------------------------------------------

    async def keep_house(self) -> None:
        """Say that this node is alive, take over what dead ones left, and put away what nobody uses."""
        while True:
            if not self._more_to_take:
                await asyncio.sleep(self.settings.heartbeat)
            try:
                if not await nodes.stay(self.store, self.settings):
                    self._lose_all()
                await self.take_over()
                await self.miss(live for live in self.house.live.values() if live.tended)
                self._let_go(await nodes.put_away(self.store, self.settings))
                self.house.forget_idle()
            except Unreachable:
                pass
            except Exception as error:
                log.error("housekeeping failed", exc_info=error)

    async def take_over(self) -> None:
        """Tend the tables that nobody tends."""
        self._more_to_take = False
        found = await nodes.claim(self.store)
        self._more_to_take = len(found) == nodes.AT_ONCE
        self._claimed |= set(found)
        for id in list(self._claimed):
            try:
                await self._tend(await self.house.look_up(id))
            except Unreachable:
                raise
            except Exception as error:
                log.error("a table cannot be tended", extra={"problem": type(error).__name__})
            self._claimed.discard(id)

    async def _tend(self, live: Live) -> None:
        live.tended = True
        if live.room.phase == "over":
            await self.settle(live)
        else:
            self.get_ready(live)
        await self.miss([live])
        self.wind(live)

    def _lose_all(self) -> None:
        """The others took this node for dead: its tables are theirs."""
        self._claimed.clear()
        self._let_go(self.house.live)

    def _let_go(self, ids: Iterable[str]) -> None:
        """Tend these tables no longer."""
        for id in ids:
            if live := self.house.live.get(id):
                live.tended = False
                self.wind(live)
