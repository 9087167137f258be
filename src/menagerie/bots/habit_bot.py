"""A player in their second game: quick, sensible, without a plan."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from menagerie.core.chance import fresh_seed, stream
from menagerie.core.game import Game, View


class HabitBot:
    """Follows the game's habit, with a stream of its own where it is all the same."""

    def __init__(self, game: Game[Any], seed: bytes | None = None) -> None:
        self._habit = game.rules.habit
        self._rng = stream(seed or fresh_seed())

    def choose(self, view: View[Any], legal: Sequence[int]) -> int:
        assert view.seat is not None
        return self._habit(view.state, view.seat, list(legal), len(legal), self._rng)
