"""The database: a log that is written in groups, and transactions for everything else.

Entries of many tables are committed together: while one group is being committed, the next one collects. After the
commit, the writer learns whether its entry became the n-th of its table, or another one did.

Unreachable means that the database does not answer. Whether the last entry was written is then unknown until it does.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from dataclasses import dataclass, field
from typing import Any

import orjson
from sqlalchemy import Executable, Select, and_, event, func, make_url, select, text
from sqlalchemy.exc import DataError, DBAPIError, IntegrityError, NotSupportedError, ProgrammingError
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from menagerie.server import metrics
from menagerie.server.errors import Broken, Unreachable
from menagerie.server.storage.schema import entries
from menagerie.server.tables.entry import Entry

log = logging.getLogger("menagerie")

SAID = '{"kind":"said"'
"""How the body of a chat line begins."""

CHANNEL = "menagerie"

GROUP_LIMIT = 1000
"""The most entries in a group."""

RELISTEN_AFTER = 0.5
"""Seconds until a lost listening connection is replaced."""

LISTENER_CHECK = 10.0
"""Seconds between checks of the listening connection, and the time that it has to answer."""

ANSWER_TIME = 5.0
"""Seconds in which the database must connect, and answer a statement."""

SILENT_TRANSACTION_LIMIT = 4.0
"""Seconds after which PostgreSQL ends a transaction whose node says nothing: its locks would stop the other nodes."""

FAULTY_STATEMENT = (ProgrammingError, IntegrityError, DataError, NotSupportedError)
"""Errors that a healthy database reports about a faulty statement."""

APPEND = {
    "sqlite": text(
        "INSERT INTO entries (room, n, at, body)"
        " SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3 FROM json_each(:rows) WHERE true"
        " ON CONFLICT DO NOTHING RETURNING room, n"
    ),
    "postgresql": text(
        "INSERT INTO entries (room, n, at, body)"
        " SELECT * FROM unnest(CAST(:tables AS text[]), CAST(:ns AS int[]),"
        " CAST(:ats AS float8[]), CAST(:bodies AS text[]))"
        " ON CONFLICT DO NOTHING RETURNING room, n"
    ),
}

NOTIFY = text("SELECT pg_notify('menagerie', payload) FROM unnest(CAST(:payloads AS text[])) AS payload")


@dataclass(slots=True)
class Write:
    """An entry that waits to be committed, and the statements to execute with it if it takes its place."""

    table: str
    n: int
    at: float
    body: str
    statements: tuple[Executable, ...]
    done: asyncio.Future[bool] = field(default_factory=lambda: asyncio.get_running_loop().create_future())


class Store:
    """A node's access to the database."""

    def __init__(self, url: str, node: str) -> None:
        self.node = node
        self.engine: AsyncEngine = engine_for(url)
        self.shared = self.engine.dialect.name == "postgresql"
        """Whether other nodes may use the same database."""
        self._waiting: list[Write] = []
        self._wake = asyncio.Event()
        self._writer: asyncio.Task[None] | None = None
        self._listener: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._writer = asyncio.create_task(self._write_groups())

    async def stop(self) -> None:
        """Write the accepted entries, and close."""
        await self.drained()
        for task in (self._writer, self._listener):
            if task:
                task.cancel()
                with suppress(asyncio.CancelledError):
                    await task
        await self.engine.dispose()

    async def drained(self) -> None:
        """Wait until all accepted entries are committed."""
        while waiting := [write.done for write in self._waiting]:
            await asyncio.wait(waiting)

    async def append(self, table: str, entry: Entry, *statements: Executable) -> bool:
        """Return, after the commit, whether this became the table's n-th entry."""
        write = Write(table, entry.n, entry.at, text_of(entry.body), statements)
        self._waiting.append(write)
        self._wake.set()
        return await write.done

    async def read_all(self, table: str, chat: int) -> list[Entry]:
        """Return a table's entries, but of its chat only this many of the latest lines: nobody sees more of them."""
        said = and_(entries.c.table == table, entries.c.body.startswith(SAID, autoescape=True))
        latest = select(entries.c.n).where(said).order_by(entries.c.n.desc()).offset(chat).limit(1).scalar_subquery()
        skipped = and_(said, entries.c.n <= func.coalesce(latest, 0))
        wanted = select(entries.c.n, entries.c.at, entries.c.body).where(entries.c.table == table, ~skipped)
        return await self._entries(wanted)

    async def read(self, table: str, after: int = 0) -> list[Entry]:
        """Return a table's entries after the n-th."""
        wanted = select(entries.c.n, entries.c.at, entries.c.body)
        return await self._entries(wanted.where(entries.c.table == table, entries.c.n > after))

    async def _entries(self, wanted: Select[Any]) -> list[Entry]:
        async with self.begin() as connection:
            rows = await connection.execute(wanted.order_by(entries.c.n))
            return [Entry(n, at, body_of(body)) for n, at, body in rows]

    @asynccontextmanager
    async def begin(self) -> AsyncIterator[AsyncConnection]:
        """Begin a transaction, for everything that is not an entry."""
        with reporting_unreachable():
            async with self.engine.begin() as connection:
                yield connection

    async def _write_groups(self) -> None:
        while True:
            await self._wake.wait()
            self._wake.clear()
            while self._waiting:
                group = self._waiting[:GROUP_LIMIT]
                try:
                    with metrics.COMMITS.time():
                        won = await self._commit(sorted(group, key=lambda write: (write.table, write.n)))
                except Exception:
                    await self._write_one_by_one(group)
                else:
                    finish(group, won)
                metrics.GROUPS.observe(len(group))
                del self._waiting[: len(group)]

    async def _write_one_by_one(self, group: list[Write]) -> None:
        """Write the entries of a failed group one by one, so that only the faulty one fails."""
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
        """Commit a group in one transaction and return the entries that took their places."""
        async with self.begin() as connection:
            found = await connection.execute(APPEND[self.engine.dialect.name], self._rows(group))
            won = {(table, n) for table, n in found}
            for write in group:
                if (write.table, write.n) in won:
                    for statement in write.statements:
                        await connection.execute(statement)
            if self.shared and won:
                await connection.execute(NOTIFY, {"payloads": [f"{self.node} {table}" for table, _ in won]})
        return won

    def _rows(self, group: list[Write]) -> dict[str, Any]:
        if self.shared:
            return {
                "tables": [write.table for write in group],
                "ns": [write.n for write in group],
                "ats": [write.at for write in group],
                "bodies": [write.body for write in group],
            }
        return {"rows": orjson.dumps([(write.table, write.n, write.at, write.body) for write in group]).decode()}

    def listen(self, changed: Callable[[str], None], reconnected: Callable[[], None]) -> None:
        """Call ``changed`` with every table that another node has written to.

        Call ``reconnected`` when the listening connection is new: notifications may have been lost before.
        """
        if self.shared:
            self._listener = asyncio.create_task(self._keep_listening(changed, reconnected))

    async def _keep_listening(self, changed: Callable[[str], None], reconnected: Callable[[], None]) -> None:
        def notified(_: Any, __: int, ___: str, payload: str) -> None:
            node, table = payload.split(" ")
            if node != self.node:
                changed(table)

        while True:
            try:
                async with self._listening_connection() as listening:
                    await listening.add_listener(CHANNEL, notified)
                    reconnected()
                    await until_closed(listening)
            except Exception as error:
                log.warning("no notifications from other nodes", extra={"reason": str(error)})
            await asyncio.sleep(RELISTEN_AFTER)

    @asynccontextmanager
    async def _listening_connection(self) -> AsyncIterator[Any]:
        """Open an asyncpg connection with the engine's settings, used for nothing but notifications."""
        async with self.engine.connect() as connection:
            try:
                yield (await connection.get_raw_connection()).driver_connection
            finally:
                await connection.invalidate()


async def until_closed(connection: Any) -> None:
    """Return when a connection has ended; raise if it does not answer."""
    closed = asyncio.Event()
    connection.add_termination_listener(lambda _: closed.set())
    while not connection.is_closed():
        with suppress(TimeoutError):
            await asyncio.wait_for(closed.wait(), LISTENER_CHECK)
            return
        await connection.execute(f"LISTEN {CHANNEL}", timeout=LISTENER_CHECK)


@contextmanager
def reporting_unreachable() -> Iterator[None]:
    """Raise Unreachable if the database fails, as opposed to a faulty statement."""
    try:
        yield
    except FAULTY_STATEMENT:
        raise
    except (DBAPIError, PoolTimeout, OSError) as error:
        log.warning("the database does not answer", extra={"reason": str(getattr(error, "orig", None) or error)})
        raise Unreachable("server-no-database") from error


def text_of(body: dict[str, Any]) -> str:
    """Return the body of an entry as the log stores it."""
    return orjson.dumps(body).decode()


def body_of(text: str) -> dict[str, Any]:
    """Return the body of an entry; raise Broken if nobody can read it."""
    try:
        return dict(orjson.loads(text))
    except (ValueError, TypeError) as error:
        raise Broken("server-table-broken") from error


def finish(group: list[Write], won: set[tuple[str, int]]) -> None:
    """Give every writer of a group its result."""
    for write in group:
        if not write.done.done():
            write.done.set_result((write.table, write.n) in won)


def engine_for(url: str, answer_time: float = ANSWER_TIME) -> AsyncEngine:
    """Create an engine; SQLite in its durable and concurrent mode."""
    if make_url(url).get_backend_name() == "postgresql":
        silent = {"idle_in_transaction_session_timeout": f"{SILENT_TRANSACTION_LIMIT:g}s"}
        limits = {"timeout": ANSWER_TIME, "command_timeout": answer_time, "server_settings": silent}
        return create_async_engine(
            url, hide_parameters=True, pool_pre_ping=True, pool_timeout=ANSWER_TIME, connect_args=limits
        )
    engine = create_async_engine(url, hide_parameters=True)
    if engine.dialect.name == "sqlite":

        @event.listens_for(engine.sync_engine, "connect")
        def prepare(connection: Any, _: Any) -> None:
            cursor = connection.cursor()
            for pragma in (
                "journal_mode=WAL",
                "synchronous=FULL",
                f"busy_timeout={ANSWER_TIME * 1000:.0f}",
                "foreign_keys=ON",
            ):
                cursor.execute(f"PRAGMA {pragma}")
            cursor.close()

    return engine
