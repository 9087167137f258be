"""The daily deal for programs."""

from __future__ import annotations

from datetime import date
from typing import Annotated, Any

from fastapi import APIRouter, Path, Request

from menagerie.core.levels import LEVELS
from menagerie.core.shared_deal import DealResult
from menagerie.server.http.dependencies import (
    OptionalPerson,
    RequiredPerson,
    json_response,
    problems,
    service_of,
    viewpoint_of,
)
from menagerie.server.http.models import DailyDealShown, DayShown, TableShown
from menagerie.server.pages.deal_tables import (
    daily_games,
    play_day,
    shown_deal,
    shown_seed,
)
from menagerie.server.tables.json_view import state_as_json
from menagerie.server.tables.service import TableService

daily_api = APIRouter(prefix="/api/daily")

Day = Annotated[str, Path(max_length=10, examples=["2026-11-19"])]
GameName = Annotated[str, Path(max_length=40)]


@daily_api.get("", response_model=DayShown, responses=problems())
async def today(request: Request) -> Any:
    """Today's day, as the server counts it (UTC), the games that have a deal, and the hash of the day's seed."""
    service = service_of(request)
    return day_as_json(service, service.deals.today)


@daily_api.get("/{day}", response_model=DayShown, responses=problems(404, 422))
async def one_day(request: Request, day: Day) -> Any:
    """A day: the hash of its seed, up to a week before; the seed itself an hour after the day."""
    service = service_of(request)
    return day_as_json(service, service.deals.day_in(day))


def day_as_json(service: TableService, day: date) -> dict[str, Any]:
    found = shown_seed(service, day)
    return {"day": day.isoformat(), "games": daily_games(), "commitment": found.commitment, "seed": found.seed}


@daily_api.get("/{day}/{game}", response_model=DailyDealShown, responses=problems(401, 404, 422))
async def deal(request: Request, day: Day, game: GameName, person: OptionalPerson) -> Any:
    """The deal of a day: from which seat and against whom; after my game, my result, my rank, and the levels."""
    service = service_of(request)
    shown = await shown_deal(service, person, service.deals.day_in(day), game)
    facts: dict[str, Any] = {"day": day, "game": game, "players": shown.deal.players, "seat": shown.deal.seat}
    facts["level"] = shown.deal.level
    mine = shown.mine
    if mine:
        rank, people = mine.rank or (None, None)
        facts |= {"table": mine.table, "ended": mine.ended, "result": result_as_json(mine.result)}
        facts |= {"rank": rank, "people": people}
    if shown.ended:
        facts["levels"] = {level: result_as_json(shown.levels.get(level)) for level in LEVELS}
    return facts


def result_as_json(result: DealResult | None) -> dict[str, Any] | None:
    return result.as_json() if result else None


@daily_api.post("/{day}/{game}", response_model=TableShown, status_code=201, responses=problems(401, 403, 404, 422))
async def play(request: Request, day: Day, game: GameName, person: RequiredPerson) -> Any:
    """Begin or continue my counted try at the deal of today; after it, or on an earlier day, a game for practice."""
    loaded = await play_day(request, person, service_of(request).deals.day_in(day), game)
    return json_response(state_as_json(loaded.state, viewpoint_of(loaded, person)), 201)
