"""Lessons in a real browser: every step, another move and the way back, the end, and what the lobby offers."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from menagerie import load
from menagerie.i18n.translator import LANGUAGES
from tests.browser.learners import Learner
from tests.browser.people import DESKTOP, Person, needs_chromium
from tests.browser.test_layout import FAULTS
from tests.positions import GAMES
from tests.soak import quick_for

pytestmark = needs_chromium

Arrive = Callable[..., Person]

SMALL = {"width": 375, "height": 667}
LESSONS = [(game, lesson.name, language) for game in GAMES for lesson in load(game).lessons for language in LANGUAGES]
QUICK = [("mausen", "first", "de"), ("awimbawe", "first", "fr"), ("mopsen", "first", "it")]


def faults(learner: Learner) -> list[str]:
    """Return what is wrong with the table on a phone and on a desktop; it stays as large as the phone."""
    found = []
    for size in (DESKTOP, SMALL):
        learner.page.set_viewport_size({"width": size["width"], "height": size["height"]})
        found += learner.page.evaluate(FAULTS, [size["width"], size["height"]])
    return found


@pytest.mark.parametrize(("game", "lesson", "language"), quick_for(QUICK, LESSONS))
def test_a_lesson_is_played_to_its_end(person: Arrive, game: str, lesson: str, language: str) -> None:
    """The sentence covers nothing, and the table keeps its rules at every step."""
    ada = person(size=SMALL, locale=language)
    learner = Learner(ada)
    learner.begin(game, lesson)
    steps = iter(load(game).lessons[0 if lesson == "first" else 1].steps)
    for taught in learner.moves():
        assert taught == next(steps).move
        assert faults(learner) == [], taught
        assert learner.page.locator(".taught").count()
    assert next(steps, None) is None
    panel = ada.page.locator("#ending.lesson-end")
    assert panel.locator("li").count() > 1
    assert panel.locator("form").count() == (2 if lesson == "first" else 1)
    panel.locator("form button").first.click()
    ada.page.wait_for_url("**/t/*")


def test_another_move_is_explained_and_taken_back(person: Arrive) -> None:
    ada = person(locale="en")
    learner = Learner(ada)
    learner.begin("mausen", "first")
    assert learner.standing() == "asked"
    before = learner.sentence
    ada.page.locator('[data-move="E1"]').click()
    assert learner.standing() == "explains"
    assert learner.sentence.startswith("Play elephant\u00a01: You may play any card.")
    assert not ada.all(".playable")
    learner.take_back()
    assert learner.standing() == "asked"
    assert learner.sentence == before
    assert len(ada.all(".hand .playable")) == 16


def test_a_trick_that_goes_another_way_is_taken_back(person: Arrive) -> None:
    ada = person(locale="en")
    learner = Learner(ada)
    learner.begin("awimbawe", "second")
    assert learner.standing() == "asked"
    ada.page.locator('[data-move="F4"]').click()
    assert learner.standing() == "explains"
    learner.take_back()
    assert learner.standing() == "asked"
    assert learner.play()[0] == "F2"


def test_the_lobby_offers_a_lesson_once_and_remembers_it(person: Arrive) -> None:
    ada = person(locale="en")
    ada.go("/")
    assert ada.page.locator(".lesson-offer").count() == len(GAMES)
    ada.page.locator(".lesson-offer form[action='/learn/mausen/first'] button").click()
    ada.page.wait_for_url("**/t/*")
    ada.ready()
    begun = ada.page.url
    learner = Learner(ada)
    learner.do(str(ada.page.locator("#lesson").get_attribute("data-taught")))
    ada.go("/")
    assert ada.page.locator("#mine").count() == 0
    ada.page.locator("form[action='/learn/mausen/first'] button").click()
    ada.page.wait_for_url(begun)
    ada.ready()
    learner.play()
    ada.go("/")
    assert ada.page.locator(".lesson-offer").count() == len(GAMES) - 1
    assert ada.page.locator("form[action='/learn/mausen/second']").count() == 1
    assert ada.page.locator("#finished li").count() == 0
