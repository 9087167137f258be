"""Background tasks of a node."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import suppress
from typing import Any

from menagerie.server.errors import Unreachable

log = logging.getLogger("menagerie")

RETRY = 1.0
"""Seconds until work that the database interrupted is tried again."""


class BackgroundTasks:
    """Tasks that nobody waits for; a failure is logged."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[None]] = set()

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._finished)

    def _finished(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()):
            log.error("work failed", exc_info=error)

    async def cancel(self) -> None:
        """Cancel all tasks and wait until they have ended."""
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def retry_until_reachable(work: Callable[[], Awaitable[None]]) -> None:
    """Run some work, again and again while the database does not answer."""
    while True:
        with suppress(Unreachable):
            return await work()
        await asyncio.sleep(RETRY)
