"""What every renderer of a table has in common: the interface, the viewpoint, and who may see which entry.

``json_view.JsonRenderer`` writes messages for programs, ``pages.html_view.HtmlRenderer`` writes them for the browser.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, Protocol, TypeAlias, TypeVar

from menagerie.core.errors import Problem
from menagerie.core.phrases import Event
from menagerie.i18n.seat_label import seat_label
from menagerie.i18n.translator import Translator
from menagerie.server.tables.entry import AppliedEntry
from menagerie.server.tables.seats import SeatState
from menagerie.server.tables.state import TableState

T = TypeVar("T")

Json: TypeAlias = dict[str, Any]

NEEDS_FULL_VIEW = ("sat", "left", "offered", "resigned", "undone")
"""Entries that change so much that viewers get a full view with them."""

RECENT_EVENTS = 60
"""How many of the latest events a new viewer gets in sentences."""


@dataclass(frozen=True, slots=True)
class Viewpoint:
    """A person and the seat from which they see the table; None is a spectator's view."""

    person: str | None
    seat: int | None


@dataclass
class EntryBroadcast:
    """One applied entry on its way to all viewers of a table, with a cache for messages that several of them get."""

    state: TableState
    entry: AppliedEntry
    cache: dict[Hashable, Any] = field(default_factory=dict)

    def shared(self, key: Hashable, make: Callable[[], T]) -> T:
        """Return what was made for this key, or make it."""
        if key not in self.cache:
            self.cache[key] = make()
        made: T = self.cache[key]
        return made

    @cached_property
    def newly_asked(self) -> frozenset[int]:
        """The seats that have to decide only since this entry."""
        actors = self.state.match.actors if self.state.match else ()
        return frozenset(actors) - set(self.entry.asked_before)

    @cached_property
    def may_change(self) -> frozenset[int]:
        """The seats that may change what they have chosen."""
        return frozenset(seat for seat, _ in self.state.match.open_choices) if self.state.match else frozenset()

    @cached_property
    def has_secrets(self) -> bool:
        """Whether different seats may learn different things from the entry's events."""
        return any(type(event).visible_to is not Event.visible_to for event in self.entry.events)


class Renderer(Protocol):
    """Writes the messages for one viewer of a table, each with exactly what the viewpoint may see."""

    needs_frames: bool
    """Whether the viewer is shown the state at every event."""

    def first_messages(self, state: TableState, viewpoint: Viewpoint, after: int | None) -> list[bytes]:
        """Return the first messages of a connection: what happened after the n-th entry, or a full view."""
        ...

    def full_view(self, state: TableState, viewpoint: Viewpoint) -> bytes:
        """Return everything that the viewpoint may see now."""
        ...

    def entry_message(self, broadcast: EntryBroadcast, viewpoint: Viewpoint) -> bytes | None:
        """Return the message for a new entry, or None if the viewpoint may not see it."""
        ...

    def hint_message(self, state: TableState, viewpoint: Viewpoint, hint: Json, id: str) -> bytes:
        """Return the answer to a request for a hint."""
        ...

    def refusal(self, problem: Problem, id: str | None = None) -> bytes:
        """Return the answer to a refused request, with the id of that request."""
        ...


def may_see(state: TableState, entry: AppliedEntry, viewpoint: Viewpoint) -> bool:
    """Return whether a viewpoint gets a message about an entry at all."""
    if entry.kind == "muted":
        return bool(entry.body["by"] == viewpoint.person)
    if entry.kind == "changed":
        return entry.facts["seat"] in state.seats_of(viewpoint.person)
    if entry.kind == "said":
        among_spectators = entry.facts["to"] == "spectators"
        muted = (viewpoint.person, entry.facts["person"]) in state.muted
        return bool(entry.facts["text"]) and not muted and not (among_spectators and state.seats_of(viewpoint.person))
    return True


def answered_id(state: TableState, entry: AppliedEntry, viewpoint: Viewpoint) -> str | None:
    """Return the id of the viewer's own command that led to an entry; None for what others have done."""
    if entry.kind not in ("moved", "changed") or entry.facts["seat"] not in state.seats_of(viewpoint.person):
        return None
    return entry.body.get("id")


def seat_names(state: TableState, language: str) -> tuple[str, ...]:
    """Return the names of everybody at a table, by seat."""
    return tuple(seat_name(seat, seat_state, language) for seat, seat_state in enumerate(state.seats))


def seat_name(seat: int, seat_state: SeatState, language: str) -> str:
    """Return the name of a seat's person, or a bot's name with its seat."""
    return seat_label(Translator(language), seat, seat_state.person.name if seat_state.person else None)
