"""Puzzles on the site: without a network, and kept for the next visit."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.browser.people import PHONE, needs_chromium
from tests.browser.solvers import PuzzleSolver
from tests.positions import GAMES
from tests.site.conftest import HELD, Visitor, needs_npm
from tests.soak import quick_for

pytestmark = [needs_chromium, needs_npm]

Come = Callable[..., Visitor]


@pytest.mark.parametrize("game", quick_for(["awimbawe"], GAMES))
def test_puzzles_without_a_network(visitor: Come, game: str) -> None:
    ada = visitor(size=PHONE, locale="en")
    ada.arrive("/puzzles")
    ada.page.wait_for_function(HELD)
    ada.context.set_offline(True)
    solver = PuzzleSolver(ada)
    solver.begin(game)
    first = solver.solve(wrong_first=True)
    solver.next()
    assert solver.solve().id != first.id
    ada.reload()
    ada.arrive("/puzzles")
    ada.page.wait_for_selector(".puzzles")
    assert "Solved: 1 of" in ada.text(f"section[aria-labelledby=puzzles-{game}]")
