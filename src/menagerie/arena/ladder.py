"""Does each level beat the one below it? One stronger player among weaker ones, the same deals from every seat."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import pairwise
from math import sqrt
from typing import Any

from menagerie.arena.simulate import Run, warmed_up
from menagerie.bots.levels import LEVELS
from menagerie.core.game import Game
from menagerie.games import load, names

SURE = 1.96
"""So many standard errors to either side make a 95 % interval."""


@dataclass(frozen=True)
class Rung:
    """The stronger player's share of the victories, with its 95 % interval, and what equal strength would give."""

    game: str
    players: int
    stronger: str
    weaker: str
    deals: int
    share: float
    low: float
    high: float
    fair: float

    @property
    def proved(self) -> bool:
        """The stronger one is stronger, whatever luck did."""
        return self.low > self.fair


def ladder(deals: int, seed: bytes, compiling: Callable[[str], Callable[[], object]]) -> Iterator[Rung]:
    """Every level against the one below it, in every game at every player count."""
    for game in map(load, names()):
        for players in game.seats:
            for weaker, stronger in pairwise(LEVELS):
                yield climb(game, players, weaker, stronger, deals, seed, compiling(game.name))


def climb(
    game: Game[Any],
    players: int,
    weaker: str,
    stronger: str,
    deals: int,
    seed: bytes,
    compiling: Callable[[], object],
) -> Rung:
    """One stronger player at a table of weaker ones; every deal is played from every seat."""
    import numpy as np

    from menagerie.fast.kernels import buffers, play_contest
    from menagerie.fast.streams import words_of

    start = warmed_up(Run(game, players, 0, seed, {}), compiling)
    habits = np.array([int(level == "novice") for level in (stronger, *(weaker,) * (players - 1))])
    credit = np.zeros((deals, players))
    play_contest(start, words_of(seed), 0, deals, habits, *buffers(game), credit)
    share, error = float(credit[:, 0].mean()), float(credit[:, 0].std()) / sqrt(deals)
    low, high = share - SURE * error, share + SURE * error
    return Rung(game.name, players, stronger, weaker, deals, share, low, high, 1 / players)
