"""The site without a server, offered by a server: whoever has opened it once can play without a network."""

from __future__ import annotations

import gzip
from functools import lru_cache
from pathlib import Path

from anyio.to_thread import run_sync
from fastapi import APIRouter, Request, Response
from fastapi.responses import FileResponse
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from menagerie.core.errors import BadSetup
from menagerie.server.http.middleware import POLICY, header
from menagerie.server.pages.responses import redirect

PATH = "/offline"

MARK = "service_worker.js"
"""The file by which a folder is known to hold a site."""

COMPRESSED = (".html", ".js", ".mjs", ".css", ".json", ".wasm", ".svg", ".webmanifest")
"""The endings of files that get smaller when they are compressed."""

SITE_POLICY = POLICY.decode().replace("script-src 'self'", "script-src 'self' 'wasm-unsafe-eval'") + (
    "; worker-src 'self'; manifest-src 'self'"
)
"""The pages of the site run WebAssembly in workers; those of the server do not."""

offline_pages = APIRouter(include_in_schema=False)


@offline_pages.get(PATH)
async def with_slash(request: Request) -> Response:
    """The links of the site are relative to its folder."""
    return redirect(request, f"{PATH}/")


def check_site(folder: Path) -> None:
    """Raise BadSetup unless a folder holds a site."""
    if not (folder / MARK).is_file():
        raise BadSetup("serve-no-site", folder=str(folder))


class OfflineSite(StaticFiles):
    """The files of the site. Each is compressed once, and browsers ask whether it has changed."""

    def __init__(self, folder: Path) -> None:
        super().__init__(directory=folder, html=True)

    async def get_response(self, path: str, scope: Scope) -> Response:
        response = await super().get_response(path, scope)
        response.headers["cache-control"] = "no-cache"
        response.headers["content-security-policy"] = SITE_POLICY
        if not isinstance(response, FileResponse) or scope["method"] != "GET":
            return response
        file = Path(response.path)
        if file.suffix not in COMPRESSED or "gzip" not in (header(scope, b"accept-encoding") or ""):
            return response
        body = await run_sync(compressed, file, file.stat().st_mtime_ns)
        kept = {
            name: value for name, value in response.headers.items() if name not in ("content-length", "accept-ranges")
        }
        return Response(body, headers=kept | {"content-encoding": "gzip", "vary": "accept-encoding"})


@lru_cache(maxsize=100)
def compressed(file: Path, changed: int) -> bytes:
    """Return a file's content, compressed; ``changed`` makes sure that it is not that of an older file."""
    return gzip.compress(file.read_bytes(), mtime=0)
