"""Puzzles on a real server: the first answer counts, and what makes no sense is refused."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import Any

import httpx
import pytest

from menagerie.puzzles.collection import puzzles_of, themes_of
from menagerie.puzzles.puzzle import Puzzle
from menagerie.server.storage.puzzle_answers import answers_of
from tests.server.running import Running, running


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("puzzles") / "puzzles.db") as found:
        yield found


@pytest.fixture
def ada(server: Running) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=server.url, headers={"accept-language": "en", "accept": "text/html"}) as browser:
        yield browser


def begin(ada: httpx.Client, **fields: str) -> Puzzle:
    """Ask for the next puzzle of Mausen."""
    answer = ada.post("/puzzles/mausen", data=fields)
    assert answer.status_code == 303, answer.text[:300]
    return puzzles_of("mausen")[answer.headers["location"].rsplit("/", 1)[1].partition("?")[0]]


def look(ada: httpx.Client, puzzle: Puzzle, **query: Any) -> str:
    answer = ada.get(f"/puzzles/{puzzle.game}/{puzzle.id}", params=query)
    assert answer.status_code == 200, answer.text[:300]
    return answer.text


def kept(server: Running, ada: httpx.Client) -> list[tuple[str, bool]]:
    """Return the answers in the database."""
    person = ada.get("/api/me").json()["person"]
    asked = answers_of(server.service.store, person, "mausen")
    return asyncio.run_coroutine_threadsafe(asked, server.loop).result()  # type: ignore[arg-type]


def test_the_first_answer_counts(server: Running, ada: httpx.Client) -> None:
    puzzle = begin(ada)
    assert "One move is clearly better" in look(ada, puzzle)
    assert kept(server, ada) == []
    assert "Not the best move" in look(ada, puzzle, move=puzzle.rival)
    right = look(ada, puzzle, move=puzzle.best)
    assert "Right!" in right
    assert "Proved: " in right
    assert "Solved: 0 of" in right
    assert kept(server, ada) == [(puzzle.id, False)]
    following = begin(ada, besides=puzzle.id)
    assert following != puzzle
    assert "Right in a row: 1" in look(ada, following, move=following.best)
    assert kept(server, ada) == [(puzzle.id, False), (following.id, True)]
    assert "Solved: 1 of" in ada.get("/puzzles").text


def test_what_follows_can_be_seen_event_by_event(ada: httpx.Client) -> None:
    puzzle = begin(ada)
    whole, first = look(ada, puzzle, move=puzzle.rival), look(ada, puzzle, move=puzzle.rival, at=1)
    assert whole != first
    assert first.count('aria-current="step"') == 1
    assert look(ada, puzzle, move=puzzle.rival, at="x") == whole.replace("?at=x", "")


def test_somebody_without_a_name_can_look_and_answer_but_nothing_is_kept(server: Running) -> None:
    puzzle = next(iter(puzzles_of("mausen").values()))
    with httpx.Client(base_url=server.url) as stranger:
        look(stranger, puzzle, move=puzzle.best)
        assert not stranger.cookies


def test_a_theme_stays_for_the_next_puzzle(ada: httpx.Client) -> None:
    theme = themes_of("mausen")[0]
    puzzle = begin(ada, theme=theme)
    assert theme in puzzle.themes
    assert f'name="theme" value="{theme}"' in look(ada, puzzle, move=puzzle.best, theme=theme)


@pytest.mark.parametrize(
    ("path", "status"),
    [
        ("/puzzles/chess", 404),
        ("/puzzles/chess/3-1-1", 404),
        ("/puzzles/mausen/3-999999-1", 404),
        ("/puzzles/mausen/nonsense", 422),
        ("/puzzles/mausen/{id}?move=nonsense", 409),
        ("/puzzles/mausen/{id}?theme=nonsense", 422),
        ("/puzzles/mausen/{id}?move=" + 200 * "E1", 422),
    ],
)
def test_what_makes_no_sense_is_refused(ada: httpx.Client, path: str, status: int) -> None:
    answer = ada.get(path.format(id=next(iter(puzzles_of("mausen")))))
    assert answer.status_code == status


def test_an_unknown_theme_and_a_form_without_one(ada: httpx.Client) -> None:
    assert ada.post("/puzzles/mausen", data={"theme": "nonsense"}).status_code == 422
    assert ada.get("/puzzles/mausen").headers["location"] == "/puzzles"
