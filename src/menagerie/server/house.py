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
from menagerie.server import lists, metrics, nodes
from menagerie.server.hints import Hints
from menagerie.server.plans import Plan, asked_by, coming_back, going_away, must_see, opening, own_seats
from menagerie.server.problems import Broken, Closing, NotFound, TooFast, Unreachable
from menagerie.server.rooms import Body, Person, Room, Told, Wanted, new_id
from menagerie.server.settings import Settings
from menagerie.server.store import Entry, Store
from menagerie.server.telling import AFRESH, Telling, may_hear, told_as_json, turn_as_json, view_as_json
from menagerie.server.tending import RETRY, Tending
from menagerie.server.viewers import Viewer, hands_on

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
class Live:
    """A table in memory."""

    room: Room
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    viewers: set[Viewer] = field(default_factory=set)
    used: float = 0.0
    tended: bool = False
    timer: asyncio.TimerHandle | None = None
    thinking: set[int] = field(default_factory=set)
    behind: bool = False
    """There may be more in the log, and somebody is about to look."""


class House:
    """All tables of one node."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.node = new_id()
        self.store = Store(settings.database, self.node)
        self.tending = Tending(self)
        self.hints = Hints(self)
        self.live: dict[str, Live] = {}
        self.closing = False
        self._loading: dict[str, asyncio.Task[Live]] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._entering: set[asyncio.Task[int]] = set()

    async def open(self) -> None:
        """Begin to work."""
        self.store.start()
        await nodes.arrive(self.store, self.settings)
        self.store.listen(self._changed_elsewhere, self._refresh_all)
        await self.tending.take_over()
        self.spawn(self.tending.keep_house())

    async def close(self) -> None:
        """Finish what was accepted, say when to come back, and leave the tables to others."""
        if self.closing:
            return
        self.closing = True
        for live in list(self.live.values()):
            if live.timer:
                live.timer.cancel()
            async with live.lock:
                for viewer in live.viewers:
                    viewer.tell(orjson.dumps({"type": "closing", "again": AGAIN}))
                    viewer.close()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, *self._entering, return_exceptions=True)
        await self.tending.thinkers.stop()
        await self.store.drained()
        with suppress(Unreachable):
            await nodes.leave(self.store)
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

    async def open_table(self, host: Person, setup: Body, seats: list[str]) -> Live:
        """A new table."""
        self.must_be_open()
        id, now, body = new_id(), self.settings.clock(), opening(setup, seats, host.id)
        await self.store.append(id, Entry(1, now, body), lists.opened(id, body, now))
        live = await self.find(id)
        self.tending.get_ready(live)
        return live

    async def look_up(self, id: str) -> Live:
        """A table as its log has it now, whoever wrote there."""
        live = await self.find(id)
        if self.store.shared:
            async with live.lock:
                await self._catch_up(live)
        return live

    async def find(self, id: str) -> Live:
        """A table, from memory or from its log; NotFound where there is none."""
        live = self.live.get(id)
        if live is None:
            loading = self._loading.get(id)
            if loading is None:
                loading = self._loading[id] = asyncio.create_task(self._load(id))
                loading.add_done_callback(lambda _: self._loading.pop(id, None))
            live = await asyncio.shield(loading)
        live.used = self.settings.clock()
        return live

    async def _load(self, id: str) -> Live:
        past = await self.store.read(id)
        if not past:
            raise NotFound("server-no-table")
        live = Live(Room(id))
        try:
            for entry in past:
                live.room.fold(entry)
        except Exception as error:
            log.error("a log cannot be followed", extra={"table": id}, exc_info=error)
            raise Broken("server-table-broken") from error
        self.live[id] = live
        metrics.ROOMS.set(len(self.live))
        return live

    def must_be_open(self) -> None:
        if self.closing:
            raise Closing("server-closing")

    async def do(self, live: Live, who: Person, asked: Any) -> int:
        """Do what somebody asks; the number of the entry that did it."""
        return await self._enter(live, asked_by(who, asked, live.room))

    async def _enter(self, live: Live, plan: Plan) -> int:
        """Make an entry as planned, even if who waits for it does not wait any longer."""
        entering = asyncio.create_task(self._enter_whole(live, plan))
        self._entering.add(entering)
        entering.add_done_callback(self._entered)
        return await asyncio.shield(entering)

    def _entered(self, entering: asyncio.Task[int]) -> None:
        self._entering.discard(entering)
        error = None if entering.cancelled() else entering.exception()
        if error and not isinstance(error, Problem):
            log.error("an entry failed", extra={"problem": type(error).__name__})

    async def _enter_whole(self, live: Live, plan: Plan) -> int:
        """Make an entry; planned again if another node was faster, refused only where nothing new is in the log."""
        async with live.lock:
            while True:
                self.must_be_open()
                room = live.room
                try:
                    body = plan(room)
                except Problem:
                    if self.store.shared and await self._catch_up(live):
                        continue
                    raise
                if isinstance(body, int):
                    return body
                entry = Entry(room.n + 1, max(room.at, self.settings.clock()), body)
                if await self._append(live, entry):
                    self._fold(live, entry)
                    return entry.n
                if entry in await self._catch_up(live):
                    return entry.n

    async def _append(self, live: Live, entry: Entry) -> bool:
        """Whether this became the next entry; a table whose entry may have been made or not looks again later."""
        try:
            won = await self.store.append(
                live.room.id, entry, *lists.along(live.room, entry.body, self.node, self.settings)
            )
        except Unreachable:
            self._look_again(live)
            raise
        live.tended = live.tended or (won and entry.body["kind"] == "started")
        return won

    async def attempt(self, live: Live, plan: Plan) -> None:
        """Make an entry, if it can still be made."""
        try:
            await self._enter(live, plan)
        except Unreachable:
            raise
        except Problem:
            pass

    def _fold(self, live: Live, entry: Entry) -> None:
        """An entry is in the log: let the table know, and everybody who watches."""
        room = live.room
        try:
            told = room.fold(entry)
        except Exception as error:
            self._give_up(live)
            raise Broken("server-table-broken") from error
        if told.kind == "moved":
            metrics.MOVES.labels(room.setup["game"], "bot" if "by" in told.facts else "person").inc()
        self._tell(live, told)
        if room.phase == "over" and told.kind == "moved":
            self.spawn(self.tending.settle(live))
        if told.kind in ("sat", "away"):
            self.spawn(self._bring_back_who_is_here(live))
        if told.kind == "started" and (live.tended or room.setup["hints"]):
            self.tending.get_ready(live)
        if told.kind == "started" and live.tended:
            self.spawn(self.until_done(partial(self.tending.miss, [live])))
        self.tending.wind(live)

    def _tell(self, live: Live, told: Told) -> None:
        """Tell everybody who watches; who cannot be told is let go, and comes back for a fresh view."""
        room, telling = live.room, Telling(live.room, told)
        for viewer in live.viewers:
            try:
                if not room.may_watch(viewer.person):
                    viewer.close(NO_LONGER)
                elif (message := self._told(room, told, telling, viewer)) is not None:
                    viewer.tell(message)
                if hands_on(room, told, viewer):
                    self._show(room, viewer, None)
            except Exception as error:
                log.error("a viewer cannot be told", extra={"table": room.id}, exc_info=error)
                viewer.close()

    def _told(self, room: Room, told: Told, telling: Telling, viewer: Viewer) -> bytes | None:
        eyes = viewer.eyes(room)
        return viewer.painter.tell(room, told, eyes) if viewer.painter else telling.to(eyes)

    def _give_up(self, live: Live) -> None:
        """A table cannot follow its log: who watches it is let go, and it is read from the start when asked for."""
        log.error("a log cannot be followed", extra={"table": live.room.id})
        live.tended = False
        self.tending.wind(live)
        if self.live.get(live.room.id) is live:
            del self.live[live.room.id]
        for viewer in live.viewers:
            viewer.close()

    async def _catch_up(self, live: Live) -> list[Entry]:
        """Read what another node has written, or this one without knowing."""
        new = await self.store.read(live.room.id, live.room.n)
        for entry in new:
            self._fold(live, entry)
        return new

    # Viewers --------------------------------------------------------------------------------------------------------

    async def watch(self, live: Live, viewer: Viewer, after: int | None) -> None:
        """Begin to tell somebody what happens: the rest after the number they have, or a fresh view."""
        async with live.lock:
            room = live.room
            if self.store.shared:
                await self._catch_up(live)
            must_see(room, viewer.person)
            self.must_be_open()
            most = MOST_CONNECTIONS if viewer.person else MOST_NAMELESS
            if sum(other.person == viewer.person for other in live.viewers) >= most:
                raise TooFast("server-too-fast")
            for message in self._missed(room, viewer, after):
                viewer.tell(orjson.dumps(message))
            live.viewers.add(viewer)
            room.filming = room.filming or viewer.films
            metrics.VIEWERS.inc()
        try:
            for statement in lists.brought_back(room, self.settings):
                async with self.store.begin() as connection:
                    await connection.execute(statement)
            await self._come_back(live, viewer.person)
        except BaseException:
            self.leave(live, viewer)
            raise

    def _missed(self, room: Room, viewer: Viewer, after: int | None) -> list[Body]:
        if after is not None and any(hands_on(room, told, viewer) for told in room.told if told.n > after):
            viewer.wanted = after = None
        eyes = viewer.eyes(room)
        if viewer.painter:
            return [viewer.painter.begin(room, eyes, after)]
        if after is not None and room.n - len(room.told) <= after <= room.n:
            missed = [told for told in room.told if told.n > after]
            if not any(told.kind in AFRESH for told in missed):
                heard = [told_as_json(room, told, eyes) for told in missed if may_hear(room, told, eyes)]
                return [*heard, {"type": "turn", "n": room.n, **turn_as_json(room, eyes)}]
        return [view_as_json(room, eyes)]

    async def look(self, live: Live, viewer: Viewer, wanted: Wanted) -> None:
        """Let somebody look from another of their seats, or from none."""
        async with live.lock:
            if self.store.shared:
                await self._catch_up(live)
            if isinstance(wanted, int):
                own_seats(live.room, viewer.person, wanted)
            self._show(live.room, viewer, wanted)

    def _show(self, room: Room, viewer: Viewer, wanted: Wanted) -> None:
        viewer.wanted = wanted
        eyes = viewer.eyes(room)
        view = viewer.painter.begin(room, eyes, None) if viewer.painter else view_as_json(room, eyes)
        viewer.tell(orjson.dumps(view))

    async def _come_back(self, live: Live, person: str | None) -> None:
        """Say that somebody is connected here, unless the table knows."""
        for seat in live.room.seats_of(person):
            await self.attempt(live, coming_back(person, seat, self.node))

    async def _bring_back_who_is_here(self, live: Live) -> None:
        """Whoever was taken to be away, and is connected here, is back."""
        for person in {viewer.person for viewer in live.viewers}:
            await self.until_done(partial(self._come_back, live, person))

    def leave(self, live: Live, viewer: Viewer) -> None:
        """A connection is gone."""
        if viewer in live.viewers:
            live.viewers.discard(viewer)
            live.room.filming = any(other.films for other in live.viewers)
            metrics.VIEWERS.dec()
        live.used = self.settings.clock()
        if live.room.seats_of(viewer.person) and not self.closing:
            self.spawn(self._see_who_left(live, viewer.person))

    def hang_up(self, person: str) -> None:
        """End all connections of somebody, who may come back if they can still say who they are."""
        for live in self.live.values():
            for viewer in live.viewers:
                if viewer.person == person:
                    viewer.close()

    async def _see_who_left(self, live: Live, person: str | None) -> None:
        """Say that somebody is away, unless they come back at once."""

        def plan(seat: int, room: Room) -> Body | int:
            here = any(viewer.person == person for viewer in live.viewers)
            return room.n if here else going_away(person, seat, self.node)(room)

        await asyncio.sleep(self.settings.flicker)
        for seat in live.room.seats_of(person):
            await self.until_done(partial(self.attempt, live, partial(plan, seat)))

    # Other nodes ----------------------------------------------------------------------------------------------------

    def _changed_elsewhere(self, id: str) -> None:
        """Another node has written; where a table is just being read, that may have been too early."""
        if id in self._loading:
            self.spawn(self._look_once_loaded(self._loading[id]))
        elif id in self.live:
            self._look_again(self.live[id])

    async def _look_once_loaded(self, loading: asyncio.Task[Live]) -> None:
        with suppress(Problem):
            self._look_again(await asyncio.shield(loading))

    def _look_again(self, live: Live) -> None:
        """There may be more in the log; however often that is said, it is looked up once."""
        if not live.behind and not self.closing:
            live.behind = True
            self.spawn(self.until_done(lambda: self._refresh(live)))

    async def _refresh(self, live: Live) -> None:
        async with live.lock:
            live.behind = False
            try:
                await self._catch_up(live)
            except Unreachable:
                live.behind = True
                raise
        self.tending.wind(live)

    def _refresh_all(self) -> None:
        for live in self.live.values():
            self._look_again(live)

    # Looking around -------------------------------------------------------------------------------------------------

    async def listed(self, person: str | None) -> list[Live]:
        """Public tables that are open or played at; with a person, the tables where that person sits."""
        async with self.store.begin() as connection:
            ids = list((await connection.execute(lists.listed(person))).scalars())
        found = []
        for id in ids:
            with suppress(Broken):
                found.append(await self.find(id))
        return found

    def forget_idle(self) -> None:
        """Tables that nobody watches, and where no game is tended, leave the memory; their log stays."""
        long_ago = self.settings.clock() - self.settings.idle
        for id, live in list(self.live.items()):
            tended = live.tended and live.room.phase == "playing"
            if not live.viewers and live.used < long_ago and not tended and not live.lock.locked():
                del self.live[id]
        metrics.ROOMS.set(len(self.live))
