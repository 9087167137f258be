"""The terminal as a whole: one screen after the other."""

from __future__ import annotations

import os

from textual.app import App

from menagerie.records.replay import Replay, ReplayViewpoint
from menagerie.terminal.game_session import GameSession, LocalGame
from menagerie.terminal.replay_screen import ReplayScreen
from menagerie.terminal.start_screen import StartScreen
from menagerie.terminal.table_screen import PACE, TableScreen

STYLE = """
Screen { background: ansi_default; color: ansi_default; }
#title { height: 1; background: ansi_blue; color: ansi_bright_white; }
#room { height: 1fr; padding: 0 1; background: ansi_default; }
#ask { height: auto; padding: 0 1; border-top: solid ansi_bright_black; background: ansi_default; }
#keys { height: 1; background: ansi_default; }
#board { height: auto; background: ansi_default; }
Reading { align: center middle; background: ansi_default; }
#room, #page { scrollbar-size-vertical: 1; }
#page { width: 90%; height: auto; max-height: 90%; border: round ansi_blue; padding: 0 1; background: ansi_default; }
#page Static { height: auto; background: ansi_default; }
"""


class Terminal(App[None]):
    """The colours are the terminal's own sixteen, so that light and dark are as people have set them."""

    CSS = STYLE
    ENABLE_COMMAND_PALETTE = False

    def __init__(self) -> None:
        super().__init__(ansi_color=True)

    def action_help_quit(self) -> None:
        """Ctrl-C leaves."""
        self.exit()


class Menagerie(Terminal):
    """Plays a sitting that has begun, or lets people choose one; then another."""

    def __init__(self, begun: GameSession | None, language: str, record: str | None = None, pace: float = PACE) -> None:
        super().__init__()
        self.begun = begun
        self.language = language
        self.record = None if begun else record
        self.pace = pace

    def on_mount(self) -> None:
        self.run_worker(self._evening())

    async def _evening(self) -> None:
        """Game after game, until nobody wants another."""
        session: GameSession | None = self.begun or await self._chosen()
        while session is not None:
            again = await self.push_screen_wait(TableScreen(session, self.pace))
            session = session.again() if again else None
        self.exit()

    async def _chosen(self) -> GameSession:
        """A game of one's choice; where the record goes was said for the first one only."""
        journal, self.language = await self.push_screen_wait(StartScreen(self.language))
        record, self.record = self.record, None
        return LocalGame(journal, self.language, record)


class ReplayApp(Terminal):
    """Shows a recorded game."""

    def __init__(self, replay: Replay, language: str, viewpoint: ReplayViewpoint = "open") -> None:
        super().__init__()
        self.watched = ReplayScreen(replay, language, viewpoint)

    def on_mount(self) -> None:
        self.push_screen(self.watched, lambda _: self.exit())


def watch(replay: Replay, language: str, viewpoint: ReplayViewpoint = "open") -> int:
    """Watch a recorded game on the full screen; what the program says at its end."""
    return run(ReplayApp(replay, language, viewpoint))


def play(begun: GameSession | None, language: str, record: str | None = None) -> int:
    """Play on the full screen; what the program says at its end."""
    return run(Menagerie(begun, language, record))


def run(app: Terminal) -> int:
    """Run until people have had enough.

    Told to stop, we stop at once: the thread that reads from a lost terminal would never end.
    """
    try:
        app.run()
    except SystemExit as stop:
        os._exit(stop.code if isinstance(stop.code, int) else 1)
    return app.return_code or 0
