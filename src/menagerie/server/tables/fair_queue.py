"""A fair queue: a person who asks for much does not delay the others."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from time import monotonic

from cachetools import LRUCache

SHARERS_KEPT = 10_000
"""The number of sharers whose use the queue remembers."""


@dataclass(frozen=True, slots=True)
class Claim:
    """Who a task is computed for, and how urgent it is."""

    sharers: tuple[str, ...]
    """Who shares the processors: an address, a person at it, a table of that person."""
    rank: int = 0
    """Tasks of a lower rank come first."""


@dataclass(eq=False, slots=True)
class _Waiting:
    claim: Claim
    turn: asyncio.Future[None]


class FairQueue:
    """Lets a few tasks run at a time: of the lowest rank first, and among those, of whoever had the least time.

    Somebody who comes back after a while is treated like whoever had the least time of those who were there.
    """

    def __init__(self, slots: int, clock: Callable[[], float] = monotonic) -> None:
        self._free = slots
        self._clock = clock
        self._waiting: list[_Waiting] = []
        self._had: LRUCache[tuple[str, ...], float] = LRUCache(SHARERS_KEPT)
        """The seconds that each sharer had: an address, a person at an address, and so on."""
        self._least: LRUCache[tuple[str, ...], float] = LRUCache(SHARERS_KEPT)
        """Among the people at an address, and so on: the seconds that whoever had the last turn had before."""

    @asynccontextmanager
    async def turn(self, claim: Claim) -> AsyncIterator[None]:
        """Wait for a turn; the time until the end of the block counts."""
        waiting = _Waiting(claim, asyncio.get_running_loop().create_future())
        self._waiting.append(waiting)
        self._let_in()
        try:
            await waiting.turn
        except asyncio.CancelledError:
            if waiting in self._waiting:
                self._waiting.remove(waiting)
            else:
                self._end(claim, 0.0)
            raise
        began = self._clock()
        try:
            yield
        finally:
            self._end(claim, self._clock() - began)

    def _end(self, claim: Claim, seconds: float) -> None:
        for sharer in sharers_of(claim):
            self._had[sharer] = self._seconds(sharer) + seconds
        self._free += 1
        self._let_in()

    def _let_in(self) -> None:
        while self._free and self._waiting:
            chosen = min(self._waiting, key=self._order)
            self._waiting.remove(chosen)
            if not chosen.turn.done():
                for sharer in sharers_of(chosen.claim):
                    self._least[sharer[:-1]] = self._seconds(sharer)
                self._free -= 1
                chosen.turn.set_result(None)

    def _order(self, waiting: _Waiting) -> tuple[int, list[float]]:
        return waiting.claim.rank, [self._seconds(sharer) for sharer in sharers_of(waiting.claim)]

    def _seconds(self, sharer: tuple[str, ...]) -> float:
        return max(self._had.get(sharer, 0.0), self._least.get(sharer[:-1], 0.0))


def sharers_of(claim: Claim) -> list[tuple[str, ...]]:
    """Return every sharer of a claim, the largest first."""
    return [claim.sharers[: depth + 1] for depth in range(len(claim.sharers))]
