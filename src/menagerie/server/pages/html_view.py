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
from menagerie.i18n.table_messages import BESIDES
from menagerie.i18n.translator import Translator
from menagerie.server.settings import Settings
from menagerie.server.tables import commands as c
from menagerie.server.tables.handlers import undo, yet_to_agree
from menagerie.server.tables.json_view import AFRESH, TOLD_BEFORE, Json, Viewpoint, may_hear, name_at, names_at
from menagerie.server.tables.state import AppliedEntry, Person, SeatState, TableState
from menagerie.web import table_page
from menagerie.web.board import Board, Occupant, Parts, cached_part, last_trick, renderer_for
from menagerie.web.card_faces import face_of, missing_in
from menagerie.web.hint_panel import hint_part
from menagerie.web.layout import Reader
from menagerie.web.waiting_room import WaitingRoom, WaitingSeat, waiting_room


class HtmlRenderer:
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

    def whole(self, state: TableState, viewpoint: Viewpoint) -> Parts:
        """Everything, as it is now: the main part of the page, and what stands in its drawers."""
        chat = {"chat-lines": self._chat(state, viewpoint)}
        if state.match is None:
            self._shown = {"main": waiting_room(self._gathering(state, viewpoint), self.reader), **chat}
            return self._shown
        past = self._recall(state, viewpoint)
        board, status = self._board(state, viewpoint), self._status(state, viewpoint)
        parts = table_page.parts_of(board, status)
        self._asked = viewpoint.seat in board.actors
        self._shown = parts
        said = past.sentences[-1][0] if past.sentences else ""
        return {
            "main": table_page.main_of(board, status, parts, said),
            "tools": parts["tools"],
            "sheet-content": table_page.sheet(board.names, past, state.match.points, self._speech(state, viewpoint)),
            "last-content": self._last(state, viewpoint),
            "log-lines": escape(table_page.log_lines(past)),
            **chat,
        }

    def begin(self, state: TableState, viewpoint: Viewpoint, after: int | None) -> Json:
        """The first message: nothing to who has all, else everything, and what was missed in sentences."""
        parts = self.whole(state, viewpoint)
        if after == state.n:
            self._faces = frozenset(missing_in("".join(parts.values()), ()))
            return self._message(state, [])
        missed = [
            told for told in state.told if after is not None and told.n > after and may_hear(state, told, viewpoint)
        ]
        said = [line for told in missed for line in self._told(state, told, viewpoint)]
        return self._message(state, [{"parts": parts, "say": said}])

    def _recall(self, state: TableState, viewpoint: Viewpoint) -> table_page.Past:
        """What has happened so far: the latest sentences, the rounds, the last trick."""
        events, frames = state.history()
        self._tricks = Tricks()
        for frame in frames:
            self._tricks.see(state.game.table(state.game.view(frame, viewpoint.seat)))
        translator = self._speech(state, viewpoint)
        heard = [event.heard_by(viewpoint.seat) for event in events[-TOLD_BEFORE:]]
        self._rounds = tuple(event.points for event in events if isinstance(event, RoundEnded))
        return table_page.Past(tuple((translator.phrase(event), type(event).rule) for event in heard), self._rounds)

    # What happens ---------------------------------------------------------------------------------------------------

    def tell(self, state: TableState, told: AppliedEntry, viewpoint: Viewpoint) -> bytes | None:
        """What has changed by an entry, scene by scene; None if these eyes are not to know."""
        if not may_hear(state, told, viewpoint):
            return None
        if told.kind == "said":
            line = escape(table_page.chat_line(self._line(told, viewpoint), self.reader))
            return orjson.dumps({**self._message(state, []), "chat": [line]})
        if told.kind == "muted":
            return orjson.dumps(self._message(state, [{"parts": {"chat-lines": self._chat(state, viewpoint)}}]))
        if state.match is None or told.kind in AFRESH or told.kind == "started":
            said = self._told(state, told, viewpoint)
            return orjson.dumps(self._message(state, [{"parts": self.whole(state, viewpoint), "say": said}]))
        scenes = [*self._filmed(state, told, viewpoint), self._now(state, told, viewpoint)]
        return orjson.dumps(self._message(state, [scene for scene in scenes if len(scene) > 1 or scene["parts"]]))

    def _filmed(self, state: TableState, told: AppliedEntry, viewpoint: Viewpoint) -> list[Json]:
        """A scene for each event, with the table as it was then."""
        scenes = []
        status = replace(self._status(state, viewpoint), phase="playing", may_undo=False, may_ask=False)
        for event, frame in zip(told.events, state.frames, strict=False):
            board = replace(self._board(state, viewpoint, frame), highlighted=state.game.look.highlighted(event))
            parts = table_page.parts_of(board, status)
            self._tricks.see(board.table)
            parts["last-content"] = self._last(state, viewpoint)
            scenes.append({"parts": self._changed(parts), "say": self._sentences(state, [event], viewpoint)})
        return scenes

    def _now(self, state: TableState, told: AppliedEntry, viewpoint: Viewpoint) -> Json:
        """The table as it is."""
        assert state.match is not None
        board, status = self._board(state, viewpoint), self._status(state, viewpoint)
        parts = table_page.parts_of(board, status)
        self._tricks.see(board.table)
        parts["last-content"] = self._last(state, viewpoint)
        rounds = tuple(event.points for event in told.events if isinstance(event, RoundEnded))
        if rounds:
            self._rounds += rounds
            past = table_page.Past(rounds=self._rounds)
            parts["sheet-content"] = table_page.sheet(
                board.names, past, state.match.points, self._speech(state, viewpoint)
            )
        scene: Json = {"parts": self._changed(parts)}
        said = [] if state.frames else self._told(state, told, viewpoint)
        if said:
            scene["say"] = said
        asked, self._asked = self._asked, viewpoint.seat in board.actors
        if self._asked and not asked:
            scene["turn"] = True
        if told.kind == "moved" and state.phase == "over":
            scene["over"] = True
        return scene

    def hint(self, state: TableState, viewpoint: Viewpoint, moves: list[Json]) -> Json:
        """What a strong player would do, in words."""
        board = self._board(state, viewpoint)
        tried = [(m["move"], m["win"], m["points"], m["share"]) for m in moves if m["win"] is not None]
        return {"type": "hint", "html": hint_part(board, tried), "best": moves[0]["move"]}

    def _changed(self, parts: Parts) -> Parts:
        changed = {id: part for id, part in parts.items() if self._shown.get(id) != part}
        self._shown = {**self._shown, **changed}
        return changed

    def _message(self, state: TableState, scenes: list[Json]) -> Json:
        message: Json = {"type": "show", "n": state.n, "at": round(self.settings.clock() * 1000), "scenes": scenes}
        missing = {key for scene in scenes for part in scene["parts"].values() for key in missing_in(part, self._faces)}
        if missing:
            self._faces = self._faces | missing
            message["faces"] = {key: face_of(key) for key in sorted(missing)}
        return message

    # What a page is made of -----------------------------------------------------------------------------------------

    def _speech(self, state: TableState, viewpoint: Viewpoint) -> Translator:
        return renderer_for(state.game.name, self.reader.language, viewpoint.seat, self._names(state)).translator

    def _sentences(self, state: TableState, events: list[Event], viewpoint: Viewpoint) -> list[tuple[str, str]]:
        translator = self._speech(state, viewpoint)
        return [(translator.phrase(event.heard_by(viewpoint.seat)), type(event).rule) for event in events]

    def _told(self, state: TableState, told: AppliedEntry, viewpoint: Viewpoint) -> list[tuple[str, str]]:
        """An entry in sentences: the game's events, or what somebody did besides."""
        if told.kind not in BESIDES or "seat" not in told.facts:
            return self._sentences(state, told.events, viewpoint)
        seat = told.facts["seat"]
        if told.kind in ("away", "back") and seat in state.seats_of(viewpoint.person):
            return []
        return [(self.reader.say(BESIDES[told.kind], name=self._speech(state, viewpoint).seat(seat)), "")]

    def _chat(self, state: TableState, viewpoint: Viewpoint) -> Markup:
        lines = [self._line(line, viewpoint) for line in state.chat if may_hear(state, line, viewpoint)]
        names = {line.facts["person"]: line.facts["name"] for line in state.chat}
        names |= {seat_state.person.id: seat_state.person.name for seat_state in state.seats if seat_state.person}
        muted = sorted((person, names.get(person, "–")) for by, person in state.muted if by == viewpoint.person)
        return escape(table_page.chat_lines(lines, muted, self.reader))

    def _line(self, told: AppliedEntry, viewpoint: Viewpoint) -> table_page.ChatLine:
        """A line of chat, with its author, whom somebody else may choose not to hear."""
        person = "" if viewpoint.person in (None, told.facts["person"]) else told.facts["person"]
        return table_page.ChatLine(told.facts["name"], told.facts["text"], person)

    def _names(self, state: TableState) -> tuple[str, ...]:
        return names_at(state, self.reader.language)

    def _board(self, state: TableState, viewpoint: Viewpoint, frame: State | None = None) -> Board:
        """The table in these eyes: as it is, or as it was when something happened."""
        assert state.match is not None
        view = state.game.view(state.match.state if frame is None else frame, viewpoint.seat)
        table = state.game.table(view)
        written = state.game.notation.move
        moves = [
            written(view.state, viewpoint.seat, choice.action) for choice in table.choices if viewpoint.seat is not None
        ]
        actors = state.match.actors if frame is None else ()
        occupants = tuple(self._occupant(state, seat, seat_state) for seat, seat_state in enumerate(state.seats))
        return Board(state.game.name, self.reader.language, viewpoint.seat, occupants, actors, table, tuple(moves))

    def _occupant(self, state: TableState, seat: int, seat_state: SeatState) -> Occupant:
        away = seat_state.kind == "person" and seat_state.node is None
        until = None
        if state.clock and state.phase == "playing" and not seat_state.by_bot and not away:
            until = round(state.due_at(seat, self.settings)[0] * 1000)
        return Occupant(
            name_at(seat, seat_state, self.reader.language),
            seat_state.level if seat_state.by_bot else None,
            away,
            until,
        )

    def _status(self, state: TableState, viewpoint: Viewpoint) -> table_page.Status:
        assert state.match is not None
        over = state.phase == "over"
        wish = state.undo
        return table_page.Status(
            state.id,
            state.phase,
            seated=bool(state.seats_of(viewpoint.person)),
            undo_by=wish.seat if wish else None,
            undo_asked=bool(wish and viewpoint.person in yet_to_agree(state, wish)),
            may_undo=self._may_undo(state, viewpoint),
            may_ask=state.setup["hints"] and viewpoint.seat in state.match.actors,
            points=tuple(state.match.points) if over else (),
            winners=tuple(state.match.winners) if over else (),
            rematch=state.rematch,
            pass_to=self._pass_to(state, viewpoint),
        )

    def _pass_to(self, state: TableState, viewpoint: Viewpoint) -> int | None:
        """Several people play on this device, and none of them looks: whose turn it is."""
        assert state.match is not None
        mine = state.seats_of(viewpoint.person)
        if viewpoint.seat is not None or self.mode == "screen":
            return None
        return next((seat for seat in state.match.actors if seat in mine), None)

    def _may_undo(self, state: TableState, viewpoint: Viewpoint) -> bool:
        if viewpoint.person is None:
            return False
        try:
            undo(state, Person(viewpoint.person, ""), c.Undo(do="undo"))
        except Problem:
            return False
        return True

    def _last(self, state: TableState, viewpoint: Viewpoint) -> Markup:
        renderer = renderer_for(state.game.name, self.reader.language, viewpoint.seat, self._names(state))
        return cached_part(last_trick, renderer, self._tricks.last)

    def _gathering(self, state: TableState, viewpoint: Viewpoint) -> WaitingRoom:
        link = self.settings.invitation(f"{self.base}t/{state.id}")
        joined = f"{link}?hand=yes" if self.mode == "screen" else link
        chairs = tuple(self._chair(state, viewpoint, seat_state, link) for seat_state in state.seats)
        return WaitingRoom(
            state.id,
            state.game.name,
            chairs,
            host=viewpoint.person == state.host,
            seated=bool(state.seats_of(viewpoint.person)),
            one_device=state.setup["one_device"],
            name=self.person.name if self.person else "",
            link=joined,
            hand=self.mode == "hand",
            key=self.key,
            options=self._house_rules(state),
        )

    def _house_rules(self, state: TableState) -> tuple[str, ...]:
        """The options that were chosen, in sentences."""
        translator, name = Translator(self.reader.language, state.game), state.game.name
        chosen = [(option, state.setup["options"].get(option.name)) for option in state.game.options]
        return tuple(
            house_rule(option, value, name, translator) for option, value in chosen if value not in (None, False)
        )

    def _chair(self, state: TableState, viewpoint: Viewpoint, seat_state: SeatState, link: str) -> WaitingSeat:
        mine = seat_state.person is not None and seat_state.person.id == viewpoint.person
        shown = seat_state.key and viewpoint.person == state.host and self.mode != "screen"
        key = f"{link}?key={seat_state.key}" if shown else ""
        level = seat_state.level if seat_state.kind == "bot" else ""
        return WaitingSeat(seat_state.kind, seat_state.person.name if seat_state.person else "", level, mine, key)


def house_rule(option: Option, value: Any, game: str, translator: Translator) -> str:
    """An option that was chosen: what it says, and which of its values."""
    if isinstance(option, OneOf):
        choice = f"{game}-choice-{option.name}"
        return translator.labelled(translator.say(choice), translator.say(f"{choice}-{value}"))
    said = translator.say(f"{game}-option-{option.name}")
    return said if value is True else translator.labelled(said, translator.list(seat + 1 for seat in value))
