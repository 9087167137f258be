"""What each level of bots reaches at shared deals, computed in the bot workers, and kept for all nodes."""

from __future__ import annotations

import asyncio
import logging

from menagerie.bots.deal_play import SeededDecision, play_deal
from menagerie.core.errors import Problem
from menagerie.core.levels import LEVELS
from menagerie.core.shared_deal import DealResult, SharedDeal
from menagerie.server.storage.deal_tries import keep_level, levels_at
from menagerie.server.storage.store import Store
from menagerie.server.tables.background import BackgroundTasks
from menagerie.server.tables.bot_workers import UNATTENDED, BotWorkers
from menagerie.server.tables.fair_queue import Claim

log = logging.getLogger("menagerie")


class DealLevels:
    """The levels at the shared deals that people play at this node; one deal after the other."""

    def __init__(self, store: Store, bot_workers: BotWorkers, tasks: BackgroundTasks) -> None:
        self._store, self._bot_workers, self._tasks = store, bot_workers, tasks
        self._asked: set[str] = set()
        """The occasions of the deals that are being computed, or wait for it."""
        self._one_at_a_time = asyncio.Lock()

    async def reached(self, deal: SharedDeal) -> dict[str, DealResult]:
        """Return what the levels have reached so far; the missing ones are computed from now on."""
        found = (await levels_at(self._store, [deal.occasion])).get(deal.occasion, {})
        if len(found) < len(LEVELS):
            self.prepare(deal)
        return found

    def prepare(self, deal: SharedDeal) -> None:
        """Compute what the levels reach, unless that is known, without waiting for it."""
        if deal.occasion not in self._asked:
            self._asked.add(deal.occasion)
            self._tasks.spawn(self._compute(deal))

    async def _compute(self, deal: SharedDeal) -> None:
        async def choose(level: str, decision: SeededDecision) -> int:
            claim = Claim((deal.occasion,), UNATTENDED)
            return await self._bot_workers.choose_seeded(level, deal.game, decision, claim)

        try:
            async with self._one_at_a_time:
                known = (await levels_at(self._store, [deal.occasion])).get(deal.occasion, {})
                for level in LEVELS:
                    if level not in known:
                        await keep_level(self._store, deal.occasion, level, await play_deal(deal, level, choose))
        except Problem as problem:  # whoever asks next, lets it be computed again
            log.warning("cannot play a deal", extra={"occasion": deal.occasion, "problem": type(problem).__name__})
        finally:
            self._asked.discard(deal.occasion)
