"""Begins games at shared deals, and describes how they ended, for pages and programs alike."""

from __future__ import annotations

from contextlib import suppress
from datetime import date, timedelta

from fastapi import Request

from menagerie.core.shared_deal import SharedDeal, occasion_of
from menagerie.games import own_names, shortest_first
from menagerie.server.errors import NotFound
from menagerie.server.http.dependencies import service_of
from menagerie.server.pages.form_reader import deal_table
from menagerie.server.pages.lobby_pages import open_and_sit
from menagerie.server.storage.deal_tries import DealTry, begin_try, rank_of, tries_of
from menagerie.server.tables import commands as c
from menagerie.server.tables.loaded_tables import LoadedTable
from menagerie.server.tables.seats import Person
from menagerie.server.tables.service import TableService
from menagerie.server.tables.state import new_id
from menagerie.web.daily_page import DAYS_SHOWN, ShownDeal, ShownSeed, ShownTry


def daily_games() -> list[str]:
    """Return the games that have a deal every day."""
    return [game for game in shortest_first() if game in own_names()]


async def play_deal_at(request: Request, person: Person, deal: SharedDeal, counts: bool = True) -> LoadedTable:
    """Continue a person's counted try at a deal, or begin it; after its end, or if it cannot count, a practice game."""
    service = service_of(request)
    mine: DealTry | None
    if counts:
        mine = await begin_try(service.store, person.id, deal.occasion, new_id(), service.settings.clock())
    else:
        mine = (await tries_of(service.store, person.id, deal.occasion)).get(deal.occasion)
    if mine is None or mine.ended is not None:
        return await started(service, person, await open_and_sit(request, person, deal_table(deal)))
    with suppress(NotFound):
        return await started(service, person, await service.tables.look_up(mine.table))
    return await started(service, person, await open_and_sit(request, person, deal_table(deal), mine.table))


async def started(service: TableService, person: Person, loaded: LoadedTable) -> LoadedTable:
    """Return the table of a deal with its person in the seat and the game begun, wherever that was interrupted."""
    state = loaded.state
    if state.phase == "open":
        assert state.deal is not None
        if not state.seats_of(person.id):
            await service.do(loaded, person, c.Sit(do="sit", seat=state.deal.seat))
        await service.do(loaded, person, c.Start(do="start"))
    return loaded


# Days -----------------------------------------------------------------------------------------------------------------


async def play_day(request: Request, person: Person, day: date, game: str) -> LoadedTable:
    """Let a person play the deal of a day, and the levels that of today; a new game of an earlier day cannot count."""
    service = service_of(request)
    deal, counts = service.deals.daily(day, game), day == service.deals.today
    if counts:
        service.deal_levels.prepare(deal)
    return await play_deal_at(request, person, deal, counts)


async def shown_deal(service: TableService, person: Person | None, day: date, game: str) -> ShownDeal:
    """Return the deal of a day as somebody sees it: with the levels and the rank once their own game has ended."""
    deal = service.deals.daily(day, game)
    tries = await tries_of(service.store, person.id, deal.occasion) if person else {}
    mine = tries.get(deal.occasion)
    if mine is None or mine.ended is None:
        return ShownDeal(deal, day, shown_try(mine) if mine else None)
    until = service.deals.counts_until(day)
    late = mine.ended >= until
    ranked = mine.result is not None and not late
    rank = await rank_of(service.store, deal.occasion, mine.result, until) if ranked and mine.result else None
    levels = await service.deal_levels.reached(deal)
    return ShownDeal(deal, day, ShownTry(mine.table, True, mine.result, rank, late), levels)


def shown_try(found: DealTry) -> ShownTry:
    return ShownTry(found.table, found.ended is not None, found.result)


async def shown_days(
    service: TableService, person: Person | None
) -> tuple[list[ShownDeal], dict[date, dict[str, ShownTry]]]:
    """Return the deals of today, and a person's tries on the days before."""
    tries = await tries_of(service.store, person.id, "daily/") if person else {}
    today = service.deals.today

    def tried(day: date) -> dict[str, ShownTry]:
        found = {game: tries.get(occasion_of(day, game)) for game in daily_games()}
        return {game: shown_try(mine) for game, mine in found.items() if mine}

    mine = tried(today)
    deals = [ShownDeal(service.deals.daily(today, game), today, mine.get(game)) for game in daily_games()]
    days = [today - timedelta(days=back) for back in range(1, DAYS_SHOWN + 1)]
    return deals, {day: tried(day) for day in days}


def shown_seed(service: TableService, day: date) -> ShownSeed:
    """Return the hash of a day's seed, and the seed if it is not secret any more."""
    return ShownSeed(day, service.deals.commitment(day), service.deals.revealed_seed(day))
