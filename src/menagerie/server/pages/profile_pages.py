"""The page of the visitor's own games and ratings, and the turns that wait for them."""

from __future__ import annotations

from contextlib import suppress
from math import fsum
from statistics import fmean

from fastapi import APIRouter, Request, Response

from menagerie.games import load, shortest_first
from menagerie.i18n.translator import Translator
from menagerie.server.errors import Broken, NotFound, TooFast
from menagerie.server.http.dependencies import (
    device_of,
    identities_of,
    json_response,
    limit_creations,
    senders_of,
    service_of,
)
from menagerie.server.http.game_records import record_line
from menagerie.server.pages.lobby_pages import MAX_MINE, name_of, tables_in
from menagerie.server.pages.responses import CurrentReader, Visitor, form_fields, html, redirect
from menagerie.server.pages.rules_pages import CONFIDENCE
from menagerie.server.storage import table_index
from menagerie.server.storage.ratings import ratings_of
from menagerie.server.storage.results import Result, latest_results, outcome_counts, seats_by_person
from menagerie.server.storage.reviewed_games import OwnGame, note_record, own_games
from menagerie.server.tables.renderer import seat_name
from menagerie.server.tables.reviews import hash_of
from menagerie.server.tables.seats import Person
from menagerie.server.tables.service import TableService
from menagerie.server.tables.state import TableState
from menagerie.web.decision_costs import DecisionCosts, KindCost
from menagerie.web.layout import Reader
from menagerie.web.profile_page import OTHERS, GameProfile, ListedDevice, PastGame, profile_page

profile_pages = APIRouter(include_in_schema=False)

MAX_REVIEWED = 50
"""The most games whose reviews are counted."""

MAX_IN_CHART, MAX_LISTED = 200, 30
"""The most games that the chart and the list of one game show."""


@profile_pages.get("/me")
async def profile(request: Request, person: Visitor, reader: CurrentReader) -> Response:
    """The visitor's own games and ratings, which nobody else sees."""
    games = await profiles(service_of(request), person.id) if person else []
    found = await identities_of(request).devices.of(person.id) if person else []
    this = device_of(request)
    devices = [ListedDevice(device.id, device.label, device.seen, device.id == this) for device in found]
    return html(request, profile_page(reader, name_of(person), games, MAX_LISTED, devices))


@profile_pages.post("/me/devices")
async def sign_out(request: Request, person: Visitor) -> Response:
    """Sign out one of the visitor's devices, or all others."""
    form, devices, this = await form_fields(request), identities_of(request).devices, device_of(request)
    if person is None:
        return redirect(request, "/")
    limit_creations(request)
    chosen = form.get("device", "")
    if chosen == OTHERS:
        await devices.sign_out_others(person.id, this)
    else:
        await devices.sign_out(person.id, chosen)
    service_of(request).disconnect(person.id)
    return redirect(request, "/me")


async def profiles(service: TableService, person: str) -> list[GameProfile]:
    """Return a person's results in each game that they have played to its end."""
    store = service.store
    counts, ratings = await outcome_counts(store, person), await ratings_of(store, person)
    own = await own_games(store, person, service.reviews.version, MAX_REVIEWED)
    found = []
    for game in shortest_first():
        ended: dict[str, int] = {
            outcome or "unknown": count for (name, outcome), count in counts.items() if name == game
        }
        if ended:
            past = tuple(map(past_game, await latest_results(store, person, game, MAX_IN_CHART)))
            now = ratings.get(game)
            costs = costs_of([one for one in own if one.game == game])
            rating = (now["mu"], CONFIDENCE * now["sigma"], now["games"]) if now else (None, 0.0, 0)
            strength, doubt, rated = rating
            found.append(GameProfile(game, ended, past, strength, doubt, rated, costs))
    return found


def costs_of(own: list[OwnGame]) -> DecisionCosts:
    """Return what a person's decisions in some games have cost, by the reviews that there are."""
    kinds: dict[str, list[float]] = {}
    trend = []
    for game in reversed(own):
        mine = [found for found in game.review["decisions"] if found["seat"] == game.seat] if game.review else []
        for decision in mine:
            kinds.setdefault(decision["question"], []).append(decision["loss"])
        if mine:
            trend.append(fmean(decision["loss"] for decision in mine))
    costs = [KindCost(question, len(losses), fsum(losses)) for question, losses in kinds.items()]
    return DecisionCosts(tuple(sorted(costs, key=lambda cost: -cost.loss)), tuple(trend), len(own))


@profile_pages.post("/me/reviews")
async def review_own_games(request: Request, person: Visitor) -> Response:
    """Begin to review the visitor's latest games, as many as one person may wait for."""
    service = service_of(request)
    own = await own_games(service.store, person.id, service.reviews.version, MAX_REVIEWED) if person else []
    with suppress(TooFast):
        for game in own:
            if person and game.review is None:
                with suppress(Broken, NotFound):
                    await review_own_game(request, person, game.table)
    return redirect(request, "/me")


async def review_own_game(request: Request, person: Person, table: str) -> None:
    """Begin to review a game of the visitor's, unless it cannot be read any more."""
    service = service_of(request)
    state = (await service.tables.look_up(table)).state
    line, seats = await record_line(request, state), seats_by_person(state).get(person.id, [])
    await note_record(service.store, person.id, table, hash_of(line), seats[0] if len(seats) == 1 else None)
    await service.reviews.begin(line, *senders_of(request, person))


def past_game(result: Result) -> PastGame:
    return PastGame(result.table, result.at, result.outcome, result.mu, CONFIDENCE * (result.sigma or 0.0))


@profile_pages.get("/me/turns")
async def turns(request: Request, person: Visitor, reader: CurrentReader) -> Response:
    """The tables with other people at which it is the visitor's turn, for notifications."""
    service = service_of(request)
    mine = await tables_in(service, table_index.of_person(person.id, ("playing",), MAX_MINE)) if person else []
    asked = [state for state in mine if person and is_asked(state, person.id)]
    return json_response([turn(state, person.id, reader) for state in asked if person])


def is_asked(state: TableState, person: str) -> bool:
    """Return whether a table with other people waits for this person."""
    seats = state.seats_of(person)
    company = any(seat_state.person and seat_state.person.id != person for seat_state in state.seats)
    return company and state.match is not None and any(seat in seats for seat in state.match.actors)


def turn(state: TableState, person: str, reader: Reader) -> dict[str, object]:
    """Return what a notification says about a turn, and when the turn began."""
    names = [
        seat_name(seat, seat_state, reader.language)
        for seat, seat_state in enumerate(state.seats)
        if seat_state.person and seat_state.person.id != person
    ]
    translator = Translator(reader.language, load(state.game.name))
    return {
        "table": state.id,
        "since": state.turn_at,
        "title": translator.labelled(translator.say(f"{state.game.name}-title"), reader.say("web-your-turn")),
        "text": reader.say("web-with", names=translator.list(names)),
    }
