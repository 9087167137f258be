"""Lines of coloured text on the screen, in which spots can be touched by mouse and keys."""

from __future__ import annotations

from collections.abc import Iterable

from rich.console import Group
from rich.style import Style
from rich.text import Text
from textual.events import Click
from textual.message import Message
from textual.widgets import Static

from menagerie.i18n.translator import Translator
from menagerie.terminal.decisions import Target
from menagerie.terminal.table_renderer import Block, places

Key = tuple[str, str, str]
"""A key, what it does, and the message that says what that is called."""


class Touched(Message):
    """Somebody touched this spot with the mouse."""

    def __init__(self, target: Target) -> None:
        super().__init__()
        self.target = target


class TextPicture(Static):
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
        target = event.style.meta.get("spot")
        if target is not None:
            event.stop()
            self.post_message(Touched(tuple(target)))


def keys_line(keys: Iterable[Key], translator: Translator, width: int) -> Text:
    """Keys with what they do, as many as there is room for; they can be touched, too."""
    text = Text()
    for key, action, name in keys:
        touch = Style(meta={"spot": ("key", action)})
        item = Text().append(f" {key} ", touch + Style(reverse=True)).append(f" {translator.say(name)} ", touch)
        if text.cell_len + item.cell_len <= width:
            text.append_text(item)
    return text


def neighbour(lines: Iterable[Text], cursor: Target | None, key: str) -> Target | None:
    """The spot that an arrow key leads to: along the line, or to the nearest one in another line."""
    found: dict[Target, tuple[int, int]] = {}
    for target, row, column in places(lines):
        if target[0] not in ("barred", "key"):
            found.setdefault(target, (row, column))
    if cursor not in found:
        return next(iter(found), None)
    order = sorted(found, key=lambda target: found[target])
    if key in ("left", "right"):
        return order[(order.index(cursor) + (1 if key == "right" else -1)) % len(order)]
    row, column = found[cursor]
    beyond = [target for target in order if (found[target][0] > row if key == "down" else found[target][0] < row)]
    nearest = sorted(beyond, key=lambda target: (abs(found[target][0] - row), abs(found[target][1] - column)))
    return nearest[0] if nearest else cursor
