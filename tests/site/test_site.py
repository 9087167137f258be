"""The site in a real browser, from a server that knows nothing of the games."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from menagerie.cli.main import main
from tests.browser.people import PHONE, needs_chromium
from tests.site.conftest import Visitor, needs_npm

pytestmark = [needs_chromium, needs_npm]

Come = Callable[..., Visitor]

HELD = "() => navigator.serviceWorker.ready.then((found) => !!found.active && !!navigator.serviceWorker.controller)"
"""Whether the service worker has all files and answers for this page."""


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
