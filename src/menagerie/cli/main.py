"""Which command is meant, in which language it answers, and what becomes of a mistake."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from importlib.metadata import version
from itertools import pairwise

from menagerie.cli.arguments import Command, Parser, parse
from menagerie.cli.bench import BENCH
from menagerie.cli.play import PLAY
from menagerie.cli.replay import REPLAY
from menagerie.cli.simulate import SIMULATE
from menagerie.cli.verify import VERIFY
from menagerie.core.errors import BadSetup, Problem
from menagerie.text.speech import LANGUAGES, Speech, language_of

COMMANDS: dict[str, Command] = {c.name: c for c in (PLAY, SIMULATE, VERIFY, REPLAY, BENCH)}


def main(words: Sequence[str] | None = None) -> int:
    """Run a command; 0 when all is well, 1 when what was checked is not, 2 when what was asked makes no sense."""
    words = list(sys.argv[1:] if words is None else words)
    speech = Speech(language_of())
    try:
        speech = Speech(language_asked(words))
        return run(words, speech)
    except Problem as problem:
        print(f"menagerie: {speech.problem(problem)}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return 130
    except BrokenPipeError:
        # Whoever read our output has gone; there is nobody left to tell.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 141


def language_asked(words: Sequence[str]) -> str:
    """``--lang``, else the environment's."""
    asked = language_of()
    for word, following in pairwise([*words, ""]):
        if word == "--lang" or word.startswith("--lang="):
            asked = following if word == "--lang" else word.partition("=")[2]
            if asked not in LANGUAGES:
                raise BadSetup("cli-unknown-language", value=asked, known=", ".join(LANGUAGES))
    return asked


def run(words: Sequence[str], speech: Speech) -> int:
    rest = without_language(words)
    if rest and rest[0] == "--version":
        print(version("menagerie-games"))
        return 0
    if not rest or rest[0] in ("-h", "--help", "help"):
        print(overview(speech))
        return 0
    command = COMMANDS.get(rest[0])
    if command is None:
        raise BadSetup("cli-unknown-command", command=rest[0], known=", ".join(COMMANDS))
    if {"-h", "--help"} & set(rest[1:]):
        print(Parser(command, speech).format_help(), end="")
        return 0
    return command.run(parse(command, rest[1:], speech), speech)


def without_language(words: Sequence[str]) -> list[str]:
    kept: list[str] = []
    skip = False
    for word in words:
        if not skip and word != "--lang" and not word.startswith("--lang="):
            kept.append(word)
        skip = word == "--lang"
    return kept


def overview(speech: Speech) -> str:
    """What there is."""
    lines = [speech.say("cli-about"), "", f"{speech.say('cli-usage')} menagerie COMMAND …", ""]
    lines += [f"  {name:10}{speech.say(f'cli-command-{name}')}" for name in COMMANDS]
    return "\n".join([*lines, "", speech.say("cli-more")])
