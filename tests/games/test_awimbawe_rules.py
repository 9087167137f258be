"""Awimbawé's cards, deal, tricks and eagles, AWI-1 to AWI-17: a position in notation, moves, the position after."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from menagerie.core.bits import size
from menagerie.core.errors import BadSetup, IllegalMove
from menagerie.core.match import Match
from menagerie.core.state import NOBODY
from menagerie.core.table import Table
from menagerie.games.awimbawe import GAME
from menagerie.games.awimbawe.cards import CODES, CROWN_TOTALS, CROWNS, DECKS, HYENAS
from menagerie.games.awimbawe.events import (
    AwimbaweDealt,
    AwimbawePlayed,
    AwimbaweTrickWon,
    FirstLeadNamed,
    Fled,
    Fought,
    TurnedUp,
)
from tests.games.awimbawe_positions import (
    cards,
    codes,
    deal,
    events_of,
    moves,
    pile,
    piles,
    play,
    position,
    turn,
    unplayed,
)

# Cards


@pytest.mark.rule("AWI-1")
@pytest.mark.rule("AWI-2")
@pytest.mark.rule("AWI-3")
@pytest.mark.parametrize(
    ("players", "count", "absent"),
    [(2, 28, "I1 I2 I3 I4 I5 I6 X2 X3 X5 X6 A11 A12"), (3, 39, "A12"), (4, 40, "")],
)
def test_ice_multicolours_and_high_eagles_join_with_more_players(players: int, count: int, absent: str) -> None:
    assert size(DECKS[players]) == count
    assert codes(DECKS[4] & ~DECKS[players]) == absent


@pytest.mark.rule("AWI-4")
@pytest.mark.parametrize(("players", "total"), [(2, 45), (3, 61), (4, 59)])
def test_crowns_add_up(players: int, total: int) -> None:
    printed = sum(crowns for card, crowns in enumerate(CROWNS.printed) if DECKS[players] >> card & 1)
    assert printed == total == CROWN_TOTALS[players]


@pytest.mark.rule("AWI-4")
def test_crowns_follow_the_species() -> None:
    crowns = dict(zip(CODES, CROWNS.printed, strict=True))
    for colour in "SDMFI":
        assert [crowns[f"{colour}{value}"] for value in range(1, 7)] == [3, 2, 2, 3, 1, 1]
    assert [crowns[code] for code in ("X2", "X3", "X5", "X6")] == [2, 2, 1, 1]
    assert [crowns[f"A{value}"] for value in range(7, 13)] == [0, 0, -1, -2, -2, -2]


@pytest.mark.rule("AWI-4")
def test_an_owner_may_replace_the_crowns_if_the_totals_stay(tmp_path: Path) -> None:
    table = dict(zip(CODES, CROWNS.printed, strict=True)) | {"S1": 2, "S2": 3}
    file = tmp_path / "crowns.json"
    file.write_text(json.dumps({"crowns": table}))
    values = CROWNS.read(file)
    assert (values[0], values[1]) == (2, 3)
    assert GAME.start(2, values=values).crowns[:2] == [2, 3]


@pytest.mark.rule("AWI-4")
@pytest.mark.parametrize(("code", "players", "total"), [("S1", 2, 46), ("I1", 3, 62), ("A12", 4, 63)])
def test_crowns_with_other_totals_are_refused(code: str, players: int, total: int) -> None:
    table: dict[str, object] = dict(zip(CODES, CROWNS.printed, strict=True))
    table[code] = 4 if code != "A12" else 2
    with pytest.raises(BadSetup) as refused:
        CROWNS.checked(table, "crowns.json")
    assert refused.value.message == "awimbawe-crowns-total"
    expected = CROWN_TOTALS[players]
    assert refused.value.facts == {"file": "crowns.json", "players": players, "total": total, "expected": expected}


# Deal


@pytest.mark.rule("AWI-5")
@pytest.mark.parametrize(("players", "piles_each", "hand"), [(2, 4, 6), (3, 4, 5), (4, 3, 4)])
def test_everyone_gets_piles_of_two_and_a_hand(players: int, piles_each: int, hand: int) -> None:
    state = Match(GAME, players).state
    for seat in range(players):
        assert size(state.hands[seat]) == state.hand_size[seat] == hand
        assert size(state.tops[seat]) == piles_each
        assert unplayed(state, seat) == hand + 2 * piles_each == state.tricks_left


@pytest.mark.rule("AWI-5")
def test_with_four_players_opposite_seats_share_what_they_win() -> None:
    state = position("S2", "S3", "S6", "S4", won={0: "F1", 1: "F2"})
    play(state, "S2", "S3", "S6", "S4")
    assert codes(state.won[0]) == "S2 S3 S4 S6 F1"
    assert state.won[2] == 0


@pytest.mark.rule("AWI-6")
def test_a_face_down_card_is_unknown_to_everyone() -> None:
    match = Match(GAME, 2, seed=bytes(32))
    down = {code for p in range(4) for code in pile(match.state, 0, p).split("/")[:1]}
    for viewpoint in (0, 1, None):
        seen = match.view(viewpoint).state
        assert all(p & ~127 == 126 << 7 for p in seen.piles[:8])
        assert not any(code.removeprefix("-") in str(shown_codes(GAME.table(match.view(viewpoint)))) for code in down)


def shown_codes(table: Table) -> list[str]:
    return [CODES[shown.card] for zone in table.zones for shown in zone.cards if shown.card is not None]


@pytest.mark.rule("AWI-6")
def test_a_new_round_reshuffles_everything() -> None:
    state = position("S1", "S2", won={0: "D1 D2 D3 M1 M2"})
    play(state, "S1", "S2", "lead 1")
    state.lacks[0] = cards("S1")
    deal(state)
    assert state.won == [0, 0, 0, 0]
    assert state.lacks == [0, 0, 0, 0]
    assert state.tricks_left == 14


@pytest.mark.rule("AWI-7")
def test_the_fewest_open_crowns_lead_first() -> None:
    state = GAME.start(2)
    (dealt,) = events_of(deal(state, "| -S1/F1 -S2/D1 -S3/M1 -S4/F4", "| -F5/A7 -F6/A8 -M5/A9 -M6/S5"), AwimbaweDealt)
    assert isinstance(dealt, AwimbaweDealt)
    assert dealt.leader == turn(state) == 1


@pytest.mark.rule("AWI-7")
def test_crossed_out_crowns_count_when_the_leader_is_found() -> None:
    state = GAME.start(2)
    deal(state, "| -S1/A10 -S2/A9 -S3/S6 -S4/D6", "| -F5/A7 -F6/A8 -M5/S5 -M6/D5")
    assert turn(state) == 0


@pytest.mark.rule("AWI-7")
@pytest.mark.parametrize(("youngest", "leader"), [(None, 0), ([1, 2, 0], 1), ([2, 0, 1], 0)])
def test_the_youngest_of_the_tied_players_leads_first(youngest: list[int] | None, leader: int) -> None:
    state = GAME.start(3, {"youngest": youngest} if youngest else None)
    deal(
        state,
        "| -S1/S2 -D1/D2 -M1/M2 -F1/S3",
        "| -S4/F2 -D4/D3 -M4/M3 -F4/F3",
        "| -S5/I1 -D5/I2 -M5/I3 -F5/I4",
    )
    assert turn(state) == leader


@pytest.mark.rule("AWI-7")
def test_in_teams_each_seat_counts_for_itself() -> None:
    state = GAME.start(4)
    deal(
        state, "| -S1/F1 -S2/F4 -S3/M1", "| -D1/F2 -D2/F3 -D3/M2", "| -M3/A9 -M4/A10 -M5/A11", "| -I1/D5 -I2/S5 -I3/M6"
    )
    assert turn(state) == 2


@pytest.mark.rule("AWI-7")
@pytest.mark.parametrize("order", [[0, 0], [0], [0, 1, 2], "01", [0, 2]])
def test_an_age_order_names_every_seat_once(order: object) -> None:
    with pytest.raises(BadSetup):
        GAME.start(2, {"youngest": order})


@pytest.mark.rule("AWI-8")
def test_the_loser_names_who_leads_before_the_new_deal() -> None:
    state = position("S1", "S2", won={0: "D1 D2 D3 M1 M2 M3", 1: "F1"})
    play(state, "S1", "S2")
    assert turn(state) == 1
    assert moves(state) == "lead 0, lead 1"
    assert play(state, "lead 0") == [FirstLeadNamed(1, 0)]
    deal(state, "| -S1/F1 -S2/D1 -S3/M1 -S4/F4", "| -F5/A7 -F6/A8 -M5/A9 -M6/S5")
    assert turn(state) == 0


@pytest.mark.rule("AWI-8")
@pytest.mark.parametrize(
    ("won", "loser"),
    [
        ({0: "D1 D4 M1 M4 F1", 1: "F2", 2: "F3 F5"}, 1),
        ({0: "D1 D4 M1 M4 F1", 1: "F2", 2: "F3"}, 1),
        ({0: "F2", 1: "D1 D4 M1 M4 F1", 2: "F3"}, 2),
        ({0: "F2 A11", 1: "F3 A10", 2: "D1 D4 M1 M4 F1"}, 0),
    ],
)
def test_with_three_players_the_fewest_crowns_name_the_leader(won: dict[int, str], loser: int) -> None:
    state = position("A7", "S5", "A8", won=won)
    state.crowns[CODES.index("S5")] = 0
    play(state, "A7", "S5", "A8")
    assert turn(state) == loser
    assert moves(state) == "lead 0, lead 1, lead 2"


@pytest.mark.rule("AWI-8")
def test_with_three_players_the_eliminated_player_names_the_leader() -> None:
    state = position("S2 S3", "S4 D4", "S1 D1", won={1: "M4 F4 I4", 0: "A9", 2: "F1"})
    play(state, "S2", "S4", "S1")
    assert state.active == 0b101
    play(state, "D1", "S3")
    assert turn(state) == 1


@pytest.mark.rule("AWI-8")
@pytest.mark.parametrize(("winner", "loser"), [(0, 1), (1, 0)])
def test_with_four_players_the_lower_seat_of_the_losing_team_names_the_leader(winner: int, loser: int) -> None:
    state = position("S1", "S2", "D1", "D2", won={winner: "M1 M4 F1 F4 I1"})
    play(state, "S1", "S2", "D1", "D2")
    assert turn(state) == loser


# A trick


@pytest.mark.rule("AWI-9")
def test_hand_cards_and_open_tops_are_available_and_nothing_else() -> None:
    state = position("S1 F6 | -D1/D2 M3/-M4/M5 -F1", "S2 S3 S4 S5")
    assert moves(state) == "S1, D2, M5, F6"


@pytest.mark.rule("AWI-9")
def test_a_blocked_card_creates_no_duty_to_follow() -> None:
    state = position("D5 D1", "F2 | D4 S1")
    play(state, "D5", "block 1 pile 0")
    assert moves(state) == "S1, F2"


@pytest.mark.rule("AWI-9")
def test_a_covered_card_creates_no_duty_to_follow() -> None:
    state = position("D1 D5", "F2 | D4/S1")
    play(state, "D1")
    assert moves(state) == "S1, F2"


@pytest.mark.rule("AWI-10")
def test_the_leader_plays_any_available_card() -> None:
    assert moves(position("S1 A7 X2", "S2 S3 D4", "S4 S5 D5")) == "S1, X2, A7"


@pytest.mark.rule("AWI-10")
def test_a_player_who_can_follow_must() -> None:
    state = position("S1 D1", "S4 D5 A7 | S6")
    play(state, "S1")
    assert moves(state) == "S4, S6"


@pytest.mark.rule("AWI-10")
def test_a_player_who_cannot_follow_must_play_an_eagle() -> None:
    state = position("S1 D1", "M5 D5 A7 | A9")
    play(state, "S1")
    assert moves(state) == "A7, A9"


@pytest.mark.rule("AWI-10")
def test_a_player_who_can_do_neither_plays_any_card_and_never_wins() -> None:
    state = position("S1 D1", "M6 D5 | F6")
    play(state, "S1")
    assert moves(state) == "D5, M6, F6"
    assert events_of(play(state, "F6"), AwimbaweTrickWon) == [AwimbaweTrickWon(0, (0, 23))]


@pytest.mark.rule("AWI-10")
def test_players_play_clockwise() -> None:
    state = position("S1 D1", "S2 D2", "S4 D4", leader=2)
    log = play(state, "S4", "S1", "S2")
    assert [event.seat for event in events_of(log, AwimbawePlayed) if isinstance(event, AwimbawePlayed)] == [2, 0, 1]
    state = position("S1 D1", "S4 D4", "S5 D5", "S6 D6", leader=1)
    log = play(state, "S4", "S5", "pass", "S6", "S1")
    assert [event.seat for event in events_of(log, AwimbawePlayed) if isinstance(event, AwimbawePlayed)] == [1, 2, 3, 0]


@pytest.mark.rule("AWI-11")
def test_a_multicolour_card_may_follow_although_the_colour_is_at_hand() -> None:
    state = position("S1 D1", "S4 X5 A7", "S5 D5")
    play(state, "S1")
    assert moves(state) == "S4, X5"


@pytest.mark.rule("AWI-11")
def test_a_multicolour_card_must_follow_before_an_eagle() -> None:
    state = position("S1 D1", "D4 X5 A7", "S5 D5")
    play(state, "S1")
    assert moves(state) == "X5"


@pytest.mark.rule("AWI-11")
def test_a_multicolour_card_cannot_follow_an_eagle() -> None:
    state = position("A7 D1", "D4 X5 A8", "X6 D5")
    play(state, "A7")
    assert moves(state) == "A8"
    play(state, "A8")
    assert moves(state) == "D5, X6"
    assert events_of(play(state, "X6"), AwimbaweTrickWon) == [AwimbaweTrickWon(1, (33, 34, 35))]


@pytest.mark.rule("AWI-12")
def test_the_leader_of_a_multicolour_card_names_its_colour() -> None:
    state = position("X6 D1", "D4 F5 A8", "F4 D5")
    play(state, "X6")
    assert turn(state) == 0
    assert moves(state) == "colour S, colour D, colour M, colour F, colour I"
    play(state, "colour F")
    assert moves(state) == "F5"


@pytest.mark.rule("AWI-12")
@pytest.mark.rule("AWI-18")
def test_the_colour_is_named_before_the_ability() -> None:
    state = position("X3 D1", "D4 F5", "F4 D5")
    play(state, "X3", "colour D")
    assert moves(state) == "pass, lead 0, lead 1, lead 2"
    play(state, "lead 2")
    assert turn(state) == 1


@pytest.mark.rule("AWI-2")
@pytest.mark.rule("AWI-13")
@pytest.mark.parametrize(
    ("led", "followed", "winner"),
    [
        ("S4", "S5", 1),
        ("S5", "S4", 0),
        ("S4", "X5", 1),
        ("S5", "X5", 0),
        ("X5", "S4", 0),
        ("X5", "S5", 1),
        ("S1", "X2", 1),
    ],
)
def test_the_highest_card_of_the_led_colour_wins(led: str, followed: str, winner: int) -> None:
    state = position(f"{led} D1", f"{followed} D2", "F6 F1")
    for card in (led, followed, "F6"):
        play(state, card)
        while moves(state).startswith(("pass", "colour")):
            play(state, "pass" if moves(state).startswith("pass") else "colour S")
    assert state.won[winner]


@pytest.mark.rule("AWI-13")
def test_a_discards_ability_still_works() -> None:
    state = position("S4 D1", "M3 D2")
    play(state, "S4", "M3", "lead 1")
    assert codes(state.won[0]) == "S4 M3"
    assert turn(state) == 1


@pytest.mark.rule("AWI-14")
def test_an_eagle_that_could_not_follow_fights_or_flees() -> None:
    state = position("S4 D1", "A7 D2")
    play(state, "S4", "A7")
    assert turn(state) == 1
    assert moves(state) == "fight, flee"


@pytest.mark.rule("AWI-14")
def test_rulebook_example_fleeing() -> None:
    state = position("M4 D1", "A9 D2")
    assert Fled(1, 36) in play(state, "M4", "A9", "flee")
    assert (codes(state.won[0]), codes(state.won[1])) == ("M4", "A9")
    assert turn(state) == 0


@pytest.mark.rule("AWI-14")
def test_rulebook_example_fighting() -> None:
    state = position("M4 D1", "A9 D2")
    assert Fought(1, 36) in play(state, "M4", "A9", "fight")
    assert (codes(state.won[0]), codes(state.won[1])) == ("", "M4 A9")
    assert codes(state.won[1] & HYENAS) == "M4"
    assert turn(state) == 1


@pytest.mark.rule("AWI-14")
def test_the_highest_fighting_eagle_takes_beaten_eagles_too() -> None:
    state = position("S4 D1", "A9 D2", "A7 D4", "A12 D5")
    play(state, "S4", "A9", "fight", "A7", "fight", "A12", "flee")
    assert codes(state.won[1]) == "S4 A7 A9 A12"


@pytest.mark.rule("AWI-14")
def test_a_fled_eagle_goes_to_its_owners_won_cards() -> None:
    state = position("S4 D1", "A9 D2", "A11 D4")
    play(state, "S4", "A9", "fight", "A11", "flee")
    assert [codes(won) for won in state.won[:3]] == ["", "S4 A9", "A11"]


@pytest.mark.rule("AWI-15")
def test_a_led_eagle_is_followed_by_eagles_and_nobody_flees() -> None:
    state = position("A7 D1", "A8 A9 D2", "S4 D4")
    play(state, "A7")
    assert moves(state) == "A8, A9"
    play(state, "A8")
    assert turn(state) == 2
    assert moves(state) == "S4, D4"
    play(state, "S4")
    assert codes(state.won[1]) == "S4 A7 A8"


@pytest.mark.rule("AWI-15")
def test_there_is_no_duty_to_over_trump() -> None:
    state = position("S4 D1", "A10 D2", "A7 A11")
    play(state, "S4", "A10", "fight")
    assert moves(state) == "A7, A11"


@pytest.mark.rule("AWI-15")
def test_after_a_trump_later_players_still_follow_the_led_colour() -> None:
    state = position("S4 D1", "A10 D2", "A11 S1 D4")
    play(state, "S4", "A10", "fight")
    assert moves(state) == "S1"


@pytest.mark.rule("AWI-16")
def test_won_cards_are_face_down_and_hyenas_face_up() -> None:
    state = position("D1", "D2", won={0: "S4 S1 A7"})
    for viewpoint in (0, 1, None):
        zones = {(zone.name, zone.seat): zone for zone in GAME.table(GAME.view(state, viewpoint)).zones}
        assert [shown.card for shown in zones["won", 0].cards] == [None, None]
        assert [shown.card for shown in zones["hyenas", 0].cards] == [3]


@pytest.mark.rule("AWI-17")
def test_uncovered_cards_are_turned_up_between_tricks() -> None:
    state = position("S4 | -D1/S6", "D2 | -F1/S5")
    play(state, "S6")
    assert piles(state, 0) == "-D1 . . ."
    log = play(state, "S5")
    assert events_of(log, TurnedUp) == [TurnedUp(0, 0, 6), TurnedUp(1, 0, 18)]
    assert moves(state) == "S4, D1"


@pytest.mark.rule("AWI-17")
def test_the_winner_leads_next() -> None:
    state = position("S1 D1", "S4 D2")
    play(state, "S1", "S4")
    assert turn(state) == 1


def test_a_move_against_the_rules_changes_nothing() -> None:
    match = Match(GAME, 2, seed=bytes(32))
    seat = match.actors[0]
    before = match.view(seat)
    with pytest.raises(IllegalMove):
        match.play(seat, "pass")
    assert match.view(seat) == before
    assert match.state.led == NOBODY
