"""A killed server loses nothing that it has acknowledged; neither does a backup."""

from __future__ import annotations

import asyncio
import json
import random
import sqlite3
import subprocess
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, closing
from pathlib import Path

import pytest
from sqlalchemy import make_url

from menagerie import Match, load
from menagerie.client import Client
from menagerie.core.chance import commitment
from menagerie.records.playback import verify
from tests.server.cluster import (
    Json,
    Node,
    cluster,
    each_once_in_order,
    new_postgres,
    new_sqlite,
    people_at,
    play,
    postgres,
    same_at,
    seated,
    sql,
    started,
)
from tests.server.cluster import tidy_up as tidy_up
from tests.soak import amount, quick_for
from tests.waiting import PATIENCE, eventually

KILLS = amount(2, 5)
TABLES = amount(6, 10)
GAMES = ("awimbawe", "mausen", "mopsen")
EACH = 8 * TABLES
"""How many moves are acknowledged before the server is killed again."""

LONG_STAND_IN = {"stand_in_after": 60.0}
"""No stand-ins: people make all their moves themselves."""

Log = dict[int, Json]


class Everybody:
    """Two people at many tables, their messages, and their acknowledged moves."""

    def __init__(self, people: list[Client], tables: list[str]) -> None:
        self.people, self.tables = people, tables
        self.received: dict[tuple[str, int], list[Json]] = {(table, seat): [] for table in tables for seat in (0, 1)}
        self.made: dict[tuple[str, int], dict[int, str]] = {key: {} for key in self.received}

    @property
    def acknowledged(self) -> int:
        return sum(map(len, self.made.values()))

    def play(self) -> list[asyncio.Task[None]]:
        """Play at all tables until the last game is over, at some of them slowly, so that a game is always in play."""
        return [asyncio.create_task(self._play(*key)) for key in self.received]

    async def _play(self, table: str, seat: int) -> None:
        key = table, seat
        await play(self.people[seat], table, self.received[key], self.made[key], random.uniform(0, 0.06))


@asynccontextmanager
async def everybody_at(node: Node, tables: int = TABLES) -> AsyncIterator[Everybody]:
    """Two people at many tables of all games, with and without a bot."""
    async with people_at(node, node) as people:
        bots = [[] if number % 3 == 0 else ["random"] for number in range(tables)]
        found = [await seated(people, GAMES[number % 3], bots[number]) for number in range(tables)]
        await asyncio.gather(*(people[0].do(table, do="start") for table in found))
        yield Everybody(people, found)


async def log_of(database: str, table: str) -> Log:
    rows = await sql(database, f"SELECT n, body FROM entries WHERE room = '{table}' ORDER BY n")
    return {n: json.loads(body) for n, body in rows}


def moves_in(log: Log) -> dict[int, tuple[int, str]]:
    """Return every move of a log by its number: the seat, and the move in the notation of records.

    Forced answers have no entry of their own.
    """
    setup, seats = log[1]["setup"], len(log[1]["seats"])
    seed = next(body["seed"] for body in log.values() if body["kind"] == "started")
    match = Match(load(setup["game"]), seats, setup["options"], seed=bytes.fromhex(seed))
    found = {}
    for n, body in log.items():
        if body["kind"] == "moved":
            seat, action = body["seat"], body["action"]
            found[n] = seat, match.game.notation.move(match.view(seat).state, seat, action)
            match.act(seat, action)
            while forced := match.forced(log[1]["automatic"]):
                match.act(*forced)
    return found


async def check(database: str, everybody: Everybody, made: dict[tuple[str, int], dict[int, str]]) -> None:
    """Check that every acknowledged move is in the log, with the acknowledged number."""
    for table in everybody.tables:
        log = await log_of(database, table)
        assert list(log) == list(range(1, len(log) + 1))
        moves = moves_in(log)
        for seat in (0, 1):
            assert {n: moves[n] for n in made[table, seat]} == {
                n: (seat, move) for n, move in made[table, seat].items()
            }


def test_no_acknowledged_move_is_lost_when_the_server_is_killed_again_and_again() -> None:
    async def scene(database: str, nodes: list[Node]) -> None:
        async with everybody_at(nodes[-1]) as everybody:
            deals = [(await everybody.people[0].view(table))["commitment"] for table in everybody.tables]
            games = everybody.play()
            for kill in range(1, KILLS + 1):
                await eventually(lambda kill=kill: everybody.acknowledged > EACH * kill)
                nodes[-1].kill()
                nodes.append(Node(database, nodes[0].port, **LONG_STAND_IN))
                await asyncio.to_thread(nodes[-1].ready)
            async with asyncio.timeout(PATIENCE):
                await asyncio.gather(*games)
            await check(database, everybody, everybody.made)
            assert everybody.acknowledged > EACH * (KILLS + 1)
            assert all_in_order(everybody)
            for table, deal in zip(everybody.tables, deals, strict=True):
                record = await everybody.people[0].record(table)
                verify(record)
                assert commitment(bytes.fromhex(record["seed"])) == deal

    database = new_sqlite()
    nodes = [Node(database, **LONG_STAND_IN).ready()]
    try:
        asyncio.run(scene(database, nodes))
    finally:
        for node in nodes:
            node.close()


def all_in_order(everybody: Everybody) -> bool:
    return all(each_once_in_order(received) for received in everybody.received.values())


def test_everybody_sees_the_same_after_a_kill_as_before() -> None:
    async def scene(database: str, node: Node) -> None:
        async with people_at(node, node, node) as people:
            tables = [await started(people, game) for game in GAMES]
            for table in tables:
                await move_on(people, table, 25)
            before = [still(await person.view(table, numbers=True)) for table in tables for person in people]
            node.kill()
            with cluster(database, 1, **LONG_STAND_IN) as (again,):
                async with same_at(again, *people) as others:
                    after = [still(await person.view(table, numbers=True)) for table in tables for person in others]
        assert before == after

    database = new_sqlite()
    with cluster(database, 1, **LONG_STAND_IN) as (node,):
        asyncio.run(scene(database, node))


async def move_on(people: list[Client], table: str, moves: int) -> None:
    """Make some moves, over HTTP."""
    for _ in range(moves):
        seat = (await people[0].view(table))["turn"][-1]
        await people[seat].move(table, random.choice((await people[seat].view(table))["legal"]))


def still(view: Json) -> Json:
    """Return a view without what a restart may change: the connections, and the number of their entry."""
    return {key: value for key, value in view.items() if key not in ("n", "seats")}


def copy_sqlite(database: str) -> str:
    """Make a backup with SQLite's own tool while a server writes."""
    copy = new_sqlite()
    with closing(sqlite3.connect(file_of(database))) as source, closing(sqlite3.connect(file_of(copy))) as target:
        source.backup(target)
        assert target.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
    return copy


def file_of(database: str) -> Path:
    return Path(str(make_url(database).database))


def copy_postgres(database: str) -> str:
    """Make a backup with pg_dump and pg_restore while a server writes."""
    copy = new_postgres()
    source, target = make_url(database), make_url(copy)
    server = ["--host", str(source.query["host"]), "--username", "postgres"]
    dump = [postgres().bin_path / "pg_dump", *server, "--format=custom", str(source.database)]
    restore = [postgres().bin_path / "pg_restore", *server, "--exit-on-error", "--dbname", str(target.database)]
    whole = subprocess.run(dump, check=True, capture_output=True).stdout
    subprocess.run(restore, check=True, input=whole)
    return copy


@pytest.mark.parametrize(
    ("new_database", "copied"),
    quick_for([(new_sqlite, copy_sqlite)], [(new_sqlite, copy_sqlite), (new_postgres, copy_postgres)]),
)
def test_a_backup_made_during_play_is_complete_and_its_games_continue(
    new_database: Callable[[], str], copied: Callable[[str], str]
) -> None:
    async def scene(database: str, node: Node) -> None:
        async with everybody_at(node, 3) as everybody:
            games = everybody.play()
            await eventually(lambda: everybody.acknowledged > 40)
            made = {key: dict(moves) for key, moves in everybody.made.items()}
            copy = await asyncio.to_thread(copied, database)
            for game in games:
                game.cancel()
            await asyncio.wait(games)
            await check(copy, everybody, made)
            with cluster(copy, 1) as (other,):
                async with same_at(other, *everybody.people) as people, asyncio.timeout(PATIENCE):
                    again = Everybody(people, everybody.tables)
                    await asyncio.gather(*again.play())
                    for table in everybody.tables:
                        verify(await people[0].record(table))

    database = new_database()
    with cluster(database, 1, **LONG_STAND_IN) as (node,):
        asyncio.run(scene(database, node))
