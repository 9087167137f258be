"""Game records, menagerie-record/1 (docs/notation.md): write one while a match is played, and read them."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from io import TextIOWrapper
from pathlib import Path
from typing import Any, BinaryIO

from menagerie.core.errors import BadRecord, DuplicateKeyError, reason_of, without_duplicate_keys
from menagerie.core.game import Entry, Game
from menagerie.core.match import Match
from menagerie.core.options import changed_options, complete_options
from menagerie.core.phrases import Event, RoundEnded
from menagerie.core.state import S

FORMAT = "menagerie-record/1"
LARGEST = 1 << 53
"""The largest number that is exact in every reader of JSON."""


class RecordWriter:
    """Records a match that is played through it."""

    def __init__(self, match: Match[Any], legal: bool = False) -> None:
        self.match = match
        self.legal = legal
        self.log: list[Entry] = []
        self._waiting: list[Entry] = []
        self._note(match.events)

    def act(self, seat: int, action: int) -> list[Event]:
        """Apply the seat's action, and record it."""
        game, state = self.match.game, self.match.state
        entry = self._decision(seat, action)
        others = game.rules.actors(state) & ~(1 << seat)
        events = self.match.act(seat, action)
        self._waiting.append(entry)
        if not (others and game.rules.actors(state) == others):
            self.log += sorted(self._waiting, key=lambda decision: int(decision["seat"]))
            self._waiting.clear()
        self._note(events)
        return events

    @property
    def length(self) -> int:
        """The number of entries, those of an unfinished simultaneous choice included."""
        return len(self.log) + len(self._waiting)

    @property
    def so_far(self) -> list[Entry]:
        """Return all entries until now, those of an unfinished simultaneous choice included."""
        return [*self.log, *self._waiting]

    def record(self) -> dict[str, Any]:
        """Return the record of the finished match."""
        match = self.match
        return {**self.head(), "log": self.log, "result": {"points": match.points, "winners": match.winners}}

    def head(self) -> dict[str, Any]:
        """Return the fields that are known before the first decision."""
        match = self.match
        settled = complete_options(match.game.options, match.options, match.players)
        seed = {"seed": match.seed.hex()} if match.seed else {}
        return {
            "format": FORMAT,
            "game": match.game.name,
            "players": match.players,
            "options": changed_options(match.game.options, settled, match.players),
            **seed,
        }

    def _decision(self, seat: int, action: int) -> Entry:
        game, state = self.match.game, self.match.state
        self.match.check(seat, action)
        entry: Entry = {"seat": seat, "move": game.notation.move(state, seat, action)}
        if self.legal and game.notation.lists_legal(state):
            entry["legal"] = legal_moves(game, state, seat)
        return entry

    def _note(self, events: list[Event]) -> None:
        for event in events:
            entry = self.match.game.notation.entry(event)
            if entry is not None:
                self.log.append(entry)
            elif isinstance(event, RoundEnded):
                self.log.append({"round": {"points": list(event.points), "winners": list(event.winners)}})


def legal_moves(game: Game[S], state: S, seat: int) -> list[str]:
    """Return the seat's legal moves, as the record lists them."""
    return sorted(game.notation.move(state, seat, action) for action in game.legal(state, seat))


def line_of(record: dict[str, Any]) -> str:
    """Return a record as one line of a file."""
    return json.dumps(record, ensure_ascii=False, separators=(",", ":")) + "\n"


def read_records(path: str | Path) -> Iterator[tuple[int, dict[str, Any]]]:
    """Return the records of a file with their line numbers; raise BadRecord if the file has something else."""
    return records_in(lambda: Path(path).open("rb"), str(path))


def records_in(opened: Callable[[], BinaryIO], file: str) -> Iterator[tuple[int, dict[str, Any]]]:
    """Yield the records of an open file; ``name`` is the file's name in problems."""
    found = False
    try:
        with TextIOWrapper(opened(), encoding="utf-8-sig") as lines:
            for number, line in enumerate(lines, 1):
                if line.strip():
                    found = True
                    yield number, parse(line, file, number)
    except OSError as error:
        raise BadRecord("file-unreadable", file=file, reason=reason_of(error)) from None
    except ValueError:
        raise BadRecord("record-not-text", file=file) from None
    if not found:
        raise BadRecord("record-none", file=file)


def parse(line: str, file: str, number: int) -> dict[str, Any]:
    """Parse one line as a record."""
    where: dict[str, object] = {"file": file, "line": number}
    try:
        record = json.loads(line, object_pairs_hook=without_duplicate_keys)
    except DuplicateKeyError as error:
        raise BadRecord("record-field-twice", **where, field=str(error)) from None
    except (ValueError, RecursionError):
        raise BadRecord("record-not-json" if line.endswith("\n") else "record-truncated", **where) from None
    return checked(record, file, number)


def checked(record: Any, file: str, number: int) -> dict[str, Any]:
    """Return a record; raise BadRecord with its file and line if it does not have the shape of one."""
    where: dict[str, object] = {"file": file, "line": number}
    if not isinstance(record, dict) or "format" not in record:
        raise BadRecord("record-not-record", **where, format=FORMAT)
    if record["format"] != FORMAT:
        raise BadRecord("record-other-format", **where, found=_text(record["format"]), format=FORMAT)
    if "unfinished" in record:
        raise BadRecord("record-unfinished", **where)
    for field, right in SHAPE.items():
        if field not in record:
            raise BadRecord("record-field-missing", **where, field=field)
        if not right(record[field]):
            raise BadRecord("record-field-wrong", **where, field=field, found=_text(record[field]))
    for field in record:
        if field not in SHAPE and field not in ("format", "seed"):
            raise BadRecord("record-field-unknown", **where, field=field)
    if "seed" in record and not is_seed(record["seed"]):
        raise BadRecord("record-field-wrong", **where, field="seed", found=_text(record["seed"]))
    for index, entry in enumerate(record["log"]):
        if not is_entry(entry):
            raise BadRecord("record-entry-wrong", **where, entry=index, found=_text(entry))
    return dict(record)


def _text(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, default=str)


def is_int(value: object) -> bool:
    return type(value) is int and abs(value) < LARGEST


def is_ints(value: object) -> bool:
    return isinstance(value, list) and all(map(is_int, value))


def is_result(value: object) -> bool:
    return isinstance(value, dict) and value.keys() == {"points", "winners"} and all(map(is_ints, value.values()))


def is_seed(value: object) -> bool:
    return isinstance(value, str) and re.fullmatch("[0-9a-f]{64}", value) is not None


def is_entry(value: object) -> bool:
    """Return whether this is a decision, a deal, a draw or the end of a round."""
    if not isinstance(value, dict):
        return False
    if "seat" in value:
        moves = value.get("legal", [])
        texts = isinstance(value.get("move"), str) and isinstance(moves, list)
        return texts and is_int(value["seat"]) and value.keys() <= {"seat", "move", "legal"}
    if len(value) != 1:
        return False
    if "round" in value:
        return is_result(value["round"])
    return isinstance(value.get("deal"), dict) or isinstance(value.get("chance"), str)


SHAPE = {
    "game": lambda value: isinstance(value, str),
    "players": is_int,
    "options": lambda value: isinstance(value, dict),
    "log": lambda value: isinstance(value, list),
    "result": is_result,
}
