"""Reviews of finished games, computed in a process of their own, so that no move waits for one."""

from __future__ import annotations

import asyncio
import hashlib
import os
from typing import Any

from cachetools import LRUCache

from menagerie.records.record import parse
from menagerie.review import review
from menagerie.server.errors import TooFast
from menagerie.server.tables.worker_pool import WorkerPool

REVIEWS_KEPT = 100
"""How many reviews stay in memory."""

MOST_WAITING = 20
"""The most reviews that are computed or wait for it."""

PATIENT = 10
"""How much less important a review is to the operating system than anything else."""


def review_line(line: str) -> dict[str, Any]:
    """Return the review of a record, in its JSON form."""
    if hasattr(os, "nice"):
        os.nice(max(0, PATIENT - os.nice(0)))
    return review(parse(line, "", 1)).as_json()


class Reviews:
    """The reviews of a node: the same record is reviewed once, and in the order of the requests."""

    def __init__(self) -> None:
        self._pool = WorkerPool(1)
        self._found: LRUCache[str, dict[str, Any]] = LRUCache(REVIEWS_KEPT)
        self._pending: dict[str, asyncio.Task[dict[str, Any]]] = {}

    async def review(self, line: str) -> dict[str, Any]:
        """Return the review of a record; raise TooFast if too many others wait."""
        key = hashlib.sha256(line.encode()).hexdigest()
        if key in self._found:
            return self._found[key]
        if key not in self._pending:
            if len(self._pending) >= MOST_WAITING:
                raise TooFast("server-reviews-busy")
            self._pending[key] = asyncio.create_task(self._compute(key, line))
        return await asyncio.shield(self._pending[key])

    async def _compute(self, key: str, line: str) -> dict[str, Any]:
        try:
            found = self._found[key] = await self._pool.run(review_line, line)
            return found
        finally:
            del self._pending[key]

    async def stop(self) -> None:
        """End the process, whatever it is doing."""
        await self._pool.stop()
        await asyncio.gather(*self._pending.values(), return_exceptions=True)
