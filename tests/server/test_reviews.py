"""Reviews from a real server: of tables, and of uploaded records."""

from __future__ import annotations

import asyncio
import json

import httpx
import pytest

from menagerie.review import review
from menagerie.server.errors import TooFast
from menagerie.server.tables import reviews
from menagerie.web.review_panel import DOT
from tests.server.running import Running, people, started
from tests.server.test_replays import bring, lines

PATIENCE = 300.0


def test_an_uploaded_record_is_reviewed_as_by_the_function(server: Running) -> None:
    line = lines("mausen-3")[0]
    with httpx.Client(base_url=server.url, timeout=PATIENCE) as client:
        [found] = bring(client, line).json()["records"]
        answer = client.get(f"/api/records/{found['hash']}/review")
        assert answer.status_code == 200, answer.text
        assert answer.json() == json.loads(json.dumps(review(json.loads(line)).as_json()))


def test_an_unfinished_game_is_not_reviewed(server: Running) -> None:
    async def unfinished() -> None:
        async with people(server.url, "Ada") as clients:
            table = await started(clients, "mausen", "novice", "novice")
            async with httpx.AsyncClient(base_url=server.url) as client:
                assert (await client.get(f"/api/tables/{table}/review")).status_code == 409
                assert (await client.get(f"/api/records/{'0' * 64}/review")).status_code == 404
                assert (await client.get("/api/records/xyz/review")).status_code == 422

    asyncio.run(unfinished())


def test_when_too_many_games_wait_the_next_one_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviews, "MOST_WAITING", 0)
    with pytest.raises(TooFast):
        asyncio.run(reviews.Reviews().review("{}"))


def test_the_page_of_a_replay_shows_the_review(server: Running) -> None:
    line = lines("mausen-3")[0]
    with httpx.Client(base_url=server.url, timeout=PATIENCE, headers={"accept": "text/html"}) as client:
        [found] = bring(client, line).json()["records"]
        assert "Review this game" in client.get(found["address"]).text
        decisions = client.get(f"/api/records/{found['hash']}/review").json()["decisions"]
        marked = sum(decision["mark"] is not None for decision in decisions)
        for bare in ("no", "yes"):
            page = client.get(found["address"], params={"review": "yes", "bare": bare}).text
            assert page.count("<polyline") == 2 * 3
            assert page.count(f'r="{DOT}"') == marked
