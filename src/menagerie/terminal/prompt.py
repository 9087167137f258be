"""A game at a plain prompt: the table in words, numbered choices, one line of answer."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Mapping
from shutil import get_terminal_size
from textwrap import fill

from menagerie.bots.levels import Bot
from menagerie.core.errors import Problem
from menagerie.core.phrases import Event
from menagerie.core.table import Choice, Table
from menagerie.text.records import Scribe
from menagerie.text.speech import Speech
from menagerie.text.tables import TableTeller

FEW = 24
"""More choices than this are listed only when asked for."""

Read = Callable[[str], str]
Write = Callable[[str], object]


def wrapped(line: str) -> str:
    """The line, broken between words where the screen ends."""
    width = max(40, get_terminal_size((100, 24)).columns - 1)
    return fill(line, width, subsequent_indent="      ", break_on_hyphens=False)


class Left(Exception):
    """The person has had enough."""


class Prompt:
    """One person and bots at a table."""

    def __init__(
        self,
        scribe: Scribe,
        me: int,
        bots: Mapping[int, Bot],
        speech: Speech,
        read: Read = input,
        write: Write = print,
    ) -> None:
        self.scribe = scribe
        self.match = scribe.match
        self.game = scribe.match.game
        self.me = me
        self.bots = bots
        self.speech = speech
        self.words = TableTeller(self.game, self.match.players, speech)
        self.read = read
        self.write = write

    def play(self) -> None:
        """Play to the end; Left if the person leaves before."""
        self.tell(self.match.events)
        while not self.match.over:
            self.tell(self.ask() if self.me in self.match.actors else self.let_a_bot_play())
        self.show(self.drawn(self.table()))

    def let_a_bot_play(self) -> list[Event]:
        seat = self.match.actors[0]
        return self.scribe.act(seat, self.bots[seat].choose(self.match.view(seat), self.match.legal(seat)))

    def ask(self) -> list[Event]:
        """The person decides."""
        table = self.table()
        self.show(self.drawn(table))
        self.say("")
        if len(table.choices) <= FEW:
            self.list_choices(table.choices)
        else:
            self.say(self.many(table.choices))
        while True:
            answer = self.answer(table)
            if answer == "?":
                self.list_choices(table.choices)
                continue
            try:
                return self.scribe.act(self.me, self.action_of(answer, table.choices))
            except Problem as problem:
                self.say(self.speech.problem(problem))

    def answer(self, table: Table) -> str:
        question = self.label("question", table.question or "")
        if self.read is input and sys.stdin is None:
            raise Left
        try:
            answer = self.read(f"{question} [1–{len(table.choices)}, ?, q] ").strip()
        except (EOFError, KeyboardInterrupt):
            raise Left from None
        if answer.lower() == "q":
            raise Left
        return answer

    def action_of(self, answer: str, choices: tuple[Choice, ...]) -> int:
        """A number from the list, or a move as records write it."""
        if answer.isdecimal() and len(answer) < 4 and 1 <= int(answer) <= len(choices):
            return choices[int(answer) - 1].action
        for choice in choices:
            if answer.lower() == self.written(choice).lower():
                return choice.action
        raise Problem("play-not-a-choice", answer=answer, last=len(choices), example=self.written(choices[0]))

    def written(self, choice: Choice) -> str:
        return self.game.notation.move(self.match.state, self.me, choice.action)

    def many(self, choices: tuple[Choice, ...]) -> str:
        example = self.written(choices[len(choices) // 2])
        return self.speech.say("play-many-choices", {"count": len(choices), "example": example})

    def list_choices(self, choices: tuple[Choice, ...]) -> None:
        for number, choice in enumerate(choices, 1):
            self.say(f"{number:4}  {self.speech.phrase(choice.phrase)} [{self.written(choice)}]")

    def tell(self, events: Iterable[Event]) -> None:
        """What the person may hear of what happened."""
        for event in events:
            self.say(self.speech.phrase(event.heard_by(self.me)))

    def table(self) -> Table:
        return self.game.table(self.match.view(self.me))

    def show(self, lines: list[str]) -> None:
        self.say("")
        for line in lines:
            self.say(line)

    def say(self, line: str) -> None:
        self.write(wrapped(line))

    def drawn(self, table: Table) -> list[str]:
        """The table in words."""
        return self.words.drawn(table, self.me)

    def label(self, kind: str, name: str) -> str:
        return self.words.label(kind, name)
