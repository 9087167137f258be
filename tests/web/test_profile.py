"""A person's own page as it is drawn, and the previews of links."""

from __future__ import annotations

import struct

import pytest

from menagerie.games import names
from menagerie.i18n.translator import LANGUAGES
from menagerie.web import assets
from menagerie.web.layout import Reader
from menagerie.web.lobby_page import Lobby, lobby_page
from menagerie.web.profile_page import GameProfile, PastGame, profile_page
from menagerie.web.rules_page import learn_page
from tests.web.html import Page

MARKUP = "<b onclick='x'>&\"</b>"
PAST = (
    PastGame("t4", 1.7e9 + 3e5, "left", 24.0, 12.0),
    PastGame("t3", 1.7e9 + 2e5, "shared"),
    PastGame("t2", 1.7e9 + 1e5, "won", 27.04, 14.0),
    PastGame("t1", 1.7e9, "lost", 23.5, 15.5),
    PastGame("t0", 1.6e9, None),
)
COUNTS = {"won": 1, "lost": 1, "left": 1, "shared": 1, "unknown": 1}
PROFILE = GameProfile("mausen", COUNTS, PAST, 24.0, 12.0, 3)


def drawn(text: str) -> Page:
    page = Page(text)
    page.check()
    return page


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_game_is_listed_with_its_result_and_its_replay(language: str) -> None:
    page = drawn(profile_page(Reader(language), "Ada", [PROFILE], 30))
    for past in PAST:
        assert page.one("a", href=f"/replay/{past.table}/0").attributes["aria-label"]
    rows = [row.attributes.get("class") for row in page.all("tr")]
    assert rows == [None, "left", "shared", "won", "lost", None]
    assert len(page.all("section")) == 1
    assert "5" in page.one("p", class_="frame-facts").text


def test_a_list_is_cut_but_the_chart_is_not() -> None:
    page = drawn(profile_page(Reader("en"), "Ada", [PROFILE], 2))
    assert len(page.all("tr")) == 3
    assert len(page.one("polyline").attributes["points"].split()) == 3


def test_the_chart_has_a_name_a_description_and_stays_in_its_frame() -> None:
    page = drawn(profile_page(Reader("en"), "Ada", [PROFILE], 30))
    chart = page.one("svg", role="img")
    described = [page.one("title", id="rating-history-mausen"), page.one("desc", id="rating-history-mausen-desc")]
    assert chart.attributes["aria-labelledby"].split() == [part.attributes["id"] for part in described]
    assert "23.5" in described[1].text
    assert "24.0" in described[1].text
    for shape in (page.one("polyline"), page.one("polygon")):
        numbers = [float(number) for point in shape.attributes["points"].split() for number in point.split(",")]
        assert min(numbers) == pytest.approx(0, abs=60)
        assert 0 <= min(numbers) <= max(numbers) <= 100


def test_one_rated_game_makes_no_chart_and_equal_ratings_do_not_divide_by_nothing() -> None:
    alone = GameProfile("mausen", {"won": 1}, PAST[2:3], 27.0, 1.0, 1)
    assert not drawn(profile_page(Reader("en"), "Ada", [alone], 30)).all("polyline")
    same = GameProfile("mausen", {"won": 2}, (PastGame("a", 1.0, "won", 25.0), PastGame("b", 0.0, "won", 25.0)))
    assert drawn(profile_page(Reader("en"), "Ada", [same], 30)).all("polyline")


def test_a_person_without_games_is_led_to_the_lobby_and_markup_is_text() -> None:
    assert "not finished a game yet" in drawn(profile_page(Reader("en"), "", [], 30)).said
    assert not drawn(profile_page(Reader("en"), MARKUP, [], 30)).all("b", onclick="x")


# Link previews ------------------------------------------------------------------------------------------------------


def preview_of(text: str) -> dict[str, str]:
    found = [element.attributes for element in drawn(text).all("meta") if "property" in element.attributes]
    return {attributes["property"]: attributes["content"] for attributes in found}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_link_to_a_game_shows_the_game(language: str) -> None:
    reader = Reader(language, path="/learn/mopsen", base="https://games.example")
    shown = preview_of(learn_page(reader, "mopsen"))
    assert shown["og:title"].endswith(" · menagerie")
    assert shown["og:url"] == "https://games.example/learn/mopsen"
    assert len(shown["og:description"]) > 20
    picture = shown["og:image"].removeprefix("https://games.example/static/")
    assert picture.startswith("preview-mopsen.")
    assert assets.by_name(picture) is assets.preview("mopsen")
    lobby = preview_of(lobby_page(reader, Lobby()))
    assert lobby["og:image"] != shown["og:image"]


@pytest.mark.parametrize("name", ["", *names()])
def test_every_preview_is_a_small_picture_of_the_size_that_is_announced(name: str) -> None:
    body = assets.preview(name).body
    assert body.startswith(b"\x89PNG")
    assert struct.unpack(">II", body[16:24]) == assets.PREVIEW_SIZE
    assert len(body) < 60_000
