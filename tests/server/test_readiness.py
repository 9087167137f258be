"""A server says that it is not ready when nothing can be written to its database any more."""

from __future__ import annotations

import json
import resource
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import psutil
import pytest

from tests.server.cluster import cluster, new_postgres, postgres
from tests.server.cluster import tidy_up as tidy_up
from tests.server.running import log_in, running, served
from tests.waiting import wait_until


def test_a_server_whose_database_was_deleted_is_not_ready(tmp_path: Path) -> None:
    database = tmp_path / "gone.db"
    with running(database) as server:
        assert httpx.get(f"{server.url}/readyz").status_code == 200
        database.rename(tmp_path / "kept.db")
        assert httpx.get(f"{server.url}/readyz").status_code == 503
        assert httpx.get(f"{server.url}/healthz").status_code == 200
        database.touch()
        assert httpx.get(f"{server.url}/readyz").status_code == 503, "another file has its name"


@pytest.mark.skipif(not hasattr(resource, "prlimit"), reason="limits of other processes are Linux's")
def test_a_server_on_a_full_disk_is_not_ready(tmp_path: Path) -> None:
    with served(tmp_path / "full.db") as server:
        assert httpx.get(f"{server.url}/readyz").status_code == 200
        before = resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE)
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (1, before[1]))  # no file can grow
        assert httpx.get(f"{server.url}/readyz").status_code == 503
        assert httpx.get(f"{server.url}/healthz").status_code == 200
        assert httpx.post(f"{server.url}/api/people", json={"name": "Ada"}).status_code == 503
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, before)
        wait_until(lambda: httpx.get(f"{server.url}/readyz").status_code == 200)
        assert httpx.post(f"{server.url}/api/people", json={"name": "Ada"}).status_code == 201


@pytest.mark.parametrize("body", ["", "{", "null", "[]", '"moved"', '{"kind": "nonsense"}'])
def test_an_unreadable_entry_breaks_only_its_table(tmp_path: Path, body: str) -> None:
    database = tmp_path / "broken.db"
    seats = {"game": "mausen", "seats": ["open", "novice", "novice"], "public": True}
    with httpx.Client(headers={"accept": "text/html"}) as browser:

        def tables(url: str) -> list[Any]:
            return [browser.post(f"{url}/api/tables", json=seats).json()["table"] for _ in range(2)]

        with running(database) as server:
            browser.base_url = httpx.URL(server.url)
            log_in(browser, "Ada")
            broken, whole = tables(server.url)
            for table in (broken, whole):
                assert browser.post(f"/api/tables/{table}", json={"do": "sit"}).status_code == 200
            cookie = browser.cookies["menagerie"]
        with closing(sqlite3.connect(database)) as connection, connection:
            connection.execute("UPDATE entries SET body = ? WHERE room = ? AND n = 2", (body, broken))
        with running(database) as server:
            browser.base_url = httpx.URL(server.url)
            browser.cookies.clear()
            browser.cookies.set("menagerie", cookie)
            for path in ("/", "/me", "/me/turns", "/api/tables", "/api/tables?mine=true"):
                answer = browser.get(path)
                assert answer.status_code == 200, path
                assert broken not in answer.text
            assert whole in browser.get("/").text
            assert browser.get(f"/api/tables/{broken}").json()["problem"] == "server-table-broken"
            assert browser.get(f"/t/{broken}").status_code == 500
            assert browser.post(f"/api/tables/{whole}", json={"do": "start"}).status_code == 200


# Requests in the log --------------------------------------------------------------------------------------------------


def test_every_answer_and_its_line_in_the_log_name_the_request(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for wanted in ("", "yes"):
        monkeypatch.setenv("MENAGERIE_LOG_ADDRESSES", wanted)
        with served(tmp_path / f"log-{wanted}.db") as server:
            answers = [httpx.get(f"{server.url}{path}") for path in ("/healthz", "/api/games", "/nowhere")]
            ids = [answer.headers["x-request-id"] for answer in answers]
            server.stop()
            lines = [line for line in server.lines() if line["event"] == "answered"]
            assert len(set(ids)) == 3
            assert [line["request"] for line in lines] == ids
            assert [line.get("address") for line in lines] == [("127.0.0.1" if wanted else None)] * 3


def test_what_is_done_for_a_request_in_the_background_names_it_too(tmp_path: Path) -> None:
    database = tmp_path / "background.db"
    with served(database) as server, httpx.Client(base_url=server.url) as ada:
        log_in(ada, "Ada")
        table = ada.post("/api/tables", json={"game": "mausen", "seats": ["open"] * 3}).json()["table"]
        server.stop()
    with closing(sqlite3.connect(database)) as connection, connection:
        connection.execute("UPDATE entries SET body = '{' WHERE room = ?", (table,))
    with served(database) as server:
        answer = httpx.get(f"{server.url}/api/tables/{table}")
        server.stop()
        [failed] = [line for line in server.lines() if line["event"] == "cannot replay a log"]
        assert failed["request"] == answer.headers["x-request-id"]
        assert json.dumps(failed)


# A database that does not answer -------------------------------------------------------------------------------------


def test_a_database_that_falls_silent_keeps_nobody_waiting_for_a_minute() -> None:
    """A request used to wait 62 to 72 seconds; now it is answered after five, and this gives up after forty."""
    with cluster(new_postgres(), 1, heartbeat=60.0) as (node,), httpx.Client(base_url=node.url, timeout=40.0) as ada:
        log_in(ada, "Ada")
        silent = [psutil.Process(postgres().get_pid()), *psutil.Process(postgres().get_pid()).children()]
        for process in silent:
            process.suspend()
        try:
            assert ada.get("/healthz").status_code == 200
            assert ada.post("/api/people", json={"name": "Ben"}).status_code == 503
            assert ada.get("/readyz").status_code == 503
        finally:
            for process in silent:
                process.resume()
        wait_until(lambda: ada.get("/readyz").status_code == 200)
        assert ada.post("/api/people", json={"name": "Ben"}).status_code == 201
