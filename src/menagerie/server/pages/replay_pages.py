"""Replays of finished games, frame by frame: games of tables, and uploaded records."""

from __future__ import annotations

import json
import re
from dataclasses import replace
from functools import partial
from typing import Annotated, Any, Literal
from urllib.parse import urlencode

from fastapi import APIRouter, Path, Query, Request, Response
from fastapi.responses import RedirectResponse
from starlette.datastructures import UploadFile
from starlette.exceptions import HTTPException

from menagerie.core.errors import BadRecord, RuleBroken
from menagerie.i18n.translator import Translator
from menagerie.records.record import parse
from menagerie.records.replay import replay_of_record
from menagerie.records.uploads import MAX_BYTES, MAX_GAMES, StoredRecord
from menagerie.server.errors import TooLarge, status_of
from menagerie.server.http.dependencies import (
    OptionalPerson,
    json_response,
    limit_creations,
    problems,
    run_in_turn,
    senders_of,
    service_of,
)
from menagerie.server.http.game_records import archive_of, record_line, replay_named
from menagerie.server.http.middleware import language_for
from menagerie.server.http.models import RecordsShown
from menagerie.server.metrics import REFUSALS
from menagerie.server.pages.form_reader import table_continuing
from menagerie.server.pages.lobby_pages import name_of, open_and_sit
from menagerie.server.pages.replay_frames import (
    frame_of_record,
    frame_of_table,
    replay_of_table,
    sentence_of,
)
from menagerie.server.pages.responses import (
    MAX_FIELDS,
    CurrentReader,
    Visitor,
    form_fields,
    html,
    named_person,
    redirect,
)
from menagerie.server.pages.second_tries import second_try
from menagerie.server.tables.commands import Start
from menagerie.server.tables.handlers import must_be, must_see
from menagerie.server.tables.json_view import problem_as_json
from menagerie.server.tables.seats import Person
from menagerie.web import replay_page as drawn
from menagerie.web import upload_page as uploading
from menagerie.web.layout import Reader
from menagerie.web.try_page import try_page

# Records ------------------------------------------------------------------------------------------------------------

record_api = APIRouter(prefix="/api/records")

TEXT_BODY = {"requestBody": {"required": True, "content": {"text/plain": {"schema": {"type": "string"}}}}}


@record_api.post(
    "", status_code=201, response_model=RecordsShown, responses=problems(403, 413, 422), openapi_extra=TEXT_BODY
)
async def upload(request: Request, name: Annotated[str, Query(max_length=200)] = "") -> Response:
    """Upload game records, menagerie-record/1, one on each line; everybody who has their address can watch them."""
    limit_creations(request)
    language = language_for(request.scope)
    file = name or Translator(language).say("web-import-pasted")
    try:
        found = await archive_of(request).add(await request.body(), file)
    except (BadRecord, RuleBroken) as problem:
        REFUSALS.labels(problem.message).inc()
        refused = {**problem_as_json(problem, language), "message": sentence_of(problem, file, Translator(language))}
        return Response(json.dumps(refused), 422, media_type="application/json")
    records = await run_in_turn(request, lambda: [record_as_json(stored, language) for stored in found])
    return json_response({"address": records[0]["address"], "records": records}, 201)


def record_as_json(stored: StoredRecord, language: str) -> dict[str, Any]:
    record = stored.record
    about = {"game": record["game"], "players": record["players"], "title": uploading.record_title(record, language)}
    return {"hash": stored.hash, "address": stored.address, **about}


@record_api.get(
    "/{hash}",
    responses={200: {"content": {"application/x-ndjson": {}}}, **problems(404, 422)},
    response_class=Response,
)
async def download(request: Request, hash: Annotated[str, Path(pattern="^[0-9a-f]{64}$")]) -> Response:
    """An uploaded record: one line, identified by its SHA-256."""
    stored = await archive_of(request).find(hash)
    name = f'attachment; filename="{stored.record["game"]}-{hash[:12]}.jsonl"'
    return Response(stored.line, media_type="application/x-ndjson", headers={"content-disposition": name})


@record_api.get("/{hash}/review", responses=problems(401, 404, 422, 429))
async def record_review(
    request: Request, hash: Annotated[str, Path(pattern="^[0-9a-f]{64}$")], person: OptionalPerson
) -> Response:
    """The review of an uploaded record, menagerie-review/1; the answer takes seconds the first time."""
    stored = await archive_of(request).find(hash)
    return json_response(await service_of(request).reviews.review(stored.line, *senders_of(request, person)))


# Pages --------------------------------------------------------------------------------------------------------------

replay_pages = APIRouter(prefix="/replay", include_in_schema=False)

GameId = Annotated[str, Path(max_length=66, pattern="^[A-Za-z0-9_-]+$")]
FrameNumber = Annotated[int, Path(ge=0, le=1 << 31)]
SeenBy = Annotated[str, Query(alias="eyes", max_length=20)]


@replay_pages.get("")
async def upload_page(request: Request, reader: CurrentReader) -> Response:
    """The form to upload records."""
    return html(request, uploading.upload_form(reader, MAX_BYTES, MAX_GAMES))


@replay_pages.post("")
async def upload_form(request: Request, reader: CurrentReader) -> Response:
    """Upload records with a form: go to the only game, or list several."""
    limit_creations(request)
    file, body = await uploaded(request)
    name, pasted = file or reader.say("web-import-pasted"), "" if file else body.decode(errors="replace")
    try:
        found = await archive_of(request).add(body, name)
    except (BadRecord, RuleBroken, TooLarge) as problem:
        sentence = sentence_of(problem, name, reader.translator)
        return html(request, uploading.upload_form(reader, MAX_BYTES, MAX_GAMES, sentence, pasted), status_of(problem))
    if len(found) == 1:
        return RedirectResponse(found[0].address, 303)
    games = tuple(uploading.UploadedGame(k.address, uploading.record_title(k.record, reader.language)) for k in found)
    return html(request, uploading.upload_form(reader, MAX_BYTES, MAX_GAMES, found=games))


async def uploaded(request: Request) -> tuple[str, bytes]:
    """Return the name and content of a form's file; without a file, an empty name and the pasted text."""
    try:
        async with request.form(max_files=MAX_FIELDS, max_fields=MAX_FIELDS) as form:
            for value in form.values():
                if isinstance(value, UploadFile) and value.filename:
                    return value.filename, await value.read()
            pasted = form.get("text")
    except HTTPException:  # the form cannot be parsed
        return "", b""
    return "", pasted.encode() if isinstance(pasted, str) else b""


@replay_pages.get("/{game}")
async def any_frame(
    game: GameId, at: Annotated[int, Query(ge=0, le=1 << 31)] = 0, seen_by: SeenBy = "", review: bool = False
) -> Response:
    """Redirect from the form that asks for a frame by its number."""
    chosen = {"eyes": seen_by} if re.fullmatch(r"\w+", seen_by) else {}
    query = urlencode({**chosen, "review": "yes"} if review else chosen)
    return RedirectResponse(f"/replay/{game}/{at}?{query}".rstrip("?"), 303)


@replay_pages.post("/{game}/play")
async def play_on(request: Request, game: GameId, person: Visitor, reader: CurrentReader) -> Response:
    """Open a table against bots at which a finished game goes on from one of its positions."""
    fields = await form_fields(request)
    await frame_of(request, game, 0, "open", person, reader)
    line = await line_of_game(request, game)
    wanted = await run_in_turn(request, lambda: table_continuing(parse(line, "", 1), fields))
    visitor = await named_person(request, person, name_of(person) or reader.say("web-guest"))
    loaded = await open_and_sit(request, visitor, wanted)
    await service_of(request).do(loaded, visitor, Start(do="start"))
    return redirect(request, f"/t/{loaded.state.id}", visitor)


@replay_pages.get("/{game}/try/{n}")
async def try_again(
    request: Request,
    game: GameId,
    n: FrameNumber,
    person: Visitor,
    reader: CurrentReader,
    move: Annotated[str, Query(max_length=100)] = "",
) -> Response:
    """The table at a decision that has been reviewed; with ``move``, the grade of this move."""
    showing = await frame_of(request, game, 0, "open", person, reader)
    line, found = await review_so_far(request, game, person)
    return await run_in_turn(
        request, lambda: html(request, try_page(reader, second_try(showing, line, found, n, move)))
    )


@replay_pages.get("/{game}/{at}")
async def frame(
    request: Request,
    game: GameId,
    at: FrameNumber,
    person: Visitor,
    reader: CurrentReader,
    seen_by: SeenBy = "open",
    bare: Literal["yes", "review"] | None = None,
    review: bool = False,
) -> Response:
    """A frame of a finished game, with the review of the game as far as it is if ``review`` is set; only the part that
    changes from frame to frame (``bare=yes``), or while the review grows (``bare=review``)."""
    asked = review or bare == "review"
    showing = replace(await frame_of(request, game, at, seen_by, person, reader), reviewed=asked)
    if bare == "yes":
        return await run_in_turn(request, lambda: html(request, drawn.main_of(showing)))
    if not asked:
        service_of(request).prepare_review()
    found = (await review_so_far(request, game, person))[1] if asked else None
    draw = partial(drawn.review_update, showing, found) if bare else partial(drawn.page, reader, showing, found)
    return await run_in_turn(request, lambda: html(request, draw()))


async def review_so_far(request: Request, id: str, person: Person | None) -> tuple[str, dict[str, Any] | None]:
    """Return the record of a game that may be watched, as a line, and its review as far as it is."""
    line = await line_of_game(request, id)
    progress = await service_of(request).reviews.progress(line, *senders_of(request, person))
    return line, progress.review if progress else None


async def line_of_game(request: Request, id: str) -> str:
    """Return the record of a game that may be watched, as a line."""
    if id.startswith("r-"):
        return (await archive_of(request).find(id.removeprefix("r-"))).line
    return await record_line(request, (await service_of(request).tables.look_up(id)).state)


async def frame_of(
    request: Request, id: str, at: int, seen_by: str, person: Person | None, reader: Reader
) -> drawn.ShownFrame:
    record = re.fullmatch("r-([0-9a-f]{64})", id)
    if record:
        stored = await archive_of(request).find(record[1])
        replay = await replay_named(request, id, lambda: replay_of_record(stored.record))
        return frame_of_record(stored, replay, at, seen_by, reader)
    state = (await service_of(request).tables.look_up(id)).state
    must_see(state, person.id if person else None)
    must_be(state, "over")
    replay = await replay_named(request, id, lambda: replay_of_table(state))
    return frame_of_table(state, replay, at, seen_by, reader)
