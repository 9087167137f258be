"""Stopping a server, and what operators see."""

from __future__ import annotations

import asyncio
import json
import sqlite3
import sys
import time
from contextlib import AsyncExitStack, closing
from pathlib import Path
from random import Random

import httpx
import pytest
from sqlalchemy.exc import DBAPIError

from menagerie import BadSetup
from menagerie.client import Client, RefusedByServer
from menagerie.server.serve import prepare, retry_while_absent
from menagerie.server.storage.store import engine_for
from tests.server.running import Json, Served, line, people, running, served, started
from tests.waiting import PATIENCE, eventually, wait_until


async def keep_moving(client: Client, table: str, accepted: list[int], rng: Random) -> None:
    """Move over HTTP as fast as possible until the server does not answer any more."""
    while True:
        try:
            view = await client.view(table)
            if legal := view.get("legal"):
                accepted.append(await client.move(table, rng.choice(legal)))
        except RefusedByServer as problem:
            if problem.status != 409:
                return
        except httpx.TransportError:
            return


async def stop_in_the_middle(server: Served, tokens: list[str]) -> tuple[list[str], list[int], list[list[Json]]]:
    """Play many games and send SIGTERM; return the tables, the accepted entries and the spectators' messages."""
    async with people(server.url, "Ada", "Ben", "Cleo") as friends, AsyncExitStack() as stack:
        tokens += [friend.token or "" for friend in friends]
        tables = [await started(friends, "awimbawe") for _ in range(4)]
        lines = [await stack.enter_async_context(line(None, server.url, table)) for table in tables]
        for received in lines:
            await received.until("view")
        accepted: list[list[int]] = [[] for _ in tables]
        moving = [
            asyncio.create_task(keep_moving(friend, table, made, Random(0)))
            for table, made in zip(tables, accepted, strict=True)
            for friend in friends
        ]
        stream = asyncio.create_task(all_of(friends[0], tables[0]))
        await eventually(lambda: all(accepted))
        stopping = asyncio.create_task(asyncio.to_thread(server.stop))
        assert [await received.end() for received in lines] == [1012] * 4
        await asyncio.gather(stopping, *moving)
        assert (await stream)[-1] == {"type": "closing", "again": 2}
        return tables, [max(made) for made in accepted], [received.received for received in lines]


async def all_of(client: Client, table: str) -> list[Json]:
    return [message async for message in client.stream(table)]


def test_accepted_entries_survive_a_stop_and_all_clients_are_informed(tmp_path: Path) -> None:
    database = tmp_path / "menagerie.db"
    tokens: list[str] = []
    with served(database) as server:
        tables, accepted, received = asyncio.run(stop_in_the_middle(server, tokens))
        lines = server.lines()
    assert all(messages[-1] == {"type": "closing", "again": 2} for messages in received)
    assert all(line.keys() >= {"at", "level", "event"} for line in lines)
    assert not [line for line in lines if "trace" in line or line["level"] in ("error", "critical")]

    async def look(url: str) -> None:
        async with Client(url, tokens[0]) as ada:
            for table, n, messages in zip(tables, accepted, received, strict=True):
                view = await ada.view(table)
                assert view["n"] >= n
                assert view["n"] >= max(message.get("n", 0) for message in messages)
                assert view["phase"] in ("playing", "over")

    with served(database) as server:
        asyncio.run(look(server.url))


def test_a_second_server_may_not_use_the_same_file(tmp_path: Path) -> None:
    with served(tmp_path / "menagerie.db"), pytest.raises(AssertionError), served(tmp_path / "menagerie.db"):
        pass
    assert "Another server is using" in (tmp_path / "menagerie.log").read_text(encoding="utf-8")


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has other permissions")
def test_nobody_else_can_read_the_database(tmp_path: Path) -> None:
    database = tmp_path / "menagerie.db"
    database.touch(0o644)
    with served(database) as server:
        httpx.post(f"{server.url}/api/people", json={"name": "Ada"})
        for ending in ("", "-wal", "-shm"):
            assert Path(f"{database}{ending}").stat().st_mode & 0o777 == 0o600, ending


KEY = {"authorization": "Bearer key"}


def test_health_readiness_and_metrics(tmp_path: Path) -> None:
    with running(tmp_path / "m.db", metrics_token="key") as server, httpx.Client(base_url=server.url) as watchman:
        assert (watchman.get("/healthz").status_code, watchman.get("/healthz").text) == (200, "ok")
        assert (watchman.get("/readyz").status_code, watchman.get("/readyz").text) == (200, "ok")
        metrics = watchman.get("/metrics", headers=KEY)
        assert metrics.headers["content-type"].startswith("text/plain")
        for name in (
            "moves_total",
            "refusals_total",
            "tables_in_memory",
            "viewers",
            "commit_seconds",
            "commit_entries",
        ):
            assert f"menagerie_{name}" in metrics.text


def test_metrics_are_for_nobody_without_the_token(tmp_path: Path, url: str) -> None:
    with running(tmp_path / "m.db", metrics_token="key") as server:
        for address, headers in ((url, {}), (url, KEY), (server.url, {}), (server.url, {"authorization": "Bearer x"})):
            answer = httpx.get(f"{address}/metrics", headers=headers)
            assert answer.status_code == 404
            assert "menagerie_" not in answer.text


def test_metrics_count(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MENAGERIE_METRICS_TOKEN", "key")

    def value(url: str, name: str) -> float:
        rows = [row for row in httpx.get(f"{url}/metrics", headers=KEY).text.splitlines() if row.startswith(name)]
        return sum(float(row.rsplit(" ", 1)[1]) for row in rows)

    async def run(url: str) -> None:
        async with people(url, "Ada", "Ben", "Cleo") as friends:
            table = await started(friends, "mausen")
            before = value(url, "menagerie_moves_total"), value(url, "menagerie_viewers")
            async with line(None, url, table) as received:
                await received.until("view")
                await friends[0].move(table, (await friends[0].view(table))["legal"][0])
                assert value(url, "menagerie_moves_total") == before[0] + 1
                assert value(url, "menagerie_viewers") == before[1] + 1
            refusals = value(url, 'menagerie_refusals_total{problem="not-your-turn"}')
            with pytest.raises(RefusedByServer):
                await friends[0].move(table, "E1")
            assert value(url, 'menagerie_refusals_total{problem="not-your-turn"}') == refusals + 1

    with served(tmp_path / "metrics.db") as alone:  # counters belong to a process
        asyncio.run(run(alone.url))


def test_a_closing_server_is_not_ready_and_refuses_everything(tmp_path: Path) -> None:
    with running(tmp_path / "closing.db") as server, httpx.Client(base_url=server.url) as somebody:
        somebody.post("/api/people", json={"name": "Ada"})
        table = somebody.post("/api/tables", json={"game": "mausen", "seats": ["open"] * 3}).json()["table"]
        server.service.tables.closing = True
        assert (somebody.get("/readyz").status_code, somebody.get("/readyz").text) == (503, "closing")
        assert somebody.get("/healthz").status_code == 200
        for path, body in (
            ("/api/tables", {"game": "mausen", "seats": ["open"] * 3}),
            (f"/api/tables/{table}", {"do": "sit"}),
        ):
            answer = somebody.post(path, json=body)
            assert (answer.status_code, answer.json()["problem"]) == (503, "server-closing")
            assert answer.headers["retry-after"]
        assert somebody.get(f"/api/tables/{table}/stream").status_code == 503
        server.service.tables.closing = False


def test_a_server_without_its_database_is_alive_and_not_ready(tmp_path: Path) -> None:
    with running(tmp_path / "there.db", heartbeat=60.0) as server:
        store = server.service.store
        there, store.engine = store.engine, engine_for("postgresql+asyncpg://nobody@127.0.0.1:1/nowhere")
        assert httpx.get(f"{server.url}/healthz").status_code == 200
        answer = httpx.get(f"{server.url}/readyz")
        assert (answer.status_code, answer.text) == (503, "no database")
        store.engine = there
        assert httpx.get(f"{server.url}/readyz").status_code == 200


def test_maintenance_continues_when_the_database_is_back(tmp_path: Path) -> None:
    database = tmp_path / "there.db"
    with running(database, heartbeat=0.1) as server:
        ask(database, "ALTER TABLE nodes RENAME TO gone")
        asyncio.run(server.time_passes(0.4))
        seen = ask(database, "SELECT max(seen) FROM gone")
        ask(database, "ALTER TABLE gone RENAME TO nodes")
        wait_until(lambda: ask(database, "SELECT max(seen) FROM nodes") > seen)


def test_a_server_also_stops_without_its_database(tmp_path: Path) -> None:
    with running(tmp_path / "there.db", heartbeat=60.0):
        ask(tmp_path / "there.db", "ALTER TABLE nodes RENAME TO gone")


def ask(database: Path, question: str) -> float:
    """Query the database directly."""
    with closing(sqlite3.connect(database, timeout=10)) as connection, connection:
        return float((connection.execute(question).fetchone() or [0])[0])


def test_every_line_of_the_log_is_json(tmp_path: Path) -> None:
    with served(tmp_path / "menagerie.db") as server:
        httpx.get(f"{server.url}/api/games")
        httpx.get(f"{server.url}/nowhere")
        server.stop()
        lines = [json.loads(text) for text in server.log.read_text(encoding="utf-8").splitlines()]
    answers = [line for line in lines if line["event"] == "answered"]
    assert [(line["method"], line["route"], line["status"]) for line in answers] == [
        ("GET", "/api/games", 200),
        ("GET", "–", 404),
    ]


def test_a_server_waits_for_a_database_that_is_not_there_yet() -> None:
    tries = []

    async def migrated() -> None:
        tries.append(time.monotonic())
        if len(tries) < 3:
            raise ConnectionRefusedError
        if len(tries) > 3:
            raise DBAPIError("", {}, Exception("password authentication failed"))

    async def run() -> None:
        await retry_while_absent(migrated, time.monotonic() + PATIENCE)
        assert len(tries) == 3
        with pytest.raises(DBAPIError):
            await retry_while_absent(migrated, time.monotonic() + PATIENCE)
        assert len(tries) == 4, "a wrong password is not tried again"

    asyncio.run(run())


def test_a_server_gives_up_a_database_that_never_comes() -> None:
    with pytest.raises(BadSetup, match="database"):
        asyncio.run(prepare("postgresql+asyncpg://nobody@127.0.0.1:1/nowhere"))
