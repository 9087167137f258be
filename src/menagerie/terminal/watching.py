"""Watching line by line: a table where others play, or a finished game picture by picture."""

from __future__ import annotations

from menagerie.core.errors import Problem
from menagerie.core.table import Table
from menagerie.terminal.lines import Ask, Left, Lines, say
from menagerie.terminal.sittings import Moment, Sitting
from menagerie.text.reels import Eyes, Reel, seat_of
from menagerie.text.speech import Speech
from menagerie.text.words import Words

ALL = 1000
"""When all hands are open, every card of them is told."""


async def nobody_asked(question: str) -> str:
    """Who watches has nothing to decide."""
    raise Left


class Live(Lines):
    """A sitting at which one only watches: what happens, and the table after each decision."""

    def __init__(self, sitting: Sitting) -> None:
        super().__init__(sitting, nobody_asked)
        self._shown: Table | None = None

    async def face(self, moment: Moment) -> None:
        """Show the table, if it looks different now that somebody has decided."""
        if moment.actors and moment.table != self._shown:
            self.show(moment)
            print()
            self._shown = moment.table


class Pictures:
    """A reel, shown picture by picture."""

    def __init__(self, reel: Reel, eyes: Eyes, language: str, ask: Ask) -> None:
        self.reel = reel
        self.eyes = eyes
        self.ask = ask
        self.speech = Speech(language, reel.game, seat_of(eyes))

    async def watch(self) -> None:
        """From the first picture to wherever one has had enough; Left if that is before the end."""
        at: int | None = 0
        while at is not None:
            self.show(at)
            at = await self.next(at)

    def show(self, at: int) -> None:
        """What was said by then and not before, and the table in words."""
        print()
        first = self.reel.pictures[at - 1].told if at else 0
        for number in range(first, self.reel.pictures[at].told):
            event = self.reel.heard(number, self.eyes)
            rule = f" [{type(event).rule}]" if type(event).rule else ""
            say(f"{self.speech.phrase(event)}{rule}")
        print()
        words = Words(self.speech, ALL if self.eyes == "open" else None)
        for line in words.table(self.reel.table(at, self.eyes), self.reel.players):
            say(line)
        if at == self.reel.last:
            winners = self.speech.list(map(self.speech.seat, self.reel.winners))
            say(self.speech.say("web-winners", {"names": winners}))

    async def next(self, at: int) -> int | None:
        """Which picture to show now; none after the last."""
        question = self.speech.say("watch-step", {"at": at, "last": self.reel.last})
        while True:
            answer = (await self.ask(question)).lower()
            if not answer:
                return at + 1 if at < self.reel.last else None
            if answer == "b":
                return max(0, at - 1)
            if answer.isdecimal() and len(answer) < 8 and int(answer) <= self.reel.last:
                return int(answer)
            say(self.speech.problem(Problem("server-no-picture", at=answer, last=self.reel.last)))
