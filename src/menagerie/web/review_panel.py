"""Draw the review of a game beside its replay: the curve of the winning chances, the ledger, and what mattered most.

The review comes in its JSON form, menagerie-review/1.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache, cached_property
from typing import Any

import htpy as h
from babel.numbers import format_percent
from markupsafe import Markup, escape

from menagerie.i18n.review_text import MARKS, PARTS, decision_text, in_words, reason_sentences
from menagerie.i18n.translator import Translator
from menagerie.records.replay import Replay

WIDTH, HEIGHT = 600, 200
"""The size of the curve, in its own units."""

DOT = 6
"""The radius of the dot at a marked decision."""

DASHES = ("none", "9 4", "3 3", "12 3 3 3", "6 6", "2 5")
"""How the line of each seat is broken, for those who do not see its colour."""

STACKED = ("fair", "deals", "others", "fortune", "given_up")
"""The parts of the ledger that add up to the result."""

PLAY_ON_LEVEL = "strong"
"""The bots with which a game goes on."""


@dataclass(frozen=True)
class ReviewPanel:
    """A review as far as it is, the replay that it belongs to, and the addresses of its frames."""

    review: dict[str, Any]
    replay: Replay
    translator: Translator
    id: str
    """The id of the game in addresses."""
    at: int
    """The number of the frame beside it."""
    address: Callable[..., str]
    """Returns the address of a frame, from a viewpoint."""

    def percent(self, share: float) -> str:
        return whole_percent(round(share, 2), self.translator.language)

    @property
    def seen(self) -> int:
        """The number of decisions that are reviewed."""
        return len(self.review["values"]) - 1

    @property
    def finished(self) -> bool:
        return self.seen == self.replay.frames[-1].decision_count

    @cached_property
    def marked(self) -> list[dict[str, Any]]:
        """The decisions with a mark, in words."""
        return [self._in_words(decision) for decision in self.review["decisions"] if decision["mark"]]

    @cached_property
    def turning_points(self) -> list[dict[str, Any]]:
        """The decisions that mattered most, in words."""
        points = self.review["turning_points"]
        return [self._in_words(decision) for decision in self.review["decisions"] if decision["n"] in points]

    def _in_words(self, decision: dict[str, Any]) -> dict[str, Any]:
        return in_words(decision, self.replay.move_phrase, self.translator)

    @cached_property
    def frames_reviewed(self) -> range:
        """The frames that are reviewed."""
        counts = [frame.decision_count for frame in self.replay.frames]
        return range(bisect_right(counts, self.seen))

    def last_frame_before(self, decisions: int) -> int:
        """Return the last frame before the next decision, when this many have been made."""
        return max(at for at, frame in enumerate(self.replay.frames) if frame.decision_count <= decisions)


@cache
def whole_percent(share: float, language: str) -> str:
    """Return a share of whole percents; there are few of them, and a review has thousands."""
    return format_percent(share, locale=language)


def review_part(panel: ReviewPanel) -> Markup:
    """Draw the whole review."""
    say = panel.translator.say
    return escape(
        h.div(".review")[
            h.h3[say("review-chances")],
            curve(panel),
            legend(panel),
            chances_table(panel) if panel.finished else None,
            h.h3[say("web-review-ledger")],
            ledger_bars(panel),
            ledger(panel),
            h.p(".note")[say("review-explained")],
            h.h3[say("review-turning-points")],
            h.ol[(h.li[decision_link(panel, decision), swing(panel, decision)] for decision in panel.turning_points)],
            h.h3[say("review-marked")],
            h.ol[(marked_item(panel, decision) for decision in panel.marked)]
            if panel.marked
            else h.p[say("review-nothing-marked")]
            if panel.finished
            else None,
        ]
    )


def marked_item(panel: ReviewPanel, decision: dict[str, Any]) -> h.Element:
    """Draw a marked decision, and what can be done about it: try again, see the other hands, play on from there."""
    say, n, seat = panel.translator.say, decision["n"], decision["seat"]
    open_table = panel.address(panel.last_frame_before(n), "open")
    return h.li(class_=decision["mark"])[
        decision_link(panel, decision),
        h.span[lost_text(panel, decision)],
        h.details[
            h.summary[say("web-review-answer")],
            h.p[loss_text(panel, decision)],
            h.ul[(h.li[sentence] for sentence in reason_sentences(decision, panel.translator))],
        ],
        h.div(".ways")[
            h.a(href=f"/replay/{panel.id}/try/{n}")[say("web-review-try")],
            h.a(href=open_table)[say("web-review-others-held")],
            play_on_button(panel.id, n, seat, panel.translator),
        ],
    ]


def play_on_button(game: str, decisions: int, seat: int, translator: Translator) -> h.Element:
    """Draw a button that opens a table against bots, at which the game goes on after this many decisions."""
    fields = {"decisions": str(decisions), "seat": str(seat), "level": PLAY_ON_LEVEL}
    return h.form(method="post", action=f"/replay/{game}/play")[
        (h.input(type="hidden", name=name, value=value) for name, value in fields.items()),
        h.button(".choice")[translator.say("web-play-on")],
    ]


# The curve and the timeline -------------------------------------------------------------------------------------------


def curve(panel: ReviewPanel) -> h.Element:
    """Draw the chances of all seats over the frames, and a dot that leads to each marked decision."""
    return h.svg(
        ".curve",
        viewBox=f"-8 -8 {WIDTH + 16} {HEIGHT + 16}",
        role="group",
        aria_label=panel.translator.say("review-chances"),
        data_last=str(panel.replay.last),
        data_width=str(WIDTH),
    )[
        h.path(".grid", d=f"M0 0H{WIDTH}M0 {HEIGHT // 2}H{WIDTH}M0 {HEIGHT}H{WIDTH}"),
        h.path(".now", d=f"M0 0V{HEIGHT}", transform=f"translate({across(panel, panel.at):.1f})"),
        (
            h.polyline(class_=f"colour-{seat}", points=points_of(panel, seat), stroke_dasharray=DASHES[seat])
            for seat in range(panel.replay.players)
        ),
        (dot(panel, decision) for decision in panel.marked),
    ]


def across(panel: ReviewPanel, at: int) -> float:
    return WIDTH * at / max(1, panel.replay.last)


def place_of(panel: ReviewPanel, at: int, seat: int) -> tuple[float, float]:
    """Return where the curve of a seat is in a frame."""
    chance = panel.review["values"][panel.replay.frames[at].decision_count][seat]
    return across(panel, at), HEIGHT * (1 - chance)


def points_of(panel: ReviewPanel, seat: int) -> str:
    places = (place_of(panel, at, seat) for at in panel.frames_reviewed)
    return " ".join(f"{x:.1f},{y:.1f}" for x, y in places)


def dot(panel: ReviewPanel, decision: dict[str, Any]) -> h.Element:
    """Draw a dot where a decision has been made; it leads to the frame before it."""
    x, y = place_of(panel, panel.replay.first_frame_after(decision["n"] + 1), decision["seat"])
    at = panel.last_frame_before(decision["n"])
    label = f"{decision_text(decision, panel.translator)}; {lost_text(panel, decision)}"
    link = h.a(
        class_=f"colour-{decision['seat']} {decision['mark']}",
        href=panel.address(at),
        data_at=str(at),
        aria_label=label,
    )
    return link[h.circle(cx=f"{x:.1f}", cy=f"{y:.1f}", r=str(DOT)), h.title[label]]


def timeline_marks(panel: ReviewPanel | None) -> h.Element:
    """Draw the marks over the slider of the replay; the list of marked decisions says the same in words."""
    marks = panel.marked if panel else []
    return h.svg("#marks", viewBox=f"0 0 {WIDTH} 10", preserveAspectRatio="none", aria_hidden="true", data_keep=True)[
        (tick(panel, decision) for decision in marks if panel)
    ]


def tick(panel: ReviewPanel, decision: dict[str, Any]) -> h.Element:
    x = across(panel, panel.last_frame_before(decision["n"]))
    return h.rect(class_=decision["mark"], x=f"{x - 2:.1f}", y="0", width="4", height="10")


def chances_table(panel: ReviewPanel) -> h.Element:
    """Draw the curve as numbers: the chances after each decision, with a link to its frame."""
    say, names = panel.translator.say, range(panel.replay.players)
    values = panel.review["values"]
    changed = [n for n in range(len(values)) if not n or n == panel.seen or values[n] != values[n - 1]]
    return h.details(".numbers")[
        h.summary[say("web-review-numbers")],
        h.div[
            h.table[
                h.thead[
                    h.tr[
                        h.th(scope="col")[say("web-review-decisions")],
                        (h.th(scope="col")[panel.translator.seat(seat)] for seat in names),
                    ]
                ],
                h.tbody[
                    (
                        h.tr[
                            h.th(scope="row")[frame_link(panel, panel.last_frame_before(n), str(n))],
                            (h.td[panel.percent(chance)] for chance in values[n]),
                        ]
                        for n in changed
                    )
                ],
            ]
        ],
    ]


def frame_link(panel: ReviewPanel, at: int, text: str) -> h.Element:
    return h.a(href=panel.address(at), data_at=str(at))[text]


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


def ledger_bars(panel: ReviewPanel) -> h.Element:
    """Draw each seat's ledger as a stacked bar: what helped to the right, what cost to the left, a line at the result.

    The table below has the same in numbers, and its first column explains the colours.
    """
    sums = [[ledger[part] for part in STACKED] for ledger in panel.review["seats"]]
    low = min(sum(min(0.0, share) for share in shares) for shares in sums)
    high = max(1.0, *(sum(max(0.0, share) for share in shares) for shares in sums))
    scale = WIDTH / (high - low)
    return h.div(".bars", aria_hidden="true")[
        (
            h.div[
                h.span[panel.translator.seat(ledger["seat"])],
                h.svg(viewBox=f"0 0 {WIDTH} 24", preserveAspectRatio="none")[
                    h.path(".grid", d=f"M{-low * scale:.1f} 0V24M{(1 - low) * scale:.1f} 0V24"),
                    stacked(ledger, low, scale),
                    h.rect(".end", x=f"{(ledger['result'] - low) * scale - 2:.1f}", y="0", width="4", height="24"),
                ],
            ]
            for ledger in panel.review["seats"]
        )
    ]


def stacked(ledger: dict[str, float], low: float, scale: float) -> Iterator[h.Element]:
    """Draw the parts of a ledger, side by side on both sides of zero."""
    left = right = -low * scale
    for part in STACKED:
        width = abs(ledger[part]) * scale
        x = right if ledger[part] > 0 else left - width
        if ledger[part] > 0:
            right += width
        else:
            left -= width
        yield h.rect(class_=part, x=f"{x:.1f}", y="4", width=f"{width:.1f}", height="16")


def ledger(panel: ReviewPanel) -> h.Element:
    """Draw where each result came from: a row for each part, a column for each seat."""
    seats = panel.review["seats"]
    return h.div(".ledger")[
        h.table[
            h.thead[h.tr[h.td, (h.th(scope="col")[panel.translator.seat(ledger["seat"])] for ledger in seats)]],
            h.tbody[
                (
                    h.tr(class_=part)[
                        h.th(scope="row")[
                            h.span(class_=f"swatch {part}", aria_hidden="true") if part in STACKED else None,
                            panel.translator.say(message),
                        ],
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


def lost_text(panel: ReviewPanel, decision: dict[str, Any]) -> str:
    """Return what a decision gave up, without the better move: somebody may want to find it."""
    return panel.translator.say("web-review-lost", loss_facts(panel, decision))


def loss_text(panel: ReviewPanel, decision: dict[str, Any]) -> str:
    return panel.translator.say("review-loss", {**loss_facts(panel, decision), "best": decision["best"]})


def loss_facts(panel: ReviewPanel, decision: dict[str, Any]) -> dict[str, str]:
    return {
        "mark": panel.translator.say(MARKS[decision["mark"]]),
        "loss": panel.percent(decision["loss"]),
        "error": panel.percent(decision["error"]),
    }


def decision_link(panel: ReviewPanel, decision: dict[str, Any]) -> h.Element:
    return frame_link(panel, panel.last_frame_before(decision["n"]), decision_text(decision, panel.translator))


def swing(panel: ReviewPanel, decision: dict[str, Any]) -> h.Element:
    plus = "+" if decision["swing"] > 0 else ""
    return h.span[panel.translator.say("review-swing", {"swing": plus + panel.percent(decision["swing"])})]
