"""A recorded game on the screen, picture by picture."""

from __future__ import annotations

from typing import ClassVar

from rich.text import Text
from textual.binding import Binding, BindingType
from textual.timer import Timer

from menagerie.terminal.drawing import Block, Easel, Scene
from menagerie.terminal.pictures import Touched
from menagerie.terminal.reading import Reading, rule_pages
from menagerie.terminal.sittings import Seated
from menagerie.terminal.stage import Stage
from menagerie.text.reels import Eyes, Reel, seat_of
from menagerie.text.speech import Speech

PACE = 1.2
"""So many seconds each picture is shown when the game plays by itself."""

TOLD = 3
"""So many of the last sentences are on the screen."""

KEYS = (
    ("←→", "step(1)", "web-replay-steps"),
    ("␣", "run", "web-replay-play"),
    ("e", "eyes", "web-replay-eyes"),
    ("q", "leave", "play-leave"),
    ("?", "rules", "web-rules"),
)


class WatchScreen(Stage[None]):
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

    def __init__(self, reel: Reel, language: str, eyes: Eyes = "open", pace: float = PACE) -> None:
        super().__init__()
        self.reel = reel
        self.language = language
        self.eyes = eyes
        self.at = 0
        self.pace = pace
        self._playing: Timer | None = None

    def on_mount(self) -> None:
        self.draw()

    # Drawing

    def _speech(self) -> Speech:
        return Speech(self.language, self.reel.game, seat_of(self.eyes))

    def draw(self) -> None:
        speech = self._speech()
        seats = tuple(Seated(speech.seat(seat)) for seat in range(self.reel.players))
        easel = Easel(Scene(self.reel.table(self.at, self.eyes), speech, seats), self.columns)
        below = self._below(speech)
        self.put(self._title(speech), easel.table(self.rows - len(below)), below)
        self.put_keys(KEYS, speech)

    def _title(self, speech: Speech) -> str:
        where = speech.say("web-replay-at", {"at": self.at, "last": self.reel.last})
        return f"{speech.say(f'{self.reel.game.name}-title')} · {where} · {self._seen_by(speech)}"

    def _seen_by(self, speech: Speech) -> str:
        if isinstance(self.eyes, int):
            return Speech(self.language).seat(self.eyes)
        return speech.say("web-replay-open" if self.eyes == "open" else "web-replay-public")

    def _below(self, speech: Speech) -> Block:
        """What was told last."""
        told = self.reel.pictures[self.at].told
        heard = (self.reel.heard(number, self.eyes) for number in range(max(0, told - TOLD), told))
        lines = self.wrapped(Text(speech.phrase(event)) for event in heard)
        if self.at == self.reel.last:
            names = speech.list(map(speech.seat, self.reel.winners))
            lines.append(Text(speech.say("web-winners", {"names": names}), "bold"))
        return lines[-TOLD:] or [Text(speech.say("web-replay-start"))]

    # Watching

    def action_step(self, step: int) -> None:
        self.at = min(max(self.at + step, 0), self.reel.last)
        self.draw()
        if self.at == self.reel.last:
            self._stop()

    def action_jump(self, at: int) -> None:
        self.at = at % (self.reel.last + 1)
        self.draw()

    def action_run(self) -> None:
        """Play by itself, or stop."""
        if self._playing is not None:
            self._stop()
        elif self.at < self.reel.last:
            self._playing = self.set_interval(self.pace, lambda: self.action_step(1))

    def _stop(self) -> None:
        if self._playing is not None:
            self._playing.stop()
            self._playing = None

    def action_eyes(self) -> None:
        """Look with open hands, then like everybody, then from seat to seat."""
        ways: list[Eyes] = ["open", "public", *range(self.reel.players)]
        self.eyes = ways[(ways.index(self.eyes) + 1) % len(ways)]
        self.draw()

    def action_rules(self) -> None:
        told = self.reel.events[: self.reel.pictures[self.at].told]
        applied = next((type(event).rule for event in reversed(told) if type(event).rule), "")
        self.app.push_screen(Reading(*rule_pages(self.reel.game, self.language, applied)))

    def action_leave(self) -> None:
        self.dismiss(None)

    def on_touched(self, message: Touched) -> None:
        self.run_worker(self.run_action(f"screen.{message.spot[1]}"))
