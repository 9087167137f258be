"""Line mode: the table in words, numbered choices, and one line of input per decision.

It is made for pipes, for simple terminals, and for screen readers.
"""

from __future__ import annotations

import asyncio
import os
import sys
import threading
from collections.abc import AsyncIterator, Awaitable, Callable
from shutil import get_terminal_size
from textwrap import fill

from menagerie.core.counting import shown_number
from menagerie.core.errors import Problem
from menagerie.core.selection import Touch
from menagerie.core.table import Choice
from menagerie.i18n.hint_text import advice
from menagerie.i18n.rulebook import rulebook
from menagerie.i18n.table_text import TableText
from menagerie.i18n.translator import Translator
from menagerie.terminal.ending_lines import ending_lines, hint_note, plain_scores, result_lines
from menagerie.terminal.game_session import Frame, GameSession, MoveTooLate
from menagerie.terminal.line_steps import LineStep, first_step

CLEAR = "\x1b[2J\x1b[3J\x1b[H"
"""Clears a terminal and its scrollback."""

Ask = Callable[[str], Awaitable[str]]
"""Prints a question and returns the answer. Raises PlayerQuit if there is none."""

CHANGE = "x"
"""What a player types to change a choice while others still choose."""


class PlayerQuit(Exception):
    """The player quits."""


class Undone(Exception):
    """A move was taken back, so that the current question is no longer open."""


class LineReader:
    """Reads lines from standard input while the game goes on."""

    def __init__(self) -> None:
        self._lines: asyncio.Queue[str | None] = asyncio.Queue()
        self._reading = False

    @property
    def interrupt(self) -> Ask | None:
        """Return how to ask what need not be answered; None in a pipe, whose lines answer the next question."""
        return self.ask if sys.stdin is not None and sys.stdin.isatty() else None

    async def ask(self, question: str) -> str:
        """Print a question and return the next line. Raise PlayerQuit for q and at the end of the input.

        In a terminal, lines that were typed before the question are dropped.
        """
        print(f"{question} ", end="", flush=True)
        if sys.stdin is None:
            raise PlayerQuit
        if sys.stdin.isatty():
            while not self._lines.empty():
                self._lines.get_nowait()
        if not self._reading:
            self._reading = True
            loop = asyncio.get_running_loop()
            threading.Thread(target=self._read, args=(sys.stdin.fileno(), loop), daemon=True).start()
        line = await self._lines.get()
        if line is None or line.lower() == "q":
            raise PlayerQuit
        return line

    def _read(self, source: int, loop: asyncio.AbstractEventLoop) -> None:
        """Read without the lock of ``sys.stdin``, for which the interpreter would wait at exit."""
        rest = b""
        while True:
            try:
                found = os.read(source, 4096)
            except OSError:
                found = b""
            *lines, rest = (rest + found).split(b"\n")
            if not found and rest:
                lines.append(rest)
            for line in [line.decode(errors="replace").strip() for line in lines] + ([] if found else [None]):
                try:
                    loop.call_soon_threadsafe(self._lines.put_nowait, line)
                except RuntimeError:
                    return
            if not found:
                return


def wrapped(line: str) -> str:
    """Break a line between words where the screen ends."""
    width = max(40, get_terminal_size((100, 24)).columns - 1)
    return fill(line, width, subsequent_indent="      ", break_on_hyphens=False, break_long_words=False)


async def after(frames: AsyncIterator[Frame]) -> Frame | None:
    """Return the next frame, or None after the last one."""
    return await anext(frames, None)


def say(line: str) -> None:
    print(wrapped(line), flush=True)


class LineMode:
    """Plays a game session line by line."""

    def __init__(self, session: GameSession, ask: Ask, interrupt: Ask | None = None) -> None:
        self.session = session
        self.game = session.game
        self.ask = ask
        self.interrupt = interrupt
        """Asks what need not be answered, if a player is there to be asked."""
        self.step: LineStep
        """The current step of the current decision."""

    async def play(self) -> None:
        """Play to the end. Raise PlayerQuit if the player quits before."""
        begun, frames = False, self.session.frames()
        frame = await anext(frames, None)
        while frame is not None:
            news = (
                frame.news if begun or frame.waiting else self.session.history(self.session.language, frame.viewpoint)
            )
            begun = not frame.waiting
            for line in news:
                say(line.text)
            if frame.ending is not None:
                self.show_ending(frame)
            elif frame.over:
                self.end(frame)
            else:
                await self.respond(frame)
            frame = await self.next_frame(frames, frame)

    async def next_frame(self, frames: AsyncIterator[Frame], shown: Frame) -> Frame | None:
        """Return the next frame, or None after the last one. Until it comes, a player may change their choice."""
        coming = asyncio.ensure_future(after(frames))
        try:
            if shown.changeable is not None and shown.actors:
                await self.offer_change(shown, coming)
            return await coming
        finally:
            coming.cancel()

    async def offer_change(self, frame: Frame, coming: asyncio.Future[Frame | None]) -> None:
        """Let the player change their choice, until the next frame comes."""
        translator = self.translator(frame)
        question = f"{wrapped(translator.say('web-may-change'))} [{CHANGE}: {translator.say('web-change')}]"
        while self.interrupt is not None and not coming.done():
            typing = asyncio.ensure_future(self.interrupt(question))
            try:
                await asyncio.wait((typing, coming), return_when=asyncio.FIRST_COMPLETED)
                if not typing.done():
                    print()
                elif typing.result().lower() == CHANGE:
                    await self.decide(frame.reopened(), change=True)
                    return
            finally:
                typing.cancel()

    def show_ending(self, frame: Frame) -> None:
        """Print the scores at the end of a round; all sentences about it have been printed."""
        if frame.ending is not None and frame.ending.kind == "round":
            print()
            for line in plain_scores(self.session, self.translator(frame)):
                say(line)

    async def respond(self, frame: Frame) -> None:
        """Ask for a decision if the frame needs one."""
        if frame.pass_to is not None:
            await self.pass_device(frame.pass_to)
        elif frame.lesson is not None and frame.lesson.explains:
            say(frame.lesson.lines[0])
            await self.ask(f"[⏎ {self.translator(frame).say('lesson-take-back')}]")
            await self.session.undo()
        elif frame.asked:
            await self.decide(frame)

    def translator(self, frame: Frame) -> Translator:
        return self.session.translator(self.session.language, frame.viewpoint)

    def end(self, frame: Frame) -> None:
        """Print the result, and where the record is."""
        self.show(frame)
        translator = self.translator(frame)
        print()
        if frame.lesson is not None:
            say(translator.say(frame.lesson.title))
            for line in frame.lesson.lines:
                say(f"• {line}")
            return
        for line in plain_scores(self.session, translator):
            say(line)
        for line in result_lines(frame.winners, self.session, translator):
            say(line)
        if self.session.record:
            say(translator.say("play-record", {"file": self.session.record}))

    async def pass_device(self, seat: int) -> None:
        """Hide everything until the next of several people takes over."""
        translator, name = Translator(self.session.language), self.session.seats[seat].name
        if sys.stdout.isatty():
            print(CLEAR, end="", flush=True)
        say(translator.say("web-pass-device", {"name": name}))
        await self.ask(translator.say("play-press-enter", {"name": name}))
        self.session.take_device(seat)

    # A decision

    async def decide(self, frame: Frame, *, change: bool = False) -> None:
        """Ask until the player has decided, or changed their decision; other commands may come before."""
        self.show(frame)
        print()
        if frame.lesson is not None:
            say(frame.lesson.lines[0])
        self.step = first_step(frame.table)
        self.list_items(frame)
        while not await self.answered(frame, change):
            pass

    async def answered(self, frame: Frame, change: bool) -> bool:
        """Ask once, and return whether the decision is complete or comes too late."""
        translator = self.translator(frame)
        question = TableText(translator).label("question", frame.table.question or "")
        back = f"{translator.say('play-step-back')}, " if self.step != first_step(frame.table) else ""
        answer = await self.ask(f"{question} [1–{len(self.step.items)}, {back}?, q]")
        name, _, about = answer.partition(" ")
        try:
            if name.lower() in COMMANDS:
                await COMMANDS[name.lower()](self, frame, about.strip())
                return False
            found = first_step(frame.table) if back and answer.lower() == "b" else self.read(answer, frame)
            if isinstance(found, LineStep):
                self.step = found
                self.list_items(frame)
                return False
            assert frame.viewpoint is not None
            await (self.session.change if change else self.session.decide)(frame.viewpoint, found)
        except Undone:
            return True
        except Problem as problem:
            say(translator.problem(problem))
            return isinstance(problem, MoveTooLate)
        return True

    def read(self, answer: str, frame: Frame) -> LineStep | int:
        """Read a number from the list, a card, or a whole move as records write it."""
        for choice in frame.table.choices:
            if answer.lower() == self.written(choice, frame).lower():
                return choice.action
        try:
            return self.step.answered(answer, self.code)
        except ValueError:
            example = self.written(self.step.moves[0], frame)
            last = len(self.step.items)
            raise Problem("play-not-a-choice", answer=answer, last=last, example=example) from None

    def written(self, choice: Choice, frame: Frame) -> str:
        assert frame.viewpoint is not None
        return self.session.written_move(frame.viewpoint, choice.action)

    def code(self, card: int) -> str:
        """Return a card as records write it."""
        return self.game.notation.code("card", card)

    def list_items(self, frame: Frame) -> None:
        """Print the numbered items of the current step."""
        step, translator = self.step, self.translator(frame)
        if step.touches:
            say(translator.say("play-many-steps", {"count": len(step.moves)}))
        for index, item in enumerate(step.items):
            say(f"{shown_number(index):4}  {self.item_text(item, frame)}")
        if step.takes_set:
            say(translator.say("play-which-cards", {"example": step.example(self.code)}))

    def item_text(self, item: Touch | Choice, frame: Frame) -> str:
        """Return a move, a card, a pile or a seat in words."""
        translator = self.translator(frame)
        if isinstance(item, Choice):
            return f"{translator.phrase(item.phrase)} [{self.written(item, frame)}]"
        if item[0] == "card":
            return f"{translator.value_name('card', int(item[1]))} [{self.code(int(item[1]))}]"
        if item[0] == "seat":
            return translator.seat(int(item[1]))
        zone = next(zone for zone in frame.table.zones if ("pile", zone.seat, zone.slot) == item)
        return translator.labelled(translator.seat(int(item[1])), TableText(translator).place(zone))

    # Information

    async def explain(self, frame: Frame, about: str) -> None:
        """Print the list again, and all commands."""
        self.list_items(frame)
        say(self.translator(frame).say("play-aside"))

    async def hint(self, frame: Frame, about: str) -> None:
        assert frame.viewpoint is not None
        translator = self.translator(frame)
        moves = await self.session.hint(frame.viewpoint)
        say(translator.say("web-hint-why"))
        for line in advice(moves, frame.table, translator):
            say(f"   {line}")
        if hint_note(moves):
            say(translator.say(hint_note(moves)))

    async def log(self, frame: Frame, about: str) -> None:
        for line in self.session.history(self.session.language, frame.viewpoint):
            say(f"{line.text} [{line.rule}]" if line.rule else line.text)

    async def last_trick(self, frame: Frame, about: str) -> None:
        translator, trick = self.translator(frame), self.session.endings.last_trick
        table_text = TableText(translator)
        for zone in trick.trick if trick else ():
            cards = translator.list(map(table_text.card, zone.cards))
            say(translator.labelled(translator.seat(zone.seat or 0), cards))
        for line in ending_lines(trick, translator) if trick else [translator.say("web-no-trick")]:
            say(line)

    async def scores(self, frame: Frame, about: str) -> None:
        for line in plain_scores(self.session, self.translator(frame)):
            say(line)

    async def undo(self, frame: Frame, about: str) -> None:
        """Take back one's last move; the question is asked again."""
        await self.session.undo()
        raise Undone

    async def chat(self, frame: Frame, about: str) -> None:
        if about:
            await self.session.say(about)

    async def rules(self, frame: Frame, about: str) -> None:
        """Print the rule with this number, or all rules."""
        for chapter in rulebook(self.game, self.session.language):
            rules = [rule for rule in chapter.rules if not about or rule.number.lower() == about.lower()]
            if rules:
                say(f"\n{chapter.title}")
            for rule in rules:
                say(f"{rule.number}  {rule.title}: {rule.text}")

    def show(self, frame: Frame) -> None:
        """Print the table in words."""
        print()
        for line in TableText(self.translator(frame)).table(frame.table, len(self.session.seats)):
            say(line)


COMMANDS: dict[str, Callable[[LineMode, Frame, str], Awaitable[None]]] = {
    "?": LineMode.explain,
    "h": LineMode.hint,
    "l": LineMode.log,
    "t": LineMode.last_trick,
    "s": LineMode.scores,
    "r": LineMode.rules,
    "u": LineMode.undo,
    "c": LineMode.chat,
}
"""What a player can ask for before deciding."""
