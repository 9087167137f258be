"""A game line by line: the table in words, numbered choices, one line of answer.

For pipes, for terminals that can do no more, and for whoever has the screen read aloud.
"""

from __future__ import annotations

import asyncio
import os
import sys
import threading
from collections.abc import Awaitable, Callable, Iterable
from shutil import get_terminal_size
from textwrap import fill

from menagerie.core.errors import Problem
from menagerie.core.table import Choice
from menagerie.i18n.hint_text import advice
from menagerie.i18n.rulebook import rulebook
from menagerie.i18n.table_text import TableText
from menagerie.i18n.translator import Translator
from menagerie.terminal.game_session import Frame, GameSession, Overtaken

CLEAR = "\x1b[2J\x1b[3J\x1b[H"
"""Makes a terminal forget all that it has shown."""

FEW = 24
"""More choices than this are listed only when asked for."""

Ask = Callable[[str], Awaitable[str]]
"""Puts a question, and gives the answer; Left if there is none."""


class Left(Exception):
    """The person has had enough."""


class Answers:
    """The lines of the standard input, read beside everything else that happens."""

    def __init__(self) -> None:
        self._lines: asyncio.Queue[str | None] = asyncio.Queue()
        self._reading = False

    async def ask(self, question: str) -> str:
        """The next line, in a terminal one that is typed only now; Left for q, and when there are no more."""
        print(f"{question} ", end="", flush=True)
        if sys.stdin is None:
            raise Left
        if sys.stdin.isatty():
            while not self._lines.empty():
                self._lines.get_nowait()
        if not self._reading:
            self._reading = True
            loop = asyncio.get_running_loop()
            threading.Thread(target=self._read, args=(sys.stdin.fileno(), loop), daemon=True).start()
        line = await self._lines.get()
        if line is None or line.lower() == "q":
            raise Left
        return line

    def _read(self, source: int, loop: asyncio.AbstractEventLoop) -> None:
        """Read without the lock of ``sys.stdin``, for which the interpreter would wait when it ends."""
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
    """The line, broken between words where the screen ends."""
    width = max(40, get_terminal_size((100, 24)).columns - 1)
    return fill(line, width, subsequent_indent="      ", break_on_hyphens=False, break_long_words=False)


def say(line: str) -> None:
    print(wrapped(line), flush=True)


class LineMode:
    """A sitting, told and asked about line by line."""

    def __init__(self, session: GameSession, ask: Ask) -> None:
        self.session = session
        self.game = session.game
        self.ask = ask

    async def play(self) -> None:
        """Play to the end; Left if the person leaves before."""
        begun = False
        async for frame in self.session.frames():
            told = frame.said if begun or frame.waiting else self.session.told(self.session.language, frame.viewpoint)
            begun = not frame.waiting
            for said in told:
                say(said.text)
            if frame.over:
                self.end(frame)
            else:
                await self.face(frame)

    async def face(self, frame: Frame) -> None:
        """Do what the moment asks for."""
        if frame.pass_to is not None:
            await self.hand_over(frame.pass_to)
        elif frame.asked:
            await self.decide(frame)

    def translator(self, frame: Frame) -> Translator:
        return self.session.translator(self.session.language, frame.viewpoint)

    def end(self, frame: Frame) -> None:
        """How it ended, and where the record is."""
        self.show(frame)
        translator = self.translator(frame)
        print()
        say(translator.say("web-winners", {"names": translator.list(map(translator.seat, frame.winners))}))
        if self.session.record:
            say(translator.say("play-record", {"file": self.session.record}))

    async def hand_over(self, seat: int) -> None:
        """Several people play here: nobody sees the cards of another."""
        translator, name = Translator(self.session.language), self.session.seats[seat].name
        if sys.stdout.isatty():
            print(CLEAR, end="", flush=True)
        say(translator.say("web-pass-device", {"name": name}))
        await self.ask(translator.say("play-press-enter", {"name": name}))
        self.session.look(seat)

    # A decision

    async def decide(self, frame: Frame) -> None:
        """The person decides, and may look around before."""
        self.show(frame)
        print()
        choices = frame.table.choices
        if len(choices) <= FEW:
            self.list_choices(frame)
        else:
            facts = {"count": len(choices), "example": self.written(choices[len(choices) // 2], frame)}
            say(self.translator(frame).say("play-many-choices", facts))
        while not await self.answered(frame):
            pass

    async def answered(self, frame: Frame) -> bool:
        """One answer: whether it was a decision, or none is wanted any more."""
        translator = self.translator(frame)
        question = TableText(translator).label("question", frame.table.question or "")
        answer = await self.ask(f"{question} [1–{len(frame.table.choices)}, ?, q]")
        name, _, about = answer.partition(" ")
        try:
            if name.lower() in ASIDE:
                await ASIDE[name.lower()](self, frame, about.strip())
                return False
            assert frame.viewpoint is not None
            await self.session.decide(frame.viewpoint, self.action_of(answer, frame))
        except Problem as problem:
            say(translator.problem(problem))
            return isinstance(problem, Overtaken)
        return True

    def action_of(self, answer: str, frame: Frame) -> int:
        """A number from the list, or a move as records write it."""
        choices = frame.table.choices
        if answer.isdecimal() and len(answer) < 4 and 1 <= int(answer) <= len(choices):
            return choices[int(answer) - 1].action
        for choice in choices:
            if answer.lower() == self.written(choice, frame).lower():
                return choice.action
        example = self.written(choices[0], frame)
        raise Problem("play-not-a-choice", answer=answer, last=len(choices), example=example)

    def written(self, choice: Choice, frame: Frame) -> str:
        assert frame.viewpoint is not None
        return self.session.move(frame.viewpoint, choice.action)

    def list_choices(self, frame: Frame) -> None:
        translator = self.translator(frame)
        for number, choice in enumerate(frame.table.choices, 1):
            say(f"{number:4}  {translator.phrase(choice.phrase)} [{self.written(choice, frame)}]")

    # Looking around

    async def explain(self, frame: Frame, about: str) -> None:
        """All choices, and what else can be asked for."""
        self.list_choices(frame)
        say(self.translator(frame).say("play-aside"))

    async def hint(self, frame: Frame, about: str) -> None:
        assert frame.viewpoint is not None
        translator = self.translator(frame)
        moves = await self.session.hint(frame.viewpoint)
        say(translator.say("web-hint-why"))
        for line in advice(moves, frame.table, translator):
            say(f"   {line}")

    async def log(self, frame: Frame, about: str) -> None:
        for said in self.session.told(self.session.language, frame.viewpoint):
            say(f"{said.text} [{said.rule}]" if said.rule else said.text)

    async def last_trick(self, frame: Frame, about: str) -> None:
        translator = self.translator(frame)
        words = TableText(translator)
        for zone in self.session.last_trick():
            cards = translator.list(map(words.card, zone.cards))
            say(translator.labelled(translator.seat(zone.seat or 0), cards))
        if not self.session.last_trick():
            say(translator.say("web-no-trick"))

    async def scores(self, frame: Frame, about: str) -> None:
        translator, sheet = self.translator(frame), self.session.sheet()
        for number, points in enumerate(sheet.rounds, 1):
            say(translator.labelled(f"{translator.say('web-round')} {number}", self._by_seat(points, translator)))
        if sheet.rounds:
            say(translator.labelled(translator.say("web-total"), self._by_seat(sheet.total, translator)))
        else:
            say(translator.say("web-no-rounds"))

    def _by_seat(self, points: Iterable[int], translator: Translator) -> str:
        return translator.list(f"{translator.seat(seat)} {value}" for seat, value in enumerate(points))

    async def rules(self, frame: Frame, about: str) -> None:
        """The rules: one of them by its number, or all."""
        for chapter in rulebook(self.game, self.session.language):
            rules = [rule for rule in chapter.rules if not about or rule.number.lower() == about.lower()]
            if rules:
                say(f"\n{chapter.title}")
            for rule in rules:
                say(f"{rule.number}  {rule.title}: {rule.text}")

    def show(self, frame: Frame) -> None:
        """The table in words."""
        print()
        for line in TableText(self.translator(frame)).table(frame.table, len(self.session.seats)):
            say(line)


ASIDE: dict[str, Callable[[LineMode, Frame, str], Awaitable[None]]] = {
    "?": LineMode.explain,
    "h": LineMode.hint,
    "l": LineMode.log,
    "t": LineMode.last_trick,
    "s": LineMode.scores,
    "r": LineMode.rules,
}
"""What can be asked for beside the game."""
