"""Nobody is sent anything that they may not know.

Two tables are played side by side: the truth, and a twin in which everything is different that one viewer cannot know,
cards and choices alike. As long as nothing hidden comes to light, that viewer must be sent the very same bytes at both.
"""

from __future__ import annotations

import asyncio
import copy
import sqlite3
from contextlib import AsyncExitStack, closing
from random import Random
from typing import Any

import orjson
import pytest

from menagerie import load
from menagerie.core.chance import derive, seed_of, stream
from menagerie.core.errors import Problem
from menagerie.core.phrases import Event
from menagerie.core.state import State, copy_of
from menagerie.server.pages.html_view import HtmlRenderer
from menagerie.server.settings import Settings
from menagerie.server.storage.store import Entry
from menagerie.server.tables.commands import read
from menagerie.server.tables.connections import Viewer
from menagerie.server.tables.handlers import asked_by
from menagerie.server.tables.json_view import (
    EntryMessages,
    Viewpoint,
    entry_as_json,
    may_hear,
    turn_as_json,
    view_as_json,
)
from menagerie.server.tables.state import Person, TableState, Wanted
from menagerie.web.layout import Reader
from tests.positions import GAMES
from tests.server.running import Json, Running, line, people, play, seated
from tests.soak import amount

SIZES = [(game, load(game).seats[end]) for game in GAMES for end in (0, -1)]
SEED = seed_of("what goes out")
MOVES = amount(40, 80)
"""How many moves are compared in each game."""

STRANGER = "eve"
FAMILY = "family"
"""Has all seats but the last at a table on one device, and always two."""

WAYS = [(False, None), (True, None), (False, "de"), (True, "fr")]
"""With the numbers behind the table or without, with sentences or without."""

COMMANDS: list[Json] = [
    {"do": "sit"},
    {"do": "leave"},
    {"do": "offer", "seat": 1, "to": "open"},
    {"do": "undo"},
    {"do": "agree"},
    {"do": "decline"},
    {"do": "rematch"},
    {"do": "stand-in", "level": "novice"},
    {"do": "move", "move": "nonsense", "id": "x"},
]


def person_of(seat: int | None) -> str:
    return STRANGER if seat is None else f"person {seat}"


def table_of(game: str, players: int, one_device: bool = False) -> TableState:
    """A table with people at every seat, in the middle of its first turn."""
    setup = {"game": game, "options": {}, "public": True, "spectators": True, "rated": True, "clock": None}
    setup |= {"one_device": one_device}
    together = max(2, players - 1) if one_device else 0
    owners = [FAMILY if seat < together else person_of(seat) for seat in range(players)]
    seats = [{"kind": "open"}] * players
    bodies: list[Json] = [{"kind": "opened", "setup": setup, "seats": seats, "host": person_of(0)}]
    bodies += [{"kind": "sat", "seat": s, "person": owner, "name": f"P{s}"} for s, owner in enumerate(owners)]
    bodies += [{"kind": "started", "seed": derive(SEED, players).hex()}]
    state = TableState("table")
    state.filming = True
    for body in bodies:
        state.fold(Entry(state.n + 1, 0.0, body))
    return state


class Twin(TableState):
    """A table whose truth does not follow from its seed: it remembers what has happened."""

    past: list[Event]
    pictures: list[State]

    def history(self) -> tuple[list[Event], list[State]]:
        return self.past, self.pictures

    def remember(self, events: list[Event]) -> None:
        assert self.match is not None
        self.past += events
        self.pictures += [*self.frames, copy_of(self.match.state)]


def twin_of(state: TableState, seat: int | None, rng: Random) -> Twin:
    """The same table in the eyes of one seat, but for the truth behind it."""
    twin = Twin(state.id)
    vars(twin).update(vars(state))
    twin.past, twin.pictures = (list(found) for found in state.history())
    assert state.match is not None
    twin.match = copy.copy(state.match)
    twin.match.state = state.game.redeal(state.match.state, seat, stream(rng.randbytes(16)))
    twin.match.actions, twin.match.events = state.match.actions[:], state.match.events[:]
    twin.answered, twin.told = dict(state.answered), state.told[:]
    twin.seats = copy.deepcopy(state.seats)
    return twin


def sent_of(state: TableState, viewpoint: Viewpoint) -> bytes:
    """All that a viewer can get by asking."""
    heard = [entry_as_json(state, told, viewpoint) for told in state.told if may_hear(state, told, viewpoint)]
    return orjson.dumps([view_as_json(state, viewpoint), turn_as_json(state, viewpoint), heard])


def refusals_of(state: TableState, seat: int | None, moves: list[str]) -> list[Any]:
    """What comes of everything that a viewer might try."""
    who = Person(person_of(seat), "P")
    tries = COMMANDS + [{"do": "move", "move": move, "id": "x"} for move in moves]
    return [outcome(state, who, asked) for asked in tries]


def outcome(state: TableState, who: Person, asked: Json) -> Any:
    try:
        planned = asked_by(who, read(orjson.dumps(asked)), state)(state)
        return (
            {key: value for key, value in planned.items() if key != "table"} if isinstance(planned, dict) else planned
        )
    except Problem as problem:
        return type(problem), problem.message, problem.facts


class Watched:
    """A viewer, with a table and its twin."""

    def __init__(self, state: TableState, seat: int | None, rng: Random, person: str | None = None) -> None:
        self.state, self.seat, self.rng = state, seat, rng
        self.person = person or person_of(seat)
        self.viewpoint = [Viewpoint(self.person, seat, *way) for way in WAYS]
        self.renderer = HtmlRenderer(Reader("en"), "table", Settings(clock=lambda: 0.0), "http://menagerie/")
        self.renderer.whole(state, self.viewpoint[0])
        self.compared = self.differed = 0
        self.begin_again()

    def begin_again(self) -> None:
        """Another truth behind what the viewer has seen so far."""
        self.twin = twin_of(self.state, self.seat, self.rng)
        self.painter_there = copy.copy(self.renderer)
        self.painter_there._tricks = copy.copy(self.renderer._tricks)

    def action_there(self, seat: int, action: int) -> int | None:
        """What the seat does at the twin: the same, but something else where the viewer is not to know what."""
        match = self.twin.match
        assert match is not None
        if seat != self.seat and len(match.actors) > 1:
            return self.rng.choice(match.legal(seat))
        return action if action in match.legal(seat) else None

    def compare(self, moves: list[str]) -> None:
        # To tell all that has happened takes a while: now and then, in one of the languages.
        for viewpoint in (
            self.viewpoint[:2] + self.rng.choices([[], self.viewpoint[2:3], self.viewpoint[3:]], [40, 1, 1])[0]
        ):
            assert sent_of(self.twin, viewpoint) == sent_of(self.state, viewpoint)
        if self.person != FAMILY:
            assert refusals_of(self.twin, self.seat, moves) == refusals_of(self.state, self.seat, moves)
        assert self.twin.match is not None
        assert self.state.match is not None
        self.compared += 1
        self.differed += self.twin.match.state != self.state.match.state


def fold_move(state: TableState, seat: int, action: int) -> Any:
    return state.fold(Entry(state.n + 1, 0.0, {"kind": "moved", "seat": seat, "action": action, "id": f"{state.n}"}))


def message_for(state: TableState, told: Any, viewer: Watched) -> list[bytes | None]:
    return [EntryMessages(state, told).to(viewpoint) for viewpoint in viewer.viewpoint]


def play_beside(state: TableState, watched: list[Watched], rng: Random) -> None:
    """Play at random, and hold every viewer's table against the twin after every move."""
    match: Any = state.match
    while not match.over and len(match.actions) < MOVES:
        seat = rng.choice(match.actors)
        action = rng.choice(match.legal(seat))
        moves = [state.game.notation.move(match.state, seat, a) for a in match.legal(seat)[:3]]
        for viewer in watched:
            viewer.compare(moves)
        there = [viewer.action_there(seat, action) for viewer in watched]
        told = fold_move(state, seat, action)
        for viewer, other in zip(watched, there, strict=True):
            alike = other is not None
            if alike:
                assert other is not None
                told_there = fold_move(viewer.twin, seat, other)
                viewer.twin.remember(told_there.events)
                alike = not any(event.reveals for event in (*told.events, *told_there.events)) and not match.over
                if alike:
                    assert message_for(viewer.twin, told_there, viewer) == message_for(state, told, viewer)
            painted = viewer.renderer.tell(state, told, viewer.viewpoint[0])
            if alike:
                assert painted == viewer.painter_there.tell(viewer.twin, told_there, viewer.viewpoint[0])
            if not alike or rng.random() < 0.2:
                viewer.begin_again()
    assert all(viewer.compared > 20 for viewer in watched)
    assert all(viewer.differed > viewer.compared / 4 for viewer in watched), "there was something to hide"


@pytest.mark.parametrize(("game", "players"), SIZES)
def test_what_a_viewer_is_sent_does_not_depend_on_what_the_viewer_cannot_know(game: str, players: int) -> None:
    rng, state = Random(f"{game} {players}"), table_of(game, players)
    play_beside(state, [Watched(state, seat, rng) for seat in (*range(players), None)], rng)


@pytest.mark.parametrize(("game", "players"), SIZES)
def test_on_one_device_nobody_is_sent_what_only_another_of_its_seats_may_know(game: str, players: int) -> None:
    """Whoever has several seats is sent what the one they look from may know; under the veil, what a spectator is."""
    rng, state = Random(f"{game} {players} on one device"), table_of(game, players, one_device=True)
    play_beside(state, [Watched(state, seat, rng, FAMILY) for seat in (None, *state.seats_of(FAMILY))], rng)


@pytest.mark.parametrize("wanted", [None, "none"])
@pytest.mark.parametrize(("game", "players"), SIZES)
def test_under_the_veil_one_is_sent_what_a_spectator_is(game: str, players: int, wanted: Wanted) -> None:
    """Byte for byte, but for the ids that one has given to one's own moves."""
    rng, state = Random(f"{game} {players} under the veil"), table_of(game, players, one_device=True)
    veiled, stranger = Viewer(FAMILY, wanted=wanted), Viewer(STRANGER)
    match: Any = state.match
    while not match.over and len(match.actions) < MOVES:
        seat = rng.choice(match.actors)
        told = fold_move(state, seat, rng.choice(match.legal(seat)))
        for way in WAYS:
            for viewer in (veiled, stranger):
                viewer.numbers, viewer.language = way
            viewpoint = veiled.viewpoint(state), stranger.viewpoint(state)
            views, turns = ([f(state, one) for one in viewpoint] for f in (view_as_json, turn_as_json))
            assert [orjson.dumps(views[0]), orjson.dumps(turns[0])] == [orjson.dumps(views[1]), orjson.dumps(turns[1])]
            mine, theirs = (orjson.loads(EntryMessages(state, told).to(one) or b"") for one in viewpoint)
            assert mine.pop("id", None) == (told.body["id"] if seat in state.seats_of(FAMILY) else None)
            assert orjson.dumps(mine) == orjson.dumps(theirs)


@pytest.mark.parametrize("game", GAMES)
def test_everybody_connected_is_sent_what_is_meant_for_them(server: Running, game: str) -> None:
    """All viewers of a whole game get, byte for byte, what the log means for their own eyes alone."""

    async def run() -> None:
        async with people(server.url, "Ada", "Ben", "Cleo", "Eve") as [*friends, eve]:
            table = await seated(friends, game)
            async with AsyncExitStack() as stack:
                ways = ["", "?numbers=true", "?lang=it", "?numbers=true&lang=nl"]
                viewpoint = [(*pair, query) for pair in enumerate([*friends, eve]) for query in ways]
                lines = [
                    (
                        seat if seat < 3 else None,
                        who,
                        query,
                        await stack.enter_async_context(line(who, server.url, table, query)),
                    )
                    for seat, who, query in viewpoint
                ]
                for *_, heard in lines:
                    await heard.until("view")
                await friends[0].do(table, do="start")
                await play(friends, table)
                for *_, heard in lines:
                    while "winners" not in heard.heard[-1]:
                        await heard.next()
            log = log_of(server, table)
            for seat, who, query, heard in lines:
                language = query.partition("lang=")[2] or None
                expected = retold(table, log, Viewpoint(who.person, seat, "numbers" in query, language))
                found = {told["n"]: told for told in heard.heard if told["type"] in ("started", "moved")}
                assert found == {n: told for n, told in expected.items() if n in found}
                assert len(found) > 20

    asyncio.run(run())


def log_of(server: Running, table: str) -> list[Entry]:
    """The entries of a table, straight from the file."""
    with closing(sqlite3.connect(server.service.store.engine.url.database or "")) as connection:
        rows = connection.execute("SELECT n, at, body FROM entries WHERE room = ? ORDER BY n", (table,)).fetchall()
    return [Entry(n, at, orjson.loads(body)) for n, at, body in rows]


def retold(table: str, log: list[Entry], viewpoint: Viewpoint) -> dict[int, Json]:
    """What the entries mean for one pair of eyes, as if nobody else watched."""
    state, found = TableState(table), {}
    state.filming = True
    for entry in log:
        told = state.fold(entry)
        if told.kind in ("started", "moved"):
            message = EntryMessages(state, told).to(viewpoint)
            assert message is not None
            found[entry.n] = orjson.loads(message)
    return found
