"""A finished game as numbered pictures for screens: picture 0 is the table before the first decision.

Then each event has its picture, in order, and so has the table after a decision if it looks different from the last
event's picture. Picture 0 also stands for the events before the first decision, such as the first deal.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Iterator
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Any, Literal, TypeAlias

from menagerie.core.bits import each
from menagerie.core.game import Game, View
from menagerie.core.match import Match
from menagerie.core.phrases import Event, RoundEnded
from menagerie.core.state import State, copy_of
from menagerie.core.table import Table, played
from menagerie.records.playback import match_of, played_again

ReplayViewpoint: TypeAlias = int | Literal["open", "public"]
"""Who watches: a seat, a spectator who sees no hands, or someone who sees all hands."""


@dataclass(frozen=True, slots=True)
class ReplayFrame:
    """The table at one moment, and the numbers of events and decisions until then."""

    state: State
    event_count: int
    decision_count: int = 0


@dataclass(frozen=True)
class Replay:
    """All pictures and all events of a game."""

    game: Game[Any]
    players: int
    seed: bytes | None
    events: tuple[Event, ...]
    pictures: tuple[ReplayFrame, ...]
    said: dict[Hashable, tuple[str, ...]] = field(default_factory=dict)
    """The sentences that were translated already, by language and viewpoint."""
    record: dict[str, Any] | None = None
    """The record that was replayed, if there is one, and the values printed on its cards."""
    values: tuple[int, ...] = ()

    @property
    def last(self) -> int:
        """The number of the last picture."""
        return len(self.pictures) - 1

    @property
    def winners(self) -> tuple[int, ...]:
        return tuple(each(self.game.rules.winners(self.pictures[-1].state)))

    @property
    def decisions(self) -> int:
        """The number of all decisions."""
        return self.pictures[-1].decision_count

    def picture_after(self, decisions: int) -> int:
        """Return the first picture in which this many decisions have been made."""
        return next((at for at, picture in enumerate(self.pictures) if picture.decision_count >= decisions), self.last)

    def table(self, at: int, viewpoint: ReplayViewpoint) -> Table:
        """Return the table in a picture from this viewpoint, with nothing to decide."""
        state = self.pictures[at].state
        if viewpoint == "open":
            return self.game.laid_open(state)
        seen = self.game.table(self.game.view(state, seat_of(viewpoint)))
        return Table(seen.zones, seen.facts, None, ())

    def points(self, at: int, viewpoint: ReplayViewpoint) -> tuple[int, ...]:
        """Return the points of each seat so far, as far as this viewpoint can know them."""
        state = self.pictures[at].state
        known = state if viewpoint == "open" else self.game.view(state, seat_of(viewpoint)).state
        return tuple(self.game.rules.points(known, seat) for seat in range(self.players))

    def rounds(self, at: int) -> tuple[tuple[int, ...], ...]:
        """Return the points of each round that is over in a picture."""
        shown = self.events[: self.pictures[at].event_count]
        return tuple(event.points for event in shown if isinstance(event, RoundEnded))

    def event_for(self, number: int, viewpoint: ReplayViewpoint) -> Event:
        """Return an event as this viewpoint may see it."""
        event = self.events[number]
        return event if viewpoint == "open" else event.visible_to(seat_of(viewpoint))

    @cached_property
    def shown_at(self) -> tuple[int, ...]:
        """The picture of each event."""
        first: dict[int, int] = {}
        for at, picture in enumerate(self.pictures):
            for number in range(len(first), picture.event_count):
                first[number] = at
        return tuple(first[number] for number in range(len(self.events)))

    @cached_property
    def chapters(self) -> tuple[tuple[int, int], ...]:
        """The round and the trick of each event, counted from 1; trick 0 comes before the first trick."""
        rounds = max(1, sum(isinstance(event, RoundEnded) for event in self.events))
        found: list[tuple[int, int]] = []
        number, trick, lying = 1, 0, 0
        for picture in self.pictures:
            before, lying = lying, laid(self.game.table(self.game.view(picture.state, None)))
            trick += lying > 0 and before == 0
            for event in self.events[len(found) : picture.event_count]:
                found.append((number, trick))
                if isinstance(event, RoundEnded) and number < rounds:
                    number, trick = number + 1, 0
        return tuple(found)


def seat_of(viewpoint: ReplayViewpoint) -> int | None:
    return viewpoint if isinstance(viewpoint, int) else None


def laid(table: Table) -> int:
    """Return the number of cards in the trick."""
    return sum(len(zone.cards) for zone in played(table))


def replay_of(match: Match[Any], decisions: Iterable[tuple[int, int]]) -> Replay:
    """Play a match from its first decision to its end and return the replay."""
    pictures = tuple(filmed(match, decisions))
    return Replay(match.game, match.players, match.seed, tuple(match.events), pictures)


def replay_of_record(record: dict[str, Any], values: tuple[int, ...] = ()) -> Replay:
    """Return the replay of a record; raise RuleBroken if the record differs from the rules."""
    found = replay_of(match_of(record, values), played_again(record, values).match.actions)
    return replace(found, record=record, values=values)


def filmed(match: Match[Any], decisions: Iterable[tuple[int, int]]) -> Iterator[ReplayFrame]:
    picture = ReplayFrame(copy_of(match.state), len(match.events))
    yield picture
    for count, (seat, action) in enumerate(decisions, 1):
        for frame in match.film(seat, action).frames:
            picture = ReplayFrame(frame, picture.event_count + 1, count)
            yield picture
        if looks(match.game, match.state) != looks(match.game, picture.state):
            picture = ReplayFrame(copy_of(match.state), picture.event_count, count)
            yield picture


def looks(game: Game[Any], state: State) -> tuple[Table, Table]:
    """Return what makes two pictures differ: the full table and the spectators' table."""
    return game.table(View(None, state)), game.table(game.view(state, None))
