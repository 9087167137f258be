"""What screens show at the end of a trick, a hunt, a round and a game: which cards lay there, who won, and why."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Any

from menagerie.core.game import Game, View
from menagerie.core.phrases import EndingMargin, Event, GameEnded, Phrase, RoundEnded
from menagerie.core.state import State
from menagerie.core.table import Zone, played

TAKEN = ("trick", "hunt")
"""The endings after which the middle is cleared; the others are scored."""


@dataclass(frozen=True, slots=True)
class SeatScore:
    """What a seat scored: in the round or game that ended, in total so far, and for what."""

    seat: int
    points: int
    total: int
    reasons: tuple[Phrase, ...] = ()


@dataclass(frozen=True, slots=True)
class Ending:
    """The end of a trick, a hunt, a round or a game, as one viewer may see it."""

    kind: str
    """``trick``, ``hunt``, ``round`` or ``game``."""
    events: tuple[Event, ...]
    trick: tuple[Zone, ...] = ()
    """What each seat had played or chosen, when the trick or the hunt was complete."""
    leader: int | None = None
    """The seat that played first; None where all chose at once, and for a round or a game."""
    winners: tuple[int, ...] = ()
    why: tuple[Phrase, ...] = ()
    """Why each of the winners took the trick or hunted; empty for a game that does not say."""
    scores: tuple[SeatScore, ...] = ()
    """What each seat scored in a round or game."""
    view: View[Any] | None = None
    """What the viewer saw when the trick was complete or the round was scored; None if that was not kept."""

    @property
    def points(self) -> tuple[int, ...]:
        """The points of each seat in this round or game."""
        return tuple(score.points for score in self.scores)

    def margin(self, seat: int) -> EndingMargin | None:
        """Return by how many points the winners are ahead of this seat, or a winning seat is ahead of the next one.

        Return None where points did not decide.
        """
        others = [score for score in self.scores if score.seat not in self.winners]
        if not self.winners or not others:
            return None
        behind = max(others, key=lambda score: score.points) if seat in self.winners else self.scores[seat]
        ahead = self.scores[self.winners[0]].points - behind.points
        return EndingMargin(self.winners, self.winners[0], len(self.winners), ahead, behind.seat) if ahead > 0 else None


def standings(points: Sequence[int], winners: Collection[int]) -> list[tuple[int, int]]:
    """Return the place and the seat of each player, the winners first; equal points share a place."""
    ranks = [(seat in winners, 0 if seat in winners else points[seat]) for seat in range(len(points))]
    places = [1 + sum(other > rank for other in ranks) for rank in ranks]
    return sorted((place, seat) for seat, place in enumerate(places))


def is_cleared(game: Game[Any], state: State, seat: int | None = None) -> bool:
    """Return whether no card of a trick or a hunt is left in the middle."""
    return not played(game.table(game.view(state, seat)))


class Endings:
    """Follows a game for one viewer, event by event, and returns each ending when it is complete.

    Call ``see`` for every event with the state at that event, and ``finish_decision`` after each decision.
    """

    def __init__(self, game: Game[Any], seat: int | None) -> None:
        self.last: Ending | None = None
        """What ended last."""
        self.last_trick: Ending | None = None
        """The last complete trick or hunt."""
        self.rounds: tuple[Ending, ...] = ()
        """Each scored round; for a game without rounds, its end."""
        self._game = game
        self._seat = seat
        self._leader: int | None = None
        self._events: tuple[Event, ...] = ()
        """The events so far of an ending that is not complete."""
        self._view: View[Any] | None = None
        """What the viewer saw at the first of them."""
        self._state: State | None = None
        """The state at the last of them."""

    def recall_trick(self, view: View[Any]) -> None:
        """Add to the last trick what the viewer saw when it was complete, if its events came without states."""
        if self.last_trick:
            trick = played(self._game.table(view))
            self.last_trick = replace(
                self.last_trick, view=view, trick=trick, why=self._why(self.last_trick.winners, view)
            )

    def follow(self, steps: Iterable[tuple[Event, State | None]], state: State) -> list[Ending]:
        """Take a decision's events with their states, and the state after them; return what has ended."""
        found = [self.see(event, at) for event, at in steps] + [self.finish_decision(state)]
        return [ending for ending in found if ending]

    def see(self, event: Event, state: State | None) -> Ending | None:
        """Take the next event, and return the ending that is complete because this event no longer belongs to it.

        The state at the event may be left out if the event ends nothing.
        """
        ending = self._complete(state) if self._events and event.ends != self._events[0].ends else None
        if event.plays and self._leader is None:
            self._leader = event.actor
        if event.ends:
            if not self._events and state is not None:
                self._view = self._game.view(state, self._seat)
            self._events += (event.visible_to(self._seat),)
            self._state = state
        return ending

    def finish_decision(self, state: State) -> Ending | None:
        """Take the state after a decision, and return the ending that is complete because nothing more belongs to it.

        A trick is complete when no card of it is left in the middle.
        """
        if not self._events:
            return None
        if self._events[0].ends in TAKEN and not is_cleared(self._game, state, self._seat):
            return None
        return self._complete(state)

    def _complete(self, state: State | None) -> Ending:
        events, view = self._events, self._view
        ending = self._taken(events, view) if events[0].ends in TAKEN else self._scored(events, view, state)
        self._events, self._view, self._state = (), None, None
        self.last = ending
        return ending

    def _taken(self, events: tuple[Event, ...], view: View[Any] | None) -> Ending:
        winners = tuple(event.actor for event in events if event.takes)
        trick = played(self._game.table(view)) if view else ()
        why = self._why(winners, view) if view else ()
        ending = Ending(events[0].ends, events, trick, self._leader, winners, why, view=view)
        self.last_trick, self._leader = ending, None
        return ending

    def _why(self, winners: tuple[int, ...], view: View[Any]) -> tuple[Phrase, ...]:
        found = (self._game.why_won(view.state, seat) for seat in winners)
        return tuple(phrase for phrase in found if phrase)

    def _scored(self, events: tuple[Event, ...], view: View[Any] | None, state: State | None) -> Ending:
        kind = events[0].ends
        result = next((event for event in events if isinstance(event, RoundEnded | GameEnded)), None)
        if result is None:
            return Ending(kind, events, view=view)
        is_round = kind == "round" or not self.rounds
        latest = state or self._state
        scores = tuple(
            SeatScore(
                seat,
                points,
                self._game.rules.points(latest, seat) if latest else points,
                self._game.reasons(view.state, seat) if view and is_round else (),
            )
            for seat, points in enumerate(result.points)
        )
        ending = Ending(kind, events, winners=result.winners, scores=scores, view=view)
        if is_round:
            self.rounds += (ending,)
        return ending
