"""How Awimbawé looks: five landscapes, multicoloured animals and eagles, with crowns."""

from __future__ import annotations

from collections.abc import Mapping

from menagerie.core.look import EMBLEM, STACK, TROPHY, CardPrint, Look, MarkLook, Suit, ZoneLook

SUITS = {
    "S": Suit("steppe", ("#8a6d00", "#e3c95e"), "≈", "black on yellow"),
    "D": Suit("desert", ("#b0541a", "#f0a468"), "▲", "black on bright_red"),
    "M": Suit("mountain", ("#655a92", "#b9aee0"), "◆", "bright_white on magenta"),
    "F": Suit("forest", ("#2b7a3b", "#86d08a"), "♣", "black on green"),
    "I": Suit("ice", ("#1b76a6", "#8fd2f5"), "✶", "black on cyan"),
    "X": Suit("multicolour", ("#9c2f7e", "#f19bd8"), "★", "black on bright_magenta"),
    "A": Suit("eagle", ("#4f3c2c", "#d9c3a8"), "▼", "bright_white on bright_black"),
}
ANIMALS = ("", "mouse", "rhino", "cheetah", "hyena", "snake", "elephant")
"""By the value of a card that is not an eagle."""


def printed(facts: Mapping[str, str | int]) -> CardPrint:
    """Return what is printed on a card."""
    suit, value = SUITS[str(facts["suit"])].name, int(facts["value"])
    if suit == "eagle":
        return CardPrint(str(value), suit, "a-eagle", "l-sky")
    return CardPrint(str(value), suit, f"a-{ANIMALS[value]}", f"l-{suit}", minus=suit == "multicolour")


LOOK = Look(
    minutes=30,
    picture="g-awimbawe",
    preview="preview.png",
    back="b-awimbawe",
    drawings="drawings.svg",
    suits=SUITS,
    suit_name=("awimbawe-colour", "suit"),
    printed=printed,
    cards=40,
    worth=("i-crown", "i-no-crown"),
    worth_sign="♛",
    zones={"won": ZoneLook(STACK), "aside": ZoneLook(STACK), "hyenas": ZoneLook(STACK, icon="a-hyena")},
    facts={"rival": EMBLEM, "rounds-won": TROPHY},
    fact_signs={"rounds-won": "i-gold", "crowns": "i-crown", "lacks": "✗"},
    minor_facts=("team", "tricks-left"),
    piles={2: 4, 3: 4, 4: 3},
    drawn_tags=("rival",),
    marks={"blocked": MarkLook("turned", "✗"), "fled": MarkLook("faded", "»")},
    rule_pictures={
        "AWI-1": "S1 D2 M3 F4 I5 S6",
        "AWI-2": "X2 X3 X5 X6",
        "AWI-3": "A7 A8 A9 A10 A11 A12",
        "AWI-14": "A9",
        "AWI-19": "F1 > F6",
        "AWI-20": "D2",
        "AWI-21": "M3",
        "AWI-22": "I5",
        "AWI-24": "S4 D4 M4 F4",
    },
)
