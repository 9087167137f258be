"""The house: every table that is looked at here, and everything that happens by itself.

Each table has one lock. Under it, what somebody asks is planned, appended to the log, and only after the commit folded
into the table and told to those who watch. Who loses the race for the n-th entry to another node reads what happened
there, and plans again.

A table in play is tended by one node: it lets bots move, clocks run out and stand-ins sit down. A node that falls
silent loses its tables to the others.

What is on its way to the log is not given up when who asked for it hangs up. What has to happen by itself is tried
until the database answers.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine, Iterable
from contextlib import suppress
from dataclasses import dataclass, field
from functools import partial
from typing import Any, TypeAlias

import orjson
from sqlalchemy import Executable, delete, insert, select, update

from menagerie.core.errors import Problem
from menagerie.server import metrics, nodes
from menagerie.server.commands import Move
from menagerie.server.problems import Broken, Closing, NotAllowed, NotFound, NotNow, TooFast, Unreachable
from menagerie.server.ratings import settle_ratings
from menagerie.server.rooms import Body, Person, Room, Told, new_id, opening
from menagerie.server.schema import entries, rooms, sittings
from menagerie.server.schema import nodes as known_nodes
from menagerie.server.settings import Settings
from menagerie.server.store import Entry, Store, text_of
from menagerie.server.telling import AFRESH, Telling, may_hear, told_as_json, turn_as_json, view_as_json
from menagerie.server.thinkers import Thinkers
from menagerie.server.viewers import Viewer

log = logging.getLogger("menagerie")

Plan: TypeAlias = Callable[[Room], Body | int]
"""Which entry to make at a table; or the number of the one by which it is done already."""

AGAIN = 2
"""Who is connected when the server stops may come back after so many seconds."""

MOST_CONNECTIONS = 16
"""Nobody watches a table through more connections."""

RETRY = 1.0
"""What could not be done by itself is tried again after so many seconds."""

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
        self.thinkers = Thinkers(settings.thinkers, settings.thought)
        self.live: dict[str, Live] = {}
        self.closing = False
        self._loading: dict[str, asyncio.Task[Live]] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._entering: set[asyncio.Task[int]] = set()
        self._claimed: set[str] = set()
        """Tables that are this node's to tend, and are not tended yet."""
        self._more_to_take = False

    async def open(self) -> None:
        """Begin to work."""
        self.store.start()
        await nodes.arrive(self.store, self.settings)
        self.store.listen(self._changed_elsewhere, self._refresh_all)
        await self._take_over()
        self._spawn(self._keep_house())

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
        await self.thinkers.stop()
        await self.store.drained()
        with suppress(Unreachable):
            await nodes.leave(self.store)
        await self.store.stop()

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._finished)

    def _finished(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()):
            log.error("work failed", exc_info=error)

    # Tables ---------------------------------------------------------------------------------------------------------

    async def open_table(self, host: Person, setup: Body, seats: list[str]) -> Live:
        """A new table."""
        self.must_be_open()
        id, now, body = new_id(), self.settings.clock(), opening(setup, seats, host.id)
        await self.store.append(id, Entry(1, now, body), in_the_list(id, body, now))
        return await self.find(id)

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
        if isinstance(asked, Move):
            return await self._enter(live, moving(live.room, who, asked))
        return await self._enter(live, lambda room: room.plan(who, asked))

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
            won = await self.store.append(live.room.id, entry, *self._along(live.room, entry.body))
        except Unreachable:
            self._look_again(live)
            raise
        live.tended = live.tended or (won and entry.body["kind"] == "started")
        return won

    async def _try(self, live: Live, plan: Plan) -> None:
        """Make an entry, if it can still be made."""
        try:
            await self._enter(live, plan)
        except Unreachable:
            raise
        except Problem:
            pass

    def _along(self, room: Room, body: Body) -> list[Executable]:
        """What else the database has to know of an entry."""
        return [*self._back_in_the_lists(room), *self._for_the_lists(room, body)]

    def _back_in_the_lists(self, room: Room) -> list[Executable]:
        """A table at which nothing has happened for long may have been put away."""
        if room.phase == "over" or room.at >= self.settings.clock() - self.settings.put_away:
            return []
        return [nodes.bring_back(room.id, room.phase, self.settings.clock())]

    def _for_the_lists(self, room: Room, body: Body) -> list[Executable]:
        if body["kind"] == "started":
            me = select(known_nodes.c.id).where(known_nodes.c.id == self.node).scalar_subquery()
            started = {"phase": "playing", "touched": self.settings.clock(), "tender": me}
            return [update(rooms).where(rooms.c.id == room.id).values(**started)]
        if body["kind"] == "sat":
            return [insert(sittings).values(person=body["person"], room=room.id)]
        if body["kind"] in ("left", "offered", "resigned"):
            person = room.places[body["seat"]].person
            gone = sittings.c.room == room.id, sittings.c.person == (person.id if person else "")
            return [delete(sittings).where(*gone)]
        if body["kind"] == "rematched":
            return rematch(body["table"], room.again(body["host"]), self.settings.clock())
        return []

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
            self._spawn(self._settle(live))
        if told.kind in ("sat", "away"):
            self._spawn(self._bring_back_who_is_here(live))
        if told.kind == "started" and live.tended:
            self._spawn(self._until_done(partial(self._miss, [live])))
        self._wind(live)

    def _tell(self, live: Live, told: Told) -> None:
        """Tell everybody who watches; who cannot be told is let go, and comes back for a fresh view."""
        room, telling = live.room, Telling(live.room, told)
        for viewer in live.viewers:
            try:
                if not room.may_watch(viewer.person):
                    viewer.close(NO_LONGER)
                elif (message := telling.to(viewer.eyes(room.seat_of(viewer.person)))) is not None:
                    viewer.tell(message)
            except Exception as error:
                log.error("a viewer cannot be told", extra={"table": room.id}, exc_info=error)
                viewer.close()

    def _give_up(self, live: Live) -> None:
        """A table cannot follow its log: who watches it is let go, and it is read from the start when asked for."""
        log.error("a log cannot be followed", extra={"table": live.room.id})
        live.tended = False
        self._wind(live)
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
            if not room.may_watch(viewer.person):
                raise NotAllowed("server-no-spectators")
            self.must_be_open()
            if viewer.person and sum(other.person == viewer.person for other in live.viewers) >= MOST_CONNECTIONS:
                raise TooFast("server-too-fast")
            for message in self._missed(room, viewer, after):
                viewer.tell(orjson.dumps(message))
            live.viewers.add(viewer)
            metrics.VIEWERS.inc()
        try:
            for statement in self._back_in_the_lists(room):
                async with self.store.begin() as connection:
                    await connection.execute(statement)
            await self._come_back(live, viewer.person)
        except BaseException:
            self.leave(live, viewer)
            raise

    def _missed(self, room: Room, viewer: Viewer, after: int | None) -> list[Body]:
        eyes = viewer.eyes(room.seat_of(viewer.person))
        if after is not None and room.n - len(room.told) <= after <= room.n:
            missed = [told for told in room.told if told.n > after]
            if not any(told.kind in AFRESH for told in missed):
                heard = [told_as_json(room, told, eyes) for told in missed if may_hear(room, told, eyes)]
                return [*heard, {"type": "turn", "n": room.n, **turn_as_json(room, eyes)}]
        return [view_as_json(room, eyes)]

    async def _come_back(self, live: Live, person: str | None) -> None:
        """Say that somebody is connected here, unless the table knows."""

        def plan(room: Room) -> Body:
            seat = room.seat_of(person)
            if seat is None or (room.places[seat].node == self.node and not room.places[seat].stood_in):
                raise NotNow("server-no-seat")
            return {"kind": "back", "seat": seat, "node": self.node}

        if live.room.seat_of(person) is not None:
            await self._try(live, plan)

    async def _bring_back_who_is_here(self, live: Live) -> None:
        """Whoever was taken to be away, and is connected here, is back."""
        for person in {viewer.person for viewer in live.viewers}:
            await self._until_done(partial(self._come_back, live, person))

    def leave(self, live: Live, viewer: Viewer) -> None:
        """A connection is gone."""
        if viewer in live.viewers:
            live.viewers.discard(viewer)
            metrics.VIEWERS.dec()
        live.used = self.settings.clock()
        seat = live.room.seat_of(viewer.person)
        if seat is not None and not self.closing:
            self._spawn(self._see_who_left(live, viewer.person))

    def hang_up(self, person: str) -> None:
        """End all connections of somebody, who may come back if they can still say who they are."""
        for live in self.live.values():
            for viewer in live.viewers:
                if viewer.person == person:
                    viewer.close()

    async def _see_who_left(self, live: Live, person: str | None) -> None:
        """Say that somebody is away, unless they come back at once."""

        def plan(room: Room) -> Body:
            seat = room.seat_of(person)
            here = any(viewer.person == person for viewer in live.viewers)
            if seat is None or here or room.places[seat].node != self.node:
                raise NotNow("server-no-seat")
            return {"kind": "away", "seat": seat}

        await asyncio.sleep(self.settings.flicker)
        await self._until_done(lambda: self._try(live, plan))

    # What happens by itself -----------------------------------------------------------------------------------------

    async def _until_done(self, work: Callable[[], Awaitable[None]]) -> None:
        """Do what has to be done, as soon as the database answers."""
        while True:
            with suppress(Unreachable):
                return await work()
            await asyncio.sleep(RETRY)

    def _wind(self, live: Live, least: float = 0.0) -> None:
        """Set the timer for what is due next at a table."""
        if live.timer:
            live.timer.cancel()
            live.timer = None
        due = live.room.due(self.settings) if live.tended and not self.closing else None
        if due and due[0] != float("inf"):
            delay = max(least, due[0] - self.settings.clock())
            live.timer = asyncio.get_running_loop().call_later(delay, self._ring, live)

    def _ring(self, live: Live) -> None:
        live.timer = None
        self._spawn(self._attend(live))

    async def _attend(self, live: Live) -> None:
        """Do what is due at a table."""
        due = live.room.due(self.settings)
        if not due or due[0] > self.settings.clock() + 0.01 or not live.tended:
            self._wind(live)
        elif isinstance(due[1], dict):
            body = due[1]
            await self._until_done(lambda: self._try(live, lambda room: self._still(room, body)))
        else:
            await self._let_bots_choose(live)

    def _still(self, room: Room, body: Body) -> Body | int:
        """The entry, if it is still due."""
        due = room.due(self.settings)
        return body if due and due[1] == body else room.n

    async def _let_bots_choose(self, live: Live) -> None:
        room = live.room
        now = self.settings.clock() + 0.01
        assert room.match is not None
        due = [(seat, *room.due_at(seat, self.settings)) for seat in room.match.actors]
        for seat, at, what in due:
            if at <= now and what == seat and seat not in live.thinking:
                live.thinking.add(seat)
                self._spawn(self._let_bot_choose(live, seat))

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
            await self._try(live, lambda room: room.plan_for(seat, action, turn_at, clock(), self.settings))
            least = 0.0
        except Unreachable:
            pass
        finally:
            live.thinking.discard(seat)
            self._wind(live, least)

    async def _settle(self, live: Live) -> None:
        """A game is over: it counts for the ratings, once."""
        await self._until_done(lambda: settle_ratings(self.store, live.room, self.settings.clock()))

    # Other nodes ----------------------------------------------------------------------------------------------------

    def _changed_elsewhere(self, id: str) -> None:
        """Another node has written; where a table is just being read, that may have been too early."""
        if id in self._loading:
            self._spawn(self._look_once_loaded(self._loading[id]))
        elif id in self.live:
            self._look_again(self.live[id])

    async def _look_once_loaded(self, loading: asyncio.Task[Live]) -> None:
        with suppress(Problem):
            self._look_again(await asyncio.shield(loading))

    def _look_again(self, live: Live) -> None:
        """There may be more in the log; however often that is said, it is looked up once."""
        if not live.behind and not self.closing:
            live.behind = True
            self._spawn(self._until_done(lambda: self._refresh(live)))

    async def _refresh(self, live: Live) -> None:
        async with live.lock:
            live.behind = False
            try:
                await self._catch_up(live)
            except Unreachable:
                live.behind = True
                raise
        self._wind(live)

    def _refresh_all(self) -> None:
        for live in self.live.values():
            self._look_again(live)

    async def _keep_house(self) -> None:
        """Say that this node is alive, take over what dead ones left, and put away what nobody uses."""
        while True:
            if not self._more_to_take:
                await asyncio.sleep(self.settings.heartbeat)
            try:
                if not await nodes.stay(self.store, self.settings):
                    self._lose_all()
                await self._take_over()
                await self._miss(live for live in self.live.values() if live.tended)
                self._let_go(await nodes.put_away(self.store, self.settings))
                self._forget_idle()
            except Unreachable:
                pass
            except Exception as error:
                log.error("housekeeping failed", exc_info=error)

    def _lose_all(self) -> None:
        """The others took this node for dead: its tables are theirs."""
        self._claimed.clear()
        self._let_go(self.live)

    def _let_go(self, ids: Iterable[str]) -> None:
        """Tend these tables no longer."""
        for id in ids:
            if live := self.live.get(id):
                live.tended = False
                self._wind(live)

    async def _take_over(self) -> None:
        """Tend the tables that nobody tends."""
        self._more_to_take = False
        found = await nodes.claim(self.store)
        self._more_to_take = len(found) == nodes.AT_ONCE
        self._claimed |= set(found)
        for id in list(self._claimed):
            try:
                await self._tend(await self.look_up(id))
            except Unreachable:
                raise
            except Exception as error:
                log.error("a table cannot be tended", extra={"problem": type(error).__name__})
            self._claimed.discard(id)

    async def _tend(self, live: Live) -> None:
        live.tended = True
        if live.room.phase == "over":
            await self._settle(live)
        await self._miss([live])
        self._wind(live)

    async def _miss(self, tables: Iterable[Live]) -> None:
        """Whoever was connected to a node that is gone is away."""
        alive = await nodes.alive(self.store) | {self.node}
        for live in list(tables):
            for seat, place in enumerate(live.room.places):
                if place.node and place.node not in alive:
                    await self._try(live, left_behind(seat, place.node))

    def _forget_idle(self) -> None:
        """Tables that nobody watches, and where no game is tended, leave the memory; their log stays."""
        long_ago = self.settings.clock() - self.settings.idle
        for id, live in list(self.live.items()):
            tended = live.tended and live.room.phase == "playing"
            if not live.viewers and live.used < long_ago and not tended and not live.lock.locked():
                del self.live[id]
        metrics.ROOMS.set(len(self.live))

    # Looking around -------------------------------------------------------------------------------------------------

    async def listed(self, person: str | None) -> list[Live]:
        """Public tables that are open or can be watched; with a person, the tables where that person sits."""
        if person:
            wanted = select(rooms.c.id).join(sittings, sittings.c.room == rooms.c.id).where(sittings.c.person == person)
        else:
            wanted = select(rooms.c.id).where(rooms.c.public, rooms.c.phase.in_(("open", "playing")))
        async with self.store.begin() as connection:
            found = await connection.execute(wanted.order_by(rooms.c.touched.desc()).limit(100))
            ids = list(found.scalars())
        listed = []
        for id in ids:
            with suppress(Broken):
                listed.append(await self.find(id))
        return listed


def moving(room: Room, who: Person, asked: Move) -> Plan:
    """The entry for a move, or the number of the one that made it when it was asked before. It is meant for the table
    as it is now: not for the seat's next turn, if another device is faster.
    """
    seat = room.seat_of(who.id)
    decided = room.decided.get(seat) if seat is not None else None

    def plan(room: Room) -> Body | int:
        if seat is None:
            return room.plan(who, asked)
        if (seat, asked.id) in room.answered:
            return room.answered[seat, asked.id]
        planned = room.plan(who, asked)
        if room.decided.get(seat) != decided or (asked.seen is not None and room.decided.get(seat, 0) > asked.seen):
            raise NotNow("server-moved-already")
        return planned

    return plan


def left_behind(seat: int, node: str) -> Plan:
    """The entry that says that whoever has this seat is away, if they have not come back to another node."""

    def plan(room: Room) -> Body:
        if room.places[seat].node != node:
            raise NotNow("server-no-seat")
        return {"kind": "away", "seat": seat}

    return plan


def in_the_list(id: str, body: Body, now: float) -> Executable:
    """A new table gets into the list of tables."""
    setup = body["setup"]
    row = {"id": id, "game": setup["game"], "phase": "open", "public": setup["public"], "settled": False}
    return insert(rooms).values(**row, created=now, touched=now)


def rematch(id: str, body: Body, now: float) -> list[Executable]:
    """A table for the same people, opened together with the entry that says so, or not at all."""
    first = insert(entries).values(room=id, n=1, at=now, body=text_of(body))
    seated = [insert(sittings).values(person=person, room=id) for person, _ in body["people"].values()]
    return [in_the_list(id, body, now), first, *seated]
