"""The site, built once, behind a web server that only serves files; it lies below a path."""

from __future__ import annotations

import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from fcntl import LOCK_EX, flock
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser

from tests.browser.people import Person, a_browser

needs_npm = pytest.mark.skipif(
    shutil.which("npm") is None or shutil.which("node") is None,
    reason="npm, which fetches Pyodide for the site, is not installed",
)


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory, worker_id: str) -> Path:
    """The folder of the site; one worker builds it for all."""
    base = tmp_path_factory.getbasetemp()
    shared = base if worker_id == "master" else base.parent
    folder = shared / "host" / "games" / "menagerie"
    with (shared / "site.lock").open("w") as lock:
        flock(lock, LOCK_EX)
        if not folder.exists():
            subprocess.run([sys.executable, "-m", "menagerie", "site", folder], check=True)
    return folder


@contextmanager
def file_server(site: Path) -> Iterator[str]:
    """Yield the address of the site, two folders below the root of Python's own file server."""
    command = [sys.executable, "-u", "-m", "http.server", "0", "--bind", "127.0.0.1", "--directory", site.parents[1]]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as server:
        assert server.stdout is not None
        port = server.stdout.readline().split("port ")[1].split()[0]
        yield f"http://127.0.0.1:{port}/{site.parent.name}/{site.name}/"
        server.terminate()


@pytest.fixture(scope="module")
def address(site: Path) -> Iterator[str]:
    with file_server(site) as found:
        yield found


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with a_browser() as launched:
        yield launched


HELD = "() => navigator.serviceWorker.ready.then((found) => !!found.active && !!navigator.serviceWorker.controller)"
"""Whether the service worker has all files and answers for this page."""


MADE = "() => document.body && !document.body.dataset.languages"
"""Whether Python has made this page."""


class Visitor(Person):
    """Somebody who visits the site."""

    def arrive(self, path: str = "") -> None:
        """Open a page of the site, and wait until Python has made it."""
        self.page.goto(f"{self.url}#{path}" if path else self.url)
        self.made()

    def made(self) -> None:
        self.page.wait_for_function(MADE)

    def start(self, game: str, players: int, level: str = "random") -> None:
        """Start a game against bots with the form of the lobby."""
        form = self.page.locator(f"form.play:has(input[value={game}])")
        form.locator("[name=players]").select_option(str(players))
        form.locator("[name=level]").select_option(level)
        form.locator("button").click()
        self.ready()

    def reload(self) -> None:
        self.page.reload()
        self.made()


@pytest.fixture
def visitor(browser: Browser, address: str) -> Iterator[Callable[..., Visitor]]:
    """Let somebody come to the site; at the end, nothing may have gone wrong in any browser."""
    come: list[Visitor] = []

    def one(**given: Any) -> Visitor:
        come.append(Visitor(browser, address, seed=len(come) + 1, **{"locale": "en-GB", **given}))
        return come[-1]

    yield one
    for one_of_them in come:
        wrong = one_of_them.wrong
        one_of_them.leave()
        assert not wrong, wrong
