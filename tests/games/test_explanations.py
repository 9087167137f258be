"""What players read at the end of a trick, a round and a game, in positions where it matters."""

from __future__ import annotations

from typing import Any

import pytest

from menagerie.core.endings import Ending, Endings
from menagerie.core.match import Match
from menagerie.core.phrases import GameEnded, RoundEnded
from menagerie.games import load
from menagerie.games.awimbawe import explanations as awimbawe
from menagerie.games.awimbawe.cards import CARD_OF, HYENAS
from menagerie.games.mausen import explanations as mausen
from menagerie.games.mausen.cards import Species, card_of, herd_of
from menagerie.games.mopsen import explanations as mopsen
from menagerie.games.mopsen.events import Discarded, Jostled, MopsenTrickWon, Pinched
from menagerie.i18n.ending_text import margin_of, question_help
from menagerie.i18n.translator import LANGUAGES, Translator

SEED = bytes(range(32))


def follow(match: Match[Any], endings: Endings, seat: int, action: int) -> list[Ending]:
    log = match.act_with_states(seat, action)
    return endings.follow(zip(log, log.states, strict=True), match.state)


def test_mopsen_trick_and_pinch_are_one_ending_although_they_are_two_decisions() -> None:
    match = Match(load("mopsen"), 4, seed=SEED)
    endings = Endings(match.game, 0)
    while match.state.phase == 0:
        follow(match, endings, match.actors[0], match.legal(match.actors[0])[0])
    leader = match.actors[0]
    played = {}
    for _ in range(4):
        seat = match.actors[0]
        played[seat] = match.legal(seat)[0]
        assert follow(match, endings, seat, played[seat]) == []
    assert endings.last_trick is None, "somebody still has to pinch"
    [ending] = follow(match, endings, match.actors[0], match.legal(match.actors[0])[0])
    assert [type(event) for event in ending.events] == [MopsenTrickWon, Jostled, Discarded, Pinched, Discarded]
    assert {zone.seat: zone.cards[0].card for zone in ending.trick} == played
    assert ending.leader == leader
    assert endings.last_trick == ending
    [why] = ending.why
    assert isinstance(why, mopsen.HighestKind | mopsen.HighestNumber)
    assert why.card == played[ending.winners[0]]


def test_a_mopsen_round_says_where_the_bones_come_from() -> None:
    state = load("mopsen").start(3)
    state.hand_size[:3] = [0, 2, 1]
    state.bowls[0] = 1 << 2 | 1 << 29
    english = Translator("en", load("mopsen"))
    said = [[english.phrase(reason) for reason in mopsen.reasons(state, seat)] for seat in range(3)]
    assert said == [
        ["5 bones in the feeding bowl: Red\u00a03 and Blue\u00a014"],
        ["Empty feeding bowl: 7 bones", "2 cards in hand: 2 bones"],
        ["Empty feeding bowl: 7 bones", "1 card in hand: 1 bone"],
    ]


def test_the_fourth_hyena_explains_why_most_crowns_lose() -> None:
    state = load("awimbawe").start(2)
    state.active = 0b10
    state.won[0] = HYENAS & 0xFFFFFF | 1 << CARD_OF["S1"]
    state.won[1] = 1 << CARD_OF["S2"]
    endings = Endings(load("awimbawe"), None)
    endings.see(RoundEnded((15, 2), (1,)), state)
    ending = endings.finish_decision(state)
    assert ending is not None
    assert ending.kind == "round"
    assert ending.scores[0].reasons == (awimbawe.CrownsWon(15, 2), awimbawe.FourthHyena(2))
    assert ending.scores[1].reasons == (awimbawe.CrownsWon(2, 2),)
    english = Translator("en", load("awimbawe"), 0)
    assert english.phrase(ending.scores[0].reasons[1]) == "Fourth hyena: the round is lost, whatever the crowns"
    assert margin_of(ending, 0, english) == "", "crowns did not decide"


@pytest.mark.parametrize(
    ("eagles", "expected"),
    [
        (("A9", "A10"), (awimbawe.LostTie(), awimbawe.EagleBrokeTie(CARD_OF["A10"]))),
        (("", ""), (awimbawe.TieWithoutEagle(), awimbawe.TieWithoutEagle())),
    ],
)
def test_a_tie_on_crowns_is_explained_by_the_eagles(eagles: tuple[str, str], expected: tuple[Any, Any]) -> None:
    state = load("awimbawe").start(3)
    state.crowns = [1 if card < 34 else 0 for card in range(40)]
    state.active = 0b111
    for seat, eagle in enumerate(eagles):
        state.won[seat] = 1 << seat | (1 << CARD_OF[eagle] if eagle else 0)
    assert tuple(awimbawe.reasons(state, seat)[1] for seat in (0, 1)) == expected
    assert awimbawe.reasons(state, 2) == (awimbawe.CrownsWon(0, 3),)


@pytest.mark.parametrize(
    ("laid", "winner", "expected"),
    [
        ("S3 S5 D6", 1, awimbawe.HighestOfColour(CARD_OF["S5"], 0)),
        ("S3 A8 A9", 2, awimbawe.HighestEagle(CARD_OF["A9"])),
        ("S6 S1 X5", 1, awimbawe.MouseWon(CARD_OF["S1"])),
        ("S6 S1 X6", 2, awimbawe.UnscaredElephant(CARD_OF["X6"])),
    ],
)
def test_a_trick_of_awimbawe_says_why_its_card_won(laid: str, winner: int, expected: Any) -> None:
    state = load("awimbawe").start(3)
    state.led = 0
    state.laid[:3] = [CARD_OF[code] for code in laid.split()]
    state.trick = sum(1 << card for card in state.laid[:3])
    assert awimbawe.why_won(state, winner) == expected


def test_the_end_of_mausen_is_scored_by_species_and_says_what_broke_the_tie() -> None:
    state = load("mausen").start(3)
    state.captured[0] = 2 * herd_of(card_of(Species.ELEPHANT, 3)) + herd_of(card_of(Species.MOUSE, 1))
    state.captured[1] = herd_of(card_of(Species.MOUSE, 4)) + herd_of(card_of(Species.MOUSE, 3))
    endings = Endings(load("mausen"), 0)
    endings.see(GameEnded((7, 7, 0), (1,)), state)
    ending = endings.finish_decision(state)
    assert ending is not None
    assert endings.rounds == (ending,), "the score sheet of a game without rounds"
    english = Translator("en", load("mausen"))
    said = [[english.phrase(reason) for reason in score.reasons] for score in ending.scores]
    assert said == [
        ["2 elephants: 6 points", "1 mouse: 1 point", "Tie on points: the mice decide, worth 1"],
        ["2 mice: 7 points", "Tie on points: the mice decide, worth 7"],
        ["No animals"],
    ]
    assert margin_of(ending, 2, english) == "Seat 2 wins, 7 points ahead of Seat 3."


def test_a_hunt_says_why_an_animal_hunts() -> None:
    state = load("mausen").start(4)
    state.chosen[:4] = [card_of(Species.CAT, 4), card_of(Species.CAT, 4), card_of(Species.CAT, 2), card_of(0, 1)]
    assert mausen.why_won(state, 2) == mausen.HunterAfterTie(card_of(Species.CAT, 2))
    assert mausen.why_won(state, 3) == mausen.StrongestHunter(card_of(0, 1))


@pytest.mark.parametrize(
    ("game", "questions"),
    [
        ("awimbawe", "colour eagle rhino cheetah snake next-leader"),
        ("mopsen", "exchange pinch"),
        ("mausen", "restock"),
    ],
)
def test_a_question_of_an_ability_says_what_the_ability_does(game: str, questions: str) -> None:
    for language in LANGUAGES:
        translator = Translator(language, load(game))
        assert all(question_help(question, translator) for question in questions.split())
        assert question_help("play", translator) == ""
