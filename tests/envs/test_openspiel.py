"""The games in OpenSpiel: its own tests, its search, its solvers."""

from __future__ import annotations

import random
import re
import subprocess
import sys
import unittest
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from menagerie import BadSetup, IllegalMove, load
from tests.envs.tree_states import tree_states_of_all_games, words
from tests.positions import GAMES, TABLES

pyspiel = pytest.importorskip("pyspiel")

from absl import flags  # noqa: E402
from open_spiel.integration_tests import api_test  # noqa: E402
from open_spiel.python import policy  # noqa: E402
from open_spiel.python.algorithms import (  # noqa: E402
    exploitability,
    external_sampling_mccfr,
    generate_playthrough,
    outcome_sampling_mccfr,
)
from open_spiel.python.algorithms.ismcts import ISMCTSBot  # noqa: E402
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator  # noqa: E402
from open_spiel.python.tests import games_sim_test  # noqa: E402

from menagerie.envs.openspiel import PREFIX, OpenSpielState  # noqa: E402
from menagerie.envs.tree_state import TreeState  # noqa: E402

SMALL = ["menagerie_mausen(cards=3)", "menagerie_awimbawe(cards=2)", "menagerie_mopsen(cards=2)"]


def opened(name: str, **parameters: Any) -> Any:
    return pyspiel.load_game(f"{PREFIX}{name}", parameters)


def walked(game: Any, seed: int, steps: int) -> OpenSpielState:
    """Return a state after this many decisions, or at the end."""
    state, rng = game.new_initial_state(), random.Random(seed)
    while not state.is_terminal() and (steps > 0 or state.is_chance_node()):
        steps -= not state.is_chance_node()
        state.apply_action(rng.choice(state.legal_actions()))
    return state


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_openspiels_simulations_pass_for_every_number_of_seats(name: str, players: int) -> None:
    game = opened(name, players=players)
    pyspiel.random_sim_test(game, 1, True, False)
    games_sim_test.GamesSimTest().sim_game(game)


@pytest.mark.parametrize("small", SMALL)
def test_openspiels_simulations_pass_for_miniature_games(small: str) -> None:
    game = pyspiel.load_game(small)
    pyspiel.random_sim_test(game, 5, True, False)
    games_sim_test.GamesSimTest().sim_game(game)


@pytest.mark.parametrize("name", GAMES)
def test_openspiels_simulations_pass_under_every_house_rule_and_for_points(name: str) -> None:
    game = load(name)
    rules = {option.name: option.default(game.seats[-1]) for option in game.options}
    changed = {
        "mausen": {"ties": "cascade", "tiebreak": "highest-mouse", "open_scores": True},
        "awimbawe": {"youngest": "3>1>2>0"},
        "mopsen": {"reshuffle_order": True, "pinch_optional": True},
    }[name]
    assert changed.keys() == rules.keys()
    opened_so = opened(name, players=game.seats[-1], reward="points", **changed)
    pyspiel.random_sim_test(opened_so, 1, True, False)
    games_sim_test.GamesSimTest().sim_game(opened_so)


def enforcement(game: Any, states: list[OpenSpielState]) -> type[unittest.TestCase]:
    """Its check of the interface, on some states of its own choice, or on these."""

    class Enforced(api_test.EnforceAPIOnPartialTreeBase):  # type: ignore[misc]
        @classmethod
        def setUpClass(cls) -> None:
            super().setUpClass()
            cls.some_states = states or cls.some_states

    Enforced.game, Enforced.game_name = game, str(game)
    return Enforced


@pytest.mark.parametrize("name", GAMES)
def test_openspiels_interface_is_complete(name: str) -> None:
    game = opened(name)
    for states in ([], [walked(game, seed, steps) for seed in range(3) for steps in range(0, 60, 7)]):
        suite = unittest.defaultTestLoader.loadTestsFromTestCase(enforcement(game, states))
        result = unittest.TestResult()
        suite.run(result)
        assert (result.testsRun, result.errors, result.failures) == (5, [], [])


@pytest.mark.parametrize("small", SMALL)
def test_a_seat_never_forgets(small: str) -> None:
    api_test._assert_is_perfect_recall(pyspiel.load_game(small))


@pytest.mark.parametrize("name", ["mausen(cards=3)", "awimbawe(cards=3)", "mopsen(cards=3,players=4)"])
def test_a_playthrough_replays(name: str, tmp_path: Path) -> None:
    flags.FLAGS(["test"])
    written = tmp_path / "playthrough.txt"
    written.write_text(generate_playthrough.playthrough(f"{PREFIX}{name}", None, seed=1), encoding="utf-8")
    original, again = generate_playthrough.replay(str(written))
    assert original == again
    assert original.count("InformationStateString(0)") > 3


@settings(max_examples=60)
@given(tree_states_of_all_games(), st.integers(0, 1 << 32))
def test_a_resampled_state_is_the_same_for_its_seat(tree_state: TreeState, seed: int) -> None:
    variant = tree_state.variant
    options = {
        name: value if isinstance(value, bool | str) else ">".join(map(str, value))
        for name, value in variant.options.items()
    }
    game = opened(variant.game.name, players=variant.players, cards=variant.cards, **options)
    rng = random.Random(seed)
    truth = game.state_in(tree_state)
    for seat in range(variant.players):
        sampled = truth.resample_from_infostate(seat, rng.random)
        assert sampled.current_player() == truth.current_player()
        assert sampled.information_state_string(seat) == truth.information_state_string(seat)
        assert sampled.information_state_tensor(seat) == truth.information_state_tensor(seat)
        assert sampled.observation_string(seat) == truth.observation_string(seat)
        assert sampled.observation_tensor(seat) == truth.observation_tensor(seat)
        if truth.current_player() == seat:
            assert sampled.legal_actions() == truth.legal_actions()


def test_resampling_deals_again() -> None:
    state = walked(opened("mopsen"), 1, 5)
    seat, rng = state.current_player(), random.Random(1)
    hands = {tuple(state.resample_from_infostate(seat, rng.random).tree_state.state.hands) for _ in range(20)}
    assert len(hands) > 15
    assert len({hand[seat] for hand in hands}) == 1
    assert words(rng) != words(rng)


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_openspiels_search_plays_a_game(name: str, players: int) -> None:
    game, dice = opened(name, players=players), np.random.RandomState(1)
    bot = ISMCTSBot(game, RandomRolloutEvaluator(1, dice), 1.0, 8, random_state=dice)
    state = walked(game, players, 0)
    for _ in range(2 * players):
        while state.is_chance_node():
            state.apply_action(state.legal_actions()[0])
        if state.is_terminal():
            break
        action = bot.step(state)
        assert action in state.legal_actions()
        state.apply_action(action)


def test_openspiels_solvers_approach_an_equilibrium_of_miniature_games() -> None:
    np.random.seed(1)
    game = pyspiel.load_game("menagerie_awimbawe(cards=2)")
    at_random = exploitability.exploitability(game, policy.UniformRandomPolicy(game))
    external = external_sampling_mccfr.ExternalSamplingSolver(game)
    outcome = outcome_sampling_mccfr.OutcomeSamplingSolver(game)
    for _ in range(100):
        external.iteration()
    for _ in range(1000):
        outcome.iteration()
    for solver in (external, outcome):
        assert exploitability.exploitability(game, solver.average_policy()) < at_random / 2


@pytest.mark.parametrize("small", ["menagerie_mausen(cards=3,reward=points)", "menagerie_mopsen(cards=2)"])
def test_openspiels_solvers_leave_less_to_gain_among_three_players(small: str) -> None:
    np.random.seed(1)
    game = pyspiel.load_game(small)
    at_random = exploitability.nash_conv(game, policy.UniformRandomPolicy(game))
    external = external_sampling_mccfr.ExternalSamplingSolver(game)
    for _ in range(40):
        external.iteration()
    assert exploitability.nash_conv(game, external.average_policy()) < at_random


@pytest.mark.parametrize("name", GAMES)
def test_an_invalid_action_is_refused(name: str) -> None:
    state = walked(opened(name), 1, 3)
    before = str(state)
    for action in (9999, 1 << 40):
        with pytest.raises(IllegalMove, match=str(action)):
            state.apply_action(action)
    assert str(state) == before
    assert state.action_to_string(state.current_player(), 9999) == "9999"
    over = walked(opened(name), 1, 10_000)
    with pytest.raises(IllegalMove):
        over.apply_action(0)


@pytest.mark.parametrize(
    ("wrong", "text"),
    [
        ("mausen(players=7)", "mausen is for 3 to 6 players, not 7."),
        (
            "mopsen(cards=4)",
            "mopsen cannot be played with 4 cards per hand. Choose a number up to 3, or 0 for all cards.",
        ),
        ("mausen(ties=never)", "Option ties cannot be “never”. Allowed: next, cascade."),
        ("mausen(reward=glory)", "Option reward cannot be “glory”. Allowed: victory, points."),
    ],
)
def test_an_impossible_setup_is_explained_in_one_sentence(wrong: str, text: str) -> None:
    with pytest.raises(BadSetup) as refused:
        pyspiel.load_game(f"{PREFIX}{wrong}")
    assert str(refused.value) == text


PROGRAM = """
import pyspiel
import menagerie.envs.openspiel
game = pyspiel.load_game("menagerie_mausen")
evaluator = pyspiel.RandomRolloutEvaluator(1, 1)
for bot in (pyspiel.ISMCTSBot(1, evaluator, 1.0, 10), pyspiel.MCTSBot(game, evaluator, 1.0, 10, 10, False, 1, False)):
    for name in ("", "misere(game=menagerie_mausen())", "add_noise(epsilon=1.0,seed=1,game=menagerie_mausen(cards=2))"):
        for act in (bot.step, bot.step_with_policy, bot.get_policy, lambda state: bot.step_verbose(state)):
            try:
                act((pyspiel.load_game(name) if name else game).new_initial_state())
            except Exception as error:
                print(error)
kuhn = pyspiel.load_game("kuhn_poker").new_initial_state()
kuhn.apply_action(0)
kuhn.apply_action(1)
print(pyspiel.ISMCTSBot(1, evaluator, 1.0, 10).step(kuhn) in (0, 1))
"""


def test_openspiels_compiled_searches_are_refused_without_a_crash() -> None:
    result = subprocess.run([sys.executable, "-c", PROGRAM], capture_output=True, text=True, timeout=600, check=False)
    assert result.returncode == 0, result.stderr
    text = "OpenSpiel’s compiled {} cannot play games written in Python. Use open_spiel.python.algorithms"
    lines = result.stdout.splitlines()
    assert [line.startswith(text.format("ISMCTSBot")) for line in lines] == [True] * 12 + [False] * 13
    assert [line.startswith(text.format("MCTSBot")) for line in lines[12:24]] == [True] * 12
    assert lines[24] == "True"


def test_the_documented_programs_run() -> None:
    page = (Path(__file__).parents[2] / "docs" / "openspiel.md").read_text(encoding="utf-8")
    for program in re.findall(r"```python\n(.*?)```", page, re.DOTALL):
        result = subprocess.run(
            [sys.executable, "-c", program], capture_output=True, text=True, timeout=600, check=False
        )
        assert result.returncode == 0, result.stderr
        assert len(result.stdout.splitlines()) == 1
