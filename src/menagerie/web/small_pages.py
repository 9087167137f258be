"""Draw small pages: another device, ratings, the operations for programs."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

import htpy as h

from menagerie.games import load, shortest_first
from menagerie.i18n.translator import Translator
from menagerie.web.cards import picture
from menagerie.web.layout import Reader, page
from menagerie.web.lobby_page import game_picture
from menagerie.web.profile_page import rating_text


def link_page(reader: Reader, name: str) -> str:
    """Ask whether this device should join an account; it may have another one already."""
    title = reader.say("web-link-ask")
    return page(
        reader,
        title,
        picture("logo"),
        h.h1[title],
        h.p(".lead")[reader.say("web-link-what")],
        h.p[reader.say("web-link-instead", name=name)] if name else None,
        h.form(".buttons", method="post")[
            h.button(".choice.primary")[reader.say("web-link-yes")], h.a(".choice", href="/")[reader.say("web-home")]
        ],
        kind="notice",
    )


def device_page(reader: Reader, link: str) -> str:
    """Draw a link with which another device joins the account."""
    title = reader.say("web-other-device")
    import segno

    code = segno.make(link).svg_data_uri(scale=4)
    return page(
        reader,
        title,
        h.h1[title],
        h.p(".lead")[reader.say("web-device-how")],
        h.img(src=code, alt=reader.say("web-device-qr"), width="220", height="220"),
        h.p[h.input(readonly=True, value=link, aria_label=reader.say("web-device-link"), data_copy=True)],
        h.p[h.a(".choice", href="/")[reader.say("web-home")]],
        kind="notice",
    )


# Ratings --------------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Rated:
    """A player's rating."""

    name: str
    strength: float
    doubt: float
    games: int
    mine: bool = False


def ratings_page(reader: Reader, lists: dict[str, list[Rated]]) -> str:
    """Draw a list of ratings for each game."""
    title = reader.say("web-ratings")
    return page(
        reader,
        title,
        h.h1[title],
        h.p(".lead")[reader.say("web-ratings-lead")],
        (ratings_part(reader, game, lists.get(game, [])) for game in shortest_first()),
        kind="ratings",
    )


def ratings_part(reader: Reader, game: str, rated: list[Rated]) -> h.Element:
    translator = Translator(reader.language, load(game))
    columns = ("web-rank", "web-who", "web-strength", "web-games-played")
    return h.section(".panel", aria_labelledby=f"ratings-{game}")[
        h.h2(id=f"ratings-{game}")[game_picture(game), translator.say(f"{game}-title")],
        h.table[
            h.thead[h.tr[(h.th(scope="col")[translator.say(column)] for column in columns)]],
            h.tbody[(rated_row(place, player, translator) for place, player in enumerate(rated, 1))],
        ]
        if rated
        else h.p(".none")[translator.say("web-no-ratings")],
    ]


def rated_row(place: int, player: Rated, translator: Translator) -> h.Element:
    return h.tr(class_="mine" if player.mine else "")[
        h.td[str(place)],
        h.th(scope="row")[h.a(href="/me")[player.name] if player.mine else player.name],
        h.td[rating_text(player.strength, player.doubt, translator)],
        h.td[str(player.games)],
    ]


# For programs ---------------------------------------------------------------------------------------------------------


def api_page(reader: Reader, about: str, operations: Iterable[tuple[str, str, str]]) -> str:
    """List all operations on one page: method, path and description."""
    title = reader.say("web-api")
    return page(
        reader,
        title,
        h.h1[title],
        h.p(".lead", lang="en")[about],
        h.p[h.a(href="/api/openapi.json")["openapi.json"]],
        h.dl(".operations", lang="en")[
            ([h.dt[h.code[f"{method} {path}"]], h.dd[what]] for method, path, what in operations)
        ],
        kind="api",
    )
