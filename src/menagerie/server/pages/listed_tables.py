"""Describes tables as the lists of the lobby show them."""

from __future__ import annotations

from menagerie.server.tables.renderer import seat_name
from menagerie.server.tables.seats import SeatState
from menagerie.server.tables.state import TableState
from menagerie.web.layout import Reader
from menagerie.web.lobby_page import ListedTable


def is_for_others(state: TableState, person: str) -> bool:
    """Return whether a person without a seat at this table can join or watch it."""
    free = state.phase == "open" and any(seat_state.kind == "open" for seat_state in state.seats)
    return not state.seats_of(person) and (free or (state.phase == "playing" and state.may_watch(person)))


def listed_table(now: float, state: TableState, me: str, reader: Reader) -> ListedTable:
    """Return a table as a list shows it to a person."""
    own = state.seats_of(me)
    names = [listed_name(seat_state, seat, own, reader) for seat, seat_state in enumerate(state.seats)]
    others = [
        n
        for seat, (n, seat_state) in enumerate(zip(names, state.seats, strict=True))
        if seat_state.person and (seat,) != own
    ]
    actors = state.match.actors if state.match else ()
    over = state.match if state.match and state.match.over else None
    return ListedTable(
        state.id,
        state.game.name,
        state.phase,
        others=tuple(others),
        bots=sum(seat_state.kind == "bot" for seat_state in state.seats),
        free=sum(seat_state.kind == "open" for seat_state in state.seats),
        ago=now - state.at,
        turn=any(seat in own for seat in actors),
        waiting=tuple(names[seat] for seat in actors),
        winners=tuple(names[seat] for seat in over.winners) if over else (),
        won=any(seat in own for seat in over.winners) if over else False,
        points=tuple(zip(names, over.points, strict=True)) if over else (),
    )


def listed_name(seat_state: SeatState, seat: int, own: tuple[int, ...], reader: Reader) -> str:
    """Return the name of a seat: "you" for the visitor's own, unless several people share the device."""
    return reader.say("seat-you") if own == (seat,) else seat_name(seat, seat_state, reader.language)
