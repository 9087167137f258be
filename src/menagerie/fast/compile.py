"""How rules become parts of kernels.

``teach`` lets Numba compile every function marked ``@rule`` from its plain source. ``actors``, ``legal`` and the others
below find the game's own rule by the type of the row they are given; so one kernel serves all games, and what is
compiled of it can be kept.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import reduce
from typing import Any

import numba
import numpy as np
from llvmlite import ir
from numba import types
from numba.core import cgutils
from numba.extending import intrinsic, overload, register_jitable

from menagerie.core import bits
from menagerie.core.features import Feature, Write, by_seat, common, seat_after
from menagerie.core.game import Game
from menagerie.core.rule import NOT_INLINED, RULES, rule, zeros
from menagerie.fast.rows import dtype_of

_taught = 0
_games: dict[types.Record, Game[Any]] = {}


def register(game: Game[Any]) -> None:
    """Let kernels play this game."""
    register_core()
    record = numba.from_dtype(dtype_of(game.state))
    if _games.setdefault(record, game) is not game:
        raise TypeError(f"the states of {game.name} and {_games[record].name} have the same fields")


def register_core() -> None:
    """Let kernels use every rule written so far."""
    global _taught
    for function in RULES[_taught:]:
        register_jitable(**options_for(function))(function)
    _taught = len(RULES)


def options_for(function: Callable[..., Any]) -> dict[str, bool]:
    """No way in from C, no counting of references unless it makes arrays, no call where the rule applies often."""
    return {
        "no_cfunc_wrapper": True,
        "_nrt": needs_room(function),
        "forceinline": function not in NOT_INLINED,
    }


def needs_room(function: Callable[..., Any]) -> bool:
    """The rule makes arrays of its own."""
    return zeros.__name__ in function.__code__.co_names


def _by_game(name: str) -> Callable[..., Any]:
    """A stand-in for a game's rule: in a kernel it becomes the rule of the game whose row it is given."""

    def stand_in(*arguments: Any) -> Any:
        raise TypeError(f"{name} by row is for kernels; call game.rules.{name}")

    stand_in.__name__ = stand_in.__qualname__ = name

    @overload(stand_in, jit_options=options_for(stand_in), strict=False)
    def choose(*arguments: Any) -> Any:
        rule = getattr(_games[arguments[0]].rules, name)
        return (lambda *arguments: rule(*arguments)) if needs_room(rule) else rule

    return stand_in


actors = _by_game("actors")
legal = _by_game("legal")
apply = _by_game("apply")
sample_chance = _by_game("sample_chance")
apply_chance = _by_game("apply_chance")
points = _by_game("points")
winners = _by_game("winners")
conceal = _by_game("conceal")
determinize = _by_game("determinize")
score = _by_game("score")
win_probability = _by_game("win_probability")
between_rounds = _by_game("between_rounds")
reopen_choices = _by_game("reopen_choices")
heuristic = _by_game("heuristic")
tally = _by_game("tally")


def observe(state: Any, me: int, cells: Any) -> None:
    """Write what a seat sees into a row of signed bytes; a stand-in for the encoder made from the game's features."""
    raise TypeError("observe by row is for kernels; call game.observe")


@overload(observe, jit_options={"no_cfunc_wrapper": True, "_nrt": False}, strict=False)
def _observe(state: Any, me: Any, cells: Any) -> Any:
    features = _games[state].features
    tell_common, tell_seat = one_after_the_other(common(features)), one_after_the_other(by_seat(features))

    def encode(state: Any, me: Any, cells: Any) -> Any:
        start = tell_common(state, me, me, cells, 0)
        for steps in range(state.players):
            start = tell_seat(state, me, seat_after(state, me, steps), cells, start)

    return encode


def one_after_the_other(features: tuple[Feature, ...]) -> Write:
    """These features, written as one."""
    first: Write = nothing_to_see
    return reduce(_then, (feature.write for feature in features), first)


@rule
def nothing_to_see(state: Any, me: int, seat: int, cells: list[int], start: int) -> int:
    """Before the first feature."""
    return start


def _then(first: Write, second: Write) -> Write:
    def both(state: Any, me: int, seat: int, cells: Any, start: int) -> int:
        return second(state, me, seat, cells, first(state, me, seat, cells, start))

    register_jitable(**options_for(both))(both)
    return both


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


@intrinsic
def turned(typingctx: Any, word: Any, by: Any) -> Any:
    """A 32-bit word, rotated to the right; for kernels only."""

    def build(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        narrow = ir.IntType(32)
        words, places = (builder.trunc(arg, narrow) for arg in args)
        rotate = builder.module.declare_intrinsic("llvm.fshr", [narrow], ir.FunctionType(narrow, [narrow] * 3))
        return builder.zext(builder.call(rotate, [words, words, places]), ir.IntType(64))

    return types.int64(types.int64, types.int64), build


def _put(bits_at_once: int) -> Any:
    """Write so many cells at once, 1 for each bit that is one: processors have instructions for that."""

    @intrinsic
    def put(typingctx: Any, cells: Any, start: Any, word: Any) -> Any:
        def build(context: Any, builder: Any, signature: Any, args: Any) -> Any:
            flags = ir.VectorType(ir.IntType(1), bits_at_once)
            numbers = ir.VectorType(ir.IntType(8), bits_at_once)
            place = builder.gep(context.make_array(signature.args[0])(context, builder, args[0]).data, [args[1]])
            ones = builder.zext(builder.bitcast(builder.trunc(args[2], ir.IntType(bits_at_once)), flags), numbers)
            builder.store(ones, builder.bitcast(place, numbers.as_pointer()), align=1)
            return context.get_dummy_value()

        return types.void(cells, types.int64, types.int64), build

    return put


_put_32, _put_16, _put_8, _put_4 = _put(32), _put(16), _put(8), _put(4)


@intrinsic
def _put_bytes(typingctx: Any, cells: Any, start: Any, word: Any) -> Any:
    """Write four bytes of a word, the lowest first, into four cells."""

    def build(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        four = ir.IntType(32)
        place = builder.gep(context.make_array(signature.args[0])(context, builder, args[0]).data, [args[1]])
        builder.store(builder.trunc(args[2], four), builder.bitcast(place, four.as_pointer()), align=1)
        return context.get_dummy_value()

    return types.void(cells, types.int64, types.int64), build


@intrinsic
def marked_64(typingctx: Any, cells: Any, start: Any) -> Any:
    """The set of those of 64 cells that are not 0; for kernels only."""

    def build(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        numbers = ir.VectorType(ir.IntType(8), 64)
        place = builder.gep(context.make_array(signature.args[0])(context, builder, args[0]).data, [args[1]])
        found = builder.load(builder.bitcast(place, numbers.as_pointer()), align=1)
        ones = builder.icmp_unsigned("!=", found, ir.Constant(numbers, None))
        return builder.bitcast(ones, ir.IntType(64))

    return types.int64(cells, types.int64), build


@overload(zeros)
def _scratch(length: Any) -> Any:
    def zeros(length: Any) -> Any:
        return np.zeros(length, np.int64)

    return zeros


@overload(bits.lowest, jit_options=options_for(bits.lowest))
def _lowest(cards: Any) -> Any:
    def lowest(cards: Any) -> Any:
        return _trailing_zeros(cards)

    return lowest


@overload(bits.size, jit_options=options_for(bits.size))
def _size(cards: Any) -> Any:
    def size(cards: Any) -> Any:
        return _ones(cards)

    return size


@overload(bits.listed, jit_options=options_for(bits.listed))
def _listed(cards: Any, cells: Any, start: Any) -> Any:
    def listed(cards: Any, cells: Any, start: Any) -> Any:
        while cards:
            cells[start] = _trailing_zeros(cards)
            cards &= cards - 1
            start += 1
        return start

    return listed


@overload(bits.flags, jit_options=options_for(bits.flags))
def _flags(cards: Any, count: Any, cells: Any, start: Any) -> Any:
    def flags(cards: Any, count: Any, cells: Any, start: Any) -> Any:
        first = 0
        while first + 32 <= count:
            _put_32(cells, start + first, cards >> first)
            first += 32
        if first + 16 <= count:
            _put_16(cells, start + first, cards >> first)
            first += 16
        if first + 8 <= count:
            _put_8(cells, start + first, cards >> first)
            first += 8
        if first < count and count >= 4:
            # The last ones together with some before them, if need be.
            if first + 4 < count:
                _put_4(cells, start + first, cards >> first)
            _put_4(cells, start + count - 4, cards >> (count - 4))
            first = count
        for card in range(first, count):
            cells[start + card] = cards >> card & 1
        return start + count

    return flags


@overload(bits.unpacked, jit_options=options_for(bits.unpacked))
def _unpacked(numbers: Any, cells: Any, start: Any) -> Any:
    def unpacked(numbers: Any, cells: Any, start: Any) -> Any:
        _put_bytes(cells, start, numbers)
        return start + 4

    return unpacked
