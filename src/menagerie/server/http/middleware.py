"""The middleware around every request: body sizes, origins, headers, compression, and a log line for every answer."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Iterable
from secrets import token_hex
from time import perf_counter
from urllib.parse import urlsplit

from babel import negotiate_locale
from starlette.middleware.gzip import DEFAULT_EXCLUDED_CONTENT_TYPES
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from werkzeug.datastructures import LanguageAccept
from werkzeug.http import parse_accept_header

from menagerie.core.errors import Problem
from menagerie.i18n.translator import FALLBACK, LANGUAGES
from menagerie.records.uploads import MAX_BYTES
from menagerie.server.errors import NotAllowed, NotFound, TooLarge
from menagerie.server.http.rate_limits import network_of
from menagerie.server.logs import request_id

log = logging.getLogger("menagerie.answers")

MAX_BODY = 16_384
"""The largest body of a request, in bytes."""

MAX_BODY_AT = {"/api/records": MAX_BYTES, "/replay": 2 * MAX_BYTES}
"""The larger limits for files of game records; a form adds some bytes around the file."""

MONITORING = ("/healthz", "/readyz", "/metrics")

FREE = ("/static/", "/offline/", "/healthz", "/metrics")
"""What anybody may load as often as they like: files, and answers that cost nothing."""

COSTLY = 4
"""How much more than a page a frame of a replay counts."""

SAFE = ("GET", "HEAD", "OPTIONS")

NOT_COMPRESSED = (*DEFAULT_EXCLUDED_CONTENT_TYPES, "application/json", "application/x-ndjson")
"""Content types that are sent uncompressed: small answers to programs, and streams, which compression would delay."""

POLICY = (
    b"default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self';"
    b" form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
)

HEADERS = [
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),
    (b"x-frame-options", b"DENY"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
    (b"content-security-policy", POLICY),
]


class GuardMiddleware:
    """The outermost middleware: refuses foreign origins and large bodies, adds headers, and logs every answer."""

    def __init__(
        self,
        app: ASGIApp,
        explain: Callable[[Request, Exception], Awaitable[Response]],
        origins: Iterable[str] = (),
        hosts: Iterable[str] = (),
        log_addresses: bool = False,
    ) -> None:
        self.app = app
        self.log_addresses = log_addresses
        self.hosts = frozenset(hosts)
        self.explain = explain
        self.origins = frozenset(origins)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        request_id.set(token_hex(8))
        if scope["type"] == "websocket":
            scope["foreign"] = self._is_foreign(scope) or not self._may_ask_as(header(scope, b"host") or "")
            await self._handle_socket(scope, receive, send)
        else:
            await self._handle_request(scope, receive, send)

    async def _handle_socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        began, code = perf_counter(), 1000

        async def forward(message: Message) -> None:
            nonlocal code
            if message["type"] == "websocket.close":
                code = message.get("code", code)
            await send(message)

        try:
            await self.app(scope, receive, forward)
        finally:
            self._log_answer("SOCKET", scope, code, began)

    async def _handle_request(self, scope: Scope, receive: Receive, send: Send) -> None:
        began = perf_counter()
        status = 0

        async def forward(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                own = {name for name, _ in message.get("headers", ())}
                headers = [*HEADERS, *headers_at(scope)]
                message["headers"] = [*message.get("headers", ()), *((n, v) for n, v in headers if n not in own)]
            await send(message)

        try:
            if not scope["path"].startswith(MONITORING) and not self._may_ask_as(header(scope, b"host") or ""):
                raise NotFound("server-no-page")
            must_be_welcome(scope)
            if scope["method"] in SAFE:
                limit_reading(scope)
            if scope["method"] not in SAFE and self._is_foreign(scope):
                raise NotAllowed("server-foreign-origin")
            if scope["method"] not in SAFE:
                receive = replay(await read_body(receive, MAX_BODY_AT.get(scope["path"], MAX_BODY)), receive)
            await self.app(scope, receive, forward)
        except Problem as problem:
            if status:
                raise
            await (await self.explain(Request(scope), problem))(scope, receive, forward)
        finally:
            self._log_answer(scope["method"], scope, status, began)

    def _log_answer(self, method: str, scope: Scope, status: int, began: float) -> None:
        """Log an answer: its route, but neither the table nor anything from the bodies; if wanted, the address."""
        route = getattr(scope.get("route"), "path", "–")
        line = {"method": method, "route": route, "status": status, "ms": round((perf_counter() - began) * 1000, 1)}
        client = scope.get("client")
        log.info("answered", extra={**line, "address": client[0]} if self.log_addresses and client else line)

    def _may_ask_as(self, host: str) -> bool:
        """Return whether the server may be asked under this name."""
        try:
            return not self.hosts or urlsplit(f"//{host}").hostname in self.hosts
        except ValueError:
            return False

    def _is_foreign(self, scope: Scope) -> bool:
        """Return whether the request comes from a page of another site."""
        origin = header(scope, b"origin")
        if origin is None and header(scope, b"sec-fetch-site") in ("cross-site", "same-site"):
            return True
        if origin is None or origin in self.origins:
            return False
        try:
            return urlsplit(origin).netloc != header(scope, b"host")
        except ValueError:
            return True


def must_be_welcome(scope: Scope) -> None:
    """Refuse a banned address, except for what monitoring asks."""
    client = scope.get("client")
    if client and not scope["path"].startswith(MONITORING):
        scope["app"].state.service.operators.bans.must_be_welcome_from(client[0])


def limit_reading(scope: Scope) -> None:
    """Raise TooFast if one address reads too much; what costs the server more counts more."""
    path = scope["path"]
    if not path.startswith(FREE):
        costly = path.startswith("/replay/") or path.endswith(("/record", "/review"))
        scope["app"].state.reads.take(address_in(scope), COSTLY if costly else 1)


def address_in(scope: Scope) -> str:
    """Return whom a limit counts as the sender of a request."""
    client = scope.get("client")
    return network_of(client[0] if client else "")


def headers_at(scope: Scope) -> list[tuple[bytes, bytes]]:
    """Return the headers that depend on the request: nobody keeps what a program was told, and https stays https."""
    found = [(b"x-request-id", request_id.get().encode())]
    if scope["path"].startswith("/api/"):
        found.append((b"cache-control", b"no-store"))
    if scope["scheme"] == "https":
        found.append((b"strict-transport-security", b"max-age=31536000"))
    return found


async def read_body(receive: Receive, largest: int) -> bytes:
    """Read a request's body; raise TooLarge as soon as it exceeds the limit."""
    body, more = b"", True
    while more:
        message = await receive()
        body += message.get("body", b"")
        more = message.get("more_body", False)
        if len(body) > largest:
            raise TooLarge("server-too-large", largest=largest)
    return body


def replay(body: bytes, receive: Receive) -> Receive:
    """Return a receive function that delivers the body once more."""
    bodies = [body]

    async def receive_again() -> Message:
        return {"type": "http.request", "body": bodies.pop()} if bodies else await receive()

    return receive_again


def header(scope: Scope, name: bytes) -> str | None:
    """Return a header of a request."""
    return next((value.decode("latin-1") for key, value in scope["headers"] if key == name), None)


def language_for(scope: Scope) -> str:
    """Return the supported language that Accept-Language prefers most."""
    accepted = parse_accept_header((header(scope, b"accept-language") or "").lower(), LanguageAccept)
    return negotiate_locale([tag for tag, quality in accepted if quality > 0], LANGUAGES, sep="-") or FALLBACK


def headers_for(status: int) -> dict[str, str]:
    """Return the headers that a refusal with this status needs."""
    if status == 401:
        return {"www-authenticate": "Bearer"}
    return {"retry-after": "2"} if status in (429, 503) else {}
