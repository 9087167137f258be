"""Draws one card as lines of text, in three sizes."""

from __future__ import annotations

from dataclasses import dataclass

from rich.style import Style
from rich.text import Text

CARD_BACK = "▒"


@dataclass(frozen=True, slots=True)
class CardSize:
    """The columns and lines of a card."""

    width: int
    height: int

    @property
    def inner(self) -> int:
        """The columns between the edges."""
        return self.width - 2


SMALL = CardSize(6, 3)
SIZES = (CardSize(10, 7), CardSize(8, 5), SMALL)
"""The sizes of cards, the largest first."""


@dataclass(frozen=True, slots=True)
class CardFace:
    """What a card shows: its text in the upper left corner, its symbol, its colours, and the text at its lower edge."""

    text: str
    symbol: str
    colours: Style
    foot: str = ""
    below: int = 0
    """The number of cards below it."""


def card_picture(face: CardFace, size: CardSize, edge: Style, bold_edge: bool) -> list[Text]:
    """Return the lines of a card; ``edge`` is the style of its border."""
    corners, line, side = ("┏┓┗┛", "━", "┃") if bold_edge else ("╭╮╰╯", "─", "│")
    top = f"{line * (size.inner - 2)}+{face.below}"[-size.inner :] if face.below else line * size.inner
    bottom = face.foot[: size.inner].ljust(size.inner, line)
    middle = [Text().append(side, edge).append(row, face.colours).append(side, edge) for row in rows_of(face, size)]
    return [
        Text().append(f"{corners[0]}{top}{corners[1]}", edge),
        *middle,
        Text().append(f"{corners[2]}{bottom}{corners[3]}", edge),
    ]


def rows_of(face: CardFace, size: CardSize) -> list[str]:
    """Return the text between the edges: the rank in the upper left corner and, on a large card, the symbol below."""
    rows = size.height - 2
    if face.text == CARD_BACK:
        return [CARD_BACK * size.inner] * rows
    first = face.text.ljust(size.inner)
    if rows == 1:
        return [first]
    blank, last = " " * size.inner, face.text.rjust(size.inner)
    if rows == 3:
        return [first, blank, last]
    symbol = " ".join([face.symbol] * 3)
    return [first, blank, symbol.center(size.inner), blank, last]


def empty_place(size: CardSize, style: Style) -> list[Text]:
    """Return the place of a pile without cards."""
    rows = [f"┆{' ' * size.inner}┆"] * (size.height - 2)
    return [Text().append(line, style) for line in (f"╭{'╌' * size.inner}╮", *rows, f"╰{'╌' * size.inner}╯")]
