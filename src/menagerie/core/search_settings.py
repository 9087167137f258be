"""The settings of a search, and the size of its memory: what every implementation of the search shares."""

from __future__ import annotations

from typing import NamedTuple

ALWAYS = 256

CROWDED = 0.4
"""The part of the memory that may be full at the start of a search; otherwise it is cleared first."""

FEWEST_NODES = 1024


class SearchSettings(NamedTuple):
    """The settings of a search."""

    min_visits: int
    """The visits for each move before a node's moves are compared."""
    exploration: float = 0.5
    """The weight of the upper confidence bound."""
    heuristic_rate: int = ALWAYS
    """How many of 256 moves below the tree follow the heuristic; the others are random."""
    margin_weight: float = 0.2
    """The part of a simulation's value that is the margin in points; the rest is the victory."""
    exploration_rate: float = 0.1
    """How often a random move is tried where several seats choose at once."""
    assume_heuristic: int = 0
    """How often, in 256, the search assumes that seats that choose at the same time follow the heuristic."""


def nodes_for(simulations: int) -> int:
    """Return how many nodes, a power of two, have room for some searches of this many simulations."""
    return max(FEWEST_NODES, 1 << (4 * simulations).bit_length())


def is_crowded(used: int, room: int) -> bool:
    """Return whether so much of the room is used that the next search should start with an empty memory."""
    return used > CROWDED * room
