"""The layout of every screen with a table: a title, the table, sentences and buttons below it, the keys.

Where there is room, a column beside the table shows the legend of the cards and the log.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Generic, TypeVar

from rich.text import Text
from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.events import Resize
from textual.geometry import Size
from textual.screen import Screen
from textual.widgets import Static

from menagerie.i18n.translator import Translator
from menagerie.terminal.card_picture import SIZES
from menagerie.terminal.card_style import MANY_COLOURS, legend
from menagerie.terminal.table_renderer import Block, TableRenderer, largest_renderer
from menagerie.terminal.text_picture import Key, TextPicture, keys_line, wrapped

FIXED_LINES = 3
"""The lines taken by the title, the keys and the rule between table and sentences."""

MIN_COLUMNS = 40
"""The narrowest table that is drawn."""

MIN_TABLE_LINES = 7
"""The lines of the table that stay visible beside a long text below it."""

CARD_SIZES = ((36, SIZES[0]), (28, SIZES[1]), (-1000, SIZES[2]))
"""The lines for table and text from which on cards may have a size."""

WIDE = 108
"""The columns of a screen from which on the log is shown beside the table."""

SIDE_LOG = 300
"""The number of latest sentences beside the table."""

Result = TypeVar("Result")


class TableScreenBase(Screen[Result], Generic[Result]):
    """A screen that is redrawn whenever something changes.

    It keeps its widgets, because it may be redrawn while it is being closed: a query no longer finds them then.
    """

    def __init__(self) -> None:
        super().__init__()
        self.title_line = Static(id="title")
        self.table_area = VerticalScroll(id="table-area", can_focus=False)
        self.board = TextPicture("board")
        self.below_area = VerticalScroll(id="below-area", can_focus=False)
        self.below = TextPicture("below")
        self.side = Vertical(id="side")
        self.legend = TextPicture("legend")
        self.log_area = VerticalScroll(id="log-area", can_focus=False)
        self.log_text = Static(id="log", markup=False)
        self.keys_line = TextPicture("keys")
        self._card_size = SIZES[0]
        self._sized_for: Size | None = None

    def compose(self) -> ComposeResult:
        yield self.title_line
        with Horizontal(id="main"):
            with Vertical(id="left"):
                with self.table_area:
                    yield self.board
                with self.below_area:
                    yield self.below
            with self.side:
                yield self.legend
                with self.log_area:
                    yield self.log_text
        yield self.keys_line

    def on_resize(self, event: Resize) -> None:
        self.draw()

    def draw(self) -> None:
        """Redraw the screen."""
        raise NotImplementedError

    @property
    def true_colours(self) -> bool:
        """Return whether the terminal can show the colours of the cards."""
        return self.app.console.color_system in MANY_COLOURS

    @property
    def side_columns(self) -> int:
        """Return the width of the column beside the table; 0 where there is no room for it."""
        return min(52, max(32, self.size.width - 84)) if self.size.width >= WIDE else 0

    @property
    def columns(self) -> int:
        """Return the width available for the table."""
        return max(MIN_COLUMNS, self.size.width - self.side_columns - 2)

    @property
    def rows(self) -> int:
        """Return the number of lines available for the table and the text below it."""
        return self.size.height - FIXED_LINES

    def draw_table(self, smallest: TableRenderer, height: int) -> Block:
        """Return the table, with cards that never grow as long as the window keeps its size."""
        if self._sized_for != self.size:
            self._sized_for = self.size
            self._card_size = next(size for lines, size in CARD_SIZES if self.rows >= lines)
        renderer = largest_renderer(smallest, height, self._card_size)
        self._card_size = renderer.size
        return renderer.table(height)

    def put(self, title: str, table: Block, below: Block) -> None:
        """Show a title, a table, and the text below it."""
        self.title_line.update(Text(f" {title}", "bold"))
        self.board.draw(table)
        self.below.draw(below)
        self.below_area.styles.max_height = max(3, self.rows - MIN_TABLE_LINES)

    def put_side(self, lines: Iterable[str], translator: Translator) -> None:
        """Show the legend and the log beside the table, if there is room."""
        self.side.display, self.side.styles.width = self.side_columns > 0, self.side_columns
        if not self.side.display:
            return
        self.legend.draw([*self.legend_lines(translator), Text()])
        self.log_text.update(Text("\n".join(lines)))
        self.log_area.scroll_end(animate=False)

    def legend_lines(self, translator: Translator) -> Block:
        """Return the legend in as many lines as the column beside the table needs."""
        lines: Block = []
        for item in legend(translator, self.true_colours):
            if lines and lines[-1].cell_len + item.cell_len + 2 <= self.side_columns - 3:
                lines[-1].append("  ").append_text(item)
            else:
                lines.append(item)
        return lines

    def put_keys(self, keys: Iterable[Key], translator: Translator) -> None:
        """Show the line of keys."""
        self.keys_line.draw([keys_line(keys, translator, self.size.width)])

    def wrapped(self, texts: Iterable[Text]) -> Block:
        """Break texts into lines that fit the screen."""
        return [line for text in texts for line in wrapped(text, self.app.console, self.columns)]
