"""What a strong player would do, in words: the best move first, with the reason in numbers."""

from __future__ import annotations

from collections.abc import Sequence

import htpy as h
from markupsafe import Markup, escape

from menagerie.i18n.hint_text import SHOWN, why
from menagerie.web.board import Board, renderer_for


def hint_part(board: Board, moves: Sequence[tuple[str, float, float, float]]) -> Markup:
    """The best moves: each with the chance to win, the points to be expected, and how often to play it."""
    translator = renderer_for(board.game, board.language, board.me, board.names).translator
    phrases = {move: choice.phrase for move, choice in zip(board.moves, board.table.choices, strict=True)}
    lines = [
        h.li[
            h.b[translator.phrase(phrases[move])],
            " ",
            why(win, points, share, translator),
        ]
        for move, win, points, share in moves[:SHOWN]
        if move in phrases
    ]
    return escape(h.div("#hint", role="status")[h.p[translator.say("web-hint-why")], h.ol[lines]])
