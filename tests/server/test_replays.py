"""Replays from a real server: of tables, and of uploaded records."""

from __future__ import annotations

import asyncio
import hashlib
import json
import re
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import pytest

from menagerie import BadRecord
from menagerie.cli.main import run
from menagerie.i18n.translator import Translator
from menagerie.records.playback import match_of, play_record
from menagerie.records.record import line_of, parse
from menagerie.records.replay import replay_of
from menagerie.records.uploads import MAX_BYTES, MAX_GAMES
from menagerie.server.http.middleware import MAX_BODY
from menagerie.server.storage.record_archive import REPLAYS_KEPT
from tests.golden_records import FOLDER
from tests.server.cluster import cluster, new_postgres, new_sqlite, sql
from tests.server.cluster import tidy_up as tidy_up
from tests.server.running import Running, people, play, running, seated, served, started
from tests.soak import quick_for

BROWSER = {"accept": "text/html"}
GOLDEN = ["mausen-3", "mausen-6", "awimbawe-2", "awimbawe-4", "mopsen-3", "mopsen-5"]


def lines(name: str) -> list[str]:
    """Return the games of a golden file as the server stores them: without lists of legal moves."""
    text = (FOLDER / f"{name}.jsonl").read_text(encoding="utf-8")
    return [line_of(play_record(parse(line, name, 1)).record()) for line in text.splitlines(keepends=True)]


@pytest.fixture
def here(server: Running) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=server.url, headers=BROWSER) as client:
        yield client


def anybody_at(url: str) -> httpx.AsyncClient:
    return httpx.AsyncClient(base_url=url, headers=BROWSER)


def upload(client: httpx.Client, body: str | bytes, name: str = "games.jsonl", **headers: str) -> httpx.Response:
    return client.post("/api/records", params={"name": name}, content=body, headers=headers)


def brought(client: httpx.Client, body: str) -> str:
    """Upload one game, and return the address of its replay without a frame number."""
    answer = upload(client, body)
    assert answer.status_code == 201, answer.text
    return str(answer.json()["address"]).removesuffix("/0")


def codes(html: str) -> set[str]:
    return set(re.findall(r'data-card="([^"]+)"', html))


# Frames -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", quick_for(["mausen-3", "awimbawe-2", "mopsen-3"], GOLDEN))
def test_every_frame_has_its_address_and_shows_only_what_its_viewpoint_may_see(here: httpx.Client, name: str) -> None:
    line = lines(name)[0]
    record = json.loads(line)
    address = brought(here, line)
    replay = replay_of(match_of(record), play_record(record).match.actions)
    pages = []
    for at in range(replay.last + 1):
        viewpoint: Any = ("open", "public", *range(record["players"]))[at % (record["players"] + 2)]
        answer = here.get(f"{address}/{at}", params={"eyes": viewpoint, "bare": "yes"})
        assert (answer.status_code, answer.headers["content-type"]) == (200, "text/html; charset=utf-8")
        assert f'data-at="{at}" data-last="{replay.last}"' in answer.text
        zones = replay.table(at, viewpoint).zones
        assert codes(answer.text) == {
            replay.game.notation.code("card", shown.card) for z in zones for shown in z.cards if shown.card is not None
        }
        pages.append(answer.text)
    assert len(set(pages)) == len(pages)
    assert 'class="result"' in pages[-1]
    assert sum('class="result"' in page for page in pages) == 1
    beyond = here.get(f"{address}/{replay.last + 1}")
    assert beyond.status_code == 404
    assert f"There is no step {replay.last + 1}. The last step is {replay.last}." in beyond.text


def test_every_link_of_a_replay_page_works(here: httpx.Client) -> None:
    address = brought(here, lines("mausen-3")[1])
    page = here.get(f"{address}/5", params={"eyes": 2}).text
    found = set(re.findall(r'href="(/[^"]+)"', page)) - {"/"}
    assert f"{address}/6?eyes=2" in found
    assert f"{address}/5" in found
    assert f"{address}/5?eyes=public" in found
    assert len(found) > 100
    for link in [link for number, link in enumerate(sorted(found)) if number % 9 == 0 or "eyes=2" not in link]:
        assert here.get(link.replace("&amp;", "&")).status_code == 200, link


def test_a_form_leads_to_a_frame(here: httpx.Client) -> None:
    address = brought(here, lines("mausen-3")[1])
    for asked, found in (
        ("", "/0"),
        ("?at=17", "/17"),
        ("?at=17&eyes=1", "/17?eyes=1"),
        ("?at=1&eyes=%0d%0ax:y", "/1"),
    ):
        answer = here.get(address + asked)
        assert (answer.status_code, answer.headers["location"]) == (303, address + found)


@pytest.mark.parametrize(
    ("asked", "status"),
    [
        *((path, 404) for path in ("/0?eyes=3", "/0?eyes=-1", "/0?eyes=x", "/999")),
        *((path, 422) for path in ("/-1", "/x", "/99999999999", "?at=x")),
    ],
)
def test_a_missing_replay_is_explained_on_a_page(here: httpx.Client, asked: str, status: int) -> None:
    answer = here.get(brought(here, lines("mausen-3")[1]) + asked, headers={"accept-language": "de"})
    assert (answer.status_code, answer.headers["content-type"]) == (status, "text/html; charset=utf-8")
    assert Translator("de").say("web-error-missing" if status == 404 else "web-malformed") in answer.text


def test_a_visitor_with_an_unknown_cookie_can_watch_a_replay(here: httpx.Client) -> None:
    here.cookies.set("menagerie", "somebody.gone")
    answer = here.get(f"{brought(here, GOOD)}/0")
    assert answer.status_code == 200
    assert 'menagerie=""' in answer.headers["set-cookie"]


def test_a_replay_page_is_in_the_chosen_language(here: httpx.Client) -> None:
    address = brought(here, lines("mopsen-3")[1])
    page = here.get(f"{address}/9?lang=nl&eyes=1").text
    assert 'lang="nl"' in page
    assert "Perspectief" in page
    assert '<input type="hidden" name="eyes" value="1">' in page
    assert "Perspectief" in here.get(f"{address}/9").text, "the choice stays"
    here.cookies.clear()


def test_more_replays_can_be_watched_than_are_cached(here: httpx.Client) -> None:
    addresses = [brought(here, line) for name in GOLDEN for line in lines(name)]
    assert len(addresses) > REPLAYS_KEPT
    for address in [*addresses, *addresses]:
        assert here.get(f"{address}/3?bare=yes").status_code == 200


# Tables -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "bots"), [("mausen", 1), ("awimbawe", 0), ("mopsen", 1)])
def test_the_game_of_a_table_can_be_watched_when_it_is_over(server: Running, game: str, bots: int) -> None:
    async def run() -> None:
        async with people(server.url, "Ada", "B<en") as friends, anybody_at(server.url) as anybody:
            table = await started(friends, game, *["random"] * bots)
            early = await anybody.get(f"/replay/{table}/0", headers={"accept-language": "fr"})
            assert (early.status_code, early.headers["content-type"]) == (409, "text/html; charset=utf-8")
            assert Translator("fr").say("server-not-over") in early.text
            await play(friends, table)
            record = await friends[0].record(table)
            replay = replay_of(match_of(record), play_record(record).match.actions)
            page = (await anybody.get(f"/replay/{table}/{replay.last}")).text
            assert 'class="result"' in page
            assert "B&lt;en" in page
            assert "Ada" in page
            assert record["seed"] in page
            assert hashlib.sha256(bytes.fromhex(record["seed"])).hexdigest() in page
            assert f'href="/api/tables/{table}/record"' in page
            assert (await anybody.get(f"/replay/{table}/{replay.last + 1}")).status_code == 404

    asyncio.run(run())


def test_the_replay_of_a_table_is_as_private_as_the_table(server: Running) -> None:
    async def run() -> None:
        async with people(server.url, "Ada", "Ben", "Eve") as [*friends, eve]:
            table = await seated(friends, "awimbawe", spectators=False)
            assert httpx.get(f"{server.url}/replay/{table}/0").status_code == 409
            await friends[0].do(table, do="start")
            await play(friends, table)
            for who, status in ((friends[1], 200), (eve, 403), (None, 403)):
                answer = httpx.get(
                    f"{server.url}/replay/{table}/4", headers={**BROWSER, **(who.headers if who else {})}
                )
                assert answer.status_code == status
                assert (Translator("en").say("server-no-spectators") in answer.text) == (status == 403)

    asyncio.run(run())


def test_an_unknown_table_has_no_replay(here: httpx.Client) -> None:
    for name in ("nosuchtable", f"r-{'0' * 64}", "r-abc", "a" * 66):
        answer = here.get(f"/replay/{name}/0")
        assert (answer.status_code, answer.headers["content-type"]) == (404, "text/html; charset=utf-8")
    assert here.get(f"/api/records/{'0' * 64}").json()["problem"] == "server-no-record"


# Records ------------------------------------------------------------------------------------------------------------


def test_an_uploaded_record_is_stored_by_its_hash_and_returned_unchanged(here: httpx.Client, server: Running) -> None:
    line = lines("awimbawe-3")[0]
    loose = json.dumps(dict(reversed(json.loads(line).items())), indent=None, separators=(" , ", " : "))
    golden = (FOLDER / "awimbawe-3.jsonl").read_text(encoding="utf-8").splitlines()[0]
    hashes = set()
    for text in (line, line.rstrip("\n"), f"\ufeff\r\n\r\n{loose}\r\n", golden):
        [found] = upload(here, text).json()["records"]
        hashes.add(found["hash"])
        assert (found["game"], found["players"]) == ("awimbawe", 3)
    [name] = hashes
    assert name == hashlib.sha256(line.encode()).hexdigest()
    answer = here.get(f"/api/records/{name}")
    assert answer.content == line.encode()
    assert answer.headers["content-disposition"] == f'attachment; filename="awimbawe-{name[:12]}.jsonl"'
    path = str(server.service.settings.database).partition("///")[2]
    with closing(sqlite3.connect(path)) as database:
        assert database.execute("SELECT count(*) FROM records WHERE hash = ?", (name,)).fetchone() == (1,)


def test_a_record_without_a_seed_contains_its_chance_outcomes(here: httpx.Client) -> None:
    record = json.loads(lines("mopsen-4")[0])
    del record["seed"]
    page = here.get(brought(here, line_of(record)) + "/12").text
    assert "The record has no seed" in page


def test_one_of_several_uploaded_games_is_chosen(here: httpx.Client) -> None:
    found = upload(here, "".join(lines("mopsen-4")), **{"accept-language": "de"}).json()
    assert len(found["records"]) == 3
    assert found["address"] == found["records"][0]["address"]
    assert all(record["title"].startswith("Mopsen · 4 Spieler · Punkte: ") for record in found["records"])
    page = send_form(here, file=("all.jsonl", "".join(lines("mopsen-4")).encode()))
    assert page.status_code == 200
    assert all(f'href="{record["address"]}"' in page.text for record in found["records"])


def spoilt(**changes: Any) -> str:
    return line_of({**json.loads(lines("mausen-3")[0]), **changes})


def with_move(entry: int, move: str) -> str:
    record = json.loads(lines("mausen-3")[0])
    record["log"][entry]["move"] = move
    return line_of(record)


GOOD = lines("mausen-3")[0]
WRONG: dict[str, tuple[bytes, str]] = {
    "empty": (b"", "record-none"),
    "blank": (b"\n \n", "record-none"),
    "binary": (bytes(range(256)), "record-not-text"),
    "half a letter": (GOOD.encode() + "é".encode()[:1], "record-not-text"),
    "no JSON": (b"hello\n", "record-not-json"),
    "truncated": (GOOD.encode()[:900], "record-truncated"),
    "deep": (b"[" * 100_000 + b"\n", "record-not-json"),
    "no record": (b'{"a": 1}\n', "record-not-record"),
    "a list": (b"[1, 2]\n", "record-not-record"),
    "another format": (spoilt(format="menagerie-record/2").encode(), "record-other-format"),
    "another game": (spoilt(game="chess").encode(), "unknown-game"),
    "too many": (spoilt(players=7).encode(), "bad-players"),
    "odd option": (spoilt(options={"ties": "x"}).encode(), "bad-option"),
    "a field too many": (spoilt(names=["A"]).encode(), "record-field-unknown"),
    "a field twice": (GOOD.replace('"game"', '"game":"x","game"').encode(), "record-field-twice"),
    "illegal": (with_move(5, "E9").encode(), "record-illegal-move"),
    "not a card": (with_move(5, "\ud800<b>").encode("utf-8", "surrogatepass"), "record-not-text"),
    "an odd letter": (with_move(5, "<b>~").replace("~", r"\ud800").encode(), "record-illegal-move"),
    "another seed": (lines("mopsen-3")[0].replace('"seed":"', '"seed":"0000')[:-1].encode(), "record-field-wrong"),
    "wrong result": (spoilt(result={"points": [1, 2, 3], "winners": [2]}).encode(), "record-result-differs"),
    "shortened": (spoilt(log=json.loads(GOOD)["log"][:-1]).encode(), "record-ends-early"),
    "second line": ((GOOD + with_move(47, "E9")).encode(), "record-illegal-move"),
}


def verified(file: str, capsys: pytest.CaptureFixture[str]) -> str:
    """Return the output of ``menagerie verify`` for a file."""
    try:
        run(["verify", file], Translator("en"))
    except BadRecord as problem:
        return str(problem)
    return capsys.readouterr().err.splitlines()[0].removeprefix("menagerie: ")


@pytest.mark.parametrize("kind", WRONG)
def test_a_record_that_breaks_the_rules_is_refused_and_not_stored(
    here: httpx.Client,
    server: Running,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    kind: str,
) -> None:
    body, problem = WRONG[kind]
    path = str(server.service.settings.database).partition("///")[2]
    file = tmp_path / "x.jsonl"
    file.write_bytes(body)
    with closing(sqlite3.connect(path)) as database:
        before = database.execute("SELECT count(*) FROM records").fetchone()
        answer = upload(here, body, "x.jsonl")
        form = send_form(here, file=("x.jsonl", body)) if body else send_form(here, text="\n")
        assert database.execute("SELECT count(*) FROM records").fetchone() == before
    assert (answer.status_code, answer.json()["problem"]) == (422, problem)
    assert form.status_code == 422
    monkeypatch.chdir(tmp_path)
    said = verified("x.jsonl", capsys)
    assert answer.json()["message"] == said
    escaped = said.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;").replace('"', "&#34;")
    assert not body or escaped.replace("'", "&#39;") in form.text


def test_an_upload_that_is_too_large_is_refused(here: httpx.Client) -> None:
    answer = upload(here, b" " * (MAX_BYTES + 1))
    assert (answer.status_code, answer.json()["facts"]) == (413, {"largest": MAX_BYTES})
    assert upload(here, GOOD + " " * (MAX_BYTES - len(GOOD.encode()))).status_code == 201
    page = send_form(here, text=" " * (MAX_BYTES + 1))
    assert (page.status_code, page.headers["content-type"]) == (413, "text/html; charset=utf-8")
    assert send_form(here, text=" " * 3 * MAX_BYTES).status_code == 413
    assert upload(here, GOOD * MAX_GAMES).status_code == 201
    answer = upload(here, GOOD * (MAX_GAMES + 1))
    assert (answer.status_code, answer.json()["problem"]) == (422, "server-too-many-games")
    assert here.post("/api/people", content=b" " * (MAX_BODY + 1)).status_code == 413, "elsewhere it is as it was"
    assert here.post("/api/records/", content=b" " * (MAX_BODY + 1)).status_code == 413


def test_uploads_are_rate_limited(tmp_path: Path) -> None:
    with (
        running(tmp_path / "slow.db", creations_per_second=0.05) as slow,
        httpx.Client(base_url=slow.url, headers=BROWSER) as client,
    ):
        assert upload(client, GOOD).status_code == 201
        assert upload(client, GOOD).status_code == 429
        page = send_form(client, text=GOOD)
        assert (page.status_code, page.headers["content-type"]) == (429, "text/html; charset=utf-8")
        assert page.headers["retry-after"]


def test_pages_of_other_sites_may_not_upload(here: httpx.Client) -> None:
    assert upload(here, GOOD, origin="https://example.com").status_code == 403


# Without a script ---------------------------------------------------------------------------------------------------


def send_form(client: httpx.Client, text: str = "", file: tuple[str, bytes] = ("", b"")) -> httpx.Response:
    """Send the form as a browser does."""
    name, content = file
    parts = [
        b'Content-Disposition: form-data; name="file"; filename="' + name.encode() + b'"\r\n'
        b"Content-Type: application/octet-stream\r\n\r\n" + content,
        b'Content-Disposition: form-data; name="text"\r\n\r\n' + text.encode().replace(b"\n", b"\r\n"),
    ]
    body = b"".join(b"--edge\r\n" + part + b"\r\n" for part in parts) + b"--edge--\r\n"
    return client.post("/replay", content=body, headers={"content-type": "multipart/form-data; boundary=edge"})


def test_a_form_uploads_a_file_or_a_text(here: httpx.Client) -> None:
    page = here.get("/replay")
    assert page.status_code == 200
    assert 'enctype="multipart/form-data"' in page.text
    name = hashlib.sha256(GOOD.encode()).hexdigest()
    for given in ({"text": GOOD}, {"file": ("ä.jsonl", GOOD.encode())}, {"text": "x", "file": ("g", GOOD.encode())}):
        answer = send_form(here, **given)
        assert (answer.status_code, answer.headers["location"]) == (303, f"/replay/r-{name}/0")
    wrong = send_form(here, text="<b>hello</b>")
    assert wrong.status_code == 422
    assert "Pasted text, line 1: the record breaks off" in wrong.text
    assert "&lt;b&gt;hello&lt;/b&gt;</textarea>" in wrong.text


@pytest.mark.parametrize("kind", ["", "text/plain", "multipart/form-data", "multipart/form-data; boundary=other"])
def test_a_form_of_another_content_type_contains_no_records(here: httpx.Client, kind: str) -> None:
    answer = here.post("/replay", content=GOOD, headers={"content-type": kind})
    assert answer.status_code == 422
    assert "contains no records" in answer.text


# What stays ---------------------------------------------------------------------------------------------------------


def test_a_killed_server_keeps_uploaded_records(tmp_path: Path) -> None:
    database = tmp_path / "kept.db"
    with served(database) as first, httpx.Client(base_url=first.url) as client:
        address = brought(client, GOOD)
        first.process.kill()
        first.process.wait()
    with served(database) as second, httpx.Client(base_url=second.url) as client:
        name = address.removeprefix("/replay/r-")
        assert client.get(f"/api/records/{name}").text == GOOD
        assert client.get(f"{address}/7").status_code == 200


def test_on_postgresql_all_nodes_show_uploaded_records() -> None:
    database = new_postgres()
    with cluster(database, 2) as (one, other):
        with httpx.Client(base_url=one.url) as client:
            address, again = brought(client, GOOD), brought(client, GOOD)
        with httpx.Client(base_url=other.url) as client:
            assert brought(client, GOOD) == address == again
            assert client.get(f"{address}/7").status_code == 200
    assert asyncio.run(sql(database, "SELECT count(*) FROM records")) == [(1,)]


def test_the_records_table_exists_on_sqlite() -> None:
    database = new_sqlite()
    with cluster(database, 1):
        pass
    assert asyncio.run(sql(database, "SELECT count(*) FROM records")) == [(0,)]
