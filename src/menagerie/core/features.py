"""What a learning machine sees of a game: a row of small numbers, declared feature by feature.

A game lists its features once. ``observe`` writes them one after the other; in kernels the same list becomes one
compiled encoder. Seats are told as they sit from the observing seat on: itself first, then clockwise. A feature uses
only what its seat may know, so that the truth, the seat's view and any redeal of it look the same.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, TypeAlias

from menagerie.core.bits import flags
from menagerie.core.rule import rule

MOST = 127
"""A cell is a signed byte: larger numbers are told as this, and as much below zero."""

Size: TypeAlias = Callable[[int], int]
"""How many cells, by the number of players."""

Write: TypeAlias = Callable[[Any, int, list[int], int], int]
"""A rule: the state, the observing seat, the cells, the first cell; gives the cell after the last one written."""


@dataclass(frozen=True)
class Feature:
    """Something that a seat sees."""

    name: str
    size: Size
    meaning: str
    """One English sentence."""
    write: Write
    least: int = 0
    most: int = 1
    """No cell is below the least or above the most."""


def once(cells: int) -> Size:
    """So many cells, however many play."""
    return lambda players: cells


def each_seat(cells: int = 1) -> Size:
    """So many cells for each seat."""
    return lambda players: cells * players


def each_other(cells: int = 1) -> Size:
    """So many cells for each seat but one's own."""
    return lambda players: cells * (players - 1)


def width(features: tuple[Feature, ...], players: int) -> int:
    """How many cells an observation has."""
    return sum(feature.size(players) for feature in features)


def observe(features: tuple[Feature, ...], state: Any, seat: int) -> list[int]:
    """What the seat sees, from the truth or from its view: it is the same."""
    cells = [0] * width(features, state.players)
    start = 0
    for feature in features:
        start = feature.write(state, seat, cells, start)
    return cells


@rule
def seat_after(state: Any, seat: int, steps: int) -> int:
    """The seat that sits so many places clockwise of this one."""
    other = seat + steps
    return other - state.players if other >= state.players else other


@rule
def number(value: int, cells: list[int], start: int) -> int:
    """Write a number; the cell after it."""
    cells[start] = max(-MOST, min(MOST, value))
    return start + 1


@rule
def one_of(count: int, chosen: int, cells: list[int], start: int) -> int:
    """Write a cell for each of so many possibilities, 1 for the chosen one; none is chosen below zero."""
    return flags(1 << chosen if chosen >= 0 else 0, count, cells, start)


@rule
def seats(state: Any, seat: int, chosen: int, cells: list[int], start: int) -> int:
    """Write a cell for each seat, 1 for those in the set."""
    for steps in range(state.players):
        cells[start + steps] = (chosen >> seat_after(state, seat, steps)) & 1
    return start + state.players


@rule
def one_seat(state: Any, seat: int, chosen: int, cells: list[int], start: int) -> int:
    """Write a cell for each seat, 1 for the chosen one; nobody is chosen below zero."""
    return seats(state, seat, 1 << chosen if chosen >= 0 else 0, cells, start)
