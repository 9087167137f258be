"""Every page, for everybody: nothing sticks out, nothing is wrong for who cannot see, in every language."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

from menagerie import load
from menagerie.text.speech import LANGUAGES, Speech
from tests.browser.people import Person, needs_chromium
from tests.browser.test_for_everybody import check
from tests.browser.test_together import named, open_table

pytestmark = needs_chromium

Arrive = Callable[..., Person]

PAGES = (
    "/",
    "/learn",
    "/learn/mausen",
    "/learn/awimbawe",
    "/learn/mopsen",
    "/ratings",
    "/replay",
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

SAME_EVERYWHERE = re.compile(r"menagerie|Ada|Ben|Awimbawé|(MAU|AWI|MOP)-\\d+|[^a-zà-ÿ]*")
"""Names, numbers, signs."""

EXAMPLE = {Speech("en", load("top")).say(f"top-{part}") for part in ("title", "about")}
"""What is said of the example game, which speaks one language."""


@pytest.mark.parametrize("path", PAGES)
def test_nothing_is_wrong_on_any_page(person: Arrive, path: str) -> None:
    ada = person()
    ada.go(path)
    check(ada)
    ada.wrong = [wrong for wrong in ada.wrong if "404" not in wrong]


def test_nothing_is_wrong_where_people_gather(person: Arrive) -> None:
    ada = named(person(), "Ada")
    path = open_table(ada, "mausen", "open", "reserved", "novice")
    for where in (path, f"{path}/screen"):
        ada.go(where)
        ada.ready()
        check(ada)


def test_nothing_is_said_in_the_same_words_in_all_languages(person: Arrive) -> None:
    """What is the same in five languages was not translated."""
    ada = named(person(), "Ada")
    gathering = open_table(ada, "mopsen", "open", "open", "novice")
    playing = ada.post("/play", game="awimbawe", players=3, level="novice", name="Ada")
    for path in ("/", "/learn", "/learn/mausen", "/replay", gathering, playing):
        found = []
        for language in LANGUAGES:
            ada.go(f"{path}?lang={language}")
            found.append({word for word in ada.page.evaluate(WORDS) if not SAME_EVERYWHERE.fullmatch(word)} - EXAMPLE)
        assert set.intersection(*found) == set(), path
