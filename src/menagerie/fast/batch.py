"""The kernel of the vector environments: it advances many games, each to its next decision.

For each game it applies the seat's action, lets chance and the opponents play until a seat must decide, and writes
that seat's observation, its legal actions and the reward of the last action. A game that is over starts again.
"""

from __future__ import annotations

from typing import Any, NamedTuple, TypeAlias

import numpy as np
from numba import njit
from numpy.typing import NDArray

from menagerie.core.bits import lowest
from menagerie.core.chance import draw
from menagerie.core.game import CHANCE, Game, part_of_victory
from menagerie.core.state import NOBODY, State
from menagerie.fast.cache import compile_cache
from menagerie.fast.compile import (
    actors,
    apply,
    apply_chance,
    heuristic,
    legal,
    observe,
    points,
    register_core,
    sample_chance,
    win_probability,
    winners,
)
from menagerie.fast.kernels import Ints, start_stream
from menagerie.fast.network import SHARPNESS, Activations, Network, choose_by_network
from menagerie.fast.rows import Rows, rows_of
from menagerie.fast.seed_streams import Words, derive_words

Bytes: TypeAlias = NDArray[np.int8]
Floats: TypeAlias = NDArray[np.float64]
Bools: TypeAlias = NDArray[np.bool_]

ASKED, RANDOM, HEURISTIC, NETWORK = 0, 1, 2, 3
"""How the other seats decide: by the caller, at random, by the heuristic, or by a network."""

PLAYING, OVER, FRESH, SET_UP = 0, 1, 2, 3
"""The status of a game: running; over; to start at the next step; set up by hand, to be shown at the next step."""

SHOW_ONLY = -(1 << 62)
"""An action that does nothing: the game is only shown."""

WITHIN: Any = {"nogil": True, "no_cpython_wrapper": True, "no_cfunc_wrapper": True, "_nrt": False, "forceinline": True}
APART: Any = {**WITHIN, "forceinline": False}


class Terms(NamedTuple):
    """The settings that all games share."""

    opponents: int
    seat: int
    """The seat for which the caller decides."""
    rotated: bool
    """Whether every deal is played once from each seat."""
    by_points: bool
    penalty: float
    """The reward for an illegal action, which ends the game."""
    same_step: bool
    """Whether a game that ends starts again in the same step, not in the next one."""
    begins_anew: bool
    """Whether a game that is over starts again at all."""


class Batch(NamedTuple):
    """The states of many games, with one row or item for each."""

    start: Rows
    """One row: the state before the first deal."""
    rows: Rows
    status: Ints
    runs: Words
    """The seed of each game's run of games."""
    played: Ints
    """The number of games of its run that have started."""
    seeds: Words
    """The seed of the current match."""
    chance_events: Ints
    """The number of chance events in the current match."""
    streams: Words
    """A stream for each seat that plays by itself."""
    learners: Ints
    """The seat for which the caller decides."""
    turns: Ints
    """The seat that decides now; when the game is over, the seat that decided last."""
    counts: Ints
    masks: Bytes
    """The legal actions of the seat that decides now; when the game is over, all actions."""
    points: Ints


class BatchBuffers(NamedTuple):
    """Working memory."""

    moves: Ints
    outcome: Ints
    rng: Ints
    parent: Words
    below: Words
    schedule: Words


class Opponent(NamedTuple):
    """The network that plays the other seats, and its working memory."""

    network: Network
    active: Activations
    decisions: Ints
    """One item: the number of its decisions so far."""


class BatchOutputs(NamedTuple):
    """The results of a step, with one row for each game."""

    observations: Bytes
    masks: Bytes
    turns: Ints
    rewards: Floats
    """The reward of the seat that has just decided."""
    all_rewards: Floats
    """The reward of each seat."""
    ended: Bools
    illegal: Bools
    finished: Bools
    """Whether the game was played to its end by the rules."""
    points: Ints
    """The points of each seat in a finished game."""
    winners: Bools
    """The winners of a finished game."""
    last_turns: Ints
    """The seat that decided last, where a game has ended."""
    finals: Bytes
    """The observation at the end of a game that started again in the same step."""


register_core()

with compile_cache():

    @njit(**WITHIN)
    def begin(batch: Batch, buffers: BatchBuffers, i: int, terms: Terms) -> None:
        """Start the next game of a run; its deal and its opponents have different seeds derived from the run's seed."""
        players = batch.points.shape[1]
        number = batch.played[i]
        batch.played[i] += 1
        batch.learners[i] = (terms.seat + number) % players if terms.rotated else terms.seat
        deal = number // players if terms.rotated else number
        derive_words(batch.runs[i], 2 * deal, batch.seeds[i], buffers.schedule)
        if terms.opponents != ASKED:
            derive_words(batch.runs[i], 2 * number + 1, buffers.parent, buffers.schedule)
            for seat in range(players):
                start_stream(buffers.parent, seat, buffers.below, buffers.schedule, batch.streams[i, seat])
        batch.rows[i] = batch.start[0]
        batch.chance_events[i] = 0

    @njit(**WITHIN)
    def go_on(
        batch: Batch, buffers: BatchBuffers, i: int, opponents: int, opponent: Opponent, seat: int, action: int
    ) -> None:
        """Apply the seat's action, unless it is SHOW_ONLY, and let chance and opponents play until the caller must
        decide or the game is over.

        When several seats choose at once, the caller's seat chooses first: nobody knows what the others chose.
        """
        state = batch.rows[i]
        moves = buffers.moves
        me = batch.learners[i]
        batch.counts[i] = 0
        batch.status[i] = OVER
        while True:
            if action != SHOW_ONLY:
                apply(state, seat, action, None)
                action = SHOW_ONLY
            acting = actors(state)
            if acting == 0:
                return
            if acting == CHANCE:
                start_stream(batch.seeds[i], batch.chance_events[i], buffers.below, buffers.schedule, buffers.rng)
                batch.chance_events[i] += 1
                sample_chance(state, buffers.rng, buffers.outcome)
                apply_chance(state, buffers.outcome, None)
                continue
            seat = me if opponents != ASKED and (acting >> me) & 1 else lowest(acting)
            count = legal(state, seat, moves)
            if opponents == ASKED or seat == me:
                batch.turns[i] = seat
                batch.counts[i] = count
                batch.status[i] = PLAYING
                return
            rng = batch.streams[i, seat]
            if opponents == HEURISTIC:
                action = heuristic(state, seat, moves, count, rng)
            elif opponents == NETWORK:
                opponent.decisions[0] += 1
                network, active = opponent.network, opponent.active
                action = choose_by_network(batch.rows, i, seat, moves, count, network, SHARPNESS, active, rng)
            else:
                action = moves[draw(rng, count)]

    @njit(**WITHIN)
    def reward(batch: Batch, i: int, by_points: bool, anew: bool, rewards: Floats) -> None:
        """Write each seat's share of the victory at the end, or the points that it has made in this step.

        A game that has just started brings no reward.
        """
        state = batch.rows[i]
        for seat in range(len(rewards)):
            if by_points:
                made = points(state, seat)
                if not anew:
                    rewards[seat] = made - batch.points[i, seat]
                batch.points[i, seat] = made
            elif batch.status[i] == OVER and not anew:
                rewards[seat] = part_of_victory(win_probability(state, seat))

    @njit(**APART)
    def write_result(state: Any, made: Ints, won: Bools) -> bool:
        """Write each seat's points and victory. Return False if the game is not over."""
        if actors(state) != 0:
            return False
        best = winners(state)
        for seat in range(len(made)):
            made[seat] = points(state, seat)
            won[seat] = (best >> seat) & 1
        return True

    @njit(**WITHIN)
    def is_legal(batch: Batch, i: int, action: int) -> bool:
        """Return whether the action is legal."""
        return 0 <= action < batch.masks.shape[1] and bool(batch.masks[i, action])

    @njit(**APART)
    def write_observation(state: Any, seat: int, observation: Bytes) -> None:
        """Write the seat's observation."""
        observe(state, seat, observation)

    @njit(**WITHIN)
    def mark_legal(batch: Batch, buffers: BatchBuffers, i: int) -> None:
        """Mark the legal actions; when a game is over, mark all."""
        mask = batch.masks[i]
        if batch.status[i] == OVER:
            mask[:] = 1
        else:
            mask[:] = 0
        for choice in range(batch.counts[i]):
            mask[buffers.moves[choice]] = 1

    @njit(**WITHIN)
    def clear(shown: BatchOutputs, i: int) -> None:
        """Clear the results of the last step."""
        shown.rewards[i] = 0.0
        shown.all_rewards[i, :] = 0.0
        shown.ended[i] = False
        shown.illegal[i] = False
        if shown.finished[i]:
            shown.finished[i] = False
            shown.points[i, :] = 0
            shown.winners[i, :] = False

    @njit(**WITHIN)
    def advance(
        batch: Batch,
        buffers: BatchBuffers,
        i: int,
        action: int,
        terms: Terms,
        opponent: Opponent,
        shown: BatchOutputs,
    ) -> bool:
        """Advance one game by one step. Return whether it has ended."""
        seat = batch.turns[i]
        moved = False
        if action == SHOW_ONLY:
            pass
        elif batch.status[i] == OVER:
            shown.ended[i] = not terms.begins_anew
            batch.status[i] = FRESH if terms.begins_anew else OVER
        elif batch.status[i] == PLAYING:
            moved = is_legal(batch, i, action)
            if not moved:
                batch.status[i] = OVER
                batch.counts[i] = 0
                shown.illegal[i] = True
                shown.ended[i] = True
                shown.all_rewards[i, seat] = terms.penalty
        if not moved:
            action = SHOW_ONLY
        # The loop runs at most twice: for the action, and for a game that starts again. It keeps the rules in one
        # place of the kernel, since each place takes time to compile.
        while True:
            anew = batch.status[i] == FRESH
            if anew:
                begin(batch, buffers, i, terms)
            if anew or batch.status[i] == SET_UP:
                batch.turns[i] = batch.learners[i]
                moved = True
                anew = True
            if moved:
                go_on(batch, buffers, i, terms.opponents, opponent, seat, action)
                action = SHOW_ONLY
                reward(batch, i, terms.by_points, anew, shown.all_rewards[i])
            if anew:
                break
            if moved:
                shown.ended[i] = batch.status[i] == OVER
            shown.rewards[i] = shown.all_rewards[i, seat]
            if shown.ended[i]:
                shown.last_turns[i] = batch.turns[i]
                shown.finished[i] = write_result(batch.rows[i], shown.points[i], shown.winners[i])
            if not (terms.same_step and shown.ended[i]):
                break
            write_observation(batch.rows[i], batch.turns[i], shown.finals[i])
            batch.status[i] = FRESH
        if moved or shown.illegal[i]:
            mark_legal(batch, buffers, i)
        return bool(shown.ended[i])

    @njit(**WITHIN)
    def show(batch: Batch, i: int, shown: BatchOutputs) -> None:
        """Write the observation and the legal actions of the seat that decides now."""
        write_observation(batch.rows[i], batch.turns[i], shown.observations[i])
        for action in range(batch.masks.shape[1]):
            shown.masks[i, action] = batch.masks[i, action]
        shown.turns[i] = batch.turns[i]

    @njit(nogil=True, cache=True, _nrt=False)
    def step_games(
        batch: Batch, buffers: BatchBuffers, actions: Ints, terms: Terms, opponent: Opponent, shown: BatchOutputs
    ) -> int:
        """Advance every game by one step. Return the number of games that have ended."""
        ended = 0
        for i in range(len(actions)):
            clear(shown, i)
            ended += advance(batch, buffers, i, actions[i], terms, opponent, shown)
            show(batch, i, shown)
        return ended


def batch_of(game: Game[Any], start: State, count: int) -> Batch:
    """Return this many games that will start at the first step."""
    players = start.players
    return Batch(
        start=rows_of(start),
        rows=rows_of(start, count),
        status=np.full(count, FRESH),
        runs=np.zeros((count, 8), np.int64),
        played=np.zeros(count, np.int64),
        seeds=np.zeros((count, 8), np.int64),
        chance_events=np.zeros(count, np.int64),
        streams=np.zeros((count, players, 4), np.int64),
        learners=np.full(count, NOBODY),
        turns=np.zeros(count, np.int64),
        counts=np.zeros(count, np.int64),
        masks=np.ones((count, game.actions), np.int8),
        points=np.zeros((count, players), np.int64),
    )


def copy_of_batch(batch: Batch) -> Batch:
    """Return a copy of the games."""
    return Batch._make(array.copy() for array in batch)


def buffers_for(game: Game[Any]) -> BatchBuffers:
    """Return working memory for one chance outcome and for deriving seeds."""
    words = np.empty(8, np.int64), np.empty(8, np.int64), np.empty(64, np.int64)
    moves, outcome = (np.zeros(max(1, length), np.int64) for length in (game.most_legal, game.outcome_length))
    return BatchBuffers(moves, outcome, np.empty(4, np.int64), *words)


def outputs_of(players: int, observations: Bytes, masks: Bytes, finals: Bytes) -> BatchOutputs:
    """Return the results' arrays: the given large ones and new small ones."""
    count = len(observations)
    return BatchOutputs(
        observations=observations,
        masks=masks,
        turns=np.empty(count, np.int64),
        rewards=np.empty(count),
        all_rewards=np.empty((count, players)),
        ended=np.empty(count, np.bool_),
        illegal=np.empty(count, np.bool_),
        finished=np.zeros(count, np.bool_),
        points=np.zeros((count, players), np.int64),
        winners=np.zeros((count, players), np.bool_),
        last_turns=np.zeros(count, np.int64),
        finals=finals,
    )
