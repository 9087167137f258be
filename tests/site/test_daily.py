"""The daily deal on the site: the deal that the date alone gives, played without a server, kept for the next visit."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime
from itertools import product

import pytest

from menagerie.core.shared_deal import daily_deal, public_seed
from menagerie.games import load
from tests.browser.people import DESKTOP, PHONE, needs_chromium
from tests.positions import GAMES
from tests.site.conftest import Visitor, needs_npm
from tests.soak import quick_for

pytestmark = [needs_chromium, needs_npm]

Come = Callable[..., Visitor]

SIZES = {"phone": PHONE, "desktop": DESKTOP}


@pytest.mark.parametrize(("game", "size"), quick_for([("mausen", "phone")], product(GAMES, SIZES)))
def test_the_deal_of_today(visitor: Come, game: str, size: str) -> None:
    ada = visitor(size=SIZES[size])
    ada.arrive("/daily")
    day = datetime.now(UTC).date()
    deal = daily_deal(day, public_seed(day), load(game))
    facts = ada.page.locator(f"section:has(#deal-{game}) .frame-facts span").all_inner_texts()
    assert facts[:2] == [f"Players: {deal.players}", f"Seat {deal.seat + 1}"]
    ada.page.locator(f"form[action$='/{game}'] button").click()
    ada.ready()
    match = deal.new_match(load(game))
    if deal.seat in match.actors:
        moves = {load(game).notation.move(match.state, deal.seat, action) for action in match.legal(deal.seat)}
        shown = [card.get_attribute("data-move") for card in ada.all("[data-move]")]
        assert set(shown) <= moves
    ada.reload()
    ada.ready()
    ada.play_to_the_end()
    ada.page.evaluate("() => document.querySelector('#ending [data-continue]')?.click()")
    ada.page.locator(".result a[href^='#/daily/']").click()
    ada.page.wait_for_selector("#compared >> text=casual")
    assert ada.page.locator("#compared .rank").count() == 0
    assert ada.overflow() == 0
    assert set(ada.page.locator(".share textarea").input_value()) & set("🟩🟨🟥")
    ada.arrive("/daily")
    ada.page.wait_for_selector(f"section:has(#deal-{game}) .outcome")
    assert "only spoils your own fun" in ada.text(".lead")
    ada.arrive("")
    ada.page.wait_for_selector(".daily-link >> text=✓")
    ada.arrive("/daily/2020-01-01/mausen")
    ada.page.wait_for_selector(".page.notice")
