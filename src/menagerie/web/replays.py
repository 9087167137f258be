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
from menagerie.text.reels import Eyes, Reel, seat_of
from menagerie.text.speech import Speech
from menagerie.web.board import Board, Sitter, draw, pen_for
from menagerie.web.cards import picture
from menagerie.web.frame import page as framed
from menagerie.web.lanes import lit_by
from menagerie.web.lobby import game_picture, games
from menagerie.web.shell import Reader, document, header, languages, themes

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
    reel: Reel
    at: int
    eyes: Eyes
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
    def speech(self) -> Speech:
        return pen_for(self.reel.game.name, self.language, seat_of(self.eyes), self.names).speech

    @property
    def told(self) -> int:
        """How many events have been told."""
        return self.reel.pictures[self.at].told

    def address(self, at: int | None = None, eyes: Eyes | None = None) -> str:
        """Another picture, or other eyes."""
        place = f"/replay/{self.id}/{self.at if at is None else at}"
        looking = self.eyes if eyes is None else eyes
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
    return f"{game_title(showing)} · {showing.at}/{showing.reel.last} · menagerie"


def game_title(showing: Showing) -> str:
    say = showing.speech.say
    return say("web-replay-title", {"game": say(f"{showing.reel.game.name}-title")})


def kept_eyes(showing: Showing) -> dict[str, str]:
    return {} if showing.eyes == "open" else {"eyes": str(showing.eyes)}


def main_of(showing: Showing, told: h.Node = None) -> Markup:
    """The main part of the page; who has the list of what happened already gets it without."""
    reel, say = showing.reel, showing.speech.say
    board = board_of(showing)
    pen = pen_for(board.game, board.language, board.me, board.names)
    parts = draw(board)
    others = [seat for seat in pen.around() if seat != board.me]
    return escape(
        h.main(
            "#main",
            class_=f"replay g-{board.game}",
            data_others=str(len(others)),
            data_hands="open" if showing.eyes == "open" else None,
            data_at=str(showing.at),
            data_last=str(reel.last),
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
                    h.h2("#told-title")[say("web-replay-told")],
                    h.div("#told", data_keep=True)[told],
                ],
                fairness(showing),
            ],
        ]
    )


def board_of(showing: Showing) -> Board:
    """The table, with nothing to decide and nobody to wait for."""
    reel, at = showing.reel, showing.at
    table = reel.table(at, showing.eyes)
    board = Board(reel.game.name, showing.language, seat_of(showing.eyes), showing.sitters, (), table)
    happening = showing.told and reel.shown_at[showing.told - 1] == at
    return replace(board, lit=lit_by(reel.events[showing.told - 1])) if happening else board


# What is said -------------------------------------------------------------------------------------------------------


def said(showing: Showing) -> h.Element:
    """What has just happened."""
    return h.p("#said", aria_live="polite")[
        sentences(showing)[showing.told - 1] if showing.told else showing.speech.say("web-replay-start")
    ]


def sentences(showing: Showing) -> tuple[str, ...]:
    """Everything that happens in the game, put into words once."""
    reel, words, speech = showing.reel, (showing.language, showing.eyes, showing.names), showing.speech
    if words not in reel.said:
        heard = (reel.heard(number, showing.eyes) for number in range(len(reel.events)))
        reel.said[words] = tuple(map(speech.phrase, heard))
    return reel.said[words]


def ending(showing: Showing) -> h.Element | None:
    """Who has won, in the last picture."""
    reel, speech = showing.reel, showing.speech
    if showing.at < reel.last:
        return None
    names = speech.list(speech.seat(seat) for seat in reel.winners)
    won = seat_of(showing.eyes) in reel.winners
    return h.div(".result")[h.h2[speech.say("web-you-won") if won else speech.say("web-winners", {"names": names})]]


def chronicle(showing: Showing) -> Iterator[h.Element]:
    """Everything that happened, each sentence a link to its picture, under its round and trick."""
    reel = showing.reel
    rounds = reel.chapters[-1][0] if reel.chapters else 1
    for chapter, numbers in groupby(range(len(reel.events)), reel.chapters.__getitem__):
        yield h.h3[chapter_title(showing, chapter, rounds)]
        yield h.ol[(h.li[sentence(showing, number)] for number in numbers)]


def chapter_title(showing: Showing, chapter: tuple[int, int], rounds: int) -> str:
    number, trick = chapter
    say = showing.speech.say
    titles = [say("web-replay-round", {"number": number})] if rounds > 1 or not trick else []
    titles += [say("web-replay-trick", {"game": showing.reel.game.name, "number": trick})] if trick else []
    return " · ".join(titles)


def sentence(showing: Showing, number: int) -> h.Element:
    at = showing.reel.shown_at[number]
    current = {"aria_current": "step"} if number == showing.told - 1 else {}
    return h.a(href=showing.address(at), data_at=str(at), **current)[sentences(showing)[number]]


# From picture to picture --------------------------------------------------------------------------------------------


def steps(showing: Showing) -> h.Element:
    """To the first picture, one back, play, one on, to the last; or anywhere."""
    at, last, say = showing.at, showing.reel.last, showing.speech.say
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
    last = showing.reel.last
    now = showing.speech.say("web-replay-at", {"at": showing.at, "last": last})
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
            aria_label=showing.speech.say("web-replay-jump"),
            aria_valuetext=now,
            data_keep=True,
        ),
        h.span(".at", aria_hidden="true", data_said=now)[f"{showing.at}\u2009/\u2009{last}"],
        h.noscript[h.button(".choice")[showing.speech.say("web-go")]],
    ]


# Beside the table -----------------------------------------------------------------------------------------------------


def eyes_nav(showing: Showing) -> h.Element:
    """Whose eyes one looks through."""
    say = showing.speech.say
    choices: list[tuple[Eyes, str]] = [("open", say("web-replay-open")), ("public", say("web-replay-public"))]
    choices += enumerate(showing.names)
    return h.nav(".eyes", aria_labelledby="eyes-title")[
        h.h2("#eyes-title")[say("web-replay-eyes")],
        h.ul[
            (
                h.li[
                    h.a(
                        ".choice",
                        href=showing.address(eyes=eyes),
                        **({"aria_current": "true"} if eyes == showing.eyes else {}),
                    )[name]
                ]
                for eyes, name in choices
            )
        ],
    ]


def points_part(showing: Showing) -> h.Element:
    """The points of the rounds that are over, and of the game so far."""
    reel, say = showing.reel, showing.speech.say
    rounds, points = reel.rounds(showing.at), reel.points(showing.at, showing.eyes)
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
    say, seed = showing.speech.say, showing.reel.seed
    by_chance = any(map(showing.reel.game.notation.entry, showing.reel.events))
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
    speech = Speech(language, load(str(record["game"])))
    result = record["result"]
    assert isinstance(result, dict)
    facts = {
        "game": speech.say(f"{record['game']}-title"),
        "players": record["players"],
        "points": ", ".join(map(str, result["points"])),
    }
    return speech.say("web-import-game", facts)


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
