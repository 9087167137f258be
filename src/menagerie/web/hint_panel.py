"""Draw a hint: what a strong bot would play, the best move first, with the numbers behind it."""

from __future__ import annotations

from collections.abc import Sequence

import htpy as h
from markupsafe import Markup, escape

from menagerie.i18n.hint_text import SHOWN, SURE, why
from menagerie.web.board import Board, renderer_for


def hint_part(board: Board, moves: Sequence[tuple[str, float, float, float]]) -> Markup:
    """Draw the best moves, each with its chance to win, its expected points, and how often to play it."""
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
    return escape(
        h.section("#hint.overlay", role="status")[
            h.button(".close", type="button", data_close_panel=True, aria_label=translator.say("web-close"))["×"],
            h.p[h.b[translator.say("web-hint-why")]],
            h.ol[lines],
            h.p(".note")[translator.say("web-hint-mixture")] if is_mixed(moves) else None,
        ]
    )


def is_mixed(moves: Sequence[tuple[str, float, float, float]]) -> bool:
    """Say whether the best move is to be varied, so that the numbers alone do not explain the order."""
    return bool(moves) and 0 < moves[0][3] < SURE
