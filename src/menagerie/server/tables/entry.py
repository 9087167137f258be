"""The entries of a table's log, as they are stored and with their effects."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, TypeAlias

from menagerie.core.phrases import Event

Body: TypeAlias = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Entry:
    """The n-th entry of a table's log: the time it was made, and what happened."""

    n: int
    at: float
    body: Body


@dataclass(frozen=True, slots=True)
class AppliedEntry:
    """An entry with its effects: the public facts, and the game events, which each seat sees in its own way."""

    n: int
    at: float
    kind: str
    facts: Body
    events: list[Event]
    body: Body
    asked_before: tuple[int, ...] = ()
    """The seats that had to decide before this entry and still have to."""
