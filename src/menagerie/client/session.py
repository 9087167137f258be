"""Asking a server, and sitting at a table of it."""

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
Wanted: TypeAlias = int | Literal["none"] | None
"""From where to look: from this seat of mine, like a spectator, or from my only seat (None)."""

SHORTEST, LONGEST = 0.2, 10.0
"""So many seconds are waited before another try to connect: first, and at the most."""

LATER = 503
"""Nobody knows yet what became of what was asked: the connection ends, and it is asked again on the next one."""

NEVER = (401, 403, 404, 4401, 4403, 4404)
"""Statuses and close codes after which it is of no use to come back."""

LOSS = "lost"
"""The one message that does not come from the server: the connection to it is lost."""

LOST = (OSError, ConnectionClosed, InvalidHandshake, TimeoutError, EOFError)


class RefusedByServer(Exception):
    """The server did not do it, and says why."""

    def __init__(self, status: int, answer: Json) -> None:
        super().__init__(answer.get("message", str(status)))
        self.status = status
        self.problem = answer.get("problem", "")
        self.facts = answer.get("facts", {})


class Gone(Exception):
    """The table cannot be watched: not there, not allowed, or nobody knows who is asking."""


class Client:
    """One person, or one program, at a server."""

    def __init__(self, url: str, token: str | None = None, language: str | None = None) -> None:
        self.url = url.rstrip("/")
        self.token = token
        self.language = language
        """The language in which the server says why it does not do something."""
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
        """Ask the server; RefusedByServer where it says no."""
        answer = await self._http.request(method, path, json=body, params=said(query), headers=self.headers)
        found = answer.json() if answer.content else None
        if answer.is_error:
            raise RefusedByServer(answer.status_code, found or {})
        return found

    async def arrive(self, name: str) -> Json:
        """Be somebody; from now on the token says who."""
        found: Json = await self.ask("POST", "/people", {"name": name})
        self.token, self.person = found["token"], found["person"]
        self._http.cookies.clear()
        return found

    async def tables(self, mine: bool = False) -> list[Json]:
        """The public tables, or those where I sit."""
        found: list[Json] = await self.ask("GET", "/tables", mine=mine)
        return found

    async def open(self, game: str, seats: list[str], **setup: Any) -> Json:
        """Open a table."""
        found: Json = await self.ask("POST", "/tables", {"game": game, "seats": seats, **setup})
        return found

    async def view(self, table: str, numbers: bool = False, seat: Wanted = None, language: str | None = None) -> Json:
        """All that I may see of a table, from one of my seats; with a language, in sentences too."""
        found: Json = await self.ask("GET", f"/tables/{table}", numbers=numbers, seat=seat, lang=language)
        return found

    async def do(self, table: str, **asked: Any) -> int:
        """Do something at a table; the number of the entry that did it."""
        return int((await self.ask("POST", f"/tables/{table}", asked))["n"])

    async def sit(self, table: str, seat: int | None = None, name: str | None = None, key: str | None = None) -> int:
        """Take a seat; at a table on one device perhaps another one, under a name of its own."""
        return await self.do(table, do="sit", **said({"seat": seat, "name": name, "key": key}))

    async def move(self, table: str, move: str, seat: int | None = None) -> int:
        """Make a move over HTTP."""
        return await self.do(table, do="move", move=move, id=secrets.token_hex(8), **said({"seat": seat}))

    async def hint(self, table: str, seat: int | None = None) -> Json:
        """What a bot would do in my place, if the table allows to ask."""
        found: Json = await self.ask("GET", f"/tables/{table}/hint", seat=seat)
        return found

    async def record(self, table: str) -> Json:
        """The record of a finished game."""
        found: Json = await self.ask("GET", f"/tables/{table}/record")
        return found

    async def stream(
        self, table: str, after: int | None = None, seat: Wanted = None, language: str | None = None
    ) -> AsyncIterator[Json]:
        """What happens at a table, over HTTP, until the connection ends."""
        query = said({"after": after, "seat": seat, "lang": language})
        path = f"/tables/{table}/stream"
        async with self._http.stream("GET", path, params=query, headers=self.headers, timeout=None) as answer:
            if answer.is_error:
                raise RefusedByServer(answer.status_code, json.loads(await answer.aread()))
            async for line in answer.aiter_lines():
                if line:
                    yield json.loads(line)

    @asynccontextmanager
    async def play(
        self, table: str, numbers: bool = False, seat: Wanted = None, language: str | None = None
    ) -> AsyncIterator[Seat]:
        """Sit at a table, connected, however often the connection drops. With several seats, at this one of them:
        whenever it has to decide, it is looked from. With a language, what happens is told in sentences, too.
        """
        found = Seat(self, table, numbers, seat, language)
        try:
            yield found
        finally:
            await found.close()


def said(facts: Json) -> Json:
    """Only what is said."""
    return {key: value for key, value in facts.items() if value is not None}


class Seat:
    """A socket to a table that comes back by itself, and sends again what was not answered."""

    def __init__(
        self, client: Client, table: str, numbers: bool, seat: Wanted = None, language: str | None = None
    ) -> None:
        self.n: int | None = None
        self.over = False
        self._headers = client.headers
        self._address = f"ws{client.url.removeprefix('http')}/api/tables/{table}/socket"
        self._numbers = numbers
        self._language = language
        self._connected = True
        """Nobody has been told that the connection is lost."""
        self._own = seat if isinstance(seat, int) else None
        """The seat that is played here, of several."""
        self._wanted = seat
        """From where to look."""
        self._from = seat
        """From where the server lets me look now."""
        self._you: int | None = None
        self._asked = False
        """A turn was handed out, and no move has been made since."""
        self._decided = 0
        """The number of my last move."""
        self._closing = False
        self._socket: ClientConnection | None = None
        self._unanswered: dict[str, tuple[str, asyncio.Future[Any]]] = {}
        self._heard: asyncio.Queue[Json | Exception] = asyncio.Queue()
        self._task = asyncio.create_task(self._stay_connected())

    async def close(self) -> None:
        """Hang up; that is not interrupted by whoever wants the same meanwhile."""
        if not self._closing:
            self._closing = True
            self._task.cancel()
        await asyncio.wait([self._task])
        if not self._task.cancelled():
            with suppress(*LOST):
                self._task.result()

    async def messages(self, losses: bool = False) -> AsyncIterator[Json]:
        """Everything that is told, as it comes; if wanted with ``{"type": "lost"}`` when the connection is lost."""
        while True:
            message = await self._heard.get()
            if isinstance(message, Exception):
                raise message
            if losses or message["type"] != LOSS:
                yield message

    async def turns(self) -> AsyncIterator[Json]:
        """Whenever it is my turn: the message that says so, with the moves that are legal; until the game is over."""
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
        """Make a move; the number of the entry that did it. It is made once, whatever the connection does."""
        seen = max(self.n or 0, self._decided)
        return int(await self._ask(do="move", move=move, seen=seen, seat=self._own if seat is None else seat))

    async def hint(self, seat: int | None = None) -> Json:
        """What a bot would do in my place, if the table allows to ask."""
        found: Json = await self._ask(do="hint", seat=self._own if seat is None else seat)
        return found

    async def look(self, seat: Wanted) -> None:
        """Look from another of my seats, or from none; a view tells what there is to see."""
        self._wanted = seat
        await self._send(json.dumps({"do": "look", "seat": seat}))

    async def _ask(self, **asked: Any) -> Any:
        """Ask until it is answered, whatever the connection does."""
        if self._task.done():
            raise Gone("closed")
        name = secrets.token_hex(8)
        text = json.dumps({**said(asked), "id": name})
        answered: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._unanswered[name] = text, answered
        await self._send(text)
        return await answered

    async def say(self, text: str) -> None:
        """Say something at the table."""
        await self._send(json.dumps({"do": "say", "text": text}))

    async def _send(self, text: str) -> None:
        if self._socket:
            with suppress(*LOST):
                await self._socket.send(text)

    async def _stay_connected(self) -> None:
        wait = SHORTEST
        while True:
            try:
                async with connect(self._where(), additional_headers=self._headers, max_size=None) as socket:
                    wait = await self._converse(socket, wait)
                    if socket.close_code in NEVER:
                        self._give_up(f"{socket.close_code}")
                        return
            except InvalidStatus as refused:
                if refused.response.status_code in NEVER:
                    self._give_up(f"{refused.response.status_code}")
                    return
            except LOST:
                pass
            except (ValueError, LookupError, TypeError):
                self._give_up("malformed")
                return
            finally:
                self._socket = None
            self._miss()
            await asyncio.sleep(wait * (0.5 + secrets.randbelow(1000) / 1000))
            wait = min(LONGEST, 2 * wait)

    def _miss(self) -> None:
        """The connection is lost, or was never made; that is told once."""
        if self._connected:
            self._heard.put_nowait({"type": LOSS})
        self._connected = False

    def _give_up(self, reason: str) -> None:
        """The table cannot be watched: nobody waits for an answer any longer."""
        self._heard.put_nowait(Gone(reason))
        for _, answered in self._unanswered.values():
            if not answered.done():
                answered.set_exception(Gone(reason))

    def _where(self) -> str:
        query = {"numbers": str(self._numbers).lower(), "after": self.n, "seat": self._wanted, "lang": self._language}
        return f"{self._address}?{urlencode(said(query))}"

    async def _converse(self, socket: ClientConnection, wait: float) -> float:
        """Listen until the connection ends; how long to wait before the next one."""
        self._socket = socket
        self._from = self._wanted
        for text, _ in list(self._unanswered.values()):
            await socket.send(text)
        with suppress(ConnectionClosed):
            async for heard in socket:
                message = json.loads(heard)
                self._connected = True
                self._answer(message)
                await self._look_again(message.get("view", message))
                if message["type"] != "done":
                    self.n = message.get("n", self.n)
                if message["type"] != "refused":
                    wait = float(message.get("again", SHORTEST))
                self._heard.put_nowait(message)
        return wait

    async def _look_again(self, view: Json) -> None:
        """See when the server has covered the cards for who plays next, and look again when it is this seat's turn."""
        self._from = view.get("you", self._from)
        if "you" in view and self._own is None and isinstance(self._wanted, int):
            self._wanted = self._from
        if self._own is not None and self._from != self._own and self._own in view.get("turn", ()):
            self._from = self._own
            await self.look(self._own)

    def _answer(self, message: Json) -> None:
        if message.get("status") == LATER:
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
