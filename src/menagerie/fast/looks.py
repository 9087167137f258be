"""What any seat sees of a row, for those who ask from Python."""

from __future__ import annotations

from typing import Any

from numba import njit

from menagerie.fast.batch import look
from menagerie.fast.cache import kept_compiled
from menagerie.fast.rows import Rows

with kept_compiled():

    @njit(nogil=True, cache=True, _nrt=False)
    def look_at(rows: Rows, seat: int, observation: Any) -> None:
        """Write what the seat sees of the first row."""
        look(rows[0], seat, observation)
