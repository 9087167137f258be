"""The ASGI application: routes, middleware, and the services behind them."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from hmac import compare_digest
from importlib.metadata import version

from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from fastapi.responses import PlainTextResponse
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware

from menagerie.core.errors import Problem
from menagerie.server.errors import Malformed, NotFound, status_of
from menagerie.server.http.api import api
from menagerie.server.http.command_parser import malformed
from menagerie.server.http.identity import Identities
from menagerie.server.http.middleware import NOT_COMPRESSED, GuardMiddleware, headers_for, language_for
from menagerie.server.http.rate_limits import Quota, RateLimit
from menagerie.server.http.sockets import sockets
from menagerie.server.metrics import REFUSALS
from menagerie.server.pages.daily_api import daily_api
from menagerie.server.pages.daily_pages import daily_pages
from menagerie.server.pages.data_pages import data_pages
from menagerie.server.pages.lobby_pages import lobby_pages
from menagerie.server.pages.offline_site import PATH, OfflineSite, offline_pages
from menagerie.server.pages.profile_pages import profile_pages
from menagerie.server.pages.puzzle_pages import puzzle_pages
from menagerie.server.pages.replay_pages import record_api, replay_pages
from menagerie.server.pages.responses import html, reader_of
from menagerie.server.pages.rules_pages import rules_pages
from menagerie.server.pages.table_pages import table_pages
from menagerie.server.settings import Settings
from menagerie.server.storage.migrate import migrate
from menagerie.server.storage.readiness import Readiness
from menagerie.server.storage.record_archive import RecordArchive
from menagerie.server.tables.json_view import problem_as_json
from menagerie.server.tables.service import TableService
from menagerie.web.error_page import error_page, sentence_for

ABOUT = "Tables of Mausen, Awimbawé and Mopsen. docs/protocol.md describes how to play at them."


def create_app(settings: Settings) -> FastAPI:
    """Create a server with these settings; it opens its database when it starts."""

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        service = TableService(settings)
        identities = Identities(service.store, settings, service.operators.bans)
        await migrate(service.store.engine)
        await identities.open()
        await service.open()
        service.operators.on_person_changed.append(identities.forget)
        app.state.service, app.state.identities = service, identities
        app.state.readiness = Readiness(service.store, settings.clock)
        app.state.archive = RecordArchive(service.store, settings)
        creations, messages = settings.creations_per_second, settings.messages_per_second
        app.state.creations = RateLimit(creations, 20 * creations, settings.monotonic)
        app.state.messages = RateLimit(messages, 2 * messages, settings.monotonic)
        app.state.reads = RateLimit(settings.reads_per_second, 10 * settings.reads_per_second, settings.monotonic)
        app.state.table_quota = Quota(settings.tables_per_second, 80, settings.monotonic)
        app.state.chat_quota = Quota(settings.chat_per_second, 10, settings.monotonic)
        app.state.report_quota = Quota(settings.reports_per_second, 10, settings.monotonic)
        app.state.hint_quota = Quota(settings.hints_per_second, 20, settings.monotonic)
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
    pages = table_pages, lobby_pages, profile_pages, data_pages, rules_pages, replay_pages, daily_pages, puzzle_pages
    for router in (record_api, daily_api, *pages):
        app.include_router(router)
    if settings.site is not None:
        app.include_router(offline_pages)
        app.mount(PATH, OfflineSite(settings.site))
    app.add_middleware(GZipMiddleware, compresslevel=6, exclude_content_types=NOT_COMPRESSED)
    app.add_middleware(
        GuardMiddleware,
        origins=settings.origins,
        hosts=settings.hosts,
        log_addresses=settings.log_addresses,
        explain=explain,
    )
    app.add_exception_handler(Problem, explain)
    app.add_exception_handler(RequestValidationError, explain)
    app.add_exception_handler(HTTPException, explain)
    app.add_exception_handler(Exception, explain_crash)
    add_monitoring(app)
    return app


async def explain(request: Request, error: Exception) -> Response:
    """Answer with a problem: JSON for programs, a page for browsers."""
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
    REFUSALS.labels(error.message).inc()
    if wants_page(request):
        return problem_page(request, error, status, headers)
    body = json.dumps(problem_as_json(error, language_for(request.scope)))
    return Response(body, status, headers, media_type="application/json")


def wants_page(request: Request) -> bool:
    """Return whether a browser asks, as opposed to a program."""
    return not request.url.path.startswith("/api/") and "text/html" in request.headers.get("accept", "")


def problem_page(request: Request, problem: Problem, status: int, headers: dict[str, str]) -> Response:
    """Return a page that explains a problem."""
    reader = reader_of(request)
    table = request.path_params.get("table") if request.method == "POST" else None
    response = html(
        request,
        error_page(reader, status, sentence_for(problem, reader.language), f"/t/{table}" if table else ""),
        status,
    )
    response.headers.update(headers)
    return response


async def explain_crash(request: Request, error: Exception) -> Response:
    """Answer a request that failed because of an error in the server."""
    if not wants_page(request):
        return PlainTextResponse("Internal Server Error", 500)
    reader = reader_of(request)
    return html(request, error_page(reader, 500, reader.say("web-broken")), 500)


def add_monitoring(app: FastAPI) -> None:
    """Add the routes for operators: health, readiness, metrics."""

    @app.api_route("/healthz", methods=["GET", "HEAD"], include_in_schema=False)
    async def healthy() -> PlainTextResponse:
        return PlainTextResponse("ok")

    @app.api_route("/readyz", methods=["GET", "HEAD"], include_in_schema=False)
    async def ready(request: Request) -> PlainTextResponse:
        service: TableService = request.app.state.service
        readiness: Readiness = request.app.state.readiness
        problem = "closing" if service.closing else await readiness.problem()
        return PlainTextResponse(problem or "ok", 503 if problem else 200)

    @app.get("/metrics", include_in_schema=False)
    async def metrics(request: Request) -> Response:
        settings: Settings = request.app.state.service.settings
        given = request.headers.get("authorization", "").encode()
        if not settings.metrics_token or not compare_digest(given, f"Bearer {settings.metrics_token}".encode()):
            raise NotFound("server-no-page")
        return Response(generate_latest(), media_type=CONTENT_TYPE_LATEST)
