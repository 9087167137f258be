"""Draw the page that uploads game records."""

from __future__ import annotations

from dataclasses import dataclass

import htpy as h

from menagerie.games import load, shortest_first
from menagerie.i18n.translator import Translator
from menagerie.web.cards import picture
from menagerie.web.layout import Reader, page
from menagerie.web.lobby_page import game_picture


@dataclass(frozen=True, slots=True)
class UploadedGame:
    """An uploaded game: its address and its description."""

    address: str
    title: str


def record_title(record: dict[str, object], language: str) -> str:
    """Draw a game in a list: its name, the number of players, the result."""
    translator = Translator(language, load(str(record["game"])))
    result = record["result"]
    assert isinstance(result, dict)
    facts = {
        "game": translator.say(f"{record['game']}-title"),
        "players": record["players"],
        "points": ", ".join(map(str, result["points"])),
    }
    return translator.say("web-import-game", facts)


def upload_form(
    reader: Reader, largest: int, most: int, wrong: str = "", text: str = "", found: tuple[UploadedGame, ...] = ()
) -> str:
    """Draw the form that uploads a record, what is wrong with it, and the games in it."""
    say = reader.say
    return page(
        reader,
        say("web-import-title"),
        h.div(".games")[(game_picture(name) for name in shortest_first())],
        h.h1[say("web-import-title")],
        h.p(".lead")[say("web-import-lead")],
        h.p("#wrong.wrong", role="alert", hidden=not wrong)[wrong],
        h.div("#found", tabindex="-1", hidden=not found)[
            h.h2[say("web-import-several")], h.ol[(h.li[h.a(href=g.address)[g.title]] for g in found)]
        ],
        h.form(
            "#upload",
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
        kind="upload",
        scripts=("replay",),
    )
