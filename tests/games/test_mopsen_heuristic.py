"""What a novice does in Mopsen: a position in card notation, and the move."""

import pytest

from menagerie.core.chance import draw
from menagerie.core.game import CHANCE
from menagerie.games.mopsen import GAME
from menagerie.games.mopsen.cards import REDS, SYMBOLS
from menagerie.games.mopsen.deal import OUTCOME_LENGTH
from menagerie.games.mopsen.heuristic import ONE, chance_of_none, follows, worth_of_empty_bowl
from menagerie.games.mopsen.state import EXCHANGING, PLAYING, MopsenState
from tests.games.mopsen_positions import cards, play


def holding(*hands: str, order: str = "RBYC", bowl: str = "", **options: bool) -> MopsenState:
    """A position before a trick that seat 0 leads: each hand, the pecking order, the last seat's bowl."""
    state = GAME.start(len(hands), options)
    for seat, hand in enumerate(hands):
        state.hands[seat] = cards(hand)
        state.hand_size[seat] = len(hand.split())
    for place, symbol in enumerate(order):
        state.standing[SYMBOLS.index(symbol)] = 3 - place
    state.bowls[len(hands) - 1] = cards(bowl)
    state.dealer = len(hands) - 1
    state.leader = 0
    state.phase = PLAYING
    state.waiting = 1
    return state


def exchanging(hand: str) -> MopsenState:
    """A position in which seat 0 has yet to choose what to exchange."""
    state = holding(hand, "", "")
    state.phase = EXCHANGING
    return state


def choices(state: MopsenState, times: int = 20) -> set[str]:
    """What the seat whose turn it is may do."""
    rng = [1, 2, 3, 4]
    (seat,) = GAME.actors(state)
    legal = GAME.legal(state, seat)
    chosen = {GAME.rules.heuristic(state, seat, legal, len(legal), rng) for _ in range(times)}
    return {GAME.notation.move(state, seat, action) for action in chosen}


def test_exchanges_the_three_cards_with_the_fewest_bones() -> None:
    assert choices(exchanging("R1 R16 B2 B10 B14 Y3 Y13 C8")) == {"exchange R16 B14 Y13"}


def test_exchanges_fewer_cards_when_fewer_are_poor() -> None:
    assert choices(exchanging("R1 R2 B2 B10 Y1 Y3 Y6 C8")) == {"exchange B10 Y6"}


def test_keeps_a_rich_hand_and_cats_whatever_their_number() -> None:
    assert choices(exchanging("R1 R4 B1 B2 Y1 Y3 C7 C8")) == {"exchange"}


def test_last_to_play_wins_with_the_card_that_has_most_bones() -> None:
    state = play(holding("R1 B9 Y9", "R5 B8 Y8", "R6 R12 R16", bowl="B16"), "R1", "R5")
    assert choices(state) == {"R6"}


def test_last_to_play_prefers_the_lowest_card_to_one_in_between() -> None:
    state = play(holding("R10 B9 Y9", "R15 B8 Y8", "R9 R11 R12", bowl="B16"), "R10", "R15")
    assert choices(state) == {"R9"}


@pytest.mark.parametrize(("bowl", "move"), [("", "R3"), ("B16", "R6")])
def test_avoids_winning_a_first_card_late_in_the_round(bowl: str, move: str) -> None:
    assert choices(play(holding("R1 B9", "R5 B8", "R3 R6", bowl=bowl), "R1", "R5")) == {move}


def test_an_empty_bowl_is_worth_more_the_fewer_cards_are_left() -> None:
    late, early = holding("R1", "R2", "R3"), holding("R1 B1 Y1 C1", "R2", "R3")
    assert worth_of_empty_bowl(late, 0) == 7 * ONE
    assert worth_of_empty_bowl(holding("R1", "R2", "R3", "R4"), 0) == 5 * ONE
    assert worth_of_empty_bowl(early, 0) < 3 * ONE
    assert worth_of_empty_bowl(holding("R1", "R2", "R3", bowl="B1"), 2) == 0


def test_leads_what_is_sure_to_be_the_lowest() -> None:
    assert choices(holding("Y1 R9 B9", "R1 R2 R3", "B1 B2 B3", order="CRBY")) == {"Y1"}


def test_leads_a_low_number_that_nothing_can_beat() -> None:
    state = holding("C8 R9 B9", "R1 R2 R3", "B1 B2 B3", order="CRBY")
    state.bowls[0] = cards("Y1")
    assert choices(state) == {"C8"}


def test_spends_a_poor_card_where_several_would_be_the_lowest() -> None:
    assert choices(play(holding("R5 R6 R7", "R9 R10 R11", "B2 B15 Y3"), "R5", "R9")) == {"B15"}


def test_lifts_the_kind_of_which_it_has_more() -> None:
    state = play(holding("R5 R6 R7", "R9 R10 R11", "B9 Y9 Y10"), "R5", "R9")
    assert choices(state) == {"Y9", "Y10"}


def test_does_not_waste_a_cat_or_a_rich_card_when_there_is_nothing_to_win() -> None:
    state = play(holding("R16 R6 R7", "B1 B10 B11", "Y3 Y15 C6", order="RCYB"), "R16", "B1")
    assert choices(state) == {"Y15"}


def test_chooses_randomly_among_equally_good_cards() -> None:
    state = play(holding("R16 R6 R7", "R1 B10 B11", "R13 R14"), "R16", "R1")
    assert choices(state) == {"R13", "R14"}


def test_assumes_players_have_the_led_colour_unless_known_to_lack_it() -> None:
    state = holding("R9", "B1", "Y1")
    assert follows(state, 1, REDS)
    assert not follows(state, 1, 0)
    state.lacks[1] = REDS
    assert not follows(state, 1, REDS)
    state.known[1] = cards("R5")
    assert follows(state, 1, REDS)


def test_counts_the_cards_that_others_may_play() -> None:
    state = holding("R9", "B1", "Y1", order="BRYC")
    reds_and_cats, above = cards("R1 R2 R15 R16"), cards("R15 R16")
    assert chance_of_none(state, 0, above, REDS, reds_and_cats) == ONE // 4
    state.lacks[1] = REDS
    assert chance_of_none(state, 0, above, REDS, reds_and_cats | cards("B1 B2")) == ONE // 2
    assert chance_of_none(state, 2, above, REDS, reds_and_cats) == ONE


@pytest.mark.parametrize("pinch_optional", [False, True])
def test_pinches_the_card_with_most_bones(pinch_optional: bool) -> None:
    state = holding("R16 B1", "R3 B2", "R9 B3", "R1 B4", pinch_optional=pinch_optional)
    assert choices(play(state, "R16", "R3", "R9", "R1")) == {"pinch R3"}


def test_pinches_a_cat_before_a_pug() -> None:
    state = holding("R16 B1", "R3 B2", "C8 B3", "R1 B4", order="RCBY")
    state.hands[3] = cards("Y1 B4")
    assert choices(play(state, "R16", "R3", "C8", "Y1")) == {"pinch C8"}


def test_always_pinches_when_allowed() -> None:
    state = play(holding("R16 B1", "R15 B2", "R1 B4", pinch_optional=True), "R16", "R15", "R1")
    assert choices(state) == {"pinch R15"}


@pytest.mark.parametrize("players", [3, 4, 5])
def test_a_novice_beats_random_players(players: int) -> None:
    rng = [players, 2, 3, 4]
    games = 100
    won = sum(wins(players, game % players, rng) for game in range(games))
    assert won > 0.8 * games


def wins(players: int, novice: int, rng: list[int]) -> bool:
    """The novice wins a game against others who play at random."""
    rules = GAME.rules
    state = GAME.start(players)
    moves, outcome = [0] * GAME.most_legal, [0] * OUTCOME_LENGTH
    while acting := rules.actors(state):
        if acting == CHANCE:
            rules.sample_chance(state, rng, outcome)
            rules.apply_chance(state, outcome, None)
            continue
        seat = GAME.actors(state)[0]
        count = rules.legal(state, seat, moves)
        heuristic_rate = seat == novice
        action = rules.heuristic(state, seat, moves, count, rng) if heuristic_rate else moves[draw(rng, count)]
        rules.apply(state, seat, action, None)
    return rules.winners(state) == 1 << novice
