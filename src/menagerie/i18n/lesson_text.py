"""A lesson in words: what it says now, and what it has taught."""

from __future__ import annotations

from menagerie.core.guide import Sentence
from menagerie.i18n.translator import Translator


def lesson_sentence(sentence: Sentence, translator: Translator) -> str:
    """Return what a lesson says; about another move than the taught one, first which move that was."""
    said = translator.say(sentence.message)
    return said if sentence.other is None else translator.labelled(translator.phrase(sentence.other), said)


def lesson_title(game: str, lesson: str, translator: Translator) -> str:
    """Return the title of a lesson."""
    return translator.labelled(translator.say(f"{game}-title"), translator.say(f"lesson-{lesson}"))


def lesson_summary(message: str, translator: Translator) -> list[str]:
    """Return what a lesson has taught, line by line."""
    return [line.strip() for line in translator.say(message).splitlines() if line.strip()]
