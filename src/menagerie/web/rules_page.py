"""Draw the rules of a game, rule by rule, with pictures of the cards in question."""

from __future__ import annotations

from typing import Any

import htpy as h
from markupsafe import Markup, escape

from menagerie.core.counting import shown_number
from menagerie.core.game import Game
from menagerie.core.guide import Guide
from menagerie.core.lesson import LEARNER
from menagerie.games import load, shortest_first
from menagerie.i18n.lesson_text import lesson_summary
from menagerie.i18n.rulebook import Chapter, Rule, rulebook
from menagerie.i18n.translator import Translator
from menagerie.web import cards as art
from menagerie.web.board import renderer_for
from menagerie.web.ending_panel import taken
from menagerie.web.form_fields import Form
from menagerie.web.layout import Reader, page
from menagerie.web.lesson_panel import lesson_form
from menagerie.web.lobby_page import Lobby, frame_facts, game_picture, link, play_form, sentence


def learn_index(reader: Reader) -> str:
    """Draw the list of all games."""
    title = reader.say("web-learn-all")
    return page(
        reader,
        title,
        h.h1[title],
        h.p(".lead")[reader.say("web-learn-lead")],
        h.div(".games")[(game_to_learn(reader, name) for name in shortest_first())],
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
    """Draw the rules of a game, and the ways to play it."""
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
                play_form(name, Form(f"play-{name}"), translator, Lobby().chosen(name)),
                h.div(".buttons")[link(f"/new/{name}", translator.say("web-with-friends"), title, translator)],
            ],
        ],
        first_game(game, reader.language) if game.lessons else None,
        h.div(".learning")[contents(chapters, translator), rules_part(game, chapters, translator)],
        sentence(translator, f"{name}-credit", ".credit"),
        kind="learn",
        game=name,
    )


def bare_rules(name: str, language: str) -> Markup:
    """Draw the rules alone, for a dialog."""
    game = load(name)
    return escape(rules_part(game, chapters_of(game, language), Translator(language, game), above=2))


def chapters_of(game: Game[Any], language: str) -> tuple[Chapter, ...]:
    return rulebook(game, language) if game.rulebook else ()


def contents(chapters: tuple[Chapter, ...], translator: Translator) -> h.Element | None:
    """Draw the table of contents."""
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
    """Draw all chapters, below headings of this level."""
    return h.div(".rulebook")[
        [chapter_part(game, chapter, translator, above + 1) for chapter in chapters]
        or h.p[translator.say("web-no-rulebook")],
        house_rules(chapters, translator, above + 1),
    ]


def house_rules(chapters: tuple[Chapter, ...], translator: Translator, level: int) -> h.Element | None:
    """Draw the house rules apart from the rules, each with the number of the rule that it changes."""
    changed = [rule for chapter in chapters for rule in chapter.rules if rule.house_rule]
    if not changed:
        return None
    return h.section("#house-rules")[
        h.Element(f"h{level}")[translator.say("web-house-rules")],
        h.ul[
            (
                h.li[h.b[rule.title], " ", rule.house_rule, " ", h.a(".number", href=f"#{rule.number}")[rule.number]]
                for rule in changed
            )
        ],
    ]


def first_game(game: Game[Any], language: str) -> h.Element:
    """Draw what a first game needs: the lessons, their main points, and examples as the table shows them."""
    names = tuple(
        Translator(language).say("seat-name", {"number": shown_number(seat)}) for seat in range(game.seats[-1])
    )
    guide = Guide(game, game.lessons[0])
    renderer = renderer_for(game.name, language, LEARNER, names[: guide.lesson.players])
    translator = renderer.translator
    return h.section(".first-game", aria_labelledby="first-game")[
        h.h2("#first-game")[translator.say("web-first-game")],
        h.ul[(h.li[line] for line in lesson_summary(guide.message("learnt"), translator))],
        h.div(".buttons")[(lesson_form(game.name, lesson.name, translator) for lesson in game.lessons)],
        h.div(".examples")[
            (
                h.figure[taken(renderer, ending, f"example-{number}")]
                for number, (_, ending) in enumerate(guide.endings())
            )
        ],
    ]


def chapter_part(game: Game[Any], chapter: Chapter, translator: Translator, level: int) -> h.Element:
    return h.section(id=f"chapter-{chapter.name}")[
        h.Element(f"h{level}")[chapter.title],
        (rule_part(game, rule, translator, level + 1) for rule in chapter.rules),
    ]


def rule_part(game: Game[Any], rule: Rule, translator: Translator, level: int) -> h.Element:
    pictured = game.look.rule_pictures.get(rule.number)
    return h.div(".numbered", id=rule.number)[
        h.Element(f"h{level}")[rule.title, " ", h.a(".number", href=f"#{rule.number}")[rule.number]],
        h.p[rule.plain],
        cards_part(game, pictured.split(), translator) if pictured else None,
    ]


def cards_part(game: Game[Any], codes: list[str], translator: Translator) -> h.Element:
    """Draw cards in a row."""
    return h.div(class_="shown many" if len(codes) > 12 else "shown")[
        (
            h.span(".beats", aria_hidden="true")["▸"] if code == ">" else card_part(game, code, translator)
            for code in codes
        )
    ]


def card_part(game: Game[Any], code: str, translator: Translator) -> h.Element:
    """Draw a card as it is printed."""
    card = codes_of(game).index(code)
    worth = game.values.printed[card] if game.values else None
    name = str(translator.value_name("card", card))
    said = name if worth is None else translator.labelled(name, translator.say(f"{game.name}-worth", {"worth": worth}))
    return h.span(class_=f"card {art.suit_of(game, card)}", role="img", aria_label=said)[art.face(game, card, worth)]


def codes_of(game: Game[Any]) -> tuple[str, ...]:
    """Return the codes of all cards."""
    count = len(game.values.cards) if game.values else game.actions
    return tuple(game.notation.code("card", card) for card in range(count))
