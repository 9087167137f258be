"""Options of a game (house rules): each has a name, a default and the values that it accepts."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from itertools import islice, permutations
from typing import Any

from menagerie.core.counting import IndexText, parse_number
from menagerie.core.errors import BadSetup


@dataclass(frozen=True)
class OneOf:
    """One of several named values."""

    name: str
    values: tuple[str, ...]

    def default(self, players: int) -> object:
        return self.values[0]

    def read(self, text: str) -> object:
        return text

    typed = read

    def accepts(self, value: object, players: int) -> bool:
        return value in self.values

    def allowed(self, players: int) -> str:
        return ", ".join(self.values)


@dataclass(frozen=True)
class Flag:
    """Yes or no; no by default."""

    name: str

    def default(self, players: int) -> object:
        return False

    def read(self, text: str) -> object:
        return {"true": True, "false": False}.get(text, text)

    typed = read

    def accepts(self, value: object, players: int) -> bool:
        return isinstance(value, bool)

    def allowed(self, players: int) -> str:
        return "true, false"


@dataclass(frozen=True)
class SeatOrder:
    """All seats in an order; ascending by default."""

    name: str

    def default(self, players: int) -> object:
        return list(range(players))

    def read(self, text: str) -> object:
        parts = text.split(",")
        return [int(part) for part in parts] if all(part.isdecimal() for part in parts) else text

    def typed(self, text: str) -> object:
        """Return the order that a person means by seat numbers, which count from 1."""
        try:
            return [parse_number(part) for part in text.split(",")]
        except ValueError:
            return text

    def accepts(self, value: object, players: int) -> bool:
        if not isinstance(value, list | tuple):
            return False
        return all(type(seat) is int for seat in value) and sorted(value) == list(range(players))

    def allowed(self, players: int) -> str:
        orders = permutations(range(players))
        return IndexText(", ".join(",".join(map(str, order)) for order in islice(orders, 1, 4)) + ", …")


Option = OneOf | Flag | SeatOrder


def complete_options(options: tuple[Option, ...], given: Mapping[str, object], players: int) -> dict[str, Any]:
    """Return every option's value: the given one, checked, or its default."""
    known = {option.name: option for option in options}
    for name, value in given.items():
        if name not in known:
            raise BadSetup("unknown-option", option=name, known=", ".join(known) or "–")
        if not known[name].accepts(value, players):
            allowed = known[name].allowed(players)
            shown = IndexText(",".join(map(str, value))) if isinstance(value, list | tuple) else str(value)
            raise BadSetup("bad-option", option=name, value=shown, allowed=allowed)
    return {option.name: given.get(option.name, option.default(players)) for option in options}


def changed_options(options: tuple[Option, ...], settled: Mapping[str, Any], players: int) -> dict[str, Any]:
    """Return the options that differ from their defaults, for a record."""
    return {o.name: settled[o.name] for o in options if settled[o.name] != o.default(players)}
