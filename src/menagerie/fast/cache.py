"""The cache of compiled code: a folder in the user's cache folder for each version of the sources.

Numba notices a change in a kernel's own file, but not in a file with a rule that the kernel calls. So the folder's
name is a hash of every source file that can be part of a kernel.
"""

from __future__ import annotations

import atexit
import hashlib
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from shutil import rmtree
from tempfile import mkdtemp

import numba
from platformdirs import user_cache_path

import menagerie.core
import menagerie.fast
from menagerie.games import source_folders

KEPT = 4
"""The number of folders of older sources that stay, so that switching between versions is quick."""


def sources() -> list[Path]:
    """Return every source file that can be part of a kernel."""
    folders = [*map(Path, (*menagerie.core.__path__, *menagerie.fast.__path__)), *source_folders()]
    return sorted(file for folder in folders for file in folder.rglob("*.py"))


def fingerprint() -> str:
    """Return a hash of the current sources."""
    digest = hashlib.sha256(numba.__version__.encode())
    for file in sources():
        digest.update(str(file).encode() + b"\0" + file.read_bytes() + b"\0")
    return digest.hexdigest()[:16]


def home() -> Path:
    """Return the folder of all compiled code."""
    return user_cache_path("menagerie") / "compiled"


@contextmanager
def compile_cache() -> Iterator[None]:
    """Let the functions decorated in this context cache their compiled code in this version's folder."""
    before = numba.config.CACHE_DIR
    numba.config.CACHE_DIR = str(_folder())
    try:
        yield
    finally:
        numba.config.CACHE_DIR = before


def _folder() -> Path:
    """Return this version's folder, or a temporary one if the user's cache folder is not writable."""
    folder = home() / fingerprint()
    try:
        folder.mkdir(parents=True, exist_ok=True)
        folder.touch()
        _forget_older(folder)
    except OSError:
        folder = Path(mkdtemp(prefix="menagerie-"))
        atexit.register(rmtree, folder, ignore_errors=True)
    return folder


def _forget_older(current: Path) -> None:
    # Another process may be deleting folders at the same time.
    with suppress(FileNotFoundError):
        others = sorted((f for f in home().iterdir() if f != current), key=lambda f: f.stat().st_mtime)
        for folder in others[:-KEPT]:
            rmtree(folder, ignore_errors=True)
