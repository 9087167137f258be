"""The HTTP API: for programs, and for everything in the browser that is not a move."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import Annotated, Any

import segno
from fastapi import APIRouter, Body, Path, Query, Request, Response
from fastapi.responses import StreamingResponse
from starlette.types import Message, Receive, Scope, Send

from menagerie.games import load, names
from menagerie.i18n.translator import Translator
from menagerie.server.errors import Anonymous, NotFound
from menagerie.server.http.command_parser import Command
from menagerie.server.http.dependencies import (
    DeviceId,
    Language,
    OptionalPerson,
    OwnSeat,
    RequestedTable,
    RequiredPerson,
    SeenFrom,
    address_of,
    agent_of,
    device_of,
    identities_of,
    json_response,
    limit_command,
    limit_creations,
    limit_table,
    origin_of,
    problems,
    report_to_operators,
    senders_of,
    service_of,
    set_cookie,
    viewpoint_of,
)
from menagerie.server.http.game_records import record_line
from menagerie.server.http.middleware import language_for
from menagerie.server.http.models import (
    DeviceShown,
    Done,
    GameShown,
    HintShown,
    LinkShown,
    NewPerson,
    NewReport,
    NewTable,
    PersonShown,
    RatingShown,
    TableShown,
    TokenShown,
    ViewShown,
)
from menagerie.server.storage.ratings import best
from menagerie.server.tables.commands import Report
from menagerie.server.tables.connections import Viewer
from menagerie.server.tables.handlers import must_see
from menagerie.server.tables.json_view import JsonRenderer, state_as_json

HEARTBEAT, STALLED = 20.0, 60.0
"""Seconds between the empty lines in a stream; seconds after which a client that reads nothing is disconnected."""

api = APIRouter(prefix="/api")


@api.get("/games", response_model=list[GameShown])
async def games(request: Request) -> Any:
    """The games, with their numbers of players and their optional rules."""
    return [game_as_json(name, language_for(request.scope)) for name in names()]


def game_as_json(name: str, language: str) -> dict[str, Any]:
    game = load(name)
    options = [{"name": option.name, "allowed": option.allowed(game.seats[-1])} for option in game.options]
    title = Translator(language, game).say(f"{name}-title")
    return {"game": name, "title": title, "seats": list(game.seats), "options": options}


@api.post("/people", status_code=201, response_model=TokenShown, responses=problems(413, 422, 403))
async def create_person(request: Request, response: Response, new: NewPerson) -> Any:
    """Create a person: the answer sets a cookie for browsers and contains a token for programs."""
    limit_creations(request)
    identities = identities_of(request)
    person = await identities.create(new.name)
    set_cookie(request, response, await identities.new_cookie(person, agent_of(request)))
    return {"person": person.id, "name": person.name, "token": await identities.new_token(person)}


@api.get("/me", response_model=PersonShown, responses=problems(401))
async def me(person: RequiredPerson) -> Any:
    """Who I am."""
    return {"person": person.id, "name": person.name}


@api.put("/me", response_model=PersonShown, responses=problems(401, 403, 413, 422))
async def rename(request: Request, person: RequiredPerson, new: NewPerson) -> Any:
    """Change my name; the old one stays at tables where I already sit."""
    limit_creations(request)
    person = await identities_of(request).rename(person, new.name)
    return {"person": person.id, "name": person.name}


@api.post("/me/tokens", status_code=201, response_model=TokenShown, responses=problems(401, 403))
async def new_token(request: Request, person: RequiredPerson) -> Any:
    """Create another token for programs that act as me."""
    limit_creations(request)
    return {"person": person.id, "name": person.name, "token": await identities_of(request).new_token(person)}


@api.delete("/me/tokens", status_code=204, responses=problems(401, 403))
async def revoke_tokens(request: Request, person: RequiredPerson) -> None:
    """Revoke all my tokens and links, and end all my connections."""
    limit_creations(request)
    await identities_of(request).revoke_tokens(person)
    service_of(request).disconnect(person.id)


@api.get("/me/devices", response_model=list[DeviceShown], responses=problems(401))
async def my_devices(request: Request, person: RequiredPerson) -> Any:
    """The browsers in which I am signed in."""
    this = device_of(request)
    return [
        {"device": device.id, "label": device.label, "seen": device.seen, "this": device.id == this}
        for device in await identities_of(request).devices.of(person.id)
    ]


@api.delete("/me/devices", status_code=204, responses=problems(401, 403))
async def sign_out_others(request: Request, person: RequiredPerson) -> None:
    """Sign out all browsers except the one that asks, and end all my connections."""
    limit_creations(request)
    await identities_of(request).devices.sign_out_others(person.id, device_of(request))
    service_of(request).disconnect(person.id)


@api.delete("/me/devices/{device}", status_code=204, responses=problems(401, 403, 422))
async def sign_out(request: Request, person: RequiredPerson, device: DeviceId) -> None:
    """Sign out one of my browsers, and end all my connections."""
    limit_creations(request)
    await identities_of(request).devices.sign_out(person.id, device)
    service_of(request).disconnect(person.id)


@api.post("/me/link", status_code=201, response_model=LinkShown, responses=problems(401, 403))
async def new_link(request: Request, person: RequiredPerson) -> Any:
    """Create a link, also as a QR code, that identifies another device as me: once, within 15 minutes."""
    limit_creations(request)
    code = await identities_of(request).new_link(person)
    link = service_of(request).settings.invitation(f"{request.base_url}link/{code}")
    return {"link": link, "qr": segno.make(link).svg_data_uri(scale=4)}


@api.get("/tables", response_model=list[TableShown], responses=problems(401, 422))
async def tables(request: Request, person: OptionalPerson, mine: bool = False) -> Any:
    """The public tables that are open or in play, or the tables where I have a seat."""
    if mine and person is None:
        raise Anonymous("server-anonymous")
    found = await service_of(request).public_or_own_tables(person.id if mine and person else None)
    return json_response([state_as_json(loaded.state, viewpoint_of(loaded, person)) for loaded in found])


@api.post("/tables", status_code=201, response_model=TableShown, responses=problems(401, 403, 413, 422))
async def open_table(request: Request, person: RequiredPerson, new: NewTable) -> Any:
    """Open a table; I become its host, and take a seat like everybody else."""
    limit_table(request, person, new.seats)
    setup = new.model_dump(exclude={"seats"})
    loaded = await service_of(request).open_table(person, setup, list(new.seats), address=address_of(request))
    return json_response(state_as_json(loaded.state, viewpoint_of(loaded, person)), 201)


@api.get("/tables/{table}", response_model=ViewShown, responses=problems(401, 403, 404, 422))
async def view(
    loaded: RequestedTable,
    person: OptionalPerson,
    numbers: bool = False,
    seat: SeenFrom = None,
    lang: Language = None,
) -> Any:
    """Everything that I may see of a table now; if I have several seats, from one of them."""
    async with loaded.lock:
        must_see(loaded.state, person.id if person else None)
        seen = JsonRenderer(numbers, lang).view(loaded.state, viewpoint_of(loaded, person, seat))
        return json_response(seen, hides=True)


@api.post("/tables/{table}", response_model=Done, responses=problems(401, 403, 404, 409, 413, 422))
async def do(
    request: Request, loaded: RequestedTable, person: RequiredPerson, command: Annotated[Command, Body()]
) -> Any:
    """Send a command to a table; the answer comes when its effect is durable."""
    request.app.state.messages.take(person.id)
    limit_command(request, person, command, loaded)
    return {"n": await service_of(request).do(loaded, person, command, origin_of(request))}


@api.post("/tables/{table}/reports", status_code=204, responses=problems(401, 403, 404, 413, 422))
async def report(request: Request, loaded: RequestedTable, person: RequiredPerson, new: NewReport) -> None:
    """Report a person's name, or a line that they have chatted (its entry), to whoever runs the server."""
    await report_to_operators(request, person, loaded, Report(do="report", person=new.person, line=new.line))


class ViewerStream(StreamingResponse):
    """The messages for a viewer, one on each line; calls ``leave`` when it ends, however early."""

    def __init__(self, viewer: Viewer, leave: Callable[[], None]) -> None:
        lines = (message + b"\n" async for message in viewer.messages())
        super().__init__(lines, media_type="application/x-ndjson", headers={"cache-control": "no-store"})
        self._viewer, self._leave = viewer, leave

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def send_in_time(message: Message) -> None:
            await asyncio.wait_for(send(message), STALLED)

        heartbeat = asyncio.create_task(self._viewer.heartbeat(HEARTBEAT))
        try:
            with suppress(TimeoutError):
                await super().__call__(scope, receive, send_in_time)
        finally:
            heartbeat.cancel()
            self._leave()


@api.get(
    "/tables/{table}/stream",
    responses={200: {"content": {"application/x-ndjson": {}}}, **problems(401, 403, 404, 422)},
    response_class=StreamingResponse,
)
async def stream(
    request: Request,
    loaded: RequestedTable,
    person: OptionalPerson,
    after: Annotated[int | None, Query(ge=0, le=1 << 31)] = None,
    numbers: bool = False,
    seat: SeenFrom = None,
    lang: Language = None,
) -> StreamingResponse:
    """What happens at a table, as it happens, one JSON object on each line."""
    service = service_of(request)
    viewer = Viewer(
        person.id if person else None, JsonRenderer(numbers, lang), wanted=seat, address=address_of(request)
    )
    await service.watch(loaded, viewer, after)
    return ViewerStream(viewer, lambda: service.leave(loaded, viewer))


@api.get("/tables/{table}/hint", response_model=HintShown, responses=problems(401, 403, 404, 409, 422))
async def hint(
    request: Request,
    loaded: RequestedTable,
    person: RequiredPerson,
    seat: OwnSeat = None,
) -> Any:
    """What a bot would do in my seat, if the table allows hints and it is my turn."""
    request.app.state.messages.take(person.id)
    request.app.state.hint_quota.take(person.id, address_of(request))
    return json_response(await service_of(request).hints.hint(loaded, person.id, seat), hides=True)


@api.get(
    "/tables/{table}/record",
    responses={200: {"content": {"application/x-ndjson": {}}}, **problems(401, 403, 404, 409, 422)},
    response_class=Response,
)
async def record(request: Request, loaded: RequestedTable, person: OptionalPerson) -> Response:
    """The record of a finished game, menagerie-record/1."""
    must_see(loaded.state, person.id if person else None)
    state = loaded.state
    line = await record_line(request, state)
    name = f'attachment; filename="{state.setup["game"]}-{state.id}.jsonl"'
    return Response(line, media_type="application/x-ndjson", headers={"content-disposition": name})


@api.get("/tables/{table}/review", responses=problems(401, 403, 404, 409, 422, 429))
async def table_review(request: Request, loaded: RequestedTable, person: OptionalPerson) -> Any:
    """The review of a finished game, menagerie-review/1; the answer takes seconds the first time."""
    must_see(loaded.state, person.id if person else None)
    line = await record_line(request, loaded.state)
    return json_response(await service_of(request).reviews.review(line, *senders_of(request, person)))


@api.get("/ratings/{game}", response_model=list[RatingShown], responses=problems(404, 422))
async def ratings(request: Request, game: Annotated[str, Path(max_length=40)]) -> Any:
    """The ratings of people and bots at a game, from finished public games."""
    if game not in names():
        raise NotFound("unknown-game", game=game, known=", ".join(names()))
    return json_response(await best(service_of(request).store, game))
