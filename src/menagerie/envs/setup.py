"""The arguments that all environments share, checked once: a game, its players, the seat, and the reward."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

import numpy as np
from gymnasium import spaces

from menagerie.core.chance import derive
from menagerie.core.errors import BadSetup
from menagerie.core.features import in_order
from menagerie.core.game import Game
from menagerie.core.state import State, copy_of
from menagerie.envs.checks import REWARDS, check_one_of, named
from menagerie.games import load

Values: TypeAlias = Mapping[str, int] | Sequence[int]

ROTATE = "rotate"
"""A value for ``seat``: every deal is played once from each seat."""


@dataclass(frozen=True)
class Setup:
    """A game as an environment plays it."""

    game: Game[Any]
    players: int
    start: State
    values: tuple[int, ...]
    seat: int
    rotated: bool
    by_points: bool

    def seat_in(self, number: int) -> int:
        """Return the environment's seat in a game of a run, by the game's number."""
        return (self.seat + number) % self.players if self.rotated else self.seat

    def match_seed(self, run: bytes, number: int) -> bytes:
        """Return the seed of that game's deals; when seats rotate, each deal is played from every seat."""
        return derive(run, 2 * (number // self.players if self.rotated else number))

    def bot_seed(self, run: bytes, number: int, seat: int) -> bytes:
        """Return the seed of the bot at another seat in that game."""
        return derive(derive(run, 2 * number + 1), seat)

    @property
    def kind(self) -> tuple[Any, ...]:
        """What must be equal where a saved game is loaded: rules, seats, and rewards."""
        return self.game.name, self.game.version, self.fresh(), self.seat, self.rotated, self.by_points

    def fresh(self) -> State:
        """Return the state before the first deal."""
        return copy_of(self.start)


def set_up(
    game: str | Game[Any],
    players: int | None,
    seat: int | str,
    options: Mapping[str, Any] | None,
    values: Values,
    reward: str,
) -> Setup:
    """Return the setup; raise BadSetup if it cannot be played."""
    played = game if isinstance(game, Game) else load(str(game))
    if not played.features:
        raise BadSetup("env-no-features", game=played.name)
    seats = played.players_in(None if players is None else str(players))
    printed = values_in(played, values)
    start = played.start(seats, named("options", options), printed)
    check_one_of("reward", reward, REWARDS)
    check_one_of("seat", seat, [*range(start.players), ROTATE])
    rotated = seat == ROTATE
    return Setup(played, start.players, start, printed, 0 if rotated else int(seat), rotated, reward == "points")


def values_in(game: Game[Any], given: Values) -> tuple[int, ...]:
    """Return the values printed on the cards, given by card or as a list."""
    if isinstance(given, Mapping) and game.values:
        return game.values.checked(dict(given), "values")
    try:
        return tuple(np.asarray(given).tolist())
    except TypeError:
        raise BadSetup("bad-option", option="values", value=str(given), allowed="(), (1, 2, …)") from None


def other_saved(setup: Setup, count: int = 1) -> BadSetup:
    """Return the problem that the saved data are not of such an environment."""
    return BadSetup("env-other-saved", game=setup.game.name, players=setup.players, count=count)


def observation_space(game: Game[Any], players: int) -> spaces.Dict:
    """Return the space of observations, each cell within its feature's bounds, and of masks."""
    features = in_order(game.features, players)
    least, most = (
        np.concatenate([np.full(feature.size, getattr(feature, bound), np.int8) for feature in features])
        for bound in ("least", "most")
    )
    return spaces.Dict(
        {
            "observation": spaces.Box(least, most, dtype=np.int8),
            "action_mask": spaces.Box(0, 1, (game.actions,), np.int8),
        }
    )
