"""People in front of a browser: they look, and they touch what can be touched."""

from __future__ import annotations

import shutil
from collections import deque
from collections.abc import Iterator
from contextlib import contextmanager
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, Playwright, WebSocket, sync_playwright
from playwright.sync_api import TimeoutError as TooLate

PHONE = {"width": 360, "height": 740}
DESKTOP = {"width": 1440, "height": 900}

BROWSERS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
"""The first has no window, so that it starts and draws with less than half the work."""

CHROMIUM = next(filter(None, map(shutil.which, BROWSERS)), None)

needs_chromium = pytest.mark.skipif(CHROMIUM is None, reason="there is no Chromium on this machine")

ASKED = """() => {
  const main = document.querySelector("#main");
  const ending = document.querySelector("#ending:not([hidden]):not([data-timed])");
  if (ending && document.body.dataset.ready) return "ending";
  if (!main || document.body.dataset.showing || document.body.dataset.busy) return false;
  if (document.querySelector("#status[data-phase=over]")) return "over";
  const open = ".playable, .touchable, #choices .buttons .choice:not([data-reopen])";
  return document.querySelector(open) ? "asked" : false;
}"""

SITUATION = """() => ({
  ...document.body.dataset,
  phase: document.querySelector("#status")?.dataset.phase,
  ending: document.querySelector("#ending")?.outerHTML.slice(0, 100),
  lost: document.querySelector("#lost")?.hidden === false,
  toast: document.querySelector("#toast")?.textContent,
  question: document.querySelector("#question, .question")?.textContent,
  latest: document.querySelector("#latest")?.textContent,
})"""

LIMIT = 180_000
"""Milliseconds after which even a busy machine has done what a test waits for."""

CLICK_LIMIT = 15_000
"""Milliseconds after which what was to be clicked is taken to be gone."""

POLLING = 30
"""Milliseconds between two looks at the page; looking at every frame would keep the browser drawing."""

QUICK_SCENES = """
  {
    const later = window.setTimeout;
    window.setTimeout = (work, time, ...given) => later(work, [60, 75, 150, 1500].includes(time) ? 1 : time, ...given);
  }
"""
"""Show one scene right after the other: a table pauses for one of these times between two scenes when it is quick."""

OVERFLOW = "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"


@contextmanager
def a_browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        yield launch(playwright)


def launch(playwright: Playwright) -> Browser:
    arguments = ["--no-sandbox", "--disable-gpu", "--disable-background-networking"]
    return playwright.chromium.launch(executable_path=CHROMIUM, args=arguments)


class Person:
    """Somebody with a browser of their own; whatever goes wrong in it is remembered."""

    def __init__(self, browser: Browser, url: str, seed: int = 1, size: Any = None, **context: Any) -> None:
        self.url = url
        self.rng = Random(seed)
        context = {"reduced_motion": "reduce", **context}
        self.context = browser.new_context(viewport=size or DESKTOP, **context)
        self.context.add_init_script("localStorage.setItem('pace', 'fast')")
        if context["reduced_motion"] == "reduce":
            self.context.add_init_script(QUICK_SCENES)
        self.context.set_default_timeout(LIMIT)
        self.page = self.context.new_page()
        self.wrong: list[str] = []
        self.received: deque[str] = deque(maxlen=4)
        self.sent: deque[str] = deque(maxlen=2)
        self.watch(self.page)

    def watch(self, page: Page) -> None:
        page.on("websocket", self.listen)
        page.on("pageerror", lambda error: self.wrong.append(f"{error}"))
        page.on("console", lambda line: self.wrong.append(line.text) if line.type in ("error", "warning") else None)

    def listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.received.append(str(frame)[:300]))
        socket.on("framesent", lambda frame: self.sent.append(str(frame)))

    def leave(self) -> None:
        self.context.close()

    # Going somewhere

    def go(self, path: str) -> None:
        self.page.goto(self.url + path)

    def post(self, path: str, **fields: Any) -> str:
        """Send a form as the page would; where it leads."""
        headers = {"origin": self.url}
        answer = self.context.request.post(self.url + path, form=fields, max_redirects=0, headers=headers)
        assert answer.status == 303, answer.text()[:500]
        return str(answer.headers["location"])

    def play_now(self, game: str, players: int, level: str = "random", name: str = "Ada") -> str:
        """Sit at a table of bots."""
        path = self.post("/play", game=game, players=players, level=level, name=name)
        self.go(path)
        self.ready()
        return path

    def ready(self) -> None:
        self.page.wait_for_selector("body[data-ready]")

    # Looking

    def all(self, selector: str) -> list[Locator]:
        return self.page.locator(selector).all()

    def text(self, selector: str) -> str:
        return self.page.locator(selector).first.inner_text()

    @property
    def over(self) -> bool:
        return self.page.locator("#status[data-phase=over]").count() == 1

    def overflow(self) -> int:
        return int(self.page.evaluate(OVERFLOW))

    # Playing

    @property
    def is_asked(self) -> bool:
        """There is something to decide just now."""
        return bool(self.page.evaluate(f"({ASKED})()") == "asked")

    def asked(self, timeout: float = LIMIT) -> str:
        """Wait until there is something to decide, or the game is over: which of both. Close what has ended."""
        while True:
            try:
                found = str(self.page.wait_for_function(ASKED, timeout=timeout, polling=POLLING).json_value())
            except TooLate as late:
                situation = self.page.evaluate(SITUATION)
                raise AssertionError(f"{situation} {self.wrong} {self.sent} {self.received}") from late
            if found != "ending":
                return found
            self.page.evaluate("() => document.querySelector('#ending [data-continue]')?.click()")

    def decide(self, timeout: float = LIMIT) -> bool:
        """Decide something, anything; False when the game is over."""
        if self.asked(timeout) == "over":
            return False
        try:
            self.touch_something()
        except TooLate:
            assert not self.wrong, self.wrong
        return True

    def touch_something(self) -> None:
        if self.all("[data-confirm]"):
            self.exchange()
            return
        found = self.all(".card.playable, .card.touchable, #choices .buttons .choice:not([data-reopen])")
        if not found:
            return
        chosen = self.rng.choice(found)
        chosen.click(timeout=CLICK_LIMIT)
        further = self.all("#choices .buttons .chosen")
        if further:
            targets = self.all(".pile.target .card:last-child")
            (self.rng.choice(targets) if targets and self.rng.random() < 0.5 else further[0]).click(timeout=CLICK_LIMIT)

    def exchange(self) -> None:
        """Pick cards until the button can be pressed, or a few more."""
        cards = self.rng.sample(self.all("[data-touch][aria-pressed]"), 3)
        wanted = self.rng.randrange(0, 4)
        for number, card in enumerate(cards):
            if number >= wanted and self.page.locator("[data-confirm]:enabled").count():
                break
            card.click(timeout=CLICK_LIMIT)
        self.page.locator("[data-confirm]").click(timeout=CLICK_LIMIT)

    def play_to_the_end(self, most: int = 400) -> None:
        for _ in range(most):
            if not self.decide():
                return
        raise AssertionError("the game does not end")
