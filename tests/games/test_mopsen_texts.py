"""Mopsen in five languages: every message in all of them, and every sentence can be said of every game."""

from dataclasses import replace

import pytest

from menagerie.core.chance import draw
from menagerie.core.errors import RuleBroken
from menagerie.core.match import Match
from menagerie.core.phrases import Phrase
from menagerie.games.mopsen import GAME
from menagerie.games.mopsen.events import EVENTS, PHRASES, Exchanged, MopsenDealt, MopsenPlayed, Pinched
from menagerie.games.mopsen.state import MopsenState
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


def match_at_random() -> Match[MopsenState]:
    match = Match(GAME, 4, {"pinch_optional": True}, seed=bytes(32))
    rng = [1, 2, 3, 4]
    while not match.over:
        seat = match.actors[0]
        legal = match.legal(seat)
        match.act(seat, legal[draw(rng, len(legal))])
    return match


MATCH = match_at_random()


def test_a_random_game_has_every_kind_of_event() -> None:
    assert {type(event) for event in MATCH.events} >= set(EVENTS)


@everywhere
@pytest.mark.parametrize("me", [None, 0, 3])
def test_every_event_has_a_sentence(language: str, me: int | None) -> None:
    translator = Translator(language, GAME, me)
    for event in MATCH.events:
        assert "{" not in translator.phrase(event)
        assert "{" not in translator.phrase(event.visible_to(me))


@everywhere
def test_a_deal_has_a_short_sentence_for_seats_and_spectators(language: str) -> None:
    event = MATCH.events[0]
    assert isinstance(event, MopsenDealt)
    mine, spectators = (Translator(language, GAME, me).phrase(event.visible_to(me)) for me in (1, None))
    order = Translator(language, GAME).value_name("kind", event.order)
    for text in (mine, spectators):
        assert text.endswith(f": {order}.")
        assert not any(letter.isdecimal() for letter in text.partition(".")[2])


@everywhere
def test_every_move_and_every_table_has_a_sentence(language: str) -> None:
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
def test_every_number_of_bones_has_a_sentence(language: str) -> None:
    assert len({Translator(language, GAME).say("mopsen-worth", {"worth": bones}) for bones in range(10)}) == 10


@everywhere
def test_title_goal_credit_options_and_values_have_a_sentence(language: str) -> None:
    translator = Translator(language, GAME)
    for name in ("title", "about", "goal", "credit", "values", "option-reshuffle_order", "option-pinch_optional"):
        assert translator.say(f"mopsen-{name}")


@everywhere
@pytest.mark.parametrize("problem", PROBLEMS, ids=lambda problem: problem.message)
def test_every_problem_has_a_sentence(language: str, problem: RuleBroken) -> None:
    text = Translator(language).problem(problem)
    assert all(str(fact) in text for fact in problem.facts.values())


@pytest.mark.parametrize(
    ("language", "mine", "others"),
    [
        ("de", "Du mopst die\u00a0rote\u00a07.", "mopst die\u00a0rote\u00a07."),
        ("en", "You pinch Red\u00a07.", "pinches Red\u00a07."),
        ("fr", "Tu chapardes le\u00a07\u00a0rouge.", "chaparde le\u00a07\u00a0rouge."),
        ("it", "Sgraffigni il\u00a07\u00a0rosso.", "sgraffigna il\u00a07\u00a0rosso."),
        ("nl", "Je snaait de\u00a0rode\u00a07.", "snaait de\u00a0rode\u00a07."),
    ],
)
def test_sentences_distinguish_you_from_others(language: str, mine: str, others: str) -> None:
    translator = Translator(language, GAME, 2)
    assert translator.phrase(Pinched(2, 6)) == mine
    assert translator.phrase(Pinched(1, 6)).endswith(others)


def test_others_learn_how_many_were_exchanged() -> None:
    translator = Translator("en", GAME, 0)
    done = Exchanged(1, 2, (0, 16), (32, 48))
    assert translator.phrase(done.visible_to(0)).endswith("exchanges 2 cards.")
    assert translator.phrase(replace(done, count=1).visible_to(0)).endswith("exchanges one card.")
    assert translator.phrase(replace(done, count=0).visible_to(0)).endswith("keeps all their cards.")
    right = "You discard Red\u00a01 and Blue\u00a01 and draw Yellow\u00a01 and Cat\u00a01."
    assert Translator("en", GAME, 1).phrase(done) == right


def test_a_card_is_named_by_kind_and_number() -> None:
    assert Translator("nl", GAME, 0).phrase(MopsenPlayed(0, 55)) == "Je speelt de\u00a0kat\u00a08."


@pytest.mark.parametrize(("card", "named"), [(0, "l’1\u00a0rosso"), (23, "l’8\u00a0blu"), (42, "l’11\u00a0giallo")])
def test_an_italian_article_is_elided_before_a_number_that_begins_with_a_vowel(card: int, named: str) -> None:
    assert Translator("it", GAME, 0).phrase(MopsenPlayed(0, card)) == f"Giochi {named}."
    assert "’" not in str(Translator("it", GAME).value_name("card", card))
