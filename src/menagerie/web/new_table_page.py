"""Opening a table for friends: who plays, by which rules, and who may come."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import htpy as h

from menagerie.core.counting import shown_number
from menagerie.core.options import Flag, OneOf, Option
from menagerie.games import load
from menagerie.i18n.translator import Translator
from menagerie.web.form_fields import Form, picked, pointed, ticked, what_is_wrong, written
from menagerie.web.layout import Reader, page
from menagerie.web.lobby_page import frame_facts, game_picture, name_field, usual_players
from menagerie.web.table_page import LEVELS

NOBODY = "nobody"
"""What is said of a seat that is not there."""

CLOCKS = {"none": None, "minute": 60, "day": 24 * 60 * 60}
"""The seconds for each move, by what can be chosen."""

LINK, PUBLIC, HERE = PLACES = ("link", "public", "here")
"""Who comes to the table: those who have the link, everybody, or several people on this device."""

LABELS = {
    LINK: "web-place-link",
    PUBLIC: "web-place-public",
    HERE: "web-place-here",
    "none": "web-clock-none",
    "minute": "web-clock-minute",
    "day": "web-clock-day",
}


@dataclass(frozen=True, slots=True)
class Opening:
    """The form of a table to be opened."""

    game: str
    form: Form
    name: str = ""
    """Who opens it, if they have been here before."""


def opening_page(reader: Reader, opening: Opening) -> str:
    """The whole page."""
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
            coming_part(opening, translator),
            options_part(opening, translator),
            h.div(".buttons")[
                h.button(".choice.primary")[say("web-open-table")], h.a(".choice", href="/")[say("web-home")]
            ],
        ],
        kind="new",
    )


def seats_part(reader: Reader, opening: Opening, translator: Translator) -> h.Element:
    """One's own seat, and what becomes of each of the others."""
    form, usual = opening.form, usual_players(opening.game)
    return h.fieldset(".panel")[
        h.legend[translator.say("web-seats")],
        h.div(".grid")[
            name_field(reader, form, opening.name),
            (
                picked(
                    form,
                    f"seat-{seat}",
                    translator.say("web-seat", {"number": shown_number(seat)}),
                    seat_kinds(translator),
                    "open" if seat < usual else NOBODY,
                )
                for seat in other_seats(opening.game)
            ),
        ],
        what_is_wrong(form, "seats"),
    ]


def other_seats(game: str) -> range:
    """All seats but one's own."""
    return range(1, load(game).seats[-1])


def seat_kinds(translator: Translator) -> Iterator[tuple[str, str]]:
    """What can become of a seat."""
    yield "open", translator.say("web-friend")
    yield "reserved", translator.say("web-friend-reserved")
    for level in LEVELS:
        yield level, f"{translator.say('web-bot')} · {translator.say(f'level-{level}')}"
    yield NOBODY, translator.say("web-nobody")


def coming_part(opening: Opening, translator: Translator) -> h.Element:
    """Who comes, who watches, how long a move may take."""
    form, say = opening.form, translator.say
    places = [(place, say(LABELS[place])) for place in PLACES]
    clocks = [(clock, say(LABELS[clock])) for clock in CLOCKS]
    return h.div(".panel")[
        pointed(form, "place", say("web-place"), places, LINK),
        h.div(".grid")[picked(form, "clock", say("web-clock"), clocks, "none")],
        ticked(form, "spectators", say("web-spectators"), default=True),
        ticked(form, "hints", say("web-hints")),
    ]


def options_part(opening: Opening, translator: Translator) -> h.Element | None:
    """The game's house rules, folded away until somebody has been here."""
    options = load(opening.game).options
    if not options:
        return None
    return h.details(".panel", open=opening.form.sent)[
        h.summary[translator.say("web-house-rules")],
        (option_field(opening, option, translator) for option in options),
    ]


def field_of(option: Option) -> str:
    """The field of a house rule."""
    return f"option-{option.name}"


def option_field(opening: Opening, option: Option, translator: Translator) -> h.Element:
    """A house rule, with the sentence that tells what it changes."""
    if isinstance(option, OneOf):
        choice = f"{opening.game}-choice-{option.name}"
        values = [(value, translator.say(f"{choice}-{value}")) for value in option.values]
        return picked(opening.form, field_of(option), translator.say(choice), values, option.values[0])
    label = translator.say(f"{opening.game}-option-{option.name}")
    if isinstance(option, Flag):
        return ticked(opening.form, field_of(option), label)
    return written(
        opening.form,
        field_of(option),
        label,
        "",
        placeholder=example_of(usual_players(opening.game)),
        autocomplete="off",
    )


def example_of(players: int) -> str:
    """All seats in order, as people count them."""
    return ", ".join(str(shown_number(seat)) for seat in range(players))
