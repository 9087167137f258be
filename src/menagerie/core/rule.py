"""Rules: functions in plain Python that kernels also compile.

Called from Python, a rule is an ordinary function. Called from a kernel of ``menagerie.fast``, the same source is
compiled. So a rule uses only ints, lists of ints of fixed length, tuples of ints, IntEnum, ``if``, ``for`` and
``while``; no generators, objects or exceptions; and ``zeros(n)`` instead of a new list. A block ``if log is not
None:`` vanishes from a compiled rule, so it may call any Python function (a generator expression must be in a
function of its own).
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
