"""The pages of a game that is watched again: the table picture by picture, and where records are brought.

Every picture has its address, so all of it works by links. The script exchanges the main part of the page in place;
what it keeps there itself (the list of all that happened, the slider, what plays) is marked to be left alone.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import groupby
from urllib.parse import urlencode

import htpy as h
from markupsafe import Markup, escape

from menagerie.core.chance import commitment
from menagerie.games import load
from menagerie.i18n.translator import Translator
from menagerie.records.replay import Replay, ReplayViewpoint, seat_of
from menagerie.web.board import Board, Sitter, draw, pen_for
from menagerie.web.cards import picture
from menagerie.web.lanes import lit_by
from menagerie.web.layout import Reader, document, header, languages, themes
from menagerie.web.layout import page as framed
from menagerie.web.lobby_page import game_picture, games

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
class Showing:
    """A picture of a game, in somebody's eyes."""

    id: str
    """The game in addresses."""
    replay: Replay
    at: int
    viewpoint: ReplayViewpoint
    sitters: tuple[Sitter, ...]
    language: str
    record: str
    """The address of the record."""
    promised: bool
    """The commitment to the seed was shown before the first deal."""

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(sitter.name for sitter in self.sitters)

    @property
    def translator(self) -> Translator:
        return pen_for(self.replay.game.name, self.language, seat_of(self.viewpoint), self.names).translator

    @property
    def told(self) -> int:
        """How many events have been told."""
        return self.replay.pictures[self.at].told

    def address(self, at: int | None = None, viewpoint: ReplayViewpoint | None = None) -> str:
        """Another picture, or other eyes."""
        place = f"/replay/{self.id}/{self.at if at is None else at}"
        looking = self.viewpoint if viewpoint is None else viewpoint
        return place if looking == "open" else f"{place}?{urlencode({'eyes': looking})}"


def page(reader: Reader, showing: Showing) -> str:
    """The whole page of a picture."""
    return document(
        reader,
        title_of(showing),
        header(reader, game_title(showing), languages(reader), themes(reader)),
        main_of(showing, chronicle(showing)),
        h.div("#toast", role="status"),
        data_replay=f"/replay/{showing.id}",
    )


def title_of(showing: Showing) -> str:
    return f"{game_title(showing)} · {showing.at}/{showing.replay.last} · menagerie"


def game_title(showing: Showing) -> str:
    say = showing.translator.say
    return say("web-replay-title", {"game": say(f"{showing.replay.game.name}-title")})


def kept_eyes(showing: Showing) -> dict[str, str]:
    return {} if showing.viewpoint == "open" else {"eyes": str(showing.viewpoint)}


def main_of(showing: Showing, told: h.Node = None) -> Markup:
    """The main part of the page; who has the list of what happened already gets it without."""
    replay, say = showing.replay, showing.translator.say
    board = board_of(showing)
    pen = pen_for(board.game, board.language, board.me, board.names)
    parts = draw(board)
    others = [seat for seat in pen.around() if seat != board.me]
    return escape(
        h.main(
            "#main",
            class_=f"replay g-{board.game}",
            data_others=str(len(others)),
            data_hands="open" if showing.viewpoint == "open" else None,
            data_at=str(showing.at),
            data_last=str(replay.last),
            data_told=str(showing.told),
            data_title=title_of(showing),
        )[
            h.div(".stage")[
                h.h2(".unseen")[say("web-replay-table")],
                h.div(".around")[(parts[f"seat-{seat}"] for seat in others), parts["middle"]],
                None if board.me is None else parts[f"seat-{board.me}"],
            ],
            h.div(".console")[
                h.section("#ask", aria_label=say("web-now"))[said(showing), ending(showing)], steps(showing)
            ],
            h.div(".beside")[
                eyes_nav(showing),
                points_part(showing),
                h.section(".told", aria_labelledby="told-title")[
                    h.h2("#told-title")[say("web-replay-events")],
                    h.div("#told", data_keep=True)[told],
                ],
                fairness(showing),
            ],
        ]
    )


def board_of(showing: Showing) -> Board:
    """The table, with nothing to decide and nobody to wait for."""
    replay, at = showing.replay, showing.at
    table = replay.table(at, showing.viewpoint)
    board = Board(replay.game.name, showing.language, seat_of(showing.viewpoint), showing.sitters, (), table)
    happening = showing.told and replay.shown_at[showing.told - 1] == at
    return replace(board, lit=lit_by(replay.events[showing.told - 1])) if happening else board


# What is said -------------------------------------------------------------------------------------------------------


def said(showing: Showing) -> h.Element:
    """What has just happened."""
    return h.p("#said", aria_live="polite")[
        sentences(showing)[showing.told - 1] if showing.told else showing.translator.say("web-replay-start")
    ]


def sentences(showing: Showing) -> tuple[str, ...]:
    """Everything that happens in the game, put into words once."""
    replay, words, translator = showing.replay, (showing.language, showing.viewpoint, showing.names), showing.translator
    if words not in replay.said:
        heard = (replay.heard(number, showing.viewpoint) for number in range(len(replay.events)))
        replay.said[words] = tuple(map(translator.phrase, heard))
    return replay.said[words]


def ending(showing: Showing) -> h.Element | None:
    """Who has won, in the last picture."""
    replay, translator = showing.replay, showing.translator
    if showing.at < replay.last:
        return None
    names = translator.list(translator.seat(seat) for seat in replay.winners)
    won = seat_of(showing.viewpoint) in replay.winners
    return h.div(".result")[
        h.h2[translator.say("web-you-won") if won else translator.say("web-winners", {"names": names})]
    ]


def chronicle(showing: Showing) -> Iterator[h.Element]:
    """Everything that happened, each sentence a link to its picture, under its round and trick."""
    replay = showing.replay
    rounds = replay.chapters[-1][0] if replay.chapters else 1
    for chapter, numbers in groupby(range(len(replay.events)), replay.chapters.__getitem__):
        yield h.h3[chapter_title(showing, chapter, rounds)]
        yield h.ol[(h.li[sentence(showing, number)] for number in numbers)]


def chapter_title(showing: Showing, chapter: tuple[int, int], rounds: int) -> str:
    number, trick = chapter
    say = showing.translator.say
    titles = [say("web-replay-round", {"number": number})] if rounds > 1 or not trick else []
    titles += [say("web-replay-trick", {"game": showing.replay.game.name, "number": trick})] if trick else []
    return " · ".join(titles)


def sentence(showing: Showing, number: int) -> h.Element:
    at = showing.replay.shown_at[number]
    current = {"aria_current": "step"} if number == showing.told - 1 else {}
    return h.a(href=showing.address(at), data_at=str(at), **current)[sentences(showing)[number]]


# From picture to picture --------------------------------------------------------------------------------------------


def steps(showing: Showing) -> h.Element:
    """To the first picture, one back, play, one on, to the last; or anywhere."""
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
        jump(showing),
        h.label("#speed", hidden=True, data_keep=True)[
            h.span(".unseen")[say("web-replay-speed")],
            h.select(autocomplete="off")[
                (h.option(value=name, selected=name == "steady")[say(label)] for name, label in SPEEDS.items())
            ],
        ],
    ]


def step(showing: Showing, name: str, to: int, label: str, rel: str | None = None) -> h.Element:
    """A link to a picture; one that leads nowhere else says so, and stays where it is."""
    there = {"aria_disabled": "true"} if to == showing.at else {"rel": rel} if rel else {}
    return h.a(
        class_=f"step {name}", href=showing.address(to), data_at=str(to), aria_label=label, title=label, **there
    )[icon(name)]


def icon(name: str) -> h.Element:
    return h.svg(class_=f"icon {name}", viewBox="0 0 24 24", aria_hidden="true")[h.path(d=ICONS[name])]


def jump(showing: Showing) -> h.Element:
    """A slider over all pictures."""
    last = showing.replay.last
    now = showing.translator.say("web-replay-at", {"at": showing.at, "last": last})
    return h.form(".jump", method="get", action=f"/replay/{showing.id}")[
        (h.input(type="hidden", name=name, value=value) for name, value in kept_eyes(showing).items()),
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
        h.span(".at", aria_hidden="true", data_said=now)[f"{showing.at}\u2009/\u2009{last}"],
        h.noscript[h.button(".choice")[showing.translator.say("web-go")]],
    ]


# Beside the table -----------------------------------------------------------------------------------------------------


def eyes_nav(showing: Showing) -> h.Element:
    """Whose eyes one looks through."""
    say = showing.translator.say
    choices: list[tuple[ReplayViewpoint, str]] = [
        ("open", say("web-replay-open")),
        ("public", say("web-replay-public")),
    ]
    choices += enumerate(showing.names)
    return h.nav(".eyes", aria_labelledby="eyes-title")[
        h.h2("#eyes-title")[say("web-replay-viewpoint")],
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


def points_part(showing: Showing) -> h.Element:
    """The points of the rounds that are over, and of the game so far."""
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


def round_title(number: int, title: str) -> h.Fragment:
    return h.fragment[h.span(".unseen")[title, " "], str(number)]


def fairness(showing: Showing) -> h.Element:
    """The seed, what was shown of it before, and the record to check it all again."""
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


# Bringing records -----------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Brought:
    """A game that was brought here: where it can be watched, and what it is."""

    address: str
    title: str


def record_title(record: dict[str, object], language: str) -> str:
    """A game in a list: its name, how many played, how it ended."""
    translator = Translator(language, load(str(record["game"])))
    result = record["result"]
    assert isinstance(result, dict)
    facts = {
        "game": translator.say(f"{record['game']}-title"),
        "players": record["players"],
        "points": ", ".join(map(str, result["points"])),
    }
    return translator.say("web-import-game", facts)


def bringing(
    reader: Reader, largest: int, most: int, wrong: str = "", text: str = "", found: tuple[Brought, ...] = ()
) -> str:
    """Where a record is chosen, dropped or pasted; what is wrong with it; which of its games to watch."""
    say = reader.say
    return framed(
        reader,
        say("web-import-title"),
        h.div(".games")[(game_picture(name) for name in games())],
        h.h1[say("web-import-title")],
        h.p(".lead")[say("web-import-lead")],
        h.p("#wrong.wrong", role="alert", hidden=not wrong)[wrong],
        h.div("#found", tabindex="-1", hidden=not found)[
            h.h2[say("web-import-several")], h.ol[(h.li[h.a(href=g.address)[g.title]] for g in found)]
        ],
        h.form(
            "#bring",
            method="post",
            action="/replay",
            enctype="multipart/form-data",
            data_largest=str(largest),
            data_too_large=say("server-too-large", largest=largest),
            data_failed=say("web-import-failed"),
        )[
            h.label(".drop")[
                picture("logo"),
                h.b[say("web-import-choose")],
                h.span(".or", hidden=True)[say("web-import-drop")],
                h.input(type="file", name="file", accept=".jsonl,.json,application/x-ndjson,application/json"),
            ],
            h.details(open=bool(text))[
                h.summary[say("web-import-paste")],
                h.label[
                    say("web-import-text"), h.textarea(name="text", rows="6", spellcheck="false", wrap="off")[text]
                ],
            ],
            h.button(".choice.primary")[say("web-import-watch")],
            h.p("#busy", role="status", data_said=say("web-import-checking")),
        ],
        h.p(".small-print")[say("web-import-limits", largest=largest // 1024, most=most)],
        kind="bringing",
    )
