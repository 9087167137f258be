"""A table of a server, lived through in front of a terminal: with a seat there, or watching.

The server sends what these eyes may know, and nothing else; from its numbers the table is drawn here.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path
from typing import Any, TypeAlias

from menagerie.client import Client, Seat
from menagerie.core.chance import commitment
from menagerie.core.errors import Problem
from menagerie.core.files import whole_file
from menagerie.core.game import View
from menagerie.core.table import Table, Tricks, Zone
from menagerie.games import load
from menagerie.i18n.hint_text import SuggestedMove
from menagerie.i18n.table_messages import TABLE_MESSAGES
from menagerie.i18n.translator import Translator
from menagerie.records.playback import verify
from menagerie.records.record import line_of, parse
from menagerie.terminal.game_session import Frame, Overtaken, Said, Seated, Sheet
from menagerie.terminal.saved_games import folder
from menagerie.terminal.server_address import Link, explained, plain

Json: TypeAlias = dict[str, Any]

BARE = Table((), (), None, ())
"""The table before the first card is dealt."""

ANSWERS = ("done", "refused", "hint", "pong", "closing")
"""Messages about which nobody at the table needs to know."""


class RemoteGame:
    """A sitting at a server's table: from a seat, or, without one, as a spectator."""

    repeatable = False

    def __init__(
        self,
        link: Link,
        view: Json,
        language: str,
        token: str | None = None,
        seat: int | None = None,
        record: str | None = None,
    ) -> None:
        self.link = link
        self.game = load(view["game"])
        self.language = language
        self.seat = seat
        self.record = record
        """Where the record of the finished game goes, if not among the others; then, where it is."""
        self.over = False
        self.seats = self._seated(view)
        self._client = Client(link.server, token, language)
        self._line: Seat | None = None
        self._listening: asyncio.Task[None] | None = None
        self._heard: asyncio.Queue[Json | Exception] = asyncio.Queue()
        self._looks = seat if view["you"] != seat else None
        """The seat to look from, where the server has to be told: at a table on one device."""
        self._n = 0
        """The number of the last entry that was shown."""
        self._moved: dict[int, int] = {}
        """The number of each seat's last move that was heard of, shown or not."""
        self._lost = False
        self._promise: str | None = None
        """What was shown of the seed when the game began."""
        self._view: View[Any] | None = None
        self._actors: tuple[int, ...] = ()
        self._winners: tuple[int, ...] = ()
        self._told: list[Said] = []
        self._rounds: list[tuple[int, ...]] = []
        self._tricks = Tricks()

    def _seated(self, view: Json) -> tuple[Seated, ...]:
        return tuple(seated(seat, self.language) for seat in view["seats"])

    # What happens

    async def frames(self) -> AsyncIterator[Frame]:
        """What the server tells, event by event, however often the connection is lost."""
        table = self.link.table
        async with self._client.play(table, numbers=True, seat=self._looks, language=self.language) as self._line:
            self._listening = asyncio.create_task(self._listen(self._line))
            while not self.over:
                message = await self._heard.get()
                with explained(self.link.server):
                    scenes = self._scenes(message)
                if self._winners:
                    scenes[-1] = replace(scenes[-1], said=(*scenes[-1].said, *await self._conclude()))
                for scene in scenes:
                    yield scene

    async def _listen(self, line: Seat) -> None:
        """Hear of everything at once, also of what is shown only later."""
        try:
            async for message in line.messages(losses=True):
                if message["type"] == "moved":
                    self._moved[message["seat"]] = message["n"]
                self._heard.put_nowait(message)
        except Exception as error:
            self._heard.put_nowait(error)

    def _scenes(self, message: Json | Exception) -> list[Frame]:
        """What is to be shown of a message; that the connection is there again, if it was not."""
        if isinstance(message, Exception):
            raise message
        if message["type"] in ANSWERS:
            return []
        if message["type"] == "lost":
            self._lost = True
            return [self._now(self._say("join-lost"))]
        self._n = message["n"]
        scenes = self._told_by(message)
        if self._lost:
            self._lost = False
            scenes.insert(0, replace(scenes[0] if scenes else self._now(), said=(self._say("join-back"),), actors=()))
        return scenes

    def _told_by(self, message: Json) -> list[Frame]:
        kind = message["type"]
        view = message if kind == "view" else message.get("view")
        if view is not None:
            return self._afresh(message, view)
        if kind in ("started", "moved"):
            return self._played(message)
        if kind == "turn":
            self._learn(message)
            return [self._now()]
        said = self._besides(message)
        return [self._now(*said)] if said else []

    def _afresh(self, message: Json, view: Json) -> list[Frame]:
        """Much is different, or much was missed."""
        said = self._missing(view)
        self.seats = self._seated(view)
        self._learn(view)
        if self._view is None:
            return [self._now(*said, self._gathering(view))]
        if message["type"] == "undone":
            self._told = []
        news = self._recall(view)
        return [self._now(*said, *(news if message is view else self._besides(message)))]

    def _missing(self, view: Json) -> list[Said]:
        """Say it if the seat has been given to somebody else."""
        if self.seat is None or self._looks is not None or view["you"] == self.seat:
            return []
        self.seat = None
        return [self._say("join-seat-gone")]

    def _recall(self, view: Json) -> list[Said]:
        """What has happened so far, as the server tells it; what of it is new."""
        said = [said_of(event) for event in view.get("events", ())]
        known = next((k for k in range(len(said), 0, -1) if self._told[-k:] == said[:k]), 0)
        self._told += said[known:]
        self._rounds = [tuple(points) for points in view.get("rounds", ())]
        self._tricks = Tricks()
        for table in [self._table(view["trick"]), BARE] if "trick" in view else []:
            self._tricks.see(table)
        return said[known:]

    def _played(self, message: Json) -> list[Frame]:
        """The game went on: a moment for every event, if they come with their tables, and then what is now."""
        events = message.get("events", [])
        said = [said_of(event) for event in events]
        self._told += said
        self._rounds += [tuple(event["points"]) for event in events if event["event"] == "round-ended"]
        scenes = []
        for event, sentence in zip(events, said, strict=True):
            if "numbers" in event:
                table = self._table(event["numbers"])
                self._tricks.see(table)
                scenes.append(Frame(table, self.seat, (sentence,)))
        self._actors = ()
        self._learn(message)
        return [*scenes, self._now(*(() if scenes else said))]

    def _learn(self, facts: Json) -> None:
        """How the table is now."""
        self._promise = self._promise or facts.get("commitment")
        if "numbers" in facts:
            self._view = View(self.seat, self.game.state(**facts["numbers"]))
        self._actors = tuple(facts.get("turn", self._actors))
        self._winners = tuple(facts.get("winners", ()))

    def _table(self, numbers: Json) -> Table:
        return self.game.table(View(self.seat, self.game.state(**numbers)))

    def _now(self, *said: Said) -> Frame:
        """The table as it is. Nobody is asked again who has decided since."""
        if self._view is None:
            return Frame(BARE, self.seat, said, waiting=True)
        table = self.game.table(self._view)
        self._tricks.see(table)
        actors = tuple(seat for seat in self._actors if seat != self.seat or not self._decided(seat))
        return Frame(table, self.seat, said, actors, None, self._winners)

    def _decided(self, seat: int) -> bool:
        """Whether the seat has moved since what was shown last."""
        return self._moved.get(seat, 0) > self._n

    # What is said

    def _say(self, message: str, **facts: object) -> Said:
        return Said(Translator(self.language).say(message, facts))

    def _besides(self, message: Json) -> list[Said]:
        """What somebody did or said besides the game."""
        kind = message["type"]
        if kind == "said":
            return [Said(Translator(self.language).labelled(plain(message["name"]), plain(message["text"])))]
        seat = message.get("seat")
        if kind not in TABLE_MESSAGES or seat is None or (seat == self.seat and kind in ("away", "back")):
            return []
        if kind in ("back", "stood-in"):
            level = message["level"] if kind == "stood-in" else ""
            changed = replace(self.seats[seat], level=level)
            self.seats = (*self.seats[:seat], changed, *self.seats[seat + 1 :])
        return [self._say(TABLE_MESSAGES[kind], name=self.translator(self.language, self.seat).seat(seat))]

    def _gathering(self, view: Json) -> Said:
        """Who sits there, and what the game waits for."""
        translator = self.translator(self.language, self.seat)
        taken = [seat["seat"] for seat in view["seats"] if seat["kind"] in ("person", "bot")]
        free = len(view["seats"]) - len(taken)
        facts = {"names": translator.list(map(translator.seat, taken)), "free": free}
        return self._say("join-waiting" if free else "join-all-there", **facts)

    # The end

    async def _conclude(self) -> list[Said]:
        """The game is over: keep its record, and see whether it was dealt as promised."""
        self.over = True
        said = []
        try:
            with explained(self.link.server):
                record = parse(line_of(await self._client.record(self.link.table)), self.link.address, 1)
            self.record = str(self._keep(record))
            prove(record, self._promise, Translator(self.language))
        except Problem as problem:
            if not Path(self.record or "").is_file():
                self.record = None
            said = [Said(Translator(self.language).problem(problem))]
        self._told += said
        return said

    def _keep(self, record: Json) -> Path:
        place = Path(self.record) if self.record else folder("records") / f"{self.game.name}-{self.link.table}.jsonl"
        with whole_file(place) as file:
            file.write(line_of(record))
        return place

    # What people do

    def move(self, seat: int, action: int) -> str:
        assert self._view is not None
        return self.game.notation.move(self._view.state, seat, action)

    async def decide(self, seat: int, action: int) -> None:
        """Send the move, as often as it takes until it is answered."""
        assert self._line is not None
        if self._decided(seat):
            raise Overtaken("server-moved-already")
        with explained(self.link.server):
            n = await self._line.move(self.move(seat, action))
        self._moved[seat] = max(n, self._moved.get(seat, 0))

    def look(self, seat: int) -> None:
        """Nobody else plays here."""

    def again(self) -> None:
        """The next game is the host's to open."""

    async def hint(self, seat: int) -> list[SuggestedMove]:
        """What the server's bot would do, if the table allows to ask."""
        if self._line is None or self._view is None or seat != self.seat:
            raise Problem("server-no-seat")
        actions = {self.move(seat, action): action for action in self.game.legal(self._view.state, seat)}
        with explained(self.link.server):
            found = (await self._line.hint())["moves"]
            tried = [move for move in found if move["win"] is not None and move["move"] in actions]
            return [SuggestedMove(actions[m["move"]], m["win"], m["points"], m["share"]) for m in tried]

    async def leave(self) -> None:
        """Hang up; the seat stays."""
        if self._listening:
            self._listening.cancel()
        if self._line:
            await self._line.close()
        await self._client.close()

    # What can be asked for

    def translator(self, language: str, viewpoint: int | None) -> Translator:
        return Translator(language, self.game, viewpoint, [seated.name for seated in self.seats])

    def told(self, language: str, viewpoint: int | None) -> list[Said]:
        """What has happened, in the language that the server was asked for."""
        return self._told[:]

    def last_trick(self) -> tuple[Zone, ...]:
        return self._tricks.last

    def sheet(self) -> Sheet:
        """What was scored: nothing before the end of a round."""
        if self._view is None or not self._rounds:
            return Sheet()
        state = self._view.state
        return Sheet(tuple(self._rounds), tuple(self.game.rules.points(state, s) for s in range(state.players)))


def said_of(event: Json) -> Said:
    return Said(plain(event["said"]), plain(event["rule"]))


def seated(seat: Json, language: str) -> Seated:
    """Who has a seat, as the server tells."""
    translator = Translator(language)
    if seat["kind"] == "person":
        return Seated(plain(seat["name"]), seat["level"] if seat["stood_in"] else "")
    if seat["kind"] == "bot":
        return Seated(translator.say("web-bot-name", {"number": str(seat["seat"] + 1)}), seat["level"])
    return Seated(translator.say("web-free" if seat["kind"] == "open" else "web-reserved"))


def prove(record: Json, promise: str | None, translator: Translator) -> None:
    """Problem unless every card follows from a seed, and that seed is the one that was promised."""
    if "seed" not in record or commitment(bytes.fromhex(record["seed"])) != promise:
        raise Problem("join-seed-wrong")
    try:
        verify(record)
    except Problem as problem:
        raise Problem("join-record-wrong", problem=translator.problem(problem)) from None
