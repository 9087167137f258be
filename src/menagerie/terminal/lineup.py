"""The players of a game on this machine, and how a saved game stores them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from menagerie.bots.levels import LEVELS, check_level
from menagerie.core.chance import seed_of
from menagerie.core.errors import BadSetup
from menagerie.core.game import Game
from menagerie.core.match import Match
from menagerie.games import load

PERSON = "person"


@dataclass(frozen=True)
class Lineup:
    """A game and its players: each seat has a person, who may have a name, or a bot of a level."""

    game: Game[Any]
    seats: tuple[str, ...]
    word: str
    """The seed as a person can type it; all deals follow from it."""
    names: Mapping[int, str] = field(default_factory=dict)
    options: Mapping[str, Any] = field(default_factory=dict)
    values: tuple[int, ...] = ()

    def __post_init__(self) -> None:
        for level in self.seats:
            if level not in (PERSON, *LEVELS):
                raise BadSetup("unknown-level", level=level, known=", ".join(LEVELS))
            check_level(level, self.game)
        if not self.people:
            raise BadSetup("play-nobody")

    @property
    def people(self) -> tuple[int, ...]:
        """Return the seats of people."""
        return tuple(seat for seat, kind in enumerate(self.seats) if kind == PERSON)

    @property
    def bots(self) -> dict[int, str]:
        """Return the level of each bot, by seat."""
        return {seat: kind for seat, kind in enumerate(self.seats) if kind != PERSON}

    def match(self) -> Match[Any]:
        """Return the match before its first decision. Raise BadSetup if it cannot be played."""
        return Match(self.game, len(self.seats), self.options, seed=seed_of(self.word), values=self.values)

    def as_json(self) -> dict[str, Any]:
        """Return what the field ``unfinished`` of an unfinished record holds."""
        return {
            "seats": list(self.seats),
            "names": {str(seat): name for seat, name in self.names.items()},
            "word": self.word,
            "values": list(self.values),
        }


def lineup_of(head: dict[str, Any]) -> Lineup:
    """Read the head of an unfinished record. Raise KeyError, TypeError, ValueError or Problem if it is not one."""
    return _lineup(head, head["unfinished"])


def old_lineup_of(head: dict[str, Any]) -> Lineup:
    """Read the first line of a saved game in the old format, which had all fields in one object."""
    return _lineup(head, head)


def _lineup(game: dict[str, Any], players: dict[str, Any]) -> Lineup:
    names = {int(seat): str(name) for seat, name in players["names"].items()}
    kinds, values = tuple(players["seats"]), tuple(players["values"])
    return Lineup(load(game["game"]), kinds, players["word"], names, game["options"], values)
