"""Many games in compiled rows; each belongs to a run of games that follows from its own seed."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray

from menagerie.bots.reflex_bot import load_network
from menagerie.core.chance import stream
from menagerie.core.state import State
from menagerie.envs.positions import Position
from menagerie.envs.setup import Setup, other_saved
from menagerie.fast import register, rows_of, state_of
from menagerie.fast.batch import (
    ASKED,
    NETWORK,
    SET_UP,
    Batch,
    BatchOutputs,
    Opponent,
    Terms,
    batch_of,
    buffers_for,
    step_games,
)
from menagerie.fast.network import activations_for, no_network
from menagerie.fast.seed_streams import words_of

KEPT = tuple(name for name in Batch._fields if name != "start")
"""The parts of a batch that are saved: all but the start, which is always the same."""


class CompiledGames:
    """Games of one kind; one compiled call brings all of them to their next decision."""

    def __init__(
        self,
        setup: Setup,
        count: int,
        *,
        opponents: int = ASKED,
        penalty: float = 0.0,
        same_step: bool = False,
        begins_anew: bool = False,
    ) -> None:
        register(setup.game)
        self.setup, self.count = setup, count
        self.batch = batch_of(setup.game, setup.start, count)
        self.terms = Terms(
            opponents, setup.seat, setup.rotated, setup.by_points, penalty, same_step=same_step, begins_anew=begins_anew
        )
        self._room = buffers_for(setup.game)
        network = load_network(setup.game.name) if opponents == NETWORK else no_network()
        self.opponent = Opponent(network, activations_for(setup.game, network), np.zeros(1, np.int64))

    def step(self, actions: NDArray[np.int64], shown: BatchOutputs) -> int:
        """Advance every game by one step. Return the number of games that have ended."""
        ended: int = step_games(self.batch, self._room, actions, self.terms, self.opponent, shown)
        return ended

    def seed_games(self, i: int, seed: bytes) -> None:
        """Let all games follow from this seed from now on."""
        self.batch.runs[i], self.batch.played[i] = words_of(seed), 0

    def is_seeded(self, i: int) -> bool:
        """Return whether the games follow from a seed."""
        return bool(self.batch.runs[i].any())

    def take_up(self, i: int, position: Position) -> None:
        """Set up a position; the seat, the opponents and the deals to come are those of the next game."""
        batch, setup = self.batch, self.setup
        number, run = int(batch.played[i]), batch.runs[i].astype(">u4").tobytes()
        batch.played[i] += 1
        batch.learners[i] = setup.seat_in(number)
        batch.seeds[i] = words_of(position.seed or setup.match_seed(run, number))
        for seat in range(setup.players):
            batch.streams[i, seat] = stream(setup.bot_seed(run, number, seat))
        batch.rows[i] = rows_of(position.state)[0]
        batch.chance_events[i] = position.chance_events
        batch.status[i] = SET_UP

    def truth(self, i: int) -> State:
        """Return a copy of the full state of a game."""
        state: State = state_of(self.setup.game.state, self.batch.rows[i])
        return state

    @property
    def _kind(self) -> tuple[Any, ...]:
        """Return what must be equal where saved games are loaded."""
        return *self.setup.kind, self.terms.opponents

    def save(self) -> dict[str, Any]:
        """Return all running games and the random state that determines their future."""
        return {"kind": self._kind, **{name: getattr(self.batch, name).copy() for name in KEPT}}

    def load(self, saved: object) -> None:
        """Continue from what ``save`` returned."""
        if not isinstance(saved, Mapping) or not self._fits(saved):
            raise other_saved(self.setup, self.count)
        self.batch = Batch(start=self.batch.start, **{name: saved[name].copy() for name in KEPT})

    def _fits(self, saved: Mapping[str, Any]) -> bool:
        kind = saved.get("kind")
        return isinstance(kind, tuple) and kind == self._kind and all(self._is_part(name, saved) for name in KEPT)

    def _is_part(self, name: str, saved: Mapping[str, Any]) -> bool:
        mine, kept = getattr(self.batch, name), saved.get(name)
        return isinstance(kept, np.ndarray) and (kept.shape, kept.dtype) == (mine.shape, mine.dtype)
