"""Piles of cards as ints: seven bits for each card, the top card lowest; 0 is an empty pile.

A card in a pile is ``2 * card + 2``, plus 1 if it lies face up. A seat's eight pile cards fit on one pile.
"""

from collections.abc import Iterator

from menagerie.core.rule import rule

BITS = 7
LAID = 127
BACK = 126
"""A card that lies face down and is not known to the viewer."""


@rule
def face_up(card: int) -> int:
    """Return the card as it lies face up in a pile."""
    return 2 * card + 3


@rule
def face_down(card: int) -> int:
    """Return the card as it lies face down in a pile."""
    return 2 * card + 2


@rule
def card_of(laid: int) -> int:
    """Return the card that lies there."""
    return (laid >> 1) - 1


@rule
def slid_under(pile: int, laid: int) -> int:
    """Return the pile with one more card at the bottom."""
    bottom = 0
    while pile >> bottom:
        bottom += BITS
    return pile | laid << bottom


@rule
def backs_of(pile: int) -> int:
    """Return the pile with an unknown back for every face-down card."""
    seen = pile
    place = 0
    while pile >> place:
        if (pile >> place) & 1 == 0:
            seen |= LAID << place
            seen ^= 1 << place
        place += BITS
    return seen


@rule
def shown_in(pile: int) -> int:
    """Return the set of the cards that lie face up in the pile."""
    cards = 0
    while pile:
        if pile & 1:
            cards |= 1 << card_of(pile & LAID)
        pile >>= BITS
    return cards


def from_bottom(pile: int) -> Iterator[int]:
    """Return what lies in the pile, bottom card first."""
    laid = []
    while pile:
        laid.append(pile & LAID)
        pile >>= BITS
    return reversed(laid)
