"""The pages of the browser: what all of them need, and the pages of a table."""

from __future__ import annotations

import gzip
from typing import Annotated
from urllib.parse import parse_qs

from fastapi import APIRouter, Depends, Request, Response
from fastapi.responses import RedirectResponse
from pydantic import TypeAdapter, ValidationError

from menagerie.i18n.translator import LANGUAGES
from menagerie.server.errors import Anonymous, Malformed, NotFound
from menagerie.server.http.api import COOKIE, At, TableId, house_of, people_of, set_cookie, unhurried, whoever
from menagerie.server.http.middleware import language_for
from menagerie.server.pages.html_view import HtmlRenderer
from menagerie.server.tables import commands as c
from menagerie.server.tables.handlers import must_see
from menagerie.server.tables.json_view import Viewpoint
from menagerie.server.tables.state import Person
from menagerie.web import assets, table_page
from menagerie.web.card_faces import filled
from menagerie.web.layout import THEMES, Reader

pages = APIRouter(include_in_schema=False)

A_YEAR = 365 * 24 * 60 * 60
CHOICES = {"lang": LANGUAGES, "theme": THEMES}
"""What can be chosen on every page, and stays."""

_name: TypeAdapter[str] = TypeAdapter(c.Name)


def reader_of(request: Request) -> Reader:
    """The language that was asked for: here, before, or by the browser; the theme that was chosen."""
    asked = request.query_params.get("lang") or request.cookies.get("lang")
    language = asked if asked in LANGUAGES else language_for(request.scope)
    theme = request.query_params.get("theme") or request.cookies.get("theme")
    theme = theme if theme in THEMES else "auto"
    if request.method != "GET":
        return Reader(language, theme)
    query = tuple((name, value) for name, value in request.query_params.items() if name not in CHOICES)
    return Reader(language, theme, "/" + request.scope["path"].lstrip("/\\"), query)


async def visitor(request: Request) -> Person | None:
    """Who looks; None also for somebody whom nobody knows any more, whose cookie is then taken away."""
    try:
        return await whoever(request)
    except Anonymous:
        request.state.stale = True
        return None


Reading = Annotated[Reader, Depends(reader_of)]
Visitor = Annotated[Person | None, Depends(visitor)]


def html(request: Request, text: str, status: int = 200) -> Response:
    """A page, compressed for who takes it so; what was chosen on it stays chosen, and who came new stays known."""
    body, headers = (
        filled(text).encode(),
        {"cache-control": "no-store", "vary": "accept-encoding, accept-language, cookie"},
    )
    if "gzip" in request.headers.get("accept-encoding", ""):
        body, headers["content-encoding"] = gzip.compress(body, 6, mtime=0), "gzip"
    response = Response(body, status, headers, media_type="text/html")
    for name, values in CHOICES.items():
        chosen = request.query_params.get(name)
        if chosen in values:
            response.set_cookie(name, chosen, max_age=A_YEAR, samesite="lax")
    newcomer: Person | None = getattr(request.state, "newcomer", None)
    if newcomer:
        set_cookie(request, response, people_of(request).cookie_for(newcomer))
    elif getattr(request.state, "stale", False):
        response.delete_cookie(COOKIE)
    return response


@pages.get("/static/{name}")
async def static(request: Request, name: str) -> Response:
    asset = assets.by_name(name)
    if asset is None:
        raise NotFound("server-no-page")
    headers = {"cache-control": "public, max-age=31536000, immutable", "vary": "accept-encoding"}
    if "gzip" in request.headers.get("accept-encoding", ""):
        return Response(asset.compressed, headers={**headers, "content-encoding": "gzip"}, media_type=asset.kind)
    return Response(asset.body, headers=headers, media_type=asset.kind)


async def form_of(request: Request) -> dict[str, str]:
    """The fields of a form."""
    try:
        fields = parse_qs((await request.body()).decode(), max_num_fields=50)
    except (UnicodeDecodeError, ValueError) as error:
        raise Malformed("server-malformed", where="–", reason=str(error)) from None
    return {name: values[-1] for name, values in fields.items()}


def a_name(text: str) -> str | None:
    """The text as a name; None if it cannot be one."""
    try:
        return _name.validate_python(text)
    except ValidationError:
        return None


def must_be_name(text: str) -> str:
    name = a_name(text)
    if name is None:
        raise Malformed("web-wrong-name")
    return name


async def known_as(request: Request, person: Person | None, name: str) -> Person:
    """Who asks, under this name: somebody new, if they have not been here before."""
    if person and person.name == name:
        return person
    unhurried(request)
    if person:
        return await people_of(request).rename(person, name)
    newcomer = request.state.newcomer = await people_of(request).arrive(name)
    return newcomer


def go_to(request: Request, path: str, person: Person | None = None) -> Response:
    response = RedirectResponse(path, 303)
    if person:
        set_cookie(request, response, people_of(request).cookie_for(person))
    return response


@pages.get("/t/{table}")
async def table(request: Request, loaded: At, person: Visitor, reader: Reading) -> Response:
    """A table: to gather, to play, to watch."""
    mode = "hand" if request.query_params.get("hand") else "table"
    return await painted(request, loaded, person, reader, mode)


@pages.get("/t/{table}/screen")
async def screen(request: Request, loaded: At, person: Visitor, reader: Reading) -> Response:
    """A table, large, for everybody in the room."""
    return await painted(request, loaded, person, reader, "screen")


async def painted(request: Request, loaded: At, person: Person | None, reader: Reader, mode: str) -> Response:
    renderer = HtmlRenderer(reader, mode, house_of(request).settings, str(request.base_url))
    renderer.person, renderer.key = person, request.query_params.get("key", "")
    id = person.id if person else None
    async with loaded.lock:
        state = loaded.state
        must_see(state, id)
        viewpoint = Viewpoint(id, state.looks_from(id, "none" if mode == "screen" else None))
        parts = renderer.whole(state, viewpoint)
        n = state.n
    page = table_page.page(
        reader,
        state.game.name,
        state.id,
        parts,
        n=n,
        mode=mode,
        key=renderer.key,
        seated=bool(state.seats_of(id)) and mode != "screen",
        named=person is not None,
    )
    return html(request, page)


@pages.post("/t/{table}/sit")
async def sit(request: Request, loaded: At, table: TableId, person: Visitor) -> Response:
    """Take a seat, under a name."""
    form, shared = await form_of(request), loaded.state.setup["one_device"]
    name = must_be_name(form.get("name", ""))
    asked = seat_asked(form, name if shared else None)
    who = await known_as(request, person, person.name if person and shared else name)
    await house_of(request).do(loaded, who, asked)
    return go_to(request, f"/t/{table}?hand=yes" if form.get("hand") else f"/t/{table}", who)


def seat_asked(form: dict[str, str], name: str | None) -> c.Sit:
    """The seat that a form asks for, under a name of its own if there is one."""
    try:
        return c.Sit(do="sit", seat=int(form.get("seat", "")), key=form.get("key") or None, name=name)
    except (ValueError, ValidationError) as error:
        raise Malformed("server-malformed", where="seat", reason=str(error).splitlines()[0]) from None
