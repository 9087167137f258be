"""Rate limits for messages and new things."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from ipaddress import IPv6Address, ip_address

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

    def take(self, now: float, tokens: float) -> None:
        """Take some tokens; raise TooFast if there are not enough."""
        self.left = min(self.size, self.left + (now - self.at) * self.rate)
        self.at = now
        if self.left < tokens:
            raise TooFast("server-too-fast")
        self.left -= tokens


class RateLimit:
    """A token bucket for every sender."""

    def __init__(self, rate: float, size: float, clock: Callable[[], float]) -> None:
        self._rate, self._size, self._clock = rate, size, clock
        self._buckets: LRUCache[str, TokenBucket] = LRUCache(BUCKETS_KEPT)

    def take(self, sender: str, tokens: float = 1) -> None:
        """Take tokens from a sender's bucket; raise TooFast if there are not enough."""
        now = self._clock()
        bucket = self._buckets.get(sender)
        if bucket is None:
            bucket = self._buckets[sender] = TokenBucket(self._rate, self._size, self._size, now)
        bucket.take(now, tokens)


class Quota:
    """Rate limits for each person and, four times as large, for each address."""

    def __init__(self, rate: float, size: float, clock: Callable[[], float]) -> None:
        self._people, self._addresses = RateLimit(rate, size, clock), RateLimit(4 * rate, 4 * size, clock)

    def take(self, person: str, address: str, tokens: float = 1) -> None:
        """Take tokens from a person and an address; raise TooFast if one of them has not enough."""
        self._people.take(person, tokens)
        self._addresses.take(address, tokens)


def network_of(address: str) -> str:
    """Return what a limit counts as one sender: an IPv4 address, or the /64 network of an IPv6 address."""
    try:
        found = ip_address(address)
    except ValueError:
        return address
    if isinstance(found, IPv6Address):
        return str(found.ipv4_mapped or IPv6Address(int(found) >> 64 << 64))
    return address
