"""OpenSpiel as a peer for measurements: random play of its games in three ways, and its search."""

from __future__ import annotations

import random
from functools import cached_property
from typing import Any

import pyspiel
from open_spiel.python.observation import make_observation

ROLLOUTS = 2000
SIMULATIONS = 2
SEARCHED = 2000


class Peer:
    """One of OpenSpiel's games."""

    def __init__(self, name: str, parameters: dict[str, Any] | None = None) -> None:
        self.name = name
        self.game = pyspiel.load_game(name, parameters or {})
        self.players: int = self.game.num_players()
        self.bots = [pyspiel.make_uniform_random_bot(seat, seat) for seat in range(self.players)]
        self.played = 0

    @cached_property
    def turn_based(self) -> Any:
        simultaneous = pyspiel.GameType.Dynamics.SIMULTANEOUS
        return pyspiel.convert_to_turn_based(self.game) if self.dynamics == simultaneous else self.game

    @property
    def dynamics(self) -> Any:
        return self.game.get_type().dynamics

    @cached_property
    def observation(self) -> Any:
        """An observation as a tensor that is reused: OpenSpiel's fastest way to get observations."""
        perfect_recall = pyspiel.IIGObservationType(True, True, pyspiel.PrivateInfoType.SINGLE_PLAYER)
        return make_observation(self.game) or make_observation(self.game, perfect_recall)

    @cached_property
    def dealt(self) -> Any:
        """Return a state just after the deal."""
        state = self.turn_based.new_initial_state()
        while state.is_chance_node():
            state.apply_action(random.choice(state.legal_actions()))  # noqa: S311
        return state

    @cached_property
    def undecided(self) -> Any:
        """Return the first state after the deal in which there is a choice."""
        state = self.dealt.clone()
        while len(state.legal_actions()) == 1:
            state.apply_action(state.legal_actions()[0])
        return state

    @cached_property
    def length(self) -> float:
        """The average number of decisions after the deal."""
        return sum(play_out(self, self.dealt.clone()) for _ in range(300)) / 300

    @cached_property
    def share(self) -> float:
        """The part of a game's history that is decisions."""
        histories = [self.evaluated().full_history() for _ in range(100)]
        decisions = sum(1 for steps in histories for step in steps if step.player >= 0)
        return decisions / sum(map(len, histories))

    def evaluated(self) -> Any:
        """Play a game with OpenSpiel's C++ random bots."""
        state = self.game.new_initial_state()
        self.played += 1
        pyspiel.evaluate_bots(state, self.bots, self.played)
        return state

    @cached_property
    def searcher(self) -> Any:
        evaluator = pyspiel.RandomRolloutEvaluator(ROLLOUTS, 1)
        return pyspiel.MCTSBot(self.turn_based, evaluator, 2.0, SIMULATIONS, 1000, False, 1, False)


def play_out(peer: Peer, state: Any) -> int:
    """Play to the end of a game with the lightest loop in Python. Return the number of decisions."""
    choice, decisions = random.choice, 0
    while not state.is_terminal():
        if state.is_simultaneous_node():
            state.apply_actions([choice(state.legal_actions(seat)) for seat in range(peer.players)])
            decisions += peer.players
        else:
            decisions += not state.is_chance_node()
            state.apply_action(choice(state.legal_actions()))
    return decisions


def python_loop(peer: Peer) -> int:
    """Play a game, move by move from Python."""
    return play_out(peer, peer.game.new_initial_state())


def evaluate_bots(peer: Peer) -> int:
    """Play games with C++ random bots."""
    return round(sum(len(peer.evaluated().history()) for _ in range(50)) * peer.share)


def rollouts(peer: Peer) -> int:
    """Run random rollouts in C++ from after the deal, OpenSpiel's fastest path."""
    peer.searcher.mcts_search(peer.dealt)
    return round(ROLLOUTS * SIMULATIONS * peer.length)


def ismcts(peer: Peer) -> int:
    """Run OpenSpiel's C++ search on hidden cards, from after the deal to the end. Return the number of simulations."""
    evaluator = pyspiel.RandomRolloutEvaluator(1, 1)
    best = pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT
    pyspiel.ISMCTSBot(1, evaluator, 2.0, SEARCHED, -1, best, False, False).step(peer.undecided)
    return SEARCHED


def observed(peer: Peer) -> int:
    """Play a game, move by move from Python, with an observation for each decision."""
    state, observation, choice, decisions = peer.game.new_initial_state(), peer.observation, random.choice, 0
    while not state.is_terminal():
        if not state.is_chance_node():
            observation.set_from(state, state.current_player())
            decisions += 1
        state.apply_action(choice(state.legal_actions()))
    return decisions


WAYS = {"python-loop": python_loop, "evaluate-bots": evaluate_bots, "rollouts": rollouts}
