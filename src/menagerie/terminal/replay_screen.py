"""A recorded game on the screen, picture by picture."""

from __future__ import annotations

from typing import ClassVar

from rich.text import Text
from textual.binding import Binding, BindingType
from textual.timer import Timer

from menagerie.i18n.translator import Translator
from menagerie.records.replay import Replay, ReplayViewpoint, seat_of
from menagerie.terminal.game_session import Seated
from menagerie.terminal.info_pages import Reading, rule_pages
from menagerie.terminal.table_renderer import Block, Scene, TableRenderer
from menagerie.terminal.table_screen_base import TableScreenBase
from menagerie.terminal.text_picture import Touched

PACE = 1.2
"""So many seconds each picture is shown when the game plays by itself."""

TOLD = 3
"""So many of the last sentences are on the screen."""

KEYS = (
    ("←→", "step(1)", "web-replay-steps"),
    ("␣", "run", "web-replay-play"),
    ("e", "eyes", "web-replay-viewpoint"),
    ("q", "leave", "play-quit"),
    ("?", "rules", "web-rules"),
)


class ReplayScreen(TableScreenBase[None]):
    """A reel: one step at a time, or by itself; with open hands, or as one seat saw it."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left", "step(-1)", show=False),
        Binding("right,enter", "step(1)", show=False),
        Binding("pageup", "step(-10)", show=False),
        Binding("pagedown", "step(10)", show=False),
        Binding("home", "jump(0)", show=False),
        Binding("end", "jump(-1)", show=False),
        Binding("space", "run", show=False),
        Binding("e", "eyes", show=False),
        Binding("question_mark", "rules", show=False),
        Binding("q,escape", "leave", show=False),
    ]

    def __init__(self, replay: Replay, language: str, viewpoint: ReplayViewpoint = "open", pace: float = PACE) -> None:
        super().__init__()
        self.replay = replay
        self.language = language
        self.viewpoint = viewpoint
        self.at = 0
        self.pace = pace
        self._playing: Timer | None = None

    def on_mount(self) -> None:
        self.draw()

    # Drawing

    def _speech(self) -> Translator:
        return Translator(self.language, self.replay.game, seat_of(self.viewpoint))

    def draw(self) -> None:
        translator = self._speech()
        seats = tuple(Seated(translator.seat(seat)) for seat in range(self.replay.players))
        renderer = TableRenderer(Scene(self.replay.table(self.at, self.viewpoint), translator, seats), self.columns)
        below = self._below(translator)
        self.put(self._title(translator), renderer.table(self.rows - len(below)), below)
        self.put_keys(KEYS, translator)

    def _title(self, translator: Translator) -> str:
        where = translator.say("web-replay-at", {"at": self.at, "last": self.replay.last})
        return f"{translator.say(f'{self.replay.game.name}-title')} · {where} · {self._seen_by(translator)}"

    def _seen_by(self, translator: Translator) -> str:
        if isinstance(self.viewpoint, int):
            return Translator(self.language).seat(self.viewpoint)
        return translator.say("web-replay-open" if self.viewpoint == "open" else "web-replay-public")

    def _below(self, translator: Translator) -> Block:
        """What was told last."""
        told = self.replay.pictures[self.at].told
        heard = (self.replay.heard(number, self.viewpoint) for number in range(max(0, told - TOLD), told))
        lines = self.wrapped(Text(translator.phrase(event)) for event in heard)
        if self.at == self.replay.last:
            names = translator.list(map(translator.seat, self.replay.winners))
            lines.append(Text(translator.say("web-winners", {"names": names}), "bold"))
        return lines[-TOLD:] or [Text(translator.say("web-replay-start"))]

    # Watching

    def action_step(self, step: int) -> None:
        self.at = min(max(self.at + step, 0), self.replay.last)
        self.draw()
        if self.at == self.replay.last:
            self._stop()

    def action_jump(self, at: int) -> None:
        self.at = at % (self.replay.last + 1)
        self.draw()

    def action_run(self) -> None:
        """Play by itself, or stop."""
        if self._playing is not None:
            self._stop()
        elif self.at < self.replay.last:
            self._playing = self.set_interval(self.pace, lambda: self.action_step(1))

    def _stop(self) -> None:
        if self._playing is not None:
            self._playing.stop()
            self._playing = None

    def action_eyes(self) -> None:
        """Look with open hands, then like everybody, then from seat to seat."""
        ways: list[ReplayViewpoint] = ["open", "public", *range(self.replay.players)]
        self.viewpoint = ways[(ways.index(self.viewpoint) + 1) % len(ways)]
        self.draw()

    def action_rules(self) -> None:
        told = self.replay.events[: self.replay.pictures[self.at].told]
        applied = next((type(event).rule for event in reversed(told) if type(event).rule), "")
        self.app.push_screen(Reading(*rule_pages(self.replay.game, self.language, applied)))

    def action_leave(self) -> None:
        self.dismiss(None)

    def on_touched(self, message: Touched) -> None:
        self.run_worker(self.run_action(f"screen.{message.target[1]}"))
