"""Puzzles in words: what they are about, and why the best move is better."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from babel.numbers import format_percent

from menagerie.core.phrases import Phrase
from menagerie.i18n.review_text import exact_percent, in_words, reason_sentences
from menagerie.i18n.translator import Translator

THEMES = {
    "lead": "puzzle-theme-lead",
    "follow": "puzzle-theme-follow",
    "colour": "puzzle-theme-colour",
    "eagle": "puzzle-theme-eagle",
    "rhino": "puzzle-theme-rhino",
    "cheetah": "puzzle-theme-cheetah",
    "snake": "puzzle-theme-snake",
    "next-leader": "puzzle-theme-next-leader",
    "exchange": "puzzle-theme-exchange",
    "pinch": "puzzle-theme-pinch",
    "hunt": "puzzle-theme-hunt",
    "restock": "puzzle-theme-restock",
    "tied": "puzzle-theme-tied",
    "sacrifice": "puzzle-theme-sacrifice",
    "endgame": "puzzle-theme-endgame",
}
"""The themes that have a name; others are questions of a game."""


def theme_text(theme: str, translator: Translator) -> str:
    """Return the name of a theme."""
    if theme in THEMES or translator.game is None:
        return translator.say(THEMES.get(theme, theme))
    return translator.say(f"{translator.game.name}-question-{theme}")


def verdict_text(right: bool, loss: float, translator: Translator) -> str:
    """Return whether an answer was right, or what it costs."""
    return (
        translator.say("puzzle-right") if right else translator.say("puzzle-wrong", {"loss": percent(loss, translator)})
    )


def proof_text(solved: bool, gap: float, translator: Translator) -> str:
    """Return how a puzzle was proved."""
    if solved:
        return translator.say("puzzle-proof-solved")
    return translator.say("puzzle-proof-simulated", {"gap": exact_percent(gap, translator)})


def percent(share: float, translator: Translator) -> str:
    return format_percent(round(share, 2), locale=translator.language)


def reasons_text(
    moves: tuple[str, str], seat: int, reasons: Sequence[Any], phrases: Mapping[str, Phrase], translator: Translator
) -> Iterator[str]:
    """Yield a sentence for each reason why the first of two moves is better, counted in possible deals."""
    best, rival = moves
    counted = [vars_of(reason) for reason in reasons]
    decision = {"n": 0, "seat": seat, "best": best, "move": rival, "reasons": counted}
    words = in_words(decision, lambda n, seat, move: phrases.get(move), translator)
    yield from reason_sentences(words, translator)


def vars_of(reason: Any) -> dict[str, Any]:
    return {"reason": reason.reason, "best": reason.best, "played": reason.played, "of": reason.of}
