"""The symbol, the rank and the colours of a card in a terminal. The colours are of the sixteen every terminal has."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Any

from menagerie.core.game import Game
from menagerie.games import load

PLAIN = "black on white"
"""The colours of a card in a game without suits."""


@dataclass(frozen=True, slots=True)
class CardStyle:
    """The text on a card, and its colours."""

    symbol: str
    rank: str
    style: str

    @property
    def text(self) -> str:
        return f"{self.symbol}{self.rank}"


def style_of(game: Game[Any], tag: str, value: int) -> CardStyle:
    """Return the style of a card, or of a colour, a kind or a species, which has no rank."""
    return _style_of(game.name, tag, value)


@cache
def _style_of(name: str, tag: str, value: int) -> CardStyle:
    game = load(name)
    letter, *rank = map(str, game.notation.name(tag, value)[1].values())
    suit = game.look.suits.get(letter)
    return CardStyle(suit.sign if suit else letter, "".join(rank), suit.terminal if suit else PLAIN)
