"""Answers what pages ask about finished games: replays, uploaded records, reviews."""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Callable
from dataclasses import replace
from typing import Any
from urllib.parse import urlencode

from menagerie.core.errors import BadRecord, Problem, RuleBroken
from menagerie.records.replay import Replay, replay_of_record
from menagerie.records.uploads import MAX_BYTES, MAX_GAMES, StoredRecord, checked
from menagerie.review.review import FORMAT
from menagerie.server.errors import Broken, NotFound, TooLarge, status_of
from menagerie.server.pages.replay_frames import (
    frame_of_record,
    frame_of_table,
    replay_of_table,
    sentence_of,
)
from menagerie.server.pages.second_tries import second_try
from menagerie.server.tables.finished_game import record_of_table
from menagerie.server.tables.handlers import must_be
from menagerie.site.requests import Route, SiteAnswer, SiteRequest, page
from menagerie.site.tables import LocalTables
from menagerie.web import replay_page
from menagerie.web import upload_page as uploading
from menagerie.web.layout import Reader
from menagerie.web.try_page import try_page

FAILED = "wrong"
"""What the review worker says of a review that it could not compute."""


class SiteReplays:
    """Finished games in this browser, and those that were uploaded."""

    def __init__(self, tables: LocalTables, review: Callable[[str], str]) -> None:
        self.tables = tables
        self.storage = tables.storage
        self._ask_review = review
        self._replays: dict[str, Replay] = {}
        self.routes: list[tuple[str, str, Route]] = [
            ("GET", "/replay", self._upload_page),
            ("POST", "/replay", self._upload),
            ("POST", "/api/records", self._upload_file),
            ("GET", "/replay/([^/]+)", self._any_frame),
            ("GET", "/replay/([^/]+)/([0-9]{1,9})", self._frame),
            ("GET", "/replay/([^/]+)/try/([0-9]{1,9})", self._try_again),
            ("GET", "/api/records/([0-9a-f]{64})", self._record),
            ("GET", "/api/tables/([^/]+)/record", self._table_record),
        ]

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
        found = await self._review(await self.line(id)) if showing.reviewed else None
        return page(
            replay_page.review_update(showing, found) if bare else replay_page.page(request.reader, showing, found)
        )

    async def _try_again(self, request: SiteRequest, id: str, n: str) -> SiteAnswer:
        """A decision that has been reviewed, to be made once more."""
        showing, line = await self._shown_frame(id, 0, "open", request.reader), await self.line(id)
        found = second_try(showing, line, await self._review(line), int(n), request.query.get("move", ""))
        return page(try_page(request.reader, found))

    async def line(self, id: str) -> str:
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
