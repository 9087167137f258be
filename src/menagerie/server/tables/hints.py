"""Hints: what a bot would do in a player's place, from what that seat may know. Nobody else hears of them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from menagerie.core.match import Match
from menagerie.server.errors import NotAllowed, TooFast
from menagerie.server.tables.handlers import own_seat, playing
from menagerie.server.tables.state import Body, TableState

if TYPE_CHECKING:
    from menagerie.server.tables.service import LoadedTable, TableService

ADVISER = "strong"
"""The level that gives hints."""


class Hints:
    """Whoever is being helped at this node."""

    def __init__(self, service: TableService) -> None:
        self.service = service
        self._helped: set[str] = set()

    async def hint(self, loaded: LoadedTable, person: str, seat: int | None) -> Body:
        """What a bot would do in the place of one of somebody's seats; one hint at a time for everybody."""
        self.service.must_be_open()
        if person in self._helped:
            raise TooFast("server-hint-coming")
        self._helped.add(person)
        try:
            state = (await self.service.look_up(loaded.state.id)).state
            seat, match = asking(state, person, seat)
            seen, game, view = state.n, state.setup["game"], match.view(seat)
            moves = await self.service.scheduler.bot_workers.advise(ADVISER, game, view)
        finally:
            self._helped.discard(person)
        return {"type": "hint", "seat": seat, "seen": seen, "level": ADVISER, "moves": moves}


def asking(state: TableState, person: str, seat: int | None) -> tuple[int, Match[Any]]:
    """The seat for which somebody may ask for a hint now, and the game."""
    seat = own_seat(state, person, seat)
    if not state.setup["hints"]:
        raise NotAllowed("server-no-hints")
    match = playing(state)
    match.check_turn(seat)
    return seat, match
