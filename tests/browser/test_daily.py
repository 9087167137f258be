"""The daily deal in a real browser, on a phone and on a desktop: play it, compare, share, look at the days before."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import product

import pytest

from menagerie.server.tables import deal_levels
from tests.browser.people import DESKTOP, LIMIT, PHONE, POLLING, Person, needs_chromium
from tests.positions import GAMES
from tests.server.running import running
from tests.soak import quick_for

pytestmark = needs_chromium

Arrive = Callable[..., Person]

SIZES = {"phone": PHONE, "desktop": DESKTOP}
SHARED = """() => { window.copied = []; navigator.share = undefined;
  navigator.clipboard.writeText = (text) => { window.copied.push(text); return Promise.resolve(); }; }"""
FINISHED = "() => document.querySelector('#compared:not([data-unfinished])')"


@pytest.fixture(scope="module")
def daily_url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server that asks only the quick levels what they reach."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(deal_levels, "LEVELS", ("random", "novice", "casual"))
        with running(tmp_path_factory.mktemp("daily") / "daily.db", stand_in_after=3600.0) as server:
            yield server.url


def play_deal_of_today(ada: Person, game: str) -> None:
    """Play the deal of today from the lobby to the page that compares the results."""
    ada.go("/")
    ada.page.locator(".daily-link a").click()
    ada.page.locator(f"form[action$='/{game}'] button").click()
    ada.ready()
    ada.play_to_the_end()
    ada.page.evaluate("() => document.querySelector('#ending [data-continue]')?.click()")
    ada.page.locator(".result a[href^='/daily/']").click()
    ada.page.wait_for_selector("#compared")


@pytest.mark.parametrize(
    ("game", "size"), quick_for([("mausen", "phone"), ("mopsen", "desktop")], product(GAMES, SIZES))
)
def test_the_deal_of_today(person: Arrive, daily_url: str, game: str, size: str) -> None:
    ada = person(url=daily_url, size=SIZES[size], locale="en-GB")
    play_deal_of_today(ada, game)
    ada.page.wait_for_selector("#compared >> text=casual")
    assert ada.overflow() == 0
    rows = [row.inner_text() for row in ada.all("#compared tbody tr")]
    assert {"You", "random", "novice", "casual"} <= {row.split()[0] for row in rows}
    assert "Rank" in ada.text("#compared .rank")
    ada.page.evaluate(SHARED)
    ada.page.locator("[data-share]").click()
    ada.page.wait_for_function("() => window.copied.length", polling=POLLING, timeout=LIMIT)
    text = ada.page.evaluate("() => window.copied[0]")
    assert text.startswith("The daily deal · ")
    assert set(text) & set("🟩🟨🟥")
    assert text.endswith(f"/{game}")
    ada.page.locator("a[href='/daily']").first.click()
    assert ada.page.locator(f"#deal-{game} ~ .outcome").count() == 1
    assert ada.page.locator(".calendar tbody tr").count() == 14
    assert ada.overflow() == 0
    ada.go("/")
    assert "✓" in ada.text(".daily-link")
    ada.page.locator(".daily-link a").click()
    ada.page.locator(f"a[href$='/{game}']").first.click()
    ada.page.locator("form[action^='/daily/'] button").click()
    ada.ready()
    assert ada.page.locator("[data-hint]:not([disabled])").count() == 0


def test_friends_compare_the_same_deals(person: Arrive, daily_url: str) -> None:
    ada, ben = person(url=daily_url, locale="en-GB"), person(url=daily_url, size=PHONE, locale="en-GB")
    ada.go("/daily")
    ada.page.locator("a[href='/duplicate']").click()
    form = ada.page.locator("form:has(input[value=awimbawe])")
    form.locator("[name=players]").select_option("2")
    form.locator("[name=level]").select_option("random")
    form.locator("button").click()
    ada.page.wait_for_selector("#deal-2")
    address = ada.page.url.removeprefix(daily_url)
    ben.go(address)
    ben.page.locator("[name=name]").fill("Ben")
    ben.page.locator("form[action$='/1'] button").click()
    ben.ready()
    ben.play_to_the_end()
    ben.page.evaluate("() => document.querySelector('#ending [data-continue]')?.click()")
    ben.page.locator(".result a[href^='/duplicate/']").click()
    ben.page.wait_for_selector("#deal-1 ~ .outcome, .scores tbody td")
    ada.page.reload()
    assert "Ben" in ada.text(".scores tbody")
    assert ada.overflow() == ben.overflow() == 0
