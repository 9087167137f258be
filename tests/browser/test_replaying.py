"""A game is watched again in a real browser, with and without a script."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe

from tests.browser.people import DESKTOP, PHONE, Person, needs_chromium
from tests.golden_records import FOLDER
from tests.soak import amount

pytestmark = needs_chromium

Arrive = Callable[..., Person]

COUNT_ANIMATIONS = """
  {
    window.animations = 0;
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (...given) { window.animations += 1; return animate.apply(this, given); };
  }
"""
"""A busy machine may be done with an animation before a test can look at it."""


def upload_game(person: Person, name: str, game: int = 0) -> str:
    """Upload a golden game, and return the address of its replay."""
    line = (FOLDER / f"{name}.jsonl").read_text(encoding="utf-8").splitlines()[game]
    answer = person.context.request.post(f"{person.url}/api/records", data=line, headers={"content-type": "text/plain"})
    return str(answer.json()["address"]).removesuffix("/0")


def at(person: Person, number: int) -> str:
    """Wait until this frame is shown, and return what the page says there."""
    person.page.wait_for_selector(f'#main[data-at="{number}"]')
    person.page.wait_for_function(f"location.pathname.endsWith('/{number}')")
    assert person.page.locator("#slider").input_value() == str(number)
    return person.text("#latest")


def current(person: Person) -> list[str]:
    return [line.inner_text() for line in person.all("#events [aria-current]")]


def test_keys_links_and_the_slider_lead_from_frame_to_frame(person: Arrive) -> None:
    ada = person()
    ada.go(upload_game(ada, "mausen-3") + "/0")
    last = int(ada.page.locator("#main").get_attribute("data-last") or 0)
    press = ada.page.keyboard.press
    assert current(ada) == []
    press("ArrowRight")
    assert [at(ada, 1)] == current(ada)
    for _ in range(6):
        press("ArrowRight")
    assert [at(ada, 7)] == current(ada)
    press("ArrowLeft")
    at(ada, 6)
    press("End")
    at(ada, last)
    assert ada.text(".result h2")
    press("Home")
    at(ada, 0)
    ada.page.locator(".step.next").focus()
    press("Enter")
    at(ada, 1)
    assert ada.page.evaluate("document.activeElement.className") == "step next"
    ada.all("#events a")[20].click()
    assert [at(ada, int(ada.all("#events a")[20].get_attribute("data-at") or 0))] == current(ada)
    ada.page.locator("#slider").fill("33")
    said = at(ada, 33)
    ada.page.reload()
    assert at(ada, 33) == said, "the frame has this address"


def test_it_plays_by_itself_until_it_is_stopped(person: Arrive) -> None:
    ada = person()
    ada.go(upload_game(ada, "awimbawe-2") + "/0")
    ada.page.select_option("#speed select", "fast")
    ada.page.locator("h1").click()
    ada.page.keyboard.press("Space")
    assert ada.page.locator("#play").get_attribute("aria-label") == "Pause"
    ada.page.wait_for_function("() => document.querySelector('#main').dataset.at >= 4")
    ada.page.locator("#play").click()
    assert ada.page.locator("#play").get_attribute("aria-label") == "Play"
    ada.page.wait_for_load_state("networkidle")
    stopped = ada.page.locator("#main").get_attribute("data-at")
    ada.page.wait_for_timeout(1200)
    assert ada.page.locator("#main").get_attribute("data-at") == stopped


def test_cards_move_unless_the_visitor_prefers_reduced_motion(person: Arrive) -> None:
    ada = person()
    ada.page.add_init_script(COUNT_ANIMATIONS)
    ada.page.emulate_media(reduced_motion="no-preference")
    ada.go(upload_game(ada, "mausen-3") + "/0")
    ada.page.keyboard.press("ArrowRight")
    at(ada, 1)
    assert ada.page.evaluate("window.animations") > 0


def test_a_replay_keeps_its_viewpoint_and_language(person: Arrive) -> None:
    ada = person()
    ada.go(upload_game(ada, "mopsen-3") + "/5?eyes=1")
    ada.page.keyboard.press("ArrowRight")
    at(ada, 6)
    ada.page.select_option("select.language", "de")
    ada.page.wait_for_selector("html[lang=de]")
    at(ada, 6)
    assert ada.text(".viewpoints [aria-current]") == "Platz 2"
    assert ada.page.evaluate("location.search") == "?eyes=1"
    ada.page.locator(".viewpoints a").first.click()
    ada.page.wait_for_selector("#main[data-hands=open]")
    at(ada, 6)
    assert ada.all(".fan .card.back") == []


def test_a_file_is_chosen_or_dropped(person: Arrive, tmp_path: Path) -> None:
    ada = person()
    ada.go("/replay")
    ada.page.set_input_files("input[type=file]", FOLDER / "mopsen-4.jsonl")
    ada.page.wait_for_selector("#found:not([hidden])")
    assert len(ada.all("#found a")) == 3
    large = tmp_path / "large.jsonl"
    large.write_bytes(b" " * 600_000)
    ada.page.set_input_files("input[type=file]", large)
    assert "The limit is 524,288 bytes" in ada.text("#wrong")
    dropped = "(text) => { const d = new DataTransfer(); d.items.add(new File([text], 'd.jsonl')); return d; }"
    line = (FOLDER / "mausen-3.jsonl").read_text(encoding="utf-8").splitlines()[0]
    ada.page.dispatch_event(".drop", "drop", {"dataTransfer": ada.page.evaluate_handle(dropped, line)})
    ada.page.wait_for_url("**/replay/r-*/0")


def test_replays_work_without_a_script(person: Arrive) -> None:
    ada = person(java_script_enabled=False, size=PHONE)
    ada.go("/replay")
    ada.page.set_input_files("input[type=file]", FOLDER / "awimbawe-3.jsonl")
    ada.page.locator("#upload button").click()
    ada.page.locator("#found a").nth(1).click()
    ada.page.locator(".step.next").click()
    assert ada.page.url.endswith("/1")
    assert not ada.page.locator("#play").is_visible()
    ada.page.locator(".jump button").click()
    assert ada.page.url.endswith("/1")
    tenth = ada.page.locator("#events a").nth(9)
    address = str(tenth.get_attribute("href"))
    tenth.click()
    ada.page.wait_for_url(f"**{address}")
    assert current(ada) == [ada.text("#latest")]


@pytest.mark.parametrize("name", ["mausen-6", "awimbawe-4", "mopsen-5"])
def test_every_page_is_for_everybody(person: Arrive, name: str) -> None:
    ada = person(bypass_csp=True)
    address = upload_game(ada, name)
    last = int(ada.context.request.get(f"{ada.url}{address}/0").text().partition('data-last="')[2].partition('"')[0])
    paths = [f"{address}/{last // 3}", f"{address}/{last // 2}?eyes=1", f"{address}/{last}?eyes=public"]
    for number, path in enumerate([*paths, "/replay"]):
        sizes = (PHONE, DESKTOP) if number % 2 else (DESKTOP, PHONE)
        for size in sizes[: amount(1, 2)]:
            ada.page.set_viewport_size(size)  # type: ignore[arg-type]
            ada.page.emulate_media(color_scheme="dark" if number % 2 else "light")
            ada.go(path)
            assert ada.overflow() == 0, (path, size)
            found = Axe().run(ada.page).response["violations"]
            assert [(rule["id"], rule["nodes"][0]["html"][:200]) for rule in found] == [], (path, size)


def growing_review(person: Person, address: str) -> None:
    """Ask for the review with a click; meanwhile frames still follow each other, and it grows to its end."""
    page = person.page
    person.go(f"{address}/0")
    page.locator("#review-content button").click()
    page.wait_for_selector("#review .curve")
    assert page.evaluate("location.search") == "?review=yes"
    page.locator(".step.next").click()
    at(person, 1)
    page.wait_for_selector("#review-content:not([data-unfinished])", timeout=REVIEWED)
    assert page.locator("#marks rect").count() == page.locator("#review .curve a").count() > 0


REVIEWED = 300_000
"""Milliseconds after which a review is certainly finished."""


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_a_review_grows_and_leads_to_second_tries_and_to_a_game_that_goes_on(person: Arrive, size: object) -> None:
    ada = person(size=size, bypass_csp=True)
    page, address = ada.page, upload_game(ada, "mausen-3")
    growing_review(ada, address)
    dot = page.locator("#review .curve a").first
    dot.focus()
    page.keyboard.press("Enter")
    at(ada, int(dot.get_attribute("data-at") or 0))
    page.locator("#review .numbers summary").click()
    assert page.locator("#review .numbers tbody tr").count() > 10
    assert ada.overflow() == 0
    found = Axe().run(page).response["violations"]
    assert [(rule["id"], rule["nodes"][0]["html"][:200]) for rule in found] == []
    page.locator("#review .ways a").first.click()
    page.locator("[data-move]:visible").first.click()
    page.wait_for_selector(".verdict")
    assert ada.overflow() == 0
    found = Axe().run(page).response["violations"]
    assert [(rule["id"], rule["nodes"][0]["html"][:200]) for rule in found] == []
    page.locator(".verdict form button").click()
    page.wait_for_url("**/t/*")
    page.wait_for_selector("#main[data-phase=playing]")


def test_a_review_works_without_a_script(person: Arrive) -> None:
    """The page loads itself again until the review is finished."""
    ada = person(java_script_enabled=False)
    address = upload_game(ada, "mausen-3")
    ada.go(f"{address}/0")
    ada.page.locator("#review-content button").click()
    ada.page.wait_for_selector("#review progress, #review .curve")
    ada.page.wait_for_selector("#review-content:not([data-unfinished])", timeout=REVIEWED)
    ada.page.locator("#review .ways a").first.click()
    ada.page.locator(".tries a").first.click()
    assert ada.text("#ending-title")
