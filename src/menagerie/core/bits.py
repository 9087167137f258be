"""Sets of cards are ints: card n is in the set when bit n is one. Compiled, these are single instructions."""

from collections.abc import Iterable, Iterator

from menagerie.core.rule import rule


def lowest(cards: int) -> int:
    """The lowest card of a set that is not empty."""
    return (cards & -cards).bit_length() - 1


def size(cards: int) -> int:
    """How many cards are in the set."""
    return cards.bit_count()


def listed(cards: int, cells: list[int], start: int) -> int:
    """Write the set's cards, lowest first, into cells from start on; the cell after the last one written."""
    while cards:
        lowest_bit = cards & -cards
        cells[start] = lowest_bit.bit_length() - 1
        cards ^= lowest_bit
        start += 1
    return start


def flags(cards: int, count: int, cells: list[int], start: int) -> int:
    """Write a cell for each of the first so many cards, 1 for those in the set; the cell after the last one written."""
    for card in range(count):
        cells[start + card] = cards >> card & 1
    return start + count


def unpacked(numbers: int, cells: list[int], start: int) -> int:
    """Write four numbers below 128 that are packed into one, eight bits each, lowest first; the cell after them."""
    for place in range(4):
        cells[start + place] = numbers >> 8 * place & 127
    return start + 4


@rule
def nth(cards: int, n: int) -> int:
    """The n-th lowest card of the set, counted from 0."""
    for _ in range(n):
        cards &= cards - 1
    return lowest(cards)


def each(cards: int) -> Iterator[int]:
    """The set's cards, lowest first."""
    while cards:
        yield lowest(cards)
        cards &= cards - 1


def set_of(cards: Iterable[int]) -> int:
    """The set of these cards."""
    together = 0
    for card in cards:
        together |= 1 << card
    return together
