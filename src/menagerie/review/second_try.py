"""The grade of another move at a decision that has been reviewed."""

from __future__ import annotations

from dataclasses import dataclass
from math import hypot
from typing import Any

from menagerie.review.grading import CERTAINTY, mark_of


@dataclass(frozen=True)
class TriedMove:
    """How good a move would have been."""

    move: str
    loss: float
    mark: str | None


def try_move(decision: dict[str, Any], move: str) -> TriedMove | None:
    """Grade a move by the values that a decision of a review has in its JSON form; None if it was not legal there."""
    values = {value["move"]: value for value in decision["moves"]}
    if move not in values:
        return None
    if move == decision["move"]:
        return TriedMove(move, decision["loss"], decision["mark"])
    best, tried = values[decision["best"]], values[move]
    loss = best["win"] - tried["win"]
    if loss <= CERTAINTY * hypot(best["error"], tried["error"]):
        loss = 0.0
    return TriedMove(move, loss, mark_of(loss))
