"""A game as whoever sits in front of a terminal lives through it: moment after moment, and now and then a decision.

Full screen and line mode show the same sittings: a game on this machine (``Parlour``), a table of a server
(``menagerie.terminal.remote_game``).
"""

from __future__ import annotations

import asyncio
import sys
from collections.abc import AsyncIterator, Callable, Iterable
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import Any, Protocol

from menagerie.bots.levels import SEARCHES, Bot, adviser_of, bot_of
from menagerie.core.chance import fresh_word
from menagerie.core.errors import BadSetup, Problem
from menagerie.core.game import Game
from menagerie.core.phrases import Event, RoundEnded
from menagerie.core.state import State
from menagerie.core.table import Table, Tricks, Zone
from menagerie.i18n.hint_text import SuggestedMove
from menagerie.i18n.translator import Translator
from menagerie.terminal.lineup import PERSON
from menagerie.terminal.saved_games import Journal, begin

LONGEST_THOUGHT = 2.0
"""Seconds after which a bot makes up its mind."""

PREPARE = """
import sys
from menagerie.bots.levels import get_ready
from menagerie.games import load
get_ready(sys.argv[1], load(sys.argv[2]), int(sys.argv[3]))
"""
"""Compiles what a level needs, for good."""

ADVISER = "strong"
"""The level that gives hints."""


@dataclass(frozen=True, slots=True)
class Said:
    """Something that happened, in one sentence, and the number of the rule that applied."""

    text: str
    rule: str = ""


@dataclass(frozen=True, slots=True)
class Seated:
    """Who has a seat: a name, and the level of the bot that plays there, if one does."""

    name: str
    level: str = ""


@dataclass(frozen=True, slots=True)
class Frame:
    """The table in somebody's eyes, what was just said, and what the game waits for."""

    table: Table
    viewpoint: int | None
    said: tuple[Said, ...] = ()
    actors: tuple[int, ...] = ()
    """Who has to decide now; nobody while something is happening."""
    pass_to: int | None = None
    """Several play here, and nobody looks: whose turn it is to look."""
    winners: tuple[int, ...] = ()
    """Who has won, when the game is over."""
    waiting: bool = False
    """The game has not begun."""

    @property
    def asked(self) -> bool:
        """Whoever looks has to decide."""
        return self.viewpoint in self.actors

    @property
    def over(self) -> bool:
        return bool(self.winners)


@dataclass(frozen=True, slots=True)
class Sheet:
    """The score sheet: the points of each round, and what counts for the game so far."""

    rounds: tuple[tuple[int, ...], ...] = ()
    total: tuple[int, ...] = ()


class Overtaken(Problem):
    """A move that came too late: the game has gone on without it."""


class GameSession(Protocol):
    """A game that is lived through."""

    game: Game[Any]
    seats: tuple[Seated, ...]
    language: str
    record: str | None
    """Where the record of the finished game is."""
    repeatable: bool
    """Whether ``again`` gives another game."""

    def frames(self) -> AsyncIterator[Frame]:
        """All that happens, until the game is over."""
        ...

    def move(self, seat: int, action: int) -> str:
        """An action of this seat as the record writes it."""
        ...

    async def decide(self, seat: int, action: int) -> None:
        """Make a move; Problem if it is not accepted, Overtaken if nobody waits for it any more."""
        ...

    def look(self, seat: int) -> None:
        """Of several people here, the one of this seat takes over."""
        ...

    async def hint(self, seat: int) -> list[SuggestedMove]:
        """What a strong player would do, the best first; Problem if nobody tells."""
        ...

    def translator(self, language: str, viewpoint: int | None) -> Translator:
        """How the game is told to these eyes."""
        ...

    def told(self, language: str, viewpoint: int | None) -> list[Said]:
        """All that has happened, as these eyes may know it."""
        ...

    def last_trick(self) -> tuple[Zone, ...]: ...

    def sheet(self) -> Sheet: ...

    def again(self) -> GameSession | None:
        """Another game of the same people, if they can have one here."""
        ...

    async def leave(self) -> None:
        """Get up; what can be kept is kept."""
        ...


class LocalGame:
    """A game on this machine: people in front of it, and bots."""

    repeatable = True

    def __init__(self, journal: Journal, language: str, record: str | None = None) -> None:
        lineup = journal.lineup
        self.journal = journal
        self.record = record
        """Where the record of the finished game goes, if not among the others; then, where it is."""
        self.lineup = lineup
        self.game = lineup.game
        self.language = language
        self.seats = tuple(self._seated(seat, kind) for seat, kind in enumerate(lineup.seats))
        self.match = lineup.match()
        self._bots: dict[int, Bot] = {}
        self._thoughts: dict[int, asyncio.Task[int]] = {}
        self._preparing = asyncio.Lock()
        self._ready: set[str] = set()
        self._compiler: asyncio.subprocess.Process | None = None
        self._decided = False
        """A move is on the disk and about to be made."""
        self._eyes = lineup.people[0] if len(lineup.people) == 1 else None
        self._tricks = Tricks()
        self._wanted: asyncio.Queue[Callable[[], Iterable[Frame]]] = asyncio.Queue()
        for seat, move in journal.moves:
            self._see(self.match.film(seat, self.match.action_of(seat, move)).frames)

    def _seated(self, seat: int, kind: str) -> Seated:
        translator = Translator(self.language)
        if kind != PERSON:
            return Seated(translator.say("web-bot-name", {"number": str(seat + 1)}), kind)
        return Seated(self.lineup.names.get(seat) or translator.say("seat-you"))

    # What happens

    async def frames(self) -> AsyncIterator[Frame]:
        """What bots and people do, event by event; a moment that asks lasts until somebody decides."""
        yield self._now()
        while not self.match.over:
            for scene in await self._decision():
                yield scene
            if not self.match.over:
                yield self._now()
        yield replace(self._now(), said=self._conclude())

    def _conclude(self) -> tuple[Said, ...]:
        """The game is over: write its record, where it was wanted or else among the others."""
        translator, wanted = Translator(self.language), self.record
        self.record = None
        try:
            self.record = str(self.journal.finish(wanted))
        except Problem as problem:
            said = Said(translator.problem(problem))
            if wanted is None:
                return (said,)
            return (said, *self._conclude())
        return ()

    async def _decision(self) -> Iterable[Frame]:
        """What the next one decides: people first, while bots that choose at the same time think already."""
        bots = [seat for seat in self.match.actors if seat in self.lineup.bots]
        for seat in bots:
            if seat not in self._thoughts:
                self._thoughts[seat] = asyncio.create_task(self._think(seat))
        if len(bots) < len(self.match.actors):
            return (await self._wanted.get())()
        action = await self._thoughts.pop(bots[0])
        self._note(bots[0], action)
        return self._act(bots[0], action)

    async def _think(self, seat: int) -> int:
        """What a bot decides, from its view."""
        await self._prepared(self.lineup.bots[seat])
        if seat not in self._bots:
            self._bots[seat] = bot_of(self.lineup.bots[seat], self.game, seconds=LONGEST_THOUGHT)
        bot, view, legal = self._bots[seat], self.match.view(seat), self.match.legal(seat)
        return await asyncio.to_thread(bot.choose, view, legal)

    async def get_ready(self) -> None:
        """Have all compiled that the bots need; the first time that takes seconds."""
        for level in set(self.lineup.bots.values()):
            await self._prepared(level)

    async def _prepared(self, level: str) -> None:
        """Have all compiled that a level needs, in a process of its own: to compile it here would stop the screen."""
        if level not in SEARCHES:
            return
        async with self._preparing:
            if level not in self._ready:
                words = (sys.executable, "-c", PREPARE, level, self.game.name, str(len(self.lineup.seats)))
                nobody: Any = dict.fromkeys(("stdin", "stdout", "stderr"), asyncio.subprocess.DEVNULL)
                self._compiler = await asyncio.create_subprocess_exec(*words, start_new_session=True, **nobody)
                await self._compiler.wait()
                self._ready.add(level)

    def _note(self, seat: int, action: int) -> None:
        """A move that may be made is on the disk before anybody sees it."""
        self.match.check(seat, action)
        self.journal.note(seat, self.move(seat, action))

    def _act(self, seat: int, action: int) -> list[Frame]:
        """The seat does this, event by event."""
        self._decided = False
        film = self.match.film(seat, action)
        self._see(film.frames)
        return [self._scene(event, frame) for event, frame in zip(film, film.frames, strict=True)]

    def _see(self, frames: Iterable[State]) -> None:
        for state in (*frames, self.match.state):
            self._tricks.see(self.game.table(self.game.view(state, None)))

    def _scene(self, event: Event, frame: State) -> Frame:
        translator = self.translator(self.language, self._eyes)
        return Frame(self._table(frame), self._eyes, (said_of(event, self._eyes, translator),))

    def _table(self, state: State) -> Table:
        return self.game.table(self.game.view(state, self._eyes))

    def _now(self) -> Frame:
        """The table as it is. Where several people play, nobody looks while it is another one's turn."""
        people = [seat for seat in self.match.actors if seat in self.lineup.people]
        if len(self.lineup.people) > 1 and self._eyes not in people:
            self._eyes = None
        pass_to = people[0] if people and self._eyes is None else None
        winners = tuple(self.match.winners)
        return Frame(self._table(self.match.state), self._eyes, (), self.match.actors, pass_to, winners)

    # What people do

    def move(self, seat: int, action: int) -> str:
        return self.game.notation.move(self.match.state, seat, action)

    async def decide(self, seat: int, action: int) -> None:
        if self._decided:
            raise Overtaken("not-your-turn", seat=seat, waiting="–")
        self._note(seat, action)
        self._decided = True
        self._wanted.put_nowait(lambda: self._act(seat, action))

    def look(self, seat: int) -> None:
        def uncovered() -> tuple[Frame, ...]:
            self._eyes = seat
            return ()

        self._wanted.put_nowait(uncovered)

    async def hint(self, seat: int) -> list[SuggestedMove]:
        """Found out from the seat's view, beside the game."""
        view, moves = self.match.view(seat), len(self.match.legal(seat))
        await self._prepared(ADVISER)
        adviser = adviser_of(ADVISER, self.game, moves, LONGEST_THOUGHT)
        found = await asyncio.to_thread(adviser.advise, view)
        best = sorted(found, key=lambda move: (move.weight, move.visits), reverse=True)
        return [SuggestedMove(move.action, move.win, move.points, move.weight) for move in best if move.visits]

    def again(self) -> LocalGame:
        return LocalGame(begin(replace(self.lineup, word=fresh_word())), self.language)

    async def leave(self) -> None:
        """The moves are on the disk already; a game that nobody has begun is not kept."""
        for thought in self._thoughts.values():
            thought.cancel()
        if self._compiler is not None and self._compiler.returncode is None:
            self._compiler.kill()
        if any(seat in self.lineup.people for seat, _ in self.journal.moves):
            self.journal.close()
        elif not self.match.over:
            with suppress(BadSetup):
                self.journal.forget()

    # What can be asked for

    def translator(self, language: str, viewpoint: int | None) -> Translator:
        return Translator(language, self.game, viewpoint, [seated.name for seated in self.seats])

    def told(self, language: str, viewpoint: int | None) -> list[Said]:
        translator = self.translator(language, viewpoint)
        return [said_of(event, viewpoint, translator) for event in self.match.events]

    def last_trick(self) -> tuple[Zone, ...]:
        return self._tricks.last

    def sheet(self) -> Sheet:
        """What was scored: nothing before the end of a round."""
        rounds = tuple(event.points for event in self.match.events if isinstance(event, RoundEnded))
        return Sheet(rounds, tuple(self.match.points)) if rounds else Sheet()


def said_of(event: Event, viewpoint: int | None, translator: Translator) -> Said:
    """An event, as these eyes may hear of it."""
    return Said(translator.phrase(event.heard_by(viewpoint)), type(event).rule)
