"""The entry point in Pyodide: connects the app with the worker's script, ``static/worker.js``."""

from __future__ import annotations

import asyncio
import json
from typing import Any

from menagerie.core.errors import Problem
from menagerie.i18n.translator import FALLBACK, LANGUAGES
from menagerie.server.errors import status_of
from menagerie.server.settings import Settings
from menagerie.server.tables.json_view import JsonRenderer
from menagerie.site.app import Connection, SiteApp
from menagerie.site.links import for_site
from menagerie.site.remote_bots import RemoteBots
from menagerie.site.requests import SiteRequest
from menagerie.site.storage import Storage
from menagerie.site.tables import LocalTables
from menagerie.web.layout import Reader
from menagerie.web.lobby_page import Lobby, lobby_page


def warm_up(language: str) -> None:
    """Draw the lobby once, so that the memory that is kept for later visits has everything it needs."""
    lobby_page(Reader(language if language in LANGUAGES else FALLBACK, alone=True), Lobby())


class Bridge:
    """What the worker's script calls. Texts go in and out, most of them JSON.

    ``host`` has a ``database``; ``search``, which asks the search worker;
    ``review``, which returns as much of a review as there is; and ``send`` and ``closed``, which tell a
    page about its connection.
    """

    def __init__(self, host: Any, settings: Settings | None = None) -> None:
        settings = settings or Settings()
        self._host = host
        self._tables = LocalTables(Storage(host.database), RemoteBots(host.search, settings.thinking_time), settings)
        self._app = SiteApp(self._tables, host.review)
        self._connections: dict[int, Connection] = {}

    async def answer(self, request: str) -> str:
        """Answer the request of a page."""
        found = await self._app.answer(SiteRequest(**json.loads(request)))
        answer = {"text": found.text, "status": found.status, "redirect": found.redirect, "file": found.file}
        return json.dumps(answer)

    async def connect(self, number: int, request: str) -> None:
        """Begin to show a table to a page."""
        wanted = SiteRequest(**json.loads(request))
        try:
            connection = await self._app.connect(wanted)
        except Problem as problem:
            self._host.send(number, JsonRenderer(refusals=wanted.language).refusal(problem).decode())
            self._host.closed(number, 4000 + status_of(problem))
            return
        self._connections[number] = connection
        asyncio.ensure_future(self._forward(number, connection))  # noqa: RUF006 (Pyodide's loop keeps it)

    async def _forward(self, number: int, connection: Connection) -> None:
        async for message in connection.viewer.messages():
            self._host.send(number, for_site(message.decode()))
        self._host.closed(number, connection.viewer.code)

    async def receive(self, number: int, text: str) -> None:
        """Carry out a command of a page."""
        if connection := self._connections.get(number):
            await connection.receive(text)

    def close(self, number: int) -> None:
        """End a connection."""
        if connection := self._connections.pop(number, None):
            connection.close()
