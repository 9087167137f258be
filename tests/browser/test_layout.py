"""The table fits every window: its areas keep to themselves, and everything that can be chosen can be clicked."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from menagerie import load
from tests.browser.people import Person, needs_chromium
from tests.browser.staged_tables import stage, telling_positions
from tests.positions import GAMES
from tests.soak import amount, one_for_each_game

pytestmark = needs_chromium

Arrive = Callable[..., Person]

SIZES = (
    (320, 568, 2),
    (568, 320, 2),
    (360, 640, 1),
    (375, 667, 1),
    (390, 844, 3),
    (844, 390, 3),
    (640, 360, 2),  # a window of 1280 × 720 at 200 %
    (768, 1024, 1),
    (1024, 768, 1),
    (1280, 720, 1),
    (1920, 1080, 1),
    (3840, 2160, 1),
)
"""Width and height of a window in CSS pixels, and how many pixels of the screen each of them has."""

TABLES = [(game, players) for game in GAMES for players in load(game).seats]

FAULTS = """async ([wide, high]) => {
  while (innerWidth !== wide || innerHeight !== high) await new Promise((done) => setTimeout(done, 5));
  // What the script makes fit before the next paint is looked at afterwards.
  const painted = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  dispatchEvent(new Event("resize"));
  await painted();
  const NEARLY = .01, faults = [], parts = [...document.querySelectorAll("[data-part]")];
  const name = (part) => part.dataset.part, box = (element) => element.getBoundingClientRect();
  const isCutOff = (part) => part.scrollHeight > part.clientHeight + 1 || part.scrollWidth > part.clientWidth + 1;
  const overlap = (a, b) => Math.min(Math.min(a.right, b.right) - Math.max(a.left, b.left),
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)) > 1;
  const checkClickable = (element, what) => {
    const { left, top, width, height } = box(element);
    const found = document.elementFromPoint(left + width / 2, top + height / 2);
    if (!found || !element.contains(found)) faults.push(`${what} cannot be clicked`);
  };

  const checkParts = () => {
    for (const wanted of ["seat", "middle", "question", "hand", "said", "tools"])
      if (!parts.some((part) => name(part) === wanted)) faults.push(`there is no ${wanted}`);
    for (const part of parts) {
      const { left, top, right, bottom, width, height } = box(part);
      if (left < -.5 || top < -.5 || right > innerWidth + .5 || bottom > innerHeight + .5)
        faults.push(`${name(part)} leaves the window: ${[left, top, right, bottom].map(Math.round)}`);
      if (!width || !height) faults.push(`${name(part)} is not visible`);
      if (!["said", "question"].includes(name(part))) continue;
      if (isCutOff(part)) faults.push(`${name(part)} is cut off`);
      if (parseFloat(getComputedStyle(part).fontSize) < 9 - NEARLY) faults.push(`${name(part)} is in small print`);
    }
    for (const tool of document.querySelectorAll("#tools > *"))
      if (box(tool).right > innerWidth + .5) faults.push(`${tool.title} leaves the window`);
    parts.forEach((one, at) => parts.slice(at + 1).forEach((other) => {
      if (overlap(box(one), box(other))) faults.push(`${name(one)} overlaps ${name(other)}`);
    }));
  };

  // Facts in the middle keep to themselves, and somebody's name can be read, at least its beginning.
  const checkWords = () => {
    const facts = [...document.querySelectorAll("#middle .fact")].filter((fact) => fact.checkVisibility());
    const { right } = box(document.querySelector("#middle"));
    for (const fact of facts)
      if (isCutOff(fact) || box(fact).right > right) faults.push(`${fact.title} is cut off`);
    facts.forEach((one, at) => facts.slice(at + 1).forEach((other) => {
      if (overlap(box(one), box(other))) faults.push(`${one.title} overlaps ${other.title}`);
    }));
    for (const person of document.querySelectorAll(".table:not([data-piles='3'], [data-piles='4']) .name"))
      if (person.scrollWidth > person.clientWidth && box(person).width < 24)
        faults.push(`the name ${person.textContent} cannot be read`);
  };

  // What is printed on a card: numbers are as high as their digits, whichever way the card is turned.
  const heightOf = (printed, turned) => {
    if (printed.nodeName !== "text") return turned ? box(printed).width : box(printed).height;
    const { a, b } = printed.getScreenCTM();
    return .716 * parseFloat(getComputedStyle(printed).fontSize) * Math.hypot(a, b);
  };

  const checkCards = () => {
    for (const card of document.querySelectorAll("#main .card")) {
      if (!card.checkVisibility() || card.closest(".overlay, details:not([open]) .spread")) continue;
      const { left, right, bottom, width } = box(card), part = card.closest("[data-part]"), area = box(part);
      const code = card.dataset.card || "a card", where = `${code} in the ${name(part)}`;
      const touched = card.matches(".playable, .touchable") || card.closest(".target");
      if (touched && card.matches(":last-child, .hand .card")) {
        if (width < 44 - NEARLY) faults.push(`${where} is only ${width.toFixed(1)} wide`);
        checkClickable(card, code);
      }
      if (bottom > area.bottom + 3 || right > area.right + 3 || left < area.left - 3) faults.push(`${where} leaves it`);
      for (const printed of card.querySelectorAll("text.rank, text.points, .small use:not(.suit), .worth use")) {
        const high = box(printed).height && heightOf(printed, card.matches(".turned"));
        const what = printed.getAttribute("class") || "a point";
        if (high && high < 9 - NEARLY) faults.push(`${what} of ${where} is ${high.toFixed(1)} high`);
      }
    }
    for (const button of document.querySelectorAll("#choices .buttons button:not([disabled])"))
      checkClickable(button, button.textContent);
    for (const place of document.querySelectorAll(".target")) checkClickable(place, place.id);
  };

  // Where a move takes several touches: everything but the last one, and what can be touched then.
  const checkTargets = async () => {
    const ways = JSON.parse((document.querySelector("[data-ways]") || { dataset: { ways: "[]" } }).dataset.ways);
    const longest = (one, other) => other.length - one.length;
    const touches = ways.map(([, stages]) => stages.split(/[| ]/)).sort(longest)[0] || [];
    const places = touches.slice(0, -1).map((touch) => document.querySelector(`[data-touch="${touch}"]`));
    for (const place of places) place.click();
    await painted();
    if (places.length) checkCards();
    for (const place of places) place.click();
    await painted();
  };

  checkParts();
  checkWords();
  checkCards();
  await checkTargets();
  return [...new Set(faults)];
}"""
"""What is wrong with a table in a browser window of this size."""


def faults(somebody: Person) -> list[str]:
    """Return what is wrong with the table at any size."""
    found = []
    session = somebody.context.new_cdp_session(somebody.page)
    for width, height, scale in SIZES:
        window = {"width": width, "height": height, "deviceScaleFactor": scale, "mobile": False}
        session.send("Emulation.setDeviceMetricsOverride", window)
        here = somebody.page.evaluate(FAULTS, [width, height])
        found += [f"{width}×{height}: {fault}" for fault in here]
    session.detach()
    return found


@pytest.mark.parametrize(("game", "players"), one_for_each_game(reversed(TABLES)))
def test_the_table_fits_every_window(person: Arrive, game: str, players: int) -> None:
    ada = person()
    for question, state in telling_positions(game, players, amount(2, 20)).items():
        stage(ada, state)
        assert (question, faults(ada)) == (question, [])


def place_of(somebody: Person, selector: str) -> Any:
    return somebody.page.locator(selector).first.bounding_box()


@pytest.mark.parametrize("game", GAMES)
def test_the_areas_keep_their_places_while_cards_move(person: Arrive, game: str) -> None:
    ada = person(size={"width": 390, "height": 844})
    ada.play_now(game, load(game).seats[1])
    areas = ("#middle", "#question", "#latest", "[data-part=hand]", "#tools", ".seat.other")
    ada.asked()
    before = [place_of(ada, area) for area in areas]
    for _ in range(amount(6, 12)):
        ada.decide()
        if ada.asked() == "over":
            break
        assert [place_of(ada, area) for area in areas] == before
