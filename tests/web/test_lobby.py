"""The lobby and the pages around it, as they are drawn."""

from __future__ import annotations

import gzip
from dataclasses import replace

import pytest

from menagerie import load
from menagerie.games import names, shortest_first
from menagerie.i18n.rulebook import rulebook
from menagerie.i18n.translator import LANGUAGES, Translator
from menagerie.web import assets
from menagerie.web.error_page import error_page
from menagerie.web.form_fields import Form
from menagerie.web.layout import Reader
from menagerie.web.lobby_page import LastChoice, ListedTable, Lobby, ago, lobby_page
from menagerie.web.new_table_page import PLACES, NewTableForm, opening_page
from menagerie.web.rules_page import bare_rules, codes_of, learn_index, learn_page
from menagerie.web.small_pages import Rated, device_page, link_page, ratings_page
from tests.positions import GAMES
from tests.web.html import Page

MARKUP = "<b onclick='x'>&\"</b>"
MINE = ListedTable("t1", "mausen", "playing", ("Ben", MARKUP), 1, 0, 30.0, turn=True)
THEIRS = ListedTable("t2", "mopsen", "playing", (), 2, 0, 4000.0, waiting=("Bot 2",))
GATHERING = ListedTable("t3", "awimbawe", "open", (), 0, 1, 90000.0)
OPEN = ListedTable("t4", "awimbawe", "open", ("Zoë",), 1, 2, 3.0)
PLAYED = ListedTable("t5", "mausen", "playing", ("Ben",), 3, 0, 3.0)
WON = ListedTable(
    "t6", "mausen", "over", ("Ben",), 1, 0, 3.0, winners=("You",), won=True, points=(("You", 9), ("Ben", 4))
)
LOST = ListedTable("t7", "mopsen", "over", ("Ben",), 0, 0, 3.0, winners=("Ben",), points=(("You", 1), ("Ben", 4)))
FULL = Lobby(MARKUP, (MINE, THEIRS, GATHERING), (OPEN, PLAYED), (WON, LOST))

each_language = pytest.mark.parametrize("language", LANGUAGES)


def drawn(text: str) -> Page:
    page = Page(text)
    page.check()
    return page


@each_language
def test_the_lobby_has_every_game_with_all_ways_into_it(language: str) -> None:
    page = drawn(lobby_page(Reader(language), Lobby()))
    for name in GAMES:
        assert page.all("input", type="hidden", name="game", value=name)
        assert page.all("a", href=f"/new/{name}")
        assert page.all("a", href=f"/learn/{name}")
        assert page.all("use", href=f"#g-{name}")
    assert len(page.all("form", action="/play")) == len(names())
    assert page.one("html").attributes["lang"] == language


def test_the_shortest_game_comes_first() -> None:
    minutes = [load(name).look.minutes for name in shortest_first()]
    assert minutes == sorted(minutes, key=lambda expected: expected or 1000)


@pytest.mark.parametrize("name", GAMES)
def test_the_suggested_number_of_players_can_play(name: str) -> None:
    assert load(name).suggested_players in load(name).seats


def test_awimbawe_begins_with_two_players_as_its_rulebook_advises() -> None:
    assert {name: load(name).suggested_players for name in ("mausen", "awimbawe", "mopsen")} == {
        "mausen": 4,
        "awimbawe": 2,
        "mopsen": 4,
    }


def test_the_lobby_begins_with_the_game_that_was_played_last_as_it_was_played() -> None:
    choices = (LastChoice("mopsen", 5, "master"), LastChoice("awimbawe", 3, "novice"))
    page = drawn(lobby_page(Reader("en"), Lobby("Ada", choices=choices)))
    games = [field.attributes["value"] for field in page.all("input", type="hidden", name="game")]
    assert games[0] == "mopsen"
    assert sorted(games) == sorted(names())
    chosen = [option.attributes["value"] for option in page.all("option") if "selected" in option.attributes]
    assert chosen[2:4] == ["5", "master"], "after language and theme"
    place = 2 + 2 * games.index("awimbawe")
    assert chosen[place : place + 2] == ["3", "novice"]


def test_games_to_continue_come_first_and_many_are_folded() -> None:
    many = tuple(replace(THEIRS, id=f"m{number}") for number in range(5))
    page = drawn(lobby_page(Reader("en"), Lobby("Ada", mine=many)))
    tags = [(element.tag, element.attributes) for element in page.elements]
    first = next(place for place, (_, attributes) in enumerate(tags) if attributes.get("href") == "/t/m0")
    assert first < next(place for place, (_, attributes) in enumerate(tags) if attributes.get("class") == "games")
    assert "2 more games" in page.one("section", id="mine").text.replace("\u2068", "").replace("\u2069", "")
    assert page.one("a", href="/t/m4")


def test_a_new_visitor_is_not_shown_tables_that_cannot_be_theirs() -> None:
    page = drawn(lobby_page(Reader("en"), Lobby()))
    assert not [section for section in page.all("section") if section.attributes["id"] in ("mine", "finished")]
    assert not page.all("form", action="/device")
    assert "No table is waiting" in page.said


def test_a_person_without_games_gets_a_friendly_sentence() -> None:
    page = drawn(lobby_page(Reader("en"), Lobby("Ada")))
    assert not page.all("section", id="mine")
    assert "will appear here" in page.one("section", id="finished").text
    assert page.all("form", action="/device")


@each_language
def test_every_table_leads_somewhere(language: str) -> None:
    page = drawn(lobby_page(Reader(language), FULL))
    for table in ("t1", "t2", "t3", "t4", "t5"):
        assert page.one("a", href=f"/t/{table}")
    for table in ("t6", "t7"):
        assert page.one("a", href=f"/replay/{table}/0")


def test_tables_say_how_they_stand() -> None:
    page = drawn(lobby_page(Reader("en"), FULL))
    mine, public, finished = (
        " ".join(page.one("section", id=name).text.split()) for name in ("mine", "open", "finished")
    )
    assert "Your turn" in mine
    assert "Waiting for Bot 2." in mine
    assert "Not started yet" in mine
    assert "nobody else yet" in mine
    assert "with Zoë and one bot" in public
    assert "2 free seats" in public
    assert "In progress" in public
    assert "You won! 3 seconds ago" in finished
    assert "Won by: Ben" in finished
    assert "You: 9; Ben: 4" in finished


def test_markup_in_names_is_only_text() -> None:
    for text in (
        lobby_page(Reader("en"), FULL),
        opening_page(Reader("en"), NewTableForm("mausen", Form("new", {"name": MARKUP}, sent=True), MARKUP)),
        link_page(Reader("en"), MARKUP),
        ratings_page(Reader("en"), {"mausen": [Rated(MARKUP, 1.0, 2.0, 3)]}),
        error_page(Reader("en", path=f"/{MARKUP}"), 404, MARKUP),
    ):
        page = drawn(text)
        assert not page.all("b", onclick="x")
        assert MARKUP in page.said or any(MARKUP in e.attributes.get("value", "") for e in page.elements)


@each_language
@pytest.mark.parametrize("seconds", [0, 59, 3600, 86400 * 40])
def test_how_long_ago_is_in_words(language: str, seconds: float) -> None:
    assert ago(seconds, language) != ago(seconds + 86400 * 400, language)


@each_language
@pytest.mark.parametrize("name", GAMES)
def test_the_form_of_a_table_has_every_seat_and_house_rule(name: str, language: str) -> None:
    page = drawn(opening_page(Reader(language), NewTableForm(name, Form("new"), "Ada")))
    game = load(name)
    fields = {e.attributes["name"] for e in page.elements if "name" in e.attributes and e.tag != "meta"}
    assert {f"seat-{seat}" for seat in range(1, game.seats[-1])} <= fields
    assert {f"option-{option.name}" for option in game.options} <= fields
    assert {"name", "place", "clock", "spectators", "hints"} <= fields
    assert {e.attributes["value"] for e in page.all("input", name="place")} == set(PLACES)


def test_a_form_keeps_what_was_filled_in() -> None:
    fields = {"name": "Ada", "seat-1": "strong", "seat-2": "nobody", "place": "public", "hints": "yes"}
    form = Form("new", {**fields, "option-ties": "cascade"}, {"clock": "Something is wrong."}, sent=True)
    page = drawn(opening_page(Reader("en"), NewTableForm("mausen", form)))
    chosen = {e.attributes["value"] for e in page.all("option") if "selected" in e.attributes}
    ticked = {e.attributes["name"] for e in page.all("input") if "checked" in e.attributes}
    assert {"strong", "nobody", "cascade"} <= chosen
    assert ticked == {"place", "hints"}
    assert "checked" in page.one("input", name="place", value="public").attributes
    wrong = page.one("select", name="clock").attributes
    assert wrong["aria-invalid"] == "true"
    assert page.one("p", id=wrong["aria-describedby"]).text == "Something is wrong."
    assert "autofocus" in wrong


@each_language
@pytest.mark.parametrize("name", GAMES)
def test_every_rule_can_be_found_by_its_number(name: str, language: str) -> None:
    numbers = {number for _, rules in load(name).rulebook for number in rules}
    page = drawn(learn_page(Reader(language), name))
    ids = {element.attributes.get("id") for element in page.elements}
    linked = {e.attributes["href"].removeprefix("#") for e in page.all("a") if e.attributes["href"].startswith("#")}
    assert numbers <= ids & linked
    bare = Page(bare_rules(name, language))
    assert bare.elements[0].attributes == {"class": "rulebook"}
    assert len([element for element in bare.elements if not element.inside]) == 1
    assert numbers <= {element.attributes.get("id") for element in bare.elements}
    assert not [element for element in bare.elements if element.tag in ("h1", "h2", "script")]


@each_language
@pytest.mark.parametrize("name", GAMES)
def test_the_rules_begin_with_a_first_game_and_end_with_the_house_rules(name: str, language: str) -> None:
    """Examples are drawn as at the table, and no house rule stands among the rules."""
    page = drawn(learn_page(Reader(language), name))
    lessons = [form.attributes["action"] for form in page.all("form") if "/learn/" in form.attributes["action"]]
    assert lessons == [f"/learn/{name}/first", f"/learn/{name}/second"]
    assert len(page.all("figure")) >= 2
    ids = [element.attributes.get("id") for element in page.elements]
    chapter = next(f"chapter-{chapter}" for chapter, _ in load(name).rulebook)
    assert ids.index("first-game") < ids.index(chapter) < ids.index("house-rules")
    rules = [rule for chapter in rulebook(load(name), language) for rule in chapter.rules]
    mark = Translator(language).say("rules-house-mark")
    assert sum(bool(rule.house_rule) for rule in rules) == sum(mark in rule.text for rule in rules) > 0
    assert all(mark not in rule.plain and rule.plain for rule in rules)


def test_a_game_without_a_rulebook_says_so() -> None:
    assert "not available yet" in drawn(learn_page(Reader("en"), "top")).said


@pytest.mark.parametrize("name", names())
def test_the_pictured_cards_exist(name: str) -> None:
    game = load(name)
    numbers = {number for _, rules in game.rulebook for number in rules}
    for number, pictured in game.look.rule_pictures.items():
        assert number in numbers
        assert {code for code in pictured.split() if code != ">"} <= set(codes_of(game))


def test_pictured_cards_have_names() -> None:
    page = Page(bare_rules("mausen", "en"))
    names = [e.attributes["aria-label"] for e in page.all("span", role="img")]
    assert len(names) > 16
    assert names[-1].replace("\u00a0", " ") == "cat 1"


@each_language
def test_the_other_pages_are_complete(language: str) -> None:
    reader = Reader(language, "dark", "/learn")
    rated = {"mausen": [Rated("Ada", 27.04, 4.0, 3, mine=True), Rated("Bot", 20.0, 1.5, 12)]}
    pages = [learn_index(reader), ratings_page(reader, rated), device_page(reader, "http://x/link/y")]
    pages += [link_page(reader, ""), *(error_page(reader, status, "!") for status in (403, 404, 422, 500, 503))]
    for text in pages:
        assert drawn(text).one("html").attributes == {"lang": language, "data-theme": "dark"}


def test_the_pages_are_small() -> None:
    page = len(gzip.compress(lobby_page(Reader("de"), FULL).encode(), 6))
    scripts = sum(len(assets.script(name).compressed) for name in ("menagerie", "notify"))
    assert page + len(assets.style().compressed) + scripts <= 40_000
