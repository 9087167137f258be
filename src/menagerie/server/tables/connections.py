"""A connection that watches a table: what it has been told, and what waits to be told."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncIterator
from dataclasses import dataclass, field

from menagerie.server.pages.html_view import HtmlRenderer
from menagerie.server.tables.json_view import Viewpoint
from menagerie.server.tables.state import AppliedEntry, TableState, Wanted

FULL = 256
"""Who leaves so many messages unread is let go, and may come back for a fresh view."""

SLOW, RESTART = 4408, 1012
"""Why a socket is closed: too much is unread; the server stops."""

TURNS = ("started", "moved", "undone")
"""After these, others may have to decide."""


@dataclass(eq=False, slots=True)
class Viewer:
    """Somebody's connection; ``messages`` ends when it is to be closed."""

    person: str | None
    numbers: bool = False
    wanted: Wanted = None
    """From which seat the person wants to look."""
    renderer: HtmlRenderer | None = None
    """Who paints what this viewer sees, where it is to be seen in a browser."""
    language: str | None = None
    """In which language this viewer is told what happens, besides the facts."""
    waiting: deque[bytes] = field(default_factory=deque)
    wake: asyncio.Event = field(default_factory=asyncio.Event)
    closed: bool = False
    code: int = RESTART

    def viewpoint(self, state: TableState) -> Viewpoint:
        return Viewpoint(self.person, state.looks_from(self.person, self.wanted), self.numbers, self.language)

    @property
    def films(self) -> bool:
        """Whoever shows this wants to see what happens, step by step."""
        return self.renderer is not None or (self.numbers and self.language is not None)

    def tell(self, message: bytes) -> None:
        """Send this as soon as it can be sent; never waits."""
        if len(self.waiting) >= FULL:
            self.close(SLOW)
        elif not self.closed:
            self.waiting.append(message)
            self.wake.set()

    def close(self, code: int = RESTART) -> None:
        """Nothing more will come, for a reason."""
        if not self.closed:
            self.closed, self.code = True, code
            self.wake.set()

    async def heartbeat(self, seconds: float) -> None:
        """Send nothing at all every so often, so that a connection which is gone is found out."""
        while not self.closed:
            await asyncio.sleep(seconds)
            self.tell(b"")

    async def messages(self) -> AsyncIterator[bytes]:
        """Everything to be told, as it comes."""
        while True:
            while self.waiting:
                yield self.waiting.popleft()
            if self.closed:
                return
            self.wake.clear()
            await self.wake.wait()


def hands_on(state: TableState, told: AppliedEntry, viewer: Viewer) -> bool:
    """Whether, by this entry, another seat of the same person has to decide, and the one looked from has not: then the
    device goes to the next player, who is not to see these cards, nor is this one to see the next player's.
    """
    if told.kind not in TURNS or not state.setup["one_device"] or state.match is None:
        return False
    seats, asked = set(state.seats_of(viewer.person)), set(state.match.actors)
    return viewer.wanted in seats - asked and not seats.isdisjoint(asked)
