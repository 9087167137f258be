"""Opponents by the name of their strength."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Protocol

from menagerie.bots.habit_bot import HabitBot
from menagerie.bots.random_bot import RandomBot
from menagerie.core.errors import BadSetup
from menagerie.core.game import Game, View


class Bot(Protocol):
    """Whoever chooses from a view."""

    def choose(self, view: View[Any], legal: Sequence[int]) -> int:
        """One of the legal actions."""
        ...


LEVELS: dict[str, Callable[[Game[Any], bytes | None], Bot]] = {
    "random": lambda game, seed: RandomBot(seed),
    "novice": HabitBot,
}


def bot_of(level: str, game: Game[Any], seed: bytes | None = None) -> Bot:
    """A bot of this level."""
    if level not in LEVELS:
        raise BadSetup("unknown-level", level=level, known=", ".join(LEVELS))
    return LEVELS[level](game, seed)
