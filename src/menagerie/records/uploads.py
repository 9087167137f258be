"""Checks files of game records that people upload."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from io import BytesIO
from typing import Any

from menagerie.core.errors import BadRecord, RuleBroken
from menagerie.records.playback import play_record
from menagerie.records.record import line_of, parse, records_in

MAX_BYTES = 524_288
"""The largest file of records, in bytes."""

MAX_GAMES = 20
"""The most games in a file."""


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


def checked(body: bytes, file: str) -> list[StoredRecord]:
    """Play every record of a file to its end; a problem names the line."""
    found: list[StoredRecord] = []
    for number, record in records_in(lambda: BytesIO(body), file):
        if len(found) == MAX_GAMES:
            raise BadRecord("server-too-many-games", most=MAX_GAMES)
        try:
            line = line_of(play_record(record).record())
        except (BadRecord, RuleBroken) as problem:
            problem.facts["line"] = number
            raise
        found.append(StoredRecord(hashlib.sha256(line.encode()).hexdigest(), line))
    return found
