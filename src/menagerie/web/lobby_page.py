"""Draw the lobby: the games, and the tables that concern the viewer."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass
from datetime import timedelta

import htpy as h
from babel.dates import format_timedelta
from markupsafe import Markup

from menagerie.core.levels import DEFAULT_LEVEL, LEVELS
from menagerie.games import load, names, shortest_first
from menagerie.i18n.translator import Translator
from menagerie.web.cards import picture
from menagerie.web.form_fields import Form, select_field, text_field
from menagerie.web.layout import Reader, page
from menagerie.web.lesson_panel import lesson_form
from menagerie.web.notify_choice import notify_choice

MOST_AT_ONCE = 3
"""How many of the viewer's games are shown at the top; the others can be unfolded."""


@dataclass(frozen=True, slots=True)
class LastChoice:
    """What the viewer chose the last time they played a game against bots."""

    game: str
    players: int
    level: str


def choices_in(text: str) -> Iterator[LastChoice]:
    """Return the choices in a text, without those that are not possible (any more).

    The text has ``NAME.PLAYERS.LEVEL`` for each game, the latest first, with ``_`` between them.
    """
    seen: set[str] = set()
    for part in text.split("_"):
        with suppress(ValueError):
            game, players, level = part.split(".")
            if game in names() and game not in seen and int(players) in load(game).seats and level in LEVELS:
                seen.add(game)
                yield LastChoice(game, int(players), level)


def text_with(chosen: LastChoice, text: str) -> str:
    """Return such a text with another choice, before those of other games."""
    others = [choice for choice in choices_in(text) if choice.game != chosen.game]
    return "_".join(f"{choice.game}.{choice.players}.{choice.level}" for choice in (chosen, *others))


@dataclass(frozen=True, slots=True)
class ListedTable:
    """A table in a list."""

    id: str
    game: str
    phase: str
    others: tuple[str, ...]
    """The names of the other people."""
    bots: int
    free: int
    ago: float
    """The number of seconds since something happened there."""
    turn: bool = False
    """Whether it is the viewer's turn."""
    waiting: tuple[str, ...] = ()
    """The names of the others whose turn it is."""
    winners: tuple[str, ...] = ()
    won: bool = False
    points: tuple[tuple[str, int], ...] = ()


@dataclass(frozen=True, slots=True)
class Lobby:
    """The content of the lobby for one viewer."""

    name: str = ""
    """The name of the viewer; empty for a new one."""
    mine: tuple[ListedTable, ...] = ()
    open: tuple[ListedTable, ...] = ()
    finished: tuple[ListedTable, ...] = ()
    form: Form = Form("")  # noqa: RUF009
    """The form that was sent last, if something is wrong with it."""
    choices: tuple[LastChoice, ...] = ()
    """What the viewer chose the last time they played each game, the latest first."""
    finished_lessons: frozenset[tuple[str, str]] = frozenset()
    """The lessons that the viewer has finished: the game and the name of each."""
    daily: frozenset[str] = frozenset()
    """The games whose deal of today the viewer has played."""
    offline: str = ""
    """The address of the site without a server, if this server offers it."""

    @property
    def games(self) -> list[str]:
        """Return all games: first the one that the viewer played last, then the shortest."""
        last = [choice.game for choice in self.choices[:1]]
        return [*last, *(name for name in shortest_first() if name not in last)]

    def chosen(self, game: str) -> LastChoice:
        """Return what the viewer chose the last time, or what is usual."""
        usual = LastChoice(game, load(game).suggested_players, DEFAULT_LEVEL)
        return next((choice for choice in self.choices if choice.game == game), usual)

    def is_new_to(self, game: str) -> bool:
        """Return whether the viewer has, as far as we know, neither played the game nor finished its first lesson."""
        played = {choice.game for choice in self.choices} | {table.game for table in (*self.mine, *self.finished)}
        return game not in played and all(game != other for other, _ in self.finished_lessons)

    def lesson_of(self, game: str) -> str:
        """Return the lesson to offer: the first one that is not finished, or the first; empty for a game without."""
        lessons = [lesson.name for lesson in load(game).lessons]
        unfinished = (name for name in lessons if (game, name) not in self.finished_lessons)
        return next(unfinished, lessons[0] if lessons else "")

    def form_of(self, name: str) -> Form:
        """Return the form of this name, as it was sent or empty."""
        return self.form if self.form.id == name else Form(name)


def lobby_page(reader: Reader, lobby: Lobby) -> str:
    """Draw the whole lobby."""
    return page(
        reader,
        reader.say("web-lobby"),
        h.div(".welcome")[
            h.div[h.h1[reader.say("web-lobby")], None if lobby.mine else h.p(".lead")[reader.say("web-lobby-lead")]],
            viewer_part(reader, lobby),
        ],
        trouble(lobby),
        running_part(reader, lobby.mine),
        daily_part(reader, lobby),
        h.div(".games")[(game_part(reader, name, lobby) for name in lobby.games)],
        None
        if reader.alone
        else tables_part(reader, "open", "web-open-tables", "web-no-open-tables", lobby.open, open_table),
        tables_part(reader, "finished", "web-finished", "web-no-finished", lobby.finished, finished_table)
        if lobby.name
        else None,
        offline_part(reader, lobby.offline) if lobby.offline else None,
        kind="lobby",
        scripts=("notify",),
    )


def daily_part(reader: Reader, lobby: Lobby) -> h.Element:
    """Draw a link to the deals of today, with the games that the viewer has played."""
    played = [game for game in lobby.games if game in lobby.daily]
    titles = [Translator(reader.language, load(game)).say(f"{game}-title") for game in played]
    return h.p(".daily-link")[h.a(href="/daily")[reader.say("daily-title")], (h.span[f"✓ {title}"] for title in titles)]


def offline_part(reader: Reader, address: str) -> h.Element:
    """Draw a link to the site that also plays without a network."""
    return h.section(".offline")[
        h.h2[reader.say("web-offline")],
        h.p[reader.say("web-offline-lead")],
        h.p[h.a(".choice", href=address)[reader.say("web-offline-open")]],
    ]


def game_picture(name: str) -> Markup:
    """Return the picture that stands for a game."""
    return picture(load(name).look.picture)


def trouble(lobby: Lobby) -> h.Element | None:
    """Draw a problem that belongs to no field of the page."""
    return h.p(".wrong", role="alert")[lobby.form.wrong["game"]] if "game" in lobby.form.wrong else None


def viewer_part(reader: Reader, lobby: Lobby) -> h.Element:
    """Draw the viewer's name, a way to change it, and a link for another device."""
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
        h.a(href="/me")[reader.say("web-profile")] if lobby.name and not reader.alone else None,
        h.form(method="post", action="/device")[h.button(".plain")[reader.say("web-other-device")]]
        if lobby.name and not reader.alone
        else None,
    ]


def name_field(reader: Reader, form: Form, name: str) -> h.Element:
    """Draw the field for a name."""
    return text_field(
        form, "name", reader.say("web-name"), name, required=True, maxlength="40", autocomplete="nickname"
    )


def running_part(reader: Reader, mine: tuple[ListedTable, ...]) -> h.Element | None:
    """Draw the games that the viewer can continue, the latest first."""
    if not mine:
        return None
    return h.section(".tables", id="mine", aria_labelledby="mine-title")[
        h.h2(id="mine-title")[reader.say("web-my-games")],
        table_list(reader, mine[:MOST_AT_ONCE], my_table),
        h.details[
            h.summary[reader.say("web-more-games", count=len(mine) - MOST_AT_ONCE)],
            table_list(reader, mine[MOST_AT_ONCE:], my_table),
        ]
        if mine[MOST_AT_ONCE:]
        else None,
        notify_choice(reader) if any(table.others for table in mine) and not reader.alone else None,
    ]


# The games ------------------------------------------------------------------------------------------------------------


def game_part(reader: Reader, name: str, lobby: Lobby) -> h.Element:
    """Draw a game: its picture, its description, and the ways to learn and play it."""
    translator = Translator(reader.language, load(name))
    title, lesson = translator.say(f"{name}-title"), lobby.lesson_of(name)
    offered = lesson and lobby.is_new_to(name)
    return h.article(".game", aria_labelledby=f"game-{name}")[
        game_picture(name),
        h.h2(id=f"game-{name}")[title],
        frame_facts(name, translator),
        h.div(".description")[
            h.p[translator.say(f"{name}-about")],
            sentence(translator, f"{name}-goal"),
            h.div(".lesson-offer")[h.p[translator.say("lesson-offer")], lesson_form(name, lesson, translator)]
            if offered
            else None,
        ],
        play_form(name, lobby.form_of(f"play-{name}"), translator, lobby.chosen(name)),
        h.div(".buttons")[
            lesson_form(name, lesson, translator) if lesson and not offered else None,
            link(f"/new/{name}", translator.say("web-with-friends"), title, translator),
            link(f"/learn/{name}", translator.say("web-learn"), title, translator),
        ],
        sentence(translator, f"{name}-credit", ".credit"),
    ]


def frame_facts(name: str, translator: Translator) -> h.Element:
    """Draw the number of players and the expected duration."""
    seats, minutes = load(name).seats, load(name).look.minutes
    return h.p(".frame-facts")[
        h.span[translator.say("web-players-range", {"fewest": seats[0], "most": seats[-1]})],
        h.span[translator.say("web-minutes", {"minutes": minutes})] if minutes else None,
    ]


def sentence(translator: Translator, message: str, kind: str = "") -> h.Element | None:
    """Draw a message of a game, if the game has it."""
    return h.p(kind)[translator.say(message)] if translator.knows(message) else None


def link(path: str, text: str, about: str, translator: Translator) -> h.Element:
    """Draw a link whose name is clear on its own in a screen reader."""
    return h.a(".choice", href=path, aria_label=translator.labelled(text, about))[text]


def play_form(name: str, form: Form, translator: Translator, chosen: LastChoice) -> h.Element:
    """Draw the form that starts a game against bots."""
    say = translator.say
    counts = [(str(count), str(count)) for count in load(name).seats]
    levels = [(level, say(f"level-{level}")) for level in LEVELS]
    title = say(f"{name}-title")
    return h.form(".play", method="post", action="/play")[
        h.input(type="hidden", name="game", value=name),
        select_field(form, "players", say("web-players"), counts, str(chosen.players)),
        select_field(form, "level", say("web-bots-level"), levels, chosen.level),
        h.button(".choice.primary", aria_label=translator.labelled(say("web-play-now"), title))[say("web-play-now")],
    ]


# The tables -----------------------------------------------------------------------------------------------------------


def tables_part(
    reader: Reader,
    name: str,
    title: str,
    none: str,
    tables: tuple[ListedTable, ...],
    part: Callable[[ListedTable, Translator], h.Node],
) -> h.Element:
    """Draw a list of tables, or a sentence if there are none."""
    return h.section(".tables", id=name, aria_labelledby=f"{name}-title")[
        h.h2(id=f"{name}-title")[reader.say(title)],
        table_list(reader, tables, part) if tables else h.p(".none")[reader.say(none)],
    ]


def table_list(
    reader: Reader, tables: tuple[ListedTable, ...], part: Callable[[ListedTable, Translator], h.Node]
) -> h.Element:
    return h.ul[
        (
            h.li(class_="turn" if table.turn else "")[
                game_picture(table.game), part(table, Translator(reader.language, load(table.game)))
            ]
            for table in tables
        )
    ]


def my_table(table: ListedTable, translator: Translator) -> h.Node:
    """Draw a table at which the viewer sits."""
    say = translator.say
    state = (
        say("web-not-started")
        if table.phase == "open"
        else say("web-your-turn")
        if table.turn
        else say("web-waiting", {"names": translator.list(table.waiting)})
    )
    title = translator.labelled(say("web-continue"), say(f"{table.game}-title"))
    kind = "choice primary" if table.turn else "choice"
    go = h.a(class_=kind, href=f"/t/{table.id}", aria_label=title)[say("web-continue")]
    return [about(table, translator, state), go]


def open_table(table: ListedTable, translator: Translator) -> h.Node:
    """Draw a public table, to join or to watch."""
    say = translator.say
    joined = table.phase == "open" and table.free
    state = say("web-free-seats", {"count": table.free}) if joined else say("web-being-played")
    kind = "choice primary" if joined else "choice"
    return [
        about(table, translator, state),
        h.a(class_=kind, href=f"/t/{table.id}")[say("web-join") if joined else say("web-watch")],
    ]


def finished_table(table: ListedTable, translator: Translator) -> h.Node:
    """Draw a finished game: the winners, and a link to the replay."""
    say = translator.say
    won = say("web-you-won") if table.won else say("web-winners", {"names": translator.list(table.winners)})
    points = say("seat-separator").join(translator.labelled(name, value) for name, value in table.points)
    return [about(table, translator, won, points), h.a(".choice", href=f"/replay/{table.id}/0")[say("web-replay")]]


def about(table: ListedTable, translator: Translator, state: str, more: str = "") -> h.Element:
    """Draw the game, the players, the state, and the time of the last event."""
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
    """Return a duration in words, for example "3 hours ago"."""
    return format_timedelta(timedelta(seconds=-max(1.0, seconds)), add_direction=True, locale=language)
