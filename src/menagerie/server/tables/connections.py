"""A connection that watches a table, and the messages that wait to be sent over it."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import AsyncIterator, Iterable
from dataclasses import dataclass, field

from menagerie.server.tables.entry import AppliedEntry
from menagerie.server.tables.padding import padded
from menagerie.server.tables.renderer import EntryBroadcast, Renderer, Viewpoint, may_see
from menagerie.server.tables.seats import WantedView
from menagerie.server.tables.state import TableState

log = logging.getLogger("menagerie")

QUEUE_LIMIT = 256
"""A viewer with this many unread messages is disconnected; it may come back for a full view."""

QUEUE_BYTES = 4_000_000
"""So is one with this many bytes in unread messages."""

SLOW, RESTART = 4408, 1012
"""Close codes of a socket: too many unread messages; the server is stopping."""

NO_LONGER_ALLOWED = 4403
"""Close code for a viewer who may not watch any more."""

CHANGES_TURN = ("started", "moved", "changed", "undone")
"""Entries after which other seats may have to decide."""


@dataclass(eq=False, slots=True)
class Viewer:
    """One connection to a table; ``messages`` ends when it is to be closed."""

    person: str | None
    renderer: Renderer
    wanted: WantedView = None
    """The seat from which the person wants to see the table."""
    address: str = ""
    """Where the connection comes from."""
    waiting: deque[bytes] = field(default_factory=deque)
    wake: asyncio.Event = field(default_factory=asyncio.Event)
    closed: bool = False
    code: int = RESTART
    bytes_waiting: int = 0

    def viewpoint(self, state: TableState) -> Viewpoint:
        return Viewpoint(self.person, state.viewing_seat(self.person, self.wanted))

    def send(self, message: bytes) -> None:
        """Queue a message; this never waits."""
        if len(self.waiting) >= QUEUE_LIMIT or (self.waiting and self.bytes_waiting + len(message) > QUEUE_BYTES):
            self.close(SLOW)
        elif not self.closed:
            sent = padded(message) if self.person else message
            self.waiting.append(sent)
            self.bytes_waiting += len(sent)
            self.wake.set()

    def close(self, code: int = RESTART) -> None:
        """End the connection after the queued messages, with this close code."""
        if not self.closed:
            self.closed, self.code = True, code
            self.wake.set()

    async def heartbeat(self, seconds: float) -> None:
        """Send an empty message at this interval, so that a lost connection is noticed."""
        while not self.closed:
            await asyncio.sleep(seconds)
            self.send(b"")

    async def messages(self) -> AsyncIterator[bytes]:
        """Yield the messages as they come."""
        while True:
            while self.waiting:
                message = self.waiting.popleft()
                self.bytes_waiting -= len(message)
                yield message
            if self.closed:
                return
            self.wake.clear()
            await self.wake.wait()


def broadcast(state: TableState, entry: AppliedEntry, viewers: Iterable[Viewer]) -> None:
    """Send an entry to every viewer; a viewer to whom that fails is disconnected, and can come back."""
    sent = EntryBroadcast(state, entry)
    for viewer in viewers:
        try:
            if not state.may_watch(viewer.person):
                viewer.close(NO_LONGER_ALLOWED)
            elif (message := viewer.renderer.entry_message(sent, viewer.viewpoint(state))) is not None:
                viewer.send(message)
            if passes_device(state, entry, viewer):
                show_from(state, viewer, None)
        except Exception as error:
            log.error("cannot send to a viewer", extra={"table": state.id}, exc_info=error)
            viewer.close()


def show_from(state: TableState, viewer: Viewer, wanted: WantedView) -> None:
    """Show the table to a viewer from another seat."""
    viewer.wanted = wanted
    viewer.send(viewer.renderer.full_view(state, viewer.viewpoint(state)))


def passes_device(state: TableState, entry: AppliedEntry, viewer: Viewer) -> bool:
    """Return whether the device goes to another player after this entry.

    That is so if another seat of the same person has to decide, and the seat shown has not. The next player must not
    see the cards shown now, nor this player the next one's.
    """
    if entry.kind not in CHANGES_TURN or not state.setup["one_device"] or state.match is None:
        return False
    if not may_see(state, entry, viewer.viewpoint(state)):
        return False
    seats, asked = set(state.seats_of(viewer.person)), set(state.match.actors)
    return viewer.wanted in seats - asked and not seats.isdisjoint(asked)
