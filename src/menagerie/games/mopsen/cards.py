"""Mopsen's cards: red, blue and yellow pugs 1 to 16, cats 1 to 8, each once (MOP-1).

A card is ``16 * kind + number - 1``, so ascending order is the order of the deck: R1 … R16, B1 … Y16, C1 … C8.
"""

from itertools import combinations
from typing import Annotated, TypeAlias

from menagerie.core.bits import lowest, set_of
from menagerie.core.rule import rule

Card: TypeAlias = Annotated[int, "card"]
Cards: TypeAlias = Annotated[tuple[int, ...], "card"]
HandsBySeat: TypeAlias = Annotated[tuple[tuple[int, ...] | None, ...], "by-seat card"]
KindTag: TypeAlias = Annotated[int, "kind"]
Pug: TypeAlias = Annotated[int, "pug"]
"""The kind of a pug, which messages name as one pug of that colour."""
Order: TypeAlias = Annotated[tuple[int, ...], "kind"]

CARDS = 56
DECK = (1 << CARDS) - 1
HAND = 8
"""The number of cards dealt to each seat; no hand is ever larger."""
MOST_STOCK = CARDS - 3 * HAND
MOST_EXCHANGED = 3


SYMBOLS = "RBYC"
"""Three colours of pugs, and the cats."""
REDS = 0xFFFF
BLUES = REDS << 16
YELLOWS = REDS << 32
CATS = 0xFF << 48
DUTIES = (REDS, BLUES, YELLOWS, 0)
"""The cards that must follow, by the kind that was led; a led cat need not be followed."""

PATTERNS = tuple(set_of(places) for count in range(MOST_EXCHANGED + 1) for places in combinations(range(HAND), count))
"""What can be exchanged, as sets of places in a hand of 8 in ascending order: nothing, then one place (0, 1, … 7), then
two (0+1, 0+2, … 6+7), then three (0+1+2, 0+1+3, … 5+6+7)."""

PASS = CARDS
"""The action of pinching nothing; below it, each card's number is the action of playing or pinching that card."""
FIRST_EXCHANGE = PASS + 1
"""The action of the first pattern; the others follow in order."""
ACTIONS = FIRST_EXCHANGE + len(PATTERNS)


@rule
def kind_of(card: int) -> int:
    return card >> 4


@rule
def number_of(card: int) -> int:
    return (card & 15) + 1


@rule
def cards_at(hand: int, places: int) -> int:
    """Return the hand's cards at these places; its lowest card is at place 0."""
    cards = 0
    while places:
        if places & 1:
            cards |= 1 << lowest(hand)
        hand &= hand - 1
        places >>= 1
    return cards


def code_of(card: int) -> str:
    """Return the card as records write it."""
    return f"{SYMBOLS[kind_of(card)]}{number_of(card)}"


CODES = tuple(code_of(card) for card in range(CARDS))
BONES = tuple(4 - (number_of(card) - 1) // 4 for card in range(CARDS))
"""The bones: 1 to 4 have four, 5 to 8 three, 9 to 12 two, 13 to 16 one."""
