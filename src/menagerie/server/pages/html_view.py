"""Renders tables as HTML for the browser: scenes of what happened, each with the parts of the page that changed.

Views come from ``game.view`` and events from ``visible_to`` for the viewpoint's seat, as in ``json_view``.
"""

from __future__ import annotations

from copy import copy
from dataclasses import replace
from typing import Any

from markupsafe import Markup, escape

from menagerie.core.counting import shown_number
from menagerie.core.endings import Ending, Endings
from menagerie.core.errors import Problem
from menagerie.core.game import View
from menagerie.core.options import OneOf, Option
from menagerie.core.phrases import Event
from menagerie.core.state import State
from menagerie.i18n.table_messages import TABLE_MESSAGES
from menagerie.i18n.translator import Translator
from menagerie.server.errors import NotNow
from menagerie.server.settings import Settings
from menagerie.server.tables import commands as c
from menagerie.server.tables.entry import AppliedEntry
from menagerie.server.tables.handlers import undo, yet_to_agree
from menagerie.server.tables.json_text import dumps
from menagerie.server.tables.json_view import refusal_as_json
from menagerie.server.tables.renderer import (
    NEEDS_FULL_VIEW,
    RECENT_EVENTS,
    EntryBroadcast,
    Json,
    Viewpoint,
    answered_id,
    may_see,
    seat_name,
    seat_names,
)
from menagerie.server.tables.seats import Person, SeatState
from menagerie.server.tables.state import TableState
from menagerie.web import table_page
from menagerie.web.board import Board, Parts, renderer_for
from menagerie.web.board_renderer import BoardRenderer, Occupant
from menagerie.web.card_faces import face_of, missing_in
from menagerie.web.ending_panel import ending_panel, last_trick, score_sheet
from menagerie.web.error_page import sentence_for
from menagerie.web.hint_panel import hint_part
from menagerie.web.layout import Reader
from menagerie.web.lesson_panel import LessonStatus, lesson_end, lesson_status
from menagerie.web.table_page import Sentence, sentence_of
from menagerie.web.waiting_room import WaitingRoom, WaitingSeat, waiting_room


class HtmlRenderer:
    """Renders a table for one browser; it remembers what the browser shows, and sends only what has changed."""

    needs_frames = True

    def __init__(
        self, reader: Reader, mode: str, settings: Settings, base: str, person: Person | None = None, key: str = ""
    ) -> None:
        self.reader = reader
        self.mode = mode
        self.settings = settings
        self.base = base
        """The address with which links begin."""
        self.person = person
        self.key = key
        """The key of a reserved seat, from the invitation link."""
        self._shown: Parts = {}
        self._endings: Endings
        """What has ended so far, from the beginning of the game; ``whole`` starts it."""
        self._last_trick: tuple[BoardRenderer, Ending | None, Markup] | None = None
        """The last trick and its drawing."""
        self._faces: frozenset[str] = frozenset()
        """The card faces that the browser already has."""
        self._had_turn = False

    # A whole page ---------------------------------------------------------------------------------------------------

    def whole(self, state: TableState, viewpoint: Viewpoint) -> Parts:
        """Return everything as it is now: the main part of the page, and the contents of its drawers."""
        chat = {"chat-lines": self._chat(state, viewpoint)}
        if state.match is None:
            self._shown = {"main": waiting_room(self._waiting_room(state, viewpoint), self.reader), **chat}
            return self._shown
        past = self._past(state, viewpoint)
        board, status = self._board(state, viewpoint), self._status(state, viewpoint)
        parts = table_page.parts_of(board, status)
        self._had_turn = viewpoint.seat in board.actors
        self._shown = parts
        said = table_page.latest_of(past)
        return {
            "main": table_page.main_of(board, status, parts, said, self._final_ending(state, viewpoint)),
            "tools": parts["tools"],
            "sheet-content": self._sheet(state, viewpoint),
            "last-content": self._last(state, viewpoint),
            "log-lines": escape(table_page.log_lines(past)),
            **chat,
        }

    def first_messages(self, state: TableState, viewpoint: Viewpoint, after: int | None) -> list[bytes]:
        """Return nothing new to a browser that has everything, else a full view, and in sentences what was missed."""
        parts = self.whole(state, viewpoint)
        if after == state.n:
            self._faces = frozenset(missing_in("".join(parts.values()), ()))
            return [dumps(self._message(state, []))]
        missed = [] if after is None else [entry for entry in state.recent if entry.n > after]
        seen = [entry for entry in missed if may_see(state, entry, viewpoint)]
        sentences = [line for entry in seen for line in self._entry_sentences(state, entry, viewpoint)]
        return [dumps(self._message(state, [{"parts": parts, "say": sentences}]))]

    def full_view(self, state: TableState, viewpoint: Viewpoint) -> bytes:
        """Return everything that the viewpoint may see now."""
        return dumps(self._message(state, [{"parts": self.whole(state, viewpoint), "say": []}]))

    def _past(self, state: TableState, viewpoint: Viewpoint) -> table_page.Past:
        """Return what has happened so far in sentences, the latest last, and follow what has ended."""
        assert state.match is not None
        steps = state.history()
        self._endings = Endings(state.game, viewpoint.seat)
        self._endings.follow(steps, state.match.state)
        translator = self._translator(state, viewpoint)
        known = [event.visible_to(viewpoint.seat) for event, _ in steps[-RECENT_EVENTS:]]
        return table_page.Past(tuple(sentence_of(event, translator) for event in known))

    # What happens ---------------------------------------------------------------------------------------------------

    def entry_message(self, broadcast: EntryBroadcast, viewpoint: Viewpoint) -> bytes | None:
        """Return the message for a new entry; anonymous viewers whose browsers show the same share it."""
        if viewpoint.person is not None or self.person is not None or self.key:
            return self._entry_message(broadcast, viewpoint)
        shown = frozenset(self._shown.items()), self._faces, self._had_turn
        message, after = broadcast.shared(
            (HtmlRenderer, self.reader.language, self.mode, self.base, *shown),
            lambda: (self._entry_message(broadcast, viewpoint), self),
        )
        self._shown, self._faces, self._had_turn = after._shown, after._faces, after._had_turn
        if after is not self and hasattr(after, "_endings"):
            self._endings = copy(after._endings)
        return message

    def _entry_message(self, broadcast: EntryBroadcast, viewpoint: Viewpoint) -> bytes | None:
        """Return what an entry has changed, scene by scene, or None if the viewpoint may not see it."""
        state, entry = broadcast.state, broadcast.entry
        if not may_see(state, entry, viewpoint):
            return None
        if entry.kind == "said":
            line = escape(table_page.chat_line(self._line(entry, viewpoint), self.reader))
            return dumps({**self._message(state, []), "chat": [line]})
        if entry.kind == "muted":
            return dumps(self._message(state, [{"parts": {"chat-lines": self._chat(state, viewpoint)}}]))
        if state.match is None or entry.kind in NEEDS_FULL_VIEW or entry.kind == "started":
            sentences = self._entry_sentences(state, entry, viewpoint)
            scene = {"parts": self.whole(state, viewpoint), "say": sentences}
            return dumps(self._message(state, [scene]))
        scenes = self._event_scenes(state, entry, viewpoint)
        scenes.append(self._final_scene(state, entry, viewpoint, scenes))
        message = self._message(state, [scene for scene in scenes if len(scene) > 1 or scene["parts"]])
        if (answered := answered_id(state, entry, viewpoint)) is not None:
            message["id"] = answered
        return dumps(message)

    def _event_scenes(self, state: TableState, entry: AppliedEntry, viewpoint: Viewpoint) -> list[Json]:
        """Return a scene for each event, with the table as it was then."""
        scenes: list[Json] = []
        status = replace(self._status(state, viewpoint), phase="playing", may_undo=False, may_ask=False)
        if status.lesson:
            status = replace(status, lesson=LessonStatus(status.lesson.game, status.lesson.name))
        for event, frame in zip(entry.events, state.frames, strict=False):
            board = replace(self._board(state, viewpoint, frame), highlighted=state.game.look.highlighted(event))
            parts = table_page.parts_of(board, status)
            self._show_ending(self._endings.see(event, frame), scenes, state, viewpoint)
            parts["last-content"] = self._last(state, viewpoint)
            scenes.append({"parts": self._changed(parts), "say": self._sentences(state, [event], viewpoint)})
        return scenes

    def _show_ending(self, ending: Ending | None, scenes: list[Json], state: TableState, viewpoint: Viewpoint) -> None:
        """Let what has ended stay on the screen after the last of these scenes."""
        if ending and scenes:
            scenes[-1] |= {"ending": ending_panel(self._renderer(state, viewpoint), ending), "kind": ending.kind}

    def _final_scene(self, state: TableState, entry: AppliedEntry, viewpoint: Viewpoint, before: list[Json]) -> Json:
        """Return the scene with the table as it is now."""
        assert state.match is not None
        board, status = self._board(state, viewpoint), self._status(state, viewpoint)
        parts = table_page.parts_of(board, status)
        self._show_ending(self._endings.finish_decision(state.match.state), before, state, viewpoint)
        parts["last-content"] = self._last(state, viewpoint)
        if any(event.ends in ("round", "game") for event in entry.events):
            parts["sheet-content"] = self._sheet(state, viewpoint)
        scene: Json = {"parts": self._changed(parts)}
        sentences = [] if state.frames else self._entry_sentences(state, entry, viewpoint)
        if sentences:
            scene["say"] = sentences
        had_turn, self._had_turn = self._had_turn, viewpoint.seat in board.actors
        if status.lesson and status.lesson.done:
            scene |= {"ending": lesson_end(status.lesson, self._translator(state, viewpoint)), "kind": "game"}
        if self._had_turn and not had_turn:
            scene["turn"] = True
        if entry.kind == "moved" and state.phase == "over":
            scene["over"] = True
        if entry.kind == "rematched":
            scene["rematch"] = state.rematch
        return scene

    def hint_message(self, state: TableState, viewpoint: Viewpoint, hint: Json, id: str) -> bytes:
        """Return a hint in sentences; refuse it if the seat has moved since, or the browser shows another seat."""
        if viewpoint.seat != hint["seat"] or state.decided.get(hint["seat"], 0) > hint["seen"]:
            raise NotNow("server-moved-already")
        board, moves = self._board(state, viewpoint), hint["moves"]
        tried = [(m["move"], m["win"], m["points"], m["share"]) for m in moves if m["win"] is not None]
        return dumps({"type": "hint", "html": hint_part(board, tried), "best": moves[0]["move"], "id": id})

    def refusal(self, problem: Problem, id: str | None = None) -> bytes:
        """Return the answer to a refused request, with a sentence for people."""
        language = self.reader.language
        answer = refusal_as_json(problem, language, id)
        return dumps({**answer, "message": sentence_for(problem, language)})

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

    def _renderer(self, state: TableState, viewpoint: Viewpoint) -> BoardRenderer:
        return renderer_for(state.game.name, self.reader.language, viewpoint.seat, self._names(state))

    def _translator(self, state: TableState, viewpoint: Viewpoint) -> Translator:
        return self._renderer(state, viewpoint).translator

    def _sentences(self, state: TableState, events: list[Event], viewpoint: Viewpoint) -> list[Sentence]:
        translator = self._translator(state, viewpoint)
        return [sentence_of(event.visible_to(viewpoint.seat), translator) for event in events]

    def _entry_sentences(self, state: TableState, entry: AppliedEntry, viewpoint: Viewpoint) -> list[Sentence]:
        """Return an entry in sentences: the game's events, or what happened around the game."""
        if entry.kind not in TABLE_MESSAGES or "seat" not in entry.facts:
            return self._sentences(state, entry.events, viewpoint)
        seat = entry.facts["seat"]
        if entry.kind in ("away", "back") and seat in state.seats_of(viewpoint.person):
            return []
        return [
            (self.reader.say(TABLE_MESSAGES[entry.kind], name=self._translator(state, viewpoint).seat(seat)), "", "")
        ]

    def _chat(self, state: TableState, viewpoint: Viewpoint) -> Markup:
        lines = [self._line(line, viewpoint) for line in state.chat if may_see(state, line, viewpoint)]
        names = {line.facts["person"]: line.facts["name"] for line in state.chat}
        names |= {seat_state.person.id: seat_state.person.name for seat_state in state.seats if seat_state.person}
        muted = sorted((person, names.get(person, "–")) for by, person in state.muted if by == viewpoint.person)
        others = {
            seat.person.id: seat.person.name
            for seat in state.seats
            if seat.person and viewpoint.person not in (None, seat.person.id)
        }
        return escape(table_page.chat_lines(lines, muted, self.reader, tuple(others.items())))

    def _line(self, entry: AppliedEntry, viewpoint: Viewpoint) -> table_page.ChatLine:
        """Return a chat line, with its author's id if the viewer may mute the author."""
        person = "" if viewpoint.person in (None, entry.facts["person"]) else entry.facts["person"]
        return table_page.ChatLine(entry.facts["name"], entry.facts["text"], person, entry.n)

    def _names(self, state: TableState) -> tuple[str, ...]:
        return seat_names(state, self.reader.language)

    def _board(self, state: TableState, viewpoint: Viewpoint, frame: State | None = None) -> Board:
        """Return the table as the viewpoint sees it: now, or in an earlier frame."""
        assert state.match is not None
        view = state.game.view(state.match.state if frame is None else frame, viewpoint.seat)
        actors = state.match.actors if frame is None else ()
        board = self._board_of(state, view, actors)
        if state.guide and state.guide.step(state.match) is None:
            return replace(board, table=replace(board.table, question=None, choices=(), barred=()), moves=())
        seat = viewpoint.seat
        if frame is None and seat is not None and state.may_change(seat):
            reopened = state.match.without_choice(seat)
            return replace(board, reopened=self._board_of(state, reopened.view(seat), (*actors, seat)))
        return board

    def _board_of(self, state: TableState, view: View[Any], actors: tuple[int, ...]) -> Board:
        table, seat, written = state.game.table(view), view.seat, state.game.notation.move
        moves = () if seat is None else tuple(written(view.state, seat, choice.action) for choice in table.choices)
        occupants = tuple(self._occupant(state, seat, seat_state) for seat, seat_state in enumerate(state.seats))
        return Board(state.game.name, self.reader.language, view.seat, occupants, actors, table, moves)

    def _occupant(self, state: TableState, seat: int, seat_state: SeatState) -> Occupant:
        away = seat_state.kind == "person" and seat_state.node is None
        until = None
        if state.clock and state.phase == "playing" and not seat_state.by_bot and not away:
            until = round(state.due_for(seat, self.settings)[0] * 1000)
        return Occupant(
            seat_name(seat, seat_state, self.reader.language),
            seat_state.level if seat_state.by_bot else None,
            away,
            until,
        )

    def _status(self, state: TableState, viewpoint: Viewpoint) -> table_page.Status:
        assert state.match is not None
        over = state.phase == "over"
        request = state.undo
        return table_page.Status(
            state.id,
            state.phase,
            seated=bool(state.seats_of(viewpoint.person)),
            undo_by=request.seat if request else None,
            undo_asked=bool(request and viewpoint.person in yet_to_agree(state, request)),
            may_undo=self._may_undo(state, viewpoint),
            may_ask=state.setup["hints"] and viewpoint.seat in state.match.actors,
            winners=tuple(state.match.winners) if over else (),
            points=tuple(state.match.points) if over else (),
            rematch=state.rematch,
            compared=f"/{state.deal.occasion}" if state.deal else "",
            pass_to=self._pass_to(state, viewpoint),
            lesson=lesson_status(state.guide, state.match, self._translator(state, viewpoint)) if state.guide else None,
        )

    def _pass_to(self, state: TableState, viewpoint: Viewpoint) -> int | None:
        """Return whose turn it is, if several people share this device and it shows nobody's cards."""
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
        """Draw the last trick; once, as long as it is the last one."""
        renderer, ending = self._renderer(state, viewpoint), self._endings.last_trick
        if self._last_trick is None or self._last_trick[:2] != (renderer, ending):
            self._last_trick = renderer, ending, last_trick(renderer, ending)
        return self._last_trick[2]

    def _sheet(self, state: TableState, viewpoint: Viewpoint) -> Markup:
        assert state.match is not None
        return score_sheet(self._renderer(state, viewpoint), self._endings.rounds, state.match.points)

    def _final_ending(self, state: TableState, viewpoint: Viewpoint) -> Markup | None:
        """Return the end of the game, if it is over."""
        lesson = self._status(state, viewpoint).lesson
        if lesson and lesson.done:
            return lesson_end(lesson, self._translator(state, viewpoint))
        ending = self._endings.last
        over = state.phase == "over" and ending is not None and ending.kind == "game"
        return ending_panel(self._renderer(state, viewpoint), ending) if over and ending else None

    def _waiting_room(self, state: TableState, viewpoint: Viewpoint) -> WaitingRoom:
        link = self.settings.invitation(f"{self.base}t/{state.id}")
        joined = f"{link}?hand=yes" if self.mode == "screen" else link
        chairs = tuple(self._waiting_seat(state, viewpoint, seat_state, link) for seat_state in state.seats)
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
            screen=self.mode == "screen",
            key=self.key,
            options=self._optional_rules(state),
        )

    def _optional_rules(self, state: TableState) -> tuple[str, ...]:
        """Return the chosen options, in sentences."""
        translator, name = Translator(self.reader.language, state.game), state.game.name
        chosen = [(option, state.setup["options"].get(option.name)) for option in state.game.options]
        return tuple(
            optional_rule(option, value, name, translator) for option, value in chosen if value not in (None, False)
        )

    def _waiting_seat(self, state: TableState, viewpoint: Viewpoint, seat_state: SeatState, link: str) -> WaitingSeat:
        mine = seat_state.person is not None and seat_state.person.id == viewpoint.person
        shown = seat_state.key and viewpoint.person == state.host and self.mode != "screen"
        key = f"{link}?key={seat_state.key}" if shown else ""
        level = seat_state.level if seat_state.kind == "bot" else ""
        name = seat_state.person.name if seat_state.person else ""
        away = bool(name) and seat_state.node is None and not mine and not state.setup["one_device"]
        return WaitingSeat(seat_state.kind, name, level, mine, key, away)


def optional_rule(option: Option, value: Any, game: str, translator: Translator) -> str:
    """Return a chosen option and its value, in a sentence."""
    if isinstance(option, OneOf):
        choice = f"{game}-choice-{option.name}"
        return translator.labelled(translator.say(choice), translator.say(f"{choice}-{value}"))
    said = translator.say(f"{game}-option-{option.name}")
    return said if value is True else translator.labelled(said, translator.list(map(shown_number, value)))
