"""Draw the page of a table: the board, the status, the tools and the dialogs."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass

import htpy as h
from markupsafe import Markup, escape

from menagerie.core.levels import LEVELS
from menagerie.games import load
from menagerie.i18n.translator import Translator
from menagerie.web.board import Board, BoardRenderer, Parts, board_parts, cached_part, renderer_for
from menagerie.web.layout import Reader, document, header, languages, themes


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
    points: tuple[int, ...] = ()
    winners: tuple[int, ...] = ()
    rematch: str | None = None
    pass_to: int | None = None
    """The seat that looks next, if several people share this device."""


def main_of(board: Board, status: Status, parts: Parts, said: str = "") -> Markup:
    """Draw the table with all its parts."""
    renderer = renderer_for(board.game, board.language, board.me, board.names)
    others = [seat for seat in renderer.around() if seat != board.me]
    own = [] if board.me is None else [parts[f"seat-{board.me}"]]
    return escape(
        h.main(
            "#main",
            class_=f"table g-{board.game}",
            data_phase=status.phase,
            data_others=str(len(others)),
            data_me="" if board.me is None else str(board.me),
        )[
            h.div("#board")[
                h.div("#others", role="group", tabindex="0", aria_label=renderer.translator.say("web-others"))[
                    (parts[f"seat-{seat}"] for seat in others)
                ],
                parts["middle"],
            ],
            h.div("#front")[
                h.section("#ask", aria_label=renderer.translator.say("web-now"))[
                    h.p("#latest")[said], parts["status"], parts["choices"]
                ],
                own,
            ],
        ]
    )


def parts_of(board: Board, status: Status) -> Parts:
    """Draw all parts of a table that can be replaced separately."""
    renderer = renderer_for(board.game, board.language, board.me, board.names)
    asked = board.table.question is not None
    return {
        **board_parts(board),
        "status": cached_part(status_part, renderer, status, board.actors, asked),
        "tools": cached_part(tools_part, status, board.language),
    }


def do(label: str, what: dict[str, object], *kinds: str) -> h.Element:
    """Draw a button that sends a command to the table."""
    return h.button(class_=" ".join(["choice", *kinds]), type="button", data_do=json.dumps(what))[label]


def status_part(renderer: BoardRenderer, status: Status, actors: tuple[int, ...], asked: bool) -> h.Element:
    """Draw whose turn it is, what the viewer is asked, or how the game ended."""
    translator = renderer.translator
    return h.div("#status", data_phase=status.phase)[
        result(status, translator)
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
    names = [translator.seat(seat) for seat in status.winners]
    won = translator.me in status.winners
    again = (
        h.a(".choice.primary", href=f"/t/{status.rematch}")[translator.say("web-to-rematch")]
        if status.rematch
        else do(translator.say("web-rematch"), {"do": "rematch"}, "primary")
        if status.seated
        else None
    )
    order = sorted(range(len(status.points)), key=lambda seat: -status.points[seat])
    return h.div(".result")[
        h.h2[
            translator.say("web-you-won") if won else translator.say("web-winners", {"names": translator.list(names)})
        ],
        h.ol(".ranking")[
            (
                h.li(class_="won" if seat in status.winners else "")[
                    h.span[translator.names[seat]], h.b[str(status.points[seat])]
                ]
                for seat in order
            )
        ],
        h.div(".buttons")[
            again,
            h.a(".choice", href=f"/replay/{status.id}/0")[translator.say("web-replay")],
            h.a(".choice", href="/")[translator.say("web-home")],
        ],
    ]


def tools_part(status: Status, language: str) -> h.Element:
    """Draw the tools that are always available."""
    translator = Translator(language)

    def opens(name: str, message: str) -> h.Element:
        return h.button(type="button", data_open=name)[translator.say(message)]

    return h.nav("#tools", aria_label=translator.say("web-tools"))[
        h.button(type="button", data_hint=True, disabled=not status.may_ask)[translator.say("web-hint")],
        h.button(type="button", data_do='{"do":"undo"}', disabled=not status.may_undo)[translator.say("web-undo")]
        if status.phase == "playing" and status.seated
        else None,
        opens("last", "web-last"),
        opens("sheet", "web-sheet"),
        opens("log", "web-log"),
        opens("chat", "web-chat"),
        opens("rules", "web-rules"),
        opens("menu", "web-menu"),
    ]


# The page -------------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Past:
    """The events so far as sentences, each with the number of the rule that applied, and the points of each round."""

    sentences: tuple[tuple[str, str], ...] = ()
    rounds: tuple[tuple[int, ...], ...] = ()


def sheet(names: tuple[str, ...], past: Past, points: Sequence[int], translator: Translator) -> Markup:
    """Draw the score sheet: round by round, and the total so far."""
    return escape(
        h.div("#sheet-content")[
            h.table[
                h.thead[
                    h.tr[h.th(scope="col")[translator.say("web-round")], (h.th(scope="col")[name] for name in names)]
                ],
                h.tbody[
                    (
                        h.tr[h.th(scope="row")[str(number)], (h.td[str(value)] for value in made)]
                        for number, made in enumerate(past.rounds, 1)
                    )
                ],
                h.tfoot[h.tr[h.th(scope="row")[translator.say("web-total")], (h.td[str(value)] for value in points)]],
            ]
            if past.rounds
            else h.p[translator.say("web-no-rounds")]
        ]
    )


def page(
    reader: Reader, game: str, table: str, parts: Parts, *, n: int, mode: str, key: str, seated: bool, named: bool
) -> str:
    """Draw the whole page of a table; ``key`` gives access to a reserved seat."""
    title = Translator(reader.language, load(game)).say(f"{game}-title")
    drawers = contents(reader, parts, table, seated, named)
    return document(
        reader,
        f"{title} · menagerie",
        header(reader, title),
        parts["main"],
        parts.get("tools", h.nav("#tools")),
        (dialog(name, reader.say(f"web-{name}"), inside, reader) for name, inside in drawers),
        h.div("#live.unseen", aria_live="polite", role="log"),
        h.div("#toast", role="status"),
        h.div("#lost", hidden=True, role="alert")[reader.say("web-lost")],
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
                h.label[h.input(type="checkbox", data_preference="quick"), say("web-quick")],
                for_players(reader) if seated else None,
                h.a(".choice", href=f"/t/{table}/screen")[say("web-screen")],
            ],
        ),
    ]


def chat_form(reader: Reader) -> h.Element:
    return h.form("#chat-form")[
        h.input(name="text", maxlength="500", autocomplete="off", aria_label=reader.say("web-chat-prompt")),
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
        h.button(".choice", type="button", data_device=True)[say("web-other-device")],
        h.div("#device"),
        h.button(".choice.danger", type="button", data_leave=say("web-quit-sure"))[say("web-quit")],
    ]


def log_lines(past: Past) -> h.Element:
    """Draw the log of events, sentence by sentence."""
    return h.ol("#log-lines")[
        (
            h.li[said, h.button(".rule", type="button", data_rule=rule)[rule] if rule else None]
            for said, rule in past.sentences
        )
    ]


@dataclass(frozen=True, slots=True)
class ChatLine:
    """A line of chat; ``person`` is its author, unless the viewer cannot mute them."""

    name: str
    text: str
    person: str = ""


def chat_line(line: ChatLine, reader: Reader) -> h.Element:
    mute = mute_button(line.person, True, reader.say("web-mute", name=line.name), "×") if line.person else None
    return h.li[h.b[line.name], " ", line.text, mute]


def chat_lines(lines: Sequence[ChatLine], muted: Sequence[tuple[str, str]], reader: Reader) -> h.Element:
    """Draw the chat, and the muted people, each with a button that unmutes them."""
    again = reader.say("web-unmute")
    return h.ol("#chat-lines")[
        (h.li(".muted")[h.b[name], " ", mute_button(person, False, again, again)] for person, name in muted),
        (chat_line(line, reader) for line in lines),
    ]


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
