"""Ratings of people and bots, from finished public games."""

from __future__ import annotations

import asyncio
from typing import Any

from sqlalchemy import and_, delete, insert, select, text, update
from sqlalchemy.ext.asyncio import AsyncConnection

from menagerie.bots.rating import Rating, rating_of, updated_ratings
from menagerie.server.storage.results import player_of, record_results
from menagerie.server.storage.schema import ratings, tables
from menagerie.server.storage.store import Store
from menagerie.server.tables.finished_game import record_of_table
from menagerie.server.tables.reviews import hash_of
from menagerie.server.tables.state import TableState

BOT = "bot:"
"""The prefix of a bot level's key in the ratings."""

LOCK = 20_261_117
"""The advisory lock that makes nodes rate games one after the other."""


async def settle_ratings(store: Store, state: TableState, now: float) -> None:
    """Record that a game is over and, if it is rated, rate it; however often this is called, it counts once."""
    unsettled = and_(tables.c.id == state.id, ~tables.c.settled)
    record = hash_of(await asyncio.to_thread(record_of_table, state))
    async with store.begin() as connection:
        over = update(tables).where(unsettled).values(settled=True, phase="over", node=None, touched=now)
        if (await connection.execute(over)).rowcount:
            rated = await rate(connection, state) if is_rated(state) else {}
            await record_results(connection, state, now, rated, record)


def is_rated(state: TableState) -> bool:
    """Return whether a game counts: at a public, rated table, between at least two players who all took part."""
    players = set(players_of(state))
    absent = {player for player in players if not player.startswith(BOT)} - state.participants
    return state.setup["public"] and state.setup["rated"] and len(players) > 1 and not absent


def players_of(state: TableState) -> list[str]:
    """Return the rated player of each seat: its person, also if they have left it to a bot, or its bot."""
    people = (player_of(state, seat) for seat in range(len(state.seats)))
    return [
        person.id if person else f"{BOT}{seat_state.level}"
        for person, seat_state in zip(people, state.seats, strict=True)
    ]


def rated_name(state: TableState, seat: int) -> str:
    person = player_of(state, seat)
    return person.name if person else state.seats[seat].level


async def rate(connection: AsyncConnection, state: TableState) -> dict[str, Rating]:
    """Update everybody's rating after a game and return the new ratings; a player who has left the game has lost it."""
    assert state.match is not None
    if connection.dialect.name == "postgresql":
        await connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
    game, seated = state.match.game, players_of(state)
    names = {player: rated_name(state, seat) for seat, player in enumerate(seated)}
    theirs = and_(ratings.c.game == game.name, ratings.c.who.in_(names))
    found = (await connection.execute(select(ratings).where(theirs))).mappings().all()
    games = {row["who"]: row["games"] for row in found}
    before: dict[str, Rating] = {player: rating_of() for player in names}
    before |= {row["who"]: rating_of(row["mu"], row["sigma"]) for row in found}
    left = {seat: n for seat in range(len(seated)) if (n := state.left_at(seat)) is not None}
    after = updated_ratings(before, game.teams(state.match.players), seated, state.match.winners, left)
    await connection.execute(delete(ratings).where(theirs))
    rows: list[dict[str, Any]] = [
        {"game": game.name, "who": player, "name": names[player], "mu": rating.mu, "sigma": rating.sigma}
        | {"games": games.get(player, 0) + 1}
        for player, rating in after.items()
    ]
    await connection.execute(insert(ratings), rows)
    return after


async def ratings_of(store: Store, who: str) -> dict[str, dict[str, Any]]:
    """Return a player's ratings by game."""
    async with store.begin() as connection:
        found = (await connection.execute(select(ratings).where(ratings.c.who == who))).mappings()
        return {row["game"]: {key: row[key] for key in ("mu", "sigma", "games")} for row in found}


async def best(store: Store, game: str) -> list[dict[str, Any]]:
    """Return the ratings for a game, ordered by the strength that a player has almost certainly."""
    wanted = select(ratings).where(ratings.c.game == game)
    wanted = wanted.order_by((ratings.c.mu - 3 * ratings.c.sigma).desc()).limit(100)
    async with store.begin() as connection:
        found = (await connection.execute(wanted)).mappings()
        return [{key: row[key] for key in ("who", "name", "mu", "sigma", "games")} for row in found]
