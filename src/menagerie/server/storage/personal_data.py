"""What the server knows about a person: to be given to them, or deleted."""

from __future__ import annotations

from collections import defaultdict
from typing import Any

from sqlalchemy import delete, func, select, update
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
        sets_without_seed = select(*(column for column in columns_of(duplicates) if column.name != "seed"))
        named = await entries_naming(connection, person)
        return {
            "person": me[0],
            "devices": await rows(
                connection, select(devices.c.label, devices.c.seen).where(devices.c.person == person)
            ),
            "tokens": (
                await connection.execute(select(func.count()).select_from(keys).where(keys.c.person == person))
            ).scalar(),
            "tables": await rows(connection, held),
            "results": await rows(connection, select(*columns_of(results)).where(results.c.person == person)),
            "ratings": await rows(connection, select(*columns_of(ratings)).where(ratings.c.who == person)),
            "lessons": await rows(connection, select(*columns_of(lessons)).where(lessons.c.person == person)),
            "puzzles": await rows(
                connection, select(*columns_of(puzzle_answers)).where(puzzle_answers.c.person == person)
            ),
            "deals": await rows(connection, select(*columns_of(deal_tries)).where(deal_tries.c.person == person)),
            "duplicates": await rows(connection, sets_without_seed.where(duplicates.c.host == person)),
            "reports": await rows(connection, select(*columns_of(reports)).where(reports.c.by == person)),
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
    for rows, column in (
        (devices, devices.c.person),
        (keys, keys.c.person),
        (seat_holders, seat_holders.c.person),
        (results, results.c.person),
        (ratings, ratings.c.who),
        (lessons, lessons.c.person),
        (reports, reports.c.person),
        (puzzle_answers, puzzle_answers.c.person),
        (deal_tries, deal_tries.c.person),
        (people, people.c.id),
    ):
        await connection.execute(delete(rows).where(column == person))
    await connection.execute(update(reports).where(reports.c.by == person).values(by=""))
    await connection.execute(update(duplicates).where(duplicates.c.host == person).values(host=""))
    strangers: defaultdict[str, str] = defaultdict(new_id)
    for table, n, _, body in await entries_naming(connection, person):
        await replace_body(connection, table, n, forgotten(body, person, strangers[table]))


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
