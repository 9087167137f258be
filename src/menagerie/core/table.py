"""What any screen draws: the table as one viewer sees it. A new game works on every screen without extra code."""

from __future__ import annotations

from dataclasses import dataclass

from menagerie.core.phrases import Phrase


@dataclass(frozen=True, slots=True)
class TableCard:
    """A card on the table. ``card`` is None where only its back is visible; marks name what is special about it.

    ``worth`` is the value printed on it beside its rank, in games whose cards have one.
    """

    card: int | None
    marks: tuple[str, ...] = ()
    worth: int | None = None


@dataclass(frozen=True, slots=True)
class Zone:
    """Cards that lie together: a hand, the middle, a trick, or a pile (``slot`` is its index; bottom card first)."""

    name: str
    cards: tuple[TableCard, ...]
    seat: int | None = None
    slot: int | None = None


PLAYED = ("trick", "chosen")
"""Zones that lie in the middle, in front of their seat."""


@dataclass(frozen=True, slots=True)
class Fact:
    """Something worth knowing that is not a card: a score, the led colour. The tag says how to name the value."""

    name: str
    value: int | tuple[int, ...]
    tag: str | None = None
    seat: int | None = None


@dataclass(frozen=True, slots=True)
class Choice:
    """A legal move and the things on the table that select it; a move without any is a button.

    ``onto`` is the slot of the same seat to which a card moves from ``slot``.
    """

    action: int
    phrase: Phrase
    cards: tuple[int, ...] = ()
    seat: int | None = None
    slot: int | None = None
    onto: int | None = None


@dataclass(frozen=True, slots=True)
class Barred:
    """A card of the viewer's hand that cannot be played now, and the reason."""

    card: int
    reason: Phrase


@dataclass(frozen=True, slots=True)
class Table:
    """Everything a screen draws. ``question`` names the open decision, or is None if the viewer has none."""

    zones: tuple[Zone, ...]
    facts: tuple[Fact, ...]
    question: str | None
    choices: tuple[Choice, ...]
    barred: tuple[Barred, ...] = ()


def played(table: Table) -> tuple[Zone, ...]:
    """Return the cards in the middle, in front of the seats."""
    return tuple(zone for zone in table.zones if zone.name in PLAYED)
