"""Which command is meant, in which language it answers, and what becomes of a mistake."""

from __future__ import annotations

import os
import signal
import sys
import threading
from collections.abc import Sequence
from importlib.metadata import version
from io import TextIOWrapper
from itertools import pairwise

from menagerie.cli.arena import ARENA
from menagerie.cli.arguments import Command, help_for, parse
from menagerie.cli.bench import BENCH
from menagerie.cli.ladder import LADDER
from menagerie.cli.load import LOAD
from menagerie.cli.play import PLAY
from menagerie.cli.replay import REPLAY
from menagerie.cli.serve import SERVE
from menagerie.cli.simulate import SIMULATE
from menagerie.cli.stats import STATS
from menagerie.cli.verify import VERIFY
from menagerie.cli.watch import WATCH
from menagerie.core.errors import BadSetup, Problem, reason_of
from menagerie.i18n.translator import LANGUAGES, Translator, language_of

COMMANDS: dict[str, Command] = {
    c.name: c for c in (PLAY, WATCH, SERVE, SIMULATE, VERIFY, REPLAY, ARENA, LADDER, STATS, BENCH, LOAD)
}


def main(words: Sequence[str] | None = None) -> int:
    """Run a command; 0 when all is well, 1 when what was checked is not, 2 when what was asked makes no sense."""
    words = list(sys.argv[1:] if words is None else words)
    speak_to_any_terminal()
    clean_up_when_stopped()
    translator = Translator(language_of())
    try:
        translator = Translator(language_asked(words))
        status = run(words, translator)
        sys.stdout.flush()
    except Problem as problem:
        print(f"menagerie: {translator.problem(problem)}", file=sys.stderr)
        status = 2
    except KeyboardInterrupt as stop:
        print("", *stop.args, sep="\n", file=sys.stderr)
        status = 130
    except BrokenPipeError:
        status = stop_writing(141)
    except OSError as error:
        full = Problem("file-unwritable", file="stdout", reason=reason_of(error))
        print(f"menagerie: {translator.problem(full)}", file=sys.stderr)
        status = stop_writing(2)
    return status


def speak_to_any_terminal() -> None:
    """A letter that the terminal does not have becomes a question mark, not an error."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")


def clean_up_when_stopped() -> None:
    """Being told to stop ends the program the way a mistake does: half-written files are removed."""
    if threading.current_thread() is threading.main_thread():
        for name in ("SIGTERM", "SIGHUP"):
            if hasattr(signal, name):
                signal.signal(getattr(signal, name), lambda number, frame: sys.exit(128 + number))


def stop_writing(status: int) -> int:
    """Nobody takes our output any more; what is still to be written goes nowhere."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return status


def language_asked(words: Sequence[str]) -> str:
    """``--lang``, else the environment's."""
    asked = language_of()
    for word, following in pairwise([*words, ""]):
        if word == "--lang" or word.startswith("--lang="):
            asked = following if word == "--lang" else word.partition("=")[2]
            if not asked:
                raise BadSetup("cli-value-missing", argument="--lang")
            if asked not in LANGUAGES:
                raise BadSetup("cli-unknown-language", value=asked, known=", ".join(LANGUAGES))
    return asked


def run(words: Sequence[str], translator: Translator) -> int:
    rest = without_language(words)
    if rest and rest[0] == "--version":
        print(version("menagerie-games"))
        return 0
    if not rest or rest[0] in ("-h", "--help", "help"):
        print(overview(translator))
        return 0
    command = COMMANDS.get(rest[0])
    if command is None:
        raise BadSetup("cli-unknown-command", command=rest[0], known=", ".join(COMMANDS))
    if {"-h", "--help"} & set(rest[1:]):
        print(help_for(command, rest[1:], translator), end="")
        return 0
    return command.run(parse(command, rest[1:], translator), translator)


def without_language(words: Sequence[str]) -> list[str]:
    kept: list[str] = []
    skip = False
    for word in words:
        if not skip and word != "--lang" and not word.startswith("--lang="):
            kept.append(word)
        skip = word == "--lang"
    return kept


def overview(translator: Translator) -> str:
    """What there is."""
    lines = [translator.say("cli-about"), "", translator.say("cli-usage-of-all"), ""]
    lines += [f"  {name:10}{translator.say(f'cli-command-{name}')}" for name in COMMANDS]
    return "\n".join([*lines, "", translator.say("cli-more")])
