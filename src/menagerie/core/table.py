"""What any screen draws: the table as one pair of eyes sees it. A new game gets every screen for nothing."""

from __future__ import annotations

from dataclasses import dataclass

from menagerie.core.phrases import Phrase


@dataclass(frozen=True, slots=True)
class TableCard:
    """A card on the table; ``card`` is None where only its back is seen. Marks name what is special about it.

    ``worth`` is what is printed on it beside its rank, in games whose cards have that.
    """

    card: int | None
    marks: tuple[str, ...] = ()
    worth: int | None = None


@dataclass(frozen=True, slots=True)
class Zone:
    """Cards that lie together: a hand, a pile (its slot tells which, bottom card first), the middle, a trick."""

    name: str
    cards: tuple[TableCard, ...]
    seat: int | None = None
    slot: int | None = None


PLAYED = ("trick", "chosen")
"""Zones that lie in the middle, before their seat."""


@dataclass(frozen=True, slots=True)
class Fact:
    """Something worth knowing that is no card: a score, the led colour. With a tag, the value is read aloud as such."""

    name: str
    value: int | tuple[int, ...]
    tag: str | None = None
    seat: int | None = None


@dataclass(frozen=True, slots=True)
class Choice:
    """A move that is open to this seat, and what on the table it is tied to; tied to nothing, it is a button.

    ``onto`` is the slot, of the same seat, to which something goes from the slot that the move is tied to.
    """

    action: int
    phrase: Phrase
    cards: tuple[int, ...] = ()
    seat: int | None = None
    slot: int | None = None
    onto: int | None = None


@dataclass(frozen=True, slots=True)
class Barred:
    """A card of one's own that cannot be played though it is one's turn to play a card, and why."""

    card: int
    reason: Phrase


@dataclass(frozen=True, slots=True)
class Table:
    """The whole picture. ``question`` names what is to be decided, None for who has nothing to decide now."""

    zones: tuple[Zone, ...]
    facts: tuple[Fact, ...]
    question: str | None
    choices: tuple[Choice, ...]
    barred: tuple[Barred, ...] = ()


def played(table: Table) -> tuple[Zone, ...]:
    """What lies in the middle, before the seats."""
    return tuple(zone for zone in table.zones if zone.name in PLAYED)


class Tricks:
    """Whoever has seen one table after the other, and remembers the last trick."""

    def __init__(self) -> None:
        self.last: tuple[Zone, ...] = ()
        self._lying: tuple[Zone, ...] = ()

    def see(self, table: Table) -> None:
        """Look at what lies in the middle; if some of it has been cleared away, all of it was the last trick."""
        lying = tuple(zone for zone in played(table) if any(shown.card is not None for shown in zone.cards))
        before, self._lying = self._lying, lying
        if len(lying) < len(before) and not set(lying) - set(before):
            self.last = before
