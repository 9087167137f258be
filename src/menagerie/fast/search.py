"""The search kernel: information-set Monte Carlo tree search for all games.

A simulation starts with a determinization: it deals everything at random that the searching seat cannot know. It
walks down the tree, plays on by the heuristic or at random to the end of the round, and adds the result to every move
that it chose in the tree, from the view of the seat that moved.

A node is an observation, not a history: the searcher's own view where the searcher decides, the spectators' view
where others decide. So hidden cards and hidden moves do not split nodes, and a position reached in two ways is one
node. Where several seats choose at once, each seat has a node for its own view and learns a mixed strategy there by
regret matching. Elsewhere the seat takes the move with the best upper confidence bound, counted over the simulations
in which that move was available. Until a node has enough visits, the heuristic decides there.
"""

from __future__ import annotations

from math import sqrt
from typing import Any, NamedTuple, TypeAlias

import numpy as np
from numba import njit
from numpy.typing import NDArray

from menagerie.core.bits import lowest
from menagerie.core.chance import draw, next_word
from menagerie.core.game import CERTAIN, CHANCE, NOT_A_SEAT, Game
from menagerie.core.search_settings import ALWAYS, SearchSettings, is_crowded, nodes_for
from menagerie.core.state import State
from menagerie.fast.cache import compile_cache
from menagerie.fast.compile import (
    actors,
    apply,
    apply_chance,
    between_rounds,
    conceal,
    determinize,
    heuristic,
    legal,
    register_core,
    reopen_choices,
    sample_chance,
    score,
    win_probability,
)
from menagerie.fast.kernels import Ints
from menagerie.fast.logarithm import log_32
from menagerie.fast.rows import Rows, rows_of

NODE = np.dtype([("key", np.int64), ("visits", np.float64), ("first", np.int64)])
"""A node: the hash of a view, the number of visits, and the first of its moves."""

MOVE = np.dtype(
    [
        ("action", np.int32),
        ("next", np.int32),
        ("visits", np.float32),
        ("available", np.float32),
        ("value", np.float32),
        ("regret", np.float32),
        ("played", np.float32),
    ],
    align=True,
)
"""A move at a node: how often it was available, how often it was chosen, the sum of its values, its regret, and how
often the mixed strategy plays it."""

NONE = -1

DEPTH = 128
"""The largest number of moves in the tree that a simulation remembers."""

FULL = 0.75
"""The part of the memory that nodes may fill; then no new nodes are added."""

HASH_FACTOR_A = -7046029254386353131
HASH_FACTOR_B = -4658895280553007687
"""Odd numbers that mix hash keys well."""


Floats: TypeAlias = NDArray[np.float64]


class SearchMemory(NamedTuple):
    """The nodes and moves that a search has learnt, and its working memory."""

    nodes: Any
    pool: Any
    """The moves of all nodes; those of one node form a linked list."""
    used: Ints
    """The number of nodes and the number of moves."""
    simulated: Rows
    viewer: Rows
    seen: Ints
    """The viewer's row as 64-bit words."""
    rng: Ints
    outcome: Ints
    moves: Ints
    """The legal moves, and the place of each in the pool."""
    places: Ints
    legal_index: Ints
    """For each action, its index among the legal moves, counted from 1; 0 if it is not legal."""
    probabilities: Floats
    bounds: Floats
    path: Ints
    path_seats: Ints
    """The seats that decided on the path."""
    tried: Floats
    """For each action at the root: the number of simulations that chose it, and the sums of their victories and
    points."""
    won: Floats
    scored: Floats


WITHIN: Any = {
    "nogil": True,
    "no_cpython_wrapper": True,
    "no_cfunc_wrapper": True,
    "_nrt": False,
    "forceinline": True,
}
"""Numba's options for the parts of the kernel: inlined, without reference counts."""

register_core()

with compile_cache():

    @njit(**WITHIN)
    def key_of(words: Ints) -> int:
        """Return a hash of the row that is never 0."""
        a = HASH_FACTOR_A
        b = HASH_FACTOR_B
        for i in range(0, len(words) - 1, 2):
            a = (a ^ words[i]) * HASH_FACTOR_A
            b = (b ^ words[i + 1]) * HASH_FACTOR_B
            a ^= (a >> 29) & 0x7FFFFFFFF
            b ^= (b >> 31) & 0x1FFFFFFFF
        if len(words) & 1:
            a = (a ^ words[-1]) * HASH_FACTOR_A
        a ^= b * HASH_FACTOR_B
        a ^= (a >> 32) & 0xFFFFFFFF
        return a * HASH_FACTOR_A | 1

    @njit(**WITHIN)
    def node_at(nodes: Any, key: int) -> int:
        """Return the index of the node with this key, or the free place for it."""
        last = len(nodes) - 1
        place = (key >> 8) & last
        while nodes[place].key != key and nodes[place].key != 0:
            place = (place + 1) & last
        return place

    @njit(**WITHIN)
    def find_moves(memory: SearchMemory, node: int, count: int) -> None:
        """Find each legal move of a node in the pool; add the moves that are missing."""
        for i in range(count):
            memory.legal_index[memory.moves[i]] = i + 1
        missing = count
        last = NONE
        place = memory.nodes[node].first
        while place != NONE and missing:
            move = memory.pool[place]
            i = memory.legal_index[move.action]
            if i:
                memory.places[i - 1] = place
                memory.legal_index[move.action] = 0
                move.available += 1.0
                missing -= 1
            last = place
            place = move.next
        if missing:
            add_moves(memory, node, count, last)

    @njit(**WITHIN)
    def add_moves(memory: SearchMemory, node: int, count: int, last: int) -> None:
        """Add legal moves to a node, after its last one."""
        for i in range(count):
            action = memory.moves[i]
            if memory.legal_index[action]:
                memory.legal_index[action] = 0
                place = memory.used[1]
                memory.used[1] += 1
                memory.places[i] = place
                memory.pool[place].action = action
                memory.pool[place].next = NONE
                memory.pool[place].available = 1.0
                if last == NONE:
                    memory.nodes[node].first = place
                else:
                    memory.pool[last].next = place
                last = place

    @njit(**WITHIN)
    def random_unit(rng: Ints) -> float:
        """Return a random number from 0 to 1."""
        return next_word(rng) / 4294967296.0

    @njit(**WITHIN)
    def sometimes(rng: Ints, often: int) -> bool:
        """Return True in this many of 256 cases."""
        return often == ALWAYS or (often != 0 and draw(rng, ALWAYS) < often)

    @njit(**WITHIN)
    def untried(memory: SearchMemory, count: int) -> int:
        """Return a random move that has never been chosen; NONE if there is none."""
        choice = NONE
        seen = 0
        for i in range(count):
            if memory.pool[memory.places[i]].visits == 0.0:
                seen += 1
                if draw(memory.rng, seen) == 0:
                    choice = i
        return choice

    @njit(**WITHIN)
    def most_promising(memory: SearchMemory, count: int, exploration: float) -> int:
        """Return the move with the best upper confidence bound."""
        best = -1.0
        choice = 0
        for i in range(count):
            move = memory.pool[memory.places[i]]
            bound = move.value / move.visits + exploration * sqrt(log_32(move.available) / move.visits)
            if bound > best:
                best = bound
                choice = i
        return choice

    @njit(**WITHIN)
    def regret_matching_choice(
        memory: SearchMemory, count: int, visits: float, exploration_rate: float, exploration: float
    ) -> int:
        """Choose a move by regret matching, and update the regrets and the mixed strategy."""
        regrets = 0.0
        for i in range(count):
            regrets += memory.pool[memory.places[i]].regret
        mean = 0.0
        for i in range(count):
            move = memory.pool[memory.places[i]]
            memory.probabilities[i] = move.regret / regrets if regrets > 0.0 else 1.0 / count
            memory.bounds[i] = move.value / move.visits + exploration * sqrt(log_32(move.available) / move.visits)
            mean += memory.probabilities[i] * memory.bounds[i]
        for i in range(count):
            move = memory.pool[memory.places[i]]
            move.regret = max(0.0, move.regret + memory.bounds[i] - mean)
            move.played += visits * memory.probabilities[i]
        if random_unit(memory.rng) < exploration_rate:
            return draw(memory.rng, count)
        left = random_unit(memory.rng)
        for i in range(count):
            left -= memory.probabilities[i]
            if left < 0.0:
                return i
        return count - 1

    @njit(**WITHIN)
    def choose_in_tree(memory: SearchMemory, node: int, count: int, at_once: bool, settings: SearchSettings) -> int:
        """Return the index of the move that this simulation takes at a node."""
        find_moves(memory, node, count)
        choice: int = untried(memory, count)
        if choice == NONE and at_once:
            choice = regret_matching_choice(
                memory, count, memory.nodes[node].visits, settings.exploration_rate, settings.exploration
            )
        elif choice == NONE:
            choice = most_promising(memory, count, settings.exploration)
        return choice

    @njit(**WITHIN)
    def backpropagate(
        state: Any, memory: SearchMemory, depth: int, root: int, action: int, margin_weight: float
    ) -> None:
        """Add the result of the simulation to every move that it chose in the tree."""
        players = state.players
        total = 0.0
        spread = 1.0
        for seat in range(players):
            points = score(state, seat)
            total += points
            spread += abs(points)
        for i in range(depth):
            seat = memory.path_seats[i]
            move = memory.pool[memory.path[i]]
            margin = min(1.0, max(0.0, 0.5 + (players * score(state, seat) - total) / spread))
            move.visits += 1.0
            move.value += (1.0 - margin_weight) * win_probability(state, seat) / CERTAIN + margin_weight * margin
        memory.tried[action] += 1.0
        memory.won[action] += win_probability(state, root) / CERTAIN
        memory.scored[action] += score(state, root)

    @njit(**WITHIN)
    def node_for(memory: SearchMemory, seat: int, viewer: int, depth: int, min_visits: float) -> int:
        """Return the node of a seat that decides, in a viewer's view; NONE if it has too few visits or there is no
        room."""
        memory.viewer[0] = memory.simulated[0]
        conceal(memory.viewer[0], viewer)
        key = key_of(memory.seen[0]) ^ seat << 1
        node: int = node_at(memory.nodes, key)
        unseen = memory.nodes[node].key == 0
        full = memory.used[1] + len(memory.moves) > len(memory.pool)
        if full or depth == DEPTH or (unseen and memory.used[0] >= FULL * len(memory.nodes)):
            return NONE
        if unseen:
            memory.nodes[node].key = key
            memory.nodes[node].first = NONE
            memory.used[0] += 1
        memory.nodes[node].visits += 1.0
        known = depth == 0 or memory.nodes[node].visits > min_visits
        return node if known else NONE

    @njit(nogil=True, cache=True)
    def search(views: Rows, root: int, simulations: int, memory: SearchMemory, settings: SearchSettings) -> int:
        """Run simulations from what the root seat can see. Return the number of decisions in them."""
        state = memory.simulated[0]
        decisions = 0
        for _ in range(simulations):
            memory.simulated[0] = views[0]
            reopen_choices(state, root)
            determinize(state, memory.rng)
            depth = 0
            first = NONE
            in_tree = True
            leaving = False
            at_once = False
            unplayed = between_rounds(state)
            acting = actors(state)
            while acting != 0:
                if between_rounds(state):
                    if not unplayed:
                        break
                else:
                    unplayed = False
                if acting == CHANCE:
                    sample_chance(state, memory.rng, memory.outcome)
                    apply_chance(state, memory.outcome, None)
                    acting = actors(state)
                    continue
                if leaving and not at_once:
                    in_tree = False
                several = acting & (acting - 1) != 0
                at_once = at_once or several
                seat = root if (acting >> root) & 1 else lowest(acting)
                count = legal(state, seat, memory.moves)
                node = NONE
                foreseen = at_once and seat != root and sometimes(memory.rng, settings.assume_heuristic)
                if in_tree and count > 1 and not foreseen:
                    node = node_for(
                        memory,
                        seat,
                        seat if at_once or seat == root else NOT_A_SEAT,
                        depth,
                        settings.min_visits * count,
                    )
                    leaving = leaving or node == NONE
                if node != NONE:
                    choice = choose_in_tree(memory, node, count, at_once, settings)
                    action = memory.moves[choice]
                    memory.path[depth] = memory.places[choice]
                    memory.path_seats[depth] = seat
                    depth += 1
                elif count == 1:
                    action = memory.moves[0]
                elif sometimes(memory.rng, settings.heuristic_rate):
                    action = heuristic(state, seat, memory.moves, count, memory.rng)
                else:
                    action = memory.moves[draw(memory.rng, count)]
                if first == NONE and seat == root:
                    first = action
                at_once = several
                apply(state, seat, action, None)
                decisions += 1
                acting = actors(state)
            backpropagate(state, memory, depth, root, first, settings.margin_weight)
        return decisions

    @njit(nogil=True, cache=True)
    def sum_root_statistics(views: Rows, root: int, memory: SearchMemory, visits: Floats, played: Floats) -> None:
        """Add up how often the search has chosen each action at the root, and how often its mixed strategy plays it."""
        memory.simulated[0] = views[0]
        reopen_choices(memory.simulated[0], root)
        memory.viewer[0] = memory.simulated[0]
        conceal(memory.viewer[0], root)
        node = node_at(memory.nodes, key_of(memory.seen[0]) ^ root << 1)
        if memory.nodes[node].key != 0:
            place = memory.nodes[node].first
            while place != NONE:
                move = memory.pool[place]
                visits[move.action] += move.visits
                played[move.action] += move.played
                place = move.next


def memory_for(game: Game[Any], state: State, stream: list[int], simulations: int) -> SearchMemory:
    """Return an empty memory with room for the nodes of some searches of this many simulations."""
    nodes = nodes_for(simulations)
    viewer = rows_of(state)
    return SearchMemory(
        nodes=np.zeros(nodes, NODE),
        pool=np.zeros(2 * nodes + game.most_legal, MOVE),
        used=np.zeros(2, np.int64),
        simulated=rows_of(state),
        viewer=viewer,
        seen=viewer.view(np.int64).reshape(1, -1),
        rng=np.array(stream, np.int64),
        outcome=np.zeros(max(1, game.outcome_length), np.int64),
        moves=np.zeros(game.most_legal, np.int64),
        places=np.zeros(game.most_legal, np.int64),
        legal_index=np.zeros(game.actions, np.int64),
        probabilities=np.zeros(game.most_legal),
        bounds=np.zeros(game.most_legal),
        path=np.zeros(DEPTH, np.int64),
        path_seats=np.zeros(DEPTH, np.int64),
        tried=np.zeros(game.actions),
        won=np.zeros(game.actions),
        scored=np.zeros(game.actions),
    )


def make_ready(memory: SearchMemory) -> None:
    """Prepare the memory for another move: keep what was learnt, unless it would leave too little room."""
    if is_crowded(memory.used[0], len(memory.nodes)) or is_crowded(memory.used[1], len(memory.pool)):
        forget(memory)
    for counts in (memory.tried, memory.won, memory.scored):
        counts[:] = 0


def forget(memory: SearchMemory) -> None:
    """Clear the memory, as bytes: field by field it takes ten times as long, and no other thread can run."""
    for array in (memory.nodes, memory.pool, memory.used):
        array.view(np.uint8)[:] = 0
