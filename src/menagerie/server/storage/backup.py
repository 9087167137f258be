"""Backups: the whole database in one SQLite file, whatever it comes from, and back into any empty database."""

from __future__ import annotations

import shutil
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from menagerie.core.errors import BadSetup, reason_of
from menagerie.server.settings import sqlite_at
from menagerie.server.storage import schema
from menagerie.server.storage.migrate import migrate
from menagerie.server.storage.store import body_of, engine_for
from menagerie.server.tables.entry import Entry
from menagerie.server.tables.state import TableState

OWNER_ONLY = 0o600

COPIED = [table for table in schema.metadata.sorted_tables if table is not schema.nodes]
"""The tables of the database that a backup has, each after those that it refers to."""

NUMBERED = (schema.audit, schema.reports)
"""The tables whose rows a database numbers itself."""

PORTION = 500
"""How many rows are copied at a time."""


@dataclass
class Verified:
    """What a check of a database found: every table of it was played again."""

    tables: int = 0
    entries: int = 0
    broken: tuple[str, ...] = ()
    """The tables whose logs cannot be replayed."""


@asynccontextmanager
async def database_at(url: str) -> AsyncIterator[AsyncEngine]:
    """Open a database, and bring it up to date."""
    engine = engine_for(url)
    try:
        await migrate(engine)
        yield engine
    finally:
        await engine.dispose()


async def back_up(source: AsyncEngine, file: Path) -> Verified:
    """Write a backup to a new file, as the database is at one moment, and play every table of it again."""
    try:
        file.touch(OWNER_ONLY, exist_ok=False)
    except OSError as error:
        raise BadSetup("file-unwritable", file=str(file), reason=reason_of(error)) from None
    try:
        async with database_at(sqlite_at(file.resolve())) as copy:
            await copy_rows(source, copy)
            async with copy.connect() as connection:  # one file instead of three
                await connection.exec_driver_sql("PRAGMA journal_mode=DELETE")
            return await verify(copy)
    except BaseException:
        file.unlink(missing_ok=True)
        raise


async def restore(file: Path, target: AsyncEngine) -> Verified:
    """Put a backup into an empty database, and play every table of it again; the backup stays as it is."""
    with TemporaryDirectory() as folder:
        copied = Path(folder) / "backup.db"
        try:
            shutil.copyfile(file, copied)
        except OSError as error:
            raise BadSetup("file-unreadable", file=str(file), reason=reason_of(error)) from None
        async with database_at(sqlite_at(copied)) as source:
            async with target.begin() as connection:
                for table in (schema.tables, schema.people):
                    if (await connection.execute(select(func.count()).select_from(table))).scalar():
                        raise BadSetup("admin-not-empty")
            await copy_rows(source, target)
    return await verify(target)


async def copy_rows(source: AsyncEngine, target: AsyncEngine) -> None:
    """Copy all rows as they are at one moment; nobody schedules the tables in the copy yet."""
    async with snapshot(source) as reading, target.begin() as writing:
        for table in COPIED:
            left_out = {"id"} if table in NUMBERED else set()
            rows = await reading.stream(select(*schema.columns_of(table)).order_by(*table.primary_key.columns))
            async for portion in rows.mappings().partitions(PORTION):
                copied = [{key: value for key, value in row.items() if key not in left_out} for row in portion]
                for row in copied if table is schema.tables else ():
                    row["node"] = None
                await writing.execute(table.insert(), copied)


@asynccontextmanager
async def snapshot(engine: AsyncEngine) -> AsyncIterator[AsyncConnection]:
    """Read a database as it is at one moment, whatever is written meanwhile."""
    async with engine.connect() as connection:
        if engine.dialect.name == "postgresql":
            await connection.execution_options(isolation_level="REPEATABLE READ")
        else:
            await connection.exec_driver_sql("BEGIN")
        yield connection
        await connection.rollback()


async def verify(engine: AsyncEngine) -> Verified:
    """Play every table of a database again."""
    found, broken = Verified(), []
    async with snapshot(engine) as connection:
        for table in (await connection.execute(select(schema.tables.c.id).order_by(schema.tables.c.id))).scalars():
            found.tables += 1
            try:
                found.entries += await replayed(connection, table)
            except Exception:
                broken.append(table)
    found.broken = tuple(broken)
    return found


async def replayed(connection: AsyncConnection, table: str) -> int:
    """Play a table again, and return how many entries it has."""
    log = schema.entries.c
    rows: Any = await connection.execute(select(log.n, log.at, log.body).where(log.table == table).order_by(log.n))
    state, count = TableState(table), 0
    for n, at, body in rows:
        state.apply(Entry(n, at, body_of(body)))
        count += 1
    if not count:
        raise ValueError(table)
    return count
