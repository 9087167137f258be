"""Pages that open over the table: the rules, the log, the last trick, the scores."""

from __future__ import annotations

from typing import Any, ClassVar

from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Static

from menagerie.core.game import Game
from menagerie.core.table import Table
from menagerie.i18n.rulebook import rulebook
from menagerie.i18n.translator import Translator
from menagerie.terminal.game_session import GameSession
from menagerie.terminal.table_renderer import Scene, TableRenderer


class InfoPage(ModalScreen[None]):
    """A page over the table, scrolled to its ``start``-th part. The key that opened it also closes it."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape,q,enter,question_mark,l,t,s", "dismiss", show=False)]

    def __init__(self, title: str, parts: list[RenderableType], start: int = 0) -> None:
        super().__init__()
        self.heading = title
        self.parts = parts
        self.start = start

    def compose(self) -> ComposeResult:
        with VerticalScroll(id="page") as page:
            page.border_title = self.heading
            page.border_subtitle = "↑ ↓ PgUp PgDn · Esc"
            for number, part in enumerate(self.parts):
                yield Static(part, id=f"part-{number}", markup=False)

    def on_mount(self) -> None:
        self.query_one("#page").focus()
        if self.start:
            part = self.query_one(f"#part-{self.start}")
            self.call_after_refresh(part.scroll_visible, animate=False, top=True)


def rule_pages(game: Game[Any], language: str, applied: str) -> tuple[str, list[RenderableType], int]:
    """Return the rulebook, opened at the rule that just applied."""
    parts: list[RenderableType] = []
    start = 0
    for chapter in rulebook(game, language):
        parts.append(Text(f"\n{chapter.title}", "bold underline"))
        for rule in chapter.rules:
            if rule.number == applied:
                start = len(parts)
            text = Text(f"\n{rule.number} ", "bold reverse" if rule.number == applied else "dim")
            parts.append(text.append(f"{rule.title}\n", "bold").append(rule.text, "not bold not reverse not dim"))
    return Translator(language).say("web-rules"), parts, start


def log_page(session: GameSession, viewpoint: int | None) -> tuple[str, list[RenderableType], int]:
    """Return everything that has happened, opened at its end."""
    history = session.history(session.language, viewpoint)
    parts: list[RenderableType] = [Text(line.text).append(f"  {line.rule}", "dim") for line in history]
    return Translator(session.language).say("web-log"), parts, max(0, len(parts) - 1)


def trick_page(session: GameSession, translator: Translator) -> tuple[str, list[RenderableType]]:
    """Return the cards of the last trick."""
    trick = session.last_trick()
    renderer = TableRenderer(Scene(Table(trick, (), None, ()), translator, session.seats), 70)
    lines = renderer.middle() or [Text(translator.say("web-no-trick"))]
    return translator.say("web-last"), [*lines]


def score_page(session: GameSession, translator: Translator) -> tuple[str, list[RenderableType]]:
    """Return the points of each round and of the game so far."""
    sheet = session.score_sheet()
    if not sheet.rounds:
        return translator.say("web-sheet"), [Text(translator.say("web-no-rounds"))]
    grid = Grid(translator.say("web-round"), *map(translator.seat, range(len(session.seats))), box=None, pad_edge=False)
    for number, points in enumerate(sheet.rounds, 1):
        grid.add_row(str(number), *map(str, points))
    grid.add_row(Text(translator.say("web-total"), "bold"), *(Text(str(points), "bold") for points in sheet.total))
    return translator.say("web-sheet"), [grid]
