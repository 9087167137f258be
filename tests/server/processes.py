"""The processes that a server starts, and how long processors work for them."""

from __future__ import annotations

from contextlib import suppress

import psutil

from tests.server.running import Served
from tests.waiting import PATIENCE, wait_until

SOON = 4.0
"""Seconds that a processor may work on what is not a compilation, which takes longer."""


def children(pid: int) -> list[psutil.Process]:
    return psutil.Process(pid).children(recursive=True)


def is_busy(process: psutil.Process) -> bool:
    """Return whether a process has worked for a while: longer than it takes to start."""
    return bool(seconds_used([process]) > 2.5)


def busy_children(pid: int) -> list[psutil.Process]:
    """Return the children of a process that have worked for a while."""
    return [child for child in children(pid) if is_busy(child)]


def seconds_used(processes: list[psutil.Process]) -> float:
    """Return how long processors have worked for these processes: that does not depend on how busy the machine is."""
    used = 0.0
    for process in processes:
        with suppress(psutil.NoSuchProcess):
            used += process.cpu_times().user
    return used


def stop_at_once(server: Served) -> None:
    """Stop a server that compiles a search, and check that neither it nor its workers finish that first."""
    workers = children(server.process.pid)
    before = after = seconds_used(workers)
    server.process.terminate()

    def has_stopped() -> bool:
        nonlocal after
        after = max(after, seconds_used(workers))
        return server.process.poll() is not None

    wait_until(has_stopped)
    assert after - before < SOON, "nobody waits until all is compiled"
    _, left = psutil.wait_procs(workers, timeout=PATIENCE)
    assert not left
