"""A machine's clock may be set back: limits, timers and logs go on."""

from __future__ import annotations

import asyncio
import json
import logging
import time
from itertools import pairwise
from pathlib import Path

from menagerie.server.logs import JsonFormatter
from menagerie.server.settings import SteadyClock
from tests.server.running import line, people, running, started


def test_the_time_of_day_never_goes_back_and_catches_up() -> None:
    wall, passed = [1000.0], [5.0]
    clock = SteadyClock(lambda: wall[0], lambda: passed[0])
    assert clock() == 1000.0
    wall[0] -= 40
    times = [clock()]
    for _ in range(1000):
        wall[0] += 1
        passed[0] += 1
        times.append(clock())
    assert times == sorted(times)
    assert all(0.5 < after - before <= 1.0 for before, after in pairwise(times))
    assert times[-1] == wall[0]
    wall[0] += 3600
    assert clock() == wall[0], "a machine that slept knows the time"


def test_bots_and_limits_go_on_when_the_clock_is_set_back(tmp_path: Path) -> None:
    steps = [0.0]

    async def run(url: str) -> None:
        async with people(url, "Ada") as [ada]:
            table = await started([ada], "mausen", "novice", "novice", hints=False)
            async with line(ada, url, table) as received:
                view = await received.until("view")
                steps[0] = -40.0
                if 0 in view["turn"]:
                    await ada.do(table, do="move", move=view["legal"][0], id="x")
                await received.until("moved", by="novice")
            for _ in range(5):
                await ada.do(table, do="say", text="x")

    clock = SteadyClock(lambda: time.time() + steps[0])
    with running(tmp_path / "back.db", pause=0.3, clock=clock, messages_per_second=10.0) as server:
        asyncio.run(run(server.url))


def test_times_in_the_log_never_go_back() -> None:
    formatter = JsonFormatter()
    later, earlier = logging.makeLogRecord({"created": 4e9}), logging.makeLogRecord({"created": 1.0})
    first, second = (json.loads(formatter.format(record))["at"] for record in (later, earlier))
    assert first <= second
