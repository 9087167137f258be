"""The levels: bots by the name of their strength."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from menagerie.bots.heuristic_bot import HeuristicBot
from menagerie.bots.random_bot import RandomBot
from menagerie.bots.reflex_bot import ReflexBot
from menagerie.bots.search_bot import VISITS_TO_COMPARE, SearchBot
from menagerie.core.chance import SEED_LENGTH
from menagerie.core.errors import BadSetup
from menagerie.core.game import Game, View
from menagerie.core.levels import LEVELS as LEVELS
from menagerie.core.match import Match
from menagerie.engine import check_searchable, engine_for


class Bot(Protocol):
    """Anything that chooses an action from a view."""

    def choose(self, view: View[Any], legal: Sequence[int]) -> int:
        """Return one of the legal actions."""
        ...


SEARCHES: dict[str, dict[str, Any]] = {
    "casual": {"simulations": 70, "assume_heuristic": 256},
    "strong": {"simulations": 250, "assume_heuristic": 128},
    "master": {"simulations": 6_000, "assume_heuristic": 64, "thorough": True},
}
"""The search settings of the levels that search."""

assert ("random", "novice", *SEARCHES) == LEVELS

UNLISTED_LEVELS = ("reflex",)
"""Levels that programs can use and that no screen offers: how strong they are is not proved yet."""

ALL_LEVELS = LEVELS + UNLISTED_LEVELS


def bot_of(
    level: str, game: Game[Any], seed: bytes | None = None, seconds: float | None = None, bulk: bool = False
) -> Bot:
    """Return a bot of this level for one seat; ``seconds`` limits its time for a move.

    In ``bulk`` work it uses the engine that is fastest once it is compiled; its moves are the same.
    """
    if level == "random":
        return RandomBot(seed)
    if level == "novice":
        return HeuristicBot(game, seed)
    if level == "reflex":
        return ReflexBot(game, seed)
    if level not in SEARCHES:
        raise BadSetup("unknown-level", level=str(level), known=", ".join(LEVELS))
    return SearchBot(game, seed, seconds=seconds, engine=engine_for(game, bulk), **SEARCHES[level])


def check_level(level: str, game: Game[Any]) -> None:
    """Raise BadSetup if bots of this level cannot play this game here."""
    if level in SEARCHES:
        check_searchable(game)


def adviser_of(level: str, game: Game[Any], moves: int, seconds: float | None = None) -> SearchBot:
    """Return a bot that searches like this level, but long enough to compare this many moves."""
    return SearchBot(game, seconds=seconds, **adviser_settings(level, moves))


def adviser_settings(level: str, moves: int) -> dict[str, Any]:
    """Return the settings of a search like this level's, but long enough to compare this many moves."""
    search = SEARCHES[level]
    return {**search, "simulations": max(search["simulations"], VISITS_TO_COMPARE * moves**2)}


def get_ready(level: str, game: Game[Any], players: int, bulk: bool = False) -> None:
    """Compile or load everything that a bot of this level needs; compiling takes seconds the first time."""
    bot = bot_of(level, game, bulk=bulk)
    if isinstance(bot, SearchBot):
        bot.get_ready(game.start(players))
    if isinstance(bot, ReflexBot):
        match = Match(game, players, seed=bytes(SEED_LENGTH))
        bot.choose(match.view(match.actors[0]), match.legal(match.actors[0]))
