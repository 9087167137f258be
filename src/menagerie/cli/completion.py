"""``menagerie completion``: print a script that completes commands, options, games, levels and files in a shell."""

from __future__ import annotations

import argparse
from argparse import Namespace
from collections.abc import Iterable

import shtab

from menagerie.bots.levels import LEVELS
from menagerie.cli.arguments import Argument, Command, add_argument, required
from menagerie.core.errors import BadSetup
from menagerie.core.options import Flag, OneOf
from menagerie.games import load, names
from menagerie.i18n.translator import LANGUAGES, Translator

SHELLS = ("bash", "zsh", "fish")


def run(given: Namespace, translator: Translator) -> int:
    # The list of all commands contains this one, so that it cannot be imported before this module is complete.
    from menagerie.cli.main import COMMANDS

    shell = required(given.shell, "SHELL")
    if shell not in SHELLS:
        raise BadSetup("cli-unknown-shell", value=shell, known=", ".join(SHELLS))
    print(shtab.complete(parser_of(COMMANDS.values(), translator), shell=shell))
    return 0


def parser_of(commands: Iterable[Command], translator: Translator) -> argparse.ArgumentParser:
    """Return a parser that knows every command, option and value; it is only used to print a script."""
    parser = argparse.ArgumentParser(prog="menagerie", add_help=False)
    parser.add_argument("--help", action="store_true", help=translator.say("cli-arg-help"))
    parser.add_argument("--version", action="store_true", help=translator.say("cli-arg-version"))
    parser.add_argument("--lang", choices=LANGUAGES, help=translator.say("cli-arg-lang"))
    subparsers = parser.add_subparsers(dest="command")
    known = list(commands)
    for command in known:
        text = translator.say(f"cli-command-{command.name}")
        subparser = subparsers.add_parser(command.name, help=text, description=text, add_help=False)
        for argument in command.all_arguments:
            action = add_argument(subparser, argument, translator.say(argument.message))
            set_values(action, argument)
    helper = subparsers.add_parser("help", help=translator.say("cli-command-help"), add_help=False)
    helper.add_argument("COMMAND", choices=[command.name for command in known])
    return parser


def set_values(action: argparse.Action, argument: Argument) -> None:
    """Say what can be completed after an argument."""
    placeholder = argument.metavar or argument.name
    if placeholder.startswith("FILE"):
        action.complete = shtab.FILE  # type: ignore[attr-defined]
    values = {
        "GAME": names(),
        "LEVEL": list(LEVELS),
        "BOT": list(LEVELS),
        "CODE": list(LANGUAGES),
        "SHELL": list(SHELLS),
        "NAME=VALUE": option_values(),
    }
    action.choices = values.get(placeholder)


def option_values() -> list[str]:
    """Return every ``NAME=VALUE`` that ``--option`` takes, for all games."""
    found: list[str] = []
    for option in (option for name in names() for option in load(name).options):
        values: tuple[str, ...] = ()
        if isinstance(option, OneOf):
            values = option.values
        elif isinstance(option, Flag):
            values = ("true", "false")
        found += [f"{option.name}={value}" for value in values] or [f"{option.name}="]
    return list(dict.fromkeys(found))


COMPLETION = Command("completion", "setup", (Argument("SHELL"),), run)
