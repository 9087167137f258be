"""The server, put together."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from html import escape
from importlib.metadata import version

from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from fastapi.responses import HTMLResponse, PlainTextResponse, RedirectResponse
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest
from sqlalchemy import text
from starlette.exceptions import HTTPException

from menagerie.core.errors import Problem
from menagerie.server.api import api, set_cookie
from menagerie.server.commands import malformed
from menagerie.server.doors import Doors, headers_for, language_for, told
from menagerie.server.house import House
from menagerie.server.limits import Buckets
from menagerie.server.migrate import bring_up_to_date
from menagerie.server.pages import pages
from menagerie.server.people import People
from menagerie.server.problems import Malformed, NotFound, status_of
from menagerie.server.replays import Archive, records, replays
from menagerie.server.settings import Settings
from menagerie.server.sockets import sockets

ABOUT = "Tables of Mausen, Awimbawé and Mopsen. docs/protocol.md tells how to play at them."


def create_app(settings: Settings) -> FastAPI:
    """A server with these settings; it opens its database when it starts."""

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        house = House(settings)
        people = People(house.store, settings)
        await bring_up_to_date(house.store.engine)
        await people.open()
        await house.open()
        app.state.house, app.state.people = house, people
        app.state.archive = Archive(house.store, settings)
        app.state.arrivals = Buckets(settings.arrivals, 20 * settings.arrivals, settings.clock)
        app.state.talk = Buckets(settings.messages, 2 * settings.messages, settings.clock)
        yield
        await house.close()
        await house.store.engine.dispose()

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
    app.include_router(pages)
    app.include_router(records)
    app.include_router(replays)
    app.add_middleware(Doors, origins=settings.origins)
    app.add_exception_handler(Problem, explain)
    app.add_exception_handler(RequestValidationError, explain)
    app.add_exception_handler(HTTPException, explain)
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
    body = json.dumps(told(error, language_for(request.scope)))
    return Response(body, status, headers, media_type="application/json")


def add_pages(app: FastAPI) -> None:
    """What is neither game nor API: health, metrics, a link to another device, a page about the API."""

    @app.get("/healthz", include_in_schema=False)
    async def healthy() -> PlainTextResponse:
        return PlainTextResponse("ok")

    @app.get("/readyz", include_in_schema=False)
    async def ready(request: Request) -> PlainTextResponse:
        house: House = request.app.state.house
        try:
            async with house.store.begin() as connection:
                await connection.execute(text("SELECT 1"))
        except Exception:
            return PlainTextResponse("no database", 503)
        return PlainTextResponse("closing" if house.closing else "ok", 503 if house.closing else 200)

    @app.get("/metrics", include_in_schema=False)
    async def metrics() -> Response:
        return Response(generate_latest(), media_type=CONTENT_TYPE_LATEST)

    @app.get("/link/{word}", include_in_schema=False)
    async def ask_before_link(word: str) -> HTMLResponse:
        form = f'<form method="post" action="/link/{escape(word)}"><button>menagerie</button></form>'
        return HTMLResponse(page(form), headers={"cache-control": "no-store"})

    @app.post("/link/{word}", include_in_schema=False)
    async def follow_link(request: Request, word: str) -> Response:
        people: People = request.app.state.people
        person = await people.by_link(word)
        response = RedirectResponse("/", 303)
        set_cookie(request, response, people.cookie_for(person))
        return response

    @app.get("/", include_in_schema=False)
    @app.get("/api/docs", include_in_schema=False)
    async def docs() -> HTMLResponse:
        return HTMLResponse(page(described(app.openapi())))


def page(inside: str) -> str:
    head = '<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>menagerie</title>'
    return f'<!doctype html><html lang="en"><head>{head}</head><body>{inside}</body></html>'


def described(openapi: dict[str, object]) -> str:
    """The API on one page, without a script."""
    lines = [f"<h1>menagerie</h1><p>{ABOUT}</p>", '<p><a href="/api/openapi.json">openapi.json</a></p><dl>']
    paths: dict[str, dict[str, dict[str, str]]] = openapi["paths"]  # type: ignore[assignment]
    for path, operations in paths.items():
        for method, operation in operations.items():
            lines.append(f"<dt><code>{method.upper()} {escape(path)}</code></dt>")
            lines.append(f"<dd>{escape(operation.get('description', ''))}</dd>")
    return "".join([*lines, "</dl>"])
