"""What a seat may know, in every game."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from menagerie import IllegalMove, Match, NotYourTurn
from menagerie.bots.random_bot import RandomBot
from menagerie.core.chance import stream
from menagerie.core.phrases import Event
from menagerie.core.state import copy_of
from tests.positions import matches, viewpoint

seeds = st.binary(min_size=16, max_size=16).filter(any)


@given(matches(), seeds)
def test_a_seat_cannot_tell_a_redeal_from_the_truth(match: Match[Any], seed: bytes) -> None:
    for seat in viewpoint(match):
        redealt = match.game.redeal(match.state, seat, stream(seed))
        assert match.game.view(redealt, seat) == match.view(seat)


@given(matches())
def test_a_determinized_state_looks_like_its_view(match: Match[Any]) -> None:
    for seat in viewpoint(match):
        view = match.view(seat)
        assert match.game.view(match.game.imagine(view), seat) == view


@given(matches())
def test_making_a_view_changes_nothing(match: Match[Any]) -> None:
    before = copy_of(match.state)
    for seat in viewpoint(match):
        match.game.table(match.view(seat))
    assert match.state == before


@given(matches())
def test_legal_moves_follow_from_the_view_alone(match: Match[Any]) -> None:
    for seat in match.actors:
        assert match.game.legal(match.view(seat).state, seat) == match.legal(seat)


@given(matches())
def test_the_table_shows_legal_moves_only_to_seats_that_must_choose(match: Match[Any]) -> None:
    for seat in viewpoint(match):
        table = match.game.table(match.view(seat))
        shown = sorted(choice.action for choice in table.choices)
        assert shown == ([] if seat is None else match.legal(seat))
        assert (table.question is None) == (seat not in match.actors)


@given(matches())
def test_every_actor_has_a_legal_move_until_the_end(match: Match[Any]) -> None:
    assert match.over == (not match.actors)
    for seat in match.actors:
        legal = match.legal(seat)
        assert legal
        assert legal == sorted(set(legal))
        assert legal[0] >= 0
        assert legal[-1] < match.game.actions
        assert len(legal) <= match.game.most_legal


@given(matches())
def test_a_seat_out_of_turn_is_refused_and_gets_no_mask(match: Match[Any]) -> None:
    before = copy_of(match.state)
    for seat in set(range(-1, match.players + 1)) - set(match.actors):
        assert match.legal(seat) == []
        with pytest.raises(NotYourTurn):
            match.act(seat, 0)
    assert match.state == before


@given(matches(), st.integers(-5, 200))
def test_an_illegal_action_is_refused_and_changes_nothing(match: Match[Any], action: int) -> None:
    before, count = copy_of(match.state), len(match.events)
    for seat in match.actors:
        if action not in match.legal(seat):
            with pytest.raises(IllegalMove):
                match.act(seat, action)
    assert (match.state, len(match.events)) == (before, count)


@given(matches(), seeds)
def test_a_redealt_game_can_be_played_to_its_end(match: Match[Any], seed: bytes) -> None:
    rules, rng = match.game.rules, stream(seed)
    state = match.game.redeal(match.state, 0, rng)
    bot = RandomBot(seed)
    outcome = [0] * match.game.outcome_length
    for _ in range(2000):
        if rules.actors(state) == -1:
            rules.sample_chance(state, rng, outcome)
            rules.apply_chance(state, outcome, None)
        elif not rules.actors(state):
            return
        else:
            seat = match.game.actors(state)[0]
            rules.apply(state, seat, bot.choose(match.view(None), match.game.legal(state, seat)), None)
    raise AssertionError("the game does not end")


@given(matches(), seeds)
def test_events_seen_by_a_seat_do_not_depend_on_hidden_cards(match: Match[Any], seed: bytes) -> None:
    for listener in viewpoint(match):
        redealt = match.game.redeal(match.state, listener, stream(seed))
        for actor in match.actors:
            possible = set(match.legal(actor)) & set(match.game.legal(redealt, actor))
            for action in sorted(possible)[:6]:
                truth, other = (visible_events(match, s, actor, action, listener) for s in (match.state, redealt))
                assert truth == other


def visible_events(match: Match[Any], state: Any, actor: int, action: int, listener: int | None) -> list[Event]:
    """Return the events of a move that a seat sees, up to the first that reveals something hidden."""
    log: list[Event] = []
    match.game.rules.apply(copy_of(state), actor, action, log)
    until = next((i for i, event in enumerate(log) if event.reveals), len(log))
    return [event.visible_to(listener) for event in log[:until]]


@given(matches())
def test_filtering_visible_events_twice_changes_nothing(match: Match[Any]) -> None:
    for event in match.events:
        for seat in viewpoint(match):
            assert event.visible_to(seat).visible_to(seat) == event.visible_to(seat)


@given(matches(), seeds)
def test_simultaneous_choices_may_come_in_any_order(match: Match[Any], seed: bytes) -> None:
    if len(match.actors) < 2:
        return
    bot = RandomBot(seed)
    chosen = [(seat, bot.choose(match.view(seat), match.legal(seat))) for seat in match.actors]
    ends = []
    for order in (chosen, chosen[::-1]):
        state = copy_of(match.state)
        for seat, action in order:
            match.game.rules.apply(state, seat, action, None)
        ends.append(state)
    assert ends[0] == ends[1]
