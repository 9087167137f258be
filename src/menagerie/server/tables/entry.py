"""One entry of a table's log."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, TypeAlias

Body: TypeAlias = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Entry:
    """The n-th entry of a table's log: the time it was made, and what happened."""

    n: int
    at: float
    body: Body
