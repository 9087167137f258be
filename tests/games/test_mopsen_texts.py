"""Mopsen in five languages: every message in all of them, and every sentence can be said of every game."""

from dataclasses import replace

import pytest

from menagerie.core.chance import draw
from menagerie.core.errors import RuleBroken
from menagerie.core.match import Match
from menagerie.core.phrases import Phrase
from menagerie.games.mopsen import GAME
from menagerie.games.mopsen.events import EVENTS, PHRASES, Dealt, Exchanged, Pinched, Played
from menagerie.games.mopsen.state import State
from menagerie.i18n.translator import LANGUAGES, Translator

everywhere = pytest.mark.parametrize("language", LANGUAGES)

PROBLEMS = [
    RuleBroken("mopsen-no-such-dealer", dealer=7, last=2),
    RuleBroken("mopsen-wrong-dealer", dealer=1, right=2),
    RuleBroken("mopsen-bad-order", order="R R"),
    RuleBroken("mopsen-order-not-kept", order="R B Y C", right="B R Y C"),
    RuleBroken("mopsen-wrong-hands", hands=2, right=3),
    RuleBroken("mopsen-wrong-hand-size", seat=0, cards=7, right=8),
    RuleBroken("mopsen-wrong-stock-size", cards=31, right=32),
    RuleBroken("mopsen-unknown-card", card="R17"),
    RuleBroken("mopsen-card-twice", card="R1"),
]


def match_at_random() -> Match[State]:
    match = Match(GAME, 4, {"pinch_optional": True}, seed=bytes(32))
    rng = [1, 2, 3, 4]
    while not match.over:
        seat = match.actors[0]
        legal = match.legal(seat)
        match.act(seat, legal[draw(rng, len(legal))])
    return match


MATCH = match_at_random()


def test_a_game_at_random_tells_every_kind_of_event() -> None:
    assert {type(event) for event in MATCH.events} >= set(EVENTS)


@everywhere
@pytest.mark.parametrize("me", [None, 0, 3])
def test_everything_that_happens_can_be_said(language: str, me: int | None) -> None:
    translator = Translator(language, GAME, me)
    for event in MATCH.events:
        assert "{" not in translator.phrase(event)
        assert "{" not in translator.phrase(event.heard_by(me))


@everywhere
def test_a_deal_is_told_in_short_to_a_seat_and_to_a_spectator_alike(language: str) -> None:
    event = MATCH.events[0]
    assert isinstance(event, Dealt)
    mine, spectators = (Translator(language, GAME, me).phrase(event.heard_by(me)) for me in (1, None))
    order = Translator(language, GAME).value_name("kind", event.order)
    for told in (mine, spectators):
        assert told.endswith(f": {order}.")
        assert not any(letter.isdecimal() for letter in told.partition(".")[2])


@everywhere
def test_every_move_and_every_table_can_be_said(language: str) -> None:
    translator = Translator(language, GAME, 1)
    said: set[type[Phrase]] = set()
    again = Match(GAME, 4, {"pinch_optional": True}, seed=bytes(32))
    for seat, action in MATCH.actions:
        table = GAME.table(again.view(seat))
        names = [f"zone-{zone.name}" for zone in table.zones] + [f"fact-{fact.name}" for fact in table.facts]
        names += [f"mark-{mark}" for zone in table.zones for card in zone.cards for mark in card.marks]
        assert all(translator.say(f"mopsen-{name}") for name in {*names, f"question-{table.question}"})
        assert all(translator.phrase(choice.phrase) for choice in table.choices)
        assert all(translator.phrase(bar.reason) for bar in table.barred)
        said |= {type(choice.phrase) for choice in table.choices} | {type(bar.reason) for bar in table.barred}
        again.act(seat, action)
    assert said == set(PHRASES)


@everywhere
def test_every_number_of_bones_can_be_said(language: str) -> None:
    assert len({Translator(language, GAME).say("mopsen-worth", {"worth": bones}) for bones in range(10)}) == 10


@everywhere
def test_title_goal_credit_options_and_values_have_a_sentence(language: str) -> None:
    translator = Translator(language, GAME)
    for name in ("title", "about", "goal", "credit", "values", "option-reshuffle_order", "option-pinch_optional"):
        assert translator.say(f"mopsen-{name}")


@everywhere
@pytest.mark.parametrize("problem", PROBLEMS, ids=lambda problem: problem.message)
def test_every_problem_has_a_sentence(language: str, problem: RuleBroken) -> None:
    told = Translator(language).problem(problem)
    assert all(str(fact) in told for fact in problem.facts.values())


@pytest.mark.parametrize(
    ("language", "mine", "others"),
    [
        ("de", "Du mopst Rot\u00a07.", "mopst Rot\u00a07."),
        ("en", "You pinch Red\u00a07.", "pinches Red\u00a07."),
        ("fr", "Tu chapardes Rouge\u00a07.", "chaparde Rouge\u00a07."),
        ("it", "Sgraffigni Rosso\u00a07.", "sgraffigna Rosso\u00a07."),
        ("nl", "Je snaait Rood\u00a07.", "snaait Rood\u00a07."),
    ],
)
def test_you_and_others_are_told_apart(language: str, mine: str, others: str) -> None:
    translator = Translator(language, GAME, 2)
    assert translator.phrase(Pinched(2, 6)) == mine
    assert translator.phrase(Pinched(1, 6)).endswith(others)


def test_others_hear_how_many_were_exchanged() -> None:
    translator = Translator("en", GAME, 0)
    done = Exchanged(1, 2, (0, 16), (32, 48))
    assert translator.phrase(done.heard_by(0)).endswith("exchanges 2 cards.")
    assert translator.phrase(replace(done, count=1).heard_by(0)).endswith("exchanges one card.")
    assert translator.phrase(replace(done, count=0).heard_by(0)).endswith("keeps all cards.")
    right = "You put away Red\u00a01 and Blue\u00a01, and draw Yellow\u00a01 and Cat\u00a01."
    assert Translator("en", GAME, 1).phrase(done) == right


def test_a_card_is_named_by_kind_and_number() -> None:
    assert Translator("nl", GAME, 0).phrase(Played(0, 55)) == "Je speelt Kat\u00a08."
