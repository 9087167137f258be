"""The state of a table, computed from its log, entry by entry.

``TableState.apply`` trusts every entry: ``handlers`` decides what may enter the log. The same log therefore gives the
same table on every node, and again after a restart.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable
from typing import Any, Literal, TypeAlias

from menagerie.core.chance import commitment
from menagerie.core.game import Game
from menagerie.core.guide import Guide, guide_for
from menagerie.core.match import Match
from menagerie.core.phrases import Event
from menagerie.core.shared_deal import SharedDeal, deal_from
from menagerie.core.state import State
from menagerie.games import load
from menagerie.records.playback import chance_after
from menagerie.server.settings import DAY, Settings
from menagerie.server.tables.entry import AppliedEntry, Body, Entry
from menagerie.server.tables.history import GameHistory, Steps
from menagerie.server.tables.logged_decision import LoggedDecision, UndoRequest
from menagerie.server.tables.seats import Person, SeatState, WantedView

Phase: TypeAlias = Literal["open", "playing", "over"]

RECENT_ENTRIES = 64
"""How many of the latest entries a reconnecting viewer can catch up on; after more, it gets a full view."""

RECENT_CHAT = 100
"""How many of the latest chat lines a new viewer sees."""

DEFAULT_SETUP: Body = {"one_device": False, "hints": False, "unattended": False}
"""Settings that tables in older logs lack."""


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
        self.automatic: tuple[str, ...] = ()
        """The questions that answer themselves if there is only one answer; tables in older logs have none."""
        self.guide: Guide | None = None
        """The lesson that is played at this table, if one is."""
        self.deal: SharedDeal | None = None
        """The deal that is played at this table, if others play the same one."""
        self.beginning: list[Body] = []
        """The log of the record with which the game begins, if it goes on from another game."""
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
        """The people who have made a move themselves, or sat down and resigned."""
        self.reseated: set[str] = set()
        """The people who have their seat from the game before; nobody asked them."""
        self.decisions: list[tuple[int, bool]] = []
        """Of each decision in the game that was asked for: its seat, and whether a bot made it."""
        self.recent: list[AppliedEntry] = []
        self.keep_frames = False
        """Whether a viewer needs the state at every event."""
        self.frames: list[State] = []
        """The state at each event of the latest entry, if ``keep_frames`` was set."""
        self._history = GameHistory()

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

    @property
    def plays_unattended(self) -> bool:
        """Whether bots play on while nobody is there: if that was asked for, or the game counts, or takes days."""
        counts = bool(self.setup["rated"] and self.setup["public"])
        return bool(self.setup["unattended"]) or counts or (self.clock is not None and self.clock >= DAY)

    @property
    def anybody_connected(self) -> bool:
        return any(seat_state.person and seat_state.node is not None for seat_state in self.seats)

    def left_at(self, seat: int) -> int | None:
        """Return the entry with which a seat's person left the game; None if they played it to its end.

        A person has left who resigned, for whom a bot plays at the end, or for whom bots have made most decisions.
        """
        seat_state = self.seats[seat]
        if seat_state.given_up_by:
            return seat_state.given_up_at
        bots = [by_bot for actor, by_bot in self.decisions if actor == seat]
        replaced = seat_state.stood_in or 2 * sum(bots) > len(bots)
        return self.n if seat_state.person and replaced else None

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
        if kind == "said" and body["text"]:
            self.chat.append(applied)
            del self.chat[:-RECENT_CHAT]
        return applied

    def _apply_opened(self, body: Body) -> Effects:
        self.setup = with_defaults(body["setup"])
        self.game = load(self.setup["game"])
        self.host = body["host"]
        self.automatic = tuple(body.get("automatic", ()))
        self.guide = guide_for(self.game, body["lesson"]) if "lesson" in body else None
        self.deal = deal_from(self.game.name, body["deal"]) if "deal" in body else None
        self.beginning = body.get("beginning", [])
        self.seats = [SeatState(**seat) for seat in body["seats"]]
        for seat, (person, name) in body.get("people", {}).items():
            origin = body.get("origins", {}).get(seat, "")
            self.seats[int(seat)] = SeatState("person", Person(person, name), origin=origin)
            self.reseated.add(person)
        return {}, []

    def _apply_sat(self, body: Body) -> Effects:
        person, origin = Person(body["person"], body["name"]), body.get("origin", "")
        seat_state = SeatState("person", person, since=self.at, origin=origin)
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
        return {"commitment": commitment(self.seed)}, self._begin_match()

    def _begin_match(self) -> list[Event]:
        """Begin the game, and return the first events."""
        self.match, self.last = self.new_match(), None
        for entry in self.beginning:
            if "seat" in entry:
                self.match.play(entry["seat"], entry["move"])
        self._answer_forced()
        self.frames = []
        return self._take_events()

    def new_match(self) -> Match[Any]:
        """Return the table's game as it began; that of a lesson, as the learner joined it."""
        if self.guide:
            return self.guide.match()
        if self.beginning:
            assert self.seed is not None
            chance = chance_after(self.beginning, self.seed)
            return Match(self.game, len(self.seats), self.setup["options"], chance=chance)
        return Match(self.game, len(self.seats), self.setup["options"], seed=self.seed)

    def _apply_moved(self, body: Body) -> Effects:
        seat = body["seat"]
        self._decide(seat, body["action"])
        self.decisions.append((seat, "by" in body))
        self._note_answer(body)
        self.undo = None
        assert self.match is not None
        assert self.last is not None
        if self.match.over:
            self.phase = "over"
        facts = {"seat": seat, "by": body["by"]} if "by" in body else {"seat": seat}
        return facts, self.last.events

    def _apply_changed(self, body: Body) -> Effects:
        """Replace a choice that others make at the same time; the turn and its clock stay as they are."""
        assert self.match is not None
        self.match = self.match.without_choice(body["seat"])
        self.match.events.clear()
        self._act(body["seat"], body["action"])
        latest = max(at for at, (seat, _) in enumerate(self.decisions) if seat == body["seat"])
        self.decisions[latest] = (body["seat"], False)
        self._note_answer(body)
        return {"seat": body["seat"]}, self._take_events()

    def _note_answer(self, body: Body) -> None:
        """Note a seat's decision; if a person made it, under its id."""
        self.decided[body["seat"]] = self.n
        if "id" in body:
            self.answered[body["seat"], body["id"]] = self.n
            self._mark_present(self.seats[body["seat"]].person)

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
        before, self.frames = len(self.match.actions), []
        self._act(seat, action)
        self._answer_forced()
        self.last = LoggedDecision(seat, before, self._take_events(), others, final)
        if self.match.actors != others:
            self._begin_turn()

    def _answer_forced(self) -> None:
        """Give the only answer to automatic questions, as part of the entry that led to them: nobody is asked."""
        assert self.match is not None
        while forced := self.match.forced(self.automatic):
            self._act(*forced)

    def _act(self, seat: int, action: int) -> None:
        assert self.match is not None
        if self.keep_frames:
            self.frames += self.match.act_with_states(seat, action).states
        else:
            self.match.act(seat, action)

    def _take_events(self) -> list[Event]:
        """Return the events since the last entry."""
        assert self.match is not None
        events, self.match.events = self.match.events, []
        return events

    def may_change(self, seat: int) -> bool:
        """Return whether a seat has chosen and may choose something else, because others still choose.

        ``match.without_choice(seat)`` then has the seat's view and its legal moves.
        """
        return self.phase == "playing" and self.match is not None and not self.guide and self.match.may_change(seat)

    def history(self) -> Steps:
        """Return all events of the game, with the state at each that ends something."""
        assert self.match is not None
        return self._history.steps(self.match.actions, self.new_match)

    def _begin_turn(self) -> None:
        self.turn_at = self.at
        for seat_state in self.seats:
            seat_state.absent = 0.0

    def _apply_resigned(self, body: Body) -> Effects:
        seat_state = self.seats[body["seat"]]
        assert seat_state.person is not None
        self.participants |= {seat_state.person.id} - self.reseated
        self.seats[body["seat"]] = SeatState(
            "bot",
            level=seat_state.level,
            since=self.at,
            given_up_by=seat_state.person,
            given_up_at=self.n,
            origin=seat_state.origin,
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
        assert self.last is not None
        self.undo = None
        del self.decisions[-1:]
        kept = self.match.actions[: self.last.before]
        self._begin_match()
        while len(self.match.actions) < len(kept):
            self._decide(*kept[len(self.match.actions)])
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
        if self.guide:
            return (self.turn_at if self._is_taught_to_bot(seat) else float("inf")), seat
        if seat_state.by_bot:
            return self.turn_at, seat
        short_clock = self.deal is None and (self.clock is None or self.clock < DAY)
        if seat_state.node is None and short_clock:
            return max(self.turn_at, seat_state.since) + settings.stand_in_after, {"kind": "stood-in", "seat": seat}
        if self.clock is None:
            return float("inf"), seat
        return self.turn_at + self.clock + min(seat_state.absent, settings.stand_in_after) * short_clock, seat

    def _is_taught_to_bot(self, seat: int) -> bool:
        """Return whether a lesson goes on with a move of this bot; it waits while the learner has left it."""
        assert self.guide is not None
        assert self.match is not None
        due = self.guide.next_move(self.match)
        return due is not None and due[0] == seat and self.seats[seat].by_bot

    def pause_before(self, seat: int, settings: Settings) -> float:
        """Return how many seconds a bot waits before its move; in a lesson, bots that choose at once do not."""
        at_once = self.guide is not None and self.match is not None and len(self.match.actors) > 1
        return 0.0 if at_once else settings.pause

    def taught_move(self, seat: int) -> int | None:
        """Return the move that a lesson gives to a bot; None at tables where bots choose their moves."""
        if self.guide is None or self.match is None:
            return None
        due = self.guide.next_move(self.match)
        return due[1] if due and due[0] == seat else None


Effects: TypeAlias = tuple[Body, list[Event]]
"""The effects of an entry: the facts that everybody may know, and the game events."""

ENTRY_KINDS: dict[str, Callable[[TableState, Body], Effects]] = {
    "opened": TableState._apply_opened,
    "sat": TableState._apply_sat,
    "left": TableState._apply_left,
    "offered": TableState._apply_offered,
    "started": TableState._apply_started,
    "moved": TableState._apply_moved,
    "changed": TableState._apply_changed,
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
    """Return a random id that nobody can guess, and that no command line takes for an option."""
    while (id := secrets.token_urlsafe(12)).startswith("-"):
        pass
    return id
