"""Everybody's one counted try at each shared deal, how it ended, and what the levels reach there."""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import dataclass

from sqlalchemy import ColumnElement, Executable, RowMapping, and_, func, or_, select, text, update
from sqlalchemy.ext.asyncio import AsyncConnection

from menagerie.core.shared_deal import DealResult, result_of
from menagerie.server.storage.schema import deal_levels, deal_tries, people
from menagerie.server.storage.store import Store
from menagerie.server.tables.state import TableState

BEGIN = text(
    "INSERT INTO deal_tries (person, occasion, table_id, begun) VALUES (:person, :occasion, :table, :begun)"
    " ON CONFLICT DO NOTHING"
)

KEEP_LEVEL = text(
    "INSERT INTO deal_levels (occasion, level, body) VALUES (:occasion, :level, :body) ON CONFLICT DO NOTHING"
)


@dataclass(frozen=True, slots=True)
class DealTry:
    """A person's counted try at a deal."""

    occasion: str
    table: str
    begun: float
    ended: float | None = None
    result: DealResult | None = None
    """None until it has ended, and if it was given up."""
    person: str = ""
    name: str = ""


def try_in(row: RowMapping) -> DealTry:
    result = None if row["won"] is None else DealResult(bool(row["won"]), row["margin"], row["points"])
    who = row.get("person", ""), row.get("name", "")
    return DealTry(row["occasion"], row["table"], row["begun"], row["ended"], result, *who)


async def begin_try(store: Store, person: str, occasion: str, table: str, now: float) -> DealTry:
    """Begin a person's counted try at a deal at this table, or return the one that they have begun before."""
    async with store.begin() as connection:
        row = {"person": person, "occasion": occasion, "table": table, "begun": now}
        await connection.execute(BEGIN, row)
        mine = and_(deal_tries.c.person == person, deal_tries.c.occasion == occasion)
        return try_in((await connection.execute(select(deal_tries).where(mine))).mappings().one())


async def note_end(connection: AsyncConnection, state: TableState, now: float) -> None:
    """Note how the deal of a finished table has ended, unless its person had left it; a practice game has no try."""
    if state.deal and state.match:
        result = result_of(state.match, state.deal.seat).as_json()
        await connection.execute(update(deal_tries).where(unended(state.id)).values(**result, ended=now))


def try_given_up(table: str, now: float) -> Executable:
    """Return the statement that notes that a table's person has given their try up."""
    return update(deal_tries).where(unended(table)).values(ended=now)


def unended(table: str) -> ColumnElement[bool]:
    """Select the try at a table, unless it has ended."""
    return and_(deal_tries.c.table == table, deal_tries.c.ended.is_(None))


async def tries_of(store: Store, person: str, occasions: str) -> dict[str, DealTry]:
    """Return a person's tries at the deals whose occasions begin like this."""
    mine = and_(deal_tries.c.person == person, deal_tries.c.occasion.startswith(occasions, autoescape=True))
    async with store.begin() as connection:
        found = (await connection.execute(select(deal_tries).where(mine))).mappings()
        return {row["occasion"]: try_in(row) for row in found}


async def all_tries(store: Store, occasions: str) -> list[DealTry]:
    """Return everybody's tries at the deals whose occasions begin like this, with the names of the people."""
    wanted = select(*deal_tries.c, people.c.name).join(people, people.c.id == deal_tries.c.person)
    wanted = wanted.where(deal_tries.c.occasion.startswith(occasions, autoescape=True))
    async with store.begin() as connection:
        found = (await connection.execute(wanted.order_by(deal_tries.c.begun))).mappings()
        return [try_in(row) for row in found]


async def rank_of(store: Store, occasion: str, result: DealResult, until: float) -> tuple[int, int]:
    """Return the rank of a result among all that ended in time, and how many these are."""
    in_time = and_(deal_tries.c.occasion == occasion, deal_tries.c.won.is_not(None), deal_tries.c.ended < until)
    won, margin = deal_tries.c.won, deal_tries.c.margin
    larger = and_(won.is_(result.won), margin > result.margin)
    better = larger if result.won else or_(larger, won.is_(True))
    count = select(func.count()).select_from(deal_tries)
    async with store.begin() as connection:
        ahead = (await connection.execute(count.where(in_time, better))).scalar_one()
        everybody = (await connection.execute(count.where(in_time))).scalar_one()
    return ahead + 1, everybody


# What the levels reach ------------------------------------------------------------------------------------------------


async def levels_at(store: Store, occasions: Iterable[str]) -> dict[str, dict[str, DealResult]]:
    """Return what each level has reached at each of these deals, as far as it is known."""
    wanted = select(deal_levels).where(deal_levels.c.occasion.in_(list(occasions)))
    found: dict[str, dict[str, DealResult]] = {}
    async with store.begin() as connection:
        for row in (await connection.execute(wanted)).mappings():
            found.setdefault(row["occasion"], {})[row["level"]] = DealResult(**json.loads(row["body"]))
    return found


async def keep_level(store: Store, occasion: str, level: str, result: DealResult) -> None:
    """Keep what a level has reached, unless another node already has."""
    async with store.begin() as connection:
        row = {"occasion": occasion, "level": level, "body": json.dumps(result.as_json())}
        await connection.execute(KEEP_LEVEL, row)
