"""The server sends nobody anything that they may not know.

Two tables are played side by side: the original, and a twin in which everything differs that one viewer cannot know,
cards and choices alike. As long as no hidden information is revealed, the viewer must get identical bytes from both.
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
from menagerie.core.state import State
from menagerie.server.http.command_parser import parse
from menagerie.server.pages.html_view import HtmlRenderer
from menagerie.server.settings import Settings
from menagerie.server.tables.connections import Viewer
from menagerie.server.tables.entry import AppliedEntry, Entry
from menagerie.server.tables.handlers import builder_for
from menagerie.server.tables.json_view import JsonRenderer
from menagerie.server.tables.renderer import EntryBroadcast, Renderer, Viewpoint, may_see
from menagerie.server.tables.seats import Person, WantedView
from menagerie.server.tables.state import TableState
from menagerie.web.layout import Reader
from tests.positions import GAMES
from tests.server.running import Json, Running, line, people, play, seated
from tests.soak import amount, one_for_each_game

SIZES = [(game, load(game).seats[end]) for game in GAMES for end in (0, -1)]
SEED = seed_of("what goes out")
MOVES = amount(40, 80)
"""How many moves are compared in each game."""

STRANGER = "eve"
FAMILY = "family"
"""Holds all seats but the last at a table on one device, and at least two."""

OPTIONS: list[tuple[bool, str | None]] = [(False, None), (True, None), (False, "de"), (True, "fr")]
RENDERERS = [JsonRenderer(numbers, language) for numbers, language in OPTIONS]
"""With and without the numbers of the state, with and without sentences."""

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
    """Return a table with people in every seat, in its first turn."""
    setup = {"game": game, "options": {}, "public": True, "spectators": True, "rated": True, "clock": None}
    setup |= {"one_device": one_device}
    together = max(2, players - 1) if one_device else 0
    owners = [FAMILY if seat < together else person_of(seat) for seat in range(players)]
    seats = [{"kind": "open"}] * players
    automatic = load(game).automatic
    bodies: list[Json] = [
        {"kind": "opened", "setup": setup, "seats": seats, "host": person_of(0), "automatic": automatic}
    ]
    bodies += [{"kind": "sat", "seat": s, "person": owner, "name": f"P{s}"} for s, owner in enumerate(owners)]
    bodies += [{"kind": "started", "seed": derive(SEED, players).hex()}]
    state = TableState("table")
    state.keep_frames = True
    for body in bodies:
        state.apply(Entry(state.n + 1, 0.0, body))
    return state


class Twin(TableState):
    """A table whose cards do not follow from its seed: it keeps its own history."""

    past: list[tuple[Event, State | None]]

    def history(self) -> list[tuple[Event, State | None]]:
        return self.past

    def add_history(self, events: list[Event]) -> None:
        self.past += zip(events, self.frames, strict=True)


def twin_of(state: TableState, seat: int | None, rng: Random) -> Twin:
    """Return a table that looks the same to one seat, with different hidden information."""
    twin = Twin(state.id)
    vars(twin).update(vars(state))
    twin.past = list(state.history())
    assert state.match is not None
    twin.match = copy.copy(state.match)
    twin.match.state = state.game.redeal(state.match.state, seat, stream(rng.randbytes(16)))
    twin.match.actions, twin.match.events = state.match.actions[:], state.match.events[:]
    twin.answered, twin.recent = dict(state.answered), state.recent[:]
    twin.seats = copy.deepcopy(state.seats)
    return twin


def sent_of(state: TableState, renderer: JsonRenderer, viewpoint: Viewpoint) -> bytes:
    """Return everything that a viewer can request."""
    entries = [renderer.entry(state, entry, viewpoint) for entry in state.recent if may_see(state, entry, viewpoint)]
    return orjson.dumps([renderer.view(state, viewpoint), renderer.turn(state, viewpoint), entries])


def refusals_of(state: TableState, seat: int | None, moves: list[str]) -> list[Any]:
    """Return the outcomes of every command that a viewer might try."""
    who = Person(person_of(seat), "P")
    tries = COMMANDS + [{"do": do, "move": move, "id": "x"} for do in ("move", "change") for move in moves]
    return [outcome(state, who, command) for command in tries]


def outcome(state: TableState, who: Person, command: Json) -> Any:
    try:
        parsed: Any = parse(orjson.dumps(command))
        body = builder_for(parsed, who, state)(state)
        return {key: value for key, value in body.items() if key != "table"} if isinstance(body, dict) else body
    except Problem as problem:
        return type(problem), problem.message, problem.facts


class Watched:
    """A viewer with a table and its twin."""

    def __init__(self, state: TableState, seat: int | None, rng: Random, person: str | None = None) -> None:
        self.state, self.seat, self.rng = state, seat, rng
        self.person = person or person_of(seat)
        self.viewpoint = Viewpoint(self.person, seat)
        self.renderer = HtmlRenderer(Reader("en"), "table", Settings(clock=lambda: 0.0), "http://menagerie/")
        self.renderer.whole(state, self.viewpoint)
        self.compared = self.differed = 0
        self.begin_again()

    def begin_again(self) -> None:
        """Give the twin other hidden information that fits what the viewer has seen."""
        self.twin = twin_of(self.state, self.seat, self.rng)
        self.twin_renderer = copy.copy(self.renderer)
        self.twin_renderer._endings = copy.copy(self.renderer._endings)

    def twin_action(self, seat: int, action: int) -> int | None:
        """Return the seat's action at the twin: the same one, or another where the viewer may not know it."""
        match = self.twin.match
        assert match is not None
        if seat != self.seat and len(match.actors) > 1:
            return self.rng.choice(match.legal(seat))
        return action if action in match.legal(seat) else None

    def compare(self, moves: list[str]) -> None:
        # Sentences about the whole game take time: compare them now and then, in one of the languages.
        sometimes = self.rng.choices([[], RENDERERS[2:3], RENDERERS[3:]], [40, 1, 1])[0]
        for renderer in RENDERERS[:2] + sometimes:
            expected = sent_of(self.state, renderer, self.viewpoint)
            assert sent_of(self.twin, renderer, self.viewpoint) == expected
        if self.person != FAMILY:
            assert refusals_of(self.twin, self.seat, moves) == refusals_of(self.state, self.seat, moves)
        assert self.twin.match is not None
        assert self.state.match is not None
        self.compared += 1
        self.differed += self.twin.match.state != self.state.match.state


def apply_move(state: TableState, seat: int, action: int) -> Any:
    return state.apply(Entry(state.n + 1, 0.0, {"kind": "moved", "seat": seat, "action": action, "id": f"{state.n}"}))


def message_for(renderer: Renderer, state: TableState, entry: AppliedEntry, viewpoint: Viewpoint) -> bytes | None:
    return renderer.entry_message(EntryBroadcast(state, entry), viewpoint)


def messages_for(state: TableState, entry: AppliedEntry, viewpoint: Viewpoint) -> list[bytes | None]:
    return [message_for(renderer, state, entry, viewpoint) for renderer in RENDERERS]


def play_beside(state: TableState, watched: list[Watched], rng: Random) -> None:
    """Play at random, and compare every viewer's table with its twin after every move."""
    match: Any = state.match
    while not match.over and len(match.actions) < MOVES:
        seat = rng.choice(match.actors)
        action = rng.choice(match.legal(seat))
        moves = [state.game.notation.move(match.state, seat, a) for a in match.legal(seat)[:3]]
        for viewer in watched:
            viewer.compare(moves)
        there = [viewer.twin_action(seat, action) for viewer in watched]
        entry = apply_move(state, seat, action)
        for viewer, other in zip(watched, there, strict=True):
            alike = other is not None
            if alike:
                assert other is not None
                twin_entry = apply_move(viewer.twin, seat, other)
                viewer.twin.add_history(twin_entry.events)
                alike = not any(event.reveals for event in (*entry.events, *twin_entry.events)) and not match.over
                if alike:
                    expected = messages_for(state, entry, viewer.viewpoint)
                    assert messages_for(viewer.twin, twin_entry, viewer.viewpoint) == expected
            html = message_for(viewer.renderer, state, entry, viewer.viewpoint)
            if alike:
                assert html == message_for(viewer.twin_renderer, viewer.twin, twin_entry, viewer.viewpoint)
            if not alike or rng.random() < 0.2:
                viewer.begin_again()
    assert all(viewer.compared > 20 for viewer in watched)
    assert all(viewer.differed > viewer.compared / 4 for viewer in watched), "there was something to hide"


@pytest.mark.parametrize(("game", "players"), one_for_each_game(SIZES))
def test_messages_to_a_viewer_do_not_depend_on_what_the_viewer_cannot_know(game: str, players: int) -> None:
    rng, state = Random(f"{game} {players}"), table_of(game, players)
    play_beside(state, [Watched(state, seat, rng) for seat in (*range(players), None)], rng)


@pytest.mark.parametrize(("game", "players"), one_for_each_game(SIZES))
def test_on_one_device_a_view_depends_only_on_what_its_own_seat_may_know(game: str, players: int) -> None:
    """A person with several seats gets what the seat shown may know; with no seat shown, what spectators get."""
    rng, state = Random(f"{game} {players} on one device"), table_of(game, players, one_device=True)
    play_beside(state, [Watched(state, seat, rng, FAMILY) for seat in (None, *state.seats_of(FAMILY))], rng)


@pytest.mark.parametrize("wanted", [None, "none"])
@pytest.mark.parametrize(("game", "players"), one_for_each_game(SIZES))
def test_between_turns_a_shared_device_gets_the_spectator_view(game: str, players: int, wanted: WantedView) -> None:
    """The bytes are the same, except for the ids of one's own moves."""
    rng, state = Random(f"{game} {players} under the veil"), table_of(game, players, one_device=True)
    family, stranger = Viewer(FAMILY, JsonRenderer(), wanted=wanted), Viewer(STRANGER, JsonRenderer())
    match: Any = state.match
    while not match.over and len(match.actions) < MOVES:
        seat = rng.choice(match.actors)
        entry = apply_move(state, seat, rng.choice(match.legal(seat)))
        for renderer in RENDERERS:
            viewpoints = family.viewpoint(state), stranger.viewpoint(state)
            views, turns = ([f(state, one) for one in viewpoints] for f in (renderer.view, renderer.turn))
            assert [orjson.dumps(views[0]), orjson.dumps(turns[0])] == [orjson.dumps(views[1]), orjson.dumps(turns[1])]
            mine, theirs = (orjson.loads(message_for(renderer, state, entry, one) or b"") for one in viewpoints)
            assert mine.pop("id", None) == (entry.body["id"] if seat in state.seats_of(FAMILY) else None)
            assert orjson.dumps(mine) == orjson.dumps(theirs)


@pytest.mark.parametrize("game", GAMES)
def test_every_viewer_gets_the_messages_for_their_viewpoint(server: Running, game: str) -> None:
    """All viewers of a whole game get the bytes that the log alone gives for their viewpoint."""

    async def run() -> None:
        async with people(server.url, "Ada", "Ben", "Cleo", "Eve") as [*friends, eve]:
            table = await seated(friends, game)
            async with AsyncExitStack() as stack:
                ways = ["", "?numbers=true", "?lang=it", "?numbers=true&lang=nl"]
                viewers = [(*pair, query) for pair in enumerate([*friends, eve]) for query in ways]
                lines = [
                    (
                        seat if seat < 3 else None,
                        who,
                        query,
                        await stack.enter_async_context(line(who, server.url, table, query)),
                    )
                    for seat, who, query in viewers
                ]
                for *_, received in lines:
                    await received.until("view")
                await friends[0].do(table, do="start")
                await play(friends, table)
                for *_, received in lines:
                    while "winners" not in received.received[-1]:
                        await received.next()
            log = log_of(server, table)
            for seat, who, query, received in lines:
                language = query.partition("lang=")[2] or None
                renderer = JsonRenderer("numbers" in query, language)
                expected = messages_from(table, log, renderer, Viewpoint(who.person, seat))
                found = {
                    message["n"]: message for message in received.received if message["type"] in ("started", "moved")
                }
                assert found == {n: message for n, message in expected.items() if n in found}
                assert len(found) > 20

    asyncio.run(run())


def log_of(server: Running, table: str) -> list[Entry]:
    """Return the entries of a table, read directly from the file."""
    with closing(sqlite3.connect(server.service.store.engine.url.database or "")) as connection:
        rows = connection.execute("SELECT n, at, body FROM entries WHERE room = ? ORDER BY n", (table,)).fetchall()
    return [Entry(n, at, orjson.loads(body)) for n, at, body in rows]


def messages_from(table: str, log: list[Entry], renderer: JsonRenderer, viewpoint: Viewpoint) -> dict[int, Json]:
    """Return the messages for one viewpoint, as if nobody else watched."""
    state, found = TableState(table), {}
    state.keep_frames = True
    for entry in log:
        applied = state.apply(entry)
        if applied.kind in ("started", "moved"):
            message = message_for(renderer, state, applied, viewpoint)
            assert message is not None
            found[entry.n] = orjson.loads(message)
    return found
