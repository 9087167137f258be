"""The command line in processes that start quickly.

Each run is a process of its own, forked from one that has imported the package and Numba and done nothing else:
importing takes most of the time that a short command needs. ``python -m tests.command_line SOCKET`` is the process
that forks.
"""

from __future__ import annotations

import atexit
import json
import os
import pkgutil
import signal
import socket
import subprocess
import sys
import warnings
from collections.abc import Mapping, Sequence
from contextlib import suppress
from functools import cache
from importlib import import_module
from io import TextIOWrapper
from pathlib import Path
from threading import Thread
from typing import IO

LIMIT = 600.0
"""Seconds after which even a busy machine has run a command."""

HARMLESS = {"LANG", "LC_ALL", "LC_MESSAGES", "LANGUAGE", "COLUMNS"}
"""Variables that are read when a command runs, not when Python starts or a module is imported."""

ORIGINAL = dict(os.environ)
"""The environment of the forking process: what the tests found, without what libraries and tests add later."""


def run(words: Sequence[str], stdin: str, environment: Mapping[str, str]) -> subprocess.CompletedProcess[str]:
    """Run `menagerie` with these words and this environment, in UTF-8."""
    differing = {name for name, _ in set(environment.items()) ^ set(ORIGINAL.items())}
    if differing <= HARMLESS | {"PYTHONUTF8", "PYTEST_CURRENT_TEST"} and environment.get("PYTHONUTF8") == "1":
        return _forked(words, stdin, environment)
    return subprocess.run(
        [sys.executable, "-m", "menagerie", *words],
        input=stdin,
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=LIMIT,
        env=environment,
        check=False,
    )


@cache
def _forking() -> socket.socket:
    """Return a connection to the forking process, which ends when this process does."""
    ours, theirs = socket.socketpair()
    command = [sys.executable, "-m", __name__, str(theirs.fileno())]
    folder = Path(__file__).parents[1]
    process = subprocess.Popen(command, cwd=folder, pass_fds=[theirs.fileno()], env={**ORIGINAL, "PYTHONUTF8": "1"})
    theirs.close()
    ours.settimeout(LIMIT)
    atexit.register(_end, process, ours)
    return ours


def _end(process: subprocess.Popen[bytes], connection: socket.socket) -> None:
    """End the forking process."""
    connection.close()
    try:
        process.wait(LIMIT)
    except subprocess.TimeoutExpired:
        process.kill()


def _forked(words: Sequence[str], stdin: str, environment: Mapping[str, str]) -> subprocess.CompletedProcess[str]:
    connection = _forking()
    (in_read, in_write), (out_read, out_write), (err_read, err_write) = os.pipe(), os.pipe(), os.pipe()
    asked = {"words": list(words), "environment": dict(environment), "folder": str(Path.cwd())}
    message = json.dumps(asked).encode()
    socket.send_fds(connection, [len(message).to_bytes(4, "big")], [in_read, out_write, err_write])
    connection.sendall(message)
    for end in (in_read, out_write, err_write):
        os.close(end)
    found: dict[str, str] = {}

    def write() -> None:
        with suppress(BrokenPipeError), os.fdopen(in_write, "w", encoding="utf-8") as pipe:
            pipe.write(stdin)

    def read(name: str, end: int) -> None:
        with os.fdopen(end, encoding="utf-8") as pipe:
            found[name] = pipe.read()

    threads = [Thread(target=write, daemon=True)]
    threads += [Thread(target=read, args=end, daemon=True) for end in (("out", out_read), ("err", err_read))]
    for thread in threads:
        thread.start()
    status = int.from_bytes(connection.recv(4), "big", signed=True)
    for thread in threads:
        thread.join(LIMIT)
        assert not thread.is_alive(), "The command has ended, but something that it started still holds its output."
    return subprocess.CompletedProcess(["menagerie", *words], status, found["out"], found["err"])


def serve(connection: socket.socket) -> list[str]:
    """Fork for every request; return, in a child, the words of its command."""
    while True:
        size, ends, _, _ = socket.recv_fds(connection, 4, 3)
        if not size:
            os._exit(0)
        length, message = int.from_bytes(size, "big"), b""
        while len(message) < length:
            message += connection.recv(length - len(message))
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            child = os.fork()
        if child == 0:
            connection.close()
            return become(json.loads(message), ends)
        for end in ends:
            os.close(end)
        _, status = os.waitpid(child, 0)
        connection.sendall(os.waitstatus_to_exitcode(status).to_bytes(4, "big", signed=True))


def become(asked: Mapping[str, object], ends: Sequence[int]) -> list[str]:
    """Look like a process that was started with this input, output and environment; return the words of its command."""
    for number, end in enumerate(ends):
        os.dup2(end, number)
        os.close(end)
    os.environ.clear()
    os.environ.update(asked["environment"])  # type: ignore[call-overload]
    os.chdir(str(asked["folder"]))
    sys.stdin = text(0, "r")
    sys.stdout = text(1, "w")
    sys.stderr = text(2, "w")
    sys.stderr.reconfigure(errors="backslashreplace", line_buffering=True)
    signal.signal(signal.SIGINT, signal.default_int_handler)
    return list(asked["words"])  # type: ignore[call-overload]


def text(number: int, mode: str) -> TextIOWrapper:
    opened: IO[str] = os.fdopen(number, mode, encoding="utf-8", closefd=False)
    assert isinstance(opened, TextIOWrapper)
    return opened


def warm_up() -> None:
    """Read all texts and import all kernels once, before the first fork."""
    for module in pkgutil.iter_modules(menagerie.fast.__path__, "menagerie.fast."):
        import_module(module.name)
    for language in LANGUAGES:
        for game in (None, *names()):
            bundle(language, game)


if __name__ == "__main__":
    import menagerie.fast
    from menagerie.cli import main
    from menagerie.games import names
    from menagerie.i18n.translator import LANGUAGES, bundle

    warm_up()
    sys.exit(main(serve(socket.socket(fileno=int(sys.argv[1])))))
