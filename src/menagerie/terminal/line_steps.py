"""How line mode asks for a move: as one list where there are few moves, else step by step.

A step offers a numbered list of moves, or of things to touch: a card, a pile, a seat. Where several cards are taken
together, one answer can name them all, by number or by code.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

from menagerie.core.counting import parse_number
from menagerie.core.errors import Problem
from menagerie.core.selection import Selection, Touch
from menagerie.core.table import Choice, Table

FEW = 24
"""Up to this many moves are listed at once; with more, a move is chosen step by step."""

ORDER = ("card", "pile", "seat")


@dataclass(frozen=True, slots=True)
class LineStep:
    """One step of a decision in line mode."""

    selection: Selection

    @property
    def moves(self) -> list[Choice]:
        """Return the moves that can still be reached."""
        return [choice for choice, _ in self.selection.reachable()]

    @property
    def touches(self) -> list[Touch]:
        """Return what can be touched in this step; nothing where moves are listed instead."""
        if len(self.moves) <= FEW:
            return []
        return sorted(self.selection.next(), key=lambda touch: (ORDER.index(str(touch[0])), touch[1:]))

    @property
    def items(self) -> list[Touch | Choice]:
        """Return the numbered items: what can be touched, then the moves that need no further touch."""
        touches = self.touches
        if not touches:
            return [*self.moves]
        return [*touches] if self.takes_set else [*touches, *self.selection.ready()]

    @property
    def takes_set(self) -> bool:
        """Return whether one answer may name several cards."""
        several = any(len(choice.cards) > 1 for choice in self.moves)
        return several and bool(self.touches) and all(touch[0] == "card" for touch in self.touches)

    def answered(self, answer: str, code: Callable[[int], str]) -> LineStep | int:
        """Return the next step, or the action if the answer completes the decision.

        ``code`` returns the code of a card as records write it. Raise ValueError for an answer that names no item, and
        Problem for cards that make no move.
        """
        words = answer.replace(",", " ").split()
        if self.takes_set:
            return self._take_cards([self._item(word, code) for word in words])
        if len(words) != 1:
            raise ValueError(answer)
        item = self._item(words[0], code)
        if isinstance(item, Choice):
            return item.action
        return LineStep(self.selection.touch(item))._simplified()

    def example(self, code: Callable[[int], str]) -> str:
        """Return cards that can be taken together in this step, by their codes."""
        largest = max(self.moves, key=lambda choice: len(choice.cards))
        return " ".join(code(card) for card in largest.cards if ("card", card) in self.touches)

    def _item(self, word: str, code: Callable[[int], str]) -> Touch | Choice:
        items = self.items
        try:
            return items[parse_number(word)]
        except (ValueError, IndexError):
            for item in items:
                if not isinstance(item, Choice) and item[0] == "card" and code(int(item[1])).lower() == word.lower():
                    return item
        raise ValueError(word)

    def _take_cards(self, items: list[Touch | Choice]) -> LineStep | int:
        """Add cards to the set: complete it if they make a move, else ask for more cards."""
        selection = self.selection
        for item in dict.fromkeys(items):
            if not isinstance(item, Choice) and item in selection.next():
                selection = selection.touch(item)
            else:
                raise Problem("play-no-such-set")
        cards = {touch[1] for touch in selection.touched}
        exact = tuple(choice for choice, _ in selection.reachable() if set(choice.cards) == cards)
        if exact:
            table = replace(selection.table, choices=exact)
            return LineStep(Selection(table, selection.touched))._simplified()
        if not items:
            raise Problem("play-pick-more")
        return LineStep(selection)._simplified()

    def _simplified(self) -> LineStep | int:
        moves = self.moves
        return moves[0].action if len(moves) == 1 else self


def first_step(table: Table) -> LineStep:
    """Return the first step of the decision that a table asks for."""
    return LineStep(Selection(table))
