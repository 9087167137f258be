"""The games' Gymnasium ids: ``menagerie/mausen-v1`` and so on; the number is the version of the rules."""

from __future__ import annotations

import gymnasium

from menagerie.games import load, names


def id_of(name: str) -> str:
    """Return the id of a game."""
    return f"menagerie/{name}-v{load(name).version}"


def register_all() -> None:
    """Register every game with Gymnasium."""
    for name in names():
        if load(name).features and id_of(name) not in gymnasium.registry:
            gymnasium.register(
                id_of(name),
                entry_point="menagerie.envs.single:MenagerieEnv",
                vector_entry_point="menagerie.envs.vector:MenagerieVectorEnv",
                kwargs={"game": name},
            )
