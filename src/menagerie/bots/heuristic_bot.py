"""The bot of the level novice: it plays the game's heuristic."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from menagerie.core.chance import fresh_seed, stream
from menagerie.core.game import Game, View


class HeuristicBot:
    """A bot that plays the game's heuristic, and breaks ties with its own stream."""

    def __init__(self, game: Game[Any], seed: bytes | None = None) -> None:
        self._game = game
        self._rng = stream(seed or fresh_seed())

    def choose(self, view: View[Any], legal: Sequence[int]) -> int:
        return follow_heuristic(self._game, view, legal, self._rng)


def follow_heuristic(game: Game[Any], view: View[Any], legal: Sequence[int], rng: list[int]) -> int:
    """Return the action of the game's heuristic."""
    assert view.seat is not None
    return game.rules.heuristic(view.state, view.seat, list(legal), len(legal), rng)
