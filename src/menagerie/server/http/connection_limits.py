"""Limits on connections: how long a client may take, how much it may send before a request, and how many there are.

Every connection has a deadline while the server waits for its client: for the header of a request, for its body, for
the next request, or until it reads what was sent. ``close_overdue`` closes the connections that missed theirs.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from contextlib import suppress
from typing import TYPE_CHECKING, Any

import uvicorn
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

if TYPE_CHECKING:
    from menagerie.server.settings import Settings

MAX_HEADER = 16_384
"""The largest header of a request, in bytes, with its first line."""

PORTION = 4096
"""How many bytes are parsed at a time, so that a header that is too long is noticed soon."""

CLOSING_TIME = 5.0
"""Seconds in which a client must read the last bytes of a connection that the server closes."""

FILES_FOR_OTHERS = 200
"""How many of the files that a process may open are not for connections: for the database, the workers, the pages."""

TOO_LONG = b"HTTP/1.1 431 Request Header Fields Too Large\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"


class LimitedConfig(uvicorn.Config):
    """The configuration of uvicorn with the settings that limit connections."""

    def __init__(self, app: Any, settings: Settings, **options: Any) -> None:
        super().__init__(app, http=LimitedHttp, ws=LimitedSocket, **options)
        self.settings = settings
        self.waiting: dict[LimitedHttp, None] = {}
        """The connections without a complete request, the one first that has waited longest."""
        self.most = settings.max_connections or allowed_connections()


class LimitedHttp(HttpToolsProtocol):
    """An HTTP connection with limits."""

    config: LimitedConfig
    deadline: float | None = None
    _header_bytes: int | None = None
    """The size of the header so far, while it comes."""
    _receiving = False
    """Whether a request has begun to come and is not complete."""
    _handed_over = False
    """Whether this has become a WebSocket."""

    # Deadlines ------------------------------------------------------------------------------------------------------

    def _wait(self, seconds: float) -> None:
        self.deadline = self.loop.time() + seconds

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        waiting = self.config.waiting
        waiting[self] = None
        if len(self.connections) > self.config.most:
            longest = next(iter(waiting))
            del waiting[longest]
            longest.transport.abort()
        self._wait(self.config.settings.header_timeout)

    def connection_lost(self, exc: Exception | None) -> None:
        self.config.waiting.pop(self, None)
        self.deadline = None
        super().connection_lost(exc)

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._receiving, self._header_bytes = True, 0
        self._wait(self.config.settings.header_timeout)

    def on_headers_complete(self) -> None:
        self._header_bytes = None
        self._wait(self.config.settings.body_timeout)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        super().on_message_complete()
        self._receiving, self.deadline = False, None
        self.config.waiting.pop(self, None)
        self._wait_for_next_request()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self._wait_for_next_request()

    def _wait_for_next_request(self) -> None:
        """Set the deadline for the next request, if this one has been answered and is complete."""
        if self.cycle is not None and self.cycle.response_complete and not self._receiving:
            self._wait(self.timeout_keep_alive)
            self.config.waiting[self] = None

    def pause_writing(self) -> None:
        super().pause_writing()
        self._wait(self.config.settings.stall_timeout)

    def resume_writing(self) -> None:
        super().resume_writing()
        self.deadline = None
        if self._receiving:
            self._wait(self.config.settings.body_timeout)
        self._wait_for_next_request()

    # Sizes ----------------------------------------------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        for at in range(0, len(data), PORTION):
            if self._handed_over or self.transport.is_closing():
                return
            portion = data[at : at + PORTION]
            super().data_received(portion)
            if self._header_bytes is not None:
                self._header_bytes += len(portion)
                if self._header_bytes > MAX_HEADER:
                    self.transport.write(TOO_LONG)
                    self.transport.close()

    def handle_websocket_upgrade(self) -> None:
        self._handed_over, self.deadline = True, None
        self.config.waiting.pop(self, None)
        super().handle_websocket_upgrade()


class LimitedSocket(WebSocketsSansIOProtocol):
    """A WebSocket with limits: pings show whether the client is there, and a deadline whether it reads."""

    config: LimitedConfig
    deadline: float | None = None

    def pause_writing(self) -> None:
        super().pause_writing()
        self.deadline = self.loop.time() + self.config.settings.stall_timeout

    def resume_writing(self) -> None:
        super().resume_writing()
        self.deadline = None


def close_overdue(connections: Iterable[Any], now: float) -> None:
    """Close the connections that missed their deadlines; those that are closing get a last one."""
    for connection in list(connections):
        if connection.deadline is not None and now > connection.deadline:
            if connection.transport.get_write_buffer_size() == 0:
                connection.transport.close()
            else:
                connection.transport.abort()
        elif connection.deadline is None and connection.transport.is_closing():
            connection.deadline = now + CLOSING_TIME


def allowed_connections() -> int:
    """Return how many connections this process can have, after raising its limit of open files if it may."""
    try:
        import resource
    except ImportError:  # Windows has no such limit
        return 1 << 20
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    with suppress(ValueError, OSError):
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
        soft = hard
    return max(soft - FILES_FOR_OTHERS, soft // 2) if soft != resource.RLIM_INFINITY else 1 << 20
