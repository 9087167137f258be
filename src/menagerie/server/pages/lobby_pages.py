"""The lobby: what is going on, a game against bots with one click, tables for friends, one's name."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import replace

from fastapi import APIRouter, Request, Response
from sqlalchemy import Select

from menagerie.core.errors import BadSetup
from menagerie.core.game import Game
from menagerie.games import load
from menagerie.server.errors import Broken, NotFound
from menagerie.server.http.api import house_of, people_of, unhurried
from menagerie.server.http.models import NewTable
from menagerie.server.pages.form_reader import FormReader
from menagerie.server.pages.table_pages import Reading, Visitor, a_name, form_of, go_to, html, known_as
from menagerie.server.storage import table_index
from menagerie.server.tables import commands as c
from menagerie.server.tables.json_view import name_at
from menagerie.server.tables.service import LoadedTable, TableService
from menagerie.server.tables.state import Person, SeatState, TableState
from menagerie.web.error_page import sentence_for
from menagerie.web.form_fields import Form
from menagerie.web.layout import Reader
from menagerie.web.lobby_page import ListedTable, Lobby, lobby_page
from menagerie.web.new_table_page import NewTableForm, opening_page
from menagerie.web.small_pages import device_page

lobby = APIRouter(include_in_schema=False)

MOST_OPEN, MOST_MINE, MOST_FINISHED = 12, 24, 12
"""So many tables are in each list of the lobby."""


@lobby.get("/")
async def show(request: Request, person: Visitor, reader: Reading) -> Response:
    """The lobby."""
    return html(request, lobby_page(reader, await gathered(request, person, reader)))


@lobby.get("/play")
@lobby.get("/name")
@lobby.get("/device")
async def nothing_sent(request: Request) -> Response:
    """Who comes here without having sent anything is led to where it is sent from."""
    return go_to(request, "/")


@lobby.post("/play")
async def play_now(request: Request, person: Visitor, reader: Reading) -> Response:
    """A game against bots: the table is opened, and the cards are dealt."""
    fields = await form_of(request)
    game = game_named(fields.get("game", ""))
    if game is None:
        return await lobby_again(request, person, reader, Form("", fields, {"game": reader.say("web-wrong-game")}))
    form = FormReader(fields, game, reader.language)
    wanted = form.table_against_bots()
    if wanted is None:
        return await lobby_again(request, person, reader, Form(f"play-{game.name}", fields, form.wrong, sent=True))
    name = a_name(fields.get("name", "")) or name_of(person) or reader.say("web-guest")
    who = await known_as(request, person, name)
    loaded = await opened(request, who, wanted)
    await house_of(request).do(loaded, who, c.Start(do="start"))
    return go_to(request, f"/t/{loaded.state.id}", who)


@lobby.get("/new/{game}")
async def new_table(request: Request, game: str, person: Visitor, reader: Reading) -> Response:
    """The form of a table for friends."""
    return html(request, opening_page(reader, NewTableForm(must_be_game(game), Form("new"), name_of(person))))


@lobby.post("/new/{game}")
async def open_table(request: Request, game: str, person: Visitor, reader: Reading) -> Response:
    """Open a table for friends, and sit down there."""
    name, fields = must_be_game(game), await form_of(request)
    form = FormReader(fields, load(name), reader.language)
    wanted = form.table_for_friends()
    try:
        if wanted is not None:
            who = await known_as(request, person, form.name())
            loaded = await opened(request, who, wanted)
            return go_to(request, f"/t/{loaded.state.id}", who)
    except BadSetup as problem:
        form.wrong["table"] = sentence_for(problem, reader.language)
    opening = NewTableForm(name, Form("new", fields, form.wrong, sent=True), name_of(person))
    return html(request, opening_page(replace(reader, path=f"/new/{name}"), opening), 422)


@lobby.post("/name")
async def rename(request: Request, person: Visitor, reader: Reading) -> Response:
    """Get a name, or another one; at tables where one sits already, the old one stays."""
    fields = await form_of(request)
    name = a_name(fields.get("name", ""))
    if name is None:
        wrong = {"name": reader.say("web-wrong-name")}
        return await lobby_again(request, person, reader, Form("name", fields, wrong, sent=True))
    return go_to(request, "/", await known_as(request, person, name))


@lobby.post("/device")
async def another_device(request: Request, person: Visitor, reader: Reading) -> Response:
    """A link that makes another device one's own."""
    if person is None:
        return go_to(request, "/")
    unhurried(request)
    word = await people_of(request).new_link(person)
    return html(request, device_page(reader, house_of(request).settings.invitation(f"{request.base_url}link/{word}")))


async def lobby_again(request: Request, person: Person | None, reader: Reader, form: Form) -> Response:
    """The lobby once more, with what is wrong beside its field."""
    return html(request, lobby_page(reader, replace(await gathered(request, person, reader), form=form)), 422)


def game_named(name: str) -> Game | None:  # type: ignore[type-arg]
    with suppress(BadSetup):
        return load(name)
    return None


def must_be_game(name: str) -> str:
    """The game's own name; NotFound where there is none such."""
    game = game_named(name)
    if game is None or game.name != name:
        raise NotFound("server-no-page")
    return name


def name_of(person: Person | None) -> str:
    return person.name if person else ""


async def opened(request: Request, who: Person, wanted: NewTable) -> LoadedTable:
    """A new table, at which who opened it sits in front."""
    unhurried(request)
    service = house_of(request)
    loaded = await service.open_table(who, wanted.model_dump(exclude={"seats"}), list(wanted.seats))
    await service.do(loaded, who, c.Sit(do="sit", seat=0))
    return loaded


# What is going on -----------------------------------------------------------------------------------------------------


async def gathered(request: Request, person: Person | None, reader: Reader) -> Lobby:
    """All that is in the lobby for somebody."""
    service, id = house_of(request), person.id if person else ""
    mine = await rooms_in(service, table_index.of_person(id, ("open", "playing"), MOST_MINE)) if id else []
    past = await rooms_in(service, table_index.of_person(id, ("over",), MOST_FINISHED)) if id else []
    public = await rooms_in(service, table_index.to_join(MOST_OPEN))
    going_on = [listed(service, state, id, reader) for state in mine if state.phase != "over"]
    over = [state for state in mine if state.phase == "over"] + past
    return Lobby(
        name_of(person),
        mine=tuple(sorted(going_on, key=lambda table: (not table.turn, table.phase == "open", table.ago))),
        open=tuple(listed(service, state, id, reader) for state in public if is_for_others(state, id)),
        finished=tuple(listed(service, state, id, reader) for state in over),
    )


async def rooms_in(service: TableService, wanted: Select[str]) -> list[TableState]:
    """The tables of a list."""
    async with service.store.begin() as connection:
        ids = list((await connection.execute(wanted)).scalars())
    found = []
    for id in ids:
        with suppress(Broken):
            found.append((await service.find(id)).state)
    return found


def is_for_others(state: TableState, person: str) -> bool:
    """Somebody who does not sit at this table can do something there."""
    free = state.phase == "open" and any(seat_state.kind == "open" for seat_state in state.seats)
    return not state.seats_of(person) and (free or (state.phase == "playing" and state.may_watch(person)))


def listed(service: TableService, state: TableState, me: str, reader: Reader) -> ListedTable:
    """A table in a list, for somebody to whom it is theirs or not."""
    own = state.seats_of(me)
    names = [called(seat_state, seat, own, reader) for seat, seat_state in enumerate(state.seats)]
    others = [
        n
        for seat, (n, seat_state) in enumerate(zip(names, state.seats, strict=True))
        if seat_state.person and (seat,) != own
    ]
    actors = state.match.actors if state.match else ()
    over = state.match if state.match and state.match.over else None
    return ListedTable(
        state.id,
        state.game.name,
        state.phase,
        others=tuple(others),
        bots=sum(seat_state.kind == "bot" for seat_state in state.seats),
        free=sum(seat_state.kind == "open" for seat_state in state.seats),
        ago=service.settings.clock() - state.at,
        turn=any(seat in own for seat in actors),
        waiting=tuple(names[seat] for seat in actors),
        winners=tuple(names[seat] for seat in over.winners) if over else (),
        won=any(seat in own for seat in over.winners) if over else False,
        points=tuple(zip(names, over.points, strict=True)) if over else (),
    )


def called(seat_state: SeatState, seat: int, own: tuple[int, ...], reader: Reader) -> str:
    """What a seat is called; one's own, unless several people share the device, is *you*."""
    if own == (seat,):
        return reader.say("seat-you")
    return name_at(seat, seat_state, reader.language)
