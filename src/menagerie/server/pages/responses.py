"""What all pages share: the reader, the visitor, forms, and HTML responses."""

from __future__ import annotations

from typing import Annotated

from fastapi import Depends, Request, Response
from fastapi.responses import RedirectResponse

from menagerie.i18n.translator import LANGUAGES
from menagerie.server.errors import Anonymous
from menagerie.server.http.dependencies import (
    A_YEAR,
    COOKIE,
    agent_of,
    device_of,
    identities_of,
    limit_creations,
    optional_person,
    service_of,
    set_cookie,
)
from menagerie.server.http.middleware import language_for
from menagerie.server.tables.padding import padded, padded_gzip
from menagerie.server.tables.seats import Person
from menagerie.web.card_faces import filled
from menagerie.web.layout import THEMES, Reader

MAX_FIELDS = 50
"""The most fields in a form."""

PREFERENCES = {"lang": LANGUAGES, "theme": THEMES}
"""What can be chosen on every page; a cookie keeps it."""


def reader_of(request: Request) -> Reader:
    """Return the reader's language (from the query, the cookie or the browser), theme, and current page."""
    wanted = request.query_params.get("lang") or request.cookies.get("lang")
    language = wanted if wanted in LANGUAGES else language_for(request.scope)
    theme = request.query_params.get("theme") or request.cookies.get("theme")
    theme = theme if theme in THEMES else "auto"
    base = service_of(request).settings.invitation(str(request.base_url)).rstrip("/")
    if request.method != "GET":
        return Reader(language, theme, base=base)
    query = tuple((name, value) for name, value in request.query_params.items() if name not in PREFERENCES)
    return Reader(language, theme, "/" + request.scope["path"].lstrip("/\\"), query, base)


async def visitor(request: Request) -> Person | None:
    """Return the person who asks, or None; an invalid cookie counts as none, and is deleted."""
    try:
        person = await optional_person(request)
        if person and COOKIE in request.cookies and not device_of(request):  # a cookie of an earlier version
            request.state.cookie = await identities_of(request).new_cookie(person, agent_of(request))
        return person
    except Anonymous:
        request.state.stale = True
        return None


CurrentReader = Annotated[Reader, Depends(reader_of)]
Visitor = Annotated[Person | None, Depends(visitor)]


def html(request: Request, text: str, status: int = 200, hides: bool = False) -> Response:
    """Return a page; it sets the cookies for preferences and for a newly created person.

    The length of a page with what only one seat may know does not tell what it is.
    """
    headers = {"cache-control": "no-store", "vary": "accept-language, cookie"}
    body = filled(text).encode()
    if hides and "gzip" in request.headers.get("accept-encoding", ""):
        body = padded_gzip(body)
        headers |= {"content-encoding": "gzip", "vary": f"{headers['vary']}, accept-encoding"}
    elif hides:
        body = padded(body)
    response = Response(body, status, headers, media_type="text/html")
    for name, values in PREFERENCES.items():
        chosen = request.query_params.get(name)
        if chosen in values:
            response.set_cookie(name, chosen, max_age=A_YEAR, samesite="lax")
    if cookie := getattr(request.state, "cookie", None):
        set_cookie(request, response, cookie)
    elif getattr(request.state, "stale", False):
        response.delete_cookie(COOKIE)
    return response


def redirect(request: Request, path: str, person: Person | None = None) -> Response:
    """Redirect to another page, identified as this person."""
    response = RedirectResponse(path, 303)
    cookie = getattr(request.state, "cookie", None) or request.cookies.get(COOKIE)
    if person and cookie:
        set_cookie(request, response, cookie)
    return response


async def form_fields(request: Request) -> dict[str, str]:
    """Return the text fields of a form that are not empty."""
    async with request.form(max_fields=MAX_FIELDS) as form:
        return {name: value for name, value in form.items() if isinstance(value, str) and value}


async def named_person(request: Request, person: Person | None, name: str) -> Person:
    """Return the visitor under this name: renamed, or newly created."""
    if person and person.name == name:
        return person
    limit_creations(request)
    if person:
        return await identities_of(request).rename(person, name)
    newcomer = await identities_of(request).create(name)
    request.state.cookie = await identities_of(request).new_cookie(newcomer, agent_of(request))
    return newcomer
