"""A player in their second game: quick, sensible, without a plan."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from menagerie.core.chance import fresh_seed, stream
from menagerie.core.game import Game, View


class HeuristicBot:
    """Follows the game's habit, with a stream of its own where it is all the same."""

    def __init__(self, game: Game[Any], seed: bytes | None = None) -> None:
        self._game = game
        self._rng = stream(seed or fresh_seed())

    def choose(self, view: View[Any], legal: Sequence[int]) -> int:
        return follow_heuristic(self._game, view, legal, self._rng)


def follow_heuristic(game: Game[Any], view: View[Any], legal: Sequence[int], rng: list[int]) -> int:
    """What a player in their second game would choose."""
    assert view.seat is not None
    return game.rules.heuristic(view.state, view.seat, list(legal), len(legal), rng)
