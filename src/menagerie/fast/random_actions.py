"""Choose a random legal action in each of many games from their masks."""

from __future__ import annotations

from numba import njit

from menagerie.core.bits import size
from menagerie.core.chance import draw
from menagerie.fast.batch import WITHIN, Bytes
from menagerie.fast.cache import compile_cache
from menagerie.fast.compile import marked_64
from menagerie.fast.kernels import Ints

with compile_cache():

    @njit(**WITHIN)
    def marked(mask: Bytes, first: int) -> int:
        """Return the set of allowed actions among the 64 from the first one on, or among those that are left."""
        allowed = 0
        if first + 64 <= len(mask):
            allowed = marked_64(mask, first)
        elif len(mask) >= 64:
            there_are = len(mask) - first
            allowed = (marked_64(mask, len(mask) - 64) >> (64 - there_are)) & ((1 << there_are) - 1)
        else:
            for action in range(first, len(mask)):
                allowed |= (mask[action] != 0) << (action - first)
        return allowed

    @njit(**WITHIN)
    def nth_marked(among: int, n: int) -> int:
        """Return the n-th lowest of a set of up to 64, by bisection without branches."""
        place = 0
        for half in (32, 16, 8, 4, 2, 1):
            below = size((among >> place) & ((1 << half) - 1))
            above = -(n >= below)
            n -= below & above
            place += half & above
        return place

    @njit(nogil=True, cache=True, _nrt=False)
    def choose_any(masks: Bytes, rng: Ints, actions: Ints) -> None:
        """Write a random allowed action for each game."""
        for i in range(len(actions)):
            mask = masks[i]
            allowed = 0
            for first in range(0, len(mask), 64):
                allowed += size(marked(mask, first))
            chosen = draw(rng, allowed)
            first = 0
            among = marked(mask, first)
            while chosen >= size(among):
                chosen -= size(among)
                first += 64
                among = marked(mask, first)
            actions[i] = first + nth_marked(among, chosen)
