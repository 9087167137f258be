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
from menagerie.terminal import journal
from menagerie.terminal.asking import DEFAULT_LEVEL, offered, summary
from menagerie.terminal.decisions import Spot
from menagerie.terminal.journal import Journal
from menagerie.terminal.parties import PERSON, Party
from menagerie.terminal.pictures import Picture, Touched
from menagerie.text.speech import LANGUAGES, TONGUES, Speech

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

    def stepped(self, row: Spot, step: int) -> Wish:
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

    def party(self) -> Party:
        """What is wished for; people without a name are counted if they are several."""
        seats = self.kinds[: self.players]
        people = [seat for seat, kind in enumerate(seats) if kind == PERSON]
        speech = Speech(self.language)
        number = {seat: speech.say("play-person", {"number": str(seat + 1)}) for seat in people if len(people) > 1}
        named = {seat: self.names[seat].strip() or number.get(seat, "") for seat in people}
        return Party(load(self.game), seats, fresh_word(), named)


def turned(values: Sequence[T], value: T, step: int) -> T:
    """The value after this one, or before it, and round again."""
    return values[(values.index(value) + step) % len(values)]


class StartScreen(Screen[tuple[Journal, str]]):
    """Gives the journal of the game to be played, and the language."""

    def __init__(self, language: str) -> None:
        super().__init__()
        self.wish = Wish(language)
        self.saved: list[tuple[Path, Party]] = []
        self.row: Spot = ("play",)
        self.problem = ""

    def compose(self) -> ComposeResult:
        yield Static(id="title")
        with VerticalScroll(id="room", can_focus=False):
            yield Picture("board")
        yield Static(id="keys")

    def on_mount(self) -> None:
        self._look_for_saved()
        self._draw()

    def _look_for_saved(self) -> None:
        try:
            self.saved = offered()
        except Problem as problem:
            self.problem = Speech(self.wish.language).problem(problem)
        self.row = ("saved", 0) if self.saved else ("play",)

    def on_resize(self, event: Resize) -> None:
        self._draw()

    # Drawing

    def rows(self) -> list[Spot]:
        """Everything that can be chosen, from top to bottom."""
        saved: list[Spot] = [("saved", number) for number in range(len(self.saved))]
        seats: list[Spot] = [("seat", seat) for seat in range(self.wish.players)]
        return [*saved, ("game",), ("players",), *seats, ("language",), ("play",)]

    def _draw(self) -> None:
        speech = Speech(self.wish.language)
        self.query_one("#title", Static).update(Text(f" {speech.say('cli-about')}", "bold"))
        self.query_one("#board", Picture).draw([line for row in self.rows() for line in self._lines(row, speech)])
        self.query_one("#keys", Static).update(Text(f" {speech.say('play-start-keys')}", no_wrap=True))

    def _lines(self, row: Spot, speech: Speech) -> Iterator[Text]:
        here = row == self.row
        if row[0] == "saved":
            if row[1] == 0:
                yield Text(speech.say("web-my-games"), "dim")
            yield self._button(row, summary(*self.saved[int(row[1])], self.wish.language), here)
            return
        if row[0] == "play":
            yield Text()
            yield self._button(row, speech.say("web-play-now"), here)
            yield from Text(self.problem, "italic").wrap(self.app.console, max(30, self.size.width - 4))
            return
        if row[0] == "game":
            yield Text()
        label, value = self._value(row, speech)
        line = Text().append(f"{'▶' if here else ' '} {label}".ljust(16), "bold" if here else "")
        line.append(" ◂ ", Style(meta={"spot": ("step", -1, *row)}))
        line.append(f" {value} ", Style(reverse=here, meta={"spot": row}))
        line.append(" ▸ ", Style(meta={"spot": ("step", 1, *row)}))
        yield line
        if row[0] == "game":
            told = Speech(self.wish.language, load(self.wish.game))
            for name in filter(told.knows, (f"{self.wish.game}-{part}" for part in ("about", "goal", "credit"))):
                about = Text(told.say(name), "dim")
                for part in about.wrap(self.app.console, max(30, self.size.width - 22)):
                    yield Text(" " * 18).append_text(part)

    def _button(self, row: Spot, text: str, here: bool) -> Text:
        return Text().append(f"{'▶' if here else ' '} [ {text} ]", Style(reverse=here, bold=True, meta={"spot": row}))

    def _value(self, row: Spot, speech: Speech) -> tuple[str, str]:
        if row[0] == "game":
            game = load(self.wish.game)
            title = Speech(self.wish.language, game).say(f"{game.name}-title")
            return speech.say("web-replay-game"), title
        if row[0] == "players":
            return speech.say("web-players"), str(self.wish.players)
        if row[0] == "language":
            return speech.say("web-language"), TONGUES[self.wish.language]
        seat = int(row[1])
        kind, name = self.wish.kinds[seat], self.wish.names[seat]
        label = speech.say("web-seat", {"number": str(seat + 1)})
        if kind != PERSON:
            return label, speech.say(f"level-{kind}")
        return label, f"{name}▏" if name or row == self.row else self._nameless(seat, speech)

    def _nameless(self, seat: int, speech: Speech) -> str:
        """Who plays alone is you; several people are counted."""
        several = self.wish.kinds[: self.wish.players].count(PERSON) > 1
        return speech.say("play-person", {"number": str(seat + 1)}) if several else speech.say("seat-you")

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
        spot = message.spot
        if spot[0] == "step":
            self.row = spot[2:]
            self.action_step(int(spot[1]))
            return
        self.row = spot
        self.action_choose() if spot[0] in ("saved", "play") else self.action_step(1)

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
            found = journal.go_on(self.saved[int(self.row[1])][0]) if saved else journal.begin(self.wish.party())
        except Problem as problem:
            self.problem = Speech(self.wish.language).problem(problem)
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
