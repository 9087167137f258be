"""Faces apart from their cards: every card gets its own, nothing else changes."""

from __future__ import annotations

import re

from menagerie import Match, load
from menagerie.web.board import Board, board_parts
from menagerie.web.board_renderer import Occupant
from menagerie.web.card_faces import face_of, filled, missing_in
from tests.positions import GAMES


def drawn_of(name: str) -> str:
    match = Match(load(name), 3, seed=bytes(range(32)))
    table = match.game.table(match.view(0))
    moves = [match.game.notation.move(match.state, 0, choice.action) for choice in table.choices]
    occupants = tuple(Occupant(f"P{seat}") for seat in range(3))
    return "".join(board_parts(Board(name, "en", 0, occupants, match.actors, table, tuple(moves))).values())


def test_every_card_gets_its_face_and_nothing_else_changes() -> None:
    for name in GAMES:
        bare = drawn_of(name)
        whole = filled(bare)
        assert whole.count("<svg") - bare.count("<svg") == bare.count("data-face")
        assert re.sub(r"(data-face=[^>]*>)<svg.*?</svg>", r"\1", whole, flags=re.DOTALL) == bare
        wanted = missing_in(bare, ())
        assert f"{name}.back" in wanted
        assert missing_in(bare, wanted) == set()
        assert len({face_of(key) for key in wanted}) == len(wanted)
