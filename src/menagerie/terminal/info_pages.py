"""Pages that open over the table: rules, log, last trick, scores, hints, help, chat, and the end of a round."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from time import monotonic
from typing import Any, ClassVar, TypeAlias

from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Input, Static

from menagerie.core.endings import Ending
from menagerie.core.game import Game
from menagerie.core.phrases import GameEnded, RoundEnded
from menagerie.core.table import Table
from menagerie.i18n.ending_text import title_of
from menagerie.i18n.hint_text import SuggestedMove, advice
from menagerie.i18n.rulebook import rulebook
from menagerie.i18n.translator import Translator
from menagerie.terminal.card_picture import CARD_BACK
from menagerie.terminal.card_style import legend
from menagerie.terminal.ending_lines import (
    ending_lines,
    has_rounds,
    hint_note,
    marks_of,
    reason_lines,
    result_lines,
    round_label,
    rows_of,
)
from menagerie.terminal.game_session import GameSession, LogLine
from menagerie.terminal.house_rules import house_rule_texts
from menagerie.terminal.table_renderer import Scene, TableRenderer
from menagerie.terminal.text_picture import Key

GRACE = 0.35
"""Seconds for which something new ignores keys that were meant for what came before."""

ENDED = (RoundEnded, GameEnded)
"""The events that only repeat the points."""

Page: TypeAlias = tuple[str, list[RenderableType], int]
"""A title, the parts of a page, and the part at which it opens."""


class InfoPage(ModalScreen[None]):
    """A page over the table, scrolled to its ``start``-th part. The key that opened it also closes it."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,q,enter,space,question_mark,l,t,s,h,i", "dismiss", show=False)
    ]

    def __init__(
        self, title: str, parts: list[RenderableType], start: int = 0, keys: str = "↑ ↓ PgUp PgDn · Esc"
    ) -> None:
        super().__init__()
        self.heading = title
        self.parts = parts
        self.start = start
        self.keys = keys

    def compose(self) -> ComposeResult:
        with VerticalScroll(id="page") as page:
            page.border_title = self.heading
            page.border_subtitle = self.keys
            for number, part in enumerate(self.parts):
                yield Static(part, id=f"part-{number}", markup=False)

    def on_mount(self) -> None:
        self.query_one("#page").focus()
        if self.start:
            part = self.query_one(f"#part-{self.start}")
            self.call_after_refresh(part.scroll_visible, animate=False, top=True)


class EndingPage(InfoPage):
    """The end of a round or of the game. It stays until it is dismissed, or for a time where others wait."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape,enter,space", "close", show=False)]

    def __init__(self, title: str, parts: list[RenderableType], button: str, seconds: float | None) -> None:
        super().__init__(title, parts, keys=f"↑ ↓ PgUp PgDn · ⏎ {button}")
        self.seconds = seconds
        self._since = 0.0

    def on_mount(self) -> None:
        super().on_mount()
        self._since = monotonic()
        if self.seconds is not None:
            self.set_timer(self.seconds, self.dismiss)

    def action_close(self) -> None:
        """Close the page, unless the key was meant for what came before."""
        if monotonic() - self._since >= GRACE:
            self.dismiss()

    def on_click(self) -> None:
        self.action_close()


class ChatPage(ModalScreen[str]):
    """The chat, and a line to write in. Returns what was written; an empty text for nothing."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "dismiss('')", show=False)]

    def __init__(self, lines: Sequence[LogLine], translator: Translator) -> None:
        super().__init__()
        self.lines = lines
        self.translator = translator

    def compose(self) -> ComposeResult:
        with VerticalScroll(id="page") as page:
            page.border_title = self.translator.say("web-chat")
            page.border_subtitle = self.translator.say("play-chat-keys")
            for line in self.lines:
                yield Static(line.text, markup=False)
            yield Input(placeholder=self.translator.say("web-chat-prompt"), id="message", max_length=300)

    def on_mount(self) -> None:
        self.query_one("#message").focus()

    def on_input_submitted(self, event: Input.Submitted) -> None:
        self.dismiss(event.value.strip())


def rule_pages(game: Game[Any], language: str, applied: str) -> Page:
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


def log_page(session: GameSession, viewpoint: int | None) -> Page:
    """Return everything that has happened, opened at its end."""
    history = session.history(session.language, viewpoint)
    parts: list[RenderableType] = [Text(line.text).append(f"  {line.rule}", "dim") for line in history]
    return Translator(session.language).say("web-log"), parts, max(0, len(parts) - 1)


def trick_page(session: GameSession, translator: Translator, width: int, true_colours: bool) -> Page:
    """Return all cards of the last trick, who led it, and what came of it."""
    trick = session.endings.last_trick
    if trick is None:
        return translator.say("web-last"), [Text(translator.say("web-no-trick"))], 0
    table, marks = Table(trick.trick, (), None, ()), marks_of(trick, translator)
    scene = Scene(table, translator, session.seats, true_colours=true_colours, seat_marks=marks)
    lines = [*TableRenderer(scene, width).middle(), Text(), *map(Text, ending_lines(trick, translator))]
    return translator.say("web-last"), [*lines], 0


def score_page(session: GameSession, translator: Translator) -> Page:
    """Return the points of each round and of the game so far, with the reasons."""
    return translator.say("web-sheet"), score_parts(session, translator), 0


def score_parts(session: GameSession, translator: Translator) -> list[RenderableType]:
    """Return a row for every round and for the game, and what the points of every known round came from."""
    if not session.score_sheet().rounds:
        return [Text(translator.say("web-no-rounds"))]
    grid = Grid("", *map(translator.seat, range(len(session.seats))), box=None, pad_edge=False)
    *rounds, game = rows_of(session, translator)
    for label, cells in rounds:
        grid.add_row(label, *cells)
    grid.add_row(*(Text(cell, "bold") for cell in (game[0], *game[1])))
    parts: list[RenderableType] = [grid]
    number = len(session.score_sheet().rounds)
    for ending in reversed(session.endings.rounds):
        heading = [Text(round_label(number, translator), "bold")] if has_rounds(session) else []
        decisive = [translator.phrase(event) for event in ending.events if not isinstance(event, ENDED)]
        parts += [Text(), *heading, *map(Text, [*decisive, *reason_lines(ending, translator)])]
        number -= 1
    return parts


def hint_page(moves: Sequence[SuggestedMove], table: Table, translator: Translator) -> Page:
    """Return the suggested moves, best first, and why a number may be higher further down."""
    lines: list[RenderableType] = [
        Text(f"{number}. ", "bold" if number == 1 else "").append(line)
        for number, line in enumerate(advice(moves, table, translator), 1)
    ]
    explanation = hint_note(moves)
    notes = [Text(), Text(translator.say(explanation), "dim")] if explanation else []
    return translator.say("web-hint-why"), [*lines, *notes], 0


def help_page(session: GameSession, keys: Iterable[Key], translator: Translator, true_colours: bool) -> Page:
    """Return every key, what the cards and signs mean, and the house rules of this game."""
    parts: list[RenderableType] = [Text(translator.say("play-keys"), "bold underline")]
    parts += [Text(f" {key} ", "reverse").append(f" {translator.say(name)}", "not reverse") for key, _, name in keys]
    parts += [Text(), Text(translator.say("play-legend"), "bold underline"), *legend(translator, true_colours)]
    parts += [Text(f" {sign}  {text}") for sign, text in signs_of(session, translator)]
    rules = house_rule_texts(session.game, session.house_rules, translator)
    if rules:
        parts += [Text(), Text(translator.say("web-house-rules"), "bold underline"), *map(Text, rules)]
    return translator.say("play-help"), parts, 0


def signs_of(session: GameSession, translator: Translator) -> list[tuple[str, str]]:
    """Return every sign on the table with its meaning."""
    look, name = session.game.look, session.game.name
    shared = [
        (f"{CARD_BACK}5", "play-sign-back"),
        ("+1", "play-sign-below"),
        ("✓", "play-sign-picked"),
        ("!", "play-sign-hint"),
        ("▶", "play-sign-turn"),
    ]
    worth = [(look.worth_sign, translator.say(f"{name}-values"))] if look.worth_sign else []
    marks = [(mark.sign, translator.say(f"{name}-mark-{key}")) for key, mark in look.marks.items()]
    return [*((sign, translator.say(message)) for sign, message in shared), *worth, *marks]


def ending_page(session: GameSession, ending: Ending, translator: Translator) -> Page:
    """Return the end of a round or of the game: the result, what the points came from, and the scores."""
    result = list(result_lines(ending.winners, session, translator)) if ending.kind == "game" else []
    parts: list[RenderableType] = [Text(line, "bold") for line in result]
    if result:
        parts.append(Text())
    return title_of(ending, translator), [*parts, *score_parts(session, translator)], 0
