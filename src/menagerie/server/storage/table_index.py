"""The index of tables: what the database knows about a table besides its log, changed together with the log."""

from __future__ import annotations

from sqlalchemy import Executable, Select, and_, delete, exists, insert, or_, select, update

from menagerie.core.lesson import LEARNER
from menagerie.server.settings import Settings
from menagerie.server.storage.deal_tries import try_given_up
from menagerie.server.storage.finished_lessons import finish_lesson
from menagerie.server.storage.schema import entries, nodes, seat_holders, tables
from menagerie.server.storage.store import Store, text_of
from menagerie.server.tables.entry import Body
from menagerie.server.tables.handlers import rematch_opening, starting
from menagerie.server.tables.state import Phase, TableState

LIST_LIMIT = 100
"""The most tables in a list."""

ARCHIVED = "away"
"""The phase of tables that were archived because nothing happened there for a long time."""

CLOSED = "closed"
"""The phase of tables that an operator has closed."""


def opened(id: str, body: Body, now: float) -> Executable:
    """Return the statement that adds a new table to the index."""
    setup = body["setup"]
    row = {"id": id, "game": setup["game"], "phase": "open", "public": setup["public"], "settled": False}
    return insert(tables).values(**row, created=now, touched=now)


def updates_for(state: TableState, body: Body, node: str, settings: Settings) -> list[Executable]:
    """Return the statements to execute together with an entry."""
    return [*_restoring(state, settings), *_changes(state, body, node, settings.clock())]


def _changes(state: TableState, body: Body, node: str, now: float) -> list[Executable]:
    if body["kind"] == "started":
        if_alive = select(nodes.c.id).where(nodes.c.id == node).scalar_subquery()
        return [update(tables).where(tables.c.id == state.id).values(phase="playing", touched=now, node=if_alive)]
    if body["kind"] == "sat" and not state.seats_of(body["person"]):
        return [insert(seat_holders).values(person=body["person"], table=state.id)]
    if body["kind"] in ("left", "offered", "resigned"):
        person = state.seats[body["seat"]].person
        given_up = [try_given_up(state.id, now)] if state.deal else []
        if person and len(state.seats_of(person.id)) == 1:
            held = and_(seat_holders.c.table == state.id, seat_holders.c.person == person.id)
            return [delete(seat_holders).where(held), *given_up]
    if body["kind"] == "moved" and state.guide and state.match:
        learner = state.seats[LEARNER].person
        if learner and state.guide.finishes(state.match, (body["seat"], body["action"])):
            over = update(tables).where(tables.c.id == state.id).values(phase=ARCHIVED, node=None)
            return [over, *finish_lesson(learner.id, state.game.name, state.guide.lesson.name, now)]
    if body["kind"] == "rematched":
        return _rematched(body["table"], rematch_opening(state, body["host"]), now, start=body["start"])
    return []


def _rematched(id: str, body: Body, now: float, *, start: bool) -> list[Executable]:
    """Return the statements that open a rematch, and start it if it can, or nothing of all that happens.

    No node schedules a rematch yet that has started: the next one that claims tables will.
    """
    log = [body, starting()] if start else [body]
    written = [insert(entries).values(table=id, n=n, at=now, body=text_of(entry)) for n, entry in enumerate(log, 1)]
    people = {person for person, _ in body["people"].values()}
    seated = [insert(seat_holders).values(person=person, table=id) for person in sorted(people)]
    playing = [update(tables).where(tables.c.id == id).values(phase="playing")] if start else []
    return [opened(id, body, now), *written, *seated, *playing]


# Archived tables ----------------------------------------------------------------------------------------------------


async def archive_idle(store: Store, settings: Settings) -> list[str]:
    """Take tables without recent activity out of the lists, except those of other nodes; their logs stay."""
    long_ago = settings.clock() - settings.archive_after
    recent = exists().where(entries.c.table == tables.c.id, entries.c.at > long_ago)
    ours = or_(tables.c.node.is_(None), tables.c.node == store.node)
    idle = and_(tables.c.touched < long_ago, tables.c.phase.in_(("open", "playing")), ours, ~recent)
    async with store.begin() as connection:
        archived = update(tables).where(idle).values(phase=ARCHIVED, node=None).returning(tables.c.id)
        return list((await connection.execute(archived)).scalars())


async def restore(store: Store, state: TableState, settings: Settings) -> None:
    """Put a table back into the lists, if it may have been archived."""
    for statement in _restoring(state, settings):
        async with store.begin() as connection:
            await connection.execute(statement)


def _restoring(state: TableState, settings: Settings) -> list[Executable]:
    """Return the statements that restore a table, if it may have been archived."""
    now = settings.clock()
    if state.phase == "over" or state.at >= now - settings.archive_after:
        return []
    archived = and_(tables.c.id == state.id, tables.c.phase == ARCHIVED)
    return [update(tables).where(archived).values(phase=state.phase, touched=now)]


# Lists --------------------------------------------------------------------------------------------------------------


async def ids(store: Store, wanted: Select[str]) -> list[str]:
    """Return the ids that a query for tables finds."""
    async with store.begin() as connection:
        return list((await connection.execute(wanted)).scalars())


async def is_closed(store: Store, id: str) -> bool:
    """Return whether an operator has closed a table."""
    async with store.begin() as connection:
        found = await connection.execute(select(tables.c.phase).where(tables.c.id == id))
        return found.scalar() == CLOSED


def public_or_own(person: str | None) -> Select[str]:
    """Query public tables that are open or in play; with a person, the tables where that person sits."""
    wanted = select(tables.c.id).order_by(tables.c.touched.desc()).limit(LIST_LIMIT)
    if person:
        return wanted.join(seat_holders, seat_holders.c.table == tables.c.id).where(
            seat_holders.c.person == person, tables.c.phase != CLOSED
        )
    return wanted.where(tables.c.public, tables.c.phase.in_(("open", "playing")))


def to_join(most: int) -> Select[str]:
    """Query public tables, those first that have not started."""
    wanted = select(tables.c.id).where(tables.c.public, tables.c.phase.in_(("open", "playing")))
    return wanted.order_by(tables.c.phase, tables.c.touched.desc()).limit(most)


def of_person(person: str, phases: tuple[Phase, ...], most: int) -> Select[str]:
    """Query the tables in these phases where a person sits, the latest first."""
    wanted = select(tables.c.id).join(seat_holders, seat_holders.c.table == tables.c.id)
    wanted = wanted.where(seat_holders.c.person == person, tables.c.phase.in_(phases))
    return wanted.order_by(tables.c.touched.desc()).limit(most)
