"""A decision, made by touching what lies on the table: a card, some cards, a pile and where it goes, a button."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TypeAlias

from menagerie.core.table import Choice, Table

Target: TypeAlias = tuple[str | int, ...]
"""Something that can be touched: ("card", 12), ("pile", seat, slot), ("choice", action), ("confirm",), ("back",)."""

CONFIRM: Target = ("confirm",)
BACK: Target = ("back",)


@dataclass(frozen=True, slots=True)
class PendingDecision:
    """What has been touched so far: cards that are picked together, or a pile of which something is to be said."""

    table: Table
    picked: frozenset[int] = frozenset()
    pile: tuple[int, int] | None = None

    @property
    def several(self) -> bool:
        """Cards are picked together."""
        return any(len(choice.cards) > 1 for choice in self.table.choices)

    def targets(self) -> list[Target]:
        """Everything that can be touched now."""
        if self.pile is not None:
            onto = [("pile", self.pile[0], choice.onto) for choice in self._of(self.pile) if choice.onto is not None]
            return [*onto, *(("choice", choice.action) for choice in self._of(self.pile)), BACK]
        if self.several:
            cards = sorted({card for choice in self.table.choices for card in choice.cards})
            return [*(("card", card) for card in cards), CONFIRM]
        return list(dict.fromkeys(map(target_of, self.table.choices)))

    def touched(self, target: Target) -> PendingDecision | int:
        """What touching this leads to: another look at the decision, or the action that is decided."""
        kind, *where = target
        if target == BACK:
            return replace(self, pile=None)
        if kind == "choice":
            return int(where[0])
        if self.several:
            return self._pick(target)
        if kind == "pile":
            return self._pile((int(where[0]), int(where[1])))
        return next(choice.action for choice in self.table.choices if target_of(choice) == target)

    def _pick(self, target: Target) -> PendingDecision | int:
        if target == CONFIRM:
            choice = self.confirmed()
            return self if choice is None else choice.action
        return replace(self, picked=self.picked ^ {int(target[1])})

    def _pile(self, pile: tuple[int, int]) -> PendingDecision | int:
        """A pile from which something goes, or to which; one that can be chosen in one way only is chosen at once."""
        if self.pile is not None:
            onto = [choice for choice in self._of(self.pile) if choice.onto == pile[1] and choice.seat == pile[0]]
            return onto[0].action if onto else replace(self, pile=pile)
        choices = self._of(pile)
        return choices[0].action if len(choices) == 1 else replace(self, pile=pile)

    def confirmed(self) -> Choice | None:
        """The move that just these cards make, if they make one."""
        return next((choice for choice in self.table.choices if frozenset(choice.cards) == self.picked), None)

    def buttons(self) -> list[Choice]:
        """The choices that are tied to nothing on the table, or to the pile that was touched."""
        if self.pile is not None:
            return self._of(self.pile)
        return [choice for choice in self.table.choices if not self.several and target_of(choice)[0] == "choice"]

    def _of(self, pile: tuple[int, int]) -> list[Choice]:
        return [choice for choice in self.table.choices if (choice.seat, choice.slot) == pile]


def target_of(choice: Choice) -> Target:
    """What is touched to make this choice, or to begin it."""
    if choice.slot is not None and choice.seat is not None:
        return "pile", choice.seat, choice.slot
    if choice.cards:
        return "card", choice.cards[0]
    return "choice", choice.action
