"""The lessons that were finished on this machine: a file in the user's data."""

from __future__ import annotations

import json
from contextlib import suppress

from menagerie.core.errors import Problem
from menagerie.core.files import whole_file
from menagerie.terminal.saved_games import folder

FILE = "lessons.json"


def finished_lessons() -> list[list[str]]:
    """Return the game and the name of each finished lesson."""
    with suppress(Problem, OSError, ValueError, TypeError):
        kept = json.loads((folder("settings") / FILE).read_text(encoding="utf-8"))
        return [[str(game), str(lesson)] for game, lesson in kept]
    return []


def note_finished(game: str, lesson: str) -> None:
    """Keep that a lesson is finished, if that is possible."""
    kept = finished_lessons()
    if [game, lesson] not in kept:
        with suppress(Problem, OSError), whole_file(folder("settings") / FILE) as file:
            file.write(json.dumps([*kept, [game, lesson]]) + "\n")
