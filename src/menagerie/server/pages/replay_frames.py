"""Describes the frames of a replay: a game of a table, or an uploaded record."""

from __future__ import annotations

from menagerie.core.errors import Problem
from menagerie.i18n.translator import Translator
from menagerie.records.playback import placed
from menagerie.records.replay import Replay, ReplayViewpoint, replay_of
from menagerie.records.uploads import StoredRecord
from menagerie.server.errors import NotFound
from menagerie.server.tables.renderer import seat_name
from menagerie.server.tables.seats import SeatState
from menagerie.server.tables.state import TableState
from menagerie.web.board_renderer import Occupant
from menagerie.web.layout import Reader
from menagerie.web.replay_page import ShownFrame


def frame_of_record(stored: StoredRecord, replay: Replay, at: int, seen_by: str, reader: Reader) -> ShownFrame:
    """Return a frame of an uploaded record."""
    occupants = tuple(Occupant(Translator(reader.language).seat(seat)) for seat in range(replay.players))
    address = f"/api/records/{stored.hash}"
    return shown_frame(f"r-{stored.hash}", replay, at, seen_by, occupants, reader, address, promised=False)


def frame_of_table(state: TableState, replay: Replay, at: int, seen_by: str, reader: Reader) -> ShownFrame:
    """Return a frame of a finished game."""
    occupants = tuple(occupant(seat, seat_state, reader) for seat, seat_state in enumerate(state.seats))
    address = f"/api/tables/{state.id}/record"
    return shown_frame(state.id, replay, at, seen_by, occupants, reader, address, promised=True)


def shown_frame(
    id: str,
    replay: Replay,
    at: int,
    seen_by: str,
    occupants: tuple[Occupant, ...],
    reader: Reader,
    record: str,
    promised: bool,
) -> ShownFrame:
    if at > replay.last:
        raise NotFound("server-no-frame", at=at, last=replay.last)
    viewpoint = replay_viewpoint(seen_by, replay.players)
    return ShownFrame(id, replay, at, viewpoint, occupants, reader.language, record, promised)


def replay_of_table(state: TableState) -> Replay:
    assert state.match is not None
    return replay_of(state.new_match(), state.match.actions)


def occupant(seat: int, seat_state: SeatState, reader: Reader) -> Occupant:
    return Occupant(seat_name(seat, seat_state, reader.language), None if seat_state.person else seat_state.level)


def replay_viewpoint(wanted: str, players: int) -> ReplayViewpoint:
    """Return the wanted viewpoint; raise NotFound if there is no such seat."""
    if wanted in ("open", "public"):
        return "open" if wanted == "open" else "public"
    if wanted not in map(str, range(players)):
        raise NotFound("server-no-such-seat", seat=wanted, last=players - 1)
    return int(wanted)


def sentence_of(problem: Problem, file: str, translator: Translator) -> str:
    """Return what is wrong with a file, in the same sentence as ``menagerie verify``."""
    line = problem.facts.get("line")
    if isinstance(line, int) and "file" not in problem.facts:
        return placed(problem, file, line, translator)
    return translator.problem(problem)
