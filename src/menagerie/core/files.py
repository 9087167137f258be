"""Files that are written completely or not at all, and that one program at a time can claim."""

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
    """Open a text file that replaces the old one only when it is complete; only its owner can read a private one."""
    target = Path(path).resolve()
    try:
        if target.exists() and not target.is_file():
            # A device or a pipe cannot be replaced: it is written directly.
            with target.open("w", encoding="utf-8") as file:
                yield file
            return
    except OSError as error:
        raise BadSetup("file-unwritable", file=str(path), reason=reason_of(error)) from None
    # The draft's name is known before the draft exists, so it can be removed whenever the program stops.
    draft = target.with_name(f".{secrets.token_hex(8)}.draft")
    try:
        with open(draft, "x", encoding="utf-8", opener=open_private if private else None) as file:
            yield file
            file.flush()
            os.fsync(file.fileno())
        draft.replace(target)
        flush_folder(target.parent)
    except OSError as error:
        raise BadSetup("file-unwritable", file=str(path), reason=reason_of(error)) from None
    finally:
        draft.unlink(missing_ok=True)


def flush_folder(folder: Path) -> None:
    """Flush the list of a folder's files to the disk, where the system can."""
    with suppress(OSError):
        place = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(place)
        finally:
            os.close(place)


def open_private(path: str, flags: int) -> int:
    """Open a file that only its owner can read or write."""
    return os.open(path, flags, 0o600)


def claim(file: IO[Any]) -> None:
    """Lock a file for this process, where the system can; closing it unlocks it."""
    try:
        from fcntl import LOCK_EX, LOCK_NB, flock
    except ImportError:
        return
    flock(file, LOCK_EX | LOCK_NB)
