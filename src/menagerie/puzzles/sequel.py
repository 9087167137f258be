"""What follows after a move of a puzzle with the cards as they lie, until the trick or the hunt is over."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from copy import copy
from typing import Any, TypeAlias

from menagerie.core.endings import is_cleared
from menagerie.core.match import Match
from menagerie.core.state import copy_of

MOST = 16
"""The most moves that are shown after the puzzle's own."""

Reply: TypeAlias = Callable[[Match[Any], int, Sequence[int]], int]
"""Chooses one of the legal actions of a seat."""


def branch(match: Match[Any]) -> Match[Any]:
    """Return a match that continues on its own, with the events from now on."""
    twin = copy(match)
    twin.state, twin.actions, twin.events = copy_of(match.state), match.actions[:], []
    return twin


def is_settled(match: Match[Any]) -> bool:
    """Return whether a trick or a hunt has ended since the branch began, and nothing of it is left to decide."""
    return match.over or (any(event.ends for event in match.events) and is_cleared(match.game, match.state))


def sequel(match: Match[Any], seat: int, action: int, reply: Reply) -> tuple[str, ...]:
    """Return the moves that follow until the trick or the hunt is over, as records write them."""
    line, found = branch(match), list[str]()
    line.act(seat, action)
    while not is_settled(line) and len(found) < MOST:
        actor = line.actors[0]
        legal = line.legal(actor)
        choice = reply(line, actor, legal) if len(legal) > 1 else legal[0]
        found.append(line.game.notation.move(line.state, actor, choice))
        line.act(actor, choice)
    return tuple(found)


def heuristic_reply(match: Match[Any], seat: int, legal: Sequence[int]) -> int:
    """Choose as the game's heuristic does, always the same in the same position."""
    return match.game.rules.heuristic(match.state, seat, list(legal), len(legal), [1, 2, 3, len(match.actions)])
