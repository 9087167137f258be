"""Saved games: unfinished records (docs/notation.md), one file each, with every move on disk before it is shown.

The first line is the head of a record with an extra field ``unfinished`` for the people and the bots; each further
line is one entry of the log. A last line that was cut short is dropped.
"""

from __future__ import annotations

import errno
import json
import os
import secrets
import time
from collections.abc import Iterable, Iterator
from contextlib import suppress
from io import FileIO
from pathlib import Path
from typing import Any

from platformdirs import user_data_path

from menagerie.core.errors import BadSetup, Problem, reason_of
from menagerie.core.files import claim, flush_folder, whole_file
from menagerie.core.game import Entry
from menagerie.records.record import FORMAT, RecordWriter, line_of
from menagerie.terminal.lineup import Lineup, lineup_of, old_lineup_of

OLD_FORMAT = "menagerie-saved/1"
"""The format of games that were saved before saved games were records."""


def folder(name: str) -> Path:
    """Return one of our folders in the user's data, and create it if needed."""
    path = user_data_path("menagerie", appauthor=False) / name
    try:
        path.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadSetup("file-unwritable", file=str(path), reason=reason_of(error)) from None
    return path


class OpenElsewhere(BadSetup):
    """Another program has opened this saved game."""


class GameLog:
    """A game's log as it stands, and the entries of it that are not yet in the file."""

    def __init__(self, lineup: Lineup) -> None:
        self.lineup = lineup
        self.moves: list[tuple[int, str]] = []
        self.writer = RecordWriter(lineup.match())
        self.unwritten: list[Entry] = list(self.writer.log)
        """Deals, draws and ends of rounds that follow from the moves; they are written with the next move."""

    def head(self) -> dict[str, Any]:
        """Return the first line of the file."""
        return {**self.writer.head(), "unfinished": self.lineup.as_json()}

    def add_move(self, seat: int, move: str) -> None:
        """Add a decision, and whatever chance decides after it. Raise Problem if the rules do not allow it."""
        before = len(self.writer.log)
        self.writer.act(seat, self.writer.match.action_of(seat, move))
        self.moves.append((seat, move))
        self.unwritten += [entry for entry in self.writer.log[before:] if "seat" not in entry]

    def read_entry(self, entry: Entry) -> None:
        """Follow one entry of a file. Raise ValueError or Problem if it is not the right one."""
        if self.unwritten:
            if entry != self.unwritten.pop(0):
                raise ValueError(entry)
        else:
            self.add_move(entry["seat"], entry["move"])


class SavedGame:
    """A game that is being played, move by move on disk. No other program can open it meanwhile."""

    def __init__(self, file: FileIO, path: Path, log: GameLog, length: int = 0) -> None:
        self.path = path
        self._log = log
        self._file = file
        self._length = length
        """The length of the file's complete lines in bytes."""

    @property
    def lineup(self) -> Lineup:
        return self._log.lineup

    @property
    def moves(self) -> list[tuple[int, str]]:
        """Every decision so far: the seat, and the move as records write it."""
        return self._log.moves

    def add_move(self, seat: int, move: str) -> None:
        """Save a move; it is on disk when this returns."""
        self._append([*self._log.unwritten, {"seat": seat, "move": move}])
        self._log.unwritten.clear()
        self._log.add_move(seat, move)

    def rewind(self, count: int) -> None:
        """Take back every move after the first ``count``, on disk too."""
        log = GameLog(self.lineup)
        for seat, move in self.moves[:count]:
            log.unwritten.clear()
            log.add_move(seat, move)
        try:
            lines = self.path.read_bytes()[: self._length].splitlines(keepends=True)
            kept = length_of_moves(lines, count)
            self._file.truncate(kept)
            self._file.seek(kept)
            os.fsync(self._file.fileno())
        except OSError as error:
            raise BadSetup("file-unwritable", file=str(self.path), reason=reason_of(error)) from None
        if count == 0:
            log.unwritten.clear()  # the first deal is written with the head
        self._log, self._length = log, kept

    def finish(self, path: str | Path | None = None) -> Path:
        """Write the finished game's record, to this path or into the folder of records, and delete the saved game."""
        target = Path(path) if path else folder("records") / self.path.name
        with whole_file(target) as file:
            file.write(line_of(self._log.writer.record()))
        self.delete()
        return target

    def delete(self) -> None:
        """Delete the saved game."""
        self._file.close()
        try:
            self.path.unlink(missing_ok=True)
        except OSError as error:
            raise BadSetup("file-unwritable", file=str(self.path), reason=reason_of(error)) from None

    def close(self) -> None:
        """Keep the saved game for later. Entries that follow from the last move are written if there is room."""
        if self._log.unwritten and not self._file.closed:
            with suppress(BadSetup):
                self._append(self._log.unwritten)
                self._log.unwritten.clear()
        self._file.close()

    def _append(self, entries: Iterable[Entry]) -> None:
        """Write all these lines to disk, or none of them."""
        text = "".join(map(line_of, entries)).encode()
        try:
            if self._file.write(text) != len(text):
                raise OSError(errno.ENOSPC, "")
            os.fsync(self._file.fileno())
        except OSError as error:
            with suppress(OSError):
                self._file.truncate(self._length)
                self._file.seek(self._length)
            raise BadSetup("file-unwritable", file=str(self.path), reason=reason_of(error)) from None
        self._length += len(text)


def length_of_moves(lines: list[bytes], count: int) -> int:
    """Return the length of a file's lines up to the move with this number, or up to the first move for 0."""
    found = 0
    for number, line in enumerate(lines):
        is_move = number > 0 and "seat" in json.loads(line)
        if is_move and found == count == 0:
            return sum(map(len, lines[:number]))
        found += is_move
        if found == count > 0:
            return sum(map(len, lines[: number + 1]))
    return sum(map(len, lines))


def start(lineup: Lineup) -> SavedGame:
    """Create the file of a new game."""
    name = f"{lineup.game.name}-{time.strftime('%Y-%m-%d-%H%M%S')}-{secrets.token_hex(3)}.jsonl"
    path = folder("saved") / name
    log = GameLog(lineup)
    try:
        file = path.open("xb", buffering=0)
        try:
            claim(file)
        except OSError:
            file.close()
            path.unlink(missing_ok=True)
            raise
    except OSError as error:
        raise BadSetup("file-unwritable", file=str(path), reason=reason_of(error)) from None
    saved = SavedGame(file, path, log)
    try:
        saved._append([log.head(), *log.unwritten])
        log.unwritten.clear()
    except BadSetup:
        saved.delete()
        raise
    flush_folder(path.parent)
    return saved


def saved_paths() -> Iterator[Path]:
    """Yield the files of all saved games, the latest first."""
    files = [path for path in folder("saved").glob("*.jsonl") if path.is_file()]
    yield from sorted(files, key=changed_at, reverse=True)


def changed_at(path: Path) -> float:
    """Return when a file was last changed, or 0 if it no longer exists."""
    try:
        return path.stat().st_mtime
    except OSError:
        return 0.0


def resumable() -> list[tuple[Path, Lineup]]:
    """Return the saved games that can be continued now."""
    found = []
    for path in saved_paths():
        try:
            file, log, _, _ = open_claimed(path)
        except BadSetup:
            continue
        file.close()
        found.append((path, log.lineup))
    return found


def latest() -> SavedGame:
    """Open the game that was saved last. Raise BadSetup if there is none, or if all are open in other terminals."""
    taken = None
    for path in saved_paths():
        try:
            return resume(path)
        except BadSetup as problem:
            taken = taken or (problem if isinstance(problem, OpenElsewhere) else None)
    raise taken or BadSetup("play-nothing-saved")


def delete(path: Path) -> None:
    """Delete a saved game that is not open elsewhere, damaged or not."""
    try:
        resume(path).delete()
    except OpenElsewhere:
        raise
    except BadSetup:
        path.unlink(missing_ok=True)


def resume(path: Path) -> SavedGame:
    """Open a saved game to continue it. Raise BadSetup if it is damaged, or open in another program.

    A game in the old format is rewritten as an unfinished record first.
    """
    file, log, length, old = open_claimed(path)
    if old:
        with file, whole_file(path) as rewritten:
            rewritten.writelines(map(line_of, [log.head(), *log.writer.so_far]))
        file, log, length, _ = open_claimed(path)
    if file.tell() > length:
        file.truncate(length)
    file.seek(length)
    return SavedGame(file, path, log, length)


def open_claimed(path: Path) -> tuple[FileIO, GameLog, int, bool]:
    """Open and read a saved game: the file, its log, the length of its complete lines, and whether it is an old one."""
    try:
        file = path.open("r+b", buffering=0)
    except OSError as error:
        raise BadSetup("file-unreadable", file=str(path), reason=reason_of(error)) from None
    try:
        claim(file)
        if not os.path.samestat(os.fstat(file.fileno()), path.stat()):
            raise OSError(errno.EBUSY, "")  # another program has just rewritten an old game
        return file, *read(file.readall())
    except OSError:
        file.close()
        raise OpenElsewhere("play-saved-taken", file=str(path)) from None
    except (Problem, KeyError, TypeError, ValueError, AttributeError):
        file.close()
        raise BadSetup("play-saved-damaged", file=str(path)) from None


def read(content: bytes) -> tuple[GameLog, int, bool]:
    """Read a file's content: the log, the length of its complete lines, and whether it is in the old format."""
    length = content.rfind(b"\n") + 1
    head, *entries = [json.loads(line) for line in content[:length].splitlines()]
    old = head["format"] == OLD_FORMAT
    if not old and head["format"] != FORMAT:
        raise ValueError(head["format"])
    log = GameLog(old_lineup_of(head) if old else lineup_of(head))
    if old:
        for entry in entries:
            log.add_move(entry["seat"], entry["move"])
    else:
        if head != log.head():
            raise ValueError(head)
        for entry in entries:
            log.read_entry(entry)
    return log, length, old
