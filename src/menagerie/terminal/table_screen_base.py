"""What every screen with a table looks like: a title, the table, what is said and asked below it, the keys."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Generic, TypeVar

from rich.text import Text
from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.events import Resize
from textual.screen import Screen
from textual.widgets import Static

from menagerie.i18n.translator import Translator
from menagerie.terminal.table_renderer import Block
from menagerie.terminal.text_picture import Key, TextPicture, keys_line

AROUND = 3
"""So many lines are taken by the title, the keys and what divides the screen."""

NARROWEST = 40
"""A table is never drawn narrower than this."""

Answer = TypeVar("Answer")


class TableScreenBase(Screen[Answer], Generic[Answer]):
    """A screen that is drawn anew whenever something changes."""

    def compose(self) -> ComposeResult:
        yield Static(id="title")
        with VerticalScroll(id="room", can_focus=False):
            yield TextPicture("board")
        yield TextPicture("ask")
        yield TextPicture("keys")

    def on_resize(self, event: Resize) -> None:
        self.draw()

    def draw(self) -> None:
        """Put everything where it is now."""
        raise NotImplementedError

    @property
    def columns(self) -> int:
        """How wide a table may be."""
        return max(NARROWEST, self.size.width - 2)

    @property
    def rows(self) -> int:
        """How many lines there are for the table and what stands below it."""
        return self.size.height - AROUND

    def put(self, title: str, table: Block, below: Block) -> None:
        """Show a table under this title, and this below it."""
        self.query_one("#title", Static).update(Text(f" {title}", "bold"))
        self.query_one("#board", TextPicture).draw(table)
        self.query_one("#ask", TextPicture).draw(below)

    def put_keys(self, keys: Iterable[Key], translator: Translator) -> None:
        """Show which keys there are."""
        self.query_one("#keys", TextPicture).draw([keys_line(keys, translator, self.size.width)])

    def wrapped(self, texts: Iterable[Text]) -> Block:
        """These texts as lines that are not too long."""
        return [line for text in texts for line in text.wrap(self.app.console, self.columns)]
