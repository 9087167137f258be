"""Provide the files that pages need: style sheets, scripts, the drawings and previews, compressed once."""

from __future__ import annotations

import gzip
import hashlib
import re
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from itertools import chain

from markupsafe import Markup

from menagerie.core.look import Suit
from menagerie.games import load, names, package_of
from menagerie.web.board_renderer import UNIT

STYLES = {
    "menagerie": ("base.css", "cards.css", "board.css", "shared.css"),
    "pages": ("pages.css",),
    "replay": ("replay.css",),
}
"""The files of each style sheet. The first belongs to every page, the second to every page but tables, and the others
to the pages with the script of that name."""
MOST_CARDS = 61
"""No zone has as many cards as this."""

SCRIPTS = ("menagerie", "notify", "replay", "daily")
"""The first script belongs to every page, the others to the pages that ask for them."""

PREVIEW_SIZE = (1200, 630)
"""The width and height of the pictures in link previews."""


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
def style(name: str = "menagerie") -> Asset:
    """Return a style sheet; that of every page has the colours of every game's suits."""
    general = [suit_colours(), counts()] if name == "menagerie" else []
    return _asset(name, "css", "text/css", dense("\n".join([*map(read, STYLES[name]), *general])))


def dense(style: str) -> str:
    """Remove comments and the space around braces, semicolons and commas and after colons from a style sheet."""
    return re.sub(r"\s*([{};,])\s*|(?<=:) ", r"\1", re.sub(r"/\*.*?\*/", "", style, flags=re.DOTALL)).replace(";}", "}")


def suit_colours() -> str:
    """Return the rules that give cards and symbols the colours of their suit."""
    suits = {suit.name: suit for name in names() for suit in load(name).look.suits.values()}
    return "\n".join(f".suit-{suit.name} {{ {_colours(suit)} }}" for suit in suits.values())


def counts() -> str:
    """Return the rules that tell style sheets how many cards lie somewhere, and how wide these are side by side."""
    sizes = (f'[data-size="{count}"] {{ --n: {max(1, count)}; }}' for count in range(MOST_CARDS))
    units = (f'[data-units="{count}"] {{ --u: {count / UNIT}; }}' for count in range(UNIT, MOST_CARDS))
    return "\n".join([*sizes, *units])


def _colours(suit: Suit) -> str:
    ink = "" if suit.ink is None else f" --suit-ink: light-dark({', '.join(suit.ink)});"
    return f"--suit: light-dark({', '.join(suit.colours)});{ink}"


@cache
def script(name: str = SCRIPTS[0]) -> Asset:
    return _asset(name, "js", "text/javascript", read(f"{name}.js"))


@cache
def preview(game: str = "") -> Asset:
    """Return the picture for links to pages about a game; without one of its own, the picture for all games."""
    own = game and load(game).look.preview
    file = files(package_of(game)).joinpath(own) if own else files("menagerie.web").joinpath("static", "preview.png")
    return _hashed(f"preview-{game}" if own else "preview", "png", "image/png", file.read_bytes())


@cache
def sprite(game: str = "") -> Markup:
    """Return the drawings that a page contains: those that all games share, and those of its game, or of all games."""
    shown = [(name, load(name).look) for name in names() if game in ("", name)]
    own = [_drawings(name, look.drawings) for name, look in shown if look.drawings]
    return Markup(read("art.svg").replace("</svg>", "".join([*own, "</svg>"])))  # noqa: S704


def _drawings(game: str, file: str) -> str:
    """Return the symbols of a game's own file of drawings."""
    text = files(package_of(game)).joinpath(file).read_text(encoding="utf-8")
    return text.partition(">")[2].removesuffix("</svg>\n")


def _asset(name: str, ending: str, kind: str, text: str) -> Asset:
    return _hashed(name, ending, f"{kind}; charset=utf-8", compact(text).encode())


def _hashed(name: str, ending: str, kind: str, body: bytes) -> Asset:
    mark = hashlib.sha256(body).hexdigest()[:12]
    return Asset(f"{name}.{mark}.{ending}", kind, body, gzip.compress(body, 9, mtime=0))


def compact(text: str) -> str:
    """Remove indentation and lines that hold only a comment."""
    lines = (line.strip() for line in text.splitlines())
    return "\n".join(line for line in lines if line and not line.startswith("//") and not is_comment(line))


def is_comment(line: str) -> bool:
    return line.startswith("/*") and line.endswith("*/")


def by_name(name: str) -> Asset | None:
    """Return the file of this name."""
    styles, scripts, previews = map(style, STYLES), map(script, SCRIPTS), map(preview, ("", *names()))
    return next((asset for asset in chain(styles, scripts, previews) if asset.name == name), None)
