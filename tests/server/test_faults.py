"""Faults: whatever clients and the database do, a table never lags behind its log."""

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

from menagerie.server.app import create_app
from menagerie.server.errors import Broken, NotFound, Unreachable
from menagerie.server.http.api import ViewerStream
from menagerie.server.http.identity import Identities
from menagerie.server.settings import Settings
from menagerie.server.storage.migrate import migrate
from menagerie.server.storage.ratings import best, settle_ratings
from menagerie.server.storage.schema import entries
from menagerie.server.storage.store import Store
from menagerie.server.tables.commands import Move, Say, Sit, StandIn, Start
from menagerie.server.tables.connections import Viewer
from menagerie.server.tables.entry import Entry
from menagerie.server.tables.json_view import JsonRenderer
from menagerie.server.tables.loaded_tables import LoadedTable
from menagerie.server.tables.seats import Person
from menagerie.server.tables.service import TableService
from tests.server.cluster import QUICK, new_postgres, new_sqlite, postgres, sql, without_postgres
from tests.server.cluster import tidy_up as tidy_up
from tests.waiting import PATIENCE, eventually

ADA, BEA = Person("ada", "Ada"), Person("bea", "Bea")
SETUP = {"game": "awimbawe", "options": {}, "public": True, "spectators": True, "rated": True}
DATABASES = pytest.mark.parametrize("new_database", [new_sqlite, new_postgres])
NewDatabase = Callable[[], str]


@asynccontextmanager
async def node_at(database: str, **settings: Any) -> AsyncIterator[TableService]:
    """Run a node in this process, without the network."""
    service = TableService(replace(Settings(database, **QUICK), **settings))
    await migrate(service.store.engine)
    await service.open()
    try:
        yield service
    finally:
        await service.close()


async def table_in(service: TableService, *, begun: bool = True) -> LoadedTable:
    """Open a table with Ada and Bea."""
    loaded = await service.open_table(ADA, {**SETUP, "clock": None}, ["open", "open"])
    for person in (ADA, BEA):
        await service.do(loaded, person, Sit(do="sit"))
        await service.do(loaded, person, StandIn(do="stand-in", level="random"))
    if begun:
        await service.do(loaded, ADA, Start(do="start"))
    return loaded


async def move_once(service: TableService, loaded: LoadedTable) -> int:
    match = loaded.state.match
    assert match is not None
    seat = match.actors[0]
    move = match.game.notation.move(match.view(seat).state, seat, match.legal(seat)[0])
    return await service.do(loaded, (ADA, BEA)[seat], Move(do="move", move=move, id=f"m{loaded.state.n}"))


async def finish(service: TableService, loaded: LoadedTable) -> None:
    while loaded.state.phase != "over":
        await move_once(service, loaded)


async def looked_for_idle_tables(service: TableService, loaded: LoadedTable) -> None:
    """Wait until a node has unloaded idle tables after a time in which nobody used this one."""
    unload_idle, clock, times = service.tables.unload_idle, service.settings.clock, []

    def observed() -> None:
        times.append(clock())
        unload_idle()

    service.tables.unload_idle = observed  # type: ignore[method-assign]
    await eventually(lambda: times and times[-1] > loaded.used + service.settings.unload_after)


def failed_attempts(service: TableService) -> list[Unreachable]:
    """Return a list that gets what goes wrong from now on when a node writes entries on its own."""
    attempt, failed = service.tables.attempt, []

    async def observed(*arguments: Any) -> None:
        try:
            await attempt(*arguments)
        except Unreachable as error:
            failed.append(error)
            raise

    service.tables.attempt = observed  # type: ignore[method-assign]
    return failed


async def last_of(service: TableService, loaded: LoadedTable) -> int:
    return (await service.store.read(loaded.state.id))[-1].n


async def is_in_step_with_its_log(service: TableService, loaded: LoadedTable) -> bool:
    """Whether the table has applied everything in its log; a game that goes on writes to it meanwhile."""
    async with loaded.lock:
        return loaded.state.n == await last_of(service, loaded)


@DATABASES
def test_an_entry_on_its_way_to_the_log_is_applied_after_its_sender_has_disconnected(new_database: NewDatabase) -> None:
    async def scene() -> None:
        async with node_at(new_database()) as service:
            loaded = await table_in(service)
            for steps in range(12):
                asking = asyncio.create_task(service.do(loaded, ADA, Say(do="say", text="hello")))
                for _ in range(steps):
                    await asyncio.sleep(0)
                asking.cancel()
                with suppress(asyncio.CancelledError):
                    await asking
                await service.tables.finish()
                assert loaded.state.n == await last_of(service, loaded)

    asyncio.run(scene())


def test_accepted_entries_are_on_disk_when_the_server_has_stopped() -> None:
    async def scene() -> None:
        database = new_sqlite()
        async with node_at(database) as service:
            tables = [await table_in(service) for _ in range(5)]
            asking = [asyncio.create_task(service.do(loaded, ADA, Say(do="say", text="hello"))) for loaded in tables]
            await asyncio.sleep(0)
            await asyncio.sleep(0)
        answers = await asyncio.gather(*asking)
        found = await sql(database, "SELECT count(*) FROM entries WHERE body LIKE '%hello%'")
        assert found[0][0] == len(answers) == 5

    asyncio.run(scene())


def test_an_entry_that_was_written_without_confirmation_is_not_written_twice() -> None:
    async def scene() -> None:
        async with node_at(new_sqlite(), clock=lambda: 1e9) as service:
            loaded = await table_in(service)
            said = {"kind": "said", "to": "table", "person": "ada", "name": "Ada", "text": "once"}
            n = loaded.state.n + 1
            async with service.store.begin() as connection:
                row = insert(entries).values(table=loaded.state.id, n=n, at=1e9, body=json.dumps(said))
                await connection.execute(row)
            assert await service.do(loaded, ADA, Say(do="say", text="once")) == n
            assert await last_of(service, loaded) == n == loaded.state.n

    asyncio.run(scene())


def test_a_move_that_was_written_without_confirmation_is_answered_with_its_number() -> None:
    async def scene() -> None:
        async with node_at(new_sqlite()) as service:
            loaded = await table_in(service)
            assert loaded.state.match is not None
            seat = loaded.state.match.actors[0]
            action = loaded.state.match.legal(seat)[0]
            move = loaded.state.match.game.notation.move(loaded.state.match.view(seat).state, seat, action)
            n = loaded.state.n + 1
            async with service.store.begin() as connection:
                body = json.dumps({"kind": "moved", "seat": seat, "action": action, "id": "lost"})
                await connection.execute(insert(entries).values(table=loaded.state.id, n=n, at=2e9, body=body))
            assert await service.do(loaded, (ADA, BEA)[seat], Move(do="move", move=move, id="lost")) == n

    asyncio.run(scene())


@DATABASES
def test_a_log_that_cannot_be_replayed_harms_no_other_table(new_database: NewDatabase) -> None:
    async def scene() -> None:
        async with node_at(new_database()) as service:
            broken, whole = await table_in(service), await table_in(service)
            viewer = Viewer(None, JsonRenderer())
            await service.watch(broken, viewer, None)
            async with service.store.begin() as connection:
                bad = json.dumps({"kind": "moved", "seat": 0, "action": 10**6})
                row = {"table": broken.state.id, "n": broken.state.n + 1, "at": 1.0, "body": bad}
                await connection.execute(insert(entries).values(**row))
            for _ in range(2):
                with pytest.raises(Broken):
                    await service.do(await service.tables.find(broken.state.id), ADA, Say(do="say", text="hello"))
            assert viewer.closed
            assert [loaded.state.id for loaded in await service.public_or_own_tables(None)] == [whole.state.id]
            await move_once(service, whole)

    asyncio.run(scene())


def test_a_table_whose_log_is_broken_does_not_keep_a_server_from_starting() -> None:
    async def scene() -> None:
        database = new_sqlite()
        async with node_at(database) as service:
            broken, whole = await table_in(service), await table_in(service)
        bad = json.dumps({"kind": "nonsense"})
        row = f"('{broken.state.id}', {broken.state.n + 1}, 1.0, '{bad}')"
        await sql(database, f"INSERT INTO entries (room, n, at, body) VALUES {row}")
        async with node_at(database) as service:
            await move_once(service, await service.tables.find(whole.state.id))

    asyncio.run(scene())


def test_a_table_that_has_just_been_loaded_stays_in_memory() -> None:
    async def scene() -> None:
        database = new_sqlite()
        async with node_at(database) as service:
            tables = service.tables
            table = (await table_in(service, begun=False)).state.id
            del tables.by_id[table]
            finding = asyncio.create_task(tables.find(table))
            while table not in tables.by_id:
                await asyncio.sleep(0)
            tables.unload_idle()
            assert tables.by_id[table] is await finding

    asyncio.run(scene())


def test_a_scheduled_table_stays_in_memory_while_its_player_is_connected_to_another_node() -> None:
    async def scene() -> None:
        database = new_postgres()
        async with node_at(database, unload_after=0.3, heartbeat=0.1) as here, node_at(database) as there:
            loaded = await here.open_table(ADA, {**SETUP, "clock": None}, ["open", "random"])
            elsewhere = await there.tables.find(loaded.state.id)
            await there.do(elsewhere, ADA, Sit(do="sit"))
            await here.do(loaded, ADA, Start(do="start"))
            await there.watch(elsewhere, Viewer(ADA.id, JsonRenderer()), None)
            match = elsewhere.state.match
            assert match is not None
            await eventually(lambda: match.actors == (0,))
            await looked_for_idle_tables(here, loaded)
            while match.actors == (0,):
                await move_once(there, elsewhere)
            await eventually(lambda: match.actors == (0,))

    asyncio.run(scene())


def test_games_that_end_at_the_same_time_on_different_nodes_all_count() -> None:
    async def scene() -> None:
        database = new_postgres()
        async with node_at(database, stand_in_after=60.0) as service:
            tables = [await table_in(service) for _ in range(6)]
            for loaded in tables:
                await finish(service, loaded)
            await eventually(lambda: settled(database, 6))
            async with service.store.begin() as connection:
                await connection.execute(text("UPDATE rooms SET settled = false"))
                await connection.execute(text("DELETE FROM ratings"))
            stores = [Store(database, f"node {number}") for number in range(6)]
            await asyncio.gather(
                *(settle_ratings(store, loaded.state, 1.0) for store, loaded in zip(stores, tables, strict=True))
            )
            assert {row["name"]: row["games"] for row in await best(service.store, "awimbawe")} == {"Ada": 6, "Bea": 6}
            for store in stores:
                await store.engine.dispose()

    asyncio.run(scene())


async def settled(database: str, count: int) -> bool:
    return len(await sql(database, "SELECT id FROM rooms WHERE settled")) == count


@DATABASES
def test_a_link_opened_many_times_at_once_works_once(new_database: NewDatabase) -> None:
    async def scene() -> None:
        async with node_at(new_database()) as service:
            people = Identities(service.store, service.settings)
            await people.open()
            for _ in range(10):
                word = await people.new_link(await people.create("Ada"))
                found = await asyncio.gather(*(people.by_link(word) for _ in range(4)), return_exceptions=True)
                assert sum(isinstance(person, Person) for person in found) == 1
                assert sum(isinstance(person, NotFound) for person in found) == 3

    asyncio.run(scene())


def test_a_client_that_disconnects_before_the_stream_begins_is_removed_from_the_viewers() -> None:
    async def scene() -> None:
        async with node_at(new_sqlite()) as service:
            loaded, viewer = await table_in(service), Viewer(ADA.id, JsonRenderer())
            await service.watch(loaded, viewer, None)

            async def receive() -> Any:
                return {"type": "http.disconnect"}

            async def send(_: Any) -> None:
                raise OSError("hung up")

            with suppress(Exception):
                await ViewerStream(viewer, lambda: service.leave(loaded, viewer))({"type": "http"}, receive, send)
            assert not loaded.viewers
            await eventually(lambda: loaded.state.seats[0].node is None)

    asyncio.run(scene())


def test_people_connected_to_a_crashed_server_count_as_disconnected_when_the_game_starts() -> None:
    async def scene() -> None:
        database = new_sqlite()
        async with node_at(database) as service:
            loaded = await table_in(service, begun=False)
            for person in (ADA, BEA):
                await service.watch(loaded, Viewer(person.id, JsonRenderer()), None)
        async with node_at(database) as service:
            loaded = await service.tables.find(loaded.state.id)
            await service.watch(loaded, Viewer(ADA.id, JsonRenderer()), None)
            await service.do(loaded, ADA, Start(do="start"))
            await eventually(lambda: loaded.state.seats[1].node is None)
            assert loaded.state.seats[0].node == service.node

    asyncio.run(scene())


def test_scheduled_work_is_done_after_the_database_was_unavailable() -> None:
    async def scene() -> None:
        async with node_at(new_postgres(), reconnect_grace=0.1, stand_in_after=0.2) as service:
            loaded, viewers = await table_in(service), [Viewer(ADA.id, JsonRenderer()), Viewer(BEA.id, JsonRenderer())]
            for viewer in viewers:
                await service.watch(loaded, viewer, None)
            failed = failed_attempts(service)
            async with without_postgres():
                for viewer in viewers:
                    service.leave(loaded, viewer)
                with pytest.raises(Unreachable):
                    await service.do(loaded, ADA, Say(do="say", text="hello"))
                await eventually(lambda: failed)
            await eventually(lambda: any(seat_state.stood_in for seat_state in loaded.state.seats))
            await eventually(lambda: is_in_step_with_its_log(service, loaded))

    asyncio.run(scene())


def test_an_answer_without_a_database_is_503_with_a_sentence_in_the_language_asked_for() -> None:
    async def scene() -> None:
        database = new_sqlite()
        file = Path(str(make_url(database).database))
        # No heartbeat may open the file while it is moved.
        app = create_app(replace(Settings(database, **QUICK), heartbeat=3600.0))
        async with app.router.lifespan_context(app):
            transport = httpx.ASGITransport(app)
            async with httpx.AsyncClient(transport=transport, base_url="http://here") as http:
                await app.state.service.store.engine.dispose()
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


def test_nodes_notify_each_other_with_special_characters_in_the_password() -> None:
    async def scene() -> None:
        user, password = "so/me:one", "p@ss:w/o#r d?&%"
        hba = Path(postgres().pgdata) / "pg_hba.conf"
        hba.write_text(f'local all "{user}" scram-sha-256\n{hba.read_text()}')
        postgres().psql(f"CREATE ROLE \"{user}\" SUPERUSER LOGIN PASSWORD '{password}'; SELECT pg_reload_conf();")
        plain = new_postgres()
        guarded = plain.replace("postgres@", f"{quote(user, safe='')}:{quote(password, safe='')}@")
        stores = [Store(guarded, name) for name in ("one", "two")]
        received: list[str] = []
        ready = asyncio.Event()
        await migrate(stores[0].engine)
        stores[0].listen(received.append, ready.set)
        stores[1].start()
        await asyncio.wait_for(ready.wait(), PATIENCE)
        assert await stores[1].append("table", Entry(1, 1.0, {"kind": "nothing"}))
        assert not await stores[1].append("table", Entry(1, 1.0, {"kind": "nothing"}))
        await eventually(lambda: received == ["table"])
        for store in stores:
            await store.stop()

    asyncio.run(scene())
