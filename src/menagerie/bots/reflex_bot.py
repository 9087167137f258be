"""The bot of the level reflex: it plays what a network suggests, without search."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from menagerie.core.chance import fresh_seed, stream
from menagerie.core.game import Game, View
from menagerie.engine import require_fast

if TYPE_CHECKING:
    from menagerie.fast.network import Network


@lru_cache(maxsize=8)
def load_network(game: str) -> Network:
    """Return the trained network of the game with this name; raise BadSetup if there is none."""
    from menagerie.bots.network_weights import load_weights
    from menagerie.fast.network import Network

    return Network(**load_weights(game))


class ReflexBot:
    """A bot that draws each move from the probabilities of a network, the game's own unless another one is given."""

    def __init__(self, game: Game[Any], seed: bytes | None = None, network: Network | None = None) -> None:
        require_fast("reflex")
        import numpy as np

        from menagerie.fast import register
        from menagerie.fast.network import activations_for

        register(game)
        self.game = game
        self.network = network or load_network(game.name)
        self._rng = np.array(stream(seed or fresh_seed()))
        self._moves = np.zeros(game.most_legal, np.int64)
        self._active = activations_for(game, self.network)

    def choose(self, view: View[Any], legal: Sequence[int]) -> int:
        from menagerie.fast.network import SHARPNESS, choose_in_row
        from menagerie.fast.rows import rows_of

        assert view.seat is not None
        rows = rows_of(view.state)
        memory = self._active, self._rng
        action: int = choose_in_row(rows, view.seat, self._moves, self.network, SHARPNESS, *memory)
        return action
