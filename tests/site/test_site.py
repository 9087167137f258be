"""The site in a real browser, from a server that knows nothing of the games."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from menagerie.cli.main import main
from tests.browser.people import PHONE, needs_chromium
from tests.golden_records import FOLDER
from tests.site.conftest import HELD, Visitor, needs_npm

pytestmark = [needs_chromium, needs_npm]

Come = Callable[..., Visitor]

FULL = "() => { IDBObjectStore.prototype.add = () => { throw new DOMException('', 'QuotaExceededError'); }; }"
"""Let the database refuse to store more."""


def test_a_whole_game_without_a_network_and_with_a_reload(visitor: Come, tmp_path: Path) -> None:
    ada = visitor()
    ada.arrive()
    ada.page.wait_for_function(HELD)
    ada.start("mausen", 3, "casual")
    assert "#/t/" in ada.page.url
    for _ in range(3):
        ada.decide()
    ada.asked()
    lines = ada.page.locator("#log-lines li").count()
    ada.context.set_offline(True)
    ada.reload()
    ada.ready()
    assert ada.page.locator("#log-lines li").count() >= lines
    ada.play_to_the_end()
    verify_record(ada, tmp_path)


def verify_record(ada: Visitor, folder: Path) -> None:
    """Watch the replay of the game that has just ended, and check its record."""
    ada.page.evaluate("() => document.querySelector('.result a[href*=replay]').click()")
    ada.page.wait_for_selector("#slider")
    ada.page.keyboard.press("ArrowRight")
    ada.page.wait_for_function("() => location.hash.endsWith('/1')")
    with ada.page.expect_download() as saved:
        ada.page.locator("a[href*='/record']").first.click()
    saved.value.save_as(folder / "game.jsonl")
    assert main(["verify", str(folder / "game.jsonl")]) == 0


@pytest.mark.soak
@pytest.mark.parametrize(
    ("game", "players", "level"),
    [("mausen", 6, "novice"), ("awimbawe", 2, "strong"), ("awimbawe", 4, "random"), ("mopsen", 3, "casual")],
)
def test_whole_games_by_clicking(visitor: Come, tmp_path: Path, game: str, players: int, level: str) -> None:
    ada = visitor(size=PHONE)
    ada.arrive()
    ada.start(game, players, level)
    ada.play_to_the_end()
    assert ada.overflow() == 0
    verify_record(ada, tmp_path)


@pytest.mark.soak
def test_another_tab_takes_over_and_nothing_is_lost(visitor: Come) -> None:
    ada = visitor()
    ada.arrive()
    ada.start("awimbawe", 2)
    ada.decide()
    ada.asked()
    lines = ada.page.locator("#log-lines li").count()
    first, ada.page = ada.page, ada.context.new_page()
    ada.watch(ada.page)
    ada.arrive("/" + first.url.partition("#/")[2])
    ada.ready()
    first.wait_for_selector("#stopped")
    assert "another tab" in first.locator("#stopped").inner_text()
    assert ada.page.locator("#log-lines li").count() >= lines
    ada.decide()


@pytest.mark.soak
def test_a_damaged_memory_of_python_is_replaced(visitor: Come) -> None:
    ada = visitor()
    ada.arrive()
    kept = "caches.keys().then((names) => names.find((name) => name.startsWith('python ')))"
    ada.page.wait_for_function(f"() => {kept}")
    ada.page.evaluate(f"async () => (await caches.open(await {kept})).put('./', new Response('Dear Ada'))")
    ada.reload()
    ada.start("mausen", 3)
    size = f"async () => (await (await (await caches.open(await {kept})).match('./')).arrayBuffer()).byteLength"
    assert ada.page.evaluate(size) > 1_000_000


@pytest.mark.soak
def test_pages_in_another_language(visitor: Come) -> None:
    ada = visitor(locale="de-DE")
    ada.arrive("/learn/mopsen")
    assert "Regeln" in ada.page.title()
    ada.page.locator("select.language").first.select_option("fr")
    ada.page.wait_for_function("() => document.documentElement.lang === 'fr'")
    ada.page.evaluate("() => { location.hash = '/nowhere'; }")
    ada.page.wait_for_selector(".notice")
    ada.reload()
    assert ada.page.evaluate("() => document.documentElement.lang") == "fr"


@pytest.mark.soak
def test_several_people_on_one_device(visitor: Come) -> None:
    ada = visitor(size=PHONE)
    ada.arrive("/new/mausen")
    ada.page.locator("[name=name]").first.fill("Ada")
    ada.page.locator("form.opening button").click()
    ada.page.wait_for_selector(".waiting-room")
    for number, field in enumerate(ada.all(".chairs input[name^=name-]")):
        field.fill(f"Guest {number}")
    ada.page.locator("#sit-together button").click()
    ada.page.wait_for_selector("[data-do*=start]")
    ada.page.locator("[data-do*=start]").click()
    ada.page.wait_for_selector("[data-look]")


@pytest.mark.soak
@pytest.mark.parametrize(
    ("missing", "sentence"),
    [("WebAssembly", "too old"), ("indexedDB", "cannot save")],
)
def test_a_browser_that_lacks_something_gets_a_sentence(visitor: Come, missing: str, sentence: str) -> None:
    ada = visitor()
    ada.context.add_init_script(f"delete window.{missing}; delete Window.prototype.{missing};")
    ada.page.goto(ada.url)
    ada.page.wait_for_selector("#stopped")
    assert sentence in ada.text("#stopped")


@pytest.mark.soak
def test_a_move_that_cannot_be_saved_did_not_happen(visitor: Come) -> None:
    ada = visitor()
    ada.arrive()
    ada.start("mausen", 3)
    ada.asked()
    (worker,) = [worker for worker in ada.page.workers if worker.url.endswith("worker.js")]
    worker.evaluate(
        "() => { IDBObjectStore.prototype.add = () => { throw new DOMException('', 'QuotaExceededError'); }; }"
    )
    before = ada.page.locator(".mine .card, .hand .card").count()
    ada.page.locator(".playable").first.click()
    ada.page.wait_for_selector("#toast.up")
    assert "could not be saved" in ada.text("#toast")
    assert ada.page.locator(".mine .card, .hand .card").count() == before


@pytest.mark.soak
def test_a_review_is_computed_in_a_worker_of_its_own(visitor: Come, tmp_path: Path) -> None:
    """Meanwhile the page stays usable; a decision can be tried again, and the game goes on from there."""
    ada = visitor()
    ada.arrive("/replay")
    line = (FOLDER / "mausen-3.jsonl").read_text(encoding="utf-8").splitlines()[0]
    (tmp_path / "one.jsonl").write_text(f"{line}\n", encoding="utf-8")
    page = ada.page
    page.set_input_files("input[type=file]", tmp_path / "one.jsonl")
    page.locator("#review-content button").click()
    page.wait_for_selector("#review-content[data-unfinished] .curve")
    page.keyboard.press("ArrowRight")
    page.wait_for_selector('#main[data-at="1"]')
    assert page.locator("#review-content[data-unfinished]").count() == 1
    page.wait_for_selector("#review-content:not([data-unfinished])", timeout=600_000)
    page.locator("#review .ways a").first.click()
    page.locator("[data-move]:visible").first.click()
    page.locator(".verdict form button").click()
    page.wait_for_function("() => location.hash.startsWith('#/t/')")
    page.wait_for_selector("#main[data-phase=playing]")
