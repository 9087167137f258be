"""Everything that has happened in a game, computed once for each decision, however many viewers come."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

from menagerie.core.match import Match
from menagerie.core.phrases import Event
from menagerie.core.state import State

Steps: TypeAlias = list[tuple[Event, State | None]]
"""Events, with the state at each that ends something."""


class GameHistory:
    """The events of a game so far: it plays only what was decided since it was asked last."""

    def __init__(self) -> None:
        self._match: Match[Any] | None = None
        self._steps: Steps = []

    def steps(self, decided: list[tuple[int, int]], new_match: Callable[[], Match[Any]]) -> Steps:
        """Return all events of the game in which this was decided, and which begins like this."""
        match = self._match
        if match is None or decided[: len(match.actions)] != match.actions:
            match = self._match = new_match()
            self._steps = [(event, None) for event in match.events]
        for seat, action in decided[len(match.actions) :]:
            log = match.act_with_states(seat, action)
            self._steps += [(event, at if event.ends else None) for event, at in zip(log, log.states, strict=True)]
        return self._steps
