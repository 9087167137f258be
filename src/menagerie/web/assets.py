"""Provide the files that every page needs: one style sheet, one script and the drawings, compressed once."""

from __future__ import annotations

import gzip
import hashlib
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

from markupsafe import Markup

from menagerie.core.look import Suit
from menagerie.games import load, names, package_of

STYLES = ("base.css", "cards.css", "board.css", "pages.css", "replay.css")
SCRIPTS = ("menagerie.js", "replay.js")


@dataclass(frozen=True, slots=True)
class Asset:
    """A static file; its name changes with its content, so browsers may cache it for ever."""

    name: str
    kind: str
    body: bytes
    compressed: bytes


def read(name: str) -> str:
    return files("menagerie.web").joinpath("static", name).read_text(encoding="utf-8")


@cache
def style() -> Asset:
    """Return the style sheet, with the colours of every game's suits."""
    return _asset("menagerie", "css", "text/css", "\n".join([*map(read, STYLES), suit_colours()]))


def suit_colours() -> str:
    """Return the rules that give cards and symbols the colours of their suit."""
    suits = {suit.name: suit for name in names() for suit in load(name).look.suits.values()}
    return "\n".join(f".suit-{suit.name} {{ {_colours(suit)} }}" for suit in suits.values())


def _colours(suit: Suit) -> str:
    ink = "" if suit.ink is None else f" --suit-ink: light-dark({', '.join(suit.ink)});"
    return f"--suit: light-dark({', '.join(suit.colours)});{ink}"


@cache
def script() -> Asset:
    return _asset("menagerie", "js", "text/javascript", "\n".join(map(read, SCRIPTS)))


@cache
def sprite() -> Markup:
    """Return all drawings, those of the games included; every page contains them."""
    own = [_drawings(name, load(name).look.drawings) for name in names() if load(name).look.drawings]
    return Markup(read("art.svg").replace("</svg>", "".join([*own, "</svg>"])))  # noqa: S704


def _drawings(game: str, file: str) -> str:
    """Return the symbols of a game's own file of drawings."""
    text = files(package_of(game)).joinpath(file).read_text(encoding="utf-8")
    return text.partition(">")[2].removesuffix("</svg>\n")


def _asset(name: str, ending: str, kind: str, text: str) -> Asset:
    body = compact(text).encode()
    mark = hashlib.sha256(body).hexdigest()[:12]
    return Asset(f"{name}.{mark}.{ending}", f"{kind}; charset=utf-8", body, gzip.compress(body, 9, mtime=0))


def compact(text: str) -> str:
    """Remove indentation and lines that hold only a comment."""
    lines = (line.strip() for line in text.splitlines())
    return "\n".join(line for line in lines if line and not line.startswith("//") and not is_comment(line))


def is_comment(line: str) -> bool:
    return line.startswith("/*") and line.endswith("*/")


def by_name(name: str) -> Asset | None:
    """Return the file of this name."""
    return next((asset for asset in (style(), script()) if asset.name == name), None)
