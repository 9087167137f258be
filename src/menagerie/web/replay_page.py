"""Draw the page of a replay: the table frame by frame.

Every frame has its address, so all of it works by links. The script exchanges the main part of the page in place;
what it keeps there itself (the list of all that happened, the slider, what plays) is marked to be left alone.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import groupby
from typing import Any
from urllib.parse import urlencode

import htpy as h
from markupsafe import Markup, escape

from menagerie.core.chance import commitment
from menagerie.core.levels import LEVELS
from menagerie.i18n.translator import Translator
from menagerie.records.replay import Replay, ReplayViewpoint, seat_of
from menagerie.web.board import Board, arrangement, board_parts, renderer_for
from menagerie.web.board_renderer import Occupant
from menagerie.web.layout import Reader, document, header, languages, themes
from menagerie.web.review_panel import PLAY_ON_LEVEL, ReviewPanel, review_part, timeline_marks

ICONS = {
    "first": "M5 5h3v14H5zM20 5v14L9 12z",
    "previous": "M17 5v14L6 12z",
    "play": "M7 4l13 8-13 8z",
    "pause": "M6 4h4v16H6zM14 4h4v16h-4z",
    "next": "M7 5v14l11-7z",
    "last": "M16 5h3v14h-3zM4 5v14l11-7z",
}

SPEEDS = {"slow": "web-speed-slow", "steady": "web-speed-steady", "fast": "web-speed-fast"}


@dataclass(frozen=True, slots=True)
class ShownFrame:
    """A frame of a replay, as one viewpoint sees it."""

    id: str
    """The id of the game in addresses."""
    replay: Replay
    at: int
    viewpoint: ReplayViewpoint
    occupants: tuple[Occupant, ...]
    language: str
    record: str
    """The address of the record."""
    promised: bool
    """Whether the commitment to the seed was shown before the first deal."""
    reviewed: bool = False
    """Whether the review is shown beside the frames."""

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(occupant.name for occupant in self.occupants)

    @property
    def translator(self) -> Translator:
        return renderer_for(self.replay.game.name, self.language, seat_of(self.viewpoint), self.names).translator

    @property
    def event_count(self) -> int:
        """Return the number of events up to this frame."""
        return self.replay.frames[self.at].event_count

    def address(self, at: int | None = None, viewpoint: ReplayViewpoint | None = None) -> str:
        """Return the address of another frame or viewpoint."""
        place = f"/replay/{self.id}/{self.at if at is None else at}"
        query = self.query(viewpoint)
        return f"{place}?{urlencode(query)}" if query else place

    def query(self, viewpoint: ReplayViewpoint | None = None) -> dict[str, str]:
        """Return the query of addresses: the viewpoint, and whether the review is shown."""
        looking = self.viewpoint if viewpoint is None else viewpoint
        seen_by = {} if looking == "open" else {"eyes": str(looking)}
        return {**seen_by, "review": "yes"} if self.reviewed else seen_by


def page(reader: Reader, showing: ShownFrame, review: dict[str, Any] | None = None) -> str:
    """Draw the whole page of a frame; with the review of the game, if it was asked for."""
    return document(
        reader,
        title_of(showing),
        header(reader, game_title(showing), languages(reader), themes(reader)),
        main_of(showing, event_list(showing), review),
        h.div("#toast", role="status"),
        game=showing.replay.game.name,
        scripts=("replay",),
        data_replay=f"/replay/{showing.id}",
        refresh=showing.reviewed and not (review and review_panel(showing, review).finished),
    )


def title_of(showing: ShownFrame) -> str:
    return f"{game_title(showing)} · {showing.at}/{showing.replay.last} · menagerie"


def game_title(showing: ShownFrame) -> str:
    say = showing.translator.say
    return say("web-replay-title", {"game": say(f"{showing.replay.game.name}-title")})


def main_of(showing: ShownFrame, events: h.Node = None, review: dict[str, Any] | None = None) -> Markup:
    """Draw the main part of the page; without the list of events if the browser has it already."""
    replay, say = showing.replay, showing.translator.say
    board = board_of(showing)
    renderer = renderer_for(board.game, board.language, board.me, board.names)
    parts = board_parts(board)
    others = [seat for seat in renderer.around() if seat != board.me]
    return escape(
        h.main(
            "#main",
            class_=f"replay g-{board.game}",
            data_hands="open" if showing.viewpoint == "open" else None,
            data_at=str(showing.at),
            data_last=str(replay.last),
            data_event=str(showing.event_count),
            data_title=title_of(showing),
        )[
            h.div(".scroll")[
                h.div(
                    ".stage.table",
                    role="region",
                    tabindex="0",
                    aria_labelledby="stage-title",
                    **arrangement(renderer),
                )[
                    h.h2("#stage-title.unseen")[say("web-replay-table")],
                    h.div("#others")[(parts[f"seat-{seat}"] for seat in others)],
                    parts["middle"],
                    None if board.me is None else parts[f"seat-{board.me}"],
                ],
                h.div(".beside")[
                    viewpoint_nav(showing),
                    points_part(showing),
                    review_section(showing, review),
                    play_on(showing),
                    h.section(".events", aria_labelledby="events-title")[
                        h.h2("#events-title")[say("web-replay-events")],
                        h.div("#events", data_keep=True)[events],
                    ],
                    fairness(showing),
                ],
            ],
            h.div(".console")[
                h.section("#ask", aria_label=say("web-now"))[latest_event(showing), ending(showing)],
                steps(showing, review),
            ],
        ]
    )


def board_of(showing: ShownFrame) -> Board:
    """Return the board without decisions and without turns."""
    replay, at = showing.replay, showing.at
    table = replay.table(at, showing.viewpoint)
    board = Board(replay.game.name, showing.language, seat_of(showing.viewpoint), showing.occupants, (), table)
    happening = showing.event_count and replay.shown_at[showing.event_count - 1] == at
    return (
        replace(board, highlighted=replay.game.look.highlighted(replay.events[showing.event_count - 1]))
        if happening
        else board
    )


# What is said -------------------------------------------------------------------------------------------------------


def latest_event(showing: ShownFrame) -> h.Element:
    """Draw the latest event."""
    return h.p("#latest", aria_live="polite")[
        sentences(showing)[showing.event_count - 1]
        if showing.event_count
        else showing.translator.say("web-replay-start")
    ]


def sentences(showing: ShownFrame) -> tuple[str, ...]:
    """Return all events as sentences; they are translated once."""
    replay, words, translator = showing.replay, (showing.language, showing.viewpoint, showing.names), showing.translator
    if words not in replay.said:
        events = (replay.event_for(number, showing.viewpoint) for number in range(len(replay.events)))
        replay.said[words] = tuple(map(translator.phrase, events))
    return replay.said[words]


def ending(showing: ShownFrame) -> h.Element | None:
    """Draw the winners, in the last frame."""
    replay, translator = showing.replay, showing.translator
    if showing.at < replay.last:
        return None
    names = translator.list(translator.seat(seat) for seat in replay.winners)
    won = seat_of(showing.viewpoint) in replay.winners
    return h.div(".result")[
        h.h2[translator.say("web-you-won") if won else translator.say("web-winners", {"names": names})]
    ]


def event_list(showing: ShownFrame) -> Iterator[h.Element]:
    """Draw all events by round and trick, each sentence a link to its frame."""
    replay = showing.replay
    rounds = replay.chapters[-1][0] if replay.chapters else 1
    for chapter, numbers in groupby(range(len(replay.events)), replay.chapters.__getitem__):
        yield h.h3[chapter_title(showing, chapter, rounds)]
        yield h.ol[(h.li[sentence(showing, number)] for number in numbers)]


def chapter_title(showing: ShownFrame, chapter: tuple[int, int], rounds: int) -> str:
    number, trick = chapter
    say = showing.translator.say
    titles = [say("web-replay-round", {"number": number})] if rounds > 1 or not trick else []
    titles += [say("web-replay-trick", {"number": trick})] if trick else []
    return " · ".join(titles)


def sentence(showing: ShownFrame, number: int) -> h.Element:
    at = showing.replay.shown_at[number]
    current = {"aria_current": "step"} if number == showing.event_count - 1 else {}
    return h.a(href=showing.address(at), data_at=str(at), **current)[sentences(showing)[number]]


# From frame to frame ------------------------------------------------------------------------------------------------


def steps(showing: ShownFrame, review: dict[str, Any] | None) -> h.Element:
    """Draw the buttons for the first, previous, next and last frame, for playing, and the slider."""
    at, last, say = showing.at, showing.replay.last, showing.translator.say
    played = {"data_play": say("web-replay-play"), "data_pause": say("web-replay-pause")}
    return h.nav("#steps", aria_label=say("web-replay-steps"))[
        step(showing, "first", 0, say("web-replay-first")),
        step(showing, "previous", max(at - 1, 0), say("web-replay-previous"), "prev"),
        h.button("#play", type="button", hidden=True, data_keep=True, aria_label=say("web-replay-play"), **played)[
            icon("play"), icon("pause")
        ],
        step(showing, "next", min(at + 1, last), say("web-replay-next"), "next"),
        step(showing, "last", last, say("web-replay-last")),
        frame_slider(showing, review),
        h.label("#speed", hidden=True, data_keep=True)[
            h.span(".unseen")[say("web-replay-speed")],
            h.select(autocomplete="off")[
                (h.option(value=name, selected=name == "steady")[say(label)] for name, label in SPEEDS.items())
            ],
        ],
    ]


def step(showing: ShownFrame, name: str, to: int, label: str, rel: str | None = None) -> h.Element:
    """Draw a link to a frame, disabled if this is the current one."""
    there = {"aria_disabled": "true"} if to == showing.at else {"rel": rel} if rel else {}
    return h.a(
        class_=f"step {name}", href=showing.address(to), data_at=str(to), aria_label=label, title=label, **there
    )[icon(name)]


def icon(name: str) -> h.Element:
    return h.svg(class_=f"icon {name}", viewBox="0 0 24 24", aria_hidden="true")[h.path(d=ICONS[name])]


def frame_slider(showing: ShownFrame, review: dict[str, Any] | None) -> h.Element:
    """Draw a slider over all frames, with the marks of the review."""
    last = showing.replay.last
    now = showing.translator.say("web-replay-at", {"at": showing.at, "last": last})
    return h.form(".jump", method="get", action=f"/replay/{showing.id}")[
        (h.input(type="hidden", name=name, value=value) for name, value in showing.query().items()),
        h.input(
            "#slider",
            type="range",
            name="at",
            min="0",
            max=str(last),
            value=str(showing.at),
            autocomplete="off",
            aria_label=showing.translator.say("web-replay-jump"),
            aria_valuetext=now,
            data_keep=True,
        ),
        timeline_marks(review_panel(showing, review) if review else None),
        h.span(".at", aria_hidden="true", data_said=now)[f"{showing.at}\u2009/\u2009{last}"],
        h.noscript[h.button(".choice")[showing.translator.say("web-go")]],
    ]


# Beside the table -----------------------------------------------------------------------------------------------------


def viewpoint_nav(showing: ShownFrame) -> h.Element:
    """Draw the choice of viewpoint."""
    say = showing.translator.say
    choices: list[tuple[ReplayViewpoint, str]] = [
        ("open", say("web-replay-open")),
        ("public", say("web-replay-public")),
    ]
    choices += enumerate(showing.names)
    return h.nav(".viewpoints", aria_labelledby="viewpoints-title")[
        h.h2("#viewpoints-title")[say("web-replay-viewpoint")],
        h.ul[
            (
                h.li[
                    h.a(
                        ".choice",
                        href=showing.address(viewpoint=viewpoint),
                        **({"aria_current": "true"} if viewpoint == showing.viewpoint else {}),
                    )[name]
                ]
                for viewpoint, name in choices
            )
        ],
    ]


def points_part(showing: ShownFrame) -> h.Element:
    """Draw the points of the finished rounds, and the total."""
    replay, say = showing.replay, showing.translator.say
    rounds, points = replay.rounds(showing.at), replay.points(showing.at, showing.viewpoint)
    return h.section(".points", aria_labelledby="points-title")[
        h.h2("#points-title")[say("web-replay-points")],
        h.table[
            h.thead[
                h.tr[
                    h.td,
                    (h.th(scope="col")[round_title(number, say("web-round"))] for number in range(1, len(rounds) + 1)),
                    h.th(scope="col")[say("web-replay-game")],
                ]
            ],
            h.tbody[
                (
                    h.tr[
                        h.th(scope="row")[name],
                        (h.td[str(scored[seat])] for scored in rounds),
                        h.td(".sum")[str(points[seat])],
                    ]
                    for seat, name in enumerate(showing.names)
                )
            ],
        ],
    ]


def review_section(showing: ShownFrame, review: dict[str, Any] | None) -> h.Element:
    """Draw the review as far as it is, or a button that asks for it."""
    say = showing.translator.say
    return h.section("#review", data_keep=True, data_failed=say("web-review-failed"), aria_labelledby="review-title")[
        h.h2("#review-title")[say("review-title")],
        review_content(showing, review)
        if showing.reviewed
        else h.form("#review-content", method="get", action=f"/replay/{showing.id}/{showing.at}")[
            (h.input(type="hidden", name=name, value=value) for name, value in showing.query().items()),
            h.button(".choice", name="review", value="yes")[say("web-review-start")],
            h.p(".note", role="status")[say("web-review-takes")],
        ],
    ]


def review_content(showing: ShownFrame, review: dict[str, Any] | None) -> h.Element:
    """Draw the review as far as it is, and how far that is."""
    panel = review_panel(showing, review) if review else None
    finished = panel is not None and panel.finished
    return h.div("#review-content", data_unfinished=not finished)[
        None if finished else review_progress(showing, panel.seen if panel else 0),
        review_part(panel) if panel else None,
    ]


def review_progress(showing: ShownFrame, seen: int) -> h.Element:
    """Draw how far the review is."""
    whole = showing.replay.frames[-1].decision_count
    said = showing.translator.say("web-review-progress", {"seen": seen, "all": whole})
    return h.label(".progress")[said, h.progress(max=str(whole), value=str(seen))]


def review_update(showing: ShownFrame, review: dict[str, Any] | None) -> Markup:
    """Draw what changes while the review grows: its part of the page, and the marks on the timeline."""
    panel = review_panel(showing, review) if review else None
    return escape(h.div[review_content(showing, review), timeline_marks(panel)])


def review_panel(showing: ShownFrame, review: dict[str, Any]) -> ReviewPanel:
    return ReviewPanel(review, showing.replay, showing.translator, showing.id, showing.at, showing.address)


def play_on(showing: ShownFrame) -> h.Element:
    """Draw the choice of a seat and of bots with which the game goes on from this frame; hidden at its end."""
    made, say = showing.replay.frames[showing.at].decision_count, showing.translator.say
    over = made == showing.replay.frames[-1].decision_count
    mine = seat_of(showing.viewpoint) or 0
    return h.section("#play-on", hidden=over, aria_labelledby="play-on-title")[
        h.h2("#play-on-title")[say("web-play-on")],
        h.form(method="post", action=f"/replay/{showing.id}/play")[
            h.input(type="hidden", name="decisions", value=str(made)),
            h.label[
                say("web-play-on-seat"),
                h.select(name="seat")[
                    (h.option(value=str(s), selected=s == mine)[name] for s, name in enumerate(showing.names))
                ],
            ],
            h.label[
                say("web-play-on-bots"),
                h.select(name="level")[
                    (h.option(value=one, selected=one == PLAY_ON_LEVEL)[say(f"level-{one}")] for one in LEVELS)
                ],
            ],
            h.button(".choice")[say("web-play-on-start")],
        ],
        h.p(".note")[say("web-play-on-note")],
    ]


def round_title(number: int, title: str) -> h.Fragment:
    return h.fragment[h.span(".unseen")[title, " "], str(number)]


def fairness(showing: ShownFrame) -> h.Element:
    """Draw the seed, its commitment, and a link to the record."""
    say, seed = showing.translator.say, showing.replay.seed
    by_chance = any(map(showing.replay.game.notation.entry, showing.replay.events))
    if not by_chance:
        proof = "web-replay-fair-nothing"
    elif seed is None:
        proof = "web-replay-fair-none"
    else:
        proof = "web-replay-fair-table" if showing.promised else "web-replay-fair-record"
    return h.section(".fair", aria_labelledby="fair-title")[
        h.h2("#fair-title")[say("web-replay-fair")],
        h.p[h.span(".check", aria_hidden="true")["✓"], say(proof)],
        h.dl[h.dt["SHA-256"], h.dd[h.code[commitment(seed)]], h.dt[say("web-replay-seed")], h.dd[h.code[seed.hex()]]]
        if seed
        else None,
        h.a(".choice", href=showing.record, download=True)[say("web-replay-download")],
    ]
