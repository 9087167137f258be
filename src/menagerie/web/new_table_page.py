"""Draw the form that opens a table for friends: seats, house rules and access."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import htpy as h

from menagerie.core.counting import shown_number
from menagerie.core.levels import LEVELS
from menagerie.core.options import Flag, OneOf, Option
from menagerie.games import load
from menagerie.i18n.translator import Translator
from menagerie.web.form_fields import Form, checkbox_field, problem_part, radio_field, select_field, text_field
from menagerie.web.layout import Reader, page
from menagerie.web.lobby_page import frame_facts, game_picture, name_field

NOBODY = "nobody"
"""The value of a seat that does not exist."""

CLOCKS = {"none": None, "minute": 60, "day": 24 * 60 * 60}
"""The seconds for each move, by the name of the choice."""

LINK, PUBLIC, HERE = PLACES = ("link", "public", "here")
"""Who can join: people with the link, everybody, or several people on this device."""

LABELS = {
    LINK: "web-place-link",
    PUBLIC: "web-place-public",
    HERE: "web-place-here",
    "none": "web-clock-none",
    "minute": "web-clock-minute",
    "day": "web-clock-day",
}


@dataclass(frozen=True, slots=True)
class NewTableForm:
    """The form for a new table."""

    game: str
    form: Form
    name: str = ""
    """The name of the viewer; empty for a new one."""


def opening_page(reader: Reader, opening: NewTableForm) -> str:
    """Draw the whole page."""
    translator = Translator(reader.language, load(opening.game))
    say = translator.say
    title = say("web-new-table", {"game": say(f"{opening.game}-title")})
    return page(
        reader,
        title,
        h.div(".banner")[
            game_picture(opening.game),
            h.div[h.h1[title], frame_facts(opening.game, translator), h.p[say("web-new-lead")]],
        ],
        h.p(".wrong", role="alert")[opening.form.wrong["table"]] if "table" in opening.form.wrong else None,
        h.form(".opening", method="post", action=f"/new/{opening.game}")[
            seats_part(reader, opening, translator),
            coming_part(reader, opening, translator),
            options_part(opening, translator),
            h.div(".buttons")[
                h.button(".choice.primary")[say("web-open-table")], h.a(".choice", href="/")[say("web-home")]
            ],
        ],
        kind="new",
        game=opening.game,
    )


def seats_part(reader: Reader, opening: NewTableForm, translator: Translator) -> h.Element:
    """Draw the viewer's own seat, and a choice for each of the others."""
    form, usual = opening.form, load(opening.game).suggested_players
    return h.fieldset(".panel")[
        h.legend[translator.say("web-seats")],
        h.div(".grid")[
            name_field(reader, form, opening.name),
            (
                select_field(
                    form,
                    f"seat-{seat}",
                    translator.say("web-seat", {"number": shown_number(seat)}),
                    seat_kinds(translator),
                    "open" if seat < usual else NOBODY,
                )
                for seat in other_seats(opening.game)
            ),
        ],
        problem_part(form, "seats"),
    ]


def other_seats(game: str) -> range:
    """Return all seats except the viewer's own."""
    return range(1, load(game).seats[-1])


def seat_kinds(translator: Translator) -> Iterator[tuple[str, str]]:
    """Return the options for a seat."""
    yield "open", translator.say("web-friend")
    yield "reserved", translator.say("web-friend-reserved")
    for level in LEVELS:
        yield level, f"{translator.say('web-bot')} · {translator.say(f'level-{level}')}"
    yield NOBODY, translator.say("web-nobody")


def coming_part(reader: Reader, opening: NewTableForm, translator: Translator) -> h.Element:
    """Draw the choices of access, spectators and time per move."""
    form, say = opening.form, translator.say
    places = [(place, say(LABELS[place])) for place in ((HERE,) if reader.alone else PLACES)]
    clocks = [(clock, say(LABELS[clock])) for clock in CLOCKS]
    return h.div(".panel")[
        radio_field(form, "place", say("web-place"), places, places[0][0]),
        h.div(".grid")[select_field(form, "clock", say("web-clock"), clocks, "none")],
        checkbox_field(form, "spectators", say("web-spectators"), default=True),
        checkbox_field(form, "hints", say("web-hints")),
    ]


def options_part(opening: NewTableForm, translator: Translator) -> h.Element | None:
    """Draw the house rules, collapsed unless they were changed."""
    options = load(opening.game).options
    if not options:
        return None
    return h.details(".panel", open=opening.form.sent)[
        h.summary[translator.say("web-house-rules")],
        (option_field(opening, option, translator) for option in options),
    ]


def field_of(option: Option) -> str:
    """Return the name of a house rule's field."""
    return f"option-{option.name}"


def option_field(opening: NewTableForm, option: Option, translator: Translator) -> h.Element:
    """Draw a house rule with the sentence that says what it changes."""
    if isinstance(option, OneOf):
        choice = f"{opening.game}-choice-{option.name}"
        values = [(value, translator.say(f"{choice}-{value}")) for value in option.values]
        return select_field(opening.form, field_of(option), translator.say(choice), values, option.values[0])
    label = translator.say(f"{opening.game}-option-{option.name}")
    if isinstance(option, Flag):
        return checkbox_field(opening.form, field_of(option), label)
    return text_field(
        opening.form,
        field_of(option),
        label,
        "",
        placeholder=example_of(load(opening.game).suggested_players),
        autocomplete="off",
    )


def example_of(players: int) -> str:
    """Return all seats in order, counted from 1."""
    return ", ".join(str(shown_number(seat)) for seat in range(players))
