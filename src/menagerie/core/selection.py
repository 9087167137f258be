"""Choose a move by touching what lies on the table, step by step: one model for every screen.

A move is reached in stages. First the player touches the move's cards, in any order; then the pile or the seat that the
move is about; then the pile to which something goes. A screen keeps the tuple of touches so far, and asks this module
what can be touched next and which moves are ready. ``static/menagerie.js`` follows the same rule.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from typing import TypeAlias

from menagerie.core.table import Choice, Table

Touch: TypeAlias = tuple[str | int, ...]
"""Something on the table: ("card", card), ("pile", seat, slot) or ("seat", seat)."""

Stages: TypeAlias = tuple[frozenset[Touch], ...]
"""The touches that lead to a move: those of one stage in any order, then those of the next."""


def stages_of(choice: Choice, table: Table) -> Stages:
    """Return the touches that lead to a choice; none if only a button makes it.

    A card that lies in the pile that the choice names is not touched separately: the pile stands for it.
    """
    cards = choice.cards
    if choice.slot is not None:
        piles = [zone for zone in table.zones if (zone.seat, zone.slot) == (choice.seat, choice.slot)]
        there = {shown.card for pile in piles for shown in pile.cards}
        cards = tuple(card for card in cards if card not in there)
    stages = [frozenset[Touch](("card", card) for card in cards)]
    if choice.seat is not None and choice.slot is not None:
        stages.append(frozenset({("pile", choice.seat, choice.slot)}))
    elif choice.seat is not None:
        stages.append(frozenset({("seat", choice.seat)}))
    if choice.seat is not None and choice.onto is not None:
        stages.append(frozenset({("pile", choice.seat, choice.onto)}))
    return tuple(stage for stage in stages if stage)


def left_after(stages: Stages, touched: Iterable[Touch]) -> Stages | None:
    """Return what remains to be touched, or None if these touches do not lead to the move."""
    rest = list(touched)
    for place, stage in enumerate(stages):
        done = set(rest[: len(stage)])
        if not done <= stage:
            return None
        if len(done) < len(stage):
            return (stage - done, *stages[place + 1 :]) if len(rest) == len(done) else None
        rest = rest[len(stage) :]
    return () if not rest else None


@dataclass(frozen=True, slots=True)
class Selection:
    """A decision that is being made: the table, and what the player has touched so far."""

    table: Table
    touched: tuple[Touch, ...] = ()
    _stages: tuple[Stages, ...] | None = field(default=None, repr=False, compare=False)
    """The touches that lead to each choice of the table; they stay the same from touch to touch."""

    def __post_init__(self) -> None:
        if self._stages is None:
            stages = tuple(stages_of(choice, self.table) for choice in self.table.choices)
            object.__setattr__(self, "_stages", stages)

    @property
    def about_sets(self) -> bool:
        """Say whether some move takes several cards, so that cards are toggled and a button confirms."""
        return any(len(choice.cards) > 1 for choice in self.table.choices)

    def reachable(self) -> list[tuple[Choice, Stages]]:
        """Return the choices to which the touches so far lead, each with what remains to be touched."""
        assert self._stages is not None
        lefts = (left_after(stages, self.touched) for stages in self._stages)
        return [(choice, left) for choice, left in zip(self.table.choices, lefts, strict=True) if left is not None]

    def next(self) -> frozenset[Touch]:
        """Return everything that can be touched to get further."""
        return frozenset(touch for _, left in self.reachable() if left for touch in left[0])

    def targets(self) -> frozenset[Touch]:
        """Return everything that a touch changes: what leads further, and what is taken back."""
        return self.next() | frozenset(self.touched)

    def ready(self) -> list[Choice]:
        """Return the choices that need no further touch."""
        return [choice for choice, left in self.reachable() if not left]

    def buttons(self) -> list[Choice]:
        """Return the choices to show as buttons now.

        They are the choices that are ready, and those that lack only a seat. Once something has been touched, those
        that lack only a pile follow, so that nobody has to find it.
        """
        kinds = ("seat", "pile") if self.touched else ("seat",)
        return [choice for choice, left in self.reachable() if not left or _lacks_only(left, kinds)]

    def decided(self) -> Choice | None:
        """Return the choice that the touches make without a button: the only one left, where cards are not toggled."""
        if not self.touched or self.about_sets:
            return None
        reachable = self.reachable()
        return reachable[0][0] if len(reachable) == 1 else None

    def touch(self, touch: Touch) -> Selection:
        """Touch something: again to take it back, elsewhere to begin anew."""
        if touch in self.next():
            return replace(self, touched=(*self.touched, touch))
        if touch in self.touched:
            without = replace(self, touched=tuple(other for other in self.touched if other != touch))
            if self.about_sets and without.reachable():
                return without
            # A pile or a seat means nothing without what was touched before it.
            return replace(self, touched=self.touched[: self.touched.index(touch)])
        anew = replace(self, touched=())
        return replace(self, touched=(touch,)) if touch in anew.next() and not self.about_sets else self

    def cleared(self) -> Selection:
        """Take everything back."""
        return replace(self, touched=())


def _lacks_only(left: Stages, kinds: tuple[str, ...]) -> bool:
    return len(left) == 1 and len(left[0]) == 1 and all(touch[0] in kinds for touch in left[0])
