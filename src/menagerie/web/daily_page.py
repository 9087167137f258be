"""Draw the daily deal: the deals of a day, a person's result beside those of the levels, and the days before."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import date

import htpy as h
from babel.dates import format_date

from menagerie.core.counting import shown_number
from menagerie.core.levels import LEVELS
from menagerie.core.shared_deal import DealResult, SharedDeal
from menagerie.games import load
from menagerie.i18n.deal_text import WON, ranked, result_text, share_text, signed
from menagerie.i18n.translator import Translator
from menagerie.web.layout import Reader, page
from menagerie.web.lobby_page import game_picture, link

DAYS_SHOWN = 14
"""How many days the calendar goes back."""

YOU = "you"
"""The key of the person's own result among those of the levels."""


@dataclass(frozen=True, slots=True)
class ShownTry:
    """A person's counted try at a deal."""

    table: str
    ended: bool = False
    result: DealResult | None = None
    """None before the end, and if it was given up."""
    rank: tuple[int, int] | None = None
    """The rank, and of how many; None where there are no ranks, and for a game that ended too late."""
    late: bool = False


@dataclass(frozen=True, slots=True)
class ShownDeal:
    """The deal of a day, as a person sees it."""

    deal: SharedDeal
    day: date
    mine: ShownTry | None = None
    levels: Mapping[str, DealResult] = field(default_factory=dict)
    """What the levels have reached, as far as it is known; nothing before the person's game has ended."""

    @property
    def address(self) -> str:
        return f"/{self.deal.occasion}"

    @property
    def ended(self) -> bool:
        return self.mine is not None and self.mine.ended


@dataclass(frozen=True, slots=True)
class ShownSeed:
    """The seed of a day, or only its hash while the seed is secret."""

    day: date
    commitment: str
    seed: str | None


def daily_page(
    reader: Reader,
    today: Sequence[ShownDeal],
    past: Mapping[date, Mapping[str, ShownTry]],
    seeds: Sequence[ShownSeed] = (),
) -> str:
    """Draw the deals of today and the days before; where there is a server, how to check that it deals fairly."""
    title = reader.say("daily-title")
    return page(
        reader,
        title,
        h.h1[title],
        h.p(".lead")[reader.say("daily-lead-alone" if reader.alone else "daily-lead")],
        h.div(".deals")[(today_part(reader, deal) for deal in today)],
        None if reader.alone else h.p[h.a(".choice", href="/duplicate")[reader.say("duplicate-title")]],
        past_part(reader, [deal.deal.game for deal in today], past),
        seeds_part(reader, seeds) if seeds else None,
        kind="daily",
    )


def today_part(reader: Reader, shown: ShownDeal) -> h.Element:
    """Draw one of today's deals: what it is, and a way to play it or to see the result."""
    game = shown.deal.game
    translator = Translator(reader.language, load(game))
    title = translator.say(f"{game}-title")
    return h.section(".panel", aria_labelledby=f"deal-{game}")[
        h.h2(id=f"deal-{game}")[game_picture(game), title],
        facts_part(shown.deal, translator),
        [h.p(".outcome")[outcome(shown, translator)], link(shown.address, reader.say("daily-see"), title, translator)]
        if shown.ended
        else play_part(shown, translator),
    ]


def facts_part(deal: SharedDeal, translator: Translator) -> h.Element:
    """Draw how many play, and from which seat and against whom the person does."""
    say = translator.say
    players = translator.labelled(say("web-players"), deal.players)
    return h.p(".frame-facts")[
        h.span[players],
        h.span[say("web-seat", {"number": str(shown_number(deal.seat))})],
        h.span[say("daily-bots", {"level": say(f"level-{deal.level}")})],
    ]


def outcome(shown: ShownDeal, translator: Translator) -> str:
    """Return how the person's game has ended, in a few words."""
    mine = shown.mine
    if mine is None or not mine.ended:
        return translator.say("daily-not-played")
    return result_text(mine.result) if mine.result else translator.say("daily-given-up")


def play_part(shown: ShownDeal, translator: Translator, kind: str = "primary") -> h.Element:
    """Draw the button that begins the counted try, continues it, or begins a game for practice."""
    title = translator.say(f"{shown.deal.game}-title")
    name = "daily-practise" if shown.ended else "web-continue" if shown.mine else "web-play-now"
    text = translator.say(name)
    return h.form(method="post", action=shown.address)[
        h.button(class_=f"choice {kind}".strip(), aria_label=translator.labelled(text, title))[text]
    ]


def day_of(day: date, translator: Translator, form: str = "medium") -> str:
    return format_date(day, format=form, locale=translator.language)


# The days before ------------------------------------------------------------------------------------------------------


def past_part(reader: Reader, games: Sequence[str], past: Mapping[date, Mapping[str, ShownTry]]) -> h.Element:
    """Draw the calendar: a row for each day, a column for each game."""
    translator = reader.translator
    titles = {game: Translator(reader.language, load(game)).say(f"{game}-title") for game in games}
    return h.section(".panel", aria_labelledby="past")[
        h.h2("#past")[reader.say("daily-past")],
        h.table(".calendar")[
            h.thead[h.tr[h.td, (h.th(scope="col")[titles[game]] for game in games)]],
            h.tbody[
                (
                    h.tr[
                        h.th(scope="row")[h.time(datetime=day.isoformat())[day_of(day, translator, "short")]],
                        (h.td[past_cell(day, game, titles[game], tries.get(game), translator)] for game in games),
                    ]
                    for day, tries in past.items()
                )
            ],
        ],
    ]


def past_cell(day: date, game: str, title: str, mine: ShownTry | None, translator: Translator) -> h.Element:
    """Draw the result of one day, which leads to its page."""
    text = result_text(mine.result) if mine and mine.result else "–" if mine else "·"
    what = text if mine and mine.result else translator.say("daily-given-up" if mine else "daily-not-played")
    label = f"{title}, {day_of(day, translator)}: {what}"
    return h.a(href=f"/daily/{day.isoformat()}/{game}", aria_label=label)[text]


# Seeds ----------------------------------------------------------------------------------------------------------------


def seeds_part(reader: Reader, seeds: Sequence[ShownSeed]) -> h.Element:
    """Draw the hash of each day's seed, and the seed where it is not secret any more."""
    return h.details(".panel.fair")[
        h.summary[reader.say("web-replay-fair")],
        h.p[reader.say("daily-fair-lead")],
        h.dl[
            (
                [
                    h.dt[day_of(shown.day, reader.translator)],
                    h.dd["SHA-256 ", h.code[shown.commitment]],
                    h.dd[reader.say("web-replay-seed"), " ", h.code[shown.seed]] if shown.seed else None,
                ]
                for shown in seeds
            )
        ],
    ]


# One deal -------------------------------------------------------------------------------------------------------------


def deal_page(reader: Reader, shown: ShownDeal) -> str:
    """Draw one deal: the person's result beside those of the levels, and what can be done now."""
    game = shown.deal.game
    translator = Translator(reader.language, load(game))
    title = translator.say(f"{game}-title")
    return page(
        reader,
        f"{title} · {reader.say('daily-title')}",
        h.h1[title, " ", h.small[day_of(shown.day, translator, "long")]],
        facts_part(shown.deal, translator),
        compared_part(shown, translator) if shown.ended else h.p(".lead")[reader.say("daily-not-played")],
        h.div(".buttons")[
            play_part(shown, translator, "" if shown.ended else "primary"),
            h.a(".choice", href=f"/replay/{shown.mine.table}/0?review=yes")[reader.say("review-title")]
            if shown.mine and shown.mine.result
            else None,
            h.a(".choice", href="/daily")[reader.say("daily-all")],
        ],
        kind="daily",
        game=game,
        scripts=("daily",),
    )


def compared_part(shown: ShownDeal, translator: Translator) -> h.Element:
    """Draw the results of the person and of the levels, the best first; more may come while it is unfinished."""
    say, mine = translator.say, shown.mine
    assert mine is not None
    results = {**({YOU: mine.result} if mine.result else {}), **shown.levels}
    unfinished = len(shown.levels) < len(LEVELS)
    return h.section("#compared.panel", aria_labelledby="compared-title", data_unfinished=unfinished)[
        h.h2("#compared-title")[say("daily-levels")],
        None if mine.result else h.p[say("daily-given-up")],
        h.p(".rank")[say("daily-rank", {"rank": mine.rank[0], "people": mine.rank[1]})] if mine.rank else None,
        h.p(".rank")[say("daily-late")] if mine.late else None,
        h.table(".scores")[
            h.thead[h.tr[h.td, (h.th(scope="col")[say(name)] for name in ("daily-points", "daily-margin"))]],
            h.tbody[(compared_row(who, result, translator) for who, result in ranked(results))],
        ],
        h.p(".none", role="status")[say("daily-waiting")] if unfinished else None,
        share_part(shown, mine.result, translator) if mine.result else None,
    ]


def compared_row(who: str, result: DealResult, translator: Translator) -> h.Element:
    say = translator.say
    name = say("seat-you") if who == YOU else say(f"level-{who}")
    won = h.span(".won-mark", role="img", aria_label=say("web-outcome-won"))[WON] if result.won else None
    return h.tr(class_="mine" if who == YOU else "")[
        h.th(scope="row")[name, " ", won], h.td[str(result.points)], h.td[signed(result.margin)]
    ]


def share_part(shown: ShownDeal, mine: DealResult, translator: Translator) -> h.Element:
    """Draw the text to share, with a button that shares or copies it."""
    text = share_text(shown.deal.game, shown.day, mine, shown.levels, translator)
    return h.div(".share")[
        h.textarea(readonly=True, rows="3", aria_label=translator.say("daily-share-text"))[text],
        h.button(".choice", type="button", data_share=True, data_copied=translator.say("web-copied"))[
            translator.say("daily-share")
        ],
    ]
