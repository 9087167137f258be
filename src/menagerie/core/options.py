"""House rules: named options of a game, each with a default and a set of values it accepts."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from menagerie.core.errors import BadSetup


@dataclass(frozen=True)
class Choice:
    """One of several named values."""

    name: str
    values: tuple[str, ...]

    @property
    def default(self) -> str:
        return self.values[0]

    def read(self, text: str) -> object:
        return text

    def accepts(self, value: object, players: int) -> bool:
        return value in self.values

    def allowed(self, players: int) -> str:
        return ", ".join(self.values)


@dataclass(frozen=True)
class Flag:
    """Yes or no; no by default."""

    name: str
    default = False

    def read(self, text: str) -> object:
        return {"true": True, "false": False}.get(text, text)

    def accepts(self, value: object, players: int) -> bool:
        return isinstance(value, bool)

    def allowed(self, players: int) -> str:
        return "true, false"


@dataclass(frozen=True)
class SeatOrder:
    """All seats in some order; ascending by default."""

    name: str
    default = None

    def read(self, text: str) -> object:
        parts = text.split(",")
        return [int(part) for part in parts] if all(part.isdecimal() for part in parts) else text

    def accepts(self, value: object, players: int) -> bool:
        return isinstance(value, list | tuple) and sorted(value, key=repr) == list(range(players))

    def allowed(self, players: int) -> str:
        return ",".join(str(seat) for seat in reversed(range(players)))


Option = Choice | Flag | SeatOrder


def settle(options: tuple[Option, ...], given: Mapping[str, object], players: int) -> dict[str, Any]:
    """Every option's value: the given one, checked, else its default."""
    known = {option.name: option for option in options}
    for name, value in given.items():
        if name not in known:
            raise BadSetup("unknown-option", option=name, known=", ".join(known) or "–")
        if not known[name].accepts(value, players):
            allowed = known[name].allowed(players)
            raise BadSetup("bad-option", option=name, value=str(value), allowed=allowed)
    return {option.name: given.get(option.name, option.default) for option in options}


def differing(options: tuple[Option, ...], settled: Mapping[str, Any]) -> dict[str, Any]:
    """The options that are not at their default, as a record holds them."""
    return {o.name: settled[o.name] for o in options if settled[o.name] != o.default}
