"""The screen that shows a recorded game, one frame at a time, and its review."""

from __future__ import annotations

from collections.abc import Iterator
from time import monotonic
from typing import ClassVar

from rich.text import Text
from textual.binding import Binding, BindingType
from textual.timer import Timer
from textual.worker import get_current_worker

from menagerie.core.errors import Problem
from menagerie.i18n.translator import Translator
from menagerie.records.replay import Replay, ReplayViewpoint, seat_of
from menagerie.review import Review, reviewing
from menagerie.review.review import ReviewedDecision
from menagerie.terminal.game_session import SeatedPlayer
from menagerie.terminal.info_pages import InfoPage, rule_pages
from menagerie.terminal.review_lines import MISTAKES, curve_lines, decision_lines
from menagerie.terminal.table_renderer import Block, Scene, TableRenderer
from menagerie.terminal.table_screen_base import SIDE_LOG, TableScreenBase
from menagerie.terminal.text_picture import Key, TargetClicked

PACE = 1.2
"""Seconds for which each frame is shown during playback."""

NEWS_LINES = 3
"""The number of latest sentences on the screen."""

REDRAWN = 0.3
"""Seconds between two looks at a review that is being computed."""

KEYS = (
    ("←→", "step(1)", "web-replay-jump"),
    ("␣", "run", "web-replay-play"),
    ("e", "viewpoint", "web-replay-viewpoint"),
)
LAST_KEYS = (("q", "quit", "play-quit"), ("?", "rules", "web-rules"))
REVIEW_KEY = ("r", "review", "review-title")
MISTAKE_KEY = ("m", "mistake", "review-next-mistake")


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
        Binding("r", "review", show=False),
        Binding("m", "mistake", show=False),
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
        self.review: Review | None = None
        """The review as far as it is computed."""
        self.notice = ""
        """What is said about the review instead of a decision."""
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
        curves = self._curves(translator)
        table = self.draw_table(TableRenderer(scene, self.columns), self.rows - NEWS_LINES - len(curves))
        self.put(self._title(translator), table, [*self._news(translator), *curves, *self._about_decision(translator)])
        self.put_side(self._sentences(translator), translator)
        self.put_keys(self._keys(), translator)

    def _keys(self) -> Iterator[Key]:
        yield from KEYS
        if self.review is not None:
            yield MISTAKE_KEY
        elif self.replay.record is not None:
            yield REVIEW_KEY
        yield from LAST_KEYS

    def _title(self, translator: Translator) -> str:
        where = translator.say("web-replay-at", {"at": self.at, "last": self.replay.last})
        title = f"{translator.say(f'{self.replay.game.name}-title')} · {where} · {self._seen_by(translator)}"
        if self.review is None or self._reviewed:
            return title
        done = round(100 * self.review.decisions_seen / self.replay.decisions)
        return f"{title} · {translator.say('review-progress', {'percent': done})}"

    def _seen_by(self, translator: Translator) -> str:
        if isinstance(self.viewpoint, int):
            return Translator(self.language).seat(self.viewpoint)
        return translator.say("web-replay-open" if self.viewpoint == "open" else "web-replay-public")

    def _news(self, translator: Translator) -> Block:
        """Return the latest sentences."""
        count = self.replay.frames[self.at].event_count
        events = (self.replay.event_for(number, self.viewpoint) for number in range(max(0, count - NEWS_LINES), count))
        lines = self.wrapped(Text(translator.phrase(event)) for event in events)
        if self.at == self.replay.last:
            names = translator.list(map(translator.seat, self.replay.winners))
            lines.append(Text(translator.say("web-winners", {"names": names}), "bold"))
        shown = lines[-NEWS_LINES:] or [Text(translator.say("web-replay-start"))]
        return [*shown, *[Text()] * (NEWS_LINES - len(shown))]

    def _curves(self, translator: Translator) -> Block:
        """Return the curves of the review: of the seat that watches, or of all."""
        if self.review is None:
            return []
        here = self.replay.frames[self.at].decision_count
        return curve_lines(self.review, self._seats(), here, self.replay.decisions, self.columns, translator)

    def _seats(self) -> tuple[int, ...]:
        seat = seat_of(self.viewpoint)
        return tuple(range(self.replay.players)) if seat is None else (seat,)

    def _about_decision(self, translator: Translator) -> Block:
        """Return what the review says about the decision that follows this frame, if it is marked."""
        if self.notice:
            return self.wrapped([Text(self.notice)])
        here = self.replay.frames[self.at].decision_count
        found = [decision for decision in self._marked() if decision.n == here]
        return self.wrapped(line for decision in found for line in decision_lines(decision, self.replay, translator))

    def _marked(self) -> list[ReviewedDecision]:
        """Return the marked decisions of the seats whose curves are shown."""
        seats = self._seats()
        return [d for d in self.review.decisions if d.mark and d.seat in seats] if self.review else []

    def _sentences(self, translator: Translator) -> Iterator[str]:
        """Yield the sentences up to this frame."""
        count = self.replay.frames[self.at].event_count
        for number in range(max(0, count - SIDE_LOG), count) if self.side_columns else ():
            yield translator.phrase(self.replay.event_for(number, self.viewpoint))

    # Watching

    def action_step(self, step: int) -> None:
        self._go_to(min(max(self.at + step, 0), self.replay.last))
        if self.at == self.replay.last:
            self._stop()

    def action_jump(self, at: int) -> None:
        self._go_to(at % (self.replay.last + 1))

    def _go_to(self, at: int) -> None:
        self.at = at
        if self.review is not None:
            self.notice = ""
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

    # The review

    @property
    def _reviewed(self) -> bool:
        """Whether the review is complete."""
        return self.review is not None and self.review.decisions_seen == self.replay.decisions

    def action_review(self) -> None:
        """Compute the review in a thread, unless that has begun."""
        if self.replay.record is not None and self.review is None:
            self.notice = self._translator().say("review-progress", {"percent": 0})
            self.run_worker(self._compute, thread=True, group="review", exclusive=True)
            self.draw()

    def _compute(self) -> None:
        """Review the game, and show from time to time how far it is."""
        worker, shown = get_current_worker(), monotonic()
        try:
            for found in reviewing(self.replay.record or {}, self.replay.values):
                if worker.is_cancelled:
                    return
                if found.decisions_seen == self.replay.decisions or monotonic() >= shown + REDRAWN:
                    self.app.call_from_thread(self._show_review, found)
                    shown = monotonic()
        except Problem as problem:
            self.app.call_from_thread(self._show_notice, self._translator().problem(problem))

    def _show_review(self, found: Review) -> None:
        self.review = found
        self._show_notice("")

    def _show_notice(self, notice: str) -> None:
        self.notice = notice
        self.draw()

    def action_mistake(self) -> None:
        """Go to the next mistake or blunder; after the last one, to the first."""
        found = sorted(self.replay.first_frame_after(d.n) for d in self._marked() if d.mark in MISTAKES)
        if found:
            self.action_jump(next((at for at in found if at > self.at), found[0]))
        elif self._reviewed:
            self._show_notice(self._translator().say("review-nothing-marked"))

    def action_rules(self) -> None:
        happened = self.replay.events[: self.replay.frames[self.at].event_count]
        applied = next((type(event).rule for event in reversed(happened) if type(event).rule), "")
        self.app.push_screen(InfoPage(*rule_pages(self.replay.game, self.language, applied)))

    def action_quit(self) -> None:
        self.dismiss(None)

    def on_target_clicked(self, message: TargetClicked) -> None:
        self.run_worker(self.run_action(f"screen.{message.target[1]}"))
