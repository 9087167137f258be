"""Lessons on the site: every one in every language, without a server, and kept for the next visit."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from menagerie import load
from menagerie.i18n.translator import LANGUAGES
from tests.browser.learners import Learner
from tests.browser.people import PHONE, needs_chromium
from tests.positions import GAMES
from tests.site.conftest import Visitor, needs_npm

pytestmark = [needs_chromium, needs_npm, pytest.mark.soak]

Come = Callable[..., Visitor]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_both_lessons_of_a_game(visitor: Come, game: str, language: str) -> None:
    ada = visitor(size=PHONE, locale=language)
    ada.arrive()
    ada.page.locator(f"form[action$='/learn/{game}/first'] button").first.click()
    ada.ready()
    learner = Learner(ada)
    first, second = load(game).lessons
    assert learner.play() == [step.move for step in first.steps]
    ada.page.locator(f"#ending form[action$='/learn/{game}/second'] button").click()
    ada.page.wait_for_selector("body[data-ready] .table[data-lesson=second]")
    assert learner.play() == [step.move for step in second.steps]
    ada.arrive()
    ada.page.wait_for_selector(".games")
    assert ada.page.locator(f"form[action$='/learn/{game}/first']").count() == 1
    assert ada.page.locator(".lesson-offer").count() == len(GAMES) - 1
