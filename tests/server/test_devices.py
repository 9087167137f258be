"""People see where they are signed in, and can sign those browsers out."""

from __future__ import annotations

import hashlib
import sqlite3
from contextlib import closing
from pathlib import Path

import httpx
import pytest
from itsdangerous import Signer

from menagerie.server.http.devices import label_of
from tests.server.running import Running, log_in, running

PHONE = (
    "Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Mobile Safari/537.36"
)
LAPTOP = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"


@pytest.mark.parametrize(
    ("agent", "label"),
    [(PHONE, "Chrome · Android"), (LAPTOP, "Firefox · Linux"), ("curl/8", ""), ("", "")],
)
def test_a_device_is_called_by_its_browser_and_system(agent: str, label: str) -> None:
    assert label_of(agent) == label


def test_other_devices_are_signed_out_one_by_one_or_all(server: Running) -> None:
    with (
        httpx.Client(base_url=server.url, headers={"user-agent": LAPTOP, "accept": "text/html"}) as laptop,
        httpx.Client(base_url=server.url, headers={"user-agent": PHONE}) as phone,
        httpx.Client(base_url=server.url, headers={"user-agent": PHONE}) as tablet,
    ):
        me = log_in(laptop, "Ada")["person"]
        for other in (phone, tablet):
            other.post(laptop.post("/api/me/link").json()["link"])
            assert other.get("/api/me").json()["person"] == me
        found = laptop.get("/api/me/devices").json()
        assert sorted((device["label"], device["this"]) for device in found) == [
            ("Chrome · Android", False),
            ("Chrome · Android", False),
            ("Firefox · Linux", True),
        ]
        page = laptop.get("/me").text
        assert "Chrome · Android" in page
        assert "this device" in page
        [on_phone] = [device["device"] for device in phone.get("/api/me/devices").json() if device["this"]]
        assert laptop.post("/me/devices", data={"device": on_phone}).status_code == 303
        assert phone.get("/api/me").status_code == 401
        assert tablet.get("/api/me").status_code == 200
        assert laptop.post("/me/devices", data={"device": "others"}).status_code == 303
        assert tablet.get("/api/me").status_code == 401
        assert laptop.get("/api/me").status_code == 200


def test_nobody_signs_out_devices_of_others(server: Running) -> None:
    with httpx.Client(base_url=server.url) as ada, httpx.Client(base_url=server.url) as eve:
        log_in(ada, "Ada")
        log_in(eve, "Eve")
        [device] = ada.get("/api/me/devices").json()
        assert eve.delete(f"/api/me/devices/{device['device']}").status_code == 204
        assert eve.delete("/api/me/devices").status_code == 204
        assert ada.get("/api/me").status_code == 200


def test_a_cookie_of_an_earlier_version_works_until_it_is_signed_out(tmp_path: Path) -> None:
    database = tmp_path / "old.db"
    with running(database) as server, httpx.Client(base_url=server.url) as ada:
        person = log_in(ada, "Ada")["person"]
        with closing(sqlite3.connect(database)) as connection:
            [(secret,)] = connection.execute("SELECT value FROM house WHERE key = 'secret'")
        old = Signer(secret, salt="person", digest_method=hashlib.sha256).sign(person).decode()
        with httpx.Client(base_url=server.url, cookies={"menagerie": old}) as browser:
            assert browser.get("/api/me").json()["person"] == person
            browser.get("/")
        assert len(ada.get("/api/me/devices").json()) == 2, "the old browser has a device now"
        ada.delete("/api/me/devices")
        assert httpx.get(f"{server.url}/api/me", cookies={"menagerie": old}).status_code == 401
