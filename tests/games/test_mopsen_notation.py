"""Mopsen's moves and deals as text."""

import copy
from contextlib import suppress
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from menagerie.core.chance import seed_of
from menagerie.core.errors import BadRecord, RuleBroken
from menagerie.core.match import Match
from menagerie.games.mopsen import GAME
from menagerie.games.mopsen.cards import CODES
from menagerie.games.mopsen.events import Exchange, KeepAll, MopsenPlayed
from menagerie.games.mopsen.state import MopsenState


def good_deal() -> dict[str, Any]:
    return {
        "dealer": 1,
        "hands": [list(CODES[0:8]), list(CODES[8:16]), list(CODES[16:24])],
        "stock": list(CODES[24:]),
        "order": ["R", "C", "B", "Y"],
    }


def read(deal: object, state: MopsenState | None = None) -> list[int]:
    return GAME.notation.outcome(state or GAME.start(3), {"deal": deal})


def second_round(**options: bool) -> MopsenState:
    """Before the second deal: seat 1 dealt the first, and the order was left at B R C Y."""
    state = GAME.start(3, options)
    state.round, state.dealer, state.standing = 1, 1, [2, 3, 0, 1]
    return state


@pytest.mark.parametrize("players", [3, 4, 5])
def test_a_written_deal_is_read_back(players: int) -> None:
    match = Match(GAME, players, seed=seed_of("deal"))
    entry = GAME.notation.entry(match.events[0])
    assert entry is not None
    state = GAME.start(players)
    GAME.rules.apply_chance(state, GAME.notation.outcome(state, entry), None)
    assert state == match.state
    assert list(entry["deal"]) == ["dealer", "hands", "stock", "order"]


def test_hands_are_written_in_ascending_order() -> None:
    entry = GAME.notation.entry(Match(GAME, 5, seed=seed_of("deal")).events[0])
    assert entry is not None
    for hand in entry["deal"]["hands"]:
        assert hand == sorted(hand, key=CODES.index)


def test_other_events_are_not_written_as_deals() -> None:
    assert GAME.notation.entry(MopsenPlayed(0, 0)) is None


def test_a_deal_as_a_seat_sees_it_is_not_an_entry() -> None:
    assert GAME.notation.entry(Match(GAME, 3).events[0].visible_to(0)) is None


def test_moves_are_written_as_records_have_them() -> None:
    state = GAME.start(3, {"pinch_optional": True})
    GAME.rules.apply_chance(state, read(good_deal()), None)
    assert not GAME.notation.lists_legal(state)
    assert GAME.notation.move(state, 2, 57) == "exchange"
    assert GAME.notation.move(state, 2, 149) == "exchange B6 B7 B8"
    assert GAME.notation.phrase(state, 2, 57) == KeepAll()
    assert GAME.notation.phrase(state, 2, 58) == Exchange((16,))
    for seat in range(3):
        GAME.rules.apply(state, seat, 57, None)
    assert GAME.notation.lists_legal(state)
    assert GAME.notation.move(state, 2, 16) == "B1"
    for seat, card in ((2, 16), (0, 0), (1, 8)):
        GAME.rules.apply(state, seat, card, None)
    assert [GAME.notation.move(state, 2, action) for action in GAME.legal(state, 2)] == ["pinch R1", "pass"]


def test_cards_and_kinds_have_names() -> None:
    assert GAME.notation.name("card", 55) == ("mopsen-card", {"kind": "C", "number": 8})
    assert GAME.notation.name("kind", 1) == ("mopsen-kind", {"kind": "B"})


@pytest.mark.rule("MOP-3")
def test_the_next_deal_must_come_from_the_left() -> None:
    assert read({**good_deal(), "dealer": 2, "order": list("BRCY")}, second_round())[0] == 2
    with pytest.raises(RuleBroken) as broken:
        read({**good_deal(), "order": list("BRCY")}, second_round())
    assert (broken.value.message, broken.value.facts) == ("mopsen-wrong-dealer", {"dealer": 1, "right": 2})


@pytest.mark.rule("MOP-2")
def test_the_next_deal_must_keep_the_order() -> None:
    deal = {**good_deal(), "dealer": 2}
    with pytest.raises(RuleBroken) as broken:
        read(deal, second_round())
    assert broken.value.message == "mopsen-order-not-kept"
    assert broken.value.facts == {"order": "R C B Y", "right": "B R C Y"}
    assert read(deal, second_round(reshuffle_order=True))[1:5] == [0, 3, 1, 2]


@pytest.mark.rule("MOP-4")
@pytest.mark.parametrize(
    ("path", "value", "message"),
    [
        (("dealer",), 3, "mopsen-no-such-dealer"),
        (("dealer",), -1, "mopsen-no-such-dealer"),
        (("order",), ["R", "B", "Y"], "mopsen-bad-order"),
        (("order",), ["R", "B", "Y", "Y"], "mopsen-bad-order"),
        (("order",), ["R", "B", "Y", "X"], "mopsen-bad-order"),
        (("hands",), [], "mopsen-wrong-hands"),
        (("hands", 1), ["R9"], "mopsen-wrong-hand-size"),
        (("stock",), [], "mopsen-wrong-stock-size"),
        (("hands", 0, 0), "R17", "mopsen-unknown-card"),
        (("hands", 0, 0), "r1", "mopsen-unknown-card"),
        (("stock", 0), "C9", "mopsen-unknown-card"),
        (("hands", 0, 0), "R2", "mopsen-card-twice"),
        (("stock", 31), "R1", "mopsen-card-twice"),
    ],
)
def test_a_deal_that_breaks_the_rules_is_refused(path: tuple[Any, ...], value: object, message: str) -> None:
    deal: Any = copy.deepcopy(good_deal())
    place = deal
    for step in path[:-1]:
        place = place[step]
    place[path[-1]] = value
    with pytest.raises(RuleBroken) as broken:
        read(deal)
    assert broken.value.message == message
    assert all(isinstance(fact, str | int) for fact in broken.value.facts.values())


@pytest.mark.parametrize(
    "entry",
    [
        {},
        {"chance": "R1"},
        {"deal": None},
        {"deal": []},
        {"deal": {}},
        {"deal": {**good_deal(), "leader": 0}},
        {"deal": {**good_deal(), "dealer": True}},
        {"deal": {**good_deal(), "dealer": "1"}},
        {"deal": {**good_deal(), "dealer": 1.0}},
        {"deal": {**good_deal(), "hands": {}}},
        {"deal": {**good_deal(), "hands": ["R1"]}},
        {"deal": {**good_deal(), "hands": [[1], [2], [3]]}},
        {"deal": {**good_deal(), "stock": None}},
        {"deal": {**good_deal(), "stock": [[]]}},
        {"deal": {**good_deal(), "order": "RBYC"}},
        {"deal": {**good_deal(), "order": [0, 1, 2, 3]}},
    ],
)
def test_text_that_is_not_a_deal_is_refused(entry: Any) -> None:
    with pytest.raises(BadRecord) as bad:
        GAME.notation.outcome(GAME.start(3), entry)
    assert bad.value.message == "entry-malformed"


def test_a_deal_in_the_middle_of_a_round_is_refused() -> None:
    with pytest.raises(BadRecord) as bad:
        read(good_deal(), Match(GAME, 3).state)
    assert bad.value.message == "entry-malformed"


anything = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text() | st.sampled_from(CODES),
    lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner),
    max_leaves=20,
)


@settings(max_examples=200, deadline=None)
@given(st.sampled_from(["dealer", "hands", "stock", "order"]), anything, st.booleans())
def test_any_text_in_a_deal_is_read_or_refused(part: str, value: Any, later: bool) -> None:
    state = second_round() if later else GAME.start(3)
    with suppress(BadRecord, RuleBroken):
        assert len(read({**good_deal(), part: value}, state)) == 61


@settings(max_examples=100, deadline=None)
@given(anything)
def test_any_other_value_as_a_deal_is_refused(value: Any) -> None:
    with pytest.raises(BadRecord):
        GAME.notation.outcome(GAME.start(3), value)
