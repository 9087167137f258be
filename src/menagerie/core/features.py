"""Features: what a learning program observes of a game, as a row of small numbers.

A game lists its features once. ``observe`` writes them one after the other; in kernels the same list becomes one
compiled encoder. The common features come first, then the features of each seat: the observing seat first, then
clockwise. A feature uses only what the observing seat may know, so the true state, the seat's view and any redeal of
it give the same observation.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, TypeAlias

from menagerie.core.bits import write_flags
from menagerie.core.rule import rule
from menagerie.core.state import State

MOST = 127
"""A cell is a signed byte: larger numbers are written as MOST, smaller ones as -MOST."""

Write: TypeAlias = Callable[[Any, int, int, list[int], int], int]
"""A rule that takes the state, the observing seat, the seat to describe (the observing seat for a common feature),
the cells and the first index, and returns the index after the last cell written."""


@dataclass(frozen=True)
class Feature:
    """Something that a seat observes."""

    name: str
    size: int
    """The number of cells; for a feature by seat, the number for each seat."""
    meaning: str
    """One English sentence."""
    write: Write
    least: int = 0
    most: int = 1
    """The bounds of every cell."""
    by_seat: bool = False


def common(features: tuple[Feature, ...]) -> tuple[Feature, ...]:
    """Return the features that do not belong to a seat."""
    return tuple(feature for feature in features if not feature.by_seat)


def by_seat(features: tuple[Feature, ...]) -> tuple[Feature, ...]:
    """Return the features that are written for every seat."""
    return tuple(feature for feature in features if feature.by_seat)


def in_order(features: tuple[Feature, ...], players: int) -> tuple[Feature, ...]:
    """Return the features in the order of an observation, those by seat once for each seat."""
    return common(features) + by_seat(features) * players


def width(features: tuple[Feature, ...], players: int) -> int:
    """Return the number of cells of an observation."""
    return sum(feature.size for feature in in_order(features, players))


def observe(features: tuple[Feature, ...], state: State, me: int) -> list[int]:
    """Return the seat's observation; the true state and the seat's view give the same one."""
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
    """Return the seat this many places clockwise of a seat."""
    other = seat + steps
    return other - state.players if other >= state.players else other


@rule
def number(value: int, cells: list[int], start: int) -> int:
    """Write a number. Return the index after it."""
    cells[start] = max(-MOST, min(MOST, value))
    return start + 1


@rule
def one_of(count: int, chosen: int, cells: list[int], start: int) -> int:
    """Write one cell for each possibility, 1 for the chosen one; a negative number chooses none."""
    return write_flags(1 << chosen if chosen >= 0 else 0, count, cells, start)
