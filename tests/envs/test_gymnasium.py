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
    """All that is seen and got until the end, by always taking such a choice."""
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
def test_masks_are_what_is_legal_and_what_is_seen_follows_from_the_view(name: str, players: int) -> None:
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
def test_the_seed_says_everything(name: str) -> None:
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
def test_what_was_saved_goes_on_as_before(name: str) -> None:
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
def test_a_record_is_taken_up_anywhere(name: str, seeded: bool) -> None:
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
def test_a_deal_a_seed_and_a_state_are_taken_up(name: str) -> None:
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
    told = []
    for state in (match.state, match.game.redeal(match.state, seat, stream(seed))):
        env.reset(options={"state": state})
        told.append(env.render())
    assert told[0] == told[1] == table_as_text(match.game, match.view(seat).state, seat, "en")


def test_cards_may_have_other_values() -> None:
    game = load("mopsen")
    assert game.values
    by_name = dict.fromkeys(game.values.cards, 2)
    envs = [MenagerieEnv(game, values=values) for values in (by_name, (2,) * 56, np.full(56, 2))]
    assert len({str(env.reset(seed=1) and env.truth) for env in envs}) == 1
    for wrong in ((1.5,) * 56, ("a",) * 56, (10**30,) * 56, (1,), {"R1": 4}, None, 5):
        with pytest.raises(BadSetup):
            MenagerieEnv(game, values=wrong)


def test_the_table_is_told_in_words() -> None:
    env = MenagerieEnv("mopsen", 3, render_mode="ansi", language="de")
    assert env.render() is None
    env.reset(seed=1)
    assert "Platz" in (env.render() or "")
    assert MenagerieEnv("mopsen").render() is None


@pytest.mark.parametrize(
    ("asked", "message"),
    [
        ({"game": "chess"}, "Unknown game “chess”"),
        ({"players": 9}, "cannot be played by 9"),
        ({"seat": 3}, "The option seat cannot be “3”; it can be: 0, 1, 2, rotate."),
        ({"seat": None}, "The option seat cannot be “None”"),
        ({"seat": "left"}, "The option seat cannot be “left”; it can be: 0, 1, 2, rotate."),
        ({"opponents": "genius"}, "There is no level “genius”"),
        ({"reward": "money"}, "The option reward cannot be “money”"),
        ({"render_mode": "human"}, "The option render_mode cannot be “human”"),
        ({"options": {"ties": "no"}}, "The option ties cannot be"),
        ({"game": 3}, "Unknown game “3”"),
        ({"options": "ties"}, "The option options cannot be “ties”"),
        ({"opponents": ["novice", "random"]}, "There is no level"),
        ({"seat": np.array([1, 2])}, "The option seat cannot be"),
        ({"language": "xx"}, "The option language cannot be “xx”; it can be: de, en, fr, it, nl."),
        ({"penalty": None}, "The option penalty cannot be “None”"),
        ({"penalty": float("nan")}, "The option penalty cannot be “nan”"),
    ],
)
def test_what_cannot_be_played_is_said(asked: dict[str, Any], message: str) -> None:
    with pytest.raises(BadSetup, match=message):
        MenagerieEnv(**{"game": "mausen", **asked})


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"hand": 1}, "reset has no option “hand”; it has: seed, state, deal, record, decisions."),
        ({"seed": 5}, "The option seed cannot be “5”"),
        (7, "The option options cannot be “7”"),
        ({"seed": b"short"}, "A seed is 32 bytes long; this one has 5."),
        ({"state": load("mopsen").start(4)}, "This is not a state of mopsen with 3 players."),
        ({"record": recorded("mausen", 3)}, "This is a record of mausen with 3 players"),
        ({"record": recorded("mopsen", 3), "decisions": 999}, "The option decisions cannot be “999”"),
        ({"seed": bytes(32), "deal": {}}, "A game begins in one place; asked were: seed, deal."),
        ({"record": {}}, "options, line 1: "),
        ({"record": 7}, "options, line 1: "),
        ({"record": {**recorded("mopsen", 3), "players": "3"}}, '“players” cannot be "3"; right is a whole number'),
        ({"record": recorded("mopsen", 3), "decisions": "all"}, "The option decisions cannot be “all”"),
        ({"decisions": 3}, "“decisions” counts the decisions of a record"),
        ({"state": load("mopsen").view(Match(load("mopsen"), 3).state, 0).state}, "Something is hidden in this state"),
    ],
)
def test_where_no_game_begins_is_said(options: dict[str, Any], message: str) -> None:
    env = MenagerieEnv("mopsen", 3)
    with pytest.raises(Problem, match=message):
        env.reset(options=options)


def test_a_game_in_which_the_seat_is_never_asked_again_is_not_taken_up() -> None:
    record = recorded("awimbawe", 2)
    decisions = sum("seat" in entry for entry in record["log"]) - 1
    last = next(entry["seat"] for entry in reversed(record["log"]) if "seat" in entry)
    env, twin = (MenagerieEnv("awimbawe", seat=1 - last) for _ in range(2))
    for one in (env, twin):
        one.reset(seed=1)
    with pytest.raises(BadSetup, match=f"Seat {1 - last} has nothing left to decide in this game of awimbawe"):
        env.reset(seed=2, options={"record": record, "decisions": decisions})
    assert env.truth == twin.truth
    env.reset()
    twin.reset()
    assert env.truth == twin.truth


def test_only_what_was_saved_here_is_loaded() -> None:
    env = MenagerieEnv("mausen")
    for begins_too_early in (env.save, env.action_masks, lambda: env.truth):
        with pytest.raises(BadSetup, match="call reset first"):
            begins_too_early()
    other = MenagerieEnv("mopsen")
    other.reset(seed=1)
    cascading = MenagerieEnv("mausen", options={"ties": "cascade"})
    cascading.reset(seed=1)
    for wrong in (other.save(), cascading.save(), None, {}):
        with pytest.raises(BadSetup, match="This was not saved by an environment of 1 games of mausen"):
            env.load(wrong)  # type: ignore[arg-type]


def test_a_start_brings_its_house_rules_along() -> None:
    env, state = MenagerieEnv("mausen"), load("mausen").start(3, {"ties": "cascade"})
    env.reset(seed=1, options={"state": state})
    assert env.truth == state
    env.reset(options={"state": None})
    assert env.truth == load("mausen").start(3)


def test_a_game_that_is_over_is_not_taken_up() -> None:
    env, state = MenagerieEnv("mausen"), load("mausen").start(3)
    state.waiting = 0
    with pytest.raises(BadSetup, match="This game of mausen is over"):
        env.reset(options={"state": state})
    with pytest.raises(BadSetup, match="Nothing is dealt by chance in mausen"):
        env.reset(options={"deal": {}})
