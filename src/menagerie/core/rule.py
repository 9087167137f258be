"""A rule is written once, in plain Python, and runs in two ways.

Called from Python it is an ordinary function. Called from a kernel of ``menagerie.fast`` the same source is
compiled. What that asks of a rule: ints, fixed-length lists of ints, ``if``/``for``/``while``, IntEnum, tuples
of ints; no generators, no objects, no exceptions; ``scratch(n)`` instead of a new list. ``if log is not None:``
vanishes from a compiled rule, so what is called in there may be any Python (but a generator expression must stand in
a function of its own).
"""

from collections.abc import Callable
from typing import Any, TypeVar

F = TypeVar("F", bound=Callable[..., Any])

RULES: list[Callable[..., Any]] = []
APART: set[Callable[..., Any]] = set()


def scratch(length: int) -> list[int]:
    """So many zeros to work with: the one way for a rule to get room of its own."""
    return [0] * length


def rule(function: F) -> F:
    """Mark a function as a rule, for ``menagerie.fast`` to compile when a kernel needs it."""
    RULES.append(function)
    return function


def apart(function: F) -> F:
    """Mark a rule that is compiled apart, not into its callers: it applies once in a while, or from many places."""
    APART.add(function)
    return rule(function)
