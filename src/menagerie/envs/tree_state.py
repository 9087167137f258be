"""A game as a tree: one decision at a time, explicit chance outcomes, and the history that each seat has seen.

Seats that choose at the same time do so one after the other, lowest seat first, and unseen until all have chosen, so
a later seat knows no more. A seat can distinguish two states only by its history.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from menagerie.core.bits import lowest
from menagerie.core.chance import stream
from menagerie.core.chance_outcomes import SURE, ChanceOutcomes, any_of
from menagerie.core.errors import IllegalMove
from menagerie.core.game import CHANCE, Game, View
from menagerie.core.phrases import Log
from menagerie.core.state import State, columns, copy_of
from menagerie.games import load

OVER = -4
"""The turn when the game is over; CHANCE and OVER have OpenSpiel's numbers."""

MOST_NUMBERS = 64
"""The number of values that a number of a chance outcome can have, at most."""

SEED = 4
"""The length in bytes of the seed from which a game without explicit chance outcomes is dealt."""


@dataclass(frozen=True)
class Variant:
    """What is played: the game, the number of seats, the options, and the number of cards in a hand (0: all)."""

    game: Game[Any]
    players: int
    options: Mapping[str, Any] = field(default_factory=dict)
    cards: int = 0

    @property
    def most_actions(self) -> int:
        """The number of actions and of values that chance can decide."""
        return max(self.game.actions, MOST_NUMBERS if self.game.chance_outcomes else 1 << 8)

    def __reduce__(self) -> tuple[Any, ...]:
        return _variant, (self.game.name, self.players, dict(self.options), self.cards)


def _variant(name: str, players: int, options: Mapping[str, Any], cards: int) -> Variant:
    return Variant(load(name), players, options, cards)


class TreeState:
    """A position, the part of the next chance outcome that is decided, and everyone's history."""

    __slots__ = ("_due", "_events", "_histories", "_outcome", "_root", "chance_outcomes", "state", "turn", "variant")

    def __init__(self, variant: Variant, state: State | None = None) -> None:
        self.variant = variant
        self.state: Any = state or variant.game.start(variant.players, variant.options)
        self.turn = OVER
        self.chance_outcomes: ChanceOutcomes = []
        self._due = state is None and variant.cards > 0
        self._outcome: list[int] = []
        self._events: Log = []
        self._histories: list[tuple[str, int] | None] = [("", 0)] * (variant.players + 1)
        self._root: tuple[str, State] | None = None
        self._go_on()

    @classmethod
    def seen_in(cls, variant: Variant, view: View[Any], rng: list[int]) -> TreeState:
        """Return a state that is consistent with this view; its seat must decide, and nobody has a history."""
        tree_state = cls(variant, variant.game.imagine(view, rng))
        tree_state._forget("", {})
        if view.seat in variant.game.actors(tree_state.state):
            tree_state.turn = view.seat
        return tree_state

    def __deepcopy__(self, memo: object) -> TreeState:
        return self.copy()

    def copy(self) -> TreeState:
        twin = TreeState.__new__(TreeState)
        twin.variant, twin.state, twin.turn, twin.chance_outcomes = (
            self.variant,
            copy_of(self.state),
            self.turn,
            self.chance_outcomes,
        )
        twin._due, twin._outcome, twin._root = self._due, self._outcome[:], self._root
        twin._events, twin._histories = self._events[:], self._histories[:]
        return twin

    def redealt(self, seat: int, rng: list[int]) -> TreeState:
        """Return a random state that this seat cannot distinguish from this one, its history included.

        The others keep the common history, and what they see.
        """
        twin = self.copy()
        twin.state, twin._outcome = self.variant.game.redeal(self.state, seat, rng), []
        twin._forget(self.history(None), {seat: self.history(seat)})
        if self.turn == CHANCE:
            twin._go_on()
        return twin

    def _forget(self, public: str, kept: dict[int, str]) -> None:
        """Keep only the common history and these; the others are rebuilt from what is seen."""
        self._root, self._events = (public, copy_of(self.state)), []
        self._histories = [(public, 0)] + [None] * self.variant.players
        for seat, text in kept.items():
            self._histories[_place(seat)] = text, 0

    @property
    def over(self) -> bool:
        return self.turn == OVER

    @property
    def decided(self) -> tuple[int, ...]:
        """The decided part of the next chance outcome, which nobody sees."""
        return tuple(self._outcome)

    def legal(self) -> list[int]:
        """Return what the seat may do, or chance may decide, ascending."""
        if self.turn == CHANCE:
            return [number for number, _ in self.chance_outcomes]
        return [] if self.over else self.variant.game.legal(self.state, self.turn)

    def apply(self, action: int) -> None:
        """Apply the decision of the seat or of chance, without a check."""
        if self.over or not 0 <= action < self.variant.most_actions:
            raise IllegalMove("illegal-move", seat=self.turn, move=str(action))
        if self.turn == CHANCE:
            self._outcome.append(action)
        else:
            self.variant.game.rules.apply(self.state, self.turn, action, self._events)
        self._go_on()

    def _go_on(self) -> None:
        """Apply everything that is certain, up to the next decision."""
        while (chance_outcomes := self._next_odds()) is not None:
            if chance_outcomes and chance_outcomes[0][1] != SURE:
                self.chance_outcomes, self.turn = chance_outcomes, CHANCE
                return
            if chance_outcomes:
                self._outcome.append(chance_outcomes[0][0])
            else:
                self._apply_next_chance()
        acting = self.variant.game.rules.actors(self.state)
        self.turn = OVER if acting <= 0 or self._ends_here() else lowest(acting)

    def _next_odds(self) -> ChanceOutcomes | None:
        """Return what chance may decide next; empty when its outcome is complete; None when it is not its turn."""
        game, small = self.variant.game, self.variant.game.miniature
        if self._due and small:
            return small.chance_outcomes(self.state, self.variant.cards, self._outcome)
        if game.rules.actors(self.state) != CHANCE or self._ends_here():
            return None
        if game.chance_outcomes:
            return game.chance_outcomes(self.state, self._outcome)
        return any_of(range(256)) if len(self._outcome) < SEED else []

    def _ends_here(self) -> bool:
        """Return whether a miniature game ends here, after one round."""
        return self.variant.cards > 0 and self.variant.game.rules.between_rounds(self.state)

    def _apply_next_chance(self) -> None:
        """Apply the complete chance outcome."""
        game, small = self.variant.game, self.variant.game.miniature
        outcome, self._outcome = self._outcome, []
        if self._due and small:
            self._due = False
            small.apply_chance(self.state, self.variant.cards, outcome, self._events)
            return
        if not game.chance_outcomes:
            seed, outcome = bytes(outcome * 4), [0] * game.outcome_length
            game.rules.sample_chance(self.state, stream(seed), outcome)
        game.rules.apply_chance(self.state, outcome, self._events)

    def history(self, seat: int | None) -> str:
        """Return what a seat (or a spectator: None) has seen since the beginning, a line for each event."""
        text, count = self._histories[_place(seat)] or (self._made_up(seat), 0)
        text += "".join(f"{event.visible_to(seat)}\n" for event in self._events[count:])
        self._histories[_place(seat)] = text, len(self._events)
        return text

    def _made_up(self, seat: int | None) -> str:
        """Return a substitute for a history: the common history, and what the seat saw."""
        assert self._root
        public, state = self._root
        return f"{public}{seen(self.variant.game, state, seat)}\n"

    def seen(self, seat: int | None) -> str:
        """Return what a seat (or a spectator: None) sees now."""
        return seen(self.variant.game, self.state, seat)


def _place(seat: int | None) -> int:
    return 0 if seat is None else seat + 1


def seen(game: Game[Any], state: State, seat: int | None) -> str:
    """Return a view as text: the names and numbers of a concealed state."""
    view = game.view(state, seat).state
    return "; ".join(f"{name}={getattr(view, name)}" for name, _ in columns(type(view)))
