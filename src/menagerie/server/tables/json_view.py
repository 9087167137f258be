"""Renders tables as JSON for programs: to each viewpoint exactly what it may see.

Views come from ``game.view`` and events from ``visible_to`` for the viewpoint's seat (None for spectators). Cards and
other tagged numbers are written in the notation of game records.
"""

from __future__ import annotations

from collections.abc import Hashable
from functools import cache
from typing import Any

from menagerie.core.endings import Endings
from menagerie.core.errors import Problem
from menagerie.core.game import Game, View
from menagerie.core.match import Match
from menagerie.core.phrases import Event, RoundEnded, name_of
from menagerie.core.state import State, columns
from menagerie.core.table import Choice, Table
from menagerie.games import load
from menagerie.i18n.translator import FALLBACK, Translator, tags_of
from menagerie.server.errors import status_of
from menagerie.server.tables.entry import AppliedEntry
from menagerie.server.tables.json_text import dumps
from menagerie.server.tables.renderer import (
    NEEDS_FULL_VIEW,
    RECENT_EVENTS,
    EntryBroadcast,
    Json,
    Viewpoint,
    answered_id,
    may_see,
    seat_names,
)
from menagerie.server.tables.seats import SeatState
from menagerie.server.tables.state import TableState


class JsonRenderer:
    """Renders a table as JSON: on request with the numbers of the game's state, and with sentences in a language."""

    def __init__(self, numbers: bool = False, language: str | None = None, refusals: str = FALLBACK) -> None:
        self.numbers = numbers
        self.language = language
        self.refusal_language = language or refusals
        self.needs_frames = numbers and language is not None

    # Messages -------------------------------------------------------------------------------------------------------

    def first_messages(self, state: TableState, viewpoint: Viewpoint, after: int | None) -> list[bytes]:
        """Return what happened after the n-th entry, or a full view if that is too long ago or has changed too much."""
        if after is not None and state.n - len(state.recent) <= after <= state.n:
            missed = [entry for entry in state.recent if entry.n > after]
            if not any(entry.kind in NEEDS_FULL_VIEW for entry in missed):
                messages = [self.entry(state, entry, viewpoint) for entry in missed if may_see(state, entry, viewpoint)]
                turn = {"type": "turn", "n": state.n, **self.turn(state, viewpoint)}
                return [dumps(message) for message in (*messages, turn)]
        return [self.full_view(state, viewpoint)]

    def full_view(self, state: TableState, viewpoint: Viewpoint) -> bytes:
        """Return everything that the viewpoint may see now."""
        return dumps(self.view(state, viewpoint))

    def entry_message(self, broadcast: EntryBroadcast, viewpoint: Viewpoint) -> bytes | None:
        """Return the message for a new entry; viewers who get the same message share it."""
        entry, state = broadcast.entry, broadcast.state
        if not may_see(state, entry, viewpoint):
            return None
        if entry.kind in NEEDS_FULL_VIEW:
            return dumps({**self.entry(state, entry, viewpoint), "view": self.view(state, viewpoint)})
        key = self._cache_key(broadcast, viewpoint)
        return broadcast.shared(
            key, lambda: dumps({**self.entry(state, entry, viewpoint), **self._turn_after(broadcast, viewpoint)})
        )

    def _turn_after(self, broadcast: EntryBroadcast, viewpoint: Viewpoint) -> Json:
        """Return whose turn it is now, if the entry may have changed it; legal moves only for newly asked seats."""
        if broadcast.entry.kind not in ("started", "moved", "changed"):
            return {}
        return self.turn(broadcast.state, viewpoint, moves=viewpoint.seat not in broadcast.entry.asked_before)

    def _cache_key(self, broadcast: EntryBroadcast, viewpoint: Viewpoint) -> Hashable:
        """Return what the message depends on, besides the entry."""
        own = broadcast.entry.facts.get("seat") in broadcast.state.seats_of(viewpoint.person)
        asked = viewpoint.seat in broadcast.newly_asked or viewpoint.seat in broadcast.may_change
        individual = own or broadcast.has_secrets or asked
        if not (individual or self.numbers or self.language):
            return None
        return viewpoint.seat, self.numbers, self.language, own

    def hint_message(self, state: TableState, viewpoint: Viewpoint, hint: Json, id: str) -> bytes:
        """Return the hint as it is, with the id of the request."""
        return dumps({**hint, "id": id})

    def refusal(self, problem: Problem, id: str | None = None) -> bytes:
        """Return the answer to a refused request."""
        return dumps(refusal_as_json(problem, self.refusal_language, id))

    # Parts of messages ----------------------------------------------------------------------------------------------

    def view(self, state: TableState, viewpoint: Viewpoint) -> Json:
        """Return everything that the viewpoint may see now."""
        shown: Json = {"type": "view", "n": state.n, **state_as_json(state, viewpoint), "you": viewpoint.seat}
        if state.match and state.seed:
            view = state.match.view(viewpoint.seat)
            shown["commitment"] = state.match.commitment
            shown["cards"] = table_as_json(state.match.game, view, state.match.game.table(view))
            if self.language:
                shown |= self._past(state, viewpoint)
        shown |= self.turn(state, viewpoint)
        if state.undo:
            shown["undo"] = {"seat": state.undo.seat, "agreed": sorted(state.undo.agreed)}
        shown["chat"] = [self.entry(state, line, viewpoint) for line in state.chat if may_see(state, line, viewpoint)]
        return shown

    def turn(self, state: TableState, viewpoint: Viewpoint, moves: bool = True) -> Json:
        """Return whose turn it is and, with ``moves``, the legal moves of the viewpoint's own seat.

        A seat that has chosen gets the moves to which it may still change its choice.
        """
        match = state.match
        if match is None:
            return {}
        turn: Json = {"turn": match.actors}
        if match.over:
            turn |= {"points": match.points, "winners": match.winners, "seed": state.seed.hex() if state.seed else None}
        elif moves and viewpoint.seat in match.actors:
            turn["legal"] = legal_moves(match, viewpoint.seat)
        elif viewpoint.seat is not None and state.may_change(viewpoint.seat):
            reopened = match.without_choice(viewpoint.seat)
            turn["change"] = legal_moves(reopened, viewpoint.seat)
            if self.numbers:
                turn["reopened"] = numbers_of(reopened.view(viewpoint.seat))
        if self.numbers:
            turn["numbers"] = numbers_of(match.view(viewpoint.seat))
        return turn

    def _past(self, state: TableState, viewpoint: Viewpoint) -> Json:
        """Return the latest events, the points of the rounds, and with numbers the state at the last trick."""
        steps = state.history()
        events = [event for event, _ in steps]
        shown: Json = {"events": self.events(state, events[-RECENT_EVENTS:], viewpoint)}
        shown["rounds"] = [event.points for event in events if isinstance(event, RoundEnded)]
        if self.numbers and state.match:
            endings = Endings(state.game, viewpoint.seat)
            endings.follow(steps, state.match.state)
            if endings.last_trick and endings.last_trick.view:
                shown["trick"] = numbers_of(endings.last_trick.view)
        return shown

    def entry(self, state: TableState, entry: AppliedEntry, viewpoint: Viewpoint) -> Json:
        """Return an entry as the viewpoint may know it, without what has happened since."""
        message: Json = {"type": entry.kind, "n": entry.n, "at": int(entry.at), **entry.facts}
        if entry.events:
            frames = state.frames if entry.n == state.n else None
            message["events"] = self.events(state, entry.events, viewpoint, frames)
        if (answered := answered_id(state, entry, viewpoint)) is not None:
            message["id"] = answered
        if entry.kind == "offered" and "key" in entry.body and viewpoint.person == state.host:
            message["key"] = entry.body["key"]
        return message

    def events(
        self, state: TableState, events: list[Event], viewpoint: Viewpoint, frames: list[State] | None = None
    ) -> list[Json]:
        """Return events as the viewpoint may know them: with a language in sentences, with frames with numbers."""
        game, seat = state.game, viewpoint.seat
        if self.language is None:
            return [event_as_json(game, event.visible_to(seat)) for event in events]
        translator = Translator(self.language, game, seat, seat_names(state, self.language))
        shown = [
            {**event_as_json(game, known), "said": translator.phrase(known), "rule": type(known).rule}
            for known in (event.visible_to(seat) for event in events)
        ]
        if self.numbers and frames:
            for event, frame in zip(shown, frames, strict=True):
                event["numbers"] = numbers_of(game.view(frame, seat))
        return shown


# Tables -------------------------------------------------------------------------------------------------------------


def state_as_json(state: TableState, viewpoint: Viewpoint) -> Json:
    """Return a table without its cards: the setup, the seats, the phase."""
    shown: Json = {"table": state.id, **state.setup, "phase": state.phase, "host": state.host}
    shown["seats"] = [seat_as_json(seat, seat_state, state, viewpoint) for seat, seat_state in enumerate(state.seats)]
    if state.rematch:
        shown["rematch"] = state.rematch
    return shown


def seat_as_json(seat: int, seat_state: SeatState, state: TableState, viewpoint: Viewpoint) -> Json:
    """Return a seat and its person or bot; only the host sees the key of a reserved seat."""
    shown: Json = {"seat": seat, "kind": seat_state.kind}
    if seat_state.person:
        shown |= {"person": seat_state.person.id, "name": seat_state.person.name, "here": seat_state.node is not None}
        shown |= {"stood_in": seat_state.stood_in}
    if seat_state.kind in ("bot", "person"):
        shown["level"] = seat_state.level
    if seat_state.key and viewpoint.person == state.host:
        shown["key"] = seat_state.key
    return shown


def table_as_json(game: Game[Any], view: View[Any], table: Table) -> Json:
    """Return the zones, facts and choices on the table."""
    zones = []
    for zone in table.zones:
        cards = [{"card": written(game, "card", s.card), "marks": list(s.marks), "worth": s.worth} for s in zone.cards]
        zones.append({"zone": zone.name, "seat": zone.seat, "slot": zone.slot, "cards": cards})
    facts = [
        {"fact": fact.name, "seat": fact.seat, "value": written(game, fact.tag or "", fact.value)}
        for fact in table.facts
    ]
    choices = [choice_as_json(game, view, choice) for choice in table.choices]
    return {"zones": zones, "facts": facts, "question": table.question, "choices": choices}


def choice_as_json(game: Game[Any], view: View[Any], choice: Choice) -> Json:
    """Return a choice: its move, and the cards, seat or slot that it belongs to."""
    assert view.seat is not None
    shown: Json = {"move": game.notation.move(view.state, view.seat, choice.action)}
    if choice.cards:
        shown["cards"] = written(game, "card", choice.cards)
    if choice.seat is not None:
        shown["seat"] = choice.seat
    if choice.slot is not None:
        shown["slot"] = choice.slot
    return shown


def legal_moves(match: Match[Any], seat: int) -> list[str]:
    """Return a seat's legal moves, in the notation of records."""
    return [match.game.notation.move(match.state, seat, action) for action in match.legal(seat)]


def numbers_of(view: View[Any]) -> Json:
    """Return the fields of the view's state; a program that has the rules can rebuild the view from them."""
    return {name: getattr(view.state, name) for name, _ in columns(type(view.state))}


# Events and problems ------------------------------------------------------------------------------------------------


def event_as_json(game: Game[Any], event: Event) -> Json:
    """Return an event: its name and its facts."""
    shown: Json = {"event": name_of(type(event), game.name)}
    for field, tag in tags_of(type(event)).items():
        shown[field] = written(game, tag, getattr(event, field))
    return shown


def written(game: Game[Any], tag: str, value: Any) -> Any:
    """Return a fact as JSON: seats and plain numbers unchanged, cards and the like in the notation of records."""
    if isinstance(value, (tuple, list)):
        return [written(game, tag, item) for item in value]
    if tag.startswith("by-seat"):
        tag = tag.removeprefix("by-seat").strip()
    return value if value is None or tag in ("", "seat", "place") else coded(game.name, tag, value)


@cache
def coded(game: str, tag: str, value: int) -> str:
    """Return a tagged number in the notation of records."""
    return load(game).notation.code(tag, value)


def problem_as_json(problem: Problem, language: str) -> Json:
    """Return a problem: its name, a sentence, and its facts."""
    facts = {key: value if isinstance(value, int | str) else str(value) for key, value in problem.facts.items()}
    return {"problem": problem.message, "message": Translator(language).problem(problem), "facts": facts}


def refusal_as_json(problem: Problem, language: str, id: str | None = None) -> Json:
    """Return the answer to a refused request over the socket, with the id of that request."""
    answer = {"type": "refused", "status": status_of(problem), **problem_as_json(problem, language)}
    return answer if id is None else {**answer, "id": id}
