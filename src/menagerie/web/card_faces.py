"""Send card faces separately from cards: a page has them all, a message only those that the browser lacks.

A card says by ``data-face`` what is printed on it: the game, the card and what it is worth, or the back.
"""

from __future__ import annotations

import re
from collections.abc import Container

from markupsafe import Markup

from menagerie.games import load
from menagerie.web import cards as art

FACE = re.compile(r'data-face="([^"]+)"[^>]*>')


def key_of(game: str, card: int | None, worth: int | None) -> str:
    return f"{game}.back" if card is None else f"{game}.{card}.{worth or 0}"


def emblem_key(game: str, tag: str, value: int) -> str:
    """Return the key of a card that stands for a whole suit."""
    return f"{game}.{tag}.{value}"


def face_of(key: str) -> Markup:
    """Return the face or the back of a card, or the emblem of a suit."""
    name, what, *more = key.split(".")
    if what == "back":
        return art.back(load(name))
    if what.isdigit():
        return art.face(load(name), int(what), int(more[0]))
    return art.emblem(load(name), what, int(more[0]))


def filled(html: str) -> str:
    """Return the HTML with every face in its card."""
    return FACE.sub(lambda found: f"{found[0]}{face_of(found[1])}", html)


def missing_in(html: str, known: Container[str]) -> set[str]:
    """Return the faces that the HTML needs and the browser lacks."""
    return {key for key in FACE.findall(html) if key not in known}
