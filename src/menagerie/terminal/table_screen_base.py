"""The layout of every screen with a table: a title, the table, sentences and buttons below it, the keys."""

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

FIXED_LINES = 3
"""The lines taken by the title, the keys and the rule between table and sentences."""

MIN_COLUMNS = 40
"""The narrowest table that is drawn."""

Result = TypeVar("Result")


class TableScreenBase(Screen[Result], Generic[Result]):
    """A screen that is redrawn whenever something changes."""

    def compose(self) -> ComposeResult:
        yield Static(id="title")
        with VerticalScroll(id="table-area", can_focus=False):
            yield TextPicture("board")
        yield TextPicture("below")
        yield TextPicture("keys")

    def on_resize(self, event: Resize) -> None:
        self.draw()

    def draw(self) -> None:
        """Redraw the screen."""
        raise NotImplementedError

    @property
    def columns(self) -> int:
        """Return the width available for the table."""
        return max(MIN_COLUMNS, self.size.width - 2)

    @property
    def rows(self) -> int:
        """Return the number of lines available for the table and the text below it."""
        return self.size.height - FIXED_LINES

    def put(self, title: str, table: Block, below: Block) -> None:
        """Show a title, a table, and the text below it."""
        self.query_one("#title", Static).update(Text(f" {title}", "bold"))
        self.query_one("#board", TextPicture).draw(table)
        self.query_one("#below", TextPicture).draw(below)

    def put_keys(self, keys: Iterable[Key], translator: Translator) -> None:
        """Show the line of keys."""
        self.query_one("#keys", TextPicture).draw([keys_line(keys, translator, self.size.width)])

    def wrapped(self, texts: Iterable[Text]) -> Block:
        """Break texts into lines that fit the screen."""
        return [line for text in texts for line in text.wrap(self.app.console, self.columns)]
