"""Draw the end of a trick, a hunt, a round or a game: card by card who took what and why, the sums, what changed."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import htpy as h
from markupsafe import Markup, escape

from menagerie.core.endings import TAKEN, Ending, SeatScore, standings
from menagerie.core.phrases import Event, GameEnded, Phrase, RoundEnded
from menagerie.i18n.ending_text import MARK_LED, MARK_WON, counted_by, counted_in, margin_of, title_of
from menagerie.i18n.translator import Translator
from menagerie.web.board_renderer import BoardRenderer
from menagerie.web.touchables import NOTHING

CONFETTI = 14
"""How many pieces fall for a winner."""


def ending_panel(renderer: BoardRenderer, ending: Ending) -> Markup:
    """Draw an ending as a panel over the table, with a button that closes it."""
    say, won = renderer.translator.say, ending.kind == "game" and renderer.me in ending.winners
    return escape(
        h.section(
            id="ending",
            class_="overlay celebrated" if won else "overlay",
            data_kind=ending.kind,
            data_read=" ".join(text for text, _ in sentences(renderer, ending)),
            aria_labelledby="ending-title",
        )[
            h.div(".confetti", aria_hidden="true")[(h.i for _ in range(CONFETTI))] if won else None,
            h.h2("#ending-title")[title(renderer, ending)],
            taken(renderer, ending, "end") if ending.kind in TAKEN else scored(renderer, ending),
            h.div(".buttons")[
                h.button(".choice.primary", type="button", data_continue=True)[
                    say("web-close" if ending.kind == "game" else "web-continue")
                ]
            ],
        ]
    )


def no_ending() -> h.Element:
    """Draw the place of the panel while nothing has ended."""
    return h.section("#ending.overlay", hidden=True)


def title(renderer: BoardRenderer, ending: Ending) -> str:
    """Return the heading: what has ended, or who has won the game."""
    if ending.kind != "game":
        return title_of(ending, renderer.translator)
    return headline(ending.winners, renderer.translator)


def headline(winners: Sequence[int], translator: Translator) -> str:
    """Return who has won the game."""
    if translator.me in winners:
        return translator.say("web-you-won")
    return translator.say("web-winners", {"names": translator.list(map(translator.seat, winners))})


def sentences(renderer: BoardRenderer, ending: Ending) -> Iterator[tuple[str, str]]:
    """Return why somebody won and what happened, each with the number of its rule."""
    phrases: list[Phrase] = [*ending.why, *(event for event in ending.events if not is_result(event))]
    for phrase in phrases:
        yield renderer.translator.phrase(phrase), getattr(type(phrase), "rule", "")


def is_result(event: Event) -> bool:
    """Say whether a table of points shows what an event says."""
    return isinstance(event, RoundEnded | GameEnded)


def reasons(renderer: BoardRenderer, ending: Ending) -> h.Element | None:
    """Draw the sentences of an ending, each with a button that opens its rule."""
    lines = [
        h.li[text, h.button(".rule", type="button", data_rule=rule)[rule] if rule else None]
        for text, rule in sentences(renderer, ending)
    ]
    return h.ul(".reasons")[lines] if lines else None


def taken(renderer: BoardRenderer, ending: Ending, where: str) -> list[h.Node]:
    """Draw a trick or a hunt: every card, who led, who won, and why."""
    played = {zone.seat: zone for zone in ending.trick}
    return [
        h.div(".trick")[
            (
                h.div(class_="taken won" if seat in ending.winners else "taken")[
                    renderer.laid(seat, played[seat], NOTHING, where), marks(renderer.translator, ending, seat)
                ]
                for seat in renderer.around()
                if seat in played
            )
        ],
        reasons(renderer, ending),
    ]


def marks(translator: Translator, ending: Ending, seat: int) -> h.Element:
    """Draw whether a seat led, and whether it won."""
    names = [name for name, found in ((MARK_LED, seat == ending.leader), (MARK_WON, seat in ending.winners)) if found]
    return h.span(".mark")[", ".join(map(translator.say, names))]


def scored(renderer: BoardRenderer, ending: Ending) -> list[h.Node]:
    """Draw the points of a round or a game, seat by seat, with what they were given for."""
    translator = renderer.translator
    total = any(score.total != score.points for score in ending.scores)
    ranked = [(place, ending.scores[seat]) for place, seat in standings(ending.points, ending.winners)]
    is_final = ending.kind == "game"
    gap = "" if translator.me is None else margin_of(ending, translator.me, translator)
    return [
        h.p(".margin")[gap] if gap else None,
        h.table(".scores")[
            h.thead[
                h.tr[
                    h.th(scope="col")[""],
                    h.th(scope="col")[counted_in(counted_by(ending), translator)],
                    h.th(scope="col")[counted_in("total", translator)] if total else None,
                ]
            ],
            h.tbody[
                (
                    h.tr(class_="won" if score.seat in ending.winners else "")[
                        h.th(scope="row")[
                            h.span(".place")[f"{place}."] if is_final else None,
                            translator.names[score.seat],
                            score_reasons(score, translator),
                        ],
                        h.td[str(score.points)],
                        h.td[str(score.total)] if total else None,
                    ]
                    for place, score in ranked
                )
            ],
        ]
        if ranked
        else None,
        reasons(renderer, ending),
    ]


def score_reasons(score: SeatScore, translator: Translator) -> h.Element | None:
    """Draw what a seat got its points for."""
    return h.small[translator.list(map(translator.phrase, score.reasons))] if score.reasons else None


def score_sheet(renderer: BoardRenderer, rounds: Sequence[Ending], points: Sequence[int]) -> Markup:
    """Draw the score sheet: every round with its reasons, what its points count, and the total so far."""
    translator = renderer.translator
    if not rounds:
        return escape(h.div("#sheet-content")[h.p[translator.say("web-no-rounds")]])
    return escape(
        h.div("#sheet-content")[
            h.table(".scores")[
                h.caption[counted_in("round", translator)],
                h.thead[
                    h.tr[
                        h.th(scope="col")[translator.say("web-round")],
                        (h.th(scope="col")[name] for name in translator.names),
                    ]
                ],
                h.tbody[
                    (
                        h.tr[
                            h.th(scope="row")[str(number)],
                            (
                                h.td(class_="won" if score.seat in ending.winners else "")[
                                    str(score.points), score_reasons(score, translator)
                                ]
                                for score in ending.scores
                            ),
                        ]
                        for number, ending in enumerate(rounds, 1)
                    )
                ],
                h.tfoot[
                    h.tr[
                        h.th(scope="row")[counted_in("total", translator)],
                        (h.td[str(value)] for value in points),
                    ]
                ],
            ]
        ]
    )


def last_trick(renderer: BoardRenderer, ending: Ending | None) -> Markup:
    """Draw the last trick or hunt: all cards, who led, and who won."""
    if ending is None:
        return escape(h.div("#last-content")[renderer.translator.say("web-no-trick")])
    return escape(h.div("#last-content")[taken(renderer, ending, "last")])
