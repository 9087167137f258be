"""Every page, for everybody: nothing sticks out, nothing is wrong for who cannot see, in every language."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

from menagerie import load
from menagerie.i18n.translator import LANGUAGES, Translator
from tests.browser.people import DESKTOP, PHONE, Person, needs_chromium
from tests.browser.test_for_everybody import check
from tests.browser.test_together import named, open_table
from tests.positions import EXAMPLES

pytestmark = needs_chromium

Arrive = Callable[..., Person]

PAGES = (
    "/",
    "/learn",
    "/learn/mausen",
    "/learn/awimbawe",
    "/learn/mopsen",
    "/new/mausen",
    "/new/awimbawe",
    "/new/mopsen",
    "/me",
    "/ratings",
    "/replay",
    "/daily",
    "/duplicate",
    "/nowhere",
    "/api/docs",
)

WORDS = """() => {
  const words = [], walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    const inside = walk.currentNode.parentElement;
    if (!inside.closest("script, style, svg, noscript, code, option[lang]")) words.push(walk.currentNode.data);
  }
  for (const element of document.querySelectorAll("[aria-label], [title], [placeholder], [alt]"))
    for (const name of ["aria-label", "title", "placeholder", "alt"])
      if (element.hasAttribute(name)) words.push(element.getAttribute(name));
  return words.map((word) => word.trim()).filter(Boolean);
}"""

SAME_EVERYWHERE = re.compile(r"menagerie|Chrome · Linux|Ada|Ben|Awimbawé|Bot \d+|Chat|(MAU|AWI|MOP)-\d+|[^a-zà-ÿ]*")
"""Names, numbers, signs."""

EXAMPLE = {Translator("en", load(name)).say(f"{name}-{part}") for name in EXAMPLES for part in ("title", "about")}
"""What is said of the example games, which need not have five languages."""


@pytest.mark.parametrize("path", PAGES)
def test_no_page_has_accessibility_faults(person: Arrive, path: str) -> None:
    ada = person()
    ada.go(path)
    check(ada)
    forgive_missing(ada)


def forgive_missing(somebody: Person) -> None:
    """The browser complains of every page that is not there; the page was asked for."""
    somebody.wrong = [wrong for wrong in somebody.wrong if "404" not in wrong]


def test_linking_a_device_has_no_accessibility_faults(person: Arrive) -> None:
    ada, phone = named(person(), "Ada"), named(person(), "Ben")
    ada.go("/")
    send(ada, "/device")
    check(ada)
    link = ada.page.locator("[data-copy]").input_value()
    phone.page.goto(link)
    check(phone)
    send(phone)
    assert "Ada" in phone.text("main")
    phone.go("/link/wrong")
    check(phone)
    send(phone)
    check(phone)
    forgive_missing(phone)


def send(somebody: Person, action: str = "") -> None:
    """Send a form of the page: the one with this action, or the main one."""
    form = f"form[action='{action}']" if action else "main form"
    with somebody.page.expect_navigation():
        somebody.page.locator(form).first.evaluate("(form) => form.submit()")


def test_a_replay_has_no_accessibility_faults(person: Arrive) -> None:
    ada = person()
    path = ada.play_now("mausen", 3)
    ada.play_to_the_end()
    ada.go(path.replace("/t/", "/replay/") + "/0")
    check(ada)


def test_the_waiting_room_has_no_accessibility_faults(person: Arrive) -> None:
    ada = named(person(), "Ada")
    path = open_table(ada, "mausen", "open", "reserved", "novice")
    for where in (path, f"{path}/screen"):
        ada.go(where)
        ada.ready()
        check(ada)


def test_nothing_is_said_in_the_same_words_in_all_languages(person: Arrive, empty_url: str) -> None:
    """What is the same in five languages was not translated."""
    ada = named(person(url=empty_url), "Ada")
    waiting_room = open_table(ada, "mausen", "open", "open", "novice", options={"ties": "cascade", "open_scores": True})
    playing = ada.post("/play", game="awimbawe", players=3, level="novice", name="Ada")
    for path in (
        "/",
        "/learn",
        "/learn/mausen",
        "/new/mausen",
        "/ratings",
        "/me",
        "/replay",
        "/daily",
        waiting_room,
        playing,
    ):
        found = []
        for language in LANGUAGES:
            ada.go(f"{path}?lang={language}")
            found.append({word for word in ada.page.evaluate(WORDS) if not SAME_EVERYWHERE.fullmatch(word)} - EXAMPLE)
        assert set.intersection(*found) == set(), path


OVERLAPPING = """() => {
  const boxes = [...document.querySelectorAll("main > *, .panel")].map((part) => [part, part.getBoundingClientRect()]);
  const beside = (a, b) => a.right <= b.left + 1 || b.right <= a.left + 1;
  const apart = (a, b) => beside(a, b) || a.bottom <= b.top + 1 || b.bottom <= a.top + 1;
  return boxes.flatMap(([part, box], place) => boxes.slice(place + 1)
    .filter(([other, its]) => !part.contains(other) && !other.contains(part) && !apart(box, its))
    .map(([other]) => `${part.outerHTML.slice(0, 80)} / ${other.outerHTML.slice(0, 80)}`));
}"""


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_no_part_of_a_page_covers_another(person: Arrive, size: dict[str, int]) -> None:
    ada = named(person(size=size), "Ada")
    ada.post("/play", game="mausen", players=3, level="random", name="Ada")
    for path in ("/", "/new/mopsen", "/ratings", "/me", "/replay", "/learn", "/learn/awimbawe", "/daily", "/duplicate"):
        ada.go(path)
        assert ada.page.evaluate(OVERLAPPING) == [], path
