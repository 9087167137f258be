"""What the server knows about a person: to be given to them, or deleted."""

from __future__ import annotations

from collections import defaultdict
from typing import Any

from sqlalchemy import Column, Table, delete, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from menagerie.core.errors import BadSetup
from menagerie.server.storage.moderation import (
    entries_naming,
    note_in_audit,
    replace_body,
    without_name,
    without_text,
)
from menagerie.server.storage.schema import (
    columns_of,
    deal_tries,
    devices,
    duplicates,
    keys,
    lessons,
    people,
    puzzle_answers,
    ratings,
    reports,
    results,
    seat_holders,
    tables,
)
from menagerie.server.storage.store import Store
from menagerie.server.tables.entry import Body
from menagerie.server.tables.state import new_id

OWN: tuple[tuple[Table, Column[Any]], ...] = (
    (devices, devices.c.person),
    (keys, keys.c.person),
    (seat_holders, seat_holders.c.person),
    (results, results.c.person),
    (ratings, ratings.c.who),
    (lessons, lessons.c.person),
    (deal_tries, deal_tries.c.person),
    (puzzle_answers, puzzle_answers.c.person),
)
"""The rows that are a person's own: they are given to them, and deleted."""

ABOUT: tuple[tuple[Table, Column[Any]], ...] = ((reports, reports.c.person),)
"""The rows that others have made about a person: they are deleted."""

SIGNED: tuple[tuple[Table, Column[Any]], ...] = ((reports, reports.c.by), (duplicates, duplicates.c.host))
"""The rows that a person has made for others: they stay, without the person."""

SECRET = (("keys", "hash"), ("devices", "id"), ("duplicates", "seed"))
"""The columns that nobody is given: with them, somebody else could be this person, or they could know the cards."""


def shown_columns(table: Table) -> list[Any]:
    return [column for column in columns_of(table) if (table.name, column.name) not in SECRET]


async def personal_data(store: Store, person: str) -> dict[str, Any]:
    """Return everything that the database has about a person."""

    async def rows(connection: AsyncConnection, wanted: Any) -> list[dict[str, Any]]:
        return [dict(row) for row in (await connection.execute(wanted)).mappings()]

    async with store.begin() as connection:
        me = await rows(connection, select(people.c.id, people.c.name, people.c.created).where(people.c.id == person))
        if not me:
            raise BadSetup("admin-not-found", what=person[:80])
        held = select(tables.c.id, tables.c.game, tables.c.phase, tables.c.created)
        held = held.join(seat_holders, seat_holders.c.table == tables.c.id).where(seat_holders.c.person == person)
        named = await entries_naming(connection, person)
        found = {
            table.name: await rows(connection, select(*shown_columns(table)).where(column == person))
            for table, column in (*OWN, *SIGNED)
        }
        return {
            "person": me[0],
            "tables": await rows(connection, held),
            **found,
            "entries": [
                {"table": table, "n": n, "at": at, **body}
                for table, n, at, body in named
                if body.get("person") == person
            ],
        }


async def delete_person(store: Store, person: str, operator: str, now: float, reason: str = "") -> None:
    """Delete everything that names a person. Games stay, with a stranger in their seat."""
    async with store.begin() as connection:
        found = await connection.execute(select(people.c.id).where(people.c.id == person))
        if found.first() is None:
            raise BadSetup("admin-not-found", what=person[:80])
        await erase(connection, person)
        await note_in_audit(connection, now, operator, "delete", person, reason)


async def erase(connection: AsyncConnection, person: str) -> None:
    """Delete a person's rows, and put a stranger into their entries: at each table another one."""
    for table, column in (*OWN, *ABOUT, (people, people.c.id)):
        await connection.execute(delete(table).where(column == person))
    for table, column in SIGNED:
        await connection.execute(update(table).where(column == person).values({column.key: ""}))
    strangers: defaultdict[str, str] = defaultdict(new_id)
    for id, n, _, body in await entries_naming(connection, person):
        await replace_body(connection, id, n, forgotten(body, person, strangers[id]))


def forgotten(body: Body, person: str, stranger: str) -> Body:
    """Return an entry with a stranger instead of a person, who says nothing."""
    if body["kind"] == "said" and body["person"] == person:
        body = without_text(body)
    body = {key: value for key, value in body.items() if key != "origin"}
    return dict(with_another(without_name(body, person), person, stranger))


def with_another(value: Any, person: str, stranger: str) -> Any:
    """Return a part of an entry with another id instead of a person's."""
    if isinstance(value, dict):
        return {key: with_another(item, person, stranger) for key, item in value.items()}
    if isinstance(value, list | tuple):
        return [with_another(item, person, stranger) for item in value]
    return stranger if value == person else value
