"""What goes out: JSON, for each pair of eyes what those eyes may see.

Everything here takes a seat (None for spectators) and gives what that seat may know: views come from ``game.view``,
events from ``heard_by``. Tagged numbers are written as the record writes them.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Any, TypeAlias

import orjson

from menagerie.core.game import Game, View
from menagerie.core.phrases import Event, RoundEnded
from menagerie.core.state import State, columns
from menagerie.core.table import Choice, Table, Tricks
from menagerie.games import load
from menagerie.server.rooms import Place, Room, Told
from menagerie.text.speech import Speech, kebab, tags_of

Json: TypeAlias = dict[str, Any]

AFRESH = ("sat", "left", "offered", "resigned", "undone")
"""After these, much is different: they bring a fresh view."""

TOLD_BEFORE = 60
"""So many sentences of what happened before are told to who comes in."""


@dataclass(frozen=True, slots=True)
class Eyes:
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


def events_as_json(room: Room, events: list[Event], eyes: Eyes, frames: list[State] | None = None) -> list[Json]:
    """Events as these eyes may hear of them: in a sentence if they want to, and with the table at that moment."""
    game, seat = room.game, eyes.seat
    if eyes.language is None:
        return [event_as_json(game, event.heard_by(seat)) for event in events]
    speech = Speech(eyes.language, game, seat, names_at(room, eyes.language))
    shown = [
        {**event_as_json(game, heard), "said": speech.phrase(heard), "rule": type(heard).rule}
        for heard in (event.heard_by(seat) for event in events)
    ]
    if eyes.numbers and frames:
        for event, frame in zip(shown, frames, strict=True):
            event["numbers"] = numbers_of(game.view(frame, seat))
    return shown


def names_at(room: Room, language: str) -> tuple[str, ...]:
    """What everybody at a table is called."""
    return tuple(name_at(seat, place, language) for seat, place in enumerate(room.places))


def name_at(seat: int, place: Place, language: str) -> str:
    return place.person.name if place.person else Speech(language).say("web-bot-name", {"number": str(seat + 1)})


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


def place_as_json(seat: int, place: Place, room: Room, eyes: Eyes) -> Json:
    """A seat: who has it."""
    shown: Json = {"seat": seat, "kind": place.kind}
    if place.person:
        shown |= {"person": place.person.id, "name": place.person.name, "here": place.node is not None}
        shown |= {"stood_in": place.stood_in}
    if place.kind in ("bot", "person"):
        shown["level"] = place.level
    if place.key and eyes.person == room.host:
        shown["key"] = place.key
    return shown


def room_as_json(room: Room, eyes: Eyes) -> Json:
    """A table without its cards: what it is, who sits there, how far it is."""
    shown: Json = {"table": room.id, **room.setup, "phase": room.phase, "host": room.host}
    shown["seats"] = [place_as_json(seat, place, room, eyes) for seat, place in enumerate(room.places)]
    if room.rematch:
        shown["rematch"] = room.rematch
    return shown


def turn_as_json(room: Room, eyes: Eyes, asked: bool = True) -> Json:
    """Whose turn it is, and for these eyes' own seat which moves it has, unless it has been asked before."""
    match = room.match
    if match is None:
        return {}
    turn: Json = {"turn": match.actors}
    if match.over:
        turn |= {"points": match.points, "winners": match.winners, "seed": room.seed.hex() if room.seed else None}
    elif asked and eyes.seat in match.actors:
        turn["legal"] = [match.game.notation.move(match.state, eyes.seat, a) for a in match.legal(eyes.seat)]
    if eyes.numbers:
        turn["numbers"] = numbers_of(match.view(eyes.seat))
    return turn


def view_as_json(room: Room, eyes: Eyes) -> Json:
    """All that these eyes may see now."""
    shown: Json = {"type": "view", "n": room.n, **room_as_json(room, eyes), "you": eyes.seat}
    if room.match and room.seed:
        view = room.match.view(eyes.seat)
        shown["commitment"] = room.match.commitment
        shown["cards"] = table_as_json(room.match.game, view, room.match.game.table(view))
        if eyes.language:
            shown |= past_as_json(room, eyes)
    shown |= turn_as_json(room, eyes)
    if room.undo:
        shown["undo"] = {"seat": room.undo.seat, "agreed": sorted(room.undo.agreed)}
    shown["chat"] = [told_as_json(room, line, eyes) for line in room.chat if may_hear(room, line, eyes)]
    return shown


def past_as_json(room: Room, eyes: Eyes) -> Json:
    """What has happened so far, as these eyes may know it: the latest events, the rounds, and with the numbers the
    table as it was when the last trick lay there.
    """
    events, frames = room.history()
    shown: Json = {"events": events_as_json(room, events[-TOLD_BEFORE:], eyes)}
    shown["rounds"] = [event.points for event in events if isinstance(event, RoundEnded)]
    trick = last_trick(room.game, frames, eyes.seat) if eyes.numbers else None
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


def may_hear(room: Room, told: Told, eyes: Eyes) -> bool:
    """Whether these eyes are told of an entry at all."""
    if told.kind == "muted":
        return bool(told.body["by"] == eyes.person)
    if told.kind == "said":
        theirs = told.facts["to"] == "spectators"
        return not (theirs and room.seats_of(eyes.person)) and (eyes.person, told.facts["person"]) not in room.muted
    return True


def told_as_json(room: Room, told: Told, eyes: Eyes) -> Json:
    """An entry as these eyes may know it, without what has come since."""
    message: Json = {"type": told.kind, "n": told.n, "at": int(told.at), **told.facts}
    if told.events:
        message["events"] = events_as_json(room, told.events, eyes, room.frames if told.n == room.n else None)
    if told.kind == "moved" and "id" in told.body and told.facts["seat"] in room.seats_of(eyes.person):
        message["id"] = told.body["id"]
    if told.kind == "offered" and "key" in told.body and eyes.person == room.host:
        message["key"] = told.body["key"]
    return message


class Telling:
    """One entry, told to everybody at the table: what is the same for all is written once."""

    def __init__(self, room: Room, told: Told) -> None:
        self.room = room
        self.told = told
        self._asked = set(room.match.actors if room.match else ()) - set(told.asked_before)
        self._secret = any(type(event).heard_by is not Event.heard_by for event in told.events)
        self._written: dict[Any, bytes] = {}

    def to(self, eyes: Eyes) -> bytes | None:
        """The message for these eyes; None if they are not to know."""
        told, room = self.told, self.room
        if not may_hear(room, told, eyes):
            return None
        if told.kind in AFRESH:
            return orjson.dumps({**told_as_json(room, told, eyes), "view": view_as_json(room, eyes)})
        key = self._key(eyes)
        message = self._written.get(key)
        if message is None:
            message = self._written[key] = orjson.dumps({**told_as_json(room, told, eyes), **self._turn(eyes)})
        return message

    def _turn(self, eyes: Eyes) -> Json:
        """Whose turn it is now, if that has changed; the moves of a seat that has to decide only now."""
        if self.told.kind not in ("started", "moved"):
            return {}
        return turn_as_json(self.room, eyes, asked=eyes.seat not in self.told.asked_before)

    def _key(self, eyes: Eyes) -> Any:
        """What makes this message differ from the one for other eyes."""
        own = self.told.facts.get("seat") in self.room.seats_of(eyes.person)
        alike = not (own or self._secret or eyes.numbers or eyes.language or eyes.seat in self._asked)
        return None if alike else (eyes.seat, eyes.numbers, eyes.language, own)
