"""Puzzles in a real browser, on a phone and on a desktop."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.browser.people import DESKTOP, PHONE, Person, needs_chromium
from tests.browser.solvers import PuzzleSolver
from tests.positions import GAMES

pytestmark = needs_chromium

Arrive = Callable[..., Person]


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
@pytest.mark.parametrize("game", GAMES)
def test_three_puzzles(person: Arrive, game: str, size: Any) -> None:
    ada = person(size=size, locale="en")
    ada.go("/puzzles")
    solver = PuzzleSolver(ada)
    solver.begin(game)
    solved = []
    for number in range(3):
        solved.append(solver.solve(wrong_first=number == 0).id)
        assert ada.overflow() <= 0
        if number < 2:
            solver.next()
    assert len(set(solved)) == 3
    assert "Right in a row: 2" in ada.text(".verdict")
    ada.page.locator(".verdict .buttons a").last.click()
    ada.page.wait_for_url("**/puzzles")
    assert "Solved: 2 of" in ada.text(f"section[aria-labelledby=puzzles-{game}]")


def test_a_puzzle_without_scripts(person: Arrive) -> None:
    ada = person(locale="en", java_script_enabled=False)
    ada.go("/puzzles")
    ada.page.locator("form[action='/puzzles/mausen'] button").click()
    ada.page.locator(".tries a").first.click()
    assert ada.page.locator(".verdict").count() == 1
