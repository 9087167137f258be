"""Draw a lesson at a table: its sentence, a way back after another move, and the panel at its end."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any

import htpy as h
from markupsafe import Markup, escape

from menagerie.core.guide import Guide
from menagerie.core.lesson import LEARNER
from menagerie.core.levels import DEFAULT_LEVEL
from menagerie.core.look import SEQUENCE, STACK
from menagerie.core.match import Match
from menagerie.core.table import PLAYED, Table
from menagerie.games import load
from menagerie.i18n.lesson_text import lesson_sentence, lesson_summary, lesson_title
from menagerie.i18n.translator import Translator


@dataclass(frozen=True, slots=True)
class LessonStatus:
    """A lesson at one moment of its table."""

    game: str
    name: str
    text: str = ""
    """What it says; empty while others move."""
    taught: str = ""
    """The move that it asks for, as records write it."""
    about: str = ""
    """The selectors of what else it is about."""
    explains: bool = False
    """Whether it explains another move, which can be taken back."""
    done: tuple[str, ...] = ()
    """At its end: what it has taught."""

    @property
    def speaks(self) -> bool:
        """Return whether it says something now."""
        return bool(self.text or self.done)


def lesson_status(guide: Guide, match: Match[Any], translator: Translator) -> LessonStatus:
    """Return where a match stands in a lesson."""
    game, lesson, sentence = guide.game, guide.lesson, guide.sentence(match)
    if sentence is None:
        return LessonStatus(game.name, lesson.name)
    if guide.is_done(match):
        return LessonStatus(game.name, lesson.name, done=tuple(lesson_summary(sentence.message, translator)))
    text, step = lesson_sentence(sentence, translator), guide.step(match)
    if step is None:
        return LessonStatus(game.name, lesson.name, text, explains=True)
    table = game.table(match.view(LEARNER))
    about = ",".join(selector for name in step.zones for selector in selectors_of(game.name, name, table))
    return LessonStatus(game.name, lesson.name, text, step.move, about)


def selectors_of(game: str, name: str, table: Table) -> list[str]:
    """Return the selectors of the elements that show a zone or a fact."""
    look = load(game).look
    if look.facts.get(name) == SEQUENCE:
        return [".sequence"]
    if name in PLAYED:
        return [".played"]
    zones = [zone for zone in table.zones if zone.name == name]
    if any(zone.seat is None and look.layout(zone) != STACK for zone in zones):
        return ["#middle"]
    return [f'[id^="z-{name}-"]']


def lesson_part(status: LessonStatus, translator: Translator) -> h.Element:
    """Draw the sentence of a lesson, or what can be done after its end."""
    if status.done:
        return h.div("#lesson.done")[h.p(".question")[translator.say("lesson-done")], ways_on(status, translator)]
    back = json.dumps({"do": "undo"})
    return h.div(
        "#lesson", class_="explains" if status.explains else "", data_taught=status.taught, data_about=status.about
    )[
        h.p(".lesson-says", aria_live="polite")[status.text] if status.text else None,
        h.div(".buttons")[h.button(".choice.primary", type="button", data_do=back)[translator.say("lesson-take-back")]]
        if status.explains
        else None,
    ]


def lesson_end(status: LessonStatus, translator: Translator) -> Markup:
    """Draw the end of a lesson as a panel over the table: what it has taught, and the ways on."""
    return escape(
        h.section("#ending.overlay.lesson-end", data_read=" ".join(status.done), aria_labelledby="ending-title")[
            h.h2("#ending-title")[translator.say("lesson-learnt")],
            h.ul[(h.li[line] for line in status.done)],
            ways_on(status, translator),
            h.div(".buttons")[h.button(".choice", type="button", data_continue=True)[translator.say("web-close")],],
        ]
    )


def ways_on(status: LessonStatus, translator: Translator) -> h.Element:
    """Draw what can be done after a lesson: the next one, and a game against bots."""
    game = load(status.game)
    names = [lesson.name for lesson in game.lessons]
    further = names[names.index(status.name) + 1 :]
    return h.div(".buttons")[
        lesson_form(status.game, further[0], translator, "primary") if further else None,
        h.form(method="post", action="/play")[
            (
                h.input(type="hidden", name=name, value=value)
                for name, value in (
                    ("game", status.game),
                    ("players", str(game.suggested_players)),
                    ("level", DEFAULT_LEVEL),
                )
            ),
            h.button(class_="choice" if further else "choice primary")[translator.say("web-play-now")],
        ],
    ]


def lesson_form(game: str, lesson: str, translator: Translator, kind: str = "") -> h.Element:
    """Draw a button that begins a lesson."""
    label = lesson_title(game, lesson, translator)
    return h.form(method="post", action=f"/learn/{game}/{lesson}")[
        h.button(class_=f"choice {kind}".strip(), aria_label=label)[translator.say(f"lesson-{lesson}")]
    ]
