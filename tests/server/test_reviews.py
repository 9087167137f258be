"""Reviews from a real server: of tables, and of uploaded records."""

from __future__ import annotations

import asyncio
import json
from collections import deque
from itertools import islice
from typing import Any

import httpx
import pytest

from menagerie.core.errors import BadRecord
from menagerie.review import reviewing
from menagerie.review.review import DEFAULT_DEPTH
from menagerie.server.errors import TooFast
from menagerie.server.tables import reviews
from menagerie.web.review_panel import DOT
from tests.server.running import QUICK, Running, people, started
from tests.server.test_replays import lines, upload
from tests.soak import amount

PATIENCE = 300.0
SHALLOW = DEFAULT_DEPTH.times(QUICK["review_depth"])


def test_an_uploaded_record_is_reviewed_as_by_the_function(server: Running) -> None:
    line = lines("mausen-3")[0]
    with httpx.Client(base_url=server.url, timeout=PATIENCE) as client:
        [found] = upload(client, line).json()["records"]
        answer = client.get(f"/api/records/{found['hash']}/review")
        assert answer.status_code == 200, answer.text
        assert_begins_like(answer.json(), json.loads(line))


def assert_begins_like(found: dict[str, Any], record: dict[str, Any]) -> None:
    """Check the decisions of the first hunts against the function."""
    begun = json.loads(json.dumps(next(islice(reviewing(record, depth=SHALLOW), amount(1, 8), None)).as_json()))
    assert found["decisions"][: len(begun["decisions"])] == begun["decisions"]
    assert found["values"][: len(begun["values"])] == begun["values"]
    assert [seat["result"] > 0 for seat in found["seats"]] == [seat in record["result"]["winners"] for seat in range(3)]


class Kept:
    """Reviews that are kept in memory."""

    def __init__(self) -> None:
        self.by_key: dict[tuple[str, str], dict[str, Any]] = {}

    async def find(self, record: str, version: str) -> dict[str, Any] | None:
        return self.by_key.get((record, version))

    async def add(self, record: str, version: str, review: dict[str, Any]) -> None:
        self.by_key[record, version] = review


async def figures(found: reviews.Reviews, line: str, person: str = "") -> reviews.ReviewProgress:
    """Return the review of a record as far as it is, as soon as it has figures."""
    while (progress := await found.progress(line, person)) is None:
        pass
    return progress


def test_reviews_advance_by_turns_and_are_kept() -> None:
    """The second review has figures long before the first is finished; what is kept needs no process."""
    first, second = lines("mausen-6")[0], lines("mausen-3")[0]

    async def scene() -> None:
        kept = Kept()
        found = reviews.Reviews(kept, SHALLOW)
        try:
            begun = await figures(found, first)
            other = await figures(found, second)
            assert begun.decisions_seen < begun.decisions
            assert other.decisions_seen < other.decisions
            assert not (await figures(found, first)).finished
            whole = await found.review(second)
            assert list(kept.by_key.values()).count(whole) == 1
        finally:
            await found.stop()
        again = reviews.Reviews(kept, SHALLOW)
        assert await again.review(second) == whole
        assert (await figures(again, second)).finished
        await again.stop()

    asyncio.run(scene())


def test_a_record_that_cannot_be_reviewed_holds_up_no_other() -> None:
    async def scene() -> None:
        found = reviews.Reviews(Kept(), SHALLOW)
        try:
            with pytest.raises(BadRecord):
                await figures(found, "{}")
            assert (await figures(found, lines("mausen-3")[0])).review["values"]
        finally:
            await found.stop()

    asyncio.run(scene())


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
        asyncio.run(reviews.Reviews(Kept()).review("{}"))


def test_the_page_of_a_replay_shows_the_review(server: Running) -> None:
    line = lines("mausen-3")[1]  # which no other test reviews
    with httpx.Client(base_url=server.url, timeout=PATIENCE, headers={"accept": "text/html"}) as client:
        [found] = upload(client, line).json()["records"]
        assert "Review this game" in client.get(found["address"]).text
        growing = client.get(found["address"], params={"review": "yes"}).text
        assert 'http-equiv="refresh"' in growing
        assert "of 48 decisions reviewed" in growing
        decisions = client.get(f"/api/records/{found['hash']}/review").json()["decisions"]
        marked = sum(decision["mark"] is not None for decision in decisions)
        for query in ({"review": "yes"}, {"bare": "review"}):
            page = client.get(found["address"], params=query).text
            assert 'http-equiv="refresh"' not in page
            assert page.count("<polyline") == 2 * 3
            assert page.count(f'r="{DOT}"') == marked
            assert page.count(f"/replay/r-{found['hash']}/try/") == marked
            ticks = page.partition('id="marks"')[2].partition("</svg>")[0]
            assert ticks.count("<rect") == marked


def test_people_take_turns_however_many_reviews_they_ask_for() -> None:
    """Nothing runs here: the order is decided before it does."""

    async def scene() -> None:
        found = reviews.Reviews(Kept())
        bob = reviews._Pending("bob", "", "bob")
        found._turns = {
            "ada": deque(reviews._Pending(f"ada {number}", "", "ada") for number in range(3)),
            "bob": deque([bob]),
        }
        order = []
        for _ in range(6):
            pending = found._next()
            assert pending is not None
            order.append(pending.key)
            found._turns.setdefault(pending.person, deque()).append(pending)
        assert order == ["ada 0", "bob", "ada 1", "bob", "ada 2", "bob"]

    asyncio.run(scene())


def test_one_person_cannot_fill_the_queue(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviews, "MOST_EACH", 1)

    async def scene() -> None:
        found = reviews.Reviews(Kept(), SHALLOW)
        try:
            await figures(found, lines("mausen-6")[0], "ada")
            with pytest.raises(TooFast):
                await found.progress(lines("mausen-3")[0], "ada")
            await figures(found, lines("mausen-3")[0], "bob")
        finally:
            await found.stop()

    asyncio.run(scene())
