"""Chat has limits, and a long one costs nobody anything."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

from tests.server.running import line, people, refused, running, seated
from tests.waiting import eventually


def test_chat_has_a_quota_and_lines_a_length(tmp_path: Path) -> None:
    async def run(url: str) -> None:
        async with people(url, "Ada", "Ben") as [ada, ben]:
            table = await seated([ada, ben], "mausen", "novice")
            await refused(422, "server-malformed", ada.do(table, do="say", text="x" * 301))
            for _ in range(10):
                await ada.do(table, do="say", text="x" * 300)
            await refused(429, "server-too-fast", ada.do(table, do="say", text="x"))
            await ben.do(table, do="say", text="x")
            async with line(ada, url, table) as received:
                await received.ask(do="say", text="x")
                assert (await received.until("refused"))["problem"] == "server-too-fast"

    with running(tmp_path / "chat.db", chat_per_second=0.0001) as server:
        asyncio.run(run(server.url))


def test_only_the_latest_lines_of_a_long_chat_are_loaded(tmp_path: Path) -> None:
    database = tmp_path / "long.db"

    async def fill(url: str) -> tuple[str, str]:
        async with people(url, "Ada") as [ada]:
            table = await seated([ada], "mausen", "novice", "novice")
            async with line(ada, url, table) as received:
                await received.until("view")
            return table, ada.token or ""

    async def read(server: Any, table: str, token: str) -> None:
        async with people(server.url, "") as [ada]:
            ada.token = token
            view = await ada.view(table)
            assert [said["text"] for said in view["chat"]] == [f"line {n}" for n in range(4900, 5000)]
            state = server.service.tables.by_id[table].state
            assert len(state.recent) == 64
            n = state.n
            await ada.do(table, do="start")
            await eventually(lambda: state.n > n)

    with running(database) as server:
        table, token = asyncio.run(fill(server.url))
    with closing(sqlite3.connect(database)) as connection, connection:
        [(n,)] = connection.execute("SELECT max(n) FROM entries WHERE room = ?", (table,))
        said = '{"kind":"said","to":"table","person":"p","name":"P","text":"line %d"}'
        rows = [(table, n + 1 + count, 1.0, said % count) for count in range(5000)]
        connection.executemany("INSERT INTO entries (room, n, at, body) VALUES (?, ?, ?, ?)", rows)
    with running(database) as server:
        asyncio.run(read(server, table, token))
