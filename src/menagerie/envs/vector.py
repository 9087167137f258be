"""Many games at once as a Gymnasium vector environment: one compiled call advances all of them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from numbers import Integral
from sys import getrefcount
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.utils.seeding import np_random
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from menagerie.core.chance import SEED_LENGTH
from menagerie.core.errors import BadSetup
from menagerie.core.game import Game
from menagerie.core.state import State
from menagerie.envs.checks import ANY_NUMBER, NO_ACTION, check_one_of, finite, named, whole
from menagerie.envs.compiled_games import CompiledGames
from menagerie.envs.positions import Position, position_of
from menagerie.envs.setup import Values, observation_space, set_up
from menagerie.fast.batch import (
    ASKED,
    FRESH,
    HEURISTIC,
    NETWORK,
    RANDOM,
    SHOW_ONLY,
    BatchOutputs,
    copy_of_batch,
    outputs_of,
)

Observations = dict[str, NDArray[np.int8]]
Infos = dict[str, Any]
Steps = tuple[Observations, NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], Infos]

ANY_SEED = range(1 << 63)

OPPONENTS = {None: ASKED, "random": RANDOM, "novice": HEURISTIC, "reflex": NETWORK}


class ArrayPool:
    """A pool of large arrays of one shape; an array that nobody uses any more is reused.

    Reused arrays are still in the processor's cache, and the system need not allocate memory at every step.
    """

    KEPT = 2
    """The number of arrays that stay in the pool: in most loops one is in use while another is filled."""

    def __init__(self, *shape: int) -> None:
        self.shape = shape
        self.kept: list[NDArray[np.int8]] = []

    def free(self) -> NDArray[np.int8]:
        """Return an array that nobody else uses, nor a part of it."""
        held = holders(self.kept)
        if ALONE in held:
            return self.kept[held.index(ALONE)]
        self.kept = [*self.kept, np.empty(self.shape, np.int8)][-self.KEPT :]
        return self.kept[-1]


def holders(arrays: list[NDArray[np.int8]]) -> list[int]:
    """Return the reference counts of these arrays, those of this list and of the count itself included."""
    return list(map(getrefcount, arrays))


(ALONE,) = holders([np.empty(0, np.int8)])


def infos_for(games: NDArray[np.bool_], **info: object) -> Infos:
    """Return infos as Gymnasium wants them: each with a mask of the games that have it."""
    return info | {f"_{name}": games for name in info}


def results_of(shown: BatchOutputs) -> Infos:
    """Return the results of the games that were played to their end, if there are any."""
    return infos_for(shown.finished, points=shown.points, winners=shown.winners) if shown.finished.any() else {}


class MenagerieVectorEnv(VectorEnv[Observations, NDArray[np.int64], NDArray[Any]]):
    """Many games of one kind, side by side.

    With ``opponents``, the caller decides for one seat of each game, and game i is the game that ``MenagerieEnv``
    plays with seed + i. With ``opponents=None``, the caller decides for all seats, one after the other:
    ``infos["seat"]`` says which one is next, the reward is that of the seat that has just decided, and
    ``infos["rewards"]`` has those of all seats.
    """

    def __init__(
        self,
        game: str | Game[Any],
        players: int | None = None,
        num_envs: int = 1,
        *,
        seat: int | str = 0,
        opponents: str | None = "novice",
        options: Mapping[str, Any] | None = None,
        values: Values = (),
        reward: str = "victory",
        penalty: float = -1.0,
        autoreset_mode: AutoresetMode | str = AutoresetMode.NEXT_STEP,
        reuse_buffers: bool = False,
    ) -> None:
        self.setup = set_up(game, players, seat, options, values, reward)
        self.game: Game[Any] = self.setup.game
        check_one_of("opponents", opponents, tuple(OPPONENTS))
        check_one_of(
            "autoreset_mode", getattr(autoreset_mode, "value", autoreset_mode), [m.value for m in AutoresetMode]
        )
        self.num_envs = num_envs = whole("num_envs", num_envs, ANY_NUMBER)
        self.opponents = opponents
        self.reuse_buffers = reuse_buffers
        self.autoreset_mode = AutoresetMode(autoreset_mode)
        self.metadata = {"autoreset_mode": self.autoreset_mode}
        self.single_observation_space = observation_space(self.game, self.setup.players)
        self.single_action_space = spaces.Discrete(self.game.actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._boards = CompiledGames(
            self.setup,
            num_envs,
            opponents=OPPONENTS[opponents],
            penalty=finite("penalty", penalty),
            same_step=self.autoreset_mode == AutoresetMode.SAME_STEP,
            begins_anew=self.autoreset_mode != AutoresetMode.DISABLED,
        )
        self._everywhere = np.ones(num_envs, np.bool_)
        self._everywhere.flags.writeable = False
        width = self.game.width(self.setup.players)
        self._finals = np.empty((num_envs if self._boards.terms.same_step else 1, width), np.int8)
        self._observation_pool = ArrayPool(num_envs, width)
        self._mask_pool = ArrayPool(num_envs, self.game.actions)
        self._shown = self._free_arrays() if reuse_buffers else None
        self._begun = False

    def _free_arrays(self) -> BatchOutputs:
        """Return arrays that nobody else uses."""
        observations, masks = self._observation_pool.free(), self._mask_pool.free()
        return outputs_of(self.setup.players, observations, masks, self._finals)

    def reset(
        self,
        *,
        seed: int | Sequence[int | None] | None = None,
        options: Mapping[str, Any] | None = None,
    ) -> tuple[Observations, Infos]:
        """Start all games, or those in ``options["reset_mask"]``, again, or where the options say.

        With the seed s, game i is that of a single environment with the seed s + i. An option for one game may be
        given once for all games, or as a list with one for each.
        """
        asked = dict(named("options", options))
        chosen = self._chosen(asked.pop("reset_mask", None))
        positions = self._positions(asked)
        seeds = self._seeds(seed)
        compiled_games, before = self._boards, self._boards.batch
        compiled_games.batch = copy_of_batch(before)
        for i in np.flatnonzero(chosen).tolist():
            if seeds[i] is not None or not compiled_games.is_seeded(i):
                source = self.np_random if seeds[i] is None else np_random(seeds[i])[0]
                compiled_games.seed_games(i, source.bytes(SEED_LENGTH))
            compiled_games.batch.status[i] = FRESH
            if (position := positions[i]) is not None:
                compiled_games.take_up(i, position)
        shown, _ = self._step(np.where(chosen, 0, SHOW_ONLY))
        finished = compiled_games.batch.learners[chosen][compiled_games.batch.counts[chosen] == 0].tolist()
        if finished:
            compiled_games.batch = before
            raise BadSetup("env-seat-finished", game=self.game.name, seat=finished[0])
        if isinstance(seed, Integral):
            super().reset(seed=int(seed))
        self._begun = True
        return self._observations(shown), self._infos(shown, 0)

    def _chosen(self, mask: object) -> NDArray[np.bool_]:
        """Return the mask of the games that start again."""
        if mask is None:
            return self._everywhere
        chosen = np.asarray(mask)
        if chosen.dtype != np.bool_ or chosen.shape != (self.num_envs,) or not self._begun:
            raise BadSetup("env-bad-mask", count=self.num_envs)
        return chosen

    def _positions(self, asked: dict[str, Any]) -> list[Position | None]:
        """Return where each game starts; None where it starts as usual."""
        each = {
            name: given if isinstance(given, list | tuple | np.ndarray) else [given] * self.num_envs
            for name, given in asked.items()
        }
        for name, given in each.items():
            if len(given) != self.num_envs:
                raise BadSetup("env-not-for-each", option=name, found=len(given), count=self.num_envs)
        rows = [{name: given[i] for name, given in each.items()} for i in range(self.num_envs)]
        if all(row == rows[0] for row in rows):
            return [position_of(self.setup, rows[0])] * self.num_envs
        return [position_of(self.setup, row) for row in rows]

    def _seeds(self, seed: object) -> list[int | None]:
        """Return the seed of each game's run of games; None where the run continues or gets any seed."""
        if seed is None:
            return [None] * self.num_envs
        if isinstance(seed, Integral):
            return [whole("seed", seed, ANY_SEED) + i for i in range(self.num_envs)]
        if not isinstance(seed, list | tuple | np.ndarray):
            raise BadSetup("bad-option", option="seed", value=str(seed), allowed="0, 1, 2, …")
        if len(seed) != self.num_envs:
            raise BadSetup("env-not-for-each", option="seed", found=len(seed), count=self.num_envs)
        return [None if given is None else whole("seed", given, ANY_SEED) for given in seed]

    def step(self, actions: Any) -> Steps:
        """Apply an action in every game; a game that was over starts again, whatever its action."""
        self._check_begun()
        taken = np.asarray(actions)
        if taken.shape != (self.num_envs,) or not np.issubdtype(taken.dtype, np.integer):
            raise BadSetup("env-bad-actions", count=self.num_envs)
        shown, ended = self._step(np.maximum(taken, NO_ACTION, dtype=np.int64, casting="unsafe"))
        truncated = np.zeros(self.num_envs, np.bool_)
        return self._observations(shown), shown.rewards, shown.ended, truncated, self._infos(shown, ended)

    def _check_begun(self) -> None:
        if not self._begun:
            raise BadSetup("env-not-begun")

    def _step(self, actions: NDArray[np.int64]) -> tuple[BatchOutputs, int]:
        """Return the results of one step of all games, and the number of games that ended in it."""
        shown = self._shown or self._free_arrays()
        return shown, self._boards.step(actions, shown)

    def _observations(self, shown: BatchOutputs) -> Observations:
        return {"observation": shown.observations, "action_mask": shown.masks}

    def _infos(self, shown: BatchOutputs, ended: int) -> Infos:
        anew = ended and self._boards.terms.same_step
        illegal = np.zeros(self.num_envs, np.bool_) if anew else shown.illegal
        infos = infos_for(self._everywhere, action_mask=shown.masks, seat=shown.turns, illegal=illegal)
        if self.opponents is None:
            infos |= infos_for(self._everywhere, rewards=shown.all_rewards)
        if anew:
            return infos | self._finals_of(shown)
        return infos | results_of(shown) if ended else infos

    def _finals_of(self, shown: BatchOutputs) -> Infos:
        """Return the last observations and infos of the games that started again in the same step."""
        ended, finals = shown.ended.copy(), np.full(self.num_envs, None, object)
        for i in np.flatnonzero(ended):
            any_action = np.ones(self.game.actions, np.int8)
            finals[i] = {"observation": shown.finals[i].copy(), "action_mask": any_action}
        info = infos_for(ended, seat=shown.last_turns, illegal=shown.illegal) | results_of(shown)
        if self.opponents is None:
            info |= infos_for(ended, rewards=shown.all_rewards.copy())
        return infos_for(ended, final_obs=finals, final_info=info)

    def action_masks(self) -> NDArray[np.bool_]:
        """Return the mask of legal actions of each game."""
        self._check_begun()
        return self._boards.batch.masks.astype(np.bool_)

    @property
    def network_decisions(self) -> int:
        """The number of decisions that the network of the opponents "reflex" has made."""
        return int(self._boards.opponent.decisions[0])

    def truth(self, i: int) -> State:
        """Return a copy of a game's full state; ``reset`` takes it as the option "state"."""
        return self._boards.truth(i)

    def save(self) -> dict[str, Any]:
        """Return all running games and the random state that determines their future: plain arrays, which can be
        pickled."""
        self._check_begun()
        return self._boards.save()

    def load(self, saved: dict[str, Any]) -> tuple[Observations, Infos]:
        """Continue from what was saved, any number of times."""
        self._boards.load(saved)
        self._begun = True
        shown, _ = self._step(np.full(self.num_envs, SHOW_ONLY))
        return self._observations(shown), self._infos(shown, 0)
