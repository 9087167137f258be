"""Environments of others, to be measured against: their games that are most like ours, at random, with observations."""

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
"""So many games at once are tried; the quicker batch counts."""


def openspiel_ways() -> list[Way]:
    """OpenSpiel's trick games through ``Observation.set_from``."""
    from menagerie.benchmarks.openspiel_play import Peer, observed

    peers = (Peer("hearts"), Peer("spades"))
    return [(peer.name, peer.players, "OpenSpiel", (partial(observed, peer),)) for peer in peers]


def rlcard_ways() -> list[Way]:
    """RLCard's bridge."""
    import rlcard

    return [("bridge", 4, "RLCard", (partial(play_rlcard, rlcard.make("bridge")),))]


def play_rlcard(env: Any) -> int:
    """A game, move by move; its decisions."""
    state, _ = env.reset()
    decisions = 0
    while not env.is_over():
        state, _ = env.step(random.choice(list(state["legal_actions"])))  # noqa: S311
        decisions += 1
    return decisions


def pgx_ways() -> list[Way]:
    """The games of pgx that are played with cards, many steps of many games in one compiled call."""
    os.environ.setdefault("XLA_FLAGS", "--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1")
    import pgx

    games = {"leduc_holdem": pgx.make("leduc_holdem"), "bridge_bidding": bridge_bidding()}
    return [(name, env.num_players, "pgx", (quickest(env),)) for name, env in games.items()]


def bridge_bidding() -> Any:
    """Bridge bidding with the sample of deals that pgx brings; its larger tables have to be fetched."""
    import numpy as np
    from pgx import bridge_bidding as bidding

    with TemporaryDirectory() as folder:
        table = Path(folder) / "deals.npy"
        np.save(table, np.stack([np.asarray(part) for part in bidding._load_sample_hash()]))
        return bidding.BridgeBidding(str(table))


def quickest(env: Any) -> Play:
    """The batch that plays more decisions a second."""
    from menagerie.benchmarks.engine_speed import one_rate

    plays = [pgx_play(env, batch) for batch in BATCHES]
    return max(plays, key=lambda play: one_rate(play, 0.2))


def pgx_play(env: Any, batch: int) -> Play:
    """Some steps of so many games, each action any that is legal; what is over is begun anew."""
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
"""By name: the ways of each that can be measured; ImportError where it is not installed."""
