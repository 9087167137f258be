"""Files: written whole or not at all, and claimed by one program at a time."""

from __future__ import annotations

import os
import secrets
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import IO, Any, TextIO

from menagerie.core.errors import BadSetup, reason_of


@contextmanager
def whole_file(path: str | Path, private: bool = False) -> Iterator[TextIO]:
    """A text file that takes its place only when everything in it has been written; a private one is nobody else's."""
    target = Path(path).resolve()
    try:
        if target.exists() and not target.is_file():
            # A device or a pipe has no place to take: it is written through.
            with target.open("w", encoding="utf-8") as file:
                yield file
            return
    except OSError as error:
        raise BadSetup("file-unwritable", file=str(path), reason=reason_of(error)) from None
    # The draft's name is known before the draft is there: stopped at any moment, we know what to remove.
    draft = target.with_name(f".{secrets.token_hex(8)}.draft")
    try:
        with open(draft, "x", encoding="utf-8", opener=for_me if private else None) as file:
            yield file
            file.flush()
            os.fsync(file.fileno())
        draft.replace(target)
        settle(target.parent)
    except OSError as error:
        raise BadSetup("file-unwritable", file=str(path), reason=reason_of(error)) from None
    finally:
        draft.unlink(missing_ok=True)


def settle(folder: Path) -> None:
    """Have it on the disk which files are in a folder, where the system knows how."""
    with suppress(OSError):
        place = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(place)
        finally:
            os.close(place)


def for_me(path: str, flags: int) -> int:
    """Open a file that nobody else can read or write."""
    return os.open(path, flags, 0o600)


def claim(file: IO[Any]) -> None:
    """Take a file for this run alone, where the system knows how; it is free again when it is closed."""
    try:
        from fcntl import LOCK_EX, LOCK_NB, flock
    except ImportError:
        return
    flock(file, LOCK_EX | LOCK_NB)
