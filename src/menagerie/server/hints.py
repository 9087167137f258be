"""Hints: what a bot would do in a player's place, from what that seat may know. Nobody else hears of them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from menagerie.core.match import Match
from menagerie.server.plans import own_seat, playing
from menagerie.server.problems import NotAllowed, TooFast
from menagerie.server.rooms import Body, Room

if TYPE_CHECKING:
    from menagerie.server.house import House, Live

ADVISER = "strong"
"""The level that gives hints."""


class Hints:
    """Whoever is being helped at this node."""

    def __init__(self, house: House) -> None:
        self.house = house
        self._helped: set[str] = set()

    async def hint(self, live: Live, person: str, seat: int | None) -> Body:
        """What a bot would do in the place of one of somebody's seats; one hint at a time for everybody."""
        self.house.must_be_open()
        if person in self._helped:
            raise TooFast("server-hint-coming")
        self._helped.add(person)
        try:
            room = (await self.house.look_up(live.room.id)).room
            seat, match = asking(room, person, seat)
            seen, game, view = room.n, room.setup["game"], match.view(seat)
            moves = await self.house.tending.thinkers.advise(ADVISER, game, view)
        finally:
            self._helped.discard(person)
        return {"type": "hint", "seat": seat, "seen": seen, "level": ADVISER, "moves": moves}


def asking(room: Room, person: str, seat: int | None) -> tuple[int, Match[Any]]:
    """The seat for which somebody may ask for a hint now, and the game."""
    seat = own_seat(room, person, seat)
    if not room.setup["hints"]:
        raise NotAllowed("server-no-hints")
    match = playing(room)
    match.check_turn(seat)
    return seat, match
