"""Whole games are played with nothing but what the accessibility tree says: roles, names and states."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

from menagerie import load
from tests.browser.people import ASKED, CLICK_LIMIT, POLLING, Person, TooLate, needs_chromium
from tests.positions import GAMES

pytestmark = needs_chromium

Arrive = Callable[..., Person]

BUTTON = re.compile(r'- button "((?:[^"\\]|\\.)*)"([^:\n]*)')
MOST_STEPS = 600
CLOSING = {"Continue", "Close"}
TAKING_BACK = {"Change my choice"}


def tree_of(somebody: Person) -> str:
    """Return the accessibility tree of the table."""
    return somebody.page.locator("main").aria_snapshot()


def enabled_buttons(tree: str) -> list[str]:
    """Return the names of the buttons that lead on: not pressed yet, and not explaining a rule or a question."""
    leading_on = [name for name, states in BUTTON.findall(tree) if "disabled" not in states and "pressed" not in states]
    names = [name.replace('\\"', '"') for name in leading_on if name not in TAKING_BACK]
    return [name for name in names if not re.fullmatch(r"[A-Z]{3}-\d+|\?", name) and not name.endswith("?")]


def press(somebody: Person, name: str) -> None:
    """Press the first button of this name with the keyboard, if it is still there."""
    button = somebody.page.locator("main").get_by_role("button", name=name, exact=True).first
    try:
        button.press("Enter", timeout=CLICK_LIMIT)
    except TooLate:
        assert not somebody.wrong, somebody.wrong


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_is_played_by_the_accessibility_tree_only(person: Arrive, game: str) -> None:
    ada = person(locale="en")
    ada.play_now(game, load(game).seats[0])
    for _ in range(MOST_STEPS):
        ada.page.wait_for_function(ASKED, polling=POLLING)
        tree = tree_of(ada)
        names = enabled_buttons(tree)
        if closing := CLOSING.intersection(names):
            press(ada, closing.pop())
        elif 'link "Watch replay"' in tree:
            return
        elif names:
            press(ada, names[-1] if ada.rng.random() < 0.3 else ada.rng.choice(names))
    raise AssertionError("the game does not end")
