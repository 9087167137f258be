"""The observation and the legal actions of any seat in a row, for callers in Python."""

from __future__ import annotations

from numba import njit

from menagerie.fast.batch import Bytes, write_observation
from menagerie.fast.cache import compile_cache
from menagerie.fast.compile import legal
from menagerie.fast.kernels import Ints
from menagerie.fast.rows import Rows

with compile_cache():

    @njit(nogil=True, cache=True, _nrt=False)
    def observe_seat(rows: Rows, seat: int, asked: bool, moves: Ints, observation: Bytes, mask: Bytes) -> None:
        """Write the seat's observation of the first row, and mark its legal actions if it may decide now."""
        write_observation(rows[0], seat, observation)
        mask[:] = 0
        if asked:
            for choice in range(legal(rows[0], seat, moves)):
                mask[moves[choice]] = 1
