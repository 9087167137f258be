"""What a seat may know in Mopsen, and what it can infer."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from menagerie.core.bits import each, set_of, size
from menagerie.core.chance import derive, draw, stream
from menagerie.core.match import Match
from menagerie.core.state import NOBODY, UNKNOWN, copy_of
from menagerie.core.table import TableCard, Zone
from menagerie.games.mopsen import GAME
from menagerie.games.mopsen.cards import CODES, REDS
from menagerie.games.mopsen.events import Exchange, KeepAll, MopsenDealt, MopsenPlay, Pinch, PinchNothing
from menagerie.games.mopsen.state import MopsenState
from tests.games.mopsen_positions import cards, play

DEAL = {
    "dealer": 2,
    "hands": [
        ["R1", "R2", "R3", "B1", "B2", "B3", "Y1", "C1"],
        ["B4", "B5", "B6", "B7", "Y4", "Y5", "Y6", "C4"],
        ["R7", "R8", "B8", "B9", "Y7", "Y8", "Y9", "C7"],
    ],
    "order": ["R", "B", "Y", "C"],
}
"""Seat 0 leads the first trick, and seat 1 has no red."""


def dealt(**options: bool) -> MopsenState:
    used = {code for hand in DEAL["hands"] for code in hand}  # type: ignore[attr-defined]
    entry = {"deal": {**DEAL, "stock": [code for code in CODES if code not in used]}}
    state = GAME.start(3, options)
    GAME.rules.apply_chance(state, GAME.notation.outcome(state, entry), None)
    return state


def determinized(state: MopsenState, seat: int | None, times: int = 200) -> list[MopsenState]:
    """What the seat may believe."""
    rng = [1, 2, 3, 4]
    return [GAME.redeal(state, seat, rng) for _ in range(times)]


NO_EXCHANGE = ("exchange", "exchange", "exchange")


def test_others_hands_and_the_stock_are_hidden() -> None:
    view = GAME.view(dealt(), 0).state
    assert view.hands[:3] == [cards(" ".join(DEAL["hands"][0])), 0, 0]  # type: ignore[index]
    assert view.hand_size[:3] == [8, 8, 8]
    assert set(view.stock) == {UNKNOWN}


def test_a_spectator_sees_no_hand() -> None:
    view = GAME.view(dealt(), None).state
    assert view.hands == [0] * 5


def test_the_cards_and_the_number_that_others_exchange_are_hidden() -> None:
    one, two = play(dealt(), "exchange R1"), play(dealt(), "exchange B1 B2 B3")
    assert GAME.view(one, 1) == GAME.view(two, 1)
    assert GAME.view(one, 1).state.chosen[:3] == [UNKNOWN, NOBODY, NOBODY]
    assert GAME.view(one, 0).state.chosen[0] == cards("R1")


def test_a_determinized_exchange_is_of_up_to_three_hand_cards() -> None:
    sizes = set()
    for state in determinized(play(dealt(), "exchange R1"), 1):
        assert state.chosen[0] & ~state.hands[0] == 0
        sizes.add(size(state.chosen[0]))
    assert sizes == {0, 1, 2, 3}


def test_cards_a_seat_put_away_itself_are_nowhere_else() -> None:
    for state in determinized(play(dealt(), "exchange R1 R2 C1", "exchange", "exchange"), 0):
        assert state.put_away[0] == cards("R1 R2 C1")
        assert not (state.hands[1] | state.hands[2] | set_of(c for c in state.stock if c >= 0)) & cards("R1 R2 C1")


def test_others_put_away_as_many_unknown_cards_as_they_exchanged() -> None:
    states = determinized(play(dealt(), "exchange R1 R2 C1", "exchange", "exchange R7"), 1)
    assert {size(state.put_away[0]) for state in states} == {3}
    assert {size(state.put_away[2]) for state in states} == {1}
    assert len({state.put_away[2] for state in states}) > 10
    assert {size(state.hands[0] & state.put_away[0]) for state in states} == {0}


def test_a_put_away_card_may_be_of_a_colour_that_the_hand_lacks() -> None:
    state = play(dealt(), "exchange", "exchange B4 B5 B6", "exchange")
    state.lacks[1] = REDS
    assert any(other.put_away[1] & REDS for other in determinized(state, 0))


def test_a_colour_that_could_not_be_followed_is_not_in_that_hand() -> None:
    state = play(dealt(), *NO_EXCHANGE, "R3", "B4")
    assert state.lacks[:3] == [0, REDS, 0]
    for seat in (0, 2, None):
        assert not any(other.hands[1] & REDS for other in determinized(state, seat))
    assert any(other.hands[2] & REDS for other in determinized(state, 0))


def test_the_colour_stays_away_for_the_rest_of_the_round() -> None:
    state = play(dealt(), *NO_EXCHANGE, "R3", "B4", "R7", "pinch R3")
    assert not any(other.hands[1] & REDS & ~cards("R3") for other in determinized(state, 0))


def test_a_cat_proves_nothing() -> None:
    state = play(dealt(), *NO_EXCHANGE, "R3", "C4")
    assert state.lacks[1] == 0
    assert any(other.hands[1] & REDS for other in determinized(state, 0))


def test_following_proves_nothing() -> None:
    state = play(dealt(), *NO_EXCHANGE, "B1", "B4", "B8")
    assert state.lacks == [0] * 5


def test_a_led_cat_proves_nothing() -> None:
    state = play(dealt(), *NO_EXCHANGE, "C1", "B4", "Y7")
    assert state.lacks == [0] * 5


def test_a_pinched_card_stays_known_in_the_hand_that_pinched_it() -> None:
    state = play(dealt(), *NO_EXCHANGE, "R3", "B4", "R7", "pinch R3")
    assert state.known[:3] == [0, cards("R3"), 0]
    assert GAME.view(state, 0).state.hands[1] == cards("R3")
    for seat in (0, 2, None):
        assert all(other.hands[1] & cards("R3") for other in determinized(state, seat))


def test_a_pinched_card_may_be_of_the_lacking_colour_and_is_known_until_played() -> None:
    state = play(dealt(), *NO_EXCHANGE, "R3", "B4", "R7", "pinch R3", "R8", "R1", "R3")
    assert state.lacks[1] == REDS
    assert state.known == [0] * 5
    assert not any(other.hands[1] & REDS for other in determinized(state, 0))


def test_everything_is_forgotten_with_the_next_deal() -> None:
    match, rng = Match(GAME, 3, seed=bytes(32)), [1, 2, 3, 4]
    while match.state.round == 0:
        seat = match.actors[0]
        legal = match.legal(seat)
        match.act(seat, legal[draw(rng, len(legal))])
    assert match.state.lacks == match.state.known == match.state.put_away_size == [0] * 5


def test_every_hidden_card_is_somewhere_with_equal_probability() -> None:
    state = play(dealt(), *NO_EXCHANGE, "B1")
    held = sum(other.hands[1] >> CODES.index("Y16") & 1 for other in determinized(state, 0, 4000))
    assert 4000 * 8 / 48 * 0.85 < held < 4000 * 8 / 48 * 1.15


def test_a_deal_shows_each_seat_its_own_hand() -> None:
    match = Match(GAME, 4, seed=bytes(32))
    (event,) = match.events
    assert isinstance(event, MopsenDealt)
    visible = event.visible_to(2)
    assert visible.stock is None
    assert visible.hands == (None, None, event.hands[2], None)
    for hidden in (event.visible_to(None), visible.visible_to(1), visible.visible_to(None)):
        assert hidden.hands == (None,) * 4
    assert (visible.dealer, visible.order) == (event.dealer, event.order)


# The laws, at any point of any game


@st.composite
def positions(draw_: st.DrawFn) -> MopsenState:
    """A state that random play can reach, at any decision or deal."""
    players = draw_(st.sampled_from([3, 4, 5]))
    optional = draw_(st.booleans())
    seed = draw_(st.binary(min_size=8, max_size=8))
    steps = draw_(st.integers(0, 200))
    state, rng, outcome = GAME.start(players, {"pinch_optional": optional}), stream(derive(seed, 0)), [0] * 61
    for _ in range(steps):
        acting = GAME.rules.actors(state)
        if acting == 0:
            break
        if acting < 0:
            GAME.rules.sample_chance(state, rng, outcome)
            GAME.rules.apply_chance(state, outcome, None)
            continue
        seats = list(each(acting))
        seat = seats[draw(rng, len(seats))]
        legal = GAME.legal(state, seat)
        GAME.rules.apply(state, seat, legal[draw(rng, len(legal))], None)
    return state


@settings(max_examples=200, deadline=None)
@given(positions(), st.integers(0, 1 << 30))
def test_nobody_can_distinguish_a_determinized_state_from_the_truth(state: MopsenState, number: int) -> None:
    rng = [number, 2, 3, 4]
    for seat in (None, *range(state.players)):
        view = GAME.view(state, seat)
        assert GAME.view(GAME.imagine(view, rng), seat) == view


@settings(max_examples=100, deadline=None)
@given(positions())
def test_a_view_is_enough_to_know_the_legal_moves(state: MopsenState) -> None:
    for seat in GAME.actors(state):
        view = GAME.view(state, seat).state
        assert GAME.legal(view, seat) == GAME.legal(state, seat)
        for action in GAME.legal(view, seat):
            assert GAME.notation.move(view, seat, action) == GAME.notation.move(state, seat, action)


@settings(max_examples=100, deadline=None)
@given(positions(), st.integers(0, 1 << 30))
def test_a_determinized_state_is_consistent_with_all_that_was_shown(state: MopsenState, number: int) -> None:
    for seat in (None, *range(state.players)):
        other = GAME.redeal(state, seat, [number, 2, 3, 4])
        for hand in range(state.players):
            assert other.hands[hand] & ~other.known[hand] & other.lacks[hand] == 0
            assert size(other.hands[hand]) == other.hand_size[hand]
            assert size(other.put_away[hand]) == other.put_away_size[hand]


@settings(max_examples=60, deadline=None)
@given(positions(), st.integers(0, 1 << 30))
def test_the_true_state_fits_what_is_inferred(state: MopsenState, number: int) -> None:
    for hand in range(state.players):
        assert state.hands[hand] & ~state.known[hand] & state.lacks[hand] == 0


@settings(max_examples=40, deadline=None)
@given(positions(), st.integers(0, 1 << 30))
def test_a_determinized_state_can_be_played_on(state: MopsenState, number: int) -> None:
    rng, outcome = [number, 2, 3, 4], [0] * 61
    other = GAME.redeal(state, number % state.players, rng)
    while acting := GAME.rules.actors(other):
        if acting < 0:
            GAME.rules.sample_chance(other, rng, outcome)
            GAME.rules.apply_chance(other, outcome, None)
            continue
        seat = next(each(acting))
        legal = GAME.legal(other, seat)
        GAME.rules.apply(other, seat, legal[draw(rng, len(legal))], None)
    assert other.round == 3


# The table


def zones(state: MopsenState, seat: int | None, name: str) -> list[Zone]:
    return [zone for zone in GAME.table(GAME.view(state, seat)).zones if zone.name == name]


def test_the_table_shows_the_own_hand_and_the_backs_of_others() -> None:
    mine, other, _ = zones(dealt(), 0, "hand")
    assert [shown.card for shown in mine.cards] == list(each(cards("R1 R2 R3 B1 B2 B3 Y1 C1")))
    assert mine.cards[0] == TableCard(0, worth=4)
    assert other.cards == (TableCard(None),) * 8


def test_the_table_marks_pinched_cards() -> None:
    state = play(dealt(), *NO_EXCHANGE, "R3", "B4", "R7", "pinch R3")
    assert zones(state, 0, "hand")[1].cards[0] == TableCard(CODES.index("R3"), ("known",), 4)


def test_the_table_shows_the_own_cards_put_away_and_the_number_of_others() -> None:
    state = play(dealt(), "exchange R1", "exchange B4 B5", "exchange")
    mine, other = zones(state, 0, "put-away")
    assert mine.cards == (TableCard(0, worth=4),)
    assert other.cards == (TableCard(None),) * 2


def test_the_table_asks_and_lists_every_choice() -> None:
    state = dealt(pinch_optional=True)
    asked = GAME.table(GAME.view(state, 1))
    assert (asked.question, len(asked.choices)) == ("exchange", 93)
    assert asked.choices[0].phrase == KeepAll()
    assert asked.choices[1].phrase == Exchange((CODES.index("B4"),))
    play(state, *NO_EXCHANGE)
    asked = GAME.table(GAME.view(state, 0))
    assert asked.question == "play"
    assert asked.choices[0].phrase == MopsenPlay(0)
    assert asked.choices[0].cards == (0,)
    play(state, "R3", "B4", "R7")
    asked = GAME.table(GAME.view(state, 1))
    assert asked.question == "pinch"
    assert [choice.phrase for choice in asked.choices] == [Pinch(CODES.index("R3")), PinchNothing()]


@pytest.mark.parametrize("seat", [None, 1])
def test_a_seat_with_nothing_to_decide_is_not_asked(seat: int | None) -> None:
    shown = GAME.table(GAME.view(play(dealt(), *NO_EXCHANGE), seat))
    assert (shown.question, shown.choices) == (None, ())


def test_the_table_shows_the_order_the_led_colour_and_missing_colours() -> None:
    shown = GAME.table(GAME.view(play(dealt(), *NO_EXCHANGE, "R3", "B4"), None))
    facts = {(fact.name, fact.seat): fact.value for fact in shown.facts}
    assert facts["order", None] == (0, 1, 2, 3)
    assert facts["led", None] == 0
    assert facts["lacks", 1] == (0,)
    assert facts["dealer", None] == 2
    assert facts["bones", 1] == 7


def test_the_table_shows_who_is_still_choosing() -> None:
    shown = GAME.table(GAME.view(play(dealt(), "exchange R1"), 0))
    assert [fact.value for fact in shown.facts if fact.name == "choosing"] == [(1, 2)]
    assert [zone.cards for zone in shown.zones if zone.name == "chosen"] == [(TableCard(0, worth=4),)]


@settings(max_examples=60, deadline=None)
@given(positions())
def test_a_table_can_be_drawn_for_everyone_at_any_time(state: MopsenState) -> None:
    for seat in (None, *range(state.players)):
        view = GAME.view(state, seat)
        before = copy_of(view.state)
        assert len(GAME.table(view).choices) == (0 if seat is None else len(GAME.legal(state, seat)))
        assert view.state == before
