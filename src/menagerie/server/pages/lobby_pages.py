"""The lobby: lists of tables, a game against bots with one click, tables for friends, the visitor's name."""

from __future__ import annotations

from dataclasses import replace

from fastapi import APIRouter, Request, Response
from sqlalchemy import Select

from menagerie.core.errors import BadSetup
from menagerie.games import load
from menagerie.server.http.dependencies import (
    address_of,
    identities_of,
    limit_creations,
    limit_table,
    origin_of,
    service_of,
)
from menagerie.server.pages import offline_site
from menagerie.server.pages.form_reader import FormReader, WantedTable, is_lesson, lesson_table
from menagerie.server.pages.last_choices import last_choices, remember_choice
from menagerie.server.pages.listed_tables import is_for_others, listed_table
from menagerie.server.pages.requested_game import game_named, must_be_game
from menagerie.server.pages.responses import (
    CurrentReader,
    Visitor,
    form_fields,
    html,
    named_person,
    redirect,
)
from menagerie.server.storage import table_index
from menagerie.server.storage.deal_tries import tries_of
from menagerie.server.storage.finished_lessons import lessons_of
from menagerie.server.tables import commands as c
from menagerie.server.tables.commands import valid_name
from menagerie.server.tables.loaded_tables import LoadedTable
from menagerie.server.tables.seats import Person
from menagerie.server.tables.service import TableService
from menagerie.server.tables.state import TableState
from menagerie.web.error_page import sentence_for
from menagerie.web.form_fields import Form
from menagerie.web.layout import Reader
from menagerie.web.lobby_page import LastChoice, Lobby, lobby_page
from menagerie.web.new_table_page import NewTableForm, opening_page
from menagerie.web.small_pages import device_page

lobby_pages = APIRouter(include_in_schema=False)

MAX_OPEN, MAX_MINE, MAX_FINISHED = 12, 24, 12
"""The most tables in each list of the lobby."""


@lobby_pages.get("/")
async def show(request: Request, person: Visitor, reader: CurrentReader) -> Response:
    """The lobby."""
    return html(request, lobby_page(reader, await lobby_of(request, person, reader)))


@lobby_pages.get("/play")
@lobby_pages.get("/name")
@lobby_pages.get("/device")
async def back_to_lobby(request: Request) -> Response:
    """Redirect a visitor who opens the address of a form to the page with that form."""
    return redirect(request, "/")


@lobby_pages.post("/play")
async def play_now(request: Request, person: Visitor, reader: CurrentReader) -> Response:
    """Open a table against bots, and start the game."""
    fields = await form_fields(request)
    game = game_named(fields.get("game", ""))
    if game is None:
        return await refuse_form(request, person, reader, Form("", fields, {"game": reader.say("web-wrong-game")}))
    form = FormReader(fields, game, reader.language)
    wanted = form.table_against_bots()
    if wanted is None:
        return await refuse_form(request, person, reader, Form(f"play-{game.name}", fields, form.wrong, sent=True))
    name = valid_name(fields.get("name", "")) or name_of(person) or reader.say("web-guest")
    visitor = await named_person(request, person, name)
    loaded = await open_and_sit(request, visitor, wanted)
    await service_of(request).do(loaded, visitor, c.Start(do="start"))
    response = redirect(request, f"/t/{loaded.state.id}", visitor)
    remember_choice(request, response, LastChoice(game.name, len(wanted.seats), wanted.seats[-1]))
    return response


@lobby_pages.get("/learn/{game}/{lesson}")
async def back_to_rules(request: Request, game: str, lesson: str) -> Response:
    """Redirect a visitor who opens the address of a lesson to the rules, where it can be begun."""
    return redirect(request, f"/learn/{must_be_game(game)}")


@lobby_pages.post("/learn/{game}/{lesson}")
async def learn(request: Request, game: str, lesson: str, person: Visitor, reader: CurrentReader) -> Response:
    """Begin a lesson, or continue the one that the visitor has begun."""
    wanted, service = lesson_table(load(must_be_game(game)), lesson), service_of(request)
    if person is not None:
        begun = await tables_in(service, table_index.of_person(person.id, ("playing",), MAX_MINE))
        if found := next((state for state in begun if is_lesson(state, game, lesson)), None):
            return redirect(request, f"/t/{found.id}")
    visitor = await named_person(request, person, name_of(person) or reader.say("web-guest"))
    loaded = await open_and_sit(request, visitor, wanted)
    await service.do(loaded, visitor, c.Start(do="start"))
    return redirect(request, f"/t/{loaded.state.id}", visitor)


@lobby_pages.get("/new/{game}")
async def new_table(request: Request, game: str, person: Visitor, reader: CurrentReader) -> Response:
    """The form for a table for friends."""
    return html(request, opening_page(reader, NewTableForm(must_be_game(game), Form("new"), name_of(person))))


@lobby_pages.post("/new/{game}")
async def open_table(request: Request, game: str, person: Visitor, reader: CurrentReader) -> Response:
    """Open a table for friends, and take its first seat."""
    name, fields = must_be_game(game), await form_fields(request)
    form = FormReader(fields, load(name), reader.language)
    wanted = form.table_for_friends()
    try:
        if wanted is not None:
            visitor = await named_person(request, person, form.name())
            loaded = await open_and_sit(request, visitor, wanted)
            return redirect(request, f"/t/{loaded.state.id}", visitor)
    except BadSetup as problem:
        form.wrong["table"] = sentence_for(problem, reader.language)
    opening = NewTableForm(name, Form("new", fields, form.wrong, sent=True), name_of(person))
    return html(request, opening_page(replace(reader, path=f"/new/{name}"), opening), 422)


@lobby_pages.post("/name")
async def rename(request: Request, person: Visitor, reader: CurrentReader) -> Response:
    """Set the visitor's name; the old one stays at tables where they already sit."""
    fields = await form_fields(request)
    name = valid_name(fields.get("name", ""))
    if name is None:
        wrong = {"name": reader.say("web-wrong-name")}
        return await refuse_form(request, person, reader, Form("name", fields, wrong, sent=True))
    return redirect(request, "/", await named_person(request, person, name))


@lobby_pages.post("/device")
async def another_device(request: Request, person: Visitor, reader: CurrentReader) -> Response:
    """Create a link that identifies another device as the same person."""
    if person is None:
        return redirect(request, "/")
    limit_creations(request)
    code = await identities_of(request).new_link(person)
    link = service_of(request).settings.invitation(f"{request.base_url}link/{code}")
    return html(request, device_page(reader, link))


async def refuse_form(request: Request, person: Person | None, reader: Reader, form: Form) -> Response:
    """Return the lobby again, with the errors beside their fields."""
    return html(request, lobby_page(reader, replace(await lobby_of(request, person, reader), form=form)), 422)


def name_of(person: Person | None) -> str:
    return person.name if person else ""


async def open_and_sit(request: Request, host: Person, wanted: WantedTable, id: str = "") -> LoadedTable:
    """Open a table with its host in a seat; with an id of its own, or this one."""
    limit_table(request, host, wanted.seats)
    service = service_of(request)
    loaded = await service.open_table(
        host, wanted.setup, wanted.seats, wanted.beginning, wanted.lesson, address_of(request), wanted.deal, id
    )
    await service.do(loaded, host, c.Sit(do="sit", seat=wanted.seat), origin_of(request))
    return loaded


# Lists of tables ------------------------------------------------------------------------------------------------------


async def lobby_of(request: Request, person: Person | None, reader: Reader) -> Lobby:
    """Return the lists of tables for a visitor."""
    service, id = service_of(request), person.id if person else ""
    now = service.settings.clock()
    mine = await tables_in(service, table_index.of_person(id, ("open", "playing"), MAX_MINE)) if id else []
    past = await tables_in(service, table_index.of_person(id, ("over",), MAX_FINISHED)) if id else []
    public = await tables_in(service, table_index.to_join(MAX_OPEN))
    going_on = [listed_table(now, state, id, reader) for state in mine if state.phase != "over" and not state.guide]
    over = [state for state in mine if state.phase == "over"] + past
    return Lobby(
        name_of(person),
        mine=tuple(sorted(going_on, key=lambda table: table.ago)),
        open=tuple(listed_table(now, state, id, reader) for state in public if is_for_others(state, id)),
        finished=tuple(listed_table(now, state, id, reader) for state in over),
        choices=last_choices(request),
        finished_lessons=await lessons_of(service.store, id) if id else frozenset(),
        daily=await played_today(service, id) if id else frozenset(),
        offline=f"{offline_site.PATH}/" if service.settings.site else "",
    )


async def played_today(service: TableService, person: str) -> frozenset[str]:
    """Return the games whose deal of today somebody has played."""
    tries = await tries_of(service.store, person, f"daily/{service.deals.today.isoformat()}/")
    return frozenset(occasion.rpartition("/")[2] for occasion, found in tries.items() if found.ended is not None)


async def tables_in(service: TableService, wanted: Select[str]) -> list[TableState]:
    """Return the tables that a query finds."""
    return [loaded.state for loaded in await service.find_all(await table_index.ids(service.store, wanted))]
