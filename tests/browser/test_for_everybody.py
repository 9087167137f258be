"""Accessibility: screen readers, touch and keys, phones and desktops, every language."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import pytest
from axe_playwright_python.sync_playwright import Axe

from menagerie.i18n.translator import LANGUAGES
from tests.browser.people import DESKTOP, PHONE, Person, needs_chromium
from tests.browser.staged_tables import stage, telling_positions
from tests.soak import amount, quick_for

pytestmark = needs_chromium

Arrive = Callable[..., Person]
Size = dict[str, int]

CARDS = "() => [...document.querySelectorAll('.mine .fan .card')].map((card) => card.getAttribute('aria-label'))"
SAID = "() => [...document.querySelectorAll('#live p')].map((line) => line.textContent)"
LOGGED = "() => [...document.querySelectorAll('#log-lines li')].map((line) => line.firstChild.data)"


def check(somebody: Person) -> None:
    """Nothing is wrong for who cannot see, and nothing sticks out, light or dark, small or large."""
    for size, schemes in ((PHONE, ["light", "dark"]), (DESKTOP, ["dark", "light"])):
        somebody.page.set_viewport_size(size)
        assert somebody.overflow() == 0, (somebody.page.url, size)
        for scheme in schemes[: amount(1, 2)]:
            somebody.page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
            found = Axe().run(somebody.page)
            assert found.violations_count == 0, f"{somebody.page.url} {scheme} {size}: {found.generate_report()[:2000]}"


@pytest.mark.parametrize("game", ["mausen", "awimbawe", "mopsen"])
def test_a_table_has_no_accessibility_faults(person: Arrive, game: str) -> None:
    ada = person()
    ada.play_now(game, 4, "novice")
    for _ in range(3):
        ada.decide()
    ada.asked()
    check(ada)
    for name in ("last", "sheet", "log", "rules", "menu"):
        ada.page.evaluate(f"document.querySelector('#tools [data-open={name}]').click()")
        ada.page.locator(f"#{name}[open]").wait_for()
        assert Axe().run(ada.page).violations_count == 0, name
        ada.page.keyboard.press("Escape")


@pytest.mark.parametrize("game", ["mausen", "awimbawe", "mopsen"])
def test_every_card_and_choice_has_a_name_and_every_event_is_said_once(person: Arrive, game: str) -> None:
    ada = person()
    ada.play_now(game, 3, "novice")
    ada.asked()
    both = f"() => [({LOGGED})(), ({SAID})()]"
    before = len(ada.page.evaluate(both)[0])
    for _ in range(6):
        ada.asked()
        assert all(ada.page.evaluate(CARDS))
        ada.decide()
    ada.asked()
    logged, said = ada.page.evaluate(both)
    events = [line for line in said if line in logged[before:]]
    assert len(said) <= 20
    assert events == logged[len(logged) - len(events) :], "every event is said once, in order"
    assert len(events) >= 3
    unnamed = ":is(button, [role=button]):not([aria-label]):not([disabled])"
    assert all(button.inner_text() for button in ada.all(f"#main {unnamed}:visible, #tools {unnamed}:visible"))
    ids = ada.page.evaluate("() => [...document.querySelectorAll('[id]')].map((element) => element.id)")
    assert [name for name, count in Counter(ids).items() if count > 1] == []


def test_a_game_by_keys_alone(person: Arrive) -> None:
    ada = person()
    ada.play_now("mausen", 3)
    keys = ada.page.keyboard
    ada.asked()
    ada.page.locator(".mine .playable").first.focus()
    for step in range(16):
        assert ada.asked() == "asked"
        cards = len(ada.all(".mine .playable"))
        focused = ada.page.evaluate("document.activeElement.className")
        assert "playable" in focused, f"the neighbour has the focus, move {step}"
        keys.press("ArrowRight" if step % 3 else "ArrowLeft")
        keys.press("Enter")
        ada.page.wait_for_function(f"() => document.querySelectorAll('.mine .playable').length < {cards}")
    assert ada.asked() == "over"


REACHED = """() => {
  const reachable = ":is(button:not([disabled]), [role=button], a[href], summary)";
  const wanted = [...document.querySelectorAll(`:is(#main, #tools) ${reachable}`)]
    .filter((element) => element.checkVisibility() && !element.closest("#ending"));
  const reached = new Set(), next = [wanted[0]];
  while (next.length) {
    const from = next.pop();
    reached.add(from);
    for (const key of ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"]) {
      from.focus();
      from.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
      const found = document.activeElement;
      if (!reached.has(found)) { reached.add(found); next.push(found); }
    }
  }
  return wanted.filter((element) => !reached.has(element)).map((element) => element.ariaLabel || element.textContent);
}"""
"""What no arrow key leads to."""


@pytest.mark.parametrize("size", [PHONE, DESKTOP])
@pytest.mark.parametrize(
    ("game", "players", "question"), [("awimbawe", 3, "rhino"), ("mopsen", 5, "pinch"), ("mausen", 6, "hunt")]
)
def test_arrow_keys_reach_everything(person: Arrive, game: str, players: int, question: str, size: Size) -> None:
    ada = person(size=size)
    stage(ada, telling_positions(game, players)[question])
    assert ada.page.evaluate(REACHED) == []


def test_after_an_animal_is_played_the_focus_is_on_a_target(person: Arrive) -> None:
    ada = person(locale="en")
    for _ in range(20):
        ada.play_now("awimbawe", 2)
        while ada.asked() == "asked":
            if ada.page.get_by_role("button", name="Do not use the ability").count():
                focused = ada.page.evaluate("document.activeElement.textContent || document.activeElement.ariaLabel")
                assert "Do not use" not in focused
                assert focused
                question = ada.page.locator("#choices .question").evaluate("(text) => text.firstChild.data")
                assert question in ada.page.evaluate(SAID)[-1]
                return
            ada.page.locator(":is(.mine .playable, .touchable, #choices .buttons .choice)").first.press("Enter")
    raise AssertionError("no animal was played")


def test_a_card_that_cannot_be_played_says_why(person: Arrive) -> None:
    ada = person()
    ada.play_now("mopsen", 3, "novice")
    for _ in range(60):
        if ada.asked() == "over":
            break
        barred = ada.page.locator(".mine .barred")
        if barred.count():
            reason = barred.first.get_attribute("data-why") or ""
            barred.first.click(force=True)
            assert ada.text("#latest") == reason
            assert reason in (barred.first.get_attribute("aria-label") or "")
            return
        ada.decide()
    raise AssertionError("there was always a free choice")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_speaks_every_language(person: Arrive, language: str) -> None:
    ada = person(locale="en")
    path = ada.play_now("awimbawe", 2)
    ada.go(f"{path}?lang={language}")
    ada.ready()
    assert ada.page.locator("html").get_attribute("lang") == language
    ada.decide()
    assert ada.overflow() == 0
    ada.go(path)
    assert ada.page.locator("html").get_attribute("lang") == language, "a language that was chosen stays"


@pytest.mark.parametrize(
    ("game", "players"), quick_for([("mopsen", 5)], [("mausen", 6), ("awimbawe", 4), ("mopsen", 5)])
)
def test_the_first_load_is_small_and_the_requests_are_few(person: Arrive, game: str, players: int) -> None:
    ada = person()
    path = ada.post("/play", game=game, players=players, level="novice", name="Ada")
    session = ada.context.new_cdp_session(ada.page)
    session.send("Network.enable")
    loaded: list[float] = []
    session.on("Network.loadingFinished", lambda event: loaded.append(event["encodedDataLength"]))
    ada.go(path)
    ada.ready()
    ada.asked()
    assert len(loaded) <= 4
    assert sum(loaded) <= 40_000
