"""Mausen, rule by rule."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from menagerie import IllegalMove, Match, load
from menagerie.core.bits import each, set_of
from menagerie.core.chance import draw, stream
from menagerie.core.phrases import Event, GameEnded
from menagerie.core.table import TableCard
from menagerie.games.mausen.cards import (
    CARDS,
    SYMBOLS,
    card_of,
    cards_in,
    code_of,
    herd_of,
    prey_of,
    value_of,
)
from menagerie.games.mausen.events import Chose, FoundNothing, Hunted, MiddleEmptied, Restocked, Revealed, Tied
from menagerie.games.mausen.state import MausenState

GAME = load("mausen")


def card(code: str) -> int:
    return card_of(SYMBOLS.index(code[0]), int(code[1]))


def cards(codes: str) -> list[int]:
    return [card(code) for code in codes.split()]


def codes(herd: int) -> str:
    return " ".join(code_of(c) for c in cards_in(herd))


def table(middle: str, players: int, hand: str = "", **options: object) -> Match[MausenState]:
    """A match with this middle, everyone holding this hand (or all 16 cards)."""
    match = Match(GAME, players, options)
    match.state.middle = sum(herd_of(c) for c in cards(middle))
    if hand:
        match.state.hands[:players] = [set_of(cards(hand))] * players
    return match


def play(match: Match[MausenState], moves: str) -> list[Event]:
    """Everyone's card of one hunt, seat by seat."""
    return [event for seat, code in enumerate(moves.split()) for event in match.play(seat, code)]


def captured(match: Match[MausenState]) -> list[str]:
    return [codes(herd) for herd in match.state.captured[: match.players]]


def hunt(middle: str, moves: str, **options: object) -> Match[MausenState]:
    match = table(middle, len(moves.split()), **options)
    play(match, moves)
    return match


@pytest.mark.rule("MAU-1")
def test_everyone_holds_each_species_in_each_value() -> None:
    for players in GAME.seats:
        match = Match(GAME, players)
        for seat in range(players):
            hand = [code_of(c) for c in match.legal(seat)]
            assert hand == [f"{species}{value}" for species in "EDCM" for value in (1, 2, 3, 4)]


@pytest.mark.rule("MAU-2")
def test_four_start_cards_lie_open_in_the_middle() -> None:
    assert codes(Match(GAME, 3).view(None).state.middle) == "E4 D3 C2 M1"


@pytest.mark.rule("MAU-3")
def test_choices_are_secret_until_all_have_chosen_and_then_revealed_together() -> None:
    match = Match(GAME, 3)
    (chose,) = match.play(1, "E1")
    assert chose.visible_to(1) == Chose(1, card("E1"))
    assert chose.visible_to(0) == chose.visible_to(None) == Chose(1, None)
    assert match.view(0).state.chosen[1] == match.view(None).state.chosen[1] == -2
    assert match.view(1).state.chosen[1] == card("E1")
    match.play(2, "M2")
    events = match.play(0, "D4")
    assert events[1] == Revealed((card("D4"), card("E1"), card("M2")))


@pytest.mark.rule("MAU-3")
def test_there_is_no_passing_and_a_card_is_gone_once_played() -> None:
    match = hunt("E4", "D1 D2 D3")
    assert len(match.legal(0)) == 15
    for move in ("pass", "", "D1"):
        with pytest.raises(IllegalMove):
            match.play(0, move)


@pytest.mark.rule("MAU-4")
@pytest.mark.parametrize(("hunter", "prey"), ["ED", "DC", "CM", "ME"])
def test_each_species_hunts_the_next(hunter: str, prey: str) -> None:
    assert SYMBOLS[prey_of(SYMBOLS.index(hunter))] == prey
    match = hunt("E4 D4 C4 M4", f"{hunter}1 {hunter}2 {hunter}3")
    assert captured(match) == ["", "", f"{prey}4"]


@pytest.mark.rule("MAU-4")
def test_cards_in_the_middle_never_hunt_nor_count_for_ties() -> None:
    match = hunt("E4 E4 E3 D1", "E3 C1 C2")
    assert captured(match)[0] == "D1"
    assert captured(hunt("E4 D1", "D2 D3 D4")) == ["", "", ""]


@pytest.mark.rule("MAU-5")
def test_the_highest_value_of_a_species_hunts() -> None:
    assert captured(hunt("D4 D1", "E2 E4 E3")) == ["", "D1 D4", ""]


@pytest.mark.rule("MAU-6")
def test_when_the_highest_tie_the_next_value_played_hunts() -> None:
    assert captured(hunt("C4", "D3 D3 D1")) == ["", "", "C4"]


@pytest.mark.rule("MAU-7")
def test_when_the_next_value_ties_too_nobody_hunts() -> None:
    match = table("C4", 5)
    events = play(match, "D3 D3 D2 D2 D1")
    assert captured(match) == [""] * 5
    assert Tied(1) in events


@pytest.mark.rule("MAU-7")
def test_when_there_is_no_next_value_nobody_hunts() -> None:
    assert captured(hunt("C4 M4", "D3 D3 C1"))[:2] == ["", ""]


@pytest.mark.rule("MAU-7")
def test_with_cascade_the_highest_lone_value_hunts() -> None:
    assert captured(hunt("C4", "D3 D3 D2 D2 D1", ties="cascade"))[4] == "C4"
    assert captured(hunt("C4", "D4 D4 D3 D3 D2 D2", ties="cascade")) == [""] * 6


@pytest.mark.rule("MAU-8")
def test_a_hunter_takes_all_prey_in_the_middle_and_just_played() -> None:
    match = hunt("D3 D3 C1", "E1 D4 C2")
    assert captured(match) == ["D3 D3 D4", "C1 C2", ""]


@pytest.mark.rule("MAU-8")
def test_a_hunter_that_is_taken_still_hunts() -> None:
    assert captured(hunt("E4", "E1 D1 C1 M1")) == ["D1", "C1", "M1", "E1 E4"]


@pytest.mark.rule("MAU-9")
def test_tied_hunters_are_still_prey() -> None:
    match = hunt("C4", "D3 D3 E1")
    assert captured(match) == ["", "", "D3 D3"]
    assert codes(match.state.middle) == "E1 C4"


@pytest.mark.rule("MAU-10")
def test_cards_that_nobody_takes_go_to_the_middle() -> None:
    match = hunt("M4", "E1 E2 E3")
    assert codes(match.state.middle) == "E1 E2 E3 M4"
    assert all(not match.state.hands[seat] >> card(f"E{seat + 1}") & 1 for seat in range(3))


@pytest.mark.rule("MAU-11")
def test_a_hunter_whose_prey_is_nowhere_takes_nothing() -> None:
    match = table("M4", 3)
    events = play(match, "E1 E2 E3")
    assert FoundNothing(2, card("E3"), 1) in events
    assert captured(match) == [""] * 3


@pytest.mark.rule("MAU-12")
def test_an_empty_middle_is_restocked_and_nobody_hunts() -> None:
    match = table("E4", 4, hand="E1 D1 C1 M1 E2 D2 C2 M2")
    assert MiddleEmptied() in play(match, "E1 D1 C1 M1")
    before = captured(match)
    events = play(match, "E2 D2 C2 M2")
    assert events[-1] == Restocked(tuple(cards("E2 D2 C2 M2")))
    assert captured(match) == before
    assert codes(match.state.middle) == "E2 D2 C2 M2"
    play(match, "M1 M2 E1 C1")
    assert captured(match) != before


@pytest.mark.rule("MAU-12")
def test_a_last_card_is_restocked_and_ends_the_game() -> None:
    match = table("E4", 4, hand="E1 D1 C1 M1")
    match.state.hands[:4] = [set_of(cards(hand)) for hand in ("E1 E2", "D1 E2", "C1 E2", "M1 E2")]
    play(match, "E1 D1 C1 M1")
    events = play(match, "E2 E2 E2 E2")
    assert [type(event) for event in events[-2:]] == [Restocked, GameEnded]
    assert codes(match.state.middle) == "E2 E2 E2 E2"
    assert match.over


@pytest.mark.rule("MAU-12")
def test_without_cards_there_is_no_restock() -> None:
    match = table("E4", 4, hand="E1 D1 C1 M1")
    match.state.hands[:4] = [1 << c for c in cards("E1 D1 C1 M1")]
    events = play(match, "E1 D1 C1 M1")
    assert MiddleEmptied() not in events
    assert match.over


def finished(*piles: str, **options: object) -> Match[MausenState]:
    """A game in which these cards have been captured."""
    match = Match(GAME, len(piles), options)
    match.state.hands[: len(piles)] = [0] * len(piles)
    match.state.waiting = 0
    for seat, pile in enumerate(piles):
        match.state.captured[seat] = sum(herd_of(c) for c in cards(pile))
    return match


@pytest.mark.rule("MAU-13")
def test_the_game_ends_with_empty_hands_and_the_middle_scores_for_nobody() -> None:
    match = table("E4 E4 C1", 3, hand="D1")
    match.state.hands[1] = 1 << card("E2")
    match.state.hands[2] = 1 << card("E1")
    events = play(match, "D1 E2 E1")
    assert match.over
    assert codes(match.state.middle) == "E1 E2 E4 E4"
    assert events[-1] == GameEnded((1, 1, 0), (0, 1))


@pytest.mark.rule("MAU-13")
def test_captured_start_cards_count() -> None:
    match = Match(GAME, 3)
    play(match, "M1 M2 M3")
    assert match.points == [0, 0, 4]


@pytest.mark.rule("MAU-14")
def test_most_points_win() -> None:
    match = finished("E4 D4", "E4 D4 C1", "M4")
    assert (match.points, match.winners) == ([8, 9, 4], [1])


@pytest.mark.rule("MAU-14")
def test_a_tie_goes_to_the_larger_sum_of_mice() -> None:
    assert finished("M2 M2 M1", "M4 E1", "D1").winners == [0]


@pytest.mark.rule("MAU-14")
def test_a_tie_goes_to_the_highest_mouse_under_that_house_rule() -> None:
    assert finished("M2 M2 M1", "M4 E1", "D1", tiebreak="highest-mouse").winners == [1]
    assert finished("M1 M4", "M3 E2", "D1", tiebreak="highest-mouse").winners == [0]


@pytest.mark.rule("MAU-14")
def test_no_number_of_mice_is_worth_a_point() -> None:
    mice = "M4 M4 M4 M4 M4 M4"
    assert finished(mice, "E4 E4 E4 E4 E4 E4 E1", "D1").winners == [1]


@pytest.mark.rule("MAU-14")
def test_still_tied_the_victory_is_shared() -> None:
    assert finished("M2 E4", "M2 D4", "C1").winners == [0, 1]


@pytest.mark.rule("MAU-15")
@pytest.mark.parametrize("open_scores", [False, True])
def test_points_are_shown_at_the_end_or_always_under_that_house_rule(open_scores: bool) -> None:
    match = Match(GAME, 3, {"open_scores": open_scores})
    play(match, "M1 M2 M3")
    facts = GAME.table(match.view(0)).facts
    assert [fact.value for fact in facts] == ([0, 0, 4] if open_scores else [])
    assert [fact.value for fact in GAME.table(finished("E1", "E2", "E3").view(None)).facts] == [1, 2, 3]


@pytest.mark.rule("MAU-15")
def test_captured_cards_lie_face_down_and_everyone_sees_how_many() -> None:
    match = Match(GAME, 3)
    play(match, "M1 M2 M3")
    play(match, "C1 D2 D3")
    for viewpoint in (None, 0, 2):
        piles = [zone for zone in GAME.table(match.view(viewpoint)).zones if zone.name == "captured"]
        assert [(pile.seat, pile.cards) for pile in piles] == [
            (0, (TableCard(None),) * 4),
            (1, ()),
            (2, (TableCard(None),) * 3),
        ]


@pytest.mark.rule("MAU-16")
def test_hunts_happen_in_the_order_elephant_dog_cat_mouse() -> None:
    match = table("E4", 4)
    hunts = [event for event in play(match, "M1 C1 D1 E1") if isinstance(event, Hunted)]
    assert [(event.seat, code_of(event.hunter)) for event in hunts] == [(3, "E1"), (2, "D1"), (1, "C1"), (0, "M1")]


@pytest.mark.rule("MAU-4", "MAU-5", "MAU-8", "MAU-10")
def test_the_rule_books_example_of_a_hunt() -> None:
    match = table("E3 E4 D3 C2 C2", 6)
    events = play(match, "E1 D2 C3 C4 M3 M3")
    assert captured(match) == ["D2 D3", "C2 C2 C3 C4", "", "M3 M3", "", ""]
    assert codes(match.state.middle) == "E1 E3 E4"
    assert Tied(3) in events


@given(st.sampled_from(list(GAME.seats)), st.binary(min_size=32, max_size=32))
def test_facts_that_hold_in_every_game(players: int, seed: bytes) -> None:
    match, rng = Match(GAME, players), stream(seed)
    everything = Counter(dict.fromkeys(range(CARDS), players)) + Counter(cards("M1 C2 D3 E4"))
    while not match.over:
        held = Counter(c for seat in range(players) for c in each(match.state.hands[seat]))
        lying = Counter(cards_in(match.state.middle))
        taken = Counter(c for seat in range(players) for c in cards_in(match.state.captured[seat]))
        assert held + lying + taken == everything
        assert players > 3 or match.state.middle
        seat = match.actors[0]
        match.act(seat, match.legal(seat)[draw(rng, len(match.legal(seat)))])
    assert Counter(seat for seat, _ in match.actions) == dict.fromkeys(range(players), 16)
    assert sum(value_of(c) for c in everything.elements()) == 40 * players + 10
    left = sum(value_of(c) for c in cards_in(match.state.middle))
    assert sum(match.points) + left == 40 * players + 10


@given(st.binary(min_size=16, max_size=16))
def test_a_determinized_choice_is_a_card_of_that_hand(seed: bytes) -> None:
    match = table("E4", 3, hand="E1 D2 M3")
    match.play(1, "D2")
    assert GAME.redeal(match.state, 0, stream(seed)).chosen[1] in cards("E1 D2 M3")
    assert GAME.redeal(match.state, 1, stream(seed)).chosen[1] == card("D2")
