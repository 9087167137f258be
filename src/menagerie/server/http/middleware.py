"""What stands between the network and the rest: sizes, origins, headers, and a line in the log for every answer."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Iterable
from time import perf_counter
from typing import Any
from urllib.parse import urlsplit

from starlette.requests import Request
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from menagerie.core.errors import Problem
from menagerie.i18n.translator import FALLBACK, LANGUAGES, Translator
from menagerie.server.errors import NotAllowed, TooLarge
from menagerie.server.metrics import REFUSALS

log = logging.getLogger("menagerie.answers")

LARGEST = 16_384
"""No request needs a larger body, in bytes."""

LARGER = {"/api/records": 524_288, "/replay": 1_048_576}
"""But for files of game records; in a form there is something around them."""

SAFE = ("GET", "HEAD", "OPTIONS")

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


class Guard:
    """The outermost layer."""

    def __init__(
        self, app: ASGIApp, explain: Callable[[Request, Exception], Awaitable[Response]], origins: Iterable[str] = ()
    ) -> None:
        self.app = app
        self.explain = explain
        self.origins = frozenset(origins)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
        elif scope["type"] == "websocket":
            scope["foreign"] = self._is_foreign(scope)
            await self._converse(scope, receive, send)
        else:
            await self._answer(scope, receive, send)

    async def _converse(self, scope: Scope, receive: Receive, send: Send) -> None:
        began, code = perf_counter(), 1000

        async def send_on(message: Message) -> None:
            nonlocal code
            if message["type"] == "websocket.close":
                code = message.get("code", code)
            await send(message)

        try:
            await self.app(scope, receive, send_on)
        finally:
            note("SOCKET", scope, code, began)

    async def _answer(self, scope: Scope, receive: Receive, send: Send) -> None:
        began = perf_counter()
        status = 0

        async def send_on(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = [*message.get("headers", ()), *HEADERS]
            await send(message)

        try:
            if scope["method"] not in SAFE and self._is_foreign(scope):
                raise NotAllowed("server-foreign-origin")
            if scope["method"] not in SAFE:
                receive = again(await whole_body(receive, LARGER.get(scope["path"], LARGEST)), receive)
            await self.app(scope, receive, send_on)
        except Problem as problem:
            if status:
                raise
            await (await self.explain(Request(scope), problem))(scope, receive, send_on)
        finally:
            note(scope["method"], scope, status, began)

    def _is_foreign(self, scope: Scope) -> bool:
        """The request comes from a page of somebody else's."""
        origin = header(scope, b"origin")
        if origin is None or origin in self.origins:
            return False
        try:
            return urlsplit(origin).netloc != header(scope, b"host")
        except ValueError:
            return True


def note(method: str, scope: Scope, status: int, began: float) -> None:
    """Write down that something was answered: which route, not which table, nor anything that was said."""
    route = getattr(scope.get("route"), "path", "–")
    took = round((perf_counter() - began) * 1000, 1)
    log.info("answered", extra={"method": method, "route": route, "status": status, "ms": took})


async def whole_body(receive: Receive, largest: int) -> bytes:
    """A request's body; TooLarge as soon as it is."""
    body, more = b"", True
    while more:
        message = await receive()
        body += message.get("body", b"")
        more = message.get("more_body", False)
        if len(body) > largest:
            raise TooLarge("server-too-large", largest=largest)
    return body


def again(body: bytes, receive: Receive) -> Receive:
    """As if the body had not been read."""
    bodies = [body]

    async def receive_again() -> Message:
        return {"type": "http.request", "body": bodies.pop()} if bodies else await receive()

    return receive_again


def header(scope: Scope, name: bytes) -> str | None:
    """A request's header."""
    return next((value.decode("latin-1") for key, value in scope["headers"] if key == name), None)


def language_for(scope: Scope) -> str:
    """The first of our languages that is asked for."""
    asked = (header(scope, b"accept-language") or "").replace(" ", "").split(",")
    return next((word[:2].lower() for word in asked if word[:2].lower() in LANGUAGES), FALLBACK)


def told(problem: Problem, language: str) -> dict[str, Any]:
    """A problem as JSON."""
    REFUSALS.labels(problem.message).inc()
    facts = {key: value if isinstance(value, int | str) else str(value) for key, value in problem.facts.items()}
    return {"problem": problem.message, "message": Translator(language).problem(problem), "facts": facts}


def headers_for(status: int) -> dict[str, str]:
    """What a refusal says besides."""
    if status == 401:
        return {"www-authenticate": "Bearer"}
    return {"retry-after": "2"} if status in (429, 503) else {}
