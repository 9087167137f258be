"""The rules of Mopsen, number by number: a position in card notation, one move, the position after."""

import json
from collections import Counter
from itertools import permutations
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from menagerie.core.bits import each, set_of, size
from menagerie.core.chance import derive, draw, seed_of, stream
from menagerie.core.errors import BadSetup, IllegalMove, NotYourTurn
from menagerie.core.game import CHANCE
from menagerie.core.match import Match
from menagerie.core.phrases import Event, GameEnded, RoundEnded
from menagerie.core.state import NOBODY, copy_of
from menagerie.games.mopsen import GAME
from menagerie.games.mopsen.cards import BONES, CODES, DECK, SYMBOLS
from menagerie.games.mopsen.events import (
    Discarded,
    Exchanged,
    Jostled,
    MopsenDealt,
    MopsenTrickWon,
    Pinched,
    PinchedNothing,
)
from menagerie.games.mopsen.state import PLAYING, MopsenState, order_of
from tests.games.mopsen_positions import cards
from tests.games.mopsen_positions import play_logged as play

Playing = Match[MopsenState]


def codes(together: int) -> str:
    """The cards of this set."""
    return " ".join(CODES[card] for card in each(together))


def order(state: MopsenState) -> str:
    """The pecking order, strongest first."""
    return "".join(SYMBOLS[kind] for kind in order_of(state.standing))


def holding(*hands: str, order: str = "RBYC", leader: int = 0, **options: bool) -> MopsenState:
    """A position before a trick: each seat's hand, the pecking order, who leads."""
    state = GAME.start(len(hands), options)
    for seat, hand in enumerate(hands):
        state.hands[seat] = cards(hand)
        state.hand_size[seat] = len(hand.split())
    for place, symbol in enumerate(order):
        state.standing[SYMBOLS.index(symbol)] = 3 - place
    state.dealer = (leader - 1) % len(hands)
    state.leader = leader
    state.phase = PLAYING
    state.waiting = 1 << leader
    return state


def moves(state: MopsenState) -> str:
    """The moves of the one seat whose turn it is."""
    (seat,) = GAME.actors(state)
    return ", ".join(GAME.notation.move(state, seat, action) for action in GAME.legal(state, seat))


def events_of(log: list[Event], kind: type[Event]) -> list[Event]:
    return [event for event in log if isinstance(event, kind)]


def dealt_match(players: int = 3, seed: str = "a", **options: bool) -> Playing:
    return Match(GAME, players, options, seed=seed_of(seed))


def play_round(match: Playing, rng: list[int]) -> list[Event]:
    """Play at random until a round has ended; what happened."""
    log: list[Event] = []
    while not events_of(log, RoundEnded):
        log += act_at_random(match, rng)
    return log


def act_at_random(match: Playing, rng: list[int]) -> list[Event]:
    seat = match.actors[draw(rng, len(match.actors))]
    legal = match.legal(seat)
    return match.act(seat, legal[draw(rng, len(legal))])


# Cards


def read_bones(file: Path) -> tuple[int, ...]:
    assert GAME.values is not None
    return GAME.values.read(file)


@pytest.mark.rule("MOP-1")
def test_the_deck_is_three_colours_of_pugs_and_eight_cats() -> None:
    assert len(set(CODES)) == 56
    assert Counter(code[0] for code in CODES) == {"R": 16, "B": 16, "Y": 16, "C": 8}
    assert codes(cards("C8 Y16 R1")) == "R1 Y16 C8"


@pytest.mark.rule("MOP-1")
@pytest.mark.parametrize(
    ("code", "bones"), [("R1", 4), ("B4", 4), ("Y5", 3), ("R8", 3), ("B9", 2), ("Y12", 2), ("R13", 1), ("B16", 1)]
)
def test_low_numbers_have_more_bones(code: str, bones: int) -> None:
    assert BONES[CODES.index(code)] == bones


@pytest.mark.rule("MOP-1")
def test_cats_have_bones_by_the_same_numbers() -> None:
    assert [BONES[CODES.index(f"C{number}")] for number in range(1, 9)] == [4, 4, 4, 4, 3, 3, 3, 3]


@pytest.mark.rule("MOP-1")
def test_an_owner_of_the_box_can_replace_the_bones(tmp_path: Path) -> None:
    file = tmp_path / "bones.json"
    file.write_text(json.dumps({"bones": {code: 9 - i % 10 for i, code in enumerate(CODES)}}))
    values = read_bones(file)
    assert GAME.start(3, {}, values).bones == [9 - i % 10 for i in range(56)]


@pytest.mark.rule("MOP-1")
@pytest.mark.parametrize(
    ("change", "problem"),
    [
        ({"R1": 10}, "values-bad-value"),
        ({"R1": -1}, "values-bad-value"),
        ({"R1": True}, "values-bad-value"),
        ({"R17": 1}, "values-unknown-card"),
        ({"C9": 1}, "values-unknown-card"),
    ],
)
def test_bones_that_no_card_can_have_are_refused(tmp_path: Path, change: dict[str, int], problem: str) -> None:
    file = tmp_path / "bones.json"
    file.write_text(json.dumps({"bones": dict(zip(CODES, BONES, strict=True)) | change}))
    with pytest.raises(BadSetup) as refused:
        read_bones(file)
    assert refused.value.message == problem


@pytest.mark.rule("MOP-1")
def test_bones_for_only_some_cards_are_refused(tmp_path: Path) -> None:
    file = tmp_path / "bones.json"
    file.write_text(json.dumps({"bones": {"R1": 4}}))
    with pytest.raises(BadSetup) as refused:
        read_bones(file)
    assert refused.value.message == "values-missing-card"


# Deal


@pytest.mark.rule("MOP-2")
def test_the_pecking_order_is_shuffled_at_the_start() -> None:
    orders = {order(dealt_match(seed=str(number)).state) for number in range(400)}
    assert orders == {"".join(kinds) for kinds in permutations("RBYC")}


@pytest.mark.rule("MOP-2")
def test_the_pecking_order_is_kept_from_round_to_round() -> None:
    for seed in "abcdef":
        log = play_round(dealt_match(seed=seed), stream(seed_of(seed)))
        jostled, dealt = events_of(log, Jostled)[-1], events_of(log, MopsenDealt)[-1]
        assert isinstance(jostled, Jostled)
        assert isinstance(dealt, MopsenDealt)
        assert dealt.order == jostled.order


@pytest.mark.rule("MOP-2")
def test_the_pecking_order_may_be_shuffled_for_each_round() -> None:
    kept = []
    for seed in "abcdef":
        log = play_round(dealt_match(seed=seed, reshuffle_order=True), stream(seed_of(seed)))
        jostled, dealt = events_of(log, Jostled)[-1], events_of(log, MopsenDealt)[-1]
        assert isinstance(jostled, Jostled)
        assert isinstance(dealt, MopsenDealt)
        kept.append(dealt.order == jostled.order)
    assert not all(kept)


@pytest.mark.rule("MOP-3")
def test_the_first_dealer_is_drawn() -> None:
    assert {dealt_match(5, str(number)).state.dealer for number in range(60)} == {0, 1, 2, 3, 4}


@pytest.mark.rule("MOP-3")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_there_are_three_rounds_and_the_deal_goes_to_the_left(players: int) -> None:
    match, rng = dealt_match(players), stream(seed_of("b"))
    first = match.state.dealer
    while not match.over:
        act_at_random(match, rng)
    dealers = [event.dealer for event in match.events if isinstance(event, MopsenDealt)]
    assert dealers == [first, (first + 1) % players, (first + 2) % players]
    assert len(events_of(match.events, RoundEnded)) == 3
    assert match.events[-1] == GameEnded(tuple(match.points), tuple(match.winners))


@pytest.mark.rule("MOP-4")
@pytest.mark.parametrize(("players", "stock"), [(3, 32), (4, 24), (5, 16)])
def test_eight_cards_each_and_the_rest_is_the_stock(players: int, stock: int) -> None:
    state = dealt_match(players).state
    left = [card for card in state.stock if card != NOBODY]
    assert [size(hand) for hand in state.hands[:players]] == [8] * players
    assert state.hand_size[:players] == [8] * players
    assert len(left) == stock
    assert sum(state.hands) + set_of(left) == DECK


@pytest.mark.rule("MOP-4")
def test_all_cards_are_shuffled_for_the_next_round() -> None:
    match = dealt_match()
    play_round(match, stream(seed_of("c")))
    state = match.state
    assert sum(state.hands) + set_of(card for card in state.stock if card != NOBODY) == DECK
    assert (sum(state.bowls), state.discards, sum(state.put_away), sum(state.known), sum(state.lacks)) == (0,) * 5


# Exchange


def exchanging(dealer: int = 0) -> MopsenState:
    """Three seats that hold R1–R8, R9–R16 and B1–B8; the stock begins with B9."""
    state = GAME.start(3)
    GAME.rules.apply_chance(state, [dealer, 0, 1, 2, 3, *range(56)], None)
    return state


def choose(state: MopsenState, seat: int, move: str) -> list[Event]:
    log: list[Event] = []
    actions = {GAME.notation.move(state, seat, action): action for action in GAME.legal(state, seat)}
    GAME.rules.apply(state, seat, actions[move], log)
    return log


@pytest.mark.rule("MOP-5")
def test_each_seat_may_exchange_up_to_three_of_its_cards() -> None:
    state = exchanging()
    written = [GAME.notation.move(state, 2, action) for action in GAME.legal(state, 2)]
    assert len(set(written)) == 1 + 8 + 28 + 56
    assert written[:3] == ["exchange", "exchange B1", "exchange B2"]
    assert written[9:11] == ["exchange B1 B2", "exchange B1 B3"]
    assert written[-1] == "exchange B6 B7 B8"


@pytest.mark.rule("MOP-5")
def test_draws_are_carried_out_clockwise_from_the_dealers_left() -> None:
    state = exchanging(dealer=0)
    choose(state, 0, "exchange R1")
    choose(state, 2, "exchange B1 B2 B3")
    choose(state, 1, "exchange R9 R10")
    assert codes(state.hands[1]) == "R11 R12 R13 R14 R15 R16 B9 B10"
    assert codes(state.hands[2]) == "B4 B5 B6 B7 B8 B11 B12 B13"
    assert codes(state.hands[0]) == "R2 R3 R4 R5 R6 R7 R8 B14"
    assert [codes(away) for away in state.put_away[:3]] == ["R1", "R9 R10", "B1 B2 B3"]
    assert state.drawn == 6
    assert CODES[state.stock[6]] == "B15"


@pytest.mark.rule("MOP-5")
def test_nobody_has_to_exchange() -> None:
    state = exchanging()
    for seat in range(3):
        choose(state, seat, "exchange")
    assert state.drawn == 0
    assert codes(state.hands[0]) == "R1 R2 R3 R4 R5 R6 R7 R8"


@pytest.mark.rule("MOP-5")
@pytest.mark.parametrize("seats", list(permutations(range(3))))
def test_all_choose_at_once_in_any_order(seats: tuple[int, ...]) -> None:
    wishes = {0: "exchange R1", 1: "exchange", 2: "exchange B1 B7 B8"}
    right, state = exchanging(), exchanging()
    for seat in range(3):
        choose(right, seat, wishes[seat])
    for seat in seats:
        choose(state, seat, wishes[seat])
    assert state == right


@pytest.mark.rule("MOP-5")
def test_the_number_of_exchanged_cards_is_hidden_until_all_have_chosen() -> None:
    state = exchanging()
    (chosen,) = choose(state, 0, "exchange R1 R2")
    assert codes(state.hands[0]) == "R1 R2 R3 R4 R5 R6 R7 R8"
    assert GAME.actors(state) == (1, 2)
    for listener in (1, 2, None):
        visible = chosen.visible_to(listener)
        assert (visible.seat, visible.count, visible.cards) == (0, None, None)  # type: ignore[attr-defined]
    assert chosen.visible_to(0) == chosen


@pytest.mark.rule("MOP-5")
def test_how_many_were_exchanged_is_public_and_which_is_not() -> None:
    state = exchanging()
    choose(state, 0, "exchange R1 R2")
    choose(state, 1, "exchange")
    log = events_of(choose(state, 2, "exchange"), Exchanged)
    done = log[-1]
    assert [event.seat for event in log if isinstance(event, Exchanged)] == [1, 2, 0]
    assert done == Exchanged(0, 2, (0, 1), (24, 25))
    assert done.visible_to(0) == done
    assert done.visible_to(1) == done.visible_to(None) == Exchanged(0, 2, None, None)


@pytest.mark.rule("MOP-5")
def test_five_seats_can_all_exchange_three() -> None:
    match = dealt_match(5)
    for seat in range(5):
        match.act(seat, 149)
    assert match.state.drawn == 15
    assert match.state.hand_size == [8] * 5
    assert size(sum(match.state.hands)) == 40


@pytest.mark.rule("MOP-5")
def test_a_seat_chooses_once() -> None:
    match = dealt_match()
    match.play(1, "exchange")
    with pytest.raises(NotYourTurn):
        match.play(1, "exchange")


# A trick


@pytest.mark.rule("MOP-6")
@pytest.mark.parametrize("dealer", [0, 1, 2])
def test_left_of_the_dealer_leads_and_play_goes_clockwise(dealer: int) -> None:
    state = exchanging(dealer)
    play(state, "exchange", "exchange", "exchange")
    turns = []
    for _ in range(3):
        (seat,) = GAME.actors(state)
        turns.append(seat)
        GAME.rules.apply(state, seat, GAME.legal(state, seat)[0], None)
    assert turns == [(dealer + 1) % 3, (dealer + 2) % 3, dealer]


@pytest.mark.rule("MOP-7")
def test_the_leader_may_play_any_card() -> None:
    assert moves(holding("R1 B2 Y3 C4", "R2", "R3")) == "R1, B2, Y3, C4"


@pytest.mark.rule("MOP-7")
def test_a_led_colour_must_be_followed() -> None:
    state = holding("R1 B1", "R2 R9 B2 Y2", "R3 B3")
    play(state, "R1")
    assert moves(state) == "R2, R9"


@pytest.mark.rule("MOP-7")
def test_a_cat_may_always_be_played() -> None:
    state = holding("R1 B1", "R2 R9 B2 C5 C8", "R3 B3")
    play(state, "R1")
    assert moves(state) == "R2, R9, C5, C8"


@pytest.mark.rule("MOP-7")
def test_without_the_colour_any_card_may_be_played() -> None:
    state = holding("R1 B1", "B2 Y2 C5", "R3 B3")
    play(state, "R1")
    assert moves(state) == "B2, Y2, C5"


@pytest.mark.rule("MOP-7")
def test_a_led_cat_creates_no_duty_to_follow() -> None:
    state = holding("C1 B1", "R2 B2 C5", "R3 B3")
    play(state, "C1")
    assert moves(state) == "R2, B2, C5"


@pytest.mark.rule("MOP-7")
def test_a_cat_played_later_does_not_end_the_duty_to_follow() -> None:
    state = holding("R1 B1", "R2 C5", "R3 B3 Y3")
    play(state, "R1", "C5")
    assert moves(state) == "R3"


@pytest.mark.rule("MOP-7")
def test_a_colour_played_later_creates_no_duty() -> None:
    state = holding("R1 B1", "B2 Y2", "B3 Y3")
    play(state, "R1", "B2")
    assert moves(state) == "B3, Y3"


@pytest.mark.rule("MOP-7")
def test_a_pinched_card_must_follow_too() -> None:
    state = holding("R1 Y1", "R16 B2", "R2 Y5", order="RBYC")
    play(state, "R1", "R16", "R2", "pinch R2", "B2")
    assert moves(state) == "Y5"
    play(state, "Y5")
    assert moves(state) == "R2, Y1"


@pytest.mark.rule("MOP-7")
def test_a_card_that_must_not_be_played_is_refused() -> None:
    match = dealt_match()
    match.state = holding("R1 B1", "R2 B2", "R3 B3")
    match.play(0, "R1")
    with pytest.raises(IllegalMove):
        match.play(1, "B2")


@pytest.mark.rule("MOP-8")
@pytest.mark.parametrize(
    ("pecking", "trick", "winner", "loser"),
    [
        ("RBYC", "R2 R9 R5", 1, 0),
        ("RBYC", "R2 B16 Y16", 0, 2),
        ("YCBR", "R16 Y1 C1", 1, 0),
        ("CYBR", "R16 R1 C1", 2, 1),
        ("BRYC", "C8 C7 Y1", 2, 1),
        ("RYBC", "B16 B15 Y1 C8 R1", 4, 3),
    ],
)
def test_the_kinds_place_counts_first_and_then_the_number(pecking: str, trick: str, winner: int, loser: int) -> None:
    played = trick.split()
    state = holding(*(f"{code} C3" for code in played), order=pecking)
    log = play(state, *played)
    assert events_of(log, MopsenTrickWon) == [MopsenTrickWon(winner, CODES.index(played[winner]))]
    assert GAME.actors(state) == (loser,)


@pytest.mark.rule("MOP-8")
def test_following_suit_plays_no_part_in_the_comparison() -> None:
    state = holding("R16 B1", "Y1 Y2", "R2 R3", order="YRBC")
    play(state, "R16", "Y1", "R2")
    assert codes(state.bowls[1]) == "Y1"


@pytest.mark.rule("MOP-9")
def test_only_the_highest_card_goes_on_its_owners_bowl() -> None:
    state = holding("R1 B1", "R9 B2", "R5 B3")
    play(state, "R1", "R9", "R5")
    assert [codes(bowl) for bowl in state.bowls[:3]] == ["", "R9", ""]


@pytest.mark.rule("MOP-9")
def test_cards_gather_on_a_bowl() -> None:
    state = holding("R1 B1 Y1", "R9 B9 Y2", "R5 B5 Y3", order="RBYC")
    play(state, "R1", "R9", "R5", "pinch R5", "B9", "B5", "B1", "pinch B5")
    assert codes(state.bowls[1]) == "R9 B9"


@pytest.mark.rule("MOP-10")
def test_the_lowest_cards_kind_moves_to_the_top_and_the_others_keep_their_order() -> None:
    state = holding("R1 B1", "Y9 B2", "B5 B3", order="RBYC")
    log = play(state, "R1", "Y9", "B5")
    assert order(state) == "YRBC"
    assert events_of(log, Jostled) == [Jostled(1, 2, (2, 0, 1, 3))]


@pytest.mark.rule("MOP-10")
def test_cats_jostle_too() -> None:
    state = holding("R1 B1", "C8 B2", "R5 B3", order="YRBC")
    play(state, "R1", "C8", "R5")
    assert order(state) == "CYRB"


@pytest.mark.rule("MOP-10")
def test_a_kind_that_is_on_top_stays_there() -> None:
    state = holding("R1 B1", "R8 B2", "R5 B3", order="RYBC")
    play(state, "R1", "R8", "R5")
    assert order(state) == "RYBC"


@pytest.mark.rule("MOP-10")
def test_the_lowest_card_is_discarded() -> None:
    state = holding("R1 B1", "R8 B2", "R5 B3")
    log = play(state, "R1", "R8", "R5")
    assert codes(state.discards) == "R1"
    assert events_of(log, Discarded) == [Discarded((0,))]


@pytest.mark.rule("MOP-10")
def test_with_three_players_there_is_one_card_to_pinch() -> None:
    state = holding("R1 B1", "R8 B2", "R5 B3")
    play(state, "R1", "R8", "R5")
    assert moves(state) == "pinch R5"


@pytest.mark.rule("MOP-10")
def test_neither_the_winners_card_nor_ones_own_can_be_pinched() -> None:
    state = holding("R1 B1", "R8 B2", "R5 B3", "C3 C1", "Y2 C2")
    play(state, "R1", "R8", "R5", "C3", "Y2")
    assert GAME.actors(state) == (3,)
    assert moves(state) == "pinch R1, pinch R5, pinch Y2"


@pytest.mark.rule("MOP-10")
def test_a_pinched_card_goes_to_the_hand_and_everyone_knows_it() -> None:
    state = holding("R1 B1", "R8 B2", "R5 B3", "Y3 C1")
    log = play(state, "R1", "R8", "R5", "Y3", "pinch R1")
    assert codes(state.hands[3]) == "R1 C1"
    assert codes(state.known[3]) == "R1"
    assert state.hand_size[3] == 2
    assert Pinched(3, 0) in log


@pytest.mark.rule("MOP-10")
def test_pinching_is_mandatory_unless_the_house_rule_makes_it_optional() -> None:
    state = holding("R1 B1", "R8 B2", "R5 B3", pinch_optional=True)
    play(state, "R1", "R8", "R5")
    assert moves(state) == "pinch R5, pass"
    log = play(state, "pass")
    assert log == [PinchedNothing(0), Discarded((4,))]
    assert codes(state.hands[0]) == "B1"
    assert codes(state.discards) == "R1 R5"
    assert state.hand_size[:3] == [1, 1, 1]


@pytest.mark.rule("MOP-11")
def test_the_remaining_cards_are_discarded_and_the_winner_leads() -> None:
    state = holding("R1 B1", "R8 B2", "R5 B3", "Y3 C1")
    log = play(state, "R1", "R8", "R5", "Y3", "pinch R1")
    assert codes(state.discards) == "R5 Y3"
    assert log[-1] == Discarded((4,))
    assert state.trick == [NOBODY] * 5
    assert GAME.actors(state) == (1,)
    assert moves(state) == "B2"


@pytest.mark.rule("MOP-11")
def test_the_colour_of_the_last_trick_does_not_matter_in_the_next() -> None:
    state = holding("R1 B1", "R8 R9 B2 Y2", "R5 B3")
    play(state, "R1", "R8", "R5", "pinch R5")
    assert moves(state) == "R9, B2, Y2"


# The end of a round


@pytest.mark.rule("MOP-12")
def test_the_round_ends_when_a_hand_is_empty_after_pinching() -> None:
    state = holding("R1", "R8", "R5")
    assert not events_of(play(state, "R1", "R8", "R5"), RoundEnded)
    assert events_of(play(state, "pinch R5"), RoundEnded)
    assert GAME.rules.actors(state) == CHANCE


@pytest.mark.rule("MOP-12")
def test_pinching_can_keep_the_round_going() -> None:
    state = holding("R1", "R8 B1", "R5 B3")
    log = play(state, "R1", "R8", "R5", "pinch R5")
    assert not events_of(log, RoundEnded)
    assert GAME.actors(state) == (1,)


@pytest.mark.rule("MOP-12")
def test_one_empty_hand_is_enough() -> None:
    state = holding("R1 B5 B6", "R8", "R5 B3")
    assert events_of(play(state, "R1", "R8", "R5", "pinch R5"), RoundEnded)


@pytest.mark.rule("MOP-13")
@pytest.mark.parametrize(("players", "bowl"), [(3, 7), (4, 5), (5, 5)])
def test_an_empty_bowl_is_worth_bones_of_its_own(players: int, bowl: int) -> None:
    hands = ["R1 C1 C2", "R2", "R3", "R4", "R5"][:players]
    state = holding(*hands)
    (ended,) = events_of(play(state, *(hand.split()[0] for hand in hands), "pinch R2"), RoundEnded)
    assert ended == RoundEnded((bowl + 3, *[bowl] * (players - 2), BONES[players - 1]), (0,))


@pytest.mark.rule("MOP-13")
def test_all_cards_on_a_bowl_and_each_card_in_hand_count() -> None:
    state = holding("R1 B1", "R16 B12", "R5 B5", order="RBYC")
    log = play(state, "R1", "R16", "R5", "pinch R5", "B12", "B5", "B1", "pinch B5")
    (ended,) = events_of(log, RoundEnded)
    assert ended == RoundEnded((7 + 2, 1 + 2, 7 + 0), (0,))
    assert state.totals[:3] == [9, 3, 7]


@pytest.mark.rule("MOP-13")
def test_replaced_bones_count() -> None:
    state = holding("R1 B1", "R8", "R5 B5")
    state.bones = [0] * 56
    state.bones[CODES.index("R8")] = 9
    (ended,) = events_of(play(state, "R1", "R8", "R5", "pinch R5"), RoundEnded)
    assert ended == RoundEnded((7 + 2, 9, 7 + 1), (0, 1))


@pytest.mark.rule("MOP-14")
@pytest.mark.parametrize(
    ("before", "winners"), [((10, 0, 0), (0,)), ((0, 20, 0), (1,)), ((0, 5, 1), (0,)), ((0, 8, 0), (0, 1))]
)
def test_most_bones_over_three_rounds_win_and_a_tie_is_shared(
    before: tuple[int, ...], winners: tuple[int, ...]
) -> None:
    state = holding("R1 B1", "R16", "R5")
    state.round, state.totals = 2, [*before, 0, 0]
    log = play(state, "R1", "R16", "R5", "pinch R5")
    points = (before[0] + 9, before[1] + 1, before[2] + 7)
    assert log[-1] == GameEnded(points, winners)
    assert [GAME.rules.points(state, seat) for seat in range(3)] == list(points)
    assert tuple(each(GAME.rules.winners(state))) == winners
    assert GAME.rules.actors(state) == 0


# Facts that must hold, whatever is played


games = st.tuples(
    st.sampled_from([3, 4, 5]),
    st.fixed_dictionaries({"reshuffle_order": st.booleans(), "pinch_optional": st.booleans()}),
    st.binary(min_size=32, max_size=32),
)


@settings(max_examples=60, deadline=None)
@given(games)
def test_a_round_has_a_limited_number_of_tricks(drawn: tuple[int, dict[str, bool], bytes]) -> None:
    players, options, seed = drawn
    match, rng = Match(GAME, players, options, seed=seed), stream(derive(seed, 99))
    most = {3: 11, 4: 10, 5: 9}[players]
    for _ in range(3):
        tricks = len(events_of(play_round(match, rng), MopsenTrickWon))
        assert 8 <= tricks <= most


@settings(max_examples=40, deadline=None)
@given(games)
def test_cards_are_conserved_and_no_hand_exceeds_eight(drawn: tuple[int, dict[str, bool], bytes]) -> None:
    players, options, seed = drawn
    match, rng = Match(GAME, players, options, seed=seed), stream(derive(seed, 99))
    while not match.over:
        state = match.state
        assert all(match.legal(seat) for seat in match.actors)
        assert max(state.hand_size) <= 8
        assert [size(hand) for hand in state.hands] == state.hand_size
        assert all(known & ~hand == 0 for known, hand in zip(state.known, state.hands, strict=True))
        lying = [card for card in state.stock + state.trick if card != NOBODY]
        piles = [*state.hands, *state.put_away, *state.bowls, state.discards, *(1 << card for card in lying)]
        assert sum(piles) == DECK
        assert sum(map(size, piles)) == 56
        act_at_random(match, rng)


@settings(max_examples=40, deadline=None)
@given(games)
def test_no_exchanged_card_is_drawn_again_in_its_round(drawn: tuple[int, dict[str, bool], bytes]) -> None:
    players, options, seed = drawn
    match, rng = Match(GAME, players, options, seed=seed), stream(derive(seed, 99))
    away: set[int] = set()
    while not match.over:
        for event in act_at_random(match, rng):
            if isinstance(event, MopsenDealt):
                away = set()
            if isinstance(event, Exchanged):
                assert event.put_away is not None
                assert event.drawn is not None
                away |= set(event.put_away)
                assert not away & set(event.drawn)
            if isinstance(event, MopsenTrickWon | Pinched):
                assert event.card not in away


@settings(max_examples=40, deadline=None)
@given(games)
def test_no_trick_ties_and_the_order_stays_an_order(drawn: tuple[int, dict[str, bool], bytes]) -> None:
    players, options, seed = drawn
    match, rng = Match(GAME, players, options, seed=seed), stream(derive(seed, 99))
    while not match.over:
        before = copy_of(match.state)
        log = act_at_random(match, rng)
        assert sorted(match.state.standing) == [0, 1, 2, 3]
        for won, jostled in zip(events_of(log, MopsenTrickWon), events_of(log, Jostled), strict=True):
            assert won.seat != jostled.seat  # type: ignore[attr-defined]
            kept = [kind for kind in order_of(before.standing) if kind != jostled.kind]  # type: ignore[attr-defined]
            assert jostled.order == (jostled.kind, *kept)  # type: ignore[attr-defined]


@settings(max_examples=40, deadline=None)
@given(games)
def test_the_rounds_add_up_to_the_game(drawn: tuple[int, dict[str, bool], bytes]) -> None:
    players, options, seed = drawn
    match, rng = Match(GAME, players, options, seed=seed), stream(derive(seed, 99))
    while not match.over:
        act_at_random(match, rng)
    rounds = [event.points for event in match.events if isinstance(event, RoundEnded)]
    assert match.points == [sum(scores) for scores in zip(*rounds, strict=True)]
    assert match.winners == [seat for seat in range(players) if match.points[seat] == max(match.points)]
