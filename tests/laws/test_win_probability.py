"""Scores, win probabilities and reopened choices of every game."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from menagerie import Match, load
from menagerie.bots.random_bot import RandomBot
from menagerie.core.chance import derive, seed_of, stream
from menagerie.core.game import CERTAIN, CHANCE, Game
from menagerie.core.state import State, copy_of
from menagerie.fast import state_of
from tests.kernels import played, reopen_rows, weigh_rows
from tests.positions import TABLES, matches

seeds = st.binary(min_size=16, max_size=16).filter(any)

GAMES_EACH = 40


def win_probabilities(game: Game[Any], state: State) -> list[int]:
    """Return each side's win probability."""
    return [game.rules.win_probability(state, side[0]) for side in game.teams(state.players)]


def landmarks(name: str, players: int) -> list[Any]:
    """Return ends of rounds and games that a search may reach, played at random."""
    game = load(name)
    found = []
    for k in range(GAMES_EACH):
        state = game.start(players)
        bot, rng = RandomBot(derive(seed_of(name), k)), stream(derive(seed_of(name), 1000 + k))
        outcome = [0] * game.outcome_length
        while game.rules.actors(state):
            if game.rules.between_rounds(state):
                found.append(copy_of(state))
            if game.rules.actors(state) == CHANCE:
                game.rules.sample_chance(state, rng, outcome)
                game.rules.apply_chance(state, outcome, None)
            else:
                seat = game.actors(state)[0]
                game.rules.apply(state, seat, bot.choose(game.view(state, seat), game.legal(state, seat)), None)
        found.append(copy_of(state))
    return found


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_win_probabilities_add_up_and_end_as_the_result(name: str, players: int) -> None:
    game = load(name)
    for state in landmarks(name, players):
        probabilities = win_probabilities(game, state)
        assert all(0 <= chance <= CERTAIN for chance in probabilities)
        assert abs(sum(probabilities) - CERTAIN) <= players
        if game.rules.actors(state) == 0:
            won = game.rules.winners(state)
            for seat in range(players):
                assert (game.rules.win_probability(state, seat) > 0) == bool(won >> seat & 1)


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_partners_have_the_same_win_probability_and_score(name: str, players: int) -> None:
    game = load(name)
    for state in landmarks(name, players):
        for side in game.teams(players):
            assert len({game.rules.win_probability(state, seat) for seat in side}) == 1
            assert len({game.rules.score(state, seat) for seat in side}) == 1


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_a_seat_that_is_ahead_has_no_smaller_win_probability(name: str, players: int) -> None:
    game = load(name)
    for state in landmarks(name, players):
        if game.rules.between_rounds(state):
            ranked = sorted(
                (game.rules.points(state, seat), game.rules.win_probability(state, seat)) for seat in range(players)
            )
            assert [hope for _, hope in ranked] == sorted(hope for _, hope in ranked)


@pytest.mark.parametrize("players", load("mopsen").seats)
def test_more_bones_raise_the_win_probability_in_mopsen(players: int) -> None:
    game = load("mopsen")
    for state in landmarks("mopsen", players):
        if game.rules.between_rounds(state):
            check_hope_grows(game, state, state.totals, 0, 1)


@pytest.mark.parametrize("players", load("awimbawe").seats)
def test_a_golden_rival_raises_the_win_probability_in_awimbawe(players: int) -> None:
    game = load("awimbawe")
    for state in landmarks("awimbawe", players):
        if game.rules.between_rounds(state) and state.rounds_won[0] == 0:
            for seat in game.teams(players)[0][1:]:
                state.rounds_won[seat] += 1
            check_hope_grows(game, state, state.rounds_won, 0, 1)


def check_hope_grows(game: Game[Any], state: State, points: list[int], seat: int, more: int) -> None:
    """With more points a seat's win probability rises, and nobody else's does."""
    before = win_probabilities(game, state)
    points[seat] += more
    after = win_probabilities(game, state)
    assert after[seat] > before[seat]
    assert all(now <= was for now, was in zip(after[1:], before[1:], strict=True))


@given(matches(), seeds)
def test_reopening_adds_no_knowledge_and_leaves_no_secret_choice(match: Match[Any], seed: bytes) -> None:
    game = match.game
    for seat in match.actors:
        reopened = copy_of(match.view(seat).state)
        game.rules.reopen_choices(reopened, seat)
        assert game.legal(reopened, seat) == match.legal(seat)
        assert game.view(reopened, seat).state == reopened
        for other in range(match.players):
            assert (other in game.actors(reopened)) >= (other in match.actors)
        determinized = game.redeal(reopened, seat, stream(seed))
        assert game.actors(determinized) == game.actors(reopened)
        assert unsaid(determinized) == unsaid(reopened)
        again = copy_of(reopened)
        game.rules.reopen_choices(again, seat)
        assert again == reopened


def unsaid(state: State) -> list[int]:
    """Return the choices that are not revealed yet, if the game has simultaneous choices."""
    return list(getattr(state, "chosen", getattr(state, "says", [])))


@given(matches(), seeds)
def test_reopened_choices_do_not_tell_who_has_chosen(match: Match[Any], seed: bytes) -> None:
    if len(match.actors) < 2:
        return
    game, bot = match.game, RandomBot(seed)
    seat = match.actors[-1]
    before = copy_of(match.view(seat).state)
    for other in match.actors[:-1]:
        match.act(other, bot.choose(match.view(other), match.legal(other)))
    after = copy_of(match.view(seat).state)
    for state in (before, after):
        game.rules.reopen_choices(state, seat)
    assert after == before


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_plain_and_compiled_rules_judge_and_reopen_the_same(name: str, players: int) -> None:
    game = load(name)
    trace, _ = played(game, players, 2000)
    plain = [state_of(game.state, row) for row in trace]
    weights = np.zeros((len(trace), players, 2), np.int64)
    between = np.zeros(len(trace), np.int64)
    weigh_rows(trace, weights, between)
    for before, scores, is_between in zip(plain, weights.tolist(), between.tolist(), strict=True):
        assert game.rules.between_rounds(before) == bool(is_between)
        for seat, (score, win_probability) in enumerate(scores):
            assert game.rules.score(before, seat) == score
            if is_between or game.rules.actors(before) == 0:
                assert game.rules.win_probability(before, seat) == win_probability
    seats = np.arange(len(trace)) % players
    reopen_rows(trace, seats)
    for before, row, seat in zip(plain, trace, seats.tolist(), strict=True):
        game.rules.reopen_choices(before, seat)
        assert state_of(game.state, row) == before
