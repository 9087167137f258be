"""The first screen: a saved game to go on with, or a new one: which, who plays, how well, in which language."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TypeVar

from rich.style import Style
from rich.text import Text
from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.events import Key, Resize
from textual.screen import Screen
from textual.widgets import Static

from menagerie.bots.levels import LEVELS
from menagerie.core.chance import fresh_word
from menagerie.core.errors import Problem
from menagerie.games import load, names
from menagerie.i18n.translator import LANGUAGE_NAMES, LANGUAGES, Translator
from menagerie.terminal import saved_games
from menagerie.terminal.decisions import Target
from menagerie.terminal.lineup import PERSON, Lineup
from menagerie.terminal.saved_games import Journal
from menagerie.terminal.setup_prompts import DEFAULT_LEVEL, offered, summary
from menagerie.terminal.text_picture import TextPicture, Touched

T = TypeVar("T")

KINDS = (PERSON, *LEVELS)
LONGEST_NAME = 20

"""Each language in its own words."""


@dataclass(frozen=True, slots=True)
class Wish:
    """What is chosen so far."""

    language: str
    game: str = "mausen"
    players: int = 3
    kinds: tuple[str, ...] = (PERSON, *(DEFAULT_LEVEL,) * 5)
    names: tuple[str, ...] = ("",) * 6

    def stepped(self, row: Target, step: int) -> Wish:
        """The same with the next, or the previous, value of a row."""
        kind, *where = row
        if kind == "game":
            return replace(self, game=turned(names(), self.game, step)).seated()
        if kind == "players":
            return replace(self, players=turned(load(self.game).seats, self.players, step))
        if kind == "language":
            return replace(self, language=turned(LANGUAGES, self.language, step))
        kinds = list(self.kinds)
        kinds[int(where[0])] = turned(KINDS, kinds[int(where[0])], step)
        return replace(self, kinds=tuple(kinds))

    def seated(self) -> Wish:
        """The same with as many players as the game can have."""
        seats = load(self.game).seats
        return replace(self, players=min(max(self.players, seats[0]), seats[-1]))

    def named(self, seat: int, name: str) -> Wish:
        return replace(self, names=(*self.names[:seat], name[:LONGEST_NAME], *self.names[seat + 1 :]))

    def lineup(self) -> Lineup:
        """What is wished for; people without a name are counted if they are several."""
        seats = self.kinds[: self.players]
        people = [seat for seat, kind in enumerate(seats) if kind == PERSON]
        translator = Translator(self.language)
        number = {seat: translator.say("play-person", {"number": str(seat + 1)}) for seat in people if len(people) > 1}
        named = {seat: self.names[seat].strip() or number.get(seat, "") for seat in people}
        return Lineup(load(self.game), seats, fresh_word(), named)


def turned(values: Sequence[T], value: T, step: int) -> T:
    """The value after this one, or before it, and round again."""
    return values[(values.index(value) + step) % len(values)]


class StartScreen(Screen[tuple[Journal, str]]):
    """Gives the journal of the game to be played, and the language."""

    def __init__(self, language: str) -> None:
        super().__init__()
        self.wish = Wish(language)
        self.saved: list[tuple[Path, Lineup]] = []
        self.row: Target = ("play",)
        self.problem = ""

    def compose(self) -> ComposeResult:
        yield Static(id="title")
        with VerticalScroll(id="room", can_focus=False):
            yield TextPicture("board")
        yield Static(id="keys")

    def on_mount(self) -> None:
        self._look_for_saved()
        self._draw()

    def _look_for_saved(self) -> None:
        try:
            self.saved = offered()
        except Problem as problem:
            self.problem = Translator(self.wish.language).problem(problem)
        self.row = ("saved", 0) if self.saved else ("play",)

    def on_resize(self, event: Resize) -> None:
        self._draw()

    # Drawing

    def rows(self) -> list[Target]:
        """Everything that can be chosen, from top to bottom."""
        saved: list[Target] = [("saved", number) for number in range(len(self.saved))]
        seats: list[Target] = [("seat", seat) for seat in range(self.wish.players)]
        return [*saved, ("game",), ("players",), *seats, ("language",), ("play",)]

    def _draw(self) -> None:
        translator = Translator(self.wish.language)
        self.query_one("#title", Static).update(Text(f" {translator.say('cli-about')}", "bold"))
        self.query_one("#board", TextPicture).draw(
            [line for row in self.rows() for line in self._lines(row, translator)]
        )
        self.query_one("#keys", Static).update(Text(f" {translator.say('play-start-keys')}", no_wrap=True))

    def _lines(self, row: Target, translator: Translator) -> Iterator[Text]:
        here = row == self.row
        if row[0] == "saved":
            if row[1] == 0:
                yield Text(translator.say("web-my-games"), "dim")
            yield self._button(row, summary(*self.saved[int(row[1])], self.wish.language), here)
            return
        if row[0] == "play":
            yield Text()
            yield self._button(row, translator.say("web-play-now"), here)
            yield from Text(self.problem, "italic").wrap(self.app.console, max(30, self.size.width - 4))
            return
        if row[0] == "game":
            yield Text()
        label, value = self._value(row, translator)
        line = Text().append(f"{'▶' if here else ' '} {label}".ljust(16), "bold" if here else "")
        line.append(" ◂ ", Style(meta={"spot": ("step", -1, *row)}))
        line.append(f" {value} ", Style(reverse=here, meta={"spot": row}))
        line.append(" ▸ ", Style(meta={"spot": ("step", 1, *row)}))
        yield line
        if row[0] == "game":
            told = Translator(self.wish.language, load(self.wish.game))
            for name in filter(told.knows, (f"{self.wish.game}-{part}" for part in ("about", "goal", "credit"))):
                about = Text(told.say(name), "dim")
                for part in about.wrap(self.app.console, max(30, self.size.width - 22)):
                    yield Text(" " * 18).append_text(part)

    def _button(self, row: Target, text: str, here: bool) -> Text:
        return Text().append(f"{'▶' if here else ' '} [ {text} ]", Style(reverse=here, bold=True, meta={"spot": row}))

    def _value(self, row: Target, translator: Translator) -> tuple[str, str]:
        if row[0] == "game":
            game = load(self.wish.game)
            title = Translator(self.wish.language, game).say(f"{game.name}-title")
            return translator.say("web-replay-game"), title
        if row[0] == "players":
            return translator.say("web-players"), str(self.wish.players)
        if row[0] == "language":
            return translator.say("web-language"), LANGUAGE_NAMES[self.wish.language]
        seat = int(row[1])
        kind, name = self.wish.kinds[seat], self.wish.names[seat]
        label = translator.say("web-seat", {"number": str(seat + 1)})
        if kind != PERSON:
            return label, translator.say(f"level-{kind}")
        return label, f"{name}▏" if name or row == self.row else self._nameless(seat, translator)

    def _nameless(self, seat: int, translator: Translator) -> str:
        """Who plays alone is you; several people are counted."""
        several = self.wish.kinds[: self.wish.players].count(PERSON) > 1
        return translator.say("play-person", {"number": str(seat + 1)}) if several else translator.say("seat-you")

    # Choosing

    def action_move(self, step: int) -> None:
        rows = self.rows()
        at = rows.index(self.row) if self.row in rows else 0
        self.row = rows[(at + step) % len(rows)]
        self._draw()

    def action_step(self, step: int) -> None:
        if self.row[0] in ("game", "players", "seat", "language"):
            self.wish = self.wish.stepped(self.row, step)
            self._draw()

    def on_touched(self, message: Touched) -> None:
        target = message.target
        if target[0] == "step":
            self.row = target[2:]
            self.action_step(int(target[1]))
            return
        self.row = target
        self.action_choose() if target[0] in ("saved", "play") else self.action_step(1)

    def on_key(self, event: Key) -> None:
        """Arrows choose and change; on the seat of a person, what is typed is a name; elsewhere q leaves."""
        seat = int(self.row[1]) if self.row[0] == "seat" else None
        if event.key in ARROWS:
            ARROWS[event.key](self)
        elif event.key == "escape" or (event.key == "q" and seat is None):
            self.action_leave()
        elif seat is not None and self._naming(seat):
            self._type(seat, event)
        else:
            return
        event.stop()

    def _naming(self, seat: int | None) -> bool:
        return seat is not None and self.wish.kinds[seat] == PERSON

    def _type(self, seat: int, event: Key) -> None:
        name = self.wish.names[seat]
        if event.key == "backspace":
            self.wish = self.wish.named(seat, name[:-1])
        elif event.character and event.character.isprintable():
            self.wish = self.wish.named(seat, name + event.character)
        self._draw()

    def action_choose(self) -> None:
        """Go on with the saved game, or deal the cards; on another row, the next one."""
        if self.row[0] not in ("saved", "play"):
            self.action_move(1)
            return
        try:
            saved = self.row[0] == "saved"
            found = (
                saved_games.go_on(self.saved[int(self.row[1])][0]) if saved else saved_games.begin(self.wish.lineup())
            )
        except Problem as problem:
            self.problem = Translator(self.wish.language).problem(problem)
            self._draw()
            return
        self.dismiss((found, self.wish.language))

    def action_forget(self) -> None:
        """Throw away the saved game that the cursor is on."""
        if self.row[0] == "saved":
            self.saved[int(self.row[1])][0].unlink(missing_ok=True)
            self._look_for_saved()
            self._draw()

    def action_leave(self) -> None:
        self.app.exit()


ARROWS: dict[str, Callable[[StartScreen], None]] = {
    "up": lambda screen: screen.action_move(-1),
    "shift+tab": lambda screen: screen.action_move(-1),
    "down": lambda screen: screen.action_move(1),
    "tab": lambda screen: screen.action_move(1),
    "left": lambda screen: screen.action_step(-1),
    "right": lambda screen: screen.action_step(1),
    "enter": StartScreen.action_choose,
    "delete": StartScreen.action_forget,
}
