"""The WebSocket of a table, one for each viewer: commands come in, messages go out."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Annotated, Literal

import orjson
from fastapi import APIRouter, Query, WebSocket, WebSocketDisconnect

from menagerie.core.errors import Problem
from menagerie.i18n.translator import FALLBACK, LANGUAGES, Translator
from menagerie.server.errors import Anonymous, NotAllowed, TooFast, TooLarge, Unreachable, status_of
from menagerie.server.http.command_parser import parse
from menagerie.server.http.dependencies import (
    COOKIE,
    Language,
    SeenFrom,
    TableId,
    address_of,
    identify,
    limit_command,
    origin_of,
    report_to_operators,
)
from menagerie.server.http.middleware import language_for, must_be_welcome
from menagerie.server.http.rate_limits import RateLimit
from menagerie.server.metrics import REFUSALS
from menagerie.server.pages.html_view import HtmlRenderer
from menagerie.server.tables.commands import Hint, LookFrom, Report, TableCommand
from menagerie.server.tables.connections import Viewer
from menagerie.server.tables.json_view import JsonRenderer
from menagerie.server.tables.loaded_tables import LoadedTable
from menagerie.server.tables.renderer import Renderer
from menagerie.server.tables.seats import Person
from menagerie.server.tables.service import TableService
from menagerie.web.layout import Reader

MAX_COMMAND = 2048
"""The longest command, in characters."""

CLOSE_TIMEOUT = 5.0
"""Seconds in which the last messages must be sent before the connection ends."""

sockets = APIRouter()


@sockets.websocket("/api/tables/{table}/socket")
async def socket(
    websocket: WebSocket,
    table: TableId,
    after: Annotated[int | None, Query(ge=0, le=1 << 31)] = None,
    numbers: bool = False,
    seat: SeenFrom = None,
    lang: Language = None,
    html: Language = None,
    mode: Annotated[Literal["table", "hand", "screen"], Query()] = "table",
    key: Annotated[str, Query(max_length=64)] = "",
) -> None:
    """Watch a table and play at it; a browser names its language as ``html``."""
    service: TableService = websocket.app.state.service
    await websocket.accept()
    renderer: Renderer = JsonRenderer(numbers, lang, language_for(websocket.scope))
    try:
        must_be_welcome(websocket.scope)
        websocket.app.state.reads.take(address_of(websocket))
        person = await connecting_person(websocket)
        loaded = await service.tables.find(table)
        if html:
            base = str(websocket.base_url).replace("ws", "http", 1)
            renderer = HtmlRenderer(Reader(html), mode, service.settings, base, person, key)
        viewer = Viewer(person.id if person else None, renderer, wanted=seat, address=address_of(websocket))
        await service.watch(loaded, viewer, after)
    except Problem as problem:
        count_refusal(problem)
        refusal = JsonRenderer(refusals=language_for(websocket.scope)).refusal(problem)
        with suppress(WebSocketDisconnect, RuntimeError):
            await websocket.send_text(refusal.decode())
            await websocket.close(4000 + status_of(problem))
        return
    sending = asyncio.create_task(send_messages(websocket, viewer))
    try:
        await receive_commands(websocket, service, loaded, viewer, person)
        if viewer.closed:
            await asyncio.wait([sending], timeout=CLOSE_TIMEOUT)
    except (WebSocketDisconnect, RuntimeError):
        pass
    finally:
        viewer.close()
        service.leave(loaded, viewer)
        sending.cancel()


async def connecting_person(websocket: WebSocket) -> Person | None:
    if websocket.scope.get("foreign"):
        raise NotAllowed("server-foreign-origin")
    identities = websocket.app.state.identities
    return await identify(identities, websocket.headers.get("authorization"), websocket.cookies.get(COOKIE))


async def send_messages(websocket: WebSocket, viewer: Viewer) -> None:
    """Send the viewer's messages until it is closed."""
    try:
        async for message in viewer.messages():
            await websocket.send({"type": "websocket.send", "text": message.decode()})
        await websocket.close(viewer.code)
    except (WebSocketDisconnect, RuntimeError):
        viewer.close()


async def receive_commands(
    websocket: WebSocket, service: TableService, loaded: LoadedTable, viewer: Viewer, person: Person | None
) -> None:
    """Carry out the commands that arrive, one after the other."""
    limit: RateLimit = websocket.app.state.messages
    sender = person.id if person else address_of(websocket)
    while True:
        message = await websocket.receive()
        if message["type"] == "websocket.disconnect" or viewer.closed:
            return
        text = message.get("text") or ""
        try:
            limit.take(sender)
            if len(text or message.get("bytes") or "") > MAX_COMMAND:
                raise TooLarge("server-too-large", largest=MAX_COMMAND)
            if text == "ping":
                viewer.send(b'{"type":"pong"}')
            else:
                await carry_out(text, service, loaded, viewer, person, websocket)
        except Problem as problem:
            count_refusal(problem)
            viewer.send(viewer.renderer.refusal(problem, id_in(text)))
            if isinstance(problem, TooFast | TooLarge | Unreachable):
                viewer.close(4000 + status_of(problem))
                return


async def carry_out(
    text: str,
    service: TableService,
    loaded: LoadedTable,
    viewer: Viewer,
    person: Person | None,
    websocket: WebSocket,
) -> None:
    """Carry out one command."""
    command = parse(text)
    if person is None:
        raise Anonymous("server-anonymous")
    limit_command(websocket, person, command, loaded)
    if isinstance(command, LookFrom):
        await service.look(loaded, viewer, command.seat)
    elif isinstance(command, Report):
        await report_to_operators(websocket, person, loaded, command)
        language = websocket.query_params.get("html") or language_for(websocket.scope)
        said = Translator(language if language in LANGUAGES else FALLBACK).say("server-reported")
        viewer.send(orjson.dumps({"type": "reported", "message": said}))
    elif isinstance(command, Hint):
        websocket.app.state.hint_quota.take(person.id, address_of(websocket))
        service.tasks.spawn(send_hint(service, loaded, viewer, person.id, command))
    else:
        await do(service, loaded, viewer, person, command, origin_of(websocket))


async def do(
    service: TableService, loaded: LoadedTable, viewer: Viewer, person: Person, command: TableCommand, origin: str
) -> None:
    """Carry out a command to the table; answer with ``done`` if an earlier entry has already done it."""
    before = loaded.state.n
    n = await service.do(loaded, person, command, origin)
    if n <= before:
        viewer.send(orjson.dumps({"type": "done", "id": getattr(command, "id", None), "n": n}))


async def send_hint(service: TableService, loaded: LoadedTable, viewer: Viewer, person: str, request: Hint) -> None:
    """Answer with a hint, while other commands are carried out; by default for the seat that the viewer sees."""
    state = loaded.state
    seat = state.viewing_seat(person, viewer.wanted) if request.seat is None else request.seat
    try:
        hint = await service.hints.hint(loaded, person, seat)
        viewer.send(viewer.renderer.hint_message(state, viewer.viewpoint(state), hint, request.id))
    except Problem as problem:
        count_refusal(problem)
        viewer.send(viewer.renderer.refusal(problem, request.id))


def count_refusal(problem: Problem) -> None:
    REFUSALS.labels(problem.message).inc()


def id_in(text: str) -> str | None:
    """Return the id of a command, even if the command is not valid otherwise."""
    with suppress(orjson.JSONDecodeError):
        command = orjson.loads(text)
        found = command.get("id") if isinstance(command, dict) else None
        return found if isinstance(found, str) else None
    return None
