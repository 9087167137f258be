"""What can go wrong, as a tree:

    Problem
    ├── BadSetup        a game, a number of players, an option or a card table that cannot be played
    ├── Refused         a move that was not accepted; nothing has changed
    │   ├── NotYourTurn
    │   └── IllegalMove
    ├── BadRecord       text that is not a game record
    └── RuleBroken      a record whose game breaks the rules

A problem carries the name of its sentence and the facts in it. The sentence itself is a Fluent message in five
languages; ``str(problem)`` is the English one.
"""

import errno
import json
from collections.abc import Callable, Mapping
from typing import Any


def _without_text(message: str, facts: Mapping[str, object]) -> str:
    return f"{message} {dict(facts)}" if facts else message


format_problem: Callable[[str, Mapping[str, object]], str] = _without_text
"""Return the English sentence for a problem; ``menagerie`` connects it to ``menagerie.i18n``."""


class Problem(Exception):
    """Something is wrong that a person or a program can correct."""

    def __init__(self, message: str, **facts: object) -> None:
        super().__init__(message, facts)
        self.message = message
        self.facts = facts

    def __reduce__(self) -> tuple[Any, ...]:
        """Let a problem cross from one process to another."""
        return _problem_with, (type(self), self.message, self.facts)

    def __str__(self) -> str:
        return format_problem(self.message, self.facts)


def _problem_with(kind: type[Problem], message: str, facts: dict[str, object]) -> Problem:
    return kind(message, **facts)


class BadSetup(Problem):
    """The game, the number of players, an option or a card table cannot be played."""


class Refused(Problem):
    """A move was not accepted; nothing has changed."""


class NotYourTurn(Refused):
    """The seat has nothing to decide now."""


class IllegalMove(Refused):
    """The rules do not allow this move here."""


class BadRecord(Problem):
    """The text is not a game record."""


class RuleBroken(Problem):
    """The record's game breaks the rules."""


def malformed(found: object) -> BadRecord:
    """Return the problem of a record's entry that does not have the form its game needs."""
    return BadRecord("entry-malformed", found=json.dumps(found, ensure_ascii=False, default=str))


class DuplicateKeyError(ValueError):
    """A JSON object has the same key twice."""


def without_duplicate_keys(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """Return a JSON object; raise DuplicateKeyError if it has a key twice."""
    found: dict[str, Any] = {}
    for key, value in pairs:
        if key in found:
            raise DuplicateKeyError(key)
        found[key] = value
    return found


def reason_of(error: OSError) -> str:
    """Return why a file could not be used, as the system's name of the error (ENOENT)."""
    return errno.errorcode.get(error.errno or 0, "EIO")
