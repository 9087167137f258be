"""The games: every folder in here is one."""

from __future__ import annotations

import pkgutil
import unicodedata
from functools import cache
from importlib import import_module
from typing import Any

from menagerie.core.errors import BadSetup
from menagerie.core.game import Game


def names() -> list[str]:
    """The games that can be played."""
    return list(_names(tuple(__path__)))


@cache
def _names(folders: tuple[str, ...]) -> list[str]:
    return sorted(module.name for module in pkgutil.iter_modules(folders) if module.ispkg)


def shortest_first() -> list[str]:
    """Return the games, those with the shortest expected duration first; the first is the default everywhere."""
    return sorted(names(), key=lambda name: load(name).look.minutes or 1000)


def load(name: str) -> Game[Any]:
    """The game of this name, accents and capitals aside."""
    decomposed = unicodedata.normalize("NFKD", name.casefold())
    plain = "".join(letter for letter in decomposed if not unicodedata.combining(letter))
    if plain not in names():
        raise BadSetup("unknown-game", game=name, known=", ".join(names()))
    return _load(plain)


@cache
def _load(name: str) -> Game[Any]:
    game: Game[Any] = import_module(f"{__name__}.{name}").GAME
    return game
