"""Tables before and after the game, and identities."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from typing import Any

import httpx
import pytest

from menagerie import names
from menagerie.client import Client
from menagerie.server.http.identity import LINK_LIFETIME
from tests.server.running import Running, line, log_in, people, play, refused, running, seated, started
from tests.waiting import eventually

ALL_FIELDS = {
    "options": {"rounds": 2},
    "public": True,
    "spectators": False,
    "rated": False,
    "clock": 60,
}


def kinds(table: dict[str, Any]) -> list[str]:
    return [seat["kind"] for seat in table["seats"]]


def test_a_table_has_the_requested_setup(url: str) -> None:
    async def run() -> None:
        async with people(url, "Ada") as [ada]:
            games = await ada.ask("GET", "/games")
            assert [game["game"] for game in games] == names()
            fields = {**ALL_FIELDS, "options": {}}
            table = await ada.open("mausen", ["open", "reserved", "novice"], **fields)
            assert {key: table[key] for key in fields} == fields
            assert (table["game"], table["phase"], table["host"]) == ("mausen", "open", ada.person)
            assert kinds(table) == ["open", "reserved", "bot"]
            assert table["seats"][2]["level"] == "novice"
            plain = await ada.open("Awimbawé", ["open"] * 3)
            assert plain["game"] == "awimbawe"
            shown = {key: plain[key] for key in ALL_FIELDS}
            assert shown == {
                "options": {},
                "public": False,
                "spectators": True,
                "rated": True,
                "clock": None,
            }

    asyncio.run(run())


@pytest.mark.parametrize(
    ("game", "seats", "more"),
    [
        ("chess", ["open"] * 3, {}),
        ("mausen", ["open"] * 2, {}),
        ("mausen", ["open"] * 9, {}),
        ("mausen", [], {}),
        ("mausen", ["open", "open", "throne"], {}),
        ("mausen", ["open"] * 3, {"options": {"cheating": True}}),
        ("mausen", ["open"] * 3, {"clock": 1}),
        ("mausen", ["open"] * 3, {"clock": "60"}),
        ("mausen", ["open"] * 3, {"public": "yes"}),
        ("mausen", ["open"] * 3, {"colour": "red"}),
    ],
)
def test_a_table_with_an_impossible_setup_is_not_opened(
    url: str, game: str, seats: list[str], more: dict[str, Any]
) -> None:
    async def run() -> None:
        async with people(url, "Ada") as [ada]:
            with pytest.raises(Exception, match=r".") as found:
                await ada.open(game, seats, **more)
            assert found.value.status == 422  # type: ignore[attr-defined]

    asyncio.run(run())


def test_public_tables_are_listed_until_they_are_over_and_own_tables_always(url: str) -> None:
    async def run() -> None:
        async with people(url, "Ada", "Ben", "Cleo") as friends, people(url, "") as [nobody]:
            ada, ben, _ = friends
            shown = await seated(friends, "mausen", public=True)
            hidden = await seated(friends, "mausen")

            async def listed(client: Client, mine: bool = False) -> set[str]:
                return {table["table"] for table in await client.tables(mine)} & {shown, hidden}

            assert await listed(nobody) == {shown}
            assert await listed(ben) == {shown}
            assert await listed(ben, mine=True) == {shown, hidden}
            for table in (shown, hidden):
                await ada.do(table, do="start")
            assert await listed(ben) == {shown}
            await play(friends, shown)

            async def is_over() -> bool:
                return await listed(ben) == set()

            await eventually(is_over)
            assert await listed(ben, mine=True) == {shown, hidden}
            await refused(401, "server-anonymous", nobody.tables(mine=True))

    asyncio.run(run())


def test_a_person_takes_any_free_seat_or_a_named_one_and_only_one(url: str) -> None:
    async def run() -> None:
        async with people(url, "Ada", "Ben", "Cleo", "Dan", "") as [ada, ben, cleo, dan, nobody]:
            table = (await ada.open("mausen", ["open", "novice", "open", "open"]))["table"]
            await ben.do(table, do="sit", seat=2)
            await ada.do(table, do="sit")
            assert (await ada.view(table))["you"] == 0
            assert (await ben.view(table))["you"] == 2
            await refused(409, "server-already-seated", ben.do(table, do="sit"))
            await refused(404, "server-no-such-seat", cleo.do(table, do="sit", seat=9))
            for seat in (0, 1, 2):
                taken = await refused(409, "server-seat-taken", cleo.do(table, do="sit", seat=seat))
                assert taken.facts == {"free": "3"}
            await cleo.do(table, do="sit", seat=3)
            none = await refused(409, "server-seat-taken", dan.do(table, do="sit"))
            assert none.facts == {"free": "–"}
            await refused(404, "server-no-table", dan.do("nosuchtable", do="sit"))
            await refused(401, "server-anonymous", nobody.do(table, do="sit"))

    asyncio.run(run())


def test_a_reserved_seat_needs_its_key_which_only_the_host_sees(url: str) -> None:
    async def run() -> None:
        async with people(url, "Ada", "Ben", "") as [ada, ben, nobody]:
            opened = await ada.open("mausen", ["reserved", "open", "reserved"])
            table, keys = opened["table"], [seat.get("key") for seat in opened["seats"]]
            assert keys[0]
            assert keys[2]
            assert keys[0] != keys[2]
            assert keys[1] is None
            for other in (ben, nobody):
                assert all("key" not in seat for seat in (await other.view(table))["seats"])
            for key, seat in ((keys[0][:-1], None), (keys[0], 2), ("", 0)):
                with pytest.raises(Exception, match=r"."):
                    await ben.do(table, do="sit", key=key, **({"seat": seat} if seat is not None else {}))
            await refused(403, "server-wrong-key", ben.do(table, do="sit", key="wrong"))
            await refused(409, "server-seat-taken", ben.do(table, do="sit", seat=2))
            await ben.do(table, do="sit", key=keys[2])
            assert (await ben.view(table))["you"] == 2
            await refused(403, "server-wrong-key", ada.do(table, do="sit", key=keys[2]))

    asyncio.run(run())


def test_the_host_changes_seats_and_removes_a_player(url: str) -> None:
    async def run() -> None:
        async with people(url, "Ada", "Ben") as [ada, ben]:
            table = await seated([ada, ben], "mausen", "random")
            await refused(403, "server-not-host", ben.do(table, do="offer", seat=0, to="open"))
            await refused(404, "server-no-such-seat", ada.do(table, do="offer", seat=3, to="open"))
            async with line(ben, url, table) as bens, line(ada, url, table) as adas:
                assert (await bens.until("view"))["you"] == 1
                await ada.do(table, do="offer", seat=1, to="reserved")
                sent = await bens.until("offered")
                assert sent["view"]["you"] is None
                assert "key" not in sent
                assert "key" not in sent["view"]["seats"][1]
                assert (await adas.until("offered"))["key"]
            assert table not in {found["table"] for found in await ben.tables(mine=True)}
            for seat, to, kind in (
                (1, "strong", "bot"),
                (1, "open", "open"),
                (2, "open", "open"),
                (2, "novice", "bot"),
            ):
                await ada.do(table, do="offer", seat=seat, to=to)
                assert (await ada.view(table))["seats"][seat]["kind"] == kind
            await ben.do(table, do="sit")
            await ada.do(table, do="start")
            await refused(409, "server-not-open", ada.do(table, do="offer", seat=1, to="open"))

    asyncio.run(run())


def test_only_the_host_starts_and_only_when_every_seat_is_taken(url: str) -> None:
    async def run() -> None:
        async with people(url, "Ada", "Ben") as [ada, ben]:
            table = (await ada.open("mausen", ["open", "reserved", "random"]))["table"]
            await ben.do(table, do="sit")
            await refused(403, "server-not-host", ben.do(table, do="start"))
            empty = await refused(409, "server-seats-empty", ada.do(table, do="start"))
            assert empty.facts == {"seats": "1"}
            await ada.do(table, do="offer", seat=1, to="random")
            await ada.do(table, do="start")
            assert (await ben.view(table))["phase"] == "playing"
            await refused(409, "server-not-open", ada.do(table, do="start"))
            await refused(409, "server-not-open", ada.do(table, do="sit"))

    asyncio.run(run())


def test_leaving_frees_the_seat_before_the_start_and_gives_it_to_a_bot_later(url: str) -> None:
    async def run() -> None:
        async with people(url, "Ada", "Ben", "Cleo") as [ada, ben, cleo]:
            table = await seated([ada, ben, cleo], "mausen")
            await cleo.do(table, do="leave")
            assert kinds(await ada.view(table)) == ["person", "person", "open"]
            await refused(403, "server-no-seat", cleo.do(table, do="leave"))
            await cleo.do(table, do="sit")
            for client in (ada, ben, cleo):
                await client.do(table, do="stand-in", level="random")
            await ada.do(table, do="start")
            await ben.do(table, do="leave")
            seats = (await ada.view(table))["seats"]
            assert (seats[1]["kind"], seats[1]["level"]) == ("bot", "random")
            assert "person" not in seats[1]
            await refused(403, "server-no-seat", ben.do(table, do="leave"))
            assert table not in {found["table"] for found in await ben.tables(mine=True)}
            await play([ada, cleo], table)
            await refused(409, "server-game-over", ada.do(table, do="leave"))

    asyncio.run(run())


def test_a_rematch_has_the_same_people_and_is_one_table_for_several_requests(server: Running) -> None:
    url = server.url

    async def run() -> None:
        async with people(url, "Ada", "Ben", "Cleo") as friends:
            ada, ben, cleo = friends
            setup = {"public": True, "rated": False, "clock": 600}
            table = await started(friends, "mausen", "random", **setup)
            await refused(409, "server-not-over", ada.do(table, do="rematch"))
            await play(friends, table)

            async def gone() -> bool:
                return not any(seat.get("here") for seat in (await ada.view(table))["seats"])

            await eventually(gone)
            async with line(cleo, url, table) as received:
                asked = [client.do(table, do="rematch") for client in (ada, ben, ada)]
                found = await asyncio.gather(*asked, return_exceptions=True)
                sent = await received.until("rematched")
            numbers = [answer for answer in found if isinstance(answer, int)]
            assert len(numbers) == 1
            problems = [answer for answer in found if not isinstance(answer, int)]
            assert [problem.problem for problem in problems] == ["server-rematch-there"] * 2  # type: ignore[union-attr]
            assert all(problem.facts == {"table": sent["table"]} for problem in problems)  # type: ignore[union-attr]
            for client in friends:
                mine = {found["table"] for found in await client.tables(mine=True)}
                assert mine == {table, sent["table"]}
            again = await ben.view(sent["table"])
            assert [seat.get("person") for seat in again["seats"]] == [c.person for c in friends] + [None]
            assert again["seats"][3]["level"] == "random"
            assert {key: again[key] for key in setup} == setup
            assert (again["phase"], again["you"], (await ada.view(table))["rematch"]) == ("open", 1, sent["table"])
            host = next(client for client in friends if client.person == again["host"])
            await host.do(sent["table"], do="start")

    asyncio.run(run())


def test_a_rematch_starts_at_once_if_everybody_is_connected(server: Running) -> None:
    url = server.url

    async def run() -> None:
        async with people(url, "Ada", "Ben") as friends, AsyncExitStack() as stack:
            table = await started(friends, "mausen", "novice")
            await play(friends, table)
            lines = [await stack.enter_async_context(line(friend, url, table)) for friend in friends]

            async def here() -> bool:
                return all(seat["here"] for seat in (await friends[0].view(table))["seats"][:2])

            await eventually(here)
            await lines[1].ask(do="rematch")
            again = (await lines[0].until("rematched"))["table"]
            assert (await friends[0].view(again))["phase"] == "playing"
            await play(friends, again)
            assert (await friends[0].view(again))["phase"] == "over", "its bot moved, so a node schedules it"

    asyncio.run(run())


def test_a_rematch_of_one_person_and_bots_starts_at_once(server: Running) -> None:
    async def run() -> None:
        async with people(server.url, "Ada") as [ada]:
            table = await started([ada], "mausen", "novice", "random")
            await play([ada], table)
            await ada.do(table, do="rematch")
            again = await ada.view((await ada.view(table))["rematch"])
            assert (again["phase"], [seat.get("level") for seat in again["seats"][1:]]) == (
                "playing",
                ["novice", "random"],
            )

    asyncio.run(run())


def test_only_players_can_ask_for_a_rematch(url: str) -> None:
    async def run() -> None:
        async with people(url, "Ada", "Ben", "Cleo", "Eve") as friends:
            table = await started(friends[:3], "mausen")
            await refused(403, "server-no-seat", friends[3].do(table, do="rematch"))

    asyncio.run(run())


def test_a_name_can_be_changed_and_the_old_one_stays_at_taken_seats(url: str) -> None:
    async def run() -> None:
        async with people(url, "  Ada ") as [ada]:
            assert (await ada.ask("GET", "/me"))["name"] == "Ada"
            table = await seated([ada], "mausen", "random", "random")
            assert (await ada.ask("PUT", "/me", {"name": "Zoë"})) == {"person": ada.person, "name": "Zoë"}
            assert (await ada.ask("GET", "/me"))["name"] == "Zoë"
            assert (await ada.view(table))["seats"][0]["name"] == "Ada"
            for name in ("", "   ", "x" * 41, "a\nb", "a\0b", None, 7):
                await refused(422, "server-malformed", ada.ask("PUT", "/me", {"name": name}))

    asyncio.run(run())


def test_tokens_are_created_and_revoked(url: str) -> None:
    async def run() -> None:
        async with people(url, "Ada", "") as [ada, other]:
            more = (await ada.ask("POST", "/me/tokens"))["token"]
            other.token = more
            assert (await other.ask("GET", "/me"))["person"] == ada.person
            link = (await other.ask("POST", "/me/link"))["link"]
            await other.ask("DELETE", "/me/tokens")
            for client in (ada, other):
                await refused(401, "server-wrong-token", client.ask("GET", "/me"))
            assert httpx.post(link).status_code == 404

    asyncio.run(run())


def test_a_link_makes_another_device_the_same_person_once(url: str) -> None:
    with httpx.Client(base_url=url) as phone, httpx.Client(base_url=url) as laptop, httpx.Client() as thief:
        ada = log_in(laptop, "Ada")
        made = laptop.post("/api/me/link").json()
        assert made["link"].startswith(f"{url}/link/")
        assert made["qr"].startswith("data:image/svg+xml")
        asked = phone.get(made["link"])
        assert asked.status_code == 200
        assert "<form" in asked.text
        assert "set-cookie" not in asked.headers
        assert phone.get("/api/me").status_code == 401
        used = phone.post(made["link"])
        assert used.status_code == 303
        cookie = used.headers["set-cookie"].lower()
        assert "httponly" in cookie
        assert "samesite=lax" in cookie
        assert phone.get("/api/me").json()["person"] == ada["person"]
        again = thief.post(made["link"])
        assert (again.status_code, again.json()["problem"]) == (404, "server-link-used")
        assert "set-cookie" not in again.headers
        word = made["link"].rsplit("/", 1)[1]
        assert thief.get(f"{url}/api/me", headers={"authorization": f"Bearer {word}"}).status_code == 401


def test_a_link_works_for_only_one_of_several_devices_at_once(url: str) -> None:
    async def run() -> None:
        async with people(url, "Ada") as [ada]:
            for _ in range(5):
                link = (await ada.ask("POST", "/me/link"))["link"]
                async with httpx.AsyncClient() as devices:
                    answers = await asyncio.gather(*(devices.post(link) for _ in range(6)))
                assert sorted(answer.status_code for answer in answers) == [303] + [404] * 5

    asyncio.run(run())


def test_a_link_expires(tmp_path: Any) -> None:
    times = [1_000_000.0]
    with running(tmp_path / "links.db", clock=lambda: times[0]) as server, httpx.Client(base_url=server.url) as laptop:
        log_in(laptop, "Ada")
        fresh, stale = (laptop.post("/api/me/link").json()["link"] for _ in range(2))
        times[0] += LINK_LIFETIME
        assert httpx.post(fresh).status_code == 303
        times[0] += 1
        assert httpx.post(stale).status_code == 404


def test_a_cookie_is_for_this_site_and_no_script_reads_it(url: str) -> None:
    answer = httpx.post(f"{url}/api/people", json={"name": "Ada"})
    cookie = answer.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    assert "; secure" not in cookie
    secure = httpx.post(f"{url}/api/people", json={"name": "Ada"}, headers={"x-forwarded-proto": "https"})
    assert "; secure" in secure.headers["set-cookie"].lower()
