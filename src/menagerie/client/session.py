"""The client of the server's HTTP API, and a connection to a table that restores itself."""

from __future__ import annotations

import asyncio
import json
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Any, Literal, TypeAlias
from urllib.parse import urlencode

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidStatus

Json: TypeAlias = dict[str, Any]
WantedView: TypeAlias = int | Literal["none"] | None
"""The view to ask for: from this seat of mine, a spectator's view ("none"), or from my only seat (None)."""

SHORTEST_WAIT, LONGEST_WAIT = 0.2, 10.0
"""Seconds before the client reconnects: at first, and at most."""

UNDECIDED = 503
"""The status of a request whose outcome is unknown: the client sends it again on the next connection."""

FINAL = (401, 403, 404, 4401, 4403, 4404)
"""Statuses and close codes after which reconnecting is useless."""

LOSS = "lost"
"""The type of the one message that the client makes itself: the connection is lost."""

CONNECTION_ERRORS = (OSError, ConnectionClosed, InvalidHandshake, TimeoutError, EOFError)


class RefusedByServer(Exception):
    """The server refused a request, for this reason."""

    def __init__(self, status: int, answer: Json) -> None:
        super().__init__(answer.get("message", str(status)))
        self.status = status
        self.problem = answer.get("problem", "")
        self.facts = answer.get("facts", {})


class Gone(Exception):
    """The table cannot be watched: it does not exist, or this client may not see it."""


class Client:
    """One person, or one program, at a server."""

    def __init__(self, url: str, token: str | None = None, language: str | None = None) -> None:
        self.url = url.rstrip("/")
        self.token = token
        self.language = language
        """The language of the server's refusals."""
        self.person: str | None = None
        self._http = httpx.AsyncClient(base_url=f"{self.url}/api", timeout=30)

    async def __aenter__(self) -> Client:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    async def close(self) -> None:
        await self._http.aclose()

    @property
    def headers(self) -> dict[str, str]:
        known = {"authorization": f"Bearer {self.token}"} if self.token else {}
        return {**known, "accept-language": self.language} if self.language else known

    async def ask(self, method: str, path: str, body: Json | None = None, **query: Any) -> Any:
        """Send a request to the server; raise RefusedByServer if it refuses."""
        answer = await self._http.request(method, path, json=body, params=without_none(query), headers=self.headers)
        found = answer.json() if answer.content else None
        if answer.is_error:
            raise RefusedByServer(answer.status_code, found or {})
        return found

    async def create_person(self, name: str) -> Json:
        """Create a person; from now on the client acts as that person."""
        found: Json = await self.ask("POST", "/people", {"name": name})
        self.token, self.person = found["token"], found["person"]
        self._http.cookies.clear()
        return found

    async def tables(self, mine: bool = False) -> list[Json]:
        """Return the public tables, or those where I sit."""
        found: list[Json] = await self.ask("GET", "/tables", mine=mine)
        return found

    async def open(self, game: str, seats: list[str], **setup: Any) -> Json:
        """Open a table."""
        found: Json = await self.ask("POST", "/tables", {"game": game, "seats": seats, **setup})
        return found

    async def view(
        self, table: str, numbers: bool = False, seat: WantedView = None, language: str | None = None
    ) -> Json:
        """Return everything that I may see of a table, from one of my seats; with a language, also in sentences."""
        found: Json = await self.ask("GET", f"/tables/{table}", numbers=numbers, seat=seat, lang=language)
        return found

    async def do(self, table: str, **command: Any) -> int:
        """Send a command to a table and return the number of the entry that carried it out."""
        return int((await self.ask("POST", f"/tables/{table}", command))["n"])

    async def sit(self, table: str, seat: int | None = None, name: str | None = None, key: str | None = None) -> int:
        """Take a seat; at a table on one device also a further one, under its own name."""
        return await self.do(table, do="sit", **without_none({"seat": seat, "name": name, "key": key}))

    async def move(self, table: str, move: str, seat: int | None = None) -> int:
        """Make a move over HTTP."""
        return await self.do(table, do="move", move=move, id=secrets.token_hex(8), **without_none({"seat": seat}))

    async def change(self, table: str, move: str, seat: int | None = None) -> int:
        """Replace my choice by another move over HTTP, while others still choose."""
        return await self.do(table, do="change", move=move, id=secrets.token_hex(8), **without_none({"seat": seat}))

    async def hint(self, table: str, seat: int | None = None) -> Json:
        """Return what a bot would do in my seat, if the table allows hints."""
        found: Json = await self.ask("GET", f"/tables/{table}/hint", seat=seat)
        return found

    async def record(self, table: str) -> Json:
        """Return the record of a finished game."""
        found: Json = await self.ask("GET", f"/tables/{table}/record")
        return found

    async def stream(
        self, table: str, after: int | None = None, seat: WantedView = None, language: str | None = None
    ) -> AsyncIterator[Json]:
        """Yield what happens at a table, over HTTP, until the connection ends."""
        query = without_none({"after": after, "seat": seat, "lang": language})
        path = f"/tables/{table}/stream"
        async with self._http.stream("GET", path, params=query, headers=self.headers, timeout=None) as answer:
            if answer.is_error:
                raise RefusedByServer(answer.status_code, json.loads(await answer.aread()))
            async for line in answer.aiter_lines():
                if line:
                    yield json.loads(line)

    @asynccontextmanager
    async def play(
        self, table: str, numbers: bool = False, seat: WantedView = None, language: str | None = None
    ) -> AsyncIterator[Seat]:
        """Connect to a table, and reconnect whenever the connection is lost.

        If I hold several seats, ``seat`` names the one to play: the view changes to it whenever it has to decide.
        With a language, messages also have sentences.
        """
        found = Seat(self, table, numbers, seat, language)
        try:
            yield found
        finally:
            await found.close()


def without_none(facts: Json) -> Json:
    """Return the facts that are not None."""
    return {key: value for key, value in facts.items() if value is not None}


class Seat:
    """A connection to a table that restores itself, and sends unanswered requests again."""

    def __init__(
        self, client: Client, table: str, numbers: bool, seat: WantedView = None, language: str | None = None
    ) -> None:
        self.n: int | None = None
        self.over = False
        self._headers = client.headers
        self._address = f"ws{client.url.removeprefix('http')}/api/tables/{table}/socket"
        self._numbers = numbers
        self._language = language
        self._connected = True
        """Whether no loss of the connection has been reported."""
        self._own = seat if isinstance(seat, int) else None
        """The one of my seats that is played through this connection."""
        self._wanted = seat
        """The view to ask for."""
        self._shown = seat
        """The view that the server shows now."""
        self._you: int | None = None
        self._asked = False
        """Whether a turn was yielded, and no move has been made since."""
        self._decided = 0
        """The entry of my last move."""
        self._closing = False
        self._socket: ClientConnection | None = None
        self._unanswered: dict[str, tuple[str, asyncio.Future[Any]]] = {}
        self._received: asyncio.Queue[Json | Exception] = asyncio.Queue()
        self._task = asyncio.create_task(self._stay_connected())

    async def close(self) -> None:
        """Close the connection; concurrent calls wait for the same closing."""
        if not self._closing:
            self._closing = True
            self._task.cancel()
        await asyncio.wait([self._task])
        if not self._task.cancelled():
            with suppress(*CONNECTION_ERRORS):
                self._task.result()

    async def messages(self, losses: bool = False) -> AsyncIterator[Json]:
        """Yield all messages as they come; with ``losses`` also ``{"type": "lost"}`` when the connection is lost."""
        while True:
            message = await self._received.get()
            if isinstance(message, Exception):
                raise message
            if losses or message["type"] != LOSS:
                yield message

    async def turns(self) -> AsyncIterator[Json]:
        """Yield the message with my legal moves whenever it is my turn, until the game is over."""
        async for message in self.messages():
            view = message.get("view", message)
            if "winners" in view:
                return
            self._you = view.get("you", self._you) if self._own is None else self._own
            by_bot = "by" in message and message.get("seat") == self._you
            self._asked = self._asked and message["type"] != "undone" and not by_bot
            if "legal" in view and not self._asked and message["n"] >= self._decided:
                self._asked = True
                yield view

    async def move(self, move: str, seat: int | None = None) -> int:
        """Make a move and return the number of its entry. It is made once, whatever the connection does."""
        return await self._decide("move", move, seat)

    async def change(self, move: str, seat: int | None = None) -> int:
        """Replace my choice by another move, while others still choose; return the number of the entry.

        Messages list the moves under ``change`` as long as that is possible.
        """
        return await self._decide("change", move, seat)

    async def _decide(self, do: str, move: str, seat: int | None) -> int:
        seen = max(self.n or 0, self._decided)
        return int(await self._ask(do=do, move=move, seen=seen, seat=self._own if seat is None else seat))

    async def hint(self, seat: int | None = None) -> Json:
        """Return what a bot would do in my seat, if the table allows hints."""
        found: Json = await self._ask(do="hint", seat=self._own if seat is None else seat)
        return found

    async def look(self, seat: WantedView) -> None:
        """Change the view to another of my seats, or to a spectator's view; the server answers with a view."""
        self._wanted = seat
        await self._send(json.dumps({"do": "look", "seat": seat}))

    async def _ask(self, **request: Any) -> Any:
        """Send a request until it is answered, whatever the connection does."""
        if self._task.done():
            raise Gone("closed")
        name = secrets.token_hex(8)
        text = json.dumps({**without_none(request), "id": name})
        answered: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._unanswered[name] = text, answered
        await self._send(text)
        return await answered

    async def say(self, text: str) -> None:
        """Send a chat line to the table."""
        await self._send(json.dumps({"do": "say", "text": text}))

    async def _send(self, text: str) -> None:
        if self._socket:
            with suppress(*CONNECTION_ERRORS):
                await self._socket.send(text)

    async def _stay_connected(self) -> None:
        wait = SHORTEST_WAIT
        while True:
            try:
                async with connect(self._address_now(), additional_headers=self._headers, max_size=None) as socket:
                    wait = await self._exchange(socket, wait)
                    if socket.close_code in FINAL:
                        self._give_up(f"{socket.close_code}")
                        return
            except InvalidStatus as refused:
                if refused.response.status_code in FINAL:
                    self._give_up(f"{refused.response.status_code}")
                    return
            except CONNECTION_ERRORS:
                pass
            except (ValueError, LookupError, TypeError):
                self._give_up("malformed")
                return
            finally:
                self._socket = None
            self._report_loss()
            await asyncio.sleep(wait * (0.5 + secrets.randbelow(1000) / 1000))
            wait = min(LONGEST_WAIT, 2 * wait)

    def _report_loss(self) -> None:
        """Report, once, that the connection is lost or was never made."""
        if self._connected:
            self._received.put_nowait({"type": LOSS})
        self._connected = False

    def _give_up(self, reason: str) -> None:
        """End all waiting, because the table cannot be watched."""
        self._received.put_nowait(Gone(reason))
        for _, answered in self._unanswered.values():
            if not answered.done():
                answered.set_exception(Gone(reason))

    def _address_now(self) -> str:
        query = {"numbers": str(self._numbers).lower(), "after": self.n, "seat": self._wanted, "lang": self._language}
        return f"{self._address}?{urlencode(without_none(query))}"

    async def _exchange(self, socket: ClientConnection, wait: float) -> float:
        """Receive until the connection ends, and return the seconds to wait before the next one."""
        self._socket = socket
        self._shown = self._wanted
        for request, _ in list(self._unanswered.values()):
            await socket.send(request)
        with suppress(ConnectionClosed):
            async for text in socket:
                message = json.loads(text)
                self._connected = True
                self._answer(message)
                await self._follow_view(message.get("view", message))
                if message["type"] != "done":
                    self.n = message.get("n", self.n)
                if message["type"] != "refused":
                    wait = float(message.get("again", SHORTEST_WAIT))
                self._received.put_nowait(message)
        return wait

    async def _follow_view(self, view: Json) -> None:
        """Note when the server hides the cards between two turns, and ask for the view when it is this seat's turn."""
        self._shown = view.get("you", self._shown)
        if "you" in view and self._own is None and isinstance(self._wanted, int):
            self._wanted = self._shown
        if self._own is not None and self._shown != self._own and self._own in view.get("turn", ()):
            self._shown = self._own
            await self.look(self._own)

    def _answer(self, message: Json) -> None:
        if message.get("status") == UNDECIDED:
            return
        _, answered = self._unanswered.pop(message.get("id", ""), (None, None))
        if answered is None or answered.done():
            return
        if message["type"] == "refused":
            answered.set_exception(RefusedByServer(message["status"], message))
        elif message["type"] == "hint":
            answered.set_result(message)
        else:
            self._asked, self._decided = False, message["n"]
            answered.set_result(message["n"])
