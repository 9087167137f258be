"""Laws of normal forms, in which networks see a game."""

from __future__ import annotations

from hypothesis import given

from menagerie import Match
from menagerie.core.state import copy_of
from menagerie.games.mopsen.state import MopsenState
from tests.positions import matches


@given(matches())
def test_a_network_can_tell_all_legal_actions_apart(match: Match) -> None:
    for seat in match.actors:
        legal = match.legal(seat)
        _, units = match.game.network_input(match.state, seat, legal)
        assert len(set(units)) == len(legal)
        assert all(0 <= unit < match.game.actions for unit in units)


@given(matches())
def test_a_network_sees_only_what_the_seat_may_know(match: Match) -> None:
    for seat in match.actors:
        legal = match.legal(seat)
        from_view = match.game.network_input(match.view(seat).state, seat, legal)
        assert from_view == match.game.network_input(match.state, seat, legal)


@given(matches())
def test_normalizing_twice_changes_nothing(match: Match) -> None:
    normal = copy_of(match.state)
    match.game.rules.normalize(normal, 0)
    again = copy_of(normal)
    match.game.rules.normalize(again, 0)
    assert again == normal


@given(matches())
def test_in_mopsen_play_and_renaming_colours_commute(match: Match) -> None:
    rules = match.game.rules
    if not isinstance(match.state, MopsenState):
        return
    for seat in match.actors[:1]:
        for action in match.legal(seat):
            played, renamed = copy_of(match.state), copy_of(match.state)
            unit = rules.action_unit(renamed, seat, action)
            rules.normalize(renamed, seat)
            assert unit in match.game.legal(renamed, seat)
            for state, choice in ((played, action), (renamed, unit)):
                rules.apply(state, seat, choice, None)
                rules.normalize(state, seat)
            assert played == renamed
