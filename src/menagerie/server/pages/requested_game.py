"""Finds the games that addresses and forms name."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

from menagerie.core.errors import BadSetup
from menagerie.core.game import Game
from menagerie.games import load
from menagerie.server.errors import NotFound


def game_named(name: str) -> Game[Any] | None:
    with suppress(BadSetup):
        return load(name)
    return None


def must_be_game(name: str) -> str:
    """Return the name of a game; raise NotFound if there is no game of exactly this name."""
    game = game_named(name)
    if game is None or game.name != name:
        raise NotFound("server-no-page")
    return name
