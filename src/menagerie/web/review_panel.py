"""Draw the review of a game beside its replay: the curve of the winning chances, the ledger, and what mattered most.

The review comes in its JSON form, menagerie-review/1.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import htpy as h
from babel.numbers import format_percent
from markupsafe import Markup, escape

from menagerie.core.counting import shown_number
from menagerie.i18n.review_text import MARKS, PARTS
from menagerie.i18n.translator import Translator
from menagerie.records.replay import Replay

WIDTH, HEIGHT = 600, 200
"""The size of the curve, in its own units."""

DOT = 6
"""The radius of the dot at a marked decision."""

DASHES = ("none", "9 4", "3 3", "12 3 3 3", "6 6", "2 5")
"""How the line of each seat is broken, for those who do not see its colour."""


@dataclass(frozen=True)
class ReviewPanel:
    """A review, the replay that it belongs to, and the address of each of its pictures."""

    review: dict[str, Any]
    replay: Replay
    translator: Translator
    addresses: Sequence[str]

    def percent(self, share: float) -> str:
        return format_percent(round(share, 2), locale=self.translator.language)

    def picture_after(self, decisions: int) -> int:
        """Return the first picture in which this many decisions have been made."""
        pictures = self.replay.pictures
        return next((at for at, frame in enumerate(pictures) if frame.decision_count >= decisions), self.replay.last)


def review_part(panel: ReviewPanel) -> Markup:
    """Draw the whole review."""
    say, found = panel.translator.say, panel.review
    turning = [decision for decision in found["decisions"] if decision["n"] in found["turning_points"]]
    marked = [decision for decision in found["decisions"] if decision["mark"]]
    return escape(
        h.div(".review")[
            h.h3[say("review-chances")],
            curve(panel, marked),
            legend(panel),
            ledger(panel),
            h.p(".note")[say("review-explained")],
            h.h3[say("review-turning-points")],
            h.ol[(h.li[decision_link(panel, decision), swing(panel, decision)] for decision in turning)],
            h.h3[say("review-marked")],
            h.ol[
                (
                    h.li(class_=decision["mark"])[decision_link(panel, decision), loss(panel, decision)]
                    for decision in marked
                )
            ]
            if marked
            else h.p[say("review-nothing-marked")],
        ]
    )


def curve(panel: ReviewPanel, marked: list[dict[str, Any]]) -> h.Element:
    """Draw the chances of all seats over the pictures, and a dot that leads to each marked decision."""
    return h.svg(
        ".curve",
        viewBox=f"-8 -8 {WIDTH + 16} {HEIGHT + 16}",
        role="group",
        aria_label=panel.translator.say("review-chances"),
    )[
        h.path(".grid", d=f"M0 0H{WIDTH}M0 {HEIGHT // 2}H{WIDTH}M0 {HEIGHT}H{WIDTH}"),
        (
            h.polyline(class_=f"colour-{seat}", points=points_of(panel, seat), stroke_dasharray=DASHES[seat])
            for seat in range(panel.replay.players)
        ),
        (dot(panel, decision) for decision in marked),
    ]


def place_of(panel: ReviewPanel, at: int, seat: int) -> tuple[float, float]:
    """Return where the curve of a seat is in a picture."""
    chance = panel.review["values"][panel.replay.pictures[at].decision_count][seat]
    return WIDTH * at / max(1, panel.replay.last), HEIGHT * (1 - chance)


def points_of(panel: ReviewPanel, seat: int) -> str:
    places = (place_of(panel, at, seat) for at in range(panel.replay.last + 1))
    return " ".join(f"{x:.1f},{y:.1f}" for x, y in places)


def dot(panel: ReviewPanel, decision: dict[str, Any]) -> h.Element:
    at = panel.picture_after(decision["n"] + 1)
    x, y = place_of(panel, at, decision["seat"])
    label = f"{decision_text(panel, decision)}; {loss_text(panel, decision)}"
    link = h.a(
        class_=f"colour-{decision['seat']} {decision['mark']}",
        href=panel.addresses[at],
        data_at=str(at),
        aria_label=label,
    )
    return link[h.circle(cx=f"{x:.1f}", cy=f"{y:.1f}", r=str(DOT)), h.title[label]]


def legend(panel: ReviewPanel) -> h.Element:
    """Name the lines."""
    return h.ul(".legend")[
        (
            h.li(class_=f"colour-{seat}")[
                h.svg(viewBox="0 0 28 8", aria_hidden="true")[
                    h.polyline(points="0,4 28,4", stroke_dasharray=DASHES[seat])
                ],
                panel.translator.seat(seat),
            ]
            for seat in range(panel.replay.players)
        )
    ]


def ledger(panel: ReviewPanel) -> h.Element:
    """Draw where each result came from: a row for each part, a column for each seat."""
    seats = panel.review["seats"]
    return h.div(".ledger")[
        h.table[
            h.thead[h.tr[h.td, (h.th(scope="col")[panel.translator.seat(ledger["seat"])] for ledger in seats)]],
            h.tbody[
                (
                    h.tr(class_=part)[
                        h.th(scope="row")[panel.translator.say(message)],
                        (h.td[signed(panel, part, ledger[part])] for ledger in seats),
                    ]
                    for part, message in PARTS.items()
                )
            ],
        ]
    ]


def signed(panel: ReviewPanel, part: str, share: float) -> str:
    plus = "+" if part not in ("fair", "result", "accuracy") and round(share, 2) > 0 else ""
    return plus + panel.percent(share)


def decision_text(panel: ReviewPanel, decision: dict[str, Any]) -> str:
    facts = {
        "n": shown_number(decision["n"]),
        "seat": panel.translator.seat(decision["seat"]),
        "move": decision["move"],
    }
    return panel.translator.say("review-decision", facts)


def loss_text(panel: ReviewPanel, decision: dict[str, Any]) -> str:
    facts = {
        "mark": panel.translator.say(MARKS[decision["mark"]]),
        "best": decision["best"],
        "loss": panel.percent(decision["loss"]),
        "error": panel.percent(decision["error"]),
    }
    return panel.translator.say("review-loss", facts)


def decision_link(panel: ReviewPanel, decision: dict[str, Any]) -> h.Element:
    at = panel.picture_after(decision["n"])
    return h.a(href=panel.addresses[at], data_at=str(at))[decision_text(panel, decision)]


def swing(panel: ReviewPanel, decision: dict[str, Any]) -> h.Element:
    plus = "+" if decision["swing"] > 0 else ""
    return h.span[panel.translator.say("review-swing", {"swing": plus + panel.percent(decision["swing"])})]


def loss(panel: ReviewPanel, decision: dict[str, Any]) -> h.Element:
    return h.span[loss_text(panel, decision)]
