"""A database of any version is migrated, and its games continue; a newer one is left unchanged."""

from __future__ import annotations

import asyncio
import json
import os
import subprocess
import sys
import time
from collections.abc import Callable
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection, text
from sqlalchemy.exc import DBAPIError

from menagerie import Match, load
from menagerie.client import Client
from menagerie.server.http.identity import hashed
from menagerie.server.storage.migrate import migrate
from menagerie.server.storage.schema import metadata
from menagerie.server.storage.store import engine_for
from tests.server.cluster import SOURCES, cluster, new_postgres, new_sqlite, people_at, play, sql
from tests.server.cluster import tidy_up as tidy_up
from tests.waiting import PATIENCE, eventually

DATABASES = pytest.mark.parametrize("new_database", [new_sqlite, new_postgres])
NewDatabase = Callable[[], str]

SEED = bytes(range(32))
SETUP = {"game": "awimbawe", "options": {}, "public": True, "spectators": True, "rated": True}


def old_log() -> list[dict[str, Any]]:
    """Return a table in the middle of a game, as the first version wrote it."""
    match = Match(load("awimbawe"), 2, {}, seed=SEED)
    log: list[dict[str, Any]] = [
        {"kind": "opened", "setup": {**SETUP, "clock": None}, "seats": [{"kind": "open"}] * 2, "host": "ada"},
        {"kind": "sat", "seat": 0, "person": "ada", "name": "Ada"},
        {"kind": "sat", "seat": 1, "person": "bea", "name": "Bea"},
        {"kind": "back", "seat": 0, "node": "an-old-node"},
        {"kind": "started", "seed": SEED.hex()},
    ]
    for number in range(11):
        seat = match.actors[0]
        action = match.legal(seat)[0]
        match.act(seat, action)
        log.append({"kind": "moved", "seat": seat, "action": action, "id": f"old-{number}"})
    return log


async def fill_as_the_first_version_did(database: str) -> None:
    """Rows of revision 0001: no ratings, and nothing about whether a game is settled."""
    now = time.time()
    columns = "(id, game, phase, public, created, touched, tender)"
    rows: list[tuple[str, dict[str, Any]]] = [
        ("INSERT INTO nodes (id, seen) VALUES ('an-old-node', :now)", {}),
        (
            f"INSERT INTO rooms {columns} VALUES ('old-table', 'awimbawe', 'playing', true, :now, :now, 'an-old-node')",
            {},
        ),
        (f"INSERT INTO rooms {columns} VALUES ('finished', 'awimbawe', 'over', true, :now, :now, NULL)", {}),
    ]
    for person in ("ada", "bea"):
        who = {"person": person, "hash": hashed(f"token-of-{person}")}
        rows += [("INSERT INTO people (id, name, created) VALUES (:person, :person, :now)", who)]
        rows += [("INSERT INTO keys (hash, person, once) VALUES (:hash, :person, false)", who)]
        rows += [("INSERT INTO sittings (person, room) VALUES (:person, 'old-table')", who)]
        rows += [("INSERT INTO sittings (person, room) VALUES (:person, 'finished')", who)]
    for n, body in enumerate(old_log(), 1):
        entry = {"n": n, "body": json.dumps(body)}
        rows += [("INSERT INTO entries (room, n, at, body) VALUES ('old-table', :n, :now, :body)", entry)]
    engine = engine_for(database)
    await migrate(engine, "0001")
    async with engine.begin() as connection:
        for statement, values in rows:
            found = {key: value for key, value in {"now": now, **values}.items() if f":{key}" in statement}
            await connection.execute(text(statement), found)
    await engine.dispose()


@DATABASES
def test_a_game_that_the_first_version_began_is_played_to_its_end(new_database: NewDatabase) -> None:
    async def scene(url: str) -> None:
        async with Client(url, "token-of-ada") as ada, Client(url, "token-of-bea") as bea:
            view = await ada.view("old-table")
            assert (view["phase"], view["you"]) == ("playing", 0)
            async with asyncio.timeout(PATIENCE):
                await asyncio.gather(play(ada, "old-table", []), play(bea, "old-table", []))
            assert (await ada.record("old-table"))["seed"] == SEED.hex()
            rated = await eventually(lambda: ada.ask("GET", "/ratings/awimbawe"))
            assert {row["name"] for row in rated} == {"Ada", "Bea"}

    database = new_database()
    asyncio.run(fill_as_the_first_version_did(database))
    with cluster(database, 1) as (node,):
        asyncio.run(scene(node.url))
    settled = asyncio.run(sql(database, "SELECT id, settled FROM rooms ORDER BY id"))
    assert [(table, bool(done)) for table, done in settled] == [("finished", True), ("old-table", True)]
    results = asyncio.run(
        sql(database, "SELECT person, room, outcome IS NULL, mu IS NULL FROM results ORDER BY room, person")
    )
    assert [(person, table, bool(unknown), bool(unrated)) for person, table, unknown, unrated in results] == [
        ("ada", "finished", True, True),
        ("bea", "finished", True, True),
        ("ada", "old-table", False, False),
        ("bea", "old-table", False, False),
    ], "what is known of games that were finished before, and of this one"


@DATABASES
def test_all_migrations_together_make_the_tables_that_the_program_expects(new_database: NewDatabase) -> None:
    def differences(connection: Connection) -> list[Any]:
        return list(compare_metadata(MigrationContext.configure(connection), metadata))

    async def scene() -> list[Any]:
        engine = engine_for(new_database())
        await migrate(engine)
        async with engine.begin() as connection:
            found = await connection.run_sync(differences)
        await engine.dispose()
        return found

    assert asyncio.run(scene()) == []


def test_a_migration_that_fails_leaves_everything_as_it_was() -> None:
    async def scene() -> None:
        database = new_sqlite()
        await fill_as_the_first_version_did(database)
        await sql(database, "CREATE TABLE _alembic_tmp_rooms (in_the_way INTEGER)")
        engine = engine_for(database)
        with pytest.raises(DBAPIError, match="_alembic_tmp_rooms"):
            await migrate(engine)
        await sql(database, "DROP TABLE _alembic_tmp_rooms")
        await migrate(engine)
        await engine.dispose()
        assert len(await sql(database, "SELECT id FROM rooms WHERE settled")) == 1

    asyncio.run(scene())


def test_nodes_that_start_together_on_an_empty_database_agree_on_the_secret() -> None:
    async def scene(a: Any, b: Any) -> None:
        async with people_at(a) as (ada,):
            cookie = (await ada._http.post("/people", json={"name": "Bea"})).cookies["menagerie"]
            async with Client(b.url) as other:
                other._http.cookies.set("menagerie", cookie)
                assert (await other.ask("GET", "/me"))["name"] == "Bea"

    with cluster(new_postgres(), 2) as (a, b):
        asyncio.run(scene(a, b))


@DATABASES
def test_a_database_of_a_newer_version_is_refused_and_left_alone(new_database: NewDatabase) -> None:
    async def age(database: str) -> None:
        engine = engine_for(database)
        await migrate(engine)
        await engine.dispose()
        await sql(database, "UPDATE alembic_version SET version_num = '4711'")

    database = new_database()
    asyncio.run(age(database))
    command = [sys.executable, "-m", "menagerie", "serve", "--port", "0", "--database", database]
    environment = {**os.environ, "PYTHONPATH": str(SOURCES), "LANG": "en_GB.UTF-8", "LANGUAGE": ""}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=PATIENCE)
    assert done.returncode == 2
    assert "newer version of menagerie (revision 4711)" in done.stderr.replace("⁨", "").replace("⁩", "")
    assert "Traceback" not in done.stderr
    assert asyncio.run(sql(database, "SELECT version_num FROM alembic_version")) == [("4711",)]
