"""Let the workers share compiled code even while it is being compiled: one compiles a kernel, the others wait."""

from __future__ import annotations

import hashlib
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

from numba.core.compiler_lock import global_compiler_lock
from numba.core.dispatcher import Dispatcher

if TYPE_CHECKING:
    from collections.abc import Iterator


def compile_once(folder: Path) -> None:
    """Lock a file in this folder for each kernel and signature while it is compiled or loaded."""
    try:
        from fcntl import LOCK_EX, flock
    except ImportError:
        return
    folder.mkdir(parents=True, exist_ok=True)
    compile_or_load, held = Dispatcher.compile, set[str]()

    @contextmanager
    def locked(key: str) -> Iterator[None]:
        with (folder / key).open("w") as file:
            flock(file, LOCK_EX)
            held.add(key)
            try:
                yield
            finally:
                held.discard(key)

    def compile_alone(self: Any, signature: Any) -> Any:
        # Numba holds its own lock while it compiles; taking it first keeps two threads from waiting for each other.
        with global_compiler_lock:
            name = f"{self.py_func.__module__}.{self.py_func.__qualname__} {signature}"
            key = hashlib.sha256(name.encode()).hexdigest()[:16]
            if key in held:
                return compile_or_load(self, signature)
            with locked(key):
                return compile_or_load(self, signature)

    Dispatcher.compile = compile_alone
