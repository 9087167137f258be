"""People report names and lines of chat, and operators see them."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from menagerie.cli.main import run
from menagerie.i18n.translator import Translator
from tests.server.running import Running, line, people, refused, running, seated


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("reports") / "menagerie.db") as found:
        yield found


def reports(server: Running, capsys: pytest.CaptureFixture[str]) -> list[dict[str, Any]]:
    """Return what ``menagerie admin reports`` lists."""
    capsys.readouterr()
    database = str(server.service.store.engine.url.database)
    assert run(["admin", "reports", "--database", database, "--json"], Translator("en")) == 0
    return list(json.loads(capsys.readouterr().out))


def test_a_line_and_a_name_are_reported_once_and_seen_to(server: Running, capsys: pytest.CaptureFixture[str]) -> None:
    async def scene() -> tuple[str, str, str, int]:
        async with people(server.url, "Ada", "Rude", "Cleo", "") as [ada, rude, cleo, nobody]:
            table = await seated([ada, rude, cleo], "mausen")
            n = await rude.do(table, do="say", text="something rude")
            async with line(ada, server.url, table, "?html=de") as received:
                for _ in range(2):
                    await received.ask(do="report", person=rude.person, line=n)
                    assert (await received.until("reported"))["message"].startswith("Danke")
            path, who = f"/tables/{table}/reports", {"person": rude.person}
            await cleo.ask("POST", path, {"person": rude.person})
            await refused(404, "server-nobody", ada.ask("POST", path, {**who, "line": n + 1}))
            await refused(404, "server-nobody", ada.ask("POST", path, {"person": "nobody"}))
            await refused(404, "server-nobody", ada.ask("POST", path, {"person": ada.person}))
            await refused(404, "server-nobody", ada.ask("POST", path, {"person": cleo.person, "line": n}))
            await refused(422, "server-malformed", ada.ask("POST", path, {**who, "line": "x"}))
            await refused(401, "server-anonymous", nobody.ask("POST", path, who))
            return table, rude.person or "", ada.person or "", n

    table, rude, ada, n = asyncio.run(scene())
    found = [row for row in reports(server, capsys) if row["table"] == table]
    assert [(row["by"] == ada, row["person"], row["name"], row["line"], row["text"]) for row in found] == [
        (True, rude, "Rude", n, "something rude"),
        (False, rude, "Rude", None, ""),
    ]
    database = str(server.service.store.engine.url.database)
    numbers = [str(row["id"]) for row in found]
    assert run(["admin", "resolve", *numbers, "--database", database], Translator("en")) == 0
    assert not [row for row in reports(server, capsys) if row["table"] == table]


def test_what_spectators_say_among_themselves_is_reported_by_those_who_see_it(server: Running) -> None:
    async def scene() -> None:
        async with people(server.url, "Ada", "Watcher", "Other") as [ada, watcher, other]:
            table = await seated([ada], "mausen", "novice", "novice")
            n = await watcher.do(table, do="say", text="psst")
            report = {"person": watcher.person, "line": n}
            await refused(404, "server-nobody", ada.ask("POST", f"/tables/{table}/reports", report))
            await other.ask("POST", f"/tables/{table}/reports", report)

    asyncio.run(scene())


def test_reports_have_a_quota(tmp_path: Path) -> None:
    async def scene(url: str) -> None:
        async with people(url, "Ada", "Ben") as [ada, ben]:
            table = await seated([ada, ben], "mausen", "novice")
            for _ in range(10):
                await ada.ask("POST", f"/tables/{table}/reports", {"person": ben.person})
            await refused(429, "server-too-fast", ada.ask("POST", f"/tables/{table}/reports", {"person": ben.person}))

    with running(tmp_path / "quota.db", reports_per_second=0.0001) as server:
        asyncio.run(scene(server.url))
