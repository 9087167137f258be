"""Nobody can do what they may not, and no input breaks the server."""

from __future__ import annotations

import asyncio
import json
import socket
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from menagerie.server.http.middleware import HEADERS, MAX_BODY
from tests.server.running import Served, line, log_in, people, refused, running, seated, served, started
from tests.waiting import PATIENCE

MARKUP = "<script>alert('&amp;')</script>\"'"


@pytest.fixture(scope="module")
def process(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """Run a separate server; at the end its log must have neither tracebacks nor errors."""
    with served(tmp_path_factory.mktemp("safety") / "menagerie.db") as found:
        yield found
        found.stop()
        assert [entry for entry in found.lines() if "trace" in entry or entry["level"] in ("error", "critical")] == []


# Who ----------------------------------------------------------------------------------------------------------------


def test_only_the_person_in_a_seat_moves_there_and_only_in_turn(process: Served) -> None:
    url = process.url

    async def run() -> None:
        async with people(url, "Ada", "Ben", "Cleo", "Eve", "") as [*friends, eve, nobody]:
            table, other = await started(friends, "awimbawe"), await started(friends, "awimbawe")
            view = await friends[0].view(table)
            [turn] = view["turn"]
            move = (await friends[turn].view(table))["legal"][0]
            asked = {"do": "move", "move": move, "id": "x"}
            await refused(403, "server-no-seat", eve.do(table, **asked))
            await refused(401, "server-anonymous", nobody.do(table, **asked))
            await refused(409, "not-your-turn", friends[(turn + 1) % 3].do(table, **asked))
            await refused(409, "illegal-move", friends[turn].do(table, do="move", move="nonsense", id="y"))
            await refused(403, "server-not-your-seat", friends[(turn + 1) % 3].do(table, **asked, seat=turn))
            await refused(404, "server-no-table", friends[turn].do("AAAAAAAAAAAAAAAA", **asked))
            for who, problem in ((eve, "server-no-seat"), (None, "server-anonymous")):
                async with line(who, url, table) as received:
                    await received.until("view")
                    await received.ask(**asked)
                    answer = await received.until("refused")
                    assert (answer["problem"], answer["id"]) == (problem, "x")
            after = await friends[0].view(table)
            assert (after["n"], after["cards"]) == (view["n"], view["cards"])
            await friends[turn].do(table, **asked)
            assert (await friends[0].view(other))["n"] == view["n"], "the other table knows nothing of it"

    asyncio.run(run())


def test_nobody_can_act_as_another_person(process: Served) -> None:
    with httpx.Client(base_url=process.url) as ada, httpx.Client(base_url=process.url) as eve:
        log_in(ada, "Ada")
        person, cookie = ada.get("/api/me").json()["person"], ada.cookies["menagerie"]
        signature = cookie.rpartition(".")[2]
        mine = log_in(eve, "Eve")
        for forged in (
            person,
            f"{person}.",
            f"{person}.{signature[:-2]}AA",
            f"{mine['person']}.{signature}",
            "é.x",
            ".",
        ):
            header = f"menagerie={forged}".encode()
            answer = httpx.get(f"{process.url}/api/me", headers={b"cookie": header})
            assert (answer.status_code, answer.json()["problem"]) == (401, "server-stale-cookie")
            assert httpx.get(f"{process.url}/api/tables", headers={b"cookie": header}).status_code == 401
        for word in ("Bearer", "Bearer nonsense", "Basic QWRhOng=", f"Bearer {person}", f"Bearer {cookie}"):
            answer = httpx.get(f"{process.url}/api/me", headers={"authorization": word})
            assert (answer.status_code, answer.json()["problem"]) == (401, "server-wrong-token")
            assert answer.headers["www-authenticate"] == "Bearer"
        token = mine["token"]
        both = httpx.get(
            f"{process.url}/api/me", headers={"authorization": f"Bearer {token}", "cookie": f"menagerie={cookie}"}
        )
        assert both.json()["person"] == mine["person"], "the header goes before the cookie"


@pytest.mark.parametrize("headers", [{"authorization": "Bearer wrong"}, {"cookie": "menagerie=wrong.wrong"}])
def test_a_socket_with_false_credentials_is_closed(process: Served, headers: dict[str, str]) -> None:
    async def run() -> None:
        async with people(process.url, "Ada") as [ada]:
            table = await seated([ada], "mausen", "random", "random")
            async with line(None, process.url, table, **headers) as received:
                assert await received.end() == 4401
                assert received.received[0]["type"] == "refused"
            async with line(ada, process.url, "nosuchtable") as received:
                assert await received.end() == 4404

    asyncio.run(run())


# What ---------------------------------------------------------------------------------------------------------------

NESTED = b"[" * 8000
WRONG_BODIES = [
    b"",
    b"null",
    b"[]",
    b"7",
    b"{",
    b'{"do"',
    b'"do"',
    b"{}",
    b'{"do": "fly"}',
    b'{"do": null}',
    b'{"do": ["move"]}',
    b'{"do": "move"}',
    b'{"do": "move", "move": 7, "id": "a"}',
    b'{"do": "move", "move": "E1", "id": ""}',
    b'{"do": "move", "move": "E1", "id": NaN}',
    b'{"do": "move", "move": "' + b"x" * 41 + b'", "id": "a"}',
    b'{"do": "sit", "seat": NaN}',
    b'{"do": "sit", "seat": Infinity}',
    b'{"do": "sit", "seat": 1e400}',
    b'{"do": "sit", "seat": -1}',
    b'{"do": "sit", "seat": 1.5}',
    b'{"do": "sit", "seat": true}',
    b'{"do": "sit", "seat": "1"}',
    b'{"do": "sit", "seat": 10}',
    b'{"do": "sit", "seat": ' + b"9" * 1500 + b"}",
    b'{"do": "sit", "seat": [[[[[[1]]]]]]}',
    b'{"do": "say", "text": "\\ud800"}',
    b'{"do": "say", "text": "\xff"}',
    b'{"do": "say", "text": {}}',
    b'{"do": "leave", "more": 1}',
    b'{"do": "offer", "seat": 0, "to": "king"}',
    b'{"do": "mute", "person": "x", "muted": "yes"}',
    b"\x00\x01\x02",
    b"\xff\xfe",
    NESTED[:2000],
    b'{"a":' * 300 + b"1" + b"}" * 300,
]


def test_malformed_commands_are_refused_and_change_nothing(process: Served) -> None:
    url = process.url

    async def run() -> None:
        async with people(url, "Ada") as [ada]:
            table = await seated([ada], "mausen", "random", "random")
            before = await ada.view(table)
            headers = {**ada.headers, "content-type": "application/json"}
            async with httpx.AsyncClient(base_url=url, headers=headers) as bare:
                for body in [*WRONG_BODIES, NESTED, b"9" * 10_000]:
                    answer = await bare.post(f"/api/tables/{table}", content=body)
                    assert (answer.status_code, answer.json()["problem"]) == (422, "server-malformed"), body
                for options in (
                    '{"a": "\\ud800"}',
                    '{"\\ud800": 1}',
                    '{"a": NaN}',
                    f'{{"a": {"9" * 400}}}',
                    '{"a": []}',
                ):
                    body = f'{{"game": "mausen", "seats": ["open", "open", "open"], "options": {options}}}'.encode()
                    answer = await bare.post("/api/tables", content=body)
                    assert answer.status_code == 422, options
                    assert answer.json()["problem"]
                wrong_kind = {"content-type": "text/plain"}
                answer = await bare.post(f"/api/tables/{table}", content=b'{"do": "leave"}', headers=wrong_kind)
                assert answer.status_code == 422
            async with line(ada, url, table) as received:
                await received.until("back")
                for body in WRONG_BODIES:
                    try:
                        await received.socket.send(body.decode())
                    except UnicodeDecodeError:
                        await received.socket.send(body)
                    answer = await received.next()
                    assert (answer["type"], answer["problem"]) == ("refused", "server-malformed"), body
            after = await ada.view(table)
            assert after["seats"][0]["person"] == before["seats"][0]["person"]
            assert after["chat"] == before["chat"] == []

    asyncio.run(run())


def test_requests_that_are_too_large_are_refused(process: Served) -> None:
    url = process.url

    async def run() -> None:
        async with people(url, "Ada") as [ada]:
            table = await seated([ada], "mausen", "random", "random")
            fits = b'{"do": "say", "text": "x"}'

            async def pieces() -> Any:
                for _ in range(40):
                    yield b" " * 1000

            async with httpx.AsyncClient(base_url=url, headers=ada.headers) as bare:
                kind = {"content-type": "application/json"}
                for content in (fits + b" " * MAX_BODY, b"x" * 1_000_000, pieces()):
                    answer = await bare.post(f"/api/tables/{table}", content=content, headers=kind)
                    assert (answer.status_code, answer.json()["problem"]) == (413, "server-too-large")
                full = fits + b" " * (MAX_BODY - len(fits))
                assert (await bare.post(f"/api/tables/{table}", content=full, headers=kind)).status_code == 200
            async with line(ada, url, table) as received:
                await received.socket.send(" " * 2049)
                assert await received.end() == 4413
                assert received.received[-1]["problem"] == "server-too-large"
            async with line(ada, url, table) as received:
                await received.socket.send("x" * 100_000)
                assert await received.end() == 1009
            async with line(ada, url, table) as received:
                await received.socket.send(b"x" * 10_000)
                assert await received.end() == 4413

    asyncio.run(run())


def test_text_that_is_not_utf8_closes_a_socket(process: Served) -> None:
    async def run() -> None:
        async with people(process.url, "Ada") as [ada]:
            table = await seated([ada], "mausen", "random", "random")
            async with line(ada, process.url, table) as received:
                await received.socket.send(b"\xff\xfe", text=True)
                assert await received.end() == 1007

    asyncio.run(run())


def test_requests_are_rate_limited(tmp_path: Path) -> None:
    times = [1_000_000.0]

    async def run(url: str) -> None:
        async with people(url, "Ada") as [ada]:
            table = await seated([ada], "mausen", "random", "random")
            times[0] += 60
            asked = [ada.ask("POST", f"/tables/{table}", {"do": "say", "text": "x"}) for _ in range(60)]
            found = await asyncio.gather(*asked, return_exceptions=True)
            assert sorted(getattr(answer, "status", 200) for answer in found) == [200] * 10 + [429] * 50
            times[0] += 2
            async with line(ada, url, table) as received:
                for _ in range(60):
                    await received.socket.send("ping")
                assert await received.end() == 4429
                assert received.received[-1]["problem"] == "server-too-fast"
                assert len([sent for sent in received.received if sent["type"] == "pong"]) == 10
        answers = [httpx.post(f"{url}/api/people", json={"name": "x"})]
        while answers[-1].status_code != 429:
            answers.append(httpx.post(f"{url}/api/people", json={"name": "x"}))
        assert {answer.status_code for answer in answers} == {201, 429}
        assert all(answer.headers["retry-after"] for answer in answers if answer.status_code == 429)

    with running(
        tmp_path / "fast.db", messages_per_second=5.0, creations_per_second=1.0, monotonic=lambda: times[0]
    ) as server:
        asyncio.run(run(server.url))


# Markup, paths, pages of others ---------------------------------------------------------------------------------------


def test_markup_is_stored_as_written_and_escaped_on_pages(process: Served) -> None:
    async def run() -> None:
        async with people(process.url, MARKUP[:40], "Ben") as [ada, ben]:
            table = await seated([ada, ben], "mausen", "random")
            async with line(ben, process.url, table) as received:
                await received.until("view")
                await ada.do(table, do="say", text=MARKUP)
                said = await received.until("said")
            assert (said["text"], said["name"]) == (MARKUP, MARKUP[:40])
            view = await ben.view(table)
            assert (view["chat"][0]["text"], view["seats"][0]["name"]) == (MARKUP, MARKUP[:40])

    asyncio.run(run())
    for path in ("/link/%22%3E%3Cscript%3Ealert(1)%3C%2Fscript%3E", "/link/'%3E%3Cscript%3E", "/%3Cscript%3E"):
        page = httpx.get(f"{process.url}{path}", headers={"accept": "text/html"})
        assert all(script.startswith(' src="/static/') for script in page.text.split("<script")[1:])
    kind = httpx.get(f"{process.url}/api/tables").headers["content-type"]
    assert kind == "application/json"


def raw(url: str, request: bytes) -> bytes:
    """Return a server's answer to bytes that no regular client would send."""
    host, port = url.removeprefix("http://").split(":")
    with socket.create_connection((host, int(port)), timeout=PATIENCE) as connection:
        connection.sendall(request)
        found = b""
        while more := connection.recv(65536):
            found += more
        return found


@pytest.mark.parametrize(
    "path",
    [
        "/api/tables/../../etc/passwd",
        "/api/tables/..%2f..%2fetc%2fpasswd",
        "/api/tables/%2e%2e/%2e%2e",
        "/api/tables/%2e%2e",
        "/api/tables/a%00b",
        "/api/tables/%00",
        "/api/tables/%ff%fe",
        "/api/tables/" + "a" * 23,
        "/api/tables/" + "a" * 20_000,
        "/api/tables//",
        "/api/tables/a'%20OR%20'1'='1",
        "/api/ratings/..%2f..",
        "/api/ratings/%00",
        "/link/%00",
        "/link/../api/me",
        "//api/me",
        "/api/tables?mine=perhaps",
        "/api/tables/abc/stream?after=-1",
        "/api/tables/abc/stream?after=99999999999999999999999",
        "/api/tables/abc?numbers=%00",
    ],
)
def test_malformed_paths_lead_nowhere(process: Served, path: str) -> None:
    for method in ("GET", "POST"):
        answer = raw(
            process.url,
            f"{method} {path} HTTP/1.1\r\nHost: x\r\nContent-Length: 0\r\nConnection: close\r\n\r\n".encode(),
        )
        status = int(answer.split(b" ", 2)[1])
        link_page = path == "/link/%00" and method == "GET"
        assert 400 <= status < 500 or (link_page and status == 200), answer[:200]
        assert b"root:" not in answer


@pytest.mark.parametrize("table", ["%00", "a" * 30, "%2e%2e", "a b", "é"])
def test_a_socket_to_an_unknown_table_is_refused(process: Served, table: str) -> None:
    async def run() -> None:
        with pytest.raises(InvalidStatus) as found:
            async with connect(f"ws{process.url.removeprefix('http')}/api/tables/{table}/socket"):
                pass
        assert 400 <= found.value.response.status_code < 500

    asyncio.run(run())


@pytest.mark.parametrize(
    "origin", ["http://evil.example", "null", "http://", "http://[", "file://", "http://{host}.evil.example"]
)
def test_pages_of_other_sites_may_not_send_requests(process: Served, origin: str) -> None:
    host = process.url.removeprefix("http://")
    origin = origin.replace("{host}", host)
    with httpx.Client(base_url=process.url) as ada:
        log_in(ada, "Ada")
        for method, path in (
            ("POST", "/api/tables"),
            ("PUT", "/api/me"),
            ("DELETE", "/api/me/tokens"),
            ("POST", "/link/x"),
        ):
            answer = ada.request(method, path, headers={"origin": origin})
            assert (answer.status_code, answer.json()["problem"]) == (403, "server-foreign-origin")
        assert ada.put("/api/me", json={"name": "Zoë"}, headers={"origin": process.url}).status_code == 200
        cookie = f"menagerie={ada.cookies['menagerie']}"

    async def run() -> None:
        async with people(process.url, "Ben") as [ben]:
            table = await seated([ben], "mausen", "random", "random")
            async with line(None, process.url, table, origin=origin, cookie=cookie) as received:
                assert await received.end() == 4403
                assert [sent["problem"] for sent in received.received] == ["server-foreign-origin"]
            async with line(None, process.url, table, origin=process.url, cookie=cookie) as received:
                await received.until("view")

    asyncio.run(run())


@pytest.mark.parametrize(
    ("site", "status"), [("cross-site", 403), ("same-site", 403), ("same-origin", 201), ("none", 201)]
)
def test_a_browser_says_from_which_site_a_request_comes(process: Served, site: str, status: int) -> None:
    answer = httpx.post(f"{process.url}/api/people", json={"name": "Ada"}, headers={"sec-fetch-site": site})
    assert answer.status_code == status


def test_answers_of_the_api_are_not_stored_and_https_stays_https(process: Served) -> None:
    for path in ("/api/games", "/api/tables", "/api/tables/nosuchtable"):
        answer = httpx.get(f"{process.url}{path}")
        assert answer.headers["cache-control"] == "no-store"
        assert "strict-transport-security" not in answer.headers
    answer = httpx.get(f"{process.url}/", headers={"x-forwarded-proto": "https"})
    assert answer.headers["strict-transport-security"].startswith("max-age=")
    assert httpx.head(f"{process.url}/healthz").status_code == httpx.head(f"{process.url}/readyz").status_code == 200


def test_only_allowed_hosts_are_answered(tmp_path: Path) -> None:
    with running(tmp_path / "hosts.db", hosts=("cards.example",)) as server:
        for host, status in (
            ("cards.example", 200),
            ("CARDS.example:8000", 200),
            ("evil.example", 404),
            ("cards.example.evil", 404),
            ("[", 404),
        ):
            answer = httpx.get(f"{server.url}/api/games", headers={"host": host})
            assert answer.status_code == status, host
            assert httpx.get(f"{server.url}/healthz", headers={"host": host}).status_code == 200


def test_an_allowed_origin_may_send_requests(tmp_path: Path) -> None:
    with running(tmp_path / "origins.db", origins=("https://friend.example",)) as server:
        for origin, status in (("https://friend.example", 201), ("http://friend.example", 403)):
            answer = httpx.post(f"{server.url}/api/people", json={"name": "Ada"}, headers={"origin": origin})
            assert answer.status_code == status


def test_every_answer_has_the_headers_that_keep_a_browser_safe(process: Served) -> None:
    with httpx.Client(base_url=process.url) as ada:
        log_in(ada, "Ada")
        answers = [
            ada.get("/api/games"),
            ada.get("/api/docs"),
            ada.get("/api/openapi.json"),
            ada.get("/healthz"),
            ada.get("/readyz"),
            ada.get("/metrics"),
            ada.get("/link/x"),
            ada.get("/nowhere"),
            ada.get("/api/tables/nosuchtable"),
            ada.post("/api/tables", json={}),
            ada.post("/api/tables", content=b"x" * 20_000),
            ada.post("/api/tables", headers={"origin": "http://evil.example"}),
            ada.patch("/api/me"),
            ada.head("/api/games"),
            ada.options("/api/games"),
            ada.delete("/api/me/tokens"),
        ]
    for answer in answers:
        for name, value in HEADERS:
            assert answer.headers[name.decode()] == value.decode(), answer.request.url
        assert "server" not in answer.headers
    policy = answers[0].headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "unsafe" not in policy


def test_a_problem_is_explained_in_the_requested_language(process: Served) -> None:
    found = {
        asked: httpx.get(f"{process.url}/api/me", headers={"accept-language": asked}).json()["message"]
        for asked in ("en", "de", "fr", "it", "nl", "de-CH, en;q=0.5", "ja, nl;q=0.3", "tlh", "")
    }
    assert len({found[language] for language in ("en", "de", "fr", "it", "nl")}) == 5
    assert found["de-CH, en;q=0.5"] == found["de"]
    assert found["ja, nl;q=0.3"] == found["nl"]
    assert found["tlh"] == found[""] == found["en"]


# Secrets --------------------------------------------------------------------------------------------------------------


def test_the_log_contains_no_secrets(tmp_path: Path) -> None:
    async def run(server: Served) -> list[str]:
        async with people(server.url, "Ada", "Ben", "Cleo") as friends:
            table = await started(friends, "mopsen")
            secrets = [friend.token or "" for friend in friends] + [table]
            async with httpx.AsyncClient(base_url=server.url) as browser:
                answer = await browser.post("/api/people", json={"name": "Dan"})
                secrets += [browser.cookies["menagerie"], answer.json()["token"]]
                link = (await browser.post("/api/me/link")).json()["link"]
                secrets.append(link.rsplit("/", 1)[1])
                await browser.get(link)
                await browser.post(link)
                await browser.post(link)
            async with line(friends[0], server.url, table) as received:
                view = await received.until("view")
                secrets.append(view["commitment"])
                await received.ask(do="move", move=view["legal"][0], id="secret-id")
                await received.until("moved")
                await received.ask(do="move", move="secret-move", id="secret-id-2")
                await received.until("refused")
                await received.socket.send("secret-nonsense")
                await received.until("refused")
            await friends[1].do(table, do="say", text="secret-word")
            friends[2].token = "secret-token"
            await refused(401, "server-wrong-token", friends[2].ask("GET", "/me"))
            hidden = [
                json.dumps(row["card"]) for zone in view["cards"]["zones"] for row in zone["cards"] if row["card"]
            ]
            return [*secrets, *hidden]

    with served(tmp_path / "menagerie.db") as server:
        secrets = asyncio.run(run(server))
        server.stop()
        text = server.log.read_text(encoding="utf-8")
    for route in ("/api/people", "/link/{word}", "/api/tables/{table}", "/api/tables/{table}/socket", "/api/me"):
        assert f'"route":"{route}"' in text
    assert "secret" not in text
    for secret in secrets:
        assert secret not in text
