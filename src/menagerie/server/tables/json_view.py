"""What goes out: JSON, for each pair of eyes what those eyes may see.

Everything here takes a seat (None for spectators) and gives what that seat may know: views come from ``game.view``,
events from ``heard_by``. Tagged numbers are written as the record writes them.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Any, TypeAlias

import orjson

from menagerie.core.counting import shown_number
from menagerie.core.game import Game, View
from menagerie.core.phrases import Event, RoundEnded
from menagerie.core.state import State, columns
from menagerie.core.table import Choice, Table, Tricks
from menagerie.games import load
from menagerie.i18n.translator import Translator, kebab, tags_of
from menagerie.server.tables.state import AppliedEntry, SeatState, TableState

Json: TypeAlias = dict[str, Any]

AFRESH = ("sat", "left", "offered", "resigned", "undone")
"""After these, much is different: they bring a fresh view."""

TOLD_BEFORE = 60
"""So many sentences of what happened before are told to who comes in."""


@dataclass(frozen=True, slots=True)
class Viewpoint:
    """Who looks: which person, from which seat, whether they want the numbers behind the table as well, and in which
    language they want to be told what happens.
    """

    person: str | None
    seat: int | None
    numbers: bool = False
    language: str | None = None


def written(game: Game[Any], tag: str, value: Any) -> Any:
    """A fact as JSON: seats and numbers as they are, cards and the like as the record writes them."""
    if isinstance(value, (tuple, list)):
        return [written(game, tag, item) for item in value]
    if tag.startswith("by-seat"):
        tag = tag.removeprefix("by-seat").strip()
    return value if value is None or tag in ("", "seat", "place") else coded(game.name, tag, value)


@cache
def coded(game: str, tag: str, value: int) -> str:
    """A tagged number as the record writes it."""
    return load(game).notation.code(tag, value)


def event_as_json(game: Game[Any], event: Event) -> Json:
    """An event: its name and its facts."""
    shown: Json = {"event": name_of(type(event))}
    for field, tag in tags_of(type(event)).items():
        shown[field] = written(game, tag, getattr(event, field))
    return shown


def events_as_json(
    state: TableState, events: list[Event], viewpoint: Viewpoint, frames: list[State] | None = None
) -> list[Json]:
    """Events as these eyes may hear of them: in a sentence if they want to, and with the table at that moment."""
    game, seat = state.game, viewpoint.seat
    if viewpoint.language is None:
        return [event_as_json(game, event.heard_by(seat)) for event in events]
    translator = Translator(viewpoint.language, game, seat, names_at(state, viewpoint.language))
    shown = [
        {**event_as_json(game, heard), "said": translator.phrase(heard), "rule": type(heard).rule}
        for heard in (event.heard_by(seat) for event in events)
    ]
    if viewpoint.numbers and frames:
        for event, frame in zip(shown, frames, strict=True):
            event["numbers"] = numbers_of(game.view(frame, seat))
    return shown


def names_at(state: TableState, language: str) -> tuple[str, ...]:
    """What everybody at a table is called."""
    return tuple(name_at(seat, seat_state, language) for seat, seat_state in enumerate(state.seats))


def name_at(seat: int, seat_state: SeatState, language: str) -> str:
    return (
        seat_state.person.name
        if seat_state.person
        else Translator(language).say("web-bot-name", {"number": str(shown_number(seat))})
    )


def name_of(kind: type[Event]) -> str:
    return _kebab(kind.__name__)


_kebab = cache(kebab)


def choice_as_json(game: Game[Any], view: View[Any], choice: Choice) -> Json:
    """A choice: the move, and what on the table it is tied to."""
    assert view.seat is not None
    tied: Json = {"move": game.notation.move(view.state, view.seat, choice.action)}
    if choice.cards:
        tied["cards"] = written(game, "card", choice.cards)
    if choice.seat is not None:
        tied["seat"] = choice.seat
    if choice.slot is not None:
        tied["slot"] = choice.slot
    return tied


def table_as_json(game: Game[Any], view: View[Any], table: Table) -> Json:
    """What lies on the table."""
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


def numbers_of(view: View[Any]) -> Json:
    """The view's own numbers, from which a program that has the rules can make it again."""
    return {name: getattr(view.state, name) for name, _ in columns(type(view.state))}


def seat_as_json(seat: int, seat_state: SeatState, state: TableState, viewpoint: Viewpoint) -> Json:
    """A seat: who has it."""
    shown: Json = {"seat": seat, "kind": seat_state.kind}
    if seat_state.person:
        shown |= {"person": seat_state.person.id, "name": seat_state.person.name, "here": seat_state.node is not None}
        shown |= {"stood_in": seat_state.stood_in}
    if seat_state.kind in ("bot", "person"):
        shown["level"] = seat_state.level
    if seat_state.key and viewpoint.person == state.host:
        shown["key"] = seat_state.key
    return shown


def state_as_json(state: TableState, viewpoint: Viewpoint) -> Json:
    """A table without its cards: what it is, who sits there, how far it is."""
    shown: Json = {"table": state.id, **state.setup, "phase": state.phase, "host": state.host}
    shown["seats"] = [seat_as_json(seat, seat_state, state, viewpoint) for seat, seat_state in enumerate(state.seats)]
    if state.rematch:
        shown["rematch"] = state.rematch
    return shown


def turn_as_json(state: TableState, viewpoint: Viewpoint, asked: bool = True) -> Json:
    """Whose turn it is, and for these eyes' own seat which moves it has, unless it has been asked before."""
    match = state.match
    if match is None:
        return {}
    turn: Json = {"turn": match.actors}
    if match.over:
        turn |= {"points": match.points, "winners": match.winners, "seed": state.seed.hex() if state.seed else None}
    elif asked and viewpoint.seat in match.actors:
        turn["legal"] = [match.game.notation.move(match.state, viewpoint.seat, a) for a in match.legal(viewpoint.seat)]
    if viewpoint.numbers:
        turn["numbers"] = numbers_of(match.view(viewpoint.seat))
    return turn


def view_as_json(state: TableState, viewpoint: Viewpoint) -> Json:
    """All that these eyes may see now."""
    shown: Json = {"type": "view", "n": state.n, **state_as_json(state, viewpoint), "you": viewpoint.seat}
    if state.match and state.seed:
        view = state.match.view(viewpoint.seat)
        shown["commitment"] = state.match.commitment
        shown["cards"] = table_as_json(state.match.game, view, state.match.game.table(view))
        if viewpoint.language:
            shown |= past_as_json(state, viewpoint)
    shown |= turn_as_json(state, viewpoint)
    if state.undo:
        shown["undo"] = {"seat": state.undo.seat, "agreed": sorted(state.undo.agreed)}
    shown["chat"] = [entry_as_json(state, line, viewpoint) for line in state.chat if may_hear(state, line, viewpoint)]
    return shown


def past_as_json(state: TableState, viewpoint: Viewpoint) -> Json:
    """What has happened so far, as these eyes may know it: the latest events, the rounds, and with the numbers the
    table as it was when the last trick lay there.
    """
    events, frames = state.history()
    shown: Json = {"events": events_as_json(state, events[-TOLD_BEFORE:], viewpoint)}
    shown["rounds"] = [event.points for event in events if isinstance(event, RoundEnded)]
    trick = last_trick(state.game, frames, viewpoint.seat) if viewpoint.numbers else None
    return {**shown, "trick": numbers_of(trick)} if trick else shown


def last_trick(game: Game[Any], frames: list[State], seat: int | None) -> View[Any] | None:
    """What a seat saw when the last trick lay there."""
    tricks, before, found = Tricks(), None, None
    for frame in frames:
        view, last = game.view(frame, seat), tricks.last
        tricks.see(game.table(view))
        found = before if tricks.last is not last else found
        before = view
    return found


def may_hear(state: TableState, told: AppliedEntry, viewpoint: Viewpoint) -> bool:
    """Whether these eyes are told of an entry at all."""
    if told.kind == "muted":
        return bool(told.body["by"] == viewpoint.person)
    if told.kind == "said":
        theirs = told.facts["to"] == "spectators"
        return (
            not (theirs and state.seats_of(viewpoint.person))
            and (viewpoint.person, told.facts["person"]) not in state.muted
        )
    return True


def entry_as_json(state: TableState, told: AppliedEntry, viewpoint: Viewpoint) -> Json:
    """An entry as these eyes may know it, without what has come since."""
    message: Json = {"type": told.kind, "n": told.n, "at": int(told.at), **told.facts}
    if told.events:
        message["events"] = events_as_json(state, told.events, viewpoint, state.frames if told.n == state.n else None)
    if told.kind == "moved" and "id" in told.body and told.facts["seat"] in state.seats_of(viewpoint.person):
        message["id"] = told.body["id"]
    if told.kind == "offered" and "key" in told.body and viewpoint.person == state.host:
        message["key"] = told.body["key"]
    return message


class EntryMessages:
    """One entry, told to everybody at the table: what is the same for all is written once."""

    def __init__(self, state: TableState, told: AppliedEntry) -> None:
        self.state = state
        self.told = told
        self._asked = set(state.match.actors if state.match else ()) - set(told.asked_before)
        self._secret = any(type(event).heard_by is not Event.heard_by for event in told.events)
        self._written: dict[Any, bytes] = {}

    def to(self, viewpoint: Viewpoint) -> bytes | None:
        """The message for these eyes; None if they are not to know."""
        told, state = self.told, self.state
        if not may_hear(state, told, viewpoint):
            return None
        if told.kind in AFRESH:
            return orjson.dumps({**entry_as_json(state, told, viewpoint), "view": view_as_json(state, viewpoint)})
        key = self._key(viewpoint)
        message = self._written.get(key)
        if message is None:
            message = self._written[key] = orjson.dumps(
                {**entry_as_json(state, told, viewpoint), **self._turn(viewpoint)}
            )
        return message

    def _turn(self, viewpoint: Viewpoint) -> Json:
        """Whose turn it is now, if that has changed; the moves of a seat that has to decide only now."""
        if self.told.kind not in ("started", "moved"):
            return {}
        return turn_as_json(self.state, viewpoint, asked=viewpoint.seat not in self.told.asked_before)

    def _key(self, viewpoint: Viewpoint) -> Any:
        """What makes this message differ from the one for other eyes."""
        own = self.told.facts.get("seat") in self.state.seats_of(viewpoint.person)
        alike = not (own or self._secret or viewpoint.numbers or viewpoint.language or viewpoint.seat in self._asked)
        return None if alike else (viewpoint.seat, viewpoint.numbers, viewpoint.language, own)
