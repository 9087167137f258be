"""Pages with which visitors download and delete what the server knows about them."""

from __future__ import annotations

import json

from fastapi import APIRouter, Request, Response

from menagerie.server.http.dependencies import COOKIE, identities_of, limit_creations, service_of
from menagerie.server.pages.responses import CurrentReader, Visitor, html, redirect
from menagerie.server.storage.personal_data import delete_person, personal_data
from menagerie.web.data_page import deletion_page

data_pages = APIRouter(prefix="/me", include_in_schema=False)

THEMSELVES = "–"
"""The operator in the audit log when people delete their own data."""


@data_pages.get("/data")
async def download(request: Request, person: Visitor) -> Response:
    """Everything that the server knows about the visitor, as JSON."""
    if person is None:
        return redirect(request, "/")
    limit_creations(request)
    found = json.dumps(await personal_data(service_of(request).store, person.id), indent=1, ensure_ascii=False)
    headers = {"content-disposition": 'attachment; filename="menagerie.json"', "cache-control": "no-store"}
    return Response(found, media_type="application/json", headers=headers)


@data_pages.get("/delete")
async def ask_to_delete(request: Request, person: Visitor, reader: CurrentReader) -> Response:
    """Ask whether everything is to be deleted."""
    return redirect(request, "/") if person is None else html(request, deletion_page(reader, person.name))


@data_pages.post("/delete")
async def delete(request: Request, person: Visitor) -> Response:
    """Delete everything that the server knows about the visitor."""
    response = redirect(request, "/")
    if person is None:
        return response
    limit_creations(request)
    service = service_of(request)
    await delete_person(service.store, person.id, THEMSELVES, service.settings.clock())
    await service.operators.follow()
    identities_of(request).forget(person.id)
    response.delete_cookie(COOKIE)
    return response
