"""Progress bars and notes on standard error."""

from __future__ import annotations

import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from tqdm import tqdm

from menagerie.core.game import Game
from menagerie.i18n.translator import Translator

IN_SILENCE = 0.8


@contextmanager
def progress_bar(
    total: int, translator: Translator, done: int = 0, unit: str = "cli-unit"
) -> Iterator[Callable[[int], object]]:
    """Yield a function that is called with the number of games just finished; ``done`` were finished before.

    ``unit`` is the message that names what is counted, if it is not games.
    """
    with tqdm(
        total=total, initial=done, unit=translator.say(unit), disable=None, leave=False, dynamic_ncols=True
    ) as bar:
        yield bar.update


def print_note(text: str) -> None:
    """Print a line above the progress bar."""
    tqdm.write(text, file=sys.stderr)


@contextmanager
def note_if_slow(
    game: Game[Any], translator: Translator, silence: float = IN_SILENCE, ahead: bool = False
) -> Iterator[None]:
    """Print a note if compiling a game's rules takes longer than ``silence`` seconds, unless it is compiled ahead."""
    if ahead:
        yield
        return

    def print_note() -> None:
        title = Translator(translator.language, game).say(f"{game.name}-title")
        print(translator.say("cli-compiling", {"game": title}), file=sys.stderr, flush=True)

    slow = threading.Timer(silence, print_note)
    slow.daemon = True
    slow.start()
    try:
        yield
    finally:
        slow.cancel()
