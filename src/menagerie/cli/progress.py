"""A bar that moves while one waits; nothing where nobody watches."""

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
def progress_bar(total: int, translator: Translator, done: int = 0) -> Iterator[Callable[[int], object]]:
    """Call what this gives with the number of games just finished; some may have been before."""
    unit = translator.say("cli-unit")
    with tqdm(total=total, initial=done, unit=unit, disable=None, leave=False, dynamic_ncols=True) as bar:
        yield bar.update


def say_aside(text: str) -> None:
    """A line for whoever watches, above the bar."""
    tqdm.write(text, file=sys.stderr)


@contextmanager
def told_if_slow(game: Game[Any], translator: Translator, silence: float = IN_SILENCE) -> Iterator[None]:
    """While a game's rules are compiled, say so if that takes longer than one would wait in silence."""

    def tell() -> None:
        title = Translator(translator.language, game).say(f"{game.name}-title")
        print(translator.say("cli-compiling", {"game": title}), file=sys.stderr, flush=True)

    slow = threading.Timer(silence, tell)
    slow.daemon = True
    slow.start()
    try:
        yield
    finally:
        slow.cancel()
