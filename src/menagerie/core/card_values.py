"""The values printed on the cards beside their rank, crowns or bones. An owner of the box can replace them."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import cast

from menagerie.core.errors import BadSetup, DuplicateKeyError, reason_of, without_duplicate_keys


def any_values(values: Sequence[int]) -> None:
    """Accept any values."""


@dataclass(frozen=True)
class CardValues:
    """A value for every card of a game, in the order of the deck."""

    name: str
    cards: tuple[str, ...]
    printed: tuple[int, ...]
    lowest: int
    highest: int
    check: Callable[[Sequence[int]], None] = any_values

    def read(self, path: str | Path) -> tuple[int, ...]:
        """Return the values in a JSON file: ``{"bones": {"R1": 4, …}}``."""
        try:
            text = Path(path).read_text(encoding="utf-8-sig")
            content = json.loads(text, object_pairs_hook=without_duplicate_keys)
        except OSError as error:
            raise BadSetup("file-unreadable", file=str(path), reason=reason_of(error)) from None
        except DuplicateKeyError as error:
            raise BadSetup("values-card-twice", file=str(path), card=str(error)) from None
        except (ValueError, RecursionError):
            raise BadSetup("values-not-json", file=str(path), table=self.name) from None
        table = content.get(self.name) if isinstance(content, dict) else None
        if not isinstance(table, dict):
            raise BadSetup("values-no-table", file=str(path), table=self.name)
        return self.checked(table, str(path))

    def checked(self, table: dict[str, object], where: str) -> tuple[int, ...]:
        """Return the table as a row; raise BadSetup unless it names each card once and all values are possible."""
        for code in self.cards:
            if code not in table:
                raise BadSetup("values-missing-card", file=where, table=self.name, card=code)
        for code, value in table.items():
            if code not in self.cards:
                raise BadSetup("values-unknown-card", file=where, table=self.name, card=code)
            if type(value) is not int or not self.lowest <= value <= self.highest:
                raise BadSetup(
                    "values-bad-value",
                    file=where,
                    table=self.name,
                    card=code,
                    value=json.dumps(value, default=str),
                    lowest=self.lowest,
                    highest=self.highest,
                )
        values = tuple(cast(int, table[code]) for code in self.cards)
        try:
            self.check(values)
        except BadSetup as problem:
            raise BadSetup(problem.message, file=where, **problem.facts) from None
        return values
