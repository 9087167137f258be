"""The counted tries in the database, on SQLite and PostgreSQL."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import pytest
from sqlalchemy import update

from menagerie.core.shared_deal import DealResult
from menagerie.server.storage.deal_tries import begin_try, keep_level, levels_at, rank_of, tries_of
from menagerie.server.storage.migrate import migrate
from menagerie.server.storage.schema import deal_tries
from menagerie.server.storage.store import Store
from tests.server.cluster import new_postgres, new_sqlite
from tests.server.cluster import tidy_up as tidy_up

NewDatabase = Callable[[], str]

RESULTS = {
    "ada": DealResult(True, 5, 20),
    "ben": DealResult(True, 5, 25),
    "cy": DealResult(True, 0, 30),
    "dee": DealResult(False, 0, 30),
    "eve": DealResult(False, -9, 40),
}
RANKS = {"ada": 1, "ben": 1, "cy": 3, "dee": 4, "eve": 5}


@pytest.mark.parametrize("new_database", [new_sqlite, new_postgres])
def test_one_try_counts_and_results_are_ranked(new_database: NewDatabase) -> None:
    async def scene(store: Store) -> None:
        occasion = "daily/2026-11-19/mausen"
        for person in (*RESULTS, "late", "left"):
            began = await asyncio.gather(*(begin_try(store, person, occasion, f"{person}{n}", 1.0) for n in range(3)))
            assert len({found.table for found in began}) == 1, "whoever begins at several places at once has one try"
        async with store.begin() as connection:
            for person, result in {**RESULTS, "late": RESULTS["ada"]}.items():
                ended = 100.0 if person == "late" else 10.0
                mine = update(deal_tries).where(deal_tries.c.person == person)
                await connection.execute(mine.values(ended=ended, **result.as_json()))
            await connection.execute(update(deal_tries).where(deal_tries.c.person == "left").values(ended=10.0))
        ranks = {person: await rank_of(store, occasion, result, 50.0) for person, result in RESULTS.items()}
        assert ranks == {person: (rank, len(RESULTS)) for person, rank in RANKS.items()}
        assert {one: 1 + sum(other > mine for other in RESULTS.values()) for one, mine in RESULTS.items()} == RANKS
        assert (await tries_of(store, "ada", "daily/"))[occasion].result == RESULTS["ada"]
        assert (await tries_of(store, "left", occasion))[occasion].result is None
        assert await tries_of(store, "ada", "daily/2026_11") == {}
        for _ in range(2):
            await keep_level(store, occasion, "novice", RESULTS["cy"])
        assert await levels_at(store, [occasion, "other"]) == {occasion: {"novice": RESULTS["cy"]}}

    async def run() -> None:
        store = Store(new_database(), "node")
        await migrate(store.engine)
        try:
            await scene(store)
        finally:
            await store.engine.dispose()

    asyncio.run(run())
