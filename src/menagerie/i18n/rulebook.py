"""The rulebook of a game for players: chapters of numbered rules, in every language.

A game lists its chapters in ``Game.rulebook``; the texts are the messages of ``locales/rules/LANGUAGE.ftl`` beside it:
``MAU-1`` with an attribute ``title`` for a rule, ``chapter-NAME`` for the title of a chapter.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Any

from fluent.runtime import FluentBundle

from menagerie.core.game import Game
from menagerie.games import load, package_of
from menagerie.i18n.translator import Translator, resource


@dataclass(frozen=True, slots=True)
class Rule:
    """One numbered rule, as players read it."""

    number: str
    title: str
    text: str
    mark: str = ""
    """The words with which a house rule begins, in the rule's language."""

    @property
    def plain(self) -> str:
        """Return the rule without its house rule."""
        return self.text.partition(self.mark)[0].strip() if self.mark else self.text

    @property
    def house_rule(self) -> str:
        """Return the house rule that replaces a part of it; empty if there is none."""
        said = self.text.partition(self.mark)[2].strip() if self.mark else ""
        return said[:1].upper() + said[1:]


@dataclass(frozen=True, slots=True)
class Chapter:
    """A chapter of the rulebook."""

    name: str
    title: str
    rules: tuple[Rule, ...]


def rulebook(game: Game[Any], language: str) -> tuple[Chapter, ...]:
    """Return the whole rulebook of a game."""
    return _rulebook(game.name, language)


@cache
def _rulebook(name: str, language: str) -> tuple[Chapter, ...]:
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(resource(package_of(name), f"rules/{language}"))
    mark = Translator(language).say("rules-house-mark")

    def text_of(message: str) -> str:
        pattern = bundle.get_message(message).value
        assert pattern is not None
        return str(bundle.format_pattern(pattern)[0])

    def rule_of(number: str) -> Rule:
        title = bundle.get_message(number).attributes["title"]
        return Rule(number, str(bundle.format_pattern(title)[0]), text_of(number), mark)

    return tuple(
        Chapter(chapter, text_of(f"chapter-{chapter}"), tuple(map(rule_of, numbers)))
        for chapter, numbers in load(name).rulebook
    )
