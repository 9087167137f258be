"""Draw the deals that friends play at tables of their own: the form that sets them up, and what everybody reached."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

import htpy as h

from menagerie.core.levels import DEFAULT_LEVEL, LEVELS
from menagerie.core.shared_deal import DealResult, SharedDeal
from menagerie.games import load
from menagerie.i18n.deal_text import WON, result_text, signed
from menagerie.i18n.translator import Translator
from menagerie.web.form_fields import Form, select_field, text_field
from menagerie.web.layout import Reader, page
from menagerie.web.lobby_page import game_picture


@dataclass(slots=True)
class Friend:
    """Somebody who plays the deals of a set, and how far they are, by the numbers of the deals."""

    name: str
    me: bool = False
    results: dict[int, DealResult | None] = field(default_factory=dict)
    ended: set[int] = field(default_factory=set)
    tables: dict[int, str] = field(default_factory=dict)

    @property
    def total(self) -> tuple[int, int]:
        """Return the number of victories and the sum of the leads."""
        found = [result for result in self.results.values() if result]
        return sum(result.won for result in found), sum(result.margin for result in found)


@dataclass(frozen=True, slots=True)
class ShownSet:
    """The deals of a set, and everybody who has begun one."""

    deals: Sequence[SharedDeal]
    friends: Sequence[Friend]
    link: str
    name: str = ""
    """The viewer's name; empty for a new one."""

    @property
    def mine(self) -> Friend:
        return next((friend for friend in self.friends if friend.me), Friend(self.name, True))


def new_set_page(reader: Reader, games: Sequence[str], form: Form | None = None) -> str:
    """Draw a form for each game that sets up deals for friends."""
    title = reader.say("duplicate-title")
    return page(
        reader,
        title,
        h.h1[title],
        h.p(".lead")[reader.say("duplicate-lead")],
        h.div(".deals")[(set_form(reader, game, form) for game in games)],
        kind="daily",
    )


def set_form(reader: Reader, game: str, sent: Form | None) -> h.Element:
    translator = Translator(reader.language, load(game))
    say, title = translator.say, translator.say(f"{game}-title")
    form = sent if sent and sent.id == f"play-{game}" else Form(f"play-{game}")
    counts = [(str(count), str(count)) for count in load(game).seats]
    levels, text = [(level, say(f"level-{level}")) for level in LEVELS], say("duplicate-new")
    return h.section(".panel", aria_labelledby=f"set-{game}")[
        h.h2(id=f"set-{game}")[game_picture(game), title],
        h.form(".play", method="post", action="/duplicate")[
            h.input(type="hidden", name="game", value=game),
            select_field(form, "players", say("web-players"), counts, str(load(game).suggested_players)),
            select_field(form, "level", say("web-bots-level"), levels, DEFAULT_LEVEL),
            h.button(".choice.primary", aria_label=translator.labelled(text, title))[text],
        ],
    ]


def set_page(reader: Reader, shown: ShownSet) -> str:
    """Draw what everybody reached at the deals of a set, and the buttons with which the viewer plays them."""
    game = shown.deals[0].game
    translator = Translator(reader.language, load(game))
    title = translator.say(f"{game}-title")
    level = translator.say(f"level-{shown.deals[0].level}")
    return page(
        reader,
        f"{title} · {reader.say('duplicate-title')}",
        h.h1[title, " ", h.small[reader.say("duplicate-title")]],
        h.p(".lead")[reader.say("duplicate-lead")],
        h.p(".frame-facts")[
            h.span[translator.labelled(reader.say("web-players"), len(shown.deals))],
            h.span[reader.say("daily-bots", level=level)],
        ],
        h.div(".deals")[(deal_part(reader, shown, number) for number in range(1, len(shown.deals) + 1))],
        friends_part(reader, shown),
        h.p(".invitation")[
            h.label[
                reader.say("duplicate-link"),
                h.input(readonly=True, value=shown.link, data_copy=True),
            ]
        ],
        kind="daily",
        game=game,
    )


def deal_part(reader: Reader, shown: ShownSet, number: int) -> h.Element:
    """Draw one deal with the viewer's result, or the button that plays it."""
    mine, title = shown.mine, reader.say("duplicate-deal", number=str(number))
    result = mine.results.get(number)
    action = f"/{shown.deals[number - 1].occasion}"
    text = reader.say("web-continue" if number in mine.tables else "web-play-now")
    return h.section(".panel", aria_labelledby=f"deal-{number}")[
        h.h2(id=f"deal-{number}")[title],
        h.p(".outcome")[result_text(result) if result else reader.say("daily-given-up")]
        if number in mine.ended
        else h.form(method="post", action=action)[
            None
            if shown.name or number > 1
            else text_field(Form("name"), "name", reader.say("web-name"), "", maxlength="40", autocomplete="nickname"),
            h.button(".choice.primary", aria_label=reader.translator.labelled(text, title))[text],
        ],
    ]


def friends_part(reader: Reader, shown: ShownSet) -> h.Element:
    """Draw the table that compares everybody, the best first."""
    numbers = range(1, len(shown.deals) + 1)
    ordered = sorted(shown.friends, key=lambda friend: friend.total, reverse=True)
    if not ordered:
        return h.p(".none")[reader.say("duplicate-none")]
    return h.div(".wide")[
        h.table(".scores")[
            h.thead[
                h.tr[
                    h.th(scope="col")[reader.say("web-who")],
                    (h.th(scope="col")[reader.say("duplicate-deal", number=str(number))] for number in numbers),
                    h.th(scope="col")[reader.say("duplicate-total")],
                ]
            ],
            h.tbody[
                (
                    h.tr(class_="mine" if friend.me else "")[
                        h.th(scope="row")[friend.name],
                        (h.td[cell(friend, number)] for number in numbers),
                        h.td[total_text(friend)],
                    ]
                    for friend in ordered
                )
            ],
        ]
    ]


def total_text(friend: Friend) -> str:
    victories, lead = friend.total
    return f"{victories} {WON} ({signed(lead)})"


def cell(friend: Friend, number: int) -> str:
    """Return somebody's result at a deal; dots while they play it, a dash if they have given it up."""
    result = friend.results.get(number)
    if result:
        return result_text(result)
    return "–" if number in friend.ended else "…" if number in friend.tables else ""
