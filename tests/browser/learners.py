"""People who play a lesson in a browser, doing what it says."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from tests.browser.people import LIMIT, POLLING, Person

STANDING = """() => {
  const panel = document.querySelector("#ending:not([hidden])");
  if (panel && document.body.dataset.ready) return panel.matches(".lesson-end") ? "finished" : "ending";
  if (!document.body.dataset.ready || document.body.dataset.showing || document.body.dataset.busy) return false;
  const lesson = document.querySelector("#lesson");
  if (lesson && lesson.matches(".explains")) return "explains";
  if (lesson && lesson.matches(".done")) return "finished";
  return lesson && lesson.dataset.taught ? "asked" : false;
}"""

TOUCHES = """(taught) => {
  const ways = JSON.parse(document.querySelector("[data-ways]")?.dataset.ways || "[]");
  const way = ways.find(([move]) => move === taught);
  return way && way[1] ? way[1].split("|").flatMap((stage) => stage.split(" ")) : [];
}"""

ANSWERED = """(before) => document.querySelector("#ending:not([hidden])")
  || document.querySelector("#lesson .lesson-says")?.innerText !== before"""


class Learner:
    """Somebody who follows a lesson."""

    def __init__(self, person: Person, on_step: Callable[[str], None] = lambda name: None) -> None:
        self.person = person
        self.page = person.page
        self.on_step = on_step

    def begin(self, game: str, lesson: str) -> None:
        self.person.go(self.person.post(f"/learn/{game}/{lesson}"))
        self.person.ready()

    def standing(self) -> str:
        """Wait until the lesson asks, explains or ends; close the end of tricks on the way."""
        while True:
            found = str(self.page.wait_for_function(STANDING, timeout=LIMIT, polling=POLLING).json_value())
            if found != "ending":
                return found
            self.page.evaluate("() => document.querySelector('#ending:not(.lesson-end) [data-continue]')?.click()")

    @property
    def sentence(self) -> str:
        return self.page.locator("#lesson .lesson-says").inner_text()

    def moves(self) -> Iterator[str]:
        """Yield every move that the lesson asks for, and make it."""
        while self.standing() != "finished":
            taught = str(self.page.locator("#lesson").get_attribute("data-taught"))
            self.on_step(taught)
            yield taught
            self.do(taught)

    def do(self, move: str) -> None:
        """Make a move by touching what a person would touch."""
        before = self.page.locator("#lesson .lesson-says").all_inner_texts()
        touches = self.page.evaluate(TOUCHES, move)
        for touch in touches:
            place = self.page.locator(f'[data-touch="{touch}"]').first
            (place if touch.startswith("c:") else place.locator(".card").last).click()
        rest = self.page.locator(f'[data-confirm]:enabled, :is(button, [role=button])[data-move="{move}"]')
        if not touches or rest.count():
            rest.first.click()
        self.page.mouse.move(0, 0)
        self.page.wait_for_function(ANSWERED, arg="".join(before), timeout=LIMIT, polling=POLLING)

    def take_back(self) -> None:
        """Take back a move that the lesson did not ask for."""
        self.page.locator("#lesson.explains button").click()
        self.page.wait_for_selector("#lesson:not(.explains)", state="attached")

    def play(self) -> list[str]:
        """Follow the lesson to its end."""
        return list(self.moves())
