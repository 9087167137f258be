"""What every environment is asked for, checked once: a game, its players, its seat, and what counts."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import isfinite
from numbers import Integral, Real
from typing import Any

import numpy as np
from gymnasium import spaces

from menagerie.core.chance import derive
from menagerie.core.errors import BadSetup
from menagerie.core.features import in_order
from menagerie.core.game import Game
from menagerie.core.state import State, copy_of
from menagerie.games import load

ROTATE = "rotate"
"""In the place of a seat: every deal is played once from each seat."""

REWARDS = ("victory", "points")

ANY_NUMBER = range(1, 1 << 31)


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
        """The seat that is asked in game number so-and-so of a run."""
        return (self.seat + number) % self.players if self.rotated else self.seat

    def match_seed(self, run: bytes, number: int) -> bytes:
        """The seed of that game's deals; when seats rotate, each deal is played from every seat."""
        return derive(run, 2 * (number // self.players if self.rotated else number))

    def bot_seed(self, run: bytes, number: int, seat: int) -> bytes:
        """The seed of who plays another seat in that game."""
        return derive(derive(run, 2 * number + 1), seat)

    def fresh(self) -> State:
        """The state before the first deal."""
        return copy_of(self.start)


def set_up(
    game: str | Game[Any],
    players: int | None,
    seat: int | str,
    options: Mapping[str, Any] | None,
    values: tuple[int, ...],
    reward: str,
) -> Setup:
    """What was asked for, if it can be played."""
    played = load(game) if isinstance(game, str) else game
    if not played.features:
        raise BadSetup("env-no-features", game=played.name)
    start = played.start(played.players_in(None if players is None else str(players)), options, values)
    check_one_of("reward", reward, REWARDS)
    check_one_of("seat", seat, [*range(start.players), ROTATE])
    rotated = seat == ROTATE
    return Setup(played, start.players, start, values, 0 if rotated else int(seat), rotated, reward == "points")


def check_one_of(option: str, value: object, allowed: Sequence[object]) -> None:
    """Refuse what is not among the values that there are."""
    if value not in allowed:
        raise BadSetup("bad-option", option=option, value=str(value), allowed=", ".join(map(str, allowed)))


def whole(option: str, value: object, allowed: range) -> int:
    """A whole number within these bounds."""
    if isinstance(value, bool) or not isinstance(value, Integral) or int(value) not in allowed:
        raise BadSetup("bad-option", option=option, value=str(value), allowed=f"{allowed[0]} … {allowed[-1]}")
    return int(value)


def finite(option: str, value: object) -> float:
    """A number that can be reckoned with."""
    if isinstance(value, bool) or not isinstance(value, Real) or not isfinite(value):
        raise BadSetup("bad-option", option=option, value=str(value), allowed="-1.0, 0.0, 0.5, …")
    return float(value)


def other_saved(setup: Setup, count: int = 1) -> BadSetup:
    """What was saved is not of such an environment."""
    return BadSetup("env-other-saved", game=setup.game.name, players=setup.players, count=count)


def observation_space(game: Game[Any], players: int) -> spaces.Dict:
    """What is seen, each cell within its feature's bounds, and which actions are legal."""
    told = in_order(game.features, players)
    least, most = (
        np.concatenate([np.full(feature.size, getattr(feature, bound), np.int8) for feature in told])
        for bound in ("least", "most")
    )
    return spaces.Dict(
        {
            "observation": spaces.Box(least, most, dtype=np.int8),
            "action_mask": spaces.Box(0, 1, (game.actions,), np.int8),
        }
    )
