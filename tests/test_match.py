"""A match: checks, events and chance."""

from __future__ import annotations

import pickle
from hashlib import sha256

import pytest

from menagerie import BadSetup, IllegalMove, Match, NotYourTurn, load
from menagerie.records.playback import verify
from menagerie.records.record import RecordWriter


def test_a_problem_crosses_from_one_process_to_another() -> None:
    problem = IllegalMove("not-legal", move="E4", seat=2)
    again = pickle.loads(pickle.dumps(problem))
    assert type(again) is IllegalMove
    assert (again.message, again.facts) == (problem.message, problem.facts)


@pytest.mark.parametrize("seed", [b"", b"abc", bytes(31), bytes(33)])
def test_a_seed_has_32_bytes(seed: bytes) -> None:
    with pytest.raises(BadSetup, match="A seed must be 32 bytes long"):
        Match(load("mopsen"), 3, seed=seed)


def test_each_match_without_a_given_seed_gets_its_own() -> None:
    one, two = (Match(load("mopsen"), 3) for _ in range(2))
    assert one.seed != two.seed
    assert one.state.hands != two.state.hands


def test_the_commitment_is_the_hash_of_the_seed() -> None:
    match = Match(load("mopsen"), 3)
    assert match.seed is not None
    assert match.commitment == sha256(match.seed).hexdigest()


def test_nothing_of_the_seed_is_in_a_state() -> None:
    one, two = (Match(load("mausen"), 3, seed=bytes([n]) * 32) for n in (1, 2))
    assert one.state == two.state


@pytest.mark.parametrize(("name", "values"), [("mopsen", (1, 2)), ("mausen", (1,)), ("awimbawe", (0,) * 41)])
def test_there_must_be_one_card_value_per_card(name: str, values: tuple[int, ...]) -> None:
    with pytest.raises(BadSetup, match="card values"):
        Match(load(name), 3, values=values)


@pytest.mark.parametrize("players", [-1, 0, 2, 7])
def test_a_game_refuses_a_wrong_number_of_players(players: int) -> None:
    with pytest.raises(BadSetup, match="mausen is for 3 to 6 players"):
        Match(load("mausen"), players)


@pytest.mark.parametrize("seat", [-1, 3, 9])
def test_only_seats_of_the_game_have_a_view(seat: int) -> None:
    match = Match(load("mausen"), 3)
    with pytest.raises(BadSetup, match=f"There is no seat {seat + 1}. The last seat is 3."):
        match.view(seat)


def test_a_move_may_be_given_as_text() -> None:
    match = Match(load("mausen"), 3)
    match.play(2, "E4")
    with pytest.raises(NotYourTurn, match=r"Seat 3 has nothing to decide right now. Waiting for: 1, 2"):
        match.play(2, "E3")
    with pytest.raises(IllegalMove, match="Seat 1 cannot play “E9” here"):
        match.play(0, "E9")
    assert match.actions == [(2, 3)]


def test_a_deal_may_be_chosen() -> None:
    game = load("mopsen")
    reference = Match(game, 3, seed=bytes(32))
    dealt = RecordWriter(reference).log[0]
    chosen = Match(game, 3, chance=lambda game, state, k: game.notation.outcome(state, dealt))
    assert chosen.seed is None
    assert chosen.commitment is None
    assert chosen.state.hands == reference.state.hands


def test_a_game_is_found_by_its_name_however_it_is_written() -> None:
    assert load("Awimbawé") is load("AWIMBAWE") is load("awimbawe")


def test_a_record_of_an_unknown_game_is_refused() -> None:
    with pytest.raises(Exception, match="Unknown game"):
        verify({"game": "Mausen", "players": 3, "options": {}, "log": [], "result": {"points": [], "winners": []}})
