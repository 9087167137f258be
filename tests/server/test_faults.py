"""What goes wrong inside a server: whoever hangs up, whatever the database does, a table is never behind its log."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from dataclasses import replace
from pathlib import Path
from typing import Any
from urllib.parse import quote

import httpx
import pytest
from sqlalchemy import insert, make_url, text

from menagerie.server.api import Watching
from menagerie.server.app import create_app
from menagerie.server.commands import Move, Say, Sit, StandIn, Start
from menagerie.server.house import House, Live
from menagerie.server.migrate import bring_up_to_date
from menagerie.server.people import People
from menagerie.server.problems import Broken, NotFound, Unreachable
from menagerie.server.ratings import best, settle_ratings
from menagerie.server.rooms import Person
from menagerie.server.schema import entries
from menagerie.server.settings import Settings
from menagerie.server.store import Entry, Store
from menagerie.server.viewers import Viewer
from tests.server.cluster import QUICK, eventually, new_postgres, new_sqlite, postgres, sql, without_postgres
from tests.server.cluster import tidy_up as tidy_up

ADA, BEA = Person("ada", "Ada"), Person("bea", "Bea")
SETUP = {"game": "awimbawe", "options": {}, "public": True, "spectators": True, "rated": True}
DATABASES = pytest.mark.parametrize("new_database", [new_sqlite, new_postgres])
NewDatabase = Callable[[], str]


@asynccontextmanager
async def house_at(database: str, **settings: Any) -> AsyncIterator[House]:
    """A node in this process, without the network."""
    house = House(replace(Settings(database, **QUICK), **settings))
    await bring_up_to_date(house.store.engine)
    await house.open()
    try:
        yield house
    finally:
        await house.close()


async def table_in(house: House, *, begun: bool = True) -> Live:
    """A table with Ada and Bea."""
    live = await house.open_table(ADA, {**SETUP, "clock": None}, ["open", "open"])
    for person in (ADA, BEA):
        await house.do(live, person, Sit(do="sit"))
        await house.do(live, person, StandIn(do="stand-in", level="random"))
    if begun:
        await house.do(live, ADA, Start(do="start"))
    return live


async def move_once(house: House, live: Live) -> int:
    match = live.room.match
    assert match is not None
    seat = match.actors[0]
    move = match.game.notation.move(match.view(seat).state, seat, match.legal(seat)[0])
    return await house.do(live, (ADA, BEA)[seat], Move(do="move", move=move, id=f"m{live.room.n}"))


async def finish(house: House, live: Live) -> None:
    while live.room.phase != "over":
        await move_once(house, live)


async def last_of(house: House, live: Live) -> int:
    return (await house.store.read(live.room.id))[-1].n


@DATABASES
def test_what_is_on_its_way_to_the_log_is_told_though_who_asked_has_hung_up(new_database: NewDatabase) -> None:
    async def scene() -> None:
        async with house_at(new_database()) as house:
            live = await table_in(house)
            for steps in range(12):
                asking = asyncio.create_task(house.do(live, ADA, Say(do="say", text="hello")))
                for _ in range(steps):
                    await asyncio.sleep(0)
                asking.cancel()
                with suppress(asyncio.CancelledError):
                    await asking
                await asyncio.gather(*house._entering, return_exceptions=True)
                assert live.room.n == await last_of(house, live)

    asyncio.run(scene())


def test_what_was_accepted_is_on_the_disk_when_the_server_has_stopped() -> None:
    async def scene() -> None:
        database = new_sqlite()
        async with house_at(database) as house:
            lives = [await table_in(house) for _ in range(5)]
            asking = [asyncio.create_task(house.do(live, ADA, Say(do="say", text="hello"))) for live in lives]
            await asyncio.sleep(0)
            await asyncio.sleep(0)
        answers = await asyncio.gather(*asking)
        found = await sql(database, "SELECT count(*) FROM entries WHERE body LIKE '%hello%'")
        assert found[0][0] == len(answers) == 5

    asyncio.run(scene())


def test_an_entry_that_was_made_without_its_maker_knowing_is_not_made_twice() -> None:
    async def scene() -> None:
        async with house_at(new_sqlite(), clock=lambda: 1e9) as house:
            live = await table_in(house)
            said = {"kind": "said", "to": "table", "person": "ada", "name": "Ada", "text": "once"}
            n = live.room.n + 1
            async with house.store.begin() as connection:
                row = insert(entries).values(room=live.room.id, n=n, at=1e9, body=json.dumps(said))
                await connection.execute(row)
            assert await house.do(live, ADA, Say(do="say", text="once")) == n
            assert await last_of(house, live) == n == live.room.n

    asyncio.run(scene())


def test_a_move_that_was_made_without_the_node_knowing_is_answered_with_its_number() -> None:
    async def scene() -> None:
        async with house_at(new_sqlite()) as house:
            live = await table_in(house)
            assert live.room.match is not None
            seat = live.room.match.actors[0]
            action = live.room.match.legal(seat)[0]
            move = live.room.match.game.notation.move(live.room.match.view(seat).state, seat, action)
            n = live.room.n + 1
            async with house.store.begin() as connection:
                body = json.dumps({"kind": "moved", "seat": seat, "action": action, "id": "lost"})
                await connection.execute(insert(entries).values(room=live.room.id, n=n, at=2e9, body=body))
            assert await house.do(live, (ADA, BEA)[seat], Move(do="move", move=move, id="lost")) == n

    asyncio.run(scene())


@DATABASES
def test_a_log_that_cannot_be_followed_harms_no_other_table(new_database: NewDatabase) -> None:
    async def scene() -> None:
        async with house_at(new_database()) as house:
            broken, whole = await table_in(house), await table_in(house)
            viewer = Viewer(None)
            await house.watch(broken, viewer, None)
            async with house.store.begin() as connection:
                bad = json.dumps({"kind": "moved", "seat": 0, "action": 10**6})
                row = {"room": broken.room.id, "n": broken.room.n + 1, "at": 1.0, "body": bad}
                await connection.execute(insert(entries).values(**row))
            for _ in range(2):
                with pytest.raises(Broken):
                    await house.do(await house.find(broken.room.id), ADA, Say(do="say", text="hello"))
            assert viewer.closed
            assert [live.room.id for live in await house.listed(None)] == [whole.room.id]
            await move_once(house, whole)

    asyncio.run(scene())


def test_a_table_whose_log_is_broken_does_not_keep_a_server_from_starting() -> None:
    async def scene() -> None:
        database = new_sqlite()
        async with house_at(database) as house:
            broken, whole = await table_in(house), await table_in(house)
        bad = json.dumps({"kind": "nonsense"})
        row = f"('{broken.room.id}', {broken.room.n + 1}, 1.0, '{bad}')"
        await sql(database, f"INSERT INTO entries (room, n, at, body) VALUES {row}")
        async with house_at(database) as house:
            await move_once(house, await house.find(whole.room.id))

    asyncio.run(scene())


def test_a_tended_table_stays_in_memory_while_its_player_thinks_at_another_node() -> None:
    async def scene() -> None:
        database = new_postgres()
        async with house_at(database, idle=0.3, heartbeat=0.1) as here, house_at(database) as there:
            live = await here.open_table(ADA, {**SETUP, "clock": None}, ["open", "random"])
            elsewhere = await there.find(live.room.id)
            await there.do(elsewhere, ADA, Sit(do="sit"))
            await here.do(live, ADA, Start(do="start"))
            await there.watch(elsewhere, Viewer(ADA.id), None)
            match = elsewhere.room.match
            assert match is not None
            await eventually(lambda: match.actors == (0,))
            await asyncio.sleep(1)
            while match.actors == (0,):
                await move_once(there, elsewhere)
            await eventually(lambda: match.actors == (0,))

    asyncio.run(scene())


def test_games_that_end_at_the_same_time_on_different_nodes_all_count() -> None:
    async def scene() -> None:
        database = new_postgres()
        async with house_at(database, grace=60.0) as house:
            lives = [await table_in(house) for _ in range(6)]
            for live in lives:
                await finish(house, live)
            await eventually(lambda: settled(database, 6))
            async with house.store.begin() as connection:
                await connection.execute(text("UPDATE rooms SET settled = false"))
                await connection.execute(text("DELETE FROM ratings"))
            stores = [Store(database, f"node {number}") for number in range(6)]
            await asyncio.gather(
                *(settle_ratings(store, live.room, 1.0) for store, live in zip(stores, lives, strict=True))
            )
            assert {row["name"]: row["games"] for row in await best(house.store, "awimbawe")} == {"Ada": 6, "Bea": 6}
            for store in stores:
                await store.engine.dispose()

    asyncio.run(scene())


async def settled(database: str, count: int) -> bool:
    return len(await sql(database, "SELECT id FROM rooms WHERE settled")) == count


@DATABASES
def test_a_link_that_is_followed_many_times_at_once_works_once(new_database: NewDatabase) -> None:
    async def scene() -> None:
        async with house_at(new_database()) as house:
            people = People(house.store, house.settings)
            await people.open()
            for _ in range(10):
                word = await people.new_link(await people.arrive("Ada"))
                found = await asyncio.gather(*(people.by_link(word) for _ in range(4)), return_exceptions=True)
                assert sum(isinstance(person, Person) for person in found) == 1
                assert sum(isinstance(person, NotFound) for person in found) == 3

    asyncio.run(scene())


def test_who_hangs_up_before_the_stream_begins_is_no_viewer_any_more() -> None:
    async def scene() -> None:
        async with house_at(new_sqlite()) as house:
            live, viewer = await table_in(house), Viewer(ADA.id)
            await house.watch(live, viewer, None)

            async def receive() -> Any:
                return {"type": "http.disconnect"}

            async def send(_: Any) -> None:
                raise OSError("hung up")

            with suppress(Exception):
                await Watching(viewer, lambda: house.leave(live, viewer))({"type": "http"}, receive, send)
            assert not live.viewers
            await eventually(lambda: live.room.places[0].node is None)

    asyncio.run(scene())


def test_people_who_sat_when_the_server_died_are_missed_when_the_game_begins() -> None:
    async def scene() -> None:
        database = new_sqlite()
        async with house_at(database) as house:
            live = await table_in(house, begun=False)
            for person in (ADA, BEA):
                await house.watch(live, Viewer(person.id), None)
        async with house_at(database) as house:
            live = await house.find(live.room.id)
            await house.watch(live, Viewer(ADA.id), None)
            await house.do(live, ADA, Start(do="start"))
            await eventually(lambda: live.room.places[1].node is None)
            assert live.room.places[0].node == house.node

    asyncio.run(scene())


def test_everything_due_is_done_though_the_database_was_away() -> None:
    async def scene() -> None:
        async with house_at(new_postgres(), flicker=0.1, grace=0.2) as house:
            live, viewers = await table_in(house), [Viewer(ADA.id), Viewer(BEA.id)]
            for viewer in viewers:
                await house.watch(live, viewer, None)
            async with without_postgres():
                for viewer in viewers:
                    house.leave(live, viewer)
                with pytest.raises(Unreachable):
                    await house.do(live, ADA, Say(do="say", text="hello"))
                await asyncio.sleep(0.5)
            await eventually(lambda: any(place.stood_in for place in live.room.places), 20)
            assert live.room.n == await last_of(house, live)

    asyncio.run(scene())


def test_an_answer_without_a_database_is_503_with_a_sentence_in_the_language_asked_for() -> None:
    async def scene() -> None:
        database = new_sqlite()
        file = Path(str(make_url(database).database))
        app = create_app(Settings(database, **QUICK))
        async with app.router.lifespan_context(app):
            transport = httpx.ASGITransport(app)
            async with httpx.AsyncClient(transport=transport, base_url="http://here") as http:
                await app.state.house.store.engine.dispose()
                file.rename(file.with_suffix(".gone"))
                file.mkdir()
                answer = await http.post("/api/people", json={"name": "Ada"}, headers={"accept-language": "de"})
                assert answer.status_code == 503
                assert answer.json()["problem"] == "server-no-database"
                assert answer.json()["message"].startswith("Die Datenbank antwortet")
                assert answer.headers["retry-after"] == "2"
                assert (await http.get("/readyz")).status_code == 503
                file.rmdir()
                file.with_suffix(".gone").rename(file)
                assert (await http.post("/api/people", json={"name": "Ada"})).status_code == 201

    asyncio.run(scene())


def test_nodes_hear_each_other_with_a_password_full_of_signs() -> None:
    async def scene() -> None:
        user, password = "so/me:one", "p@ss:w/o#r d?&%"
        hba = Path(postgres().pgdata) / "pg_hba.conf"
        hba.write_text(f'local all "{user}" scram-sha-256\n{hba.read_text()}')
        postgres().psql(f"CREATE ROLE \"{user}\" SUPERUSER LOGIN PASSWORD '{password}'; SELECT pg_reload_conf();")
        plain = new_postgres()
        guarded = plain.replace("postgres@", f"{quote(user, safe='')}:{quote(password, safe='')}@")
        stores = [Store(guarded, name) for name in ("one", "two")]
        heard: list[str] = []
        ready = asyncio.Event()
        await bring_up_to_date(stores[0].engine)
        stores[0].listen(heard.append, ready.set)
        stores[1].start()
        await asyncio.wait_for(ready.wait(), 5)
        assert await stores[1].append("table", Entry(1, 1.0, {"kind": "nothing"}))
        assert not await stores[1].append("table", Entry(1, 1.0, {"kind": "nothing"}))
        await eventually(lambda: heard == ["table"])
        for store in stores:
            await store.stop()

    asyncio.run(scene())
