"""The table service of a node: opens tables, carries out commands, and sends to every viewer what it may see."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Sequence
from contextlib import suppress
from functools import partial

import orjson

from menagerie.core.shared_deal import SharedDeal
from menagerie.review.review import DEFAULT_DEPTH
from menagerie.server import metrics
from menagerie.server.errors import Broken, NotFound, TooFast, Unreachable
from menagerie.server.settings import Settings
from menagerie.server.storage import table_index
from menagerie.server.storage.kept_reviews import KeptReviews
from menagerie.server.storage.store import Store
from menagerie.server.tables import cluster
from menagerie.server.tables.background import BackgroundTasks, retry_until_reachable
from menagerie.server.tables.bot_workers import BotWorkers
from menagerie.server.tables.commands import Sit, TableCommand
from menagerie.server.tables.connections import Viewer, broadcast, passes_device, show_from
from menagerie.server.tables.deal_levels import DealLevels
from menagerie.server.tables.entry import AppliedEntry, Body
from menagerie.server.tables.fair_queue import FairQueue
from menagerie.server.tables.handlers import builder_for, connected, disconnected, must_see, opening, own_seats
from menagerie.server.tables.hints import Hints
from menagerie.server.tables.loaded_tables import LoadedTable, LoadedTables
from menagerie.server.tables.operator_watch import OperatorWatch
from menagerie.server.tables.reviews import Reviews
from menagerie.server.tables.scheduler import TableScheduler
from menagerie.server.tables.seats import Person, WantedView
from menagerie.server.tables.shared_deals import SharedDeals
from menagerie.server.tables.state import TableState, new_id

log = logging.getLogger("menagerie")

RECONNECT_AFTER = 2
"""Seconds after which clients may reconnect when the server stops."""

MAX_CONNECTIONS = 16
"""The most connections of one person to a table."""

MAX_ANONYMOUS = 200
"""The most anonymous connections to a table."""


class TableService:
    """All tables of one node."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.node = new_id()
        self.store = Store(settings.database, self.node)
        self.tasks = BackgroundTasks()
        self.tables = LoadedTables(self.store, settings, self.tasks)
        self.bot_workers = BotWorkers(settings.bot_workers, settings.thinking_time)
        self.reviews = Reviews(KeptReviews(self.store, settings.clock), DEFAULT_DEPTH.times(settings.review_depth))
        self.deals = SharedDeals(self.store, settings)
        self.deal_levels = DealLevels(self.store, self.bot_workers, self.tasks)
        self.drawing = FairQueue(1)
        """The queue of whatever takes long to draw or replay; it is done in threads, one at a time."""
        self.hints = Hints(self.tables, self.bot_workers)
        self.operators = OperatorWatch(self.store, self.tables, self.reload, self.disconnect)
        self._viewers_at: Counter[str] = Counter()
        """The number of connections from each address."""
        self._scheduler = TableScheduler(self.tables, self.bot_workers)
        self.tables.on_applied += [
            self._broadcast,
            self._reconnect_after,
            self._scheduler.entry_applied,
            self._prepare_review,
        ]
        self.tables.on_refreshed.append(self._scheduler.set_timer)

    @property
    def closing(self) -> bool:
        return self.tables.closing

    async def open(self) -> None:
        """Start to work."""
        self.store.start()
        await self.deals.open()
        await cluster.register_node(self.store, self.settings)
        self.store.listen(self.tables.changed_elsewhere, self.tables.read_all_again)
        await self.operators.start()
        await self._scheduler.claim_tables()
        self.tasks.spawn(self._scheduler.maintain())
        self.tasks.spawn(self._follow_operators())

    async def _follow_operators(self) -> None:
        while True:
            await asyncio.sleep(self.settings.heartbeat)
            try:
                await self.operators.follow()
            except Unreachable:
                pass
            except Exception as error:
                log.error("cannot follow the operators", exc_info=error)

    async def reload(self, loaded: LoadedTable) -> None:
        """Read a table from the database again, after an operator has changed it; or forget it, if it was closed."""
        async with loaded.lock:
            scheduled = loaded.scheduled
            self.tables.drop(loaded)
        if scheduled:
            with suppress(Broken, NotFound):
                await self._scheduler.schedule(await self.tables.look_up(loaded.state.id))

    async def close(self) -> None:
        """Finish what was accepted, say when to reconnect, and leave the tables to other nodes."""
        if self.closing:
            return
        self.tables.closing = True
        for loaded in list(self.tables.by_id.values()):
            loaded.cancel_timer()
            async with loaded.lock:
                for viewer in loaded.viewers:
                    viewer.send(orjson.dumps({"type": "closing", "again": RECONNECT_AFTER}))
                    viewer.close()
        await self.tasks.cancel()
        await self.tables.finish()
        await self.bot_workers.stop()
        await self.reviews.stop()
        await self.store.drained()
        with suppress(Unreachable):
            await cluster.remove_node(self.store)
        await self.store.stop()

    # Tables and commands --------------------------------------------------------------------------------------------

    async def open_table(
        self,
        host: Person,
        setup: Body,
        seats: list[str],
        beginning: Sequence[Body] = (),
        lesson: str = "",
        address: str = "",
        deal: SharedDeal | None = None,
        id: str = "",
    ) -> LoadedTable:
        """Open a new table for somebody at this address, at which a game may go on from the beginning of a record, or a
        lesson or a deal be played that others play as well."""
        first = opening(setup, seats, host.id, beginning, lesson, deal)
        loaded = await self.tables.create(id or new_id(), first)
        loaded.opener = address
        self._scheduler.prepare_search(loaded)
        return loaded

    async def do(self, loaded: LoadedTable, person: Person, command: TableCommand, origin: str = "") -> int:
        """Carry out a person's command and return the number of the entry that did it; ``origin`` stands for the
        address that they have."""
        build = builder_for(command, person, loaded.state)
        if isinstance(command, Sit) and origin:
            return await self.tables.enter(loaded, lambda state: with_origin(build(state), origin))
        return await self.tables.enter(loaded, build)

    async def find_all(self, ids: list[str]) -> list[LoadedTable]:
        """Return these tables, except those whose log cannot be replayed."""
        found = []
        for id in ids:
            with suppress(Broken, NotFound):
                found.append(await self.tables.find(id))
        return found

    async def public_or_own_tables(self, person: str | None) -> list[LoadedTable]:
        """Return public tables that are open or in play; with a person, the tables where that person sits."""
        return await self.find_all(await table_index.ids(self.store, table_index.public_or_own(person)))

    # Viewers --------------------------------------------------------------------------------------------------------

    def _broadcast(self, loaded: LoadedTable, entry: AppliedEntry) -> None:
        broadcast(loaded.state, entry, loaded.viewers)

    def _prepare_review(self, loaded: LoadedTable, entry: AppliedEntry) -> None:
        """Get ready for the review that people may ask for after a game."""
        if entry.kind == "moved" and loaded.state.phase == "over":
            self.prepare_review()

    def prepare_review(self) -> None:
        """Get ready for a review; without waiting for it."""
        if self.settings.workers_ahead:
            self.tasks.spawn(self.reviews.prepare())

    async def watch(self, loaded: LoadedTable, viewer: Viewer, after: int | None) -> None:
        """Begin to send to a viewer: what happened after the entry it knows, or a full view."""
        async with loaded.lock:
            state = loaded.state
            await self.tables.catch_up_if_shared(loaded)
            must_see(state, viewer.person)
            self.tables.must_be_open()
            most = MAX_CONNECTIONS if viewer.person else MAX_ANONYMOUS
            if sum(other.person == viewer.person for other in loaded.viewers) >= most:
                raise TooFast("server-too-fast")
            if self._viewers_at[viewer.address] >= self.settings.viewers_per_address:
                raise TooFast("server-too-fast")
            if after is not None and any(passes_device(state, e, viewer) for e in state.recent if e.n > after):
                viewer.wanted = after = None
            for message in viewer.renderer.first_messages(state, viewer.viewpoint(state), after):
                viewer.send(message)
            loaded.viewers.add(viewer)
            self._viewers_at[viewer.address] += 1
            state.keep_frames = state.keep_frames or viewer.renderer.needs_frames
            metrics.VIEWERS.inc()
        try:
            await table_index.restore(self.store, state, self.settings)
            await self._mark_connected(loaded, viewer.person)
        except BaseException:
            self.leave(loaded, viewer)
            raise

    async def look(self, loaded: LoadedTable, viewer: Viewer, wanted: WantedView) -> None:
        """Show the table to a viewer from another of their seats, or as spectators see it."""
        async with loaded.lock:
            await self.tables.catch_up_if_shared(loaded)
            if isinstance(wanted, int):
                own_seats(loaded.state, viewer.person, wanted)
            show_from(loaded.state, viewer, wanted)

    def leave(self, loaded: LoadedTable, viewer: Viewer) -> None:
        """Remove a viewer whose connection has ended."""
        if viewer in loaded.viewers:
            loaded.viewers.discard(viewer)
            self._viewers_at[viewer.address] -= 1
            if not self._viewers_at[viewer.address]:
                del self._viewers_at[viewer.address]
            loaded.state.keep_frames = any(other.renderer.needs_frames for other in loaded.viewers)
            metrics.VIEWERS.dec()
        loaded.used = self.settings.clock()
        if loaded.state.seats_of(viewer.person) and not self.closing:
            self.tasks.spawn(self._mark_disconnected(loaded, viewer.person))

    def disconnect(self, person: str) -> None:
        """End all connections of a person; they have to identify themselves again to come back."""
        for loaded in self.tables.by_id.values():
            for viewer in loaded.viewers:
                if viewer.person == person:
                    viewer.close()

    # Connected and disconnected players -----------------------------------------------------------------------------

    async def _mark_connected(self, loaded: LoadedTable, person: str | None) -> None:
        """Write to the log that a person is connected here, unless the table knows it."""
        for seat in loaded.state.seats_of(person):
            await self.tables.attempt(loaded, connected(person, seat, self.node))

    def _reconnect_after(self, loaded: LoadedTable, entry: AppliedEntry) -> None:
        """After an entry that says or implies that people are disconnected, mark those who are still connected."""
        if entry.kind in ("sat", "away"):
            self.tasks.spawn(self._mark_all_connected(loaded))

    async def _mark_all_connected(self, loaded: LoadedTable) -> None:
        for person in {viewer.person for viewer in loaded.viewers}:
            await retry_until_reachable(partial(self._mark_connected, loaded, person))

    async def _mark_disconnected(self, loaded: LoadedTable, person: str | None) -> None:
        """Write to the log that a person is disconnected, unless they come back soon."""

        def build(seat: int, state: TableState) -> Body | int:
            here = any(viewer.person == person for viewer in loaded.viewers)
            return state.n if here else disconnected(person, seat, self.node)(state)

        await asyncio.sleep(self.settings.reconnect_grace)
        for seat in loaded.state.seats_of(person):
            await retry_until_reachable(partial(self.tables.attempt, loaded, partial(build, seat)))


def with_origin(body: Body | int, origin: str) -> Body | int:
    """Return the entry with which somebody sits down, with what stands for their address."""
    return {**body, "origin": origin} if isinstance(body, dict) else body
