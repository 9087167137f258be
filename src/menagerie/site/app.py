"""Answers the requests of the site's pages, as the server does: the same addresses, forms and pages."""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass, field, replace
from typing import Any, TypeAlias
from urllib.parse import urlencode

from menagerie.core.errors import BadRecord, BadSetup, Problem, RuleBroken
from menagerie.games import load
from menagerie.i18n.translator import FALLBACK, LANGUAGES
from menagerie.records.record import parse
from menagerie.records.replay import Replay, replay_of_record
from menagerie.records.uploads import MAX_BYTES, MAX_GAMES, StoredRecord, checked
from menagerie.review.review import FORMAT
from menagerie.server.errors import Broken, NotFound, TooLarge, status_of
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
from menagerie.server.pages.replay_frames import (
    frame_of_record,
    frame_of_table,
    replay_of_table,
    sentence_of,
)
from menagerie.server.pages.requested_game import game_named, must_be_game
from menagerie.server.pages.second_tries import second_try
from menagerie.server.tables import commands as c
from menagerie.server.tables.connections import Viewer
from menagerie.server.tables.finished_game import record_of_table
from menagerie.server.tables.handlers import must_be
from menagerie.server.tables.renderer import Viewpoint
from menagerie.server.tables.seats import Person
from menagerie.server.tables.state import new_id
from menagerie.site.links import for_site
from menagerie.site.tables import FINISHED_LESSONS, LocalTable, LocalTables
from menagerie.web import replay_page, table_page
from menagerie.web import upload_page as uploading
from menagerie.web.card_faces import filled
from menagerie.web.error_page import error_page, sentence_for
from menagerie.web.form_fields import Form
from menagerie.web.layout import THEMES, Reader
from menagerie.web.lobby_page import LastChoice, Lobby, choices_in, lobby_page, text_with
from menagerie.web.new_table_page import NewTableForm, opening_page
from menagerie.web.rules_page import bare_rules, learn_index, learn_page
from menagerie.web.try_page import try_page

MAX_LISTED = 12
"""The most tables in the lobby: their logs are read for it."""

FAILED = "wrong"
"""What the review worker says of a review that it could not compute."""

PERSON, PLAYED = "person", "played"
"""The names of kept values: the player, and what they chose the last time (a text for ``choices_in``)."""


@dataclass(frozen=True, slots=True)
class SiteRequest:
    """A request of a page."""

    method: str
    path: str
    query: dict[str, str] = field(default_factory=dict)
    fields: dict[str, str] = field(default_factory=dict)
    """The fields of a form; of a file, its text."""
    language: str = FALLBACK
    theme: str = "auto"

    @property
    def reader(self) -> Reader:
        language = self.language if self.language in LANGUAGES else FALLBACK
        theme = self.theme if self.theme in THEMES else "auto"
        chosen = tuple((name, value) for name, value in self.query.items() if name not in ("lang", "theme"))
        return Reader(language, theme, self.path, chosen, alone=True)


@dataclass(frozen=True, slots=True)
class SiteAnswer:
    """The answer: a text, or the address of another page."""

    text: str = ""
    status: int = 200
    redirect: str = ""
    file: str = ""
    """The name under which the text is to be saved."""


Route: TypeAlias = Callable[..., Awaitable[SiteAnswer]]


class SiteApp:
    """All pages of the site, for the one person in front of this browser."""

    def __init__(self, tables: LocalTables, review: Callable[[str], str]) -> None:
        self.tables = tables
        self._ask_review = review
        self.storage = tables.storage
        self._replays: dict[str, Replay] = {}
        self._routes: list[tuple[str, re.Pattern[str], Route]] = [
            (method, re.compile(path), route)
            for method, path, route in (
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
                ("GET", "/replay", self._upload_page),
                ("POST", "/replay", self._upload),
                ("POST", "/api/records", self._upload_file),
                ("GET", "/replay/([^/]+)", self._any_frame),
                ("GET", "/replay/([^/]+)/([0-9]{1,9})", self._frame),
                ("GET", "/replay/([^/]+)/try/([0-9]{1,9})", self._try_again),
                ("POST", "/replay/([^/]+)/play", self._play_on),
                ("GET", "/api/records/([0-9a-f]{64})", self._record),
                ("GET", "/api/tables/([^/]+)/record", self._table_record),
            )
        ]

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
        known = await self.person()
        person = await self._named(known.name if known else reader.say("web-guest"))
        table = await self._open_and_sit(person, wanted)
        await self.tables.do(table, person, c.Start(do="start"))
        chosen = LastChoice(game.name, len(wanted.seats), wanted.seats[-1])
        await self.storage.keep(PLAYED, text_with(chosen, await self.storage.kept(PLAYED) or ""))
        return SiteAnswer(redirect=f"/t/{table.state.id}")

    async def _open_and_sit(self, person: Person, wanted: WantedTable) -> LocalTable:
        table = await self.tables.open_table(person, wanted.setup, wanted.seats, wanted.beginning, wanted.lesson)
        await self.tables.do(table, person, c.Sit(do="sit", seat=wanted.seat))
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
        known = await self.person()
        person = await self._named(known.name if known else request.reader.say("web-guest"))
        table = await self._open_and_sit(person, wanted)
        await self.tables.do(table, person, c.Start(do="start"))
        return SiteAnswer(redirect=f"/t/{table.state.id}")

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

    # Replays --------------------------------------------------------------------------------------------------------

    async def _upload_page(self, request: SiteRequest) -> SiteAnswer:
        return page(uploading.upload_form(request.reader, MAX_BYTES, MAX_GAMES))

    async def _upload(self, request: SiteRequest) -> SiteAnswer:
        """Check the records of a form, and go to the only game or list several."""
        reader, fields = request.reader, request.fields
        name = fields.get("file-name", "") or reader.say("web-import-pasted")
        text = fields.get("file", "") or fields.get("text", "")
        try:
            found = await self._keep_records(text, name)
        except (BadRecord, RuleBroken, TooLarge) as problem:
            sentence, pasted = sentence_of(problem, name, reader.translator), fields.get("text", "")
            return page(uploading.upload_form(reader, MAX_BYTES, MAX_GAMES, sentence, pasted), status_of(problem))
        if len(found) == 1:
            return SiteAnswer(redirect=found[0].address)
        games = tuple(
            uploading.UploadedGame(k.address, uploading.record_title(k.record, reader.language)) for k in found
        )
        return page(uploading.upload_form(reader, MAX_BYTES, MAX_GAMES, found=games))

    async def _upload_file(self, request: SiteRequest) -> SiteAnswer:
        """Check the records of a file that was dropped on the page; answer with JSON."""
        reader, name = request.reader, request.query.get("name", "")
        try:
            found = await self._keep_records(request.fields.get("body", ""), name)
        except Problem as problem:
            return SiteAnswer(
                json.dumps({"message": sentence_of(problem, name, reader.translator)}), status_of(problem)
            )
        games = [{"address": k.address, "title": uploading.record_title(k.record, reader.language)} for k in found]
        return SiteAnswer(json.dumps({"records": games, "address": found[0].address}))

    async def _keep_records(self, text: str, name: str) -> list[StoredRecord]:
        body = text.encode()
        if len(body) > MAX_BYTES:
            raise TooLarge("server-too-large", largest=MAX_BYTES)
        found = checked(body, name)
        for stored in found:
            await self.storage.keep(f"record {stored.hash}", stored.line)
        return found

    async def _any_frame(self, request: SiteRequest, id: str) -> SiteAnswer:
        """Redirect from the form that asks for a frame by its number."""
        at, seen_by = request.query.get("at", "0"), request.query.get("eyes", "")
        chosen = {"eyes": seen_by} if re.fullmatch(r"\w+", seen_by) else {}
        query = urlencode({**chosen, "review": "yes"} if request.query.get("review") else chosen)
        return SiteAnswer(redirect=f"/replay/{id}/{at if at.isdigit() else 0}?{query}".rstrip("?"))

    async def _frame(self, request: SiteRequest, id: str, at: str) -> SiteAnswer:
        bare = request.query.get("bare")
        showing = await self._shown_frame(id, int(at), request.query.get("eyes", "open"), request.reader)
        showing = replace(showing, reviewed=bool(request.query.get("review")) or bare == "review")
        if bare == "yes":
            return page(replay_page.main_of(showing))
        found = await self._review(await self._line(id)) if showing.reviewed else None
        return page(
            replay_page.review_update(showing, found) if bare else replay_page.page(request.reader, showing, found)
        )

    async def _try_again(self, request: SiteRequest, id: str, n: str) -> SiteAnswer:
        """A decision that has been reviewed, to be made once more."""
        showing, line = await self._shown_frame(id, 0, "open", request.reader), await self._line(id)
        found = second_try(showing, line, await self._review(line), int(n), request.query.get("move", ""))
        return page(try_page(request.reader, found))

    async def _play_on(self, request: SiteRequest, id: str) -> SiteAnswer:
        """Open a table against bots at which a finished game goes on."""
        wanted = table_continuing(parse(await self._line(id), "", 1), request.fields)
        known = await self.person()
        person = known or await self._named(request.reader.say("web-guest"))
        table = await self._open_and_sit(person, wanted)
        await self.tables.do(table, person, c.Start(do="start"))
        return SiteAnswer(redirect=f"/t/{table.state.id}")

    async def _line(self, id: str) -> str:
        """Return the record of a game, as a line."""
        if record := re.fullmatch("r-([0-9a-f]{64})", id):
            return (await self._stored_record(record[1])).line
        return record_of_table((await self.tables.find(id)).state)

    async def _review(self, line: str) -> dict[str, Any] | None:
        """Return as much of a review as there is, from the storage or from the review worker."""
        name = f"review {FORMAT} {hashlib.sha256(line.encode()).hexdigest()}"
        kept: dict[str, Any] | None = await self.storage.kept(name)
        if kept is not None:
            return kept
        text = self._ask_review(line)
        if text == FAILED:
            raise Broken("web-review-failed")
        found: dict[str, Any] | None = json.loads(text) if text else None
        decisions = sum("seat" in entry for entry in json.loads(line)["log"])
        if found and len(found["values"]) > decisions:
            await self.storage.keep(name, found)
        return found

    async def _shown_frame(self, id: str, at: int, seen_by: str, reader: Reader) -> replay_page.ShownFrame:
        if record := re.fullmatch("r-([0-9a-f]{64})", id):
            stored = await self._stored_record(record[1])
            replay = self._kept_replay(id, lambda: replay_of_record(stored.record))
            return frame_of_record(stored, replay, at, seen_by, reader)
        state = (await self.tables.find(id)).state
        must_be(state, "over")
        replay = self._kept_replay(id, lambda: replay_of_table(state))
        return frame_of_table(state, replay, at, seen_by, reader)

    def _kept_replay(self, id: str, make: Callable[[], Replay]) -> Replay:
        """Return the replay that was shown last, or make another one."""
        if id not in self._replays:
            self._replays = {id: make()}
        return self._replays[id]

    async def _stored_record(self, hash: str) -> StoredRecord:
        line = await self.storage.kept(f"record {hash}")
        if line is None:
            raise NotFound("server-no-record")
        return StoredRecord(hash, line)

    async def _record(self, request: SiteRequest, hash: str) -> SiteAnswer:
        return SiteAnswer((await self._stored_record(hash)).line, file=f"{hash[:12]}.jsonl")

    async def _table_record(self, request: SiteRequest, id: str) -> SiteAnswer:
        state = (await self.tables.find(id)).state
        return SiteAnswer(record_of_table(state), file=f"{state.game.name}-{id}.jsonl")


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
        else:
            await tables.do(table, self.person, command)

    def close(self) -> None:
        self.viewer.close()
        self.tables.leave(self.table, self.viewer)


def page(text: str, status: int = 200) -> SiteAnswer:
    """Return a page with the faces of its cards."""
    return SiteAnswer(filled(text), status)
