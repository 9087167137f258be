"""Read the events that a server sends back into the game's own event classes."""

from __future__ import annotations

from functools import cache
from typing import Any, TypeAlias

from menagerie.core.game import Game
from menagerie.core.phrases import Event, GameEnded, RoundEnded, name_of
from menagerie.games import load
from menagerie.i18n.translator import tags_of

Json: TypeAlias = dict[str, Any]

MOST_VALUES = 64
"""The largest number of values that a tag may have: cards, colours, kinds."""


def event_of(game: Game[Any], shown: Json) -> Event:
    """Return the event that a message shows; secrets that it leaves out are None."""
    kind: type[Event] = next(
        k for k in (*game.events, RoundEnded, GameEnded) if name_of(k, game.name) == shown["event"]
    )
    return kind(**{field: _read(game.name, tag, shown[field]) for field, tag in tags_of(kind).items()})


def _read(game: str, tag: str, value: Any) -> Any:
    if isinstance(value, list):
        return tuple(_read(game, tag, item) for item in value)
    return _values(game, tag.removeprefix("by-seat").strip())[value] if isinstance(value, str) else value


@cache
def _values(game: str, tag: str) -> dict[str, int]:
    """Return the number behind each text with which records write this tag."""
    found: dict[str, int] = {}
    for value in range(MOST_VALUES):
        try:
            found.setdefault(load(game).notation.code(tag, value), value)
        except LookupError:
            break
    return found
