"""The screen on which a game is played: it shows what happens, and turns keys and clicks into moves."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from contextlib import suppress
from time import monotonic

from textual.events import Key

from menagerie.core.endings import TAKEN, Ending
from menagerie.core.errors import Problem
from menagerie.terminal.decisions import PendingDecision, Target, new_decision
from menagerie.terminal.game_session import Frame, GameSession, MoveTooLate
from menagerie.terminal.info_pages import GRACE, EndingPage, InfoPage, ending_page
from menagerie.terminal.speed import EventSpeed, next_speed, save_speed
from menagerie.terminal.table_display import CHANGE_KEY, TAKE_DEVICE_KEY, TableDisplay
from menagerie.terminal.table_screen_base import SIDE_LOG
from menagerie.terminal.text_picture import TargetClicked, neighbour

ROUND_SECONDS = 3
"""How many times as long as a trick the end of a round is shown where others wait."""


class TableScreen(TableDisplay):
    """Plays a game session to its end. Returns True if a rematch is wanted."""

    def __init__(self, session: GameSession, speed: EventSpeed | None = None) -> None:
        super().__init__(session, speed)
        self._continue = asyncio.Event()
        self._typed = ""
        self._since = 0.0
        """When the current decision or scene was first shown."""
        self._quitting = False

    def on_mount(self) -> None:
        self.run_worker(self._run(), exclusive=True)

    # Frames

    async def _run(self) -> None:
        """Show every frame: an event for a while, what has ended for longer, a decision until it is made."""
        try:
            async for frame in self.session.frames():
                self._show(frame)
                if frame.ending is not None:
                    await self._show_ending(frame.ending)
                elif frame.news and not frame.asked:
                    await self._wait(self.speed.event)
        except Problem as problem:
            self._note(self._translator().problem(problem))

    def _show(self, frame: Frame) -> None:
        if self.frame is None or self.frame.viewpoint != frame.viewpoint:
            self._close_info_page()
            history = self.session.history(self.session.language, frame.viewpoint)
            self.news = history or list(frame.news)
            self.decision = None
        else:
            self.news = [*self.news, *frame.news][-SIDE_LOG:]
        self.frame = frame
        self.changing = self.changing and frame.changeable is not None
        frame = frame.reopened() if self.changing else frame
        if self.decision is not None and self.decision.table.choices == frame.table.choices:
            self.decision = self.decision.on_table(frame.table)
        else:
            self.decision = new_decision(frame.table) if frame.asked and not self._sending else None
            self.cursor, self.notes, self.hinted = None, [], frozenset()
            self._since = monotonic()
            if frame.lesson and frame.lesson.taught:
                self.hinted = frozenset(frame.lesson.taught.cards)
        self.draw()

    def _close_info_page(self) -> None:
        """Close the page of the previous viewer, who may know more than the next one."""
        if self.frame is not None and isinstance(self.app.screen, InfoPage):
            self.app.pop_screen()

    async def _wait(self, seconds: float | None) -> None:
        """Wait while something is shown. Any key continues."""
        self._continue.clear()
        with suppress(TimeoutError):
            await asyncio.wait_for(self._continue.wait(), seconds)

    # What has ended

    async def _show_ending(self, ending: Ending) -> None:
        """Show the end of a trick on the table, and that of a round or the game on a page of its own."""
        if ending.kind in TAKEN:
            await self._wait(self.speed.scene_seconds(self.session.alone))
            return
        if ending.kind == "game":
            self._result = ending
        seconds = None
        if ending.kind == "round" and self.session.others_wait and self.speed.scene is not None:
            seconds = ROUND_SECONDS * self.speed.scene
        if self.speed.shows_rounds:
            await self.app.push_screen_wait(self._ending_page(ending, seconds))

    def _ending_page(self, ending: Ending, seconds: float | None = None) -> EndingPage:
        translator = self._translator()
        title, parts, _ = ending_page(self.session, ending, translator)
        return EndingPage(title, parts, translator.say("play-continue"), seconds)

    # Keys and clicks

    def on_key(self, event: Key) -> None:
        """Handle a key: any key ends the current wait; then commands run, and letters find a target by its name.

        Keys are not bound to Textual actions, because those run after letters that were typed later.
        """
        if self._quitting:
            return
        if self.frame is not None and self.frame.ending is not None and event.key in ("enter", "space", "escape"):
            self._touch(("do", "continue"))
        elif self.frame is None or self.frame.ending is None:
            self._continue.set()
        if event.key in ARROWS:
            self.action_go(ARROWS[event.key])
        elif event.key in COMMANDS and self._is_command(event.key):
            COMMANDS[event.key](self)
        elif event.character and event.character.isalnum() and self.decision is not None:
            self._find_by_name(event.character)
        else:
            return
        event.stop()

    def _is_command(self, key: str) -> bool:
        """Return whether a key has a meaning of its own now; else it is a letter of a name."""
        if key == "c":
            return self.session.can_chat
        if key == CHANGE_KEY:
            return self.decision is None
        if key in ("y", "n"):
            return self.session.undo_asked_by is not None or (self.frame is not None and self.frame.over)
        return True

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
        self._touch(message.target)

    def action_go(self, key: str) -> None:
        if self.decision is None:
            return
        self._typed = ""
        self.cursor = neighbour([*self.board.lines, *self.below.lines], self.cursor, key)
        self.draw()

    def action_choose(self) -> None:
        """Choose what is under the cursor; after the end of the game, show the result again."""
        if self.frame is not None and self.frame.over:
            self._touch(("do", "result"))
        elif self.cursor is not None and self.decision is not None and self._grace_is_over():
            self._touch(self.cursor)

    def _grace_is_over(self) -> bool:
        """Return False right after something new appears, so that a key meant to speed things up does nothing else."""
        return not self.speed.event or monotonic() > self._since + GRACE

    def action_pass_device(self) -> None:
        """Uncover the hand of the next person. The key does nothing else, so that no hand is uncovered by mistake."""
        if self.frame is not None and self.frame.pass_to is not None:
            self._touch(("do", "take_device"))
        elif self.decision is not None:
            self._find_by_name(TAKE_DEVICE_KEY)

    def action_scroll(self, pages: int) -> None:
        """Scroll the text below the table if it is cut, else the table."""
        area = self.below_area if self.below_area.max_scroll_y else self.table_area
        area.scroll_relative(y=pages * max(1, area.size.height // 2), animate=False)

    def action_speed(self) -> None:
        """Switch to the next speed, and keep it."""
        self.speed = next_speed(self.speed)
        save_speed(self.speed)
        self.draw()

    def action_clear(self) -> None:
        """Take back the touches of an unfinished decision; without any, keep the choice that was to be changed."""
        if self.decision is None or self.shown is None:
            return
        self.changing = self.changing and self.decision.begun
        self.decision = new_decision(self.shown.table) if self.shown.asked else None
        self.draw()

    def action_change(self) -> None:
        """Let the player change a choice, as long as others still choose."""
        if self.frame is None or self.frame.changeable is None or self._sending:
            return
        self.changing = True
        self.decision, self.cursor, self._since = new_decision(self.frame.changeable), None, 0.0
        self.draw()

    def _touch(self, target: Target) -> None:
        frame = self.frame
        if frame is None or self._quitting:
            return
        if target[0] == "key":
            self.run_worker(self.run_action(f"screen.{target[1]}"))
        elif target[0] == "do":
            self._do(str(target[1]), frame)
        elif self.decision is not None and target[0] == "barred":
            self.cursor = target
            self.draw()
        elif self.decision is not None and target in self.decision.targets():
            self.cursor = target
            self._decide(self.decision.chosen(target))

    def _do(self, action: str, frame: Frame) -> None:
        """Do what a button says that is not a move."""
        if action == "continue" and self._grace_is_over():
            self._continue.set()
        elif action == "rematch" and frame.over and self.session.can_rematch:
            self._quit(True)
        elif action == "result" and self._result is not None:
            self.app.push_screen(self._ending_page(self._result))
        elif action == "quit":
            self._quit(False)
        elif action == "take_device" and frame.pass_to is not None:
            self.session.take_device(frame.pass_to)
        elif action == "undo":
            self.action_undo()
        elif action == "change":
            self.action_change()
        elif action == "keep" and self.changing:
            self.changing, self.decision = False, None
            self.draw()
        elif action in ("agree", "decline") and self.session.undo_asked_by is not None:
            self.send(self.session.answer_undo(action == "agree"))

    def _decide(self, found: PendingDecision | int) -> None:
        if isinstance(found, PendingDecision):
            self.decision = found
            self.draw()
            return
        assert self.frame is not None
        assert self.frame.viewpoint is not None
        self.decision, self._sending = None, True
        self.run_worker(self._send(self.frame.viewpoint, found))

    async def _send(self, seat: int, action: int) -> None:
        try:
            await (self.session.change if self.changing else self.session.decide)(seat, action)
            self.changing = False
        except Problem as problem:
            assert self.shown is not None
            self.decision = None if isinstance(problem, MoveTooLate) else new_decision(self.shown.table)
            self.changing = self.changing and self.decision is not None
            self._note(self._translator().problem(problem))
        finally:
            self._sending = False

    def action_answer_yes(self) -> None:
        frame = self.frame
        if frame is not None:
            self._do("agree", frame)

    def action_answer_no(self) -> None:
        """Decline an undo; after the end of the game, play again."""
        frame = self.frame
        if frame is not None:
            self._do("decline" if self.session.undo_asked_by is not None else "rematch", frame)

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
    "i": TableScreen.action_help,
    "u": TableScreen.action_undo,
    "c": TableScreen.action_chat,
    "q": TableScreen.action_quit,
    "l": TableScreen.action_log,
    "s": TableScreen.action_scores,
    "t": TableScreen.action_last_trick,
    "p": TableScreen.action_speed,
    "y": TableScreen.action_answer_yes,
    "n": TableScreen.action_answer_no,
    TAKE_DEVICE_KEY: TableScreen.action_pass_device,
    CHANGE_KEY: TableScreen.action_change,
    "pageup": lambda screen: screen.action_scroll(-1),
    "pagedown": lambda screen: screen.action_scroll(1),
}
"""The command of each key; capital letters always find targets."""
