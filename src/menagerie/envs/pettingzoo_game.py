"""One game in a compiled row, for environments that go seat by seat."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium.utils.seeding import np_random
from numpy.typing import NDArray

from menagerie.core.chance import SEED_LENGTH
from menagerie.core.errors import IllegalMove
from menagerie.core.state import State
from menagerie.envs.checks import NO_ACTION, action_of
from menagerie.envs.compiled_games import CompiledGames
from menagerie.envs.positions import Position
from menagerie.envs.setup import Setup
from menagerie.fast.batch import FRESH, SHOW_ONLY, outputs_of
from menagerie.fast.observe_one import observe_seat

Seen = dict[str, NDArray[np.int8]]
"""What a seat observes and may do."""


class CompiledGame:
    """A game of a run that follows from a seed, deal after deal.

    When seats rotate, each deal comes once for every seat, and everyone moves on one seat each time.
    """

    def __init__(self, setup: Setup, penalty: float | None) -> None:
        self.setup, self.game, self.players = setup, setup.game, setup.players
        self.refuses = penalty is None
        self._boards = CompiledGames(setup, 1, penalty=penalty or 0.0)
        self._batch = self._boards.batch
        widths = self.game.width(self.players), self.game.actions, self.game.width(self.players)
        self._shown = outputs_of(self.players, *(np.empty((1, width), np.int8) for width in widths))
        self._actions = np.zeros(1, np.int64)
        self._moves = np.zeros(self.game.most_legal, np.int64)
        self._look_at_what_is_shown()

    def _look_at_what_is_shown(self) -> None:
        self.rewards = self._shown.all_rewards[0]
        self._observation, self._mask = self._shown.observations[0], self._shown.masks[0]

    def __setstate__(self, parts: dict[str, Any]) -> None:
        """Let a copy refer to its own arrays."""
        self.__dict__ |= parts
        self._batch = self._boards.batch
        self._look_at_what_is_shown()

    def begin(self, seed: int | None, position: Position | None) -> None:
        """Deal the next game or the first one of a seed, or start at a position."""
        if seed is not None or not self.begun:
            self._boards.seed_games(0, np_random(seed)[0].bytes(SEED_LENGTH))
        self._batch.status[0] = FRESH
        if position is not None:
            self._boards.take_up(0, position)
        self._step(0)

    @property
    def begun(self) -> bool:
        """Whether a game has started."""
        return self._boards.is_seeded(0)

    def _step(self, action: int) -> None:
        self._actions[0] = action
        self._boards.step(self._actions, self._shown)

    def act(self, action: object) -> None:
        """Apply the action of the seat whose turn it is; an illegal one is refused, or ends the game if there is a
        penalty."""
        taken = action_of(action, len(self._mask))
        if self.refuses and (taken == NO_ACTION or not self._mask[taken]):
            raise IllegalMove("illegal-move", seat=self.turn, move=str(action))
        self._step(taken)

    @property
    def turn(self) -> int:
        """The seat whose turn it is; when the game is over, the seat that decided last."""
        return int(self._batch.turns[0])

    @property
    def over(self) -> bool:
        return bool(self._batch.counts[0] == 0)

    @property
    def state(self) -> State:
        """The full state."""
        return self._boards.truth(0)

    @property
    def first(self) -> int:
        """The seat of the first agent."""
        return int(self._batch.learners[0]) if self.setup.rotated else 0

    def seen_by(self, seat: int, asked: bool) -> Seen:
        """Return a seat's observation, and its legal actions if it must act."""
        observation, mask = self._observation.copy(), self._mask.copy()
        if not asked or seat != self.turn:
            observe_seat(self._batch.rows, seat, asked, self._moves, observation, mask)
        return {"observation": observation, "action_mask": mask}

    def save(self) -> dict[str, Any]:
        """Return the running game and the random state that determines its future."""
        return self._boards.save()

    def load(self, saved: object) -> None:
        """Continue from what was saved."""
        self._boards.load(saved)
        self._batch = self._boards.batch
        self._step(SHOW_ONLY)
