"""Removes what is older than it needs to be."""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy import and_, delete, select

from menagerie.server.storage.moderation import Operator, replace_body, without_text
from menagerie.server.storage.schema import entries, records, reports, reviews
from menagerie.server.storage.store import SAID, body_of

NO_TEXT = '"text":""'


@dataclass(frozen=True)
class Trimmed:
    """How much was removed."""

    lines: int
    records: int


async def trim(operator: Operator, before: float) -> Trimmed:
    """Remove lines of chat, uploaded records, reviews and reports that are older than this time."""
    old = and_(
        entries.c.body.startswith(SAID, autoescape=True),
        entries.c.at < before,
        ~entries.c.body.contains(NO_TEXT, autoescape=True),
    )
    async with operator.store.begin() as connection:
        said = list(await connection.execute(select(entries.c.table, entries.c.n, entries.c.body).where(old)))
        for table, n, body in said:
            await replace_body(connection, table, n, without_text(body_of(body)))
        gone = (await connection.execute(delete(records).where(records.c.created < before))).rowcount
        await connection.execute(delete(reviews).where(reviews.c.created < before))
        await connection.execute(delete(reports).where(reports.c.at < before))
        await operator.note(connection, "trim", f"{before:.0f}")
    return Trimmed(len(said), gone)
