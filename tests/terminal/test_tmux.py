"""Tests in a real terminal: ``menagerie play`` in tmux."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from time import monotonic, sleep

import pytest

from menagerie.records.playback import verify
from menagerie.records.record import read_records
from menagerie.terminal.info_pages import GRACE

PATIENCE = 300.0

pytestmark = pytest.mark.skipif(shutil.which("tmux") is None, reason="there is no tmux on this machine")


class Window:
    """A tmux window of 80 columns and 24 lines."""

    def __init__(self, folder: Path, terminal: str) -> None:
        self.folder = folder
        self.windows = 0
        self.terminal = terminal
        self.environment = {**os.environ, "XDG_DATA_HOME": str(folder), "LC_ALL": "C.UTF-8"}

    @property
    def socket(self) -> str:
        return str(self.folder / f"tmux-{self.windows}")

    def tmux(self, *arguments: str) -> str:
        command = ["tmux", "-u", "-f", os.devnull, "-S", self.socket, *arguments]
        result = subprocess.run(
            command,
            env=self.environment,
            capture_output=True,
            text=True,
            encoding="utf-8",
            check=False,
            timeout=PATIENCE,
        )
        assert result.returncode == 0, f"{arguments}: {result.stderr}"
        return result.stdout

    def close(self) -> None:
        command = ["tmux", "-S", self.socket, "kill-server"]
        subprocess.run(command, check=False, capture_output=True, timeout=PATIENCE)

    def start(self, *arguments: str) -> None:
        self.windows += 1
        command = ["env", f"TERM={self.terminal}", sys.executable, "-m", "menagerie", *arguments]
        self.tmux("new-session", "-d", "-x", "80", "-y", "24", " ".join(command))

    def keys(self, *keys: str) -> None:
        self.tmux("send-keys", *keys)

    def screen(self) -> str:
        return self.tmux("capture-pane", "-p")

    def until(self, *texts: str) -> str:
        """Wait until one of these texts is on the screen."""
        late = monotonic() + PATIENCE
        while True:
            screen = self.screen()
            if any(text in screen for text in texts):
                return screen
            assert monotonic() < late, screen
            sleep(0.05)


@pytest.fixture
def window(tmp_path: Path) -> Iterator[Window]:
    opened = Window(tmp_path, "xterm-16color")
    yield opened
    opened.close()


def test_a_whole_game_in_a_real_terminal(window: Window, tmp_path: Path) -> None:
    window.start("play", "mausen", "--level", "random", "--lang", "en")
    screen = window.until("Which animal do you play?")
    assert "┏━━━" in screen
    assert "elephant 1" in screen.replace("\xa0", " ")
    window.keys("Right", "m", "3")
    assert "mouse 3" in window.until("mouse\xa03", "mouse 3").replace("\xa0", " ")
    window.keys("?")
    window.until("MAU-1")
    window.keys("Escape")
    window.until("Which animal do you play?")
    window.keys("p")
    window.until("fast")
    late = monotonic() + PATIENCE
    while "End of the game" not in (screen := window.screen()):
        if "Which animal" in screen or "Continue" in screen:
            window.keys("Enter")
        assert monotonic() < late, screen
        sleep(GRACE)  # more keys in this time would only be drawn
    (record,) = (tmp_path / "menagerie" / "records").iterdir()
    verify(next(read_records(record))[1])
    sleep(2 * GRACE)
    window.keys("Enter")
    window.until("Play again")
    window.keys("Enter")
    window.until("End of the game")
    assert len(list((tmp_path / "menagerie" / "records").iterdir())) == 1


def test_quitting_says_where_the_game_is_saved(window: Window) -> None:
    window.start("play", "mopsen", "--level", "random", "--lang", "en", ";", "sleep", "600")
    window.until("Which cards do you exchange?")
    sleep(2 * GRACE)
    window.keys("Down", "Enter")
    window.until("keep all", "exchange")
    window.until("Which card do you play?", "Which card do you pinch?", "Continue")
    window.keys("q")
    said = "".join(window.until("The game is saved").split())
    assert "menagerieplay--resume" in said
    assert str(window.folder).replace(" ", "") in said


def test_a_killed_terminal_is_offered_its_game_again(window: Window) -> None:
    window.start("play", "awimbawe", "--players", "2", "--level", "random", "--lang", "de")
    window.until("Welche Karte")
    sleep(2 * GRACE)
    window.keys("Enter")
    window.until("Du spielst")
    os.kill(int(window.tmux("display-message", "-p", "#{pane_pid}")), signal.SIGKILL)
    window.start("play", "--lang", "de")
    window.until("Awimbawé · Zufall", "Awimbawé · zufällig", "Awimbawé · ")
    window.keys("Enter")
    window.until("Welche Karte", "Stich", "Farbe", "Kartenstapel")
    window.keys("l")
    assert "Du spielst" in window.until("Verlauf")
    window.keys("Escape", "q")


def test_a_dumb_terminal_gets_lines(tmp_path: Path) -> None:
    window = Window(tmp_path, "dumb")
    window.start("play", "mopsen", "--level", "random", "--lang", "en", ";", "sleep", "5")
    try:
        assert "┏" not in window.until("Which cards do you exchange? [")
        window.keys("1", "Enter")
        window.until("Which card do you play?", "Which card do you pinch?")
        window.keys("q", "Enter")
        window.until("Goodbye.")
    finally:
        window.close()


@pytest.mark.parametrize("stop", [signal.SIGHUP, signal.SIGTERM])
def test_a_lost_terminal_ends_the_program_even_if_an_exception_is_caught(stop: signal.Signals) -> None:
    command = [sys.executable, "-c", STUBBORN]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as program:
        assert program.stdout is not None
        assert program.stdout.readline() == "running\n"
        program.send_signal(stop)
        assert program.wait(PATIENCE) == 128 + stop


STUBBORN = """
from contextlib import suppress
from time import sleep
from menagerie.terminal.app import TerminalApp, run

class Stubborn(TerminalApp):
    def run(self):
        print("running", flush=True)
        while True:
            with suppress(SystemExit):
                sleep(600)

run(Stubborn())
"""
"""A program whose screen goes on after the exception with which a signal ends it."""
