"""How Ferry looks: three suits with drawings that other games use too."""

from __future__ import annotations

from collections.abc import Mapping

from menagerie.core.look import CardPrint, Look, Suit

SUITS = {
    "R": Suit("red", ("#c92f2c", "#ff8f85"), "◆", "bright_white on red"),
    "G": Suit("forest", ("#2b7a3b", "#86d08a"), "♣", "black on green"),
    "B": Suit("blue", ("#2458bd", "#8fb6ff"), "■", "bright_white on blue"),
}
ANIMALS = {"R": "a-elephant", "G": "a-rhino", "B": "a-mouse"}


def printed(facts: Mapping[str, str | int]) -> CardPrint:
    suit = str(facts["suit"])
    return CardPrint(str(facts["weight"]), SUITS[suit].name, ANIMALS[suit], f"l-{SUITS[suit].name}")


LOOK = Look(minutes=60, suits=SUITS, printed=printed)
