"""Real servers, and clients that play on them."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import subprocess
import sys
import threading
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any, TypeAlias

import httpx
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from menagerie.client import Client, RefusedByServer, Seat
from menagerie.server.serve import Server, config_for, listening
from menagerie.server.settings import RATES, Settings, sqlite_at
from menagerie.server.tables.service import TableService
from tests.waiting import PATIENCE

Json: TypeAlias = dict[str, Any]

QUICK: dict[str, Any] = {
    "pause": 0.0,
    "reconnect_grace": 0.05,
    "heartbeat": 0.3,
    "workers_ahead": False,
    "review_depth": 0.05,
    "rate_same_address": True,
    **dict.fromkeys(RATES, 1000.0),
}
"""Settings without waiting times and rate limits, with shallow reviews, and with ratings for people on one machine;
worker processes start only when there is work for them."""


@dataclass(slots=True)
class Running:
    """A server in a thread of this process."""

    url: str
    service: TableService
    loop: asyncio.AbstractEventLoop

    async def time_passes(self, seconds: float) -> None:
        """Wait until the server has begun everything that its timers have set for the next seconds."""
        await asyncio.wrap_future(asyncio.run_coroutine_threadsafe(asyncio.sleep(seconds), self.loop))


@contextmanager
def running(database: Path, **settings: Any) -> Iterator[Running]:
    """Run a server with these settings in a thread."""
    chosen = Settings(database=sqlite_at(database), **{**QUICK, **settings})
    found: list[tuple[int, asyncio.AbstractEventLoop]] = []
    started = threading.Event()

    def report(port: int) -> None:
        found.append((port, asyncio.get_running_loop()))
        started.set()

    with listening("127.0.0.1", 0) as listener:
        server = Server(config_for(chosen), report)
        thread = threading.Thread(target=server.run, args=([listener],), daemon=True)
        thread.start()
        try:
            assert started.wait(PATIENCE)
            app: Any = server.config.app
            [(port, loop)] = found
            yield Running(f"http://127.0.0.1:{port}", app.state.service, loop)
        finally:
            server.should_exit = True
            thread.join(2 * PATIENCE)
            assert not thread.is_alive()


@dataclass(slots=True)
class Served:
    """``menagerie serve`` in a process of its own."""

    url: str
    process: subprocess.Popen[str]
    log: Path

    def stop(self) -> int:
        """Stop it, and return its exit code."""
        self.process.send_signal(signal.SIGTERM)
        return self.process.wait(PATIENCE)

    def lines(self) -> list[Json]:
        """Return its log."""
        return [json.loads(line) for line in self.log.read_text(encoding="utf-8").splitlines()]


@contextmanager
def served(database: Path, *arguments: str) -> Iterator[Served]:
    """Run ``menagerie serve`` as a user would."""
    log = database.with_suffix(".log")
    command = [sys.executable, "-m", "menagerie", "serve", "--database", str(database), *arguments]
    command += [] if "--port" in arguments else ["--port", "0"]
    with log.open("a", encoding="utf-8") as errors:
        process = subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=errors, text=True, env={**os.environ, "LANG": "en"}
        )
    try:
        assert process.stdout is not None
        line = process.stdout.readline()
        assert "http" in line, log.read_text(encoding="utf-8")
        yield Served(line[line.index("http") :].split()[0].rstrip("/."), process, log)
    finally:
        process.kill()
        process.communicate()


@asynccontextmanager
async def people(url: str, *names: str) -> AsyncIterator[list[Client]]:
    """Create people at a server; an empty name stands for an anonymous client."""
    async with AsyncExitStack() as stack:
        clients = [await stack.enter_async_context(Client(url)) for _ in names]
        for client, name in zip(clients, names, strict=True):
            if name:
                await client.create_person(name)
        yield clients


async def seated(clients: list[Client], game: str, *bots: str, **setup: Any) -> str:
    """Open a table with these people, in this order, followed by bots."""
    table = await clients[0].open(game, ["open"] * len(clients) + list(bots), **setup)
    for client in clients:
        await client.do(table["table"], do="sit")
    return str(table["table"])


async def started(clients: list[Client], game: str, *bots: str, **setup: Any) -> str:
    """Open such a table, and start the game."""
    table = await seated(clients, game, *bots, **setup)
    await clients[0].do(table, do="start")
    return table


Chooser: TypeAlias = Callable[[Json], str]


async def play_on(seat: Seat, choose: Chooser, pause: float = 0.0) -> None:
    """Move whenever it is one's turn, until the game is over."""
    async for turn in seat.turns():
        await asyncio.sleep(pause)
        await seat.move(choose(turn))


async def play(clients: list[Client], table: str, seed: int = 0, pause: float = 0.0) -> None:
    """Let everybody play at random until the game is over."""
    rng = Random(seed)
    async with AsyncExitStack() as stack:
        seats = [await stack.enter_async_context(client.play(table)) for client in clients]
        await asyncio.gather(*(play_on(seat, lambda turn: rng.choice(turn["legal"]), pause) for seat in seats))


class Line:
    """A plain WebSocket, and all messages that it has received."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.received: list[Json] = []
        self._first: list[Json] = []

    async def begin(self) -> Line:
        """Wait for the first message: from then on nothing is missed."""
        self._first.append(await self._receive())
        return self

    async def _receive(self) -> Json:
        message: Json = json.loads(await asyncio.wait_for(self.socket.recv(), PATIENCE))
        return message

    async def ask(self, **asked: Any) -> None:
        await self.socket.send(json.dumps(asked))

    async def next(self) -> Json:
        """Return the next message."""
        message = self._first.pop() if self._first else await self._receive()
        self.received.append(message)
        return message

    async def until(self, *kinds: str, **facts: Any) -> Json:
        """Return the next message of one of these kinds with these facts."""
        while True:
            message = await self.next()
            if message["type"] in kinds and facts.items() <= message.items():
                return message

    async def quiet(self) -> list[Json]:
        """Return all messages until now: those that come before the answer to a ping."""
        seen = len(self.received)
        await self.socket.send("ping")
        await self.until("pong")
        return self.received[seen:-1]

    async def end(self) -> int:
        """Return the close code of the connection."""
        with pytest.raises(ConnectionClosed):
            while True:
                await self.next()
        assert self.socket.close_code is not None
        return self.socket.close_code


@asynccontextmanager
async def line(client: Client | None, url: str, table: str, query: str = "", **headers: str) -> AsyncIterator[Line]:
    """Open a plain WebSocket to a table; without a client it is anonymous."""
    address = f"ws{url.removeprefix('http')}/api/tables/{table}/socket{query}"
    given = {**(client.headers if client else {}), **headers}
    async with connect(address, additional_headers=given, max_size=None, max_queue=None) as socket:
        yield await Line(socket).begin()


async def refused(status: int, problem: str, asked: Awaitable[Any]) -> RefusedByServer:
    """Check that a request is refused with this status and problem."""
    with pytest.raises(RefusedByServer) as found:
        await asked
    assert (found.value.status, found.value.problem) == (status, problem)
    return found.value


async def prepared(server: Running, game: str) -> None:
    """Let a server prepare the search of a game, and wait until it has."""

    async def prepare() -> None:
        await server.service.bot_workers.prepare(game)

    await asyncio.wrap_future(asyncio.run_coroutine_threadsafe(prepare(), server.loop))


def log_in(clients: httpx.Client, name: str) -> Json:
    """Create a person whose cookie the HTTP client keeps, like a browser."""
    found: Json = clients.post("/api/people", json={"name": name}).json()
    return found
