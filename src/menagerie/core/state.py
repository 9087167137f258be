"""States: slotted dataclasses of ints and lists of ints of fixed length, which kernels store as a row of numbers."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass, field, fields
from functools import cache
from typing import Any, TypeVar, cast

NOBODY = -1
"""No seat; no card."""

UNKNOWN = -2
"""A card that exists but is not visible."""


@dataclass(slots=True)
class State:
    """The fields that every game's state has."""

    players: int = 0


S = TypeVar("S", bound=State)


def row(length: int, value: int = 0) -> Any:
    """Return a field that is a list of this many ints."""
    return field(default_factory=lambda: [value] * length, metadata={"length": length})


def columns(kind: type[State]) -> tuple[tuple[str, int], ...]:
    """Return the name and length of each field; the length is 0 for a single int."""
    return _columns(cast(Hashable, kind))


@cache
def _columns(kind: Any) -> tuple[tuple[str, int], ...]:
    return tuple((f.name, f.metadata.get("length", 0)) for f in fields(kind))


def copy_of(state: S) -> S:
    """Return a copy of the state."""
    kind = type(state)
    twin = kind.__new__(kind)
    for name, length in columns(kind):
        value = getattr(state, name)
        setattr(twin, name, value[:] if length else value)
    return twin
