"""Watching a game again, picture by picture: games of tables here, and records that somebody brought."""

from __future__ import annotations

import asyncio
import hashlib
import json
import re
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from io import BytesIO
from typing import Annotated, Any

from fastapi import APIRouter, Path, Query, Request, Response
from fastapi.responses import RedirectResponse
from sqlalchemy import select, text

from menagerie.core.errors import BadRecord, Problem, RuleBroken
from menagerie.i18n.translator import Translator
from menagerie.records.playback import placed, played_again
from menagerie.records.record import line_of, parse, records_in
from menagerie.records.replay import Replay, ReplayViewpoint, replay_of, replay_of_record
from menagerie.server.errors import NotFound, NotNow, TooLarge, status_of
from menagerie.server.http.api import house_of, json_of, unhurried, wrong
from menagerie.server.http.middleware import LARGER, language_for, told
from menagerie.server.http.models import RecordsShown
from menagerie.server.pages.table_pages import Reading, Visitor, html
from menagerie.server.settings import Settings
from menagerie.server.storage import schema
from menagerie.server.storage.store import Store
from menagerie.server.tables.handlers import must_see
from menagerie.server.tables.json_view import name_at
from menagerie.server.tables.state import Person, SeatState, TableState
from menagerie.web import replay_page as drawn
from menagerie.web.board import Occupant
from menagerie.web.layout import Reader

LARGEST = LARGER["/api/records"]
"""A file of records has no more bytes."""

MOST = 20
"""Nor more games."""

REMEMBERED = 16
"""The pictures of so many games are kept in memory."""

KEEP = text("INSERT INTO records (hash, line, created) VALUES (:hash, :line, :created) ON CONFLICT DO NOTHING")


@dataclass(frozen=True, slots=True)
class StoredRecord:
    """A record as it is kept: one line as the rules have it, by its SHA-256."""

    hash: str
    line: str

    @property
    def record(self) -> dict[str, Any]:
        return parse(self.line, "", 1)

    @property
    def address(self) -> str:
        return f"/replay/r-{self.hash}/0"


class Archive:
    """The records that were brought here, and the pictures of games that were watched lately."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self._store, self._clock = store, settings.clock
        self._reels: OrderedDict[str, Replay] = OrderedDict()
        self._checking = asyncio.Lock()

    async def bring(self, body: bytes, file: str) -> list[StoredRecord]:
        """Keep the records of a file; nothing is kept unless all of them are good. One file after the other."""
        if len(body) > LARGEST:
            raise TooLarge("server-too-large", largest=LARGEST)
        async with self._checking:
            found = await asyncio.to_thread(checked, body, file)
        async with self._store.begin() as connection:
            for kept in found:
                await connection.execute(KEEP, {"hash": kept.hash, "line": kept.line, "created": self._clock()})
        return found

    async def find(self, hash: str) -> StoredRecord:
        """A record; NotFound where there is none."""
        wanted = select(schema.records.c.line).where(schema.records.c.hash == hash)
        async with self._store.begin() as connection:
            line = (await connection.execute(wanted)).scalar()
        if line is None:
            raise NotFound("server-no-record")
        return StoredRecord(hash, line)

    async def replay(self, id: str, make: Callable[[], Replay]) -> Replay:
        """The pictures of a game, made if need be."""
        if id not in self._reels:
            self._reels[id] = await asyncio.to_thread(make)
        self._reels.move_to_end(id)
        while len(self._reels) > REMEMBERED:
            self._reels.popitem(last=False)
        return self._reels[id]


def archive_of(request: Request) -> Archive:
    archive: Archive = request.app.state.archive
    return archive


def checked(body: bytes, file: str) -> list[StoredRecord]:
    """The records of a file, each played to its end; a problem says in which line it is."""
    found: list[StoredRecord] = []
    for number, record in records_in(lambda: BytesIO(body), file):
        if len(found) == MOST:
            raise BadRecord("server-too-many-games", most=MOST)
        try:
            line = line_of(played_again(record).record())
        except (BadRecord, RuleBroken) as problem:
            problem.facts["line"] = number
            raise
        found.append(StoredRecord(hashlib.sha256(line.encode()).hexdigest(), line))
    return found


def sentence_of(problem: Problem, file: str, translator: Translator) -> str:
    """What is wrong with a file, as ``menagerie verify`` says it."""
    line = problem.facts.get("line")
    if isinstance(line, int) and "file" not in problem.facts:
        return placed(problem, file, line, translator)
    return translator.problem(problem)


# Records ------------------------------------------------------------------------------------------------------------

records = APIRouter(prefix="/api/records")

ONE_A_LINE = {"requestBody": {"required": True, "content": {"text/plain": {"schema": {"type": "string"}}}}}


@records.post(
    "", status_code=201, response_model=RecordsShown, responses=wrong(403, 413, 422), openapi_extra=ONE_A_LINE
)
async def bring(request: Request, name: Annotated[str, Query(max_length=200)] = "") -> Response:
    """Bring game records, menagerie-record/1, one a line, to be watched by whoever has their address."""
    unhurried(request)
    language = language_for(request.scope)
    file = name or Translator(language).say("web-import-pasted")
    try:
        found = await archive_of(request).bring(await request.body(), file)
    except (BadRecord, RuleBroken) as problem:
        refused = {**told(problem, language), "message": sentence_of(problem, file, Translator(language))}
        return Response(json.dumps(refused), 422, media_type="application/json")
    listed = [shown(kept, language) for kept in found]
    return json_of({"address": listed[0]["address"], "records": listed}, 201)


def shown(kept: StoredRecord, language: str) -> dict[str, Any]:
    record = kept.record
    about = {"game": record["game"], "players": record["players"], "title": drawn.record_title(record, language)}
    return {"hash": kept.hash, "address": kept.address, **about}


@records.get(
    "/{hash}",
    responses={200: {"content": {"application/x-ndjson": {}}}, **wrong(404, 422)},
    response_class=Response,
)
async def record(request: Request, hash: Annotated[str, Path(pattern="^[0-9a-f]{64}$")]) -> Response:
    """A record that was brought here: one line, whose SHA-256 is its name."""
    kept = await archive_of(request).find(hash)
    name = f'attachment; filename="{kept.record["game"]}-{hash[:12]}.jsonl"'
    return Response(kept.line, media_type="application/x-ndjson", headers={"content-disposition": name})


# Pages --------------------------------------------------------------------------------------------------------------

replays = APIRouter(prefix="/replay", include_in_schema=False)

GameId = Annotated[str, Path(max_length=66, pattern="^[A-Za-z0-9_-]+$")]
At = Annotated[int, Path(ge=0, le=1 << 31)]


@replays.get("")
async def bring_page(request: Request, reader: Reading) -> Response:
    """Where records are brought."""
    return html(request, drawn.bringing(reader, LARGEST, MOST))


@replays.post("")
async def bring_form(request: Request, reader: Reading) -> Response:
    """Records from a form: one game is watched at once, of several one is chosen."""
    unhurried(request)
    file, body = brought(await request.body(), request.headers.get("content-type", ""))
    name, pasted = file or reader.say("web-import-pasted"), "" if file else body.decode(errors="replace")
    try:
        found = await archive_of(request).bring(body, name)
    except (BadRecord, RuleBroken, TooLarge) as problem:
        sentence = sentence_of(problem, name, reader.translator)
        return html(request, drawn.bringing(reader, LARGEST, MOST, sentence, pasted), status_of(problem))
    if len(found) == 1:
        return RedirectResponse(found[0].address, 303)
    games = tuple(drawn.Brought(k.address, drawn.record_title(k.record, reader.language)) for k in found)
    return html(request, drawn.bringing(reader, LARGEST, MOST, found=games))


def brought(body: bytes, kind: str) -> tuple[str, bytes]:
    """The file of a form, by its name; without one the text that was pasted, by none."""
    boundary = kind.partition("boundary=")[2].partition(";")[0].strip('"').encode()
    parts = body.split(b"--" + boundary)[1:-1] if boundary else []
    pasted = b""
    for part in parts:
        head, _, content = part.partition(b"\r\n\r\n")
        name = re.search(rb'filename="([^"]+)"', head)
        if name:
            return name[1].decode(errors="replace"), content.removesuffix(b"\r\n")
        if b'name="text"' in head:
            pasted = content.removesuffix(b"\r\n")
    return "", pasted


@replays.get("/{game}")
async def anywhere(game: GameId, at: Annotated[int, Query(ge=0, le=1 << 31)] = 0, eyes: str = "") -> Response:
    """A picture that was asked for by a form."""
    query = f"?eyes={eyes}" if re.fullmatch(r"\w+", eyes) else ""
    return RedirectResponse(f"/replay/{game}/{at}{query}", 303)


@replays.get("/{game}/{at}")
async def watch(
    request: Request, game: GameId, at: At, person: Visitor, reader: Reading, eyes: str = "open", bare: bool = False
) -> Response:
    """A picture of a finished game; bare, only what changes from one to the next."""
    showing = await showing_of(request, game, at, eyes, person, reader)
    return html(request, drawn.main_of(showing) if bare else drawn.page(reader, showing))


async def showing_of(
    request: Request, id: str, at: int, eyes: str, person: Person | None, reader: Reader
) -> drawn.ReplayPicture:
    brought = re.fullmatch("r-([0-9a-f]{64})", id)
    if brought:
        kept = await archive_of(request).find(brought[1])
        replay = await archive_of(request).replay(id, lambda: replay_of_record(kept.record))
        occupants = tuple(Occupant(Translator(reader.language).seat(seat)) for seat in range(replay.players))
        address = f"/api/records/{kept.hash}"
    else:
        state = (await house_of(request).look_up(id)).state
        must_see(state, person.id if person else None)
        must_be_over(state)
        replay = await archive_of(request).replay(id, lambda: reel_of_table(state))
        occupants = tuple(occupant(seat, seat_state, reader) for seat, seat_state in enumerate(state.seats))
        address = f"/api/tables/{id}/record"
    if at > replay.last:
        raise NotFound("server-no-picture", at=at, last=replay.last)
    looking = eyes_of(eyes, replay.players)
    return drawn.ReplayPicture(id, replay, at, looking, occupants, reader.language, address, promised=not brought)


def must_be_over(state: TableState) -> None:
    if state.phase != "over":
        raise NotNow("server-not-over")


def reel_of_table(state: TableState) -> Replay:
    assert state.match is not None
    return replay_of(state.new_match(), state.match.actions)


def occupant(seat: int, seat_state: SeatState, reader: Reader) -> Occupant:
    return Occupant(name_at(seat, seat_state, reader.language), None if seat_state.person else seat_state.level)


def eyes_of(asked: str, players: int) -> ReplayViewpoint:
    """Whose eyes are asked for; NotFound where nobody has them."""
    if asked in ("open", "public"):
        return "open" if asked == "open" else "public"
    if asked not in map(str, range(players)):
        raise NotFound("server-no-such-seat", seat=asked, last=players - 1)
    return int(asked)
