"""Several nodes on one PostgreSQL: every table has one log, and all nodes send it to their clients."""

from __future__ import annotations

import asyncio
import random
import signal
from collections.abc import Iterator
from contextlib import suppress
from typing import Any

import httpx
import psutil
import pytest

from menagerie.client import Client, RefusedByServer
from menagerie.server.errors import Unreachable
from menagerie.server.settings import Settings
from menagerie.server.storage import store as storage
from menagerie.server.storage.migrate import migrate
from menagerie.server.storage.store import Store
from menagerie.server.tables import cluster as membership
from menagerie.server.tables.entry import Entry
from tests.server.cluster import (
    Json,
    Node,
    answered,
    cluster,
    each_once_in_order,
    entry_numbers,
    new_postgres,
    people_at,
    play,
    same_at,
    seated,
    sql,
    started,
    watch,
    without_postgres,
)
from tests.server.cluster import tidy_up as tidy_up
from tests.waiting import PATIENCE, eventually

GAMES = ("mausen", "awimbawe", "mopsen")
Pair = tuple[str, Node, Node]


@pytest.fixture(scope="module")
def pair() -> Iterator[Pair]:
    """Two nodes on one database, for all tests that leave them alive."""
    database = new_postgres()
    with cluster(database, 2, stand_in_after=60.0) as (a, b):
        yield database, a, b


async def log_of(database: str, table: str) -> list[Any]:
    return await sql(database, f"SELECT n, body FROM entries WHERE room = '{table}' ORDER BY n")


async def cancel(*tasks: asyncio.Task[None]) -> None:
    for task in tasks:
        task.cancel()
        with suppress(asyncio.CancelledError, httpx.HTTPError):
            await task


@pytest.mark.parametrize("game", GAMES)
def test_players_on_two_nodes_finish_a_game_and_all_receive_every_entry_once(pair: Pair, game: str) -> None:
    async def scene() -> None:
        database, a, b = pair
        received: list[list[Json]] = [[], [], [], []]
        async with people_at(a, b) as (ada, bea), Client(a.url) as here, Client(b.url) as there:
            table = await seated([ada, bea], game, ["random"])
            watching = [
                asyncio.create_task(watch(*who)) for who in ((here, table, received[2]), (there, table, received[3]))
            ]
            await eventually(lambda: received[2] and received[3])
            await ada.do(table, do="start")
            async with asyncio.timeout(PATIENCE):
                await asyncio.gather(play(ada, table, received[0]), play(bea, table, received[1]), *watching)
            assert await ada.record(table) == await bea.record(table)
        last = [entry.n for entry in await log_of(database, table) if '"moved"' in entry.body][-1]
        for one in received:
            assert each_once_in_order(one)
            assert entry_numbers(one)[-1] == last

    asyncio.run(scene())


def test_the_other_node_takes_over_the_tables_and_people_of_a_dead_node() -> None:
    async def scene(a: Node, b: Node) -> None:
        async with people_at(a, b) as (ada, bea):
            by_dead = await started([ada, bea], "mausen", ["casual"])
            by_other = await started([bea, ada], "mausen", ["random"])
            kept = await started([ada, bea], "mausen", ["random"])
            tables = (by_dead, by_other, kept)
            hers: dict[str, list[Json]] = {table: [] for table in tables}
            # None of these games can end before the node is killed: Ada holds them up.
            lost = [asyncio.create_task(play(ada, table, [], most=6)) for table in tables]
            games = [asyncio.create_task(play(bea, table, hers[table], late=True)) for table in tables]
            await eventually(lambda: all(len(received) > 12 for received in hers.values()))
            bot_workers = psutil.Process(a.process.pid).children(recursive=True)
            assert bot_workers
            a.kill()
            await cancel(*lost)
            mine: list[Json] = []
            async with same_at(b, ada) as (again,), asyncio.timeout(PATIENCE):
                await asyncio.gather(*games, play(again, kept, mine))
            assert mine[0]["you"] == 0
        for table, seat in ((by_dead, 0), (by_other, 1)):
            sent = [message["type"] for message in hers[table] if message.get("seat") == seat]
            assert sent.index("away") < sent.index("stood-in")
        assert all(each_once_in_order(received) for received in hers.values())
        sent = [message["type"] for message in hers[kept] if message.get("seat") == 0]
        since_back = sent[len(sent) - sent[::-1].index("back") :] if "back" in sent else sent
        assert "stood-in" not in since_back
        await eventually(lambda: not any(worker.is_running() for worker in bot_workers))

    with cluster(new_postgres(), 2, stand_in_after=8.0) as (a, b):
        asyncio.run(scene(a, b))


def happened_to(seat: int, received: list[Json], *kinds: str) -> bool:
    """Return whether entries of these kinds follow each other for a seat, whatever is between them."""
    found = iter([message["type"] for message in received if message.get("seat") == seat])
    return all(kind in found for kind in kinds)


def test_a_node_that_wakes_up_after_being_declared_dead_does_no_harm() -> None:
    async def scene(database: str, a: Node, b: Node) -> None:
        hers: list[Json] = []
        his: list[Json] = []
        async with people_at(a, b) as (ada, bob):
            table = await started([ada, bob], "mopsen", ["random"])
            games = [asyncio.create_task(play(ada, table, hers, pace=0.01, late=True))]
            games += [asyncio.create_task(play(bob, table, his, pace=0.1, late=True))]
            await eventually(lambda: len(hers) > 10 and len(his) > 10)
            seen = len(his)
            a.signal(signal.SIGSTOP)
            await eventually(lambda: happened_to(0, his[seen:], "away", "stood-in"))
            a.signal(signal.SIGCONT)
            async with asyncio.timeout(PATIENCE):
                await asyncio.gather(*games)
            assert await ada.record(table) == await bob.record(table)
        assert each_once_in_order(hers)
        assert each_once_in_order(his)
        assert happened_to(0, his[seen:], "away", "stood-in", "back")
        await eventually(lambda: has_nodes(database, 2))

    database = new_postgres()
    with cluster(database, 2) as (a, b):
        asyncio.run(scene(database, a, b))


async def has_nodes(database: str, count: int) -> bool:
    return len(await sql(database, "SELECT id FROM nodes")) == count


async def attempt(client: Client, table: str, move: str, name: str, seen: int | None = None) -> int | str:
    """Return the number of the entry, or the problem."""
    try:
        return await client.do(table, do="move", move=move, id=name, seen=seen)
    except RefusedByServer as refused:
        return f"{refused.status} {refused.problem}"


def test_of_two_moves_for_one_seat_sent_to_two_nodes_at_once_exactly_one_is_made(pair: Pair) -> None:
    async def scene() -> None:
        database, a, b = pair
        async with people_at(a, a) as clients, same_at(b, *clients) as others:
            table = await started(clients, "awimbawe")
            twins = list(zip(clients, others, strict=True))
            won = []
            for race in range(40):
                seat = (await clients[0].view(table))["turn"][0]
                view = await clients[seat].view(table)
                legal, n = view["legal"], view["n"]
                moves = random.sample(legal, 2) if len(legal) > 1 else legal * 2
                tries = zip(twins[seat], moves, ("a", "b"), strict=True)
                results = await asyncio.gather(
                    *(attempt(who, table, move, f"{race}{at}", n) for who, move, at in tries)
                )
                numbers = [result for result in results if isinstance(result, int)]
                assert len(numbers) == 1
                assert all(str(result).startswith("409") for result in results if result not in numbers)
                won.append((numbers[0], seat, moves[results.index(numbers[0])]))
            views = [await client.view(table) for client in twins[0]]
            assert views[0] == views[1]
        log = await log_of(database, table)
        assert [entry.n for entry in log if '"moved"' in entry.body] == [n for n, _, _ in won]

    asyncio.run(scene())


def test_the_same_move_sent_to_two_nodes_is_answered_twice_and_made_once(pair: Pair) -> None:
    async def scene() -> None:
        _, a, b = pair
        async with people_at(a, a) as clients, same_at(b, *clients) as others:
            table = await started(clients, "awimbawe")
            for turn in range(20):
                seat = (await clients[turn % 2].view(table))["turn"][0]
                move = (await clients[seat].view(table))["legal"][0]
                tries = [attempt(twin[seat], table, move, f"move-{turn}") for twin in (clients, others)]
                first, second = await asyncio.gather(*tries)
                assert isinstance(first, int)
                assert first == second

    asyncio.run(scene())


def test_choices_made_at_the_same_time_on_different_nodes_are_all_accepted(pair: Pair) -> None:
    async def scene() -> None:
        _, a, b = pair
        together = 0
        async with people_at(a, b, a, b) as clients:
            table = await started(clients, "mausen")
            while together < 10:
                waited_for = (await clients[0].view(table))["turn"]
                moves = {seat: (await clients[seat].view(table))["legal"][0] for seat in waited_for}
                made = await asyncio.gather(*(clients[seat].move(table, move) for seat, move in moves.items()))
                assert len(set(made)) == len(waited_for)
                together += len(waited_for) > 1

    asyncio.run(scene())


def test_a_command_at_one_node_is_seen_at_once_at_the_other(pair: Pair) -> None:
    async def scene() -> None:
        _, a, b = pair
        async with people_at(a, b) as (ada, bea):
            table = await started([ada, bea], "awimbawe")
            for line in range(20):
                n = await ada.do(table, do="say", text=f"line {line}")
                assert (await bea.view(table))["n"] >= n

    asyncio.run(scene())


@pytest.mark.parametrize("which", ["query ILIKE 'listen%'", "true"])
def test_events_arrive_even_if_database_connections_are_lost(pair: Pair, which: str) -> None:
    async def scene() -> None:
        database, a, b = pair
        received: list[Json] = []
        async with people_at(a, b) as (ada, bea):
            table = await seated([ada, bea], "awimbawe")
            listening = asyncio.create_task(watch(bea, table, received))
            await eventually(lambda: received)
            for line in range(30):
                if line % 10 == 5:
                    ours = "datname = current_database() AND pid <> pg_backend_pid()"
                    cut = f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE {ours} AND {which}"
                    await eventually(lambda: sql(database, cut))
                await say_until_received(ada, table, f"line {line}")
            await eventually(lambda: lines(received) and lines(received)[-1] == "line 29")
            await cancel(listening)
        assert sorted(set(lines(received)), key=lambda line: int(line[5:])) == [f"line {line}" for line in range(30)]
        assert each_once_in_order(received)

    asyncio.run(scene())


async def say_until_received(client: Client, table: str, text: str) -> None:
    while True:
        try:
            await client.do(table, do="say", text=text)
            return
        except RefusedByServer as refused:
            if refused.problem != "server-no-database":
                raise


def lines(received: list[Json]) -> list[str]:
    return [message["text"] for message in received if message["type"] == "said"]


def test_a_cookie_from_one_node_works_at_the_other(pair: Pair) -> None:
    _, a, b = pair
    with httpx.Client() as http:
        ada = http.post(f"{a.url}/api/people", json={"name": "Ada"}).json()
        assert http.get(f"{b.url}/api/me").json() == {"person": ada["person"], "name": "Ada"}


def test_two_rematch_requests_on_two_nodes_at_once_open_one_table(pair: Pair) -> None:
    async def scene() -> None:
        _, a, b = pair
        async with people_at(a, b) as (ada, bea):
            table = await started([ada, bea], "mausen", ["random"])
            async with asyncio.timeout(PATIENCE):
                await asyncio.gather(play(ada, table, []), play(bea, table, []))
            asked = await asyncio.gather(*(who.do(table, do="rematch") for who in (ada, bea)), return_exceptions=True)
            refused = [answer for answer in asked if isinstance(answer, RefusedByServer)]
            assert [answer.problem for answer in refused] == ["server-rematch-there"]
            mine = [found["table"] for found in await ada.tables(mine=True) if found["table"] != table]
            assert mine == [refused[0].facts["table"]] == [(await bea.view(table))["rematch"]]
            await ada.ask("GET", f"/tables/{mine[0]}")

    asyncio.run(scene())


def test_exactly_one_node_claims_an_unscheduled_table() -> None:
    async def scene() -> None:
        stores = [Store(new, name) for new in [new_postgres()] for name in ("a", "b", "c")]
        await migrate(stores[0].engine)
        row = "'mausen', 'playing', true, 0, 0, false"
        async with stores[0].begin() as connection:
            statement = f"INSERT INTO rooms (id, game, phase, public, created, touched, settled) SELECT i, {row}"
            await connection.exec_driver_sql(f"{statement} FROM generate_series(1, 500) AS i")
        for store in stores:
            await membership.register_node(store, Settings())
        taken = await asyncio.gather(*(membership.claim_tables(store) for store in stores for _ in range(4)))
        taken += [await membership.claim_tables(stores[0]) for _ in range(5)]
        names = [name for some in taken for name in some]
        assert len(names) == len(set(names)) == 500
        for store in stores:
            await store.engine.dispose()

    asyncio.run(scene())


def test_a_node_that_falls_silent_while_it_writes_does_not_block_the_others(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(storage, "SILENT_TRANSACTION_LIMIT", 0.5)

    async def scene() -> None:
        silent, other = stores = [Store(url, name) for url in [new_postgres()] for name in ("silent", "other")]
        await migrate(silent.engine)
        row = "'table', 'mausen', 'playing', true, 0, 0, false"
        async with silent.begin() as connection:
            columns = "id, game, phase, public, created, touched, settled"
            await connection.exec_driver_sql(f"INSERT INTO rooms ({columns}) VALUES ({row})")
        other.start()
        with pytest.raises(Unreachable):
            async with silent.begin() as connection:
                await connection.exec_driver_sql("INSERT INTO entries (room, n, at, body) VALUES ('table', 1, 0, '{}')")
                async with asyncio.timeout(PATIENCE):
                    assert await other.append("table", Entry(1, 0.0, {"kind": "said"}))
        assert [entry.body for entry in await other.read("table")] == [{"kind": "said"}]
        for store in stores:
            await store.stop()

    asyncio.run(scene())


def test_without_its_database_the_server_answers_503_and_the_game_continues_later(pair: Pair) -> None:
    async def scene() -> None:
        _, a, b = pair
        received: list[list[Json]] = [[], []]
        made: list[dict[int, str]] = [{}, {}]
        async with people_at(a, b) as clients:
            table = await started(clients, "mausen", ["random"])
            games = [asyncio.create_task(play(clients[i], table, received[i], made[i], 0.03)) for i in (0, 1)]
            await eventually(lambda: len(received[0]) > 10)
            async with without_postgres():
                with pytest.raises(RefusedByServer) as refused:
                    await clients[0].do(table, do="say", text="anybody there?")
                assert (refused.value.status, refused.value.problem) == (503, "server-no-database")
                for node in (a, b):
                    assert [await answered(f"{node.url}/{page}") for page in ("healthz", "readyz")] == [200, 503]
            async with asyncio.timeout(PATIENCE):
                await asyncio.gather(*games)
            assert await answered(f"{a.url}/readyz") == 200
            record = await clients[0].record(table)
            assert record == await clients[1].record(table)
        for i in (0, 1):
            assert each_once_in_order(received[i])
            assert set(made[i]) <= {message["n"] for message in received[i] if message.get("seat") == i}

    asyncio.run(scene())
