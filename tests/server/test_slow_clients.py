"""Clients that send slowly, endlessly or not at all, or that do not read, cost the server next to nothing."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from time import monotonic
from urllib.parse import urlsplit

import httpx
import pytest

from menagerie.server.http.connection_limits import MAX_HEADER
from tests.server.running import Running, people, running, seated
from tests.waiting import PATIENCE, wait_until

IN_TIME = {"header_timeout": 0.3, "body_timeout": 0.3, "idle_timeout": 1, "stall_timeout": 0.3, "ping_interval": 1.0}


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("slow") / "menagerie.db", **IN_TIME) as server:
        yield server


def connected(url: str, sent: bytes = b"", buffer: int = 0) -> socket.socket:
    """Open a connection and send something; ``buffer`` makes it small for what comes back."""
    connection = socket.socket()
    connection.settimeout(PATIENCE)
    if buffer:
        connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, buffer)
    parts = urlsplit(url)
    connection.connect((parts.hostname, parts.port))
    connection.sendall(sent)
    return connection


def rest_of(connection: socket.socket) -> bytes:
    """Return what a connection still brings, until the server ends it."""
    found = b""
    try:
        while more := connection.recv(65536):
            found += more
    except ConnectionError:
        pass
    return found


def test_an_endless_header_is_refused_soon(strict: Running) -> None:
    endless = connected(strict.url, b"GET /healthz HTTP/1.1\r\nHost: x\r\nX: ")
    with endless, pytest.raises(ConnectionError):
        for _ in range(4096):  # the system keeps some megabytes that the server never reads
            endless.sendall(b"x" * MAX_HEADER)
    with connected(strict.url, b"GET /healthz HTTP/1.1\r\nHost: x\r\nX: " + b"x" * MAX_HEADER) as long:
        assert rest_of(long).startswith(b"HTTP/1.1 431")


def test_a_long_header_and_a_long_body_are_still_accepted(strict: Running) -> None:
    header = b"GET /healthz HTTP/1.1\r\nHost: x\r\nX: " + b"x" * (MAX_HEADER - 5000) + b"\r\n\r\n"
    with connected(strict.url, 3 * header) as pipelined:
        assert rest_of(pipelined).count(b"200 OK") == 3
    body = b'{"do": "say", "text": "x"}' + b" " * 15_000
    answer = httpx.post(f"{strict.url}/api/tables/nosuchtable", content=body)
    assert answer.status_code in (401, 404)


@pytest.mark.parametrize(
    "sent",
    [
        b"",
        b"\r\n\r\n",
        b"GET /healthz HT",
        b"GET /healthz HTTP/1.1\r\nHost: x\r\n",
        b"POST /api/people HTTP/1.1\r\nHost: x\r\nContent-Length: 50\r\n\r\n{",
        b"POST /api/people HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n1\r\n{\r\n",
        b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n",
        b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\nGET /healthz HTTP/1.1\r\nHost",
    ],
)
def test_a_client_that_keeps_the_server_waiting_is_disconnected(strict: Running, sent: bytes) -> None:
    with connected(strict.url, sent) as waiting:
        rest_of(waiting)


def test_a_byte_now_and_then_does_not_help(strict: Running) -> None:
    with connected(strict.url, b"GET /healthz HTTP/1.1\r\n") as slow:
        slow.settimeout(0.05)
        until = monotonic() + PATIENCE
        with pytest.raises(ConnectionError):
            while monotonic() < until:
                slow.send(b"x")
                try:
                    if not slow.recv(100):
                        raise ConnectionError
                except TimeoutError:
                    continue


def test_a_client_that_reads_no_answers_is_disconnected(strict: Running) -> None:
    page = b"GET / HTTP/1.1\r\nHost: x\r\naccept: text/html\r\n\r\n"
    with connected(strict.url, 400 * page, buffer=4096) as deaf:
        wait_until(lambda: is_reset(deaf))


def is_reset(connection: socket.socket) -> bool:
    """Return whether the server has cut a connection of which nobody has read."""
    try:
        connection.send(b"x")
    except ConnectionError:
        return True
    return False


def test_a_socket_that_reads_nothing_is_disconnected(strict: Running) -> None:
    async def opened() -> str:
        async with people(strict.url, "Ada") as [ada]:
            return await seated([ada], "mausen", "novice", "novice")

    table = asyncio.run(opened())
    request = (
        f"GET /api/tables/{table}/socket?html=en HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
        "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    )
    with connected(strict.url, request.encode(), buffer=4096) as deaf:
        wait_until(lambda: viewers(strict, table) == 1)
        wait_until(lambda: viewers(strict, table) == 0)
        wait_until(lambda: is_reset(deaf))


def viewers(server: Running, table: str) -> int:
    return len(server.service.tables.by_id[table].viewers)


def test_silent_connections_lock_nobody_out(tmp_path: Path) -> None:
    with running(tmp_path / "full.db", max_connections=20) as server, ExitStack() as stack:
        silent = [stack.enter_context(connected(server.url)) for _ in range(60)]
        assert httpx.get(f"{server.url}/healthz").text == "ok"
        assert rest_of(silent[0]) == b"", "the first ones made room"
