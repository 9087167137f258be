"""What the site keeps in the browser: the logs of tables, and a few values such as the player's name."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any, NamedTuple, Protocol

from menagerie.server.errors import Unreachable
from menagerie.server.tables.entry import Entry


class StoredTable(NamedTuple):
    """What a list of tables needs to know about a table before its log is read."""

    id: str
    at: float


class Database(Protocol):
    """The IndexedDB of ``static/database.js`` or a stand-in; every answer is JSON, every failure an error."""

    async def read(self, table: str) -> str: ...

    async def append(self, rows: str) -> None: ...

    async def tables(self) -> str: ...

    async def kept(self, name: str) -> str | None: ...

    async def keep(self, name: str, value: str) -> None: ...


class Storage:
    """Reads and writes in the database. What it has written survives the end of the tab."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def read(self, table: str) -> list[Entry]:
        """Return the log of a table; an unknown table has none."""
        return [Entry(*row) for row in json.loads(await self._database.read(table))]

    async def append(self, written: Sequence[tuple[str, Entry]]) -> None:
        """Append entries to the logs of tables, all or none; raise Unreachable if that fails."""
        rows = [{"table": table, "n": entry.n, "at": entry.at, "body": entry.body} for table, entry in written]
        try:
            await self._database.append(json.dumps(rows))
        except Exception as error:
            raise Unreachable("web-site-not-saved") from error

    async def tables(self) -> list[StoredTable]:
        """Return all tables, the latest first."""
        found = [StoredTable(*row) for row in json.loads(await self._database.tables())]
        return sorted(found, key=lambda table: table.at, reverse=True)

    async def kept(self, name: str) -> Any:
        """Return a value, or None if there is none of this name."""
        text = await self._database.kept(name)
        return None if text is None else json.loads(text)

    async def keep(self, name: str, value: Any) -> None:
        """Keep a value under a name; raise Unreachable if that fails."""
        try:
            await self._database.keep(name, json.dumps(value))
        except Exception as error:
            raise Unreachable("web-site-not-saved") from error
