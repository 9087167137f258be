"""The pages with the rules, the ratings and the API, and the page behind a link to another device."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter, FastAPI, Request, Response

from menagerie.games import names
from menagerie.server.http.dependencies import agent_of, identities_of, service_of
from menagerie.server.pages.lobby_pages import name_of
from menagerie.server.pages.requested_game import must_be_game
from menagerie.server.pages.responses import CurrentReader, Visitor, html, redirect
from menagerie.server.storage.ratings import BOT, best
from menagerie.web.layout import Reader
from menagerie.web.rules_page import bare_rules, learn_index, learn_page
from menagerie.web.small_pages import Rated, api_page, link_page, ratings_page

rules_pages = APIRouter(include_in_schema=False)

CONFIDENCE = 1.96
"""Standard deviations to either side of a rating for a 95 % confidence interval."""


@rules_pages.get("/learn")
async def all_games(request: Request, reader: CurrentReader) -> Response:
    """The list of games whose rules can be read."""
    return html(request, learn_index(reader))


@rules_pages.get("/learn/{game}")
async def rules(request: Request, game: str, reader: CurrentReader) -> Response:
    """The rules of a game; ``bare`` for the drawer of another page."""
    name = must_be_game(game)
    bare = bool(request.query_params.get("bare"))
    return html(request, bare_rules(name, reader.language) if bare else learn_page(reader, name))


@rules_pages.get("/ratings")
async def ratings(request: Request, person: Visitor, reader: CurrentReader) -> Response:
    """The ratings of people and bots."""
    me, store = person.id if person else "", service_of(request).store
    lists = {game: [rated(found, me, reader) for found in await best(store, game)] for game in names()}
    return html(request, ratings_page(reader, lists))


def rated(found: dict[str, Any], me: str, reader: Reader) -> Rated:
    who = found["who"]
    bot = f"{reader.say('web-bot')} · {reader.say('level-' + who.removeprefix(BOT))}" if who.startswith(BOT) else ""
    return Rated(bot or found["name"], found["mu"], CONFIDENCE * found["sigma"], found["games"], mine=who == me)


@rules_pages.get("/link/{word}")
async def confirm_link(request: Request, person: Visitor, reader: CurrentReader) -> Response:
    """Ask before this device is identified as another person."""
    return html(request, link_page(reader, name_of(person)))


@rules_pages.post("/link/{word}")
async def use_link(request: Request, word: str) -> Response:
    """Identify this device as the person who created the link."""
    person = await identities_of(request).by_link(word)
    request.state.cookie = await identities_of(request).new_cookie(person, agent_of(request))
    return redirect(request, "/", person)


@rules_pages.get("/api/docs")
async def docs(request: Request, reader: CurrentReader) -> Response:
    """The API on one page."""
    app: FastAPI = request.app
    paths: dict[str, dict[str, dict[str, str]]] = app.openapi()["paths"]
    operations = [
        (method.upper(), path, operation.get("description", ""))
        for path, methods in paths.items()
        for method, operation in methods.items()
    ]
    return html(request, api_page(reader, app.description, operations))
