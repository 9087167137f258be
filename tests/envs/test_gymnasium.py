"""One seat of one game as a Gymnasium environment."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from hypothesis import given, settings
from hypothesis import strategies as st

import menagerie.envs  # noqa: F401
from menagerie import BadSetup, Match, load
from menagerie.core.chance import seed_of, stream
from menagerie.core.errors import Problem
from menagerie.envs.registration import id_of
from menagerie.envs.single import MenagerieEnv
from menagerie.i18n.table_text import table_as_text
from menagerie.records.record import RecordWriter
from tests.positions import GAMES, TABLES, matches


def first_legal(observation: dict[str, Any]) -> int:
    return int(observation["action_mask"].argmax())


def played_out(env: MenagerieEnv, observation: dict[str, Any], choice: Any = first_legal) -> list[Any]:
    """Return all observations and rewards until the end, with choices made like this."""
    seen, ended = [observation["observation"].tolist()], False
    while not ended:
        observation, reward, ended, truncated, info = env.step(choice(observation))
        assert not truncated
        seen.append((observation["observation"].tolist(), observation["action_mask"].tolist(), reward, info["seat"]))
    return seen


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_gymnasium_finds_nothing_wrong(name: str, players: int) -> None:
    check_env(gymnasium.make(id_of(name), players=players, render_mode="ansi").unwrapped)


@pytest.mark.parametrize("name", GAMES)
def test_gymnasium_knows_the_games_by_their_ids(name: str) -> None:
    env = gymnasium.make(id_of(name), opponents="random")
    observation, info = env.reset(seed=1)
    assert (observation["action_mask"] == info["action_mask"]).all()
    assert env.unwrapped.spec is not None


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_masks_are_the_legal_moves_and_observations_follow_from_the_view(name: str, players: int) -> None:
    game = load(name)
    env = MenagerieEnv(game, players, seat=players - 1, opponents="random")
    observation, info = env.reset(seed=7)
    rng, ended = np.random.default_rng(7), False
    while not ended:
        legal = np.flatnonzero(observation["action_mask"]).tolist()
        view = game.view(env.truth, info["seat"])
        assert legal == game.legal(view.state, info["seat"]) == np.flatnonzero(env.action_masks()).tolist()
        assert observation["observation"].tolist() == game.observe(view.state, info["seat"])
        observation, reward, ended, _, info = env.step(int(rng.choice(legal)))
        assert ended or reward == 0
    sides = {side for side in game.teams(players) for winner in info["winners"] if winner in side}
    assert reward == (1 / len(sides) if players - 1 in info["winners"] else 0)


@pytest.mark.parametrize("name", GAMES)
def test_the_seed_determines_everything(name: str) -> None:
    one, two = MenagerieEnv(name), MenagerieEnv(name)
    assert played_out(one, one.reset(seed=5)[0]) == played_out(two, two.reset(seed=5)[0])
    assert played_out(one, one.reset()[0]) == played_out(two, two.reset()[0])
    if name != "mausen":
        assert one.reset(seed=5)[0]["observation"].tolist() != one.reset()[0]["observation"].tolist()


@pytest.mark.parametrize("action", [0, -1, 10**30, 60.0, 60.9, None, "60", [60], np.array([60, 61]), float("nan")])
def test_an_illegal_action_ends_the_game_with_a_penalty(action: Any) -> None:
    env = MenagerieEnv("mopsen", penalty=-3)
    env.reset(seed=1)
    observation, reward, ended, _, info = env.step(action)
    assert (reward, ended, info["illegal"]) == (-3, True, True)
    assert observation["action_mask"].all()
    with pytest.raises(gymnasium.error.ResetNeeded):
        env.step(0)


@pytest.mark.parametrize("name", GAMES)
def test_points_add_up_to_the_result(name: str) -> None:
    env = MenagerieEnv(name, reward="points")
    observation, _ = env.reset(seed=3)
    total, ended, info = 0.0, False, {}
    while not ended:
        observation, reward, ended, _, info = env.step(first_legal(observation))
        total += reward
    assert total == info["points"][0]


@pytest.mark.parametrize("name", GAMES)
def test_a_saved_game_continues_as_before(name: str) -> None:
    env = MenagerieEnv(name, opponents="casual" if name == "mausen" else "novice")
    observation, _ = env.reset(seed=2)
    for _ in range(3):
        observation, *_ = env.step(first_legal(observation))
    saved = env.save()
    ends = [played_out(env, env.load(saved)[0]) + played_out(env, env.reset()[0]) for _ in range(2)]
    assert ends[0] == ends[1]


@pytest.mark.parametrize("name", ["awimbawe", "mopsen"])
def test_seats_rotate_through_the_same_deals(name: str) -> None:
    game = load(name)
    env = MenagerieEnv(game, seat="rotate")
    deals, seats = [], []
    for number in range(2 * env.setup.players):
        _, info = env.reset(seed=4 if number == 0 else None)
        seats.append(info["seat"])
        assert env._play is not None
        deals.append(env._play.seed)
    assert seats == [*range(env.setup.players)] * 2
    assert [deals.index(deal) for deal in deals] == [0] * env.setup.players + [env.setup.players] * env.setup.players


def recorded(name: str, players: int) -> dict[str, Any]:
    writer = RecordWriter(Match(load(name), players, seed=seed_of("kept")))
    while not writer.match.over:
        seat = writer.match.actors[0]
        writer.act(seat, writer.match.legal(seat)[0])
    return writer.record()


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("seeded", [True, False])
def test_a_game_can_start_anywhere_in_a_record(name: str, seeded: bool) -> None:
    game = load(name)
    record = recorded(name, game.seats[0])
    match = Match(game, game.seats[0], seed=seed_of("kept"))
    for _ in range(7):
        match.act(match.actors[0], match.legal(match.actors[0])[0])
    if not seeded:
        del record["seed"]
    env = MenagerieEnv(game, seat=match.actors[0])
    env.reset(seed=1, options={"record": record, "decisions": 7})
    assert env.truth == match.state


@pytest.mark.parametrize("name", ["awimbawe", "mopsen"])
def test_a_game_can_start_from_a_deal_a_seed_or_a_state(name: str) -> None:
    game = load(name)
    match = Match(game, game.seats[0], seed=seed_of("kept"))
    deal = recorded(name, game.seats[0])["log"][0]["deal"]
    env = MenagerieEnv(game, seat=match.actors[0])
    for options in ({"deal": deal}, {"seed": seed_of("kept")}, {"seed": seed_of("kept").hex()}, {"state": match.state}):
        env.reset(seed=1, options=options)
        assert env.truth == match.state


@pytest.mark.parametrize("seeded", [True, False])
def test_a_record_that_was_changed_is_refused(seeded: bool) -> None:
    record = recorded("mopsen", 3)
    if not seeded:
        del record["seed"]
    env = MenagerieEnv("mopsen", 3)
    moved = deepcopy(record)
    first = next(entry for entry in moved["log"] if "seat" in entry)
    first["move"] = "exchange B99"
    with pytest.raises(Problem, match="exchange B99"):
        env.reset(options={"record": moved, "decisions": 5})
    if seeded:
        one, two, *_ = record["log"][0]["deal"]["hands"]
        one[0], two[0] = two[0], one[0]
        with pytest.raises(Problem, match="hands"):
            env.reset(options={"record": record})


@settings(max_examples=40)
@given(matches(), st.binary(min_size=16, max_size=16).filter(any))
def test_rendering_shows_only_what_the_seat_can_know(match: Match[Any], seed: bytes) -> None:
    seat = next(iter(match.actors), None)
    if seat is None or match.game.name == "top":
        return
    env = MenagerieEnv(match.game, match.players, seat=seat, render_mode="ansi")
    text = []
    for state in (match.state, match.game.redeal(match.state, seat, stream(seed))):
        env.reset(options={"state": state})
        text.append(env.render())
    assert text[0] == text[1] == table_as_text(match.game, match.view(seat).state, seat, "en")


def test_cards_may_have_other_values() -> None:
    game = load("mopsen")
    assert game.values
    by_name = dict.fromkeys(game.values.cards, 2)
    envs = [MenagerieEnv(game, values=values) for values in (by_name, (2,) * 56, np.full(56, 2))]
    assert len({str(env.reset(seed=1) and env.truth) for env in envs}) == 1
    for wrong in ((1.5,) * 56, ("a",) * 56, (10**30,) * 56, (1,), {"R1": 4}, None, 5):
        with pytest.raises(BadSetup):
            MenagerieEnv(game, values=wrong)


def test_the_table_is_rendered_as_text() -> None:
    env = MenagerieEnv("mopsen", 3, render_mode="ansi", language="de")
    assert env.render() is None
    env.reset(seed=1)
    assert "Platz" in (env.render() or "")
    assert MenagerieEnv("mopsen").render() is None


@pytest.mark.parametrize(
    ("asked", "message"),
    [
        ({"game": "chess"}, "Unknown game “chess”"),
        ({"players": 9}, "mausen is for 3 to 6 players, not 9"),
        ({"seat": 3}, "Option seat cannot be “3”. Allowed: 0, 1, 2, rotate."),
        ({"seat": None}, "Option seat cannot be “None”"),
        ({"seat": "left"}, "Option seat cannot be “left”. Allowed: 0, 1, 2, rotate."),
        ({"opponents": "genius"}, "Unknown level “genius”"),
        ({"reward": "money"}, "Option reward cannot be “money”"),
        ({"render_mode": "human"}, "Option render_mode cannot be “human”"),
        ({"options": {"ties": "no"}}, "Option ties cannot be"),
        ({"game": 3}, "Unknown game “3”"),
        ({"options": "ties"}, "Option options cannot be “ties”"),
        ({"opponents": ["novice", "random"]}, "Unknown level"),
        ({"seat": np.array([1, 2])}, "Option seat cannot be"),
        ({"language": "xx"}, "Option language cannot be “xx”. Allowed: de, en, fr, it, nl."),
        ({"penalty": None}, "Option penalty cannot be “None”"),
        ({"penalty": float("nan")}, "Option penalty cannot be “nan”"),
    ],
)
def test_an_impossible_setup_is_explained(asked: dict[str, Any], message: str) -> None:
    with pytest.raises(BadSetup, match=message):
        MenagerieEnv(**{"game": "mausen", **asked})


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"hand": 1}, "reset has no option “hand”. Options: seed, state, deal, record, decisions."),
        ({"seed": 5}, "Option seed cannot be “5”"),
        (7, "Option options cannot be “7”"),
        ({"seed": b"short"}, "A seed must be 32 bytes long, not 5."),
        ({"state": load("mopsen").start(4)}, "This is not a state of mopsen with 3 players."),
        ({"record": recorded("mausen", 3)}, "This is a record of mausen with 3 players"),
        ({"record": recorded("mopsen", 3), "decisions": 999}, "Option decisions cannot be “999”"),
        (
            {"seed": bytes(32), "deal": {}},
            "A game can start from one position only, but several were given: seed, deal.",
        ),
        ({"record": {}}, "options, line 1: "),
        ({"record": 7}, "options, line 1: "),
        ({"record": {**recorded("mopsen", 3), "players": "3"}}, '“players” cannot be "3". Expected a whole number'),
        ({"record": recorded("mopsen", 3), "decisions": "all"}, "Option decisions cannot be “all”"),
        ({"decisions": 3}, "“decisions” counts the decisions of a record"),
        ({"state": load("mopsen").view(Match(load("mopsen"), 3).state, 0).state}, "has hidden parts"),
    ],
)
def test_an_impossible_start_is_explained(options: dict[str, Any], message: str) -> None:
    env = MenagerieEnv("mopsen", 3)
    with pytest.raises(Problem, match=message):
        env.reset(options=options)


def test_a_start_at_which_the_seat_never_acts_again_is_refused() -> None:
    record = recorded("awimbawe", 2)
    decisions = sum("seat" in entry for entry in record["log"]) - 1
    last = next(entry["seat"] for entry in reversed(record["log"]) if "seat" in entry)
    env, twin = (MenagerieEnv("awimbawe", seat=1 - last) for _ in range(2))
    for one in (env, twin):
        one.reset(seed=1)
    with pytest.raises(BadSetup, match=f"seat={1 - last} has nothing left to decide in this game of awimbawe"):
        env.reset(seed=2, options={"record": record, "decisions": decisions})
    assert env.truth == twin.truth
    env.reset()
    twin.reset()
    assert env.truth == twin.truth


def test_only_saves_of_the_same_kind_of_environment_are_loaded() -> None:
    env = MenagerieEnv("mausen")
    for begins_too_early in (env.save, env.action_masks, lambda: env.truth):
        with pytest.raises(BadSetup, match="Call reset first"):
            begins_too_early()
    other = MenagerieEnv("mopsen")
    other.reset(seed=1)
    cascading = MenagerieEnv("mausen", options={"ties": "cascade"})
    cascading.reset(seed=1)
    for wrong in (other.save(), cascading.save(), None, {}):
        with pytest.raises(BadSetup, match="This was not saved by an environment with one game of mausen"):
            env.load(wrong)  # type: ignore[arg-type]


def test_a_start_brings_its_own_house_rules() -> None:
    env, state = MenagerieEnv("mausen"), load("mausen").start(3, {"ties": "cascade"})
    env.reset(seed=1, options={"state": state})
    assert env.truth == state
    env.reset(options={"state": None})
    assert env.truth == load("mausen").start(3)


def test_a_finished_game_is_refused_as_a_start() -> None:
    env, state = MenagerieEnv("mausen"), load("mausen").start(3)
    state.waiting = 0
    with pytest.raises(BadSetup, match="This game of mausen is over"):
        env.reset(options={"state": state})
    with pytest.raises(BadSetup, match="mausen has no deal"):
        env.reset(options={"deal": {}})
