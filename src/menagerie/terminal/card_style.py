"""The symbol, the rank and the colours of a card in a terminal.

A terminal with many colours gets those of the cards in the browser, any other the nearest of its sixteen.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Any

from rich.color import Color
from rich.text import Text

from menagerie.core.game import Game
from menagerie.core.look import Suit
from menagerie.games import load
from menagerie.i18n.translator import Translator

PLAIN = "black on white"
"""The colours of a card in a game without suits."""

MANY_COLOURS = ("truecolor", "256")
"""The colour systems that can show a card's own colours."""


@dataclass(frozen=True, slots=True)
class CardStyle:
    """The text on a card, and its colours."""

    symbol: str
    rank: str
    style: str

    @property
    def text(self) -> str:
        return f"{self.symbol}{self.rank}"


def style_of(game: Game[Any], tag: str, value: int, true_colours: bool = False) -> CardStyle:
    """Return the style of a card, or of a colour, a kind or a species, which has no rank."""
    return _style_of(game.name, tag, value, true_colours)


@cache
def _style_of(name: str, tag: str, value: int, true_colours: bool) -> CardStyle:
    game = load(name)
    letter, *rank = map(str, game.notation.name(tag, value)[1].values())
    suit = game.look.suits.get(letter)
    return CardStyle(suit.sign if suit else letter, "".join(rank), suit_style(suit, true_colours) if suit else PLAIN)


def suit_style(suit: Suit, true_colours: bool) -> str:
    """Return the colours of a suit: its own with a text that can be read on them, or those of sixteen."""
    if not true_colours:
        return suit.terminal
    ground = suit.colours[0]
    red, green, blue = Color.parse(ground).get_truecolor()
    bright = 299 * red + 587 * green + 114 * blue > 150_000
    return f"{'#000000' if bright else '#ffffff'} on {ground}"


def legend(translator: Translator, true_colours: bool) -> list[Text]:
    """Return the sign and the name of every suit, in its colours."""
    assert translator.game is not None
    message, fact = translator.game.look.suit_name
    suits = translator.game.look.suits if message else {}
    return [
        Text()
        .append(f" {suit.sign} ", suit_style(suit, true_colours))
        .append(f" {translator.say(message, {fact: letter})}")
        for letter, suit in suits.items()
    ]
