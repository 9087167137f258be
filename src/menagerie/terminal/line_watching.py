"""Watch in line mode: a table where others play, or a recorded game one frame at a time."""

from __future__ import annotations

from menagerie.core.errors import Problem
from menagerie.core.table import Table
from menagerie.i18n.table_text import TableText
from menagerie.i18n.translator import Translator
from menagerie.records.replay import Replay, ReplayViewpoint, seat_of
from menagerie.terminal.game_session import Frame, GameSession
from menagerie.terminal.line_mode import Ask, LineMode, PlayerQuit, say

ALL_CARDS = 1000
"""With open hands, every card of a hand is named."""


async def no_input(question: str) -> str:
    """Refuse to ask: a spectator has nothing to decide."""
    raise PlayerQuit


class LineSpectator(LineMode):
    """Prints what happens at a table, and the table after each decision."""

    def __init__(self, session: GameSession) -> None:
        super().__init__(session, no_input)
        self._shown: Table | None = None

    async def respond(self, frame: Frame) -> None:
        """Print the table if it has changed since it was last printed."""
        if frame.actors and frame.table != self._shown:
            self.show(frame)
            print()
            self._shown = frame.table


class LineReplay:
    """Prints a replay, one frame at a time."""

    def __init__(self, replay: Replay, viewpoint: ReplayViewpoint, language: str, ask: Ask) -> None:
        self.replay = replay
        self.viewpoint = viewpoint
        self.ask = ask
        self.translator = Translator(language, replay.game, seat_of(viewpoint))

    async def watch(self) -> None:
        """Print frames from the first on. Raise PlayerQuit if the viewer quits before the end."""
        at: int | None = 0
        while at is not None:
            self.show(at)
            at = await self.next(at)

    def show(self, at: int) -> None:
        """Print the sentences that are new in a frame, and the table in words."""
        print()
        first = self.replay.frames[at - 1].event_count if at else 0
        for number in range(first, self.replay.frames[at].event_count):
            event = self.replay.event_for(number, self.viewpoint)
            rule = f" [{type(event).rule}]" if type(event).rule else ""
            say(f"{self.translator.phrase(event)}{rule}")
        print()
        table_text = TableText(self.translator, ALL_CARDS if self.viewpoint == "open" else None)
        for line in table_text.table(self.replay.table(at, self.viewpoint), self.replay.players):
            say(line)
        if at == self.replay.last:
            winners = self.translator.list(map(self.translator.seat, self.replay.winners))
            say(self.translator.say("web-winners", {"names": winners}))

    async def next(self, at: int) -> int | None:
        """Ask for the next frame, and return its number, or None after the last."""
        question = self.translator.say("watch-step", {"at": at, "last": self.replay.last})
        while True:
            answer = (await self.ask(question)).lower()
            if not answer:
                return at + 1 if at < self.replay.last else None
            if answer == "b":
                return max(0, at - 1)
            if answer.isdecimal() and len(answer) < 8 and int(answer) <= self.replay.last:
                return int(answer)
            say(self.translator.problem(Problem("server-no-frame", at=answer, last=self.replay.last)))
