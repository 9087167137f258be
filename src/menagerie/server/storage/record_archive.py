"""The archive of uploaded game records, and the replays made from them lately."""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Callable
from dataclasses import dataclass
from io import BytesIO
from typing import Any

from cachetools import LRUCache
from sqlalchemy import select, text

from menagerie.core.errors import BadRecord, RuleBroken
from menagerie.records.playback import played_again
from menagerie.records.record import line_of, parse, records_in
from menagerie.records.replay import Replay
from menagerie.server.errors import NotFound, TooLarge
from menagerie.server.settings import Settings
from menagerie.server.storage import schema
from menagerie.server.storage.store import Store

MAX_BYTES = 524_288
"""The largest file of records, in bytes."""

MAX_GAMES = 20
"""The most games in a file."""

REPLAYS_KEPT = 16
"""How many replays stay in memory."""

INSERT = text("INSERT INTO records (hash, line, created) VALUES (:hash, :line, :created) ON CONFLICT DO NOTHING")


@dataclass(frozen=True, slots=True)
class StoredRecord:
    """A stored record: one line as the rules would write it, under its SHA-256."""

    hash: str
    line: str

    @property
    def record(self) -> dict[str, Any]:
        return parse(self.line, "", 1)

    @property
    def address(self) -> str:
        return f"/replay/r-{self.hash}/0"


class RecordArchive:
    """The uploaded records, and the latest replays of any games."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self._store, self._clock = store, settings.clock
        self._replays: LRUCache[str, Replay] = LRUCache(REPLAYS_KEPT)
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

    async def replay(self, id: str, make: Callable[[], Replay]) -> Replay:
        """Return the replay of a game from memory, or make it."""
        replay = self._replays.get(id)
        if replay is None:
            replay = self._replays[id] = await asyncio.to_thread(make)
        return replay


def checked(body: bytes, file: str) -> list[StoredRecord]:
    """Play every record of a file to its end; a problem names the line."""
    found: list[StoredRecord] = []
    for number, record in records_in(lambda: BytesIO(body), file):
        if len(found) == MAX_GAMES:
            raise BadRecord("server-too-many-games", most=MAX_GAMES)
        try:
            line = line_of(played_again(record).record())
        except (BadRecord, RuleBroken) as problem:
            problem.facts["line"] = number
            raise
        found.append(StoredRecord(hashlib.sha256(line.encode()).hexdigest(), line))
    return found
