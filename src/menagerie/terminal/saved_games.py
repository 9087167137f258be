"""Games that are not over: one file each, every move on the disk before it is shown.

The first line says who plays what, each further line is a move. A line that was cut short is no move.
"""

from __future__ import annotations

import errno
import json
import os
import secrets
import time
from collections.abc import Iterator
from contextlib import suppress
from io import FileIO
from pathlib import Path
from typing import Any

from platformdirs import user_data_path

from menagerie.core.errors import BadSetup, Problem, reason_of
from menagerie.core.files import claim, settle, whole_file
from menagerie.core.match import Match
from menagerie.records.record import RecordWriter, line_of
from menagerie.terminal.lineup import Lineup, lineup_of

FORMAT = "menagerie-saved/1"


def folder(name: str) -> Path:
    """A folder of ours among the user's data."""
    place = user_data_path("menagerie", appauthor=False) / name
    try:
        place.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadSetup("file-unwritable", file=str(place), reason=reason_of(error)) from None
    return place


class Journal:
    """A game that is being played, move by move on the disk; nobody else can play on with it meanwhile."""

    def __init__(self, file: FileIO, path: Path, lineup: Lineup, moves: list[tuple[int, str]], whole: int = 0) -> None:
        self.path = path
        self.lineup = lineup
        self.moves = moves
        self._file = file
        self._whole = whole
        """So far the whole lines reach."""

    def note(self, seat: int, move: str) -> None:
        """The seat made this move: on the disk when this returns."""
        self._write({"seat": seat, "move": move})
        self.moves.append((seat, move))

    def finish(self, path: str | Path | None = None) -> Path:
        """The game is over: write its record, there or into the folder of records, and forget the journal."""
        place = Path(path) if path else folder("records") / self.path.name
        match = self.lineup.match()
        writer = RecordWriter(match)
        for seat, move in self.moves:
            writer.act(seat, match.action_of(seat, move))
        with whole_file(place) as file:
            file.write(line_of(writer.record()))
        self.forget()
        return place

    def forget(self) -> None:
        """Nobody will go on with it."""
        self.close()
        try:
            self.path.unlink(missing_ok=True)
        except OSError as error:
            raise BadSetup("file-unwritable", file=str(self.path), reason=reason_of(error)) from None

    def close(self) -> None:
        """Leave it for later."""
        self._file.close()

    def _write(self, line: dict[str, Any]) -> None:
        """A line, whole and on the disk, or nothing of it."""
        text = json.dumps(line, ensure_ascii=False).encode() + b"\n"
        try:
            if self._file.write(text) != len(text):
                raise OSError(errno.ENOSPC, "")
            os.fsync(self._file.fileno())
        except OSError as error:
            with suppress(OSError):
                self._file.truncate(self._whole)
                self._file.seek(self._whole)
            raise BadSetup("file-unwritable", file=str(self.path), reason=reason_of(error)) from None
        self._whole += len(text)


def begin(lineup: Lineup) -> Journal:
    """The journal of a new game."""
    name = f"{lineup.game.name}-{time.strftime('%Y-%m-%d-%H%M%S')}-{secrets.token_hex(3)}.jsonl"
    path = folder("saved") / name
    lineup.match()
    try:
        file = path.open("xb", buffering=0)
        claim(file)
    except OSError as error:
        raise BadSetup("file-unwritable", file=str(path), reason=reason_of(error)) from None
    journal = Journal(file, path, lineup, [])
    try:
        journal._write({"format": FORMAT, **lineup.as_json()})
    except BadSetup:
        journal.forget()
        raise
    settle(path.parent)
    return journal


def saved() -> Iterator[Path]:
    """The games that wait to be played on, the latest first."""
    files = [path for path in folder("saved").glob("*.jsonl") if path.is_file()]
    yield from sorted(files, key=changed_at, reverse=True)


def changed_at(path: Path) -> float:
    """When a file was changed last; long ago if it has gone meanwhile."""
    try:
        return path.stat().st_mtime
    except OSError:
        return 0.0


def go_on(path: Path) -> Journal:
    """A saved game, to be played on; BadSetup if it is none, or if somebody plays it just now."""
    try:
        file = path.open("r+b", buffering=0)
    except OSError as error:
        raise BadSetup("file-unreadable", file=str(path), reason=reason_of(error)) from None
    try:
        claim(file)
        lineup, moves, whole = read(file.readall())
        follow(lineup.match(), moves)
    except OSError:
        file.close()
        raise BadSetup("play-saved-taken", file=str(path)) from None
    except (Problem, KeyError, TypeError, ValueError, AttributeError):
        file.close()
        raise BadSetup("play-saved-damaged", file=str(path)) from None
    if file.tell() > whole:
        file.truncate(whole)
    file.seek(whole)
    return Journal(file, path, lineup, moves, whole)


def read(content: bytes) -> tuple[Lineup, list[tuple[int, str]], int]:
    """The party, its moves, and how far the whole lines reach."""
    whole = content.rfind(b"\n") + 1
    first, *lines = [json.loads(line) for line in content[:whole].splitlines()]
    if first.pop("format") != FORMAT:
        raise ValueError
    return lineup_of(first), [(line["seat"], line["move"]) for line in lines], whole


def follow(match: Match[Any], moves: list[tuple[int, str]]) -> None:
    """Make the moves again."""
    for seat, move in moves:
        match.play(seat, move)
