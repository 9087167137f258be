"""The games by their Gymnasium ids: ``menagerie/mausen-v1`` and so on, after the version of their rules."""

from __future__ import annotations

import gymnasium

from menagerie.games import load, names


def id_of(name: str) -> str:
    """The id of a game."""
    return f"menagerie/{name}-v{load(name).version}"


def register_all() -> None:
    """Let Gymnasium know every game."""
    for name in names():
        if load(name).features and id_of(name) not in gymnasium.registry:
            gymnasium.register(
                id_of(name),
                entry_point="menagerie.envs.single:MenagerieEnv",
                vector_entry_point="menagerie.envs.vector:MenagerieVectorEnv",
                kwargs={"game": name},
            )
