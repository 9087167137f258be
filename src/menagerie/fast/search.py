"""The search kernel: information-set Monte Carlo tree search, one for all games.

A simulation begins with a redeal of what the searching seat cannot know, walks down the tree, plays on out of habit or
at random to the end of the round, and tells every node on its way what came of it for the seat that chose there.

A node is what eyes can see, not a history: the searcher's own view where the searcher decides, the public's where
others do. So hidden moves and hidden cards cannot tell nodes apart, and a position reached in two ways is one node.
Where several choose at once, each seat has a node of its own, seen with its own eyes, and learns a mixed strategy there
by regret matching; else the seat takes the move with the best upper confidence bound, counted over the simulations in
which that move was available. Until a node has been seen often enough, habit decides there.
"""

from __future__ import annotations

from math import log, sqrt
from typing import Any, NamedTuple, TypeAlias

import numpy as np
from numba import njit
from numpy.typing import NDArray

from menagerie.core.bits import lowest
from menagerie.core.chance import draw, next_word
from menagerie.core.game import CERTAIN, CHANCE, NOT_A_SEAT, Game
from menagerie.core.state import State
from menagerie.fast.cache import kept_compiled
from menagerie.fast.compile import (
    actors,
    apply,
    between_rounds,
    chance,
    conceal,
    habit,
    happen,
    legal,
    prospect,
    reopen,
    score,
    suppose,
    teach_core,
)
from menagerie.fast.kernels import Ints
from menagerie.fast.rows import Rows, rows_of

NODE = np.dtype([("key", np.int64), ("visits", np.float64), ("first", np.int64)])
"""A position in somebody's eyes: how often it was there, and the first of its moves."""

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
"""A move at a node: how often it could be taken, how often it was, what came of it, how much it is regretted, and how
much of the time a mixed strategy plays it."""

NONE = -1

ALWAYS = 256

DEPTH = 128
"""A simulation remembers so many moves in the tree."""

FULL = 0.75
"""A fuller memory takes no new nodes."""

CROWDED = 0.4
"""With a fuller memory no new search is begun."""

MIXED = -7046029254386353131
STIRRED = -4658895280553007687
"""Odd numbers that spread keys well."""


Floats: TypeAlias = NDArray[np.float64]


class Wits(NamedTuple):
    """How a search thinks."""

    patience: int
    """A node's moves are weighed after so many simulations for each."""
    exploration: float = 0.5
    """The weight of the upper confidence bound."""
    habitual: int = ALWAYS
    """Of 256 moves beyond the tree, so many follow habit."""
    finesse: float = 0.2
    """The part of a simulation's value that is the margin in points, not the victory."""
    doubt: float = 0.1
    """How often, where several choose at once, any move is tried."""
    foresee: int = 0
    """Of 256 times, so often the others who choose at the same time are taken to follow habit."""


class Desk(NamedTuple):
    """A search's memory, and room to work."""

    nodes: Any
    pool: Any
    """The moves of all nodes; those of a node are linked."""
    used: Ints
    """How many nodes and how many moves there are."""
    worlds: Rows
    eyes: Rows
    seen: Ints
    """The eyes as words."""
    rng: Ints
    outcome: Ints
    moves: Ints
    """What is legal, and, for each, its place in the pool."""
    places: Ints
    listed: Ints
    """By action: its place among the legal moves, counted from 1; else 0."""
    chances: Floats
    bounds: Floats
    path: Ints
    by: Ints
    tried: Floats
    """By action of the root: how many simulations took it, the victories and the points in them."""
    won: Floats
    scored: Floats


WITHIN: Any = {
    "nogil": True,
    "no_cpython_wrapper": True,
    "no_cfunc_wrapper": True,
    "_nrt": False,
    "forceinline": True,
}
"""How the parts of the kernel are compiled: into it, without counting references."""

teach_core()

with kept_compiled():

    @njit(**WITHIN)
    def key_of(words: Ints) -> int:
        """A number that hardly any two rows share; never 0."""
        a = MIXED
        b = STIRRED
        for i in range(0, len(words) - 1, 2):
            a = (a ^ words[i]) * MIXED
            b = (b ^ words[i + 1]) * STIRRED
            a ^= (a >> 29) & 0x7FFFFFFFF
            b ^= (b >> 31) & 0x1FFFFFFFF
        if len(words) & 1:
            a = (a ^ words[-1]) * MIXED
        a ^= b * STIRRED
        a ^= (a >> 32) & 0xFFFFFFFF
        return a * MIXED | 1

    @njit(**WITHIN)
    def node_at(nodes: Any, key: int) -> int:
        """Where the node with this key is, or would be."""
        last = len(nodes) - 1
        place = (key >> 8) & last
        while nodes[place].key != key and nodes[place].key != 0:
            place = (place + 1) & last
        return place

    @njit(**WITHIN)
    def find_moves(desk: Desk, node: int, count: int) -> None:
        """Where each legal move at a node is in the pool, from now on at the latest."""
        for i in range(count):
            desk.listed[desk.moves[i]] = i + 1
        missing = count
        last = NONE
        place = desk.nodes[node].first
        while place != NONE and missing:
            move = desk.pool[place]
            i = desk.listed[move.action]
            if i:
                desk.places[i - 1] = place
                desk.listed[move.action] = 0
                move.available += 1.0
                missing -= 1
            last = place
            place = move.next
        if missing:
            add_moves(desk, node, count, last)

    @njit(**WITHIN)
    def add_moves(desk: Desk, node: int, count: int, last: int) -> None:
        """Give a node the legal moves that it has not had, after its last one."""
        for i in range(count):
            action = desk.moves[i]
            if desk.listed[action]:
                desk.listed[action] = 0
                place = desk.used[1]
                desk.used[1] += 1
                desk.places[i] = place
                desk.pool[place].action = action
                desk.pool[place].next = NONE
                desk.pool[place].available = 1.0
                if last == NONE:
                    desk.nodes[node].first = place
                else:
                    desk.pool[last].next = place
                last = place

    @njit(**WITHIN)
    def unit(rng: Ints) -> float:
        """A random number from 0 to 1."""
        return next_word(rng) / 4294967296.0

    @njit(**WITHIN)
    def sometimes(rng: Ints, often: int) -> bool:
        """So often of 256 times."""
        return often == ALWAYS or (often != 0 and draw(rng, ALWAYS) < often)

    @njit(**WITHIN)
    def untried(desk: Desk, count: int) -> int:
        """Any of the moves that have never been taken; NONE where all have."""
        choice = NONE
        seen = 0
        for i in range(count):
            if desk.pool[desk.places[i]].visits == 0.0:
                seen += 1
                if draw(desk.rng, seen) == 0:
                    choice = i
        return choice

    @njit(**WITHIN)
    def most_promising(desk: Desk, count: int, exploration: float) -> int:
        """The move with the best upper confidence bound."""
        best = -1.0
        choice = 0
        for i in range(count):
            move = desk.pool[desk.places[i]]
            bound = move.value / move.visits + exploration * sqrt(log(move.available) / move.visits)
            if bound > best:
                best = bound
                choice = i
        return choice

    @njit(**WITHIN)
    def least_regretted(desk: Desk, count: int, visits: float, doubt: float, exploration: float) -> int:
        """A move at random, each as likely as not having taken it is regretted; and learn what to regret."""
        regrets = 0.0
        for i in range(count):
            regrets += desk.pool[desk.places[i]].regret
        mean = 0.0
        for i in range(count):
            move = desk.pool[desk.places[i]]
            desk.chances[i] = move.regret / regrets if regrets > 0.0 else 1.0 / count
            desk.bounds[i] = move.value / move.visits + exploration * sqrt(log(move.available) / move.visits)
            mean += desk.chances[i] * desk.bounds[i]
        for i in range(count):
            move = desk.pool[desk.places[i]]
            move.regret = max(0.0, move.regret + desk.bounds[i] - mean)
            move.played += visits * desk.chances[i]
        if unit(desk.rng) < doubt:
            return draw(desk.rng, count)
        left = unit(desk.rng)
        for i in range(count):
            left -= desk.chances[i]
            if left < 0.0:
                return i
        return count - 1

    @njit(**WITHIN)
    def choose_in_tree(desk: Desk, node: int, count: int, at_once: bool, wits: Wits) -> int:
        """Which of the legal moves this simulation takes at a node."""
        find_moves(desk, node, count)
        choice: int = untried(desk, count)
        if choice == NONE and at_once:
            choice = least_regretted(desk, count, desk.nodes[node].visits, wits.doubt, wits.exploration)
        elif choice == NONE:
            choice = most_promising(desk, count, wits.exploration)
        return choice

    @njit(**WITHIN)
    def learn(state: Any, desk: Desk, depth: int, root: int, action: int, finesse: float) -> None:
        """Tell every move that was taken in the tree what came of it."""
        players = state.players
        total = 0.0
        spread = 1.0
        for seat in range(players):
            points = score(state, seat)
            total += points
            spread += abs(points)
        for i in range(depth):
            seat = desk.by[i]
            move = desk.pool[desk.path[i]]
            margin = min(1.0, max(0.0, 0.5 + (players * score(state, seat) - total) / spread))
            move.visits += 1.0
            move.value += (1.0 - finesse) * prospect(state, seat) / CERTAIN + finesse * margin
        desk.tried[action] += 1.0
        desk.won[action] += prospect(state, root) / CERTAIN
        desk.scored[action] += score(state, root)

    @njit(**WITHIN)
    def node_for(desk: Desk, seat: int, eyes: int, depth: int, patience: float) -> int:
        """The node where a seat decides, in these eyes; NONE where it was hardly seen yet, or there is no room."""
        desk.eyes[0] = desk.worlds[0]
        conceal(desk.eyes[0], eyes)
        key = key_of(desk.seen[0]) ^ seat << 1
        node: int = node_at(desk.nodes, key)
        unseen = desk.nodes[node].key == 0
        full = desk.used[1] + len(desk.moves) > len(desk.pool)
        if full or depth == DEPTH or (unseen and desk.used[0] >= FULL * len(desk.nodes)):
            return NONE
        if unseen:
            desk.nodes[node].key = key
            desk.nodes[node].first = NONE
            desk.used[0] += 1
        desk.nodes[node].visits += 1.0
        known = depth == 0 or desk.nodes[node].visits > patience
        return node if known else NONE

    @njit(nogil=True, cache=True)
    def search(views: Rows, root: int, simulations: int, desk: Desk, wits: Wits) -> int:
        """Run so many simulations from what the root seat can see; count the decisions in them."""
        state = desk.worlds[0]
        decisions = 0
        for _ in range(simulations):
            desk.worlds[0] = views[0]
            reopen(state, root)
            suppose(state, desk.rng)
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
                    chance(state, desk.rng, desk.outcome)
                    happen(state, desk.outcome, None)
                    acting = actors(state)
                    continue
                if leaving and not at_once:
                    in_tree = False
                several = acting & (acting - 1) != 0
                at_once = at_once or several
                seat = root if (acting >> root) & 1 else lowest(acting)
                count = legal(state, seat, desk.moves)
                node = NONE
                foreseen = at_once and seat != root and sometimes(desk.rng, wits.foresee)
                if in_tree and count > 1 and not foreseen:
                    node = node_for(
                        desk, seat, seat if at_once or seat == root else NOT_A_SEAT, depth, wits.patience * count
                    )
                    leaving = leaving or node == NONE
                if node != NONE:
                    choice = choose_in_tree(desk, node, count, at_once, wits)
                    action = desk.moves[choice]
                    desk.path[depth] = desk.places[choice]
                    desk.by[depth] = seat
                    depth += 1
                elif count == 1:
                    action = desk.moves[0]
                elif sometimes(desk.rng, wits.habitual):
                    action = habit(state, seat, desk.moves, count, desk.rng)
                else:
                    action = desk.moves[draw(desk.rng, count)]
                if first == NONE and seat == root:
                    first = action
                at_once = several
                apply(state, seat, action, None)
                decisions += 1
                acting = actors(state)
            learn(state, desk, depth, root, first, wits.finesse)
        return decisions

    @njit(nogil=True, cache=True)
    def recall(views: Rows, root: int, desk: Desk, visits: Floats, played: Floats) -> None:
        """How often the search has taken each action at the root, and how much its mixed strategy plays it."""
        desk.worlds[0] = views[0]
        reopen(desk.worlds[0], root)
        desk.eyes[0] = desk.worlds[0]
        conceal(desk.eyes[0], root)
        node = node_at(desk.nodes, key_of(desk.seen[0]) ^ root << 1)
        if desk.nodes[node].key != 0:
            place = desk.nodes[node].first
            while place != NONE:
                move = desk.pool[place]
                visits[move.action] += move.visits
                played[move.action] += move.played
                place = move.next


def desk_for(game: Game[Any], state: State, stream: list[int], simulations: int) -> Desk:
    """An empty desk, with room for the nodes of some searches of so many simulations."""
    nodes = 1 << max(10, (4 * simulations).bit_length())
    eyes = rows_of(state)
    return Desk(
        nodes=np.zeros(nodes, NODE),
        pool=np.zeros(2 * nodes + game.most_legal, MOVE),
        used=np.zeros(2, np.int64),
        worlds=rows_of(state),
        eyes=eyes,
        seen=eyes.view(np.int64).reshape(1, -1),
        rng=np.array(stream, np.int64),
        outcome=np.zeros(max(1, game.outcome_length), np.int64),
        moves=np.zeros(game.most_legal, np.int64),
        places=np.zeros(game.most_legal, np.int64),
        listed=np.zeros(game.actions, np.int64),
        chances=np.zeros(game.most_legal),
        bounds=np.zeros(game.most_legal),
        path=np.zeros(DEPTH, np.int64),
        by=np.zeros(DEPTH, np.int64),
        tried=np.zeros(game.actions),
        won=np.zeros(game.actions),
        scored=np.zeros(game.actions),
    )


def make_ready(desk: Desk) -> None:
    """Make the desk ready for another move: keep what was learnt, unless it would leave too little room."""
    if desk.used[0] > CROWDED * len(desk.nodes) or desk.used[1] > CROWDED * len(desk.pool):
        forget(desk)
    for counts in (desk.tried, desk.won, desk.scored):
        counts[:] = 0


def forget(desk: Desk) -> None:
    """Empty the memory; as bytes, since field by field it takes ten times as long and no other thread can run."""
    for memory in (desk.nodes, desk.pool, desk.used):
        memory.view(np.uint8)[:] = 0
