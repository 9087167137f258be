"""Many games at once: the same games, step by step, as one environment or the plain rules play."""

from __future__ import annotations

import pickle
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.vector import AutoresetMode

import menagerie.envs  # noqa: F401
from menagerie import BadSetup, Match, load
from menagerie.bots.network_weights import has_weights
from menagerie.core.bits import lowest
from menagerie.core.chance import SEED_LENGTH, derive, seed_of
from menagerie.core.game import part_of_victory
from menagerie.core.match import seeded
from menagerie.core.state import copy_of
from menagerie.envs.registration import id_of
from menagerie.envs.single import MenagerieEnv
from menagerie.envs.vector import MenagerieVectorEnv
from menagerie.fast import state_of
from menagerie.fast.batch import SHOW_ONLY
from tests.positions import GAMES, TABLES
from tests.soak import one_for_each_game

MODES = list(AutoresetMode)


def choices(masks: np.ndarray[Any, Any], rng: np.random.Generator) -> np.ndarray[Any, Any]:
    """Return a random legal action for each game."""
    return np.array([rng.choice(np.flatnonzero(mask)) for mask in masks])


def test_observations_lie_in_their_spaces() -> None:
    env = MenagerieVectorEnv("mopsen", 3, 4)
    observations, _ = env.reset(seed=1)
    assert observations in env.observation_space
    stepped, rewards, ended, truncated, _ = env.step(observations["action_mask"].argmax(1))
    assert stepped in env.observation_space
    assert rewards.shape == ended.shape == truncated.shape == (4,)
    assert (ended.dtype, truncated.dtype) == (np.bool_, np.bool_)


@pytest.mark.parametrize(("name", "players"), one_for_each_game(TABLES))
@pytest.mark.parametrize("opponents", ["random", "novice"])
def test_every_game_of_a_vector_equals_that_of_a_single_environment(name: str, players: int, opponents: str) -> None:
    terms: dict[str, Any] = {"opponents": opponents, "seat": "rotate", "reward": "points"}
    many = MenagerieVectorEnv(name, players, 3, **terms)
    ones = [MenagerieEnv(name, players, **terms) for _ in range(3)]
    observations, infos = many.reset(seed=11)
    seen = [one.reset(seed=11 + i)[0] for i, one in enumerate(ones)]
    rng, over = np.random.default_rng(players), [False] * 3
    for _ in range(150):
        for i in range(3):
            assert observations["observation"][i].tolist() == seen[i]["observation"].tolist()
            assert observations["action_mask"][i].tolist() == seen[i]["action_mask"].tolist()
        actions = choices(observations["action_mask"], rng)
        observations, rewards, ended, _, infos = many.step(actions)
        for i, one in enumerate(ones):
            if over[i]:
                (seen[i], info), reward, over[i] = one.reset(), 0.0, False
            else:
                seen[i], reward, over[i], _, info = one.step(int(actions[i]))
            assert (reward, over[i], info["seat"]) == (rewards[i], ended[i], infos["seat"][i])


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_playing_all_seats_follows_the_plain_rules(name: str, players: int) -> None:
    game = load(name)
    env = MenagerieVectorEnv(game, players, 2, opponents=None)
    observations, infos = env.reset(seed=3)
    run = np.random.default_rng(3).bytes(SEED_LENGTH)
    rng, number = np.random.default_rng(players), 0
    match = Match(game, players, seed=derive(run, 0))
    for _ in range(300):
        seat = lowest(game.rules.actors(match.state)) if not match.over else None
        if seat is not None:
            assert infos["seat"][0] == seat
            assert np.flatnonzero(observations["action_mask"][0]).tolist() == match.legal(seat)
            assert observations["observation"][0].tolist() == game.observe(match.view(seat).state, seat)
        actions = choices(observations["action_mask"], rng)
        observations, rewards, ended, _, infos = env.step(actions)
        if seat is None:
            number += 1
            match = Match(game, players, seed=derive(run, 2 * number))
            assert (rewards[0], ended[0]) == (0, False)
            continue
        match.act(seat, int(actions[0]))
        assert ended[0] == match.over
        shares = [
            part_of_victory(game.rules.win_probability(match.state, s)) if match.over else 0.0 for s in range(players)
        ]
        assert infos["rewards"][0].tolist() == shares
        assert rewards[0] == shares[seat]


def test_every_autoreset_mode_works_as_in_gymnasium() -> None:
    steps: dict[AutoresetMode, list[Any]] = {}
    for mode in MODES:
        env = MenagerieVectorEnv("top", 2, 3, opponents="random", autoreset_mode=mode)
        assert env.metadata["autoreset_mode"] == mode
        observations, _ = env.reset(seed=2)
        steps[mode] = [observations["observation"].copy()]
        for _ in range(6):
            observations, rewards, ended, _, infos = env.step(np.zeros(3, np.int64))
            steps[mode].append((observations["observation"].copy(), rewards, ended, infos))
    for first, second in zip(steps[AutoresetMode.NEXT_STEP][1::2], steps[AutoresetMode.NEXT_STEP][2::2], strict=True):
        assert first[2].all()
        assert not second[2].any()
        assert not second[1].any()
    for i, (begun, rewards, ended, infos) in enumerate(steps[AutoresetMode.SAME_STEP][1:4]):
        last, anew = steps[AutoresetMode.NEXT_STEP][2 * i + 1], steps[AutoresetMode.NEXT_STEP][2 * i + 2]
        assert ended.all()
        assert rewards.tolist() == last[1].tolist()
        assert begun.tolist() == anew[0].tolist()
        assert [final["observation"].tolist() for final in infos["final_obs"]] == last[0].tolist()
        assert infos["_final_obs"].all()
        final = infos["final_info"]
        for name in ("points", "winners"):
            assert final[name].tolist() == last[3][name].tolist()
            assert final[f"_{name}"].all()
            assert name not in infos
        assert not final["illegal"].any()
    for stays in steps[AutoresetMode.DISABLED][1:]:
        assert stays[2].all()


def test_a_mask_says_which_games_are_reset() -> None:
    env = MenagerieVectorEnv("top", 2, 3, opponents="random", autoreset_mode="Disabled")
    with pytest.raises(BadSetup, match="A reset mask needs one boolean per game in progress; number of games: 3"):
        env.reset(options={"reset_mask": np.array([True, False, False])})
    env.reset(seed=2)
    env.step(np.zeros(3, np.int64))
    observations, _ = env.reset(options={"reset_mask": np.array([True, False, True])})
    assert [bool(mask.all()) for mask in observations["action_mask"]] == [True, True, True]
    assert env._boards.batch.counts.tolist() == [2, 0, 2]
    _, _, ended, _, _ = env.step(np.zeros(3, np.int64))
    assert ended.all()


@pytest.mark.parametrize("opponents", [None, "novice"])
def test_an_illegal_action_ends_only_its_own_game(opponents: str | None) -> None:
    env = MenagerieVectorEnv("mopsen", 3, 3, opponents=opponents, penalty=-2)
    observations, _ = env.reset(seed=1)
    actions = observations["action_mask"].argmax(1)
    actions[1] = 10**9
    observations, rewards, ended, _, infos = env.step(actions)
    assert rewards.tolist() == [0, -2, 0]
    assert ended.tolist() == infos["illegal"].tolist() == [False, True, False]
    assert observations["action_mask"][1].all()
    _, rewards, ended, _, infos = env.step(observations["action_mask"].argmax(1))
    assert [ended.any(), rewards.any(), infos["illegal"].any()] == [False] * 3


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("opponents", [None, "novice"])
def test_points_and_winners_are_in_the_final_info(name: str, opponents: str | None) -> None:
    env = MenagerieVectorEnv(name, num_envs=8, opponents=opponents, autoreset_mode="Disabled")
    observations, infos = env.reset(seed=4)
    rng, ended = np.random.default_rng(4), np.zeros(8, np.bool_)
    while not ended.all():
        assert ("points" in infos) == ("winners" in infos) == ended.any()
        observations, _, ended, _, infos = env.step(choices(observations["action_mask"], rng))
    game = env.game
    for i in range(8):
        state = state_of(game.state, env._boards.batch.rows[i])
        assert infos["points"][i].tolist() == [game.rules.points(state, seat) for seat in range(state.players)]
        assert sum(1 << seat for seat in np.flatnonzero(infos["winners"][i])) == game.rules.winners(state)
    assert infos["_points"].all()
    assert infos["_winners"].all()


@pytest.mark.parametrize("opponents", [None, "novice"])
def test_an_illegal_action_is_reported_for_the_game_that_it_ended(opponents: str | None) -> None:
    env = MenagerieVectorEnv("mopsen", 3, 2, opponents=opponents, penalty=-2, autoreset_mode="SameStep")
    observations, _ = env.reset(seed=1)
    actions = observations["action_mask"].argmax(1)
    actions[1] = SHOW_ONLY
    _, rewards, ended, _, infos = env.step(actions)
    assert (rewards.tolist(), ended.tolist()) == ([0, -2], [False, True])
    assert not infos["illegal"].any()
    final = infos["final_info"]
    assert final["illegal"].tolist() == final["_illegal"].tolist() == infos["_final_info"].tolist() == [False, True]
    assert final["_seat"].tolist() == [False, True]
    assert "points" not in final
    assert ("rewards" in final) == (opponents is None)


def test_large_arrays_are_reused_only_if_nobody_holds_them() -> None:
    env = MenagerieVectorEnv("mausen", 3, 2, opponents=None)
    env.reset(seed=1)
    kept = [env.step(any_of(env.action_masks()))[0]["observation"][1:, 3:] for _ in range(4)]
    before = [part.copy() for part in kept]
    places = {env.step(any_of(env.action_masks()))[0]["observation"].ctypes.data for _ in range(6)}
    assert len(places) == 1
    assert all((part == copy).all() for part, copy in zip(kept, before, strict=True))


def any_of(masks: Any) -> Any:
    return masks.argmax(axis=1)


@pytest.mark.parametrize("reuse", [True, False])
def test_arrays_are_overwritten_only_on_request(reuse: bool) -> None:
    env = MenagerieVectorEnv("mausen", 3, 2, reuse_buffers=reuse)
    observations, _ = env.reset(seed=1)
    before = {name: array.copy() for name, array in observations.items()}
    handed = env.step(observations["action_mask"].argmax(1))
    assert all((observations[name] == before[name]).all() for name in before) != reuse
    assert np.shares_memory(handed[0]["observation"], observations["observation"]) == reuse


def test_writing_to_a_mask_changes_nothing() -> None:
    env = MenagerieVectorEnv("mausen", 3, 2)
    observations, _ = env.reset(seed=1)
    action = observations["action_mask"].argmax(1)
    observations["action_mask"][:] = 0
    assert not env.step(action)[4]["illegal"].any()
    assert env.action_masks().sum() == 2 * 15


@pytest.mark.parametrize("name", GAMES)
def test_a_saved_game_continues_as_before(name: str) -> None:
    env = MenagerieVectorEnv(name, num_envs=3)
    observations, _ = env.reset(seed=6)
    for _ in range(5):
        observations, *_ = env.step(observations["action_mask"].argmax(1))
    saved = pickle.dumps(env.save())
    ends = []
    for _ in range(2):
        observations, _ = env.load(pickle.loads(saved))
        seen = [observations["observation"]]
        for _ in range(200):
            observations, rewards, *_ = env.step(observations["action_mask"].argmax(1))
            seen += [observations["observation"], rewards]
        ends.append([array.tolist() for array in seen])
    assert ends[0] == ends[1]


KINDS: list[dict[str, Any]] = [
    {"opponents": "novice"},
    {"opponents": "random", "seat": 1},
    {"opponents": "random", "seat": "rotate"},
    {"opponents": "random", "reward": "points"},
    {"opponents": "random", "options": {"ties": "cascade"}},
    {"opponents": None},
]


@pytest.mark.parametrize("kind", KINDS)
def test_a_save_of_another_kind_of_environment_is_refused_and_nothing_is_lost(kind: dict[str, Any]) -> None:
    env, other = MenagerieVectorEnv("mausen", 3, 2, opponents="random"), MenagerieVectorEnv("mausen", 3, 2, **kind)
    env.reset(seed=1)
    other.reset(seed=2)
    before = env.save()
    for one, two in ((env, other), (other, env)):
        with pytest.raises(BadSetup, match="not saved by an environment"):
            one.load(two.save())
    assert all(np.array_equal(before[name], kept) for name, kept in env.save().items() if isinstance(kept, np.ndarray))


def test_a_refused_reset_changes_nothing() -> None:
    env, twin = (MenagerieVectorEnv("mopsen", 3, 2) for _ in range(2))
    for one in (env, twin):
        one.reset(seed=1)
    with pytest.raises(BadSetup, match="cannot be “-1”"):
        env.reset(seed=[77, -1])
    assert env.reset()[0]["observation"].tolist() == twin.reset()[0]["observation"].tolist()


def test_the_full_state_of_a_game_can_start_other_games() -> None:
    env = MenagerieVectorEnv("mopsen", 3, 2, opponents=None)
    env.reset(seed=1)
    truth = env.truth(1)
    assert truth != env.truth(0)
    env.reset(options={"state": truth})
    assert env.truth(0) == env.truth(1) == truth


@pytest.mark.parametrize("name", ["awimbawe", "mopsen"])
def test_starts_are_given_for_all_games_or_one_by_one(name: str) -> None:
    game = load(name)
    matches = [Match(game, game.seats[0], seed=seed_of(str(k))) for k in range(3)]
    for match in matches:
        for _ in range(4):
            match.act(match.actors[0], match.legal(match.actors[0])[0])
    env = MenagerieVectorEnv(game, num_envs=3, opponents=None)
    observations, infos = env.reset(seed=1, options={"state": [match.state for match in matches]})
    for i, match in enumerate(matches):
        assert observations["observation"][i].tolist() == game.observe(match.state, infos["seat"][i])
    observations, infos = env.reset(options={"state": matches[1].state})
    assert (observations["observation"] == observations["observation"][0]).all()
    observations, infos = env.reset(seed=1, options={"state": (None, matches[1].state, None)})
    usual, _ = env.reset(seed=1)
    alike = (observations["observation"] == usual["observation"]).all(axis=1)
    assert alike.tolist() == [True, False, True]
    observations, infos = env.reset(options={"seed": seed_of("1")})
    assert env._boards.batch.rows[0].tobytes() == env._boards.batch.rows[2].tobytes()


def test_a_start_continues_as_in_a_single_environment() -> None:
    game, seed = load("mopsen"), seed_of("kept")
    match = Match(game, 3, chance=seeded(seed))
    for _ in range(20):
        match.act(match.actors[0], match.legal(match.actors[0])[0])
    options = {"state": match.state}
    many, one = MenagerieVectorEnv(game, 3, 2, seat=1), MenagerieEnv(game, 3, seat=1)
    (observations, _), (seen, _) = many.reset(seed=8, options=options), one.reset(seed=8, options=options)
    ended = False
    while not ended:
        assert observations["observation"][0].tolist() == seen["observation"].tolist()
        action = int(seen["action_mask"].argmax())
        observations, *_ = many.step(np.array([action, observations["action_mask"][1].argmax()]))
        seen, _, ended, _, _ = one.step(action)


def test_a_start_at_which_the_seat_never_acts_again_is_refused() -> None:
    game = load("awimbawe")
    match = Match(game, 2, seed=seed_of("kept"))
    while not match.over:
        before, seat = copy_of(match.state), match.actors[0]
        match.act(seat, match.legal(seat)[0])
    env = MenagerieVectorEnv(game, 2, 2, seat=1 - seat)
    seen, _ = env.reset(seed=1)
    with pytest.raises(BadSetup, match=f"seat={1 - seat} has nothing left to decide in this game of awimbawe"):
        env.reset(options={"state": [None, before]})
    actions = seen["action_mask"].argmax(1)
    after = env.step(actions)[0]["observation"].tolist()
    env.reset(seed=1)
    assert env.step(actions)[0]["observation"].tolist() == after


def test_gymnasium_make_vec_creates_a_vector_environment() -> None:
    env = gymnasium.make_vec(id_of("mausen"), num_envs=4, vectorization_mode="vector_entry_point", players=5)
    observations, _ = env.reset(seed=1)
    assert observations["observation"].shape == (4, load("mausen").width(5))


@pytest.mark.parametrize(
    ("asked", "message"),
    [
        ({"num_envs": 2.0}, "Option num_envs cannot be “2.0”"),
        ({"num_envs": 0}, "Option num_envs cannot be “0”"),
        ({"opponents": "master"}, "Option opponents cannot be “master”. Allowed: None, random, novice."),
        ({"autoreset_mode": "never"}, "Option autoreset_mode cannot be “never”"),
    ],
)
def test_an_impossible_setup_is_explained(asked: dict[str, Any], message: str) -> None:
    with pytest.raises(BadSetup, match=message):
        MenagerieVectorEnv(**{"game": "mausen", "num_envs": 2, **asked})


def test_an_impossible_call_is_explained() -> None:
    env = MenagerieVectorEnv("mausen", num_envs=2)
    with pytest.raises(BadSetup, match="Call reset first"):
        env.step(np.zeros(2, np.int64))
    for wrong in (np.zeros(3, np.int64), np.zeros(2), "ab"):
        env.reset(seed=1)
        with pytest.raises(BadSetup, match="A step needs one action"):
            env.step(wrong)
    with pytest.raises(BadSetup, match="“seed” needs one entry per game: 2, not 3"):
        env.reset(seed=[1, 2, 3])
    before = env.action_masks().tolist()
    for seed in ([77, -1], 1.5, {1, 2}, b"ab", -1, "ab"):
        with pytest.raises(BadSetup, match="seed"):
            env.reset(seed=seed)  # type: ignore[arg-type]
    assert env.action_masks().tolist() == before
    with pytest.raises(BadSetup, match="“state” needs one entry per game: 2, not 1"):
        env.reset(options={"state": [None]})
    with pytest.raises(BadSetup, match="This was not saved by an environment with 2 games of mausen for 3 players"):
        env.load({**env.save(), "turns": np.zeros(3, np.int64)})
    with pytest.raises(BadSetup, match="This was not saved by an environment with 2 games of mausen for 3 players"):
        env.load(None)  # type: ignore[arg-type]
    with pytest.raises(BadSetup, match="Call reset first"):
        MenagerieVectorEnv("mausen", num_envs=3).save()


@pytest.mark.parametrize("name", [name for name in GAMES if has_weights(name)])
def test_the_opponents_reflex_play_as_in_a_single_environment(name: str) -> None:
    vector = MenagerieVectorEnv(name, num_envs=2, opponents="reflex")
    seen, _ = vector.reset(seed=5)
    single = MenagerieEnv(name, opponents="reflex")
    alone, _ = single.reset(seed=6)
    ended = False
    while not ended:
        np.testing.assert_array_equal(seen["observation"][1], alone["observation"])
        np.testing.assert_array_equal(seen["action_mask"][1], alone["action_mask"])
        actions = seen["action_mask"].argmax(1)
        seen, rewards, over, _, _ = vector.step(actions)
        alone, reward, ended, _, _ = single.step(int(actions[1]))
        assert (rewards[1], over[1]) == (reward, ended)
    assert vector.network_decisions > 0


def test_a_game_without_a_network_has_no_opponents_reflex() -> None:
    with pytest.raises(BadSetup, match="no trained network"):
        MenagerieVectorEnv("top", opponents="reflex")
