"""Draw the page of a table: the board, the status, the tools and the dialogs."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeAlias

import htpy as h
from markupsafe import Markup, escape

from menagerie.core.endings import standings
from menagerie.core.levels import LEVELS
from menagerie.core.phrases import Event
from menagerie.games import load
from menagerie.i18n.translator import Translator
from menagerie.web.board import Board, Parts, arrangement, board_parts, renderer_for
from menagerie.web.board_renderer import BoardRenderer
from menagerie.web.card_help import card_help
from menagerie.web.cards import picture
from menagerie.web.drawn_once import drawn_once
from menagerie.web.ending_panel import headline, no_ending
from menagerie.web.layout import Reader, document, header, languages, themes
from menagerie.web.lesson_panel import LessonStatus, lesson_part
from menagerie.web.notify_choice import mute_sounds, notify_choice

PACES = ("slow", "normal", "fast", "wait")
"""How quickly events are shown; the last one waits for the viewer."""


@dataclass(frozen=True, slots=True)
class Status:
    """The state of the game apart from the cards."""

    id: str
    phase: str
    seated: bool = False
    undo_by: int | None = None
    """The seat that asks to take a move back."""
    undo_asked: bool = False
    """Whether the viewer has to answer that request."""
    may_undo: bool = False
    may_ask: bool = False
    """Whether hints are allowed here and it is the viewer's turn."""
    winners: tuple[int, ...] = ()
    points: tuple[int, ...] = ()
    """The points of each seat at the end of the game."""
    rematch: str | None = None
    pass_to: int | None = None
    """The seat that looks next, if several people share this device."""
    lesson: LessonStatus | None = None
    """The lesson that is played here."""
    compared: str = ""
    """The address of the page that compares the results, if others play the same deal."""


def main_of(board: Board, status: Status, parts: Parts, said: str = "", ending: h.Node = None) -> Markup:
    """Draw the table with all its parts; with the end of the game, if it is over."""
    renderer = renderer_for(board.game, board.language, board.me, board.names)
    others = [seat for seat in renderer.around() if seat != board.me]
    own = [] if board.me is None else [parts[f"seat-{board.me}"]]
    return escape(
        h.main(
            "#main",
            class_=f"table g-{board.game}",
            data_phase=status.phase,
            **arrangement(renderer),
            data_lesson=status.lesson.name if status.lesson else None,
            data_people=str(sum(occupant.level is None for occupant in board.occupants)),
        )[
            h.div("#others", role="group", aria_label=renderer.translator.say("web-others"))[
                (parts[f"seat-{seat}"] for seat in others)
            ],
            parts["middle"],
            h.section("#ask", aria_label=renderer.translator.say("web-now"))[
                h.p("#latest", data_part="said")[said],
                h.div("#question", data_part="question")[parts["status"], parts["choices"]],
            ],
            own,
            ending or no_ending(),
        ]
    )


def parts_of(board: Board, status: Status) -> Parts:
    """Draw all parts of a table that can be replaced separately."""
    renderer = renderer_for(board.game, board.language, board.me, board.names)
    asked = board.table.question is not None or board.reopened is not None
    return {
        **board_parts(board),
        "status": status_part(renderer, status, board.actors, asked),
        "tools": tools_part(status, board.language),
    }


def do(label: str, what: dict[str, object], *kinds: str) -> h.Element:
    """Draw a button that sends a command to the table."""
    return h.button(class_=" ".join(["choice", *kinds]), type="button", data_do=json.dumps(what))[label]


@drawn_once
def status_part(renderer: BoardRenderer, status: Status, actors: tuple[int, ...], asked: bool) -> h.Element:
    """Draw whose turn it is, what the viewer is asked, or how the game ended."""
    translator = renderer.translator
    return h.div("#status", data_phase=status.phase)[
        [lesson_part(status.lesson, translator), None if asked or status.lesson.speaks else waiting(actors, translator)]
        if status.lesson
        else result(status, translator)
        if status.phase == "over"
        else pass_device(status.pass_to, translator)
        if status.pass_to is not None
        else [undo_asked(status, translator), None if asked else waiting(actors, translator)]
    ]


def waiting(actors: tuple[int, ...], translator: Translator) -> h.Element | None:
    others = [translator.seat(seat) for seat in actors if seat != translator.me]
    return h.p(".waiting")[translator.say("web-waiting", {"names": translator.list(others)})] if others else None


def undo_asked(status: Status, translator: Translator) -> h.Element | None:
    if status.undo_by is None:
        return None
    said = translator.say("web-undo-asked", {"name": translator.seat(status.undo_by)})
    if not status.undo_asked:
        return h.p[said]
    return h.div(".asked")[
        h.p[said],
        do(translator.say("web-agree"), {"do": "agree"}),
        do(translator.say("web-decline"), {"do": "decline"}),
    ]


def pass_device(seat: int, translator: Translator) -> h.Element:
    name = translator.names[seat]
    return h.div(".pass-device")[
        h.p(".question")[translator.say("web-pass-device", {"name": name})],
        h.button(".choice.primary", type="button", data_look=str(seat))[translator.say("web-i-am", {"name": name})],
    ]


def result(status: Status, translator: Translator) -> h.Element:
    """Draw the winners, and what can be done now."""
    again = (
        h.a(".choice.primary", href=status.compared)[translator.say("daily-compare")]
        if status.compared
        else h.a(".choice.primary", href=f"/t/{status.rematch}")[translator.say("web-to-rematch")]
        if status.rematch
        else do(translator.say("web-rematch"), {"do": "rematch"}, "primary")
        if status.seated
        else None
    )
    return h.div(".result")[
        h.h2[headline(status.winners, translator)],
        final_standings(status, translator),
        h.div(".buttons")[
            again,
            h.a(".choice", href=f"/replay/{status.id}/0")[translator.say("web-replay")],
            h.a(".choice", href=f"/replay/{status.id}/0?review=yes")[translator.say("review-title")],
            h.a(".choice", href="/")[translator.say("web-home")],
        ],
    ]


def final_standings(status: Status, translator: Translator) -> h.Element:
    """Draw everybody's place and points."""
    return h.ol(".standings")[
        (
            h.li(class_="won" if seat in status.winners else "")[
                h.span(".place")[f"{place}."], " ", translator.names[seat], " ", h.b[str(status.points[seat])]
            ]
            for place, seat in standings(status.points, status.winners)
        )
    ]


@drawn_once
def tools_part(status: Status, language: str) -> h.Element:
    """Draw the tools that are always available."""
    translator = Translator(language)

    def tool(name: str, drawing: h.Node = None, **attributes: str | bool) -> h.Element:
        label = translator.say(f"web-{name}")
        return h.button(type="button", title=label, **attributes)[drawing or icon(name), h.span(".label")[label]]

    return h.nav("#tools", data_part="tools", aria_label=translator.say("web-tools"))[
        h.a(href="/", title=translator.say("web-home"))[picture("logo"), h.span(".label")[translator.say("web-home")]],
        tool("hint", data_hint=True, disabled=not status.may_ask),
        tool("undo", data_do='{"do":"undo"}', disabled=not status.may_undo)
        if status.phase == "playing" and status.seated
        else None,
        (tool(name, data_open=name) for name in ("last", "sheet", "log", "chat", "rules")),
        mute_sounds(translator),
        tool("menu", data_open="menu"),
    ]


ICONS = {
    "hint": "M9 18h6M10 21h4M8 14a6 6 0 1 1 8 0c-1 1-1 2-1 3H9c0-1 0-2-1-3z",
    "undo": "M9 7L4 12l5 5M4 12h10a5 5 0 0 1 0 10h-3",
    "last": "M4 6h9v13H4zM9 3l11 3-3 13-4-1",
    "sheet": "M5 3h14v18H5zM8 8h8M8 12h8M8 16h5",
    "log": "M8 6h12M8 12h12M8 18h12M4 6h.01M4 12h.01M4 18h.01",
    "chat": "M4 5h16v11H11l-5 4v-4H4z",
    "rules": "M12 6c-3-2-6-2-9-1v14c3-1 6-1 9 1 3-2 6-2 9-1V5c-3-1-6-1-9 1zv14",
    "menu": "M4 6h16M4 12h16M4 18h16",
}


def icon(name: str) -> h.Element:
    """Draw the icon of a tool."""
    return h.svg(".icon", viewBox="0 0 24 24", aria_hidden="true")[h.path(d=ICONS[name])]


# The page -------------------------------------------------------------------------------------------------------------


Sentence: TypeAlias = tuple[str, str, str]
"""An event in a sentence, the number of the rule that applied, and the event in a few words if that is possible."""


def sentence_of(event: Event, translator: Translator) -> Sentence:
    """Return an event as the table and the log say it."""
    return translator.phrase(event), type(event).rule, translator.short_phrase(event) or ""


@dataclass(frozen=True, slots=True)
class Past:
    """The events so far."""

    sentences: tuple[Sentence, ...] = ()


def latest_of(past: Past) -> str:
    """Return what the table says about the latest event."""
    text, _, short = past.sentences[-1] if past.sentences else ("", "", "")
    return short or text


def page(
    reader: Reader, game: str, table: str, parts: Parts, *, n: int, mode: str, key: str, seated: bool, named: bool
) -> str:
    """Draw the whole page of a table; ``key`` gives access to a reserved seat."""
    title = Translator(reader.language, load(game)).say(f"{game}-title")
    drawers = contents(reader, parts, table, seated, named)
    return document(
        reader,
        f"{title} · menagerie",
        h.header(".unseen")[h.h1[title]] if "tools" in parts else header(reader, title),
        parts["main"],
        parts.get("tools", h.nav("#tools")),
        (dialog(name, reader.say(f"web-{name}"), inside, reader) for name, inside in drawers),
        h.div("#live.unseen", aria_live="polite", role="log"),
        card_help(game, reader.language),
        h.aside("#enlarged.overlay", hidden=True, aria_hidden="true"),
        h.div("#toast", role="status"),
        h.div("#lost", hidden=True, role="alert")[reader.say("web-lost")],
        game=game,
        scripts=("notify",),
        data_table=table,
        data_game=game,
        data_n=str(n),
        data_mode=mode,
        data_key=key,
        data_language=reader.language,
        data_copied=reader.say("web-copied"),
    )


def contents(reader: Reader, parts: Parts, table: str, seated: bool, named: bool) -> list[tuple[str, h.Node]]:
    """Draw the dialogs of a table."""
    say = reader.say
    return [
        ("last", parts.get("last-content", h.div("#last-content")[say("web-no-trick")])),
        ("sheet", parts.get("sheet-content", h.div("#sheet-content")[say("web-no-rounds")])),
        ("log", parts.get("log-lines", h.ol("#log-lines"))),
        ("chat", [parts["chat-lines"], chat_form(reader) if named else None]),
        ("rules", h.div("#rules-content")),
        (
            "menu",
            [
                h.div(".drawers")[
                    (
                        h.button(".choice", type="button", data_open=name)[say(f"web-{name}")]
                        for name in ("log", "chat", "sheet", "rules")
                    )
                ],
                h.div(".tools")[languages(reader), themes(reader)],
                h.label[h.input(type="checkbox", data_preference="sound"), say("web-sound")],
                h.label[h.input(type="checkbox", data_preference="confirm"), say("web-confirm")],
                h.label[
                    say("web-pace"),
                    h.select(data_preference="pace", autocomplete="off")[
                        (h.option(value=pace, selected=pace == "normal")[say(f"web-pace-{pace}")] for pace in PACES)
                    ],
                ],
                notify_choice(reader) if seated and not reader.alone else None,
                for_players(reader) if seated else None,
                None if reader.alone else h.a(".choice", href=f"/t/{table}/screen")[say("web-screen")],
            ],
        ),
    ]


def chat_form(reader: Reader) -> h.Element:
    return h.form("#chat-form")[
        h.input(name="text", maxlength="300", autocomplete="off", aria_label=reader.say("web-chat-prompt")),
        h.button(".choice")[reader.say("web-send")],
    ]


def for_players(reader: Reader) -> h.Node:
    """Draw what players can do about their seat."""
    say = reader.say
    return [
        h.label[
            say("web-stand-in"),
            h.select(data_stand_in=True, autocomplete="off")[
                h.option(value="")["–"], (h.option(value=level)[say(f"level-{level}")] for level in LEVELS)
            ],
        ],
        None
        if reader.alone
        else [h.button(".choice", type="button", data_device=True)[say("web-other-device")], h.div("#device")],
        h.button(".choice.danger", type="button", data_leave=say("web-quit-sure"))[say("web-quit")],
    ]


def log_lines(past: Past) -> h.Element:
    """Draw the log of events, sentence by sentence."""
    return h.ol("#log-lines")[
        (
            h.li[said, h.button(".rule", type="button", data_rule=rule)[rule] if rule else None]
            for said, rule, _ in past.sentences
        )
    ]


@dataclass(frozen=True, slots=True)
class ChatLine:
    """A line of chat; ``person`` is its author, unless the viewer cannot mute them."""

    name: str
    text: str
    person: str = ""
    n: int = 0
    """The entry of the line."""


def chat_line(line: ChatLine, reader: Reader) -> h.Element:
    if not line.person:
        return h.li[h.b[line.name], " ", line.text]
    mute = mute_button(line.person, True, reader.say("web-mute", name=line.name), "×")
    return h.li[h.b[line.name], " ", line.text, mute, report_button(line.person, reader.say("web-report-line"), line.n)]


def chat_lines(
    lines: Sequence[ChatLine],
    muted: Sequence[tuple[str, str]],
    reader: Reader,
    others: Sequence[tuple[str, str]] = (),
) -> h.Element:
    """Draw the chat, the muted people, each with a button that unmutes them, and the names that can be reported."""
    again = reader.say("web-unmute")
    return h.ol("#chat-lines")[
        names_to_report(others, reader) if others else None,
        (h.li(".muted")[h.b[name], " ", mute_button(person, False, again, again)] for person, name in muted),
        (chat_line(line, reader) for line in lines),
    ]


def names_to_report(others: Sequence[tuple[str, str]], reader: Reader) -> h.Element:
    """Draw what reports the names of other people, folded."""
    buttons = (
        h.p[h.b[name], report_button(person, reader.say("web-report-name", name=name))] for person, name in others
    )
    return h.li(".muted")[h.details[h.summary[reader.say("web-report-names")], buttons]]


def report_button(person: str, said: str, line: int | None = None) -> h.Element:
    """Draw a button that reports a name or a line of chat."""
    asked = {"do": "report", "person": person} | ({"line": line} if line else {})
    return h.button(".mute", type="button", data_do=json.dumps(asked), title=said, aria_label=said)["⚑"]


def mute_button(person: str, muted: bool, said: str, shown: str) -> h.Element:
    """Draw a button that mutes or unmutes a person."""
    asked = json.dumps({"do": "mute", "person": person, "muted": muted})
    return h.button(".mute", type="button", data_do=asked, title=said, aria_label=said)[shown]


def dialog(name: str, title: str, inside: h.Node, reader: Reader) -> h.Element:
    """Draw a dialog that opens over the table."""
    return h.dialog(id=name, aria_labelledby=f"{name}-title")[
        h.header[
            h.h2(id=f"{name}-title")[title],
            h.button(".close", type="button", data_close=True, aria_label=reader.say("web-close"))["×"],
        ],
        inside,
    ]
