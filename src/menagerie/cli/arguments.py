"""Commands and their arguments: parsed with argparse, explained and refused in the person's own language."""

from __future__ import annotations

import argparse
import shutil
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from textwrap import fill
from typing import Any

from menagerie.core.counting import IndexText, parse_number, shown_number, shown_numbers
from menagerie.core.errors import BadSetup
from menagerie.core.game import Game
from menagerie.core.options import Option
from menagerie.games import load, names
from menagerie.i18n.game_names import find_game
from menagerie.i18n.translator import Translator

MOST = 1_000_000_000_000
"""The largest count that the command line accepts."""

LONGEST = 1_000_000
"""The largest number of seconds that the command line accepts."""

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

    @property
    def message(self) -> str:
        """The message that explains the argument."""
        return f"cli-arg-{self.help or self.key}"


@dataclass(frozen=True)
class Command:
    """A command; its help is the message ``cli-command-NAME``, and its group in the overview ``cli-group-GROUP``."""

    name: str
    group: str
    arguments: tuple[Argument, ...]
    run: Callable[[argparse.Namespace, Translator], int]

    @property
    def all_arguments(self) -> tuple[Argument, ...]:
        """The command's own arguments and those of every command."""
        return (*self.arguments, Argument("--lang", "CODE"), Argument("--help"))


class Parser(argparse.ArgumentParser):
    """argparse without its own English sentences."""

    def __init__(self, command: Command, translator: Translator) -> None:
        super().__init__(
            prog=f"menagerie {command.name}",
            usage=usage_of(command, len(translator.say("cli-usage")) + 1),
            description=translator.say(f"cli-command-{command.name}"),
            formatter_class=lambda prog: Formatter(translator, prog),
            add_help=False,
            allow_abbrev=False,
            exit_on_error=False,
        )
        group = self.add_argument_group(translator.say("cli-arguments"))
        for argument in command.all_arguments:
            add_argument(group, argument, translator.say(argument.message).replace("%", "%%"))

    def error(self, message: str) -> Any:
        raise BadSetup("cli-not-understood", argument=message)


class Formatter(argparse.HelpFormatter):
    """Formats help at the terminal's width, with the word for "usage" in the person's language."""

    def __init__(self, translator: Translator, prog: str) -> None:
        super().__init__(prog, max_help_position=30, width=width())
        self._translator = translator

    def add_usage(self, usage: Any, actions: Any, groups: Any, prefix: str | None = None) -> None:
        super().add_usage(usage, actions, groups, f"{self._translator.say('cli-usage')} ")


def width() -> int:
    """Return how many characters of the terminal's width to use."""
    return max(40, min(shutil.get_terminal_size().columns, 120) - 2)


def add_argument(group: Any, argument: Argument, text: str) -> Any:
    """Add an argument to a parser or to a group of it, and return argparse's action."""
    if not argument.name.startswith("-"):
        return group.add_argument(
            argument.key, metavar=argument.name, nargs="*" if argument.several else "?", help=text
        )
    if argument.metavar is None:
        return group.add_argument(argument.name, action="store_true", help=text)
    if argument.several:
        return group.add_argument(argument.name, metavar=argument.metavar, action="extend", nargs="+", help=text)
    action = "append" if argument.repeated else "store"
    return group.add_argument(argument.name, metavar=argument.metavar, action=action, help=text)


def usage_of(command: Command, indent: int = 0) -> str:
    """Return the command with all its arguments, wrapped at the terminal's width below its name."""
    start = f"menagerie {command.name} "
    lines = [start]
    for word in usage_words(command):
        if len(lines[-1]) + len(word) + (indent if len(lines) == 1 else 0) > width() and lines[-1].strip():
            lines.append(" " * (indent + len(start)))
        lines[-1] += f"{word} "
    return "\n".join(line.rstrip() for line in lines)


def usage_words(command: Command) -> list[str]:
    """Return each argument of a command as its usage shows it."""
    words: list[str] = []
    for argument in command.arguments:
        text = f"{argument.name} {argument.metavar}" if argument.metavar else argument.name
        text += "…" if argument.several else ""
        needed = argument.needed or not (argument.optional or argument.name.startswith("-"))
        words.append(text if needed else f"[{text}]{'…' if argument.repeated else ''}")
    return words


def help_for(command: Command, words: Sequence[str], translator: Translator) -> str:
    """Return what a command does, with the house rules of the games in question."""
    text = Parser(command, translator).format_help()
    if not any(argument.name == "--option" for argument in command.arguments):
        return text
    games = games_in(words) or [load(name) for name in names()]
    return text + "".join(help_on_options(game, translator.language) for game in games)


def games_in(words: Sequence[str]) -> list[Game[Any]]:
    """Return the games that are named among the words."""
    found = []
    for word in (word for word in words if not word.startswith("-")):
        try:
            found.append(find_game(word))
        except BadSetup:
            continue
    return found


def help_on_options(game: Game[Any], language: str) -> str:
    """Return the house rules of a game, each with its values, the default first."""
    if not game.options:
        return ""
    translator = Translator(language, game)
    lines = [translator.labelled(f"--option ({translator.say(f'{game.name}-title')})", "")]
    for option in game.options:
        allowed = option.allowed(game.seats[-1])
        lines.append(f"  {option.name}={shown_numbers(allowed) if isinstance(allowed, IndexText) else allowed}")
        default = translator.say("cli-default", {"value": default_of(option, game.seats[-1])})
        text = f"{translator.say(f'{game.name}-option-{option.name}')} {default}"
        lines.append(fill(text, width(), **INDENTED))
    return "\n" + "\n".join(line.rstrip() for line in lines) + "\n"


def default_of(option: Option, players: int) -> str:
    """Return the default of a house rule as a person would type it."""
    value = option.default(players)
    if isinstance(value, list):
        return ",".join(str(shown_number(seat)) for seat in value)
    return str(value).lower()


def parse(command: Command, words: Sequence[str], translator: Translator) -> argparse.Namespace:
    """Parse the words after the command; raise BadSetup if they make no sense."""
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
    """Return the whole number that an argument gives; raise BadSetup if it is not one."""
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
    """Return the number of seconds, whole or not, that an argument gives."""
    try:
        number = default if text is None else float(text)
    except ValueError:
        number = 0.0
    if not 0 < number <= LONGEST:
        raise BadSetup("cli-not-positive", argument=argument, value=text or "", highest=LONGEST)
    return number


def required(text: str | None, argument: str) -> str:
    """Return the text; raise BadSetup if the argument was not given."""
    if text is None:
        raise BadSetup("cli-argument-missing", argument=argument)
    return text


def options_of(game: Game[Any], given: list[str] | None) -> dict[str, Any]:
    """Return the house rules in ``--option NAME=VALUE``."""
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
    """Return the card values in ``--deck FILE``."""
    if path is None:
        return ()
    if game.values is None:
        raise BadSetup("no-card-values", game=game.name)
    return game.values.read(path)


def game_of(text: str | None) -> Game[Any]:
    """Return the game that ``GAME`` names, in any language."""
    return find_game(required(text, "GAME"))
