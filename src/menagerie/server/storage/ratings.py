"""Ratings of people and bots, from finished public games."""

from __future__ import annotations

import asyncio
from typing import Any

from sqlalchemy import and_, delete, func, insert, select, text, update
from sqlalchemy.ext.asyncio import AsyncConnection

from menagerie.bots.rating import Rating, rating_of, updated_ratings
from menagerie.server.settings import DAY
from menagerie.server.storage.deal_tries import note_end
from menagerie.server.storage.results import player_of, record_results
from menagerie.server.storage.schema import ratings, results, tables
from menagerie.server.storage.store import Store
from menagerie.server.tables.finished_game import record_of_table
from menagerie.server.tables.reviews import hash_of
from menagerie.server.tables.state import TableState

BOT = "bot:"
"""The prefix of a bot level's key in the ratings."""

MOST_TOGETHER = 20
"""How many games between the same two people count in a day."""

LOCK = 20_261_117
"""The advisory lock that makes nodes rate games one after the other."""


async def settle_ratings(store: Store, state: TableState, now: float) -> None:
    """Record that a game is over and, if it is rated, rate it; however often this is called, it counts once."""
    unsettled = and_(tables.c.id == state.id, ~tables.c.settled)
    record = hash_of(await asyncio.to_thread(record_of_table, state))
    async with store.begin() as connection:
        over = update(tables).where(unsettled).values(settled=True, phase="over", node=None, touched=now)
        if (await connection.execute(over)).rowcount:
            counts = is_rated(state) and not await play_too_often(connection, state, now)
            rated = await rate(connection, state) if counts else {}
            await record_results(connection, state, now, rated, record)
            await note_end(connection, state, now)


def is_rated(state: TableState) -> bool:
    """Return whether a game counts: at a public, rated table, between at least two players who all took part, and who
    are not at the same address: one person can have many names."""
    origins = [seat.origin for seat in state.seats if seat.origin]
    if len(set(origins)) < len(origins):
        return False
    players = set(players_of(state))
    absent = {player for player in players if not player.startswith(BOT)} - state.participants
    return state.setup["public"] and state.setup["rated"] and len(players) > 1 and not absent


async def play_too_often(connection: AsyncConnection, state: TableState, now: float) -> bool:
    """Return whether two of the people have played together so often today that it does not count any more."""
    one, other = results.alias(), results.alias()
    people = {player for player in players_of(state) if not player.startswith(BOT)}
    together = select(func.count()).join_from(one, other, one.c.table == other.c.table)
    together = together.where(one.c.person.in_(people), other.c.person.in_(people), one.c.person < other.c.person)
    together = together.where(one.c.at > now - DAY, one.c.mu.is_not(None), other.c.mu.is_not(None))
    most = together.group_by(one.c.person, other.c.person).order_by(func.count().desc()).limit(1)
    return ((await connection.execute(most)).scalar() or 0) >= MOST_TOGETHER


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
