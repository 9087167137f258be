"""Chance laid open: what it may decide, number by number, and how likely each is.

``rules.chance`` draws a whole deal at once. Whoever wants to see all that may happen, with its probability, asks for
the odds of the next number of the outcome, given those before it, until there are none.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from math import comb
from typing import Generic, TypeAlias

from menagerie.core.phrases import Log
from menagerie.core.state import S

ChanceOutcomes: TypeAlias = list[tuple[int, int]]
"""What a number may be, ascending, each with its weight; nothing where no number is wanted any more."""

SURE = 0
"""The weight of what can be nothing else, whatever was decided before: no chance at all."""


@dataclass(frozen=True)
class Miniature(Generic[S]):
    """A game of a few cards, one round long: small enough that all of its tree can be seen."""

    most_cards: int
    """A hand has so many at the most."""
    chance_outcomes: Callable[[S, int, Sequence[int]], ChanceOutcomes]
    """With hands of so many cards: what the deal's next number may be."""
    apply_chance: Callable[[S, int, Sequence[int], Log | None], None]
    """The cards of the outcome are dealt, and the round begins."""


def certainly(number: int) -> ChanceOutcomes:
    """It can be nothing else."""
    return [(number, SURE)]


def any_of(numbers: Iterable[int]) -> ChanceOutcomes:
    """Each is as likely as another."""
    return [(number, 1) for number in numbers]


def next_card(deck: Iterable[int], heaps: Sequence[int], dealt: Sequence[int]) -> ChanceOutcomes:
    """The next card of a deal into heaps of these sizes; within a heap the order says nothing, and is ascending."""
    done = 0
    for size in heaps:
        if len(dealt) < done + size:
            return _next_of_heap(deck, size, dealt, dealt[done:])
        done += size
    return []


def _next_of_heap(deck: Iterable[int], size: int, dealt: Sequence[int], heap: Sequence[int]) -> ChanceOutcomes:
    """Of all heaps that begin like this one, each equally likely: how many go on with which card."""
    seen, above = set(dealt), heap[-1] if heap else -1
    left = [card for card in deck if card not in seen]
    if len(left) == size - len(heap):
        return certainly(left[0])
    cards = [card for card in left if card > above]
    to_follow = size - len(heap) - 1
    weights = (comb(len(cards) - 1 - place, to_follow) for place in range(len(cards) - to_follow))
    return list(zip(cards, weights, strict=False))
