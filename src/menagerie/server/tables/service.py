"""The house: every table that is looked at here, and everybody who looks.

Each table has one lock. Under it, what somebody asks is planned, appended to the log, and only after the commit folded
into the table and told to those who watch. Who loses the race for the n-th entry to another node reads what happened
there, and plans again. What is on its way to the log is not given up when who asked for it hangs up.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import suppress
from dataclasses import dataclass, field
from functools import partial
from typing import Any

import orjson

from menagerie.core.errors import Problem
from menagerie.server import metrics
from menagerie.server.errors import Broken, Closing, NotFound, TooFast, Unreachable
from menagerie.server.settings import Settings
from menagerie.server.storage import table_index
from menagerie.server.storage.store import Entry, Store
from menagerie.server.tables import cluster
from menagerie.server.tables.connections import Viewer, hands_on
from menagerie.server.tables.handlers import Plan, asked_by, coming_back, going_away, must_see, opening, own_seats
from menagerie.server.tables.hints import Hints
from menagerie.server.tables.json_view import AFRESH, EntryMessages, entry_as_json, may_hear, turn_as_json, view_as_json
from menagerie.server.tables.scheduler import RETRY, TableScheduler
from menagerie.server.tables.state import AppliedEntry, Body, Person, TableState, Wanted, new_id

log = logging.getLogger("menagerie")

AGAIN = 2
"""Who is connected when the server stops may come back after so many seconds."""

MOST_CONNECTIONS = 16
"""Nobody watches a table through more connections."""

MOST_NAMELESS = 200
"""No more people watch a table who have not said who they are."""

NO_LONGER = 4403
"""Why the connection of somebody ends who may not watch any more."""


@dataclass(eq=False, slots=True)
class LoadedTable:
    """A table in memory."""

    state: TableState
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    viewers: set[Viewer] = field(default_factory=set)
    used: float = 0.0
    tended: bool = False
    timer: asyncio.TimerHandle | None = None
    thinking: set[int] = field(default_factory=set)
    behind: bool = False
    """There may be more in the log, and somebody is about to look."""


class TableService:
    """All tables of one node."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.node = new_id()
        self.store = Store(settings.database, self.node)
        self.scheduler = TableScheduler(self)
        self.hints = Hints(self)
        self.loaded: dict[str, LoadedTable] = {}
        self.closing = False
        self._loading: dict[str, asyncio.Task[LoadedTable]] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._entering: set[asyncio.Task[int]] = set()

    async def open(self) -> None:
        """Begin to work."""
        self.store.start()
        await cluster.arrive(self.store, self.settings)
        self.store.listen(self._changed_elsewhere, self._refresh_all)
        await self.scheduler.take_over()
        self.spawn(self.scheduler.keep_house())

    async def close(self) -> None:
        """Finish what was accepted, say when to come back, and leave the tables to others."""
        if self.closing:
            return
        self.closing = True
        for loaded in list(self.loaded.values()):
            if loaded.timer:
                loaded.timer.cancel()
            async with loaded.lock:
                for viewer in loaded.viewers:
                    viewer.tell(orjson.dumps({"type": "closing", "again": AGAIN}))
                    viewer.close()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, *self._entering, return_exceptions=True)
        await self.scheduler.bot_workers.stop()
        await self.store.drained()
        with suppress(Unreachable):
            await cluster.leave(self.store)
        await self.store.stop()

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._finished)

    def _finished(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()):
            log.error("work failed", exc_info=error)

    async def until_done(self, work: Callable[[], Awaitable[None]]) -> None:
        """Do what has to be done, as soon as the database answers."""
        while True:
            with suppress(Unreachable):
                return await work()
            await asyncio.sleep(RETRY)

    # Tables ---------------------------------------------------------------------------------------------------------

    async def open_table(self, host: Person, setup: Body, seats: list[str]) -> LoadedTable:
        """A new table."""
        self.must_be_open()
        id, now, body = new_id(), self.settings.clock(), opening(setup, seats, host.id)
        await self.store.append(id, Entry(1, now, body), table_index.opened(id, body, now))
        loaded = await self.find(id)
        self.scheduler.get_ready(loaded)
        return loaded

    async def look_up(self, id: str) -> LoadedTable:
        """A table as its log has it now, whoever wrote there."""
        loaded = await self.find(id)
        if self.store.shared:
            async with loaded.lock:
                await self._catch_up(loaded)
        return loaded

    async def find(self, id: str) -> LoadedTable:
        """A table, from memory or from its log; NotFound where there is none."""
        loaded = self.loaded.get(id)
        if loaded is None:
            loading = self._loading.get(id)
            if loading is None:
                loading = self._loading[id] = asyncio.create_task(self._load(id))
                loading.add_done_callback(lambda _: self._loading.pop(id, None))
            loaded = await asyncio.shield(loading)
        loaded.used = self.settings.clock()
        return loaded

    async def _load(self, id: str) -> LoadedTable:
        past = await self.store.read(id)
        if not past:
            raise NotFound("server-no-table")
        loaded = LoadedTable(TableState(id))
        try:
            for entry in past:
                loaded.state.fold(entry)
        except Exception as error:
            log.error("a log cannot be followed", extra={"table": id}, exc_info=error)
            raise Broken("server-table-broken") from error
        self.loaded[id] = loaded
        metrics.ROOMS.set(len(self.loaded))
        return loaded

    def must_be_open(self) -> None:
        if self.closing:
            raise Closing("server-closing")

    async def do(self, loaded: LoadedTable, who: Person, asked: Any) -> int:
        """Do what somebody asks; the number of the entry that did it."""
        return await self._enter(loaded, asked_by(who, asked, loaded.state))

    async def _enter(self, loaded: LoadedTable, plan: Plan) -> int:
        """Make an entry as planned, even if who waits for it does not wait any longer."""
        entering = asyncio.create_task(self._enter_whole(loaded, plan))
        self._entering.add(entering)
        entering.add_done_callback(self._entered)
        return await asyncio.shield(entering)

    def _entered(self, entering: asyncio.Task[int]) -> None:
        self._entering.discard(entering)
        error = None if entering.cancelled() else entering.exception()
        if error and not isinstance(error, Problem):
            log.error("an entry failed", extra={"problem": type(error).__name__})

    async def _enter_whole(self, loaded: LoadedTable, plan: Plan) -> int:
        """Make an entry; planned again if another node was faster, refused only where nothing new is in the log."""
        async with loaded.lock:
            while True:
                self.must_be_open()
                state = loaded.state
                try:
                    body = plan(state)
                except Problem:
                    if self.store.shared and await self._catch_up(loaded):
                        continue
                    raise
                if isinstance(body, int):
                    return body
                entry = Entry(state.n + 1, max(state.at, self.settings.clock()), body)
                if await self._append(loaded, entry):
                    self._fold(loaded, entry)
                    return entry.n
                if entry in await self._catch_up(loaded):
                    return entry.n

    async def _append(self, loaded: LoadedTable, entry: Entry) -> bool:
        """Whether this became the next entry; a table whose entry may have been made or not looks again later."""
        try:
            won = await self.store.append(
                loaded.state.id, entry, *table_index.along(loaded.state, entry.body, self.node, self.settings)
            )
        except Unreachable:
            self._look_again(loaded)
            raise
        loaded.tended = loaded.tended or (won and entry.body["kind"] == "started")
        return won

    async def attempt(self, loaded: LoadedTable, plan: Plan) -> None:
        """Make an entry, if it can still be made."""
        try:
            await self._enter(loaded, plan)
        except Unreachable:
            raise
        except Problem:
            pass

    def _fold(self, loaded: LoadedTable, entry: Entry) -> None:
        """An entry is in the log: let the table know, and everybody who watches."""
        state = loaded.state
        try:
            told = state.fold(entry)
        except Exception as error:
            self._give_up(loaded)
            raise Broken("server-table-broken") from error
        if told.kind == "moved":
            metrics.MOVES.labels(state.setup["game"], "bot" if "by" in told.facts else "person").inc()
        self._tell(loaded, told)
        if state.phase == "over" and told.kind == "moved":
            self.spawn(self.scheduler.settle(loaded))
        if told.kind in ("sat", "away"):
            self.spawn(self._bring_back_who_is_here(loaded))
        if told.kind == "started" and (loaded.tended or state.setup["hints"]):
            self.scheduler.get_ready(loaded)
        if told.kind == "started" and loaded.tended:
            self.spawn(self.until_done(partial(self.scheduler.miss, [loaded])))
        self.scheduler.wind(loaded)

    def _tell(self, loaded: LoadedTable, told: AppliedEntry) -> None:
        """Tell everybody who watches; who cannot be told is let go, and comes back for a fresh view."""
        state, telling = loaded.state, EntryMessages(loaded.state, told)
        for viewer in loaded.viewers:
            try:
                if not state.may_watch(viewer.person):
                    viewer.close(NO_LONGER)
                elif (message := self._told(state, told, telling, viewer)) is not None:
                    viewer.tell(message)
                if hands_on(state, told, viewer):
                    self._show(state, viewer, None)
            except Exception as error:
                log.error("a viewer cannot be told", extra={"table": state.id}, exc_info=error)
                viewer.close()

    def _told(self, state: TableState, told: AppliedEntry, telling: EntryMessages, viewer: Viewer) -> bytes | None:
        viewpoint = viewer.viewpoint(state)
        return viewer.renderer.tell(state, told, viewpoint) if viewer.renderer else telling.to(viewpoint)

    def _give_up(self, loaded: LoadedTable) -> None:
        """A table cannot follow its log: who watches it is let go, and it is read from the start when asked for."""
        log.error("a log cannot be followed", extra={"table": loaded.state.id})
        loaded.tended = False
        self.scheduler.wind(loaded)
        if self.loaded.get(loaded.state.id) is loaded:
            del self.loaded[loaded.state.id]
        for viewer in loaded.viewers:
            viewer.close()

    async def _catch_up(self, loaded: LoadedTable) -> list[Entry]:
        """Read what another node has written, or this one without knowing."""
        new = await self.store.read(loaded.state.id, loaded.state.n)
        for entry in new:
            self._fold(loaded, entry)
        return new

    # Viewers --------------------------------------------------------------------------------------------------------

    async def watch(self, loaded: LoadedTable, viewer: Viewer, after: int | None) -> None:
        """Begin to tell somebody what happens: the rest after the number they have, or a fresh view."""
        async with loaded.lock:
            state = loaded.state
            if self.store.shared:
                await self._catch_up(loaded)
            must_see(state, viewer.person)
            self.must_be_open()
            most = MOST_CONNECTIONS if viewer.person else MOST_NAMELESS
            if sum(other.person == viewer.person for other in loaded.viewers) >= most:
                raise TooFast("server-too-fast")
            for message in self._missed(state, viewer, after):
                viewer.tell(orjson.dumps(message))
            loaded.viewers.add(viewer)
            state.filming = state.filming or viewer.films
            metrics.VIEWERS.inc()
        try:
            for statement in table_index.brought_back(state, self.settings):
                async with self.store.begin() as connection:
                    await connection.execute(statement)
            await self._come_back(loaded, viewer.person)
        except BaseException:
            self.leave(loaded, viewer)
            raise

    def _missed(self, state: TableState, viewer: Viewer, after: int | None) -> list[Body]:
        if after is not None and any(hands_on(state, told, viewer) for told in state.told if told.n > after):
            viewer.wanted = after = None
        viewpoint = viewer.viewpoint(state)
        if viewer.renderer:
            return [viewer.renderer.begin(state, viewpoint, after)]
        if after is not None and state.n - len(state.told) <= after <= state.n:
            missed = [told for told in state.told if told.n > after]
            if not any(told.kind in AFRESH for told in missed):
                heard = [entry_as_json(state, told, viewpoint) for told in missed if may_hear(state, told, viewpoint)]
                return [*heard, {"type": "turn", "n": state.n, **turn_as_json(state, viewpoint)}]
        return [view_as_json(state, viewpoint)]

    async def look(self, loaded: LoadedTable, viewer: Viewer, wanted: Wanted) -> None:
        """Let somebody look from another of their seats, or from none."""
        async with loaded.lock:
            if self.store.shared:
                await self._catch_up(loaded)
            if isinstance(wanted, int):
                own_seats(loaded.state, viewer.person, wanted)
            self._show(loaded.state, viewer, wanted)

    def _show(self, state: TableState, viewer: Viewer, wanted: Wanted) -> None:
        viewer.wanted = wanted
        viewpoint = viewer.viewpoint(state)
        view = viewer.renderer.begin(state, viewpoint, None) if viewer.renderer else view_as_json(state, viewpoint)
        viewer.tell(orjson.dumps(view))

    async def _come_back(self, loaded: LoadedTable, person: str | None) -> None:
        """Say that somebody is connected here, unless the table knows."""
        for seat in loaded.state.seats_of(person):
            await self.attempt(loaded, coming_back(person, seat, self.node))

    async def _bring_back_who_is_here(self, loaded: LoadedTable) -> None:
        """Whoever was taken to be away, and is connected here, is back."""
        for person in {viewer.person for viewer in loaded.viewers}:
            await self.until_done(partial(self._come_back, loaded, person))

    def leave(self, loaded: LoadedTable, viewer: Viewer) -> None:
        """A connection is gone."""
        if viewer in loaded.viewers:
            loaded.viewers.discard(viewer)
            loaded.state.filming = any(other.films for other in loaded.viewers)
            metrics.VIEWERS.dec()
        loaded.used = self.settings.clock()
        if loaded.state.seats_of(viewer.person) and not self.closing:
            self.spawn(self._see_who_left(loaded, viewer.person))

    def hang_up(self, person: str) -> None:
        """End all connections of somebody, who may come back if they can still say who they are."""
        for loaded in self.loaded.values():
            for viewer in loaded.viewers:
                if viewer.person == person:
                    viewer.close()

    async def _see_who_left(self, loaded: LoadedTable, person: str | None) -> None:
        """Say that somebody is away, unless they come back at once."""

        def plan(seat: int, state: TableState) -> Body | int:
            here = any(viewer.person == person for viewer in loaded.viewers)
            return state.n if here else going_away(person, seat, self.node)(state)

        await asyncio.sleep(self.settings.flicker)
        for seat in loaded.state.seats_of(person):
            await self.until_done(partial(self.attempt, loaded, partial(plan, seat)))

    # Other nodes ----------------------------------------------------------------------------------------------------

    def _changed_elsewhere(self, id: str) -> None:
        """Another node has written; where a table is just being read, that may have been too early."""
        if id in self._loading:
            self.spawn(self._look_once_loaded(self._loading[id]))
        elif id in self.loaded:
            self._look_again(self.loaded[id])

    async def _look_once_loaded(self, loading: asyncio.Task[LoadedTable]) -> None:
        with suppress(Problem):
            self._look_again(await asyncio.shield(loading))

    def _look_again(self, loaded: LoadedTable) -> None:
        """There may be more in the log; however often that is said, it is looked up once."""
        if not loaded.behind and not self.closing:
            loaded.behind = True
            self.spawn(self.until_done(lambda: self._refresh(loaded)))

    async def _refresh(self, loaded: LoadedTable) -> None:
        async with loaded.lock:
            loaded.behind = False
            try:
                await self._catch_up(loaded)
            except Unreachable:
                loaded.behind = True
                raise
        self.scheduler.wind(loaded)

    def _refresh_all(self) -> None:
        for loaded in self.loaded.values():
            self._look_again(loaded)

    # Looking around -------------------------------------------------------------------------------------------------

    async def listed(self, person: str | None) -> list[LoadedTable]:
        """Public tables that are open or played at; with a person, the tables where that person sits."""
        async with self.store.begin() as connection:
            ids = list((await connection.execute(table_index.listed(person))).scalars())
        found = []
        for id in ids:
            with suppress(Broken):
                found.append(await self.find(id))
        return found

    def forget_idle(self) -> None:
        """Tables that nobody watches, and where no game is tended, leave the memory; their log stays."""
        long_ago = self.settings.clock() - self.settings.idle
        for id, loaded in list(self.loaded.items()):
            tended = loaded.tended and loaded.state.phase == "playing"
            if not loaded.viewers and loaded.used < long_ago and not tended and not loaded.lock.locked():
                del self.loaded[id]
        metrics.ROOMS.set(len(self.loaded))
