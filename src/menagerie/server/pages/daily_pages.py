"""The daily deal and the deals for friends, in the browser."""

from __future__ import annotations

from datetime import timedelta
from typing import Annotated

from fastapi import APIRouter, Path, Request, Response

from menagerie.server.http.dependencies import limit_creations, service_of
from menagerie.server.pages.deal_tables import (
    daily_games,
    play_day,
    play_deal_at,
    shown_days,
    shown_deal,
    shown_seed,
)
from menagerie.server.pages.form_reader import FormReader
from menagerie.server.pages.lobby_pages import name_of
from menagerie.server.pages.requested_game import game_named
from menagerie.server.pages.responses import CurrentReader, Visitor, form_fields, html, named_person, redirect
from menagerie.server.storage.deal_tries import all_tries
from menagerie.server.tables.commands import valid_name
from menagerie.web.daily_page import daily_page, deal_page
from menagerie.web.duplicate_page import Friend, ShownSet, new_set_page, set_page
from menagerie.web.form_fields import Form

daily_pages = APIRouter(include_in_schema=False)

SetId = Annotated[str, Path(max_length=22, pattern="^[A-Za-z0-9_-]+$")]


@daily_pages.get("/daily")
async def days(request: Request, person: Visitor, reader: CurrentReader) -> Response:
    """The deals of today, and the visitor's results of the days before."""
    service = service_of(request)
    today, past = await shown_days(service, person)
    seeds = [shown_seed(service, service.deals.today + timedelta(days=ahead)) for ahead in (1, 0, -1, -2)]
    return html(request, daily_page(reader, today, past, seeds))


@daily_pages.get("/daily/{day}/{game}")
async def deal(request: Request, day: str, game: str, person: Visitor, reader: CurrentReader) -> Response:
    """One deal: the visitor's result beside those of the levels."""
    service = service_of(request)
    return html(request, deal_page(reader, await shown_deal(service, person, service.deals.day_in(day), game)))


@daily_pages.post("/daily/{day}/{game}")
async def play(request: Request, day: str, game: str, person: Visitor, reader: CurrentReader) -> Response:
    """Begin or continue the visitor's counted try, or begin a game for practice."""
    deals = service_of(request).deals
    when = deals.day_in(day)
    deals.daily(when, game)  # nobody is created for a deal that does not exist
    visitor = await named_person(request, person, name_of(person) or reader.say("web-guest"))
    loaded = await play_day(request, visitor, when, game)
    return redirect(request, f"/t/{loaded.state.id}", visitor)


# Friends --------------------------------------------------------------------------------------------------------------


@daily_pages.get("/duplicate")
async def new_set(request: Request, reader: CurrentReader) -> Response:
    """The forms that set up deals for friends."""
    return html(request, new_set_page(reader, daily_games()))


@daily_pages.post("/duplicate")
async def create_set(request: Request, person: Visitor, reader: CurrentReader) -> Response:
    """Set up deals for friends."""
    fields = await form_fields(request)
    game = game_named(fields.get("game", ""))
    found = FormReader(fields, game, reader.language).table_against_bots() if game else None
    if game is None or found is None or game.name not in daily_games():
        form = Form(f"play-{fields.get('game', '')}", fields, {"level": reader.say("web-wrong-choice")}, sent=True)
        return html(request, new_set_page(reader, daily_games(), form), 422)
    limit_creations(request)
    visitor = await named_person(request, person, name_of(person) or reader.say("web-guest"))
    created = await service_of(request).deals.new_set(visitor, game, len(found.seats), found.seats[-1])
    return redirect(request, f"/duplicate/{created.id}", visitor)


@daily_pages.get("/duplicate/{id}")
async def compare(request: Request, id: SetId, person: Visitor, reader: CurrentReader) -> Response:
    """What everybody has reached at the deals of a set."""
    service = service_of(request)
    found, me = await service.deals.find_set(id), person.id if person else ""
    friends: dict[str, Friend] = {}
    for mine in await all_tries(service.store, found.occasions):
        number = int(mine.occasion.removeprefix(found.occasions))
        friend = friends.setdefault(mine.person, Friend(mine.name, mine.person == me))
        friend.results[number] = mine.result
        friend.ended |= {number} if mine.ended is not None else set()
        friend.tables[number] = mine.table
    link = service.settings.invitation(f"{request.base_url}duplicate/{id}")
    deals = [found.deal(number) for number in range(1, found.players + 1)]
    return html(request, set_page(reader, ShownSet(deals, list(friends.values()), link, name_of(person))))


@daily_pages.get("/duplicate/{id}/{number}")
async def back_to_set(request: Request, id: SetId, number: int) -> Response:
    """Redirect from one deal to the page that compares all of its set."""
    return redirect(request, f"/duplicate/{id}")


@daily_pages.post("/duplicate/{id}/{number}")
async def play_of_set(request: Request, id: SetId, number: int, person: Visitor, reader: CurrentReader) -> Response:
    """Begin or continue the visitor's counted try at a deal of a set, or begin a game for practice."""
    wanted = (await service_of(request).deals.find_set(id)).deal(number)
    fields = await form_fields(request)
    name = valid_name(fields.get("name", "")) or name_of(person) or reader.say("web-guest")
    visitor = await named_person(request, person, name)
    loaded = await play_deal_at(request, visitor, wanted)
    return redirect(request, f"/t/{loaded.state.id}", visitor)
