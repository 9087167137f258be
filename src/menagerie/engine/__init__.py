"""The engine: search, random play and statistics of whole games, compiled.

``engine_for`` returns the implementation for a game. The WebAssembly module in the package needs no compiler and plays
our own games. With the extra ``fast``, Numba compiles any game for this machine: that takes seconds, and is faster
afterwards. Both give the same results for the same seeds.
"""

from __future__ import annotations

import os
from functools import cache
from importlib.util import find_spec
from typing import Any

from menagerie.core.errors import BadSetup
from menagerie.core.game import Game
from menagerie.engine.interface import Engine, GameTotals, SearchResult, SearchTree
from menagerie.engine.module import contains, read_module
from menagerie.games import load, own_names

__all__ = [
    "Engine",
    "GameTotals",
    "SearchResult",
    "SearchTree",
    "check_engine",
    "check_searchable",
    "engine_for",
    "is_compiled_ahead",
    "native_engine",
    "require_fast",
    "wasm_engine",
]

VARIABLE = "MENAGERIE_ENGINE"
"""The environment variable that chooses one implementation for everything."""

IMPLEMENTATIONS = ("native", "wasm")


def engine_for(game: Game[Any], bulk: bool = False) -> Engine:
    """Return the engine for a game; for bulk work the native one, where its extra is installed.

    Raise BadSetup if the game is not in the module and cannot be compiled here.
    """
    return wasm_engine(game.name) if is_compiled_ahead(game, bulk) else native_engine(game)


def is_compiled_ahead(game: Game[Any], bulk: bool = False) -> bool:
    """Return whether the game's engine is the module in the package, so that nothing needs to be compiled."""
    asked = os.environ.get(VARIABLE, "")
    if asked and asked not in IMPLEMENTATIONS:
        raise BadSetup("unknown-engine", variable=VARIABLE, found=asked, known=", ".join(IMPLEMENTATIONS))
    if not contains(game):
        return False
    return asked == "wasm" or (not asked and not (bulk and has_fast()))


def check_searchable(game: Game[Any]) -> None:
    """Raise BadSetup if no engine here can search this game."""
    if not is_compiled_ahead(game):
        require_fast(game.name)


def check_engine() -> None:
    """Raise BadSetup if our own games cannot be searched: the module is damaged, or the settings make no sense."""
    for game in map(load, own_names()):
        if is_compiled_ahead(game):
            read_module()
        elif contains(game):
            check_searchable(game)


def has_fast() -> bool:
    """Return whether the extra ``fast`` is installed."""
    return all(find_spec(name) is not None for name in ("numba", "numpy"))


def require_fast(needed_by: str) -> None:
    """Raise BadSetup if the extra ``fast`` is not installed, which this part of the program needs."""
    if not has_fast():
        raise BadSetup("extra-missing", argument=needed_by, extra="fast")


def native_engine(game: Game[Any]) -> Engine:
    """Return the engine that Numba compiles."""
    require_fast(game.name)
    from menagerie.engine.native import NativeEngine

    return NativeEngine(game)


@cache
def wasm_engine(game: str) -> Engine:
    """Return the engine in WebAssembly for one of our own games."""
    from menagerie.engine.wasm import WasmEngine

    return WasmEngine(load(game))
