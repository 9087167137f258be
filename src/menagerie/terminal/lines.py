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
from menagerie.terminal.sittings import Moment, Overtaken, Sitting
from menagerie.text.hints import advice
from menagerie.text.rulebook import rulebook
from menagerie.text.speech import Speech
from menagerie.text.words import Words

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


class Lines:
    """A sitting, told and asked about line by line."""

    def __init__(self, sitting: Sitting, ask: Ask) -> None:
        self.sitting = sitting
        self.game = sitting.game
        self.ask = ask

    async def play(self) -> None:
        """Play to the end; Left if the person leaves before."""
        begun = False
        async for moment in self.sitting.moments():
            told = moment.said if begun or moment.waiting else self.sitting.told(self.sitting.language, moment.eyes)
            begun = not moment.waiting
            for said in told:
                say(said.text)
            if moment.over:
                self.end(moment)
            else:
                await self.face(moment)

    async def face(self, moment: Moment) -> None:
        """Do what the moment asks for."""
        if moment.pass_to is not None:
            await self.hand_over(moment.pass_to)
        elif moment.asked:
            await self.decide(moment)

    def speech(self, moment: Moment) -> Speech:
        return self.sitting.speech(self.sitting.language, moment.eyes)

    def end(self, moment: Moment) -> None:
        """How it ended, and where the record is."""
        self.show(moment)
        speech = self.speech(moment)
        print()
        say(speech.say("web-winners", {"names": speech.list(map(speech.seat, moment.winners))}))
        if self.sitting.record:
            say(speech.say("play-record", {"file": self.sitting.record}))

    async def hand_over(self, seat: int) -> None:
        """Several people play here: nobody sees the cards of another."""
        speech, name = Speech(self.sitting.language), self.sitting.seats[seat].name
        if sys.stdout.isatty():
            print(CLEAR, end="", flush=True)
        say(speech.say("web-pass-device", {"name": name}))
        await self.ask(speech.say("play-press-enter", {"name": name}))
        self.sitting.look(seat)

    # A decision

    async def decide(self, moment: Moment) -> None:
        """The person decides, and may look around before."""
        self.show(moment)
        print()
        choices = moment.table.choices
        if len(choices) <= FEW:
            self.list_choices(moment)
        else:
            facts = {"count": len(choices), "example": self.written(choices[len(choices) // 2], moment)}
            say(self.speech(moment).say("play-many-choices", facts))
        while not await self.answered(moment):
            pass

    async def answered(self, moment: Moment) -> bool:
        """One answer: whether it was a decision, or none is wanted any more."""
        speech = self.speech(moment)
        question = Words(speech).label("question", moment.table.question or "")
        answer = await self.ask(f"{question} [1–{len(moment.table.choices)}, ?, q]")
        name, _, about = answer.partition(" ")
        try:
            if name.lower() in ASIDE:
                await ASIDE[name.lower()](self, moment, about.strip())
                return False
            assert moment.eyes is not None
            await self.sitting.decide(moment.eyes, self.action_of(answer, moment))
        except Problem as problem:
            say(speech.problem(problem))
            return isinstance(problem, Overtaken)
        return True

    def action_of(self, answer: str, moment: Moment) -> int:
        """A number from the list, or a move as records write it."""
        choices = moment.table.choices
        if answer.isdecimal() and len(answer) < 4 and 1 <= int(answer) <= len(choices):
            return choices[int(answer) - 1].action
        for choice in choices:
            if answer.lower() == self.written(choice, moment).lower():
                return choice.action
        example = self.written(choices[0], moment)
        raise Problem("play-not-a-choice", answer=answer, last=len(choices), example=example)

    def written(self, choice: Choice, moment: Moment) -> str:
        assert moment.eyes is not None
        return self.sitting.move(moment.eyes, choice.action)

    def list_choices(self, moment: Moment) -> None:
        speech = self.speech(moment)
        for number, choice in enumerate(moment.table.choices, 1):
            say(f"{number:4}  {speech.phrase(choice.phrase)} [{self.written(choice, moment)}]")

    # Looking around

    async def explain(self, moment: Moment, about: str) -> None:
        """All choices, and what else can be asked for."""
        self.list_choices(moment)
        say(self.speech(moment).say("play-aside"))

    async def hint(self, moment: Moment, about: str) -> None:
        assert moment.eyes is not None
        speech = self.speech(moment)
        moves = await self.sitting.hint(moment.eyes)
        say(speech.say("web-hint-why"))
        for line in advice(moves, moment.table, speech):
            say(f"   {line}")

    async def log(self, moment: Moment, about: str) -> None:
        for said in self.sitting.told(self.sitting.language, moment.eyes):
            say(f"{said.text} [{said.rule}]" if said.rule else said.text)

    async def last_trick(self, moment: Moment, about: str) -> None:
        speech = self.speech(moment)
        words = Words(speech)
        for zone in self.sitting.last_trick():
            cards = speech.list(map(words.card, zone.cards))
            say(speech.labelled(speech.seat(zone.seat or 0), cards))
        if not self.sitting.last_trick():
            say(speech.say("web-no-trick"))

    async def scores(self, moment: Moment, about: str) -> None:
        speech, sheet = self.speech(moment), self.sitting.sheet()
        for number, points in enumerate(sheet.rounds, 1):
            say(speech.labelled(f"{speech.say('web-round')} {number}", self._by_seat(points, speech)))
        if sheet.rounds:
            say(speech.labelled(speech.say("web-total"), self._by_seat(sheet.total, speech)))
        else:
            say(speech.say("web-no-rounds"))

    def _by_seat(self, points: Iterable[int], speech: Speech) -> str:
        return speech.list(f"{speech.seat(seat)} {value}" for seat, value in enumerate(points))

    async def rules(self, moment: Moment, about: str) -> None:
        """The rules: one of them by its number, or all."""
        for chapter in rulebook(self.game, self.sitting.language):
            rules = [rule for rule in chapter.rules if not about or rule.number.lower() == about.lower()]
            if rules:
                say(f"\n{chapter.title}")
            for rule in rules:
                say(f"{rule.number}  {rule.title}: {rule.text}")

    def show(self, moment: Moment) -> None:
        """The table in words."""
        print()
        for line in Words(self.speech(moment)).table(moment.table, len(self.sitting.seats)):
            say(line)


ASIDE: dict[str, Callable[[Lines, Moment, str], Awaitable[None]]] = {
    "?": Lines.explain,
    "h": Lines.hint,
    "l": Lines.log,
    "t": Lines.last_trick,
    "s": Lines.scores,
    "r": Lines.rules,
}
"""What can be asked for beside the game."""
