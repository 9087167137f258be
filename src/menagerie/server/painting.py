"""A table, painted for a browser: the scenes of what happened, each with the parts of the page that changed.

Everything comes from ``game.view`` and ``heard_by`` for the seat that looks, like all that goes out.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import orjson
from markupsafe import Markup, escape

from menagerie.core.errors import Problem
from menagerie.core.options import OneOf, Option
from menagerie.core.phrases import Event, RoundEnded
from menagerie.core.state import State
from menagerie.core.table import Tricks
from menagerie.server import commands as c
from menagerie.server.plans import undo, yet_to_agree
from menagerie.server.rooms import Person, Place, Room, Told
from menagerie.server.settings import Settings
from menagerie.server.telling import AFRESH, TOLD_BEFORE, Eyes, Json, may_hear, name_at, names_at
from menagerie.text.besides import BESIDES
from menagerie.text.speech import Speech
from menagerie.web import tables
from menagerie.web.board import Board, Parts, Sitter, drawn, last_trick, pen_for
from menagerie.web.faces import face_of, missing_in
from menagerie.web.gathering import Chair, Gathering, gathering
from menagerie.web.hints import hint_part
from menagerie.web.lanes import lit_by
from menagerie.web.shell import Reader


class Painter:
    """Paints for one browser, and knows what it has painted, so that only what is new is sent."""

    def __init__(self, reader: Reader, mode: str, settings: Settings, base: str) -> None:
        self.reader = reader
        self.mode = mode
        self.settings = settings
        self.base = base
        """The address that links begin with."""
        self.person: Person | None = None
        self.key = ""
        self._rounds: tuple[tuple[int, ...], ...] = ()
        self._shown: Parts = {}
        self._tricks = Tricks()
        self._faces: frozenset[str] = frozenset()
        """The faces of cards that the browser has."""
        self._asked = False

    # A whole page ---------------------------------------------------------------------------------------------------

    def whole(self, room: Room, eyes: Eyes) -> Parts:
        """Everything, as it is now: the main part of the page, and what stands in its drawers."""
        chat = {"chat-lines": self._chat(room, eyes)}
        if room.match is None:
            self._shown = {"main": gathering(self._gathering(room, eyes), self.reader), **chat}
            return self._shown
        past = self._recall(room, eyes)
        board, status = self._board(room, eyes), self._status(room, eyes)
        parts = tables.parts_of(board, status)
        self._asked = eyes.seat in board.actors
        self._shown = parts
        said = past.sentences[-1][0] if past.sentences else ""
        return {
            "main": tables.main_of(board, status, parts, said),
            "tools": parts["tools"],
            "sheet-content": tables.sheet(board.names, past, room.match.points, self._speech(room, eyes)),
            "last-content": self._last(room, eyes),
            "log-lines": escape(tables.log_lines(past)),
            **chat,
        }

    def begin(self, room: Room, eyes: Eyes, after: int | None) -> Json:
        """The first message: nothing to who has all, else everything, and what was missed in sentences."""
        parts = self.whole(room, eyes)
        if after == room.n:
            self._faces = frozenset(missing_in("".join(parts.values()), ()))
            return self._message(room, [])
        missed = [told for told in room.told if after is not None and told.n > after and may_hear(room, told, eyes)]
        said = [line for told in missed for line in self._told(room, told, eyes)]
        return self._message(room, [{"parts": parts, "say": said}])

    def _recall(self, room: Room, eyes: Eyes) -> tables.Past:
        """What has happened so far: the latest sentences, the rounds, the last trick."""
        events, frames = room.history()
        self._tricks = Tricks()
        for frame in frames:
            self._tricks.see(room.game.table(room.game.view(frame, eyes.seat)))
        speech = self._speech(room, eyes)
        heard = [event.heard_by(eyes.seat) for event in events[-TOLD_BEFORE:]]
        self._rounds = tuple(event.points for event in events if isinstance(event, RoundEnded))
        return tables.Past(tuple((speech.phrase(event), type(event).rule) for event in heard), self._rounds)

    # What happens ---------------------------------------------------------------------------------------------------

    def tell(self, room: Room, told: Told, eyes: Eyes) -> bytes | None:
        """What has changed by an entry, scene by scene; None if these eyes are not to know."""
        if not may_hear(room, told, eyes):
            return None
        if told.kind == "said":
            line = escape(tables.chat_line(self._line(told, eyes), self.reader))
            return orjson.dumps({**self._message(room, []), "chat": [line]})
        if told.kind == "muted":
            return orjson.dumps(self._message(room, [{"parts": {"chat-lines": self._chat(room, eyes)}}]))
        if room.match is None or told.kind in AFRESH or told.kind == "started":
            said = self._told(room, told, eyes)
            return orjson.dumps(self._message(room, [{"parts": self.whole(room, eyes), "say": said}]))
        scenes = [*self._filmed(room, told, eyes), self._now(room, told, eyes)]
        return orjson.dumps(self._message(room, [scene for scene in scenes if len(scene) > 1 or scene["parts"]]))

    def _filmed(self, room: Room, told: Told, eyes: Eyes) -> list[Json]:
        """A scene for each event, with the table as it was then."""
        scenes = []
        status = replace(self._status(room, eyes), phase="playing", may_undo=False, may_ask=False)
        for event, frame in zip(told.events, room.frames, strict=False):
            board = replace(self._board(room, eyes, frame), lit=lit_by(event))
            parts = tables.parts_of(board, status)
            self._tricks.see(board.table)
            parts["last-content"] = self._last(room, eyes)
            scenes.append({"parts": self._changed(parts), "say": self._sentences(room, [event], eyes)})
        return scenes

    def _now(self, room: Room, told: Told, eyes: Eyes) -> Json:
        """The table as it is."""
        assert room.match is not None
        board, status = self._board(room, eyes), self._status(room, eyes)
        parts = tables.parts_of(board, status)
        self._tricks.see(board.table)
        parts["last-content"] = self._last(room, eyes)
        rounds = tuple(event.points for event in told.events if isinstance(event, RoundEnded))
        if rounds:
            self._rounds += rounds
            past = tables.Past(rounds=self._rounds)
            parts["sheet-content"] = tables.sheet(board.names, past, room.match.points, self._speech(room, eyes))
        scene: Json = {"parts": self._changed(parts)}
        said = [] if room.frames else self._told(room, told, eyes)
        if said:
            scene["say"] = said
        asked, self._asked = self._asked, eyes.seat in board.actors
        if self._asked and not asked:
            scene["turn"] = True
        if told.kind == "moved" and room.phase == "over":
            scene["over"] = True
        return scene

    def hint(self, room: Room, eyes: Eyes, moves: list[Json]) -> Json:
        """What a strong player would do, in words."""
        board = self._board(room, eyes)
        tried = [(m["move"], m["win"], m["points"], m["share"]) for m in moves if m["win"] is not None]
        return {"type": "hint", "html": hint_part(board, tried), "best": moves[0]["move"]}

    def _changed(self, parts: Parts) -> Parts:
        changed = {id: part for id, part in parts.items() if self._shown.get(id) != part}
        self._shown = {**self._shown, **changed}
        return changed

    def _message(self, room: Room, scenes: list[Json]) -> Json:
        message: Json = {"type": "show", "n": room.n, "at": round(self.settings.clock() * 1000), "scenes": scenes}
        missing = {key for scene in scenes for part in scene["parts"].values() for key in missing_in(part, self._faces)}
        if missing:
            self._faces = self._faces | missing
            message["faces"] = {key: face_of(key) for key in sorted(missing)}
        return message

    # What a page is made of -----------------------------------------------------------------------------------------

    def _speech(self, room: Room, eyes: Eyes) -> Speech:
        return pen_for(room.game.name, self.reader.language, eyes.seat, self._names(room)).speech

    def _sentences(self, room: Room, events: list[Event], eyes: Eyes) -> list[tuple[str, str]]:
        speech = self._speech(room, eyes)
        return [(speech.phrase(event.heard_by(eyes.seat)), type(event).rule) for event in events]

    def _told(self, room: Room, told: Told, eyes: Eyes) -> list[tuple[str, str]]:
        """An entry in sentences: the game's events, or what somebody did besides."""
        if told.kind not in BESIDES or "seat" not in told.facts:
            return self._sentences(room, told.events, eyes)
        seat = told.facts["seat"]
        if told.kind in ("away", "back") and seat in room.seats_of(eyes.person):
            return []
        return [(self.reader.say(BESIDES[told.kind], name=self._speech(room, eyes).seat(seat)), "")]

    def _chat(self, room: Room, eyes: Eyes) -> Markup:
        lines = [self._line(line, eyes) for line in room.chat if may_hear(room, line, eyes)]
        names = {line.facts["person"]: line.facts["name"] for line in room.chat}
        names |= {place.person.id: place.person.name for place in room.places if place.person}
        muted = sorted((person, names.get(person, "–")) for by, person in room.muted if by == eyes.person)
        return escape(tables.chat_lines(lines, muted, self.reader))

    def _line(self, told: Told, eyes: Eyes) -> tables.Line:
        """A line of chat, with its author, whom somebody else may choose not to hear."""
        person = "" if eyes.person in (None, told.facts["person"]) else told.facts["person"]
        return tables.Line(told.facts["name"], told.facts["text"], person)

    def _names(self, room: Room) -> tuple[str, ...]:
        return names_at(room, self.reader.language)

    def _board(self, room: Room, eyes: Eyes, frame: State | None = None) -> Board:
        """The table in these eyes: as it is, or as it was when something happened."""
        assert room.match is not None
        view = room.game.view(room.match.state if frame is None else frame, eyes.seat)
        table = room.game.table(view)
        written = room.game.notation.move
        moves = [written(view.state, eyes.seat, choice.action) for choice in table.choices if eyes.seat is not None]
        actors = room.match.actors if frame is None else ()
        sitters = tuple(self._sitter(room, seat, place) for seat, place in enumerate(room.places))
        return Board(room.game.name, self.reader.language, eyes.seat, sitters, actors, table, tuple(moves))

    def _sitter(self, room: Room, seat: int, place: Place) -> Sitter:
        away = place.kind == "person" and place.node is None
        until = None
        if room.clock and room.phase == "playing" and not place.by_bot and not away:
            until = round(room.due_at(seat, self.settings)[0] * 1000)
        return Sitter(name_at(seat, place, self.reader.language), place.level if place.by_bot else None, away, until)

    def _status(self, room: Room, eyes: Eyes) -> tables.Status:
        assert room.match is not None
        over = room.phase == "over"
        wish = room.undo
        return tables.Status(
            room.id,
            room.phase,
            seated=bool(room.seats_of(eyes.person)),
            undo_by=wish.seat if wish else None,
            undo_asked=bool(wish and eyes.person in yet_to_agree(room, wish)),
            may_undo=self._may_undo(room, eyes),
            may_ask=room.setup["hints"] and eyes.seat in room.match.actors,
            points=tuple(room.match.points) if over else (),
            winners=tuple(room.match.winners) if over else (),
            rematch=room.rematch,
            pass_to=self._pass_to(room, eyes),
        )

    def _pass_to(self, room: Room, eyes: Eyes) -> int | None:
        """Several people play on this device, and none of them looks: whose turn it is."""
        assert room.match is not None
        mine = room.seats_of(eyes.person)
        if eyes.seat is not None or self.mode == "screen":
            return None
        return next((seat for seat in room.match.actors if seat in mine), None)

    def _may_undo(self, room: Room, eyes: Eyes) -> bool:
        if eyes.person is None:
            return False
        try:
            undo(room, Person(eyes.person, ""), c.Undo(do="undo"))
        except Problem:
            return False
        return True

    def _last(self, room: Room, eyes: Eyes) -> Markup:
        pen = pen_for(room.game.name, self.reader.language, eyes.seat, self._names(room))
        return drawn(last_trick, pen, self._tricks.last)

    def _gathering(self, room: Room, eyes: Eyes) -> Gathering:
        link = self.settings.invitation(f"{self.base}t/{room.id}")
        joined = f"{link}?hand=yes" if self.mode == "screen" else link
        chairs = tuple(self._chair(room, eyes, place, link) for place in room.places)
        return Gathering(
            room.id,
            room.game.name,
            chairs,
            host=eyes.person == room.host,
            seated=bool(room.seats_of(eyes.person)),
            one_device=room.setup["one_device"],
            name=self.person.name if self.person else "",
            link=joined,
            hand=self.mode == "hand",
            key=self.key,
            options=self._house_rules(room),
        )

    def _house_rules(self, room: Room) -> tuple[str, ...]:
        """The options that were chosen, in sentences."""
        speech, name = Speech(self.reader.language, room.game), room.game.name
        chosen = [(option, room.setup["options"].get(option.name)) for option in room.game.options]
        return tuple(house_rule(option, value, name, speech) for option, value in chosen if value not in (None, False))

    def _chair(self, room: Room, eyes: Eyes, place: Place, link: str) -> Chair:
        mine = place.person is not None and place.person.id == eyes.person
        shown = place.key and eyes.person == room.host and self.mode != "screen"
        key = f"{link}?key={place.key}" if shown else ""
        level = place.level if place.kind == "bot" else ""
        return Chair(place.kind, place.person.name if place.person else "", level, mine, key)


def house_rule(option: Option, value: Any, game: str, speech: Speech) -> str:
    """An option that was chosen: what it says, and which of its values."""
    if isinstance(option, OneOf):
        choice = f"{game}-choice-{option.name}"
        return speech.labelled(speech.say(choice), speech.say(f"{choice}-{value}"))
    said = speech.say(f"{game}-option-{option.name}")
    return said if value is True else speech.labelled(said, speech.list(seat + 1 for seat in value))
