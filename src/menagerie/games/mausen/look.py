"""How Mausen looks: four species, and four help cards that say which species hunts which."""

from __future__ import annotations

from collections.abc import Mapping

from menagerie.core.look import STACK, CardPrint, Group, Look, Suit, ZoneLook
from menagerie.core.phrases import Event
from menagerie.games.mausen.cards import SYMBOLS, Species, prey_of
from menagerie.games.mausen.events import FoundNothing, Hunted, Tied

SUITS = {
    "E": Suit("elephant", ("#476a92", "#a3c4ea"), "■", "bright_white on blue"),
    "D": Suit("dog", ("#a8402f", "#f3a596"), "◆", "bright_white on red"),
    "C": Suit("cat-species", ("#1b7566", "#84d6c4"), "▲", "black on cyan"),
    "M": Suit("mouse", ("#8a6a00", "#f5d45c"), "●", "black on yellow"),
}


def printed(facts: Mapping[str, str | int]) -> CardPrint:
    """Return what is printed on a card."""
    suit = SUITS[str(facts["species"])].name
    return CardPrint(str(facts["value"]), suit, f"a-{suit.removesuffix('-species')}", f"l-{suit}")


def suit_of(species: int) -> str:
    return SUITS[SYMBOLS[species]].name


def highlighted(event: Event) -> str:
    """Return the species that is hunted in an event."""
    if isinstance(event, Hunted | FoundNothing):
        return suit_of(event.prey)
    return suit_of(prey_of(event.species)) if isinstance(event, Tied) else ""


def help_card(hunter: Species) -> Group:
    """Return the group of a hunter's prey, with the help card that shows both."""
    prey = prey_of(hunter)
    drawings = (f"a-{hunter.name.lower()}", f"a-{Species(prey).name.lower()}")
    return Group(suit_of(prey), drawings, "web-hunts", {"hunter": ("species", hunter), "prey": ("species", prey)})


LOOK = Look(
    minutes=20,
    picture="g-mausen",
    preview="preview.png",
    back="b-mausen",
    drawings="drawings.svg",
    suits=SUITS,
    suit_name=("mausen-species", "species"),
    printed=printed,
    cards=16,
    animal_place=(17, 39, 80),
    zones={"captured": ZoneLook(STACK)},
    fact_signs={"points": "Σ"},
    minor_facts=("unshown",),
    groups=tuple(map(help_card, Species)),
    highlighted=highlighted,
    rule_pictures={
        "MAU-1": "E1 E2 E3 E4 D1 D2 D3 D4 C1 C2 C3 C4 M1 M2 M3 M4",
        "MAU-2": "M1 C2 D3 E4",
        "MAU-4": "E1 > D1 > C1 > M1 > E1",
        "MAU-5": "D2 D4",
        "MAU-6": "C3 C3 C1",
        "MAU-8": "E1 > D4 > C2",
    },
)
