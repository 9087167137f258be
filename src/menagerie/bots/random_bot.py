"""The bot of the level random: every legal move is equally likely."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from menagerie.core.chance import draw, fresh_seed, stream
from menagerie.core.game import View


class RandomBot:
    """A bot that chooses among the legal moves with its own stream."""

    def __init__(self, seed: bytes | None = None) -> None:
        self._rng = stream(seed or fresh_seed())

    def choose(self, view: View[Any], legal: Sequence[int]) -> int:
        return legal[draw(self._rng, len(legal))]
