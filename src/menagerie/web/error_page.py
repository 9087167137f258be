"""Draw a page that says what went wrong."""

from __future__ import annotations

import htpy as h

from menagerie.core.errors import Problem
from menagerie.i18n.translator import Translator
from menagerie.web.cards import picture
from menagerie.web.layout import Reader, page

TITLES = {403: "web-error-private", 404: "web-error-missing", 429: "web-error-soon", 503: "web-error-soon"}
ANIMALS = {403: "a-dog", 404: "a-mouse", 429: "a-cheetah", 503: "a-elephant"}
OTHERWISE = "web-error", "a-hyena"

FOR_PEOPLE = {
    "server-no-page": "web-no-page",
    "server-malformed": "web-malformed",
    "server-anonymous": "web-unknown",
    "server-stale-cookie": "web-unknown",
    "server-wrong-token": "web-unknown",
}
"""Messages for programs, and those that people read instead."""


def error_page(reader: Reader, status: int, sentence: str, table: str = "") -> str:
    """Draw a page that says what is wrong, with a link back to the table or to the lobby."""
    title = reader.say(TITLES.get(status, OTHERWISE[0]))
    return page(
        reader,
        title,
        picture(ANIMALS.get(status, OTHERWISE[1])),
        h.h1[title],
        h.p(".lead")[sentence],
        h.p(".buttons")[
            h.a(".choice.primary", href=table)[reader.say("web-back")] if table else None,
            h.a(class_="choice" if table else "choice primary", href="/")[reader.say("web-home")],
        ],
        kind="notice",
    )


def sentence_for(problem: Problem, language: str) -> str:
    """Return a problem as a sentence for people."""
    translator = Translator(language)
    instead = FOR_PEOPLE.get(problem.message)
    return translator.say(instead) if instead else translator.problem(problem)
