"""Moves that take several touches, in a real browser, by mouse and by keyboard."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, WebSocketRoute

from tests.browser.people import PHONE, Person, needs_chromium
from tests.browser.test_together import named, open_table, sit

pytestmark = needs_chromium

Arrive = Callable[..., Person]

CONFIRM = "[data-confirm]"
HAND = ".mine .fan .card"

ONE_TOUCH = """() => {
  const ways = JSON.parse((document.querySelector("[data-ways]") || { dataset: { ways: "[]" } }).dataset.ways);
  const first = ways.map(([, stages]) => stages.split("|")[0]).filter((stage) => stage && !stage.includes(" "));
  return first.find((stage) => first.filter((other) => other === stage).length === 1);
}"""
"""What alone makes a move although it takes more than that: a pile or a card with a single target."""


def two_people(person: Arrive, **how: Any) -> tuple[Person, Person]:
    """Let two people sit down at a table of Ferry."""
    ada, ben = named(person(**how), "Ada"), person()
    path = open_table(ada, "ferry", "open", "open")
    sit(ada, path, "Ada")
    sit(ben, path, "Ben")
    ada.page.get_by_role("button", name="Start game").click()
    ada.asked()
    return ada, ben


def focus(somebody: Person, wanted: Locator) -> None:
    """Press Tab and the arrow keys until an element has the focus."""
    for key in ["Tab"] * 60 + ["ArrowRight"] * 20:
        if wanted.evaluate("(element) => element === document.activeElement"):
            return
        somebody.page.keyboard.press(key)
    raise AssertionError("the keyboard does not get there")


def keep_three(ada: Person) -> None:
    """Choose three of thirteen cards, and change one's mind on the way."""
    confirm = ada.page.locator(CONFIRM)
    assert len(ada.all(HAND)) == 13
    assert confirm.is_disabled()
    for place in (1, 4, 7):
        ada.page.locator(HAND).nth(place).click()
    assert confirm.is_enabled()
    ada.page.locator(HAND).nth(9).click()
    assert ada.page.locator(f"{HAND}.selected").count() == 3
    ada.page.locator(HAND).nth(4).click()
    assert confirm.is_disabled()
    ada.page.locator(HAND).nth(9).click()
    kept = [card.get_attribute("aria-label") or "" for card in ada.all(f"{HAND}.selected")]
    assert all(name in confirm.inner_text() for name in kept)
    confirm.click()
    ada.page.wait_for_function(f"() => document.querySelectorAll('{HAND}').length === 3")
    assert [card.get_attribute("aria-label") for card in ada.all(HAND)] == kept


def test_three_cards_and_a_card_with_a_target_are_played_by_clicking(person: Arrive) -> None:
    ada, ben = two_people(person)
    ben.decide()
    keep_three(ada)
    ada.asked()
    ada.page.locator(HAND).first.click()
    assert ada.page.locator(".pile.target").count() == 2
    assert ada.page.locator(".seat.target").count() == 1
    assert ada.page.locator("#choices .chosen").count() == 3
    ada.page.locator(HAND).last.click()
    assert ada.page.locator(f"{HAND}.selected").count() == 1
    ada.page.locator(".mine .pile.target").nth(1).click()
    ada.page.wait_for_function(f"() => document.querySelectorAll('{HAND}').length === 2")
    ben.decide()
    assert ada.page.locator(".mine .pile").nth(1).locator(".card[data-card]").count() == 1
    ada.asked()
    ada.page.locator(HAND).first.click()
    ada.page.locator(".seat.other.target").click()
    ada.page.wait_for_function(f"() => document.querySelectorAll('{HAND}').length === 1")
    ben.decide()
    assert ada.page.locator(".other .row .card[data-card]").count() >= 1
    ada.asked()
    ada.page.locator(HAND).first.click()
    ada.page.locator("#choices .chosen").last.click()
    ben.decide()
    assert ada.asked() == "over"


def test_the_same_is_played_by_keyboard(person: Arrive) -> None:
    ada, ben = two_people(person)
    ben.decide()
    for place in (0, 2, 5):
        focus(ada, ada.page.locator(HAND).nth(place))
        ada.page.keyboard.press("Space")
    focus(ada, ada.page.locator(CONFIRM))
    ada.page.keyboard.press("Enter")
    for left, target in (
        (2, "#choices .chosen >> nth=0"),
        (1, ".mine .pile.target .card >> nth=1"),
        (0, "#choices .chosen >> nth=2"),
    ):
        ada.page.wait_for_function(f"() => document.querySelectorAll('{HAND}').length === {left + 1}")
        assert ada.asked() == "asked"
        focus(ada, ada.page.locator(HAND).first)
        ada.page.keyboard.press("Enter")
        focus(ada, ada.page.locator(target))
        ada.page.keyboard.press("Enter")
        ben.decide()
    assert ada.asked() == "over"


def test_nothing_can_be_chosen_until_the_server_has_answered(person: Arrive) -> None:
    """A move is on its way; somebody else's move, which is shown meanwhile, does not set the cards free."""
    ada, ben = named(person(), "Ada"), person()
    held: list[str] = []
    servers: list[WebSocketRoute] = []

    def delay(socket: WebSocketRoute) -> None:
        servers.append(socket.connect_to_server())
        socket.on_message(lambda text: held.append(str(text)) if '"move"' in str(text) else servers[-1].send(text))

    ada.page.route_web_socket(re.compile("/socket"), delay)
    path = open_table(ada, "mausen", "open", "open", "random")
    sit(ada, path, "Ada")
    sit(ben, path, "Ben")
    ada.page.get_by_role("button", name="Start game").click()
    ada.asked()
    ada.page.locator(".mine .playable").first.click()
    ben.decide()
    ada.page.locator("#laid-1 .card.back").wait_for()
    ada.page.wait_for_function("() => !document.body.dataset.showing")
    assert ada.page.locator("body[data-busy]").count() == 1
    ada.page.evaluate("for (const card of document.querySelectorAll('.mine .playable')) card.click()")
    assert len(held) == 1
    servers[-1].send(held[0])
    ada.page.wait_for_function("() => !document.body.dataset.busy")
    assert ada.asked() == "asked"


def test_a_second_touch_confirms_a_card_with_a_single_target_too(person: Arrive) -> None:
    ada = person()
    ada.context.add_init_script("localStorage.setItem('confirm', 'yes')")
    for _ in range(20):
        ada.play_now("awimbawe", 2)
        while ada.asked() == "asked":
            found = ada.page.evaluate(ONE_TOUCH)
            if not found:
                ada.touch_something()
                if ada.all(".card.selected") and ada.is_asked:
                    ada.page.locator(".card.selected").last.click()
                continue
            ada.sent.clear()
            place = ada.page.locator(f"[data-touch='{found}']")
            card = place if place.evaluate("(place) => place.matches('.card')") else place.locator(".card").last
            card.click()
            assert not ada.sent
            assert card.evaluate("(card) => card.classList.contains('selected')")
            card.click()
            ada.page.wait_for_function(f"() => !document.querySelector(\"[data-touch='{found}'] .selected\")")
            assert any('"move"' in text for text in ada.sent)
            return
    raise AssertionError("nothing had a single target")


def test_it_fits_on_a_phone(person: Arrive) -> None:
    ada, ben = two_people(person, size=PHONE)
    assert not ada.page.locator("header.top .home").is_visible(), "the header of the waiting room takes room"
    for _ in range(400):
        if ada.over:
            break
        for somebody in (ada, ben):
            if somebody.is_asked:
                somebody.decide()
        assert ada.overflow() == 0
    assert ada.over
