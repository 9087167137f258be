"""Worker processes search for bots and prepare searches; the server never waits for them, not even to stop."""

from __future__ import annotations

import asyncio
import os
from pathlib import Path
from typing import Any

import psutil
import pytest

from menagerie import Match, load
from menagerie.engine import VARIABLE
from menagerie.server.errors import Closing
from menagerie.server.tables.bot_workers import BotWorkers
from tests.server.processes import SOON, busy_children, children, seconds_used, stop_at_once
from tests.server.running import line, people, seated, served
from tests.waiting import eventually, wait_until


def test_a_server_that_is_compiling_a_search_stops_at_once_and_leaves_no_process(
    tmp_path: Path, nothing_compiled: None
) -> None:
    async def begin(url: str) -> None:
        async with people(url, "Ada") as [ada]:
            await ada.open("awimbawe", ["open", "strong"])

    with served(tmp_path / "menagerie.db") as server:
        asyncio.run(begin(server.url))
        wait_until(lambda: busy_children(server.process.pid))
        stop_at_once(server)
        assert not [line for line in server.lines() if line["level"] in ("warning", "error") or "trace" in line]


def test_other_bots_move_while_a_search_is_being_compiled(tmp_path: Path, nothing_compiled: None) -> None:
    async def run(url: str, pid: int) -> None:
        async with people(url, "Ada") as [ada]:
            await ada.open("awimbawe", ["open", "strong"])
            preparing = await eventually(lambda: busy_children(pid))
            table = await seated([ada], "mausen", "novice", "novice")
            async with line(ada, url, table) as received:
                await ada.do(table, do="start")
                for _ in range(2):
                    await received.until("moved")
                assert all(process.is_running() for process in preparing), "it was not over before"

    with served(tmp_path / "menagerie.db", "--pause", "0") as server:
        asyncio.run(run(server.url, server.process.pid))


def test_a_served_search_is_loaded_before_a_table_needs_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MENAGERIE_WORKERS_AHEAD", "yes")
    with served(tmp_path / "menagerie.db") as server:
        wait_until(lambda: [child for child in children(server.process.pid) if loads_wasmtime(child)])


def loads_wasmtime(process: psutil.Process) -> bool:
    return any("wasmtime" in mapped.path for mapped in process.memory_maps())


def test_a_prepared_search_is_not_compiled_again_for_a_bot_move() -> None:
    async def run() -> None:
        bot_workers = BotWorkers(1, 2.0)
        try:
            await bot_workers.prepare("mausen")
            match = Match(load("mausen"), 3, seed=bytes(32))
            await bot_workers.choose("table", "casual", "mausen", match.view(0), match.legal(0))
            thinking = children(os.getpid())
            before = seconds_used(thinking)
            action = await bot_workers.choose("table", "strong", "mausen", match.view(0), match.legal(0))
            assert action in match.legal(0)
            assert seconds_used(thinking) - before < SOON, "it does not compile again"
            assert bot_workers.prepare("mausen").done(), "once is enough"
        finally:
            await bot_workers.stop()

    asyncio.run(run())


def test_a_stopping_server_refuses_bot_moves_that_are_being_computed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(VARIABLE, "native")

    async def run() -> None:
        bot_workers, match = BotWorkers(1, 2.0), Match(load("mausen"), 3, seed=bytes(32))

        async def choose(level: str) -> Any:
            return await bot_workers.choose("table", level, "mausen", match.view(0), match.legal(0))

        waiting = [asyncio.create_task(choose(level)) for level in ("casual", "strong")]
        await eventually(lambda: bot_workers._compiler._processes or bot_workers._quick.pool._processes)
        await bot_workers.stop()
        found = await asyncio.gather(*waiting, return_exceptions=True)
        assert [type(answer) for answer in found] == [Closing, Closing]
        with pytest.raises(Closing):
            await choose("strong")
        await bot_workers.stop()

    asyncio.run(run())


def test_a_process_that_dies_is_replaced() -> None:
    async def run() -> None:
        bot_workers, match = BotWorkers(1, 2.0), Match(load("mausen"), 3, seed=bytes(32))
        before = set(psutil.Process().children(recursive=True))
        try:
            for _ in range(3):
                assert await bot_workers.choose("table", "casual", "mausen", match.view(0), match.legal(0)) >= 0
                ours = set(psutil.Process().children(recursive=True)) - before
                for worker in [child for child in ours if "spawn_main" in " ".join(child.cmdline())]:
                    worker.kill()
        finally:
            await bot_workers.stop()

    asyncio.run(run())


@pytest.mark.parametrize("level", ["random", "novice"])
def test_bots_that_do_not_search_need_no_process(level: str) -> None:
    async def run() -> None:
        bot_workers, match = BotWorkers(1, 2.0), Match(load("mopsen"), 3, seed=bytes(32))
        seat = match.actors[0]
        assert await bot_workers.choose("table", level, "mopsen", match.view(seat), match.legal(seat)) in match.legal(
            seat
        )
        assert not bot_workers._quick.pool._processes

    asyncio.run(run())
