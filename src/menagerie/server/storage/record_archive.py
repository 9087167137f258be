"""The archive of uploaded game records, and the replays made from them lately."""

from __future__ import annotations

import asyncio

from cachetools import LRUCache
from sqlalchemy import select, text

from menagerie.records.replay import Replay
from menagerie.records.uploads import MAX_BYTES, StoredRecord, checked
from menagerie.server.errors import NotFound, TooLarge
from menagerie.server.settings import Settings
from menagerie.server.storage import schema
from menagerie.server.storage.store import Store

REPLAYS_KEPT = 16
"""How many replays stay in memory."""

LINES_KEPT = 256
"""How many records of tables stay in memory, of a few kilobytes each."""

INSERT = text("INSERT INTO records (hash, line, created) VALUES (:hash, :line, :created) ON CONFLICT DO NOTHING")


class RecordArchive:
    """The uploaded records, and the latest replays of any games."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self._store, self._clock = store, settings.clock
        self.replays: LRUCache[str, Replay] = LRUCache(REPLAYS_KEPT)
        self.lines: LRUCache[tuple[str, int], str] = LRUCache(LINES_KEPT)
        """The records of tables, by the table and the number of its decisions."""
        self._checking = asyncio.Lock()

    async def add(self, body: bytes, file: str) -> list[StoredRecord]:
        """Check and store the records of a file: all of them or none. Files are checked one at a time."""
        if len(body) > MAX_BYTES:
            raise TooLarge("server-too-large", largest=MAX_BYTES)
        async with self._checking:
            found = await asyncio.to_thread(checked, body, file)
        async with self._store.begin() as connection:
            for stored in found:
                await connection.execute(INSERT, {"hash": stored.hash, "line": stored.line, "created": self._clock()})
        return found

    async def find(self, hash: str) -> StoredRecord:
        """Return a record; raise NotFound if there is none."""
        wanted = select(schema.records.c.line).where(schema.records.c.hash == hash)
        async with self._store.begin() as connection:
            line = (await connection.execute(wanted)).scalar()
        if line is None:
            raise NotFound("server-no-record")
        return StoredRecord(hash, line)
