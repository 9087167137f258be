"""``menagerie load``: measure how many moves per second a server stores, and how long each takes."""

from __future__ import annotations

import asyncio
import json
import multiprocessing
import os
import sys
from argparse import Namespace
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import asdict
from multiprocessing.connection import Connection
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Any

from menagerie.cli.arguments import Argument, Command, positive_number, whole_number
from menagerie.cli.tables import aligned, number
from menagerie.i18n.translator import Translator

if TYPE_CHECKING:
    from menagerie.benchmarks.server_load import Load, Usage

CORES = (0, 1)
"""The cores of the server and of the clients, on machines that have two."""


def run(given: Namespace, translator: Translator) -> int:
    tables = whole_number(given.tables, "--tables", default=500, lowest=1)
    seconds = positive_number(given.seconds, "--seconds", default=10)
    reviewers = whole_number(given.reviews, "--reviews", default=0, lowest=0)
    runs = [(1.0, 0), (1.0, reviewers)] if reviewers else [(None, 0), (1.0, 0)]
    found = [measure(pace, tables, seconds, watching) for pace, watching in runs]
    print(json.dumps([asdict(load) for load in found], indent=1) if given.json else report_text(found, translator))
    return 0


def measure(pace: float | None, tables: int, seconds: float, reviewers: int = 0) -> Load:
    """Measure a server that is started for this, with clients in this process."""
    from menagerie.benchmarks.server_load import load

    with TemporaryDirectory() as folder, serving(Path(folder)) as (port, process):
        keep_to(os.getpid(), CORES[1])
        with asyncio.Runner(loop_factory=fastest_loop()) as runner:
            return runner.run(
                load(f"http://127.0.0.1:{port}", tables, seconds, pace, lambda: usage_of(process), reviewers)
            )


def fastest_loop() -> Callable[[], asyncio.AbstractEventLoop]:
    try:
        from uvloop import new_event_loop
    except ImportError:
        return asyncio.new_event_loop
    return new_event_loop


def report_text(found: list[Load], translator: Translator) -> str:
    names = ("tables", "pace", "reviews", "moves-per-second", "p50", "p99", "memory", "processor")
    rows = [[translator.say(f"cli-column-{name}") for name in names]]
    for load in found:
        pace = translator.say("cli-pace-fast" if load.pace is None else "cli-pace-calm")
        numbers = [number(value, translator, 1) for value in (load.p50_ms, load.p99_ms)]
        numbers += [number(value, translator, 0) for value in (load.kb_per_table, load.cpu_us_per_move)]
        rows.append(
            [str(load.tables), pace, str(load.reviewers), number(load.moves_per_second, translator, 0), *numbers]
        )
    return aligned(rows)


@contextmanager
def serving(folder: Path) -> Iterator[tuple[int, int]]:
    """Start a server process with a new database; yield its port and its process id."""
    here, there = multiprocessing.get_context("spawn").Pipe()
    process = multiprocessing.get_context("spawn").Process(target=serve_there, args=(str(folder / "load.db"), there))
    process.start()
    try:
        assert process.pid is not None
        yield here.recv(), process.pid
    finally:
        process.terminate()
        process.join(10)
        process.kill()


def serve_there(database: str, there: Connection) -> None:
    from menagerie.server.serve import serve
    from menagerie.server.settings import RATES, Settings, sqlite_at

    keep_to(os.getpid(), CORES[0])
    unlimited: Any = dict.fromkeys(RATES, 1e9)
    freely = Settings(sqlite_at(Path(database)), **unlimited)
    serve(freely, "127.0.0.1", 0, there.send)


def keep_to(process: int, core: int) -> None:
    """Restrict a process to one core, if the system supports that."""
    if hasattr(os, "sched_setaffinity") and core in os.sched_getaffinity(process):
        os.sched_setaffinity(process, {core})


def usage_of(process: int) -> Usage:
    """Return the memory and processor time of a process, if the system reports them."""
    from menagerie.benchmarks.server_load import Usage

    if sys.platform != "linux":
        return Usage(0, 0.0)
    pages = int(Path(f"/proc/{process}/statm").read_text().split()[1])
    ticks = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[11:13]
    return Usage(pages * os.sysconf("SC_PAGE_SIZE"), sum(map(int, ticks)) / os.sysconf("SC_CLK_TCK"))


LOAD = Command(
    "load",
    "measure",
    (Argument("--tables", "N"), Argument("--seconds", "S"), Argument("--reviews", "R"), Argument("--json")),
    run,
)
