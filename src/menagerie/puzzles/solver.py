"""A solver for endgames without hidden cards: it plays every line with the plain rules.

With three or more sides a seat whose best moves are as good as equal for itself may take any of them, which is not all
the same to the others. So a position has a set of outcomes: all that can come of it if everybody plays well.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import product
from statistics import fmean
from typing import Any, TypeAlias

from menagerie.core.bits import each
from menagerie.core.chance import derive, stream
from menagerie.core.game import CERTAIN, CHANCE, Game
from menagerie.core.state import State, columns, copy_of

MARGIN_WEIGHT = 0.2
"""The part of an outcome's value that is the margin in points, as in ``SearchSettings.margin_weight``."""

GUESSES = 12
"""A position that this many redeals do not change counts as known."""

NEARLY = 0.01
"""With three or more sides, moves that differ by less are as good as equal: nobody can rely on such a choice."""

Values: TypeAlias = tuple[float, ...]
"""The value of an outcome for each seat."""

Value: TypeAlias = Callable[[Game[Any], State, int], float]
"""Returns the value of the end of a round or a game for a seat."""


class Unsolvable(Exception):
    """Raised if there are too many outcomes or something is hidden."""


def value_of(game: Game[Any], state: State, seat: int) -> float:
    """Return the value that the search would give this end of a game for this seat."""
    scores = [game.rules.score(state, other) for other in range(state.players)]
    spread = 1 + sum(map(abs, scores))
    margin = min(1.0, max(0.0, 0.5 + (state.players * scores[seat] - sum(scores)) / spread))
    return round((1 - MARGIN_WEIGHT) * game.rules.win_probability(state, seat) / CERTAIN + MARGIN_WEIGHT * margin, 9)


def numbers(state: State) -> tuple[Any, ...]:
    """Return a key for a state."""
    return tuple(
        tuple(getattr(state, name)) if length else getattr(state, name) for name, length in columns(type(state))
    )


class Solver:
    """Finds the outcomes of positions, and remembers them."""

    def __init__(self, game: Game[Any], most: int, value: Value = value_of) -> None:
        self.game = game
        self.most = most
        self.value = value
        self.known: dict[tuple[Any, ...], frozenset[Values]] = {}

    def judge(self, state: State, seat: int) -> dict[int, tuple[float, float]]:
        """Return the worst and the best outcome of each legal move for the seat."""
        return {action: spread_of(self.after(state, seat, action), seat) for action in self.game.legal(state, seat)}

    def after(self, state: State, seat: int, action: int) -> frozenset[Values]:
        """Return the outcomes of a move."""
        following = copy_of(state)
        self.game.rules.apply(following, seat, action, None)
        return self.outcomes(following)

    def outcomes(self, state: State) -> frozenset[Values]:
        """Return the outcomes of a position."""
        key = numbers(state)
        if key not in self.known:
            if len(self.known) >= self.most:
                raise Unsolvable
            self.known[key] = self._found(state)
        return self.known[key]

    def _found(self, state: State) -> frozenset[Values]:
        acting = self.game.rules.actors(state)
        if acting == 0 or self.game.rules.between_rounds(state):
            return frozenset([tuple(self.value(self.game, state, seat) for seat in range(state.players))])
        if acting == CHANCE:
            return self.outcomes(self._without_choice(state))
        (seat,) = each(acting)
        slack = NEARLY if len(self.game.teams(state.players)) > 2 else 0.0
        return best_for(seat, [self.after(state, seat, action) for action in self.game.legal(state, seat)], slack)

    def _without_choice(self, state: State) -> State:
        """Apply chance where it has one possible outcome; several would hide something again."""
        found = {}
        for k in range(GUESSES):
            outcome = [0] * self.game.outcome_length
            self.game.rules.sample_chance(state, stream(derive(b"chance", k)), outcome)
            following = copy_of(state)
            self.game.rules.apply_chance(following, outcome, None)
            found[numbers(following)] = following
        if len(found) > 1:
            raise Unsolvable
        return next(iter(found.values()))


def best_for(seat: int, moves: Sequence[frozenset[Values]], slack: float) -> frozenset[Values]:
    """Return the outcomes of moves that no other move certainly beats."""
    enough = max(spread_of(outcomes, seat)[0] for outcomes in moves) - slack
    return frozenset(values for outcomes in moves for values in outcomes if values[seat] >= enough)


def spread_of(outcomes: frozenset[Values], seat: int) -> tuple[float, float]:
    """Return the worst and the best value for the seat."""
    found = [values[seat] for values in outcomes]
    return min(found), max(found)


def nothing_hidden(game: Game[Any], state: State, hidden: Sequence[str] = ()) -> bool:
    """Return whether every seat can infer everything except fields that do not matter any more."""
    return all(
        alike(state, game.redeal(state, seat, stream(derive(b"guess", k))), hidden)
        for seat in range(state.players)
        for k in range(GUESSES)
    )


def alike(one: State, other: State, hidden: Sequence[str]) -> bool:
    """Return whether both states are equal in all fields except these."""
    names = (name for name, _ in columns(type(one)) if name not in hidden)
    return all(getattr(one, name) == getattr(other, name) for name in names)


def chances_in_last_choice(game: Game[Any], state: State, seat: int, value: Value) -> dict[int, float] | None:
    """Return what the last choice of all is worth, on average over all that the others can choose at the same time.

    Return None if there is another choice after it, or if no action is the best one against all of these choices.
    """
    others = [other for other in game.actors(state) if other != seat]
    found: dict[int, list[float]] = {action: [] for action in game.legal(state, seat)}
    for chosen in product(*(game.legal(state, other) for other in others)):
        for action, values in found.items():
            end = _last_choice(game, state, {**dict(zip(others, chosen, strict=True)), seat: action})
            if end is None:
                return None
            values.append(value(game, end, seat))
    best = max(found, key=lambda action: sum(found[action]))
    if any(value > sure for values in found.values() for value, sure in zip(values, found[best], strict=True)):
        return None
    return {action: fmean(values) for action, values in found.items()}


def _last_choice(game: Game[Any], state: State, chosen: dict[int, int]) -> State | None:
    """Return the end of the game after these choices; None if somebody has another choice before it."""
    end = copy_of(state)
    for seat, action in sorted(chosen.items()):
        game.rules.apply(end, seat, action, None)
    while game.rules.actors(end) > 0:
        (seat, *_), legal = game.actors(end), game.legal(end, game.actors(end)[0])
        if len(legal) > 1:
            return None
        game.rules.apply(end, seat, legal[0], None)
    return end
