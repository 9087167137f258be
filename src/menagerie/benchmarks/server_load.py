"""Many tables at once: how many moves per second a server takes, and how long a move takes to reach the last viewer."""

from __future__ import annotations

import asyncio
import random
import secrets
from collections.abc import Callable
from dataclasses import dataclass, field
from statistics import quantiles
from time import perf_counter
from typing import Any, cast
from urllib.parse import urlsplit

import httpx
import orjson
from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.uri import parse_uri

from menagerie.client.session import Client
from menagerie.core.match import Match
from menagerie.games import load as load_game
from menagerie.games import shortest_first
from menagerie.records.record import RecordWriter, line_of

SEATS = 4
"""The number of players at each table."""

AT_ONCE = 25
"""The number of tables that are opened at the same time."""

POLL = 1.5
"""Seconds after which a browser asks how far a review is, as in ``web/static/replay.js``."""

TIME_LIMIT = 60.0
"""Seconds for an answer to a browser."""

REVIEWS_BEGIN = 5.0
"""Seconds until everybody has uploaded a game."""

WARM_UP = 2.0
"""Seconds at the start that do not count."""


@dataclass(frozen=True)
class Load:
    """What was measured. A move's delay ends when the last viewer of its table has received it."""

    tables: int
    pace: float | None
    moves_per_second: float
    p50_ms: float
    p99_ms: float
    kb_per_table: float
    reviewers: int
    """The people who watch reviews grow meanwhile, each another one."""
    cpu_us_per_move: float
    """The server's processor time for a move, which other programs on the machine hardly affect."""


@dataclass(frozen=True)
class Usage:
    """What the server's process uses: bytes of memory, and seconds of processor time so far."""

    memory: int
    seconds: float


@dataclass
class LoadRun:
    """One measurement: its pace, and what has been counted so far."""

    pace: float | None
    """Seconds from one move of a table to the next; None for as fast as possible."""
    begun: asyncio.Event = field(default_factory=asyncio.Event)
    counting: bool = False
    moves: int = 0
    delays: list[float] = field(default_factory=list)


class LoadTable:
    """A table with all its viewers in this process."""

    def __init__(self, run: LoadRun) -> None:
        self.run = run
        self.viewers: list[LoadViewer] = []
        self.sent: dict[str, float] = {}
        self.seen: dict[int, int] = {}
        self.began: dict[int, float] = {}
        self.over = asyncio.Event()
        self.waiting: list[tuple[LoadViewer, list[str]]] = []

    def hear(self, viewer: LoadViewer, message: dict[str, Any]) -> None:
        """Note that a viewer has received a message."""
        if message["type"] == "moved":
            self._count(message)
        if "winners" in message:
            self.over.set()
        elif "legal" in message and not self.run.begun.is_set():
            self.waiting.append((viewer, message["legal"]))
        elif "legal" in message:
            self.move(viewer, message["legal"])

    def begin(self) -> None:
        """Let the seats move that are waiting."""
        for viewer, legal in self.waiting:
            self.move(viewer, legal)

    def move(self, viewer: LoadViewer, legal: list[str]) -> None:
        """Make a move at the pace of the measurement."""
        if self.run.pace is None:
            viewer.move(legal)
        else:
            pause = self.run.pace * (0.5 + random.random())  # noqa: S311
            asyncio.get_running_loop().call_later(pause, viewer.move, legal)

    def _count(self, message: dict[str, Any]) -> None:
        n, now = message["n"], perf_counter()
        if "id" in message:
            self.began[n] = self.sent.pop(message["id"], now)
        self.seen[n] = self.seen.get(n, 0) + 1
        if self.seen[n] == len(self.viewers):
            del self.seen[n]
            began = self.began.pop(n, now)
            if self.run.counting:
                self.run.moves += 1
                self.run.delays.append(now - began)


class LoadViewer(asyncio.Protocol):
    """A seat's socket, as light as possible: the library's protocol on asyncio's own transport."""

    def __init__(self, table: LoadTable, address: str, headers: dict[str, str]) -> None:
        self.table = table
        self.protocol = ClientProtocol(parse_uri(address), max_size=None)
        self.request = self.protocol.connect()
        for name, value in headers.items():
            self.request.headers[name] = value

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)
        self.protocol.send_request(self.request)
        self._flush()

    def data_received(self, data: bytes) -> None:
        self.protocol.receive_data(data)
        for event in self.protocol.events_received():
            if isinstance(event, Frame) and event.opcode is Opcode.TEXT:
                self.table.hear(self, orjson.loads(event.data))
        self._flush()

    def move(self, legal: list[str]) -> None:
        """Make a random legal move."""
        name = secrets.token_hex(4)
        self.table.sent[name] = perf_counter()
        move = random.choice(legal)  # noqa: S311
        self.protocol.send_text(orjson.dumps({"do": "move", "move": move, "id": name}))
        self._flush()

    def _flush(self) -> None:
        for data in self.protocol.data_to_send():
            if data:
                self.transport.write(data)


async def load(
    url: str, tables: int, seconds: float, pace: float | None, usage: Callable[[], Usage], reviewers: int = 0
) -> Load:
    """Play at this many tables for this long, while others ask for reviews; ``usage`` returns what the server uses."""
    run, empty = LoadRun(pace), usage()
    clients = [Client(url) for _ in range(SEATS)]
    for number, client in enumerate(clients):
        await client.create_person(f"load {number}")
    played = shortest_first()[::-1]
    games = [played[number % len(played)] for number in range(tables)]
    opened: list[LoadTable] = []
    for first in range(0, tables, AT_ONCE):
        some = (new_table(clients, run, game) for game in games[first : first + AT_ONCE])
        opened += await asyncio.gather(*some)
    run.begun.set()
    pairs = zip(opened, games, strict=True)
    playing = [asyncio.create_task(play_on(clients, run, table, game)) for table, game in pairs]
    playing += [asyncio.create_task(watch_review(url, number)) for number in range(reviewers)]
    await asyncio.sleep(WARM_UP + (REVIEWS_BEGIN if reviewers else 0.0))
    full = usage()
    run.counting, began = True, perf_counter()
    await asyncio.sleep(seconds)
    run.counting, took, done = False, perf_counter() - began, usage()
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    for client in clients:
        await client.close()
    cuts = quantiles(run.delays or [0.0, 0.0], n=100, method="inclusive")
    return Load(
        tables,
        pace,
        moves_per_second=run.moves / took,
        p50_ms=1000 * cuts[49],
        p99_ms=1000 * cuts[98],
        kb_per_table=(full.memory - empty.memory) / tables / 1000,
        reviewers=reviewers,
        cpu_us_per_move=1e6 * (done.seconds - full.seconds) / max(1, run.moves),
    )


async def watch_review(url: str, number: int) -> None:
    """Upload a game that nobody has reviewed, and ask for its review again and again, as a browser does."""
    played = shortest_first()[number % len(shortest_first())]
    line = random_game(played, number)
    async with Client(url) as client:
        await client.create_person(f"review {number}")
        async with httpx.AsyncClient(base_url=url, headers=client.headers, timeout=TIME_LIMIT) as browser:
            answer = await browser.post("/api/records", content=line, headers={"content-type": "text/plain"})
            address = answer.json()["address"]
            while True:
                await browser.get(address, params={"bare": "review"})
                await asyncio.sleep(POLL)


def random_game(name: str, seed: int) -> str:
    """Return the record of a game that was played at random."""
    rng, game = random.Random(seed), load_game(name)  # noqa: S311
    writer = RecordWriter(Match(game, game.seats[0]))
    while not writer.match.over:
        seat = writer.match.actors[0]
        writer.act(seat, rng.choice(writer.match.legal(seat)))
    return line_of(writer.record())


async def play_on(clients: list[Client], run: LoadRun, table: LoadTable, game: str) -> None:
    """Play at a table, and at another when the game is over, forever."""
    table.begin()
    while True:
        await table.over.wait()
        for viewer in table.viewers:
            viewer.transport.close()
        table = await new_table(clients, run, game)


async def new_table(clients: list[Client], run: LoadRun, game: str) -> LoadTable:
    """Open a table where every seat is taken and connected, and start the game."""
    name = (await clients[0].open(game, ["open"] * SEATS))["table"]
    table = LoadTable(run)
    for seat, client in enumerate(clients):
        await client.do(name, do="sit", seat=seat)
        await connect(client, table, name)
    await clients[0].do(name, do="start")
    return table


async def connect(client: Client, table: LoadTable, name: str) -> None:
    where = urlsplit(client.url)
    address = f"ws://{where.netloc}/api/tables/{name}/socket"
    loop = asyncio.get_running_loop()
    viewer = LoadViewer(table, address, client.headers)
    await loop.create_connection(lambda: viewer, where.hostname or "", where.port or 80)
    table.viewers.append(viewer)
