"""The first screen: continue a saved game, or set up a new one."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any, TypeVar

from rich.style import Style
from rich.text import Text
from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.events import Key, Resize
from textual.screen import Screen
from textual.widgets import Static

from menagerie.bots.levels import LEVELS
from menagerie.core.chance import fresh_word
from menagerie.core.counting import shown_number
from menagerie.core.errors import Problem
from menagerie.core.guide import Guide
from menagerie.core.levels import DEFAULT_LEVEL
from menagerie.core.options import Option
from menagerie.games import load, names, shortest_first
from menagerie.i18n.translator import LANGUAGE_NAMES, LANGUAGES, Translator
from menagerie.terminal import saved_games
from menagerie.terminal.decisions import Target
from menagerie.terminal.house_rules import rule_label, value_text, values_of
from menagerie.terminal.lesson_progress import finished_lessons
from menagerie.terminal.lineup import PERSON, Lineup
from menagerie.terminal.saved_games import SavedGame
from menagerie.terminal.setup_prompts import summary
from menagerie.terminal.text_picture import TargetClicked, TextPicture

T = TypeVar("T")

KINDS = (PERSON, *LEVELS)
"""Everything that can sit on a seat."""

MAX_NAME_LENGTH = 20


@dataclass(frozen=True, slots=True)
class NewGameSetup:
    """The settings chosen so far."""

    language: str
    game: str = field(default_factory=lambda: shortest_first()[0])
    players: int = 3
    kinds: tuple[str, ...] = field(default_factory=lambda: (PERSON, *(DEFAULT_LEVEL,) * (most_seats() - 1)))
    names: tuple[str, ...] = field(default_factory=lambda: ("",) * most_seats())
    rules: Mapping[str, Any] = field(default_factory=dict)
    """The house rules of this game that differ from their defaults."""

    @property
    def options(self) -> tuple[Option, ...]:
        """Return the house rules that can be chosen."""
        return load(self.game).options

    def rule_value(self, option: Option) -> Any:
        """Return the chosen value of a house rule."""
        return self.rules.get(option.name, option.default(self.players))

    def with_rule_step(self, option: Option, step: int) -> NewGameSetup:
        """Return a copy with the next or the previous value of a house rule."""
        value = neighbour_value(values_of(option, self.players), self.rule_value(option), step)
        rules = {name: kept for name, kept in self.rules.items() if name != option.name}
        return replace(self, rules=rules if value == option.default(self.players) else {**rules, option.name: value})

    def with_step(self, row: Target, step: int) -> NewGameSetup:
        """Return a copy with the next or the previous value of a row."""
        kind, *where = row
        if kind == "game":
            return replace(self, game=neighbour_value(names(), self.game, step), rules={}).with_valid_players()
        if kind == "players":
            return replace(self, players=neighbour_value(load(self.game).seats, self.players, step), rules={})
        if kind == "rule":
            return self.with_rule_step(self.options[int(where[0])], step)
        if kind == "language":
            return replace(self, language=neighbour_value(LANGUAGES, self.language, step))
        kinds = list(self.kinds)
        kinds[int(where[0])] = neighbour_value(KINDS, kinds[int(where[0])], step)
        return replace(self, kinds=tuple(kinds))

    def with_valid_players(self) -> NewGameSetup:
        """Return a copy whose number of players the game allows."""
        seats = load(self.game).seats
        return replace(self, players=min(max(self.players, seats[0]), seats[-1]))

    def with_name(self, seat: int, name: str) -> NewGameSetup:
        return replace(self, names=(*self.names[:seat], name[:MAX_NAME_LENGTH], *self.names[seat + 1 :]))

    def lineup(self) -> Lineup:
        """Return the chosen lineup. With several people, those without a name get a number."""
        seats = self.kinds[: self.players]
        people = [seat for seat, kind in enumerate(seats) if kind == PERSON]
        translator = Translator(self.language)
        number = {
            seat: translator.say("play-person", {"number": str(shown_number(seat))})
            for seat in people
            if len(people) > 1
        }
        named = {seat: self.names[seat].strip() or number.get(seat, "") for seat in people}
        return Lineup(load(self.game), seats, fresh_word(), named, self.rules)


def most_seats() -> int:
    """Return the largest number of players of any game."""
    return max(load(name).seats[-1] for name in names())


def neighbour_value(values: Sequence[T], value: T, step: int) -> T:
    """Return the value ``step`` places after this one, wrapping around at the ends."""
    return values[(values.index(value) + step) % len(values)]


class StartScreen(Screen[tuple[SavedGame | Guide, str]]):
    """Returns the saved game or the lesson to play, and the language."""

    def __init__(self, language: str) -> None:
        super().__init__()
        self.setup = NewGameSetup(language).with_valid_players()
        self.saved: list[tuple[Path, Lineup]] = []
        self.row: Target = ("play",)
        self.problem = ""
        self.deleting: Path | None = None
        """The saved game that the next press of Delete deletes."""

    def compose(self) -> ComposeResult:
        yield Static(id="title")
        with VerticalScroll(id="table-area", can_focus=False):
            yield TextPicture("board")
        yield Static(id="start-keys")

    def on_mount(self) -> None:
        self._load_saved()
        self._draw()

    def _load_saved(self) -> None:
        try:
            self.saved = saved_games.resumable()
        except Problem as problem:
            self.problem = Translator(self.setup.language).problem(problem)
        self.row = ("saved", 0) if self.saved else ("play",)

    def on_resize(self, event: Resize) -> None:
        self._draw()

    # Drawing

    def rows(self) -> list[Target]:
        """Return all rows from top to bottom."""
        saved: list[Target] = [("saved", number) for number in range(len(self.saved))]
        seats: list[Target] = [("seat", seat) for seat in range(self.setup.players)]
        rules: list[Target] = [("rule", number) for number in range(len(self.setup.options))]
        learn: list[Target] = [("learn",)] if load(self.setup.game).lessons else []
        return [*saved, ("game",), ("players",), *seats, *rules, ("language",), ("play",), *learn]

    def _draw(self) -> None:
        translator = Translator(self.setup.language)
        self.query_one("#title", Static).update(Text(f" {translator.say('cli-about')}", "bold"))
        self.query_one("#board", TextPicture).draw(
            [line for row in self.rows() for line in self._lines(row, translator)]
        )
        self.query_one("#start-keys", Static).update(Text(translator.say("play-start-keys")))
        self._scroll_to_row()

    def _scroll_to_row(self) -> None:
        """Keep the row under the cursor in sight."""
        lines = [row for row in self.rows() for _ in self._lines(row, Translator(self.setup.language))]
        area, at = self.query_one("#table-area", VerticalScroll), lines.index(self.row) if self.row in lines else 0
        last = len(lines) - 1 - lines[::-1].index(self.row) if self.row in lines else 0
        if at < area.scroll_y + 1:
            area.scroll_to(y=max(0, at - 1), animate=False)
        elif last >= area.scroll_y + area.size.height:
            area.scroll_to(y=last - area.size.height + 1, animate=False)

    def _lines(self, row: Target, translator: Translator) -> Iterator[Text]:
        here = row == self.row
        if row[0] == "saved":
            if row[1] == 0:
                yield Text(translator.say("web-my-games"), "dim")
            path, lineup = self.saved[int(row[1])]
            yield self._button(row, summary(path, lineup, self.setup.language), here)
            if path == self.deleting:
                yield from self._wrapped(Text(translator.say("play-delete-sure"), "bold"))
            return
        if row[0] == "learn":
            yield self._button(row, translator.say(f"lesson-{self._lesson().lesson.name}"), here)
            return
        if row[0] == "play":
            yield Text()
            yield self._button(row, translator.say("web-play-now"), here)
            yield from self._wrapped(Text(self.problem, "italic"))
            return
        if row[0] == "rule":
            yield from self._rule_lines(row, translator, here)
            return
        if row[0] == "game":
            yield Text()
        label, value = self._value(row, translator)
        line = Text().append(f"{'▶' if here else ' '} {label}".ljust(16), "bold" if here else "")
        yield self._choice(row, value, here, line)
        if row[0] == "game":
            translator = Translator(self.setup.language, load(self.setup.game))
            for name in filter(translator.knows, (f"{self.setup.game}-{part}" for part in ("about", "goal", "credit"))):
                yield from self._wrapped(Text(translator.say(name), "dim"), 18)

    def _wrapped(self, text: Text, indent: int = 0) -> Iterator[Text]:
        """Break a text into lines that fit the screen."""
        for part in text.wrap(self.app.console, max(30, self.size.width - 4 - indent)):
            yield Text(" " * indent).append_text(part)

    def _rule_lines(self, row: Target, translator: Translator, here: bool) -> Iterator[Text]:
        """Yield a house rule: what it is about, and the chosen value below it."""
        option, game = self.setup.options[int(row[1])], load(self.setup.game)
        translator = Translator(self.setup.language, game)
        if row[1] == 0:
            yield Text()
            yield Text(f"  {translator.say('web-house-rules')}", "dim")
        label = rule_label(option, game, translator)
        yield from self._wrapped(Text(f"{'▶' if here else ' '} {label}", "bold" if here else ""))
        yield self._choice(
            row, value_text(option, self.setup.rule_value(option), game, translator), here, Text(" " * 4)
        )

    def _choice(self, row: Target, value: str, here: bool, line: Text) -> Text:
        """Return a value between two arrows that change it."""
        line.append(" ◂ ", Style(meta={"target": ("step", -1, *row)}))
        line.append(f" {value} ", Style(reverse=here, meta={"target": row}))
        return line.append(" ▸ ", Style(meta={"target": ("step", 1, *row)}))

    def _button(self, row: Target, text: str, here: bool) -> Text:
        return Text().append(f"{'▶' if here else ' '} [ {text} ]", Style(reverse=here, bold=True, meta={"target": row}))

    def _value(self, row: Target, translator: Translator) -> tuple[str, str]:
        if row[0] == "game":
            game = load(self.setup.game)
            title = Translator(self.setup.language, game).say(f"{game.name}-title")
            return translator.say("web-replay-game"), title
        if row[0] == "players":
            return translator.say("web-players"), str(self.setup.players)
        if row[0] == "language":
            return translator.say("web-language"), LANGUAGE_NAMES[self.setup.language]
        seat = int(row[1])
        kind, name = self.setup.kinds[seat], self.setup.names[seat]
        label = translator.say("web-seat", {"number": str(shown_number(seat))})
        if kind != PERSON:
            return label, translator.say(f"level-{kind}")
        return label, f"{name}▏" if name or row == self.row else self._nameless(seat, translator)

    def _nameless(self, seat: int, translator: Translator) -> str:
        """Return the label of a person without a name: "you", or a number if there are several people."""
        several = self.setup.kinds[: self.setup.players].count(PERSON) > 1
        return (
            translator.say("play-person", {"number": str(shown_number(seat))})
            if several
            else translator.say("seat-you")
        )

    # Choosing

    def action_move(self, step: int) -> None:
        rows = self.rows()
        at = rows.index(self.row) if self.row in rows else 0
        self.row = rows[(at + step) % len(rows)]
        self._draw()

    def action_step(self, step: int) -> None:
        if self.row[0] in ("game", "players", "seat", "rule", "language"):
            self.setup = self.setup.with_step(self.row, step)
            self._draw()

    def on_target_clicked(self, message: TargetClicked) -> None:
        target = message.target
        if target[0] == "step":
            self.row = target[2:]
            self.action_step(int(target[1]))
            return
        self.row = target
        self.action_choose() if target[0] in ("saved", "learn", "play") else self.action_step(1)

    def on_key(self, event: Key) -> None:
        """Handle a key: arrows choose and change; letters on a person's seat type a name; elsewhere q quits."""
        seat = int(self.row[1]) if self.row[0] == "seat" else None
        if self.deleting is not None and event.key != "delete":
            self.deleting = None
            self._draw()
            event.stop()
            return
        if event.key in ARROWS:
            ARROWS[event.key](self)
        elif event.key == "escape" or (event.key == "q" and seat is None):
            self.action_quit()
        elif seat is not None and self._is_person(seat):
            self._type(seat, event)
        else:
            return
        event.stop()

    def _is_person(self, seat: int | None) -> bool:
        return seat is not None and self.setup.kinds[seat] == PERSON

    def _type(self, seat: int, event: Key) -> None:
        name = self.setup.names[seat]
        if event.key == "backspace":
            self.setup = self.setup.with_name(seat, name[:-1])
        elif event.character and event.character.isprintable():
            self.setup = self.setup.with_name(seat, name + event.character)
        self._draw()

    def action_choose(self) -> None:
        """Continue the saved game or start the new one; on any other row, move down."""
        if self.row[0] not in ("saved", "learn", "play"):
            self.action_move(1)
            return
        if self.row[0] == "learn":
            self.dismiss((self._lesson(), self.setup.language))
            return
        try:
            saved = self.row[0] == "saved"
            found = (
                saved_games.resume(self.saved[int(self.row[1])][0]) if saved else saved_games.start(self.setup.lineup())
            )
        except Problem as problem:
            self.problem = Translator(self.setup.language).problem(problem)
            self._draw()
            return
        self.dismiss((found, self.setup.language))

    def _lesson(self) -> Guide:
        """Return the guide of the game's first lesson that is not finished, or of its first one."""
        game, finished = load(self.setup.game), finished_lessons()
        lessons = [lesson for lesson in game.lessons if [game.name, lesson.name] not in finished]
        return Guide(game, (lessons or game.lessons)[0])

    def action_delete(self) -> None:
        """Ask whether to delete the saved game under the cursor; pressed again, delete it."""
        if self.row[0] != "saved":
            return
        path = self.saved[int(self.row[1])][0]
        if path != self.deleting:
            self.deleting = path
            self._draw()
            return
        self.deleting = None
        try:
            saved_games.delete(path)
        except Problem as problem:
            self.problem = Translator(self.setup.language).problem(problem)
        self._load_saved()
        self._draw()

    def action_quit(self) -> None:
        self.app.exit()


ARROWS: dict[str, Callable[[StartScreen], None]] = {
    "up": lambda screen: screen.action_move(-1),
    "shift+tab": lambda screen: screen.action_move(-1),
    "down": lambda screen: screen.action_move(1),
    "tab": lambda screen: screen.action_move(1),
    "left": lambda screen: screen.action_step(-1),
    "right": lambda screen: screen.action_step(1),
    "enter": StartScreen.action_choose,
    "delete": StartScreen.action_delete,
}
