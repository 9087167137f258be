"""The games in PettingZoo: its own tests, and what a seat may know."""

from __future__ import annotations

import pickle
import random
import re
import warnings
from collections.abc import Callable
from copy import deepcopy
from functools import cache
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from menagerie import BadSetup, IllegalMove, Match, load
from menagerie.benchmarks.engine_speed import Speed
from menagerie.benchmarks.environment_speed import EnvReport
from menagerie.benchmarks.pettingzoo_loop import LOOPS, loop_ratios, play_loop
from menagerie.cli.bench import environments_text
from menagerie.core.chance import stream
from menagerie.i18n.table_text import table_as_text
from menagerie.i18n.translator import Translator
from menagerie.records.record import RecordWriter
from tests.positions import GAMES, TABLES, matches
from tests.soak import amount, one_for_each_game

pytest.importorskip("pettingzoo")

with warnings.catch_warnings():
    # With the extra ``rivals``, PettingZoo's own tests import its deprecated game modules.
    warnings.filterwarnings("ignore", "The old environment creation API", DeprecationWarning)
    from pettingzoo.test import (
        api_test,
        max_cycles_test,
        parallel_api_test,
        parallel_seed_test,
        render_test,
        seed_test,
    )

from menagerie.envs.pettingzoo import ParallelTableEnv, TableEnv, env, parallel_env, raw_env

SEED = bytes(range(32))

its_own_taste = pytest.mark.filterwarnings(
    "ignore:Observation space for each agent probably should be",
    "ignore:Observation is not a NumPy array",
    "ignore:Action mask numpy array is all zeros",
)
"""The warning of PettingZoo's tests for every environment with masks in its observations."""


@cache
def table(name: str, players: int) -> TableEnv:
    return raw_env(name, players)


def play(env: TableEnv, rng: random.Random, steps: int = 10_000) -> list[tuple[str, int]]:
    """Play this many decisions at random, or to the end."""
    taken = []
    for agent in env.agent_iter(steps):
        observation, _, ended, cut, _ = env.last()
        if ended or cut:
            break
        action = rng.choice(np.flatnonzero(observation["action_mask"]).tolist())
        taken.append((agent, action))
        env.step(action)
    return taken


class Later(TableEnv):
    """Return an environment with shifted seeds, so that PettingZoo's tests do not always play the same game."""

    offset = 0

    def reset(self, seed: int | None = None, options: Any = None) -> None:
        super().reset(None if seed is None else seed + self.offset, options)


@its_own_taste
@pytest.mark.parametrize(("name", "players"), one_for_each_game(TABLES))
def test_pettingzoos_tests_pass_for_every_number_of_seats(name: str, players: int) -> None:
    for seed in range(amount(2, 8)):
        later = Later(name, players, rotate=seed % 2 == 1, reward=("victory", "points")[seed % 2])
        later.offset = seed
        api_test(later, num_cycles=60)
    api_test(env(name, players), num_cycles=100)
    seed_test(lambda: env(name, players), num_cycles=100)


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_pettingzoos_render_test_passes(name: str, players: int, capsys: pytest.CaptureFixture[str]) -> None:
    render_test(lambda render_mode: env(name, players, render_mode=render_mode))
    assert capsys.readouterr().out.count("\n") > players


@its_own_taste
@pytest.mark.parametrize("players", load("mausen").seats)
def test_pettingzoos_parallel_tests_pass_for_simultaneous_games(players: int) -> None:
    for reward in ("victory", "points"):
        parallel_api_test(parallel_env("mausen", players, reward=reward, rotate=True), num_cycles=40)
    parallel_seed_test(lambda: parallel_env("mausen", players, penalty=-1.0))


def blind(kind: Callable[..., Any]) -> Callable[..., Any]:
    """Return an environment for tests that ignore masks, seeded so that no card is chosen twice."""

    def make(max_cycles: int) -> Any:
        made = kind("mausen", penalty=-1.0, max_cycles=max_cycles)
        for seed in range(1000):
            for agent in made.possible_agents:
                made.action_space(agent).seed(seed)
            chosen = [made.action_space(made.possible_agents[0]).sample() for _ in range(max_cycles)]
            if len(set(chosen)) == max_cycles:
                break
        for agent in made.possible_agents:
            made.action_space(agent).seed(seed)
        return made

    return make


def test_pettingzoos_max_cycles_test_passes() -> None:
    max_cycles_test(SimpleNamespace(env=blind(env), parallel_env=blind(parallel_env)))


@settings(max_examples=100)
@given(matches(), st.binary(min_size=16, max_size=16).filter(any))
def test_an_agent_sees_only_what_its_seat_can_know(match: Match[Any], seed: bytes) -> None:
    if match.over:
        return
    env = table(match.game.name, match.players)
    for seat in range(match.players):
        agent, seen = env.agent_at(seat), []
        for state in (match.state, match.game.redeal(match.state, seat, stream(seed))):
            env.reset(options={"state": state})
            seen.append(env.observe(agent))
            asked = env.agent_selection == agent
        assert np.array_equal(seen[0]["observation"], seen[1]["observation"])
        assert np.array_equal(seen[0]["action_mask"], seen[1]["action_mask"])
        assert seen[0]["observation"].tolist() == match.game.observe(match.state, seat)
        legal = match.legal(seat) if asked else []
        assert np.flatnonzero(seen[0]["action_mask"]).tolist() == legal


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_an_environment_plays_the_same_game_as_a_match(name: str, players: int) -> None:
    env, match, rng = table(name, players), Match(load(name), players, seed=SEED), random.Random(1)
    env.reset(options={"seed": SEED})
    while not match.over:
        seat = match.actors[0]
        assert env.agent_selection == f"seat_{seat}"
        observation = env.last()[0]
        assert observation["observation"].tolist() == match.game.observe(match.state, seat)
        assert np.flatnonzero(observation["action_mask"]).tolist() == match.legal(seat)
        action = rng.choice(match.legal(seat))
        match.act(seat, action)
        env.step(action)
    assert env.truth == match.state
    winners = [f"seat_{seat}" for seat in match.winners]
    text = {"points": {f"seat_{seat}": points for seat, points in enumerate(match.points)}, "winners": winners}
    assert list(env.infos.values()) == [{"illegal": False, **text}] * players
    assert len(set(map(id, env.infos.values()))) == players
    assert all((env.rewards[agent] > 0) == (agent in winners) for agent in env.agents)


@pytest.mark.parametrize("name", GAMES)
def test_points_are_rewarded_when_they_are_made(name: str) -> None:
    env, rng = raw_env(name, reward="points"), random.Random(1)
    env.reset(seed=1)
    total = dict.fromkeys(env.agents, 0.0)
    while not any(env.terminations.values()):
        play(env, rng, 1)
        for agent, reward in env.rewards.items():
            total[agent] += reward
    assert total == env.infos["seat_0"]["points"]


@pytest.mark.parametrize("name", GAMES)
def test_the_same_deals_come_with_seats_rotated(name: str) -> None:
    env, rng = raw_env(name, rotate=True), random.Random(1)
    players, deals, seats = env.setup.players, [], []
    for _ in range(2 * players):
        env.reset(seed=7 if not deals else None)
        deals.append(str(env.truth))
        seats.append(env.seat_of("seat_0"))
        play(env, rng)
    assert seats == [*range(players)] * 2
    assert all(deals[game] == deals[game - game % players] for game in range(2 * players))
    assert (deals[0] != deals[-1]) == bool(env.game.outcome_length)


@pytest.mark.parametrize("name", GAMES)
def test_a_saved_game_continues_where_it_was_saved(name: str) -> None:
    env, other = raw_env(name, reward="points"), raw_env(name, reward="points")
    env.reset(seed=3)
    play(env, random.Random(1), 20)
    saved = pickle.loads(pickle.dumps(env.save()))
    first = play(env, random.Random(2)), env.truth, dict(env._cumulative_rewards)
    for again in (env, other):
        again.load(saved)
        assert (play(again, random.Random(2)), again.truth, dict(again._cumulative_rewards)) == first
    with pytest.raises(BadSetup, match="saved"):
        raw_env(name, env.setup.players + 1).load(saved)


@pytest.mark.parametrize("name", GAMES)
def test_a_game_can_start_from_a_deal_or_a_record(name: str) -> None:
    game, rng = load(name), random.Random(1)
    writer = RecordWriter(Match(game, game.seats[0], seed=SEED))
    states = [writer.match.view(None)]
    while not writer.match.over:
        seat = writer.match.actors[0]
        writer.act(seat, rng.choice(writer.match.legal(seat)))
        states.append(writer.match.view(None))
    record, env = writer.record(), table(name, game.seats[0])
    env.reset(options={"record": record, "decisions": 10})
    assert game.view(env.truth, None) == states[10]
    if "deal" in record["log"][0]:
        env.reset(options={"deal": record["log"][0]["deal"]})
        assert game.view(env.truth, None) == states[0]


def test_without_a_penalty_an_illegal_action_is_refused_and_changes_nothing() -> None:
    env = raw_env("mopsen")
    env.reset(seed=1)
    before, agent = env.truth, env.agent_selection
    for action in (None, -1, 0, 150, np.int64(56)):
        with pytest.raises(IllegalMove):
            env.step(action)
    assert (env.truth, env.agent_selection) == (before, agent)


def test_with_a_penalty_an_illegal_action_ends_the_game() -> None:
    env = raw_env("mopsen", penalty=-2.5)
    env.reset(seed=1)
    agent = env.agent_selection
    env.step(0)
    assert env.rewards == {other: -2.5 if other == agent else 0.0 for other in env.possible_agents}
    assert all(env.terminations.values())
    assert env.infos == {other: {"illegal": other == agent} for other in env.possible_agents}


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("make", [env, raw_env])
def test_with_a_penalty_whoever_ignores_masks_ends_the_game_and_nothing_raises(name: str, make: Any) -> None:
    rng = random.Random(1)
    wild = [None, -1, 0.5, "3", 10**30, 10**6, *range(200)]
    for seed in range(20):
        table = make(name, penalty=-1.0)
        table.reset(seed=seed)
        while not any(table.terminations.values()):
            agent, legal = table.agent_selection, table.last()[0]["action_mask"]
            action = rng.choice(wild)
            allowed = isinstance(action, int) and 0 <= action < len(legal) and bool(legal[action])
            table.step(action)
            assert allowed or (table.rewards[agent] == -1.0 and table.infos[agent]["illegal"])
            assert allowed or all(table.terminations.values())


def test_in_parallel_every_illegal_action_is_penalized() -> None:
    for wrong in ([0], [2], [0, 1], [0, 1, 2], []):
        table = parallel_env("mausen", 3, penalty=-1.0)
        table.reset(seed=1)
        actions = {f"seat_{seat}": 99 if seat in wrong else 3 for seat in range(3)}
        _, rewards, ended, _, infos = table.step(actions)
        assert rewards == {f"seat_{seat}": -1.0 if seat in wrong else 0.0 for seat in range(3)}
        assert set(ended.values()) == {bool(wrong)}
        assert infos == {f"seat_{seat}": {"illegal": seat in wrong} if wrong else {} for seat in range(3)}


@pytest.mark.parametrize("copied", [deepcopy, lambda table: pickle.loads(pickle.dumps(table))])
@pytest.mark.parametrize("name", GAMES)
def test_a_copy_plays_the_same_game_independently(name: str, copied: Any) -> None:
    table = raw_env(name, reward="points")
    fresh = copied(table)
    fresh.reset(seed=1)
    table.reset(seed=1)
    assert play(fresh, random.Random(2)) == play(table, random.Random(2))
    table.reset(seed=3)
    play(table, random.Random(1), 5)
    twin = copied(table)
    assert play(twin, random.Random(2)) == play(table, random.Random(2))
    assert (twin.truth, twin._cumulative_rewards) == (table.truth, table._cumulative_rewards)


def test_choices_that_are_revealed_together_are_made_in_parallel() -> None:
    at_once, in_turn = parallel_env("mausen", 4), raw_env("mausen", 4)
    seen, _ = at_once.reset(seed=1)
    in_turn.reset(seed=1)
    rng = random.Random(1)
    for _ in range(5):
        actions = {agent: rng.choice(np.flatnonzero(seen[agent]["action_mask"]).tolist()) for agent in at_once.agents}
        seen, *_ = at_once.step(actions)
        for agent in in_turn.agents:
            assert in_turn.agent_selection == agent
            in_turn.step(actions[agent])
    assert at_once.truth == in_turn.truth
    saved = at_once.save()
    at_once.step({agent: int(np.flatnonzero(seen[agent]["action_mask"])[0]) for agent in at_once.agents})
    again = at_once.load(saved)
    assert all(np.array_equal(again[agent]["observation"], seen[agent]["observation"]) for agent in at_once.agents)


@pytest.mark.parametrize("name", ["awimbawe", "mopsen"])
def test_games_with_turns_have_no_parallel_environment(name: str) -> None:
    with pytest.raises(BadSetup, match="seat by seat"):
        parallel_env(name)


def test_rendering_shows_what_the_acting_seat_sees() -> None:
    env = raw_env("mopsen", render_mode="ansi", language="de")
    env.reset(seed=1)
    text = env.render()
    assert text is not None
    assert "Hackordnung" in text
    assert text == table_as_text(env.game, env.truth, env.board.turn, "de")
    assert isinstance(parallel_env("mausen", render_mode="human"), ParallelTableEnv)


@pytest.mark.parametrize(
    "wrong",
    [
        {"reward": "glory"},
        {"players": 9},
        {"render_mode": "rgb_array"},
        {"game": "chess"},
        {"language": "xx"},
        {"penalty": "high"},
        {"max_cycles": -1},
        {"max_cycles": 2.5},
        {"max_cycles": "5"},
    ],
)
def test_an_impossible_setup_is_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(BadSetup):
        raw_env(**wrong)


def test_the_documented_program_runs(capsys: pytest.CaptureFixture[str]) -> None:
    page = (Path(__file__).parents[2] / "docs" / "pettingzoo.md").read_text(encoding="utf-8")
    (program,) = re.findall(r"```python\n(.*?)```", page, re.DOTALL)
    exec(program, {})
    assert capsys.readouterr().out.splitlines()[-1].startswith("['seat_")


def test_the_pettingzoo_loop_is_compared_with_a_pettingzoo_game() -> None:
    assert play_loop(raw_env("mausen", 4), random.Random(1)) == 4 * 16
    ours = [Speed("mausen", players, loop, 100.0 * players) for players in (3, 4) for loop in LOOPS]
    theirs = [Speed("leduc", 2, loop, rate) for loop, rate in zip(LOOPS, (100.0, 50.0), strict=True)]
    assert [ratio.times for ratio in loop_ratios(ours, theirs)] == [3.0, 6.0]
    report = EnvReport([], [], [], [], [], ["pgx"], ours, theirs, loop_ratios(ours, theirs))
    lines = [line.split() for line in environments_text(report, Translator("en")).splitlines()]
    assert ["leduc", "2", "100", "50"] in lines
    assert ["Mice!", ":", "leduc", "3.0", "×", "6.0", "×"] in lines


def test_in_parallel_one_illegal_action_stops_the_whole_step() -> None:
    env = parallel_env("mausen", 3)
    env.reset(seed=1)
    before = env.board.state
    too_high, half = {"seat_0": 0, "seat_1": 99, "seat_2": 1}, {"seat_0": 0.5, "seat_1": 1, "seat_2": 1}
    for wrong in (too_high, half, {"seat_0": 0}, None, [0, 1, 2]):
        with pytest.raises(IllegalMove):
            env.step(wrong)
        assert env.board.state == before
    env.step({"seat_0": 0, "seat_1": 1, "seat_2": 2})
    assert [hand ^ 0xFFFF for hand in env.board.state.hands[:3]] == [1, 2, 4]


def test_in_parallel_no_game_starts_in_the_middle_of_a_choice() -> None:
    alone = raw_env("mausen", 3)
    alone.reset(seed=1)
    alone.step(0)
    table = parallel_env("mausen", 3)
    table.reset(seed=2)
    table.step({"seat_0": 0, "seat_1": 1, "seat_2": 2})
    before = table.truth
    with pytest.raises(BadSetup, match="only some have chosen"):
        table.reset(seed=1, options={"state": alone.truth})
    assert table.truth == before


def test_no_agent_acts_in_a_truncated_game() -> None:
    cut = raw_env("mopsen", 3, max_cycles=1)
    cut.reset(seed=1)
    for _ in range(3):
        cut.step(int(cut.observe(cut.agent_selection)["action_mask"].argmax()))
    assert all(cut.truncations.values())
    assert not any(cut.observe(agent)["action_mask"].any() for agent in cut.agents)
    together = parallel_env("mausen", 3, max_cycles=1)
    together.reset(seed=1)
    seen, _, ended, truncated, _ = together.step(dict.fromkeys(together.agents, 0))
    assert (set(ended.values()), set(truncated.values())) == ({False}, {True})
    assert not any(one["action_mask"].any() for one in seen.values())


@pytest.mark.parametrize("make", [raw_env, parallel_env])
def test_calls_before_reset_and_foreign_saves_are_refused(make: Any) -> None:
    table = make("mausen", 3)
    for too_early in (lambda: table.step(0), table.save):
        with pytest.raises(BadSetup, match="Call reset first"):
            too_early()
    other = make("mausen", 4)
    other.reset(seed=1)
    turning = make("mausen", 3, rotate=True)
    turning.reset(seed=1)
    for wrong in (other.save(), turning.save(), {}, None, {**other.save(), "board": 3}):
        with pytest.raises(
            BadSetup, match="This was not saved by an environment with one game of mausen for 3 players"
        ):
            table.load(wrong)
