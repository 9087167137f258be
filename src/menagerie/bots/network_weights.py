"""The weights of the trained networks, in one file for each game: signed bytes, with a scale for each row."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import IO, Any

import numpy as np
from numpy.typing import NDArray

from menagerie.core.errors import BadSetup

PARTS = ("first", "first_bias", "second", "second_bias", "policy", "policy_bias", "value", "value_bias")
"""The arrays of a network, in the order of ``menagerie.fast.network.Network``."""

MOST = 127
"""The largest number of a signed byte."""


def folder() -> Traversable:
    """Return the folder of the trained networks in the package."""
    return files("menagerie.bots") / "networks"


def has_weights(game: str) -> bool:
    """Return whether there is a trained network for this game."""
    return (folder() / f"{game}.npz").is_file()


def load_weights(game: str) -> dict[str, NDArray[np.float32]]:
    """Return the arrays of the game's network; raise BadSetup if there is none."""
    if not has_weights(game):
        raise BadSetup("no-network", game=game)
    with (folder() / f"{game}.npz").open("rb") as file:
        return read_weights(file)


def origin_of(game: str) -> dict[str, Any]:
    """Return how the game's network came about: the command, the commit, the hours and the learning curve."""
    found: dict[str, Any] = json.loads((folder() / f"{game}.json").read_text(encoding="utf-8"))
    return found


def write_weights(file: IO[bytes], arrays: Mapping[str, NDArray[np.float32]]) -> None:
    """Write a network: matrices as signed bytes with a scale for each row, the rest as it is."""
    packed: dict[str, NDArray[Any]] = {}
    for name, array in arrays.items():
        if array.ndim == 2 and name != "first_bias":
            scale = np.maximum(np.abs(array).max(1), 1e-12) / MOST
            packed[name] = np.round(array / scale[:, None]).astype(np.int8)
            packed[f"{name}_scale"] = scale.astype(np.float32)
        else:
            packed[name] = array
    np.savez_compressed(file, allow_pickle=False, **packed)


def read_weights(file: IO[bytes]) -> dict[str, NDArray[np.float32]]:
    """Return the arrays of a network that ``write_weights`` has written."""
    with np.load(file, allow_pickle=False) as packed:
        arrays = {}
        for name in PARTS:
            array = packed[name].astype(np.float32)
            arrays[name] = array * packed[f"{name}_scale"][:, None] if f"{name}_scale" in packed else array
    return arrays


def probabilities_of(
    weights: Mapping[str, NDArray[np.float32]],
    players: int,
    observation: Sequence[int],
    units: Sequence[int],
    sharpness: float,
) -> NDArray[np.float32]:
    """Return the probability of each legal action in plain NumPy, given what ``Game.network_input`` returns."""
    cells = np.asarray(observation, np.float32)
    first = np.maximum(0, weights["first_bias"][players] + cells @ weights["first"][: len(cells)])
    second = np.maximum(0, weights["second_bias"] + first @ weights["second"])
    known = list(units)
    logits = sharpness * (weights["policy_bias"][known] + weights["policy"][known] @ second)
    probabilities = np.exp(logits - logits.max())
    found: NDArray[np.float32] = probabilities / probabilities.sum()
    return found
