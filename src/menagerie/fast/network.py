"""A small network compiled: the first layer visits only the cells that are not 0, the policy only legal actions.

Its input is a seat's observation. An observation for fewer players is the beginning of one for more, so one network
serves every number of players; the first layer has a bias for each number.
"""

from __future__ import annotations

from typing import Any, NamedTuple, TypeAlias

import numpy as np
from numba import njit
from numpy.typing import NDArray

from menagerie.core.bits import lowest
from menagerie.core.chance import next_word
from menagerie.core.game import Game
from menagerie.fast.cache import compile_cache
from menagerie.fast.compile import action_unit, legal, marked_64, normalize, observe, register_core
from menagerie.fast.kernels import Ints
from menagerie.fast.rows import Rows, rows_of

Bytes: TypeAlias = NDArray[np.int8]
Singles: TypeAlias = NDArray[np.float32]

BLOCK = 64
"""The number of cells that the first layer looks at together; rows of cells are padded to a multiple of it."""

APART: Any = {"nogil": True, "no_cpython_wrapper": True, "no_cfunc_wrapper": True, "_nrt": False}
QUICK: Any = {**APART, "fastmath": True}


SHARPNESS = 3.0
"""The factor of the logits in play: favourites are played more often than while the network learnt."""


class Network(NamedTuple):
    """The weights of a network: two hidden layers, a policy and a value."""

    first: Singles
    """One row for each cell."""
    first_bias: Singles
    """One row for each number of players, from 0 on."""
    second: Singles
    """One row for each unit of the first layer."""
    second_bias: Singles
    policy: Singles
    """One row for each action."""
    policy_bias: Singles
    value: Singles
    value_bias: Singles


class Activations(NamedTuple):
    """Working memory for one evaluation."""

    rows: Rows
    """The state in its normal form."""
    units: Ints
    """The numbers under which the network knows the legal actions, in their order."""
    cells: Bytes
    first: Singles
    second: Singles
    probabilities: Singles
    """The probability of each legal action, in their order."""


register_core()

with compile_cache():

    @njit(**QUICK)
    def activate(network: Network, players: int, cells: Bytes, active: Activations) -> None:
        """Compute both hidden layers; the number of cells is a multiple of BLOCK."""
        first, second = active.first, active.second
        bias = network.first_bias[players]
        for unit in range(len(first)):
            first[unit] = bias[unit]
        for start in range(0, len(cells), BLOCK):
            marked = marked_64(cells, start)
            while marked != 0:
                cell = start + lowest(marked)
                marked &= marked - 1
                number = np.float32(cells[cell])
                row = network.first[cell]
                for unit in range(len(first)):
                    first[unit] += number * row[unit]
        for unit in range(len(second)):
            second[unit] = network.second_bias[unit]
        for source in range(len(first)):
            number = first[source]
            if number > 0:
                row = network.second[source]
                for unit in range(len(second)):
                    second[unit] += number * row[unit]
        for unit in range(len(second)):
            second[unit] = max(np.float32(0), second[unit])

    @njit(**QUICK)
    def product_of(row: Singles, active: Singles) -> Any:
        """Return the scalar product of a row of weights and a layer."""
        total = np.float32(0)
        for unit in range(len(active)):
            total += row[unit] * active[unit]
        return total

    @njit(**QUICK)
    def value_of(network: Network, active: Activations) -> Any:
        """Return the expected result of the round, after ``activate``."""
        return network.value_bias[0] + product_of(network.value, active.second)

    @njit(**QUICK)
    def weigh(network: Network, count: int, sharpness: float, active: Activations) -> None:
        """Write the probability of each legal action, after ``activate``.

        ``sharpness`` multiplies the logits: 1 is the policy as it was learnt; the larger it is, the more the favourite
        prevails.
        """
        probabilities = active.probabilities
        highest = np.float32(-np.inf)
        for choice in range(count):
            unit = active.units[choice]
            probabilities[choice] = sharpness * (
                network.policy_bias[unit] + product_of(network.policy[unit], active.second)
            )
            highest = max(highest, probabilities[choice])
        total = np.float32(0)
        for choice in range(count):
            probabilities[choice] = np.exp(probabilities[choice] - highest)
            total += probabilities[choice]
        for choice in range(count):
            probabilities[choice] /= total

    @njit(nogil=True, cache=True, _nrt=False, fastmath=True)
    def add_first_layer(cells: Bytes, weights: Singles, sums: Singles) -> None:
        """Add to each row of sums the weighted cells of the same row."""
        for k in range(len(cells)):
            row, total = cells[k], sums[k]
            for start in range(0, len(row), BLOCK):
                marked = marked_64(row, start)
                while marked != 0:
                    cell = start + lowest(marked)
                    marked &= marked - 1
                    number = np.float32(row[cell])
                    weight = weights[cell]
                    for unit in range(len(total)):
                        total[unit] += number * weight[unit]

    @njit(nogil=True, cache=True, _nrt=False, fastmath=True)
    def add_first_gradient(cells: Bytes, gradients: Singles, sums: Singles) -> None:
        """Add to the weights' gradient what follows from the gradients of the first layer's sums."""
        for k in range(len(cells)):
            row, gradient = cells[k], gradients[k]
            for start in range(0, len(row), BLOCK):
                marked = marked_64(row, start)
                while marked != 0:
                    cell = start + lowest(marked)
                    marked &= marked - 1
                    number = np.float32(row[cell])
                    total = sums[cell]
                    for unit in range(len(gradient)):
                        total[unit] += number * gradient[unit]

    @njit(**APART)
    def sample(probabilities: Singles, count: int, rng: Ints) -> int:
        """Return a choice drawn with these probabilities."""
        left = np.float32(next_word(rng)) / np.float32(1 << 32)
        for choice in range(count - 1):
            left -= probabilities[choice]
            if left < 0:
                return choice
        return count - 1

    @njit(**APART)
    def prepare(rows: Rows, i: int, seat: int, moves: Ints, count: int, active: Activations) -> None:
        """Write what a network sees when a seat decides in a row: the observed cells and the units of its actions."""
        for choice in range(count):
            active.units[choice] = action_unit(rows[i], seat, moves[choice])
        active.rows[0] = rows[i]
        normalize(active.rows[0], seat)
        active.cells[:] = 0
        observe(active.rows[0], seat, active.cells)

    @njit(**APART)
    def choose_by_network(
        rows: Rows,
        i: int,
        seat: int,
        moves: Ints,
        count: int,
        network: Network,
        sharpness: float,
        active: Activations,
        rng: Ints,
    ) -> int:
        """Return one of the seat's legal actions in a row, drawn with the probabilities of a network."""
        if count == 1:
            return int(moves[0])
        prepare(rows, i, seat, moves, count, active)
        activate(network, rows[i].players, active.cells[: len(network.first)], active)
        weigh(network, count, sharpness, active)
        return int(moves[sample(active.probabilities, count, rng)])

    @njit(nogil=True, cache=True, _nrt=False)
    def choose_in_row(
        rows: Rows, seat: int, moves: Ints, network: Network, sharpness: float, active: Activations, rng: Ints
    ) -> int:
        """Return an action of a seat in the first row."""
        count = legal(rows[0], seat, moves)
        action: int = choose_by_network(rows, 0, seat, moves, count, network, sharpness, active, rng)
        return action


def padded(cells: int) -> int:
    """Return the length of a row with room for this many cells."""
    return -(-cells // BLOCK) * BLOCK


def activations_for(game: Game[Any], network: Network, cells: int | None = None) -> Activations:
    """Return working memory for a network, with room for more cells than it sees if wanted."""
    return Activations(
        rows=rows_of(game.start(game.seats[0])),
        units=np.zeros(game.most_legal, np.int64),
        cells=np.zeros(cells or len(network.first), np.int8),
        first=np.zeros(len(network.second), np.float32),
        second=np.zeros(len(network.second_bias), np.float32),
        probabilities=np.zeros(game.most_legal, np.float32),
    )


def no_network() -> Network:
    """Return a network without weights, for kernels that do not use one."""
    rows, items = np.zeros((0, 0), np.float32), np.zeros(0, np.float32)
    return Network(rows, rows, rows, items, rows, items, items, items)
