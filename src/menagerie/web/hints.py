"""What a strong player would do, in words: the best move first, with the reason in numbers."""

from __future__ import annotations

from collections.abc import Sequence

import htpy as h
from markupsafe import Markup, escape

from menagerie.text.hints import SHOWN, why
from menagerie.web.board import Board, pen_for


def hint_part(board: Board, moves: Sequence[tuple[str, float, float, float]]) -> Markup:
    """The best moves: each with the chance to win, the points to be expected, and how often to play it."""
    speech = pen_for(board.game, board.language, board.me, board.names).speech
    phrases = {move: choice.phrase for move, choice in zip(board.moves, board.table.choices, strict=True)}
    lines = [
        h.li[
            h.b[speech.phrase(phrases[move])],
            " ",
            why(win, points, share, speech),
        ]
        for move, win, points, share in moves[:SHOWN]
        if move in phrases
    ]
    return escape(h.div("#hint", role="status")[h.p[speech.say("web-hint-why")], h.ol[lines]])
