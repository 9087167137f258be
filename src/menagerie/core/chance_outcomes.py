"""Chance outcomes: what chance may decide, number by number, with probabilities.

``rules.sample_chance`` draws a whole deal at once. A program that needs every outcome with its probability calls
``Game.chance_outcomes`` for the next number, given the numbers before it, until the list is empty.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from math import comb
from typing import Generic, TypeAlias

from menagerie.core.phrases import Log
from menagerie.core.state import S

ChanceOutcomes: TypeAlias = list[tuple[int, int]]
"""The possible values of the next number, ascending, each with its weight; empty when the outcome is complete."""

SURE = 0
"""The weight of a number that is determined by the numbers before it."""


@dataclass(frozen=True)
class Miniature(Generic[S]):
    """A game of one round with a few cards, small enough to build its whole tree."""

    most_cards: int
    """The largest number of cards in a hand."""
    chance_outcomes: Callable[[S, int, Sequence[int]], ChanceOutcomes]
    """Return the possible next numbers of the deal, for hands of this many cards."""
    apply_chance: Callable[[S, int, Sequence[int], Log | None], None]
    """Deal the cards of the outcome and begin the round."""


def certainly(number: int) -> ChanceOutcomes:
    """Return the one possible number."""
    return [(number, SURE)]


def any_of(numbers: Iterable[int]) -> ChanceOutcomes:
    """Return these numbers, all equally likely."""
    return [(number, 1) for number in numbers]


def next_card(deck: Iterable[int], heaps: Sequence[int], dealt: Sequence[int]) -> ChanceOutcomes:
    """Return the next card of a deal into heaps of these sizes; the order within a heap does not matter, so it
    ascends."""
    done = 0
    for size in heaps:
        if len(dealt) < done + size:
            return _next_of_heap(deck, size, dealt, dealt[done:])
        done += size
    return []


def _next_of_heap(deck: Iterable[int], size: int, dealt: Sequence[int], heap: Sequence[int]) -> ChanceOutcomes:
    """Return the cards that can continue this heap, weighted by the number of heaps that contain them."""
    seen, above = set(dealt), heap[-1] if heap else -1
    left = [card for card in deck if card not in seen]
    if len(left) == size - len(heap):
        return certainly(left[0])
    cards = [card for card in left if card > above]
    to_follow = size - len(heap) - 1
    weights = (comb(len(cards) - 1 - place, to_follow) for place in range(len(cards) - to_follow))
    return list(zip(cards, weights, strict=False))
