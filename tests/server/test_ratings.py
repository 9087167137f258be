"""Ratings: which games count, and that they count once."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

from menagerie.bots.rating import rating_of, updated_ratings
from menagerie.client import Client
from menagerie.server.storage import ratings as storage_ratings
from menagerie.server.storage.ratings import is_rated, settle_ratings
from menagerie.server.storage.results import latest_results
from menagerie.server.tables.entry import Entry
from menagerie.server.tables.handlers import opening, rematch_opening
from menagerie.server.tables.state import TableState
from tests.server.running import Json, Running, log_in, people, play, refused, running, started
from tests.waiting import eventually, wait_until


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


START = rating_of()


async def outcomes(server: Running, client: Client) -> list[str | None]:
    """Return how the person's games of Mausen ended, the latest first."""
    return [found.outcome for found in await latest_results(server.service.store, client.person or "", "mausen", 10)]


def test_a_person_who_leaves_has_lost_whatever_the_bot_achieves(tmp_path: Path) -> None:
    async def run(server: Running) -> None:
        async with people(server.url, "Ada", "Ben", "Cleo") as friends:
            for _ in range(4):
                table = await started(friends, "mausen", public=True)
                await friends[2].do(table, do="stand-in", level="novice")
                await friends[2].do(table, do="leave")
                await play(friends[:2], table)
                await settled(server, table)
            after = await ratings(friends[0])
            assert after.keys() == {friend.person for friend in friends}
            assert after[friends[2].person or ""]["mu"] < min(after[f.person or ""]["mu"] for f in friends[:2])
            assert after[friends[2].person or ""]["mu"] < START.mu
            assert await outcomes(server, friends[2]) == ["left"] * 4
            assert set(await outcomes(server, friends[0])) <= {"won", "lost"}

    with running(tmp_path / "ratings.db") as server:
        asyncio.run(run(server))


def test_a_player_who_closes_the_browser_and_does_not_come_back_has_left(tmp_path: Path) -> None:
    async def run(server: Running) -> None:
        async with people(server.url, "Ada", "Ben", "Cleo") as friends:
            ada, ben, cleo = friends
            table = await started(friends, "mausen", public=True)
            await cleo.do(table, do="stand-in", level="novice")
            await cleo.move(table, (await cleo.view(table))["legal"][0])
            await play([ada, ben], table)
            await settled(server, table)
            assert await outcomes(server, cleo) == ["left"]
            assert (await ratings(ada))[cleo.person or ""]["mu"] < START.mu

    with running(tmp_path / "ratings.db", stand_in_after=0.2) as server:
        asyncio.run(run(server))


def test_a_player_who_was_away_for_a_while_and_came_back_has_not_left(tmp_path: Path) -> None:
    async def run(server: Running) -> None:
        async with people(server.url, "Ada", "Ben", "Cleo") as friends:
            table = await started(friends, "mausen", public=True)
            await friends[2].do(table, do="stand-in", level="novice")
            for friend in friends[:2]:
                await friend.move(table, (await friend.view(table))["legal"][0])

            async def replaced() -> bool:
                return 2 not in (await friends[0].view(table))["turn"]

            await eventually(replaced)
            await play(friends, table)
            await settled(server, table)
            assert set(await outcomes(server, friends[2])) <= {"won", "lost"}

    with running(tmp_path / "ratings.db", stand_in_after=0.2) as server:
        asyncio.run(run(server))


def test_leaving_an_unrated_game_costs_no_rating_but_is_remembered(tmp_path: Path) -> None:
    async def run(server: Running) -> None:
        async with people(server.url, "Ada", "Ben", "Cleo") as friends:
            table = await started(friends, "mausen")
            await friends[2].do(table, do="leave")
            await play(friends[:2], table)
            await settled(server, table)
            assert await ratings(friends[0]) == {}
            assert await outcomes(server, friends[2]) == ["left"]

    with running(tmp_path / "ratings.db") as server:
        asyncio.run(run(server))


def test_a_game_that_everybody_has_left_costs_the_first_to_leave_most(tmp_path: Path) -> None:
    async def run(server: Running) -> None:
        async with people(server.url, "Ada", "Ben", "Cleo") as friends:
            table = await started(friends, "mausen", public=True)
            for friend in friends:
                await friend.do(table, do="stand-in", level="novice")
            for friend in friends:
                await friend.do(table, do="leave")
            await settled(server, table)
            after = await ratings(friends[0])
            strengths = [after[friend.person or ""]["mu"] for friend in friends]
            assert strengths == sorted(strengths)
            assert len(set(strengths)) == 3

    with running(tmp_path / "ratings.db") as server:
        asyncio.run(run(server))


def test_a_player_who_was_put_into_a_rematch_may_leave_before_the_first_move(tmp_path: Path) -> None:
    async def run(server: Running) -> None:
        async with people(server.url, "Ada", "Ben") as friends:
            first = await started(friends, "mausen", "novice", public=True)
            await play(friends, first)
            await settled(server, first)
            before = await ratings(friends[0])
            await friends[0].do(first, do="rematch")
            again = (await friends[0].view(first))["rematch"]
            if (await friends[0].view(again))["phase"] == "open":
                await friends[0].do(again, do="start")
            await friends[1].do(again, do="leave")
            await play(friends[:1], again)
            await settled(server, again)
            assert await ratings(friends[0]) == before

    with running(tmp_path / "ratings.db") as server:
        asyncio.run(run(server))


# Ranks --------------------------------------------------------------------------------------------------------------

SEATED = ("ada", "ben", "cleo", "dan")
NEW = dict.fromkeys(SEATED, START)
ALONE = ((0,), (1,), (2,), (3,))
PAIRS = ((0, 2), (1, 3))


def strengths(teams: Any, winners: set[int], left: dict[int, int]) -> list[float]:
    after = updated_ratings(NEW, teams, SEATED, winners, left)
    return [after[name].mu for name in SEATED]


def test_a_bot_that_wins_in_the_seat_of_a_leaver_wins_for_nobody() -> None:
    ada, ben, cleo, dan = strengths(ALONE, {0}, {0: 7})
    assert ada < START.mu < ben == cleo == dan


def test_two_leavers_rank_behind_the_losers_and_the_first_to_leave_is_last() -> None:
    ada, ben, cleo, dan = strengths(ALONE, {3}, {0: 5, 1: 9})
    assert ada < ben < cleo < dan


def test_a_partner_is_rated_by_the_result_and_the_leaver_loses() -> None:
    ada, ben, cleo, dan = strengths(PAIRS, {0, 2}, {0: 5})
    assert ada < START.mu < cleo
    assert ben == dan < START.mu
    left_behind = strengths(PAIRS, {1, 3}, {0: 5})
    assert left_behind == strengths(PAIRS, {1, 3}, {})


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


def test_a_finished_game_that_was_not_yet_rated_counts_after_a_restart(tmp_path: Path) -> None:
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


# One's own names ------------------------------------------------------------------------------------------------------


@contextmanager
def clients_at(server: Running, *addresses: str) -> Iterator[list[httpx.Client]]:
    """Connect people, each from an address, as a proxy reports it."""
    with ExitStack() as stack:
        found = []
        for number, address in enumerate(addresses):
            client = stack.enter_context(httpx.Client(base_url=server.url, headers={"x-forwarded-for": address}))
            log_in(client, f"Person {number}")
            found.append(client)
        yield found


def is_counted(server: Running, *addresses: str) -> bool:
    """Return whether a game counts between people at these addresses, who leave it to bots at once."""
    with clients_at(server, *addresses) as clients:
        seats = ["open"] * len(clients) + ["random"] * (3 - len(clients))
        setup = {"game": "mausen", "seats": seats, "public": True}
        table = clients[0].post("/api/tables", json=setup).json()["table"]
        for client in clients:
            for command in ({"do": "sit"}, {"do": "stand-in", "level": "random"}):
                assert client.post(f"/api/tables/{table}", json=command).status_code == 200
        clients[0].post(f"/api/tables/{table}", json={"do": "start"})
        finish_at(clients, table)
        asyncio.run(settled(server, table))
        me = clients[0].get("/api/me").json()["person"]
        row = asyncio.run(result_of(server, me, table))
        return row is not None


def finish_at(clients: list[httpx.Client], table: str) -> None:
    """Make one move for everybody, and leave the rest to bots."""
    for client in clients:
        view = client.get(f"/api/tables/{table}").json()
        move = {"do": "move", "move": view["legal"][0], "id": "x"}
        assert client.post(f"/api/tables/{table}", json=move).status_code == 200
        assert client.post(f"/api/tables/{table}", json={"do": "leave"}).status_code == 200
    wait_until(lambda: clients[0].get(f"/api/tables/{table}").json()["phase"] == "over")


async def result_of(server: Running, person: str, table: str) -> float | None:
    """Return the rating after a game, or None if it did not count."""
    found = await latest_results(server.service.store, person, "mausen", 100)
    return next(one.mu for one in found if one.table == table)


def test_a_game_among_people_at_one_address_does_not_count(tmp_path: Path) -> None:
    with running(tmp_path / "names.db", rate_same_address=False) as server:
        assert is_counted(server, "192.0.2.1", "192.0.2.2")
        assert not is_counted(server, "192.0.2.1", "192.0.2.1")
        assert not is_counted(server, "192.0.2.1", "192.0.2.2", "192.0.2.1")
        assert not is_counted(server, "2001:db8::1", "2001:db8::2"), "one network of IPv6 is one household"
        assert is_counted(server, "2001:db8:0:1::1", "2001:db8:0:2::1")
        assert is_counted(server, "192.0.2.1"), "against bots"
        text = asyncio.run(everything(server))
        assert "origin" in text
        assert "192.0.2.1" not in text
        assert "2001:db8" not in text


def test_whoever_sat_at_one_address_does_so_in_the_rematch() -> None:
    setup = {"game": "mausen", "options": {}, "public": True, "spectators": True, "rated": True, "clock": None}
    opened = opening(setup, ["open", "open", "random"], "p0")
    bodies = [opened, *({"kind": "sat", "seat": s, "person": f"p{s}", "name": "P", "origin": "o"} for s in (0, 1))]
    state, again = TableState("table"), TableState("again")
    for n, body in enumerate(bodies, 1):
        state.apply(Entry(n, 0.0, body))
    again.apply(Entry(1, 0.0, rematch_opening(state, "p0")))
    assert [seat.origin for seat in again.seats] == ["o", "o", ""]
    assert not is_rated(again)


async def everything(server: Running) -> str:
    """Return the logs of all tables."""
    async with server.service.store.engine.connect() as connection:
        return str((await connection.exec_driver_sql("SELECT group_concat(body) FROM entries")).scalar())


def test_only_so_many_games_between_the_same_people_count_in_a_day(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(storage_ratings, "MOST_TOGETHER", 2)
    times = [1_000_000.0]

    async def games(server: Running, friends: list[Client]) -> list[bool]:
        found = []
        for _ in range(3):
            table = await started(friends, "mausen", *["random"] * (3 - len(friends)), public=True)
            await play(friends, table)
            await settled(server, table)
            found.append(await result_of(server, friends[0].person or "", table) is not None)
        return found

    async def run(server: Running) -> None:
        async with people(server.url, "Ada", "Ben", "Cleo") as [ada, ben, cleo]:
            assert await games(server, [ada, ben]) == [True, True, False]
            assert await games(server, [ada, cleo]) == [True, True, False]
            assert await games(server, [ada]) == [True, True, True]
            times[0] += 25 * 60 * 60
            assert (await games(server, [ada, ben]))[0]

    with running(tmp_path / "often.db", clock=lambda: times[0]) as server:
        asyncio.run(run(server))
