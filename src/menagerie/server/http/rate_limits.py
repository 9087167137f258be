"""Rate limits for messages and new things."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from cachetools import LRUCache

from menagerie.server.errors import TooFast

BUCKETS_KEPT = 10_000
"""How many senders a rate limit remembers."""


@dataclass(slots=True)
class TokenBucket:
    """A token bucket: ``rate`` tokens come in every second, up to ``size``."""

    rate: float
    size: float
    left: float
    at: float

    def take(self, now: float) -> None:
        """Take a token; raise TooFast if there is none."""
        self.left = min(self.size, self.left + (now - self.at) * self.rate)
        self.at = now
        if self.left < 1:
            raise TooFast("server-too-fast")
        self.left -= 1


class RateLimit:
    """A token bucket for every sender."""

    def __init__(self, rate: float, size: float, clock: Callable[[], float]) -> None:
        self._rate, self._size, self._clock = rate, size, clock
        self._buckets: LRUCache[str, TokenBucket] = LRUCache(BUCKETS_KEPT)

    def take(self, sender: str) -> None:
        """Take a token from a sender's bucket; raise TooFast if there is none."""
        now = self._clock()
        bucket = self._buckets.get(sender)
        if bucket is None:
            bucket = self._buckets[sender] = TokenBucket(self._rate, self._size, self._size, now)
        bucket.take(now)
