"""The games as environments for reinforcement learning.

>>> from menagerie.envs import MenagerieEnv
>>> env = MenagerieEnv("mopsen", players=4)
>>> observation, info = env.reset(seed=1)
>>> sorted(observation), env.action_space
(['action_mask', 'observation'], Discrete(150))
"""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import Any

MODULES = {"MenagerieEnv": "single", "MenagerieVectorEnv": "vector"}
"""The module of each environment. It is imported on first use, since each needs a library of its own."""

__all__ = ["MenagerieEnv", "MenagerieVectorEnv"]


def __getattr__(name: str) -> Any:
    if name not in MODULES:
        raise AttributeError(name)
    return getattr(import_module(f"{__name__}.{MODULES[name]}"), name)


if find_spec("gymnasium"):
    from menagerie.envs.registration import register_all

    register_all()
