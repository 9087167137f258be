"""How Mopsen looks: pugs in three colours and cats, with bones."""

from __future__ import annotations

from collections.abc import Mapping

from menagerie.core.look import SEQUENCE, STACK, CardPrint, Look, MarkLook, Suit, ZoneLook

SUITS = {
    "R": Suit("red", ("#c92f2c", "#ff8f85"), "◆", "bright_white on red"),
    "B": Suit("blue", ("#2458bd", "#8fb6ff"), "■", "bright_white on blue"),
    "Y": Suit("yellow", ("#f0b400", "#ffd45c"), "●", "black on yellow", ink=("#a07200", "#ffd45c")),
    "C": Suit("cat", ("#6c4a9a", "#cbaef2"), "▲", "bright_white on magenta"),
}


def printed(facts: Mapping[str, str | int]) -> CardPrint:
    """Return what is printed on a card."""
    suit = SUITS[str(facts["kind"])].name
    return CardPrint(str(facts["number"]), suit, "a-cat" if suit == "cat" else "a-pug", f"l-{suit}")


LOOK = Look(
    minutes=45,
    picture="g-mopsen",
    preview="preview.png",
    back="b-mopsen",
    drawings="drawings.svg",
    suits=SUITS,
    suit_name=("mopsen-kind", "kind"),
    printed=printed,
    cards=56,
    animal_place=(22, 35, 80),
    worth=("i-bone", ""),
    worth_sign="∞",
    zones={
        "stock": ZoneLook(STACK),
        "discards": ZoneLook(STACK),
        "put-away": ZoneLook(STACK),
        "bowl": ZoneLook(vessel="v-bowl"),
    },
    facts={"order": SEQUENCE},
    fact_signs={"points": "Σ", "bones": "i-bone", "lacks": "✗"},
    minor_facts=("dealer", "choosing"),
    marks={"known": MarkLook("seen", "°")},
    rule_pictures={"MOP-1": "R2 B6 Y10 R14 C3 C7", "MOP-8": "B2 > R16", "MOP-13": "R3 B14"},
)
