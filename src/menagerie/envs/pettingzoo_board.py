"""One game in a compiled row, for those who ask seat by seat."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium.utils.seeding import np_random
from numpy.typing import NDArray

from menagerie.core.chance import SEED_LENGTH
from menagerie.core.errors import IllegalMove
from menagerie.core.state import State
from menagerie.envs.positions import OPTIONS, position_of
from menagerie.envs.terms import Setup, finite, other_saved
from menagerie.fast import rows_of, state_of, teach
from menagerie.fast.batch import (
    ASKED,
    FRESH,
    LOOK,
    NO_ACTION,
    SET_UP,
    Terms,
    batch_from,
    batch_of,
    copy_of,
    room_for,
    shown_of,
    step_games,
)
from menagerie.fast.looks import see
from menagerie.fast.streams import words_of

Seen = dict[str, NDArray[np.int8]]
"""What a seat sees and may do."""


class Board:
    """A game out of a run that follows from a seed, deal after deal.

    When seats rotate, each deal comes once for every seat, and everyone moves on one seat each time.
    """

    def __init__(self, setup: Setup, penalty: float | None) -> None:
        teach(setup.game)
        self.setup, self.game, self.players = setup, setup.game, setup.players
        self.refuses = penalty is None
        self._terms = Terms(
            opponents=ASKED,
            seat=0,
            rotated=setup.rotated,
            by_points=setup.by_points,
            penalty=0.0 if penalty is None else finite("penalty", penalty),
            same_step=False,
            begins_anew=False,
        )
        self._batch = batch_of(self.game, setup.start, 1)
        widths = self.game.width(self.players), self.game.actions, self.game.width(self.players)
        self._shown = shown_of(self.players, *(np.empty((1, width), np.int8) for width in widths))
        self._room, self._actions = room_for(self.game), np.zeros(1, np.int64)
        self.rewards = self._shown.all_rewards[0]
        self._observation, self._mask = self._shown.observations[0], self._shown.masks[0]
        self._moves, self._sown = np.zeros_like(self._batch.moves[0]), False

    def begin(self, seed: int | None, options: Mapping[str, Any]) -> None:
        """Deal the next game, the first one of a seed, or take up what the options say; others mean nothing here."""
        position = position_of(self.setup, {name: options[name] for name in options if name in OPTIONS})
        if seed is not None or not self._sown:
            self._sow(np_random(seed)[0].bytes(SEED_LENGTH))
        batch = self._batch
        batch.stands[0] = FRESH
        self._step(0)
        if position is not None:
            batch.rows[:] = rows_of(position.state)
            batch.chances[0] = position.chances
            if position.seed is not None:
                batch.seeds[0] = words_of(position.seed)
            batch.points[0] = [self.game.rules.points(position.state, seat) for seat in range(self.players)]
            batch.stands[0] = SET_UP
            self._step(0)

    def _sow(self, seed: bytes) -> None:
        """All games from now on follow from this seed."""
        self._batch.runs[0], self._batch.played[0], self._sown = words_of(seed), 0, True

    def _step(self, action: int) -> None:
        self._actions[0] = action
        step_games(self._batch, self._room, self._actions, self._terms, self._shown)

    def act(self, action: int | None) -> None:
        """The seat whose turn it is does this; what is illegal is refused, or ends the game if there is a penalty."""
        taken = NO_ACTION if action is None else max(NO_ACTION, int(action))
        if self.refuses and not (0 <= taken < len(self._mask) and self._mask[taken]):
            raise IllegalMove("illegal-move", seat=self.turn, move=str(action))
        self._step(taken)

    @property
    def turn(self) -> int:
        """Whose turn it is; when the game is over, who decided last."""
        return int(self._batch.turns[0])

    @property
    def over(self) -> bool:
        return bool(self._batch.counts[0] == 0)

    @property
    def state(self) -> State:
        """The whole truth."""
        state: State = state_of(self.game.state, self._batch.rows[0])
        return state

    @property
    def first(self) -> int:
        """Where the first agent sits."""
        return int(self._batch.learners[0]) if self._terms.rotated else 0

    def seen_by(self, seat: int, asked: bool) -> Seen:
        """What a seat sees; what it may do, if it is asked."""
        observation, mask = self._observation.copy(), self._mask.copy()
        if not asked or seat != self.turn:
            see(self._batch.rows, seat, asked, self._moves, observation, mask)
        return {"observation": observation, "action_mask": mask}

    def save(self) -> dict[str, NDArray[Any]]:
        """The game under way and all chance to come."""
        return copy_of(self._batch)._asdict()

    def load(self, saved: Mapping[str, NDArray[Any]]) -> None:
        """Go on from what was saved."""
        batch = batch_from(saved, self._batch)
        if batch is None:
            raise other_saved(self.setup)
        self._batch = batch
        self._sown = True
        self._step(LOOK)
