"""Bots of other projects, by name: ``openspiel:1000`` is OpenSpiel's search with a thousand simulations for a move.

``openspiel:strong`` searches each move for as long as the level ``strong`` does.
"""

from __future__ import annotations

from importlib.util import find_spec
from typing import Any

from menagerie.arena.simulate import Run, warmed_up
from menagerie.bots.levels import SEARCHES, Bot, get_ready
from menagerie.core.chance import seed_of
from menagerie.core.errors import BadSetup
from menagerie.core.game import Game

PREFIX = "openspiel:"
LONGEST = 9
"""The largest number of digits in a number of simulations."""


def is_foreign(name: str) -> bool:
    """Return whether the name is that of a foreign bot, well-formed or not."""
    return name.startswith(PREFIX)


def check_foreign_bot(name: str) -> None:
    """Raise BadSetup for a foreign bot that does not exist."""
    if not terms_of(name):
        raise BadSetup("unknown-foreign-bot", bot=name, levels=", ".join(SEARCHES))
    if find_spec("pyspiel") is None:
        raise BadSetup("extra-missing", argument=name, extra="peers")


def terms_of(name: str) -> dict[str, Any]:
    """Return how the bot searches; nothing if the name is malformed."""
    thoughts = name.removeprefix(PREFIX)
    if thoughts in SEARCHES:
        return {"as_long_as": thoughts}
    wanted = thoughts.isdecimal() and len(thoughts) <= LONGEST and int(thoughts) > 1
    return {"simulations": int(thoughts)} if wanted else {}


def foreign_bot_of(name: str, game: Game[Any], seed: bytes) -> Bot:
    """Return the bot, for one seat of one game."""
    from menagerie.envs.openspiel_bot import OpenSpielBot

    return OpenSpielBot(game, seed, **terms_of(name))


def make_ready(name: str, game: Game[Any], players: int) -> None:
    """Compile everything that the bot needs; the first time takes seconds."""
    warmed_up(Run(game, players, 0, seed_of(name), {}))
    if level := terms_of(name).get("as_long_as"):
        get_ready(level, game, players)
