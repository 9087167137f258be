"""Checks what people report: a name at their table, or a line of chat that they can see."""

from __future__ import annotations

from dataclasses import dataclass

from menagerie.server.errors import NotFound
from menagerie.server.tables.commands import Report
from menagerie.server.tables.handlers import must_see
from menagerie.server.tables.renderer import Viewpoint, may_see
from menagerie.server.tables.seats import Person
from menagerie.server.tables.state import TableState


@dataclass(frozen=True, slots=True)
class Reported:
    """What is reported: a person under their name, and what they have said, if that is meant."""

    person: str
    name: str
    line: int | None = None
    text: str = ""


def reported(state: TableState, reporter: Person, report: Report) -> Reported:
    """Return what a person reports; raise NotFound unless they can see it at this table."""
    must_see(state, reporter.id)
    viewpoint = Viewpoint(reporter.id, state.viewing_seat(reporter.id, None))
    said = [line for line in state.chat if line.facts["person"] == report.person and may_see(state, line, viewpoint)]
    if report.line is not None:
        found = next((line for line in said if line.n == report.line), None)
        if found is None:
            raise NotFound("server-nobody")
        return Reported(report.person, found.facts["name"], found.n, found.facts["text"])
    seated = [seat.person.name for seat in state.seats if seat.person and seat.person.id == report.person]
    names = seated or [line.facts["name"] for line in said[-1:]]
    if not names or report.person == reporter.id:
        raise NotFound("server-nobody")
    return Reported(report.person, names[0])
