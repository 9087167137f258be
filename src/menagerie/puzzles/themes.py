"""What a puzzle is about: the question that is asked, what the best move gives up, how near the end is."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from menagerie.core.game import Game, View
from menagerie.core.table import PLAYED
from menagerie.puzzles.puzzle import ENDGAME, SACRIFICE
from menagerie.review.reasons import POINTS, Reason

LAST_CARDS = 3
"""The largest hand with which a decision belongs to the endgame, piles included."""

GIVEN_UP = ("takes", "team-takes", POINTS)
"""Reasons that count what the trick or the hunt brings at once: a best move that brings less is a sacrifice."""

LEAD, FOLLOW = "lead", "follow"


def themes_for(game: Game[Any], view: View[Any], reasons: Iterable[Reason]) -> tuple[str, ...]:
    """Return the themes of a decision: first its question, then reasons that are themes of their own."""
    reasons = tuple(reasons)
    found = [question_of(game, view)]
    found += [reason.reason for reason in reasons if reason.reason in OWN and reason.best > reason.played]
    if any(reason.reason in GIVEN_UP and reason.best < reason.played for reason in reasons):
        found.append(SACRIFICE)
    if cards_left(game, view) <= LAST_CARDS:
        found.append(ENDGAME)
    return tuple(found)


OWN = ("tied",)
"""Reasons that are themes: to tie on purpose."""


def question_of(game: Game[Any], view: View[Any]) -> str:
    """Return the name of the question; to play a card is to lead or to follow."""
    table = game.table(view)
    assert table.question is not None
    if table.question != "play":
        return table.question
    return FOLLOW if any(zone.name in PLAYED and zone.cards for zone in table.zones) else LEAD


def cards_left(game: Game[Any], view: View[Any]) -> int:
    """Return how many cards the seat has left to play."""
    zones = game.table(view).zones
    return sum(
        len(zone.cards) for zone in zones if zone.seat == view.seat and (zone.name == "hand" or zone.slot is not None)
    )
