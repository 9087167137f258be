"""Piles of cards, each an int: seven bits a card, the top card lowest, 0 for a pile that has run out.

A card in a pile is ``2 * card + 2``, one more if it lies face up. A seat's eight pile cards fit on one pile.
"""

from collections.abc import Iterator

from menagerie.core.rule import rule

BITS = 7
LAID = 127
BACK = 126
"""A card that lies face down and that these eyes cannot know."""


@rule
def face_up(card: int) -> int:
    """The card as it lies face up in a pile."""
    return 2 * card + 3


@rule
def face_down(card: int) -> int:
    """The card as it lies face down in a pile."""
    return 2 * card + 2


@rule
def card_of(laid: int) -> int:
    """Which card this is that lies in a pile."""
    return (laid >> 1) - 1


@rule
def slid_under(pile: int, laid: int) -> int:
    """The pile with one more card at the bottom."""
    bottom = 0
    while pile >> bottom:
        bottom += BITS
    return pile | laid << bottom


@rule
def backs_of(pile: int) -> int:
    """The pile as it is seen from outside: every face-down card is just a back."""
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
    """The set of the cards that lie face up in the pile."""
    cards = 0
    while pile:
        if pile & 1:
            cards |= 1 << card_of(pile & LAID)
        pile >>= BITS
    return cards


def from_bottom(pile: int) -> Iterator[int]:
    """What lies in the pile, bottom card first."""
    laid = []
    while pile:
        laid.append(pile & LAID)
        pile >>= BITS
    return reversed(laid)
