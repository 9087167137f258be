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
from menagerie.terminal.decisions import Decision, Spot
from menagerie.terminal.drawing import Block, Easel, Scene, places
from menagerie.terminal.pictures import Picture, Touched, neighbour
from menagerie.terminal.reading import Reading, log_page, rule_pages, score_page, trick_page
from menagerie.terminal.sittings import Moment, Overtaken, Said, Sitting
from menagerie.terminal.stage import Stage
from menagerie.text.hints import advice
from menagerie.text.speech import Speech

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
    ("q", "leave", "play-leave"),
    ("l", "log", "play-log"),
    ("s", "scores", "web-sheet"),
    ("t", "last_trick", "play-trick"),
    ("p", "hold", "web-replay-pause"),
    ("f", "quick", "play-quick"),
)


class TableScreen(Stage[bool]):
    """A sitting, from the first moment to the last; gives True if another game is wanted."""

    def __init__(self, sitting: Sitting, pace: float = PACE) -> None:
        super().__init__()
        self.sitting = sitting
        self.pace = pace
        self.moment: Moment | None = None
        self.decision: Decision | None = None
        self.cursor: Spot | None = None
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
            async for moment in self.sitting.moments():
                self._show(moment)
                if moment.said and not moment.asked:
                    await self._breathe()
        except Problem as problem:
            self._note(self._speech().problem(problem))

    def _show(self, moment: Moment) -> None:
        new = self.moment is None or self.moment.table.choices != moment.table.choices or not self.moment.asked
        if self.moment is None or self.moment.eyes != moment.eyes:
            self._put_away()
            told = self.sitting.told(self.sitting.language, moment.eyes)
            self._said = (told or list(moment.said))[-TOLD:]
        else:
            self._said = [*self._said, *moment.said][-TOLD:]
        self.moment = moment
        if new:
            self.decision = Decision(moment.table) if moment.asked else None
            self.cursor, self.notes = None, []
            self._since = monotonic()
        self.draw()

    def _put_away(self) -> None:
        """Somebody else looks now: no page stays open that was for other eyes."""
        if self.moment is not None and isinstance(self.app.screen, Reading):
            self.app.pop_screen()

    async def _breathe(self) -> None:
        """Leave time to look; any key goes on, and whoever holds the game goes on step by step."""
        self._hurry.clear()
        with suppress(TimeoutError):
            await asyncio.wait_for(self._hurry.wait(), None if self._held else self.pace)

    # Drawing

    def _speech(self) -> Speech:
        return self.sitting.speech(self.sitting.language, self.moment.eyes if self.moment else None)

    def _scene(self, moment: Moment) -> Scene:
        return Scene(moment.table, self._speech(), self.sitting.seats, moment.actors, self.decision, self.cursor)

    def draw(self) -> None:
        moment = self.moment
        if moment is None or not self.is_mounted:
            return
        if self.decision is not None and self.cursor not in self.decision.spots():
            self.cursor = self._first()
        easel = Easel(self._scene(moment), self.columns)
        below = list(self._bottom(easel, moment))
        room = self.rows - len(below)
        notes = self.wrapped(self.notes)[-max(FEWEST, room - len(easel.table(0)) - 1) :]
        table = easel.table(room - len(notes) - 1)
        story = self._story(max(1, room - len(notes) - len(table)))
        self.put(self._title(), table, [*story, *below, *notes])
        self.put_keys(KEYS, self._speech())
        self._scroll(table)

    def _scroll(self, table: Block) -> None:
        """One's own cards are in sight; if the cursor is elsewhere, that is."""
        rows = [row for spot, row, _ in places(table) if spot == self.cursor]
        room = self.query_one("#room", VerticalScroll)
        if rows and rows[0] < len(table) - room.size.height:
            room.scroll_to(y=max(0, rows[0] - 1), animate=False)
        else:
            room.scroll_end(animate=False)

    def _story(self, room: int) -> Block:
        """What was said last, as far as there is room."""
        return self.wrapped(Text(said.text) for said in self._said)[-room:]

    def _first(self) -> Spot:
        """Where the cursor is at first: on a card, if one can be touched."""
        assert self.decision is not None
        spots = self.decision.spots()
        return next((spot for spot in spots if spot[0] == "card"), spots[0])

    def _title(self) -> str:
        title = self._speech().say(f"{self.sitting.game.name}-title")
        return f"{title} · ⏸" if self._held else title

    def _bottom(self, easel: Easel, moment: Moment) -> Iterator[Text]:
        """What is waited for, and what can be decided."""
        speech = self._speech()
        if moment.over:
            yield Text(speech.say("web-winners", {"names": speech.list(map(speech.seat, moment.winners))}), "bold")
            if self.sitting.record:
                yield Text(speech.say("play-record", {"file": self.sitting.record}), "dim")
            if self.sitting.repeatable:
                yield self._button("again", speech.say("web-rematch"))
        elif moment.pass_to is not None:
            name = self.sitting.seats[moment.pass_to].name
            yield Text(speech.say("web-pass-device", {"name": name}), "bold")
            yield self._button("look", f"{LIFT}: {speech.say('web-i-am', {'name': name})}")
        elif moment.asked:
            yield from easel.buttons()
        elif moment.actors:
            others = speech.list(map(speech.seat, moment.actors))
            yield Text(speech.say("web-waiting", {"names": others}), "dim")

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
            fitting = [spot for spot, known in names.items() if any(name.startswith(typed) for name in known)]
            if fitting:
                again = self.cursor is not None and self.cursor in fitting and typed == letter == self._typed
                at = fitting.index(self.cursor) + 1 if again and self.cursor else 0
                self.cursor, self._typed = fitting[at % len(fitting)], typed
                self.draw()
                return
        self._typed = ""

    def _names(self) -> Iterator[tuple[Spot, tuple[str, ...]]]:
        """Everything that can be touched, with what it may be called: a card's name or code, a button's words."""
        assert self.decision is not None
        speech, game = self._speech(), self.sitting.game
        said = {("choice", choice.action): speech.phrase(choice.phrase) for choice in self.decision.buttons()}
        for spot in self.decision.spots():
            if spot[0] == "card":
                card = int(spot[1])
                yield spot, (str(speech.tell("card", card)).lower(), game.notation.code("card", card).lower())
            elif spot in said:
                yield spot, (said[spot].lower(),)

    def on_touched(self, message: Touched) -> None:
        self._hurry.set()
        self._touch(message.spot)

    def action_go(self, key: str) -> None:
        if self.decision is None:
            return
        self._typed = ""
        lines = [*self.query_one("#board", Picture).lines, *self.query_one("#ask", Picture).lines]
        self.cursor = neighbour(lines, self.cursor, key)
        self.draw()

    def action_touch(self) -> None:
        moment = self.moment
        if moment is None:
            return
        if moment.over:
            self._go(self.sitting.repeatable)
        elif self.cursor is not None and self.decision is not None and self._has_looked():
            self._touch(self.cursor)

    def _has_looked(self) -> bool:
        """A key that was meant to hurry what happens does not play a card that has just become playable."""
        return not self.pace or monotonic() > self._since + GRACE

    def action_lift(self) -> None:
        """The next one looks. No key does that which is used for anything else."""
        if self.moment is not None and self.moment.pass_to is not None:
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
        if self.decision is not None and self.moment is not None:
            self.decision = Decision(self.moment.table)
            self.draw()

    def _touch(self, spot: Spot) -> None:
        moment = self.moment
        if moment is None or self._leaving:
            return
        if spot[0] == "key":
            self.run_worker(self.run_action(f"screen.{spot[1]}"))
        elif spot == ("do", "again") and moment.over:
            self._go(True)
        elif spot == ("do", "look") and moment.pass_to is not None:
            self.sitting.look(moment.pass_to)
        elif spot[0] == "barred":
            self._note(*(self._speech().phrase(b.reason) for b in moment.table.barred if b.card == spot[1]))
        elif self.decision is not None and spot in self.decision.spots():
            self.cursor = spot
            self._decide(self.decision.touched(spot))

    def _decide(self, found: Decision | int) -> None:
        if isinstance(found, Decision):
            self.decision = found
            self.draw()
            return
        assert self.moment is not None
        assert self.moment.eyes is not None
        self.decision = None
        self.run_worker(self._send(self.moment.eyes, found))

    async def _send(self, seat: int, action: int) -> None:
        try:
            await self.sitting.decide(seat, action)
        except Problem as problem:
            assert self.moment is not None
            self.decision = None if isinstance(problem, Overtaken) else Decision(self.moment.table)
            self._note(self._speech().problem(problem))

    # What can be asked for

    def action_rules(self) -> None:
        applied = next((said.rule for said in reversed(self._said) if said.rule), "")
        self.app.push_screen(Reading(*rule_pages(self.sitting.game, self.sitting.language, applied)))

    def action_log(self) -> None:
        eyes = self.moment.eyes if self.moment else None
        self.app.push_screen(Reading(*log_page(self.sitting, eyes)))

    def action_last_trick(self) -> None:
        self.app.push_screen(Reading(*trick_page(self.sitting, self._speech())))

    def action_scores(self) -> None:
        self.app.push_screen(Reading(*score_page(self.sitting, self._speech())))

    def action_hint(self) -> None:
        if self.moment is not None and self.moment.asked:
            self._note(self._speech().say("play-thinking"))
            self.run_worker(self._hint(self.moment), group="hint", exclusive=True)

    async def _hint(self, moment: Moment) -> None:
        assert moment.eyes is not None
        speech = self._speech()
        try:
            moves = await self.sitting.hint(moment.eyes)
        except Problem as problem:
            self._note(speech.problem(problem))
            return
        if self.decision is not None and self.decision.table.choices == moment.table.choices:
            self._note(speech.say("web-hint-why"), *advice(moves, moment.table, speech))

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
        await self.sitting.leave()


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
