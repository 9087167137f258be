"""Several servers on one database: who is alive, and who looks after which table."""

from __future__ import annotations

from sqlalchemy import Executable, and_, delete, exists, func, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from menagerie.server.settings import Settings
from menagerie.server.storage.schema import entries, nodes, rooms
from menagerie.server.storage.store import Store

SILENT = 4
"""A node that has said nothing for so many heartbeats is dead."""

AT_ONCE = 100
"""So many tables are taken over at a time."""


async def arrive(store: Store, settings: Settings) -> None:
    """This node is there; where it is the only one, whoever was there before is not."""
    async with store.begin() as connection:
        if not store.shared:
            await connection.execute(delete(nodes))
        await connection.execute(insert(nodes).values(id=store.node, seen=await now(connection, settings)))


async def now(connection: AsyncConnection, settings: Settings) -> float:
    """The time that all nodes agree on: the database's own, where there may be several."""
    if connection.dialect.name != "postgresql":
        return settings.clock()
    return float((await connection.execute(select(func.extract("epoch", func.clock_timestamp())))).scalar_one())


async def stay(store: Store, settings: Settings) -> bool:
    """This node is alive, and dead ones are gone; False if the others had taken this one for dead."""
    async with store.begin() as connection:
        seen = await now(connection, settings)
        found = await connection.execute(update(nodes).where(nodes.c.id == store.node).values(seen=seen))
        if not found.rowcount:
            await connection.execute(insert(nodes).values(id=store.node, seen=seen))
        await connection.execute(delete(nodes).where(nodes.c.seen < seen - SILENT * settings.heartbeat))
    return bool(found.rowcount)


async def leave(store: Store) -> None:
    """This node is about to go; its tables are anybody's."""
    async with store.begin() as connection:
        await connection.execute(delete(nodes).where(nodes.c.id == store.node))


async def alive(store: Store) -> set[str]:
    """The nodes that are there."""
    async with store.begin() as connection:
        return set((await connection.execute(select(nodes.c.id))).scalars())


async def claim(store: Store) -> list[str]:
    """Take tables in play that nobody tends; no two nodes take the same one."""
    orphans = select(rooms.c.id).where(rooms.c.phase == "playing", rooms.c.tender.is_(None)).limit(AT_ONCE)
    async with store.begin() as connection:
        free = list((await connection.execute(orphans.with_for_update(skip_locked=True))).scalars())
        if free:
            await connection.execute(update(rooms).where(rooms.c.id.in_(free)).values(tender=store.node))
        return free


async def put_away(store: Store, settings: Settings) -> list[str]:
    """Tables at which nothing has happened for long leave the lists, unless another node tends them; nothing of them
    is lost.
    """
    long_ago = settings.clock() - settings.put_away
    lately = exists().where(entries.c.room == rooms.c.id, entries.c.at > long_ago)
    ours = or_(rooms.c.tender.is_(None), rooms.c.tender == store.node)
    idle = and_(rooms.c.touched < long_ago, rooms.c.phase.in_(("open", "playing")), ours, ~lately)
    async with store.begin() as connection:
        away = update(rooms).where(idle).values(phase="away", tender=None).returning(rooms.c.id)
        return list((await connection.execute(away)).scalars())


def bring_back(state: str, phase: str, now: float) -> Executable:
    """Somebody came back to a table that may have been put away."""
    away = and_(rooms.c.id == state, rooms.c.phase == "away")
    return update(rooms).where(away).values(phase=phase, touched=now)
