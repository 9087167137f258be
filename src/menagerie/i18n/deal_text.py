"""How somebody did at a shared deal, in a few words, and the text with which they tell others without a card in it."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date

from menagerie.core.levels import LEVELS
from menagerie.core.shared_deal import DealResult
from menagerie.games import load
from menagerie.i18n.translator import Translator

WON = "★"

BETTER, EQUAL, WORSE = "🟩", "🟨", "🟥"
"""The person's result beside that of a level."""


def signed(lead: int) -> str:
    """Return by how many points somebody was ahead or behind."""
    return f"+{lead}" if lead > 0 else str(lead).replace("-", "\N{MINUS SIGN}")


def result_text(result: DealResult) -> str:
    """Return a result: a star if it was a victory, the points, and by how many points."""
    return f"{WON if result.won else ''} {result.points} ({signed(result.margin)})".strip()


def ranked(results: Mapping[str, DealResult]) -> list[tuple[str, DealResult]]:
    """Return whose result is whose, the best first."""
    return sorted(results.items(), key=lambda item: item[1], reverse=True)


def squares(mine: DealResult, levels: Mapping[str, DealResult]) -> str:
    """Return a square for each level, from the weakest to the strongest: green if the person was better."""
    found = [levels[level] for level in LEVELS if level in levels]
    return "".join(BETTER if mine > other else EQUAL if mine == other else WORSE for other in found)


def share_text(game: str, day: date, mine: DealResult, levels: Mapping[str, DealResult], translator: Translator) -> str:
    """Return the text to share: it tells no card."""
    title = Translator(translator.language, load(game)).say(f"{game}-title")
    head = f"{translator.say('daily-title')} · {title} · {day.isoformat()}"
    return "\n".join([head, f"{result_text(mine)} {squares(mine, levels)}".strip()])
