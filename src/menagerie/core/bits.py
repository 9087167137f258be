"""Sets of cards as ints: card n is in the set when bit n is 1. Kernels compile each function here to one or a few
instructions."""

from collections.abc import Iterable, Iterator

from menagerie.core.rule import rule


def lowest(cards: int) -> int:
    """Return the lowest card of a set that is not empty."""
    return (cards & -cards).bit_length() - 1


def size(cards: int) -> int:
    """Return the number of cards in the set."""
    return cards.bit_count()


def write_cards(cards: int, cells: list[int], start: int) -> int:
    """Write the set's cards, lowest first, into cells from start on. Return the index after the last cell written."""
    while cards:
        lowest_bit = cards & -cards
        cells[start] = lowest_bit.bit_length() - 1
        cards ^= lowest_bit
        start += 1
    return start


def write_flags(cards: int, count: int, cells: list[int], start: int) -> int:
    """Write one cell for each of the first ``count`` cards, 1 for those in the set. Return the index after the last
    cell."""
    for card in range(count):
        cells[start + card] = cards >> card & 1
    return start + count


def write_unpacked(numbers: int, cells: list[int], start: int) -> int:
    """Unpack four numbers below 128, eight bits each, lowest first, into four cells. Return the index after them."""
    for place in range(4):
        cells[start + place] = numbers >> 8 * place & 127
    return start + 4


@rule
def nth(cards: int, n: int) -> int:
    """Return the n-th lowest card of the set, counted from 0."""
    for _ in range(n):
        cards &= cards - 1
    return lowest(cards)


def each(cards: int) -> Iterator[int]:
    """Yield the set's cards, lowest first."""
    while cards:
        yield lowest(cards)
        cards &= cards - 1


def set_of(cards: Iterable[int]) -> int:
    """Return the set of these cards."""
    together = 0
    for card in cards:
        together |= 1 << card
    return together
