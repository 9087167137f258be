"""Pages of tables in the middle of a game, drawn as the server draws them; nobody plays there."""

from __future__ import annotations

import copy
from collections.abc import Iterator
from random import Random
from typing import Any

from menagerie import load
from menagerie.core.chance import derive, seed_of
from menagerie.core.table import Table
from menagerie.server.pages.html_view import HtmlRenderer
from menagerie.server.settings import Settings
from menagerie.server.tables.entry import Entry
from menagerie.server.tables.renderer import Viewpoint
from menagerie.server.tables.state import Person as SeatedPerson
from menagerie.server.tables.state import TableState
from menagerie.web import table_page
from menagerie.web.card_faces import filled
from menagerie.web.layout import Reader
from tests.browser.people import Person

ADA = SeatedPerson("ada", "Ada")
SEED = seed_of("staged tables")
OVER = "over"


def table_of(game: str, players: int, number: int = 0) -> TableState:
    """Return a table with Ada and bots, in its first turn; the number decides about the cards."""
    setup = {"game": game, "options": {}, "public": False, "spectators": True, "rated": False, "clock": None}
    seats: list[dict[str, Any]] = [{"kind": "open"}, *({"kind": "bot", "level": "novice"} for _ in range(players - 1))]
    state = TableState("staged")
    for body in (
        {"kind": "opened", "setup": setup, "seats": seats, "host": ADA.id, "automatic": load(game).automatic},
        {"kind": "sat", "seat": 0, "person": ADA.id, "name": ADA.name},
        {"kind": "started", "seed": derive(SEED, number).hex()},
    ):
        state.apply(Entry(state.n + 1, 0.0, body))
    state.seats[0].node = "here"
    return state


def positions(game: str, players: int, number: int = 0) -> Iterator[tuple[str, TableState]]:
    """Play a game at random; yield each question to Ada with the table, what she may change, and the end."""
    state, rng = table_of(game, players, number), Random(number)
    while state.phase != OVER:
        assert state.match is not None
        if 0 in state.match.actors:
            yield shown(state).question or "", state
        elif state.may_change(0):
            yield "change", state
        seat = state.match.actors[0]
        author = {"id": str(state.n)} if seat == 0 else {"by": "novice"}
        body = {"kind": "moved", "seat": seat, "action": rng.choice(state.match.legal(seat)), **author}
        state.apply(Entry(state.n + 1, 0.0, body))
    yield OVER, state


def shown(state: TableState) -> Table:
    assert state.match is not None
    return state.game.table(state.match.view(0))


def fullness(state: TableState) -> int:
    """Return how much is to be seen on a table: cards before the seats and in the middle, and choices."""
    table = shown(state)
    return sum(3 * len(zone.cards) for zone in table.zones) + len(table.choices) + len(table.barred)


def telling_positions(game: str, players: int, games: int = 3) -> dict[str, TableState]:
    """Return the first position of some games, and for each question the one with the most to see."""
    first = table_of(game, players)
    fullest: dict[str, tuple[int, TableState]] = {"first": (0, copy.deepcopy(first))}
    for number in range(games):
        for question, state in positions(game, players, number):
            full = fullness(state)
            if full > fullest.get(question, (-1, None))[0]:
                fullest[question] = full, copy.deepcopy(state)
    return {question: state for question, (_, state) in fullest.items()}


def page_of(state: TableState, language: str = "de") -> str:
    """Return the page that Ada's browser gets from the server; it connects to nothing."""
    reader = Reader(language)
    renderer = HtmlRenderer(reader, "table", Settings(clock=lambda: 0.0), "http://menagerie/", ADA)
    parts = renderer.whole(state, Viewpoint(ADA.id, 0))
    page = table_page.page(reader, state.game.name, "", parts, n=state.n, mode="table", key="", seated=True, named=True)
    return filled(page)


def stage(somebody: Person, state: TableState, language: str = "de") -> None:
    """Show a table in somebody's browser."""
    address = f"{somebody.url}/staged"
    body = page_of(state, language)
    somebody.page.unroute(address)
    somebody.page.route(address, lambda route: route.fulfill(body=body, content_type="text/html; charset=utf-8"))
    somebody.go("/staged")
