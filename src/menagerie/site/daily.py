"""The daily deal on the site: deals that follow from the date alone, and the person's own results in this browser."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from datetime import UTC, date, datetime, timedelta

from menagerie.bots.deal_play import SeededDecision, play_deal
from menagerie.core.levels import LEVELS
from menagerie.core.shared_deal import (
    FIRST_DAY,
    DealResult,
    SharedDeal,
    daily_deal,
    occasion_of,
    public_seed,
    result_of,
)
from menagerie.games import load, own_names, shortest_first
from menagerie.server.errors import Broken, NotFound
from menagerie.server.pages.form_reader import WantedTable, deal_table
from menagerie.site.requests import Route, SiteAnswer, SiteRequest, page
from menagerie.site.tables import LocalTable, LocalTables
from menagerie.web.daily_page import DAYS_SHOWN, ShownDeal, ShownTry, daily_page, deal_page

TRIES = "daily"
"""The name of a kept value: the table and, once it has ended, the result of each deal's first game."""

Begin = Callable[[SiteRequest, WantedTable], Awaitable[LocalTable]]
"""Opens a table for the person in front of this browser, and starts the game."""


class SiteDays:
    """The deals of days in this browser."""

    def __init__(self, tables: LocalTables, begin: Begin) -> None:
        self.tables = tables
        self.storage = tables.storage
        self._begin = begin
        self._playing: set[str] = set()
        """The occasions of the deals that the levels are playing."""
        self.routes: list[tuple[str, str, Route]] = [
            ("GET", "/daily", self._days),
            ("GET", "/daily/([0-9-]{10})/([a-z]+)", self._deal),
            ("POST", "/daily/([0-9-]{10})/([a-z]+)", self._play),
        ]

    @property
    def today(self) -> date:
        return datetime.fromtimestamp(self.tables.settings.clock(), UTC).date()

    def deal(self, written: str, game: str) -> tuple[date, SharedDeal]:
        """Return the day and the deal of an address; raise NotFound if there is none."""
        try:
            day = date.fromisoformat(written)
        except ValueError:
            raise NotFound("server-no-page") from None
        if not FIRST_DAY <= day <= self.today or game not in own_names():
            raise NotFound("server-no-page")
        return day, daily_deal(day, public_seed(day), load(game))

    # Pages ----------------------------------------------------------------------------------------------------------

    async def _days(self, request: SiteRequest) -> SiteAnswer:
        games, today = [game for game in shortest_first() if game in own_names()], self.today

        async def tried(day: date) -> dict[str, ShownTry]:
            found = {game: await self.shown_try(occasion_of(day, game)) for game in games}
            return {game: mine for game, mine in found.items() if mine}

        mine = await tried(today)
        deals = [ShownDeal(self.deal(today.isoformat(), game)[1], today, mine.get(game)) for game in games]
        days = [today - timedelta(days=back) for back in range(1, DAYS_SHOWN + 1)]
        return page(daily_page(request.reader, deals, {day: await tried(day) for day in days}))

    async def _deal(self, request: SiteRequest, day: str, game: str) -> SiteAnswer:
        when, deal = self.deal(day, game)
        mine = await self.shown_try(deal.occasion)
        levels: dict[str, DealResult] = {}
        if mine and mine.ended:
            levels = await self._reached(deal)
            self._let_levels_play(deal, levels)
        return page(deal_page(request.reader, ShownDeal(deal, when, mine, levels)))

    async def _play(self, request: SiteRequest, day: str, game: str) -> SiteAnswer:
        """Begin or continue the game that counts, or begin one for practice."""
        when, deal = self.deal(day, game)
        mine = await self.shown_try(deal.occasion)
        if mine and not mine.ended:
            return SiteAnswer(redirect=f"/t/{mine.table}")
        table = await self._begin(request, deal_table(deal))
        if mine is None and when == self.today:
            await self._keep(deal.occasion, {"table": table.state.id})
        return SiteAnswer(redirect=f"/t/{table.state.id}")

    async def played_today(self) -> list[str]:
        """Return the games whose deal of today has been played."""
        tries = {game: await self.shown_try(occasion_of(self.today, game)) for game in own_names()}
        return [game for game, mine in tries.items() if mine and mine.ended]

    # Results --------------------------------------------------------------------------------------------------------

    async def shown_try(self, occasion: str) -> ShownTry | None:
        """Return the game of a deal that counts, if there is one; note its result as soon as it has ended."""
        kept = (await self.storage.kept(TRIES) or {}).get(occasion)
        if kept is None:
            return None
        if "ended" not in kept:
            try:
                state = (await self.tables.find(kept["table"])).state
            except (NotFound, Broken):
                return None
            assert state.deal is not None
            left = state.phase != "open" and state.seats[state.deal.seat].person is None
            if not left and state.phase != "over":
                return ShownTry(kept["table"])
            assert state.match is not None
            kept |= {"ended": True, "result": None if left else result_of(state.match, state.deal.seat).as_json()}
            await self._keep(occasion, kept)
        result = kept["result"]
        return ShownTry(kept["table"], True, DealResult(**result) if result else None)

    async def _keep(self, occasion: str, kept: dict[str, object]) -> None:
        await self.storage.keep(TRIES, {**(await self.storage.kept(TRIES) or {}), occasion: kept})

    async def _reached(self, deal: SharedDeal) -> dict[str, DealResult]:
        """Return what the levels have reached so far."""
        kept = await self.storage.kept(f"levels {deal.occasion}") or {}
        return {level: DealResult(**result) for level, result in kept.items()}

    def _let_levels_play(self, deal: SharedDeal, known: dict[str, DealResult]) -> None:
        """Let the levels that have not played the deal yet do so, without waiting for them."""
        if len(known) < len(LEVELS) and deal.occasion not in self._playing:
            self._playing.add(deal.occasion)
            self.tables.spawn(self._play_levels(deal, known))

    async def _play_levels(self, deal: SharedDeal, known: dict[str, DealResult]) -> None:
        async def choose(level: str, decision: SeededDecision) -> int:
            return await self.tables.bots.choose_seeded(level, deal.game, decision)

        try:
            for level in LEVELS:
                if level not in known:
                    known[level] = await play_deal(deal, level, choose)
                    results = {done: result.as_json() for done, result in known.items()}
                    await self.storage.keep(f"levels {deal.occasion}", results)
        finally:
            self._playing.discard(deal.occasion)
