"""Lines of coloured text on the screen, in which spots can be touched by mouse and keys."""

from __future__ import annotations

from collections.abc import Iterable

from rich.console import Group
from rich.style import Style
from rich.text import Text
from textual.events import Click
from textual.message import Message
from textual.widgets import Static

from menagerie.terminal.decisions import Spot
from menagerie.terminal.drawing import Block, places
from menagerie.text.speech import Speech

Key = tuple[str, str, str]
"""A key, what it does, and the message that says what that is called."""


class Touched(Message):
    """Somebody touched this spot with the mouse."""

    def __init__(self, spot: Spot) -> None:
        super().__init__()
        self.spot = spot


class Picture(Static):
    """Lines that are drawn anew whenever something changes."""

    def __init__(self, name: str) -> None:
        super().__init__(id=name)
        self.lines: Block = []

    def draw(self, lines: Block) -> None:
        for line in lines:
            line.no_wrap, line.overflow = True, "crop"
        self.lines = lines
        self.update(Group(*lines))

    def on_click(self, event: Click) -> None:
        spot = event.style.meta.get("spot")
        if spot is not None:
            event.stop()
            self.post_message(Touched(tuple(spot)))


def keys_line(keys: Iterable[Key], speech: Speech, width: int) -> Text:
    """Keys with what they do, as many as there is room for; they can be touched, too."""
    text = Text()
    for key, action, name in keys:
        touch = Style(meta={"spot": ("key", action)})
        item = Text().append(f" {key} ", touch + Style(reverse=True)).append(f" {speech.say(name)} ", touch)
        if text.cell_len + item.cell_len <= width:
            text.append_text(item)
    return text


def neighbour(lines: Iterable[Text], cursor: Spot | None, key: str) -> Spot | None:
    """The spot that an arrow key leads to: along the line, or to the nearest one in another line."""
    found: dict[Spot, tuple[int, int]] = {}
    for spot, row, column in places(lines):
        if spot[0] not in ("barred", "key"):
            found.setdefault(spot, (row, column))
    if cursor not in found:
        return next(iter(found), None)
    order = sorted(found, key=lambda spot: found[spot])
    if key in ("left", "right"):
        return order[(order.index(cursor) + (1 if key == "right" else -1)) % len(order)]
    row, column = found[cursor]
    beyond = [spot for spot in order if (found[spot][0] > row if key == "down" else found[spot][0] < row)]
    nearest = sorted(beyond, key=lambda spot: (abs(found[spot][0] - row), abs(found[spot][1] - column)))
    return nearest[0] if nearest else cursor
