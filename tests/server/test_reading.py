"""Reading pages and views has limits, and never holds up a move."""

from __future__ import annotations

import threading
from pathlib import Path
from typing import Any

import httpx
import pytest

from menagerie.web import replay_page
from tests.server.running import running
from tests.server.test_replays import BROWSER, brought, lines
from tests.waiting import PATIENCE


def test_reading_is_rate_limited_by_cost(tmp_path: Path) -> None:
    times = [1_000_000.0]

    def loaded(client: httpx.Client, path: str) -> int:
        """Return how often a page can be loaded at once."""
        times[0] += 1000
        for count in range(100):
            answer = client.get(path)
            if answer.status_code == 429:
                assert answer.headers["retry-after"]
                return count
        return 100

    with (
        running(tmp_path / "read.db", reads_per_second=2.0, monotonic=lambda: times[0]) as server,
        httpx.Client(base_url=server.url, headers=BROWSER) as client,
    ):
        assert loaded(client, "/") == 20
        assert loaded(client, "/replay/nosuchgame/0") == 5
        assert loaded(client, "/healthz") == 100
        assert loaded(client, "/api/tables") == 20
        assert client.post("/api/people", json={"name": "Ada"}).status_code == 201


def test_the_server_answers_while_a_replay_is_drawn(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    drawing, answered, draw = threading.Event(), threading.Event(), replay_page.page

    def page(*given: Any) -> str:
        drawing.set()
        assert answered.wait(PATIENCE)
        return draw(*given)

    with running(tmp_path / "replay.db") as server, httpx.Client(base_url=server.url, headers=BROWSER) as client:
        address = brought(client, lines("mausen-3")[0])
        monkeypatch.setattr(replay_page, "page", page)
        statuses: list[int] = []
        watching = threading.Thread(target=lambda: statuses.append(httpx.get(f"{server.url}{address}/3").status_code))
        watching.start()
        assert drawing.wait(PATIENCE)
        assert httpx.get(f"{server.url}/healthz", timeout=PATIENCE).text == "ok"
        answered.set()
        watching.join(PATIENCE)
        assert statuses == [200]
