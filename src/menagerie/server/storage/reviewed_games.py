"""The reviews of each person's own games."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any

from sqlalchemy import and_, or_, select, update

from menagerie.server.storage.schema import results, reviews
from menagerie.server.storage.store import Store


@dataclass(frozen=True, slots=True)
class OwnGame:
    """A finished game of a person, with its review if there is one."""

    table: str
    game: str
    at: float
    seat: int | None
    review: dict[str, Any] | None


async def own_games(store: Store, person: str, version: str, most: int) -> list[OwnGame]:
    """Return a person's latest games, the latest first, with their reviews by this version."""
    same = and_(reviews.c.record == results.c.record, reviews.c.version == version)
    wanted = select(results.c.table, results.c.game, results.c.at, results.c.seat, reviews.c.body)
    alone = or_(results.c.outcome.is_(None), results.c.outcome != "shared")
    wanted = wanted.select_from(results.outerjoin(reviews, same)).where(results.c.person == person, alone)
    wanted = wanted.order_by(results.c.at.desc(), results.c.table).limit(most)
    async with store.begin() as connection:
        found = (await connection.execute(wanted)).all()
    return [OwnGame(table, game, at, seat, json.loads(body) if body else None) for table, game, at, seat, body in found]


async def note_record(store: Store, person: str, table: str, record: str, seat: int | None) -> None:
    """Note the record of a game that was finished before records were noted."""
    mine = and_(results.c.person == person, results.c.table == table)
    async with store.begin() as connection:
        await connection.execute(update(results).where(mine).values(record=record, seat=seat))
