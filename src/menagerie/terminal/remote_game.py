"""A table of a server, played from a seat or watched in the terminal.

The server sends only what this viewer may know; the table is built here from its numbers.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path
from typing import Any, TypeAlias

from menagerie.client import Client, Seat
from menagerie.client.event_reader import event_of
from menagerie.core.chance import commitment
from menagerie.core.endings import Ending, Endings
from menagerie.core.errors import Problem
from menagerie.core.files import whole_file
from menagerie.core.game import View
from menagerie.core.table import Table
from menagerie.games import load
from menagerie.i18n.hint_text import SuggestedMove
from menagerie.i18n.seat_label import seat_label
from menagerie.i18n.table_messages import TABLE_MESSAGES
from menagerie.i18n.translator import Translator
from menagerie.records.playback import verify
from menagerie.records.record import line_of, parse
from menagerie.terminal.game_session import Frame, GameSession, LogLine, MoveTooLate, ScoreSheet, SeatedPlayer
from menagerie.terminal.saved_games import folder
from menagerie.terminal.server_address import TableAddress, plain, server_errors

Json: TypeAlias = dict[str, Any]

EMPTY_TABLE = Table((), (), None, ())
"""The table before the first deal."""

REPLIES = ("done", "refused", "hint", "reported", "pong", "closing")
"""Message types that answer a request and are not shown."""


class RemoteGame(GameSession):
    """A table of a server, seen from a seat or, without one, as a spectator."""

    can_rematch = False
    others_wait = True

    def __init__(
        self,
        address: TableAddress,
        view: Json,
        language: str,
        token: str | None = None,
        seat: int | None = None,
        record: str | None = None,
    ) -> None:
        self.address = address
        self.game = load(view["game"])
        self.language = language
        self.seat = seat
        self.record = record
        """Where the record is to be written, if not in the folder of records; after the end, where it is."""
        self.over = False
        self.house_rules = view["options"]
        self.can_chat = seat is not None
        self.chat: list[LogLine] = []
        self.seats = self._seated_players(view)
        self._client = Client(address.server, token, language)
        self._connection: Seat | None = None
        self._receiver: asyncio.Task[None] | None = None
        self._inbox: asyncio.Queue[Json | Exception] = asyncio.Queue()
        self._ask_as_seat = seat if view["you"] != seat else None
        """The seat to name to the server, needed only where several people share one device."""
        self._n = 0
        """The number of the last log entry that was shown."""
        self._moved: dict[int, int] = {}
        """The number of each seat's last move that has arrived, shown or not."""
        self._disconnected = False
        self._commitment: str | None = None
        """The commitment to the seed, published when the game began."""
        self._view: View[Any] | None = None
        self._reopened: View[Any] | None = None
        """The view without this seat's choice, while it may be changed."""
        self._choice: list[LogLine] = []
        """The sentences about this seat's last choice, which a change replaces."""
        self._actors: tuple[int, ...] = ()
        self._winners: tuple[int, ...] = ()
        self._history: list[LogLine] = []
        self._rounds: list[tuple[int, ...]] = []
        self.endings = Endings(self.game, seat)
        """What has ended as far as the server has sent it: rounds long ago are only in ``score_sheet``."""

    def _seated_players(self, view: Json) -> tuple[SeatedPlayer, ...]:
        return tuple(seated_player(seat, self.language) for seat in view["seats"])

    # Frames

    async def frames(self) -> AsyncIterator[Frame]:
        """Yield a frame for every event that the server sends; a lost connection is opened again."""
        table = self.address.table
        async with self._client.play(
            table, numbers=True, seat=self._ask_as_seat, language=self.language
        ) as self._connection:
            self._receiver = asyncio.create_task(self._receive(self._connection))
            while not self.over:
                message = await self._inbox.get()
                with server_errors(self.address.server):
                    frames = self._handle(message)
                if self._winners:
                    frames[-1] = replace(frames[-1], news=(*frames[-1].news, *await self._write_record()))
                for frame in frames:
                    yield frame

    async def _receive(self, connection: Seat) -> None:
        """Receive every message at once, even if it is shown later."""
        try:
            async for message in connection.messages(losses=True):
                if message["type"] == "moved":
                    self._moved[message["seat"]] = message["n"]
                self._inbox.put_nowait(message)
        except Exception as error:
            self._inbox.put_nowait(error)

    def _handle(self, message: Json | Exception) -> list[Frame]:
        """Return the frames for a message; the first one says so if the connection was lost and is back."""
        if isinstance(message, Exception):
            raise message
        if message["type"] in REPLIES:
            return []
        if message["type"] == "lost":
            self._disconnected = True
            return [self._current_frame(self._say("join-lost"))]
        self._n = message["n"]
        frames = self._frames_of(message)
        if self._disconnected:
            self._disconnected = False
            frames.insert(
                0, replace(frames[0] if frames else self._current_frame(), news=(self._say("join-back"),), actors=())
            )
        return frames

    def _frames_of(self, message: Json) -> list[Frame]:
        kind = message["type"]
        view = message if kind == "view" else message.get("view")
        if view is not None:
            return self._new_view(message, view)
        if kind in ("started", "moved", "changed"):
            return self._event_frames(message)
        if kind == "turn":
            self._update(message)
            return [self._current_frame()]
        news = self._table_news(message)
        return [self._current_frame(*news)] if news else []

    def _new_view(self, message: Json, view: Json) -> list[Frame]:
        """Take over a whole view: after an undo, a reconnection, or when much was missed."""
        lost = self._seat_lost(view)
        self.seats = self._seated_players(view)
        self._update(view)
        self._read_chat(view)
        if self._view is None:
            return [self._current_frame(*lost, self._waiting_room_line(view))]
        if message["type"] == "undone":
            self._history = []
        news = self._read_history(view)
        return [self._current_frame(*lost, *(news if message is view else self._table_news(message)))]

    def _seat_lost(self, view: Json) -> list[LogLine]:
        """Return a sentence if the host has given the seat to somebody else."""
        if self.seat is None or self._ask_as_seat is not None or view["you"] == self.seat:
            return []
        self.seat = None
        return [self._say("join-seat-gone")]

    def _read_history(self, view: Json) -> list[LogLine]:
        """Add the server's history of the game to ours, and return what is new in it."""
        lines = [log_line(event) for event in view.get("events", ())]
        known = next((k for k in range(len(lines), 0, -1) if self._history[-k:] == lines[:k]), 0)
        self._history += lines[known:]
        self._rounds = [tuple(points) for points in view.get("rounds", ())]
        self.endings = Endings(self.game, self.seat)
        if self._view is not None:
            events = [event_of(self.game, event) for event in view.get("events", ())]
            self.endings.follow(((event, None) for event in events), self._view.state)
        if "trick" in view:
            self.endings.recall_trick(View(self.seat, self.game.state(**view["trick"])))
        return lines[known:]

    def _read_chat(self, view: Json) -> None:
        """Take over the chat and an open request to undo a move."""
        self.chat = [chat_line(entry, self.language) for entry in view.get("chat", ())]
        asked_by = view["undo"]["seat"] if "undo" in view else None
        self.undo_asked_by = asked_by if asked_by != self.seat else None

    def _event_frames(self, message: Json) -> list[Frame]:
        """Return a frame for every event that comes with its table, and then the current frame."""
        events = message.get("events", [])
        lines = [log_line(event) for event in events]
        if message["type"] == "changed":
            self._history = without_last(self._history, self._choice)
        if message.get("seat") == self.seat:
            self._choice = lines
        self._history += lines
        self._reopen(message)
        self.undo_asked_by = None
        self._rounds += [tuple(event["points"]) for event in events if event["event"] == "round-ended"]
        frames: list[Frame] = []
        for event, line in zip(events, lines, strict=True):
            frames += self._frames_of_event(event, line)
        self._actors = ()
        self._update(message)
        ended = self.endings.finish_decision(self._view.state) if self._view is not None else None
        current = self._current_frame(*(() if frames else lines))
        return [*frames, *self._ending_frames(ended), current]

    def _frames_of_event(self, event: Json, line: LogLine) -> list[Frame]:
        """Return the frame of an event, after that of what was complete before it."""
        state = self.game.state(**event["numbers"]) if "numbers" in event else None
        ended = self._ending_frames(self.endings.see(event_of(self.game, event), state))
        if state is None:
            return ended
        return [*ended, Frame(self._table(event["numbers"]), self.seat, (line,), changeable=self._changeable())]

    def _ending_frames(self, ending: Ending | None) -> list[Frame]:
        """Return the frame of an ending: the table when all cards lay there."""
        if ending is None or ending.view is None:
            return []
        return [Frame(self.game.table(ending.view), self.seat, ending=ending)]

    def _update(self, facts: Json) -> None:
        """Store the fields of a message that describe the table as it is now."""
        self._commitment = self._commitment or facts.get("commitment")
        if "numbers" in facts:
            self._view = View(self.seat, self.game.state(**facts["numbers"]))
        self._reopen(facts)
        self._actors = tuple(facts.get("turn", self._actors))
        self._winners = tuple(facts.get("winners", ()))

    def _reopen(self, facts: Json) -> None:
        """Store how the table looks without this seat's choice, if the choice may be changed."""
        reopened = facts.get("reopened") if self.seat is not None else None
        self._reopened = None if reopened is None else View(self.seat, self.game.state(**reopened))

    def _changeable(self) -> Table | None:
        return None if self._reopened is None else self.game.table(self._reopened)

    def _table(self, numbers: Json) -> Table:
        return self.game.table(View(self.seat, self.game.state(**numbers)))

    def _current_frame(self, *news: LogLine) -> Frame:
        """Return the table as it is. A seat whose move has arrived is not asked again."""
        if self._view is None:
            return Frame(EMPTY_TABLE, self.seat, news, waiting=True)
        table = self.game.table(self._view)
        actors = tuple(seat for seat in self._actors if seat != self.seat or not self._decided(seat))
        return Frame(table, self.seat, news, actors, None, self._winners, changeable=self._changeable())

    def _decided(self, seat: int) -> bool:
        """Return whether a move of the seat has arrived after the last entry that was shown."""
        return self._moved.get(seat, 0) > self._n

    # Sentences

    def _say(self, message: str, **facts: object) -> LogLine:
        return LogLine(Translator(self.language).say(message, facts))

    def _table_news(self, message: Json) -> list[LogLine]:
        """Return a sentence about what somebody did or wrote at the table outside the game itself."""
        kind = message["type"]
        if kind == "said":
            self.chat.append(chat_line(message, self.language))
            return self.chat[-1:]
        seat = message.get("seat")
        if kind.startswith("undo"):
            self.undo_asked_by = seat if kind == "undo-asked" and seat != self.seat else None
        if kind not in TABLE_MESSAGES or seat is None or (seat == self.seat and kind in ("away", "back")):
            return []
        if kind in ("back", "stood-in"):
            level = message["level"] if kind == "stood-in" else ""
            changed = replace(self.seats[seat], level=level)
            self.seats = (*self.seats[:seat], changed, *self.seats[seat + 1 :])
        return [self._say(TABLE_MESSAGES[kind], name=self.translator(self.language, self.seat).seat(seat))]

    def _waiting_room_line(self, view: Json) -> LogLine:
        """Return a sentence about the players at the table, and what the game waits for."""
        translator = self.translator(self.language, self.seat)
        taken = [seat["seat"] for seat in view["seats"] if seat["kind"] in ("person", "bot")]
        free = len(view["seats"]) - len(taken)
        facts = {"names": translator.list(map(translator.seat, taken)), "free": free}
        return self._say("join-waiting" if free else "join-all-there", **facts)

    # The end

    async def _write_record(self) -> list[LogLine]:
        """Store the finished game's record, and check that the cards were dealt from the committed seed."""
        self.over = True
        news = []
        try:
            with server_errors(self.address.server):
                record = parse(line_of(await self._client.record(self.address.table)), self.address.url, 1)
            self.record = str(self._store_record(record))
            check_record(record, self._commitment, Translator(self.language))
        except Problem as problem:
            if not Path(self.record or "").is_file():
                self.record = None
            news = [LogLine(Translator(self.language).problem(problem))]
        self._history += news
        return news

    def _store_record(self, record: Json) -> Path:
        place = Path(self.record) if self.record else folder("records") / f"{self.game.name}-{self.address.table}.jsonl"
        with whole_file(place) as file:
            file.write(line_of(record))
        return place

    # Commands

    def written_move(self, seat: int, action: int) -> str:
        view = self._reopened or self._view
        assert view is not None
        return self.game.notation.move(view.state, seat, action)

    async def decide(self, seat: int, action: int) -> None:
        """Send the move, again if needed, until the server answers."""
        assert self._connection is not None
        if self._decided(seat):
            raise MoveTooLate("server-moved-already")
        with server_errors(self.address.server):
            n = await self._connection.move(self.written_move(seat, action))
        self._moved[seat] = max(n, self._moved.get(seat, 0))

    async def change(self, seat: int, action: int) -> None:
        """Replace this seat's choice while others still choose."""
        assert self._connection is not None
        with server_errors(self.address.server):
            n = await self._connection.change(self.written_move(seat, action))
        self._moved[seat] = max(n, self._moved.get(seat, 0))

    def take_device(self, seat: int) -> None:
        """Do nothing: only one seat plays here."""

    def rematch(self) -> None:
        """Return None: only the table's host starts the next game."""

    async def undo(self) -> None:
        await self._command("undo")

    async def answer_undo(self, agree: bool) -> None:
        await self._command("agree" if agree else "decline")

    async def say(self, text: str) -> None:
        await self._command("say", text=text)

    async def _command(self, command: str, **facts: str) -> None:
        """Send a command that is not a move."""
        if self.seat is None:
            raise Problem("server-no-seat")
        with server_errors(self.address.server):
            await self._client.do(self.address.table, do=command, **facts)

    async def hint(self, seat: int) -> list[SuggestedMove]:
        """Ask the server for a hint."""
        if self._connection is None or self._view is None or seat != self.seat:
            raise Problem("server-no-seat")
        actions = {self.written_move(seat, action): action for action in self.game.legal(self._view.state, seat)}
        with server_errors(self.address.server):
            found = (await self._connection.hint())["moves"]
            tried = [move for move in found if move["win"] is not None and move["move"] in actions]
            return [SuggestedMove(actions[m["move"]], m["win"], m["points"], m["share"]) for m in tried]

    async def close(self) -> None:
        """Close the connection; the seat stays reserved."""
        if self._receiver:
            self._receiver.cancel()
        if self._connection:
            await self._connection.close()
        await self._client.close()

    # Information

    def history(self, language: str, viewpoint: int | None) -> list[LogLine]:
        """Return every event so far, in the language that was chosen when the connection was opened."""
        return self._history[:]

    def score_sheet(self) -> ScoreSheet:
        if self._view is None or not (self._rounds or self._winners):
            return ScoreSheet()
        state = self._view.state
        total = tuple(self.game.rules.points(state, seat) for seat in range(state.players))
        return ScoreSheet(tuple(self._rounds) or (total,), total)

    def farewell(self) -> str:
        translator = Translator(self.language)
        if self.over:
            return translator.say("play-record", {"file": self.record}) if self.record else ""
        return "" if self.seat is None else translator.say("play-seat-kept")


def log_line(event: Json) -> LogLine:
    return LogLine(plain(event["said"]), plain(event["rule"]))


def without_last(lines: list[LogLine], removed: list[LogLine]) -> list[LogLine]:
    """Return lines without the last occurrence of each of these."""
    kept = lines[::-1]
    for line in removed:
        if line in kept:
            kept.remove(line)
    return kept[::-1]


def chat_line(message: Json, language: str) -> LogLine:
    return LogLine(Translator(language).labelled(plain(message["name"]), plain(message["text"])))


def seated_player(seat: Json, language: str) -> SeatedPlayer:
    """Return the name to show for a seat as the server describes it."""
    translator = Translator(language)
    if seat["kind"] == "person":
        return SeatedPlayer(plain(seat["name"]), seat["level"] if seat["stood_in"] else "")
    if seat["kind"] == "bot":
        return SeatedPlayer(seat_label(translator, seat["seat"]), seat["level"])
    return SeatedPlayer(translator.say("web-free" if seat["kind"] == "open" else "web-reserved"))


def check_record(record: Json, promised: str | None, translator: Translator) -> None:
    """Raise Problem unless every card follows from the record's seed, and the seed fits the promised commitment."""
    if "seed" not in record or commitment(bytes.fromhex(record["seed"])) != promised:
        raise Problem("join-seed-wrong")
    try:
        verify(record)
    except Problem as problem:
        raise Problem("join-record-wrong", problem=translator.problem(problem)) from None
