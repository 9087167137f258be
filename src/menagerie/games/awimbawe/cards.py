"""Awimbawé's cards: five landscapes of six animals, four multicolour animals, six eagles (AWI-1 to AWI-4).

Cards are numbered through the suits in order: steppe 0–5, desert 6–11, mountain 12–17, forest 18–23, ice 24–29,
multicolour 30–33 (2⁻, 3⁻, 5⁻, 6⁻), eagles 34–39 (7 to 12).
"""

from collections.abc import Sequence
from typing import Annotated, TypeAlias

from menagerie.core.card_values import CardValues
from menagerie.core.errors import BadSetup

Card: TypeAlias = Annotated[int, "card"]
Cards: TypeAlias = Annotated[tuple[int, ...], "card"]
CardsBySeat: TypeAlias = Annotated[tuple[tuple[int, ...] | None, ...], "by-seat card"]
Colour: TypeAlias = Annotated[int, "colour"]
Rival: TypeAlias = Annotated[int, "rival"]

CARDS = 40
SYMBOLS = "SDMFIXA"
MULTICOLOUR = 5
EAGLE = 6

VALUES = (1, 2, 3, 4, 5, 6) * 5 + (2, 3, 5, 6) + (7, 8, 9, 10, 11, 12)
SUITS = (0,) * 6 + (1,) * 6 + (2,) * 6 + (3,) * 6 + (4,) * 6 + (MULTICOLOUR,) * 4 + (EAGLE,) * 6

MOUSE = 0
ELEPHANT = 5
"""The places of mouse and elephant in their colour: colour c has the cards 6c … 6c+5."""
MULTICOLOUR_ELEPHANT = 33
FIRST_EAGLE = 34

ALL = (1 << CARDS) - 1
MULTICOLOURS = 0b1111 << 30
EAGLES = 0b111111 << 34
HYENAS = 0b001000_001000_001000_001000_001000

STRENGTHS = tuple(2 * value - (suit == MULTICOLOUR) for value, suit in zip(VALUES, SUITS, strict=True))
"""n⁻ ranks just below n and above n-1; every eagle ranks above every animal (AWI-2, AWI-13)."""

FOLLOWING = (*(0b111111 << 6 * colour | MULTICOLOURS for colour in range(5)), 0, EAGLES)
"""The cards that follow, by the suit that was led (AWI-11, AWI-15)."""

DECKS = (0, 0, 0xFFFFFF | 0b1111 << 34, ALL & ~(1 << 39), ALL)
"""The cards in the game, by the number of players."""

PILES = (0, 0, 4, 4, 3)
HAND = (0, 0, 6, 5, 4)
TRICKS = (0, 0, 14, 13, 10)
"""Piles and hand cards of each player, and tricks in a round, by the number of players (AWI-5)."""

CROWN_TOTALS = (0, 0, 45, 61, 59)


def code_of(card: int) -> str:
    """Return the card as records write it."""
    return f"{SYMBOLS[SUITS[card]]}{VALUES[card]}"


CODES = tuple(code_of(card) for card in range(CARDS))
CARD_OF = {code: card for card, code in enumerate(CODES)}


def check_crowns(crowns: Sequence[int]) -> None:
    """Check that the crowns of each deck add up to the rulebook's sums."""
    for players in (2, 3, 4):
        total = sum(crowns[card] for card in range(CARDS) if DECKS[players] >> card & 1)
        if total != CROWN_TOTALS[players]:
            raise BadSetup("awimbawe-crowns-total", players=players, total=total, expected=CROWN_TOTALS[players])


CROWNS = CardValues(
    name="crowns",
    cards=CODES,
    printed=(3, 2, 2, 3, 1, 1) * 5 + (2, 2, 1, 1) + (0, 0, -1, -2, -2, -2),
    lowest=-9,
    highest=9,
    check=check_crowns,
)
