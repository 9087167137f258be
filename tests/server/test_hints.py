"""Hints: what a bot would do, from what the seat may know."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import httpx
import pytest

from menagerie.client import Client, RefusedByServer
from menagerie.core.game import View
from tests.positions import GAMES
from tests.server.processes import busy_children, stop_at_once
from tests.server.running import (
    Json,
    Running,
    Served,
    line,
    people,
    play,
    prepared,
    refused,
    running,
    seated,
    served,
    started,
)
from tests.waiting import eventually


async def turn_of(clients: list[Client], table: str) -> tuple[int, Client]:
    """Return a seat that has to decide, and its client."""
    seat = (await clients[0].view(table))["turn"][0]
    return seat, clients[seat]


def check(hint: Json, seat: int, view: Json) -> None:
    """Check that a hint lists every move, the best first, with plausible numbers."""
    assert (hint["type"], hint["seat"], hint["seen"], hint["level"]) == ("hint", seat, view["n"], "strong")
    moves = hint["moves"]
    assert sorted(move["move"] for move in moves) == sorted(view["legal"])
    assert [move["share"] for move in moves] == sorted((move["share"] for move in moves), reverse=True)
    assert sum(move["share"] for move in moves) == pytest.approx(1, abs=0.01)
    for move in moves:
        assert move["visits"] > 0
        assert 0 <= move["win"] <= 1
        assert isinstance(move["points"], float)


@pytest.mark.parametrize("game", GAMES)
def test_a_player_in_turn_gets_a_hint_and_nobody_else_learns_of_it(server: Running, game: str) -> None:
    url = server.url

    async def run() -> None:
        async with people(url, "Ada", "Ben", "Cleo") as friends:
            table = await started(friends, game, hints=True)
            await prepared(server, game)
            seat, me = await turn_of(friends, table)
            async with line(me, url, table) as mine, line(friends[seat - 1], url, table) as theirs:
                await theirs.quiet()
                view = await me.view(table)
                check(await me.hint(table), seat, view)
                check(await me.hint(table, seat=seat), seat, view)
                await mine.ask(do="hint", id="help")
                hint = await mine.until("hint")
                assert hint["id"] == "help"
                check(hint, seat, view)
                assert {sent["type"] for sent in await theirs.quiet()} <= {"back", "away"}
            async with me.play(table) as playing:
                found = await playing.hint()
                await playing.move(found["moves"][0]["move"])

    asyncio.run(run())


def test_a_refused_hint_has_a_reason(url: str) -> None:
    async def run() -> None:
        async with people(url, "Ada", "Ben", "Eve", "") as [ada, ben, eve, nobody]:
            without = await started([ada, ben], "awimbawe")
            seat, me = await turn_of([ada, ben], without)
            await refused(403, "server-no-hints", me.hint(without))
            table = await seated([ada, ben], "awimbawe", hints=True)
            await refused(409, "server-not-playing", ada.hint(table))
            await ada.do(table, do="start")
            seat, me = await turn_of([ada, ben], table)
            await refused(401, "server-anonymous", nobody.hint(table))
            await refused(403, "server-no-seat", eve.hint(table))
            await refused(403, "server-not-your-seat", me.hint(table, seat=1 - seat))
            await refused(409, "not-your-turn", (ada, ben)[1 - seat].hint(table))
            await refused(404, "server-no-table", me.hint("AAAAAAAAAAAAAAAA"))
            await refused(422, "server-malformed", me.ask("GET", f"/tables/{table}/hint", seat="none"))
            async with line(eve, url, table) as received:
                await received.ask(do="hint", id="please")
                answer = await received.until("refused", id="please")
                assert (answer["status"], answer["problem"]) == (403, "server-no-seat")
            for client in (ada, ben):
                await client.do(table, do="stand-in", level="random")
            await play([ada, ben], table)
            await refused(409, "server-not-playing", ada.hint(table))

    asyncio.run(run())


def test_a_game_with_hints_is_not_rated(url: str) -> None:
    async def run() -> None:
        async with people(url, "Ada") as [ada]:
            opened = await ada.open("mausen", ["open"] * 3, public=True, hints=True)
            assert (opened["hints"], opened["rated"], opened["public"]) == (True, False, True)

    asyncio.run(run())


def test_on_a_shared_device_a_hint_is_for_the_seat_shown(server: Running) -> None:
    url = server.url

    async def run() -> None:
        async with people(url, "Ada") as [ada]:
            table = (await ada.open("mausen", ["open"] * 3, hints=True, one_device=True))["table"]
            for name in ("Mum", "Dad", "Kid"):
                await ada.sit(table, name=name)
            await ada.do(table, do="start")
            await prepared(server, "mausen")
            await refused(409, "server-which-seat", ada.hint(table))
            assert (await ada.hint(table, seat=2))["seat"] == 2
            async with line(ada, url, table) as received:
                await received.ask(do="hint", id="hidden")
                assert (await received.until("refused", id="hidden"))["problem"] == "server-which-seat"
                await received.ask(do="look", seat=1)
                await received.until("view", you=1)
                await received.ask(do="hint", id="looking")
                assert (await received.until("hint", id="looking"))["seat"] == 1
                await received.ask(do="hint", id="another", seat=0)
                assert (await received.until("hint", id="another"))["seat"] == 0

    asyncio.run(run())


def test_a_hint_uses_only_what_the_seat_can_know(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    shown: list[View[Any]] = []

    async def notice(level: str, game: str, view: View[Any], claim: Any) -> list[Json]:
        shown.append(view)
        return []

    async def run() -> None:
        async with people(server.url, "Ada", "Ben", "Cleo") as friends:
            for game in GAMES:
                table = await started(friends, game, hints=True)
                seat, me = await turn_of(friends, table)
                state = server.service.tables.by_id[table].state
                await me.hint(table)
                assert state.match is not None
                assert shown[-1] == state.game.view(state.match.state, seat)
                assert shown[-1].seat == seat

    monkeypatch.setattr(server.service.bot_workers, "advise", notice)
    asyncio.run(run())


def test_the_server_keeps_answering_while_it_computes_one_hint_at_a_time(tmp_path: Path) -> None:
    """On a server that has just begun to prepare, the first hint takes time."""

    async def run(server: Running) -> None:
        url = server.url
        async with people(url, "Ada", "Ben", "Cleo") as friends:
            table = await started(friends, "mausen", hints=True)
            ada, ben, _ = friends
            async with line(ada, url, table) as received:
                await received.until("view")
                await received.ask(do="hint", id="first")
                await received.ask(do="hint", id="second")
                late = await received.until("refused")
                assert (late["id"], late["status"], late["problem"]) == ("second", 429, "server-hint-coming")
                await refused(429, "server-hint-coming", ada.hint(table))
                assert [message["type"] for message in await received.quiet()] == []
                await prepared(server, "mausen")
                check(await ben.hint(table), 1, await ben.view(table))
                assert await received.until("hint", id="first")
                await received.ask(do="hint", id="third")
                assert await received.until("hint", id="third")

    with running(tmp_path / "fresh.db") as server:
        asyncio.run(run(server))


def test_bot_workers_prepare_when_a_table_may_need_them(tmp_path: Path) -> None:
    async def run(server: Running) -> None:
        prepared = server.service.bot_workers._prepared
        async with people(server.url, "Ada") as [ada]:
            table = await seated([ada], "awimbawe", "novice")
            assert not prepared
            await ada.do(table, do="offer", seat=1, to="casual")
            await ada.do(table, do="start")
            assert list(prepared) == ["awimbawe"]
            await ada.open("mausen", ["open"] * 3, hints=True)
            assert list(prepared) == ["awimbawe", "mausen"]
            await ada.open("mopsen", ["open", "open", "master"])
            assert list(prepared) == ["awimbawe", "mausen", "mopsen"]

    with running(tmp_path / "fresh.db", workers_ahead=True) as server:
        asyncio.run(run(server))


def test_a_stopping_server_refuses_hints_that_are_being_computed(tmp_path: Path, nothing_compiled: None) -> None:
    async def run(server: Served) -> None:
        async with people(server.url, "Ada", "Ben") as friends:
            table = await started(friends, "awimbawe", hints=True)
            _, me = await turn_of(friends, table)
            asking = asyncio.create_task(me.hint(table))
            await eventually(lambda: busy_children(server.process.pid))
            assert not asking.done()
            await asyncio.to_thread(stop_at_once, server)
            with pytest.raises((RefusedByServer, httpx.TransportError)) as found:
                await asking
            if isinstance(found.value, RefusedByServer):
                assert (found.value.status, found.value.problem) == (503, "server-closing")
        assert not [line for line in server.lines() if line["level"] == "error"]

    with served(tmp_path / "menagerie.db") as server:
        asyncio.run(run(server))
