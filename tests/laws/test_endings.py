"""Every trick, hunt, round and game ends with all its cards, its winners and its scores."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from menagerie.core.endings import TAKEN, Ending, Endings, standings
from menagerie.core.match import Match
from menagerie.core.phrases import Event, GameEnded, RoundEnded
from menagerie.games import load, names
from menagerie.i18n.ending_text import counted_in, leader_of, margin_of, title_of, winners_of
from menagerie.i18n.translator import LANGUAGES, Translator

TABLES = [(name, players) for name in names() for players in load(name).seats]


def played_to_the_end(name: str, players: int, seat: int | None, seed: int = 1) -> tuple[Match[Any], list[Ending]]:
    """Play a game with random moves, and return what one viewer saw ending."""
    rng = Random(seed)
    match = Match(load(name), players, seed=rng.randbytes(32))
    endings, found = Endings(match.game, seat), []
    while not match.over:
        actor = rng.choice(match.actors)
        log = match.act_with_states(actor, rng.choice(match.legal(actor)))
        found += endings.follow(zip(log, log.states, strict=True), match.state)
    assert endings.finish_decision(match.state) is None, "nothing is left open at the end of a game"
    assert endings.last_trick == next((e for e in reversed(found) if e.kind in TAKEN), None)
    return match, found


@pytest.mark.parametrize(("name", "players"), TABLES)
@pytest.mark.parametrize("spectator", [False, True])
def test_every_event_that_ends_something_is_in_exactly_one_ending(name: str, players: int, spectator: bool) -> None:
    seat = None if spectator else 0
    match, found = played_to_the_end(name, players, seat)
    expected = [event.visible_to(seat) for event in match.events if event.ends]
    assert [event for ending in found for event in ending.events] == expected
    assert all({event.ends for event in ending.events} == {ending.kind} for ending in found)
    assert found[-1].kind == "game"


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_every_trick_has_all_its_cards_face_up_its_leader_and_its_winners(name: str, players: int) -> None:
    match, found = played_to_the_end(name, players, None)
    laid: list[Event] = []
    tricks = iter([ending for ending in found if ending.kind in TAKEN])
    for before, event in zip([None, *match.events], match.events, strict=False):
        if event.plays:
            laid.append(event)
        if event.ends == "trick" and laid and not (before and before.ends):
            ending = next(tricks)
            cards = {zone.seat: [card.card for card in zone.cards] for zone in ending.trick}
            assert cards == {play.actor: [getattr(play, "card")] for play in laid}  # noqa: B009
            assert ending.leader == laid[0].actor
            assert len(ending.winners) == 1
            laid = []
    for hunt in tricks:
        assert hunt.kind == "hunt"
        assert hunt.leader is None
        assert [zone.seat for zone in hunt.trick] == list(range(players))
        assert all(card.card is not None for zone in hunt.trick for card in zone.cards)


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_the_scores_are_those_of_the_events_and_add_up_to_the_points_of_the_game(name: str, players: int) -> None:
    match, found = played_to_the_end(name, players, 0)
    rounds = [ending for ending in found if ending.kind == "round"]
    scored = [event for event in match.events if isinstance(event, RoundEnded | GameEnded)]
    assert [(e.points, e.winners) for e in found if e.scores] == [(e.points, e.winners) for e in scored]
    assert [score.total for score in found[-1].scores] == match.points
    for ending in rounds[-1:] or found[-1:]:
        assert [score.total for score in ending.scores] == match.points


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_a_viewer_who_comes_later_sees_the_same_endings(name: str, players: int) -> None:
    """States are needed only at the events that end something."""
    rng = Random(7)
    match, live = Match(load(name), players, seed=rng.randbytes(32)), None
    steps: list[Any] = [(event, None) for event in match.events]
    live = Endings(match.game, 1)
    while not match.over:
        actor = rng.choice(match.actors)
        log = match.act_with_states(actor, rng.choice(match.legal(actor)))
        live.follow(zip(log, log.states, strict=True), match.state)
        steps += [(event, at if event.ends else None) for event, at in zip(log, log.states, strict=True)]
        if rng.random() < 0.1:
            late = Endings(match.game, 1)
            late.follow(steps, match.state)
            assert (late.last_trick, late.rounds) == (live.last_trick, live.rounds)


@pytest.mark.parametrize(("name", "players"), TABLES)
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_the_reasons_add_up_to_the_points(name: str, players: int, seed: int) -> None:
    match, found = played_to_the_end(name, players, 0, seed)
    if not match.game.explanations:
        pytest.skip("this game does not explain its points")
    scored = [ending for ending in found if ending.kind == "round"] or found[-1:]
    for score in [score for ending in scored for score in ending.scores]:
        assert score.reasons
        assert sum(getattr(reason, "points", 0) for reason in score.reasons) == score.points
        assert {type(reason) for reason in score.reasons} <= set(match.game.explanations)
    for ending in found:
        assert len(ending.why) == (len(ending.winners) if ending.kind in TAKEN else 0)


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_every_ending_can_be_read_in_every_language(name: str, players: int) -> None:
    """A missing message or fact is an error in the tests."""
    match, found = played_to_the_end(name, players, 0)
    for translator in (Translator(language, match.game, me) for language in LANGUAGES for me in (0, None)):
        for ending in found:
            assert title_of(ending, translator)
            assert winners_of(ending, translator)
            assert bool(leader_of(ending, translator)) == (ending.kind == "trick")
            for phrase in (*ending.why, *(reason for score in ending.scores for reason in score.reasons)):
                assert translator.phrase(phrase)
            for score in ending.scores:
                margin_of(ending, score.seat, translator)
        assert counted_in("round", translator)
        assert counted_in("total", translator)


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_every_card_says_what_it_can_do_and_which_rule_says_so(name: str, players: int) -> None:
    match, found = played_to_the_end(name, players, None)
    rules = {rule for _, chapter in match.game.rulebook for rule in chapter}
    cards = {card.card for ending in found for zone in ending.trick for card in zone.cards}
    for card in cards - {None}:
        ability = match.game.card_help(card)
        assert ability is not None
        assert ability.rule in rules
        assert all(Translator(language, match.game).say(ability.message) for language in LANGUAGES)


def test_the_winners_come_first_and_equal_points_share_a_place() -> None:
    assert standings([5, 9, 5, 9], [3]) == [(1, 3), (2, 1), (3, 0), (3, 2)], "a tie that was broken"
    assert standings([2, 1, 2, 1], [0, 2]) == [(1, 0), (1, 2), (3, 1), (3, 3)], "two teams"
