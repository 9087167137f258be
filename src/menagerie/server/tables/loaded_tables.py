"""The tables that one node has in memory, and the one way to write to their logs.

Each table has one lock. Under it, an entry is built, appended to the log and, only after the commit, applied to the
table; then the observers are called. If another node has taken the n-th place in the log first, its entry is read and
applied, and ours is built again. An entry on its way to the log is finished even if the client disconnects.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterable
from contextlib import suppress
from dataclasses import dataclass, field
from typing import TypeAlias

from menagerie.core.errors import Problem
from menagerie.server import metrics
from menagerie.server.errors import Broken, Closing, NotFound, Unreachable
from menagerie.server.settings import Settings
from menagerie.server.storage import table_index
from menagerie.server.storage.store import Store
from menagerie.server.tables.background import BackgroundTasks, retry_until_reachable
from menagerie.server.tables.connections import Viewer
from menagerie.server.tables.entry import AppliedEntry, Body, Entry
from menagerie.server.tables.fair_queue import Claim
from menagerie.server.tables.handlers import EntryBuilder
from menagerie.server.tables.state import RECENT_CHAT, TableState

log = logging.getLogger("menagerie")


IN_USE = 60.0
"""Seconds for which a table counts as in use after somebody has asked for it."""


@dataclass(eq=False, slots=True)
class LoadedTable:
    """A table in memory."""

    state: TableState
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    viewers: set[Viewer] = field(default_factory=set)
    used: float = 0.0
    """When a person last used the table."""
    scheduled: bool = False
    """Whether this node makes the bot moves and runs the clocks of this table."""
    timer: asyncio.TimerHandle | None = None
    """The timer for the next action that is due."""
    choosing: set[int] = field(default_factory=set)
    """The seats whose bots are choosing a move."""
    opener: str = ""
    """The address from which the table was opened, if that happened on this node."""
    asleep: bool = False
    """Whether the bots wait until somebody is there."""
    dropped: bool = False
    """Whether its log was changed by an operator: what is here is not to be used any more."""
    behind: bool = False
    """Whether there may be more in the log, and a task is about to read it."""

    def cancel_timer(self) -> None:
        if self.timer:
            self.timer.cancel()
            self.timer = None


def claim_for(loaded: LoadedTable, rank: int) -> Claim:
    """Return on whose account the bots of a table search: that of whoever opened it."""
    return Claim((loaded.opener or loaded.state.host, loaded.state.host, loaded.state.id), rank)


EntryObserver: TypeAlias = Callable[[LoadedTable, AppliedEntry], None]


class LoadedTables:
    """The tables in a node's memory."""

    def __init__(self, store: Store, settings: Settings, tasks: BackgroundTasks) -> None:
        self.store = store
        self.settings = settings
        self.tasks = tasks
        self.by_id: dict[str, LoadedTable] = {}
        self.sleeping: set[str] = set()
        """Tables that this node schedules and has unloaded, since their bots wait until somebody is there."""
        self.closing = False
        self.on_applied: list[EntryObserver] = []
        """Called after every new entry, in this order."""
        self.on_refreshed: list[Callable[[LoadedTable], None]] = []
        """Called after a table's log was read again."""
        self._loading: dict[str, asyncio.Task[LoadedTable]] = {}
        self._entering: set[asyncio.Task[int]] = set()

    def must_be_open(self) -> None:
        if self.closing:
            raise Closing("server-closing")

    async def finish(self) -> None:
        """Wait for all entries on their way to the log."""
        await asyncio.gather(*self._entering, return_exceptions=True)

    # Loading --------------------------------------------------------------------------------------------------------

    async def create(self, id: str, opening: Body) -> LoadedTable:
        """Write the first entry of a new table, and load it."""
        self.must_be_open()
        now = self.settings.clock()
        await self.store.append(id, Entry(1, now, opening), table_index.opened(id, opening, now))
        return await self.find(id)

    async def look_up(self, id: str) -> LoadedTable:
        """Return a table with everything that any node has written to its log."""
        loaded = await self.find(id)
        async with loaded.lock:
            await self.catch_up_if_shared(loaded)
        return loaded

    async def find(self, id: str) -> LoadedTable:
        """Return a table from memory or from its log; raise NotFound if it does not exist."""
        loaded = self.by_id.get(id)
        if loaded is None:
            loading = self._loading.get(id)
            if loading is None:
                loading = self._loading[id] = asyncio.create_task(self._load(id))
                loading.add_done_callback(lambda _: self._loading.pop(id, None))
            loaded = await asyncio.shield(loading)
        loaded.used = self.settings.clock()
        if loaded.asleep:
            loaded.asleep = False
            for observer in self.on_refreshed:
                observer(loaded)
        return loaded

    async def _load(self, id: str) -> LoadedTable:
        loaded = LoadedTable(TableState(id))
        try:
            past = await self.store.read_all(id, RECENT_CHAT)
            if not past or await table_index.is_closed(self.store, id):
                raise NotFound("server-no-table")
            for entry in past:
                loaded.state.apply(entry)
        except (NotFound, Unreachable):
            raise
        except Exception as error:
            log.error("cannot replay a log", extra={"table": id}, exc_info=error)
            raise Broken("server-table-broken") from error
        if id in self.sleeping:
            self.sleeping.discard(id)
            loaded.scheduled = loaded.asleep = True
        loaded.used = self.settings.clock()
        self._make_room()
        self.by_id[id] = loaded
        metrics.TABLES.set(len(self.by_id))
        return loaded

    def unload_idle(self) -> None:
        """Remove tables from memory that nobody has used for a while."""
        long_ago = self.settings.clock() - self.settings.unload_after
        self._unload([loaded for loaded in self.by_id.values() if loaded.used < long_ago])

    def _make_room(self) -> None:
        """Remove the tables that were not used for longest, if there would be too many with one more."""
        most = self.settings.tables_in_memory
        if (extra := len(self.by_id) + 1 - most) > 0:
            lately = self.settings.clock() - IN_USE
            oldest = sorted(self.by_id.values(), key=lambda loaded: loaded.used)[: extra + most // 10]
            self._unload([loaded for loaded in oldest if loaded.used < lately])

    def _unload(self, tables: Iterable[LoadedTable]) -> None:
        """Remove those of these tables that nobody watches and at which this node has nothing to do."""
        for loaded in list(tables):
            active = loaded.scheduled and loaded.state.phase == "playing" and not loaded.asleep
            if not loaded.viewers and not active and not loaded.choosing and not loaded.lock.locked():
                loaded.cancel_timer()
                del self.by_id[loaded.state.id]
                if loaded.scheduled and loaded.state.phase == "playing":
                    self.sleeping.add(loaded.state.id)
        metrics.TABLES.set(len(self.by_id))

    # Writing --------------------------------------------------------------------------------------------------------

    async def enter(self, loaded: LoadedTable, build: EntryBuilder) -> int:
        """Append an entry and return its number; the work goes on if the caller is cancelled."""
        entering = asyncio.create_task(self._enter(loaded, build))
        self._entering.add(entering)
        entering.add_done_callback(self._entered)
        return await asyncio.shield(entering)

    def _entered(self, entering: asyncio.Task[int]) -> None:
        self._entering.discard(entering)
        error = None if entering.cancelled() else entering.exception()
        if error and not isinstance(error, Problem):
            log.error("an entry failed", extra={"problem": type(error).__name__})

    async def _enter(self, loaded: LoadedTable, build: EntryBuilder) -> int:
        """Append an entry.

        If another node was faster, read its entry and build this one again. A refusal is final only if the log holds
        nothing that this node has not read.
        """
        async with loaded.lock:
            while True:
                self.must_be_open()
                if loaded.dropped:
                    raise NotFound("server-no-table")
                state = loaded.state
                try:
                    body = build(state)
                except Problem:
                    if await self.catch_up_if_shared(loaded):
                        continue
                    raise
                if isinstance(body, int):
                    return body
                entry = Entry(state.n + 1, max(state.at, self.settings.clock()), body)
                if await self._append(loaded, entry):
                    self._apply(loaded, entry)
                    return entry.n
                if entry in await self._catch_up(loaded):
                    return entry.n

    async def _append(self, loaded: LoadedTable, entry: Entry) -> bool:
        """Return whether this became the next entry; if the database does not answer, read the log again later."""
        try:
            won = await self.store.append(
                loaded.state.id,
                entry,
                *table_index.updates_for(loaded.state, entry.body, self.store.node, self.settings),
            )
        except Unreachable:
            self._read_again_soon(loaded)
            raise
        loaded.scheduled = loaded.scheduled or (won and entry.body["kind"] == "started")
        return won

    async def attempt(self, loaded: LoadedTable, build: EntryBuilder) -> None:
        """Append an entry, if that is still possible."""
        try:
            await self.enter(loaded, build)
        except Unreachable:
            raise
        except Problem:
            pass

    def _apply(self, loaded: LoadedTable, entry: Entry) -> None:
        """Apply an entry of the log to the table, and call the observers."""
        state = loaded.state
        try:
            applied = state.apply(entry)
        except Exception as error:
            self._give_up(loaded)
            raise Broken("server-table-broken") from error
        if applied.kind == "moved":
            metrics.MOVES.labels(state.setup["game"], "bot" if "by" in applied.facts else "person").inc()
        for observer in self.on_applied:
            observer(loaded, applied)

    def _give_up(self, loaded: LoadedTable) -> None:
        """Unload a table that cannot apply its log and disconnect its viewers; it is loaded again on request."""
        log.error("cannot replay a log", extra={"table": loaded.state.id})
        self.drop(loaded)

    def drop(self, loaded: LoadedTable) -> None:
        """Remove a table from memory, whoever uses it: its viewers are disconnected, and may come back."""
        loaded.scheduled, loaded.dropped = False, True
        loaded.cancel_timer()
        if self.by_id.get(loaded.state.id) is loaded:
            del self.by_id[loaded.state.id]
        for viewer in loaded.viewers:
            viewer.close()

    # Entries of other nodes -----------------------------------------------------------------------------------------

    async def catch_up_if_shared(self, loaded: LoadedTable) -> bool:
        """Read what other nodes have written, if there may be any; return whether there was something new."""
        return self.store.shared and bool(await self._catch_up(loaded))

    async def _catch_up(self, loaded: LoadedTable) -> list[Entry]:
        """Read and apply the entries that this table does not have yet."""
        new = await self.store.read(loaded.state.id, loaded.state.n)
        for entry in new:
            self._apply(loaded, entry)
        return new

    def changed_elsewhere(self, id: str) -> None:
        """Read a table again after another node has written to it; a table that is just loading, once it is loaded."""
        if id in self._loading:
            self.tasks.spawn(self._read_once_loaded(self._loading[id]))
        elif id in self.by_id:
            self._read_again_soon(self.by_id[id])
        elif id in self.sleeping:
            self.tasks.spawn(self._wake(id))

    async def _wake(self, id: str) -> None:
        """Load a table again at which somebody is connected to another node."""
        with suppress(Problem):
            await self.find(id)

    def read_all_again(self) -> None:
        """Read all tables again, after a time without notifications."""
        for loaded in self.by_id.values():
            self._read_again_soon(loaded)

    async def _read_once_loaded(self, loading: asyncio.Task[LoadedTable]) -> None:
        with suppress(Problem):
            self._read_again_soon(await asyncio.shield(loading))

    def _read_again_soon(self, loaded: LoadedTable) -> None:
        """Read a table's log again; several requests lead to one read."""
        if not loaded.behind and not self.closing:
            loaded.behind = True
            self.tasks.spawn(retry_until_reachable(lambda: self._refresh(loaded)))

    async def _refresh(self, loaded: LoadedTable) -> None:
        async with loaded.lock:
            loaded.behind = False
            try:
                await self._catch_up(loaded)
            except Unreachable:
                loaded.behind = True
                raise
        for observer in self.on_refreshed:
            observer(loaded)
