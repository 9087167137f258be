"""Lines of coloured text on the screen, with targets that mouse and keys can choose."""

from __future__ import annotations

from collections.abc import Iterable

from rich.console import Console, Group
from rich.style import Style
from rich.text import Text
from textual.events import Click
from textual.message import Message
from textual.widgets import Static

from menagerie.i18n.translator import Translator
from menagerie.terminal.decisions import Target
from menagerie.terminal.table_renderer import Block, target_positions

NO_BREAK, STAND_IN = "\u00a0", "\ue000"
"""A space at which no line ends, and the letter that takes its place while Rich, which would break there, wraps."""

Key = tuple[str, str, str]
"""A key, the screen action it runs, and the message id of its label."""


class TargetClicked(Message):
    """Somebody clicked this target."""

    def __init__(self, target: Target) -> None:
        super().__init__()
        self.target = target


class TextPicture(Static):
    """A widget that shows lines of text."""

    def __init__(self, name: str) -> None:
        super().__init__(id=name)
        self.lines: Block = []

    def draw(self, lines: Block) -> None:
        for line in lines:
            line.no_wrap, line.overflow = True, "crop"
        self.lines = lines
        self.update(Group(*lines))

    def on_click(self, event: Click) -> None:
        target = event.style.meta.get("target")
        if target is not None:
            event.stop()
            self.post_message(TargetClicked(tuple(target)))


def wrapped(text: Text, console: Console, width: int) -> Block:
    """Break a text into lines between words, but not at a space that keeps a name and its number together."""
    joined = text.copy()
    joined.plain = text.plain.replace(NO_BREAK, STAND_IN)
    lines = [*joined.wrap(console, width)]
    for line in lines:
        line.plain = line.plain.replace(STAND_IN, NO_BREAK)
    return lines


def keys_line(keys: Iterable[Key], translator: Translator, width: int) -> Text:
    """Return a line of keys with their labels, as many as fit; each can be clicked."""
    text = Text()
    for key, action, name in keys:
        clickable = Style(meta={"target": ("key", action)})
        item = Text().append(f" {key} ", clickable + Style(reverse=True)).append(f" {translator.say(name)} ", clickable)
        if text.cell_len + item.cell_len <= width:
            text.append_text(item)
    return text


def neighbour(lines: Iterable[Text], cursor: Target | None, key: str) -> Target | None:
    """Return the target that an arrow key leads to: along the line, or the nearest one in another line."""
    found: dict[Target, tuple[int, int]] = {}
    for target, row, column in target_positions(lines):
        if target[0] not in ("do", "key"):
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
