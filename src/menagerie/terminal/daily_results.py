"""The results of daily deals on this machine: a file in the user's data, with the first result of each deal."""

from __future__ import annotations

import json
from contextlib import suppress

from menagerie.core.errors import Problem
from menagerie.core.files import whole_file
from menagerie.core.shared_deal import DealResult
from menagerie.terminal.saved_games import folder

FILE = "daily.json"


def daily_results() -> dict[str, DealResult]:
    """Return the results by the occasion of the deal."""
    with suppress(Problem, OSError, ValueError, TypeError, AttributeError):
        kept = json.loads((folder("settings") / FILE).read_text(encoding="utf-8"))
        return {str(occasion): DealResult(**result) for occasion, result in kept.items()}
    return {}


def note_result(occasion: str, result: DealResult) -> None:
    """Keep the result of a deal, if it is the first one and that is possible."""
    kept = daily_results()
    if occasion not in kept:
        lines = {other: found.as_json() for other, found in {**kept, occasion: result}.items()}
        with suppress(Problem, OSError), whole_file(folder("settings") / FILE) as file:
            file.write(json.dumps(lines) + "\n")
