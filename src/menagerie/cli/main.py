"""Run the command that the command line names, in the person's language, and report mistakes in one sentence."""

from __future__ import annotations

import os
import signal
import sys
import threading
from collections.abc import Sequence
from importlib.metadata import version
from io import TextIOWrapper
from itertools import groupby, pairwise
from textwrap import fill

from menagerie.cli.admin import ADMIN
from menagerie.cli.arena import ARENA
from menagerie.cli.arguments import Command, help_for, parse, width
from menagerie.cli.bench import BENCH
from menagerie.cli.completion import COMPLETION
from menagerie.cli.daily import DAILY
from menagerie.cli.ladder import LADDER
from menagerie.cli.learn import LEARN
from menagerie.cli.load import LOAD
from menagerie.cli.play import PLAY
from menagerie.cli.puzzles import PUZZLES
from menagerie.cli.replay import REPLAY
from menagerie.cli.review import REVIEW
from menagerie.cli.serve import SERVE
from menagerie.cli.simulate import SIMULATE
from menagerie.cli.site import SITE
from menagerie.cli.stats import STATS
from menagerie.cli.suggestions import with_suggestion
from menagerie.cli.train import TRAIN
from menagerie.cli.verify import VERIFY
from menagerie.cli.watch import WATCH
from menagerie.core.errors import BadSetup, Problem, reason_of
from menagerie.i18n.translator import LANGUAGES, Translator, language_of

COMMANDS: dict[str, Command] = {
    c.name: c
    for c in (
        PLAY,
        LEARN,
        PUZZLES,
        DAILY,
        WATCH,
        SERVE,
        SITE,
        VERIFY,
        REPLAY,
        REVIEW,
        SIMULATE,
        ARENA,
        LADDER,
        STATS,
        TRAIN,
        BENCH,
        LOAD,
        ADMIN,
        COMPLETION,
    )
}

HELP = ("help", "--help", "-h")

LOBBY = ["serve", "--browser"]
"""What the program does if nobody says what to do."""


def main(words: Sequence[str] | None = None) -> int:
    """Run a command and return its exit code.

    0 means success, 1 that a check failed, 2 that the command line makes no sense.
    """
    words = list(sys.argv[1:] if words is None else words)
    replace_unknown_letters()
    clean_up_when_stopped()
    translator = Translator(language_of())
    try:
        translator = Translator(language_asked(words))
        status = run(words, translator)
        sys.stdout.flush()
    except Problem as problem:
        print(f"menagerie: {translator.problem(with_suggestion(problem))}", file=sys.stderr)
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


def replace_unknown_letters() -> None:
    """Print a question mark, instead of failing, for each letter that the terminal does not have."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")


def clean_up_when_stopped() -> None:
    """Turn the signals to stop into SystemExit, so that half-written files are removed."""
    if threading.current_thread() is threading.main_thread():
        for name in ("SIGTERM", "SIGHUP"):
            if hasattr(signal, name):
                signal.signal(getattr(signal, name), lambda number, frame: sys.exit(128 + number))


def stop_writing(status: int) -> int:
    """Discard the rest of the output, which nobody reads any more, and return the exit code."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return status


def language_asked(words: Sequence[str]) -> str:
    """Return the language of ``--lang``, else that of the environment."""
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
    """Run the command, or print the help or version that was asked for; without a command, open the lobby."""
    rest = without_language(words) or LOBBY
    if rest and rest[0] in ("-V", "--version"):
        print(f"menagerie {version('menagerie-games')}")
        return 0
    asks_for_help = bool(rest) and rest[0] in HELP
    name, *arguments = (rest[1:] if asks_for_help else rest) or HELP
    if name in HELP:
        print(overview(translator))
        return 0
    command = command_of(name)
    if asks_for_help or {"-h", "--help"} & set(arguments):
        print(help_for(command, arguments, translator), end="")
        return 0
    return command.run(parse(command, arguments, translator), translator)


def command_of(name: str) -> Command:
    """Return the command with this name; raise BadSetup if there is none."""
    if name not in COMMANDS:
        known = (*COMMANDS, "help", "--help", "--version") if name.startswith("-") else COMMANDS
        raise BadSetup("cli-unknown-command", command=name, known=", ".join(known))
    return COMMANDS[name]


def without_language(words: Sequence[str]) -> list[str]:
    """Return the words without ``--lang`` and its value."""
    kept: list[str] = []
    skip = False
    for word in words:
        if not skip and word != "--lang" and not word.startswith("--lang="):
            kept.append(word)
        skip = word == "--lang"
    return kept


def overview(translator: Translator) -> str:
    """Return the list of all commands, by group."""
    lines = [translator.say("cli-about"), "", translator.say("cli-usage-of-all")]
    for group, commands in groupby(COMMANDS.values(), lambda command: command.group):
        lines += ["", translator.labelled(translator.say(f"cli-group-{group}"), "").rstrip()]
        for command in commands:
            text = translator.say(f"cli-command-{command.name}")
            lines.append(fill(text, width(), initial_indent=f"  {command.name:12}", subsequent_indent=" " * 14))
    return "\n".join([*lines, "", fill(translator.say("cli-more"), width())])
