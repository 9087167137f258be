"""The two files of a contest: the games' records, and a ledger with the seats, the terms and the forfeits.

Lines are added in the order of the games, a game's record before its line in the ledger. A run that was stopped, even
in the middle of a line, continues after the last game that is complete in both files.
"""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterator, Mapping
from contextlib import ExitStack, suppress
from dataclasses import asdict, replace
from io import BytesIO
from os.path import samestat
from pathlib import Path
from typing import Any, BinaryIO

from menagerie.arena.contest import Contest, Forfeit, PlayedGame, others
from menagerie.bots.external_bot import file_of
from menagerie.core.errors import BadSetup, reason_of
from menagerie.core.files import claim
from menagerie.records.record import is_entry, is_int, is_ints, line_of


def ledger_of(path: Path) -> Path:
    """Return the ledger of a file of records."""
    return path.with_name(f"{path.name.removesuffix('.jsonl')}.arena.jsonl")


def seed_in(path: Path) -> str | None:
    """Return the seed of the run in this file, if there is one."""
    try:
        check_place(path)
        with ledger_of(path).open("rb") as file:
            seed = json.loads(next(whole_lines(file), b"{}")).get("seed")
    except (OSError, ValueError, AttributeError, RecursionError):
        return None
    return seed if isinstance(seed, str) else None


def check_place(path: Path) -> None:
    """Refuse a path that cannot be read again: a device, a pipe, or the program's own output."""
    for place in () if path.is_dir() else (path, ledger_of(path)):
        if is_output(place) or (place.exists() and not (place.is_file() or place.is_dir())):
            raise BadSetup("arena-out-no-file", file=str(place))


def is_output(path: Path) -> bool:
    """Return whether the path leads to the program's own output."""
    with suppress(OSError):
        return samestat(path.stat(), os.fstat(1))
    return False


class Ledger:
    """The open files of a contest: read the games that are there, then add new ones."""

    def __init__(self, path: Path, contest: Contest) -> None:
        self.path = path
        self._contest = contest
        self._header = line_of(contest.terms).encode()
        self._open = ExitStack()

    def __enter__(self) -> Ledger:
        try:
            check_place(self.path)
            self._kept = list(self._read())
            self._ledger = self._open.enter_context(ledger_of(self.path).open("ab"))
            claim(self._ledger)
            self._records = self._open.enter_context(self.path.open("ab"))
            self._cut()
        except BlockingIOError:
            self._open.close()
            raise BadSetup("arena-busy", file=str(self.path)) from None
        except OSError as error:
            self._open.close()
            raise unwritable(self.path, error) from None
        return self

    def __exit__(self, *_: object) -> None:
        # A write error was already reported when the game was added.
        with suppress(OSError):
            self._open.close()

    def kept(self) -> list[PlayedGame]:
        """Return the games that were played before."""
        return [game for game, _, _ in self._kept]

    def add(self, game: PlayedGame) -> None:
        """Add a game."""
        try:
            if game.record:
                self._records.write(line_of(game.record).encode())
                self._records.flush()
            self._ledger.write(line_of(entry_of(game)).encode())
            self._ledger.flush()
        except OSError as error:
            raise unwritable(self.path, error) from None

    def _read(self) -> Iterator[tuple[PlayedGame, int, int]]:
        """Yield every game that is complete in both files, and its end in each; refuse files of another run."""
        with reading(self.path) as records, reading(ledger_of(self.path)) as ledger:
            header = ledger.readline()
            if not header.endswith(b"\n"):
                self._refuse_if(bool(records.read(1)) or not self._header.startswith(header))
                return
            self._check_terms(header)
            there, ends = whole_lines(records), [0, len(header)]
            for index, line in enumerate(whole_lines(ledger)):
                game = self._game(line, index)
                if game.forfeit is None:
                    record = next(there, None)
                    if record is None:
                        return
                    self._refuse_if(self._contest.match_seed(index).hex().encode() not in record)
                    self._refuse_if(not record.endswith(result_of(game)))
                    ends[0] += len(record)
                ends[1] += len(line)
                yield game, ends[0], ends[1]

    def _check_terms(self, header: bytes) -> None:
        """Refuse to continue a run with other terms, and name them."""
        found, right = parsed(header), parsed(self._header)
        assert isinstance(right, dict)
        self._refuse_if(not isinstance(found, dict) or found.keys() != right.keys())
        assert isinstance(found, dict)
        self._refuse_if(not isinstance(found["programs"], dict))
        other = [name for name in right if found[name] != right[name]]
        if "bots" in other and "programs" in other:
            other.remove("programs")
        if "programs" in other:
            raise BadSetup("arena-bot-changed", file=str(self.path), bots=", ".join(self._changed(found["programs"])))
        if other:
            raise BadSetup("arena-other-terms", file=str(self.path), terms=", ".join(other))

    def _changed(self, before: object) -> dict[str, None]:
        """Return the bots whose files have changed."""
        assert isinstance(before, dict)
        now = self._contest.programs
        return {str(file_of(bot)): None for bot in now if now[bot] != before.get(bot)}

    def _game(self, line: bytes, index: int) -> PlayedGame:
        """Return the game of a line of the ledger."""
        found: Any = parsed(line)
        self._refuse_if(not has_shape(found, LINE) or found["index"] != index)
        seated, points, winners = (tuple(found[name]) for name in ("seated", "points", "winners"))
        forfeit = found["forfeit"] and Forfeit(**found["forfeit"])
        self._refuse_if(seated != self._contest.seated(index) or len(points) != len(seated))
        self._refuse_if(not winners or list(winners) != sorted({*winners} & {*range(len(seated))}))
        self._refuse_if(bool(forfeit) and winners != others(self._contest, forfeit.seat))
        return PlayedGame(index, seated, points, winners, forfeit)

    def _refuse_if(self, other: bool) -> None:
        if other:
            raise self._other()

    def _other(self) -> BadSetup:
        return BadSetup("arena-other-run", file=str(self.path))

    def _cut(self) -> None:
        """Remove what is incomplete; write the terms into an empty ledger."""
        records, ledger = self._kept[-1][1:] if self._kept else (0, len(self._header))
        self._records.truncate(records)
        if self._ledger.tell() < len(self._header):
            self._ledger.truncate(0)
            self._ledger.write(self._header)
            self._ledger.flush()
        self._ledger.truncate(ledger)


def has_shape(found: object, shape: Mapping[str, Callable[[Any], bool]]) -> bool:
    """Return whether this is a JSON object with exactly these fields, each of the right type."""
    return isinstance(found, dict) and found.keys() == shape.keys() and all(shape[name](found[name]) for name in shape)


def is_forfeit(found: object) -> bool:
    """Return whether this is None or a forfeit."""
    return found is None or has_shape(found, FORFEIT)


FORFEIT: dict[str, Callable[[Any], bool]] = {
    "seat": is_int,
    "deed": lambda found: isinstance(found, str),
    "detail": lambda found: isinstance(found, str),
    "log": lambda found: isinstance(found, list) and all(map(is_entry, found)),
}

LINE: dict[str, Callable[[Any], bool]] = {
    "index": is_int,
    "seated": lambda found: isinstance(found, list),
    "points": is_ints,
    "winners": is_ints,
    "forfeit": is_forfeit,
}
"""The fields of a line of the ledger."""


def result_of(game: PlayedGame) -> bytes:
    """Return the result in a game's record."""
    return line_of({"result": {"points": game.points, "winners": game.winners}})[1:].encode()


def entry_of(game: PlayedGame) -> dict[str, Any]:
    """Return a game's line in the ledger: everything but the record."""
    entry = asdict(replace(game, record=None))
    del entry["record"]
    return entry


def reading(path: Path) -> BinaryIO:
    """Open the file, or an empty one if it does not exist."""
    return path.open("rb") if path.exists() else BytesIO()


def whole_lines(file: BinaryIO) -> Iterator[bytes]:
    """Return every line that is complete."""
    return (line for line in file if line.endswith(b"\n"))


def parsed(line: bytes) -> object:
    try:
        return json.loads(line)
    except (ValueError, RecursionError):
        return None


def unwritable(path: Path, error: OSError) -> BadSetup:
    return BadSetup("file-unwritable", file=str(path), reason=reason_of(error))
