"""What a player of Awimbawé does in their second game."""

from __future__ import annotations

import pytest

from menagerie.bots.random_bot import RandomBot
from menagerie.core.chance import seed_of, stream
from menagerie.core.match import Match
from menagerie.games.awimbawe import GAME
from menagerie.games.awimbawe.state import AwimbaweState
from tests.games.awimbawe_positions import play, position, turn


def choices(state: AwimbaweState) -> set[str]:
    """All that the seat that must decide would do, with a little luck or other, seeing only what it can know."""
    seat = turn(state)
    seen = GAME.view(state, seat).state
    legal = GAME.legal(state, seat)
    chosen = {GAME.rules.heuristic(seen, seat, legal, len(legal), stream(seed_of(str(n)))) for n in range(8)}
    return {GAME.notation.move(state, seat, action) for action in chosen}


# Winning tricks


def test_last_to_play_wins_a_trick_that_pays_as_cheaply_as_possible() -> None:
    state = position("S2 D1", "S1 S5 S6", bury=0)
    play(state, "S2")
    assert choices(state) == {"S5"}


def test_gives_little_to_a_trick_that_is_lost() -> None:
    state = position("S6 D6 F1", "S4 S5 D1", won={0: "D4", 1: "F4"})
    play(state, "S6")
    assert choices(state) == {"S5"}


def test_catches_the_elephant_with_its_mouse() -> None:
    state = position("S6 D1", "S1 S5 D2", bury=0)
    play(state, "S6")
    assert choices(state) == {"S1"}


def test_leads_the_highest_card_still_out() -> None:
    state = position("S6 D5 F2", "S3 D6 F3 | S2 F6", won={0: "S4"}, bury=1)
    assert choices(state) == {"S6"}


def test_does_not_lead_an_elephant_into_an_open_mouse() -> None:
    state = position("S6 D6", "F3 | S1 D2", bury=1)
    assert choices(state) == {"D6"}


def test_does_not_overtake_a_partner_who_wins() -> None:
    state = position("S6 D1", "S2 D2", "X6 S5 D3", "S3 F3", bury=1)
    play(state, "S6", "S2")
    assert choices(state) == {"S5"}


# Hyenas


def test_does_not_take_the_fourth_hyena() -> None:
    state = position("S4 D1", "S3 S6", won={1: "D4 M4 F4"})
    play(state, "S4")
    assert choices(state) == {"S3"}


def test_gives_the_fourth_hyena_to_an_opponent() -> None:
    state = position("S6 D1 | D2", "S4 S5 S2", won={0: "D4 M4 F4"})
    play(state, "S6")
    assert choices(state) == {"S4"}


def test_does_not_give_the_fourth_hyena_to_a_partner() -> None:
    state = position("S6 D1", "S2 D2", "S4 S1 D3", "S3 F3", won={0: "D4 M4 F4"})
    play(state, "S6", "S2")
    assert choices(state) == {"S1"}


# Eagles


def test_fights_where_the_crowns_outweigh_the_eagle() -> None:
    state = position("S1 D1", "A9 D2", bury=0)
    play(state, "S1", "A9")
    assert choices(state) == {"fight"}


def test_flees_where_eagles_outweigh_the_crowns() -> None:
    state = position("S6 D1", "A10 D2", "A11 F2", bury=0)
    play(state, "S6", "A10", "fight", "A11")
    assert choices(state) == {"flee"}


def test_flees_from_the_fourth_hyena() -> None:
    state = position("S4 D1", "A9 D2", won={1: "D4 M4 F4"})
    play(state, "S4", "A9")
    assert choices(state) == {"flee"}


# Animals


def test_names_the_colour_that_nobody_can_beat() -> None:
    state = position("X6 D1", "S6 D6 M6 I6", "D2 | F2 F3", bury=1)
    play(state, "X6")
    assert choices(state) == {"colour F"}


def test_a_cheetah_names_its_owner_who_has_a_winner() -> None:
    state = position("S3 D6 D5", "S6 D2 F2", bury=1)
    play(state, "S3")
    assert choices(state) == {"lead 0"}


def test_a_cheetah_names_an_opponent_where_nothing_would_win() -> None:
    state = position("S3 D2 F2", "S6 F3 | D6 F6", "S5 F5 | D5", bury=1)
    play(state, "S3")
    assert choices(state) == {"lead 2"}


def test_a_snake_blocks_the_card_that_would_win_the_trick() -> None:
    state = position("S5 D1 D2", "F1 F2 | A10 S6 S2", bury=0)
    play(state, "S5")
    assert choices(state) == {"block 1 pile 1"}


def test_a_rhino_pushes_the_card_that_would_win_the_trick() -> None:
    state = position("S2 D1 D2", "F1 F2 | -D3/A10 S6 -D4/F5", bury=0)
    play(state, "S2")
    assert choices(state) == {"push 1 1 0", "push 1 1 2"}


@pytest.mark.parametrize("animal", ["S2", "S5"])
def test_passes_where_only_the_partner_could_be_hurt(animal: str) -> None:
    state = position(f"{animal} D1", "S1", "F1 F2 | S4 S6", "D2", bury=0)
    play(state, animal)
    assert choices(state) == {"pass"}


@pytest.mark.parametrize(("players", "leader"), [(2, 1), (3, 1), (4, 0)])
def test_leads_the_next_round_unless_in_teams(players: int, leader: int) -> None:
    state = position(*["S1", "D2", "M2", "F2"][:players], won={0: "I1 I4 X2"}, leader=0)
    play(state, "S1", *["D2", "M2", "F2"][: players - 1])
    assert turn(state) == 1
    assert choices(state) == {f"lead {leader}"}


# Strength


@pytest.mark.parametrize(("players", "share"), [(2, 0.7), (3, 0.5), (4, 0.55)])
def test_beats_players_who_choose_at_random(players: int, share: float) -> None:
    games = 120
    won = 0
    for game in range(games):
        match = Match(GAME, players, seed=seed_of(f"awimbawe {game}"))
        bot, rng = RandomBot(seed_of(f"others {game}")[:16]), stream(seed_of(f"habit {game}"))
        me = game % players
        while not match.over:
            (seat,) = match.actors
            legal = list(match.legal(seat))
            if seat == me:
                match.act(seat, GAME.rules.heuristic(match.state, seat, legal, len(legal), rng))
            else:
                match.act(seat, bot.choose(match.view(seat), legal))
        won += GAME.rules.winners(match.state) >> me & 1
    assert won > share * games
