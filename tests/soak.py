"""What `make soak` runs in addition to `make test`: more cases of the same tests, and the longest proofs.

Every law has a quick version that `make test` runs. Mark a test or a case with `@pytest.mark.soak` to leave it to
`make soak`, and write `amount(quick, full)` where a test can do its work with a smaller number.
"""

from __future__ import annotations

import os
from collections.abc import Iterable
from typing import Any, TypeVar

import pytest

VARIABLE = "MENAGERIE_SOAK"
"""Set while the soak tests run, in this process and in those it starts."""

Number = TypeVar("Number", int, float)


def is_soaking() -> bool:
    """Return whether pytest runs with `--soak`."""
    return bool(os.environ.get(VARIABLE))


def amount(quick: Number, full: Number) -> Number:
    """Return how much of something a test does: `quick` in `make test`, `full` in `make soak`."""
    return full if is_soaking() else quick


def one_for_each_game(tables: Iterable[tuple[Any, ...]]) -> list[Any]:
    """Return the parameters of a test at all these tables; all but the first table of each game are soak tests."""
    seen: set[Any] = set()
    found = []
    for table in tables:
        marks = [pytest.mark.soak] if table[0] in seen else []
        seen.add(table[0])
        found.append(pytest.param(*table, marks=marks))
    return found


def quick_for(quick: Iterable[Any], everything: Iterable[Any]) -> list[Any]:
    """Return the parameters of a test for everything; what is not among the quick ones is a soak test."""
    chosen = list(quick)
    return [
        pytest.param(
            *(value if isinstance(value, tuple) else (value,)), marks=[] if value in chosen else [pytest.mark.soak]
        )
        for value in everything
    ]
