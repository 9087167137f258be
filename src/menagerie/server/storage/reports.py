"""What people report to whoever runs the server; ``menagerie admin reports`` lists it."""

from __future__ import annotations

from sqlalchemy import insert, select

from menagerie.server.storage.schema import reports
from menagerie.server.storage.store import Store
from menagerie.server.tables.reporting import Reported


async def add_report(store: Store, by: str, table: str, found: Reported, now: float) -> None:
    """Keep a report, unless the same person has reported the same before."""
    row = {"by": by, "person": found.person, "table": table, "line": found.line}
    async with store.begin() as connection:
        if (await connection.execute(select(reports.c.id).filter_by(**row))).first() is None:
            written = insert(reports).values(**row, name=found.name, text=found.text, at=now)
            await connection.execute(written)
