"""Convert a state to a row of a NumPy record array and back; names and numbers stay the same."""

from __future__ import annotations

from collections.abc import Hashable
from functools import cache
from typing import Any, cast

import numpy as np
from numpy.typing import NDArray

from menagerie.core.state import S, State, columns

Rows = NDArray[np.void]


def dtype_of(kind: type[State]) -> np.dtype[np.void]:
    """Return the columns of the row: every int has 64 bits."""
    return _dtype_of(cast(Hashable, kind))


@cache
def _dtype_of(kind: Any) -> np.dtype[np.void]:
    return np.dtype(
        [(name, np.int64, (length,)) if length else (name, np.int64) for name, length in columns(kind)],
        align=True,
    )


def numbers_of(state: State) -> tuple[Any, ...]:
    """Return the state's fields in the order of the columns."""
    return tuple(getattr(state, name) for name, _ in columns(type(state)))


def rows_of(state: State, count: int = 1) -> Rows:
    """Return this many rows, each with this state."""
    rows = np.empty(count, dtype_of(type(state)))
    rows[:] = [numbers_of(state)] if count == 1 else numbers_of(state)
    return rows


def state_of(kind: type[S], row: np.void) -> S:
    """Return the state in a row."""
    return kind(*(row[name].tolist() for name, _ in columns(kind)))
