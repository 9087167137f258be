"""A table with people at it, as its log tells: what has happened there, entry by entry, and what is due.

``fold`` takes an entry that is in the log, and trusts it; what may get there is decided in ``plans``. So the same log
gives the same table on every node, and again after a restart.
"""

from __future__ import annotations

import secrets
from dataclasses import dataclass
from typing import Any, Literal, TypeAlias

from menagerie.core.chance import commitment
from menagerie.core.game import Game
from menagerie.core.levels import DEFAULT_LEVEL
from menagerie.core.match import Match
from menagerie.core.phrases import Event
from menagerie.core.state import State, copy_of
from menagerie.games import load
from menagerie.server.settings import DAY, Settings
from menagerie.server.storage.store import Entry

Body: TypeAlias = dict[str, Any]
Phase: TypeAlias = Literal["open", "playing", "over"]

REMEMBERED = 64
"""So many of the latest entries are told again to whoever missed them; who missed more gets a fresh view."""

CHAT_KEPT = 100
"""So many of the latest lines of chat are shown to who comes in."""

RECENT = 16
"""Of so many of the latest decisions there are pictures."""

STAND_IN = DEFAULT_LEVEL
"""Who plays for somebody who did not say whom they want."""

UNSAID: Body = {"one_device": False, "hints": False}
"""What a table is whose setup does not say: that of an older log."""

Wanted: TypeAlias = int | Literal["none"] | None
"""From where somebody wants to look: from this seat, from nobody's, or from their own (None)."""


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody, known by a signed cookie or a token."""

    id: str
    name: str


@dataclass(slots=True)
class SeatState:
    """A seat at the table: who has it, and whether they are there."""

    kind: Literal["open", "reserved", "bot", "person"]
    person: Person | None = None
    level: str = STAND_IN
    """The bot that has the seat, or stands in."""
    key: str | None = None
    """What opens a reserved seat."""
    node: str | None = None
    """Through which node the person is connected."""
    since: float = 0.0
    """Since when the person is there, or not there."""
    stood_in: bool = False
    """A bot plays until the person is back."""
    given_up_by: Person | None = None
    """Who had the bot's seat, and does not get away from the result."""
    absent: float = 0.0
    """For how much of this turn the person was away."""

    @property
    def by_bot(self) -> bool:
        return self.kind == "bot" or self.stood_in


@dataclass(frozen=True, slots=True)
class AppliedEntry:
    """An entry as it is told: what everybody may know, and the game's events, which each hears in their own way."""

    n: int
    at: float
    kind: str
    facts: Body
    events: list[Event]
    body: Body
    asked_before: tuple[int, ...] = ()
    """Who had to decide before this, and has not yet."""


@dataclass(slots=True)
class LoggedDecision:
    """The last move of the game."""

    seat: int
    events: list[Event]
    others: tuple[int, ...]
    """Who had to decide at the same time, and had not yet."""
    final: bool
    """It was chosen at the same time as others."""
    undo_asked: bool = False
    """Whoever made it has asked to take it back, which can be asked once."""


@dataclass(slots=True)
class UndoAsked:
    """Somebody wants to take the last move back."""

    seat: int
    agreed: set[int]
    at: float


class TableState:
    """A table, from the moment it is opened."""

    game: Game[Any]

    def __init__(self, id: str) -> None:
        self.id = id
        self.n = 0
        self.at = 0.0
        self.phase: Phase = "open"
        self.setup: Body = {}
        self.host = ""
        self.seats: list[SeatState] = []
        self.match: Match[Any] | None = None
        self.seed: bytes | None = None
        self.turn_at = 0.0
        self.answered: dict[tuple[int, str], int] = {}
        self.decided: dict[int, int] = {}
        """The number of each seat's last move."""
        self.last: LoggedDecision | None = None
        self.undo: UndoAsked | None = None
        self.chat: list[AppliedEntry] = []
        self.muted: set[tuple[str, str]] = set()
        """Who does not hear whom."""
        self.rematch: str | None = None
        self.movers: set[str] = set()
        """The people who have made a move themselves, or given up."""
        self.told: list[AppliedEntry] = []
        self.filming = False
        """Somebody wants to see what happens, step by step."""
        self.frames: list[State] = []
        """The state at each event of the latest entry, if it was filmed."""
        self._history: tuple[list[tuple[int, int]], list[Event], list[State]] | None = None

    @property
    def clock(self) -> float | None:
        limit = self.setup["clock"]
        return None if limit is None else float(limit)

    def seats_of(self, person: str | None) -> tuple[int, ...]:
        """Where somebody sits; at a table on one device that may be more than one seat."""
        return tuple(
            s for s, seat_state in enumerate(self.seats) if seat_state.person and seat_state.person.id == person
        )

    def looks_from(self, person: str | None, wanted: Wanted) -> int | None:
        """With the eyes of which seat somebody sees: the one they want, if it is theirs, or their only one. Who has
        several and does not say which sees what everybody may see.
        """
        seats = self.seats_of(person)
        if wanted is None:
            return seats[0] if len(seats) == 1 else None
        return wanted if isinstance(wanted, int) and wanted in seats else None

    def may_watch(self, person: str | None) -> bool:
        """Whether somebody may look at the table."""
        return bool(self.setup["spectators"]) or self.phase == "open" or bool(self.seats_of(person))

    # What has happened ----------------------------------------------------------------------------------------------

    def fold(self, entry: Entry) -> AppliedEntry:
        """An entry has been made."""
        body = entry.body
        self.n, self.at = entry.n, entry.at
        kind = body["kind"]
        self.frames = []
        facts, events = getattr(self, f"_fold_{kind.replace('-', '_')}")(body)
        waiting = self.last.others if kind == "moved" and self.last else ()
        told = AppliedEntry(entry.n, entry.at, kind, facts, events, body, waiting)
        self.told.append(told)
        del self.told[:-REMEMBERED]
        if kind == "said":
            self.chat.append(told)
            del self.chat[:-CHAT_KEPT]
        return told

    def _fold_opened(self, body: Body) -> tuple[Body, list[Event]]:
        self.setup = whole(body["setup"])
        self.game = load(self.setup["game"])
        self.host = body["host"]
        self.seats = [SeatState(**seat) for seat in body["seats"]]
        for seat, (person, name) in body.get("people", {}).items():
            self.seats[int(seat)] = SeatState("person", Person(person, name))
        return {}, []

    def _fold_sat(self, body: Body) -> tuple[Body, list[Event]]:
        seat_state = SeatState("person", Person(body["person"], body["name"]), since=self.at)
        self.seats[body["seat"]] = seat_state
        return {key: body[key] for key in ("seat", "person", "name")}, []

    def _fold_left(self, body: Body) -> tuple[Body, list[Event]]:
        self.seats[body["seat"]] = SeatState("open")
        return {"seat": body["seat"]}, []

    def _fold_offered(self, body: Body) -> tuple[Body, list[Event]]:
        offer = {key: body[key] for key in ("level", "key") if key in body}
        self.seats[body["seat"]] = SeatState(body["as"], **offer)
        return {key: body[key] for key in ("seat", "as", "level") if key in body}, []

    def _fold_started(self, body: Body) -> tuple[Body, list[Event]]:
        self.phase = "playing"
        self.seed = bytes.fromhex(body["seed"])
        self._begin_turn()
        self.match = self.new_match()
        return {"commitment": commitment(self.seed)}, self.match.events[:]

    def new_match(self) -> Match[Any]:
        return Match(self.game, len(self.seats), self.setup["options"], seed=self.seed)

    def _fold_moved(self, body: Body) -> tuple[Body, list[Event]]:
        seat, action = body["seat"], body["action"]
        self._decide(seat, action)
        self.decided[seat] = self.n
        self.undo = None
        if "id" in body:
            self.answered[seat, body["id"]] = self.n
            self._notice(self.seats[seat].person)
        assert self.match is not None
        assert self.last is not None
        if self.match.over:
            self.phase = "over"
        facts = {"seat": seat, "by": body["by"]} if "by" in body else {"seat": seat}
        return facts, self.last.events

    def _notice(self, person: Person | None) -> None:
        """Who makes a move is there, connected or not, and needs no stand-in at any of their seats."""
        assert person is not None
        self.movers.add(person.id)
        for seat in self.seats_of(person.id):
            seat_state = self.seats[seat]
            seat_state.stood_in = False
            if seat_state.node is None:
                seat_state.since = self.at

    def _decide(self, seat: int, action: int) -> None:
        assert self.match is not None
        others = tuple(other for other in self.match.actors if other != seat)
        final = bool(others) or (self.last is not None and seat in self.last.others)
        self.last = LoggedDecision(seat, self._act(seat, action), others, final)
        self.match.events.clear()
        if self.match.actors != others:
            self._begin_turn()

    def _act(self, seat: int, action: int) -> list[Event]:
        assert self.match is not None
        if not self.filming:
            return self.match.act(seat, action)
        film = self.match.film(seat, action)
        self.frames = film.frames
        return film

    def history(self) -> tuple[list[Event], list[State]]:
        """All that has happened in the game, and the pictures of its latest decisions; gone through once for everybody
        who asks.
        """
        assert self.match is not None
        decided = self.match.actions
        if self._history is None or self._history[0] != decided:
            match, events, frames = self.new_match(), [], []
            events += match.events
            for seat, action in decided[:-RECENT]:
                events += match.act(seat, action)
            for seat, action in decided[-RECENT:]:
                film = match.film(seat, action)
                events += film
                frames += [*film.frames, copy_of(match.state)]
            self._history = decided[:], events, frames
        return self._history[1:]

    def _begin_turn(self) -> None:
        self.turn_at = self.at
        for seat_state in self.seats:
            seat_state.absent = 0.0

    def _fold_resigned(self, body: Body) -> tuple[Body, list[Event]]:
        seat_state = self.seats[body["seat"]]
        self.movers |= {seat_state.person.id} if seat_state.person else set()
        self.seats[body["seat"]] = SeatState(
            "bot", level=seat_state.level, since=self.at, given_up_by=seat_state.person
        )
        return {"seat": body["seat"], "level": seat_state.level}, []

    def _fold_stand_in(self, body: Body) -> tuple[Body, list[Event]]:
        self.seats[body["seat"]].level = body["level"]
        return {"seat": body["seat"], "level": body["level"]}, []

    def _fold_away(self, body: Body) -> tuple[Body, list[Event]]:
        seat_state = self.seats[body["seat"]]
        seat_state.node, seat_state.since = None, self.at
        return {"seat": body["seat"]}, []

    def _fold_back(self, body: Body) -> tuple[Body, list[Event]]:
        seat_state = self.seats[body["seat"]]
        if seat_state.node is None:
            seat_state.absent += self.at - max(seat_state.since, self.turn_at)
        seat_state.node, seat_state.since, seat_state.stood_in = body["node"], self.at, False
        return {"seat": body["seat"]}, []

    def _fold_stood_in(self, body: Body) -> tuple[Body, list[Event]]:
        seat_state = self.seats[body["seat"]]
        seat_state.stood_in = True
        return {"seat": body["seat"], "level": seat_state.level}, []

    def _fold_undo_asked(self, body: Body) -> tuple[Body, list[Event]]:
        self.undo = UndoAsked(body["seat"], set(), self.at)
        if self.last:
            self.last.undo_asked = True
        return {"seat": body["seat"]}, []

    def _fold_undo_agreed(self, body: Body) -> tuple[Body, list[Event]]:
        assert self.undo is not None
        self.undo.agreed.add(body["seat"])
        return {"seat": body["seat"]}, []

    def _fold_undo_declined(self, body: Body) -> tuple[Body, list[Event]]:
        self.undo = None
        return {"seat": body["seat"]} if "seat" in body else {}, []

    def _fold_undone(self, body: Body) -> tuple[Body, list[Event]]:
        assert self.match is not None
        self.undo = None
        kept = self.match.actions[:-1]
        self.match, self.last = self.new_match(), None
        for seat, action in kept:
            self._decide(seat, action)
        self._begin_turn()
        return {"seat": body["seat"]}, []

    def _fold_said(self, body: Body) -> tuple[Body, list[Event]]:
        return {key: body[key] for key in ("to", "person", "name", "text")}, []

    def _fold_muted(self, body: Body) -> tuple[Body, list[Event]]:
        pair = body["by"], body["person"]
        (self.muted.add if body["muted"] else self.muted.discard)(pair)
        return {"person": body["person"], "muted": body["muted"]}, []

    def _fold_rematched(self, body: Body) -> tuple[Body, list[Event]]:
        self.rematch = body["table"]
        return {"table": body["table"]}, []

    # What is due ----------------------------------------------------------------------------------------------------

    def due(self, settings: Settings) -> tuple[float, Body | int] | None:
        """When something must be done by itself, and what: an entry to make, or a seat for which a bot chooses."""
        if self.phase != "playing" or self.match is None:
            return None
        if self.undo:
            return self.undo.at + settings.patience, {"kind": "undo-declined"}
        return min((self.due_at(seat, settings) for seat in self.match.actors), key=lambda due: due[0], default=None)

    def due_at(self, seat: int, settings: Settings) -> tuple[float, Body | int]:
        seat_state = self.seats[seat]
        if seat_state.by_bot:
            return self.turn_at, seat
        grace = self.clock is None or self.clock < DAY
        if seat_state.node is None and grace:
            return max(self.turn_at, seat_state.since) + settings.grace, {"kind": "stood-in", "seat": seat}
        if self.clock is None:
            return float("inf"), seat
        return self.turn_at + self.clock + min(seat_state.absent, settings.grace) * grace, seat


def whole(setup: Body) -> Body:
    """A setup with all that it leaves unsaid."""
    return {**UNSAID, **setup}


def new_id() -> str:
    """A name that nobody can guess."""
    return secrets.token_urlsafe(12)
