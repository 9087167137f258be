"""The lists of tables: what the database knows of a table besides its log, changed together with the log."""

from __future__ import annotations

from sqlalchemy import Executable, Select, delete, insert, select, update

from menagerie.server.settings import Settings
from menagerie.server.storage.schema import entries, rooms, sittings
from menagerie.server.storage.schema import nodes as known_nodes
from menagerie.server.storage.store import text_of
from menagerie.server.tables import cluster
from menagerie.server.tables.handlers import again
from menagerie.server.tables.state import Body, Phase, TableState

MOST = 100
"""A list is no longer than this."""


def opened(id: str, body: Body, now: float) -> Executable:
    """A new table is listed."""
    setup = body["setup"]
    row = {"id": id, "game": setup["game"], "phase": "open", "public": setup["public"], "settled": False}
    return insert(rooms).values(**row, created=now, touched=now)


def along(room: TableState, body: Body, node: str, settings: Settings) -> list[Executable]:
    """What has to be changed together with an entry."""
    return [*brought_back(room, settings), *changed_by(room, body, node, settings.clock())]


def brought_back(room: TableState, settings: Settings) -> list[Executable]:
    """A table at which nothing has happened for long may have been put away."""
    if room.phase == "over" or room.at >= settings.clock() - settings.put_away:
        return []
    return [cluster.bring_back(room.id, room.phase, settings.clock())]


def changed_by(room: TableState, body: Body, node: str, now: float) -> list[Executable]:
    if body["kind"] == "started":
        me = select(known_nodes.c.id).where(known_nodes.c.id == node).scalar_subquery()
        return [update(rooms).where(rooms.c.id == room.id).values(phase="playing", touched=now, tender=me)]
    if body["kind"] == "sat" and not room.seats_of(body["person"]):
        return [insert(sittings).values(person=body["person"], room=room.id)]
    if body["kind"] in ("left", "offered", "resigned"):
        person = room.seats[body["seat"]].person
        if person and len(room.seats_of(person.id)) == 1:
            return [delete(sittings).where(sittings.c.room == room.id, sittings.c.person == person.id)]
    return rematched(body["table"], again(room, body["host"]), now) if body["kind"] == "rematched" else []


def rematched(id: str, body: Body, now: float) -> list[Executable]:
    """A table for the same people, opened together with the entry that says so, or not at all."""
    first = insert(entries).values(room=id, n=1, at=now, body=text_of(body))
    people = {person for person, _ in body["people"].values()}
    seated = [insert(sittings).values(person=person, room=id) for person in sorted(people)]
    return [opened(id, body, now), first, *seated]


def listed(person: str | None) -> Select[str]:
    """Public tables that are open or played at; with a person, the tables where that person sits."""
    wanted = select(rooms.c.id).order_by(rooms.c.touched.desc()).limit(MOST)
    if person:
        return wanted.join(sittings, sittings.c.room == rooms.c.id).where(sittings.c.person == person)
    return wanted.where(rooms.c.public, rooms.c.phase.in_(("open", "playing")))


def to_join(most: int) -> Select[str]:
    """Public tables, those first that have not begun."""
    wanted = select(rooms.c.id).where(rooms.c.public, rooms.c.phase.in_(("open", "playing")))
    return wanted.order_by(rooms.c.phase, rooms.c.touched.desc()).limit(most)


def of_person(person: str, phases: tuple[Phase, ...], most: int) -> Select[str]:
    """Tables in these phases where somebody sits, the latest first."""
    wanted = select(rooms.c.id).join(sittings, sittings.c.room == rooms.c.id)
    wanted = wanted.where(sittings.c.person == person, rooms.c.phase.in_(phases))
    return wanted.order_by(rooms.c.touched.desc()).limit(most)
