"""Draw a person's own page: their finished games, results and ratings, game by game."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime

import htpy as h
from babel.dates import format_date
from babel.numbers import format_decimal

from menagerie.games import load
from menagerie.i18n.translator import Translator
from menagerie.web.data_page import data_part
from menagerie.web.decision_costs import DecisionCosts, costs_part
from menagerie.web.layout import Reader, page
from menagerie.web.lobby_page import game_picture
from menagerie.web.notify_choice import notify_choice

OUTCOMES = ("won", "lost", "left", "shared")
"""How a game may have ended for a person, in the order in which the page counts them."""


@dataclass(frozen=True, slots=True)
class PastGame:
    """A finished game; without a rating if it was not rated."""

    table: str
    at: float
    outcome: str | None
    strength: float | None = None
    doubt: float = 0.0


@dataclass(frozen=True, slots=True)
class GameProfile:
    """A person's games of one kind, the latest first, and their rating now."""

    game: str
    counts: dict[str, int]
    """The number of games by outcome."""
    past: tuple[PastGame, ...]
    strength: float | None = None
    doubt: float = 0.0
    rated: int = 0
    costs: DecisionCosts | None = None

    @property
    def rating_history(self) -> list[PastGame]:
        """Return the rated games, the earliest first."""
        return [game for game in reversed(self.past) if game.strength is not None]


OTHERS = "others"
"""The value of the button that signs out all other devices."""


@dataclass(frozen=True, slots=True)
class ListedDevice:
    """A browser in which a person is signed in."""

    id: str
    label: str
    seen: float
    this: bool


def profile_page(
    reader: Reader, name: str, games: Sequence[GameProfile], shown: int, devices: Sequence[ListedDevice] = ()
) -> str:
    """Draw the whole page; ``shown`` is the number of games in each list."""
    title = reader.say("web-profile")
    return page(
        reader,
        title,
        h.h1[reader.say("web-profile-of", name=name) if name else title],
        h.p(".lead")[reader.say("web-profile-lead")],
        notify_choice(reader) if name else None,
        h.form(method="post", action="/me/reviews")[h.button(".choice")[reader.say("web-costs-start")]]
        if any(profile.costs and len(profile.costs.trend) < profile.costs.reviewable for profile in games)
        else None,
        [game_part(reader, profile, shown) for profile in games]
        or h.p(".none")[reader.say("web-profile-none"), " ", h.a(href="/")[reader.say("web-home")]],
        devices_part(reader, devices) if devices else None,
        data_part(reader) if devices else None,
        kind="profile",
        scripts=("notify",),
    )


def devices_part(reader: Reader, devices: Sequence[ListedDevice]) -> h.Element:
    """Draw the browsers in which the person is signed in, with buttons to sign them out."""
    several = len(devices) > 1
    return h.form(".panel", method="post", action="/me/devices", aria_labelledby="devices")[
        h.h2(id="devices")[reader.say("web-devices")],
        h.p[reader.say("web-devices-lead")],
        h.ul(".devices")[
            (
                h.li[
                    h.b[device.label or reader.say("web-device-unknown")],
                    h.span[reader.say("web-this-device") if device.this else day_of(device.seen, reader.translator)],
                    sign_out_button(reader, device) if several else None,
                ]
                for device in devices
            )
        ],
        h.p[h.button(".choice", name="device", value=OTHERS)[reader.say("web-sign-out-others")]] if several else None,
    ]


def sign_out_button(reader: Reader, device: ListedDevice) -> h.Element:
    label = reader.say("web-sign-out")
    return h.button(".choice", name="device", value=device.id, aria_label=f"{label}: {device.label}")[label]


def game_part(reader: Reader, profile: GameProfile, shown: int) -> h.Element:
    """Draw the results in one game: a summary, the rating over time, and the latest games."""
    translator = Translator(reader.language, load(profile.game))
    return h.section(".panel", aria_labelledby=f"profile-{profile.game}")[
        h.h2(id=f"profile-{profile.game}")[game_picture(profile.game), translator.say(f"{profile.game}-title")],
        summary(profile, translator),
        chart(profile, translator) if len(profile.rating_history) > 1 else None,
        costs_part(profile.game, profile.costs, translator) if profile.costs else None,
        games_table(profile, profile.past[:shown], translator),
    ]


def summary(profile: GameProfile, translator: Translator) -> h.Element:
    """Draw how many games ended how, and the rating."""
    say = translator.say
    counted = [say(f"web-count-{kind}", {"count": profile.counts[kind]}) for kind in OUTCOMES if kind in profile.counts]
    rating = rating_text(profile.strength, profile.doubt, translator)
    return h.p(".frame-facts")[
        h.span[say("web-count-games", {"count": sum(profile.counts.values())})],
        (h.span[text] for text in counted),
        h.span(".rating")[say("web-profile-rating", {"rating": rating, "games": profile.rated})] if rating else None,
    ]


def games_table(profile: GameProfile, past: Sequence[PastGame], translator: Translator) -> h.Element:
    """Draw the latest games, each with a link to its replay."""
    say = translator.say
    columns = ("web-date", "web-result", "web-strength")
    return h.table(".past")[
        h.caption(".unseen")[say("web-latest-games", {"game": say(f"{profile.game}-title")})],
        h.thead[h.tr[(h.th(scope="col")[say(column)] for column in columns), h.td],],
        h.tbody[(past_row(game, translator) for game in past)],
    ]


def past_row(game: PastGame, translator: Translator) -> h.Element:
    say = translator.say
    date = day_of(game.at, translator)
    result = say(f"web-outcome-{game.outcome}") if game.outcome else "–"
    return h.tr(class_=game.outcome or "")[
        h.th(scope="row")[date],
        h.td[result],
        h.td[rating_text(game.strength, game.doubt, translator)],
        h.td[
            h.a(href=f"/replay/{game.table}/0", aria_label=translator.labelled(say("web-replay"), f"{date}, {result}"))[
                say("web-replay-short")
            ]
        ],
    ]


def rating_text(strength: float | None, doubt: float, translator: Translator) -> str:
    """Return a rating with its uncertainty; nothing without a rating."""
    if strength is None:
        return ""
    return f"{rounded(strength, translator)} ± {rounded(doubt, translator)}"


def rounded(number: float, translator: Translator) -> str:
    return format_decimal(round(number, 1), format="0.0", locale=translator.language)


def day_of(at: float, translator: Translator) -> str:
    return format_date(datetime.fromtimestamp(at, UTC), format="medium", locale=translator.language)


# The rating over time -------------------------------------------------------------------------------------------------

WIDTH, HEIGHT = 100.0, 100.0
"""The chart's own units; the page stretches it to the space that there is."""


def chart(profile: GameProfile, translator: Translator) -> h.Element:
    """Draw the rating after each rated game as a line, and its uncertainty as a band around it."""
    rating_history, say = profile.rating_history, translator.say
    points = [(game.strength or 0.0, game.doubt) for game in rating_history]
    low, high = min(s - d for s, d in points), max(s + d for s, d in points)
    facts = {"first": rounded(points[0][0], translator), "last": rounded(points[-1][0], translator)}
    name = f"rating-history-{profile.game}"
    upper = [place(k, s + d, points, low, high) for k, (s, d) in enumerate(points)]
    lower = [place(k, s - d, points, low, high) for k, (s, d) in enumerate(points)]
    return h.figure(".line-chart")[
        h.div(".scale", aria_hidden="true")[h.span[rounded(high, translator)], h.span[rounded(low, translator)]],
        h.svg(
            viewBox=f"0 0 {WIDTH:g} {HEIGHT:g}",
            preserveAspectRatio="none",
            role="img",
            aria_labelledby=f"{name} {name}-desc",
        )[
            h.title(id=name)[say("web-rating-history")],
            h.desc(id=f"{name}-desc")[say("web-rating-history-desc", {**facts, "games": len(rating_history)})],
            h.polygon(".band", points=" ".join([*upper, *reversed(lower)])),
            h.polyline(".line", points=" ".join(place(k, s, points, low, high) for k, (s, _) in enumerate(points))),
        ],
        h.figcaption(aria_hidden="true")[
            h.span[day_of(rating_history[0].at, translator)],
            h.span[say("web-rating-history")],
            h.span[day_of(rating_history[-1].at, translator)],
        ],
    ]


def place(number: int, value: float, points: Sequence[object], low: float, high: float) -> str:
    """Return where a value stands in the chart."""
    across, up = number / (len(points) - 1), (value - low) / ((high - low) or 1.0)
    return f"{across * WIDTH:.2f},{(1 - up) * HEIGHT:.2f}"
