"""Ratings of people and bots, over finished public games."""

from __future__ import annotations

from typing import Any

from sqlalchemy import and_, delete, insert, select, text, update
from sqlalchemy.ext.asyncio import AsyncConnection

from menagerie.bots.rating import Rating, learnt, rating_of
from menagerie.server.storage.schema import ratings, rooms
from menagerie.server.storage.store import Store
from menagerie.server.tables.state import SeatState, TableState

BOT = "bot:"
"""A level's rating is kept under this and its name."""

LOCK = 20_261_117
"""Games that end at the same time on different nodes are rated one after the other, behind this number."""


async def settle_ratings(store: Store, room: TableState, now: float) -> None:
    """The game is over; where it is to count, it does so once, whoever asks how often."""
    unsettled = and_(rooms.c.id == room.id, ~rooms.c.settled)
    async with store.begin() as connection:
        over = update(rooms).where(unsettled).values(settled=True, phase="over", tender=None, touched=now)
        if (await connection.execute(over)).rowcount and counts(room):
            await rate(connection, room)


def counts(room: TableState) -> bool:
    """A game between at least two, all of whom took part, at a public table that did not ask to be left out."""
    players = set(players_of(room))
    absent = {who for who in players if not who.startswith(BOT)} - room.movers
    return room.setup["public"] and room.setup["rated"] and len(players) > 1 and not absent


def players_of(room: TableState) -> list[str]:
    """Under which name each seat is rated; who gave up is rated with the bot that played on."""
    people = (seat_state.person or seat_state.given_up_by for seat_state in room.seats)
    return [who.id if who else f"{BOT}{seat_state.level}" for who, seat_state in zip(people, room.seats, strict=True)]


def name_at(seat_state: SeatState) -> str:
    who = seat_state.person or seat_state.given_up_by
    return who.name if who else seat_state.level


async def rate(connection: AsyncConnection, room: TableState) -> None:
    """Let everybody's rating learn from the game."""
    assert room.match is not None
    if connection.dialect.name == "postgresql":
        await connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
    game, seated = room.match.game, players_of(room)
    names = {who: name_at(seat_state) for who, seat_state in zip(seated, room.seats, strict=True)}
    here = and_(ratings.c.game == game.name, ratings.c.who.in_(names))
    found = (await connection.execute(select(ratings).where(here))).mappings().all()
    games = {row["who"]: row["games"] for row in found}
    before: dict[str, Rating] = {who: rating_of() for who in names}
    before |= {row["who"]: rating_of(row["mu"], row["sigma"]) for row in found}
    after = learnt(before, game.teams(room.match.players), seated, room.match.winners)
    await connection.execute(delete(ratings).where(here))
    rows: list[dict[str, Any]] = [
        {"game": game.name, "who": who, "name": names[who], "mu": rating.mu, "sigma": rating.sigma}
        | {"games": games.get(who, 0) + 1}
        for who, rating in after.items()
    ]
    await connection.execute(insert(ratings), rows)


async def best(store: Store, game: str) -> list[dict[str, Any]]:
    """Everybody's rating at a game, the surest of their strength first."""
    wanted = select(ratings).where(ratings.c.game == game)
    wanted = wanted.order_by((ratings.c.mu - 3 * ratings.c.sigma).desc()).limit(100)
    async with store.begin() as connection:
        found = (await connection.execute(wanted)).mappings()
        return [{key: row[key] for key in ("who", "name", "mu", "sigma", "games")} for row in found]
