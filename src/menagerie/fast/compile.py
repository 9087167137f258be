"""How rules become parts of kernels.

``teach`` lets Numba compile every function marked ``@rule`` from its plain source. The functions of ``Rules`` below find
the game by the type of the row they are given; so one kernel serves all games, and what is compiled can be kept.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numba
from llvmlite import ir
from numba import types
from numba.core import cgutils
from numba.extending import intrinsic, overload, register_jitable

from menagerie.core import bits
from menagerie.core.game import Game
from menagerie.core.rule import RULES
from menagerie.fast.rows import dtype_of

_taught = 0
_games: dict[types.Record, Game[Any]] = {}


def teach(game: Game[Any]) -> None:
    """Let kernels use this game and every rule written so far."""
    global _taught
    for function in RULES[_taught:]:
        register_jitable(function)
    _taught = len(RULES)
    record = numba.from_dtype(dtype_of(game.state))
    if _games.setdefault(record, game) is not game:
        raise TypeError(f"the states of {game.name} and {_games[record].name} have the same fields")


@intrinsic
def _trailing_zeros(typingctx: Any, cards: Any) -> Any:
    def build(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        return builder.cttz(args[0], cgutils.true_bit)

    return types.int64(types.int64), build


@intrinsic
def _ones(typingctx: Any, cards: Any) -> Any:
    def build(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        return builder.ctpop(args[0])

    return types.int64(types.int64), build


@overload(bits.lowest)
def _lowest(cards: Any) -> Any:
    def lowest(cards: Any) -> Any:
        return _trailing_zeros(cards)

    return lowest


@overload(bits.size)
def _size(cards: Any) -> Any:
    def size(cards: Any) -> Any:
        return _ones(cards)

    return size
