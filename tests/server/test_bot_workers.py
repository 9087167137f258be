"""Worker processes compute bot moves and prepare searches; the server never waits for them, not even to stop."""

from __future__ import annotations

import asyncio
import os
import time
from contextlib import suppress
from pathlib import Path
from typing import Any

import psutil
import pytest

from menagerie import Match, load
from menagerie.server.errors import Closing
from menagerie.server.tables.bot_workers import BotWorkers
from tests.server.running import PATIENCE, line, people, seated, served

SOON = 4.0
"""Seconds that a processor may work on what is not a compilation, which takes longer."""


def children(pid: int) -> list[psutil.Process]:
    return psutil.Process(pid).children(recursive=True)


def is_busy(process: psutil.Process) -> bool:
    """Whether a process has worked for a while: longer than it takes to start."""
    return bool(seconds_used([process]) > 2.5)


def seconds_used(processes: list[psutil.Process]) -> float:
    """Return how long processors have worked for these processes: that does not depend on how busy the machine is."""
    used = 0.0
    for process in processes:
        with suppress(psutil.NoSuchProcess):
            used += process.cpu_times().user
    return used


def test_a_server_that_compiles_a_search_stops_at_once_and_leaves_no_process(
    tmp_path: Path, nothing_compiled: None
) -> None:
    async def begin(url: str) -> None:
        async with people(url, "Ada") as [ada]:
            await ada.open("awimbawe", ["open", "strong"])

    with served(tmp_path / "menagerie.db") as server:
        asyncio.run(begin(server.url))
        until = time.monotonic() + 2 * PATIENCE
        while not any(map(is_busy, thinking := children(server.process.pid))):
            assert time.monotonic() < until, "it does not prepare"
            time.sleep(0.05)
        before = seconds_used(thinking)
        server.process.terminate()
        after = before
        while server.process.poll() is None:
            assert time.monotonic() < until, "it does not stop"
            after = max(after, seconds_used(thinking))
            time.sleep(0.02)
        assert after - before < SOON, "nobody waits until all is compiled"
        _, left = psutil.wait_procs(thinking, timeout=PATIENCE)
        assert not left
        assert not [line for line in server.lines() if line["level"] in ("warning", "error") or "trace" in line]


def test_other_bots_move_while_a_search_is_compiled(tmp_path: Path, nothing_compiled: None) -> None:
    async def run(url: str, pid: int) -> None:
        async with people(url, "Ada") as [ada]:
            await ada.open("awimbawe", ["open", "strong"])
            while not any(map(is_busy, children(pid))):
                await asyncio.sleep(0.05)
            preparing = [child for child in children(pid) if is_busy(child)]
            table = await seated([ada], "mausen", "novice", "novice")
            async with line(ada, url, table) as received:
                await ada.do(table, do="start")
                for _ in range(2):
                    await received.until("moved")
                assert all(process.is_running() for process in preparing), "it was not over before"

    with served(tmp_path / "menagerie.db", "--pause", "0") as server:
        asyncio.run(run(server.url, server.process.pid))


def test_a_bot_move_does_not_wait_for_a_search_that_is_compiled() -> None:
    async def run() -> None:
        bot_workers = BotWorkers(1, 2.0)
        try:
            await bot_workers.prepare("mausen")
            match = Match(load("mausen"), 3, seed=bytes(32))
            await bot_workers.choose("table", "random", "mausen", match.view(0), match.legal(0))
            thinking = children(os.getpid())
            before = seconds_used(thinking)
            action = await bot_workers.choose("table", "strong", "mausen", match.view(0), match.legal(0))
            assert action in match.legal(0)
            assert seconds_used(thinking) - before < SOON, "it does not compile again"
            assert bot_workers.prepare("mausen").done(), "once is enough"
        finally:
            await bot_workers.stop()

    asyncio.run(run())


def test_a_stopping_server_refuses_bot_moves_that_are_being_computed() -> None:
    async def run() -> None:
        bot_workers, match = BotWorkers(1, 2.0), Match(load("mausen"), 3, seed=bytes(32))

        async def choose(level: str) -> Any:
            return await bot_workers.choose("table", level, "mausen", match.view(0), match.legal(0))

        waiting = [asyncio.create_task(choose(level)) for level in ("random", "strong")]
        await asyncio.sleep(0.05)
        await bot_workers.stop()
        found = await asyncio.gather(*waiting, return_exceptions=True)
        assert [type(answer) for answer in found] == [Closing, Closing]
        with pytest.raises(Closing):
            await choose("novice")
        await bot_workers.stop()

    asyncio.run(run())


def test_a_process_that_dies_is_replaced() -> None:
    async def run() -> None:
        bot_workers, match = BotWorkers(1, 2.0), Match(load("mausen"), 3, seed=bytes(32))
        before = set(psutil.Process().children(recursive=True))
        try:
            for _ in range(3):
                assert await bot_workers.choose("table", "novice", "mausen", match.view(0), match.legal(0)) >= 0
                ours = set(psutil.Process().children(recursive=True)) - before
                [worker] = [child for child in ours if "spawn_main" in " ".join(child.cmdline())]
                worker.kill()
                await asyncio.sleep(0.1)
        finally:
            await bot_workers.stop()

    asyncio.run(run())
