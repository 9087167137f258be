"""Nobody makes a server do or remember more than it can, whichever way they ask."""

from __future__ import annotations

import asyncio
import threading
from pathlib import Path
from typing import Any

import httpx
import pytest

from menagerie.client import Client
from menagerie.server.errors import TooFast
from menagerie.server.http import game_records
from menagerie.server.tables import reviews
from menagerie.server.tables.connections import QUEUE_BYTES, SLOW, Viewer
from menagerie.server.tables.json_view import JsonRenderer
from tests.server.cluster import cluster, new_postgres
from tests.server.cluster import tidy_up as tidy_up
from tests.server.running import Running, line, log_in, people, play, refused, running, seated, started
from tests.waiting import PATIENCE, eventually

# Quotas ---------------------------------------------------------------------------------------------------------------


def test_strong_bots_count_however_they_come_to_a_table(tmp_path: Path) -> None:
    async def run(url: str) -> None:
        async with people(url, "Ada", "Ben", "Cleo") as [ada, ben, cleo]:
            table = (await ada.open("mopsen", ["open"] * 4))["table"]
            for _ in range(9):
                await ada.do(table, do="offer", seat=1, to="master")
            await refused(429, "server-too-fast", ada.do(table, do="offer", seat=1, to="master"))
            await ada.do(table, do="offer", seat=1, to="novice")
            table = await seated([ben], "mausen", "novice", "novice")
            for _ in range(9):
                await ben.do(table, do="stand-in", level="master")
            await refused(429, "server-too-fast", ben.do(table, do="stand-in", level="master"))
            await ben.do(table, do="stand-in", level="novice")
            table = await started([cleo], "mausen", *["random"] * 2)
            await play([cleo], table)
            for _ in range(79):
                await refused_or_done(cleo, table)
            await refused(429, "server-too-fast", cleo.do(table, do="rematch"))

    async def refused_or_done(client: Client, table: str) -> None:
        """Ask for a rematch; all but the first one are refused, and count as well."""
        async with httpx.AsyncClient(base_url=client.url, headers=client.headers) as bare:
            answer = await bare.post(f"/api/tables/{table}", json={"do": "rematch"})
            assert answer.status_code in (200, 409)

    with running(tmp_path / "quota.db", tables_per_second=0.0001) as server:
        asyncio.run(run(server.url))


def test_one_address_has_so_many_reviews_at_a_time_whoever_asks(monkeypatch: pytest.MonkeyPatch) -> None:
    class Kept:
        async def find(self, *_: str) -> None:
            return None

        async def add(self, *_: Any) -> None:
            raise AssertionError

    async def run() -> None:
        found = reviews.Reviews(Kept())
        asked = asyncio.Event()

        async def never(*_: Any) -> Any:
            await asked.wait()

        monkeypatch.setattr(found._pool, "run", never)
        for number in range(reviews.MOST_PER_ADDRESS):
            await found.begin(f"{number}", f"person {number}", "192.0.2.1")
        with pytest.raises(TooFast):
            await found.begin("one more", "somebody", "192.0.2.1")
        await found.begin("another", "somebody", "192.0.2.2")
        assert found._working is not None
        found._working.cancel()
        await found.stop()

    asyncio.run(run())


def test_one_address_watches_so_many_tables(tmp_path: Path) -> None:
    async def run(server: Running) -> None:
        async with people(server.url, "Ada") as [ada]:
            table = await seated([ada], "mausen", "novice", "novice")
            first, second = line(None, server.url, table), line(None, server.url, table)
            async with first, second, line(None, server.url, table) as third:
                assert await third.end() == 4429
            await eventually(lambda: not server.service._viewers_at)
            async with line(None, server.url, table) as again:
                await again.until("view")

    with running(tmp_path / "viewers.db", viewers_per_address=2) as server:
        asyncio.run(run(server))


# Memory ---------------------------------------------------------------------------------------------------------------


def test_tables_that_nobody_uses_make_room_and_wake_up_again(tmp_path: Path) -> None:
    times = [1_000_000.0]

    async def run(server: Running) -> None:
        tables = server.service.tables
        async with people(server.url, "Ada") as [ada]:
            playing = (await ada.open("mausen", ["novice"] * 3))["table"]
            await ada.do(playing, do="start")
            times[0] += 400
            loaded = tables.by_id[playing]
            await eventually(lambda: loaded.asleep and not loaded.choosing)
            asleep_at = loaded.state.n
            for _ in range(12):
                await ada.open("mausen", ["open"] * 3)
                times[0] += 100
            assert len(tables.by_id) <= 10
            assert playing not in tables.by_id
            assert playing in tables.sleeping
            async with line(None, server.url, playing) as received:
                await received.until("moved")
            assert tables.by_id[playing].state.n > asleep_at, "its bots go on when somebody comes"

    with running(tmp_path / "memory.db", tables_in_memory=10, clock=lambda: times[0], pause=0.1) as server:
        asyncio.run(run(server))


def test_a_viewer_keeps_only_so_many_bytes_waiting() -> None:
    viewer = Viewer(None, JsonRenderer())
    viewer.send(b"x" * (2 * QUEUE_BYTES))
    assert not viewer.closed, "the first message is sent, however long"
    viewer.send(b"x")
    assert (viewer.closed, viewer.code) == (True, SLOW)


# Records and replays --------------------------------------------------------------------------------------------------


def test_a_record_is_made_once_and_the_server_answers_meanwhile(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    making, answered, made, write = threading.Event(), threading.Event(), [], game_records.record_of_table

    def slow(*given: Any) -> str:
        made.append(threading.current_thread())
        making.set()
        assert answered.wait(PATIENCE)
        return write(*given)

    async def finished(url: str) -> str:
        async with people(url, "Ada") as [ada]:
            table = await started([ada], "mausen", "random", "random")
            await play([ada], table)
            return table

    with running(tmp_path / "record.db") as server:
        table = asyncio.run(finished(server.url))
        monkeypatch.setattr(game_records, "record_of_table", slow)
        texts: list[str] = []

        def load() -> None:
            texts.append(httpx.get(f"{server.url}/api/tables/{table}/record", timeout=PATIENCE).text)

        asking = threading.Thread(target=load)
        asking.start()
        assert making.wait(PATIENCE)
        assert httpx.get(f"{server.url}/healthz", timeout=PATIENCE).text == "ok"
        answered.set()
        asking.join(PATIENCE)
        load()
        assert texts[0] == texts[1]
        assert len(made) == 1
        assert made[0] is not threading.main_thread()


# Nodes ----------------------------------------------------------------------------------------------------------------


def test_a_new_name_reaches_the_other_nodes() -> None:
    async def run(here: str, there: str) -> None:
        async with httpx.AsyncClient(base_url=there) as other:
            with httpx.Client(base_url=here) as ada:
                found = log_in(ada, "Ada")
                headers = {"authorization": f"Bearer {found['token']}"}
                assert (await other.get("/api/me", headers=headers)).json()["name"] == "Ada"
                assert ada.put("/api/me", json={"name": "Zoë"}).status_code == 200

                async def renamed() -> bool:
                    name: str = (await other.get("/api/me", headers=headers)).json()["name"]
                    return name == "Zoë"

                await eventually(renamed)

    with cluster(new_postgres(), 2) as nodes:
        asyncio.run(run(*(node.url for node in nodes)))
