"""The simplest player: any legal move is as good as another."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from menagerie.core.chance import draw, fresh_seed, stream
from menagerie.core.game import View


class RandomBot:
    """Chooses among the legal moves by a stream of its own."""

    def __init__(self, seed: bytes | None = None) -> None:
        self._rng = stream(seed or fresh_seed())

    def choose(self, view: View[Any], legal: Sequence[int]) -> int:
        return legal[draw(self._rng, len(legal))]
