"""Find what can be touched on a table: cards that make a move at once, and what else leads to a move."""

from __future__ import annotations

from collections import Counter
from collections.abc import Container, Iterable, Sequence
from dataclasses import dataclass, replace

from menagerie.core.selection import Stages, Touch, stages_of
from menagerie.core.table import Table
from menagerie.i18n.translator import Translator


@dataclass(frozen=True, slots=True)
class Touchables:
    """What can be touched: cards that make a move at once, cards, piles and seats that begin or complete a move.

    Cards that cannot be played come with the reason.
    """

    moves: tuple[tuple[int, str], ...] = ()
    cards: frozenset[int] = frozenset()
    piles: frozenset[tuple[int, int]] = frozenset()
    first_piles: frozenset[tuple[int, int]] = frozenset()
    """The piles with which a move begins; the others are targets."""
    seats: frozenset[int] = frozenset()
    barred: tuple[tuple[int, str], ...] = ()

    def move_of(self, card: int) -> str | None:
        return next((move for touched, move in self.moves if touched == card), None)

    def without(self, cards: Container[int | None]) -> Touchables:
        """Return the same for another place, where a card may lie that looks like one of these."""
        moves = tuple((card, move) for card, move in self.moves if card not in cards)
        return replace(self, moves=moves, cards=frozenset(card for card in self.cards if card not in cards))

    def at(self, seat: int) -> Touchables:
        """Return what can be touched at another seat: its piles, and the seat itself."""
        piles = frozenset(pile for pile in self.piles if pile[0] == seat)
        return Touchables(piles=piles, first_piles=self.first_piles & piles, seats=self.seats & {seat})

    def reason_for(self, card: int) -> str | None:
        return next((reason for barred, reason in self.barred if barred == card), None)


NOTHING = Touchables()


def touchables_of(table: Table, moves: Sequence[str], translator: Translator) -> Touchables:
    """Find which card makes which move at once, and what else is touched on the way to a move."""
    ways = [(stages_of(choice, table), move) for choice, move in zip(table.choices, moves, strict=True)]
    touches: Counter[Touch] = Counter(touch for stages, _ in ways for touch in set().union(*stages))
    at_once = {way[1]: touch for way in ways if (touch := only_touch(way[0], touches)) is not None}
    touched = {touch for stages, move in ways if move not in at_once for stage in needed(stages) for touch in stage}
    return Touchables(
        tuple((int(touch[1]), move) for move, touch in at_once.items()),
        frozenset(int(touch[1]) for touch in touched if touch[0] == "card"),
        piles_in(touched),
        piles_in(touch for stages, _ in ways for touch in (stages[0] if stages else ())),
        frozenset(int(touch[1]) for touch in touched if touch[0] == "seat"),
        tuple((barred.card, translator.phrase(barred.reason)) for barred in table.barred),
    )


def piles_in(touches: Iterable[Touch]) -> frozenset[tuple[int, int]]:
    """Return the seats and slots of the piles among some touches."""
    return frozenset((int(touch[1]), int(touch[2])) for touch in touches if touch[0] == "pile")


def only_touch(stages: Stages, touches: Counter[Touch]) -> Touch | None:
    """Return the card that alone makes a move, and no other one; None if it takes more than that."""
    if len(stages) != 1 or len(stages[0]) != 1:
        return None
    (touch,) = stages[0]
    return touch if touch[0] == "card" and touches[touch] == 1 else None


def needed(stages: Stages) -> Stages:
    """Return the touches that a move needs: none if a button makes it, for example the choice of a seat."""
    return () if is_button(stages) else stages


def is_button(stages: Stages) -> bool:
    """Say whether a move is tied to nothing, or to a seat alone."""
    return all(touch[0] == "seat" for stage in stages for touch in stage)
