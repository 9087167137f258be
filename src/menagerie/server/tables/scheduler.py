"""The scheduler: bots move, clocks run out, stand-ins take over, and tables of dead nodes get a new node.

One node schedules a table in play. A node that stops sending heartbeats loses its tables to the others. Scheduled
work is repeated until the database answers.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterable
from functools import partial
from typing import Any

from menagerie.bots.deal_play import decision_of
from menagerie.bots.levels import SEARCHES
from menagerie.core.game import View
from menagerie.server.errors import Unreachable
from menagerie.server.storage import table_index
from menagerie.server.storage.ratings import settle_ratings
from menagerie.server.tables import cluster
from menagerie.server.tables.background import RETRY, retry_until_reachable
from menagerie.server.tables.bot_workers import ATTENDED, UNATTENDED, BotWorkers
from menagerie.server.tables.entry import AppliedEntry
from menagerie.server.tables.handlers import bot_move, disconnected, if_still_due
from menagerie.server.tables.loaded_tables import LoadedTable, LoadedTables, claim_for

log = logging.getLogger("menagerie")

EARLY = 0.01
"""A timer may fire this many seconds too early."""


class TableScheduler:
    """Runs what is due at the tables of one node."""

    def __init__(self, tables: LoadedTables, bot_workers: BotWorkers) -> None:
        self.tables = tables
        self.bot_workers = bot_workers
        self.settings, self.store, self.tasks = tables.settings, tables.store, tables.tasks
        self._claimed: set[str] = set()
        """Tables that belong to this node and are not scheduled yet."""
        self._more_to_claim = False

    # One table ------------------------------------------------------------------------------------------------------

    def entry_applied(self, loaded: LoadedTable, entry: AppliedEntry) -> None:
        """Schedule what follows from a new entry."""
        state = loaded.state
        if entry.kind == "moved" and state.phase == "over":
            self.tasks.spawn(self._settle(loaded))
        if state.guide and state.match and state.guide.is_done(state.match):
            self._release([state.id])
        if entry.kind == "rematched" and entry.body.get("start"):
            self.tasks.spawn(retry_until_reachable(self.claim_tables))
        if entry.kind == "started" and (loaded.scheduled or state.setup["hints"]):
            self.prepare_search(loaded)
        if entry.kind == "started" and loaded.scheduled:
            self.tasks.spawn(retry_until_reachable(partial(self._mark_disconnected, [loaded])))
        self.set_timer(loaded)

    def set_timer(self, loaded: LoadedTable, least: float = 0.0) -> None:
        """Set the timer for what is due next at a table."""
        loaded.cancel_timer()
        due = loaded.state.next_due(self.settings) if loaded.scheduled and not self.tables.closing else None
        if due and due[0] != float("inf"):
            delay = max(least, due[0] - self.settings.clock())
            loaded.timer = asyncio.get_running_loop().call_later(delay, self._timer_fired, loaded)

    def _timer_fired(self, loaded: LoadedTable) -> None:
        loaded.timer = None
        self.tasks.spawn(self._run_due(loaded))

    async def _run_due(self, loaded: LoadedTable) -> None:
        """Do what is due at a table."""
        due = loaded.state.next_due(self.settings)
        if not self._is_attended(loaded):
            loaded.asleep = True
            return
        if not due or due[0] > self.settings.clock() + EARLY or not loaded.scheduled:
            self.set_timer(loaded)
        elif isinstance(due[1], dict):
            build = if_still_due(due[1], self.settings)
            await retry_until_reachable(partial(self.tables.attempt, loaded, build))
        else:
            self._start_bots(loaded)

    def _is_attended(self, loaded: LoadedTable) -> bool:
        """Return whether the game goes on: a person is or was just there, or it plays unattended."""
        somebody = bool(loaded.viewers) or loaded.state.anybody_connected
        lately = loaded.used + self.settings.unattended_for > self.settings.clock()
        return somebody or lately or loaded.state.plays_unattended

    def _start_bots(self, loaded: LoadedTable) -> None:
        """Let the bots choose whose moves are due."""
        state, now = loaded.state, self.settings.clock() + EARLY
        assert state.match is not None
        for seat in state.match.actors:
            at, due = state.due_for(seat, self.settings)
            if at <= now and due == seat and seat not in loaded.choosing:
                loaded.choosing.add(seat)
                self.tasks.spawn(self._move_bot(loaded, seat))

    async def _move_bot(self, loaded: LoadedTable, seat: int) -> None:
        """Choose at once and move after the pause, so that the time does not tell how hard the choice was."""
        state, least, clock = loaded.state, RETRY, self.settings.clock
        try:
            async with loaded.lock:
                match, turn_at, began = state.match, state.turn_at, clock()
                if match is None or seat not in match.actors:
                    return
                view, legal, level = match.view(seat), match.legal(seat), state.seats[seat].level
                decision = decision_of(state.deal, match, seat) if state.deal else None
            action = state.taught_move(seat)
            if action is None and decision:
                action = await self.bot_workers.choose_seeded(
                    level, state.game.name, decision, claim_for(loaded, ATTENDED), state.id
                )
            if action is None:
                action = await self._choose(loaded, level, view, legal)
            await asyncio.sleep(max(0.0, began + state.pause_before(seat, self.settings) - clock()))
            await self.tables.attempt(loaded, bot_move(seat, action, turn_at, clock(), self.settings))
            least = 0.0
        except Unreachable:
            pass
        finally:
            loaded.choosing.discard(seat)
            self.set_timer(loaded, least)

    async def _choose(self, loaded: LoadedTable, level: str, view: View[Any], legal: list[int]) -> int:
        """Return a bot's choice."""
        rank = ATTENDED if loaded.viewers or loaded.state.anybody_connected else UNATTENDED
        claim = claim_for(loaded, rank)
        return await self.bot_workers.choose(loaded.state.id, level, loaded.state.setup["game"], view, legal, claim)

    def prepare_search(self, loaded: LoadedTable) -> None:
        """Prepare the bot workers for a table at which a bot has to search, or somebody may ask for a hint."""
        state = loaded.state
        if state.guide or not self.settings.workers_ahead:
            return
        bots = {seat_state.level for seat_state in state.seats if seat_state.kind == "bot"}
        if (state.setup["hints"] or not bots.isdisjoint(SEARCHES)) and not self.tables.closing:
            self.bot_workers.prepare(state.setup["game"])

    async def _settle(self, loaded: LoadedTable) -> None:
        """Count a finished game for the ratings, once."""
        await retry_until_reachable(partial(settle_ratings, self.store, loaded.state, self.settings.clock()))

    async def _mark_disconnected(self, tables: list[LoadedTable]) -> None:
        """Mark people as disconnected whose node is gone."""
        alive = await cluster.live_nodes(self.store) | {self.store.node}
        for loaded in tables:
            for seat, seat_state in list(enumerate(loaded.state.seats)):
                if seat_state.person and seat_state.node and seat_state.node not in alive:
                    await self.tables.attempt(loaded, disconnected(seat_state.person.id, seat, seat_state.node))

    # All tables of this node ----------------------------------------------------------------------------------------

    async def maintain(self) -> None:
        """At every heartbeat, report it, claim the tables of dead nodes, and archive and unload idle tables."""
        while True:
            if not self._more_to_claim:
                await asyncio.sleep(self.settings.heartbeat)
            try:
                if not await cluster.report_heartbeat(self.store, self.settings):
                    self._release_all()
                await self.claim_tables()
                await self._mark_disconnected([loaded for loaded in self.tables.by_id.values() if loaded.scheduled])
                self._release(await table_index.archive_idle(self.store, self.settings))
                self.tables.unload_idle()
            except Unreachable:
                pass
            except Exception as error:
                log.error("maintenance failed", exc_info=error)

    async def claim_tables(self) -> None:
        """Schedule the tables in play that no node schedules."""
        self._more_to_claim = False
        found = await cluster.claim_tables(self.store)
        self._more_to_claim = len(found) == cluster.CLAIM_LIMIT
        self._claimed |= set(found)
        for id in list(self._claimed):
            try:
                await self.schedule(await self.tables.look_up(id))
            except Unreachable:
                raise
            except Exception as error:
                log.error("cannot schedule a table", extra={"problem": type(error).__name__})
            self._claimed.discard(id)

    async def schedule(self, loaded: LoadedTable) -> None:
        """Begin to run what is due at a table."""
        loaded.scheduled = True
        if loaded.state.phase == "over":
            await self._settle(loaded)
        else:
            self.prepare_search(loaded)
        await self._mark_disconnected([loaded])
        self.set_timer(loaded)

    def _release_all(self) -> None:
        """Stop scheduling all tables: the other nodes considered this one dead and have claimed them."""
        self._claimed.clear()
        self.tables.sleeping.clear()
        self._release(self.tables.by_id)

    def _release(self, ids: Iterable[str]) -> None:
        """Stop scheduling these tables."""
        for id in list(ids):
            self.tables.sleeping.discard(id)
            if loaded := self.tables.by_id.get(id):
                loaded.scheduled = False
                self.set_timer(loaded)
