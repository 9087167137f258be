"""The server, put together."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from importlib.metadata import version

from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from fastapi.responses import PlainTextResponse
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest
from sqlalchemy import text
from starlette.exceptions import HTTPException

from menagerie.core.errors import Problem
from menagerie.server.errors import Malformed, NotFound, status_of
from menagerie.server.http.api import api
from menagerie.server.http.identity import Identities
from menagerie.server.http.middleware import Guard, headers_for, language_for, told
from menagerie.server.http.rate_limits import Buckets
from menagerie.server.http.sockets import sockets
from menagerie.server.metrics import REFUSALS
from menagerie.server.pages.lobby_pages import lobby
from menagerie.server.pages.replay_pages import Archive, records, replays
from menagerie.server.pages.rules_pages import learning
from menagerie.server.pages.table_pages import html, pages, reader_of
from menagerie.server.settings import Settings
from menagerie.server.storage.migrate import bring_up_to_date
from menagerie.server.tables.commands import malformed
from menagerie.server.tables.service import TableService
from menagerie.web.error_page import error_page, sentence_for

ABOUT = "Tables of Mausen, Awimbawé and Mopsen. docs/protocol.md tells how to play at them."


def create_app(settings: Settings) -> FastAPI:
    """A server with these settings; it opens its database when it starts."""

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        service = TableService(settings)
        people = Identities(service.store, settings)
        await bring_up_to_date(service.store.engine)
        await people.open()
        await service.open()
        app.state.service, app.state.people = service, people
        app.state.archive = Archive(service.store, settings)
        app.state.arrivals = Buckets(settings.arrivals, 20 * settings.arrivals, settings.clock)
        app.state.talk = Buckets(settings.messages, 2 * settings.messages, settings.clock)
        yield
        await service.close()
        await service.store.engine.dispose()

    app = FastAPI(
        title="menagerie",
        description=ABOUT,
        version=version("menagerie-games"),
        lifespan=lifespan,
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
        redirect_slashes=False,
    )
    app.include_router(api)
    app.include_router(sockets)
    for some in (pages, lobby, learning, records, replays):
        app.include_router(some)
    app.add_middleware(Guard, origins=settings.origins, explain=explain)
    app.add_exception_handler(Problem, explain)
    app.add_exception_handler(RequestValidationError, explain)
    app.add_exception_handler(HTTPException, explain)
    app.add_exception_handler(Exception, apologize)
    add_pages(app)
    return app


async def explain(request: Request, error: Exception) -> Response:
    """What is wrong, as every answer puts it."""
    if isinstance(error, RequestValidationError):
        error = malformed([{**found, "loc": found["loc"][1:]} for found in error.errors()])
    if isinstance(error, HTTPException):
        status, headers = 422 if error.status_code == 400 else error.status_code, dict(error.headers or {})
        reason = str(error.detail)
        error = NotFound("server-no-page") if status == 404 else Malformed("server-malformed", where="–", reason=reason)
    else:
        assert isinstance(error, Problem)
        status = status_of(error)
        headers = headers_for(status)
    if wants_page(request):
        return explained_on_page(request, error, status, headers)
    body = json.dumps(told(error, language_for(request.scope)))
    return Response(body, status, headers, media_type="application/json")


def wants_page(request: Request) -> bool:
    """Somebody with a browser asks, not a program."""
    return not request.url.path.startswith("/api/") and "text/html" in request.headers.get("accept", "")


def explained_on_page(request: Request, problem: Problem, status: int, headers: dict[str, str]) -> Response:
    """What is wrong, as people read it."""
    REFUSALS.labels(problem.message).inc()
    reader = reader_of(request)
    table = request.path_params.get("table") if request.method == "POST" else None
    response = html(
        request,
        error_page(reader, status, sentence_for(problem, reader.language), f"/t/{table}" if table else ""),
        status,
    )
    response.headers.update(headers)
    return response


async def apologize(request: Request, error: Exception) -> Response:
    """Something is wrong here, and nobody who asks can put it right."""
    if not wants_page(request):
        return PlainTextResponse("Internal Server Error", 500)
    reader = reader_of(request)
    return html(request, error_page(reader, 500, reader.say("web-broken")), 500)


def add_pages(app: FastAPI) -> None:
    """What is for machines that look after this one: health, readiness, metrics."""

    @app.get("/healthz", include_in_schema=False)
    async def healthy() -> PlainTextResponse:
        return PlainTextResponse("ok")

    @app.get("/readyz", include_in_schema=False)
    async def ready(request: Request) -> PlainTextResponse:
        service: TableService = request.app.state.service
        try:
            async with service.store.begin() as connection:
                await connection.execute(text("SELECT 1"))
        except Exception:
            return PlainTextResponse("no database", 503)
        return PlainTextResponse("closing" if service.closing else "ok", 503 if service.closing else 200)

    @app.get("/metrics", include_in_schema=False)
    async def metrics() -> Response:
        return Response(generate_latest(), media_type=CONTENT_TYPE_LATEST)
