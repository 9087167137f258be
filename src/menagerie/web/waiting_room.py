"""Draw a table before the start: its seats, and a link for those who are missing."""

from __future__ import annotations

from dataclasses import dataclass

import htpy as h
from markupsafe import Markup, escape

from menagerie.core.counting import shown_number
from menagerie.core.levels import LEVELS
from menagerie.games import load
from menagerie.i18n.translator import Translator
from menagerie.web.layout import Reader
from menagerie.web.lobby_page import game_picture
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
    away: bool = False
    """Whether its person is not connected."""


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
    screen: bool = False
    """Whether this is a screen for everybody, with nothing to click."""
    key: str = ""
    options: tuple[str, ...] = ()
    """The house rules as sentences."""


def waiting_room(place: WaitingRoom, reader: Reader) -> Markup:
    """Draw the seats, the invitation, and the button that starts the game."""
    translator = Translator(reader.language, load(place.game))
    say = translator.say
    return escape(
        h.main("#main", class_=f"waiting-room g-{place.game}", data_phase="open")[
            game_picture(place.game),
            h.h1[say(f"{place.game}-title")],
            h.p(".lead")[say(f"{place.game}-about")],
            h.ul(".options")[(h.li[rule] for rule in place.options)] if place.options else None,
            h.ol(".chairs")[
                (h.li[chair_part(place, number, chair, translator)] for number, chair in enumerate(place.chairs))
            ],
            together_form(place, translator),
            h.div(".buttons")[start_part(place, translator)],
            None if place.one_device else invitation(place, translator),
        ]
    )


def start_part(place: WaitingRoom, translator: Translator) -> h.Element:
    """Draw the button that starts the game, or what it waits for."""
    ready = all(chair.kind in ("bot", "person") for chair in place.chairs)
    if ready and place.host and not place.screen:
        return do(translator.say("web-start"), {"do": "start"}, "primary")
    return h.p[translator.say("web-host-starts" if ready else "web-waiting-for-players")]


def chair_part(place: WaitingRoom, number: int, chair: WaitingSeat, translator: Translator) -> h.Node:
    """Draw a seat: its occupant, or how to take it; the host can change it."""
    say = translator.say
    who = {
        "bot": f"{say('web-bot')} · {say(f'level-{chair.level}')}" if chair.level else "",
        "open": say("web-free"),
        "reserved": say("web-reserved"),
    }.get(chair.kind, chair.name)
    note = say("web-away") if chair.away else say("seat-you") if chair.mine and not place.screen else ""
    occupant = h.span(class_=f"occupant {chair.kind}")[who, h.em[note] if note else None]
    if place.screen:
        return occupant
    reserved = chair.kind == "reserved" and place.key
    return [
        occupant,
        h.code(".invitation")[chair.invitation] if chair.invitation else None,
        (name_of_seat if place.one_device and chair.kind == "open" else sit_form)(place, number, translator)
        if (chair.kind == "open" or reserved) and (place.one_device or not place.seated)
        else None,
        do(say("web-quit"), {"do": "leave", "seat": number}) if chair.mine else None,
        offers(number, chair, translator) if place.host and not chair.mine else None,
    ]


TOGETHER = "sit-together"
"""The form in which several people on one device give their names."""


def name_of_seat(place: WaitingRoom, number: int, translator: Translator) -> h.VoidElement:
    """Draw the field for the name of a person on this device; one button seats everybody whose name is filled in."""
    first = number == next(seat for seat, chair in enumerate(place.chairs) if chair.kind == "open")
    return h.input(
        id=f"name-{number}",
        name=f"name-{number}",
        form=TOGETHER,
        maxlength="40",
        required=first,
        value=place.name if first and not place.seated else "",
        autocomplete="off",
        aria_label=translator.say("web-name-of-seat", {"number": str(shown_number(number))}),
        placeholder=translator.say("web-who"),
    )


def together_form(place: WaitingRoom, translator: Translator) -> h.Element | None:
    """Draw the button that seats the people on this device."""
    if place.screen or not place.one_device or all(chair.kind != "open" for chair in place.chairs):
        return None
    return h.form(id=TOGETHER, class_="sit buttons", method="post", action=f"/t/{place.id}/sit")[
        h.button(".choice")[translator.say("web-sit-together")]
    ]


def sit_form(place: WaitingRoom, number: int, translator: Translator) -> h.Element:
    """Draw the form with which a person takes a seat."""
    return h.form(".sit", method="post", action=f"/t/{place.id}/sit")[
        h.input(type="hidden", name="seat", value=str(number)),
        h.input(type="hidden", name="key", value=place.key) if place.key else None,
        h.input(type="hidden", name="hand", value="yes") if place.hand else None,
        h.input(
            name="name",
            required=True,
            maxlength="40",
            value=place.name,
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
    """Draw the QR code and the link; on a screen for everybody only to be read."""
    import segno

    code = segno.make(place.link).svg_data_uri(scale=4)
    return h.section(".invite", aria_labelledby="invite")[
        h.h2("#invite")[translator.say("web-join-by-phone" if place.screen else "web-invite")],
        h.img(src=code, alt=translator.say("web-qr"), width="180", height="180"),
        h.p(".address")[place.link]
        if place.screen
        else h.p[h.input(readonly=True, value=place.link, aria_label=translator.say("web-link"), data_copy=True)],
        None if place.screen else h.p[h.a(href=f"/t/{place.id}/screen")[translator.say("web-screen")]],
    ]
