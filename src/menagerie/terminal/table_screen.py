"""The screen on which a game is played: the table, what happened, the decision to make, and the keys."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from contextlib import suppress
from time import monotonic

from rich.style import Style
from rich.text import Text
from textual.containers import VerticalScroll
from textual.events import Key

from menagerie.core.errors import Problem
from menagerie.i18n.hint_text import advice
from menagerie.i18n.translator import Translator
from menagerie.terminal.decisions import PendingDecision, Target, new_decision
from menagerie.terminal.game_session import Frame, GameSession, LogLine, MoveTooLate
from menagerie.terminal.info_pages import InfoPage, log_page, rule_pages, score_page, trick_page
from menagerie.terminal.table_renderer import Block, Scene, TableRenderer, target_positions
from menagerie.terminal.table_screen_base import TableScreenBase
from menagerie.terminal.text_picture import TargetClicked, TextPicture, neighbour

TAKE_DEVICE_KEY = "v"
"""The key with which the next of several people takes over the screen."""

GRACE = 0.35
"""Seconds for which a new decision ignores keys that were meant for what came before."""

PACE = 0.7
"""Seconds for which each event is shown."""

NEWS_LINES = 4
"""The number of latest sentences on the screen."""

MIN_NOTE_LINES = 3
"""The lines of a hint that are shown even if the table needs the room."""

KEYS = (
    ("←→⏎", "choose", "play-choose"),
    ("?", "rules", "web-rules"),
    ("h", "hint", "web-hint"),
    ("q", "quit", "play-quit"),
    ("l", "log", "play-log"),
    ("s", "scores", "web-sheet"),
    ("t", "last_trick", "play-trick"),
    ("p", "pause", "web-replay-pause"),
    ("f", "fast", "play-quick"),
)


class TableScreen(TableScreenBase[bool]):
    """Plays a game session to its end. Returns True if a rematch is wanted."""

    def __init__(self, session: GameSession, pace: float = PACE) -> None:
        super().__init__()
        self.session = session
        self.pace = pace
        self.frame: Frame | None = None
        self.decision: PendingDecision | None = None
        self.cursor: Target | None = None
        self.notes: Block = []
        """Lines outside the log: a hint, an error."""
        self._news: list[LogLine] = []
        self._continue = asyncio.Event()
        self._paused = False
        self._typed = ""
        self._since = 0.0
        """When the current decision was first shown."""
        self._quitting = False

    def on_mount(self) -> None:
        self.run_worker(self._run(), exclusive=True)

    # Frames

    async def _run(self) -> None:
        """Show every frame: an event for a while, a decision until it is made."""
        try:
            async for frame in self.session.frames():
                self._show(frame)
                if frame.news and not frame.asked:
                    await self._wait()
        except Problem as problem:
            self._note(self._translator().problem(problem))

    def _show(self, frame: Frame) -> None:
        new = self.frame is None or self.frame.table.choices != frame.table.choices or not self.frame.asked
        if self.frame is None or self.frame.viewpoint != frame.viewpoint:
            self._close_info_page()
            history = self.session.history(self.session.language, frame.viewpoint)
            self._news = (history or list(frame.news))[-NEWS_LINES:]
        else:
            self._news = [*self._news, *frame.news][-NEWS_LINES:]
        self.frame = frame
        if new:
            self.decision = new_decision(frame.table) if frame.asked else None
            self.cursor, self.notes = None, []
            self._since = monotonic()
        self.draw()

    def _close_info_page(self) -> None:
        """Close the page of the previous viewer, who may know more than the next one."""
        if self.frame is not None and isinstance(self.app.screen, InfoPage):
            self.app.pop_screen()

    async def _wait(self) -> None:
        """Wait while an event is shown. Any key continues; a paused game waits for a key."""
        self._continue.clear()
        with suppress(TimeoutError):
            await asyncio.wait_for(self._continue.wait(), None if self._paused else self.pace)

    # Drawing

    def _translator(self) -> Translator:
        return self.session.translator(self.session.language, self.frame.viewpoint if self.frame else None)

    def _scene(self, frame: Frame) -> Scene:
        return Scene(frame.table, self._translator(), self.session.seats, frame.actors, self.decision, self.cursor)

    def draw(self) -> None:
        frame = self.frame
        if frame is None or not self.is_mounted:
            return
        if self.decision is not None and self.cursor not in self.decision.targets():
            self.cursor = self._first_target()
        renderer = TableRenderer(self._scene(frame), self.columns)
        below = list(self._bottom(renderer, frame))
        room = self.rows - len(below)
        notes = self.wrapped(self.notes)[-max(MIN_NOTE_LINES, room - len(renderer.table(0)) - 1) :]
        table = renderer.table(room - len(notes) - 1)
        news = self._news_lines(max(1, room - len(notes) - len(table)))
        self.put(self._title(), table, [*news, *below, *notes])
        self.put_keys(KEYS, self._translator())
        self._scroll(table)

    def _scroll(self, table: Block) -> None:
        """Scroll to the cursor, or to the viewer's own cards if they are in sight together."""
        rows = [row for target, row, _ in target_positions(table) if target == self.cursor]
        area = self.query_one("#table-area", VerticalScroll)
        if rows and rows[0] < len(table) - area.size.height:
            area.scroll_to(y=max(0, rows[0] - 1), animate=False)
        else:
            area.scroll_end(animate=False)

    def _news_lines(self, room: int) -> Block:
        """Return the latest sentences that fit into this many lines."""
        return self.wrapped(Text(line.text) for line in self._news)[-room:]

    def _first_target(self) -> Target:
        """Return where the cursor starts: on a card, if one can be chosen."""
        assert self.decision is not None
        targets = self.decision.targets()
        return next((target for target in targets if target[0] == "card"), targets[0])

    def _title(self) -> str:
        title = self._translator().say(f"{self.session.game.name}-title")
        return f"{title} · ⏸" if self._paused else title

    def _bottom(self, renderer: TableRenderer, frame: Frame) -> Iterator[Text]:
        """Yield the lines below the table: the question and its buttons, or what the game waits for."""
        translator = self._translator()
        if frame.over:
            yield Text(
                translator.say("web-winners", {"names": translator.list(map(translator.seat, frame.winners))}), "bold"
            )
            if self.session.record:
                yield Text(translator.say("play-record", {"file": self.session.record}), "dim")
            if self.session.can_rematch:
                yield self._button("rematch", translator.say("web-rematch"))
        elif frame.pass_to is not None:
            name = self.session.seats[frame.pass_to].name
            yield Text(translator.say("web-pass-device", {"name": name}), "bold")
            yield self._button("take_device", f"{TAKE_DEVICE_KEY}: {translator.say('web-i-am', {'name': name})}")
        elif frame.asked:
            yield from renderer.buttons()
        elif frame.actors:
            others = translator.list(map(translator.seat, frame.actors))
            yield Text(translator.say("web-waiting", {"names": others}), "dim")

    def _button(self, action: str, text: str) -> Text:
        return Text().append(f"[ {text} ]", Style(bold=True, reverse=True, meta={"target": ("do", action)}))

    def _note(self, *lines: str) -> None:
        self.notes = [Text(line, "italic") for line in lines]
        self.draw()

    # Keys and clicks

    def on_key(self, event: Key) -> None:
        """Handle a key: any key ends the current wait; then commands run, and letters find a target by its name.

        Keys are not bound to Textual actions, because those run after letters that were typed later.
        """
        if self._quitting:
            return
        self._continue.set()
        if event.key in ARROWS:
            self.action_go(ARROWS[event.key])
        elif event.key in COMMANDS:
            COMMANDS[event.key](self)
        elif event.character and event.character.isalnum() and self.decision is not None:
            self._find_by_name(event.character)
        else:
            return
        event.stop()

    def _find_by_name(self, letter: str) -> None:
        letter, names = letter.lower(), dict(self._names())
        for typed in (self._typed + letter, letter):
            fitting = [target for target, keys in names.items() if any(name.startswith(typed) for name in keys)]
            if fitting:
                again = self.cursor is not None and self.cursor in fitting and typed == letter == self._typed
                at = fitting.index(self.cursor) + 1 if again and self.cursor else 0
                self.cursor, self._typed = fitting[at % len(fitting)], typed
                self.draw()
                return
        self._typed = ""

    def _names(self) -> Iterator[tuple[Target, tuple[str, ...]]]:
        """Yield every target with the names that letters find: a card's name and code, a button's text."""
        assert self.decision is not None
        translator, game = self._translator(), self.session.game
        labels = {("choice", choice.action): translator.phrase(choice.phrase) for choice in self.decision.buttons()}
        for target in self.decision.targets():
            if target[0] == "card":
                card = int(target[1])
                yield (
                    target,
                    (str(translator.value_name("card", card)).lower(), game.notation.code("card", card).lower()),
                )
            elif target[0] == "seat":
                yield target, (translator.seat(int(target[1])).lower(),)
            elif target in labels:
                yield target, (labels[target].lower(),)

    def on_target_clicked(self, message: TargetClicked) -> None:
        self._continue.set()
        self._touch(message.target)

    def action_go(self, key: str) -> None:
        if self.decision is None:
            return
        self._typed = ""
        lines = [*self.query_one("#board", TextPicture).lines, *self.query_one("#below", TextPicture).lines]
        self.cursor = neighbour(lines, self.cursor, key)
        self.draw()

    def action_choose(self) -> None:
        frame = self.frame
        if frame is None:
            return
        if frame.over:
            self._quit(self.session.can_rematch)
        elif self.cursor is not None and self.decision is not None and self._grace_is_over():
            self._touch(self.cursor)

    def _grace_is_over(self) -> bool:
        """Return False right after a decision appears, so that a key meant to speed things up does not play a card."""
        return not self.pace or monotonic() > self._since + GRACE

    def action_pass_device(self) -> None:
        """Uncover the hand of the next person. The key does nothing else, so that no hand is uncovered by mistake."""
        if self.frame is not None and self.frame.pass_to is not None:
            self._touch(("do", "take_device"))
        elif self.decision is not None:
            self._find_by_name(TAKE_DEVICE_KEY)

    def action_scroll(self, pages: int) -> None:
        area = self.query_one("#table-area", VerticalScroll)
        area.scroll_relative(y=pages * area.size.height // 2, animate=False)

    def action_pause(self) -> None:
        """Pause: every event waits for a key. Pressed again, events continue by themselves."""
        self._paused = not self._paused
        self._note(self._translator().say("play-held") if self._paused else "")

    def action_clear(self) -> None:
        """Take back the touches of an unfinished decision."""
        if self.decision is not None and self.frame is not None:
            self.decision = new_decision(self.frame.table)
            self.draw()

    def _touch(self, target: Target) -> None:
        frame = self.frame
        if frame is None or self._quitting:
            return
        if target[0] == "key":
            self.run_worker(self.run_action(f"screen.{target[1]}"))
        elif target == ("do", "rematch") and frame.over:
            self._quit(True)
        elif target == ("do", "take_device") and frame.pass_to is not None:
            self.session.take_device(frame.pass_to)
        elif target[0] == "barred":
            self._note(*(self._translator().phrase(b.reason) for b in frame.table.barred if b.card == target[1]))
        elif self.decision is not None and target in self.decision.targets():
            self.cursor = target
            self._decide(self.decision.chosen(target))

    def _decide(self, found: PendingDecision | int) -> None:
        if isinstance(found, PendingDecision):
            self.decision = found
            self.draw()
            return
        assert self.frame is not None
        assert self.frame.viewpoint is not None
        self.decision = None
        self.run_worker(self._send(self.frame.viewpoint, found))

    async def _send(self, seat: int, action: int) -> None:
        try:
            await self.session.decide(seat, action)
        except Problem as problem:
            assert self.frame is not None
            self.decision = None if isinstance(problem, MoveTooLate) else new_decision(self.frame.table)
            self._note(self._translator().problem(problem))

    # Information

    def action_rules(self) -> None:
        applied = next((line.rule for line in reversed(self._news) if line.rule), "")
        self.app.push_screen(InfoPage(*rule_pages(self.session.game, self.session.language, applied)))

    def action_log(self) -> None:
        viewpoint = self.frame.viewpoint if self.frame else None
        self.app.push_screen(InfoPage(*log_page(self.session, viewpoint)))

    def action_last_trick(self) -> None:
        self.app.push_screen(InfoPage(*trick_page(self.session, self._translator())))

    def action_scores(self) -> None:
        self.app.push_screen(InfoPage(*score_page(self.session, self._translator())))

    def action_hint(self) -> None:
        if self.frame is not None and self.frame.asked:
            self._note(self._translator().say("play-thinking"))
            self.run_worker(self._hint(self.frame), group="hint", exclusive=True)

    async def _hint(self, frame: Frame) -> None:
        assert frame.viewpoint is not None
        translator = self._translator()
        try:
            moves = await self.session.hint(frame.viewpoint)
        except Problem as problem:
            self._note(translator.problem(problem))
            return
        if self.decision is not None and self.decision.table.choices == frame.table.choices:
            self._note(translator.say("web-hint-why"), *advice(moves, frame.table, translator))

    def action_fast(self) -> None:
        """Switch between showing events fast and at the normal pace."""
        self.pace = 0.0 if self.pace else PACE

    def action_quit(self) -> None:
        self._quit(False)

    def _quit(self, rematch: bool) -> None:
        """Close the screen once, however many keys are pressed."""
        if not self._quitting:
            self._quitting = True
            self.dismiss(rematch)

    async def on_unmount(self) -> None:
        await self.session.close()


ARROWS = {"left": "left", "right": "right", "up": "up", "down": "down", "tab": "right", "shift+tab": "left"}

COMMANDS: dict[str, Callable[[TableScreen], None]] = {
    "enter": TableScreen.action_choose,
    "space": TableScreen.action_choose,
    "escape": TableScreen.action_clear,
    "question_mark": TableScreen.action_rules,
    "h": TableScreen.action_hint,
    "q": TableScreen.action_quit,
    "l": TableScreen.action_log,
    "s": TableScreen.action_scores,
    "t": TableScreen.action_last_trick,
    "p": TableScreen.action_pause,
    "f": TableScreen.action_fast,
    TAKE_DEVICE_KEY: TableScreen.action_pass_device,
    "pageup": lambda screen: screen.action_scroll(-1),
    "pagedown": lambda screen: screen.action_scroll(1),
}
"""The command of each key; capital letters always find targets."""
