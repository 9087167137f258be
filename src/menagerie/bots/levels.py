"""Opponents by the name of their strength."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from menagerie.bots.heuristic_bot import HeuristicBot
from menagerie.bots.random_bot import RandomBot
from menagerie.bots.search_bot import ENOUGH, SearchBot
from menagerie.core.errors import BadSetup
from menagerie.core.game import Game, View
from menagerie.core.levels import LEVELS as LEVELS


class Bot(Protocol):
    """Whoever chooses from a view."""

    def choose(self, view: View[Any], legal: Sequence[int]) -> int:
        """One of the legal actions."""
        ...


SEARCHES: dict[str, dict[str, Any]] = {
    "casual": {"simulations": 70, "assume_heuristic": 256},
    "strong": {"simulations": 250, "assume_heuristic": 128},
    "master": {"simulations": 6_000, "assume_heuristic": 64, "thorough": True},
}
"""How the levels that search think about a move."""

assert ("random", "novice", *SEARCHES) == LEVELS
"""From the weakest to the strongest."""


def bot_of(level: str, game: Game[Any], seed: bytes | None = None, seconds: float | None = None) -> Bot:
    """A bot of this level for one seat; ``seconds`` ends its thoughts about a move even if they are not finished."""
    if level == "random":
        return RandomBot(seed)
    if level == "novice":
        return HeuristicBot(game, seed)
    if level not in SEARCHES:
        raise BadSetup("unknown-level", level=str(level), known=", ".join(LEVELS))
    return SearchBot(game, seed, seconds=seconds, **SEARCHES[level])


def adviser_of(level: str, game: Game[Any], moves: int, seconds: float | None = None) -> SearchBot:
    """A bot that searches like this level, but for as long as it takes to tell so many moves apart."""
    search = SEARCHES[level]
    simulations = max(search["simulations"], ENOUGH * moves**2)
    return SearchBot(game, seconds=seconds, **{**search, "simulations": simulations})


def get_ready(level: str, game: Game[Any], players: int) -> None:
    """Have all compiled that a bot of this level needs; the first time that takes seconds."""
    bot = bot_of(level, game)
    if isinstance(bot, SearchBot):
        bot.get_ready(game.start(players))
