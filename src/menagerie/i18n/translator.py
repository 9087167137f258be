"""Everything a person reads, in the language they read: Fluent messages, and how a game's facts are put into them."""

from __future__ import annotations

import os
from collections.abc import Hashable, Iterable, Mapping, Sequence
from dataclasses import fields
from functools import cache
from importlib.resources import files
from typing import Any, cast, get_args, get_type_hints

from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Resource

from menagerie.core.errors import Problem
from menagerie.core.game import Game
from menagerie.core.phrases import Phrase, message_of
from menagerie.games import load, names, package_of

TONGUES = {"de": "Deutsch", "en": "English", "fr": "Français", "it": "Italiano", "nl": "Nederlands"}
"""Our languages, each by its own name."""

LANGUAGES = tuple(TONGUES)
FALLBACK = "en"

IN_SENTENCE = "in-sentence"
"""The attribute of a message that names a thing as a sentence does, with an article where the language wants one."""

LONGEST = 160
"""So many letters of what somebody wrote are quoted in a sentence about it."""


def language_of(environment: Mapping[str, str] = os.environ) -> str:
    """The first of our languages that the environment asks for, else English."""
    locale = next((environment[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if environment.get(name)), "C")
    if locale.split(".")[0] in ("C", "POSIX"):
        return FALLBACK
    asked = [*environment.get("LANGUAGE", "").split(":"), locale]
    return next((name[:2] for name in asked if name[:2] in LANGUAGES), FALLBACK)


@cache
def bundle(language: str, game: str | None) -> FluentBundle:
    """Return the shared messages and those of one game, which may replace a shared one by its own term."""
    # Isolation marks are invisible in a browser and litter in a terminal.
    spoken = FluentBundle([language], use_isolating=False)
    spoken.add_resource(resource("menagerie.i18n", language))
    if game:
        spoken.add_resource(resource(package_of(game), language), allow_overrides=True)
    return spoken


@cache
def resource(package: str, name: str) -> Resource:
    """Return a file of a package's folder ``locales``, in English where an installed game lacks the language."""
    folder = files(package).joinpath("locales")
    file = folder.joinpath(f"{name}.ftl")
    if not file.is_file():
        file = folder.joinpath(*name.split("/")[:-1], f"{FALLBACK}.ftl")
    return FluentResource(file.read_text(encoding="utf-8"))


def tags_of(kind: type[Phrase]) -> dict[str, str]:
    """How each field of a phrase is read aloud; the empty string for a plain number."""
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
    """The text on one line, and not too long to be read."""
    line = "".join(letter if letter.isprintable() else " " if letter.isspace() else "�" for letter in text)
    return line if len(line) <= LONGEST else f"{line[: LONGEST - 1]}…"


def translator_for(language: str, message: str) -> Translator:
    """A speech that knows this message: a game's messages begin with the game's name."""
    game = message.split("-")[0]
    return Translator(language, load(game) if game in names() else None)


class Translator:
    """A language, spoken about a game, to a seat (which is *you*) or to nobody in particular.

    Where there are names, seats are called by them.
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
        """
        found = self._bundle.get_message(message)
        pattern = (found.attributes.get(IN_SENTENCE) if in_sentence else None) or found.value
        if pattern is None:
            raise LookupError(message)
        said, errors = self._bundle.format_pattern(pattern, dict(facts or {}))
        if errors:
            raise LookupError(f"{message} in {self.language}: {errors}")
        return str(said)

    def knows(self, message: str) -> bool:
        """Whether there is such a message: not every game has all that it might have."""
        return bool(self._bundle.has_message(message))

    def problem(self, problem: Problem) -> str:
        """What is wrong, in one sentence, however long and odd what was found."""
        facts = {name: brief(fact) if isinstance(fact, str) else fact for name, fact in problem.facts.items()}
        return translator_for(self.language, problem.message).say(problem.message, facts)

    def phrase(self, phrase: Phrase) -> str:
        """An event or a move, in one sentence."""
        facts: dict[str, object] = {}
        hidden = ""
        for field, tag in tags_of(type(phrase)).items():
            value = getattr(phrase, field)
            if value is None:
                hidden = "-hidden"
                continue
            facts[field] = self.tell(tag, value, in_sentence=True)
            if tag == "seat" and isinstance(value, int):
                facts[f"{field}-is"] = "you" if value == self.me else "other"
        said = self.say(message_of(type(phrase), self.game.name if self.game else "") + hidden, facts)
        return said[:1].upper() + said[1:]

    def tell(self, tag: str, value: Any, *, in_sentence: bool = False) -> str | int:
        """Return the name of a tagged value: as a label, or as it reads within a sentence."""
        if tag.startswith("by-seat"):
            return self._by_seat(tag.removeprefix("by-seat").strip(), value)
        if isinstance(value, tuple):
            return self.list([self.tell(tag, item, in_sentence=in_sentence) for item in value])
        if tag == "seat":
            return self.seat(value)
        if tag == "place":
            return int(value) + 1
        if not tag:
            return int(value)
        assert self.game is not None
        return self.say(*self.game.notation.name(tag, value), in_sentence=in_sentence)

    def _by_seat(self, tag: str, values: Iterable[Any]) -> str:
        told = [(self.seat(seat), self.tell(tag, value)) for seat, value in enumerate(values) if value is not None]
        return self.say("seat-separator").join(self.labelled(str(seat), value) for seat, value in told) or "–"

    def labelled(self, label: str, value: object) -> str:
        """A value after its name."""
        return self.say("labelled", {"label": label, "value": value})

    def seat(self, seat: int) -> str:
        """Return a seat's name, or its number as people count: from 1."""
        if seat == self.me:
            return self.say("seat-you")
        return self.names[seat] if self.names else self.say("seat-name", {"number": str(seat + 1)})

    def list(self, items: Iterable[object]) -> str:
        """One thing, another and a third; a dash for none."""
        words = [str(item) for item in items]
        return format_list(words, locale=self.language) if words else "–"
