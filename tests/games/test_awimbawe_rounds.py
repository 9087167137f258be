"""How rounds and games of Awimbawé end, AWI-25 and AWI-26, and facts that hold in every game."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from menagerie.core.bits import size
from menagerie.core.chance import derive, draw, stream
from menagerie.core.match import Match
from menagerie.core.phrases import GameEnded, RoundEnded
from menagerie.games.awimbawe import GAME
from menagerie.games.awimbawe.cards import CODES, CROWN_TOTALS, DECKS, HYENAS, TRICKS
from menagerie.games.awimbawe.events import (
    AwimbawePlayed,
    AwimbaweTrickWon,
    Eliminated,
    LostToHyenas,
    RivalTurnedGold,
    RoundUndecided,
)
from menagerie.games.awimbawe.piles import shown_in
from menagerie.games.awimbawe.state import AwimbaweState
from tests.games.awimbawe_positions import cards, deal, events_of, in_piles, moves, play, position, turn, whole


@pytest.mark.rule("AWI-25")
def test_most_crowns_win_the_round() -> None:
    state = position("S1", "S4", won={0: "D1 D4 M1", 1: "F2 A9"})
    log = play(state, "S1", "S4")
    assert events_of(log, RoundEnded) == [RoundEnded((9, 2 - 1 + 3 + 3), (0,))]


@pytest.mark.rule("AWI-25")
def test_with_teams_both_seats_show_the_teams_crowns() -> None:
    state = position("S1", "S4", "S2", "S3", won={0: "D1 D4 M1", 1: "F2 A9"})
    assert events_of(play(state, "S1", "S4", "S2", "S3"), RoundEnded) == [RoundEnded((9, 11, 9, 11), (1, 3))]


@pytest.mark.rule("AWI-25")
def test_a_tie_of_three_players_goes_to_the_highest_eagle_won() -> None:
    state = position("A7", "A8", "S5", won={0: "D1 D5 A9 A10 M1 M2", 1: "F1 F2", 2: "I5"})
    (ended,) = events_of(play(state, "A7", "A8", "S5"), RoundEnded)
    assert ended == RoundEnded((3 + 1 - 1 - 2 + 3 + 2, 3 + 2 + 1, 1), (0,))


@pytest.mark.rule("AWI-25")
def test_an_eagle_of_a_player_who_is_not_tied_breaks_no_tie() -> None:
    state = position("S1", "S5", "S4", won={0: "D1 D4 M5", 2: "A11"})
    assert events_of(play(state, "S1", "S5", "S4"), RoundEnded) == [RoundEnded((7, 7, -2), ())]


@pytest.mark.rule("AWI-25")
@pytest.mark.rule("AWI-8")
def test_without_an_eagle_nobody_wins_and_the_round_is_played_again() -> None:
    state = position("S1", "S5", "S4", won={0: "D1 D4 M5"})
    log = play(state, "S1", "S5", "S4")
    assert events_of(log, RoundEnded) == [RoundEnded((7, 7, 0), ())]
    assert log[-1] == RoundUndecided()
    assert state.rounds_won == [0, 0, 0, 0]
    assert turn(state) == 2
    assert moves(state) == "lead 0, lead 1, lead 2"


@pytest.mark.rule("AWI-8")
@pytest.mark.rule("AWI-25")
def test_if_nobody_wins_the_lowest_seat_with_the_fewest_crowns_names_the_leader() -> None:
    state = position("S1", "S5", "S4", won={0: "D1", 2: "F1"})
    state.crowns[:] = [0] * 40
    log = play(state, "S1", "S5", "S4")
    assert log[-1] == RoundUndecided()
    assert turn(state) == 0


@pytest.mark.rule("AWI-25")
def test_an_eliminated_player_wins_nothing_despite_their_crowns() -> None:
    state = position("S4 F2", "S6 F3", "S3 F4", won={1: "D4 M4 I4 D1 I1 M1 X5"})
    assert Eliminated(1) in play(state, "S4", "S6", "S3", "pass")
    (ended,) = events_of(play(state, "F4", "F2"), RoundEnded)
    assert ended == RoundEnded((0, 3 * 6 + 1 + 3 + 1 + 2, 5), (2,))


@pytest.mark.rule("AWI-26")
def test_the_winner_of_a_first_round_turns_the_rival_to_gold() -> None:
    state = position("S1", "S4", won={0: "D1 D4 M1"})
    log = play(state, "S1", "S4")
    assert log[-1] == RivalTurnedGold(0, (0,))
    assert [GAME.rules.points(state, seat) for seat in (0, 1)] == [1, 0]
    assert GAME.rules.winners(state) == 0


@pytest.mark.rule("AWI-26")
def test_teams_share_a_rival() -> None:
    state = position("S1", "S4", "S2", "S3", won={1: "D1 D4 M1"})
    assert play(state, "S1", "S4", "S2", "S3")[-1] == RivalTurnedGold(1, (1, 3))


@pytest.mark.rule("AWI-26")
def test_two_rounds_win_the_game() -> None:
    state = position("S1", "S4", won={0: "D1 D4 M1"})
    state.rounds_won[:2] = [1, 1]
    log = play(state, "S1", "S4")
    assert log[-2:] == [RoundEnded((9, 6), (0,)), GameEnded((2, 1), (0,))]
    assert GAME.rules.actors(state) == 0
    assert GAME.rules.winners(state) == 0b01


@pytest.mark.rule("AWI-26")
def test_a_team_wins_the_game_together() -> None:
    state = position("S1", "S4", "S2", "S3", won={1: "D1 D4 M1"})
    state.rounds_won[:] = [0, 1, 0, 1]
    assert play(state, "S1", "S4", "S2", "S3")[-1] == GameEnded((0, 2, 0, 2), (1, 3))
    assert GAME.rules.winners(state) == 0b1010


def test_a_second_round_starts_from_a_clean_table() -> None:
    state = position("S3 D1", "S4 D4", won={1: "D2 M4 F4"})
    play(state, "S3", "lead 0", "S4", "D1", "D4", "lead 1")
    deal(state)
    fresh = GAME.start(2)
    deal(fresh)
    fresh.turn, fresh.acting, fresh.rounds_won = state.turn, state.acting, state.rounds_won
    assert state == fresh


# Facts that hold in every game


def random_game(players: int, seed: bytes) -> Match[AwimbaweState]:
    match = Match(GAME, players, seed=seed)
    rng = stream(derive(seed, 1 << 32))
    while not match.over:
        (seat,) = match.actors
        check(match.state)
        legal = match.legal(seat)
        assert 0 < len(legal) <= GAME.most_legal
        match.act(seat, legal[draw(rng, len(legal))])
    return match


def check(state: AwimbaweState) -> None:
    """What is kept for speed agrees with the cards, and every card is in one place."""
    assert whole(state) == DECKS[state.players]
    total = size(state.trick)
    for seat in range(state.players):
        own = state.piles[4 * seat : 4 * seat + 4]
        total += size(state.hands[seat]) + len(in_piles(state, seat)) + size(state.won[seat])
        assert state.tops[seat] == sum(shown_in(pile & 127) for pile in own)
        assert size(state.hands[seat]) == state.hand_size[seat]
        assert size(state.hands[seat] & state.blocked[seat]) == state.blocked_in_hand[seat]
        assert state.hands[seat] & state.lacks[seat] == 0
        if state.active >> seat & 1:
            down = sum(1 << 4 * seat + slot for slot, pile in enumerate(own) if pile and not pile & 1)
            assert state.uncovered & 15 << 4 * seat == down
    assert total == size(DECKS[state.players])


@given(st.sampled_from([2, 3, 4]), st.binary(min_size=32, max_size=32))
@settings(max_examples=40)
def test_cards_are_conserved_and_games_end_with_two_rounds_won(players: int, seed: bytes) -> None:
    match = random_game(players, seed)
    assert max(match.points) == 2
    assert match.winners == [seat for seat in range(players) if match.points[seat] == 2]


@given(st.sampled_from([2, 3, 4]), st.binary(min_size=32, max_size=32))
@settings(max_examples=40)
def test_a_round_is_played_to_its_last_trick_unless_hyenas_end_it(players: int, seed: bytes) -> None:
    tricks = plays = 0
    out = False
    for event in random_game(players, seed).events:
        tricks += isinstance(event, AwimbaweTrickWon)
        plays += isinstance(event, AwimbawePlayed)
        out |= isinstance(event, Eliminated | LostToHyenas)
        if isinstance(event, RoundEnded):
            if players == 3 or not out:
                assert tricks == TRICKS[players]
            if not out:
                assert plays == players * tricks
                assert sum(event.points) == CROWN_TOTALS[players] * (2 if players == 4 else 1)
            tricks = plays = 0
            out = False


def test_five_hyenas_are_in_the_full_deck() -> None:
    assert cards("S4 D4 M4 F4 I4") == HYENAS
    assert [code for card, code in enumerate(CODES) if HYENAS >> card & 1] == ["S4", "D4", "M4", "F4", "I4"]
