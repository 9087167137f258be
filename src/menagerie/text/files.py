"""A file is written whole or not at all."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TextIO

from menagerie.core.errors import BadSetup, reason_of


@contextmanager
def whole_file(path: str | Path) -> Iterator[TextIO]:
    """A text file that takes its place only when everything in it has been written."""
    target = Path(path).resolve()
    try:
        if target.exists() and not target.is_file():
            # A device or a pipe has no place to take: it is written through.
            with target.open("w", encoding="utf-8") as file:
                yield file
            return
        handle, name = tempfile.mkstemp(dir=target.parent, prefix=f".{target.name}.")
    except OSError as error:
        raise BadSetup("file-unwritable", file=str(path), reason=reason_of(error)) from None
    draft = Path(name)
    try:
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            yield file
        draft.chmod(0o666 & ~_umask())
        draft.replace(target)
    except OSError as error:
        raise BadSetup("file-unwritable", file=str(path), reason=reason_of(error)) from None
    finally:
        draft.unlink(missing_ok=True)


def _umask() -> int:
    mask = os.umask(0)
    os.umask(mask)
    return mask
