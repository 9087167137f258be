"""The site as a server offers it: linked from the lobby, compressed, and playing on when the server has stopped."""

from __future__ import annotations

from pathlib import Path

import httpx
import pytest
from playwright.sync_api import Browser

from menagerie.cli.main import main
from tests.browser.people import needs_chromium
from tests.server.running import running
from tests.site.conftest import HELD, Visitor, needs_npm


def a_small_site(folder: Path) -> Path:
    """Write a folder that looks like a site."""
    (folder / "index.html").write_text("<p>offline")
    (folder / "service_worker.js").write_text("// nothing")
    (folder / "menagerie.wasm").write_bytes(bytes(10_000))
    return folder


def test_a_server_without_a_site_neither_serves_nor_links_one(tmp_path: Path) -> None:
    with running(tmp_path / "games.db") as server:
        assert httpx.get(f"{server.url}/offline/").status_code == 404
        assert "/offline/" not in httpx.get(server.url).text


def test_files_are_compressed_and_kept_by_browsers(tmp_path: Path) -> None:
    with running(tmp_path / "games.db", site=a_small_site(tmp_path)) as server, httpx.Client() as client:
        assert 'href="/offline/"' in client.get(server.url).text
        assert client.get(f"{server.url}/offline").headers["location"] == "/offline/"
        start = client.get(f"{server.url}/offline/")
        assert start.text == "<p>offline"
        assert start.headers.get_list("content-security-policy") == [start.headers["content-security-policy"]]
        assert "'wasm-unsafe-eval'" in start.headers["content-security-policy"]
        module = client.get(f"{server.url}/offline/menagerie.wasm")
        assert (module.content, module.headers["content-type"]) == (bytes(10_000), "application/wasm")
        assert int(module.headers["content-length"]) < 100
        again = client.get(f"{server.url}/offline/menagerie.wasm", headers={"if-none-match": module.headers["etag"]})
        assert (again.status_code, again.content) == (304, b"")
        plain = client.get(f"{server.url}/offline/menagerie.wasm", headers={"accept-encoding": "identity"})
        assert plain.headers["content-length"] == "10000"


@pytest.mark.parametrize("path", ["games.db", "../games.db", "%2e%2e/games.db", "missing"])
def test_only_files_of_the_site_are_served(tmp_path: Path, path: str) -> None:
    folder = tmp_path / "site"
    folder.mkdir()
    with running(tmp_path / "games.db", site=a_small_site(folder)) as server:
        assert httpx.get(f"{server.url}/offline/{path}").status_code == 404
        assert httpx.post(f"{server.url}/offline/index.html").status_code == 405


def test_a_folder_without_a_site_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", "--site", str(tmp_path)]) == 2
    assert f"menagerie site {tmp_path}" in capsys.readouterr().err


@pytest.mark.soak
@needs_chromium
@needs_npm
def test_a_game_goes_on_when_the_server_has_stopped(browser: Browser, site: Path, tmp_path: Path) -> None:
    with running(tmp_path / "games.db", site=site) as server:
        ada = Visitor(browser, f"{server.url}/offline/", locale="en-GB")
        ada.page.goto(server.url)
        ada.page.click('a[href="/offline/"]')
        ada.made()
        ada.page.wait_for_function(HELD)
    ada.start("awimbawe", 2)
    ada.decide()
    ada.reload()
    ada.ready()
    ada.decide()
    wrong = ada.wrong
    ada.leave()
    assert not wrong, wrong
