"""Hints: what a bot would do in a player's seat, from what that seat may know. Nobody else learns of them."""

from __future__ import annotations

from menagerie.server.errors import TooFast
from menagerie.server.tables.bot_workers import HINT, BotWorkers
from menagerie.server.tables.fair_queue import Claim
from menagerie.server.tables.handlers import HINT_LEVEL, hinted_seat
from menagerie.server.tables.loaded_tables import LoadedTable, LoadedTables
from menagerie.server.tables.renderer import Json


class Hints:
    """Computes hints, one at a time for each person."""

    def __init__(self, tables: LoadedTables, bot_workers: BotWorkers) -> None:
        self._tables = tables
        self._bot_workers = bot_workers
        self._pending: set[str] = set()
        """The people for whom a hint is being computed."""

    async def hint(self, loaded: LoadedTable, person: str, seat: int | None) -> Json:
        """Return what a bot would do in a person's seat: the one they name, or their only one."""
        self._tables.must_be_open()
        if person in self._pending:
            raise TooFast("server-hint-coming")
        self._pending.add(person)
        try:
            state = (await self._tables.look_up(loaded.state.id)).state
            seat, match = hinted_seat(state, person, seat)
            seen, game, view = state.n, state.setup["game"], match.view(seat)
            claim = Claim((person,), HINT)
            moves = await self._bot_workers.advise(HINT_LEVEL, game, view, claim)
        finally:
            self._pending.discard(person)
        return {"type": "hint", "seat": seat, "seen": seen, "level": HINT_LEVEL, "moves": moves}
