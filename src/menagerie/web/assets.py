"""The files that every page needs: one style sheet, one script, one sheet of pictures; compressed once."""

from __future__ import annotations

import gzip
import hashlib
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

from markupsafe import Markup

STYLES = ("base.css", "cards.css", "board.css", "pages.css", "replay.css")
SCRIPTS = ("menagerie.js", "replay.js")


@dataclass(frozen=True, slots=True)
class Asset:
    """A file as it is sent; its name changes whenever it does, so it may be kept for ever."""

    name: str
    kind: str
    body: bytes
    compressed: bytes


def read(name: str) -> str:
    return files("menagerie.web").joinpath("static", name).read_text(encoding="utf-8")


@cache
def style() -> Asset:
    return _asset("menagerie", "css", "text/css", "\n".join(map(read, STYLES)))


@cache
def script() -> Asset:
    return _asset("menagerie", "js", "text/javascript", "\n".join(map(read, SCRIPTS)))


@cache
def sprite() -> Markup:
    """All pictures, to stand in every page."""
    return Markup(read("art.svg"))  # noqa: S704


def _asset(name: str, ending: str, kind: str, text: str) -> Asset:
    body = text.encode()
    mark = hashlib.sha256(body).hexdigest()[:12]
    return Asset(f"{name}.{mark}.{ending}", f"{kind}; charset=utf-8", body, gzip.compress(body, 9, mtime=0))


def by_name(name: str) -> Asset | None:
    """The file of this name."""
    return next((asset for asset in (style(), script()) if asset.name == name), None)
