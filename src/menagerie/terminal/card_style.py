"""How cards look in a terminal: a symbol, a rank and a colour of the sixteen that every terminal has."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Any

from menagerie.core.game import Game

PLAIN = ("", "black on white")

SUITS: dict[str, dict[str, tuple[str, str]]] = {
    "mausen": {
        "E": ("■", "bright_white on blue"),
        "D": ("◆", "black on yellow"),
        "C": ("▲", "bright_white on magenta"),
        "M": ("●", "black on green"),
    },
    "awimbawe": {
        "S": ("≈", "black on yellow"),
        "D": ("▲", "bright_white on red"),
        "M": ("◆", "bright_white on magenta"),
        "F": ("♣", "black on green"),
        "I": ("✶", "black on cyan"),
        "X": ("★", "black on white"),
        "A": ("▼", "bright_white on blue"),
    },
    "mopsen": {
        "R": ("◆", "bright_white on red"),
        "B": ("■", "bright_white on blue"),
        "Y": ("●", "black on yellow"),
        "C": ("▲", "black on green"),
    },
}
"""By game and by the letter that records write: a suit's symbol and its colours. Other games look plain."""

WORTH = {"awimbawe": "♛", "mopsen": "∞"}
"""What is printed beside the rank: crowns, and bones."""

MARKS = {"blocked": "✗", "fled": "»", "known": "°"}
"""What is special about a card, as a sign on it."""


@dataclass(frozen=True, slots=True)
class CardStyle:
    """What stands on a card, and in which colours."""

    symbol: str
    rank: str
    style: str

    @property
    def text(self) -> str:
        return f"{self.symbol}{self.rank}"


def style_of(game: Game[Any], tag: str, value: int) -> CardStyle:
    """A card, or a colour, a kind or a species that has no rank."""
    return _look_of(game.name, tag, value, game)


@cache
def _look_of(name: str, tag: str, value: int, game: Game[Any]) -> CardStyle:
    letter, *rank = map(str, game.notation.name(tag, value)[1].values())
    symbol, style = SUITS.get(name, {}).get(letter, PLAIN)
    return CardStyle(symbol or letter, "".join(rank), style)
