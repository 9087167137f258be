"""The pages of the browser, from a real server."""

from __future__ import annotations

import asyncio
import os
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
import pytest

from menagerie import load
from menagerie.i18n.translator import LANGUAGES, Translator
from menagerie.server.pages.form_reader import seat_order
from tests.positions import GAMES
from tests.server.running import Running, log_in, people, play, running, served, started
from tests.waiting import eventually, wait_until
from tests.web.html import Page

BROWSER = {"accept": "text/html,application/xhtml+xml", "accept-language": "en"}
MARKUP = "<script>alert(1)</script>"
PATHS = ["/", "/learn", "/ratings", "/link/word", "/api/docs"]
PATHS += [f"/{page}/{game}" for page in ("learn", "new") for game in GAMES]

FRIENDS = {"name": "Ada", "seat-1": "open", "seat-2": "novice", "seat-3": "nobody", "seat-4": "nobody"}
FRIENDS |= {"seat-5": "nobody", "place": "link", "clock": "none", "spectators": "yes"}
FRIENDS |= {"option-ties": "cascade", "option-tiebreak": "mouse-sum", "option-open_scores": "yes"}


@pytest.fixture
def browser(url: str) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=url, headers=BROWSER) as found:
        yield found


def shown(answer: httpx.Response, status: int = 200) -> Page:
    """Return the page of an answer, after checking that it is valid."""
    assert answer.status_code == status, answer.text[-500:]
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    page = Page(answer.text)
    page.check()
    return page


def table_at(browser: httpx.Client, answer: httpx.Response) -> dict[str, Any]:
    """Return the table to which an answer redirects."""
    assert answer.status_code == 303, answer.text[-500:]
    found: dict[str, Any] = browser.get(f"/api/tables/{answer.headers['location'].rsplit('/', 1)[1]}").json()
    return found


def wrong_at(page: Page, field: str) -> str:
    """Return the error beside a field."""
    fields = [e.attributes for e in page.elements if e.attributes.get("name") == field]
    (found,) = {field["aria-describedby"] for field in fields if "aria-describedby" in field}
    return page.one("p", id=found).text


# Every page -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("path", PATHS)
def test_every_page_exists_in_every_language(browser: httpx.Client, path: str, language: str) -> None:
    for answer in (
        browser.get(path, params={"lang": language}),
        browser.get(path, headers={"accept-language": f"{language}-XX,xx;q=0.5"}),
    ):
        assert shown(answer).one("html").attributes["lang"] == language
        assert browser.cookies["lang"] == language


def test_the_chosen_language_theme_and_address_stay(browser: httpx.Client) -> None:
    page = shown(browser.get("/learn", params={"theme": "dark", "lang": "it", "x": "<y>"}))
    assert page.one("html").attributes == {"lang": "it", "data-theme": "dark"}
    assert [e.attributes["value"] for e in page.all("input", type="hidden", name="x")] == ["<y>", "<y>"]
    assert shown(browser.get("/")).one("html").attributes == {"lang": "it", "data-theme": "dark"}
    assert shown(browser.get("/?theme=pink&lang=xx")).one("html").attributes["data-theme"] == "auto"


def test_a_page_is_compressed_and_not_cached(browser: httpx.Client) -> None:
    answer = browser.get("/")
    assert answer.headers["content-encoding"] == "gzip"
    assert answer.headers["cache-control"] == "no-store"


def test_the_lobby_and_its_files_are_small(browser: httpx.Client) -> None:
    page = shown(browser.get("/"))
    scripts = [script.attributes["src"] for script in page.all("script")]
    styles = [link.attributes["href"] for link in page.all("link", rel="stylesheet")]
    needed = ["/", *styles, *scripts]
    sizes = []
    for path in needed:
        with browser.stream("GET", path) as answer:
            assert answer.headers["content-encoding"] == "gzip"
            sizes.append(sum(map(len, answer.iter_raw())))
    assert sum(sizes) <= 40_000


def test_a_bad_request_of_a_browser_is_explained_on_a_page(browser: httpx.Client) -> None:
    for path in ("/nowhere", "/learn/x", "/learn/Mausen", "/new/x", "/t/nosuchtable", "/static/x.css"):
        page = shown(browser.get(path), 404)
        assert page.all("a", href="/")
        assert "/api" not in page.one("main").text
    assert "This table does not exist." in shown(browser.get("/t/nosuchtable"), 404).said


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_mistake_is_explained_in_the_visitors_language(browser: httpx.Client, language: str) -> None:
    page = shown(browser.get("/nowhere", headers={"accept-language": language}), 404)
    assert Translator(language).say("web-no-page") in page.said
    assert page.one("html").attributes["lang"] == language


def test_programs_get_json(url: str, browser: httpx.Client) -> None:
    for answer in (httpx.get(f"{url}/nowhere"), browser.get("/api/nowhere"), httpx.post(f"{url}/link/x")):
        assert answer.status_code == 404
        assert answer.json()["message"]


def test_refusals_of_the_middleware_are_explained_on_a_page(browser: httpx.Client) -> None:
    foreign = browser.post("/play", data={"game": "mausen"}, headers={"origin": "http://evil.example"})
    assert "other websites" in shown(foreign, 403).said
    assert "too large" in shown(browser.post("/play", content=b"x" * 20_000), 413).said


def test_an_unknown_address_never_redirects_to_another_site(browser: httpx.Client) -> None:
    for path in ("//evil.example/x", "/\\evil.example/x"):
        page = shown(browser.get(f"{browser.base_url}".rstrip("/") + path), 404)
        assert {f.attributes["action"] for f in page.all("form")} == {"/evil.example/x"}
    assert "<script>alert" not in browser.get(f"/{MARKUP}").text


def test_an_internal_error_is_explained_on_a_page(
    url: str, browser: httpx.Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: Any) -> str:
        raise RuntimeError("secret")

    monkeypatch.setattr("menagerie.server.pages.rules_pages.learn_index", fail)
    answer = browser.get("/learn")
    assert "on our side" in shown(answer, 500).said
    assert "secret" not in answer.text
    assert httpx.get(f"{url}/learn").text == "Internal Server Error"


# Play now -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_one_click_starts_a_game(browser: httpx.Client, game: str) -> None:
    form = shown(browser.get("/"))
    asked = {"game": game}
    for field in ("players", "level"):
        (chosen,) = {
            option.attributes["value"] for option in options_of(form, game, field) if "selected" in option.attributes
        }
        asked[field] = chosen
    view = table_at(browser, browser.post("/play", data=asked))
    assert view["phase"] == "playing"
    assert view["you"] == 0
    assert len(view["seats"]) == int(asked["players"])
    assert {seat.get("level") for seat in view["seats"][1:]} == {"casual"}
    assert len(view["seats"]) == load(game).suggested_players
    assert view["seats"][0]["name"] == "Guest"
    assert view["cards"]["zones"]
    assert shown_table(browser, view["table"])


def options_of(page: Page, game: str, field: str) -> list[Any]:
    """Return the options of a field in the form of a game."""
    start = next(i for i, e in enumerate(page.elements) if e.attributes.get("value") == game)
    select = next(i for i, e in enumerate(page.elements) if i > start and e.attributes.get("name") == field)
    found = []
    for element in page.elements[select + 1 :]:
        if element.tag != "option":
            break
        found.append(element)
    return found


def shown_table(browser: httpx.Client, table: str) -> bool:
    return browser.get(f"/t/{table}").status_code == 200


@pytest.mark.parametrize(
    ("field", "value"),
    [("players", "2"), ("players", "7"), ("players", "x"), ("players", ""), ("level", "genius"), ("level", MARKUP)],
)
def test_an_error_in_the_form_of_a_game_is_shown_beside_its_field(
    browser: httpx.Client, field: str, value: str
) -> None:
    asked = {"game": "mausen", "players": "5", "level": "strong", field: value}
    page = shown(browser.post("/play", data=asked), 422)
    assert wrong_at(page, field)
    other = {"players": "level", "level": "players"}[field]
    (kept,) = [o.attributes["value"] for o in options_of(page, "mausen", other) if "selected" in o.attributes]
    assert kept == asked[other]
    assert "menagerie" not in browser.cookies


def test_a_name_entered_with_the_form_of_a_game_is_kept(browser: httpx.Client) -> None:
    for entered, name in (("Ada", "Ada"), ("", "Ada"), ("Zoë", "Zoë")):
        asked = {"game": "mausen", "players": "3", "level": "random", "name": entered}
        assert table_at(browser, browser.post("/play", data=asked))["seats"][0]["name"] == name


def test_the_lobby_remembers_game_players_and_level(browser: httpx.Client) -> None:
    for game, players, level in (("mausen", "5", "novice"), ("mopsen", "3", "random"), ("chess", "2", "novice")):
        browser.post("/play", data={"game": game, "players": players, "level": level})
    page = shown(browser.get("/"))
    games = [field.attributes["value"] for field in page.all("input", type="hidden", name="game")]
    assert games[0] == "mopsen"
    for game, wanted in (("mausen", {"5", "novice"}), ("mopsen", {"3", "random"}), ("awimbawe", {"2", "casual"})):
        fields = [option for field in ("players", "level") for option in options_of(page, game, field)]
        assert {option.attributes["value"] for option in fields if "selected" in option.attributes} == wanted


@pytest.mark.parametrize("cookie", ["mausen.9.novice", "mausen.x.novice", "mausen.3", "...___", "mausen.3.x"])
def test_a_strange_memory_is_forgotten(url: str, cookie: str) -> None:
    page = shown(httpx.get(url, headers={**BROWSER, "cookie": f"played={cookie}"}))
    assert {
        option.attributes["value"]
        for option in options_of(page, "mausen", "players")
        if "selected" in option.attributes
    } == {"4"}


def test_several_people_on_one_device_sit_down_together(browser: httpx.Client) -> None:
    seats = {"seat-1": "open", "seat-2": "open"}
    view = table_at(browser, browser.post("/new/mausen", data={**FRIENDS, "place": "here", **seats}))
    sat = browser.post(f"/t/{view['table']}/sit", data={"name-1": "Ben", "name-2": "Cleo"})
    assert [seat.get("name") for seat in table_at(browser, sat)["seats"][:3]] == ["Ada", "Ben", "Cleo"]
    shown(browser.post(f"/t/{view['table']}/sit", data={"name-x": "Dan"}), 422)


@pytest.mark.parametrize("asked", [{}, {"game": "chess"}, {"game": MARKUP, "players": "3"}])
def test_an_unknown_game_leads_back_to_the_lobby(browser: httpx.Client, asked: dict[str, str]) -> None:
    page = shown(browser.post("/play", data=asked), 422)
    assert page.one("p", role="alert").text == "This game does not exist. Choose one of these."


@pytest.mark.parametrize("path", ["/play", "/name", "/new/mausen"])
@pytest.mark.parametrize("body", [b"\xff\xfe", b"a=1&" * 60, b"%ff=%00", b'{"game": "mausen"}', b"name=%00"])
def test_malformed_forms_cause_no_internal_error(browser: httpx.Client, path: str, body: bytes) -> None:
    shown(browser.post(path, content=body), 422)


@pytest.mark.parametrize("path", ["/play", "/name", "/device"])
def test_opening_the_address_of_a_form_leads_to_the_lobby(browser: httpx.Client, path: str) -> None:
    assert browser.get(path).headers["location"] == "/"


# With friends ---------------------------------------------------------------------------------------------------------


def test_a_table_for_friends_has_the_chosen_setup(browser: httpx.Client) -> None:
    view = table_at(browser, browser.post("/new/mausen", data={**FRIENDS, "clock": "minute", "hints": "yes"}))
    assert view["phase"] == "open"
    assert [seat["kind"] for seat in view["seats"]] == ["person", "open", "bot"]
    assert view["seats"][0]["name"] == "Ada"
    assert view["seats"][2]["level"] == "novice"
    assert view["options"] == {"ties": "cascade", "open_scores": True}
    assert (view["public"], view["clock"], view["spectators"], view["hints"]) == (False, 60, True, True)


def test_a_table_for_everybody_is_in_the_lobby(browser: httpx.Client, url: str) -> None:
    asked = {**FRIENDS, "place": "public", "seat-2": "reserved", "name": MARKUP}
    del asked["spectators"]
    view = table_at(browser, browser.post("/new/mausen", data=asked))
    assert (view["public"], view["spectators"], view["clock"]) == (True, False, None)
    assert view["seats"][2]["key"]
    with httpx.Client(base_url=url, headers=BROWSER) as other:
        page = shown(other.get("/"))
        assert page.one("a", href=f"/t/{view['table']}").text == "Join"
        assert MARKUP in page.one("section", id="open").text
    mine = shown(browser.get("/")).one("section", id="mine")
    assert "Not started yet" in mine.text
    assert f"/t/{view['table']}" not in str(shown(browser.get("/")).one("section", id="open").text)


def test_several_people_play_on_one_device(browser: httpx.Client) -> None:
    view = table_at(browser, browser.post("/new/mausen", data={**FRIENDS, "place": "here", "seat-1": "reserved"}))
    assert view["one_device"]
    assert view["seats"][1]["kind"] == "open"
    table = view["table"]
    page = Page(browser.get(f"/t/{table}").text)
    assert "required" in page.one("input", name="name-1", form="sit-together").attributes
    sat = browser.post(f"/t/{table}/sit", data={"name-1": "Ben"})
    assert [seat.get("name") for seat in table_at(browser, sat)["seats"]] == ["Ada", "Ben", None]
    assert "with Ada, Ben, and one bot" in " ".join(shown(browser.get("/")).one("section", id="mine").text.split())


def test_an_error_at_a_table_leads_back_to_it(browser: httpx.Client) -> None:
    table = table_at(browser, browser.post("/new/mausen", data=FRIENDS))["table"]
    for asked, status in (({"name": "", "seat": "1"}, 422), ({"name": "Ben", "seat": "x"}, 422)):
        page = shown(browser.post(f"/t/{table}/sit", data=asked), status)
        assert page.one("a", href=f"/t/{table}")
    page = shown(browser.post(f"/t/{table}/sit", data={"name": "Ben", "seat": "2"}), 409)
    assert "You already have a seat at this table." in page.said


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("name", ""),
        ("name", "x" * 41),
        ("name", "a\x00b"),
        ("seat-1", "dragon"),
        ("seat-5", ""),
        ("clock", "0"),
        ("clock", ""),
        ("spectators", "perhaps"),
        ("hints", MARKUP),
        ("option-ties", "chess"),
        ("option-tiebreak", ""),
        ("option-open_scores", "true"),
    ],
)
def test_an_error_in_the_setup_of_a_table_is_shown_beside_its_field(
    browser: httpx.Client, field: str, value: str
) -> None:
    page = shown(browser.post("/new/mausen", data={**FRIENDS, field: value}), 422)
    assert wrong_at(page, field)
    assert {f.attributes["action"] for f in page.all("form")} == {"/new/mausen"}
    if field != "name":
        assert page.one("input", name="name").attributes["value"] == "Ada"
    if not field.startswith("option"):
        assert [o for o in page.all("option", value="cascade") if "selected" in o.attributes]
    assert "menagerie" not in browser.cookies


def test_the_seat_and_the_number_of_players_are_checked_too(browser: httpx.Client) -> None:
    page = shown(browser.post("/new/mausen", data={**FRIENDS, "place": "moon"}), 422)
    assert page.one("p", id="new-place-wrong").text
    page = shown(browser.post("/new/mausen", data={**FRIENDS, "seat-2": "nobody"}), 422)
    assert page.one("p", id="new-seats-wrong").text == "Mice! is for 3 to 6 players."


def test_the_age_order_counts_from_1(browser: httpx.Client) -> None:
    asked = {"name": "Ada", "seat-1": "open", "seat-2": "casual", "seat-3": "nobody", "place": "link", "clock": "day"}
    view = table_at(browser, browser.post("/new/awimbawe", data={**asked, "option-youngest": "3, 1,2"}))
    assert view["options"] == {"youngest": [2, 0, 1]}
    assert view["clock"] == 86400
    assert table_at(browser, browser.post("/new/awimbawe", data=asked))["options"] == {}
    for order in ("1, 2", "0,1,2", "1 1 2", "x", "1,2,3,4", "9" * 50, MARKUP):
        page = shown(browser.post("/new/awimbawe", data={**asked, "option-youngest": order}), 422)
        assert "for example: 1, 2, 3." in wrong_at(page, "option-youngest")
        assert page.one("input", name="option-youngest").attributes["value"] == order


def test_the_age_order_can_be_left_empty() -> None:
    assert seat_order("  ") is None
    assert seat_order("2 ,1") == [1, 0]


# Who one is -----------------------------------------------------------------------------------------------------------


def test_a_visitor_sets_and_changes_a_name(browser: httpx.Client) -> None:
    assert "Welcome!" in shown(browser.get("/")).said
    assert browser.post("/name", data={"name": "  Ada "}).status_code == 303
    assert "You are Ada." in shown(browser.get("/")).said
    person = browser.get("/api/me").json()["person"]
    browser.post("/name", data={"name": MARKUP})
    assert f"You are {MARKUP}." in shown(browser.get("/")).said
    assert browser.get("/api/me").json() == {"person": person, "name": MARKUP}


WRONG_NAMES = [
    "", "  ", "x" * 41, "a\nb", "\u3164", "\u200b\u200b", "a\u202eb", "\u2066Ada", "!!!", "🦊", "a\u200bb",
    "Z\u0300\u0301\u0302\u0303a", "Bot 2", "bot2", "Robot 1", "ＢＯＴ 3", " [Bot 1] ",
]  # fmt: skip


@pytest.mark.parametrize(
    "name", ["Ada", "Zoë 🦊", "李", "Ботя", "Abbot", "Bot", "Bot Ada", "2", "نوا\u200cنوا", "O’Neill"]
)
def test_names_of_all_scripts_are_valid(browser: httpx.Client, name: str) -> None:
    assert browser.post("/api/people", json={"name": name}).json()["name"] == name


@pytest.mark.parametrize("name", WRONG_NAMES)
def test_an_invalid_name_is_refused_from_programs(browser: httpx.Client, name: str) -> None:
    answer = browser.post("/api/people", json={"name": name})
    assert (answer.status_code, answer.json()["problem"]) == (422, "server-malformed")


@pytest.mark.parametrize("name", WRONG_NAMES)
def test_an_invalid_name_is_explained(browser: httpx.Client, name: str) -> None:
    page = shown(browser.post("/name", data={"name": name}), 422)
    assert wrong_at(page, "name").startswith("A name must have 1 to 40 characters, at least one of them a letter")
    assert page.one("input", name="name").attributes["value"].strip() == name.strip()
    assert [d for d in page.all("details") if "open" in d.attributes]


def test_a_visitor_with_an_unknown_cookie_is_new(browser: httpx.Client) -> None:
    browser.cookies.set("menagerie", "somebody.gone")
    answer = browser.get("/")
    assert "Welcome!" in shown(answer).said
    assert 'menagerie=""' in answer.headers["set-cookie"]
    browser.cookies.set("menagerie", "somebody.gone")
    assert browser.post("/play", data={"game": "mausen", "players": "3", "level": "random"}).status_code == 303


def test_a_visitor_who_cannot_take_a_seat_is_created_only_once(browser: httpx.Client, url: str) -> None:
    asked = {**FRIENDS, "seat-1": "reserved"}
    table = table_at(browser, browser.post("/new/mausen", data=asked))["table"]
    with httpx.Client(base_url=url, headers=BROWSER) as other:
        for wrong in ({"name": "", "seat": "1"}, {"name": "Ben", "seat": "x"}, {"name": "Ben", "key": "x" * 65}):
            shown(other.post(f"/t/{table}/sit", data=wrong), 422)
            assert "menagerie" not in other.cookies, "nobody came"
        tries = [other.post(f"/t/{table}/sit", data={"name": "Ben", "seat": seat, "key": "no"}) for seat in "109"]
        assert all(answer.status_code in (403, 404, 409) for answer in tries)
        assert [("set-cookie" in answer.headers) for answer in tries] == [True, False, False]
        assert other.get("/api/me").json()["name"] == "Ben"
        shown(other.post(f"/t/{table}/sit", data={"name": "Eve", "seat": "x"}), 422)
        assert other.get("/api/me").json()["name"] == "Ben"


def test_changes_of_names_are_rate_limited(tmp_path: Path) -> None:
    names = ("Ada", "Ben", "Ben", "Eve", "Ben")
    with (
        running(tmp_path / "names.db", creations_per_second=0.1) as slow,
        httpx.Client(base_url=slow.url, headers=BROWSER) as browser,
    ):
        assert [rename(browser, name) for name in names] == [303, 303, 303, 429, 303]
        assert browser.get("/api/me").json()["name"] == "Ben"


def rename(browser: httpx.Client, name: str) -> int:
    return browser.post("/name", data={"name": name}).status_code


def test_another_device_is_linked(browser: httpx.Client, url: str) -> None:
    assert browser.post("/device").headers["location"] == "/"
    browser.post("/name", data={"name": "Ada"})
    page = shown(browser.post("/device"))
    link = page.one("input", data_copy="").attributes["value"]
    assert page.one("img").attributes["src"].startswith("data:image/svg+xml")
    with httpx.Client(base_url=url, headers=BROWSER) as phone:
        log_in(phone, "Ben")
        asked = phone.get(link)
        assert "Ben" in shown(asked).said
        assert "Ada" not in asked.text
        assert phone.post(link).headers["location"] == "/"
        assert "You are Ada." in shown(phone.get("/")).said
        assert "This link has already been used" in shown(phone.post(link), 404).said


# What is going on -----------------------------------------------------------------------------------------------------


def test_a_visitors_games_are_in_the_lobby(tmp_path: Path) -> None:
    with running(tmp_path / "lobby.db") as server:
        table = asyncio.run(finished(server))
        with httpx.Client(base_url=server.url, headers=BROWSER) as browser:
            browser.post("/play", data={"game": "mausen", "players": "3", "level": "random"})
            page = shown(browser.get("/"))
            assert "Your turn" in page.one("section", id="mine").text
            assert not page.one("section", id="open").text.count("Join")
        token = {"authorization": f"Bearer {table['token']}"}
        page = shown(httpx.get(server.url, headers={**BROWSER, **token}))
        assert page.one("a", href=f"/replay/{table['id']}/0")
        assert "with Ben and one bot" in " ".join(page.one("section", id="finished").text.split())
        assert "You: " in page.one("section", id="finished").text
        ratings = shown(httpx.get(f"{server.url}/ratings", headers={**BROWSER, **token, "accept-language": "de"}))
        rows = [row.text for row in ratings.all("tr")]
        assert len(rows) == 4
        assert any(row.startswith(("1Ada", "2Ada", "3Ada")) and row.endswith("1") and "±" in row for row in rows)
        assert any("Bot · zufällig" in row for row in rows)
        assert len(ratings.all("tr", class_="mine")) == 1


async def finished(server: Running) -> dict[str, str]:
    """Play a public game to its end."""
    async with people(server.url, "Ada", "Ben") as clients:
        table = await started(clients, "mausen", "random", public=True)
        await play(clients, table)
        await eventually(lambda: clients[0].ask("GET", "/ratings/mausen"))
        return {"id": table, "token": clients[0].headers["authorization"].partition(" ")[2]}


def test_a_public_game_can_be_watched_from_the_lobby(tmp_path: Path) -> None:
    async def run(url: str) -> str:
        async with people(url, "Ada") as [ada]:
            return await started([ada], "mausen", "random", "random", public=True)

    with running(tmp_path / "watched.db") as server:
        table = asyncio.run(run(server.url))
        page = shown(httpx.get(server.url, headers=BROWSER))
        assert page.one("a", href=f"/t/{table}").text == "Watch"


# Rules ----------------------------------------------------------------------------------------------------------------


def test_the_rules_can_be_requested_without_a_page_around_them(browser: httpx.Client) -> None:
    answer = browser.get("/learn/mausen", params={"bare": "yes"})
    assert answer.status_code == 200
    assert answer.text.startswith('<div class="rulebook">')
    assert 'id="MAU-8"' in answer.text
    assert "<html" not in answer.text


def test_the_example_game_has_no_rules_to_show(browser: httpx.Client) -> None:
    assert "not available yet" in shown(browser.get("/learn/top")).said
    assert "not available yet" in browser.get("/learn/top?bare=yes").text


# Starting -------------------------------------------------------------------------------------------------------------


def test_the_browser_is_opened_at_the_lobby(tmp_path: Path) -> None:
    seen = tmp_path / "seen"
    script = tmp_path / "browser"
    script.write_text(f'#!/bin/sh\necho "$1" > {seen}.part && mv {seen}.part {seen}\n')
    script.chmod(0o755)
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("BROWSER", f"{script} %s")
        with served(tmp_path / "shown.db", "--browser") as process:
            assert wait_for(seen) == f"{process.url}/"
            assert "Play now" in httpx.get(process.url, headers=BROWSER).text
            assert process.lines() == []


def wait_for(file: Path) -> str:
    """Wait for a file, and return its content."""
    wait_until(file.exists)
    return file.read_text(encoding="utf-8").strip()


def test_without_a_display_only_the_address_is_printed(tmp_path: Path) -> None:
    with pytest.MonkeyPatch.context() as patch:
        for name in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER"):
            patch.delenv(name, raising=False)
        with served(tmp_path / "blind.db", "--browser") as process:
            assert httpx.get(process.url, headers=BROWSER).status_code == 200


@contextmanager
def taken(port: int) -> Iterator[None]:
    """Occupy a port, as another server would."""
    with ExitStack() as stack:
        with suppress(OSError):
            stack.enter_context(socket.create_server(("127.0.0.1", port)))
        yield


def test_without_a_given_port_a_free_one_is_used(tmp_path: Path) -> None:
    environment = {name: value for name, value in os.environ.items() if "DISPLAY" not in name and name != "BROWSER"}
    command = [sys.executable, "-m", "menagerie", "serve", "--browser", "--database", str(tmp_path / "port.db")]
    with taken(8000):
        process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env={**environment, "LANG": "en"})
        try:
            assert process.stdout is not None
            address = process.stdout.readline().split()[2]
            assert address.startswith("http://127.0.0.1:")
            assert ":8000/" not in address
            assert httpx.get(f"{address}healthz").text == "ok"
        finally:
            process.kill()
            process.communicate()
