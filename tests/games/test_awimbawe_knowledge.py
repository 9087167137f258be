"""What each seat of Awimbawé can know and infer, and that imagined cards honour it."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from menagerie.core.bits import size
from menagerie.core.chance import derive, draw, stream
from menagerie.core.game import View
from menagerie.core.match import Match
from menagerie.games.awimbawe import GAME
from menagerie.games.awimbawe.cards import CARD_OF, EAGLES, MULTICOLOURS
from menagerie.games.awimbawe.events import AwimbaweDealt
from menagerie.games.awimbawe.piles import BACK
from menagerie.games.awimbawe.plays import MISSING, show_lack
from menagerie.games.awimbawe.state import LACKS, AwimbaweState
from tests.games.awimbawe_positions import cards, deal, events_of, pile, play, position, whole


def imagined(state: AwimbaweState, viewpoint: int | None, count: int = 60) -> list[AwimbaweState]:
    """Return many states that this viewer cannot distinguish from this one."""
    view = GAME.view(state, viewpoint)
    rng = stream(bytes(range(16)))
    return [GAME.imagine(view, rng) for _ in range(count)]


def dealt(*seats: str) -> AwimbaweState:
    state = GAME.start(len(seats))
    deal(state, *seats)
    return state


# What is hidden


@pytest.mark.rule("AWI-6")
def test_a_seat_sees_its_own_hand_and_no_other() -> None:
    state = Match(GAME, 3, seed=bytes(32)).state
    for viewpoint in range(3):
        view = GAME.view(state, viewpoint).state
        assert view.hands[viewpoint] == state.hands[viewpoint]
        assert sum(map(bool, view.hands)) == 1
        assert view.hand_size == state.hand_size
    assert GAME.view(state, None).state.hands == [0, 0, 0, 0]


@pytest.mark.rule("AWI-6")
@pytest.mark.parametrize("viewpoint", [0, 1, None])
def test_a_deal_shows_a_seat_at_most_one_hand_and_no_face_down_card(viewpoint: int | None) -> None:
    state = GAME.start(2)
    (event,) = events_of(deal(state), AwimbaweDealt)
    visible = event.visible_to(viewpoint)
    assert isinstance(visible, AwimbaweDealt)
    assert visible.down is None
    assert [hand is not None for hand in visible.hands] == [viewpoint == 0, viewpoint == 1]
    assert isinstance(event, AwimbaweDealt)
    assert visible.own == (() if viewpoint is None else event.hands[viewpoint])
    assert visible.own_count == len(visible.own)
    assert visible.visible_to(1 if viewpoint == 0 else 0).own == ()


def test_face_up_cards_pushed_under_piles_stay_known() -> None:
    state = position("S2 D1 D4 D5 M1", "S6 | -F1/F3 -F2/F5", bury=0)
    play(state, "S2", "push 1 0 1")
    for possible in imagined(state, 0):
        assert pile(possible, 1, 1).startswith("F3/-")
        assert pile(possible, 1, 1).endswith("/F5")
        assert pile(possible, 1, 0).startswith("-")


def test_face_down_cards_become_backs_wherever_they_lie() -> None:
    state = position("S2 D1 D4", "S6 | -F3/-F1/F2", bury=0)
    assert GAME.view(state, 1).state.piles[4] == (BACK << 7 | BACK) << 7 | (2 * CARD_OF["F2"] + 3)


def test_all_unseen_cards_are_possible_under_a_pile() -> None:
    state = position("S1 S4", "D1 | -D4", bury=0)
    assert {pile(possible, 1, 0) for possible in imagined(state, 0)} == {"-D1", "-D4"}
    assert {pile(possible, 1, 0) for possible in imagined(state, 1)} == {"-D4", "-S1", "-S4"}


@pytest.mark.rule("AWI-22")
def test_only_the_owner_knows_which_hand_card_is_blocked() -> None:
    state = position("D5 D1 S1 F3", "M1 M4 F1 | F2", bury=0)
    play(state, "D5", "block 1 hand", "draw M4")
    assert GAME.view(state, 1).state.blocked[1] == cards("M4")
    assert GAME.view(state, 0).state.blocked[1] == 0
    assert GAME.view(state, 0).state.blocked_in_hand[1] == 1
    possible = imagined(state, 0)
    assert {size(one.blocked[1] & one.hands[1]) for one in possible} == {1}
    assert len({one.blocked[1] for one in possible}) > 2


@pytest.mark.rule("AWI-22")
def test_blocked_pile_cards_are_known_to_all() -> None:
    state = position("D5 D1 S1 F3", "M1 M4 F1 | F2", bury=0)
    play(state, "D5", "block 1 pile 0")
    for viewpoint in (0, 1, None):
        assert GAME.view(state, viewpoint).state.blocked[1] == cards("F2")


@pytest.mark.rule("AWI-22")
def test_states_that_differ_in_the_blocked_hand_card_look_the_same() -> None:
    views = []
    for drawn in ("M1", "M4"):
        state = position("D5 D1 S1 F3", "M1 M4 F1 | F2", bury=0)
        play(state, "D5", "block 1 hand", f"draw {drawn}")
        views.append(GAME.view(state, 0))
    assert views[0] == views[1]


# What is shown by playing


def test_a_player_of_an_eagle_lacks_the_colour_and_multicolour_cards() -> None:
    state = dealt("S1 D1 M1 F1 I1", "A7 D2 M2 F2 I2 | -S3/D3 -S5/M3 -S6/F3 -S2/I3", "S4 D4")
    state.turn, state.acting, state.waiting = 0, 1, 7
    play(state, "S1", "A7", "fight")
    assert state.lacks[1] == MISSING[0]
    for possible in imagined(state, 0):
        assert possible.hands[1] & (cards("S2 S3 S4 S5 S6") | MULTICOLOURS) == 0
    assert any(possible.hands[1] & EAGLES for possible in imagined(state, 0))


def test_a_player_who_discards_lacks_eagles_too() -> None:
    state = dealt("S1 D1 M1 F1 I1", "D6 D4 M6 F2 I2 | -S3/D3 -S5/M3 -S6/F3 -S2/I3", "S4 A7")
    state.turn, state.acting, state.waiting = 0, 1, 7
    play(state, "S1", "D4")
    assert state.lacks[1] == MISSING[5]
    for possible in imagined(state, 2) + imagined(state, 0):
        assert possible.hands[1] & (MISSING[0] | EAGLES) == 0


def test_a_player_who_discards_on_a_led_eagle_lacks_eagles() -> None:
    state = dealt("A7 D1 M1 F1 I1", "S1 D4 M6 F2 I2 | -S3/D3 -S5/M3 -S6/F3 -S2/I3", "S4 A8")
    state.turn, state.acting, state.waiting = 0, 1, 7
    play(state, "A7", "D4")
    assert state.lacks[1] == EAGLES
    for possible in imagined(state, 0):
        assert possible.hands[1] & EAGLES == 0
    assert any(possible.hands[1] & MULTICOLOURS for possible in imagined(state, 0))


def test_a_player_who_follows_reveals_nothing() -> None:
    state = dealt("S1 D1 M1 F1 I1", "S4 D4", "S6")
    state.turn, state.acting, state.waiting = 0, 1, 7
    play(state, "S1", "S4")
    assert state.lacks == [0, 0, 0, 0]


@pytest.mark.rule("AWI-22")
def test_a_blocked_hand_card_may_be_of_the_colour_that_was_not_followed() -> None:
    state = position("S5 D1 M1 F1 I1 I2", "S1 D4 M4 F4 | F5 I4", "S6 D6 M6 F6 I6 I5", bury=1)
    play(state, "S5", "block 1 hand", "draw S1", "D4")
    assert state.lacks[1] == 0
    assert state.limited[1] == 1 << 5
    assert state.limits[LACKS + 5] == 1
    possible = imagined(state, 0)
    assert {size(one.hands[1] & MISSING[5]) for one in possible} == {0, 1}


@pytest.mark.rule("AWI-22")
def test_after_the_blocked_card_is_played_the_rest_of_the_hand_lacks_that_colour() -> None:
    state = position("S5 D1 M1 F1 I1 I2", "S1 D4 M4 F4 | F5 I4", "S6 D6 M6 F6 I6 I5", bury=1)
    play(state, "S5", "block 1 hand", "draw S1", "D4", "S6")
    state.turn, state.acting = 1, 0b10
    play(state, "S1")
    assert state.limited[1] == 0
    assert state.lacks[1] == MISSING[5]
    for possible in imagined(state, 0):
        assert possible.hands[1] & MISSING[5] == 0


@pytest.mark.rule("AWI-22")
def test_a_stricter_limit_replaces_a_looser_one() -> None:
    state = position("S1 D1", "D4 D6 F1 F2 F4", "S4 D5")
    state.led, state.following = 0, MISSING[0]
    for blocked, limit in ((2, 2), (1, 1), (2, 1)):
        state.blocked_in_hand[1] = blocked
        show_lack(state, 1, CARD_OF["D4"])
        assert state.limits[LACKS + 5] == limit


@pytest.mark.rule("AWI-22")
def test_several_strict_limits_can_be_met_together() -> None:
    state = position("S1", "S4 D4 X2", "F1 A7 A8 M1", bury=0)
    for missing, limit in ((0, 2), (1, 2), (5, 2), (6, 2), (10, 1)):
        state.limited[1] |= 1 << missing
        state.limits[LACKS + missing] = limit
    for possible in imagined(state, 0, 200):
        for missing, limit in ((0, 2), (1, 2), (5, 2), (6, 2), (10, 1)):
            assert size(possible.hands[1] & MISSING[missing]) <= limit


@pytest.mark.rule("AWI-23")
def test_a_player_whose_blocks_are_lifted_shows_what_the_whole_hand_lacks() -> None:
    state = position("S5 D1 M1 I6", "D2 M2 F2 I5", "F4 | -M4/I1 -M6", bury=1)
    state.blocked[2], state.blocked_in_hand[2] = cards("F4"), 1
    play(state, "S5", "pass", "D2", "push 2 0 1")
    assert state.blocked_in_hand[2] == 0
    play(state, "F4")
    assert state.lacks[2] == MISSING[5]
    assert state.limited[2] == 0


# Laws


@given(st.sampled_from([2, 3, 4]), st.binary(min_size=32, max_size=32), st.integers(0, 130))
@settings(max_examples=60)
def test_determinized_states_look_like_the_view_and_respect_what_was_shown(
    players: int, seed: bytes, steps: int
) -> None:
    match = Match(GAME, players, seed=seed)
    rng = stream(derive(seed, 1 << 32))
    for _ in range(steps):
        if match.over:
            break
        (seat,) = match.actors
        match.act(seat, match.legal(seat)[draw(rng, len(match.legal(seat)))])
    for viewpoint in (None, *range(players)):
        view = match.view(viewpoint)
        possible = GAME.imagine(view, rng)
        assert GAME.view(possible, viewpoint) == view
        assert whole(possible) == whole(match.state)
        assert_honours(possible)
        for seat in match.actors if viewpoint is None else set(match.actors) & {viewpoint}:
            assert GAME.legal(possible, seat) or viewpoint is None
            if viewpoint == seat:
                assert GAME.legal(view.state, seat) == match.legal(seat) == GAME.legal(possible, seat)


def assert_honours(state: AwimbaweState) -> None:
    for seat in range(state.players):
        assert state.hands[seat] & state.lacks[seat] == 0
        for missing in range(LACKS):
            if state.limited[seat] >> missing & 1:
                assert size(state.hands[seat] & MISSING[missing]) <= state.limits[LACKS * seat + missing]


def test_nothing_can_be_determinized_before_the_first_deal() -> None:
    state = GAME.start(3)
    assert GAME.imagine(View(None, state)) == state


# The table


def test_a_table_asks_only_the_player_in_turn() -> None:
    match = Match(GAME, 3, seed=bytes(32))
    (seat,) = match.actors
    for viewpoint in (None, 0, 1, 2):
        table = GAME.table(match.view(viewpoint))
        assert table.question == ("lead" if viewpoint == seat else None)
        assert [choice.action for choice in table.choices] == (match.legal(seat) if viewpoint == seat else [])


def test_a_table_ties_choices_to_cards_piles_and_seats() -> None:
    state = position("S2 S3 S5 D1", "F1 | -F2/F3 -F4/M4")
    ties = {}
    for card in ("S2", "S3", "S5"):
        asked = position("S2 S3 S5 D1", "F1 | -F2/F3 -F4/M4")
        play(asked, card)
        table = GAME.table(GAME.view(asked, 0))
        ties[table.question] = [(*choice.cards, choice.seat, choice.slot) for choice in table.choices]
    f3, m4 = CARD_OF["F3"], CARD_OF["M4"]
    assert ties == {
        "rhino": [(None, None), (f3, 1, 0), (m4, 1, 1)],
        "cheetah": [(None, None), (0, None), (1, None)],
        "snake": [(None, None), (1, None), (f3, 1, 0), (m4, 1, 1)],
    }
    assert GAME.table(GAME.view(state, 0)).question == "lead"


def test_a_table_marks_blocked_cards_and_fled_eagles_and_crowns() -> None:
    state = position("D5 D1 S1 F3", "M1 M4 A9 | F2", "S4 S6 F6 F5")
    play(state, "D5", "block 1 hand", "draw M4", "A9", "flee")
    state.blocked[1], state.blocked_in_hand[1] = cards("M4"), 1
    zones = {(zone.name, zone.seat): zone.cards for zone in GAME.table(GAME.view(state, 1)).zones}
    assert (zones["trick", 1][0].marks, zones["trick", 1][0].worth) == (("fled",), -1)
    assert [(shown.marks, shown.worth) for shown in zones["hand", 1]] == [((), 3), (("blocked",), 3)]
    zones = {(zone.name, zone.seat): zone.cards for zone in GAME.table(GAME.view(state, 0)).zones}
    assert [(shown.card, shown.marks) for shown in zones["hand", 1]] == [(None, ()), (None, ("blocked",))]


def test_a_table_shows_what_was_led_and_which_colours_are_missing() -> None:
    state = position("S1 D1", "D4 D5", "S4 S5")
    play(state, "S1", "D4")
    facts = {(fact.name, fact.seat): fact.value for fact in GAME.table(GAME.view(state, 2)).facts}
    assert facts["led", None] == 0
    assert facts["lacks", 1] == (0, 6)
    assert facts["tricks-left", None] == 2


def test_a_table_shows_nothing_about_an_empty_hand() -> None:
    state = position("S1 D1", "D4 | F4", "S4 S5")
    play(state, "S1", "D4")
    assert state.lacks[1]
    facts = {(fact.name, fact.seat) for fact in GAME.table(GAME.view(state, 2)).facts}
    assert ("lacks", 1) not in facts
