"""Suggest what a person meant when they mistyped an option, a command, a game, a level or a value."""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches

from menagerie.core.counting import IndexText
from menagerie.core.errors import Problem
from menagerie.i18n.game_names import known_names, plain

SUGGESTIONS = {
    "cli-unknown-argument": ("argument", "suggest-argument"),
    "cli-unknown-command": ("command", "suggest-command"),
    "cli-unknown-language": ("value", "suggest-language"),
    "cli-unknown-shell": ("value", "suggest-shell"),
    "unknown-game": ("game", "suggest-game"),
    "unknown-level": ("level", "suggest-level"),
    "unknown-bot": ("bot", "suggest-bot"),
    "unknown-option": ("option", "suggest-option"),
    "bad-option": ("value", "suggest-value"),
}
"""For each message that lists what is known: the fact that was mistyped, and the message with a suggestion."""

ALIKE = 0.6
"""How alike two texts must be, from 0 to 1, for one to be suggested in place of the other."""


def with_suggestion(problem: Problem) -> Problem:
    """Return the problem with a suggestion in place of the list of everything known, if something known is alike."""
    if problem.message not in SUGGESTIONS:
        return problem
    fact, message = SUGGESTIONS[problem.message]
    known = problem.facts.get("known", problem.facts.get("allowed", ""))
    if isinstance(known, IndexText):
        return problem
    text = str(problem.facts[fact])
    found = closest(text, str(known).split(", "))
    if not found and problem.message == "unknown-game":
        found = closest(text, known_names())
    return Problem(message, **problem.facts, suggestion=found) if found else problem


def closest(text: str, known: Iterable[str]) -> str | None:
    """Return the known text that is most like the given one, if any is alike."""
    by_plain_text = {plain(name) or name: name for name in known}
    found = get_close_matches(plain(text) or text, by_plain_text, n=1, cutoff=ALIKE)
    return by_plain_text[found[0]] if found else None
