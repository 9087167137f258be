"""Learning a game: its rulebook, rule by rule, with the cards in question."""

from __future__ import annotations

from typing import Any

import htpy as h
from markupsafe import Markup, escape

from menagerie.core.game import Game
from menagerie.games import load
from menagerie.i18n.rulebook import Chapter, Rule, rulebook
from menagerie.i18n.translator import Translator
from menagerie.web import cards as art
from menagerie.web.form_fields import Form
from menagerie.web.layout import Reader, page
from menagerie.web.lobby_page import frame_facts, game_picture, games, link, play_form, sentence

PICTURES = {
    "MAU-1": "E1 E2 E3 E4 D1 D2 D3 D4 C1 C2 C3 C4 M1 M2 M3 M4",
    "MAU-2": "M1 C2 D3 E4",
    "MAU-4": "E1 > D1 > C1 > M1 > E1",
    "MAU-5": "D2 D4",
    "MAU-6": "C3 C3 C1",
    "MAU-8": "E1 > D4 > C2",
    "AWI-1": "S1 D2 M3 F4 I5 S6",
    "AWI-2": "X2 X3 X5 X6",
    "AWI-3": "A7 A8 A9 A10 A11 A12",
    "AWI-14": "A9",
    "AWI-19": "F1 > F6",
    "AWI-20": "D2",
    "AWI-21": "M3",
    "AWI-22": "I5",
    "AWI-24": "S4 D4 M4 F4",
    "MOP-1": "R2 B6 Y10 R14 C3 C7",
    "MOP-8": "B2 > R16",
    "MOP-13": "R3 B14",
}
"""The cards in question, as records write them; ``>`` between two of which the first gets the better of the second."""


def learn_index(reader: Reader) -> str:
    """All games that can be learnt."""
    title = reader.say("web-learn-all")
    return page(
        reader,
        title,
        h.h1[title],
        h.p(".lead")[reader.say("web-learn-lead")],
        h.div(".games")[(game_to_learn(reader, name) for name in games())],
        kind="learning",
    )


def game_to_learn(reader: Reader, name: str) -> h.Element:
    translator = Translator(reader.language, load(name))
    title = translator.say(f"{name}-title")
    return h.article(".game", aria_labelledby=f"game-{name}")[
        game_picture(name),
        h.h2(id=f"game-{name}")[title],
        frame_facts(name, translator),
        h.p[translator.say(f"{name}-about")],
        h.div(".buttons")[link(f"/learn/{name}", translator.say("web-learn"), title, translator)],
    ]


def learn_page(reader: Reader, name: str) -> str:
    """The rules of a game, and the ways into it."""
    game = load(name)
    translator = Translator(reader.language, game)
    title = translator.say(f"{name}-title")
    chapters = chapters_of(game, reader.language)
    return page(
        reader,
        translator.labelled(title, translator.say("web-rules")),
        h.div(".banner")[
            game_picture(name),
            h.div[
                h.h1[title],
                frame_facts(name, translator),
                h.p[translator.say(f"{name}-about")],
                sentence(translator, f"{name}-goal"),
                play_form(name, Form(f"play-{name}"), translator),
                h.div(".buttons")[link(f"/new/{name}", translator.say("web-with-friends"), title, translator)],
            ],
        ],
        h.div(".learning")[contents(chapters, translator), rules_part(game, chapters, translator)],
        sentence(translator, f"{name}-credit", ".credit"),
        kind="learn",
    )


def bare_rules(name: str, language: str) -> Markup:
    """The rules alone, for a drawer."""
    game = load(name)
    return escape(rules_part(game, chapters_of(game, language), Translator(language, game), above=2))


def chapters_of(game: Game[Any], language: str) -> tuple[Chapter, ...]:
    return rulebook(game, language) if game.rulebook else ()


def contents(chapters: tuple[Chapter, ...], translator: Translator) -> h.Element | None:
    """What is told where."""
    if not chapters:
        return None
    return h.nav(".contents", aria_labelledby="contents-title")[
        h.h2("#contents-title")[translator.say("web-contents")],
        h.ol[
            (
                h.li[
                    h.a(href=f"#chapter-{chapter.name}")[chapter.title],
                    h.ul[(h.li[h.a(href=f"#{rule.number}")[rule.title]] for rule in chapter.rules)],
                ]
                for chapter in chapters
            )
        ],
    ]


def rules_part(game: Game[Any], chapters: tuple[Chapter, ...], translator: Translator, above: int = 1) -> h.Element:
    """All chapters, below headings of this level."""
    return h.div(".rulebook")[
        [chapter_part(game, chapter, translator, above + 1) for chapter in chapters]
        or h.p[translator.say("web-no-rulebook")]
    ]


def chapter_part(game: Game[Any], chapter: Chapter, translator: Translator, level: int) -> h.Element:
    return h.section(id=f"chapter-{chapter.name}")[
        h.Element(f"h{level}")[chapter.title],
        (rule_part(game, rule, translator, level + 1) for rule in chapter.rules),
    ]


def rule_part(game: Game[Any], rule: Rule, translator: Translator, level: int) -> h.Element:
    return h.div(".numbered", id=rule.number)[
        h.Element(f"h{level}")[rule.title, " ", h.a(".number", href=f"#{rule.number}")[rule.number]],
        h.p[rule.text],
        cards_part(game, PICTURES[rule.number].split(), translator) if rule.number in PICTURES else None,
    ]


def cards_part(game: Game[Any], codes: list[str], translator: Translator) -> h.Element:
    """Cards in a row."""
    return h.div(class_="shown many" if len(codes) > 12 else "shown")[
        (
            h.span(".beats", aria_hidden="true")["▸"] if code == ">" else card_part(game, code, translator)
            for code in codes
        )
    ]


def card_part(game: Game[Any], code: str, translator: Translator) -> h.Element:
    """A card as it is printed."""
    card = codes_of(game).index(code)
    worth = game.values.printed[card] if game.values else None
    name = str(translator.value_name("card", card))
    said = name if worth is None else translator.labelled(name, translator.say(f"{game.name}-worth", {"worth": worth}))
    return h.span(class_=f"card {art.suit_of(game, card)}", role="img", aria_label=said)[art.face(game, card, worth)]


def codes_of(game: Game[Any]) -> tuple[str, ...]:
    """All cards as records write them."""
    count = len(game.values.cards) if game.values else game.actions
    return tuple(game.notation.code("card", card) for card in range(count))
