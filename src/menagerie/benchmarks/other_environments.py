"""Environments of other projects as peers for measurements: their games most like ours, with observations."""

from __future__ import annotations

import os
import random
from collections.abc import Callable
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from menagerie.benchmarks.engine_speed import Play, Way

STEPS = 16
BATCHES = (1024, 8192)
"""The numbers of games at once that are tried; the faster one counts."""


def openspiel_ways() -> list[Way]:
    """Return OpenSpiel's trick games, through ``Observation.set_from``."""
    from menagerie.benchmarks.openspiel_play import Peer, observed

    peers = (Peer("hearts"), Peer("spades"))
    return [(peer.name, peer.players, "OpenSpiel", (partial(observed, peer),)) for peer in peers]


def rlcard_ways() -> list[Way]:
    """Return RLCard's bridge."""
    import rlcard

    return [("bridge", 4, "RLCard", (partial(play_rlcard, rlcard.make("bridge")),))]


def play_rlcard(env: Any) -> int:
    """Play a game, move by move. Return the number of decisions."""
    state, _ = env.reset()
    decisions = 0
    while not env.is_over():
        state, _ = env.step(random.choice(list(state["legal_actions"])))  # noqa: S311
        decisions += 1
    return decisions


def pgx_ways() -> list[Way]:
    """Return the card games of pgx; one compiled call takes many steps of many games."""
    os.environ.setdefault("XLA_FLAGS", "--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1")
    import pgx

    games = {"leduc_holdem": pgx.make("leduc_holdem"), "bridge_bidding": bridge_bidding()}
    return [(name, env.num_players, "pgx", (quickest(env),)) for name, env in games.items()]


def bridge_bidding() -> Any:
    """Return bridge bidding with the sample of deals that pgx includes; larger tables must be downloaded."""
    import numpy as np
    from pgx import bridge_bidding as bidding

    with TemporaryDirectory() as folder:
        table = Path(folder) / "deals.npy"
        np.save(table, np.stack([np.asarray(part) for part in bidding._load_sample_hash()]))
        return bidding.BridgeBidding(str(table))


def quickest(env: Any) -> Play:
    """Return the batch size that plays more decisions per second."""
    from menagerie.benchmarks.engine_speed import one_rate

    plays = [pgx_play(env, batch) for batch in BATCHES]
    return max(plays, key=lambda play: one_rate(play, 0.2))


def pgx_play(env: Any, batch: int) -> Play:
    """Return a function that takes some steps of this many games with random legal actions; a finished game starts
    again."""
    import jax
    from jax import numpy as jnp
    from pgx.experimental import auto_reset

    step = jax.vmap(auto_reset(env.step, env.init))

    def one(_: int, carried: tuple[Any, Any]) -> tuple[Any, Any]:
        state, key = carried
        key, choosing, beginning = jax.random.split(key, 3)
        action = jax.random.categorical(choosing, jnp.where(state.legal_action_mask, 0.0, -1e9), axis=-1)
        return step(state, action, jax.random.split(beginning, batch)), key

    run = jax.jit(lambda state, key: jax.lax.fori_loop(0, STEPS, one, (state, key)))
    key = jax.random.PRNGKey(1)
    carried = [run(jax.jit(jax.vmap(env.init))(jax.random.split(key, batch)), key)]

    def play() -> int:
        carried[0] = jax.block_until_ready(run(*carried[0]))
        return batch * STEPS

    play()
    return play


OTHERS: dict[str, Callable[[], list[Way]]] = {"OpenSpiel": openspiel_ways, "pgx": pgx_ways, "RLCard": rlcard_ways}
"""The ways of each project by its name; a function raises ImportError if the project is not installed."""
