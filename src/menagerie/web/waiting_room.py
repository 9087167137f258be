"""Draw a table before the start: its seats, and a link for those who are missing."""

from __future__ import annotations

from dataclasses import dataclass

import htpy as h
import segno
from markupsafe import Markup, escape

from menagerie.core.counting import shown_number
from menagerie.core.levels import LEVELS
from menagerie.games import load
from menagerie.i18n.translator import Translator
from menagerie.web.cards import picture
from menagerie.web.layout import Reader
from menagerie.web.table_page import do


@dataclass(frozen=True, slots=True)
class WaitingSeat:
    """A seat before the start."""

    kind: str
    name: str = ""
    level: str = ""
    mine: bool = False
    invitation: str = ""
    """The link to a reserved seat, which only the host sees."""


@dataclass(frozen=True, slots=True)
class WaitingRoom:
    """A table before the start."""

    id: str
    game: str
    chairs: tuple[WaitingSeat, ...]
    host: bool
    seated: bool
    one_device: bool
    name: str
    """The name of the viewer; empty for a new one."""
    link: str
    hand: bool = False
    """Whether this phone shows only a hand."""
    key: str = ""
    options: tuple[str, ...] = ()
    """The house rules as sentences."""


def waiting_room(place: WaitingRoom, reader: Reader) -> Markup:
    """Draw the seats, the invitation, and the button that starts the game."""
    translator = Translator(reader.language, load(place.game))
    say = translator.say
    ready = all(chair.kind in ("bot", "person") for chair in place.chairs)
    return escape(
        h.main("#main", class_=f"waiting-room g-{place.game}", data_phase="open")[
            picture(f"g-{place.game}"),
            h.h1[say(f"{place.game}-title")],
            h.p(".lead")[say(f"{place.game}-about")],
            h.ul(".options")[(h.li[rule] for rule in place.options)] if place.options else None,
            h.ol(".chairs")[
                (h.li[chair_part(place, number, chair, translator)] for number, chair in enumerate(place.chairs))
            ],
            h.div(".buttons")[
                do(say("web-start"), {"do": "start"}, "primary") if place.host and ready else None,
                h.p[say("web-host-starts") if ready and not place.host else say("web-waiting-for-players")]
                if not (place.host and ready)
                else None,
            ],
            None if place.one_device else invitation(place, translator),
        ]
    )


def chair_part(place: WaitingRoom, number: int, chair: WaitingSeat, translator: Translator) -> h.Node:
    """Draw a seat: its occupant, or how to take it; the host can change it."""
    say = translator.say
    who = {
        "bot": f"{say('web-bot')} · {say(f'level-{chair.level}')}" if chair.level else "",
        "open": say("web-free"),
        "reserved": say("web-reserved"),
    }.get(chair.kind, chair.name)
    reserved = chair.kind == "reserved" and place.key
    return [
        h.span(class_=f"occupant {chair.kind}")[who, h.em[say("seat-you")] if chair.mine else None],
        h.code(".invitation")[chair.invitation] if chair.invitation else None,
        sit_form(place, number, translator)
        if (chair.kind == "open" or reserved) and (place.one_device or not place.seated)
        else None,
        do(say("web-quit"), {"do": "leave", "seat": number}) if chair.mine else None,
        offers(number, chair, translator) if place.host and not chair.mine else None,
    ]


def sit_form(place: WaitingRoom, number: int, translator: Translator) -> h.Element:
    named = place.seated and place.one_device
    return h.form(".sit", method="post", action=f"/t/{place.id}/sit")[
        h.input(type="hidden", name="seat", value=str(number)),
        h.input(type="hidden", name="key", value=place.key) if place.key else None,
        h.input(type="hidden", name="hand", value="yes") if place.hand else None,
        h.input(
            name="name",
            required=True,
            maxlength="40",
            value="" if named else place.name,
            autocomplete="nickname",
            aria_label=translator.say("web-name"),
            placeholder=translator.say("web-name"),
        ),
        h.button(".choice")[translator.say("web-sit")],
    ]


def offers(number: int, chair: WaitingSeat, translator: Translator) -> h.Element:
    kinds = {"open": "web-free", "reserved": "web-reserved", **{level: f"level-{level}" for level in LEVELS}}
    now = chair.level if chair.kind == "bot" else chair.kind
    return h.select(
        data_offer=str(number),
        aria_label=translator.say("web-seat-for", {"number": str(shown_number(number))}),
        autocomplete="off",
    )[
        h.option(value="", selected=True)[chair.name] if chair.kind == "person" else None,
        (h.option(value=kind, selected=kind == now)[translator.say(label)] for kind, label in kinds.items()),
    ]


def invitation(place: WaitingRoom, translator: Translator) -> h.Element:
    return h.section(".invite", aria_labelledby="invite")[
        h.h2("#invite")[translator.say("web-invite")],
        h.img(
            src=segno.make(place.link).svg_data_uri(scale=4), alt=translator.say("web-qr"), width="180", height="180"
        ),
        h.p[h.input(readonly=True, value=place.link, aria_label=translator.say("web-link"), data_copy=True)],
        h.p[h.a(href=f"/t/{place.id}/screen")[translator.say("web-screen")]],
    ]
