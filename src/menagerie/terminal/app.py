"""The terminal as a whole: one screen after the other."""

from __future__ import annotations

from textual.app import App

from menagerie.terminal.cinema import WatchScreen
from menagerie.terminal.sittings import Parlour, Sitting
from menagerie.terminal.start import StartScreen
from menagerie.terminal.tables import PACE, TableScreen
from menagerie.text.reels import Eyes, Reel

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


class Menagerie(Terminal):
    """Plays a sitting that has begun, or lets people choose one; then another."""

    def __init__(self, begun: Sitting | None, language: str, record: str | None = None, pace: float = PACE) -> None:
        super().__init__()
        self.begun = begun
        self.language = language
        self.record = record
        self.pace = pace

    def on_mount(self) -> None:
        self.run_worker(self._evening())

    async def _evening(self) -> None:
        """Game after game, until nobody wants another."""
        sitting = self.begun or await self._chosen()
        while await self.push_screen_wait(TableScreen(sitting, self.pace)):
            sitting = await self._chosen()
        self.exit()

    async def _chosen(self) -> Sitting:
        journal, self.language = await self.push_screen_wait(StartScreen(self.language))
        return Parlour(journal, self.language, self.record)


class Cinema(Terminal):
    """Shows a recorded game."""

    def __init__(self, reel: Reel, language: str, eyes: Eyes = "open") -> None:
        super().__init__()
        self.watched = WatchScreen(reel, language, eyes)

    def on_mount(self) -> None:
        self.push_screen(self.watched, lambda _: self.exit())


def watch(reel: Reel, language: str, eyes: Eyes = "open") -> None:
    """Watch a recorded game on the full screen."""
    Cinema(reel, language, eyes).run()


def play(begun: Sitting | None, language: str, record: str | None = None) -> None:
    """Play on the full screen."""
    Menagerie(begun, language, record).run()
