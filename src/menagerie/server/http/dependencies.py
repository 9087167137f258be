"""What the handlers of HTTP requests share: the services of the app, the person who asks, the table they ask for."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable
from typing import Annotated, Any, Literal, TypeVar

import orjson
from fastapi import Depends, Path, Query, Request, Response
from pydantic import Field
from starlette.requests import HTTPConnection

from menagerie.server.errors import Anonymous
from menagerie.server.http.identity import Identities
from menagerie.server.http.middleware import address_in
from menagerie.server.http.models import ProblemShown
from menagerie.server.http.rate_limits import Quota, RateLimit
from menagerie.server.storage.reports import add_report
from menagerie.server.tables.commands import Offer, Rematch, Report, Say, SocketMessage, StandIn
from menagerie.server.tables.fair_queue import Claim
from menagerie.server.tables.loaded_tables import LoadedTable
from menagerie.server.tables.padding import padded
from menagerie.server.tables.renderer import Viewpoint
from menagerie.server.tables.reporting import reported
from menagerie.server.tables.seats import Person, WantedView
from menagerie.server.tables.service import TableService

R = TypeVar("R")

COOKIE = "menagerie"

BOT_COSTS = {"casual": 1, "strong": 2, "master": 8}
"""How much more a table with a bot of this level counts."""

A_YEAR = 365 * 24 * 60 * 60

PROBLEMS: dict[int | str, dict[str, Any]] = {
    401: {"model": ProblemShown, "description": "The request does not identify a person"},
    403: {"model": ProblemShown, "description": "This person may not do that"},
    404: {"model": ProblemShown, "description": "Not found"},
    409: {
        "model": ProblemShown,
        "description": "Not now: it is another player's turn, the move is illegal, the game is over …",
    },
    413: {"model": ProblemShown, "description": "Too large"},
    422: {"model": ProblemShown, "description": "Malformed, or a setup that cannot be played"},
    429: {"model": ProblemShown, "description": "Too fast"},
    503: {"model": ProblemShown, "description": "The server is stopping, or its database does not answer"},
}


def problems(*statuses: int) -> dict[int | str, dict[str, Any]]:
    """Return the OpenAPI responses of an operation that can fail with these statuses."""
    return {status: PROBLEMS[status] for status in (*statuses, 429, 503)}


def service_of(request: Request) -> TableService:
    service: TableService = request.app.state.service
    return service


def identities_of(request: Request) -> Identities:
    identities: Identities = request.app.state.identities
    return identities


async def optional_person(request: Request) -> Person | None:
    """Return the person who asks, or None; raise Anonymous if the cookie or token is not valid."""
    return await identify(identities_of(request), request.headers.get("authorization"), request.cookies.get(COOKIE))


async def identify(identities: Identities, authorization: str | None, cookie: str | None) -> Person | None:
    """Return the person of a token or a cookie, or None without either."""
    if authorization is not None:
        kind, _, token = authorization.partition(" ")
        if kind.lower() != "bearer" or not token:
            raise Anonymous("server-wrong-token")
        return await identities.by_token(token)
    return await identities.by_cookie(cookie) if cookie else None


async def required_person(person: Annotated[Person | None, Depends(optional_person)]) -> Person:
    """Return the person who asks; raise Anonymous if there is none."""
    if person is None:
        raise Anonymous("server-anonymous")
    return person


def limit_creations(request: Request) -> None:
    """Raise TooFast if one address creates too many things."""
    creations: RateLimit = request.app.state.creations
    creations.take(address_of(request))


def senders_of(request: Request, person: Person | None) -> tuple[str, str]:
    """Return who sends a request: a person, if one does, and an address."""
    return (person.id if person else "", address_of(request))


def cost_of(levels: Iterable[str]) -> int:
    """Return how much bots of these levels count, in tables."""
    return sum(BOT_COSTS.get(level, 0) for level in levels)


def limit_table(request: Request, person: Person, seats: Iterable[str]) -> None:
    """Raise TooFast if one person or address opens too many tables; those with strong bots count more."""
    limit_creations(request)
    take_tables(request, person, 1 + cost_of(seats))


def take_tables(connection: HTTPConnection, person: Person, cost: int) -> None:
    table_quota: Quota = connection.app.state.table_quota
    table_quota.take(person.id, address_of(connection), cost)


def limit_command(connection: HTTPConnection, person: Person, command: SocketMessage, loaded: LoadedTable) -> None:
    """Raise TooFast if one person or address chats too much, or asks for too many tables or strong bots."""
    if isinstance(command, Say):
        chat_quota: Quota = connection.app.state.chat_quota
        chat_quota.take(person.id, address_of(connection))
    elif isinstance(command, Rematch):
        bots = (seat_state.level for seat_state in loaded.state.seats if seat_state.kind == "bot")
        take_tables(connection, person, 1 + cost_of(bots))
    elif isinstance(command, Offer | StandIn):
        level = command.to if isinstance(command, Offer) else command.level
        take_tables(connection, person, cost_of([level]))


async def report_to_operators(connection: HTTPConnection, person: Person, loaded: LoadedTable, report: Report) -> None:
    """Keep what a person reports."""
    report_quota: Quota = connection.app.state.report_quota
    report_quota.take(person.id, address_of(connection))
    service: TableService = connection.app.state.service
    found = reported(loaded.state, person, report)
    await add_report(service.store, person.id, loaded.state.id, found, service.settings.clock())


async def run_in_turn(request: Request, work: Callable[[], R]) -> R:
    """Do something that takes long in a thread, when the turn of this address has come: moves go first."""
    async with service_of(request).drawing.turn(Claim((address_of(request),))):
        return await asyncio.to_thread(work)


def address_of(connection: HTTPConnection) -> str:
    """Return the address of a client, or of its network."""
    return address_in(connection.scope)


def origin_of(connection: HTTPConnection) -> str:
    """Return what stands for the address of a client in the log of a table."""
    identities: Identities = connection.app.state.identities
    return identities.origin_of(address_of(connection))


def agent_of(request: Request) -> str:
    return request.headers.get("user-agent", "")


def device_of(request: Request) -> str:
    """Return the device from which a request comes: the one of its cookie, or of the cookie that it is given now."""
    return identities_of(request).device_of(getattr(request.state, "cookie", "") or request.cookies.get(COOKIE, ""))


def set_cookie(request: Request, response: Response, cookie: str) -> None:
    secure = request.url.scheme == "https"
    response.set_cookie(COOKIE, cookie, max_age=A_YEAR, httponly=True, samesite="lax", secure=secure)


SeatInQuery = Annotated[int, Field(ge=0, le=9)]
OwnSeat = Annotated[SeatInQuery | None, Query(description="which of my seats, if there are several")]
SeenFrom = Annotated[
    SeatInQuery | Literal["none"] | None,
    Query(description="the seat of mine to see the table from; `none` for a spectator's view"),
]
Language = Annotated[
    Literal["de", "en", "fr", "it", "nl"] | None, Query(description="the language for sentences about what happens")
]
DeviceId = Annotated[str, Path(max_length=22, pattern="^[A-Za-z0-9_-]+$")]
TableId = Annotated[str, Path(max_length=22, pattern="^[A-Za-z0-9_-]+$")]


async def requested_table(request: Request, table: TableId) -> LoadedTable:
    return await service_of(request).tables.look_up(table)


RequiredPerson = Annotated[Person, Depends(required_person)]
OptionalPerson = Annotated[Person | None, Depends(optional_person)]
RequestedTable = Annotated[LoadedTable, Depends(requested_table)]


def viewpoint_of(loaded: LoadedTable, person: Person | None, wanted: WantedView = None) -> Viewpoint:
    id = person.id if person else None
    return Viewpoint(id, loaded.state.viewing_seat(id, wanted))


def json_response(value: Any, status: int = 200, hides: bool = False) -> Response:
    """Return a JSON answer; if it has what only one seat may know, its length does not tell."""
    body = orjson.dumps(value)
    return Response(padded(body) if hides else body, status, media_type="application/json")
