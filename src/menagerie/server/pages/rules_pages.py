"""Pages to read: the rules, the ratings, the operations for programs; and the page behind a link to another device."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter, FastAPI, Request, Response

from menagerie.games import names
from menagerie.server.http.api import house_of, people_of
from menagerie.server.pages.lobby_pages import must_be_game, name_of
from menagerie.server.pages.table_pages import Reading, Visitor, go_to, html
from menagerie.server.storage.ratings import BOT, best
from menagerie.web.layout import Reader
from menagerie.web.rules_page import bare_rules, learn_index, learn_page
from menagerie.web.small_pages import Rated, api_page, link_page, ratings_page

learning = APIRouter(include_in_schema=False)

SURE = 1.96
"""So many deviations to either side make it 95 % sure."""


@learning.get("/learn")
async def all_games(request: Request, reader: Reading) -> Response:
    return html(request, learn_index(reader))


@learning.get("/learn/{game}")
async def rules(request: Request, game: str, reader: Reading) -> Response:
    """The rules of a game; bare for a drawer."""
    name = must_be_game(game)
    bare = bool(request.query_params.get("bare"))
    return html(request, bare_rules(name, reader.language) if bare else learn_page(reader, name))


@learning.get("/ratings")
async def ratings(request: Request, person: Visitor, reader: Reading) -> Response:
    """How strong people and bots are."""
    me, store = person.id if person else "", house_of(request).store
    lists = {game: [rated(found, me, reader) for found in await best(store, game)] for game in names()}
    return html(request, ratings_page(reader, lists))


def rated(found: dict[str, Any], me: str, reader: Reader) -> Rated:
    who = found["who"]
    bot = f"{reader.say('web-bot')} · {reader.say('level-' + who.removeprefix(BOT))}" if who.startswith(BOT) else ""
    return Rated(bot or found["name"], found["mu"], SURE * found["sigma"], found["games"], mine=who == me)


@learning.get("/link/{word}")
async def ask_before_link(request: Request, person: Visitor, reader: Reading) -> Response:
    """Whether this device is to become another person's."""
    return html(request, link_page(reader, name_of(person)))


@learning.post("/link/{word}")
async def follow_link(request: Request, word: str) -> Response:
    """This device is now whose link it was."""
    return go_to(request, "/", await people_of(request).by_link(word))


@learning.get("/api/docs")
async def docs(request: Request, reader: Reading) -> Response:
    """The API on one page."""
    app: FastAPI = request.app
    paths: dict[str, dict[str, dict[str, str]]] = app.openapi()["paths"]
    operations = [
        (method.upper(), path, operation.get("description", ""))
        for path, methods in paths.items()
        for method, operation in methods.items()
    ]
    return html(request, api_page(reader, app.description, operations))
