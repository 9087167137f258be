"""The HTTP side: for programs, and for everything in a browser that is not a move."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import Annotated, Any, Literal

import orjson
import segno
from fastapi import APIRouter, Body, Depends, Path, Query, Request, Response
from fastapi.responses import StreamingResponse
from starlette.types import Message, Receive, Scope, Send

from menagerie.games import load, names
from menagerie.i18n.translator import Translator
from menagerie.records.record import RecordWriter, line_of
from menagerie.server.errors import Anonymous, NotFound, NotNow
from menagerie.server.http.identity import Identities
from menagerie.server.http.middleware import language_for
from menagerie.server.http.models import (
    Done,
    GameShown,
    HintShown,
    LinkShown,
    NewPerson,
    NewTable,
    PersonShown,
    RatingShown,
    TableShown,
    TokenShown,
    ViewShown,
    Wrong,
)
from menagerie.server.http.rate_limits import Buckets
from menagerie.server.storage.ratings import best
from menagerie.server.tables.commands import Command, Eye, SeatNumber
from menagerie.server.tables.connections import Viewer
from menagerie.server.tables.handlers import must_see
from menagerie.server.tables.json_view import Viewpoint, state_as_json, view_as_json
from menagerie.server.tables.service import LoadedTable, TableService
from menagerie.server.tables.state import Person, Wanted

COOKIE = "menagerie"
A_YEAR = 365 * 24 * 60 * 60

HEARTBEAT, STALLED = 20.0, 60.0
"""A stream gets an empty line every so many seconds; who does not take it for so long is gone."""

api = APIRouter(prefix="/api")

WRONG: dict[int | str, dict[str, Any]] = {
    401: {"model": Wrong, "description": "Nobody said who is asking"},
    403: {"model": Wrong, "description": "This person may not do that"},
    404: {"model": Wrong, "description": "There is no such thing"},
    409: {
        "model": Wrong,
        "description": "Not now: it is somebody else's turn, the move is illegal, the game is over …",
    },
    413: {"model": Wrong, "description": "Too large"},
    422: {"model": Wrong, "description": "Malformed, or it cannot be played"},
    429: {"model": Wrong, "description": "Too fast"},
    503: {"model": Wrong, "description": "The server is about to stop, or its database does not answer"},
}


def wrong(*statuses: int) -> dict[int | str, dict[str, Any]]:
    """The answers of an operation that can go wrong in these ways."""
    return {status: WRONG[status] for status in (*statuses, 429, 503)}


def house_of(request: Request) -> TableService:
    service: TableService = request.app.state.service
    return service


def people_of(request: Request) -> Identities:
    people: Identities = request.app.state.people
    return people


async def whoever(request: Request) -> Person | None:
    """Who asks; None for somebody who did not say. A wrong answer is not taken for none."""
    return await identify(people_of(request), request.headers.get("authorization"), request.cookies.get(COOKIE))


async def identify(people: Identities, authorization: str | None, cookie: str | None) -> Person | None:
    if authorization is not None:
        kind, _, token = authorization.partition(" ")
        if kind.lower() != "bearer" or not token:
            raise Anonymous("server-wrong-token")
        return await people.by_token(token)
    return await people.by_cookie(cookie) if cookie else None


async def somebody(person: Annotated[Person | None, Depends(whoever)]) -> Person:
    """Who asks."""
    if person is None:
        raise Anonymous("server-anonymous")
    return person


def unhurried(request: Request) -> None:
    """Nobody makes too many new things from one address."""
    arrivals: Buckets = request.app.state.arrivals
    arrivals.take(request.client.host if request.client else "")


MINE = "which of my seats, if there are several"
From = Annotated[Eye, Query(description="the seat of mine to look from; `none` for nobody's")]
Language = Annotated[
    Literal["de", "en", "fr", "it", "nl"] | None, Query(description="the language to be told in what happens")
]
TableId = Annotated[str, Path(max_length=22, pattern="^[A-Za-z0-9_-]+$")]


async def table_at(request: Request, table: TableId) -> LoadedTable:
    return await house_of(request).look_up(table)


Somebody = Annotated[Person, Depends(somebody)]
Whoever = Annotated[Person | None, Depends(whoever)]
At = Annotated[LoadedTable, Depends(table_at)]


def eyes_of(
    loaded: LoadedTable,
    person: Person | None,
    numbers: bool = False,
    wanted: Wanted = None,
    language: str | None = None,
) -> Viewpoint:
    id = person.id if person else None
    return Viewpoint(id, loaded.state.looks_from(id, wanted), numbers, language)


def json_of(value: Any, status: int = 200) -> Response:
    return Response(orjson.dumps(value), status, media_type="application/json")


@api.get("/games", response_model=list[GameShown])
async def games(request: Request) -> Any:
    """The games that can be played here, with how many, and their house rules."""
    return [shown(name, language_for(request.scope)) for name in names()]


def shown(name: str, language: str) -> dict[str, Any]:
    game = load(name)
    options = [{"name": option.name, "allowed": option.allowed(game.seats[-1])} for option in game.options]
    title = Translator(language, game).say(f"{name}-title")
    return {"game": name, "title": title, "seats": list(game.seats), "options": options}


@api.post("/people", status_code=201, response_model=TokenShown, responses=wrong(413, 422, 403))
async def arrive(request: Request, response: Response, new: NewPerson) -> Any:
    """Be somebody: in a browser by the cookie that comes back, in a program by the token."""
    unhurried(request)
    people = people_of(request)
    person = await people.arrive(new.name)
    set_cookie(request, response, people.cookie_for(person))
    return {"person": person.id, "name": person.name, "token": await people.new_token(person)}


def set_cookie(request: Request, response: Response, cookie: str) -> None:
    secure = request.url.scheme == "https"
    response.set_cookie(COOKIE, cookie, max_age=A_YEAR, httponly=True, samesite="lax", secure=secure)


@api.get("/me", response_model=PersonShown, responses=wrong(401))
async def me(person: Somebody) -> Any:
    """Who I am."""
    return {"person": person.id, "name": person.name}


@api.put("/me", response_model=PersonShown, responses=wrong(401, 403, 413, 422))
async def rename(request: Request, person: Somebody, new: NewPerson) -> Any:
    """Get another name; at tables where I sit already, the old one stays."""
    unhurried(request)
    person = await people_of(request).rename(person, new.name)
    return {"person": person.id, "name": person.name}


@api.post("/me/tokens", status_code=201, response_model=TokenShown, responses=wrong(401, 403))
async def new_token(request: Request, person: Somebody) -> Any:
    """Another token for programs that act as me."""
    unhurried(request)
    return {"person": person.id, "name": person.name, "token": await people_of(request).new_token(person)}


@api.delete("/me/tokens", status_code=204, responses=wrong(401, 403))
async def forget_tokens(request: Request, person: Somebody) -> None:
    """None of my tokens and links works any more, and every connection of mine has to be made again."""
    unhurried(request)
    await people_of(request).forget_tokens(person)
    house_of(request).hang_up(person.id)


@api.post("/me/link", status_code=201, response_model=LinkShown, responses=wrong(401, 403))
async def new_link(request: Request, person: Somebody) -> Any:
    """A link, also as a QR code, that makes another device me: once, within a quarter of an hour."""
    unhurried(request)
    word = await people_of(request).new_link(person)
    link = house_of(request).settings.invitation(f"{request.base_url}link/{word}")
    return {"link": link, "qr": segno.make(link).svg_data_uri(scale=4)}


@api.get("/tables", response_model=list[TableShown], responses=wrong(401, 422))
async def tables(request: Request, person: Whoever, mine: bool = False) -> Any:
    """Public tables that are open or played at; or those where I have a seat."""
    service = house_of(request)
    if mine and person is None:
        raise Anonymous("server-anonymous")
    found = await service.listed(person.id if mine and person else None)
    return json_of([state_as_json(loaded.state, eyes_of(loaded, person)) for loaded in found])


@api.post("/tables", status_code=201, response_model=TableShown, responses=wrong(401, 403, 413, 422))
async def open_table(request: Request, person: Somebody, new: NewTable) -> Any:
    """Open a table; whoever opens it is its host, and sits down like everybody else."""
    unhurried(request)
    setup = new.model_dump(exclude={"seats"})
    loaded = await house_of(request).open_table(person, setup, list(new.seats))
    return json_of(state_as_json(loaded.state, eyes_of(loaded, person)), 201)


@api.get("/tables/{table}", response_model=ViewShown, responses=wrong(401, 403, 404, 422))
async def view(loaded: At, person: Whoever, numbers: bool = False, seat: From = None, lang: Language = None) -> Any:
    """All that I may see of a table now; with several seats, from one of them."""
    async with loaded.lock:
        must_see(loaded.state, person.id if person else None)
        return json_of(view_as_json(loaded.state, eyes_of(loaded, person, numbers, seat, lang)))


@api.post("/tables/{table}", response_model=Done, responses=wrong(401, 403, 404, 409, 413, 422))
async def do(request: Request, loaded: At, person: Somebody, asked: Annotated[Command, Body()]) -> Any:
    """Do something at a table; when this is answered, it is done and will not be lost."""
    request.app.state.talk.take(person.id)
    return {"n": await house_of(request).do(loaded, person, asked)}


class Watching(StreamingResponse):
    """What a viewer is told, one message on each line; ``leave`` when it ends, however early."""

    def __init__(self, viewer: Viewer, leave: Callable[[], None]) -> None:
        lines = (message + b"\n" async for message in viewer.messages())
        super().__init__(lines, media_type="application/x-ndjson", headers={"cache-control": "no-store"})
        self._viewer, self._leave = viewer, leave

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def send_soon(message: Message) -> None:
            await asyncio.wait_for(send(message), STALLED)

        beating = asyncio.create_task(self._viewer.heartbeat(HEARTBEAT))
        try:
            with suppress(TimeoutError):
                await super().__call__(scope, receive, send_soon)
        finally:
            beating.cancel()
            self._leave()


@api.get(
    "/tables/{table}/stream",
    responses={200: {"content": {"application/x-ndjson": {}}}, **wrong(401, 403, 404, 422)},
    response_class=StreamingResponse,
)
async def stream(
    request: Request,
    loaded: At,
    person: Whoever,
    after: Annotated[int | None, Query(ge=0, le=1 << 31)] = None,
    numbers: bool = False,
    seat: From = None,
    lang: Language = None,
) -> StreamingResponse:
    """What happens at a table, as it happens, one JSON object on each line."""
    service = house_of(request)
    viewer = Viewer(person.id if person else None, numbers, wanted=seat, language=lang)
    await service.watch(loaded, viewer, after)
    return Watching(viewer, lambda: service.leave(loaded, viewer))


@api.get("/tables/{table}/hint", response_model=HintShown, responses=wrong(401, 403, 404, 409, 422))
async def hint(
    request: Request, loaded: At, person: Somebody, seat: Annotated[SeatNumber | None, Query(description=MINE)] = None
) -> Any:
    """What a bot would do in my place, if the table allows to ask and it is my turn."""
    request.app.state.talk.take(person.id)
    return json_of(await house_of(request).hints.hint(loaded, person.id, seat))


@api.get(
    "/tables/{table}/record",
    responses={200: {"content": {"application/x-ndjson": {}}}, **wrong(401, 403, 404, 409, 422)},
    response_class=Response,
)
async def record(loaded: At, person: Whoever) -> Response:
    """The record of a finished game, menagerie-record/1."""
    must_see(loaded.state, person.id if person else None)
    state = loaded.state
    if state.phase != "over" or state.match is None:
        raise NotNow("server-not-over")
    writer = RecordWriter(state.new_match())
    for seat, action in state.match.actions:
        writer.act(seat, action)
    name = f'attachment; filename="{state.setup["game"]}-{state.id}.jsonl"'
    return Response(line_of(writer.record()), media_type="application/x-ndjson", headers={"content-disposition": name})


@api.get("/ratings/{game}", response_model=list[RatingShown], responses=wrong(404, 422))
async def ratings(request: Request, game: Annotated[str, Path(max_length=40)]) -> Any:
    """How strong people and bots are at a game, from finished public games."""
    if game not in names():
        raise NotFound("unknown-game", game=game, known=", ".join(names()))
    return json_of(await best(house_of(request).store, game))
