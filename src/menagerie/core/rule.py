"""A rule is written once, in plain Python, and runs in two ways.

Called from Python it is an ordinary function. Called from a kernel of ``menagerie.fast`` the same source is
compiled. What that asks of a rule: ints, fixed-length lists of ints, ``if``/``for``/``while``, IntEnum, tuples
of ints; no generators, no objects, no exceptions; ``scratch(n)`` instead of a new list. ``if log is not None:``
vanishes from a compiled rule, so what is called in there may be any Python (but a generator expression must stand in
a function of its own).
"""

from collections.abc import Callable
from typing import Any, TypeVar, overload

F = TypeVar("F", bound=Callable[..., Any])

RULES: list[Callable[..., Any]] = []
NOT_INLINED: set[Callable[..., Any]] = set()


def zeros(length: int) -> list[int]:
    """Return a list of zeros: the only way for a rule to get working memory of its own."""
    return [0] * length


@overload
def rule(function: F) -> F: ...
@overload
def rule(*, inline: bool) -> Callable[[F], F]: ...
def rule(function: F | None = None, *, inline: bool = True) -> F | Callable[[F], F]:
    """Mark a function as a rule, which ``menagerie.fast`` compiles when a kernel needs it.

    Kernels inline rules. Use ``@rule(inline=False)`` for a rule that applies rarely or is called from many places:
    inlining it would only lengthen compilation.
    """

    def mark(function: F) -> F:
        RULES.append(function)
        if not inline:
            NOT_INLINED.add(function)
        return function

    return mark if function is None else mark(function)
