"""The tables of the site: one person on one device, the logs in the browser, the bots in another worker.

State, handlers and renderers are those of the server. An entry is shown only after it is in the log.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Sequence
from dataclasses import dataclass, field
from typing import Any

from menagerie.bots.deal_play import decision_of
from menagerie.core.errors import Problem
from menagerie.core.shared_deal import SharedDeal
from menagerie.server.errors import Broken, NotFound, TooFast
from menagerie.server.settings import Settings
from menagerie.server.tables.commands import TableCommand
from menagerie.server.tables.connections import Viewer, broadcast, show_from
from menagerie.server.tables.entry import Body, Entry
from menagerie.server.tables.handlers import (
    HINT_LEVEL,
    EntryBuilder,
    bot_move,
    builder_for,
    connected,
    hinted_seat,
    if_still_due,
    opening,
    own_seats,
    rematch_opening,
    starting,
)
from menagerie.server.tables.renderer import Json
from menagerie.server.tables.seats import Person, WantedView
from menagerie.server.tables.state import TableState, new_id
from menagerie.site.remote_bots import RemoteBots
from menagerie.site.storage import Storage

log = logging.getLogger("menagerie")

FINISHED_LESSONS = "learnt"
"""The name of a kept value: the game and the name of each finished lesson."""

NODE = "here"
"""The node to which everybody is connected."""


@dataclass(eq=False, slots=True)
class LocalTable:
    """A table in memory."""

    state: TableState
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    viewers: set[Viewer] = field(default_factory=set)
    timer: asyncio.TimerHandle | None = None
    choosing: set[int] = field(default_factory=set)
    """The seats whose bots are choosing a move."""


class LocalTables:
    """All tables in this browser."""

    def __init__(self, storage: Storage, bots: RemoteBots, settings: Settings) -> None:
        self.storage = storage
        self.settings = settings
        self.bots = bots
        self._by_id: dict[str, LocalTable] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self._hinting = False

    # Tables and commands --------------------------------------------------------------------------------------------

    async def find(self, id: str) -> LocalTable:
        """Return a table from memory or from its log; raise NotFound if it does not exist."""
        if id not in self._by_id:
            past = await self.storage.read(id)
            if not past:
                raise NotFound("server-no-table")
            state = TableState(id)
            try:
                for entry in past:
                    state.apply(entry)
            except Exception as error:
                raise Broken("server-table-broken") from error
            self._by_id.setdefault(id, LocalTable(state))
        return self._by_id[id]

    async def open_table(
        self,
        host: Person,
        setup: Body,
        seats: list[str],
        beginning: Sequence[Body] = (),
        lesson: str = "",
        deal: SharedDeal | None = None,
    ) -> LocalTable:
        """Open a new table, at which a game may go on from the beginning of a record, or a lesson or the deal of a day
        be played."""
        id, now = new_id(), self.settings.clock()
        await self.storage.append([(id, Entry(1, now, opening(setup, seats, host.id, beginning, lesson, deal)))])
        return await self.find(id)

    async def do(self, table: LocalTable, person: Person, command: TableCommand) -> int:
        """Carry out a person's command and return the number of the entry that did it."""
        n = await self._enter(table, builder_for(command, person, table.state))
        for seat in table.state.seats_of(person.id):
            await self._enter(table, connected(person.id, seat, NODE))
        return n

    async def _enter(self, table: LocalTable, build: EntryBuilder) -> int:
        """Append an entry to the log, then apply it and show it."""
        async with table.lock:
            state, now = table.state, self.settings.clock()
            body = build(state)
            if isinstance(body, int):
                return body
            entry = Entry(state.n + 1, max(state.at, now), body)
            await self.storage.append([(state.id, entry), *self._rematch(state, body, now)])
            broadcast(state, state.apply(entry), table.viewers)
            await self._note_finished_lesson(state)
        self._set_timer(table)
        return entry.n

    async def _note_finished_lesson(self, state: TableState) -> None:
        """Keep that a lesson is finished, once it is."""
        if state.guide and state.match and state.guide.is_done(state.match):
            lesson, kept = [state.game.name, state.guide.lesson.name], await self.storage.kept(FINISHED_LESSONS) or []
            if lesson not in kept:
                await self.storage.keep(FINISHED_LESSONS, [*kept, lesson])

    def _rematch(self, state: TableState, body: Body, now: float) -> list[tuple[str, Entry]]:
        """Return the first entries of the table that a rematch opens."""
        if body["kind"] != "rematched":
            return []
        log = [rematch_opening(state, body["host"]), *([starting()] if body["start"] else [])]
        return [(body["table"], Entry(n, now, first)) for n, first in enumerate(log, 1)]

    # Viewers --------------------------------------------------------------------------------------------------------

    async def watch(self, table: LocalTable, viewer: Viewer, after: int | None) -> None:
        """Begin to send to a viewer: what happened after the entry it knows, or a full view."""
        async with table.lock:
            state = table.state
            for message in viewer.renderer.first_messages(state, viewer.viewpoint(state), after):
                viewer.send(message)
            table.viewers.add(viewer)
            state.keep_frames = True
        for seat in table.state.seats_of(viewer.person):
            await self._enter(table, connected(viewer.person, seat, NODE))
        self._set_timer(table)

    def leave(self, table: LocalTable, viewer: Viewer) -> None:
        """Remove a viewer."""
        table.viewers.discard(viewer)
        table.state.keep_frames = bool(table.viewers)

    async def look(self, table: LocalTable, viewer: Viewer, wanted: WantedView) -> None:
        """Show the table to a viewer from another of their seats."""
        async with table.lock:
            if isinstance(wanted, int):
                own_seats(table.state, viewer.person, wanted)
            show_from(table.state, viewer, wanted)

    async def hint(self, table: LocalTable, person: str, seat: int | None) -> Json:
        """Return what a bot would do in a person's seat."""
        if self._hinting:
            raise TooFast("server-hint-coming")
        self._hinting = True
        try:
            state = table.state
            seat, match = hinted_seat(state, person, seat)
            seen, view = state.n, match.view(seat)
            moves = await self.bots.advise(HINT_LEVEL, state.game.name, view)
        finally:
            self._hinting = False
        return {"type": "hint", "seat": seat, "seen": seen, "level": HINT_LEVEL, "moves": moves}

    # Bots and clocks ------------------------------------------------------------------------------------------------

    def spawn(self, work: Awaitable[Any]) -> None:
        """Run something in the background."""
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Future[Any]) -> None:
        self._tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if error:
            log.error("a task failed", exc_info=error)

    def _set_timer(self, table: LocalTable) -> None:
        """Set the timer for what is due next at a table."""
        if table.timer:
            table.timer.cancel()
        due, table.timer = table.state.next_due(self.settings), None
        if due and due[0] != float("inf"):
            delay = max(0.0, due[0] - self.settings.clock())
            table.timer = asyncio.get_running_loop().call_later(delay, lambda: self.spawn(self._run_due(table)))

    async def _run_due(self, table: LocalTable) -> None:
        """Do what is due at a table."""
        state, now = table.state, self.settings.clock()
        due = state.next_due(self.settings)
        if not due or due[0] > now:
            self._set_timer(table)
        elif isinstance(due[1], dict):
            await self._enter(table, if_still_due(due[1], self.settings))
        else:
            assert state.match is not None
            for seat in set(state.match.actors) - table.choosing:
                at, who = state.due_for(seat, self.settings)
                if at <= now and who == seat:
                    table.choosing.add(seat)
                    self.spawn(self._move_bot(table, seat))

    async def _move_bot(self, table: LocalTable, seat: int) -> None:
        """Choose at once and move after the pause."""
        state, clock = table.state, self.settings.clock
        try:
            match, turn_at, began = state.match, state.turn_at, clock()
            assert match is not None
            view, legal, level = match.view(seat), match.legal(seat), state.seats[seat].level
            action = state.taught_move(seat)
            if action is None and state.deal:
                decision = decision_of(state.deal, match, seat)
                action = await self.bots.choose_seeded(level, state.game.name, decision)
            if action is None:
                action = await self.bots.choose(state.id, level, state.game.name, view, legal)
            await asyncio.sleep(max(0.0, began + state.pause_before(seat, self.settings) - clock()))
            await self._enter(table, bot_move(seat, action, turn_at, clock(), self.settings))
        except Problem as problem:
            for viewer in table.viewers:
                viewer.send(viewer.renderer.refusal(problem))
        finally:
            table.choosing.discard(seat)
            self._set_timer(table)
