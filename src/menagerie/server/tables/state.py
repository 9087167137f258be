"""The state of a table, computed from its log, entry by entry.

``TableState.apply`` trusts every entry: ``handlers`` decides what may enter the log. The same log therefore gives the
same table on every node, and again after a restart.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable
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
from menagerie.server.tables.entry import Body, Entry

Phase: TypeAlias = Literal["open", "playing", "over"]

RECENT_ENTRIES = 64
"""How many of the latest entries a reconnecting viewer can catch up on; after more, it gets a full view."""

RECENT_CHAT = 100
"""How many of the latest chat lines a new viewer sees."""

RECENT_DECISIONS = 16
"""How many of the latest decisions ``history`` keeps with their frames."""

DEFAULT_STAND_IN = DEFAULT_LEVEL
"""The bot that stands in for a player who has not chosen one."""

DEFAULT_SETUP: Body = {"one_device": False, "hints": False}
"""Settings that tables in older logs lack."""

WantedView: TypeAlias = int | Literal["none"] | None
"""The view that a person asks for: one of their seats, a spectator's view ("none"), or their only seat (None)."""


@dataclass(frozen=True, slots=True)
class Person:
    """A person, identified by a signed cookie or a token."""

    id: str
    name: str


@dataclass(slots=True)
class SeatState:
    """A seat at the table: the person or bot that holds it, and whether the person is connected."""

    kind: Literal["open", "reserved", "bot", "person"]
    person: Person | None = None
    level: str = DEFAULT_STAND_IN
    """The level of the bot that holds the seat or stands in for the person."""
    key: str | None = None
    """The key with which a reserved seat can be taken."""
    node: str | None = None
    """The node to which the person is connected."""
    since: float = 0.0
    """When the person connected or disconnected last."""
    stood_in: bool = False
    """Whether a bot plays until the person is back."""
    given_up_by: Person | None = None
    """The person who resigned this seat to a bot; the result still counts for them."""
    absent: float = 0.0
    """How long the person was disconnected during this turn."""

    @property
    def by_bot(self) -> bool:
        return self.kind == "bot" or self.stood_in


@dataclass(frozen=True, slots=True)
class AppliedEntry:
    """An entry with its effects: the public facts, and the game events, which each seat sees in its own way."""

    n: int
    at: float
    kind: str
    facts: Body
    events: list[Event]
    body: Body
    asked_before: tuple[int, ...] = ()
    """The seats that had to decide before this entry and still have to."""


@dataclass(slots=True)
class LoggedDecision:
    """The last decision in the game."""

    seat: int
    events: list[Event]
    others: tuple[int, ...]
    """The other seats that had to decide at the same time and had not yet."""
    final: bool
    """Whether it was a simultaneous choice, which cannot be undone."""
    undo_asked: bool = False
    """Whether its player has already asked to undo it; that is possible once."""


@dataclass(slots=True)
class UndoRequest:
    """A pending request to undo the last move."""

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
        """The entry that each move id of each seat led to."""
        self.decided: dict[int, int] = {}
        """The entry of each seat's last move."""
        self.last: LoggedDecision | None = None
        self.undo: UndoRequest | None = None
        self.chat: list[AppliedEntry] = []
        self.muted: set[tuple[str, str]] = set()
        """Pairs of a person and somebody whose chat lines they do not want to see."""
        self.rematch: str | None = None
        self.participants: set[str] = set()
        """The people who have made a move themselves, or resigned."""
        self.recent: list[AppliedEntry] = []
        self.keep_frames = False
        """Whether a viewer needs the state at every event."""
        self.frames: list[State] = []
        """The state at each event of the latest entry, if ``keep_frames`` was set."""
        self._history: tuple[list[tuple[int, int]], list[Event], list[State]] | None = None

    @property
    def clock(self) -> float | None:
        limit = self.setup["clock"]
        return None if limit is None else float(limit)

    def seats_of(self, person: str | None) -> tuple[int, ...]:
        """Return a person's seats; at a table on one device there may be several."""
        return tuple(
            s for s, seat_state in enumerate(self.seats) if seat_state.person and seat_state.person.id == person
        )

    def viewing_seat(self, person: str | None, wanted: WantedView) -> int | None:
        """Return the seat from which a person sees the table: the wanted one, if it is theirs, or their only one.

        Return None for a spectator's view, also when they hold several seats and named none.
        """
        seats = self.seats_of(person)
        if wanted is None:
            return seats[0] if len(seats) == 1 else None
        return wanted if isinstance(wanted, int) and wanted in seats else None

    def may_watch(self, person: str | None) -> bool:
        """Return whether a person may see the table."""
        return bool(self.setup["spectators"]) or self.phase == "open" or bool(self.seats_of(person))

    # Applying entries -----------------------------------------------------------------------------------------------

    def apply(self, entry: Entry) -> AppliedEntry:
        """Apply the next entry of the log."""
        body = entry.body
        self.n, self.at = entry.n, entry.at
        kind = body["kind"]
        self.frames = []
        facts, events = ENTRY_KINDS[kind](self, body)
        waiting = self.last.others if kind == "moved" and self.last else ()
        applied = AppliedEntry(entry.n, entry.at, kind, facts, events, body, waiting)
        self.recent.append(applied)
        del self.recent[:-RECENT_ENTRIES]
        if kind == "said":
            self.chat.append(applied)
            del self.chat[:-RECENT_CHAT]
        return applied

    def _apply_opened(self, body: Body) -> Effects:
        self.setup = with_defaults(body["setup"])
        self.game = load(self.setup["game"])
        self.host = body["host"]
        self.seats = [SeatState(**seat) for seat in body["seats"]]
        for seat, (person, name) in body.get("people", {}).items():
            self.seats[int(seat)] = SeatState("person", Person(person, name))
        return {}, []

    def _apply_sat(self, body: Body) -> Effects:
        seat_state = SeatState("person", Person(body["person"], body["name"]), since=self.at)
        self.seats[body["seat"]] = seat_state
        return {key: body[key] for key in ("seat", "person", "name")}, []

    def _apply_left(self, body: Body) -> Effects:
        self.seats[body["seat"]] = SeatState("open")
        return {"seat": body["seat"]}, []

    def _apply_offered(self, body: Body) -> Effects:
        offer = {key: body[key] for key in ("level", "key") if key in body}
        self.seats[body["seat"]] = SeatState(body["as"], **offer)
        return {key: body[key] for key in ("seat", "as", "level") if key in body}, []

    def _apply_started(self, body: Body) -> Effects:
        self.phase = "playing"
        self.seed = bytes.fromhex(body["seed"])
        self._begin_turn()
        self.match = self.new_match()
        return {"commitment": commitment(self.seed)}, self.match.events[:]

    def new_match(self) -> Match[Any]:
        """Return the table's game as it began."""
        return Match(self.game, len(self.seats), self.setup["options"], seed=self.seed)

    def _apply_moved(self, body: Body) -> Effects:
        seat, action = body["seat"], body["action"]
        self._decide(seat, action)
        self.decided[seat] = self.n
        self.undo = None
        if "id" in body:
            self.answered[seat, body["id"]] = self.n
            self._mark_present(self.seats[seat].person)
        assert self.match is not None
        assert self.last is not None
        if self.match.over:
            self.phase = "over"
        facts = {"seat": seat, "by": body["by"]} if "by" in body else {"seat": seat}
        return facts, self.last.events

    def _mark_present(self, person: Person | None) -> None:
        """End the stand-in at all seats of a person who moves: they are there, connected or not."""
        assert person is not None
        self.participants.add(person.id)
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
        if not self.keep_frames:
            return self.match.act(seat, action)
        film = self.match.film(seat, action)
        self.frames = film.frames
        return film

    def history(self) -> tuple[list[Event], list[State]]:
        """Return all events of the game and the frames of its latest decisions; computed once per decision."""
        assert self.match is not None
        decided = self.match.actions
        if self._history is None or self._history[0] != decided:
            match, events, frames = self.new_match(), [], []
            events += match.events
            for seat, action in decided[:-RECENT_DECISIONS]:
                events += match.act(seat, action)
            for seat, action in decided[-RECENT_DECISIONS:]:
                film = match.film(seat, action)
                events += film
                frames += [*film.frames, copy_of(match.state)]
            self._history = decided[:], events, frames
        return self._history[1:]

    def _begin_turn(self) -> None:
        self.turn_at = self.at
        for seat_state in self.seats:
            seat_state.absent = 0.0

    def _apply_resigned(self, body: Body) -> Effects:
        seat_state = self.seats[body["seat"]]
        self.participants |= {seat_state.person.id} if seat_state.person else set()
        self.seats[body["seat"]] = SeatState(
            "bot", level=seat_state.level, since=self.at, given_up_by=seat_state.person
        )
        return {"seat": body["seat"], "level": seat_state.level}, []

    def _apply_stand_in(self, body: Body) -> Effects:
        self.seats[body["seat"]].level = body["level"]
        return {"seat": body["seat"], "level": body["level"]}, []

    def _apply_away(self, body: Body) -> Effects:
        seat_state = self.seats[body["seat"]]
        seat_state.node, seat_state.since = None, self.at
        return {"seat": body["seat"]}, []

    def _apply_back(self, body: Body) -> Effects:
        seat_state = self.seats[body["seat"]]
        if seat_state.node is None:
            seat_state.absent += self.at - max(seat_state.since, self.turn_at)
        seat_state.node, seat_state.since, seat_state.stood_in = body["node"], self.at, False
        return {"seat": body["seat"]}, []

    def _apply_stood_in(self, body: Body) -> Effects:
        seat_state = self.seats[body["seat"]]
        seat_state.stood_in = True
        return {"seat": body["seat"], "level": seat_state.level}, []

    def _apply_undo_asked(self, body: Body) -> Effects:
        self.undo = UndoRequest(body["seat"], set(), self.at)
        if self.last:
            self.last.undo_asked = True
        return {"seat": body["seat"]}, []

    def _apply_undo_agreed(self, body: Body) -> Effects:
        assert self.undo is not None
        self.undo.agreed.add(body["seat"])
        return {"seat": body["seat"]}, []

    def _apply_undo_declined(self, body: Body) -> Effects:
        self.undo = None
        return {"seat": body["seat"]} if "seat" in body else {}, []

    def _apply_undone(self, body: Body) -> Effects:
        assert self.match is not None
        self.undo = None
        kept = self.match.actions[:-1]
        self.match, self.last = self.new_match(), None
        for seat, action in kept:
            self._decide(seat, action)
        self._begin_turn()
        return {"seat": body["seat"]}, []

    def _apply_said(self, body: Body) -> Effects:
        return {key: body[key] for key in ("to", "person", "name", "text")}, []

    def _apply_muted(self, body: Body) -> Effects:
        pair = body["by"], body["person"]
        (self.muted.add if body["muted"] else self.muted.discard)(pair)
        return {"person": body["person"], "muted": body["muted"]}, []

    def _apply_rematched(self, body: Body) -> Effects:
        self.rematch = body["table"]
        return {"table": body["table"]}, []

    # What is due ----------------------------------------------------------------------------------------------------

    def next_due(self, settings: Settings) -> tuple[float, Body | int] | None:
        """Return when the server has to act next, and how: an entry to make, or a seat whose bot has to choose."""
        if self.phase != "playing" or self.match is None:
            return None
        if self.undo:
            return self.undo.at + settings.undo_timeout, {"kind": "undo-declined"}
        return min((self.due_for(seat, settings) for seat in self.match.actors), key=lambda due: due[0], default=None)

    def due_for(self, seat: int, settings: Settings) -> tuple[float, Body | int]:
        """Return when the server has to act for a seat that has to decide, and how."""
        seat_state = self.seats[seat]
        if seat_state.by_bot:
            return self.turn_at, seat
        short_clock = self.clock is None or self.clock < DAY
        if seat_state.node is None and short_clock:
            return max(self.turn_at, seat_state.since) + settings.stand_in_after, {"kind": "stood-in", "seat": seat}
        if self.clock is None:
            return float("inf"), seat
        return self.turn_at + self.clock + min(seat_state.absent, settings.stand_in_after) * short_clock, seat


Effects: TypeAlias = tuple[Body, list[Event]]
"""The effects of an entry: the facts that everybody may know, and the game events."""

ENTRY_KINDS: dict[str, Callable[[TableState, Body], Effects]] = {
    "opened": TableState._apply_opened,
    "sat": TableState._apply_sat,
    "left": TableState._apply_left,
    "offered": TableState._apply_offered,
    "started": TableState._apply_started,
    "moved": TableState._apply_moved,
    "resigned": TableState._apply_resigned,
    "stand-in": TableState._apply_stand_in,
    "away": TableState._apply_away,
    "back": TableState._apply_back,
    "stood-in": TableState._apply_stood_in,
    "undo-asked": TableState._apply_undo_asked,
    "undo-agreed": TableState._apply_undo_agreed,
    "undo-declined": TableState._apply_undo_declined,
    "undone": TableState._apply_undone,
    "said": TableState._apply_said,
    "muted": TableState._apply_muted,
    "rematched": TableState._apply_rematched,
}
"""Every kind of log entry, and the method that applies it."""


def with_defaults(setup: Body) -> Body:
    """Return a table's setup with the settings that it leaves out."""
    return {**DEFAULT_SETUP, **setup}


def new_id() -> str:
    """Return a random id that nobody can guess."""
    return secrets.token_urlsafe(12)
