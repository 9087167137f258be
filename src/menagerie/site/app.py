"""Answers the requests of the site's pages, as the server does: the same addresses, forms and pages."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from typing import Any

from menagerie.core.errors import BadSetup, Problem
from menagerie.games import load
from menagerie.records.record import parse
from menagerie.server.errors import Broken, NotFound, status_of
from menagerie.server.pages.form_reader import (
    FormReader,
    WantedTable,
    is_lesson,
    lesson_table,
    must_be_name,
    sit_commands,
    table_continuing,
)
from menagerie.server.pages.html_view import HtmlRenderer
from menagerie.server.pages.listed_tables import listed_table
from menagerie.server.pages.requested_game import game_named, must_be_game
from menagerie.server.tables import commands as c
from menagerie.server.tables.connections import Viewer
from menagerie.server.tables.renderer import Viewpoint
from menagerie.server.tables.seats import Person
from menagerie.server.tables.state import new_id
from menagerie.site.daily import SiteDays
from menagerie.site.links import for_site
from menagerie.site.puzzles import SitePuzzles
from menagerie.site.replays import SiteReplays
from menagerie.site.requests import Route, SiteAnswer, SiteRequest, page
from menagerie.site.tables import FINISHED_LESSONS, LocalTable, LocalTables
from menagerie.web import table_page
from menagerie.web.error_page import error_page, sentence_for
from menagerie.web.form_fields import Form
from menagerie.web.layout import Reader
from menagerie.web.lobby_page import LastChoice, Lobby, choices_in, lobby_page, text_with
from menagerie.web.new_table_page import NewTableForm, opening_page
from menagerie.web.rules_page import bare_rules, learn_index, learn_page

MAX_LISTED = 12
"""The most tables in the lobby: their logs are read for it."""

PERSON, PLAYED = "person", "played"
"""The names of kept values: the player, and what they chose the last time (a text for ``choices_in``)."""


class SiteApp:
    """All pages of the site, for the one person in front of this browser."""

    def __init__(self, tables: LocalTables, review: Callable[[str], str]) -> None:
        self.tables = tables
        self.storage = tables.storage
        self._replays = SiteReplays(tables, review)
        self._puzzles = SitePuzzles(tables.storage)
        self._days = SiteDays(tables, self._begin)
        routes: list[tuple[str, str, Route]] = [
            ("GET", "/", self._lobby),
            ("POST", "/play", self._play),
            ("POST", "/name", self._rename),
            ("GET", "/new/([a-z]+)", self._new_table),
            ("POST", "/new/([a-z]+)", self._open_table),
            ("GET", "/learn", self._learn_all),
            ("GET", "/learn/([a-z]+)", self._learn),
            ("POST", "/learn/([a-z]+)/([a-z]+)", self._begin_lesson),
            ("GET", "/t/([^/]+)", self._table),
            ("POST", "/t/([^/]+)/sit", self._sit),
            ("POST", "/replay/([^/]+)/play", self._play_on),
            *self._replays.routes,
            *self._puzzles.routes,
            *self._days.routes,
        ]
        self._routes = [(method, re.compile(path), route) for method, path, route in routes]

    async def answer(self, request: SiteRequest) -> SiteAnswer:
        """Answer a request; a problem becomes a page that says what is wrong."""
        try:
            for method, path, route in self._routes:
                if method == request.method and (found := path.fullmatch(request.path)):
                    answer = await route(request, *found.groups())
                    return replace(answer, text=for_site(answer.text)) if not answer.file else answer
            raise NotFound("server-no-page")
        except Problem as problem:
            reader = replace(request.reader, path="/", query=())
            text = error_page(reader, status_of(problem), sentence_for(problem, reader.language))
            return SiteAnswer(for_site(text), status_of(problem))

    # The person -----------------------------------------------------------------------------------------------------

    async def person(self) -> Person | None:
        """Return the player, once they have a name."""
        kept = await self.storage.kept(PERSON)
        return Person(kept["id"], kept["name"]) if kept else None

    async def _named(self, name: str) -> Person:
        """Return the player under this name: renamed, or new."""
        person = await self.person()
        if person is None or person.name != name:
            person = Person(person.id if person else new_id(), name)
            await self.storage.keep(PERSON, {"id": person.id, "name": person.name})
        return person

    # The lobby ------------------------------------------------------------------------------------------------------

    async def _lobby(self, request: SiteRequest, form: Form | None = None) -> SiteAnswer:
        lobby = await self.lobby(request.reader)
        status = 422 if form else 200
        return page(lobby_page(request.reader, replace(lobby, form=form) if form else lobby), status)

    async def lobby(self, reader: Reader) -> Lobby:
        """Return the lists of tables."""
        person = await self.person()
        played = tuple(choices_in(await self.storage.kept(PLAYED) or ""))
        if person is None:
            return Lobby(choices=played)
        states = []
        for stored in (await self.storage.tables())[:MAX_LISTED]:
            with suppress(Broken):
                states.append((await self.tables.find(stored.id)).state)
        now = self.tables.settings.clock()
        mine = [state for state in states if state.seats_of(person.id) and not state.guide]
        shown = [listed_table(now, state, person.id, reader) for state in mine]
        return Lobby(
            person.name,
            mine=tuple(table for table in shown if table.phase != "over"),
            finished=tuple(table for table in shown if table.phase == "over"),
            choices=played,
            daily=frozenset(await self._days.played_today()),
            finished_lessons=frozenset(
                (game, lesson) for game, lesson in await self.storage.kept(FINISHED_LESSONS) or ()
            ),
        )

    async def _play(self, request: SiteRequest) -> SiteAnswer:
        """Open a table against bots, and start the game."""
        fields, reader = request.fields, request.reader
        game = game_named(fields.get("game", ""))
        if game is None:
            return await self._lobby(request, Form("", fields, {"game": reader.say("web-wrong-game")}))
        form = FormReader(fields, game, reader.language)
        wanted = form.table_against_bots()
        if wanted is None:
            return await self._lobby(request, Form(f"play-{game.name}", fields, form.wrong, sent=True))
        table = await self._begin(request, wanted)
        chosen = LastChoice(game.name, len(wanted.seats), wanted.seats[-1])
        await self.storage.keep(PLAYED, text_with(chosen, await self.storage.kept(PLAYED) or ""))
        return SiteAnswer(redirect=f"/t/{table.state.id}")

    async def _open_and_sit(self, person: Person, wanted: WantedTable) -> LocalTable:
        table = await self.tables.open_table(
            person, wanted.setup, wanted.seats, wanted.beginning, wanted.lesson, wanted.deal
        )
        await self.tables.do(table, person, c.Sit(do="sit", seat=wanted.seat))
        return table

    async def _begin(self, request: SiteRequest, wanted: WantedTable) -> LocalTable:
        """Open a table for the player, under a usual name if they have none, and start the game."""
        person = await self.person() or await self._named(request.reader.say("web-guest"))
        table = await self._open_and_sit(person, wanted)
        await self.tables.do(table, person, c.Start(do="start"))
        return table

    async def _rename(self, request: SiteRequest) -> SiteAnswer:
        name = c.valid_name(request.fields.get("name", ""))
        if name is None:
            wrong = {"name": request.reader.say("web-wrong-name")}
            return await self._lobby(request, Form("name", request.fields, wrong, sent=True))
        await self._named(name)
        return SiteAnswer(redirect="/")

    async def _new_table(self, request: SiteRequest, game: str) -> SiteAnswer:
        person = await self.person()
        form = NewTableForm(must_be_game(game), Form("new"), person.name if person else "")
        return page(opening_page(request.reader, form))

    async def _open_table(self, request: SiteRequest, game: str) -> SiteAnswer:
        """Open a table for several people on this device."""
        name, person = must_be_game(game), await self.person()
        form = FormReader(request.fields, load(name), request.reader.language)
        wanted = form.table_for_friends()
        try:
            if wanted is not None:
                table = await self._open_and_sit(await self._named(form.name()), wanted)
                return SiteAnswer(redirect=f"/t/{table.state.id}")
        except BadSetup as problem:
            form.wrong["table"] = sentence_for(problem, request.reader.language)
        sent = Form("new", request.fields, form.wrong, sent=True)
        return page(opening_page(request.reader, NewTableForm(name, sent, person.name if person else "")), 422)

    # The rules ------------------------------------------------------------------------------------------------------

    async def _learn_all(self, request: SiteRequest) -> SiteAnswer:
        return page(learn_index(request.reader))

    async def _learn(self, request: SiteRequest, game: str) -> SiteAnswer:
        name, reader = must_be_game(game), request.reader
        return page(bare_rules(name, reader.language) if request.query.get("bare") else learn_page(reader, name))

    async def _begin_lesson(self, request: SiteRequest, game: str, lesson: str) -> SiteAnswer:
        """Begin a lesson, or continue the one that was begun."""
        wanted = lesson_table(load(must_be_game(game)), lesson)
        for stored in (await self.storage.tables())[:MAX_LISTED]:
            with suppress(Broken):
                if is_lesson((await self.tables.find(stored.id)).state, game, lesson):
                    return SiteAnswer(redirect=f"/t/{stored.id}")
        return SiteAnswer(redirect=f"/t/{(await self._begin(request, wanted)).state.id}")

    # A table --------------------------------------------------------------------------------------------------------

    async def _table(self, request: SiteRequest, id: str) -> SiteAnswer:
        table, person, reader = await self.tables.find(id), await self.person(), request.reader
        async with table.lock:
            state, me = table.state, person.id if person else None
            viewpoint = Viewpoint(me, state.viewing_seat(me, None))
            parts, n = self._renderer(reader, person).whole(state, viewpoint), state.n
        seated = bool(state.seats_of(me))
        named = person is not None
        return page(
            table_page.page(reader, state.game.name, id, parts, n=n, mode="table", key="", seated=seated, named=named)
        )

    def _renderer(self, reader: Reader, person: Person | None) -> HtmlRenderer:
        return HtmlRenderer(reader, "table", self.tables.settings, "", person)

    async def _sit(self, request: SiteRequest, id: str) -> SiteAnswer:
        """Take a seat for everybody on this device whose name is given."""
        table, fields = await self.tables.find(id), request.fields
        shared = table.state.setup["one_device"]
        commands = sit_commands(fields, shared)
        first = next((value for name, value in fields.items() if name.partition("-")[0] == "name"), "")
        known = await self.person()
        person = known if known and shared else await self._named(must_be_name(first))
        for command in commands:
            await self.tables.do(table, person, command)
        return SiteAnswer(redirect=f"/t/{id}")

    async def connect(self, request: SiteRequest) -> Connection:
        """Begin to show a table to a page."""
        found = re.fullmatch("/api/tables/([^/]+)/socket", request.path)
        table = await self.tables.find(found[1] if found else "")
        person, query = await self.person(), request.query
        viewer = Viewer(person.id if person else None, self._renderer(request.reader, person))
        if query.get("seat", "").isdigit():
            viewer.wanted = int(query["seat"])
        await self.tables.watch(table, viewer, int(query["after"]) if query.get("after", "").isdigit() else None)
        return Connection(self.tables, table, viewer, person)

    async def _play_on(self, request: SiteRequest, id: str) -> SiteAnswer:
        """Open a table against bots at which a finished game goes on."""
        wanted = table_continuing(parse(await self._replays.line(id), "", 1), request.fields)
        return SiteAnswer(redirect=f"/t/{(await self._begin(request, wanted)).state.id}")


class Connection:
    """A page that shows a table: its commands come in, messages go out."""

    def __init__(self, tables: LocalTables, table: LocalTable, viewer: Viewer, person: Person | None) -> None:
        self.tables = tables
        self.table = table
        self.viewer = viewer
        self.person = person

    async def receive(self, text: str) -> None:
        """Carry out a command; a refusal becomes a message."""
        fields: dict[str, Any] = json.loads(text)
        try:
            await self._carry_out(c.command_of(fields), fields.get("id"))
        except Problem as problem:
            self.viewer.send(self.viewer.renderer.refusal(problem, fields.get("id")))

    async def _carry_out(self, command: c.SocketMessage, id: str | None) -> None:
        tables, table, viewer = self.tables, self.table, self.viewer
        if self.person is None:
            raise NotFound("server-anonymous")
        if isinstance(command, c.LookFrom):
            await tables.look(table, viewer, command.seat)
        elif isinstance(command, c.Hint):
            seat = table.state.viewing_seat(self.person.id, viewer.wanted) if command.seat is None else command.seat
            hint = await tables.hint(table, self.person.id, seat)
            viewer.send(viewer.renderer.hint_message(table.state, viewer.viewpoint(table.state), hint, command.id))
        elif isinstance(command, c.TableCommand):
            await tables.do(table, self.person, command)

    def close(self) -> None:
        self.viewer.close()
        self.tables.leave(self.table, self.viewer)
