"""The kernel of training: networks play whole games against each other, and their decisions are recorded.

A round is an episode. Its result for a seat is by how much the round changed its probability to win the game, and,
with a small weight, by how much it leads in points.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from numba import njit

from menagerie.core.bits import lowest
from menagerie.core.game import CERTAIN, CHANCE, part_of_victory
from menagerie.core.state import NOBODY
from menagerie.fast.batch import APART, WITHIN, Bytes, Floats, write_observation
from menagerie.fast.cache import compile_cache
from menagerie.fast.compile import (
    actors,
    apply,
    apply_chance,
    between_rounds,
    heuristic,
    legal,
    register_core,
    sample_chance,
    score,
    win_probability,
)
from menagerie.fast.kernels import Ints
from menagerie.fast.network import Activations, Network, Singles, activate, prepare, sample, value_of, weigh
from menagerie.fast.rows import Rows

BY_HEURISTIC = -1
"""In a lineup, a seat that follows the heuristic; other numbers are those of networks."""

LEARNER = 0
"""The number of the network that learns."""


class Lineups(NamedTuple):
    """The games to be played, one row or item for each."""

    tables: Ints
    """The number of the start state."""
    players: Ints
    """For each seat the number of its network, or BY_HEURISTIC."""
    chance: Ints
    """The stream of the deals."""
    choices: Ints
    """The stream of the seats' choices."""


class Decisions(NamedTuple):
    """The decisions of one player, one row or item for each, in the order of play."""

    cells: Bytes
    """What the seat observes, and after it what only the critic sees."""
    seats: Ints
    """The number of players."""
    masks: Bytes
    """The units of the legal actions."""
    actions: Ints
    """The unit of the chosen action."""
    probabilities: Singles
    """The probability with which the action was chosen."""
    values: Singles
    """The result that the critic expects."""
    rewards: Singles
    """The seat's result, at its last decision of a round."""
    following: Ints
    """The seat's next decision of the same round, or NOBODY."""
    advantages: Singles


class SelfPlayBuffers(NamedTuple):
    """Working memory."""

    rows: Rows
    moves: Ints
    outcome: Ints
    other: Bytes
    actor: Activations
    critic: Activations
    last: Ints
    """Each seat's last decision in this round, or NOBODY."""
    win_probabilities: Floats
    """Each seat's probability to win before this round."""


register_core()

with compile_cache():

    @njit(**WITHIN)
    def nth_network(networks: Network, n: int) -> Network:
        """Return one of several networks whose weights lie one after the other."""
        return Network(
            networks.first[n],
            networks.first_bias[n],
            networks.second[n],
            networks.second_bias[n],
            networks.policy[n],
            networks.policy_bias[n],
            networks.value[n],
            networks.value_bias[n],
        )

    @njit(**APART)
    def write_hidden(state: Any, seat: int, cells: Bytes, other: Bytes, start: int, common: int) -> None:
        """Write what every other seat knows about itself, clockwise, from ``start`` on."""
        for steps in range(1, state.players):
            write_observation(state, (seat + steps) % state.players, other)
            for cell in range(common):
                cells[start + cell] = other[cell]
            start += common

    @njit(**APART)
    def finish_round(state: Any, buffers: SelfPlayBuffers, decisions: Decisions, margin_weight: float) -> None:
        """Write each seat's result of the round to its last decision."""
        total = 0.0
        spread = 1.0
        for seat in range(state.players):
            points = score(state, seat)
            total += points
            spread += abs(points)
        for seat in range(state.players):
            probability = win_probability(state, seat) / CERTAIN
            margin = min(0.5, max(-0.5, (state.players * score(state, seat) - total) / spread))
            if buffers.last[seat] != NOBODY:
                decisions.rewards[buffers.last[seat]] = (
                    probability - buffers.win_probabilities[seat] + margin_weight * margin
                )
            buffers.last[seat] = NOBODY
            buffers.win_probabilities[seat] = probability

    @njit(**APART)
    def record(k: int, seat: int, count: int, choice: int, buffers: SelfPlayBuffers, decisions: Decisions) -> None:
        """Write the k-th decision."""
        row = decisions.cells[k]
        for cell in range(len(row)):
            row[cell] = buffers.actor.cells[cell]
        mask = decisions.masks[k]
        mask[:] = 0
        for i in range(count):
            mask[buffers.actor.units[i]] = 1
        decisions.seats[k] = buffers.rows[0].players
        decisions.actions[k] = buffers.actor.units[choice]
        decisions.probabilities[k] = buffers.actor.probabilities[choice]
        decisions.rewards[k] = 0
        decisions.following[k] = NOBODY
        if buffers.last[seat] != NOBODY:
            decisions.following[buffers.last[seat]] = k
        buffers.last[seat] = k

    @njit(nogil=True, cache=True, _nrt=False)
    def play_lineups(
        starts: Rows,
        lineups: Lineups,
        networks: Network,
        sharpness: float,
        critic: Network,
        common: int,
        margin_weight: float,
        recorded_player: int,
        buffers: SelfPlayBuffers,
        decisions: Decisions,
        shares: Floats,
    ) -> tuple[int, int]:
        """Play the games, and record the decisions of one player unless there is no room for any. Stop before a game
        whose decisions do not fit any more. Return the numbers of games and of recorded decisions."""
        capacity = len(decisions.actions)
        width = networks.first.shape[1]
        state, cells = buffers.rows[0], buffers.actor.cells
        recorded = 0
        for game in range(len(lineups.tables)):
            begun = recorded
            buffers.rows[0] = starts[lineups.tables[game]]
            chance, choices = lineups.chance[game], lineups.choices[game]
            for seat in range(state.players):
                buffers.last[seat] = NOBODY
                buffers.win_probabilities[seat] = win_probability(state, seat) / CERTAIN
            unplayed = True
            while True:
                acting = actors(state)
                if not unplayed and (acting == 0 or between_rounds(state)):
                    finish_round(state, buffers, decisions, margin_weight)
                    unplayed = True
                if acting == 0:
                    break
                if acting == CHANCE:
                    sample_chance(state, chance, buffers.outcome)
                    apply_chance(state, buffers.outcome, None)
                    continue
                if unplayed and not between_rounds(state):
                    unplayed = False
                seat = lowest(acting)
                count = legal(state, seat, buffers.moves)
                player = lineups.players[game, seat]
                choice = 0
                if count > 1:
                    prepare(buffers.rows, 0, seat, buffers.moves, count, buffers.actor)
                    if player == BY_HEURISTIC:
                        action = heuristic(state, seat, buffers.moves, count, choices)
                        while buffers.moves[choice] != action:
                            choice += 1
                    else:
                        network = nth_network(networks, player)
                        activate(network, state.players, cells[:width], buffers.actor)
                        weigh(network, count, sharpness, buffers.actor)
                        choice = sample(buffers.actor.probabilities, count, choices)
                    if player == recorded_player and capacity:
                        if recorded == capacity:
                            return game, begun
                        write_hidden(buffers.actor.rows[0], seat, cells, buffers.other, width, common)
                        activate(critic, state.players, cells, buffers.critic)
                        decisions.values[recorded] = value_of(critic, buffers.critic)
                        record(recorded, seat, count, choice, buffers, decisions)
                        recorded += 1
                apply(state, seat, buffers.moves[choice], None)
            for seat in range(state.players):
                shares[game, seat] = part_of_victory(win_probability(state, seat))
        return len(lineups.tables), recorded

    @njit(nogil=True, cache=True, _nrt=False)
    def estimate_advantages(decisions: Decisions, count: int, trace: float) -> None:
        """Write how much better each action was than expected, by generalized advantage estimation."""
        for k in range(count - 1, -1, -1):
            gain = decisions.rewards[k] - decisions.values[k]
            after = decisions.following[k]
            if after != NOBODY:
                gain += decisions.values[after] + trace * decisions.advantages[after]
            decisions.advantages[k] = gain
