"""Draw a table as HTML: what ``Table`` shows to one viewer, in parts that can be replaced one by one.

Every part is an element with an id. ``web.board_renderer`` draws them.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import lru_cache
from typing import TypeAlias

import htpy as h
from markupsafe import Markup, escape

from menagerie.core.selection import stages_of
from menagerie.core.table import PLAYED, Table
from menagerie.games import load
from menagerie.i18n.translator import Translator
from menagerie.web.board_renderer import BoardRenderer, Occupant
from menagerie.web.touchables import touchables_of

Parts: TypeAlias = dict[str, Markup]
"""The HTML of each part, by its id."""


@dataclass(frozen=True, slots=True)
class Board:
    """A table at one moment, as one viewer sees it."""

    game: str
    language: str
    me: int | None
    occupants: tuple[Occupant, ...]
    actors: tuple[int, ...]
    table: Table
    moves: tuple[str, ...] = ()
    """The choices as the record writes them."""
    highlighted: str = ""
    """The suit of the group in the middle where something is happening."""
    reopened: Board | None = None
    """The same table before the viewer's choice, if it can still be changed."""

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(occupant.name for occupant in self.occupants)


def board_parts(board: Board) -> Parts:
    """Draw the seats, the middle, and the decision."""
    renderer = renderer_for(board.game, board.language, board.me, board.names)
    touchables = touchables_of(board.table, board.moves, renderer.translator)
    common = tuple(zone for zone in board.table.zones if zone.seat is None or zone.name in PLAYED)
    facts = tuple(fact for fact in board.table.facts if fact.seat is None)
    own = {shown.card for zone in board.table.zones if zone.seat == board.me for shown in zone.cards}
    parts = {"middle": renderer.middle(common, facts, touchables.without(own), board.highlighted)}
    for seat, occupant in enumerate(board.occupants):
        zones = tuple(zone for zone in board.table.zones if zone.seat == seat and zone.name not in PLAYED)
        facts = tuple(fact for fact in board.table.facts if fact.seat == seat)
        active = seat in board.actors
        here = touchables if seat == board.me else touchables.at(seat)
        parts[f"seat-{seat}"] = renderer.seat(seat, occupant, zones, facts, active, here)
    stages = tuple(stages_of(choice, board.table) for choice in board.table.choices)
    choices = tuple(zip(board.table.choices, board.moves, stages, strict=True))
    parts["choices"] = (
        reopening(board.reopened, renderer) if board.reopened else renderer.choices(board.table.question, choices)
    )
    return parts


def reopening(board: Board, renderer: BoardRenderer) -> Markup:
    """Draw a button that lets the viewer choose again, with the parts of the page that it brings back."""
    parts = board_parts(board)
    kept = {name: parts[name] for name in (f"seat-{board.me}", "choices")}
    say = renderer.translator.say
    return escape(
        h.div("#choices.choices")[
            h.p(".waiting")[say("web-may-change")],
            h.div(".buttons")[
                h.button(".choice", type="button", data_reopen=json.dumps(kept, ensure_ascii=False))[say("web-change")]
            ],
        ]
    )


@lru_cache(maxsize=256)
def renderer_for(game: str, language: str, me: int | None, names: tuple[str, ...]) -> BoardRenderer:
    """Return the renderer for a table, the same one for the same table."""
    return BoardRenderer(load(game), Translator(language, load(game), me, names))


def arrangement(renderer: BoardRenderer) -> dict[str, str]:
    """Return the attributes by which style sheets arrange a table."""
    others = len(renderer.translator.names) - (renderer.me is not None)
    return {
        "data_others": str(others),
        "data_seats": "open" if renderer.shows_cards_at_seats else "closed",
        "data_piles": str(renderer.piles),
        "data_me": "" if renderer.me is None else str(renderer.me),
    }
