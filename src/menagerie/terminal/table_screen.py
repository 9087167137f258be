"""The screen of a table: the cards, what was said, what is to be decided, and the keys."""

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
from menagerie.terminal.decisions import PendingDecision, Target
from menagerie.terminal.game_session import Frame, GameSession, Overtaken, Said
from menagerie.terminal.info_pages import Reading, log_page, rule_pages, score_page, trick_page
from menagerie.terminal.table_renderer import Block, Scene, TableRenderer, places
from menagerie.terminal.table_screen_base import TableScreenBase
from menagerie.terminal.text_picture import TextPicture, Touched, neighbour

LIFT = "v"
"""The key with which the next one of several people says that they look."""

GRACE = 0.35
"""So many seconds a decision is there before a key makes it."""

PACE = 0.7
"""So many seconds something that happens is shown."""

TOLD = 4
"""So many of the last sentences are on the screen."""

FEWEST = 3
"""So many lines of a hint are shown, whatever room the table needs."""

KEYS = (
    ("←→⏎", "touch", "play-choose"),
    ("?", "rules", "web-rules"),
    ("h", "hint", "web-hint"),
    ("q", "leave", "play-quit"),
    ("l", "log", "play-log"),
    ("s", "scores", "web-sheet"),
    ("t", "last_trick", "play-trick"),
    ("p", "hold", "web-replay-pause"),
    ("f", "quick", "play-quick"),
)


class TableScreen(TableScreenBase[bool]):
    """A sitting, from the first moment to the last; gives True if another game is wanted."""

    def __init__(self, session: GameSession, pace: float = PACE) -> None:
        super().__init__()
        self.session = session
        self.pace = pace
        self.frame: Frame | None = None
        self.decision: PendingDecision | None = None
        self.cursor: Target | None = None
        self.notes: Block = []
        """What is told besides: a hint, a mistake."""
        self._said: list[Said] = []
        self._hurry = asyncio.Event()
        self._held = False
        self._typed = ""
        self._since = 0.0
        """When the decision came up."""
        self._leaving = False

    def on_mount(self) -> None:
        self.run_worker(self._live(), exclusive=True)

    # What happens

    async def _live(self) -> None:
        """Show moment after moment; what happens stays for a while, a decision until it is made."""
        try:
            async for frame in self.session.frames():
                self._show(frame)
                if frame.said and not frame.asked:
                    await self._breathe()
        except Problem as problem:
            self._note(self._speech().problem(problem))

    def _show(self, frame: Frame) -> None:
        new = self.frame is None or self.frame.table.choices != frame.table.choices or not self.frame.asked
        if self.frame is None or self.frame.viewpoint != frame.viewpoint:
            self._put_away()
            told = self.session.told(self.session.language, frame.viewpoint)
            self._said = (told or list(frame.said))[-TOLD:]
        else:
            self._said = [*self._said, *frame.said][-TOLD:]
        self.frame = frame
        if new:
            self.decision = PendingDecision(frame.table) if frame.asked else None
            self.cursor, self.notes = None, []
            self._since = monotonic()
        self.draw()

    def _put_away(self) -> None:
        """Somebody else looks now: no page stays open that was for other eyes."""
        if self.frame is not None and isinstance(self.app.screen, Reading):
            self.app.pop_screen()

    async def _breathe(self) -> None:
        """Leave time to look; any key goes on, and whoever holds the game goes on step by step."""
        self._hurry.clear()
        with suppress(TimeoutError):
            await asyncio.wait_for(self._hurry.wait(), None if self._held else self.pace)

    # Drawing

    def _speech(self) -> Translator:
        return self.session.translator(self.session.language, self.frame.viewpoint if self.frame else None)

    def _scene(self, frame: Frame) -> Scene:
        return Scene(frame.table, self._speech(), self.session.seats, frame.actors, self.decision, self.cursor)

    def draw(self) -> None:
        frame = self.frame
        if frame is None or not self.is_mounted:
            return
        if self.decision is not None and self.cursor not in self.decision.targets():
            self.cursor = self._first()
        renderer = TableRenderer(self._scene(frame), self.columns)
        below = list(self._bottom(renderer, frame))
        room = self.rows - len(below)
        notes = self.wrapped(self.notes)[-max(FEWEST, room - len(renderer.table(0)) - 1) :]
        table = renderer.table(room - len(notes) - 1)
        story = self._story(max(1, room - len(notes) - len(table)))
        self.put(self._title(), table, [*story, *below, *notes])
        self.put_keys(KEYS, self._speech())
        self._scroll(table)

    def _scroll(self, table: Block) -> None:
        """One's own cards are in sight; if the cursor is elsewhere, that is."""
        rows = [row for target, row, _ in places(table) if target == self.cursor]
        room = self.query_one("#room", VerticalScroll)
        if rows and rows[0] < len(table) - room.size.height:
            room.scroll_to(y=max(0, rows[0] - 1), animate=False)
        else:
            room.scroll_end(animate=False)

    def _story(self, room: int) -> Block:
        """What was said last, as far as there is room."""
        return self.wrapped(Text(said.text) for said in self._said)[-room:]

    def _first(self) -> Target:
        """Where the cursor is at first: on a card, if one can be touched."""
        assert self.decision is not None
        targets = self.decision.targets()
        return next((target for target in targets if target[0] == "card"), targets[0])

    def _title(self) -> str:
        title = self._speech().say(f"{self.session.game.name}-title")
        return f"{title} · ⏸" if self._held else title

    def _bottom(self, renderer: TableRenderer, frame: Frame) -> Iterator[Text]:
        """What is waited for, and what can be decided."""
        translator = self._speech()
        if frame.over:
            yield Text(
                translator.say("web-winners", {"names": translator.list(map(translator.seat, frame.winners))}), "bold"
            )
            if self.session.record:
                yield Text(translator.say("play-record", {"file": self.session.record}), "dim")
            if self.session.repeatable:
                yield self._button("again", translator.say("web-rematch"))
        elif frame.pass_to is not None:
            name = self.session.seats[frame.pass_to].name
            yield Text(translator.say("web-pass-device", {"name": name}), "bold")
            yield self._button("look", f"{LIFT}: {translator.say('web-i-am', {'name': name})}")
        elif frame.asked:
            yield from renderer.buttons()
        elif frame.actors:
            others = translator.list(map(translator.seat, frame.actors))
            yield Text(translator.say("web-waiting", {"names": others}), "dim")

    def _button(self, action: str, text: str) -> Text:
        return Text().append(f"[ {text} ]", Style(bold=True, reverse=True, meta={"spot": ("do", action)}))

    def _note(self, *lines: str) -> None:
        self.notes = [Text(line, "italic") for line in lines]
        self.draw()

    # What people do

    def on_key(self, event: Key) -> None:
        """Any key goes on. Letters go to the next thing whose name begins with them, unless they are commands.

        Keys are not bound to actions: those would come after letters that were typed later.
        """
        if self._leaving:
            return
        self._hurry.set()
        if event.key in ARROWS:
            self.action_go(ARROWS[event.key])
        elif event.key in COMMANDS:
            COMMANDS[event.key](self)
        elif event.character and event.character.isalnum() and self.decision is not None:
            self._find(event.character)
        else:
            return
        event.stop()

    def _find(self, letter: str) -> None:
        letter, names = letter.lower(), dict(self._names())
        for typed in (self._typed + letter, letter):
            fitting = [target for target, known in names.items() if any(name.startswith(typed) for name in known)]
            if fitting:
                again = self.cursor is not None and self.cursor in fitting and typed == letter == self._typed
                at = fitting.index(self.cursor) + 1 if again and self.cursor else 0
                self.cursor, self._typed = fitting[at % len(fitting)], typed
                self.draw()
                return
        self._typed = ""

    def _names(self) -> Iterator[tuple[Target, tuple[str, ...]]]:
        """Everything that can be touched, with what it may be called: a card's name or code, a button's words."""
        assert self.decision is not None
        translator, game = self._speech(), self.session.game
        said = {("choice", choice.action): translator.phrase(choice.phrase) for choice in self.decision.buttons()}
        for target in self.decision.targets():
            if target[0] == "card":
                card = int(target[1])
                yield (
                    target,
                    (str(translator.value_name("card", card)).lower(), game.notation.code("card", card).lower()),
                )
            elif target in said:
                yield target, (said[target].lower(),)

    def on_touched(self, message: Touched) -> None:
        self._hurry.set()
        self._touch(message.target)

    def action_go(self, key: str) -> None:
        if self.decision is None:
            return
        self._typed = ""
        lines = [*self.query_one("#board", TextPicture).lines, *self.query_one("#ask", TextPicture).lines]
        self.cursor = neighbour(lines, self.cursor, key)
        self.draw()

    def action_touch(self) -> None:
        frame = self.frame
        if frame is None:
            return
        if frame.over:
            self._go(self.session.repeatable)
        elif self.cursor is not None and self.decision is not None and self._has_looked():
            self._touch(self.cursor)

    def _has_looked(self) -> bool:
        """A key that was meant to hurry what happens does not play a card that has just become playable."""
        return not self.pace or monotonic() > self._since + GRACE

    def action_lift(self) -> None:
        """The next one looks. No key does that which is used for anything else."""
        if self.frame is not None and self.frame.pass_to is not None:
            self._touch(("do", "look"))
        elif self.decision is not None:
            self._find(LIFT)

    def action_scroll(self, pages: int) -> None:
        room = self.query_one("#room", VerticalScroll)
        room.scroll_relative(y=pages * room.size.height // 2, animate=False)

    def action_hold(self) -> None:
        """From now on, go on with a key only; once more, and it goes on by itself."""
        self._held = not self._held
        self._note(self._speech().say("play-held") if self._held else "")

    def action_undo(self) -> None:
        """Take back what was only begun."""
        if self.decision is not None and self.frame is not None:
            self.decision = PendingDecision(self.frame.table)
            self.draw()

    def _touch(self, target: Target) -> None:
        frame = self.frame
        if frame is None or self._leaving:
            return
        if target[0] == "key":
            self.run_worker(self.run_action(f"screen.{target[1]}"))
        elif target == ("do", "again") and frame.over:
            self._go(True)
        elif target == ("do", "look") and frame.pass_to is not None:
            self.session.look(frame.pass_to)
        elif target[0] == "barred":
            self._note(*(self._speech().phrase(b.reason) for b in frame.table.barred if b.card == target[1]))
        elif self.decision is not None and target in self.decision.targets():
            self.cursor = target
            self._decide(self.decision.touched(target))

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
            self.decision = None if isinstance(problem, Overtaken) else PendingDecision(self.frame.table)
            self._note(self._speech().problem(problem))

    # What can be asked for

    def action_rules(self) -> None:
        applied = next((said.rule for said in reversed(self._said) if said.rule), "")
        self.app.push_screen(Reading(*rule_pages(self.session.game, self.session.language, applied)))

    def action_log(self) -> None:
        viewpoint = self.frame.viewpoint if self.frame else None
        self.app.push_screen(Reading(*log_page(self.session, viewpoint)))

    def action_last_trick(self) -> None:
        self.app.push_screen(Reading(*trick_page(self.session, self._speech())))

    def action_scores(self) -> None:
        self.app.push_screen(Reading(*score_page(self.session, self._speech())))

    def action_hint(self) -> None:
        if self.frame is not None and self.frame.asked:
            self._note(self._speech().say("play-thinking"))
            self.run_worker(self._hint(self.frame), group="hint", exclusive=True)

    async def _hint(self, frame: Frame) -> None:
        assert frame.viewpoint is not None
        translator = self._speech()
        try:
            moves = await self.session.hint(frame.viewpoint)
        except Problem as problem:
            self._note(translator.problem(problem))
            return
        if self.decision is not None and self.decision.table.choices == frame.table.choices:
            self._note(translator.say("web-hint-why"), *advice(moves, frame.table, translator))

    def action_quick(self) -> None:
        """Show everything quickly, or as before."""
        self.pace = 0.0 if self.pace else PACE

    def action_leave(self) -> None:
        self._go(False)

    def _go(self, again: bool) -> None:
        """Leave once, however many keys are pressed."""
        if not self._leaving:
            self._leaving = True
            self.dismiss(again)

    async def on_unmount(self) -> None:
        await self.session.leave()


ARROWS = {"left": "left", "right": "right", "up": "up", "down": "down", "tab": "right", "shift+tab": "left"}

COMMANDS: dict[str, Callable[[TableScreen], None]] = {
    "enter": TableScreen.action_touch,
    "space": TableScreen.action_touch,
    "escape": TableScreen.action_undo,
    "question_mark": TableScreen.action_rules,
    "h": TableScreen.action_hint,
    "q": TableScreen.action_leave,
    "l": TableScreen.action_log,
    "s": TableScreen.action_scores,
    "t": TableScreen.action_last_trick,
    "p": TableScreen.action_hold,
    "f": TableScreen.action_quick,
    LIFT: TableScreen.action_lift,
    "pageup": lambda screen: screen.action_scroll(-1),
    "pagedown": lambda screen: screen.action_scroll(1),
}
"""What single keys do; capital letters are always letters."""
