"""Name the player in a seat, the same way on every screen."""

from __future__ import annotations

from menagerie.core.counting import shown_number
from menagerie.i18n.translator import Translator


def seat_label(translator: Translator, seat: int, name: str | None = None) -> str:
    """Return a person's name, or "Bot N" for a bot, where seats count from 1."""
    return name or translator.say("web-bot-name", {"number": str(shown_number(seat))})
