"""The records and replays of finished games: kept in memory, or made in a thread when their turn has come."""

from __future__ import annotations

from collections.abc import Callable

from fastapi import Request

from menagerie.records.replay import Replay
from menagerie.server.http.dependencies import run_in_turn
from menagerie.server.storage.record_archive import RecordArchive
from menagerie.server.tables.finished_game import record_of_table
from menagerie.server.tables.handlers import must_be
from menagerie.server.tables.state import TableState


def archive_of(request: Request) -> RecordArchive:
    archive: RecordArchive = request.app.state.archive
    return archive


async def record_line(request: Request, state: TableState) -> str:
    """Return the record of a finished game, as a line."""
    must_be(state, "over")
    assert state.match is not None
    lines, key = archive_of(request).lines, (state.id, len(state.match.actions))
    if key not in lines:
        lines[key] = await run_in_turn(request, lambda: record_of_table(state))
    return lines[key]


async def replay_named(request: Request, id: str, make: Callable[[], Replay]) -> Replay:
    """Return the replay of a finished game, which nobody can change any more."""
    replays = archive_of(request).replays
    if (found := replays.get(id)) is None:
        found = replays[id] = await run_in_turn(request, lambda: replays.get(id) or make())
    return found
