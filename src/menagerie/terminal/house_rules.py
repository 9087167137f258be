"""House rules in words, and the values that the first screen offers for each."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import permutations
from typing import Any

from menagerie.core.counting import shown_number
from menagerie.core.game import Game
from menagerie.core.options import Flag, OneOf, Option
from menagerie.i18n.translator import Translator


def house_rule_texts(game: Game[Any], options: Mapping[str, Any], translator: Translator) -> list[str]:
    """Return a sentence for every house rule that was chosen."""
    chosen = [(option, options[option.name]) for option in game.options if option.name in options]
    texts = [(rule_label(option, game, translator), option, value) for option, value in chosen if value is not False]
    return [
        label if value is True else translator.labelled(label, value_text(option, value, game, translator))
        for label, option, value in texts
    ]


def rule_label(option: Option, game: Game[Any], translator: Translator) -> str:
    """Return what a house rule is about."""
    kind = "choice" if isinstance(option, OneOf) else "option"
    return translator.say(f"{game.name}-{kind}-{option.name}")


def value_text(option: Option, value: Any, game: Game[Any], translator: Translator) -> str:
    """Return a value of a house rule in words."""
    if isinstance(option, OneOf):
        return translator.say(f"{game.name}-choice-{option.name}-{value}")
    if isinstance(option, Flag):
        return translator.say("play-yes" if value else "play-no")
    return ", ".join(str(shown_number(seat)) for seat in value)


def values_of(option: Option, players: int) -> list[Any]:
    """Return the values of a house rule, its default first."""
    if isinstance(option, OneOf):
        return list(option.values)
    if isinstance(option, Flag):
        return [False, True]
    return [list(order) for order in permutations(range(players))]
