"""The house: every table that is looked at here, and everything that happens by itself.

Each table has one lock. Under it, what somebody asks is planned, appended to the log, and only after the commit folded
into the table and told to those who watch. Who loses the race for the n-th entry to another node reads what happened
there, and plans again.

A table in play is tended by one node: it lets bots move, clocks run out and stand-ins sit down. A node that falls
silent loses its tables to the others.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from functools import partial
from typing import Any, TypeAlias

import orjson
from sqlalchemy import Executable, delete, insert, select, update
from sqlalchemy.exc import SQLAlchemyError

from menagerie.core.errors import Problem
from menagerie.server import metrics, nodes
from menagerie.server.problems import Closing, NotAllowed, NotFound
from menagerie.server.ratings import settle_ratings
from menagerie.server.rooms import Body, Person, Room, new_id, opening
from menagerie.server.schema import entries, rooms, sittings
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

LOST = OSError, SQLAlchemyError
"""What the database says, or fails to say, when it cannot be reached."""

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
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self.thinkers.stop()
        await self.store.drained()
        with suppress(*LOST):
            await nodes.leave(self.store)
        await self.store.stop()

    def _spawn(self, work: Any) -> None:
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
        for entry in past:
            live.room.fold(entry)
        self.live[id] = live
        metrics.ROOMS.set(len(self.live))
        return live

    def must_be_open(self) -> None:
        if self.closing:
            raise Closing("server-closing")

    async def do(self, live: Live, who: Person, asked: Any) -> int:
        """Do what somebody asks; the number of the entry that did it."""
        return await self._enter(live, lambda room: room.made(who, asked) or room.plan(who, asked))

    async def _enter(self, live: Live, plan: Plan) -> int:
        """Make an entry as planned; planned again if another node was faster."""
        async with live.lock:
            while True:
                self.must_be_open()
                room = live.room
                body = plan(room)
                if isinstance(body, int):
                    return body
                entry = Entry(room.n + 1, max(room.at, self.settings.clock()), body)
                if await self.store.append(room.id, entry, *self._along(room, body)):
                    live.tended = live.tended or body["kind"] == "started"
                    self._fold(live, entry)
                    return entry.n
                await self._catch_up(live)

    def _along(self, room: Room, body: Body) -> list[Executable]:
        """What else the database has to know of an entry."""
        now = self.settings.clock()
        here = rooms.c.id == room.id
        if body["kind"] == "started":
            return [update(rooms).where(here).values(phase="playing", touched=now, tender=self.node)]
        if body["kind"] == "sat":
            return [insert(sittings).values(person=body["person"], room=room.id)]
        if body["kind"] in ("left", "offered", "resigned"):
            person = room.places[body["seat"]].person
            gone = sittings.c.room == room.id, sittings.c.person == (person.id if person else "")
            return [delete(sittings).where(*gone)]
        if body["kind"] == "rematched":
            return rematch(body["table"], room.again(body["host"]), now)
        return []

    def _fold(self, live: Live, entry: Entry) -> None:
        """An entry is in the log: let the table know, and everybody who watches."""
        room = live.room
        told = room.fold(entry)
        if told.kind == "moved":
            metrics.MOVES.labels(room.setup["game"], "bot" if "by" in told.facts else "person").inc()
        if live.viewers:
            telling = Telling(room, told)
            for viewer in list(live.viewers):
                if not room.may_watch(viewer.person):
                    viewer.close(NO_LONGER)
                elif (message := telling.to(viewer.eyes(room.seat_of(viewer.person)))) is not None:
                    viewer.tell(message)
        if room.phase == "over" and told.kind == "moved":
            self._spawn(self._settle(live))
        if told.kind == "sat":
            self._spawn(self._see_who_is_here(live))
        if told.kind == "started" and live.tended:
            self._spawn(self._miss(live))
        self._wind(live)

    async def _catch_up(self, live: Live) -> None:
        """Read what another node has written."""
        for entry in await self.store.read(live.room.id, live.room.n):
            if entry.n == live.room.n + 1:
                self._fold(live, entry)

    # Viewers --------------------------------------------------------------------------------------------------------

    async def watch(self, live: Live, viewer: Viewer, after: int | None) -> None:
        """Begin to tell somebody what happens: the rest after the number they have, or a fresh view."""
        async with live.lock:
            room = live.room
            if not room.may_watch(viewer.person):
                raise NotAllowed("server-no-spectators")
            self.must_be_open()
            for message in self._missed(room, viewer, after):
                viewer.tell(orjson.dumps(message))
            live.viewers.add(viewer)
            metrics.VIEWERS.inc()
        if room.phase != "over" and not live.tended:
            await nodes.bring_back(self.store, self.settings, room.id, room.phase)
        seat = room.seat_of(viewer.person)
        if seat is not None:
            await self._come_back(live, seat)

    def _missed(self, room: Room, viewer: Viewer, after: int | None) -> list[Body]:
        eyes = viewer.eyes(room.seat_of(viewer.person))
        if after is not None and room.n - len(room.told) <= after <= room.n:
            missed = [told for told in room.told if told.n > after]
            if not any(told.kind in AFRESH for told in missed):
                heard = [told_as_json(room, told, eyes) for told in missed if may_hear(room, told, eyes)]
                return [*heard, {"type": "turn", "n": room.n, **turn_as_json(room, eyes)}]
        return [view_as_json(room, eyes)]

    async def _come_back(self, live: Live, seat: int) -> None:
        place = live.room.places[seat]
        if place.node != self.node or place.stood_in:
            with suppress(Problem):
                await self._enter(live, partial(back_again, seat, self.node))

    async def _see_who_is_here(self, live: Live) -> None:
        """Who watched already when they took a seat, or when another node lost sight of them, is there."""
        for seat, place in enumerate(live.room.places):
            if place.person and place.node is None and any(v.person == place.person.id for v in live.viewers):
                await self._come_back(live, seat)

    def leave(self, live: Live, viewer: Viewer) -> None:
        """A connection is gone."""
        if viewer in live.viewers:
            live.viewers.discard(viewer)
            metrics.VIEWERS.dec()
        live.used = self.settings.clock()
        seat = live.room.seat_of(viewer.person)
        if seat is not None and not self.closing:
            self._spawn(self._see_who_left(live, viewer.person))

    async def _see_who_left(self, live: Live, person: str | None) -> None:
        """Say that somebody is away, unless they come back at once."""
        await asyncio.sleep(self.settings.flicker)
        seat = live.room.seat_of(person)
        if seat is None or any(viewer.person == person for viewer in live.viewers):
            return
        if live.room.places[seat].node == self.node:
            with suppress(Problem):
                await self._enter(live, partial(left_behind, seat, self.node))

    # What happens by itself -----------------------------------------------------------------------------------------

    def _wind(self, live: Live) -> None:
        """Set the timer for what is due next at a table."""
        if live.timer:
            live.timer.cancel()
            live.timer = None
        due = live.room.due(self.settings) if live.tended and not self.closing else None
        if due and due[0] != float("inf"):
            delay = max(0.0, due[0] - self.settings.clock())
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
            with suppress(Problem):
                await self._enter(live, lambda room: self._still(room, body))
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
        room = live.room
        try:
            async with live.lock:
                match = room.match
                if match is None or seat not in match.actors:
                    return
                view, legal, level = match.view(seat), match.legal(seat), room.places[seat].level
            action = await self.thinkers.choose(room.id, level, room.setup["game"], view, legal)
            with suppress(Problem):
                await self._enter(live, lambda room: room.plan_for(seat, action))
        finally:
            live.thinking.discard(seat)
            self._wind(live)

    async def _settle(self, live: Live) -> None:
        """A game is over: it counts for the ratings, once."""
        await settle_ratings(self.store, live.room, self.settings.clock())

    # Other nodes ----------------------------------------------------------------------------------------------------

    def _changed_elsewhere(self, id: str) -> None:
        live = self.live.get(id)
        if live:
            self._spawn(self._refresh(live))

    async def _refresh(self, live: Live) -> None:
        async with live.lock:
            await self._catch_up(live)
        await self._see_who_is_here(live)

    async def _refresh_all(self) -> None:
        for live in list(self.live.values()):
            await self._refresh(live)

    async def _keep_house(self) -> None:
        """Say that this node is alive, take over what dead ones left, and put away what nobody uses."""
        while True:
            await asyncio.sleep(self.settings.heartbeat)
            try:
                if not await nodes.stay(self.store, self.settings):
                    self._lose_all()
                await self._take_over()
                await nodes.put_away(self.store, self.settings)
                self._forget_idle()
            except LOST as error:
                log.warning("the database cannot be reached", extra={"reason": type(error).__name__})

    def _lose_all(self) -> None:
        """The others took this node for dead: its tables are theirs."""
        for live in self.live.values():
            live.tended = False

    async def _take_over(self) -> None:
        """Tend the tables that nobody tends."""
        for id in await nodes.claim(self.store):
            live = await self.find(id)
            async with live.lock:
                await self._catch_up(live)
            live.tended = True
            if live.room.phase == "over":
                await self._settle(live)
            await self._miss(live)
            self._wind(live)

    async def _miss(self, live: Live) -> None:
        """Whoever was connected to a node that is gone is away."""
        alive = await nodes.alive(self.store)
        for seat, place in enumerate(live.room.places):
            if place.node and place.node not in alive:
                with suppress(Problem):
                    await self._enter(live, partial(left_behind, seat, place.node))

    def _forget_idle(self) -> None:
        """Tables that nobody watches, and where no game is tended, leave the memory; their log stays."""
        long_ago = self.settings.clock() - self.settings.idle
        for id, live in list(self.live.items()):
            tended = live.tended and live.room.phase == "playing"
            if not live.viewers and live.used < long_ago and not tended and not live.lock.locked():
                del self.live[id]
        metrics.ROOMS.set(len(self.live))

    # Looking around -------------------------------------------------------------------------------------------------

    async def listed(self, person: str | None) -> list[str]:
        """Public tables that are open or can be watched; with a person, the tables where that person sits."""
        if person:
            wanted = select(rooms.c.id).join(sittings, sittings.c.room == rooms.c.id).where(sittings.c.person == person)
        else:
            wanted = select(rooms.c.id).where(rooms.c.public, rooms.c.phase.in_(("open", "playing")))
        async with self.store.begin() as connection:
            found = await connection.execute(wanted.order_by(rooms.c.touched.desc()).limit(100))
            return list(found.scalars())


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


def left_behind(seat: int, node: str, room: Room) -> Body | int:
    """The entry that says that whoever has this seat is away, if they were there by this node."""
    return {"kind": "away", "seat": seat} if room.places[seat].node == node else room.n


def back_again(seat: int, node: str, room: Room) -> Body | int:
    """The entry that says that whoever has this seat is there, by this node."""
    place = room.places[seat]
    there = place.node == node and not place.stood_in
    return room.n if there or not place.person else {"kind": "back", "seat": seat, "node": node}
