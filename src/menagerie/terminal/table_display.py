"""What a table's screen shows: the table, what happened, the question and its buttons, the result."""

from __future__ import annotations

from collections.abc import Iterator

from rich.style import Style
from rich.text import Text

from menagerie.core.endings import Ending
from menagerie.i18n.ending_text import title_of
from menagerie.i18n.translator import Translator
from menagerie.terminal.decisions import Target, path_to
from menagerie.terminal.ending_lines import ending_lines, marks_of, result_lines
from menagerie.terminal.game_session import Frame, GameSession
from menagerie.terminal.speed import EventSpeed, saved_speed
from menagerie.terminal.table_dialogs import KEYS, TablePages
from menagerie.terminal.table_renderer import Block, Scene, TableRenderer, target_positions

TAKE_DEVICE_KEY = "v"
"""The key with which the next of several people takes over the screen."""

STEADY_LINES = 7
"""The lines below the table where there is room, so that the table keeps its place."""

CHANGE_KEY = "x"
"""The key that lets a player change a choice while others still choose."""


class TableDisplay(TablePages):
    """Draws the current frame of a game session."""

    def __init__(self, session: GameSession, speed: EventSpeed | None = None) -> None:
        super().__init__(session)
        self.speed = speed or saved_speed()
        self._result: Ending | None = None
        """The end of the game."""
        self._sending = False
        """Whether a move is on its way."""

    def _scene(self, frame: Frame) -> Scene:
        return Scene(
            frame.table,
            self._translator(),
            self.session.seats,
            frame.actors,
            self.decision,
            self.cursor,
            self.hinted,
            self.true_colours,
            marks_of(frame.ending, self._translator()) if frame.ending else {},
        )

    def draw(self) -> None:
        frame = self.shown
        if frame is None or not self.is_mounted:
            return
        if self.decision is not None and not self._can_point_at(self.cursor):
            self.cursor = self._first_target()
        renderer = TableRenderer(self._scene(frame), self.columns)
        base = len(renderer.table(0))
        for helpful in (True, False):
            below = self.wrapped([*self._bottom(renderer, frame, helpful), *self.notes])
            if len(below) < self.rows - base:
                break
        fixed = STEADY_LINES if self.rows - base >= STEADY_LINES else self.rows - base
        least = 0 if frame.ending or self.decision else 1
        news = [] if frame.ending else self._news_lines(max(least, fixed - len(below)))
        news = [Text()] * (fixed - len(below) - len(news)) + news
        room = self.rows - len(below) - len(news)
        cramped = frame.ending is not None and base > room
        table = renderer.middle() if cramped else self.draw_table(renderer, room)
        self.put(self._title(), table, [*news, *below])
        self.put_side((line.text for line in self.news), self._translator())
        self.put_keys((key for key in KEYS if self.offers(key)), self._translator())
        self._scroll(table)

    def _can_point_at(self, target: Target | None) -> bool:
        """Return whether the cursor may be on a target: one that can be chosen, or one that says why it cannot."""
        assert self.decision is not None
        if target is None or target[0] != "barred":
            return target in self.decision.targets()
        barred = {barred.card for barred in self.decision.table.barred}
        return target[1] in barred | self.decision.surplus()

    def _scroll(self, table: Block) -> None:
        """Scroll to the cursor, or to the viewer's own cards if they are in sight together."""
        rows = [row for target, row, _ in target_positions(table) if target == self.cursor]
        if rows and rows[0] < len(table) - self.table_area.size.height:
            self.table_area.scroll_to(y=max(0, rows[0] - 1), animate=False)
        else:
            self.table_area.scroll_end(animate=False)

    def _news_lines(self, room: int) -> Block:
        """Return the latest sentences that fit into this many lines."""
        return self.wrapped(Text(line.text) for line in self.news[-room:])[-room:] if room else []

    def _first_target(self) -> Target:
        """Return where the cursor starts: on what a lesson asks for, else on a card, if one can be chosen."""
        assert self.decision is not None
        targets = self.decision.targets()
        lesson = self.shown.lesson if self.shown else None
        if lesson and lesson.taught:
            way = [*path_to(lesson.taught, self.decision.table), ("choice", lesson.taught.action)]
            touched = self.decision.selection.touched
            return next((target for target in way if target in targets and target not in touched), targets[0])
        return next((target for target in targets if target[0] == "card"), targets[0])

    def _title(self) -> str:
        translator = self._translator()
        speed = translator.labelled(translator.say("web-pace"), translator.say(self.speed.label))
        return f"{translator.say(f'{self.session.game.name}-title')} · {speed}"

    def _bottom(self, renderer: TableRenderer, frame: Frame, helpful: bool) -> Iterator[Text]:
        """Yield the lines below the table: the question and its buttons, or what the game waits for.

        ``helpful`` adds what an ability and the card under the cursor can do.
        """
        translator = self._translator()
        if frame.ending is not None:
            yield Text(title_of(frame.ending, translator), "bold")
            yield from map(Text, ending_lines(frame.ending, translator))
            yield self._button("continue", f"⏎ {translator.say('play-continue')}")
        elif frame.over:
            yield from self._end(frame, translator)
        elif frame.pass_to is not None:
            name = self.session.seats[frame.pass_to].name
            yield Text(translator.say("web-pass-device", {"name": name}), "bold")
            yield self._button("take_device", f"{TAKE_DEVICE_KEY}: {translator.say('web-i-am', {'name': name})}")
        elif frame.lesson is not None and frame.lesson.explains:
            yield from (Text(line, "bold") for line in frame.lesson.lines)
            yield self._button("undo", f"u: {translator.say('lesson-take-back')}")
        elif self.decision is not None:
            if frame.lesson is not None:
                yield from (Text(line, "bold") for line in frame.lesson.lines)
            yield from renderer.buttons(helpful)
            if self.changing:
                yield self._button("keep", f"Esc: {translator.say('play-back')}")
        elif frame.actors:
            if frame.changeable is not None and not self._sending:
                yield Text(translator.say("web-may-change"))
                yield self._button("change", f"{CHANGE_KEY}: {translator.say('web-change')}")
            others = translator.list(map(translator.seat, frame.actors))
            yield Text(translator.say("web-waiting", {"names": others}), "dim")
        if self.session.undo_asked_by is not None:
            yield Text(translator.say("web-undo-asked", {"name": translator.seat(self.session.undo_asked_by)}), "bold")
            agree = self._button("agree", f"y: {translator.say('web-agree')}")
            yield agree.append("  ").append_text(self._button("decline", f"n: {translator.say('web-decline')}"))

    def _end(self, frame: Frame, translator: Translator) -> Iterator[Text]:
        """Yield the result, where the record is, and what can be done now."""
        if frame.lesson is not None:
            yield Text(translator.say(frame.lesson.title), "bold")
            yield from (Text(f"• {line}") for line in frame.lesson.lines)
            following = (
                [("rematch", f"n: {translator.say(frame.lesson.following)}")] if self.session.can_rematch else []
            )
            buttons = [*following, ("quit", f"q: {translator.say('play-quit')}")]
            yield Text("  ").join(self._button(action, label) for action, label in buttons)
            return
        yield from (Text(line, "bold") for line in result_lines(frame.winners, self.session, translator))
        if self.session.record:
            yield Text(translator.say("play-record", {"file": self.session.record}), "dim")
        buttons = [("result", f"⏎ {translator.say('play-result')}")] if self._result else []
        if self.session.can_rematch:
            buttons.append(("rematch", f"n: {translator.say('web-rematch')}"))
        buttons.append(("quit", f"q: {translator.say('play-quit')}"))
        yield Text("  ").join(self._button(action, label) for action, label in buttons)

    def _button(self, action: str, text: str) -> Text:
        return Text().append(f"[ {text} ]", Style(bold=True, reverse=True, meta={"target": ("do", action)}))
