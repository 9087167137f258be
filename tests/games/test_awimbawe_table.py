"""What a screen shows of Awimbawé: the true table at each event, and why a card cannot be played."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterator

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from menagerie.bots.random_bot import RandomBot
from menagerie.core.bits import each, size
from menagerie.core.match import LogWithStates, Match
from menagerie.core.phrases import Event, GameEnded, RoundEnded
from menagerie.core.table import Table, TableCard
from menagerie.games.awimbawe import GAME
from menagerie.games.awimbawe.cards import CARD_OF, CODES, DECKS
from menagerie.games.awimbawe.events import (
    AwimbaweDealt,
    AwimbaweMustFollow,
    AwimbawePlayed,
    AwimbaweTrickWon,
    Blocked,
    BlocksLifted,
    ColourNamed,
    Covered,
    Eliminated,
    FirstLeadNamed,
    Fled,
    HandBlocked,
    HandChosen,
    HyenasGathered,
    LeadNamed,
    LostToHyenas,
    MustFollowEagle,
    MustFollowMulticolour,
    MustPlayEagle,
    PileBlocked,
    Push,
    Pushed,
    PushedFaceDown,
    PushFaceDown,
    RivalTurnedGold,
    RoundUndecided,
    TurnedUp,
    Unblocked,
)
from menagerie.games.awimbawe.state import AwimbaweState
from menagerie.i18n.translator import LANGUAGES, Translator
from tests.games.awimbawe_positions import pile, play, position

Step = tuple[Event, AwimbaweState]


def random_game(players: int, number: int) -> Iterator[tuple[Match[AwimbaweState], AwimbaweState, LogWithStates]]:
    """A game of random moves: before each decision the state, and its events with their states."""
    match = Match(GAME, players, seed=bytes([number] * 32))
    bot = RandomBot(bytes([number] * 16))
    while not match.over:
        (seat,) = match.actors
        before = match.view(None).state
        yield match, before, match.act_with_states(seat, bot.choose(match.view(seat), match.legal(seat)))


def steps(state: AwimbaweState, *moves: str) -> list[Step]:
    """Play these moves; the events of the last one, each with the state at it."""
    play(state, *moves[:-1])
    (seat,) = GAME.actors(state)
    log = LogWithStates(state)
    (action,) = (a for a in GAME.legal(state, seat) if GAME.notation.move(state, seat, a) == moves[-1])
    GAME.rules.apply(state, seat, action, log)
    return list(zip(log, log.states, strict=True))


def table_at(shown: list[Step], kind: type[Event], seat: int | None = None) -> Table:
    """The table at the one event of this kind."""
    (frame,) = (frame for event, frame in shown if isinstance(event, kind))
    return seen(frame, seat)


def seen(state: AwimbaweState, seat: int | None) -> Table:
    return GAME.table(GAME.view(state, seat))


def zone(table: Table, name: str, seat: int, slot: int | None = None) -> str:
    """What lies there, in card notation: ``#`` for a back, marks in brackets."""
    found = [z.cards for z in table.zones if (z.name, z.seat, z.slot) == (name, seat, slot)]
    return " ".join(coded(card) for cards in found for card in cards)


def coded(shown: TableCard) -> str:
    code = "#" if shown.card is None else CODES[shown.card]
    return f"{code}[{','.join(shown.marks)}]" if shown.marks else code


def facts(table: Table, name: str) -> list[object]:
    return [fact.value for fact in table.facts if fact.name == name]


@pytest.mark.parametrize("players", GAME.seats)
@pytest.mark.parametrize("number", range(4))
def test_no_card_vanishes_and_nobody_is_asked_in_any_frame(players: int, number: int) -> None:
    for match, _, log in random_game(players, number):
        for frame in log.states:
            assert GAME.actors(frame) == ()
            for seat in (None, *range(players)):
                table = seen(frame, seat)
                assert table.question is None
                assert (table.choices, table.barred) == ((), ())
                assert sum(len(zone.cards) for zone in table.zones) == size(DECKS[players])
        asked = [seat for seat in range(players) if seen(match.state, seat).question]
        assert asked == list(match.actors)


@pytest.mark.parametrize("players", GAME.seats)
@pytest.mark.parametrize("number", range(4))
def test_frames_differ_only_by_the_event_between_them(players: int, number: int) -> None:
    """Cards and facts change with their event; after the last one, only the trick is cleared away."""
    for match, before, log in random_game(players, number):
        earlier = seen(before, None)
        for event, frame in zip(log, log.states, strict=True):
            now = seen(frame, None)
            check_change(earlier, now, event)
            earlier = now
        last = seen(match.state, None)
        if not isinstance(log[-1], AwimbaweTrickWon):
            assert differences(earlier, last) <= {"next-leader"}


CHANGES: dict[type[Event], set[str]] = {
    AwimbaweDealt: {"trick", "hand", "pile", "aside", "won", "hyenas", "next-leader", "tricks-left", "crowns", "lacks"},
    AwimbawePlayed: {"trick", "hand", "pile", "led", "lacks"},
    ColourNamed: {"led"},
    Fled: {"trick"},
    Pushed: {"pile"},
    PushedFaceDown: {"pile"},
    LeadNamed: {"next-leader"},
    PileBlocked: {"pile"},
    HandBlocked: {"hand"},
    Unblocked: {"hand", "pile"},
    BlocksLifted: {"hand", "pile"},
    TurnedUp: {"pile"},
    Eliminated: {"hand", "pile", "aside", "lacks"},
    LostToHyenas: {"hand", "pile", "aside", "lacks"},
    RoundEnded: {"crowns", "next-leader"},
    RivalTurnedGold: {"rounds-won"},
    GameEnded: {"rounds-won"},
    FirstLeadNamed: {"next-leader"},
}
"""What each event may change on the table; every other event changes nothing."""

CLEARED = {"trick", "led", "won", "hyenas", "tricks-left"}
"""What changes when a trick that was won is taken, before the next event."""


def check_change(earlier: Table, now: Table, event: Event) -> None:
    cleared = CLEARED if len(trick(earlier)) > len(trick(now)) else set()
    assert differences(earlier, now) <= CHANGES.get(type(event), set()) | cleared, event


def trick(table: Table) -> list[object]:
    return [zone for zone in table.zones if zone.name == "trick"]


def differences(one: Table, other: Table) -> set[str]:
    """The names of the zones and facts that differ."""
    kinds: dict[str, list[list[object]]] = defaultdict(lambda: [[], []])
    for side, table in enumerate((one, other)):
        for zone in table.zones:
            if zone.cards:
                kinds[zone.name][side].append(zone)
        for fact in table.facts:
            kinds[fact.name][side].append(fact)
    return {name for name, (left, right) in kinds.items() if left != right}


@pytest.mark.parametrize("players", GAME.seats)
def test_the_whole_trick_is_on_the_table_when_it_is_won(players: int) -> None:
    for _, _, log in random_game(players, 7):
        for event, frame in zip(log, log.states, strict=True):
            if isinstance(event, AwimbaweTrickWon):
                lying = {
                    card.card: card.marks for z in seen(frame, None).zones if z.name == "trick" for card in z.cards
                }
                assert {card for card, marks in lying.items() if not marks} == set(event.cards)
                assert len(lying) == size(frame.active)


@pytest.mark.rule("AWI-10")
def test_a_played_card_lies_in_the_trick_and_no_longer_in_the_hand() -> None:
    state = position("S1 D2", "S3 D3")
    table = table_at(steps(state, "S1"), AwimbawePlayed, 0)
    assert zone(table, "trick", 0) == "S1"
    assert zone(table, "hand", 0) == "D2"
    assert facts(table, "led") == [0]


@pytest.mark.rule("AWI-17")
def test_the_last_card_of_a_trick_is_shown_before_the_trick_is_taken() -> None:
    shown = steps(position("S1 | -D2/M1", "S3 D3 | -D5/S4"), "S1", "S4")
    assert [type(event) for event, _ in shown] == [AwimbawePlayed, AwimbaweTrickWon, HyenasGathered, TurnedUp]
    for kind in (AwimbawePlayed, AwimbaweTrickWon):
        table = table_at(shown, kind)
        assert (zone(table, "trick", 0), zone(table, "trick", 1)) == ("S1", "S4")
        assert zone(table, "pile", 1, 0) == "#"
    taken = table_at(shown, HyenasGathered)
    assert (zone(taken, "won", 1), zone(taken, "hyenas", 1), zone(taken, "pile", 1, 0)) == ("#", "S4", "#")
    assert zone(table_at(shown, TurnedUp), "pile", 1, 0) == "D5"


@pytest.mark.rule("AWI-12")
def test_a_multicolour_lead_has_no_colour_until_it_is_named() -> None:
    state = position("X6 D2", "S3 D3", "S4 D4")
    assert facts(table_at(steps(state, "X6"), AwimbawePlayed), "led") == []
    assert facts(table_at(steps(state, "colour F"), ColourNamed), "led") == [3]


@pytest.mark.rule("AWI-14")
def test_a_fled_eagle_is_marked_as_soon_as_it_flees() -> None:
    state = position("S1 D2", "A7 D3")
    assert zone(table_at(steps(state, "S1", "A7"), AwimbawePlayed), "trick", 1) == "A7"
    shown = steps(state, "flee")
    assert zone(table_at(shown, Fled), "trick", 1) == "A7[fled]"
    assert zone(table_at(shown, AwimbaweTrickWon), "trick", 1) == "A7[fled]"


@pytest.mark.rule("AWI-20")
def test_a_pushed_card_lies_under_the_other_pile_at_once() -> None:
    shown = steps(position("S2", "S3 | -D5/S4 -M5/M4"), "S2", "push 1 0 1")
    table = table_at(shown, Pushed)
    assert (zone(table, "pile", 1, 0), zone(table, "pile", 1, 1)) == ("#", "S4 # M4")


@pytest.mark.rule("AWI-22")
def test_a_block_is_shown_from_its_event_until_it_is_lifted() -> None:
    state = position("S5 D1", "S3 M3 | -D5/S4")
    assert zone(table_at(steps(state, "S5", "block 1 pile 0"), PileBlocked), "pile", 1, 0) == "# S4[blocked]"
    shown = steps(state, "S3")
    assert zone(table_at(shown, AwimbawePlayed), "pile", 1, 0) == "# S4[blocked]"
    assert zone(table_at(shown, Unblocked), "pile", 1, 0) == "# S4"


@pytest.mark.rule("AWI-22")
def test_only_the_owner_sees_which_hand_card_is_blocked_and_not_before_it_is_drawn() -> None:
    state = position("S5 D1", "S3 M3 D4")
    assert zone(table_at(steps(state, "S5", "block 1 hand"), HandChosen, 1), "hand", 1) == "S3 D4 M3"
    log = LogWithStates(state)
    GAME.rules.apply_chance(state, [CARD_OF["M3"]], log)
    shown = list(zip(log, log.states, strict=True))
    assert zone(table_at(shown, HandBlocked, 1), "hand", 1) == "S3 D4 M3[blocked]"
    assert zone(table_at(shown, HandBlocked, 0), "hand", 1) == "# # #[blocked]"


@pytest.mark.rule("AWI-24")
def test_the_cards_of_an_eliminated_player_go_aside_with_that_event() -> None:
    state = position("S4 D1 | -M1/M2", "S3 D3", "S2 D2", won={0: "D4 M4 F4"})
    shown = steps(state, "S4", "S3", "lead 1", "S2")
    assert zone(table_at(shown, HyenasGathered), "hyenas", 0) == "S4 D4 M4 F4"
    assert zone(table_at(shown, HyenasGathered, 0), "hand", 0) == "D1"
    table = table_at(shown, Eliminated, 0)
    assert (zone(table, "hand", 0), zone(table, "aside", 0)) == ("", "# # #")


@pytest.mark.rule("AWI-25")
@pytest.mark.rule("AWI-26")
def test_crowns_show_when_the_round_ends_and_gold_when_the_rival_turns() -> None:
    shown = steps(position("S1", "S4", won={0: "D1 D4 M1", 1: "F2 A9"}), "S1", "S4")
    assert facts(table_at(shown, AwimbaweTrickWon), "crowns") == []
    assert facts(table_at(shown, RoundEnded), "crowns") == [9, 7]
    assert facts(table_at(shown, RoundEnded), "rounds-won") == [0, 0]
    assert facts(table_at(shown, RivalTurnedGold), "rounds-won") == [1, 0]


@pytest.mark.rule("AWI-8")
def test_the_old_round_stays_on_the_table_until_the_new_deal() -> None:
    match = Match(GAME, 2, seed=bytes(32))
    bot = RandomBot(bytes(16))
    while seen(match.state, match.actors[0]).question != "next-leader":
        match.act(match.actors[0], bot.choose(match.view(match.actors[0]), match.legal(match.actors[0])))
    (loser,) = match.actors
    log = match.act_with_states(loser, match.legal(loser)[1])
    named, dealt = (seen(frame, None) for frame in log.states)
    assert [type(event) for event in log] == [FirstLeadNamed, AwimbaweDealt]
    assert facts(named, "crowns")
    assert facts(dealt, "crowns") == []
    assert facts(named, "next-leader") == facts(dealt, "next-leader") == [1]
    assert facts(dealt, "tricks-left") == [14]
    assert facts(seen(match.state, None), "next-leader") == []


def test_a_round_that_nobody_won_changes_no_score() -> None:
    shown = steps(position("S1", "S5", "S4", won={0: "D1 D4 M5"}), "S1", "S5", "S4")
    assert facts(table_at(shown, RoundUndecided), "rounds-won") == [0, 0, 0]


@pytest.mark.rule("AWI-20")
def test_a_push_names_its_source_and_its_target_pile() -> None:
    state = position("S2 D1", "S3 | -D5/S4 -M5/M4 -F5")
    play(state, "S2")
    choices = [choice for choice in seen(state, 0).choices if choice.seat is not None]
    assert [(choice.slot, choice.onto) for choice in choices] == [(0, 1), (0, 2), (1, 0), (1, 2), (2, 0), (2, 1)]
    assert choices[0].phrase == Push(1, CARD_OF["S4"], 0, 1)
    assert choices[0].cards == (CARD_OF["S4"],)
    assert choices[-1].phrase == PushFaceDown(1, 2, 1)
    assert choices[-1].cards == ()


def test_only_a_push_goes_from_pile_to_pile() -> None:
    state = position("S5 D1", "S3 | -D5/S4 -M5/M4")
    play(state, "S5")
    assert {choice.onto for choice in seen(state, 0).choices} == {None}


def barred(state: AwimbaweState) -> dict[str, object]:
    (seat,) = GAME.actors(state)
    return {CODES[bar.card]: bar.reason for bar in seen(state, seat).barred}


@pytest.mark.rule("AWI-9")
def test_covered_and_blocked_cards_cannot_be_played() -> None:
    state = position("S5 D1", "S3 S6 | -D5/F1/S4 -M5/M4", leader=0)
    play(state, "S5", "block 1 pile 0")
    assert barred(state) == {"F1": Covered(), "S4": Blocked(), "M4": AwimbaweMustFollow(0)}
    assert pile(state, 1, 0) == "-D5/F1/S4"


@pytest.mark.rule("AWI-10")
def test_a_player_with_the_led_colour_must_follow() -> None:
    state = position("F1 D1", "F3 M3 A7 | -D5/D4", "X2 F2")
    play(state, "F1")
    assert barred(state) == {"M3": AwimbaweMustFollow(3), "A7": AwimbaweMustFollow(3), "D4": AwimbaweMustFollow(3)}
    play(state, "F3", "pass")
    assert barred(state) == {}


@pytest.mark.rule("AWI-11")
def test_a_player_who_can_only_follow_with_a_multicolour_card_must() -> None:
    state = position("F1 D1", "X5 X6 M3 A7", "F5 F2")
    play(state, "F1")
    assert barred(state) == {"M3": MustFollowMulticolour(3), "A7": MustFollowMulticolour(3)}


@pytest.mark.rule("AWI-15")
def test_an_eagle_must_follow_an_eagle() -> None:
    state = position("A9 D1", "A7 M3")
    play(state, "A9")
    assert barred(state) == {"M3": MustFollowEagle()}


@pytest.mark.rule("AWI-10")
def test_a_player_who_cannot_follow_must_play_an_eagle() -> None:
    state = position("I1 D1", "A7 M3", "I5 I2")
    play(state, "I1")
    assert barred(state) == {"M3": MustPlayEagle(4)}


def test_no_card_is_barred_when_no_card_has_to_be_played() -> None:
    state = position("S2 D1", "S3 M3 | -D5/S4 -M5/M4")
    play(state, "S2")
    assert seen(state, 0).question == "rhino"
    assert seen(state, 0).barred == seen(state, 1).barred == seen(state, None).barred == ()


@settings(max_examples=60)
@given(st.sampled_from(list(GAME.seats)), st.binary(min_size=32, max_size=32), st.integers(0, 120))
def test_every_visible_own_card_is_a_choice_or_barred(players: int, seed: bytes, moves: int) -> None:
    match = Match(GAME, players, seed=seed)
    bot = RandomBot(seed[:16])
    for _ in range(moves):
        if match.over:
            break
        match.act(match.actors[0], bot.choose(match.view(match.actors[0]), match.legal(match.actors[0])))
    for seat in range(players):
        table = seen(match.state, seat)
        hindered = [bar.card for bar in table.barred]
        if table.question not in ("lead", "follow"):
            assert hindered == []
            continue
        mine = [z for z in table.zones if z.seat == seat and z.name in ("hand", "pile")]
        visible = {card.card for z in mine for card in z.cards} - {None}
        playable = [card for choice in table.choices for card in choice.cards]
        assert sorted(hindered + playable) == sorted(visible)
    assert seen(match.state, None).barred == ()


@pytest.mark.parametrize("language", LANGUAGES)
def test_reasons_name_the_colour_concerned(language: str) -> None:
    translator = Translator(language, GAME, 0)
    for colour in range(5):
        named = str(translator.value_name("colour", colour))
        for reason in (AwimbaweMustFollow(colour), MustFollowMulticolour(colour), MustPlayEagle(colour)):
            assert re.search(named, translator.phrase(reason), re.IGNORECASE)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_sentence_for_a_deal_leaves_out_face_up_cards(language: str) -> None:
    (dealt,) = Match(GAME, 4, seed=bytes(32)).events
    assert isinstance(dealt, AwimbaweDealt)
    shown = Translator(language, GAME, 2).phrase(dealt.visible_to(2))
    hand = dealt.hands[2]
    assert hand is not None
    for card in each(DECKS[4]):
        named = str(Translator(language, GAME).value_name("card", card, in_sentence=True))
        assert (named in shown) == (card in hand)
