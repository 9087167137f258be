"""The lobby: the three games, and all tables that concern who looks."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from datetime import timedelta

import htpy as h
from babel.dates import format_timedelta
from markupsafe import Markup

from menagerie.games import load, names
from menagerie.i18n.translator import Translator
from menagerie.web.cards import DECKS, picture
from menagerie.web.form_fields import Form, picked, written
from menagerie.web.layout import Reader, page
from menagerie.web.table_page import LEVELS

MINUTES = {"mausen": 20, "awimbawe": 30, "mopsen": 45}
"""How long a game takes, about."""

USUAL = 4
"""So many play, where so many can."""

LEVEL = "casual"
"""How strong bots are unless somebody wants them otherwise."""


@dataclass(frozen=True, slots=True)
class Listed:
    """A table in a list."""

    id: str
    game: str
    phase: str
    others: tuple[str, ...]
    """The other people."""
    bots: int
    free: int
    ago: float
    """So many seconds ago something happened there."""
    turn: bool = False
    """It is one's turn."""
    waiting: tuple[str, ...] = ()
    """Whose turn it is else."""
    winners: tuple[str, ...] = ()
    won: bool = False
    points: tuple[tuple[str, int], ...] = ()


@dataclass(frozen=True, slots=True)
class Lobby:
    """All that is in the lobby for somebody."""

    name: str = ""
    """Who looks, if they have been here before."""
    mine: tuple[Listed, ...] = ()
    open: tuple[Listed, ...] = ()
    finished: tuple[Listed, ...] = ()
    form: Form = Form("")  # noqa: RUF009
    """What was sent last, if something is wrong with it."""

    def form_of(self, name: str) -> Form:
        """The form of this name, as it was sent or fresh."""
        return self.form if self.form.id == name else Form(name)


def lobby_page(reader: Reader, lobby: Lobby) -> str:
    """The whole lobby."""
    return page(
        reader,
        reader.say("web-lobby"),
        h.div(".welcome")[
            h.div[h.h1[reader.say("web-lobby")], h.p(".lead")[reader.say("web-lobby-lead")]],
            who_looks(reader, lobby),
        ],
        trouble(lobby),
        turns(reader, lobby.mine),
        h.div(".games")[(game_part(reader, name, lobby.form_of(f"play-{name}")) for name in games())],
        tables_part(reader, "mine", "web-my-games", "web-no-my-games", lobby.mine, my_table) if lobby.name else None,
        tables_part(reader, "open", "web-open-tables", "web-no-open-tables", lobby.open, open_table),
        tables_part(reader, "finished", "web-finished", "web-no-finished", lobby.finished, finished_table)
        if lobby.name
        else None,
        kind="lobby",
    )


def games() -> list[str]:
    """The games, the shortest first."""
    return sorted(names(), key=lambda name: MINUTES.get(name, 0) or 1000)


def game_picture(name: str) -> Markup:
    """A game's own picture, if it has one."""
    return picture(f"g-{name}" if name in DECKS else "logo")


def usual_players(name: str) -> int:
    """How many play unless somebody wants otherwise."""
    seats = load(name).seats
    return USUAL if USUAL in seats else seats[len(seats) // 2]


def trouble(lobby: Lobby) -> h.Element | None:
    """What is wrong with something that was sent and has no place on the page."""
    return h.p(".wrong", role="alert")[lobby.form.wrong["game"]] if "game" in lobby.form.wrong else None


def who_looks(reader: Reader, lobby: Lobby) -> h.Element:
    """One's name, another one, and another device."""
    form = lobby.form_of("name")
    return h.div(".me")[
        h.p[reader.say("web-you-are", name=lobby.name) if lobby.name else reader.say("web-new-here")],
        h.details(open=form.sent)[
            h.summary[reader.say("web-rename") if lobby.name else reader.say("web-set-name")],
            h.form(method="post", action="/name")[
                name_field(reader, form, lobby.name),
                h.button(".choice")[reader.say("web-save")],
            ],
        ],
        h.form(method="post", action="/device")[h.button(".plain")[reader.say("web-other-device")]]
        if lobby.name
        else None,
    ]


def name_field(reader: Reader, form: Form, name: str) -> h.Element:
    """Where a name is written."""
    return written(form, "name", reader.say("web-name"), name, required=True, maxlength="40", autocomplete="nickname")


def turns(reader: Reader, mine: tuple[Listed, ...]) -> h.Element | None:
    """Whether one is waited for somewhere."""
    count = sum(table.turn for table in mine)
    return h.p(".waited")[h.a(href="#mine")[reader.say("web-your-turns", count=count)]] if count else None


# The games ------------------------------------------------------------------------------------------------------------


def game_part(reader: Reader, name: str, form: Form) -> h.Element:
    """A game: its picture, what it is, and the ways into it."""
    translator = Translator(reader.language, load(name))
    title = translator.say(f"{name}-title")
    return h.article(".game", aria_labelledby=f"game-{name}")[
        game_picture(name),
        h.h2(id=f"game-{name}")[title],
        frame_facts(name, translator),
        h.div(".told")[h.p[translator.say(f"{name}-about")], sentence(translator, f"{name}-goal")],
        play_form(name, form, translator),
        h.div(".buttons")[
            link(f"/new/{name}", translator.say("web-with-friends"), title, translator),
            link(f"/learn/{name}", translator.say("web-learn"), title, translator),
        ],
        sentence(translator, f"{name}-credit", ".credit"),
    ]


def frame_facts(name: str, translator: Translator) -> h.Element:
    """How many play, and for how long."""
    seats, minutes = load(name).seats, MINUTES.get(name)
    return h.p(".frame-facts")[
        h.span[translator.say("web-players-range", {"fewest": seats[0], "most": seats[-1]})],
        h.span[translator.say("web-minutes", {"minutes": minutes})] if minutes else None,
    ]


def sentence(translator: Translator, message: str, kind: str = "") -> h.Element | None:
    """What a game says, if it does."""
    return h.p(kind)[translator.say(message)] if translator.knows(message) else None


def link(path: str, text: str, about: str, translator: Translator) -> h.Element:
    """A way that is also clear to who hears only its name."""
    return h.a(".choice", href=path, aria_label=translator.labelled(text, about))[text]


def play_form(name: str, form: Form, translator: Translator) -> h.Element:
    """One click, and the cards are dealt."""
    say = translator.say
    counts = [(str(count), str(count)) for count in load(name).seats]
    levels = [(level, say(f"level-{level}")) for level in LEVELS]
    title = say(f"{name}-title")
    return h.form(".play", method="post", action="/play")[
        h.input(type="hidden", name="game", value=name),
        picked(form, "players", say("web-players"), counts, str(usual_players(name))),
        picked(form, "level", say("web-bots-level"), levels, LEVEL),
        h.button(".choice.primary", aria_label=translator.labelled(say("web-play-now"), title))[say("web-play-now")],
    ]


# The tables -----------------------------------------------------------------------------------------------------------


def tables_part(
    reader: Reader,
    name: str,
    title: str,
    none: str,
    tables: tuple[Listed, ...],
    part: Callable[[Listed, Translator], h.Node],
) -> h.Element:
    """A list of tables, or a friendly word if there are none."""
    return h.section(".tables", id=name, aria_labelledby=f"{name}-title")[
        h.h2(id=f"{name}-title")[reader.say(title)],
        h.ul[
            (
                h.li(class_="turn" if table.turn else "")[
                    game_picture(table.game), part(table, Translator(reader.language, load(table.game)))
                ]
                for table in tables
            )
        ]
        if tables
        else h.p(".none")[reader.say(none)],
    ]


def my_table(table: Listed, translator: Translator) -> h.Node:
    """A table where one sits."""
    say = translator.say
    state = (
        say("web-not-started")
        if table.phase == "open"
        else say("web-your-turn")
        if table.turn
        else say("web-waiting", {"names": translator.list(table.waiting)})
    )
    go = h.a(class_="choice primary" if table.turn else "choice", href=f"/t/{table.id}")[say("web-continue")]
    return [about(table, translator, state), go]


def open_table(table: Listed, translator: Translator) -> h.Node:
    """A public table: to join, or to watch."""
    say = translator.say
    joined = table.phase == "open" and table.free
    state = say("web-free-seats", {"count": table.free}) if joined else say("web-being-played")
    kind = "choice primary" if joined else "choice"
    return [
        about(table, translator, state),
        h.a(class_=kind, href=f"/t/{table.id}")[say("web-join") if joined else say("web-watch")],
    ]


def finished_table(table: Listed, translator: Translator) -> h.Node:
    """A game that is over: who won, and how to see it again."""
    say = translator.say
    won = say("web-you-won") if table.won else say("web-winners", {"names": translator.list(table.winners)})
    points = say("seat-separator").join(translator.labelled(name, value) for name, value in table.points)
    return [about(table, translator, won, points), h.a(".choice", href=f"/replay/{table.id}/0")[say("web-replay")]]


def about(table: Listed, translator: Translator, state: str, more: str = "") -> h.Element:
    """What is played, with whom, how it stands, and since when."""
    say = translator.say
    bots = [say("web-bots", {"count": table.bots})] if table.bots else []
    company = [*table.others, *bots]
    return h.div(".about")[
        h.h3[say(f"{table.game}-title")],
        h.p[say("web-with", {"names": translator.list(company)}) if company else say("web-nobody-else")],
        h.p[h.b[state], " ", h.span(".ago")[ago(table.ago, translator.language)]],
        h.p(".points")[more] if more else None,
    ]


def ago(seconds: float, language: str) -> str:
    """How long ago, in words."""
    return format_timedelta(timedelta(seconds=-max(1.0, seconds)), add_direction=True, locale=language)
