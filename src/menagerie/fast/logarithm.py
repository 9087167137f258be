"""The natural logarithm inside kernels: the same bits on every platform, which no two C libraries promise.

It uses additions and multiplications of 64-bit floats only, and is accurate to the 32-bit floats of the search.
"""

from __future__ import annotations

from decimal import Decimal, localcontext
from typing import Any

import numpy as np
from llvmlite import ir
from numba import types
from numba.extending import intrinsic

from menagerie.core.rule import rule

ROWS = 32
ROW_BITS = 5
FRACTION_BITS = 52
FRACTION = (1 << FRACTION_BITS) - 1
BIAS = 1023
ONE = BIAS << FRACTION_BITS
"""The bits of 1.0."""


def _inverse(row: int) -> float:
    """Return about 1 / m for the numbers m of a row of the table; exactly 1 in the first row, so that log(1) is 0."""
    return 2 * ROWS / (2 * ROWS + 2 * row + 1) if row else 1.0


def _exact_log(number: Decimal) -> float:
    with localcontext() as context:
        context.prec = 40
        return float(number.ln())


INVERSES = np.array([_inverse(row) for row in range(ROWS)])
LOGS = np.array([-_exact_log(Decimal(_inverse(row))) for row in range(ROWS)])
LOG_OF_2 = _exact_log(Decimal(2))


@intrinsic
def _bits_of(typingctx: Any, number: Any) -> Any:
    """Return the bits of a 64-bit float as an int; for kernels only."""

    def build(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        return builder.bitcast(args[0], ir.IntType(64))

    return types.int64(types.float64), build


@intrinsic
def _float_of(typingctx: Any, bits: Any) -> Any:
    """Return the 64-bit float with these bits; for kernels only."""

    def build(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        return builder.bitcast(args[0], ir.DoubleType())

    return types.float64(types.int64), build


@rule
def log_32(number: float) -> Any:
    """Return the natural logarithm of a number from 1 on, as a 32-bit float."""
    bits = _bits_of(number)
    row = (bits >> (FRACTION_BITS - ROW_BITS)) & (ROWS - 1)
    r = _float_of((bits & FRACTION) | ONE) * INVERSES[row] - 1.0
    square = r * r
    near = r - square * (0.5 - r * (1.0 / 3.0)) - square * square * (0.25 - r * 0.2)
    return np.float32((((bits >> FRACTION_BITS) - BIAS) * LOG_OF_2 + LOGS[row]) + near)
