"""The facts that the statistics collect about every game, as rows of a table with a column for each game.

First come four rows for each seat: its points, and how many seats shared its victory (0 if it did not win), in the
order of the seats; then both again in the order of play from the first leader. One row for each of the numbers below
follows, and one for each tally of the game.
"""

from __future__ import annotations

from typing import Any

from menagerie.core.game import Game

BY_SEAT = 4
"""The number of rows for each seat."""

LEAD, WINNERS, WINNING, MARGIN, DECISIONS, TALLIES = range(6)
"""The rows after those of the seats: the first leader, the number of winners, the most points, the winners' lead over
the best of the others, the number of decisions, and the first tally."""

UNKNOWABLE = -(1 << 62)
"""The value of a fact that a game does not have: the order of play without a leader, the margin if everyone won."""


def rows_for(game: Game[Any], players: int) -> int:
    """Return the number of facts about a game with this many players."""
    return BY_SEAT * players + TALLIES + len(game.tallies)
