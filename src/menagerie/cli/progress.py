"""A bar that moves while one waits; nothing where nobody watches."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from tqdm import tqdm

from menagerie.text.speech import Speech


@contextmanager
def progress_bar(total: int, speech: Speech, done: int = 0) -> Iterator[Callable[[int], object]]:
    """Call what this gives with the number of games just finished; some may have been before."""
    unit = speech.say("cli-unit")
    with tqdm(total=total, initial=done, unit=unit, disable=None, leave=False, dynamic_ncols=True) as bar:
        yield bar.update


def say_aside(text: str) -> None:
    """A line for whoever watches, above the bar."""
    tqdm.write(text, file=sys.stderr)


def say_compiling(speech: Speech, name: str) -> Callable[[], None]:
    """One line for the first time, when the rules are compiled."""

    def say() -> None:
        print(speech.say("cli-compiling", {"game": name}), file=sys.stderr, flush=True)

    return say
