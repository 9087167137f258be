"""A finished game as numbered frames for screens: frame 0 is the table before the first decision.

Then each event has its frame, in order, and so has the table after a decision if it looks different from the last
event's frame. Frame 0 also stands for the events before the first decision, such as the first deal.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Any, Literal, TypeAlias

from menagerie.core.bits import each
from menagerie.core.game import Game, View
from menagerie.core.match import Match
from menagerie.core.phrases import Event, Phrase, RoundEnded
from menagerie.core.state import State, copy_of
from menagerie.core.table import Table, played
from menagerie.records.playback import match_of, play_record

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
    """All frames and all events of a game."""

    game: Game[Any]
    players: int
    seed: bytes | None
    events: tuple[Event, ...]
    frames: tuple[ReplayFrame, ...]
    before: tuple[State, ...]
    """The state before each decision."""
    said: dict[Hashable, tuple[str, ...]] = field(default_factory=dict)
    """The sentences that were translated already, by language and viewpoint."""
    record: dict[str, Any] | None = None
    """The record that was replayed, if there is one, and the values printed on its cards."""
    values: tuple[int, ...] = ()

    @property
    def last(self) -> int:
        """The number of the last frame."""
        return len(self.frames) - 1

    @property
    def winners(self) -> tuple[int, ...]:
        return tuple(each(self.game.rules.winners(self.frames[-1].state)))

    @property
    def decisions(self) -> int:
        """The number of all decisions."""
        return self.frames[-1].decision_count

    def first_frame_after(self, decisions: int) -> int:
        """Return the first frame in which this many decisions have been made."""
        return next((at for at, frame in enumerate(self.frames) if frame.decision_count >= decisions), self.last)

    def move_phrase(self, decisions: int, seat: int, move: str) -> Phrase | None:
        """Return the phrase of a legal move after this many decisions, which is written as in the record."""
        state, notation = self.before[decisions], self.game.notation
        legal = self.game.legal(state, seat)
        return next((notation.phrase(state, seat, a) for a in legal if notation.move(state, seat, a) == move), None)

    def table(self, at: int, viewpoint: ReplayViewpoint) -> Table:
        """Return the table in a frame from this viewpoint, with nothing to decide."""
        state = self.frames[at].state
        if viewpoint == "open":
            return self.game.table_with_open_cards(state)
        seen = self.game.table(self.game.view(state, seat_of(viewpoint)))
        return Table(seen.zones, seen.facts, None, ())

    def points(self, at: int, viewpoint: ReplayViewpoint) -> tuple[int, ...]:
        """Return the points of each seat so far, as far as this viewpoint can know them."""
        state = self.frames[at].state
        known = state if viewpoint == "open" else self.game.view(state, seat_of(viewpoint)).state
        return tuple(self.game.rules.points(known, seat) for seat in range(self.players))

    def rounds(self, at: int) -> tuple[tuple[int, ...], ...]:
        """Return the points of each round that is over in a frame."""
        shown = self.events[: self.frames[at].event_count]
        return tuple(event.points for event in shown if isinstance(event, RoundEnded))

    def event_for(self, number: int, viewpoint: ReplayViewpoint) -> Event:
        """Return an event as this viewpoint may see it."""
        event = self.events[number]
        return event if viewpoint == "open" else event.visible_to(seat_of(viewpoint))

    @cached_property
    def shown_at(self) -> tuple[int, ...]:
        """The frame of each event."""
        first: dict[int, int] = {}
        for at, frame in enumerate(self.frames):
            for number in range(len(first), frame.event_count):
                first[number] = at
        return tuple(first[number] for number in range(len(self.events)))

    @cached_property
    def chapters(self) -> tuple[tuple[int, int], ...]:
        """The round and the trick of each event, counted from 1; trick 0 comes before the first trick."""
        rounds = max(1, sum(isinstance(event, RoundEnded) for event in self.events))
        found: list[tuple[int, int]] = []
        number, trick, lying = 1, 0, 0
        for frame in self.frames:
            before, lying = lying, cards_in_trick(self.game.table(self.game.view(frame.state, None)))
            trick += lying > 0 and before == 0
            for event in self.events[len(found) : frame.event_count]:
                found.append((number, trick))
                if isinstance(event, RoundEnded) and number < rounds:
                    number, trick = number + 1, 0
        return tuple(found)


def seat_of(viewpoint: ReplayViewpoint) -> int | None:
    return viewpoint if isinstance(viewpoint, int) else None


def cards_in_trick(table: Table) -> int:
    """Return the number of cards in the trick."""
    return sum(len(zone.cards) for zone in played(table))


def replay_of(match: Match[Any], decisions: Iterable[tuple[int, int]]) -> Replay:
    """Play a match from its first decision to its end and return the replay."""
    frame = ReplayFrame(copy_of(match.state), len(match.events))
    frames, before = [frame], []
    for count, (seat, action) in enumerate(decisions, 1):
        before.append(copy_of(match.state))
        for state in match.act_with_states(seat, action).states:
            frame = ReplayFrame(state, frame.event_count + 1, count)
            frames.append(frame)
        if visible_tables(match.game, match.state) != visible_tables(match.game, frame.state):
            frame = ReplayFrame(copy_of(match.state), frame.event_count, count)
            frames.append(frame)
    return Replay(match.game, match.players, match.seed, tuple(match.events), tuple(frames), tuple(before))


def replay_of_record(record: dict[str, Any], values: tuple[int, ...] = ()) -> Replay:
    """Return the replay of a record; raise RuleBroken if the record differs from the rules."""
    found = replay_of(match_of(record, values), play_record(record, values).match.actions)
    return replace(found, record=record, values=values)


def visible_tables(game: Game[Any], state: State) -> tuple[Table, Table]:
    """Return what makes two frames differ: the full table and the spectators' table."""
    return game.table(View(None, state)), game.table(game.view(state, None))
