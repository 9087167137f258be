"""External bots: a user's class ``FILE.py:CLASS`` runs in its own process, gets views and returns actions."""

from __future__ import annotations

import json
import os
import pickle
import signal
import subprocess
import sys
import threading
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

from menagerie.core.errors import BadSetup, reason_of
from menagerie.core.game import Game, View

TO_START = 60.0
"""Seconds in which a bot's file must load."""

LONGEST = 10_000
"""The longest answer, in bytes."""


class Fault(Exception):
    """What a bot did instead of choosing a legal action: it crashed, was late, or chose something illegal or
    malformed."""

    def __init__(self, deed: str, detail: str) -> None:
        super().__init__(deed, detail)
        self.deed = deed
        # The detail is whatever the bot printed; it must fit one line and be valid UTF-8.
        self.detail = " ".join(detail.split()).encode(errors="replace").decode()


def is_own(name: str) -> bool:
    """Return whether the name is that of a class in a file."""
    file, _, kind = name.rpartition(":")
    return file.endswith(".py") and kind.isidentifier()


def file_of(name: str) -> Path:
    """Return the file in a bot's name."""
    file = Path(name.rpartition(":")[0])
    with suppress(RuntimeError):
        return file.expanduser()
    return file


def program_of(name: str) -> bytes:
    """Return the content of a bot's file."""
    try:
        return file_of(name).read_bytes()
    except OSError as error:
        raise BadSetup("file-unreadable", file=str(file_of(name)), reason=reason_of(error)) from None


class BotProcess:
    """A process that has loaded a bot's file and plays game after game with it."""

    def __init__(self, name: str, seconds: float) -> None:
        self.name = name
        self.seconds = seconds
        self._late = False
        file, kind = str(file_of(name)), name.rpartition(":")[2]
        self._process = subprocess.Popen(  # noqa: S603
            [sys.executable, "-P", "-m", "menagerie.bots.external_bot_runner", file, kind, str(seconds)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            start_new_session=True,
        )
        try:
            self._check(self._answer(TO_START))
        except Fault as fault:
            self.close()
            raise BadSetup("own-bot-broken", file=file, reason=f"> {fault.detail} s") from None
        except BaseException:
            self.close()
            raise

    def _check(self, answer: dict[str, Any]) -> None:
        """Raise BadSetup if the file did not load or does not contain the bot."""
        file, kind = str(file_of(self.name)), self.name.rpartition(":")[2]
        if "ready" not in answer:
            raise BadSetup("own-bot-broken", file=file, reason=str(answer.get("broken", "–")))
        if not answer["ready"]:
            raise BadSetup("own-bot-missing", file=file, name=kind)

    def send(self, question: object) -> None:
        """Send a message; ignore a process that has ended, since it will not answer either."""
        assert self._process.stdin
        with suppress(OSError, ValueError):
            pickle.dump(question, self._process.stdin)
            self._process.stdin.flush()

    def ask(self, question: object) -> dict[str, Any]:
        """Return the bot's answer to a question; raise Fault if it is late."""
        self.send(question)
        return self._answer(self.seconds)

    def _answer(self, seconds: float) -> dict[str, Any]:
        assert self._process.stdout
        alarm = threading.Timer(seconds, self._stop_late)
        alarm.daemon = True
        alarm.start()
        try:
            line = self._process.stdout.readline(LONGEST)
        except (OSError, ValueError):
            line = b""
        finally:
            alarm.cancel()
        if self._late:
            raise Fault("late", f"{seconds:g}")
        return read(line)

    def _stop_late(self) -> None:
        self._late = True
        self._kill()

    def _kill(self) -> None:
        with suppress(OSError):
            if hasattr(os, "killpg"):
                os.killpg(self._process.pid, signal.SIGKILL)
            else:
                self._process.kill()

    def close(self) -> None:
        """End the process, whatever it is doing."""
        self._kill()
        self._process.wait()
        for pipe in (self._process.stdin, self._process.stdout):
            with suppress(OSError):
                if pipe:
                    pipe.close()


def read(line: bytes) -> dict[str, Any]:
    """Parse an answer: an empty line means a crash, and anything but a JSON object is malformed."""
    if not line:
        return {"raised": "–"}
    try:
        answer = json.loads(line)
    except (ValueError, RecursionError):
        answer = None
    return answer if isinstance(answer, dict) else {"odd": line[:100].decode(errors="replace")}


class BotProcesses:
    """Processes that wait for their next game, by bot."""

    def __init__(self) -> None:
        self._idle: dict[str, list[BotProcess]] = {}
        self._busy: set[BotProcess] = set()
        self._lock = threading.Lock()

    def __enter__(self) -> BotProcesses:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """End all processes, even those in a game."""
        with self._lock:
            processes = [*self._busy, *(process for idle in self._idle.values() for process in idle)]
            self._idle.clear()
        for process in processes:
            process.close()

    def take(self, name: str, seconds: float) -> BotProcess:
        """Return a waiting process of this bot, or a new one."""
        with self._lock:
            idle = self._idle.get(name)
            process = idle.pop() if idle else None
        process = process or BotProcess(name, seconds)
        with self._lock:
            self._busy.add(process)
        return process

    def give_back(self, process: BotProcess, sound: bool) -> None:
        """Keep the process for the next game, unless something went wrong with it."""
        with self._lock:
            self._busy.discard(process)
            if sound:
                self._idle.setdefault(process.name, []).append(process)
                return
        process.close()


class ExternalBot:
    """A class in a file that plays one game; anything it does wrong raises Fault."""

    def __init__(self, name: str, game: Game[Any], seed: bytes, seconds: float, processes: BotProcesses) -> None:
        self._processes = processes
        self._process = processes.take(name, seconds)
        self._table = (game.name, seed)
        self._begun, self._sound = False, True

    def choose(self, view: View[Any], legal: Sequence[int]) -> int:
        question = (view, list(legal))
        # The process forks at the first question of a game, so that question must contain everything.
        asked = question if self._begun else (*self._table, question)
        self._begun, self._sound = True, False
        answer = self._process.ask(asked)
        if "raised" in answer:
            raise Fault("crashed", str(answer["raised"]))
        action = answer.get("action")
        if type(action) is not int:
            raise Fault("odd", str(answer.get("odd", answer)))
        if action not in legal:
            raise Fault("illegal", str(action))
        self._sound = True
        return action

    def leave(self) -> None:
        """End the game; a process that confirms it may play another."""
        if self._sound and self._begun:
            with suppress(Fault):
                self._sound = False
                self._sound = "over" in self._process.ask(None)
        self._processes.give_back(self._process, self._sound)
