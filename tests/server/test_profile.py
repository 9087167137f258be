"""The page of one's own games, and the turns that wait."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import httpx

from menagerie.client import Client
from tests.server.running import Running, people, play, refused, running, seated, started
from tests.waiting import eventually
from tests.web.html import Page

ENGLISH = {"accept": "text/html", "accept-language": "en"}


async def page_of(server: Running, client: Client | None, path: str = "/me") -> Page:
    headers = {**ENGLISH, **(client.headers if client else {})}
    async with httpx.AsyncClient(base_url=server.url, headers=headers, timeout=120) as browser:
        answer = await browser.get(path)
    assert answer.status_code == 200
    page = Page(answer.text)
    page.check()
    return page


async def turns_of(server: Running, client: Client | None) -> Any:
    headers = {"accept-language": "en", **(client.headers if client else {})}
    async with httpx.AsyncClient(base_url=server.url, headers=headers, timeout=120) as browser:
        return (await browser.get("/me/turns")).json()


def test_finished_games_are_listed_with_results_and_ratings(tmp_path: Path) -> None:
    async def run(server: Running) -> None:
        async with people(server.url, "Ada", "Ben", "Eve") as friends:
            tables = []
            for setup in ({"public": True}, {"public": True}, {}):
                tables.append(await started(friends[:2], "mausen", "novice", **setup))
                await play(friends[:2], tables[-1])

            async def all_listed() -> bool:
                page = await page_of(server, friends[0])
                return all(page.all("a", href=f"/replay/{table}/0") for table in tables)

            await eventually(all_listed)
            page = await page_of(server, friends[0])
            assert "Profile of Ada" in page.said
            assert len(page.all("polyline")) == 1
            assert len(page.one("polyline").attributes["points"].split()) == 2, "two games were rated"
            outcomes = [row.attributes.get("class") for row in page.all("tr")[1:]]
            assert len(outcomes) == 3
            assert set(outcomes) <= {"won", "lost"}
            other = await page_of(server, friends[2])
            assert not other.all("tr")
            assert tables[0] not in str([element.attributes for element in other.elements])
            assert not (await page_of(server, None)).all("tr")

    with running(tmp_path / "profile.db") as server:
        asyncio.run(run(server))


def test_games_on_one_device_are_nobodys_victory(tmp_path: Path) -> None:
    async def run(server: Running) -> None:
        async with people(server.url, "Ada") as [ada]:
            table = (await ada.open("mausen", ["open", "open", "random"], one_device=True))["table"]
            for name in ("Mum", "Dad"):
                await ada.do(table, do="sit", name=name)
            await ada.do(table, do="start")
            while (view := await ada.view(table))["phase"] == "playing":
                for seat in view["turn"]:
                    if seat < 2:
                        await ada.move(table, (await ada.view(table, seat=seat))["legal"][0], seat=seat)

            async def listed() -> bool:
                return bool((await page_of(server, ada)).all("tr", class_="shared"))

            await eventually(listed)

    with running(tmp_path / "profile.db") as server:
        asyncio.run(run(server))


def test_turns_are_those_at_tables_with_others(tmp_path: Path) -> None:
    async def run(server: Running) -> None:
        async with people(server.url, "Ada", "Ben") as friends:
            assert await turns_of(server, None) == []
            await started(friends[:1], "mausen", "novice", "novice")
            waiting = await seated(friends, "mausen", "novice")
            assert await turns_of(server, friends[0]) == []
            await friends[0].do(waiting, do="start")
            (turn,) = await turns_of(server, friends[0])
            assert turn["table"] == waiting
            assert (turn["title"], turn["text"]) == ("Mice!: Your turn", "with Ben")
            legal = (await friends[0].view(waiting))["legal"]
            await friends[0].move(waiting, legal[0])
            assert await turns_of(server, friends[0]) == []
            assert len(await turns_of(server, friends[1])) == 1
            await refused(404, "server-no-page", friends[0].ask("GET", "/me/turns"))

    with running(tmp_path / "turns.db") as server:
        asyncio.run(run(server))


def test_reviewed_games_show_what_decisions_cost(tmp_path: Path) -> None:
    """The game is reviewed when its player asks for it; the loss is the sum that the review has for their seat."""

    async def run(server: Running) -> None:
        async with people(server.url, "Ada") as friends:
            table = await started(friends, "mausen", "novice", "novice")
            await play(friends, table)
            headers = {**ENGLISH, **friends[0].headers}
            async with httpx.AsyncClient(base_url=server.url, headers=headers, timeout=300) as browser:

                async def listed() -> bool:
                    return "0 of the latest 1 games reviewed" in (await browser.get("/me")).text

                await eventually(listed)
                assert (await browser.post("/me/reviews")).status_code == 303
                review = (await browser.get(f"/api/tables/{table}/review")).json()
                page = await page_of(server, friends[0])
        assert "1 of the latest 1 games reviewed" in page.said
        assert "Review my games" not in page.said
        mine = [found for found in review["decisions"] if found["seat"] == 0 and found["question"] == "hunt"]
        assert f"{sum(found['loss'] for found in mine):.1%}" in page.said
        assert f"{len(mine)} decisions" in page.said

    with running(tmp_path / "costs.db") as server:
        asyncio.run(run(server))
