"""Translate messages, events and moves into the language of the person who reads them.

The texts are Fluent messages in ``locales/LANGUAGE.ftl``, here and in the folder of each game.
"""

from __future__ import annotations

import os
import warnings
from collections.abc import Hashable, Iterable, Mapping, Sequence
from dataclasses import fields
from functools import cache
from importlib.resources import files
from typing import Any, cast, get_args, get_type_hints

from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Resource

from menagerie.core.counting import IndexText, shown_number, shown_numbers
from menagerie.core.errors import BadRecord, Problem, RuleBroken
from menagerie.core.game import Game
from menagerie.core.phrases import Phrase, message_of
from menagerie.games import load, names, package_of

LANGUAGE_NAMES = {"de": "Deutsch", "en": "English", "fr": "Français", "it": "Italiano", "nl": "Nederlands"}
"""The supported languages, each under its own name."""

LANGUAGES = tuple(LANGUAGE_NAMES)
FALLBACK = "en"

IN_SENTENCE = "in-sentence"
SHORT = "short"
"""The attribute of a message that names a thing as a sentence does, with an article where the language wants one."""

LONGEST = 160
"""The number of characters after which quoted text is cut."""

SEAT_FACTS = ("seat", "seats", "free", "waiting")
"""The facts of a problem that hold seats, as indices."""

ENVIRONMENT_MESSAGES = "env-"
"""How messages begin that quote a program's arguments, in which seats count from 0."""


class MissingMessage(ResourceWarning):
    """A message is missing or lacks a fact. Python ignores this warning; the tests turn it into an error."""


def language_of(environment: Mapping[str, str] = os.environ) -> str:
    """Return the first supported language that the environment asks for, else English."""
    locale = next((environment[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if environment.get(name)), "C")
    if locale.split(".")[0] in ("C", "POSIX"):
        return FALLBACK
    asked = [*environment.get("LANGUAGE", "").split(":"), locale]
    return next((name[:2] for name in asked if name[:2] in LANGUAGES), FALLBACK)


@cache
def bundle(language: str, game: str | None) -> FluentBundle:
    """Return the shared messages and those of one game, which may replace a shared one by its own term."""
    # Isolation marks are invisible in a browser and litter in a terminal.
    messages = FluentBundle([language], use_isolating=False)
    messages.add_resource(resource("menagerie.i18n", language))
    if game:
        messages.add_resource(resource(package_of(game), language), allow_overrides=True)
    return messages


@cache
def resource(package: str, name: str) -> Resource:
    """Return a file of a package's folder ``locales``, in English if an installed game lacks the language."""
    folder = files(package).joinpath("locales")
    file = folder.joinpath(f"{name}.ftl")
    if not file.is_file():
        file = folder.joinpath(*name.split("/")[:-1], f"{FALLBACK}.ftl")
    return FluentResource(file.read_text(encoding="utf-8") if file.is_file() else "")


def tags_of(kind: type[Phrase]) -> dict[str, str]:
    """Return the tag of each field of a phrase: what kind of thing it names, or an empty text for a plain number."""
    return _tags_of(cast(Hashable, kind))


@cache
def _tags_of(kind: Any) -> dict[str, str]:
    hints = get_type_hints(kind, include_extras=True)
    return {field.name: _tag(hints[field.name]) for field in fields(kind)}


def _tag(hint: Any) -> str:
    if hasattr(hint, "__metadata__"):
        return str(hint.__metadata__[0])
    return next((tag for tag in map(_tag, get_args(hint)) if tag), "")


def brief(text: str) -> str:
    """Put a text on one line and cut it if it is long."""
    line = "".join(letter if letter.isprintable() else " " if letter.isspace() else "�" for letter in text)
    return line if len(line) <= LONGEST else f"{line[: LONGEST - 1]}…"


def translator_for(language: str, message: str) -> Translator:
    """Return a translator that has this message: those of a game begin with the game's name."""
    game = message.split("-")[0]
    return Translator(language, load(game) if game in names() else None)


def _capitalised(text: str) -> str:
    return text[:1].upper() + text[1:]


class Translator:
    """Translates messages into one language, about one game, for the person at one seat or for everybody.

    The person at the seat is called *you*. Other seats are called by their names, if there are names.
    """

    def __init__(
        self, language: str, game: Game[Any] | None = None, me: int | None = None, names: Sequence[str] = ()
    ) -> None:
        self.language = language
        self.game = game
        self.me = me
        self.names = names
        self._bundle = bundle(language, game.name if game else None)

    def say(self, message: str, facts: Mapping[str, object] | None = None, *, in_sentence: bool = False) -> str:
        """Return the message with its facts in place.

        ``in_sentence`` prefers the message's attribute ``in-sentence``: a card's name with its article, for example.
        A message that is missing in this language is said in English, and one that is missing there, too, by its id.
        """
        pattern = None
        if self.knows(message):
            found = self._bundle.get_message(message)
            pattern = (found.attributes.get(IN_SENTENCE) if in_sentence else None) or found.value
        if pattern is None:
            warnings.warn(MissingMessage(f"{message} is missing in {self.language}"), stacklevel=2)
            if self.language == FALLBACK:
                return message
            return Translator(FALLBACK, self.game, self.me, self.names).say(message, facts, in_sentence=in_sentence)
        text, errors = self._bundle.format_pattern(pattern, dict(facts or {}))
        if errors:
            warnings.warn(MissingMessage(f"{message} in {self.language}: {errors}"), stacklevel=2)
        return str(text)

    def knows(self, message: str) -> bool:
        """Return whether the message exists; not every game has every message."""
        return bool(self._bundle.has_message(message))

    def problem(self, problem: Problem) -> str:
        """Return what is wrong in one sentence; quoted texts are cut.

        Seats count from 1, unless the sentence quotes a record or a program's arguments.
        """
        facts = {name: self._fact(problem, name, fact) for name, fact in problem.facts.items()}
        return translator_for(self.language, problem.message).say(problem.message, facts)

    def _fact(self, problem: Problem, name: str, fact: object) -> object:
        quoted = isinstance(problem, BadRecord | RuleBroken) or problem.message.startswith(ENVIRONMENT_MESSAGES)
        is_seat = name in SEAT_FACTS or (name == "last" and problem.message.endswith("no-such-seat"))
        counted = not quoted and (is_seat or isinstance(fact, IndexText))
        if isinstance(fact, str):
            return brief(shown_numbers(fact) if counted else fact)
        return shown_number(fact) if counted and isinstance(fact, int) else fact

    def phrase(self, phrase: Phrase, **more: str) -> str:
        """Return an event or a move in one sentence; some sentences need more than the phrase knows."""
        message, facts = self._message(phrase)
        return _capitalised(self.say(message, {**facts, **more}))

    def short_phrase(self, phrase: Phrase) -> str | None:
        """Return a move or an event in a few words for a small place, if its message has the attribute ``short``."""
        message, facts = self._message(phrase)
        pattern = self._bundle.get_message(message).attributes.get(SHORT) if self.knows(message) else None
        return _capitalised(str(self._bundle.format_pattern(pattern, facts)[0])) if pattern else None

    def _message(self, phrase: Phrase) -> tuple[str, dict[str, object]]:
        """Return the message of a phrase and its facts."""
        facts: dict[str, object] = {}
        hidden = ""
        for field, tag in tags_of(type(phrase)).items():
            value = getattr(phrase, field)
            if value is None:
                hidden = "-hidden"
                continue
            facts[field] = self.value_name(tag, value, in_sentence=True)
            if tag == "seat" and isinstance(value, int):
                facts[f"{field}-is"] = "you" if value == self.me else "other"
        return message_of(type(phrase), self.game.name if self.game else "") + hidden, facts

    def value_name(self, tag: str, value: Any, *, in_sentence: bool = False) -> str | int:
        """Return the name of a tagged value: as a label, or as it reads within a sentence."""
        if tag.startswith("by-seat"):
            return self._by_seat(tag.removeprefix("by-seat").strip(), value)
        if isinstance(value, tuple):
            return self.list([self.value_name(tag, item, in_sentence=in_sentence) for item in value])
        if tag == "seat":
            return self.seat(value)
        if tag == "place":
            return shown_number(int(value))
        if not tag:
            return int(value)
        assert self.game is not None
        return self.say(*self.game.notation.name(tag, value), in_sentence=in_sentence)

    def _by_seat(self, tag: str, values: Iterable[Any]) -> str:
        parts = [
            (self.seat(seat), self.value_name(tag, value)) for seat, value in enumerate(values) if value is not None
        ]
        return self.say("seat-separator").join(self.labelled(str(seat), value) for seat, value in parts) or "–"

    def labelled(self, label: str, value: object) -> str:
        """Return a value after its label."""
        return self.say("labelled", {"label": label, "value": value})

    def seat(self, seat: int) -> str:
        """Return the name of a seat, or its number as people count: from 1."""
        if seat == self.me:
            return self.say("seat-you")
        return self.names[seat] if self.names else self.say("seat-name", {"number": str(shown_number(seat))})

    def list(self, items: Iterable[object]) -> str:
        """Return a list as a sentence has it ("A, B and C"); a dash if it is empty."""
        words = [str(item) for item in items]
        return format_list(words, locale=self.language) if words else "–"
