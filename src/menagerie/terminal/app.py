"""The Textual apps: one plays games, one shows a recorded game."""

from __future__ import annotations

import os
import signal
import sys
from threading import Timer
from typing import NoReturn

from textual.app import App

from menagerie.core.guide import Guide
from menagerie.records.replay import Replay, ReplayViewpoint
from menagerie.terminal.game_session import GameSession
from menagerie.terminal.lesson_game import LessonGame
from menagerie.terminal.local_game import LocalGame
from menagerie.terminal.replay_screen import ReplayScreen
from menagerie.terminal.speed import EventSpeed
from menagerie.terminal.start_screen import StartScreen
from menagerie.terminal.table_screen import TableScreen

TO_LEAVE = 3.0
"""Seconds after a signal until the process ends, whatever it is doing."""

SIGNALLED = 128
"""The exit code after a signal is this much more than the signal's number."""

STYLE = """
Screen { background: ansi_default; color: ansi_default; }
#title { height: 1; background: ansi_blue; color: ansi_bright_white; }
#main, #left { height: 1fr; background: ansi_default; }
#left { width: 1fr; }
#side { width: 34; height: 1fr; padding: 0 1; border-left: solid ansi_bright_black; background: ansi_default; }
#legend { height: auto; background: ansi_default; }
#log-area { height: 1fr; scrollbar-size-vertical: 1; background: ansi_default; }
#log { height: auto; background: ansi_default; }
#table-area { height: 1fr; padding: 0 1; background: ansi_default; }
#below-area { height: auto; padding: 0 1; border-top: solid ansi_bright_black; background: ansi_default; }
#below { height: auto; background: ansi_default; }
#start-keys { height: auto; padding: 0 1; background: ansi_default; }
#keys { height: 1; background: ansi_default; }
#board { height: auto; background: ansi_default; }
InfoPage, ChatPage { align: center top; background: transparent; }
#table-area, #below-area, #page { scrollbar-size-vertical: 1; }
#page { width: 100%; max-width: 110; height: auto; max-height: 100%; border: round ansi_blue; padding: 0 1; }
#page { background: ansi_default; }
#page Static { height: auto; background: ansi_default; }
#message { border: none; height: 1; background: ansi_default; color: ansi_default; }
"""


class TerminalApp(App[None]):
    """The base of both apps. It uses the terminal's own sixteen colours, so that the user's theme applies."""

    CSS = STYLE
    ENABLE_COMMAND_PALETTE = False

    def __init__(self) -> None:
        super().__init__(ansi_color=True)

    def action_help_quit(self) -> None:
        """Quit on Ctrl-C."""
        self.exit()


class PlayApp(TerminalApp):
    """Plays the given session, or lets people choose a game; then plays rematches."""

    def __init__(
        self, session: GameSession | None, language: str, record: str | None = None, speed: EventSpeed | None = None
    ) -> None:
        super().__init__()
        self.session = session
        self.language = language
        self.record = None if session else record
        self.speed = speed
        """How fast events are shown; None for the speed that was chosen last."""
        self.farewell = ""
        """What to tell the player after the app has ended."""

    def on_mount(self) -> None:
        self.run_worker(self._play_games())

    async def _play_games(self) -> None:
        """Play one game after the other until nobody wants a rematch."""
        session: GameSession | None = self.session or await self._choose_game()
        while session is not None:
            self.session = session
            rematch = await self.push_screen_wait(TableScreen(session, self.speed))
            session = session.rematch() if rematch else None
        self.exit()

    def on_unmount(self) -> None:
        if self.session is not None:
            self.farewell = self.session.farewell()

    async def _choose_game(self) -> GameSession:
        """Let people choose a game. The path of the record applies to the first game only."""
        saved, self.language = await self.push_screen_wait(StartScreen(self.language))
        if isinstance(saved, Guide):
            return LessonGame(saved, self.language)
        record, self.record = self.record, None
        return LocalGame(saved, self.language, record)


class ReplayApp(TerminalApp):
    """Shows a recorded game."""

    def __init__(self, replay: Replay, language: str, viewpoint: ReplayViewpoint = "open") -> None:
        super().__init__()
        self.replay_screen = ReplayScreen(replay, language, viewpoint)

    def on_mount(self) -> None:
        self.push_screen(self.replay_screen, lambda _: self.exit())


def watch(replay: Replay, language: str, viewpoint: ReplayViewpoint = "open") -> int:
    """Show a recorded game on the full screen, and return the exit code."""
    return run(ReplayApp(replay, language, viewpoint))


def play(session: GameSession | None, language: str, record: str | None = None) -> int:
    """Play on the full screen, and return the exit code."""
    app = PlayApp(session, language, record)
    status = run(app)
    if app.farewell:
        print(app.farewell)
    return status


def run(app: TerminalApp) -> int:
    """Run an app until it ends, and return the exit code.

    On a signal the process exits at once: the thread that reads from a lost terminal would never end. If something
    catches the exception that the signal raises, the process ends all the same, a little later.
    """
    for name in ("SIGTERM", "SIGHUP"):
        if hasattr(signal, name):
            signal.signal(getattr(signal, name), leave)
    try:
        app.run()
    except SystemExit as stop:
        os._exit(stop.code if isinstance(stop.code, int) else 1)
    return app.return_code or 0


def leave(number: int, frame: object) -> NoReturn:
    """Leave because of a signal."""
    last_resort = Timer(TO_LEAVE, os._exit, (SIGNALLED + number,))
    last_resort.daemon = True
    last_resort.start()
    sys.exit(SIGNALLED + number)
