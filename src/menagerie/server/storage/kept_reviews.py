"""The reviews of finished games, kept in the database for all nodes."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from sqlalchemy import select, text

from menagerie.server.storage.schema import reviews
from menagerie.server.storage.store import Store

INSERT = text(
    "INSERT INTO reviews (record, version, body, created) VALUES (:record, :version, :body, :created)"
    " ON CONFLICT DO NOTHING"
)


class KeptReviews:
    """Finds and keeps reviews by the hash of the record and the version of what computed them."""

    def __init__(self, store: Store, clock: Callable[[], float]) -> None:
        self._store, self._clock = store, clock

    async def find(self, record: str, version: str) -> dict[str, Any] | None:
        """Return a review, or None."""
        wanted = select(reviews.c.body).where(reviews.c.record == record, reviews.c.version == version)
        async with self._store.begin() as connection:
            body = (await connection.execute(wanted)).scalar()
        return None if body is None else dict(json.loads(body))

    async def add(self, record: str, version: str, review: dict[str, Any]) -> None:
        """Keep a review, unless another node already has."""
        row = {"record": record, "version": version, "body": json.dumps(review), "created": self._clock()}
        async with self._store.begin() as connection:
            await connection.execute(INSERT, row)
