"""Mausen's cards: four species, values 1 to 4.

A card is ``4 * species + value - 1``. A set of cards (a hand, which has each card once) has one bit for each card. A
*herd* (the middle or a captured pile, where a card may lie several times) is an int with three bits for each card:
its count, at most seven.
"""

from enum import IntEnum
from typing import Annotated, TypeAlias

from menagerie.core.rule import rule

Card: TypeAlias = Annotated[int, "card"]
Cards: TypeAlias = Annotated[tuple[int, ...], "card"]
CardsBySeat: TypeAlias = Annotated[tuple[int, ...], "by-seat card"]
SpeciesTag: TypeAlias = Annotated[int, "species"]

CARDS = 16
FULL_HAND = (1 << CARDS) - 1


class Species(IntEnum):
    """The species in order: each hunts the next one, and the mouse hunts the elephant."""

    ELEPHANT = 0
    DOG = 1
    CAT = 2
    MOUSE = 3


SYMBOLS = "EDCM"


@rule
def card_of(species: int, value: int) -> int:
    return 4 * species + value - 1


@rule
def species_of(card: int) -> int:
    return card >> 2


@rule
def value_of(card: int) -> int:
    return (card & 3) + 1


@rule
def prey_of(species: int) -> int:
    """Elephant hunts dogs, dog hunts cats, cat hunts mice, mouse hunts elephants."""
    return (species + 1) & 3


@rule
def herd_of(card: int) -> int:
    """Return the herd of this one card."""
    return 1 << 3 * card


@rule
def count_in(herd: int, card: int) -> int:
    """Return how many of this card are in the herd."""
    return (herd >> 3 * card) & 7


@rule
def animals_of(herd: int, species: int) -> int:
    """Return the part of the herd that is of this species."""
    return herd & (0o7777 << 12 * species)


def cards_in(herd: int) -> tuple[int, ...]:
    """Return the cards of a herd, one by one."""
    return tuple(card for card in range(CARDS) for _ in range(count_in(herd, card)))


def code_of(card: int) -> str:
    """Return the card as records write it."""
    return f"{SYMBOLS[species_of(card)]}{value_of(card)}"
