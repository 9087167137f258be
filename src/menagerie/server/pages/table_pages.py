"""The pages of a table, and the static assets of all pages."""

from __future__ import annotations

from fastapi import APIRouter, Request, Response

from menagerie.server.errors import NotFound
from menagerie.server.http.dependencies import RequestedTable, TableId, origin_of, service_of
from menagerie.server.pages.form_reader import must_be_name, sit_commands
from menagerie.server.pages.html_view import HtmlRenderer
from menagerie.server.pages.responses import (
    CurrentReader,
    Visitor,
    form_fields,
    html,
    named_person,
    redirect,
)
from menagerie.server.tables.handlers import must_see
from menagerie.server.tables.loaded_tables import LoadedTable
from menagerie.server.tables.renderer import Viewpoint
from menagerie.server.tables.seats import Person
from menagerie.web import assets, table_page
from menagerie.web.layout import Reader

table_pages = APIRouter(include_in_schema=False)


@table_pages.get("/static/{name}")
async def static(request: Request, name: str) -> Response:
    """A static asset, compressed in advance."""
    asset = assets.by_name(name)
    if asset is None:
        raise NotFound("server-no-page")
    headers = {"cache-control": "public, max-age=31536000, immutable", "vary": "accept-encoding"}
    if "gzip" in request.headers.get("accept-encoding", ""):
        return Response(asset.compressed, headers={**headers, "content-encoding": "gzip"}, media_type=asset.kind)
    return Response(asset.body, headers=headers, media_type=asset.kind)


@table_pages.get("/t/{table}")
async def table(request: Request, loaded: RequestedTable, person: Visitor, reader: CurrentReader) -> Response:
    """A table: the waiting room, the game, or what spectators see."""
    mode = "hand" if request.query_params.get("hand") else "table"
    return await page_of(request, loaded, person, reader, mode)


@table_pages.get("/t/{table}/screen")
async def screen(request: Request, loaded: RequestedTable, person: Visitor, reader: CurrentReader) -> Response:
    """A table on a large screen for everybody in the room."""
    return await page_of(request, loaded, person, reader, "screen")


async def page_of(request: Request, loaded: LoadedTable, person: Person | None, reader: Reader, mode: str) -> Response:
    key, id = request.query_params.get("key", ""), person.id if person else None
    renderer = HtmlRenderer(reader, mode, service_of(request).settings, str(request.base_url), person, key)
    async with loaded.lock:
        state = loaded.state
        must_see(state, id)
        viewpoint = Viewpoint(id, state.viewing_seat(id, "none" if mode == "screen" else None))
        parts = renderer.whole(state, viewpoint)
        n = state.n
    page = table_page.page(
        reader,
        state.game.name,
        state.id,
        parts,
        n=n,
        mode=mode,
        key=key,
        seated=bool(state.seats_of(id)) and mode != "screen",
        named=person is not None,
    )
    return html(request, page, hides=True)


@table_pages.post("/t/{table}/sit")
async def sit(request: Request, loaded: RequestedTable, table: TableId, person: Visitor) -> Response:
    """Take a seat under a name; on one device, a seat for everybody whose name is given."""
    form, shared = await form_fields(request), loaded.state.setup["one_device"]
    commands = sit_commands(form, shared)
    visitor = await named_person(request, person, person.name if person and shared else first_name(form))
    for command in commands:
        await service_of(request).do(loaded, visitor, command, origin_of(request))
    return redirect(request, f"/t/{table}?hand=yes" if form.get("hand") else f"/t/{table}", visitor)


def first_name(fields: dict[str, str]) -> str:
    """Return the first name in a form."""
    return must_be_name(next(value for field, value in fields.items() if field.partition("-")[0] == "name"))
