"""Checks of what an environment is given: an impossible value raises a problem, an impossible action becomes
NO_ACTION."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from math import isfinite
from numbers import Integral, Real
from operator import index
from typing import Any

from menagerie.core.errors import BadSetup

REWARDS = ("victory", "points")
"""What the reward can be."""

ANY_NUMBER = range(1, 1 << 31)

NO_ACTION = -1
"""An action that is never legal."""


def check_one_of(option: str, value: object, allowed: Sequence[object]) -> None:
    """Raise BadSetup for a value that is not in the list."""
    if not isinstance(value, Hashable) or value not in allowed:
        raise BadSetup("bad-option", option=option, value=str(value), allowed=", ".join(map(str, allowed)))


def named(option: str, value: Any) -> Mapping[str, Any]:
    """Return a mapping that was given, or an empty one."""
    if value is not None and not isinstance(value, Mapping):
        raise BadSetup("bad-option", option=option, value=str(value), allowed='{"…": …}')
    return value or {}


def whole(option: str, value: object, allowed: range) -> int:
    """Return a whole number within these bounds."""
    if isinstance(value, bool) or not isinstance(value, Integral) or int(value) not in allowed:
        raise BadSetup("bad-option", option=option, value=str(value), allowed=f"{allowed[0]} … {allowed[-1]}")
    return int(value)


def finite(option: str, value: object) -> float:
    """Return a finite number."""
    if isinstance(value, bool) or not isinstance(value, Real) or not isfinite(value):
        raise BadSetup("bad-option", option=option, value=str(value), allowed="-1.0, 0.0, 0.5, …")
    return float(value)


def action_of(given: Any, actions: int) -> int:
    """Return an action given as any kind of whole number; NO_ACTION for everything else."""
    try:
        action = index(given)
    except TypeError:
        return NO_ACTION
    return action if 0 <= action < actions else NO_ACTION
