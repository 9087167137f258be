"""Reviews of finished games, computed in a process of their own, so that no move waits for one.

All reviews that are asked for advance by turns, a little each time: a new one first has a short turn, so that its first
figures are there soon; then the people take turns, however many reviews each of them asks for. A finished review is
kept with the record's hash and the version of what computed it.
"""

from __future__ import annotations

import asyncio
import hashlib
from collections import deque
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from functools import cache
from importlib.resources import files
from pathlib import Path
from time import monotonic
from typing import Any, Protocol

from cachetools import LRUCache

from menagerie.engine.module import read_module
from menagerie.games import source_folders
from menagerie.records.playback import play_record
from menagerie.records.record import parse
from menagerie.review import Review, reviewing
from menagerie.review.grading import Depth
from menagerie.review.review import DEFAULT_DEPTH
from menagerie.server.errors import TooFast
from menagerie.server.tables.worker_pool import WorkerPool

MOST_WAITING = 40
"""The most reviews that are computed at a time."""

MOST_EACH, MOST_PER_ADDRESS = 8, 24
"""The most of them that one person, and the people at one address, may ask for."""

TURN = 0.3
"""How many seconds a review is computed before the next one has its turn."""

FIRST_WAIT = 1.5
"""How many seconds the first figures of a review are waited for."""

NICENESS = 10
"""The niceness of the process that reviews: every other process goes first."""


@dataclass(frozen=True)
class ReviewProgress:
    """How far a review is: the review of the decisions so far, in its JSON form, and the number of all decisions."""

    review: dict[str, Any]
    decisions: int
    """The number of decisions of the game."""

    @property
    def decisions_seen(self) -> int:
        return len(self.review["values"]) - 1

    @property
    def finished(self) -> bool:
        return self.decisions_seen == self.decisions


class ReviewCache(Protocol):
    """Where finished reviews are kept."""

    async def find(self, record: str, version: str) -> dict[str, Any] | None:
        """Return the review of a record with this hash by this version, or None."""

    async def add(self, record: str, version: str, review: dict[str, Any]) -> None:
        """Keep a review."""


@cache
def review_version(depth: Depth) -> str:
    """Return a hash of everything that a review depends on, besides the record."""
    folders = [Path(str(files("menagerie.review"))), *source_folders()]
    sources = sorted((file.name, file.read_bytes()) for folder in folders for file in folder.rglob("*.py"))
    return hashlib.sha256(read_module() + repr((depth, sources)).encode()).hexdigest()


def hash_of(line: str) -> str:
    """Return the key of a record: its SHA-256."""
    return hashlib.sha256(line.encode()).hexdigest()


# In the process of the reviews ----------------------------------------------------------------------------------------

_started: LRUCache[str, tuple[Iterator[Review], int]] = LRUCache(MOST_WAITING)


def continue_review(line: str, depth: Depth) -> ReviewProgress:
    """Continue the review of a record for a while, or start it: the first figures are the end of the first turn."""
    until = monotonic()
    if line in _started:
        until += TURN
    else:
        record = parse(line, "", 1)
        _started[line] = reviewing(record, depth=depth), len(play_record(record).match.actions)
    steps, decisions = _started[line]
    for found in steps:
        if found.decisions_seen == decisions:
            del _started[line]
            break
        if monotonic() >= until:
            break
    return ReviewProgress(found.as_json(), decisions)


# In the server --------------------------------------------------------------------------------------------------------


@dataclass
class _Pending:
    """A review that is being computed."""

    key: str
    line: str
    person: str
    """Whoever asked for it: a person, or an address."""
    done: asyncio.Future[ReviewProgress] = field(default_factory=lambda: asyncio.get_running_loop().create_future())
    first: asyncio.Event = field(default_factory=asyncio.Event)
    progress: ReviewProgress | None = None
    address: str = ""


class Reviews:
    """The reviews of a node: the same record is reviewed once, and all of them advance by turns."""

    def __init__(self, kept: ReviewCache, depth: Depth = DEFAULT_DEPTH) -> None:
        self._depth = depth
        self._pool = WorkerPool(1, NICENESS)
        self._kept = kept
        self._pending: dict[str, _Pending] = {}
        self._new: deque[_Pending] = deque()
        self._turns: dict[str, deque[_Pending]] = {}
        """The reviews of each person that have begun; whose turn is next comes first."""
        self._working: asyncio.Task[None] | None = None

    @property
    def version(self) -> str:
        """The version of what computes these reviews."""
        return review_version(self._depth)

    async def review(self, line: str, person: str = "", address: str = "") -> dict[str, Any]:
        """Return the review of a record; raise TooFast if too many others are being computed."""
        found = await self._find(line, person or address, address)
        return (found if isinstance(found, ReviewProgress) else await asyncio.shield(found.done)).review

    async def progress(self, line: str, person: str = "", address: str = "") -> ReviewProgress | None:
        """Return as much of a review as there is: after a while None, if it has no figures yet."""
        found = await self._find(line, person or address, address)
        if isinstance(found, ReviewProgress):
            return found
        with suppress(TimeoutError):
            await asyncio.wait_for(found.first.wait(), FIRST_WAIT)
            if found.progress is None:  # it failed before there was any
                return await asyncio.shield(found.done)
        return found.progress

    async def prepare(self) -> None:
        """Start the process, so that somebody who is about to ask for a review need not wait for it."""
        await self._pool.run(review_version, self._depth)

    async def begin(self, line: str, person: str = "", address: str = "") -> None:
        """Begin the review of a record, without waiting for it; raise TooFast if too many are being computed."""
        await self._find(line, person or address, address)

    async def _find(self, line: str, person: str, address: str) -> ReviewProgress | _Pending:
        """Return the finished review of a record, or the one that is being computed, or begin it."""
        key = hash_of(line)
        if key in self._pending:
            return self._pending[key]
        kept = await self._kept.find(key, self.version)
        if kept is not None:
            return ReviewProgress(kept, len(kept["values"]) - 1)
        if key not in self._pending:
            mine = sum(pending.person == person for pending in self._pending.values())
            here = sum(pending.address == address for pending in self._pending.values()) if address else 0
            if len(self._pending) >= MOST_WAITING or mine >= MOST_EACH or here >= MOST_PER_ADDRESS:
                raise TooFast("server-reviews-busy")
            self._pending[key] = _Pending(key, line, person, address=address)
            self._new.append(self._pending[key])
            if self._working is None or self._working.done():
                self._working = asyncio.create_task(self._work())
        return self._pending[key]

    async def _work(self) -> None:
        """Continue the reviews by turns until all are finished."""
        while pending := self._next():
            try:
                pending.progress = await self._pool.run(continue_review, pending.line, self._depth)
                if pending.progress.finished:
                    await self._kept.add(pending.key, self.version, pending.progress.review)
            except Exception as error:
                self._end(pending).set_exception(error)
                pending.done.exception()  # it is known now, even if nobody waits for it any more
            else:
                if pending.progress.finished:
                    self._end(pending).set_result(pending.progress)
                else:
                    self._turns.setdefault(pending.person, deque()).append(pending)
            pending.first.set()

    def _next(self) -> _Pending | None:
        """Return the review whose turn it is: a new one, or the next one of the person who has waited longest."""
        if self._new:
            return self._new.popleft()
        if not self._turns:
            return None
        person = next(iter(self._turns))
        waiting = self._turns.pop(person)
        pending = waiting.popleft()
        if waiting:
            self._turns[person] = waiting
        return pending

    def _end(self, pending: _Pending) -> asyncio.Future[ReviewProgress]:
        del self._pending[pending.key]
        return pending.done

    async def stop(self) -> None:
        """End the process, whatever it is doing."""
        await self._pool.stop()
        if self._working is not None:
            await asyncio.gather(self._working, return_exceptions=True)
