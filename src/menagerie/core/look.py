"""How a game looks: its suits, drawings, layouts and rule pictures, as data that every screen reads.

A game declares its look in ``games/GAME/look.py``. A game without one gets plain cards with their code on them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import TypeAlias

from menagerie.core.phrases import Event
from menagerie.core.table import Zone

ROW = "row"
"""Cards side by side, with a caption."""
FAN = "fan"
"""Cards side by side that overlap where there are many: a hand."""
STACK = "stack"
"""Only the top card, and the number of cards."""
PILE = "pile"
"""Cards on top of each other, one of several piles of a seat."""

SEQUENCE = "sequence"
"""A fact whose values are an order: the first stands out."""
EMBLEM = "emblem"
"""A fact that says who a seat is: its symbol is large."""
TROPHY = "trophy"
"""A fact that, unless it is zero, turns the seat's emblem golden."""

Colours: TypeAlias = tuple[str, str]
"""A colour on light ground, and on dark ground."""


@dataclass(frozen=True, slots=True)
class Suit:
    """A suit: its name in style sheets, its colours, its sign in a terminal, and its colours in one of 16 colours.

    The drawings ``s-NAME`` (the symbol) and ``l-NAME`` (the background) belong to it.
    """

    name: str
    colours: Colours
    sign: str
    terminal: str
    ink: Colours | None = None
    """The colours of symbols and text, where those of the suit would be hard to read."""


@dataclass(frozen=True, slots=True)
class CardPrint:
    """What is printed on a card: its rank as text, its suit, its animal, and the background."""

    rank: str
    suit: str
    animal: str
    ground: str
    minus: bool = False


@dataclass(frozen=True, slots=True)
class ZoneLook:
    """How a zone is laid out."""

    layout: str = ROW
    icon: str = ""
    """A drawing that stands for the cards of a stack."""
    vessel: str = ""
    """A drawing in which the cards lie, for example a bowl; it is shown without cards, too."""


@dataclass(frozen=True, slots=True)
class Group:
    """Cards of one suit that lie together in the middle, under a help card with two drawings."""

    suit: str
    drawings: tuple[str, str]
    """The small drawing in the corner, and the large one."""
    message: str
    facts: Mapping[str, tuple[str, int]]
    """The tagged numbers that the message needs."""


@dataclass(frozen=True, slots=True)
class MarkLook:
    """How a mark on a card is shown: a class of the style sheet, and a sign in a terminal."""

    style: str
    sign: str


def nothing_highlighted(event: Event) -> str:
    """Highlight no group."""
    return ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Look:
    """How a game looks on every screen."""

    minutes: int | None = None
    """How long a game takes, about."""
    picture: str = "logo"
    """The drawing of the game in lists."""
    back: str = ""
    """The drawing on the back of a card."""
    preview: str = ""
    """A picture for links to the game, a PNG of 1200 by 630 in its folder, if it has one."""
    drawings: str = ""
    """A file with the game's own drawings in its folder, if it has one."""
    suits: Mapping[str, Suit] = field(default_factory=dict)
    """The suits, by the letter that records write."""
    suit_name: tuple[str, str] = ("", "")
    """The message that names a suit, and the fact in it that gets the suit's letter."""
    printed: Callable[[Mapping[str, str | int]], CardPrint] | None = None
    """What is printed on a card that has these facts in its name; None for a plain card."""
    animal_place: tuple[int, int, int] = (27, 36, 72)
    """Where the animals are on a card of 100 by 140: left edge, upper edge and size."""
    worth: tuple[str, str] = ("", "")
    """The drawings of one point and of one point less."""
    worth_sign: str = ""
    """The sign of a point in a terminal."""
    zones: Mapping[str, ZoneLook] = field(default_factory=dict)
    facts: Mapping[str, str] = field(default_factory=dict)
    """Facts that are a sequence, an emblem or a trophy."""
    fact_signs: Mapping[str, str] = field(default_factory=dict)
    """What stands for a fact where there is no room for its name: a drawing (``i-…``), or a sign."""
    minor_facts: tuple[str, ...] = ()
    """Facts that are left out where there is little room."""
    cards: int = 0
    """How many different cards there are."""
    piles: Mapping[int, int] = field(default_factory=dict)
    """How many piles every seat has, by the number of players."""
    drawn_tags: tuple[str, ...] = ()
    """Tags whose values are named after a drawing of an animal."""
    marks: Mapping[str, MarkLook] = field(default_factory=dict)
    groups: tuple[Group, ...] = ()
    """How the cards in the middle are grouped, if they are."""
    highlighted: Callable[[Event], str] = nothing_highlighted
    """The suit of the group that an event is about; the empty string for none."""
    rule_pictures: Mapping[str, str] = field(default_factory=dict)
    """By the number of a rule: the cards in question, as records write them; ``>`` stands between two of which the
    first beats the second."""

    def zone(self, zone: Zone) -> ZoneLook:
        """Return how a zone is laid out: as declared, else as a pile, a hand or a row."""
        if zone.name in self.zones:
            return self.zones[zone.name]
        return ZoneLook(PILE if zone.slot is not None else FAN if zone.name == "hand" else ROW)

    def layout(self, zone: Zone) -> str:
        """Return the layout of a zone."""
        return PILE if zone.slot is not None else self.zone(zone).layout

    def is_empty_place(self, zone: Zone) -> bool:
        """Say whether a zone without cards is shown nevertheless."""
        look = self.zone(zone)
        return bool(look.vessel) or (self.layout(zone) in (STACK, PILE) and not look.icon)


PLAIN_LOOK = Look()
"""The look of a game that declares none."""
