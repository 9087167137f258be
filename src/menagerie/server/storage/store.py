"""The database: a log that is appended to in groups, and everything else as it comes.

Entries of many tables are committed together: while one group is on its way to the disk, the next one gathers. Whoever
appends learns, after the commit, whether the entry is now the n-th of its table, or somebody else's is.

A database that does not answer is Unreachable: whether the last entry got there is then not known until it answers.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from dataclasses import dataclass, field
from typing import Any

import orjson
from sqlalchemy import Executable, event, make_url, select, text
from sqlalchemy.exc import DataError, DBAPIError, IntegrityError, NotSupportedError, ProgrammingError
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from menagerie.server import metrics
from menagerie.server.errors import Unreachable
from menagerie.server.storage.schema import entries

log = logging.getLogger("menagerie")

CHANNEL = "menagerie"

MOST_AT_ONCE = 1000
"""A group is no larger than this."""

LISTEN_AGAIN = 0.5
"""So many seconds after the ear was lost, another is lent to the other nodes."""

STILL_THERE = 10.0
"""So often the ear is asked whether it still hears; it has as long to answer."""

OWN_FAULT = (ProgrammingError, IntegrityError, DataError, NotSupportedError)
"""What the database answers when it is well, and what was asked of it is not."""

APPEND = {
    "sqlite": text(
        "INSERT INTO entries (room, n, at, body)"
        " SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3 FROM json_each(:rows) WHERE true"
        " ON CONFLICT DO NOTHING RETURNING room, n"
    ),
    "postgresql": text(
        "INSERT INTO entries (room, n, at, body)"
        " SELECT * FROM unnest(CAST(:rooms AS text[]), CAST(:ns AS int[]),"
        " CAST(:ats AS float8[]), CAST(:bodies AS text[]))"
        " ON CONFLICT DO NOTHING RETURNING room, n"
    ),
}

NOTIFY = text("SELECT pg_notify('menagerie', payload) FROM unnest(CAST(:payloads AS text[])) AS payload")


@dataclass(frozen=True, slots=True)
class Entry:
    """Something that happened at a table: the n-th thing, when, and what."""

    n: int
    at: float
    body: dict[str, Any]


@dataclass(slots=True)
class Write:
    """An entry on its way to the disk, and what is to be changed along with it if it gets there."""

    room: str
    n: int
    at: float
    body: str
    along: tuple[Executable, ...]
    done: asyncio.Future[bool] = field(default_factory=lambda: asyncio.get_running_loop().create_future())


class Store:
    """One node's way to the database."""

    def __init__(self, url: str, node: str) -> None:
        self.node = node
        self.engine: AsyncEngine = engine_for(url)
        self.shared = self.engine.dialect.name == "postgresql"
        """Other nodes may work on the same database."""
        self._waiting: list[Write] = []
        self._wake = asyncio.Event()
        self._writer: asyncio.Task[None] | None = None
        self._listener: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._writer = asyncio.create_task(self._write_on())

    async def stop(self) -> None:
        """Write what was accepted, and close."""
        await self.drained()
        for task in (self._writer, self._listener):
            if task:
                task.cancel()
                with suppress(asyncio.CancelledError):
                    await task
        await self.engine.dispose()

    async def drained(self) -> None:
        """Wait until all that was accepted is on the disk."""
        while waiting := [write.done for write in self._waiting]:
            await asyncio.wait(waiting)

    async def append(self, room: str, entry: Entry, *along: Executable) -> bool:
        """Whether this became the table's n-th entry; True only after the commit."""
        write = Write(room, entry.n, entry.at, text_of(entry.body), along)
        self._waiting.append(write)
        self._wake.set()
        return await write.done

    async def read(self, room: str, after: int = 0) -> list[Entry]:
        """A table's entries behind the n-th."""
        wanted = (
            select(entries.c.n, entries.c.at, entries.c.body)
            .where(entries.c.room == room, entries.c.n > after)
            .order_by(entries.c.n)
        )
        async with self.begin() as connection:
            rows = await connection.execute(wanted)
            return [Entry(n, at, orjson.loads(body)) for n, at, body in rows]

    @asynccontextmanager
    async def begin(self) -> AsyncIterator[AsyncConnection]:
        """A transaction of its own, for everything that is not an entry."""
        with reached():
            async with self.engine.begin() as connection:
                yield connection

    async def _write_on(self) -> None:
        while True:
            await self._wake.wait()
            self._wake.clear()
            while self._waiting:
                group = self._waiting[:MOST_AT_ONCE]
                try:
                    with metrics.COMMITS.time():
                        won = await self._commit(sorted(group, key=lambda write: (write.room, write.n)))
                except Exception:
                    await self._write_one_by_one(group)
                else:
                    finish(group, won)
                metrics.GROUPS.observe(len(group))
                del self._waiting[: len(group)]

    async def _write_one_by_one(self, group: list[Write]) -> None:
        """A group failed: each of its entries for itself, so that only what is at fault fails."""
        lost: Unreachable | None = None
        for write in group:
            try:
                if lost:
                    raise lost
                finish([write], await self._commit([write]))
            except Exception as error:
                lost = error if isinstance(error, Unreachable) else None
                if not write.done.done():
                    write.done.set_exception(error)

    async def _commit(self, group: list[Write]) -> set[tuple[str, int]]:
        """Write a group in one transaction; which of its entries took their places."""
        async with self.begin() as connection:
            found = await connection.execute(APPEND[self.engine.dialect.name], self._rows(group))
            won = {(room, n) for room, n in found}
            for write in group:
                if (write.room, write.n) in won:
                    for statement in write.along:
                        await connection.execute(statement)
            if self.shared and won:
                await connection.execute(NOTIFY, {"payloads": [f"{self.node} {room}" for room, _ in won]})
        return won

    def _rows(self, group: list[Write]) -> dict[str, Any]:
        if self.shared:
            return {
                "rooms": [write.room for write in group],
                "ns": [write.n for write in group],
                "ats": [write.at for write in group],
                "bodies": [write.body for write in group],
            }
        return {"rows": orjson.dumps([(write.room, write.n, write.at, write.body) for write in group]).decode()}

    def listen(self, changed: Callable[[str], None], lost: Callable[[], None]) -> None:
        """Hear of tables that other nodes have changed; ``lost`` after a time in which nothing could be heard."""
        if self.shared:
            self._listener = asyncio.create_task(self._listen_on(changed, lost))

    async def _listen_on(self, changed: Callable[[str], None], lost: Callable[[], None]) -> None:
        def hear(_: Any, __: int, ___: str, payload: str) -> None:
            node, room = payload.split(" ")
            if node != self.node:
                changed(room)

        while True:
            try:
                async with self._ear() as ear:
                    await ear.add_listener(CHANNEL, hear)
                    lost()
                    await until_gone(ear)
            except Exception as error:
                log.warning("the other nodes cannot be heard", extra={"reason": str(error)})
            await asyncio.sleep(LISTEN_AGAIN)

    @asynccontextmanager
    async def _ear(self) -> AsyncIterator[Any]:
        """A connection of asyncpg's own, made like all others, and used for nothing else."""
        async with self.engine.connect() as connection:
            try:
                yield (await connection.get_raw_connection()).driver_connection
            finally:
                await connection.invalidate()


async def until_gone(ear: Any) -> None:
    """Return when a connection has ended, or does not answer."""
    gone = asyncio.Event()
    ear.add_termination_listener(lambda _: gone.set())
    while not ear.is_closed():
        with suppress(TimeoutError):
            await asyncio.wait_for(gone.wait(), STILL_THERE)
            return
        await ear.execute(f"LISTEN {CHANNEL}", timeout=STILL_THERE)


@contextmanager
def reached() -> Iterator[None]:
    """Unreachable, if it is the database that fails, and not what was asked of it."""
    try:
        yield
    except OWN_FAULT:
        raise
    except (DBAPIError, PoolTimeout, OSError) as error:
        log.warning("the database cannot be reached", extra={"reason": str(getattr(error, "orig", None) or error)})
        raise Unreachable("server-no-database") from error


def text_of(body: dict[str, Any]) -> str:
    """What happened, as the log keeps it."""
    return orjson.dumps(body).decode()


def finish(group: list[Write], won: set[tuple[str, int]]) -> None:
    """Tell everybody in a group what came of it."""
    for write in group:
        if not write.done.done():
            write.done.set_result((write.room, write.n) in won)


def engine_for(url: str) -> AsyncEngine:
    """An engine; SQLite in its durable and concurrent form."""
    if make_url(url).get_backend_name() == "postgresql":
        patience = {"timeout": 10, "command_timeout": 60}
        return create_async_engine(url, hide_parameters=True, pool_pre_ping=True, connect_args=patience)
    engine = create_async_engine(url, hide_parameters=True)
    if engine.dialect.name == "sqlite":

        @event.listens_for(engine.sync_engine, "connect")
        def prepare(connection: Any, _: Any) -> None:
            cursor = connection.cursor()
            for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=10000", "foreign_keys=ON"):
                cursor.execute(f"PRAGMA {pragma}")
            cursor.close()

    return engine
