"""Draw what each card of a game can do, for the script that enlarges cards."""

from __future__ import annotations

from functools import cache

import htpy as h
from markupsafe import Markup, escape

from menagerie.core.game import CardHelp
from menagerie.games import load
from menagerie.i18n.translator import Translator


@cache
def card_help(name: str, language: str) -> Markup:
    """Draw a sentence for each kind of card, with the codes of the cards that it is about."""
    game = load(name)
    translator = Translator(language, game)
    codes: dict[CardHelp, list[str]] = {}
    for card in range(game.look.cards):
        found = game.card_help(card)
        if found:
            codes.setdefault(found, []).append(game.notation.code("card", card))
    return escape(
        h.div("#card-help", hidden=True)[
            (
                h.div(data_cards=" ".join(cards))[h.span[f"{translator.say(found.message)} ({found.rule})"]]
                for found, cards in codes.items()
            )
        ]
    )
