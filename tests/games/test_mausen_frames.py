"""What a screen shows of Mausen at every event, from every viewpoint."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from menagerie import Match, load
from menagerie.bots.random_bot import RandomBot
from menagerie.core.bits import set_of
from menagerie.core.phrases import Event, GameEnded
from menagerie.core.table import Table, TableCard
from menagerie.games.mausen.cards import CARDS, SYMBOLS, card_of, code_of, herd_of
from menagerie.games.mausen.events import Chose, FoundNothing, Hunted, MiddleEmptied, Restocked, Revealed, Tied
from menagerie.games.mausen.state import START, MausenState

GAME = load("mausen")

Step = tuple[Event, MausenState]


def cards(codes: str) -> list[int]:
    return [card_of(SYMBOLS.index(code[0]), int(code[1])) for code in codes.split()]


def table_of(middle: str, *hands: str, **options: object) -> Match[MausenState]:
    """A match with this middle and these hands."""
    match = Match(GAME, len(hands), options)
    match.state.middle = sum(map(herd_of, cards(middle)))
    match.state.hands[: len(hands)] = [set_of(cards(hand)) for hand in hands]
    return match


def play_hunt(match: Match[MausenState], moves: str) -> list[Step]:
    """Everyone's card of one hunt, seat by seat, with the state at each event."""
    shown: list[Step] = []
    for seat, code in enumerate(moves.split()):
        log = match.act_with_states(seat, match.action_of(seat, code))
        shown += zip(log, log.states, strict=True)
    return shown


def seen(state: MausenState, viewpoint: int | None) -> Table:
    return GAME.table(GAME.view(state, viewpoint))


def zone(table: Table, name: str, seat: int | None = None) -> str | None:
    """The cards of a zone, backs as a dash; None where there is no such zone."""
    found = [zone for zone in table.zones if (zone.name, zone.seat) == (name, seat)]
    assert len(found) <= 1
    return " ".join("-" if c.card is None else code_of(c.card) for c in found[0].cards) if found else None


def chosen(table: Table, players: int) -> list[str | None]:
    return [zone(table, "chosen", seat) for seat in range(players)]


def everyone(players: int) -> tuple[int | None, ...]:
    return (None, *range(players))


@pytest.mark.rule("MAU-3")
def test_a_choice_leaves_the_hand_and_only_its_owner_sees_it() -> None:
    match = table_of("E4", "E1 D2", "E1 D2", "E1 D2")
    ((event, state),) = play_hunt(match, "D2")
    assert event == Chose(0, cards("D2")[0])
    assert (zone(seen(state, 0), "hand", 0), zone(seen(state, 0), "chosen", 0)) == ("E1", "D2")
    for viewpoint in (None, 1, 2):
        assert (zone(seen(state, viewpoint), "hand", 0), zone(seen(state, viewpoint), "chosen", 0)) == ("-", "-")


@pytest.mark.rule("MAU-3")
def test_the_last_choice_is_as_secret_as_the_others_until_all_are_revealed() -> None:
    match = table_of("E4", "E1 D2", "E1 D2", "E1 D2")
    *_, (chose, before), (revealed, after) = play_hunt(match, "E1 D2 D2")[:4]
    assert (type(chose), type(revealed)) == (Chose, Revealed)
    for viewpoint in everyone(3):
        assert chosen(seen(before, viewpoint), 3) == [
            code if seat == viewpoint else "-" for seat, code in enumerate(("E1", "D2", "D2"))
        ]
        assert chosen(seen(after, viewpoint), 3) == ["E1", "D2", "D2"]
        assert zone(seen(after, viewpoint), "middle") == "E4"


@pytest.mark.rule("MAU-8", "MAU-16")
def test_each_hunt_takes_its_prey_from_the_middle_and_from_the_played_cards() -> None:
    match = table_of("E3 E4 D3 C2 C2", *["E1 D2 C3 C4 M3 M4"] * 6)
    shown = play_hunt(match, "E1 D2 C3 C4 M3 M3")[6:]
    steps: list[tuple[Any, str, list[str | None]]] = [
        (Revealed, "E3 E4 D3 C2 C2", ["E1", "D2", "C3", "C4", "M3", "M3"]),
        (Hunted, "E3 E4 C2 C2", ["E1", None, "C3", "C4", "M3", "M3"]),
        (Hunted, "E3 E4", ["E1", None, None, None, "M3", "M3"]),
        (Hunted, "E3 E4", ["E1", None, None, None, None, None]),
        (Tied, "E3 E4", ["E1", None, None, None, None, None]),
    ]
    for viewpoint in everyone(6):
        told = [
            (type(event), zone(seen(state, viewpoint), "middle"), chosen(seen(state, viewpoint), 6))
            for event, state in shown
        ]
        assert told == steps
        piles = [zone(seen(state, viewpoint), "captured", 1) for _, state in shown]
        assert piles == ["", "", "- - - -", "- - - -", "- - - -"]
        assert zone(seen(match.state, viewpoint), "middle") == "E1 E3 E4"
        assert chosen(seen(match.state, viewpoint), 6) == [None] * 6


@pytest.mark.rule("MAU-11")
def test_a_hunt_without_prey_moves_no_card() -> None:
    match = table_of("E4 M4", *["E1 E2 E3"] * 3)
    revealed, vain = play_hunt(match, "E1 E2 E3")[3:]
    assert isinstance(vain[0], FoundNothing)
    for viewpoint in everyone(3):
        assert seen(revealed[1], viewpoint) == seen(vain[1], viewpoint)
        assert chosen(seen(vain[1], viewpoint), 3) == ["E1", "E2", "E3"]


@pytest.mark.rule("MAU-12")
def test_restocked_cards_are_shown_at_the_seats_and_then_in_the_middle() -> None:
    match = table_of("E4", "E1 E2", "D1 E2", "C1 E3", "M1 E4")
    emptied, state = play_hunt(match, "E1 D1 C1 M1")[-1]
    assert emptied == MiddleEmptied()
    assert seen(state, 0) == seen(match.state, 0)
    assert seen(state, 0).question == "restock"
    (restocked, before), (ended, after) = play_hunt(match, "E2 E2 E3 E4")[-2:]
    assert (type(restocked), type(ended)) == (Restocked, GameEnded)
    for viewpoint in everyone(4):
        assert (zone(seen(before, viewpoint), "middle"), chosen(seen(before, viewpoint), 4)) == (
            "",
            ["E2", "E2", "E3", "E4"],
        )
        assert (zone(seen(after, viewpoint), "middle"), chosen(seen(after, viewpoint), 4)) == (
            "E2 E2 E3 E4",
            [None] * 4,
        )


@pytest.mark.rule("MAU-15")
def test_points_change_no_earlier_than_their_event() -> None:
    match = table_of("E4 D4", "E1", "D2", "M3")
    shown = play_hunt(match, "E1 D2 M3")
    for viewpoint in everyone(3):
        points = [[fact.value for fact in seen(state, viewpoint).facts if fact.name == "points"] for _, state in shown]
        assert points == [[]] * (len(shown) - 1) + [[6, 0, 5]]


@pytest.mark.rule("MAU-15")
def test_open_points_rise_with_each_hunt() -> None:
    match = table_of("E4 D4", "E1 E2", "D2 D1", "M3 M4", open_scores=True)
    hunts = [state for event, state in play_hunt(match, "E1 D2 M3") if isinstance(event, Hunted)]
    shown = [[fact.value for fact in seen(state, None).facts if fact.name == "points"] for state in hunts]
    assert shown == [[6, 0, 0], [6, 0, 5]]


def test_everyone_sees_the_cards_a_player_has_left_when_few_are_unshown() -> None:
    hand = "E1 E2 E3 E4 D1 D2 D3 D4"
    match = table_of("M1", hand, f"{hand} C1", hand)
    facts = {fact.seat: fact for fact in seen(match.state, 0).facts}
    assert facts.keys() == {2}
    assert (facts[2].name, facts[2].value, facts[2].tag) == ("unshown", tuple(cards(hand)), "card")
    match.play(2, "D4")
    assert {fact.seat: fact for fact in seen(match.state, 0).facts} == facts


def games(players: int) -> Iterator[Step]:
    """Every event of some games at random, with the state at it."""
    for number in range(3):
        match = Match(GAME, players, seed=bytes([number] * 32))
        bot = RandomBot(bytes([players, number] * 8))
        while not match.over:
            seat = match.actors[bot.choose(match.view(None), range(len(match.actors)))]
            log = match.act_with_states(seat, bot.choose(match.view(seat), match.legal(seat)))
            yield from zip(log, log.states, strict=True)


@pytest.mark.parametrize("players", GAME.seats)
def test_every_card_is_in_every_frame_once(players: int) -> None:
    box = Counter(dict.fromkeys(range(CARDS), players))
    box.update(card_of(species, value) for species, value in START)
    for _, state in games(players):
        for viewpoint in everyone(players):
            table = seen(state, viewpoint)
            lying = [shown for zone in table.zones for shown in zone.cards]
            assert len(lying) == box.total()
            assert Counter(shown.card for shown in lying if shown.card is not None) <= box


@pytest.mark.parametrize("players", GAME.seats)
def test_nobody_is_asked_while_a_hunt_is_shown(players: int) -> None:
    for event, state in games(players):
        for viewpoint in everyone(players):
            table = seen(state, viewpoint)
            if isinstance(event, Chose):
                has_chosen = zone(table, "chosen", viewpoint) is not None
                assert (table.question is None) == (viewpoint is None or has_chosen)
            elif not isinstance(event, MiddleEmptied):
                assert (table.question, table.choices) == (None, ())


@pytest.mark.parametrize("players", GAME.seats)
def test_the_cards_in_hand_are_the_choices_and_none_is_barred(players: int) -> None:
    for _, state in games(players):
        for viewpoint in range(players):
            table = seen(state, viewpoint)
            assert table.barred == ()
            if table.question:
                (hand,) = (zone.cards for zone in table.zones if (zone.name, zone.seat) == ("hand", viewpoint))
                assert hand == tuple(TableCard(card) for choice in table.choices for card in choice.cards)
