"""What a learning machine sees of a game: a row of small numbers, declared feature by feature.

A game lists its features once. ``observe`` writes them one after the other; in kernels the same list becomes one
compiled encoder. First comes what belongs to nobody in particular, then seat by seat what belongs to each: the
observing seat first, then clockwise. A feature uses only what the observing seat may know, so that the truth, the
seat's view and any redeal of it look the same.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, TypeAlias

from menagerie.core.bits import flags
from menagerie.core.rule import rule
from menagerie.core.state import State

MOST = 127
"""A cell is a signed byte: larger numbers are told as this, and as much below zero."""

Write: TypeAlias = Callable[[Any, int, int, list[int], int], int]
"""A rule: the state, the observing seat, the seat that is told of (the same one, if it is of none in particular), the
cells, the first cell; gives the cell after the last one written."""


@dataclass(frozen=True)
class Feature:
    """Something that a seat sees."""

    name: str
    size: int
    """How many cells it takes: of each seat, if it is told of every seat."""
    meaning: str
    """One English sentence."""
    write: Write
    least: int = 0
    most: int = 1
    """No cell is below the least or above the most."""
    by_seat: bool = False


def common(features: tuple[Feature, ...]) -> tuple[Feature, ...]:
    """The features that belong to nobody in particular."""
    return tuple(feature for feature in features if not feature.by_seat)


def by_seat(features: tuple[Feature, ...]) -> tuple[Feature, ...]:
    """The features that are told of every seat."""
    return tuple(feature for feature in features if feature.by_seat)


def in_order(features: tuple[Feature, ...], players: int) -> tuple[Feature, ...]:
    """The features as they follow each other in an observation, those of seats once for each."""
    return common(features) + by_seat(features) * players


def width(features: tuple[Feature, ...], players: int) -> int:
    """How many cells an observation has."""
    return sum(feature.size for feature in in_order(features, players))


def observe(features: tuple[Feature, ...], state: State, me: int) -> list[int]:
    """What the seat sees, from the truth or from its view: it is the same."""
    cells = [0] * width(features, state.players)
    start = 0
    for feature in common(features):
        start = feature.write(state, me, me, cells, start)
    for steps in range(state.players):
        for feature in by_seat(features):
            start = feature.write(state, me, seat_after(state, me, steps), cells, start)
    return cells


@rule
def seat_after(state: State, seat: int, steps: int) -> int:
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
