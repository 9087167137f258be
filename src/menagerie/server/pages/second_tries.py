"""Describes a decision of a finished game that a person makes once more."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from menagerie.core.errors import IllegalMove
from menagerie.records.playback import match_after
from menagerie.records.record import parse
from menagerie.review.second_try import try_move
from menagerie.server.errors import NotFound
from menagerie.web.board import Board
from menagerie.web.replay_page import ShownFrame, review_panel
from menagerie.web.try_page import SecondTry


def second_try(showing: ShownFrame, line: str, review: dict[str, Any] | None, n: int, move: str) -> SecondTry:
    """Return a decision at its table as its seat saw it, with the grade of a move unless that is empty.

    Raise NotFound if the review has not come to this decision, or does not grade it.
    """
    decisions = review["decisions"] if review else []
    decision = next((found for found in decisions if found["n"] == n), None)
    if review is None or decision is None:
        raise NotFound("server-no-decision")
    match, seat = match_after(parse(line, "", 1), n), decision["seat"]
    game, view = match.game, match.view(seat)
    table = game.table(view)
    moves = tuple(game.notation.move(view.state, seat, choice.action) for choice in table.choices)
    board = Board(game.name, showing.language, seat, showing.occupants, (seat,), table, moves)
    shown = replace(showing, viewpoint=seat, reviewed=True)
    back = shown.address(review_panel(shown, review).last_frame_before(n))
    found = SecondTry(showing.id, board, decision, back)
    if not move:
        return found
    tried = try_move(decision, move)
    if tried is None:
        raise IllegalMove("illegal-move", seat=seat, move=move[:20])
    return replace(found, tried=tried.move, loss=tried.loss, mark=tried.mark)
