"""What operators do with tables, people and lines of chat; each of it is noted in the audit log."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, TypeAlias

from sqlalchemy import RowMapping, delete, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from menagerie.core.errors import BadSetup
from menagerie.server.storage.bans import network_named
from menagerie.server.storage.schema import (
    audit,
    bans,
    columns_of,
    entries,
    people,
    ratings,
    reports,
    seat_holders,
    tables,
)
from menagerie.server.storage.store import SAID, Store, body_of, text_of
from menagerie.server.storage.table_index import CLOSED
from menagerie.server.tables.entry import Body

NOBODY = "Guest"
"""The name of people whose name was removed."""

LISTED = 200
"""The most rows in a list."""

Rows: TypeAlias = list[RowMapping]


@dataclass(frozen=True)
class Operator:
    """Somebody who looks after a server, and its database."""

    store: Store
    name: str
    clock: Callable[[], float]
    reason: str = ""

    async def note(self, connection: AsyncConnection, action: str, target: str) -> None:
        """Note in the audit log what is done."""
        await note_in_audit(connection, self.clock(), self.name, action, target, self.reason)

    async def rows(self, wanted: Any) -> Rows:
        async with self.store.begin() as connection:
            return list((await connection.execute(wanted.limit(LISTED))).mappings())

    # Tables ---------------------------------------------------------------------------------------------------------

    async def tables(self) -> Rows:
        """Return the tables that are open or in play, the latest first."""
        held = select(func.count()).where(seat_holders.c.table == tables.c.id).scalar_subquery()
        wanted = select(tables.c.id, tables.c.game, tables.c.phase, tables.c.public, tables.c.touched, held)
        return await self.rows(wanted.where(tables.c.phase.in_(("open", "playing"))).order_by(tables.c.touched.desc()))

    async def close(self, table: str) -> None:
        """Close a table: nobody can load it any more. Its log is kept."""
        async with self.store.begin() as connection:
            closing = update(tables).where(tables.c.id == table).values(phase=CLOSED, node=None)
            must_have_found((await connection.execute(closing)).rowcount, table)
            await self.note(connection, "close", table)

    async def reopen(self, table: str) -> None:
        """Undo that a table was closed."""
        async with self.store.begin() as connection:
            found = await connection.execute(select(tables.c.settled).where(tables.c.id == table))
            settled = must_be_there(found.scalar_one_or_none(), table)
            began = select(entries.c.n).where(entries.c.table == table, entries.c.body.startswith('{"kind":"started"'))
            playing = (await connection.execute(began)).first() is not None
            phase = "over" if settled else "playing" if playing else "open"
            await connection.execute(update(tables).where(tables.c.id == table).values(phase=phase))
            await self.note(connection, "reopen", table)

    # People ---------------------------------------------------------------------------------------------------------

    async def people(self, name: str) -> Rows:
        """Return the people whose names contain this, or with this id, the latest first."""
        wanted = select(people.c.id, people.c.name, people.c.created).order_by(people.c.created.desc())
        return await self.rows(wanted.where(people.c.name.icontains(name, autoescape=True) | (people.c.id == name)))

    async def ban(self, who: str) -> None:
        """Ban a person, an address, or a network."""
        who = str(network_named(who) or who)
        async with self.store.begin() as connection:
            if network_named(who) is None:
                found = await connection.execute(select(people.c.id).where(people.c.id == who))
                must_be_there(found.scalar(), who)
            await connection.execute(delete(bans).where(bans.c.who == who))
            await connection.execute(insert(bans).values(who=who, at=self.clock(), reason=self.reason))
            await self.note(connection, "ban", who)

    async def unban(self, who: str) -> None:
        """Undo a ban."""
        who = str(network_named(who) or who)
        async with self.store.begin() as connection:
            must_have_found((await connection.execute(delete(bans).where(bans.c.who == who))).rowcount, who)
            await self.note(connection, "unban", who)

    async def bans(self) -> Rows:
        return await self.rows(select(bans).order_by(bans.c.at.desc()))

    async def remove_name(self, person: str) -> None:
        """Take a person's name from them, everywhere."""
        async with self.store.begin() as connection:
            renaming = update(people).where(people.c.id == person).values(name=NOBODY)
            must_have_found((await connection.execute(renaming)).rowcount, person)
            await connection.execute(update(ratings).where(ratings.c.who == person).values(name=NOBODY))
            await rewrite(connection, person, lambda body: without_name(body, person))
            await self.note(connection, "remove-name", person)

    # Chat -----------------------------------------------------------------------------------------------------------

    async def remove_line(self, table: str, n: int) -> None:
        """Remove a line of chat; its entry stays in the log, without the text."""
        async with self.store.begin() as connection:
            found = await connection.execute(select(entries.c.body).where(entries.c.table == table, entries.c.n == n))
            text = found.scalar()
            if text is None or not text.startswith(SAID):
                raise BadSetup("admin-not-found", what=f"{table} {n}")
            await replace_body(connection, table, n, without_text(body_of(text)))
            await self.note(connection, "remove-line", f"{table} {n}")

    async def reports(self) -> Rows:
        """Return what people have reported and nobody has seen to, the earliest first."""
        return await self.rows(select(*columns_of(reports)).where(~reports.c.done).order_by(reports.c.id))

    async def resolve(self, report: int) -> None:
        """Note that somebody has seen to a report."""
        async with self.store.begin() as connection:
            done = update(reports).where(reports.c.id == report).values(done=True)
            must_have_found((await connection.execute(done)).rowcount, str(report))
            await self.note(connection, "resolve", str(report))

    async def audit(self) -> Rows:
        """Return what operators have done, the latest first."""
        return await self.rows(select(audit).order_by(audit.c.id.desc()))


async def note_in_audit(
    connection: AsyncConnection, now: float, operator: str, action: str, target: str, reason: str = ""
) -> None:
    row = {"at": now, "operator": operator[:80], "action": action, "target": target, "reason": reason}
    await connection.execute(insert(audit).values(**row))


def must_have_found(count: int, what: str) -> None:
    must_be_there(count or None, what)


def must_be_there(found: Any, what: str) -> Any:
    """Return what was found; raise BadSetup if it was not."""
    if found is None:
        raise BadSetup("admin-not-found", what=what[:80])
    return found


# Entries that are written again -------------------------------------------------------------------------------------


async def entries_naming(connection: AsyncConnection, person: str) -> list[tuple[str, int, float, Body]]:
    """Return the entries in which a person is named."""
    wanted = select(entries.c.table, entries.c.n, entries.c.at, entries.c.body)
    wanted = wanted.where(entries.c.body.contains(f'"{person}"', autoescape=True)).order_by(entries.c.at)
    return [(table, n, at, body_of(body)) for table, n, at, body in await connection.execute(wanted)]


async def rewrite(connection: AsyncConnection, person: str, change: Callable[[Body], Body]) -> None:
    """Change the entries in which a person is named."""
    for table, n, _, body in await entries_naming(connection, person):
        changed = change(body)
        if changed != body:
            await replace_body(connection, table, n, changed)


async def replace_body(connection: AsyncConnection, table: str, n: int, body: Body) -> None:
    here = (entries.c.table == table) & (entries.c.n == n)
    await connection.execute(update(entries).where(here).values(body=text_of(body)))


def without_text(body: Body) -> Body:
    """Return a line of chat without its text; nobody sees it then."""
    return {**body, "text": ""}


def without_name(body: Body, person: str) -> Body:
    """Return an entry without a person's name."""
    changed = {**body, "name": NOBODY} if body.get("person") == person and "name" in body else dict(body)
    if "people" in body:
        changed["people"] = {
            seat: [who, NOBODY if who == person else name] for seat, (who, name) in body["people"].items()
        }
    return changed
