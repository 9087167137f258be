"""A browser for each module (while it is open, this thread has an event loop), and a server for all modules."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser

from tests.browser.people import Person, a_browser
from tests.server.running import running


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with a_browser() as opened:
        yield opened


@pytest.fixture(scope="session")
def url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server that all tests share; each test brings its own people and tables.

    Nobody plays on for people who have closed their browser.
    """
    with running(tmp_path_factory.mktemp("browser") / "browser.db", stand_in_after=3600.0) as server:
        yield server.url


@pytest.fixture
def people() -> list[Person]:
    """Everybody who has arrived in this test."""
    return []


@pytest.fixture
def empty_url(tmp_path: Path, people: list[Person]) -> Iterator[str]:
    """The address of a server at which nobody has been yet; everybody leaves before it stops."""
    with running(tmp_path / "empty.db") as server:
        yield server.url
        for somebody in people:
            somebody.leave()


@pytest.fixture
def person(browser: Browser, url: str, people: list[Person]) -> Iterator[Callable[..., Person]]:
    """Somebody new, as often as asked; nothing may have gone wrong in their browsers."""

    def arrive(**how: Any) -> Person:
        people.append(Person(browser, how.pop("url", url), seed=len(people) + 1, **how))
        return people[-1]

    yield arrive
    for somebody in people:
        somebody.leave()
    assert [wrong for somebody in people for wrong in somebody.wrong] == []
