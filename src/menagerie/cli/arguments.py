"""What can stand on the command line, read so that every mistake gets a sentence in the person's own language."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from textwrap import fill
from typing import Any

from menagerie.core.counting import parse_number
from menagerie.core.errors import BadSetup
from menagerie.core.game import Game
from menagerie.core.options import Option
from menagerie.games import load, names
from menagerie.i18n.translator import Translator

MOST = 1_000_000_000_000
"""No count on the command line needs to be larger."""

LONGEST = 1_000_000
"""No number of seconds on the command line needs to be larger."""

INDENTED: Any = {"initial_indent": "      ", "subsequent_indent": "      "}


@dataclass(frozen=True)
class Argument:
    """An argument of a command; its help is the message ``cli-arg-HELP``."""

    name: str
    metavar: str | None = None
    repeated: bool = False
    several: bool = False
    optional: bool = False
    needed: bool = False
    help: str = ""

    @property
    def key(self) -> str:
        return self.name.lstrip("-").replace("-", "_").lower()


@dataclass(frozen=True)
class Command:
    """A command; its help is the message ``cli-command-NAME``."""

    name: str
    arguments: tuple[Argument, ...]
    run: Callable[[argparse.Namespace, Translator], int]


class Parser(argparse.ArgumentParser):
    """argparse, with its own English kept out of sight."""

    def __init__(self, command: Command, translator: Translator) -> None:
        super().__init__(
            prog=f"menagerie {command.name}",
            usage=usage_of(command),
            description=translator.say(f"cli-command-{command.name}"),
            formatter_class=lambda prog: Formatter(translator, prog),
            add_help=False,
            allow_abbrev=False,
            exit_on_error=False,
        )
        group = self.add_argument_group(translator.say("cli-arguments"))
        for argument in (*command.arguments, Argument("--lang", "CODE"), Argument("--help")):
            add(group, argument, translator.say(f"cli-arg-{argument.help or argument.key}"))

    def error(self, message: str) -> Any:
        raise BadSetup("cli-not-understood", argument=message)


class Formatter(argparse.HelpFormatter):
    def __init__(self, translator: Translator, prog: str) -> None:
        super().__init__(prog, max_help_position=30)
        self._speech = translator

    def add_usage(self, usage: Any, actions: Any, groups: Any, prefix: str | None = None) -> None:
        super().add_usage(usage, actions, groups, f"{self._speech.say('cli-usage')} ")


def add(group: Any, argument: Argument, text: str) -> None:
    if not argument.name.startswith("-"):
        group.add_argument(argument.key, metavar=argument.name, nargs="*" if argument.several else "?", help=text)
    elif argument.metavar is None:
        group.add_argument(argument.name, action="store_true", help=text)
    elif argument.several:
        group.add_argument(argument.name, metavar=argument.metavar, action="extend", nargs="+", help=text)
    else:
        action = "append" if argument.repeated else "store"
        group.add_argument(argument.name, metavar=argument.metavar, action=action, help=text)


def usage_of(command: Command) -> str:
    """The command in one line."""
    words = [f"menagerie {command.name}"]
    for argument in command.arguments:
        text = f"{argument.name} {argument.metavar}" if argument.metavar else argument.name
        text += "…" if argument.several else ""
        needed = argument.needed or not (argument.optional or argument.name.startswith("-"))
        words.append(text if needed else f"[{text}]{'…' if argument.repeated else ''}")
    return " ".join(words)


def help_for(command: Command, words: Sequence[str], translator: Translator) -> str:
    """What a command does, and the house rules of the games it plays."""
    text = Parser(command, translator).format_help()
    if not any(argument.name == "--option" for argument in command.arguments):
        return text
    named = [game for game in map(load, names()) if game.name in words]
    return text + "".join(help_on_options(game, translator.language) for game in named or map(load, names()))


def help_on_options(game: Game[Any], language: str) -> str:
    """A game's house rules, one by one."""
    if not game.options:
        return ""
    translator = Translator(language, game)
    lines = [translator.labelled(f"--option ({translator.say(f'{game.name}-title')})", "")]
    for option in game.options:
        lines.append(f"  {option.name}={option.allowed(game.seats[-1])}")
        lines.append(fill(translator.say(f"{game.name}-option-{option.name}"), 100, **INDENTED))
    return "\n" + "\n".join(line.rstrip() for line in lines) + "\n"


def parse(command: Command, words: Sequence[str], translator: Translator) -> argparse.Namespace:
    """What the words after the command say."""
    try:
        given, unknown = Parser(command, translator).parse_known_args(list(words))
    except argparse.ArgumentError as error:
        takes_none = any(a.name == error.argument_name and a.metavar is None for a in command.arguments)
        message = "cli-value-unwanted" if takes_none else "cli-value-missing"
        raise BadSetup(message, argument=error.argument_name or "") from None
    for argument in command.arguments:
        value = getattr(given, argument.key)
        if value == "" or (argument.several and "" in (value or [])):
            raise BadSetup("cli-value-missing", argument=argument.name)
    if unknown:
        known = ", ".join(argument.name for argument in command.arguments)
        raise BadSetup("cli-unknown-argument", argument=unknown[0], known=known, command=command.name)
    return given


def whole_number(text: str | None, argument: str, default: int, lowest: int = 0) -> int:
    """The number that an argument gives."""
    if text is None:
        return default
    number = int(text) if text.isdecimal() and len(text) < 17 else -1
    if not lowest <= number <= MOST:
        raise BadSetup("cli-not-a-number", argument=argument, value=text, lowest=lowest, highest=MOST)
    return number


def seat_of(text: str | None, players: int) -> int:
    """Return the seat that ``--seat`` names, the first one by default."""
    number = whole_number(text, "--seat", default=1, lowest=1)
    seat = parse_number(str(number))
    if seat >= players:
        raise BadSetup("no-such-seat", seat=seat, last=players - 1)
    return seat


def positive_number(text: str | None, argument: str, default: float) -> float:
    """The number of seconds, whole or not, that an argument gives."""
    try:
        number = default if text is None else float(text)
    except ValueError:
        number = 0.0
    if not 0 < number <= LONGEST:
        raise BadSetup("cli-not-positive", argument=argument, value=text or "", highest=LONGEST)
    return number


def required(text: str | None, argument: str) -> str:
    if text is None:
        raise BadSetup("cli-argument-missing", argument=argument)
    return text


def options_of(game: Game[Any], given: list[str] | None) -> dict[str, Any]:
    """The options in ``--option NAME=VALUE``."""
    known: dict[str, Option] = {option.name: option for option in game.options}
    options: dict[str, Any] = {}
    for text in given or []:
        name, equals, value = text.partition("=")
        if not equals:
            raise BadSetup("cli-option-form", value=text)
        if name not in known:
            raise BadSetup("unknown-option", option=name, known=", ".join(known) or "–")
        options[name] = known[name].typed(value)
    return options


def values_of(game: Game[Any], path: str | None) -> tuple[int, ...]:
    """The card values in ``--deck FILE``."""
    if path is None:
        return ()
    if game.values is None:
        raise BadSetup("no-card-values", game=game.name)
    return game.values.read(path)


def game_of(text: str | None) -> Game[Any]:
    return load(required(text, "GAME"))
