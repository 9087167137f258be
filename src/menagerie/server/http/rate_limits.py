"""Nobody may ask too much too fast."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass

from menagerie.server.errors import TooFast

REMEMBERED = 10_000


@dataclass(slots=True)
class Bucket:
    """A token bucket: so many tokens come in a second, and so many fit."""

    rate: float
    size: float
    left: float
    at: float

    def take(self, now: float) -> None:
        """Take a token; TooFast where there is none."""
        self.left = min(self.size, self.left + (now - self.at) * self.rate)
        self.at = now
        if self.left < 1:
            raise TooFast("server-too-fast")
        self.left -= 1


class Buckets:
    """A bucket for everybody."""

    def __init__(self, rate: float, size: float, clock: Callable[[], float]) -> None:
        self._rate, self._size, self._clock = rate, size, clock
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, who: str) -> None:
        """Take a token out of somebody's bucket."""
        now = self._clock()
        bucket = self._buckets.pop(who, None) or Bucket(self._rate, self._size, self._size, now)
        self._buckets[who] = bucket
        while len(self._buckets) > REMEMBERED:
            self._buckets.popitem(last=False)
        bucket.take(now)
