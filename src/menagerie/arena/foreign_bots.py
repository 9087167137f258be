"""Bots that others have written, by name: ``openspiel:1000`` is OpenSpiel's search with a thousand simulations a move.

``openspiel:strong`` searches each move for as long as ``strong`` thinks about it.
"""

from __future__ import annotations

from importlib.util import find_spec
from typing import Any

from menagerie.arena.simulate import Run, warmed_up
from menagerie.bots.levels import SEARCHES, Bot, get_ready
from menagerie.core.chance import seed_of
from menagerie.core.errors import BadSetup
from menagerie.core.game import Game

GUEST = "openspiel:"
LONGEST = 9
"""No number of simulations has more digits."""


def is_guest(name: str) -> bool:
    """The name is that of a bot of others, well-formed or not."""
    return name.startswith(GUEST)


def check_guest(name: str) -> None:
    """Refuse one that is not there."""
    if not terms_of(name):
        raise BadSetup("unknown-foreign-bot", bot=name, levels=", ".join(SEARCHES))
    if find_spec("pyspiel") is None:
        raise BadSetup("extra-missing", argument=name, extra="peers")


def terms_of(name: str) -> dict[str, Any]:
    """How it thinks; nothing if that cannot be understood."""
    thoughts = name.removeprefix(GUEST)
    if thoughts in SEARCHES:
        return {"as_long_as": thoughts}
    wanted = thoughts.isdecimal() and len(thoughts) <= LONGEST and int(thoughts) > 1
    return {"simulations": int(thoughts)} if wanted else {}


def guest_of(name: str, game: Game[Any], seed: bytes) -> Bot:
    """The bot, for one seat of one game."""
    from menagerie.envs.openspiel_bot import OpenSpielBot

    return OpenSpielBot(game, seed, **terms_of(name))


def make_ready(name: str, game: Game[Any], players: int) -> None:
    """Have all compiled that it needs; the first time that takes seconds."""
    warmed_up(Run(game, players, 0, seed_of(name), {}))
    if level := terms_of(name).get("as_long_as"):
        get_ready(level, game, players)
