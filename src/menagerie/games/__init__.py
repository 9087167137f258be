"""The games: every folder in here is one, and installed packages add more.

A package adds a game with an entry point in the group ``menagerie.games``: its name is the game's name, its value a
package with the game as ``GAME`` and a folder ``locales``, like the folders in here. A package that cannot be used
is left out, and a warning says why.
"""

from __future__ import annotations

import pkgutil
import unicodedata
import warnings
from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from typing import Any

from menagerie.core.errors import BadSetup
from menagerie.core.game import Game

GROUP = "menagerie.games"
"""The group of entry points with which packages add games."""


class GamePackageWarning(UserWarning):
    """An installed package has a game that cannot be used."""


def names() -> list[str]:
    """Return the names of all games, ours and those of installed packages, in alphabetical order."""
    return sorted([*_own(tuple(__path__)), *_installed(tuple(__path__))])


def own_names() -> tuple[str, ...]:
    """Return the names of the games in this package."""
    return _own((str(Path(__file__).parent),))


def shortest_first() -> list[str]:
    """Return the games, those with the shortest expected duration first; the first is the default everywhere."""
    return sorted(names(), key=lambda name: load(name).look.minutes or 1000)


def load(name: str) -> Game[Any]:
    """Return the game of this name, ignoring accents and capitals."""
    decomposed = unicodedata.normalize("NFKD", name.casefold())
    plain = "".join(letter for letter in decomposed if not unicodedata.combining(letter))
    if plain not in _own(tuple(__path__)) and plain not in names():
        raise BadSetup("unknown-game", game=name, known=", ".join(names()))
    game: Game[Any] = import_module(package_of(plain)).GAME
    return game


def package_of(name: str) -> str:
    """Return the package that holds this game and its folder ``locales``."""
    return f"{__name__}.{name}" if name in _own(tuple(__path__)) else _installed(tuple(__path__))[name]


def source_folders() -> list[Path]:
    """Return the folders with the sources of all games."""
    installed = (Path(folder) for package in _installed(tuple(__path__)).values() for folder in _folders(package))
    return [*map(Path, __path__), *installed]


@cache
def _own(folders: tuple[str, ...]) -> tuple[str, ...]:
    """Return the names of the games in these folders."""
    return tuple(module.name for module in pkgutil.iter_modules(folders) if module.ispkg)


@cache
def _installed(folders: tuple[str, ...]) -> dict[str, str]:
    """Return the packages of installed games by the name of the game."""
    found: dict[str, str] = {}
    for entry_point in entry_points(group=GROUP):
        problem = "there is a game of this name already" if entry_point.name in (*_own(folders), *found) else None
        problem = problem or _problem_with(entry_point)
        if problem:
            source = entry_point.dist.name if entry_point.dist else entry_point.value
            warnings.warn(
                f"The game {entry_point.name} of the package {source} is left out: {problem}.",
                GamePackageWarning,
                stacklevel=2,
            )
        else:
            found[entry_point.name] = entry_point.value
    return found


RESERVED = ("arena", "cli", "env", "join", "play", "record", "server", "web")
"""Names that no installed game can have: ids of shared messages begin with them."""


def _problem_with(entry_point: EntryPoint) -> str | None:
    """Return why this game cannot be used, or None if it can."""
    try:
        package = import_module(entry_point.value)
        game = package.GAME
    except (Exception, SystemExit) as error:
        # Whatever a package raises on import, the other games must stay playable.
        return f"{type(error).__name__}: {error}"
    if not isinstance(game, Game):
        return f"{entry_point.value}.GAME is not a Game"
    if game.name != entry_point.name or not (game.name.isascii() and game.name.isalnum() and game.name.islower()):
        return f"its GAME has the name {game.name!r}, which must be that of the entry point, in small letters"
    if game.name in RESERVED:
        return f"{game.name} is the beginning of other messages' ids"
    if not any((Path(folder) / "locales" / "en.ftl").is_file() for folder in _folders(entry_point.value)):
        return "it has no locales/en.ftl"
    return None


def _folders(package: str) -> list[str]:
    return list(getattr(import_module(package), "__path__", ()))
