"""The screen that shows a recorded game, one picture at a time."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from rich.text import Text
from textual.binding import Binding, BindingType
from textual.timer import Timer

from menagerie.i18n.translator import Translator
from menagerie.records.replay import Replay, ReplayViewpoint, seat_of
from menagerie.terminal.game_session import SeatedPlayer
from menagerie.terminal.info_pages import InfoPage, rule_pages
from menagerie.terminal.table_renderer import Block, Scene, TableRenderer
from menagerie.terminal.table_screen_base import SIDE_LOG, TableScreenBase
from menagerie.terminal.text_picture import TargetClicked

PACE = 1.2
"""Seconds for which each picture is shown during playback."""

NEWS_LINES = 3
"""The number of latest sentences on the screen."""

KEYS = (
    ("←→", "step(1)", "web-replay-steps"),
    ("␣", "run", "web-replay-play"),
    ("e", "viewpoint", "web-replay-viewpoint"),
    ("q", "quit", "play-quit"),
    ("?", "rules", "web-rules"),
)


class ReplayScreen(TableScreenBase[None]):
    """Shows a replay step by step or as playback, with open hands or as one seat saw it."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left", "step(-1)", show=False),
        Binding("right,enter", "step(1)", show=False),
        Binding("pageup", "step(-10)", show=False),
        Binding("pagedown", "step(10)", show=False),
        Binding("home", "jump(0)", show=False),
        Binding("end", "jump(-1)", show=False),
        Binding("space", "run", show=False),
        Binding("e", "viewpoint", show=False),
        Binding("question_mark", "rules", show=False),
        Binding("q,escape", "quit", show=False),
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

    def _translator(self) -> Translator:
        return Translator(self.language, self.replay.game, seat_of(self.viewpoint))

    def draw(self) -> None:
        translator = self._translator()
        seats = tuple(SeatedPlayer(translator.seat(seat)) for seat in range(self.replay.players))
        scene = Scene(self.replay.table(self.at, self.viewpoint), translator, seats, true_colours=self.true_colours)
        below = self._below(translator)
        self.put(
            self._title(translator), self.draw_table(TableRenderer(scene, self.columns), self.rows - NEWS_LINES), below
        )
        self.put_side(self._sentences(translator), translator)
        self.put_keys(KEYS, translator)

    def _title(self, translator: Translator) -> str:
        where = translator.say("web-replay-at", {"at": self.at, "last": self.replay.last})
        return f"{translator.say(f'{self.replay.game.name}-title')} · {where} · {self._seen_by(translator)}"

    def _seen_by(self, translator: Translator) -> str:
        if isinstance(self.viewpoint, int):
            return Translator(self.language).seat(self.viewpoint)
        return translator.say("web-replay-open" if self.viewpoint == "open" else "web-replay-public")

    def _below(self, translator: Translator) -> Block:
        """Return the latest sentences."""
        count = self.replay.pictures[self.at].event_count
        events = (self.replay.event_for(number, self.viewpoint) for number in range(max(0, count - NEWS_LINES), count))
        lines = self.wrapped(Text(translator.phrase(event)) for event in events)
        if self.at == self.replay.last:
            names = translator.list(map(translator.seat, self.replay.winners))
            lines.append(Text(translator.say("web-winners", {"names": names}), "bold"))
        shown = lines[-NEWS_LINES:] or [Text(translator.say("web-replay-start"))]
        return [*shown, *[Text()] * (NEWS_LINES - len(shown))]

    def _sentences(self, translator: Translator) -> Iterator[str]:
        """Yield the sentences up to this picture."""
        count = self.replay.pictures[self.at].event_count
        for number in range(max(0, count - SIDE_LOG), count) if self.side_columns else ():
            yield translator.phrase(self.replay.event_for(number, self.viewpoint))

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
        """Start or stop the playback."""
        if self._playing is not None:
            self._stop()
        elif self.at < self.replay.last:
            self._playing = self.set_interval(self.pace, lambda: self.action_step(1))

    def _stop(self) -> None:
        if self._playing is not None:
            self._playing.stop()
            self._playing = None

    def action_viewpoint(self) -> None:
        """Switch to the next viewpoint: open hands, a spectator, then each seat."""
        viewpoints: list[ReplayViewpoint] = ["open", "public", *range(self.replay.players)]
        self.viewpoint = viewpoints[(viewpoints.index(self.viewpoint) + 1) % len(viewpoints)]
        self.draw()

    def action_rules(self) -> None:
        happened = self.replay.events[: self.replay.pictures[self.at].event_count]
        applied = next((type(event).rule for event in reversed(happened) if type(event).rule), "")
        self.app.push_screen(InfoPage(*rule_pages(self.replay.game, self.language, applied)))

    def action_quit(self) -> None:
        self.dismiss(None)

    def on_target_clicked(self, message: TargetClicked) -> None:
        self.run_worker(self.run_action(f"screen.{message.target[1]}"))
