"""Positions of Mopsen in card notation, and moves played from them."""

from __future__ import annotations

from menagerie.core.bits import set_of
from menagerie.core.phrases import Event
from menagerie.games.mopsen import GAME
from menagerie.games.mopsen.cards import CODES
from menagerie.games.mopsen.state import MopsenState


def cards(codes: str) -> int:
    """Return the set of these cards."""
    return set_of(CODES.index(code) for code in codes.split())


def play_logged(state: MopsenState, *written: str) -> list[Event]:
    """Make these moves, each by the seat whose turn it is; return what happened."""
    log: list[Event] = []
    for move in written:
        seat = GAME.actors(state)[0]
        actions = {GAME.notation.move(state, seat, action): action for action in GAME.legal(state, seat)}
        GAME.rules.apply(state, seat, actions[move], log)
    return log


def play(state: MopsenState, *written: str) -> MopsenState:
    """Make these moves, each by the seat whose turn it is; return the position after them."""
    play_logged(state, *written)
    return state
