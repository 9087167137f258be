"""Mausen's four help cards: who hunts whom, with the prey that lies in the middle, one lane for each."""

from __future__ import annotations

import htpy as h

from menagerie.core.phrases import Event
from menagerie.games import load
from menagerie.games.mausen.cards import Species, card_of, prey_of
from menagerie.games.mausen.events import FoundNothing, Hunted, Tied
from menagerie.i18n.translator import Translator
from menagerie.web import cards as art


def lanes_of(game: str) -> tuple[str, ...]:
    """The suits whose cards lie together in the middle, in the order in which they are hunted."""
    return tuple(suit_of(prey_of(hunter)) for hunter in Species) if game == "mausen" else ()


def suit_of(species: int) -> str:
    return art.suit_of(load("mausen"), card_of(species, 1))


def lit_by(event: Event) -> str:
    """The lane that an event is about."""
    if isinstance(event, Hunted | FoundNothing):
        return suit_of(event.prey)
    return suit_of(prey_of(event.species)) if isinstance(event, Tied) else ""


def help_card(suit: str, translator: Translator) -> h.Element:
    """A help card: the hunter in the corner, its prey in the picture."""
    hunter = next(hunter for hunter in Species if suit_of(prey_of(hunter)) == suit)
    animals = [str(Species(species).name).lower() for species in (hunter, prey_of(hunter))]
    said = translator.say(
        "web-hunts",
        {"hunter": translator.value_name("species", hunter), "prey": translator.value_name("species", prey_of(hunter))},
    )
    return h.div(".help", role="img", aria_label=said, title=said)[
        h.span(".hunter")[art.picture(f"a-{animals[0]}")], h.span(".prey")[art.picture(f"a-{animals[1]}")]
    ]
