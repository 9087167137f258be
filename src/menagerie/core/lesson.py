"""Lessons: first games with a fixed deal and fixed moves, told step by step.

A game declares its lessons as data in ``games/GAME/lessons.py``. The learner sits in seat 0. ``core.guide`` follows a
lesson over a match. The sentences are messages of the game, named after the lesson and the step.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

LEARNER = 0
"""The learner's seat; where several seats choose at once, the lesson's moves begin with it."""


@dataclass(frozen=True, slots=True)
class Step:
    """One thing to do: a sentence, the move, and what everybody does until the next step."""

    name: str
    move: str
    """The learner's move, as records write it."""
    then: tuple[str, ...] = ()
    """The moves that follow, in order of play; where several seats choose at once, in the order of the seats."""
    zones: tuple[str, ...] = ()
    """The zones and facts that the sentence is about, which screens highlight beside the cards of the move."""
    instead: str = ""
    """The name of the message that explains what another legal move does; empty for the step's own."""


@dataclass(frozen=True, slots=True)
class Lesson:
    """A guided game: the deal, the moves before the learner joins, and the steps."""

    name: str
    players: int
    steps: tuple[Step, ...]
    deal: tuple[dict[str, Any], ...] = ()
    """What chance decides, in order, as records write it."""
    opening: tuple[str, ...] = ()
    """The moves that have been made when the lesson begins."""
    pictured: tuple[str, ...] = ()
    """The steps whose trick or hunt the rules of the game show as an example."""


def lesson_named(lessons: tuple[Lesson, ...], name: str) -> Lesson | None:
    """Return the lesson of this name, if there is one."""
    return next((lesson for lesson in lessons if lesson.name == name), None)
