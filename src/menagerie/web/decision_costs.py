"""Draw what kinds of decision have cost a person, across their reviewed games, and how that develops."""

from __future__ import annotations

from dataclasses import dataclass

import htpy as h

from menagerie.i18n.review_text import exact_percent
from menagerie.i18n.table_text import TableText
from menagerie.i18n.translator import Translator

WIDTH, HEIGHT = 100.0, 100.0
"""The chart's own units; the page stretches it to the space that there is."""


@dataclass(frozen=True, slots=True)
class KindCost:
    """One kind of decision: the question, how often it was answered, and the winning chance lost with that."""

    question: str
    decisions: int
    loss: float


@dataclass(frozen=True, slots=True)
class DecisionCosts:
    """What a person's decisions in one game have cost, the most expensive kind first."""

    kinds: tuple[KindCost, ...]
    trend: tuple[float, ...]
    """The mean loss of a decision in each reviewed game, the earliest first."""
    reviewable: int
    """The number of games that could be reviewed."""


def costs_part(game: str, costs: DecisionCosts, translator: Translator) -> h.Element:
    """Draw the costs in one game."""
    say, games = translator.say, len(costs.trend)
    return h.div(".costs")[
        h.h3[say("web-costs")],
        h.p[say("web-costs-reviewed", {"reviewed": games, "games": costs.reviewable})],
        [costs_table(costs, translator), h.p(".small-print")[say("web-costs-note")]] if costs.kinds else None,
        trend(game, costs, translator) if games > 1 else None,
    ]


def costs_table(costs: DecisionCosts, translator: Translator) -> h.Element:
    say, text, games = translator.say, TableText(translator), len(costs.trend)
    columns = ("web-costs-kind", "web-costs-each", "web-costs-whole")
    return h.table[
        h.thead[h.tr[(h.th(scope="col")[say(column)] for column in columns)]],
        h.tbody[
            (
                h.tr[
                    h.th(scope="row")[
                        text.label("question", kind.question),
                        h.small[say("web-costs-count", {"count": kind.decisions})],
                    ],
                    h.td[exact_percent(kind.loss / kind.decisions, translator)],
                    h.td[exact_percent(kind.loss / games, translator)],
                ]
                for kind in costs.kinds
            )
        ],
    ]


def trend(game: str, costs: DecisionCosts, translator: Translator) -> h.Element:
    """Draw the mean loss of a decision, game by game."""
    say, high = translator.say, max(costs.trend) or 1.0
    facts = {"first": exact_percent(costs.trend[0], translator), "last": exact_percent(costs.trend[-1], translator)}
    name, last = f"trend-{game}", len(costs.trend) - 1
    places = (f"{WIDTH * k / last:.2f},{HEIGHT * (1 - loss / high):.2f}" for k, loss in enumerate(costs.trend))
    return h.figure(".line-chart")[
        h.div(".scale", aria_hidden="true")[
            h.span[exact_percent(high, translator)], h.span[exact_percent(0.0, translator)]
        ],
        h.svg(
            viewBox=f"0 0 {WIDTH:g} {HEIGHT:g}",
            preserveAspectRatio="none",
            role="img",
            aria_labelledby=f"{name} {name}-desc",
        )[
            h.title(id=name)[say("web-costs-trend")],
            h.desc(id=f"{name}-desc")[say("web-costs-trend-desc", {**facts, "games": len(costs.trend)})],
            h.polyline(".line", points=" ".join(places)),
        ],
        h.figcaption(aria_hidden="true")[say("web-costs-trend")],
    ]
