"""People download and delete what the server knows about them."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import httpx
import pytest

from menagerie.i18n.translator import LANGUAGES
from menagerie.server.storage.personal_data import ABOUT, OWN, SIGNED
from menagerie.server.storage.schema import metadata
from tests.server.running import Running, log_in, running
from tests.waiting import wait_until

BROWSER = {"accept": "text/html"}


def table_of(ada: httpx.Client) -> str:
    """Open a table with this person and bots, and chat there."""
    seats = ["open", "novice", "novice"]
    table: str = ada.post("/api/tables", json={"game": "mausen", "seats": seats, "public": True}).json()["table"]
    for command in ({"do": "sit"}, {"do": "say", "text": "my secret"}, {"do": "start"}):
        assert ada.post(f"/api/tables/{table}", json=command).status_code == 200
    return table


def test_a_visitor_downloads_and_deletes_everything(tmp_path: Path) -> None:
    database = tmp_path / "data.db"
    with (
        running(database) as server,
        httpx.Client(base_url=server.url, headers=BROWSER) as ada,
        httpx.Client(base_url=server.url, headers=BROWSER) as ben,
    ):
        me = log_in(ada, "Zacharias")["person"]
        log_in(ben, "Ben")
        table = table_of(ada)
        assert "/me/data" in ada.get("/me").text
        answer = ada.get("/me/data")
        assert "attachment" in answer.headers["content-disposition"]
        data = answer.json()
        assert data["person"]["id"] == me
        assert [row["id"] for row in data["tables"]] == [table]
        assert len(data["devices"]) == len(data["keys"]) == 1
        assert not {"hash", "id"} & {*data["devices"][0], *data["keys"][0]}
        assert {entry["kind"] for entry in data["entries"]} >= {"sat", "said"}
        assert "Zacharias" in ada.get("/me/delete").text
        assert ada.get("/api/me").status_code == 200, "asking changes nothing"
        assert ada.post("/me/delete", headers={"origin": "http://evil.example"}).status_code == 403
        assert ada.post("/me/delete").status_code == 303
        assert "menagerie" not in ada.cookies
        wait_until(lambda: ben.get(f"/api/tables/{table}").json()["seats"][0].get("name") == "Guest")
        assert ben.get(f"/api/tables/{table}").json()["chat"] == []
        assert ben.get(f"/t/{table}").status_code == 200
        assert ada.post("/me/delete").status_code == 303, "there is nothing left"
    with closing(sqlite3.connect(database)) as connection:
        dump = list(connection.iterdump())
    assert not [row for row in dump if "Zacharias" in row or "my secret" in row]
    assert [row.split('"')[1] for row in dump if me in row] == ["audit"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_pages_are_in_every_language(server: Running, language: str) -> None:
    with httpx.Client(base_url=server.url, headers={**BROWSER, "accept-language": language}) as ada:
        log_in(ada, "Ada")
        page = ada.get("/me/delete").text
        assert f'lang="{language}"' in page
        assert "web-data" not in page + ada.get("/me").text


def test_somebody_whom_nobody_knows_is_led_to_the_lobby(server: Running) -> None:
    for path in ("/me/data", "/me/delete"):
        answer = httpx.get(f"{server.url}{path}", headers=BROWSER)
        assert (answer.status_code, answer.headers["location"]) == (303, "/")


def test_every_column_that_names_a_person_is_known() -> None:
    """A new table with a person must say whether its rows are given to them, deleted, or kept without them."""
    known = {(table.name, column.name) for table, column in (*OWN, *ABOUT, *SIGNED)} | {("bans", "who")}
    assert known == {
        (table.name, column.name)
        for table in metadata.sorted_tables
        for column in table.columns
        if column.name in ("person", "who", "by", "host", "owner", "author")
    }
