"""The lobby: what is going on, a game against bots with one click, tables for friends, one's name."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import replace

from fastapi import APIRouter, Request, Response
from sqlalchemy import Select

from menagerie.core.errors import BadSetup
from menagerie.core.game import Game
from menagerie.games import load
from menagerie.server import commands as c
from menagerie.server import lists
from menagerie.server.api import house_of, people_of, unhurried
from menagerie.server.forms import FormReader
from menagerie.server.house import House, Live
from menagerie.server.pages import Reading, Visitor, a_name, form_of, go_to, html, known_as
from menagerie.server.problems import Broken, NotFound
from menagerie.server.rooms import Person, Place, Room
from menagerie.server.shapes import NewTable
from menagerie.web.around import device_page
from menagerie.web.errors import sentence_for
from menagerie.web.forms import Form
from menagerie.web.lobby import Listed, Lobby, lobby_page
from menagerie.web.opening import Opening, opening_page
from menagerie.web.shell import Reader

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
    live = await opened(request, who, wanted)
    await house_of(request).do(live, who, c.Start(do="start"))
    return go_to(request, f"/t/{live.room.id}", who)


@lobby.get("/new/{game}")
async def new_table(request: Request, game: str, person: Visitor, reader: Reading) -> Response:
    """The form of a table for friends."""
    return html(request, opening_page(reader, Opening(must_be_game(game), Form("new"), name_of(person))))


@lobby.post("/new/{game}")
async def open_table(request: Request, game: str, person: Visitor, reader: Reading) -> Response:
    """Open a table for friends, and sit down there."""
    name, fields = must_be_game(game), await form_of(request)
    form = FormReader(fields, load(name), reader.language)
    wanted = form.table_for_friends()
    try:
        if wanted is not None:
            who = await known_as(request, person, form.name())
            live = await opened(request, who, wanted)
            return go_to(request, f"/t/{live.room.id}", who)
    except BadSetup as problem:
        form.wrong["table"] = sentence_for(problem, reader.language)
    opening = Opening(name, Form("new", fields, form.wrong, sent=True), name_of(person))
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


async def opened(request: Request, who: Person, wanted: NewTable) -> Live:
    """A new table, at which who opened it sits in front."""
    unhurried(request)
    house = house_of(request)
    live = await house.open_table(who, wanted.model_dump(exclude={"seats"}), list(wanted.seats))
    await house.do(live, who, c.Sit(do="sit", seat=0))
    return live


# What is going on -----------------------------------------------------------------------------------------------------


async def gathered(request: Request, person: Person | None, reader: Reader) -> Lobby:
    """All that is in the lobby for somebody."""
    house, id = house_of(request), person.id if person else ""
    mine = await rooms_in(house, lists.of_person(id, ("open", "playing"), MOST_MINE)) if id else []
    past = await rooms_in(house, lists.of_person(id, ("over",), MOST_FINISHED)) if id else []
    public = await rooms_in(house, lists.to_join(MOST_OPEN))
    going_on = [listed(house, room, id, reader) for room in mine if room.phase != "over"]
    over = [room for room in mine if room.phase == "over"] + past
    return Lobby(
        name_of(person),
        mine=tuple(sorted(going_on, key=lambda table: (not table.turn, table.phase == "open", table.ago))),
        open=tuple(listed(house, room, id, reader) for room in public if is_for_others(room, id)),
        finished=tuple(listed(house, room, id, reader) for room in over),
    )


async def rooms_in(house: House, wanted: Select[str]) -> list[Room]:
    """The tables of a list."""
    async with house.store.begin() as connection:
        ids = list((await connection.execute(wanted)).scalars())
    found = []
    for id in ids:
        with suppress(Broken):
            found.append((await house.find(id)).room)
    return found


def is_for_others(room: Room, person: str) -> bool:
    """Somebody who does not sit at this table can do something there."""
    free = room.phase == "open" and any(place.kind == "open" for place in room.places)
    return not room.seats_of(person) and (free or (room.phase == "playing" and room.may_watch(person)))


def listed(house: House, room: Room, me: str, reader: Reader) -> Listed:
    """A table in a list, for somebody to whom it is theirs or not."""
    own = room.seats_of(me)
    names = [called(place, seat, own, reader) for seat, place in enumerate(room.places)]
    others = [
        n for seat, (n, place) in enumerate(zip(names, room.places, strict=True)) if place.person and (seat,) != own
    ]
    actors = room.match.actors if room.match else ()
    over = room.match if room.match and room.match.over else None
    return Listed(
        room.id,
        room.game.name,
        room.phase,
        others=tuple(others),
        bots=sum(place.kind == "bot" for place in room.places),
        free=sum(place.kind == "open" for place in room.places),
        ago=house.settings.clock() - room.at,
        turn=any(seat in own for seat in actors),
        waiting=tuple(names[seat] for seat in actors),
        winners=tuple(names[seat] for seat in over.winners) if over else (),
        won=any(seat in own for seat in over.winners) if over else False,
        points=tuple(zip(names, over.points, strict=True)) if over else (),
    )


def called(place: Place, seat: int, own: tuple[int, ...], reader: Reader) -> str:
    """What a seat is called; one's own, unless several people share the device, is *you*."""
    if own == (seat,):
        return reader.say("seat-you")
    return place.person.name if place.person else reader.say("web-bot-name", number=str(seat + 1))
