"""A decision that is being made in the terminal: what can be chosen next, and the move that the choices lead to.

The rules of choosing are those of ``menagerie.core.selection``, which every screen shares. This module adds the
buttons of the terminal.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from menagerie.core.selection import Selection, stages_of
from menagerie.core.table import Choice, Table

Target: TypeAlias = tuple[str | int, ...]
"""Something that can be chosen: ("card", 12), ("pile", seat, slot), ("seat", 1), ("choice", action) or ("back",)."""

BACK: Target = ("back",)

ORDER = ("card", "pile", "seat")


@dataclass(frozen=True, slots=True)
class PendingDecision:
    """The touches so far of a decision that is not complete."""

    selection: Selection

    @property
    def table(self) -> Table:
        return self.selection.table

    @property
    def picks_set(self) -> bool:
        """Return whether several cards are picked together and confirmed with a button."""
        return self.selection.about_sets

    @property
    def picked(self) -> frozenset[int]:
        """Return the cards that have been touched."""
        return frozenset(int(touch[1]) for touch in self.selection.touched if touch[0] == "card")

    @property
    def begun(self) -> bool:
        return bool(self.selection.touched)

    @property
    def most_cards(self) -> int:
        """Return the largest number of cards that can be picked together."""
        return max((len(choice.cards) for choice in self.table.choices), default=0)

    def surplus(self) -> frozenset[int]:
        """Return the cards that could have been picked, but are too many now."""
        if not self.picks_set or not self.picked:
            return frozenset()
        every = frozenset(card for choice in self.table.choices for card in choice.cards)
        return every - frozenset(int(touch[1]) for touch in self.selection.targets() if touch[0] == "card")

    def on_table(self, table: Table) -> PendingDecision:
        """Return the same decision on a table that others have changed meanwhile."""
        return PendingDecision(Selection(table, self.selection.touched))

    def touches(self) -> list[Target]:
        """Return what can be touched on the table, cards first; a picked card of a set can be taken back."""
        found = self.selection.targets() if self.picks_set else self.selection.next()
        return sorted(found, key=lambda touch: (ORDER.index(str(touch[0])), touch[1:]))

    def targets(self) -> list[Target]:
        """Return everything that can be chosen now: on the table, then as buttons."""
        buttons: list[Target] = [("choice", choice.action) for choice in self.buttons()]
        return [*self.touches(), *buttons, *([BACK] if self.has_back else [])]

    @property
    def has_back(self) -> bool:
        """Return whether there is a button that takes back the touches."""
        return self.begun and not self.picks_set

    def buttons(self) -> list[Choice]:
        """Return the choices to show as buttons now."""
        return self.selection.buttons()

    def chosen(self, target: Target) -> PendingDecision | int:
        """Choose a target. Return the decision after that, or the action if the decision is complete."""
        if target == BACK:
            return PendingDecision(self.selection.cleared())
        if target[0] == "choice":
            return int(target[1])
        after = self.selection.touch(target)
        decided = after.decided()
        return PendingDecision(after) if decided is None else decided.action


def new_decision(table: Table) -> PendingDecision:
    """Return the decision that a table asks for, with nothing touched."""
    return PendingDecision(Selection(table))


def path_to(choice: Choice, table: Table) -> list[Target]:
    """Return the touches that lead to a choice, in an order in which they can be made."""
    return [touch for stage in stages_of(choice, table) for touch in sorted(stage)]
