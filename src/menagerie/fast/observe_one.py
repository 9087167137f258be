"""What any seat sees of a row and may do, for those who ask from Python."""

from __future__ import annotations

from numba import njit

from menagerie.fast.batch import Bytes, look
from menagerie.fast.cache import compile_cache
from menagerie.fast.compile import legal
from menagerie.fast.kernels import Ints
from menagerie.fast.rows import Rows

with compile_cache():

    @njit(nogil=True, cache=True, _nrt=False)
    def see(rows: Rows, seat: int, asked: bool, moves: Ints, observation: Bytes, mask: Bytes) -> None:
        """Write what the seat sees of the first row, and mark its legal actions, if it is asked."""
        look(rows[0], seat, observation)
        mask[:] = 0
        if asked:
            for choice in range(legal(rows[0], seat, moves)):
                mask[moves[choice]] = 1
