"""The table screen's state, and what its keys open or ask for besides moves: pages, a hint, an undo, the chat."""

from __future__ import annotations

from collections.abc import Coroutine
from typing import Any

from rich.text import Text

from menagerie.core.errors import Problem
from menagerie.i18n.hint_text import SuggestedMove
from menagerie.i18n.translator import Translator
from menagerie.terminal.decisions import PendingDecision, Target
from menagerie.terminal.game_session import Frame, GameSession, LogLine
from menagerie.terminal.info_pages import (
    ChatPage,
    InfoPage,
    help_page,
    hint_page,
    log_page,
    rule_pages,
    score_page,
    trick_page,
)
from menagerie.terminal.table_renderer import Block
from menagerie.terminal.table_screen_base import TableScreenBase
from menagerie.terminal.text_picture import Key

KEYS = (
    ("←→⏎", "choose", "play-choose"),
    ("?", "rules", "web-rules"),
    ("h", "hint", "web-hint"),
    ("i", "help", "play-help"),
    ("q", "quit", "play-quit"),
    ("x", "change", "web-change"),
    ("c", "chat", "web-chat"),
    ("u", "undo", "web-undo"),
    ("s", "scores", "web-sheet"),
    ("t", "last_trick", "play-trick"),
    ("l", "log", "play-log"),
    ("p", "speed", "web-pace"),
)
"""All keys with a label, the most important first: a narrow screen shows as many as fit."""


class TablePages(TableScreenBase[bool]):
    """The base of the table screen: what it shows, and the pages that it opens."""

    def __init__(self, session: GameSession) -> None:
        super().__init__()
        self.session = session
        self.frame: Frame | None = None
        self.decision: PendingDecision | None = None
        self.cursor: Target | None = None
        self.notes: Block = []
        """Lines outside the log: a problem, or that the bot is thinking."""
        self.hinted: frozenset[int] = frozenset()
        """The cards of the move that the last hint prefers."""
        self.news: list[LogLine] = []
        """The latest sentences."""

        self.changing = False
        """Whether the viewer is changing a choice that they have made."""

    @property
    def shown(self) -> Frame | None:
        """Return the frame on the screen: with the choice open again while the viewer is changing it."""
        if self.changing and self.frame is not None and self.frame.changeable is not None:
            return self.frame.reopened()
        return self.frame

    def _translator(self) -> Translator:
        return self.session.translator(self.session.language, self.frame.viewpoint if self.frame else None)

    def _note(self, *lines: str) -> None:
        self.notes = [Text(line, "italic") for line in lines if line]
        self.draw()

    def offers(self, key: Key) -> bool:
        """Return whether a key does something in this game."""
        if key[1] == "change":
            return self.frame is not None and self.frame.changeable is not None
        return key[1] != "chat" or self.session.can_chat

    # Pages

    def action_rules(self) -> None:
        applied = next((line.rule for line in reversed(self.news) if line.rule), "")
        self.app.push_screen(InfoPage(*rule_pages(self.session.game, self.session.language, applied)))

    def action_log(self) -> None:
        viewpoint = self.frame.viewpoint if self.frame else None
        self.app.push_screen(InfoPage(*log_page(self.session, viewpoint)))

    def action_last_trick(self) -> None:
        width = min(self.size.width, 110) - 4
        self.app.push_screen(InfoPage(*trick_page(self.session, self._translator(), width, self.true_colours)))

    def action_scores(self) -> None:
        self.app.push_screen(InfoPage(*score_page(self.session, self._translator())))

    def action_help(self) -> None:
        keys = [key for key in KEYS if self.offers(key)]
        self.app.push_screen(InfoPage(*help_page(self.session, keys, self._translator(), self.true_colours)))

    # A hint

    def action_hint(self) -> None:
        if self.shown is not None and self.decision is not None:
            self._note(self._translator().say("play-thinking"))
            self.run_worker(self._hint(self.shown), group="hint", exclusive=True)

    async def _hint(self, frame: Frame) -> None:
        assert frame.viewpoint is not None
        translator = self._translator()
        try:
            moves = await self.session.hint(frame.viewpoint)
        except Problem as problem:
            self._note(translator.problem(problem))
            return
        if moves and self.decision is not None and self.decision.table.choices == frame.table.choices:
            self._show_hint(moves, frame, translator)

    def _show_hint(self, moves: list[SuggestedMove], frame: Frame, translator: Translator) -> None:
        """Open the page with the suggested moves, and mark the cards of the best one."""
        best = next(choice for choice in frame.table.choices if choice.action == moves[0].action)
        self.hinted = frozenset(best.cards)
        self._note()
        self.app.push_screen(InfoPage(*hint_page(moves, frame.table, translator)))

    # Undo and chat

    def action_undo(self) -> None:
        self.send(self.session.undo())

    def action_chat(self) -> None:
        if self.session.can_chat:
            self.run_worker(self._chat())

    async def _chat(self) -> None:
        text = await self.app.push_screen_wait(ChatPage(self.session.chat, self._translator()))
        if text:
            self.send(self.session.say(text))

    def send(self, request: Coroutine[Any, Any, None]) -> None:
        """Carry out a request in the background, and show why if it is refused."""

        async def carry_out() -> None:
            try:
                await request
            except Problem as problem:
                self._note(self._translator().problem(problem))

        self.run_worker(carry_out())
