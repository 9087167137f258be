"""Lessons at tables of a real server: moves that are refused, and what a lesson does not leave behind."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from menagerie import load
from menagerie.server.storage import table_index
from menagerie.server.storage.finished_lessons import lessons_of
from menagerie.server.storage.results import outcome_counts
from tests.server.running import Running, running
from tests.waiting import wait_until

STEPS = load("mausen").lessons[1].steps


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Running]:
    with running(tmp_path / "lessons.db") as found:
        yield found


@pytest.fixture
def ada(server: Running) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=server.url) as browser:
        yield browser


def command(ada: httpx.Client, table: str, **what: Any) -> httpx.Response:
    return ada.post(f"/api/tables/{table}", json=what)


def begin(ada: httpx.Client, lesson: str = "second") -> str:
    """Begin a lesson and return the id of its table."""
    answer = ada.post(f"/learn/mausen/{lesson}")
    assert answer.status_code == 303, answer.text[:300]
    return str(answer.headers["location"].rsplit("/", 1)[1])


def shown(ada: httpx.Client, table: str) -> dict[str, Any]:
    found: dict[str, Any] = ada.get(f"/api/tables/{table}").json()
    return found


def play(ada: httpx.Client, table: str) -> None:
    for number, step in enumerate(STEPS):
        wait_until(lambda: 0 in shown(ada, table)["turn"])
        answer = command(ada, table, do="move", move=step.move, id=f"{number}")
        assert answer.status_code == 200, answer.text


def test_a_lesson_leaves_nothing_but_that_it_is_finished(server: Running, ada: httpx.Client) -> None:
    table = begin(ada)
    assert shown(ada, table)["rated"] is False
    assert begin(ada) == table, "the lesson that was begun continues"
    play(ada, table)
    person = shown(ada, table)["host"]
    store = server.service.store

    def ask(work: Any) -> Any:
        return asyncio.run_coroutine_threadsafe(work, server.loop).result()

    wait_until(lambda: ask(lessons_of(store, person)) == {("mausen", "second")})
    assert ask(outcome_counts(store, person)) == {}
    assert not server.service.tables.by_id[table].scheduled
    assert ask(table_index.ids(store, table_index.of_person(person, ("open", "playing", "over"), 9))) == []
    assert ada.get(f"/api/tables/{table}/record").status_code == 409
    assert "/t/" not in ada.get("/").text
    assert begin(ada) != table, "a finished lesson begins anew"


def test_bots_wait_while_the_learner_has_left_the_lesson(ada: httpx.Client) -> None:
    table = begin(ada)
    assert command(ada, table, do="move", move="E1", id="1").status_code == 200
    assert command(ada, table, do="change", move="M3", id="2").status_code == 409
    assert shown(ada, table)["turn"] == [1, 2, 3]
    assert command(ada, table, do="undo").status_code == 200
    assert shown(ada, table)["turn"] == [0, 1, 2, 3]
    play(ada, table)


@pytest.mark.parametrize("path", ["/learn/mausen/third", "/learn/chess/first", "/learn/mausen/First"])
def test_an_unknown_lesson_is_not_found(ada: httpx.Client, path: str) -> None:
    assert ada.post(path).status_code == 404


def test_the_address_of_a_lesson_leads_to_the_rules(ada: httpx.Client) -> None:
    answer = ada.get("/learn/mausen/first")
    assert (answer.status_code, answer.headers["location"]) == (303, "/learn/mausen")
