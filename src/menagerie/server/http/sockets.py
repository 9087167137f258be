"""The socket: one for each viewer of a table. Commands come in, what happens goes out."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Annotated, Literal

import orjson
from fastapi import APIRouter, Query, WebSocket, WebSocketDisconnect

from menagerie.core.errors import Problem
from menagerie.server.errors import Anonymous, NotAllowed, NotNow, TooFast, TooLarge, Unreachable, status_of
from menagerie.server.http.api import COOKIE, From, Language, TableId, identify
from menagerie.server.http.middleware import language_for, told
from menagerie.server.http.rate_limits import Buckets
from menagerie.server.pages.html_view import HtmlRenderer
from menagerie.server.tables.commands import Hint, LookFrom, read
from menagerie.server.tables.connections import Viewer
from menagerie.server.tables.json_view import Json, Viewpoint
from menagerie.server.tables.service import LoadedTable, TableService
from menagerie.server.tables.state import Person, TableState
from menagerie.web.error_page import sentence_for
from menagerie.web.layout import Reader

LARGEST = 2048
"""No command is longer, in letters."""

PARTING = 5.0
"""So long it may take to tell somebody why the connection ends."""

sockets = APIRouter()


@sockets.websocket("/api/tables/{table}/socket")
async def socket(
    websocket: WebSocket,
    table: TableId,
    after: Annotated[int | None, Query(ge=0, le=1 << 31)] = None,
    numbers: bool = False,
    seat: From = None,
    lang: Language = None,
    html: Language = None,
    mode: Annotated[Literal["table", "hand", "screen"], Query()] = "table",
    key: Annotated[str, Query(max_length=64)] = "",
) -> None:
    """Watch a table, and play at it; with a language as ``html``, in a browser."""
    service: TableService = websocket.app.state.service
    await websocket.accept()
    try:
        person = await who_connects(websocket)
        loaded = await service.find(table)
        viewer = Viewer(person.id if person else None, numbers, wanted=seat, language=lang)
        if html:
            viewer.renderer = HtmlRenderer(
                Reader(html), mode, service.settings, str(websocket.base_url).replace("ws", "http", 1)
            )
            viewer.renderer.person, viewer.renderer.key = person, key
        await service.watch(loaded, viewer, after)
    except Problem as problem:
        with suppress(WebSocketDisconnect, RuntimeError):
            await websocket.send_text(orjson.dumps(refusal(problem, language_for(websocket.scope))).decode())
            await websocket.close(4000 + status_of(problem))
        return
    telling = asyncio.create_task(tell(websocket, viewer))
    try:
        await listen(websocket, service, loaded, viewer, person)
        if viewer.closed:
            await asyncio.wait([telling], timeout=PARTING)
    except (WebSocketDisconnect, RuntimeError):
        pass
    finally:
        viewer.close()
        service.leave(loaded, viewer)
        telling.cancel()


async def who_connects(websocket: WebSocket) -> Person | None:
    if websocket.scope.get("foreign"):
        raise NotAllowed("server-foreign-origin")
    people = websocket.app.state.people
    return await identify(people, websocket.headers.get("authorization"), websocket.cookies.get(COOKIE))


async def tell(websocket: WebSocket, viewer: Viewer) -> None:
    """Send what happens, until there is no more to tell."""
    try:
        async for message in viewer.messages():
            await websocket.send({"type": "websocket.send", "text": message.decode()})
        await websocket.close(viewer.code)
    except (WebSocketDisconnect, RuntimeError):
        viewer.close()


async def listen(
    websocket: WebSocket, service: TableService, loaded: LoadedTable, viewer: Viewer, person: Person | None
) -> None:
    """Do what is asked, one thing after the other."""
    talk: Buckets = websocket.app.state.talk
    name = person.id if person else websocket.client.host if websocket.client else ""
    while True:
        message = await websocket.receive()
        if message["type"] == "websocket.disconnect" or viewer.closed:
            return
        text = message.get("text") or ""
        try:
            talk.take(name)
            if len(text or message.get("bytes") or "") > LARGEST:
                raise TooLarge("server-too-large", largest=LARGEST)
            if text == "ping":
                viewer.tell(b'{"type":"pong"}')
                continue
            asked = read(text)
            if person is None:
                raise Anonymous("server-anonymous")
            if isinstance(asked, LookFrom):
                await service.look(loaded, viewer, asked.seat)
                continue
            if isinstance(asked, Hint):
                service.spawn(help_out(service, loaded, viewer, person.id, asked, spoken_to(websocket, viewer)))
                continue
            before = loaded.state.n
            n = await service.do(loaded, person, asked)
            if n <= before:
                viewer.tell(orjson.dumps({"type": "done", "id": asked.id, "n": n}))
        except Problem as problem:
            answer = refusal(problem, spoken_to(websocket, viewer), id_in(text))
            if viewer.renderer:
                answer["message"] = sentence_for(problem, viewer.renderer.reader.language)
            viewer.tell(orjson.dumps(answer))
            if isinstance(problem, TooFast | TooLarge | Unreachable):
                viewer.close(4000 + status_of(problem))
                return


async def help_out(
    service: TableService, loaded: LoadedTable, viewer: Viewer, person: str, asked: Hint, language: str
) -> None:
    """Answer with a hint, while other things are done; without a seat, for the one that is looked from."""
    seat = loaded.state.looks_from(person, viewer.wanted) if asked.seat is None else asked.seat
    try:
        hint = await service.hints.hint(loaded, person, seat)
        if viewer.renderer:
            hint = painted(viewer.renderer, loaded.state, viewer.viewpoint(loaded.state), hint)
        viewer.tell(orjson.dumps({**hint, "id": asked.id}))
    except Problem as problem:
        viewer.tell(orjson.dumps(refusal(problem, language, asked.id)))


def painted(renderer: HtmlRenderer, state: TableState, viewpoint: Viewpoint, hint: Json) -> Json:
    """A hint as it is seen, unless its seat has decided since or another one is looked from now."""
    if viewpoint.seat != hint["seat"] or state.decided.get(hint["seat"], 0) > hint["seen"]:
        raise NotNow("server-moved-already")
    return renderer.hint(state, viewpoint, hint["moves"])


def spoken_to(websocket: WebSocket, viewer: Viewer) -> str:
    """The language of who watches: that of the page, or the one that the connection asks for."""
    page = viewer.renderer.reader.language if viewer.renderer else None
    return page or viewer.language or language_for(websocket.scope)


def refusal(problem: Problem, language: str, id: object = None) -> dict[str, object]:
    """The answer to what cannot be done, with the id it came with."""
    answer = {"type": "refused", "status": status_of(problem), **told(problem, language)}
    return answer if id is None else {**answer, "id": id}


def id_in(text: str) -> str | None:
    """The id of a command, understood or not."""
    with suppress(orjson.JSONDecodeError):
        asked = orjson.loads(text)
        found = asked.get("id") if isinstance(asked, dict) else None
        return found if isinstance(found, str) else None
    return None
