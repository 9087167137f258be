"""Run an external bot in its own process: ``python -m menagerie.bots.external_bot_runner FILE CLASS SECONDS``.

Questions arrive on stdin, answers leave on the original stdout. The bot itself finds stdin empty, and what it prints
goes to stderr. The file is loaded once. Each game runs in a fresh fork of the process, so a bot remembers nothing
from one game to the next, and a crash ends only its own game.
"""

from __future__ import annotations

import faulthandler
import importlib.util
import json
import operator
import os
import pickle
import sys
from contextlib import suppress
from pathlib import Path
from traceback import walk_tb
from types import FrameType
from typing import IO, Any, NoReturn

from menagerie.games import load

FORKS = hasattr(os, "fork")
"""Whether the process can fork; otherwise it plays one game and ends."""

DONE = 77
"""The exit status of a fork whose game is over."""

GRACE = 5.0
"""Seconds after its time limit when a bot is killed even if its caller is gone."""


class Pipes:
    """The two ends of the conversation: questions in, answers out."""

    def __init__(self) -> None:
        self._questions: IO[bytes] = os.fdopen(os.dup(0), "rb")
        self._answers = os.dup(1)
        os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
        os.dup2(2, 1)

    def question(self) -> Any:
        """Return the next question; None when the other side has closed."""
        try:
            # The questions come from the program that started this process, so they are safe to unpickle.
            return pickle.load(self._questions)  # noqa: S301
        except (EOFError, pickle.UnpicklingError):
            return None

    def answer(self, **facts: object) -> None:
        """Write an answer; end the process if the other side has closed. What the bot does with its own stdout does
        not matter."""
        line = json.dumps(facts).encode() + b"\n"
        with suppress(BaseException):
            sys.stdout.flush()
        try:
            os.write(self._answers, line)
        except OSError:
            os._exit(0)


def main(file: str, name: str, seconds: float) -> None:
    """Load the file, and play one game after the other."""
    pipes, home = Pipes(), Path(file).parent.resolve()
    try:
        kind = class_of(Path(file), name)
        ready = callable(getattr(kind, "choose", None))
    except BaseException as error:
        pipes.answer(broken=described(error, home))
        return
    pipes.answer(ready=ready)
    while (table := pipes.question()) is not None:
        if not FORKS:
            play(pipes, kind, home, table, seconds)
        elif copy := os.fork():
            status = os.waitstatus_to_exitcode(os.waitpid(copy, 0)[1])
            pipes.answer(**({"over": True} if status == DONE else {"raised": f"exit {status}"}))
        else:
            play(pipes, kind, home, table, seconds)


def class_of(file: Path, name: str) -> Any:
    """Return the class of this name in the file, which may import modules beside it; None if there is none."""
    sys.path.append(str(file.parent))
    spec = importlib.util.spec_from_file_location(file.stem, file)
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    sys.modules[file.stem] = module
    spec.loader.exec_module(module)
    return getattr(module, name, None)


def play(pipes: Pipes, kind: Any, home: Path, table: Any, seconds: float) -> NoReturn:
    """Play one game with a fresh bot, until there are no more questions."""
    game, seed, asked = table
    bot = None
    with Path(os.devnull).open("w") as nowhere:
        while asked is not None:
            faulthandler.dump_traceback_later(seconds + GRACE, exit=True, file=nowhere)
            try:
                bot = bot or kind(load(game), seed)
                pipes.answer(**judged(bot.choose(*asked)))
            except BaseException as error:
                pipes.answer(raised=described(error, home))
            faulthandler.cancel_dump_traceback_later()
            asked = pipes.question()
    os._exit(DONE)


def judged(chosen: object) -> dict[str, object]:
    """Return the bot's choice if it is a number that can be an action."""
    try:
        return {"odd": repr(chosen)} if isinstance(chosen, bool) else {"action": operator.index(chosen)}  # type: ignore[arg-type]
    except TypeError:
        return {"odd": repr(chosen)[:200]}


def described(error: BaseException, home: Path) -> str:
    """Return the exception, and where in the bot's own files it was raised."""
    try:
        message = f"{type(error).__name__}: {error}"[:400]
    except BaseException:
        message = type(error).__name__
    places = [place for place in map(place_of, walk_tb(error.__traceback__)) if place[0].parent.resolve() == home]
    return f"{message} ({places[-1][0].name}, {places[-1][1]})" if places else message


def place_of(step: tuple[FrameType, int]) -> tuple[Path, int]:
    """Return a file and a line in it."""
    frame, line = step
    return Path(frame.f_code.co_filename), line


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2], float(sys.argv[3]))
