"""Whether the database of a node takes what is written to it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path

from sqlalchemy import update

from menagerie.server.storage.schema import nodes
from menagerie.server.storage.store import Store


class Readiness:
    """Finds out whether the database can be written to; however many ask at once, it is tried once."""

    def __init__(self, store: Store, clock: Callable[[], float]) -> None:
        self._store, self._clock = store, clock
        url = store.engine.url
        self._file = Path(url.database) if url.get_backend_name() == "sqlite" and url.database else None
        self._identity = self._identity_of_file()
        self._trying: asyncio.Task[str] | None = None

    async def problem(self) -> str:
        """Return why nothing can be written to the database, or an empty text."""
        if self._trying is None or self._trying.done():
            self._trying = asyncio.create_task(self._try())
        return await asyncio.shield(self._trying)

    async def _try(self) -> str:
        if self._identity_of_file() != self._identity:
            return "the file of the database is gone"
        try:
            async with self._store.begin() as connection:
                me = nodes.c.id == self._store.node
                seen = nodes.c.seen if self._store.shared else self._clock()  # SQLite writes only what changes
                await connection.execute(update(nodes).where(me).values(seen=seen))
        except Exception:
            return "no database"
        return ""

    def _identity_of_file(self) -> tuple[int, int] | None:
        """Return which file the database is in; None without one: a server would go on to write to a deleted file."""
        try:
            found = self._file.stat() if self._file else None
        except OSError:
            return None
        return (found.st_dev, found.st_ino) if found else None
