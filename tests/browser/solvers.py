"""People who solve puzzles in a browser."""

from __future__ import annotations

import re

from menagerie.puzzles.collection import puzzles_of
from menagerie.puzzles.puzzle import Puzzle
from tests.browser.learners import TOUCHES
from tests.browser.people import CLICK_LIMIT, Person

PLACE = re.compile(r"/puzzles/([a-z]+)/([0-9-]+)")


class PuzzleSolver:
    """Somebody in front of a puzzle."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.page = person.page

    def begin(self, game: str) -> None:
        """Choose a game on the page with all of them."""
        self.page.locator(f"form[action$='/puzzles/{game}'] button").click()
        self.asked()

    def asked(self) -> None:
        """Wait until a puzzle asks."""
        self.page.wait_for_selector("body[data-tries] #choices .question")
        self.page.wait_for_selector(".verdict", state="detached")

    @property
    def puzzle(self) -> Puzzle:
        """The puzzle on the page."""
        found = PLACE.search(self.page.url)
        assert found, self.page.url
        return puzzles_of(found[1])[found[2]]

    def answer(self, move: str) -> None:
        """Make a move by touching what a person would touch, and wait for the verdict."""
        touches = self.page.evaluate(TOUCHES, move)
        for touch in touches:
            place = self.page.locator(f'[data-touch="{touch}"]').first
            (place if touch.startswith("c:") else place.locator(".card").last).click(timeout=CLICK_LIMIT)
        rest = self.page.locator(f'[data-confirm]:enabled, [data-move="{move}"]')
        if not touches or rest.count():
            rest.first.click(timeout=CLICK_LIMIT)
        self.page.wait_for_selector(".verdict")

    def solve(self, wrong_first: bool = False) -> Puzzle:
        """Answer the puzzle, first wrongly if asked, and return it."""
        puzzle = self.puzzle
        if wrong_first:
            self.answer(puzzle.rival)
            assert self.page.locator(".verdict .follows li").count()
            self.page.locator(".verdict .follows a").first.click()
            self.page.wait_for_selector(".verdict .follows li:first-child [aria-current=step]")
            self.page.locator(".verdict a.primary").click()
            self.asked()
        self.answer(puzzle.best)
        assert self.page.locator(".verdict h2.good").count() == 1
        return puzzle

    def next(self) -> None:
        self.page.locator(".verdict form button").click()
        self.asked()
