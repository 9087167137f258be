"""Wait for conditions. A limit says when a test gives up; a test that passes does not wait for it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Any

PATIENCE = 180.0
"""Seconds after which even a busy machine has played a game or done what a test waits for."""

POLLING = 0.02
"""Seconds between two looks at a condition."""


async def eventually(holds: Callable[[], Any], seconds: float = PATIENCE) -> Any:
    """Wait until a function, or an async function, returns something true; return that."""
    async with asyncio.timeout(seconds):
        while True:
            found = holds()
            found = await found if asyncio.iscoroutine(found) else found
            if found:
                return found
            await asyncio.sleep(POLLING)


def wait_until(holds: Callable[[], Any], seconds: float = PATIENCE) -> Any:
    """Wait, without an event loop, until a function returns something true; return that."""
    end = time.monotonic() + seconds
    while not (found := holds()):
        assert time.monotonic() < end, "it takes too long"
        time.sleep(POLLING)
    return found
