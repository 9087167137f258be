"""The answers to puzzles on this machine: a file in the user's data."""

from __future__ import annotations

import json
from contextlib import suppress

from menagerie.core.errors import Problem
from menagerie.core.files import whole_file
from menagerie.puzzles.progress import Answer, answers_in
from menagerie.terminal.saved_games import folder

FILE = "puzzles.json"


def _kept() -> dict[str, list[list[object]]]:
    with suppress(Problem, OSError, ValueError):
        found = json.loads((folder("settings") / FILE).read_text(encoding="utf-8"))
        if isinstance(found, dict):
            return found
    return {}


def kept_answers(game: str) -> list[Answer]:
    """Return the first answer to each puzzle of a game, the earliest first."""
    with suppress(TypeError, ValueError):
        return answers_in(_kept().get(game))
    return []


def note_answer(game: str, puzzle: str, right: bool) -> None:
    """Keep the first answer to a puzzle, if that is possible."""
    kept, answers = _kept(), kept_answers(game)
    if all(puzzle != other for other, _ in answers):
        kept[game] = [*map(list, answers), [puzzle, right]]
        with suppress(Problem, OSError), whole_file(folder("settings") / FILE) as file:
            file.write(json.dumps(kept) + "\n")
