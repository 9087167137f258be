"""Opponents by the name of their strength."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, Protocol

from menagerie.bots.habit_bot import HabitBot
from menagerie.bots.random_bot import RandomBot
from menagerie.bots.search_bot import SearchBot
from menagerie.core.errors import BadSetup
from menagerie.core.game import Game, View


class Bot(Protocol):
    """Whoever chooses from a view."""

    def choose(self, view: View[Any], legal: Sequence[int]) -> int:
        """One of the legal actions."""
        ...


SEARCHES = {"casual": 100, "strong": 1500, "master": 15000}
"""Levels that search: how many simulations they run for a move."""

LEVELS: dict[str, Callable[[Game[Any], bytes | None], Bot]] = {
    "random": lambda game, seed: RandomBot(seed),
    "novice": HabitBot,
    **{level: partial(SearchBot, simulations=simulations) for level, simulations in SEARCHES.items()},
}


def bot_of(level: str, game: Game[Any], seed: bytes | None = None) -> Bot:
    """A bot of this level."""
    if level not in LEVELS:
        raise BadSetup("unknown-level", level=level, known=", ".join(LEVELS))
    return LEVELS[level](game, seed)
