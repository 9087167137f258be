"""Several nodes on one database: which of them are alive, and which node schedules which table."""

from __future__ import annotations

from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from menagerie.server.settings import Settings
from menagerie.server.storage.schema import nodes, tables
from menagerie.server.storage.store import Store

MISSED_HEARTBEATS = 4
"""A node that has missed this many heartbeats is dead."""

CLAIM_LIMIT = 100
"""How many tables a node claims at a time."""


async def register_node(store: Store, settings: Settings) -> None:
    """Register this node; on a database that cannot be shared, all earlier nodes are gone."""
    async with store.begin() as connection:
        if not store.shared:
            await connection.execute(delete(nodes))
        await connection.execute(insert(nodes).values(id=store.node, seen=await now(connection, settings)))


async def now(connection: AsyncConnection, settings: Settings) -> float:
    """Return a time that all nodes agree on: the database's own, if there may be several nodes."""
    if connection.dialect.name != "postgresql":
        return settings.clock()
    return float((await connection.execute(select(func.extract("epoch", func.clock_timestamp())))).scalar_one())


async def report_heartbeat(store: Store, settings: Settings) -> bool:
    """Report a heartbeat and remove dead nodes; return False if the others considered this node dead."""
    async with store.begin() as connection:
        seen = await now(connection, settings)
        found = await connection.execute(update(nodes).where(nodes.c.id == store.node).values(seen=seen))
        if not found.rowcount:
            await connection.execute(insert(nodes).values(id=store.node, seen=seen))
        dead = nodes.c.seen < seen - MISSED_HEARTBEATS * settings.heartbeat
        await connection.execute(delete(nodes).where(dead))
    return bool(found.rowcount)


async def remove_node(store: Store) -> None:
    """Remove this node before it stops; other nodes can claim its tables."""
    async with store.begin() as connection:
        await connection.execute(delete(nodes).where(nodes.c.id == store.node))


async def live_nodes(store: Store) -> set[str]:
    """Return the nodes that are alive."""
    async with store.begin() as connection:
        return set((await connection.execute(select(nodes.c.id))).scalars())


async def claim_tables(store: Store) -> list[str]:
    """Claim tables in play that no node schedules; no two nodes claim the same one."""
    unclaimed = select(tables.c.id).where(tables.c.phase == "playing", tables.c.node.is_(None)).limit(CLAIM_LIMIT)
    async with store.begin() as connection:
        free = list((await connection.execute(unclaimed.with_for_update(skip_locked=True))).scalars())
        if free:
            await connection.execute(update(tables).where(tables.c.id.in_(free)).values(node=store.node))
        return free
