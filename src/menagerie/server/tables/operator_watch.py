"""Follows what operators do, from the command line or at another node: bans, closed tables, removed names and lines."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import func, select

from menagerie.server.storage.bans import Bans
from menagerie.server.storage.schema import audit
from menagerie.server.storage.store import Store
from menagerie.server.tables.loaded_tables import LoadedTable, LoadedTables

OF_TABLES = ("close", "reopen", "remove-line")
"""The actions whose target begins with a table."""

OF_PEOPLE = ("ban", "remove-name", "delete")
"""The actions whose target is a person."""


@dataclass
class OperatorWatch:
    """Does at a node what follows from the audit log."""

    store: Store
    tables: LoadedTables
    reload: Callable[[LoadedTable], Awaitable[None]]
    disconnect: Callable[[str], None]
    on_person_changed: list[Callable[[str], None]] = field(default_factory=list)
    """Called with every person who was banned or renamed, or whose data was deleted."""
    _seen: int = -1

    def __post_init__(self) -> None:
        self.bans = Bans(self.store)

    async def start(self) -> None:
        """Read the bans; what was done before now is already in the database."""
        await self.bans.refresh()
        async with self.store.begin() as connection:
            self._seen = (await connection.execute(select(func.max(audit.c.id)))).scalar() or 0

    async def follow(self) -> None:
        """Do what follows from what operators have done since the last time."""
        wanted = select(audit.c.id, audit.c.action, audit.c.target).where(audit.c.id > self._seen).order_by(audit.c.id)
        async with self.store.begin() as connection:
            news: list[Any] = list(await connection.execute(wanted))
        if not news:
            return
        await self.bans.refresh()
        for number, action, target in news:
            if action in OF_TABLES:
                await self._reload([loaded for id, loaded in self.tables.by_id.items() if id == target.split(" ")[0]])
            elif action in OF_PEOPLE:
                await self._person_changed(target)
            elif action == "trim":
                await self._reload(list(self.tables.by_id.values()))
            self._seen = number

    async def _person_changed(self, person: str) -> None:
        for changed in self.on_person_changed:
            changed(person)
        await self._reload([loaded for loaded in self.tables.by_id.values() if names(loaded, person)])
        self.disconnect(person)

    async def _reload(self, tables: list[LoadedTable]) -> None:
        for loaded in tables:
            await self.reload(loaded)


def names(loaded: LoadedTable, person: str) -> bool:
    """Return whether a person has a seat at a table, had one, or has chatted there."""
    holders = [holder for seat in loaded.state.seats for holder in (seat.person, seat.given_up_by) if holder]
    said = any(line.facts["person"] == person for line in loaded.state.chat)
    return said or any(holder.id == person for holder in holders)
