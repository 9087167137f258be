"""Processes for work that takes long, so that the server never waits for it."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from multiprocessing import get_context
from threading import Thread
from typing import TYPE_CHECKING, Any, TypeVar

from menagerie.server.errors import Closing

if TYPE_CHECKING:
    from multiprocessing.connection import Connection

R = TypeVar("R")

TRIES = 3
"""How often a task is given to new processes after one has died."""


def exit_with_server(pipe: Connection, nice: int) -> None:
    """Exit as soon as the server closes its end of the pipe or ends, however it ends; before that, be this nice."""
    if nice and hasattr(os, "nice"):
        os.nice(nice)

    def wait() -> None:
        with suppress(EOFError, OSError):
            pipe.recv_bytes()
        os._exit(0)

    Thread(target=wait, daemon=True).start()


class Processes:
    """Processes that end with the server."""

    def __init__(self, number: int, nice: int = 0) -> None:
        context = get_context("spawn")
        self._worker_end, self._server_end = context.Pipe(duplex=False)
        initargs = (self._worker_end, nice)
        self._executor = ProcessPoolExecutor(number, context, initializer=exit_with_server, initargs=initargs)

    async def run(self, work: Callable[..., R], *arguments: Any) -> R:
        """Run a function in one of the processes."""
        return await asyncio.get_running_loop().run_in_executor(self._executor, work, *arguments)

    async def end(self) -> None:
        """End the processes, whatever they are doing, and wait until they have exited."""
        self._server_end.close()
        await asyncio.to_thread(self._executor.shutdown, cancel_futures=True)
        self._worker_end.close()


class WorkerPool:
    """Processes that start with the first task, and are replaced when one of them dies."""

    def __init__(self, processes: int, nice: int = 0) -> None:
        self._number = processes
        self._nice = nice
        self._processes: Processes | None = None
        self._stopped = False

    async def run(self, work: Callable[..., R], *arguments: Any) -> R:
        """Run a function in one of the processes; try again in new ones if one of them dies."""
        for left in reversed(range(TRIES)):
            if self._stopped:
                raise Closing("server-closing")
            processes = self._processes = self._processes or Processes(self._number, self._nice)
            try:
                return await processes.run(work, *arguments)
            except BrokenProcessPool:
                if self._processes is processes:
                    await self.end_processes()
                if not left:
                    raise
        raise AssertionError

    async def end_processes(self) -> None:
        """End the processes at once, until the next task."""
        processes, self._processes = self._processes, None
        if processes is not None:
            await processes.end()

    async def stop(self) -> None:
        """End the processes at once; no task is taken any more."""
        self._stopped = True
        await self.end_processes()
