"""A game on this machine, played by people at this screen and by bots."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import AsyncIterator, Callable, Iterable
from contextlib import suppress
from dataclasses import replace
from typing import Any

from menagerie.bots.levels import SEARCHES, Bot, adviser_of, bot_of
from menagerie.core.chance import fresh_word
from menagerie.core.errors import BadSetup, Problem
from menagerie.core.phrases import Event, RoundEnded
from menagerie.core.state import State
from menagerie.core.table import Table, Tricks, Zone
from menagerie.i18n.hint_text import SuggestedMove
from menagerie.i18n.seat_label import seat_label
from menagerie.i18n.translator import Translator
from menagerie.terminal.game_session import Frame, GameSession, LogLine, MoveTooLate, ScoreSheet, SeatedPlayer
from menagerie.terminal.lineup import PERSON
from menagerie.terminal.saved_games import SavedGame, start

BOT_SECONDS = 2.0
"""The longest time a bot may think about one move."""

COMPILE_SCRIPT = """
import sys
from menagerie.bots.levels import get_ready
from menagerie.games import load
get_ready(sys.argv[1], load(sys.argv[2]), int(sys.argv[3]))
"""
"""Compiles what a level needs and stores the result on disk."""

HINT_LEVEL = "strong"
"""The level that gives hints."""


class LocalGame(GameSession):
    """A game on this machine: the saved game on disk, the match, and the bots."""

    can_rematch = True

    def __init__(self, saved: SavedGame, language: str, record: str | None = None) -> None:
        self.saved = saved
        self.record = record
        """Where the record is to be written, if not in the folder of records; after the end, where it is."""
        self.lineup = saved.lineup
        self.game = saved.lineup.game
        self.language = language
        self.seats = tuple(self._seated_player(seat, kind) for seat, kind in enumerate(self.lineup.seats))
        self.match = self.lineup.match()
        self._bots: dict[int, Bot] = {}
        self._bot_moves: dict[int, asyncio.Task[int]] = {}
        self._compiling = asyncio.Lock()
        self._compiled: set[str] = set()
        self._compiler: asyncio.subprocess.Process | None = None
        self._move_pending = False
        """A person's move is on disk and not yet shown."""
        self._viewpoint = self.lineup.people[0] if len(self.lineup.people) == 1 else None
        self._tricks = Tricks()
        self._commands: asyncio.Queue[Callable[[], Iterable[Frame]]] = asyncio.Queue()
        for seat, move in saved.moves:
            self._track_tricks(self.match.film(seat, self.match.action_of(seat, move)).frames)

    def _seated_player(self, seat: int, kind: str) -> SeatedPlayer:
        translator = Translator(self.language)
        if kind != PERSON:
            return SeatedPlayer(seat_label(translator, seat), kind)
        return SeatedPlayer(self.lineup.names.get(seat) or translator.say("seat-you"))

    # Frames

    async def frames(self) -> AsyncIterator[Frame]:
        """Yield a frame for every event; a frame that asks a person stays until they decide."""
        yield self._current_frame()
        while not self.match.over:
            for frame in await self._next_decision():
                yield frame
            if not self.match.over:
                yield self._current_frame()
        yield replace(self._current_frame(), news=self._write_record())

    def _write_record(self) -> tuple[LogLine, ...]:
        """Write the finished game's record, and return a sentence about every place that could not be written."""
        translator, wanted = Translator(self.language), self.record
        self.record = None
        try:
            self.record = str(self.saved.finish(wanted))
        except Problem as problem:
            line = LogLine(translator.problem(problem))
            if wanted is None:
                return (line,)
            return (line, *self._write_record())
        return ()

    async def _next_decision(self) -> Iterable[Frame]:
        """Return the frames of the next decision. Bots that choose at the same time as people think meanwhile."""
        bots = [seat for seat in self.match.actors if seat in self.lineup.bots]
        for seat in bots:
            if seat not in self._bot_moves:
                self._bot_moves[seat] = asyncio.create_task(self._bot_move(seat))
        if len(bots) < len(self.match.actors):
            return (await self._commands.get())()
        action = await self._bot_moves.pop(bots[0])
        self._save_move(bots[0], action)
        return self._play_move(bots[0], action)

    async def _bot_move(self, seat: int) -> int:
        """Return the action that the seat's bot chooses from its view."""
        await self._compile_level(self.lineup.bots[seat])
        if seat not in self._bots:
            self._bots[seat] = bot_of(self.lineup.bots[seat], self.game, seconds=BOT_SECONDS)
        bot, view, legal = self._bots[seat], self.match.view(seat), self.match.legal(seat)
        return await asyncio.to_thread(bot.choose, view, legal)

    async def get_ready(self) -> None:
        """Compile what the bots need; the first time this takes seconds."""
        for level in set(self.lineup.bots.values()):
            await self._compile_level(level)

    async def _compile_level(self, level: str) -> None:
        """Compile what a level needs, in another process: compiling here would stop the screen."""
        if level not in SEARCHES:
            return
        async with self._compiling:
            if level not in self._compiled:
                command = (sys.executable, "-c", COMPILE_SCRIPT, level, self.game.name, str(len(self.lineup.seats)))
                silent: Any = dict.fromkeys(("stdin", "stdout", "stderr"), asyncio.subprocess.DEVNULL)
                self._compiler = await asyncio.create_subprocess_exec(*command, start_new_session=True, **silent)
                await self._compiler.wait()
                self._compiled.add(level)

    def _save_move(self, seat: int, action: int) -> None:
        """Check a move and write it to disk before anybody sees it."""
        self.match.check(seat, action)
        self.saved.add_move(seat, self.written_move(seat, action))

    def _play_move(self, seat: int, action: int) -> list[Frame]:
        """Make a move in the match, and return a frame for each event."""
        self._move_pending = False
        film = self.match.film(seat, action)
        self._track_tricks(film.frames)
        return [self._event_frame(event, state) for event, state in zip(film, film.frames, strict=True)]

    def _track_tricks(self, states: Iterable[State]) -> None:
        for state in (*states, self.match.state):
            self._tricks.see(self.game.table(self.game.view(state, None)))

    def _event_frame(self, event: Event, state: State) -> Frame:
        translator = self.translator(self.language, self._viewpoint)
        return Frame(self._table(state), self._viewpoint, (log_line(event, self._viewpoint, translator),))

    def _table(self, state: State) -> Table:
        return self.game.table(self.game.view(state, self._viewpoint))

    def _current_frame(self) -> Frame:
        """Return the table as it is. With several people, all hands are covered until the next person takes over."""
        people = [seat for seat in self.match.actors if seat in self.lineup.people]
        if len(self.lineup.people) > 1 and self._viewpoint not in people:
            self._viewpoint = None
        pass_to = people[0] if people and self._viewpoint is None else None
        winners = tuple(self.match.winners)
        return Frame(self._table(self.match.state), self._viewpoint, (), self.match.actors, pass_to, winners)

    # Commands

    def written_move(self, seat: int, action: int) -> str:
        return self.game.notation.move(self.match.state, seat, action)

    async def decide(self, seat: int, action: int) -> None:
        if self._move_pending:
            raise MoveTooLate("not-your-turn", seat=seat, waiting="–")
        self._save_move(seat, action)
        self._move_pending = True
        self._commands.put_nowait(lambda: self._play_move(seat, action))

    def take_device(self, seat: int) -> None:
        def uncover() -> tuple[Frame, ...]:
            self._viewpoint = seat
            return ()

        self._commands.put_nowait(uncover)

    async def hint(self, seat: int) -> list[SuggestedMove]:
        """Search from the seat's view in a thread, while the game stays as it is."""
        view, moves = self.match.view(seat), len(self.match.legal(seat))
        await self._compile_level(HINT_LEVEL)
        adviser = adviser_of(HINT_LEVEL, self.game, moves, BOT_SECONDS)
        found = await asyncio.to_thread(adviser.advise, view)
        best = sorted(found, key=lambda move: (move.weight, move.visits), reverse=True)
        return [SuggestedMove(move.action, move.win, move.points, move.weight) for move in best if move.visits]

    def rematch(self) -> LocalGame:
        return LocalGame(start(replace(self.lineup, word=fresh_word())), self.language)

    async def close(self) -> None:
        """Stop the bots. The moves are on disk already; a game in which no person has moved is deleted."""
        for task in self._bot_moves.values():
            task.cancel()
        if self._compiler is not None and self._compiler.returncode is None:
            self._compiler.kill()
        if any(seat in self.lineup.people for seat, _ in self.saved.moves):
            self.saved.close()
        elif not self.match.over:
            with suppress(BadSetup):
                self.saved.delete()

    # Information

    def history(self, language: str, viewpoint: int | None) -> list[LogLine]:
        translator = self.translator(language, viewpoint)
        return [log_line(event, viewpoint, translator) for event in self.match.events]

    def last_trick(self) -> tuple[Zone, ...]:
        return self._tricks.last

    def score_sheet(self) -> ScoreSheet:
        rounds = tuple(event.points for event in self.match.events if isinstance(event, RoundEnded))
        return ScoreSheet(rounds, tuple(self.match.points)) if rounds else ScoreSheet()


def log_line(event: Event, viewpoint: int | None, translator: Translator) -> LogLine:
    """Put an event into a sentence that tells no more than the viewer may know."""
    return LogLine(translator.phrase(event.visible_to(viewpoint)), type(event).rule)
