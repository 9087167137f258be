"""The seats of a table, and the people and bots that hold them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

from menagerie.core.levels import DEFAULT_LEVEL

DEFAULT_STAND_IN = DEFAULT_LEVEL
"""The bot that stands in for a player who has not chosen one."""

WantedView: TypeAlias = int | Literal["none"] | None
"""The view that a person asks for: one of their seats, a spectator's view ("none"), or their only seat (None)."""


@dataclass(frozen=True, slots=True)
class Person:
    """A person, identified by a signed cookie or a token."""

    id: str
    name: str


@dataclass(slots=True)
class SeatState:
    """A seat at the table: the person or bot that holds it, and whether the person is connected."""

    kind: Literal["open", "reserved", "bot", "person"]
    person: Person | None = None
    level: str = DEFAULT_STAND_IN
    """The level of the bot that holds the seat or stands in for the person."""
    key: str | None = None
    """The key with which a reserved seat can be taken."""
    node: str | None = None
    """The node to which the person is connected."""
    since: float = 0.0
    """When the person connected or disconnected last."""
    stood_in: bool = False
    """Whether a bot plays until the person is back."""
    given_up_by: Person | None = None
    """The person who resigned this seat to a bot; they have lost, whatever the bot achieves."""
    given_up_at: int = 0
    """The entry with which they resigned."""
    origin: str = ""
    """Stands for the address from which the person sat down; games between people at one address are not rated."""
    absent: float = 0.0
    """How long the person was disconnected during this turn."""

    @property
    def by_bot(self) -> bool:
        return self.kind == "bot" or self.stood_in
