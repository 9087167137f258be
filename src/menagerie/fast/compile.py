"""Compile rules into kernels.

``register`` lets Numba compile every function marked ``@rule`` from its plain source. Kernels do not call a game's
rules directly: they call the dispatchers ``actors``, ``legal`` … below. Each of them calls the rule that has its name
and belongs to the game whose state is in the row. So one kernel serves all games, and its code can be cached.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import fields
from functools import reduce
from typing import Any, NoReturn, TypeVar

import numba
import numpy as np
from llvmlite import ir
from numba import types
from numba.core import cgutils
from numba.extending import intrinsic, overload, register_jitable

from menagerie.core import bits
from menagerie.core.features import Feature, Write, by_seat, common, seat_after
from menagerie.core.game import Game, Rules
from menagerie.core.rule import NOT_INLINED, RULES, rule, zeros
from menagerie.fast.rows import dtype_of

F = TypeVar("F", bound=Callable[..., Any])

_registered = 0
_games: dict[types.Record, Game[Any]] = {}


def register(game: Game[Any]) -> None:
    """Let kernels play this game."""
    register_core()
    record = numba.from_dtype(dtype_of(game.state))
    if _games.setdefault(record, game) is not game:
        raise TypeError(f"the states of {game.name} and {_games[record].name} have the same fields")


def register_core() -> None:
    """Let kernels use every rule defined so far."""
    global _registered
    for function in RULES[_registered:]:
        register_jitable(**options_for(function))(function)
    _registered = len(RULES)


def options_for(function: Callable[..., Any]) -> dict[str, bool]:
    """Return Numba's options: no C entry, reference counts only for a rule that makes arrays, inlining where wanted."""
    return {
        "no_cfunc_wrapper": True,
        "_nrt": makes_arrays(function),
        "forceinline": function not in NOT_INLINED,
    }


def makes_arrays(function: Callable[..., Any]) -> bool:
    """Return whether the rule makes arrays of its own."""
    return zeros.__name__ in function.__code__.co_names


DISPATCHED: dict[str, Callable[..., Any]] = {}
"""The dispatchers below by name: one for each field of ``Rules``."""


def dispatched(stub: F) -> F:
    """Turn a stub into a dispatcher: a kernel that calls it calls the rule of the same name of the row's game."""
    name = stub.__name__

    @overload(stub, jit_options=options_for(stub), strict=False)
    def choose(*arguments: Any) -> Any:
        rule = getattr(_games[arguments[0]].rules, name)
        return (lambda *arguments: rule(*arguments)) if makes_arrays(rule) else rule

    DISPATCHED[name] = stub
    return stub


def _for_kernels_only() -> NoReturn:
    raise TypeError("only kernels dispatch by row; in Python call the function of game.rules")


@dispatched
def actors(state: Any) -> int:
    _for_kernels_only()


@dispatched
def legal(state: Any, seat: int, moves: Any) -> int:
    _for_kernels_only()


@dispatched
def apply(state: Any, seat: int, action: int, log: None) -> None:
    _for_kernels_only()


@dispatched
def sample_chance(state: Any, rng: Any, outcome: Any) -> None:
    _for_kernels_only()


@dispatched
def apply_chance(state: Any, outcome: Any, log: None) -> None:
    _for_kernels_only()


@dispatched
def points(state: Any, seat: int) -> int:
    _for_kernels_only()


@dispatched
def winners(state: Any) -> int:
    _for_kernels_only()


@dispatched
def conceal(state: Any, seat: int) -> None:
    _for_kernels_only()


@dispatched
def determinize(state: Any, rng: Any) -> None:
    _for_kernels_only()


@dispatched
def score(state: Any, seat: int) -> int:
    _for_kernels_only()


@dispatched
def win_probability(state: Any, seat: int) -> int:
    _for_kernels_only()


@dispatched
def between_rounds(state: Any) -> bool:
    _for_kernels_only()


@dispatched
def reopen_choices(state: Any, seat: int) -> None:
    _for_kernels_only()


@dispatched
def heuristic(state: Any, seat: int, moves: Any, count: int, rng: Any) -> int:
    _for_kernels_only()


@dispatched
def normalize(state: Any, seat: int) -> None:
    _for_kernels_only()


@dispatched
def action_unit(state: Any, seat: int, action: int) -> int:
    _for_kernels_only()


@dispatched
def tally(before: Any, seat: int, action: int, after: Any, counts: Any) -> None:
    _for_kernels_only()


if DISPATCHED.keys() != (RULE_NAMES := {field.name for field in fields(Rules)}):
    raise TypeError(f"the dispatchers differ from the fields of Rules in {sorted(DISPATCHED.keys() ^ RULE_NAMES)}")


def observe(state: Any, me: int, cells: Any) -> None:
    """Write a seat's observation into signed bytes; in a kernel this becomes the encoder of the game's features."""
    raise TypeError("only kernels dispatch by row; in Python call game.observe")


@overload(observe, jit_options={"no_cfunc_wrapper": True, "_nrt": False}, strict=False)
def _observe(state: Any, me: Any, cells: Any) -> Any:
    features = _games[state].features
    write_common, write_seat = in_sequence(common(features)), in_sequence(by_seat(features))

    def encode(state: Any, me: Any, cells: Any) -> Any:
        start = write_common(state, me, me, cells, 0)
        for steps in range(state.players):
            start = write_seat(state, me, seat_after(state, me, steps), cells, start)

    return encode


def in_sequence(features: tuple[Feature, ...]) -> Write:
    """Return one function that writes all these features one after the other."""
    first: Write = write_nothing
    return reduce(_then, (feature.write for feature in features), first)


@rule
def write_nothing(state: Any, me: int, seat: int, cells: list[int], start: int) -> int:
    """Write no cells: the start of every sequence of features."""
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
def rotated_right(typingctx: Any, word: Any, by: Any) -> Any:
    """Return a 32-bit word rotated to the right; for kernels only."""

    def build(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        narrow = ir.IntType(32)
        words, places = (builder.trunc(arg, narrow) for arg in args)
        rotate = builder.module.declare_intrinsic("llvm.fshr", [narrow], ir.FunctionType(narrow, [narrow] * 3))
        return builder.zext(builder.call(rotate, [words, words, places]), ir.IntType(64))

    return types.int64(types.int64, types.int64), build


def _put(bits_at_once: int) -> Any:
    """Return a function that writes this many cells at once, 1 for each set bit, with vector instructions."""

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
    """Return, as a set, which of 64 cells are not 0; for kernels only."""

    def build(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        numbers = ir.VectorType(ir.IntType(8), 64)
        place = builder.gep(context.make_array(signature.args[0])(context, builder, args[0]).data, [args[1]])
        found = builder.load(builder.bitcast(place, numbers.as_pointer()), align=1)
        ones = builder.icmp_unsigned("!=", found, ir.Constant(numbers, None))
        return builder.bitcast(ones, ir.IntType(64))

    return types.int64(cells, types.int64), build


@overload(zeros)
def _zeros(length: Any) -> Any:
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


@overload(bits.write_cards, jit_options=options_for(bits.write_cards))
def _write_cards(cards: Any, cells: Any, start: Any) -> Any:
    def write_cards(cards: Any, cells: Any, start: Any) -> Any:
        while cards:
            cells[start] = _trailing_zeros(cards)
            cards &= cards - 1
            start += 1
        return start

    return write_cards


@overload(bits.write_flags, jit_options=options_for(bits.write_flags))
def _write_flags(cards: Any, count: Any, cells: Any, start: Any) -> Any:
    def write_flags(cards: Any, count: Any, cells: Any, start: Any) -> Any:
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
            # Four at once: the last four cells may overlap the ones already written.
            if first + 4 < count:
                _put_4(cells, start + first, cards >> first)
            _put_4(cells, start + count - 4, cards >> (count - 4))
            first = count
        for card in range(first, count):
            cells[start + card] = cards >> card & 1
        return start + count

    return write_flags


@overload(bits.write_unpacked, jit_options=options_for(bits.write_unpacked))
def _write_unpacked(numbers: Any, cells: Any, start: Any) -> Any:
    def write_unpacked(numbers: Any, cells: Any, start: Any) -> Any:
        _put_bytes(cells, start, numbers)
        return start + 4

    return write_unpacked
