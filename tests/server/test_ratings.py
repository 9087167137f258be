"""Ratings: which games count, and that they count once."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

from menagerie.client import Client
from menagerie.server.storage.ratings import settle_ratings
from tests.server.running import Json, Running, eventually, people, play, refused, running, started


async def ratings(client: Client) -> dict[str, Json]:
    return {row["who"]: row for row in await client.ask("GET", "/ratings/mausen")}


async def settled(server: Running, table: str) -> None:
    """Return whether the game has been settled."""

    async def over() -> bool:
        async with server.service.store.engine.connect() as connection:
            found = await connection.exec_driver_sql("SELECT settled FROM rooms WHERE id = ?", (table,))
            return bool(found.scalar())

    await eventually(over)


def test_a_public_game_counts_for_people_and_bots_once(tmp_path: Path) -> None:
    async def run(server: Running) -> None:
        async with people(server.url, "Ada", "Ben") as friends:
            assert await ratings(friends[0]) == {}
            table = await started(friends, "mausen", "random", public=True)
            await play(friends, table)
            await settled(server, table)
            after = await ratings(friends[0])
            assert after.keys() == {friends[0].person, friends[1].person, "bot:random"}
            assert {row["games"] for row in after.values()} == {1}
            assert {row["name"] for row in after.values()} == {"Ada", "Ben", "random"}
            winners = (await friends[0].view(table))["winners"]
            if len(winners) == 1:
                who = [friends[0].person, friends[1].person, "bot:random"][winners[0]]
                assert max(after.values(), key=lambda row: row["mu"])["who"] == who
            await settle_ratings(server.service.store, server.service.tables.by_id[table].state, 0.0)
            assert await ratings(friends[0]) == after
            another = await started(friends, "mausen", "random", public=True)
            await play(friends, another)
            await settled(server, another)
            again = await ratings(friends[0])
            assert {row["games"] for row in again.values()} == {2}
            assert again != after

    with running(tmp_path / "ratings.db") as server:
        asyncio.run(run(server))


def test_a_person_who_resigns_is_rated_by_how_the_bot_finishes(tmp_path: Path) -> None:
    async def run(server: Running) -> None:
        async with people(server.url, "Ada", "Ben", "Cleo") as friends:
            table = await started(friends, "mausen", public=True)
            await friends[2].do(table, do="leave")
            await play(friends[:2], table)
            await settled(server, table)
            assert (await ratings(friends[0])).keys() == {friend.person for friend in friends}

    with running(tmp_path / "ratings.db") as server:
        asyncio.run(run(server))


def test_private_and_unrated_games_do_not_count(tmp_path: Path) -> None:
    async def run(server: Running) -> None:
        setups: list[dict[str, Any]] = [{}, {"public": True, "rated": False}, {"public": False, "rated": True}]
        async with people(server.url, "Ada", "Ben", "Cleo") as friends:
            for setup in setups:
                table = await started(friends, "mausen", **setup)
                await play(friends, table)
                await settled(server, table)
            assert await ratings(friends[0]) == {}
            await refused(404, "unknown-game", friends[0].ask("GET", "/ratings/chess"))

    with running(tmp_path / "ratings.db") as server:
        asyncio.run(run(server))


def test_a_finished_game_that_was_not_entered_counts_after_a_restart(tmp_path: Path) -> None:
    database = tmp_path / "ratings.db"

    async def first(server: Running) -> None:
        async with people(server.url, "Ada", "Ben", "Cleo") as friends:
            table = await started(friends, "mausen", public=True)
            await play(friends, table)
            await settled(server, table)
            async with server.service.store.begin() as connection:
                await connection.exec_driver_sql("DELETE FROM ratings")
                await connection.exec_driver_sql("UPDATE rooms SET settled = 0, phase = 'playing'")

    async def second(server: Running) -> None:
        async with people(server.url, "") as [nobody]:

            async def counted() -> bool:
                return {row["games"] for row in (await ratings(nobody)).values()} == {1}

            await eventually(counted)

    with running(database) as server:
        asyncio.run(first(server))
    with running(database) as server:
        asyncio.run(second(server))
