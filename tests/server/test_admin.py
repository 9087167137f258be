"""Operators look after a running server from the command line."""

from __future__ import annotations

import asyncio
import json
import sqlite3
import stat
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import pytest

from menagerie.cli.main import run
from menagerie.client import Client
from menagerie.core.errors import Problem
from menagerie.i18n.translator import Translator
from tests.server.cluster import cluster, new_postgres, sql
from tests.server.cluster import tidy_up as tidy_up
from tests.server.running import Running, line, log_in, people, play, refused, running, seated, started
from tests.waiting import eventually, wait_until

Admin = Callable[..., list[dict[str, Any]]]


@pytest.fixture(scope="module")
def database(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("admin") / "menagerie.db"


@pytest.fixture(scope="module")
def server(database: Path) -> Iterator[Running]:
    with running(database) as found:
        yield found


@pytest.fixture
def admin(database: Path, capsys: pytest.CaptureFixture[str]) -> Admin:
    """Return ``menagerie admin`` for this database; it returns the rows of lists."""

    def command(*words: str, status: int = 0, at: str = "") -> Any:
        capsys.readouterr()
        assert run(["admin", "--database", at or str(database), *words], Translator("en")) == status
        printed = capsys.readouterr().out
        return json.loads(printed) if "--json" in words or words[0] == "export" else printed

    return command


def test_a_closed_table_is_gone_for_everybody_until_it_is_reopened(server: Running, admin: Admin) -> None:
    async def run() -> None:
        async with people(server.url, "Ada", "Ben") as [ada, ben]:
            table = await started([ada, ben], "mausen", "novice", public=True)
            assert table in {row["id"] for row in (await asyncio.to_thread(admin, "tables", "--json"))}
            async with line(ben, server.url, table) as received:
                await asyncio.to_thread(admin, "close", table, "--reason", "rude")
                assert await received.end() == 1012
            await refused(404, "server-no-table", ada.view(table))
            await refused(404, "server-no-table", ada.do(table, do="say", text="x"))
            assert table not in {row["table"] for row in await ada.ask("GET", "/tables?mine=true")}
            assert table not in {row["table"] for row in await ada.ask("GET", "/tables")}
            await asyncio.to_thread(admin, "reopen", table)
            assert (await ada.view(table))["phase"] == "playing"
            await play([ada, ben], table)
        rows = {(row["action"], row["target"]): row for row in (await asyncio.to_thread(admin, "audit", "--json"))}
        assert rows["close", table]["reason"] == "rude"
        assert ("reopen", table) in rows

    asyncio.run(run())


def test_a_banned_person_is_disconnected_and_stays_out(server: Running, admin: Admin) -> None:
    async def run() -> None:
        async with people(server.url, "Ada", "Eve") as [ada, eve]:
            table = await started([ada, eve], "mausen", "novice")
            async with line(eve, server.url, table) as received:
                await asyncio.to_thread(admin, "ban", eve.person or "")
                await received.end()
            await refused(403, "server-banned", eve.ask("GET", "/me"))
            await refused(403, "server-banned", eve.do(table, do="say", text="x"))
            async with line(eve, server.url, table) as received:
                assert await received.end() == 4403
            assert (await ada.view(table))["phase"] == "playing"
            assert eve.person in {row["who"] for row in (await asyncio.to_thread(admin, "bans", "--json"))}
            await asyncio.to_thread(admin, "unban", eve.person or "")

            async def back() -> bool:
                async with httpx.AsyncClient(base_url=server.url, headers=eve.headers) as client:
                    return (await client.get("/api/me")).status_code == 200

            await eventually(back)

    asyncio.run(run())


@pytest.mark.parametrize("banned", ["127.0.0.1", "127.0.0.0/8", "::ffff:127.0.0.1"])
def test_a_banned_address_gets_nothing_but_health(server: Running, admin: Admin, banned: str) -> None:
    admin("ban", banned)
    try:
        wait_until(lambda: httpx.get(f"{server.url}/api/games").status_code == 403)
        answer = httpx.post(f"{server.url}/api/people", json={"name": "Ada"})
        assert answer.json()["problem"] == "server-banned"
        assert httpx.get(f"{server.url}/static/nothing").status_code == 403
        assert httpx.get(f"{server.url}/readyz").status_code == 200
    finally:
        admin("unban", banned)
    wait_until(lambda: httpx.get(f"{server.url}/api/games").status_code == 200)


def test_a_name_and_a_line_of_chat_are_removed_everywhere(server: Running, database: Path, admin: Admin) -> None:
    async def run() -> None:
        async with people(server.url, "Ada", "Rude Word") as [ada, rude]:
            table = await started([ada, rude], "mausen", "novice", public=True)
            n = await rude.do(table, do="say", text="very rude")
            await rude.do(table, do="say", text="hello")
            [found] = await asyncio.to_thread(admin, "people", "rude w", "--json")
            assert found["id"] == rude.person
            async with line(ada, server.url, table) as received:
                await asyncio.to_thread(admin, "remove-line", table, str(n))
                await received.end()
            assert [said["text"] for said in (await ada.view(table))["chat"]] == ["hello"]
            await asyncio.to_thread(admin, "remove-name", rude.person or "")

            async def renamed() -> bool:
                view = await ada.view(table)
                names = {seat["name"] for seat in view["seats"] if "name" in seat}
                return names == {"Ada", "Guest"} and {said["name"] for said in view["chat"]} == {"Guest"}

            await eventually(renamed)
            assert (await rude.ask("GET", "/me"))["name"] == "Guest"
            await play([ada, rude], table)
        with closing(sqlite3.connect(database)) as connection:
            dump = "\n".join(connection.iterdump())
        assert "very rude" not in dump
        assert "Rude Word" not in dump

    asyncio.run(run())


def test_a_persons_data_is_exported_and_deleted(server: Running, database: Path, admin: Admin) -> None:
    async def run() -> str:
        async with people(server.url, "Ada", "Zacharias") as [ada, zach]:
            table = await started([ada, zach], "mausen", "novice", public=True)
            await zach.do(table, do="say", text="my secret")
            await zach.do(table, do="mute", person=ada.person)
            await play([ada, zach], table)
            playing = await started([ada, zach], "mausen", "novice")
            async with httpx.AsyncClient(base_url=server.url, headers=zach.headers) as bare:
                day = (await bare.get("/api/daily")).json()["day"]
                daily = (await bare.post(f"/api/daily/{day}/mopsen")).json()["table"]
                friends = await bare.post("/duplicate", data={"game": "mausen", "players": 3, "level": "novice"})
                assert friends.status_code == 303
            me = zach.person or ""

            async def settled() -> bool:
                return bool((await asyncio.to_thread(admin, "export", me))["results"])

            await eventually(settled)
            data = await asyncio.to_thread(admin, "export", me)
            assert data["person"]["name"] == "Zacharias"
            assert {row["id"] for row in data["tables"]} == {table, playing, daily}
            assert [row["table"] for row in data["deal_tries"]] == [daily]
            assert [set(row) for row in data["duplicates"]] == [{"id", "game", "players", "level", "host", "created"}]
            assert [entry["text"] for entry in data["entries"] if entry["kind"] == "said"] == ["my secret"]
            assert len(data["keys"]) == 1
            await asyncio.to_thread(admin, "delete", me, "--reason", "asked")
            await eventually(lambda: is_gone(zach))

            async def names(one: str) -> set[str]:
                return {seat["name"] for seat in (await ada.view(one))["seats"] if "name" in seat}

            async def anonymous() -> bool:
                return await names(table) == await names(playing) == {"Ada", "Guest"}

            await eventually(anonymous)
            assert (await ada.record(table))["game"] == "mausen"
            return me

    async def is_gone(client: Client) -> bool:
        async with httpx.AsyncClient(base_url=server.url, headers=client.headers) as bare:
            return (await bare.get("/api/me")).status_code == 401

    me = asyncio.run(run())
    with closing(sqlite3.connect(database)) as connection:
        rows = [text for text in connection.iterdump() if me in text]
        dump = "\n".join(connection.iterdump())
    assert all('"audit"' in row for row in rows), "only the log of what operators did names the person"
    assert "Zacharias" not in dump
    assert "my secret" not in dump
    assert admin("verify")


def test_old_chat_and_records_are_trimmed(server: Running, database: Path, admin: Admin) -> None:
    async def run() -> str:
        async with people(server.url, "Ada") as [ada]:
            table = await seated([ada], "mausen", "novice", "novice")
            await ada.do(table, do="say", text="long ago")
            return table

    table = asyncio.run(run())
    with closing(sqlite3.connect(database)) as connection, connection:
        connection.execute("UPDATE entries SET at = 1.0 WHERE body LIKE '%long ago%'")
        connection.execute("INSERT INTO records (hash, line, created) VALUES ('old', '{}', 1.0)")
    assert "1 chat" in admin("trim", "--days", "30")
    with closing(sqlite3.connect(database)) as connection:
        assert connection.execute("SELECT count(*) FROM records WHERE hash = 'old'").fetchone() == (0,)
        assert "long ago" not in "\n".join(connection.iterdump())
    wait_until(lambda: httpx.get(f"{server.url}/api/tables/{table}").json()["chat"] == [])


def test_a_backup_is_checked_and_restored_and_the_games_go_on(server: Running, admin: Admin, tmp_path: Path) -> None:
    copy, again = tmp_path / "copy.db", tmp_path / "again.db"

    async def begin() -> tuple[str, list[str]]:
        async with people(server.url, "Ada", "Ben") as friends:
            table = await started(friends, "mopsen", "novice")
            await friends[0].do(table, do="say", text="kept")
            await asyncio.to_thread(admin, "backup", str(copy))
            await friends[0].do(table, do="say", text="too late")
            return table, [friend.token or "" for friend in friends]

    async def go_on(url: str) -> None:
        friends = [Client(url, token) for token in tokens]
        assert [said["text"] for said in (await friends[0].view(table))["chat"]] == ["kept"]
        await play(friends, table)
        for friend in friends:
            await friend._http.aclose()

    table, tokens = asyncio.run(begin())
    assert stat.S_IMODE(copy.stat().st_mode) == 0o600
    assert not list(tmp_path.glob("copy.db-*"))
    before = copy.read_bytes()
    assert "Tables replayed" in admin("restore", str(copy), at=str(again))
    assert copy.read_bytes() == before
    with running(again) as other:
        asyncio.run(go_on(other.url))
    with pytest.raises(Problem, match="not empty"):
        admin("restore", str(copy), at=str(again))
    with pytest.raises(Problem, match="Cannot write"):
        admin("backup", str(copy))


def test_a_backup_with_an_unreadable_table_says_which_one(server: Running, admin: Admin, tmp_path: Path) -> None:
    copy = tmp_path / "copy.db"
    admin("backup", str(copy))
    with closing(sqlite3.connect(copy)) as connection, connection:
        [(table,)] = connection.execute("SELECT room FROM entries WHERE n = 1 LIMIT 1")
        connection.execute("UPDATE entries SET body = '{' WHERE room = ? AND n = 1", (table,))
    assert f"cannot be replayed: {table}" in admin("verify", status=1, at=str(copy))


def test_operators_of_postgresql_reach_every_node_and_move_to_sqlite(admin: Admin, tmp_path: Path) -> None:
    database, copy = new_postgres(), tmp_path / "copy.db"

    async def run(here: str, there: str) -> None:
        async with people(here, "Ada", "Rude") as [ada, rude]:
            table = await started([ada, rude], "mausen", "novice")
            at_there = Client(there, ada.token)
            n = await rude.do(table, do="say", text="bad")
            assert [said["text"] for said in (await at_there.view(table))["chat"]] == ["bad"]
            await asyncio.to_thread(admin, "remove-line", table, str(n), at=database)
            await asyncio.to_thread(admin, "ban", rude.person or "", at=database)
            for client in (ada, at_there):
                await eventually(lambda: is_clean(client, table))
            for url in (here, there):
                await eventually(lambda: is_banned(url, rude))
            await at_there._http.aclose()

    async def is_clean(client: Client, table: str) -> bool:
        return (await client.view(table))["chat"] == []

    async def is_banned(url: str, client: Client) -> bool:
        async with httpx.AsyncClient(base_url=url, headers=client.headers) as bare:
            return (await bare.get("/api/me")).status_code == 403

    with cluster(database, 2) as nodes:
        asyncio.run(run(*(node.url for node in nodes)))
    admin("backup", str(copy), at=database)
    with running(copy) as server:
        assert httpx.get(f"{server.url}/readyz").status_code == 200
    other = new_postgres()
    admin("restore", str(copy), at=other)
    admin("audit", at=other)
    assert asyncio.run(sql(other, "SELECT count(*) FROM entries")) == asyncio.run(
        sql(database, "SELECT count(*) FROM entries")
    )


@pytest.mark.parametrize(
    "words",
    [
        "",
        "nonsense",
        "close",
        "close nosuchtable",
        "reopen nosuchtable",
        "ban nobody",
        "unban 192.0.2.1",
        "remove-name nobody",
        "remove-line x",
        "remove-line x 1",
        "remove-line x y",
        "resolve x",
        "resolve 99",
        "export nobody",
        "export a b",
        "delete nobody",
        "trim",
        "trim --days 0",
        "trim --days x",
        "tables x",
        "backup",
        "backup /nowhere/x.db",
        "restore /nowhere/x.db",
        "people",
    ],
)
def test_what_makes_no_sense_is_refused_in_a_sentence(server: Running, admin: Admin, words: str) -> None:
    with pytest.raises(Problem) as found:
        admin(*words.split())
    assert Translator("de").problem(found.value)


def test_a_database_that_does_not_exist_is_not_made(admin: Admin, tmp_path: Path) -> None:
    with pytest.raises(Problem):
        admin("tables", at=str(tmp_path / "none.db"))
    assert not list(tmp_path.iterdir())


def test_an_empty_list_says_so(admin: Admin, tmp_path: Path) -> None:
    with running(tmp_path / "empty.db") as server, httpx.Client(base_url=server.url) as ada:
        log_in(ada, "Ada")
        assert "Nothing" in admin("reports", at=str(tmp_path / "empty.db"))
