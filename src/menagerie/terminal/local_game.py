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
from menagerie.core.endings import Ending, Endings
from menagerie.core.errors import BadSetup, Problem
from menagerie.core.match import LogWithStates
from menagerie.core.phrases import Event
from menagerie.core.state import State
from menagerie.core.table import Table
from menagerie.engine import is_compiled_ahead
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
        self.chat = []
        self.house_rules = saved.lineup.options
        self.alone = len(saved.lineup.people) == 1
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
        self._viewpoint = self.lineup.people[0] if self.alone else None
        self.endings = self._no_endings()
        self._commands: asyncio.Queue[Callable[[], Iterable[Frame]]] = asyncio.Queue()
        self._catch_up()

    def _no_endings(self) -> Endings:
        """Return what follows the game as its only person, or as everybody, may see it."""
        return Endings(self.game, self.lineup.people[0] if self.alone else None)

    def _catch_up(self) -> None:
        """Make all saved moves."""
        for seat, move in self.saved.moves:
            self._follow(self.match.act_with_states(seat, self.match.action_of(seat, move)))

    def _seated_player(self, seat: int, kind: str) -> SeatedPlayer:
        translator = Translator(self.language)
        if kind != PERSON:
            return SeatedPlayer(seat_label(translator, seat), kind)
        return SeatedPlayer(self.lineup.names.get(seat) or translator.say("seat-you"))

    # Frames

    async def frames(self) -> AsyncIterator[Frame]:
        """Yield a frame for every event; a frame that asks a person stays until they decide."""
        for frame in self._answer_forced():
            yield frame
        yield self._current_frame()
        problems = self._write_record() if self.match.over else ()
        while not self.match.over:
            frames = await self._next_decision()
            problems = self._write_record() if self.match.over else ()
            for frame in frames:
                yield frame
            if not self.match.over:
                yield self._current_frame()
        yield replace(self._current_frame(), news=problems)

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
        """Compile what the bots need, if it is not compiled ahead; the first time this takes seconds."""
        for level in set(self.lineup.bots.values()):
            await self._compile_level(level)

    async def _compile_level(self, level: str) -> None:
        """Compile what a level needs, in another process: compiling here would stop the screen."""
        if level not in SEARCHES or is_compiled_ahead(self.game):
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
        """Make a move in the match, and return a frame for each event, and for what has ended."""
        self._move_pending = False
        return [*self._follow(self.match.act_with_states(seat, action)), *self._answer_forced()]

    def _answer_forced(self) -> list[Frame]:
        """Give the only answer to automatic questions, as a server does: nobody is asked."""
        frames: list[Frame] = []
        while forced := self.match.forced():
            self._save_move(*forced)
            frames += self._follow(self.match.act_with_states(*forced))
        return frames

    def _follow(self, log: LogWithStates) -> list[Frame]:
        """Return the frames of a move: what has ended is shown as soon as it is complete."""
        frames: list[Frame] = []
        for event, state in zip(log, log.states, strict=True):
            frames += self._ending_frames(self.endings.see(event, state))
            frames.append(self._event_frame(event, state))
        return [*frames, *self._ending_frames(self.endings.finish_decision(self.match.state))]

    def _ending_frames(self, ending: Ending | None) -> list[Frame]:
        """Return the frame of an ending: the table when all cards lay there."""
        if ending is None or ending.view is None:
            return []
        return [Frame(self.game.table(ending.view), self._viewpoint, ending=ending)]

    def _event_frame(self, event: Event, state: State) -> Frame:
        translator = self.translator(self.language, self._viewpoint)
        return Frame(self._table(state), self._viewpoint, (log_line(event, self._viewpoint, translator),))

    def _table(self, state: State) -> Table:
        return self.game.table(self.game.view(state, self._viewpoint))

    def _current_frame(self) -> Frame:
        """Return the table as it is. With several people, all hands are covered until the next person takes over."""
        actors = self.match.actors
        people = [seat for seat in actors if seat in self.lineup.people]
        if len(self.lineup.people) > 1 and self._viewpoint not in people:
            self._viewpoint = None
        pass_to = people[0] if people and self._viewpoint is None else None
        winners = tuple(self.match.winners)
        return Frame(self._table(self.match.state), self._viewpoint, (), actors, pass_to, winners)

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

    async def undo(self) -> None:
        """Go back to the last choice of the only person; the bots choose again."""
        if not self.alone:
            raise Problem("play-undo-alone")
        if self._move_pending or self._viewpoint not in self.match.actors:
            raise Problem("play-undo-wait")
        self.saved.rewind(self._last_free_choice())
        self._commands.put_nowait(self._start_over)

    def _last_free_choice(self) -> int:
        """Return the number of moves before the last one that the person could choose."""
        match, found = self.lineup.match(), None
        for number, (seat, move) in enumerate(self.saved.moves):
            if seat == self._viewpoint and len(match.legal(seat)) > 1:
                found = number
            match.act(seat, match.action_of(seat, move))
        if found is None:
            raise Problem("play-undo-nothing")
        return found

    def _start_over(self) -> tuple[Frame, ...]:
        """Play the saved moves again, after some were taken back."""
        self._stop_bots()
        self._bots, self._bot_moves = {}, {}
        self.match, self.endings = self.lineup.match(), self._no_endings()
        self._catch_up()
        name = Translator(self.language).say("seat-you")
        note = LogLine(Translator(self.language).say("web-event-undone", {"name": name}))
        return (replace(self._current_frame(), news=(note,), actors=()),)

    def rematch(self) -> LocalGame:
        return LocalGame(start(replace(self.lineup, word=fresh_word())), self.language)

    async def close(self) -> None:
        """Stop the bots. The moves are on disk already; a game in which no person has moved is deleted."""
        self._stop_bots()
        if self._compiler is not None and self._compiler.returncode is None:
            self._compiler.kill()
            await self._compiler.wait()
        if self._is_kept():
            self.saved.close()
        elif not self.match.over:
            with suppress(BadSetup):
                self.saved.delete()

    def _stop_bots(self) -> None:
        for task in self._bot_moves.values():
            task.cancel()

    def _is_kept(self) -> bool:
        """Return whether the game stays on disk: a person has moved in it."""
        return any(seat in self.lineup.people for seat, _ in self.saved.moves)

    def farewell(self) -> str:
        translator = Translator(self.language)
        if self.match.over:
            return translator.say("play-record", {"file": self.record}) if self.record else ""
        if self._is_kept():
            return translator.say("play-kept-in", {"file": str(self.saved.path)})
        return translator.say("play-not-kept")

    # Information

    def history(self, language: str, viewpoint: int | None) -> list[LogLine]:
        translator = self.translator(language, viewpoint)
        return [log_line(event, viewpoint, translator) for event in self.match.events]

    def score_sheet(self) -> ScoreSheet:
        rounds = tuple(ending.points for ending in self.endings.rounds)
        return ScoreSheet(rounds, tuple(self.match.points)) if rounds else ScoreSheet()


def log_line(event: Event, viewpoint: int | None, translator: Translator) -> LogLine:
    """Put an event into a sentence that tells no more than the viewer may know."""
    return LogLine(translator.phrase(event.visible_to(viewpoint)), type(event).rule)
