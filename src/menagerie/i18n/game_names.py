"""Find a game by what people call it: its id, or its name in any language.

The names are the messages ``GAME-title`` and ``GAME-names`` (other names, separated by commas) of every language.
"""

from __future__ import annotations

import re
import unicodedata
from functools import cache
from typing import Any

from fluent.syntax.ast import Message, TextElement

from menagerie.core.errors import BadSetup
from menagerie.core.game import Game
from menagerie.games import load, names, package_of
from menagerie.i18n.translator import LANGUAGES, resource


def find_game(text: str) -> Game[Any]:
    """Return the game with this id, this name in any language, or the only one whose names begin so.

    Accents, capitals and punctuation do not matter.
    """
    wanted = plain(text)
    if wanted in names():
        return load(wanted)
    known = known_names()
    found = {game for name, game in known.items() if name == wanted}
    found = found or {game for name, game in known.items() if wanted and name.startswith(wanted)}
    if len(found) != 1:
        raise BadSetup("unknown-game", game=text, known=", ".join(names()))
    return load(found.pop())


def known_names() -> dict[str, str]:
    """Return the game for each name that people call it by."""
    return {name: game for game in names() for name in _names_of(game)}


@cache
def _names_of(game: str) -> tuple[str, ...]:
    found = [game]
    for language in LANGUAGES:
        for entry in resource(package_of(game), language).body:
            if isinstance(entry, Message) and entry.id.name == f"{game}-title":
                found.append(_text_of(entry))
            elif isinstance(entry, Message) and entry.id.name == f"{game}-names":
                found += _text_of(entry).split(",")
    return tuple(dict.fromkeys(filter(None, map(plain, found))))


def _text_of(message: Message) -> str:
    elements = message.value.elements if message.value else []
    return "".join(element.value for element in elements if isinstance(element, TextElement))


def plain(text: str) -> str:
    """Return a text in small letters and digits, without accents and with single spaces between its words."""
    decomposed = unicodedata.normalize("NFKD", text.casefold())
    return " ".join(re.findall(r"[^\W_]+", "".join(c for c in decomposed if not unicodedata.combining(c))))
