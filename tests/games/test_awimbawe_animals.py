"""Awimbawé's animals, AWI-18 to AWI-24."""

from __future__ import annotations

import pytest

from menagerie.core.chance import stream
from menagerie.core.phrases import Event, RoundEnded
from menagerie.core.state import NOBODY
from menagerie.games.awimbawe import GAME
from menagerie.games.awimbawe.animals import push
from menagerie.games.awimbawe.cards import CARD_OF, HYENAS
from menagerie.games.awimbawe.events import (
    AwimbawePlayed,
    BlocksLifted,
    ElephantScared,
    Eliminated,
    HandBlocked,
    HandChosen,
    HyenasGathered,
    LeadNamed,
    LostToHyenas,
    Passed,
    PileBlocked,
    Pushed,
    PushedFaceDown,
    TurnedUp,
    Unblocked,
)
from menagerie.games.awimbawe.state import NEXT_LEADER
from tests.games.awimbawe_positions import cards, codes, events_of, moves, piles, play, position, turn

# Using an animal


@pytest.mark.rule("AWI-18")
@pytest.mark.parametrize("animal", ["S2", "S3", "S5", "X2", "X3", "X5"])
def test_rhino_cheetah_and_snake_may_be_passed(animal: str) -> None:
    state = position(f"S4 D1 {animal}", "D2 F3 S6 | -D3/D5 D6", "D4 F4 I4", leader=0)
    play(state, animal, *(["colour S"] if animal[0] == "X" else []))
    assert turn(state) == 0
    assert moves(state).startswith("pass, ")
    assert play(state, "pass") == [Passed(0, CARD_OF[animal])]
    assert turn(state) == 1


@pytest.mark.rule("AWI-18")
@pytest.mark.parametrize("animal", ["S1", "S4", "S6"])
def test_mouse_hyena_and_elephant_ask_nothing(animal: str) -> None:
    state = position(f"{animal} D1", "D2 F3 | D6 D5")
    play(state, animal)
    assert turn(state) == 1


@pytest.mark.rule("AWI-18")
def test_an_animal_acts_before_the_next_player() -> None:
    state = position("S2 D1", "D4 | S6 S5")
    play(state, "S2", "push 1 0 1")
    assert moves(state) == "S5"


@pytest.mark.rule("AWI-18")
def test_partners_are_targets_too() -> None:
    state = position("S2 D1", "S1 D2", "S4 | F1 F2", "D4 D5")
    play(state, "S2")
    assert moves(state) == "pass, push 2 0 1, push 2 1 0"


@pytest.mark.rule("AWI-18")
def test_nobody_is_a_target_of_their_own_rhino_or_snake() -> None:
    state = position("S2 S5 D6 | D1 D2 D3", "S1 F1 F2 F3 F4 F5", leader=0)
    play(state, "S2")
    assert turn(state) == 1
    play(state, "S1", "S5")
    assert moves(state) == "pass, block 1 hand"


# Mouse and elephant


@pytest.mark.rule("AWI-19")
@pytest.mark.parametrize("played", [("S6", "S1", "S4"), ("S1", "S4", "S6"), ("S4", "S6", "S1"), ("S6", "X5", "S1")])
def test_the_mouse_beats_its_elephant_and_every_other_animal(played: tuple[str, str, str]) -> None:
    state = position(*(f"{card} D{seat + 1}" for seat, card in enumerate(played)))
    log = play(state, *played[:2], *(["pass"] if "X5" in played else []), played[2])
    mouse = played.index("S1")
    assert ElephantScared(mouse, 0) in log
    assert state.won[mouse] == cards(" ".join(played))


@pytest.mark.rule("AWI-19")
def test_off_suit_mice_and_elephants_do_nothing() -> None:
    state = position("S4 D1", "F6 D2", "F1 D4")
    play(state, "S4", "F6", "F1")
    assert codes(state.won[0]) == "S4 F1 F6"


@pytest.mark.rule("AWI-19")
def test_a_mouse_of_another_colour_does_not_scare() -> None:
    state = position("S6 D1", "F1 D2")
    play(state, "S6", "F1")
    assert codes(state.won[0]) == "S6 F1"


@pytest.mark.rule("AWI-19")
def test_a_fighting_eagle_still_beats_the_mouse() -> None:
    state = position("S6 D1", "S1 D2", "A7 D4")
    log = play(state, "S6", "S1", "A7", "fight")
    assert codes(state.won[2]) == "S1 S6 A7"
    assert not events_of(log, ElephantScared)


@pytest.mark.rule("AWI-19")
def test_when_the_eagle_flees_the_mouse_wins() -> None:
    state = position("S6 D1", "S1 D2", "A7 D4")
    play(state, "S6", "S1", "A7", "flee")
    assert codes(state.won[1]) == "S1 S6"


@pytest.mark.rule("AWI-19")
def test_no_mouse_beats_the_multicolour_elephant() -> None:
    state = position("S1 D1", "X6 D2", "S4 D4")
    play(state, "S1", "X6", "S4")
    assert codes(state.won[1]) == "S1 S4 X6"


@pytest.mark.rule("AWI-19")
@pytest.mark.parametrize("played", [("S6", "S1", "X6"), ("X6", "S6", "S1"), ("S1", "X6", "S6")])
def test_of_mouse_elephant_and_multicolour_elephant_the_last_wins(played: tuple[str, str, str]) -> None:
    state = position(*(f"{card} D{seat + 1}" for seat, card in enumerate(played)))
    for card in played:
        play(state, card, *(["colour S"] if card == played[0] == "X6" else []))
    assert state.won[played.index("X6")] == cards("S1 S6 X6")


# Rhino


@pytest.mark.rule("AWI-20")
def test_rulebook_example_rhino() -> None:
    state = position("S2 D1 F1 F2 F3 F4 F5", "S6 | -M1/M2 -M3/M5 -M6/A9")
    log = play(state, "S2", "push 1 2 0")
    assert log == [AwimbawePlayed(0, CARD_OF["S2"]), Pushed(0, 1, CARD_OF["A9"], 2, 0)]
    assert piles(state, 1) == "A9/-M1/M2 -M3/M5 -M6 ."
    assert moves(state) == "S6"
    assert TurnedUp(1, 2, CARD_OF["M6"]) in play(state, "S6")
    assert moves(state) == "M2, M5, M6"


@pytest.mark.rule("AWI-20")
def test_only_existing_piles_take_part_in_a_push() -> None:
    state = position("S2 D1 D4", "S6 | F1 . F2")
    play(state, "S2")
    assert moves(state) == "pass, push 1 0 2, push 1 2 0"


@pytest.mark.rule("AWI-20")
def test_with_one_pile_left_the_rhino_does_nothing() -> None:
    state = position("S2 D1 D4", "S6 | . F1/F2")
    play(state, "S2")
    assert turn(state) == 1


@pytest.mark.rule("AWI-20")
def test_a_pile_that_runs_out_keeps_its_slot() -> None:
    state = position("S2 D1 D4 D5", "S6 | F1 F3 F2")
    play(state, "S2", "push 1 0 2")
    assert piles(state, 1) == ". F3 F1/F2 ."


@pytest.mark.rule("AWI-20")
def test_a_face_down_card_is_pushed_face_down() -> None:
    state = position("S2 D1 D2", "S1 X2 I1", "S6 | -F1/F2 -F3", leader=0)
    assert PushedFaceDown(0, 2, 1, 0) in play(state, "S2", "push 2 1 0")
    assert piles(state, 2) == "-F3/-F1/F2 . . ."
    assert state.uncovered == 0


@pytest.mark.rule("AWI-20")
def test_a_card_that_is_uncovered_face_up_is_available_at_once() -> None:
    state = position("D2 S1", "S4 | F1/D6 F3")
    play(state, "D2", "push 1 0 1")
    assert piles(state, 1) == "F1 D6/F3 . ."
    assert moves(state) == "S4, F1, F3"


@pytest.mark.rule("AWI-20")
def test_a_pushed_blocked_card_stays_blocked() -> None:
    state = position("S5 D1 D2", "S2 D4 D5", "S4 | D6/F1 F2")
    play(state, "S5", "block 2 pile 0", "S2", "push 2 0 1")
    assert piles(state, 2) == "D6 F1/F2 . ."
    assert codes(state.blocked[2]) == "F1"
    play(state, "S4")
    assert state.blocked[2] == 0


@pytest.mark.rule("AWI-20")
def test_all_of_a_seats_pile_cards_may_end_on_one_pile() -> None:
    state = position("F6", "S1 | -M1/M3 -M4/M5 -F1/F3 -F4/F5")
    log: list[Event] = []
    for source in (1, 1, 2, 2, 3, 3):
        push(state, 0, 4 + source, 0, log)
    assert piles(state, 1) == "-F4/F5/-F1/F3/-M4/M5/-M1/M3 . . ."
    assert state.piles[4] < 1 << 62


# Cheetah


@pytest.mark.rule("AWI-21")
def test_the_cheetah_says_who_leads_next_itself_included() -> None:
    state = position("S3 D1", "S4 D2", "S6 D4")
    play(state, "S3")
    assert moves(state) == "pass, lead 0, lead 1, lead 2"
    assert play(state, "lead 0") == [LeadNamed(0, 0)]
    play(state, "S4", "S6")
    assert turn(state) == 0


@pytest.mark.rule("AWI-21")
def test_the_last_cheetah_counts() -> None:
    state = position("S3 D1", "F3 D2", "S6 D4")
    play(state, "S3", "lead 0", "F3", "lead 1", "S6")
    assert turn(state) == 1


@pytest.mark.rule("AWI-21")
def test_a_cheetah_that_passed_said_nothing() -> None:
    state = position("S3 D1", "F3 D2", "S6 D4")
    play(state, "S3", "lead 0", "F3", "pass", "S6")
    assert turn(state) == 0


@pytest.mark.rule("AWI-21")
def test_the_cheetahs_word_holds_for_one_trick() -> None:
    state = position("S3 D1 F1", "S4 D2 F2", "S6 D4 F4")
    play(state, "S3", "lead 0", "S4", "S6", "D1", "D2", "D4")
    assert turn(state) == 2


@pytest.mark.rule("AWI-21")
def test_in_the_last_trick_the_cheetah_says_nothing() -> None:
    state = position("S3", "S4")
    play(state, "S3")
    assert turn(state) == 1


@pytest.mark.rule("AWI-21")
@pytest.mark.rule("AWI-24")
def test_if_the_named_leader_is_eliminated_the_next_active_player_leads() -> None:
    state = position("S3 D1", "S6 D2", "S4 D4", won={1: "M4 F4 I4"})
    play(state, "S3", "lead 1", "S6", "S4")
    assert state.active == 0b101
    assert turn(state) == 2


@pytest.mark.rule("AWI-21")
@pytest.mark.rule("AWI-24")
def test_the_cheetahs_word_ends_with_the_round() -> None:
    state = position("S3 D1", "S4 D2", won={1: "D4 M4 F4"})
    play(state, "S3", "lead 0", "S4")
    assert state.phase == NEXT_LEADER
    assert state.named_leader == NOBODY


# Snake


@pytest.mark.rule("AWI-22")
def test_rulebook_example_snake() -> None:
    state = position("D5 D1", "M1 | -F1/D4 -F2/S3")
    state.tricks_left = 5
    log = play(state, "D5", "block 1 pile 0")
    assert PileBlocked(0, 1, CARD_OF["D4"], 0) in log
    assert moves(state) == "S3, M1"
    log = play(state, "S3", "lead 1")
    assert Unblocked(1) in log
    assert state.blocked[1] == 0
    assert codes(state.won[0]) == "S3 D5"
    assert turn(state) == 1
    assert moves(state) == "D4, M1, F2"


@pytest.mark.rule("AWI-22")
def test_a_block_on_a_player_who_has_played_holds_for_the_next_trick() -> None:
    state = position("D4 S1 F1", "D5 S4 F4")
    play(state, "D4", "D5", "block 0 hand", "draw S1")
    assert turn(state) == 1
    play(state, "F4")
    assert moves(state) == "F1"
    play(state, "F1")
    assert state.blocked[0] == state.blocked_in_hand[0] == 0


@pytest.mark.rule("AWI-22")
def test_a_snake_names_an_open_card_or_draws_from_a_hand() -> None:
    state = position("D5 D1 S1", "M1 | -F1/D4 -F2")
    play(state, "D5")
    assert moves(state) == "pass, block 1 hand, block 1 pile 0"


@pytest.mark.rule("AWI-22")
def test_only_the_owner_hears_which_hand_card_is_blocked() -> None:
    state = position("D5 D1 S1", "M1 M4 F1")
    log = play(state, "D5", "block 1 hand", "draw M4")
    assert events_of(log, HandChosen) == [HandChosen(0, 1)]
    (blocked,) = events_of(log, HandBlocked)
    assert blocked.visible_to(1) == HandBlocked(0, 1, CARD_OF["M4"])
    assert blocked.visible_to(0) == blocked.visible_to(None) == HandBlocked(0, 1, None)
    assert moves(state) == "M1, F1"


@pytest.mark.rule("AWI-22")
def test_chance_draws_among_unblocked_hand_cards_only() -> None:
    state = position("D5 D1 S1", "S5 F2 S2", "F1 F4 F6")
    play(state, "D5", "block 2 hand", "draw F4", "S5", "block 2 hand")
    drawn = set()
    rng = stream(bytes(range(16)))
    for _ in range(40):
        outcome = [0] * GAME.outcome_length
        GAME.rules.sample_chance(state, rng, outcome)
        drawn.add(outcome[0])
    assert drawn == {CARD_OF["F1"], CARD_OF["F6"]}


@pytest.mark.rule("AWI-22")
def test_all_blocks_end_together_when_their_owner_plays() -> None:
    state = position("D5 D1 S1 I1", "S5 F2 S2 I2", "F1 F4 | M1 M4")
    play(state, "D5", "block 2 hand", "draw F4", "S5", "block 2 pile 0")
    assert moves(state) == "M4, F1"
    assert Unblocked(2) in play(state, "F1")
    assert state.blocked[2] == 0


@pytest.mark.rule("AWI-22")
def test_the_last_available_card_cannot_be_blocked() -> None:
    state = position("D5 D1", "M1 | -F1")
    play(state, "D5")
    assert turn(state) == 1
    state = position("D5 D1 S1", "S5 F2 S2", "F1 | M1/M4")
    play(state, "D5", "block 2 pile 0", "S5")
    assert moves(state) == "pass, block 0 hand"


@pytest.mark.rule("AWI-22")
def test_a_blocked_card_cannot_be_blocked_again() -> None:
    state = position("D5 D1 S1 I1", "S5 F2 S2 I2", "F1 | M1 M4 M6")
    play(state, "D5", "block 2 hand", "draw F1", "S5")
    assert "block 2 hand" not in moves(state)
    assert "block 2 pile 0, block 2 pile 1, block 2 pile 2" in moves(state)


@pytest.mark.rule("AWI-22")
def test_a_blocked_pile_card_cannot_be_blocked_again() -> None:
    state = position("D5 D1 S1 I1", "S5 F2 S2 I2", "F1 | M1 M4 M6")
    play(state, "D5", "block 2 pile 1", "S5")
    assert "block 2 pile 1" not in moves(state)
    assert "block 2 hand, block 2 pile 0, block 2 pile 2" in moves(state)


# No card available


@pytest.mark.rule("AWI-23")
def test_blocks_are_lifted_for_a_player_without_an_available_card() -> None:
    state = position("D5 D1 S1", "S2 F2 M2", "| M1/-M4/F1 M6")
    play(state, "D5", "block 2 pile 1", "S2")
    log = play(state, "push 2 0 1")
    assert BlocksLifted(2) in log
    assert not events_of(log, TurnedUp)
    assert moves(state) == "M6"


@pytest.mark.rule("AWI-23")
def test_uncovered_cards_are_turned_up_for_a_player_who_still_has_none() -> None:
    state = position("D2 D1 S1 I1", "F2 M2 I2 | -F5/S2", "| -M1/F1 -M6/F4")
    log = play(state, "D2", "push 2 0 1", "S2", "push 2 1 0")
    assert piles(state, 1) == "-F5 . . ."
    assert piles(state, 2) == "F4/M1 F1/M6 . ."
    assert not events_of(log, BlocksLifted)
    assert events_of(log, TurnedUp) == [TurnedUp(2, 0, CARD_OF["M1"]), TurnedUp(2, 1, CARD_OF["M6"])]
    assert moves(state) == "M1, M6"


@pytest.mark.rule("AWI-23")
def test_nothing_is_turned_up_for_a_player_with_an_available_card() -> None:
    state = position("D2 D1 S1 I1", "S2 F2 M2 I2", "D4 | -M1/F1 M6")
    log = play(state, "D2", "push 2 0 1", "S2", "pass")
    assert not events_of(log, TurnedUp)
    assert moves(state) == "D4"


# Hyenas


@pytest.mark.rule("AWI-24")
def test_the_fourth_hyena_loses_the_round_of_two_at_once() -> None:
    state = position("S4 D1 F1", "S6 D2 F2", won={1: "D4 M4 F4 M1 F1"})
    log = play(state, "S4", "S6")
    assert events_of(log, HyenasGathered) == [HyenasGathered(1, 4)]
    assert LostToHyenas(1) in log
    assert events_of(log, RoundEnded)[0] == RoundEnded((0, 3 * 5 + 3 + 1), (0,))
    assert state.phase == NEXT_LEADER
    assert turn(state) == 1


@pytest.mark.rule("AWI-24")
def test_three_hyenas_are_harmless() -> None:
    state = position("S4 D1", "S6 D2", won={1: "D4 M4"})
    log = play(state, "S4", "S6")
    assert events_of(log, HyenasGathered) == [HyenasGathered(1, 3)]
    assert turn(state) == 1


@pytest.mark.rule("AWI-24")
def test_with_three_players_the_others_play_on() -> None:
    state = position("S4 D1 F1", "S5 D4 | -F3", "S1 D6 F2", won={1: "M4 I4 F4"})
    log = play(state, "S4", "S5", "pass", "S1")
    assert Eliminated(1) in log
    assert not events_of(log, TurnedUp)
    assert turn(state) == 2
    play(state, "D6", "D1")
    assert turn(state) == 0
    play(state, "F1", "F2")
    assert state.phase == NEXT_LEADER
    assert turn(state) == 1


@pytest.mark.rule("AWI-24")
def test_an_eliminated_player_is_not_a_target() -> None:
    state = position("S4 D3 M2 F5", "S5 D2 | I1 F1", "S1 D6 M1 F6", won={1: "M4 I4 F4"})
    play(state, "S4", "S5", "pass", "S1")
    assert turn(state) == 2
    play(state, "D6", "D3")
    assert moves(state) == "pass, lead 0, lead 2"
    play(state, "lead 0", "F5")
    assert moves(state) == "pass, block 2 hand"
    play(state, "pass", "F6", "M1", "M2")
    assert state.phase == NEXT_LEADER


@pytest.mark.rule("AWI-24")
def test_cards_of_an_eliminated_player_go_aside_unseen() -> None:
    state = position("S4 D1 F1", "S5 D4 | F3", "S1 D6 F2", won={1: "M4 I4 F4"})
    play(state, "S4", "S5", "pass", "S1")
    for viewpoint in (0, 1, None):
        zones = [zone for zone in GAME.table(GAME.view(state, viewpoint)).zones if zone.seat == 1]
        assert [zone.name for zone in zones] == ["aside", "won", "hyenas"]
        assert [shown.card for shown in zones[0].cards] == [None, None]


@pytest.mark.rule("AWI-24")
def test_hyenas_count_for_the_team() -> None:
    state = position("S4 D1", "S2 D2", "S6 D4", "S3 D5", won={0: "M4 I4 F4"})
    log = play(state, "S4", "S2", "S6", "S3", "pass")
    assert LostToHyenas(2) in log
    (ended,) = events_of(log, RoundEnded)
    assert isinstance(ended, RoundEnded)
    assert ended.winners == (1, 3)
    assert turn(state) == 0


@pytest.mark.rule("AWI-24")
def test_hyenas_of_different_teams_do_not_add_up() -> None:
    state = position("S4 D1", "S6 D2", "S5 D4", "S3 D5", won={0: "M4 I4 F4"})
    log = play(state, "S4", "S6", "S5", "pass", "S3", "pass")
    assert not events_of(log, LostToHyenas)
    assert codes(state.won[1] & HYENAS) == "S4"


@pytest.mark.rule("AWI-24")
def test_the_fourth_hyena_loses_in_the_last_trick_too() -> None:
    state = position("S4", "S6", won={1: "D4 M4 F4 M1 F1 D1", 0: "A9"})
    (ended,) = events_of(play(state, "S4", "S6"), RoundEnded)
    assert isinstance(ended, RoundEnded)
    assert ended.winners == (0,)
    state = position("S4", "S6", "S3", won={1: "D4 M4 F4 M1 F1 D1", 0: "A7", 2: "F3"})
    (ended,) = events_of(play(state, "S4", "S6", "S3"), RoundEnded)
    assert isinstance(ended, RoundEnded)
    assert ended.winners == (2,)
    assert turn(state) == 1
