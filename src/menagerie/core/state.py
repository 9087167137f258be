"""A state is a slotted dataclass of ints and fixed-length lists of ints: a row of numbers that reads well."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass, field, fields
from functools import cache
from typing import Any, TypeVar, cast

NOBODY = -1
"""No seat; no card."""

UNKNOWN = -2
"""A card that is there, but not for these eyes."""


@dataclass(slots=True)
class State:
    """What every game's state has."""

    players: int = 0


S = TypeVar("S", bound=State)


def row(length: int, value: int = 0) -> Any:
    """A field that is a list of so many ints."""
    return field(default_factory=lambda: [value] * length, metadata={"length": length})


def columns(kind: type[State]) -> tuple[tuple[str, int], ...]:
    """Name and length of each field; 0 for a single int."""
    return _columns(cast(Hashable, kind))


@cache
def _columns(kind: Any) -> tuple[tuple[str, int], ...]:
    return tuple((f.name, f.metadata.get("length", 0)) for f in fields(kind))


def copy_of(state: S) -> S:
    """Another state with the same numbers."""
    kind = type(state)
    twin = kind.__new__(kind)
    for name, length in columns(kind):
        value = getattr(state, name)
        setattr(twin, name, value[:] if length else value)
    return twin
