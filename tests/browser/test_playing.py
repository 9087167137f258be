"""Whole games in a real browser."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from menagerie import load
from tests.browser.people import PHONE, Person, needs_chromium
from tests.positions import GAMES
from tests.soak import quick_for

pytestmark = needs_chromium

Arrive = Callable[..., Person]

LYING = """() => [...document.querySelectorAll('#main .card')].filter((card) => !card.closest('.overlay'))
  .map((card) => card.id)"""


@pytest.mark.parametrize(
    ("game", "players"),
    quick_for([("mausen", 6)], [(game, load(game).seats[end]) for game in GAMES for end in (0, -1)]),
)
def test_a_person_plays_to_the_end(person: Arrive, game: str, players: int) -> None:
    ada = person(size=PHONE) if players > 3 else person()
    ada.play_now(game, players)
    ada.play_to_the_end()
    assert ada.overflow() == 0
    assert len(ada.all("#ending .scores tbody tr")) == players
    assert ada.text(".result h2")
    places = [int(place.rstrip(".")) for place in ada.page.locator(".standings .place").all_inner_texts()]
    assert (places[0], len(places)) == (1, players)
    assert places == sorted(places)
    said = ada.page.evaluate("[...document.querySelectorAll('#log-lines li')].map((line) => line.firstChild.data)")
    assert len(said) > 30


def test_a_hint_says_what_a_strong_player_would_do_and_why(person: Arrive) -> None:
    ada = person()
    ada.play_now("mausen", 3)
    ada.asked()
    ada.page.locator("[data-hint]").click()
    ada.page.locator("#hint li").first.wait_for()
    assert "%" in ada.text("#hint")
    assert ada.page.locator(".mine .hinted").count() == 1
    ada.decide()
    ada.asked()
    assert ada.page.locator("#hint").count() == 0


@pytest.mark.parametrize("game", quick_for(["mopsen"], GAMES))
def test_moving_cards_end_where_they_belong(person: Arrive, game: str) -> None:
    """With all motion: nothing is left in the air, and everything lies where it would lie without."""
    ada = person(reduced_motion="no-preference")
    ada.play_now(game, 3)
    for _ in range(5):
        ada.decide()
    ada.asked()
    ada.page.wait_for_function("() => document.getAnimations().length === 0 && !document.querySelector('.ghost')")
    lying = ada.page.evaluate(LYING)
    ada.page.reload()
    ada.ready()
    assert ada.page.evaluate(LYING) == lying
