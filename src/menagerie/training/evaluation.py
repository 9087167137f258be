"""How strong a network is: its share of the victories against a level, every deal from every seat."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from menagerie.arena.contest import never, play_out
from menagerie.bots.levels import Bot, bot_of
from menagerie.bots.reflex_bot import ReflexBot
from menagerie.core.chance import derive, seed_of
from menagerie.core.game import Game
from menagerie.core.match import Match
from menagerie.fast.network import Network

SURE = 1.96
"""The number of standard errors on either side of a 95 % interval."""


def shares_against(
    level: str, game: Game[Any], network: Network, players: int, deals: int, seed: str
) -> NDArray[np.float64]:
    """Return the network's share of the victories in each deal; a bot of this level has every other seat."""
    secret = seed_of(seed)
    found = np.zeros(deals)
    for deal in range(deals):
        for mine in range(players):
            match = Match(game, players, seed=derive(secret, 2 * deal))
            seeds = derive(secret, 2 * deal + 1)
            bots: list[Bot] = [
                ReflexBot(game, derive(seeds, seat), network)
                if seat == mine
                else bot_of(level, game, derive(seeds, mine * players + seat + players))
                for seat in range(players)
            ]
            play_out(match, match, bots, never)
            found[deal] += (mine in match.winners) / len(match.winners) / players
    teams = len(game.teams(players)[0])
    return found * teams


def estimate(shares: NDArray[np.float64]) -> tuple[float, float]:
    """Return the mean, and the half width of its 95 % interval."""
    return float(shares.mean()), SURE * float(shares.std(ddof=1)) / len(shares) ** 0.5
