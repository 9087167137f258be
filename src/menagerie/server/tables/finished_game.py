"""The record of a game that was played at a table."""

from __future__ import annotations

from menagerie.records.record import RecordWriter, line_of
from menagerie.server.tables.handlers import must_be
from menagerie.server.tables.state import TableState


def record_of_table(state: TableState) -> str:
    """Return the record of a finished game, as one line."""
    must_be(state, "over")
    assert state.match is not None
    writer = RecordWriter(state.new_match())
    for seat, action in state.match.actions:
        writer.act(seat, action)
    return line_of(writer.record())
