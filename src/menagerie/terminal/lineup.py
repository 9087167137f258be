"""Who plays what on this machine, and how that is written down."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from menagerie.bots.levels import LEVELS
from menagerie.core.chance import seed_of
from menagerie.core.errors import BadSetup
from menagerie.core.game import Game
from menagerie.core.match import Match
from menagerie.games import load

PERSON = "person"


@dataclass(frozen=True)
class Lineup:
    """A game and who plays it: for each seat the level of a bot, or a person; people may have names."""

    game: Game[Any]
    seats: tuple[str, ...]
    word: str
    """From it the deals follow."""
    names: Mapping[int, str] = field(default_factory=dict)
    options: Mapping[str, Any] = field(default_factory=dict)
    values: tuple[int, ...] = ()

    def __post_init__(self) -> None:
        for level in self.seats:
            if level not in (PERSON, *LEVELS):
                raise BadSetup("unknown-level", level=level, known=", ".join(LEVELS))
        if not self.people:
            raise BadSetup("play-nobody")

    @property
    def people(self) -> tuple[int, ...]:
        """The seats of people."""
        return tuple(seat for seat, kind in enumerate(self.seats) if kind == PERSON)

    @property
    def bots(self) -> dict[int, str]:
        """The levels of the bots, by seat."""
        return {seat: kind for seat, kind in enumerate(self.seats) if kind != PERSON}

    def match(self) -> Match[Any]:
        """The game, before the first decision; BadSetup where this cannot be played."""
        return Match(self.game, len(self.seats), self.options, seed=seed_of(self.word), values=self.values)

    def as_json(self) -> dict[str, Any]:
        return {
            "game": self.game.name,
            "seats": list(self.seats),
            "word": self.word,
            "names": {str(seat): name for seat, name in self.names.items()},
            "options": dict(self.options),
            "values": list(self.values),
        }


def lineup_of(found: dict[str, Any]) -> Lineup:
    """A party that was written down; KeyError, TypeError, ValueError or a Problem if this is none."""
    names = {int(seat): str(name) for seat, name in found["names"].items()}
    return Lineup(
        load(found["game"]), tuple(found["seats"]), found["word"], names, found["options"], tuple(found["values"])
    )
