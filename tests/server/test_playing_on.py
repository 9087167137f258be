"""A finished game goes on from one of its positions, and one of its decisions is made once more, on a real server."""

from __future__ import annotations

import asyncio
import json
import re
from pathlib import Path
from typing import Any

import httpx
import pytest

from menagerie.records.playback import beginning, verify
from menagerie.server.tables.entry import Entry
from menagerie.server.tables.handlers import opening, rematch_opening, starting
from menagerie.server.tables.state import TableState
from tests.server.running import Running, running
from tests.server.test_replays import lines, upload
from tests.waiting import eventually

PATIENCE = 300.0
HTML = {"accept": "text/html", "accept-language": "en"}


def fields(decisions: int, seat: int = 0, level: str = "novice") -> dict[str, str]:
    return {"decisions": str(decisions), "seat": str(seat), "level": level}


def browser(server: Running) -> httpx.AsyncClient:
    return httpx.AsyncClient(base_url=server.url, timeout=PATIENCE, headers=HTML)


async def address_of(client: httpx.AsyncClient, line: str) -> str:
    answer = await client.post("/api/records", content=line, headers={"content-type": "text/plain"})
    return str(answer.json()["address"]).removesuffix("/0")


@pytest.mark.parametrize("name", ["mausen-3", "mopsen-3", "awimbawe-3"])
def test_a_game_goes_on_from_a_record_and_its_own_record_is_right(name: str, tmp_path: Path) -> None:
    line = lines(name)[0]
    record, made = json.loads(line), 20
    begun = beginning(record, made)

    async def run(server: Running) -> None:
        async with browser(server) as client:
            address = await address_of(client, line)
            answer = await client.post(f"{address}/play", data=fields(made, seat=1))
            assert answer.status_code == 303
            table = answer.headers["location"].removeprefix("/t/")
            async with httpx.AsyncClient(base_url=server.url, timeout=PATIENCE) as other:
                assert (await other.get(f"/api/tables/{table}")).status_code == 403, "nobody else sees it"

            async def moved_to_the_end() -> bool:
                view = (await client.get(f"/api/tables/{table}")).json()
                assert view["seats"][1]["kind"] == "person"
                if view["phase"] == "playing" and view.get("legal"):
                    await client.post(f"/api/tables/{table}", json=move(view))
                return bool(view["phase"] == "over")

            await eventually(moved_to_the_end)
            played = (await client.get(f"/api/tables/{table}/record")).json()
        assert played["log"][: len(begun)] == begun
        assert "seed" not in played
        verify(played)

    with running(tmp_path / "on.db", pause=0.0) as server:
        asyncio.run(run(server))


def move(view: dict[str, Any]) -> dict[str, Any]:
    return {"do": "move", "move": view["legal"][0], "id": str(view["n"])}


def test_chance_is_fresh_after_the_beginning_and_the_same_before_it() -> None:
    record = json.loads(lines("mopsen-3")[0])
    log = beginning(record, 10)
    setup = {"game": "mopsen", "options": record["options"], "public": False, "spectators": False, "clock": None}

    def table() -> TableState:
        state = TableState("t")
        first = opening({**setup, "rated": False}, ["random"] * 3, "host", log)
        for n, body in enumerate((first, starting()), 1):
            state.apply(Entry(n, 0.0, body))
        return state

    one, other = table(), table()
    assert one.match is not None
    assert other.match is not None
    assert one.match.state == other.match.state
    assert one.seed != other.seed
    assert rematch_opening(one, "host")["beginning"] == log


def test_a_game_that_cannot_go_on_is_refused(server: Running) -> None:
    line = lines("mausen-3")[0]
    with httpx.Client(base_url=server.url, timeout=PATIENCE, headers=HTML) as client:
        [found] = upload(client, line).json()["records"]
        address = found["address"].removesuffix("/0")
        last = sum("seat" in entry for entry in json.loads(line)["log"])
        for wrong, status in (
            (fields(last), 409),
            (fields(10**15), 409),
            (fields(3, seat=3), 404),
            (fields(3, level="genius"), 422),
            ({"decisions": "-1", "seat": "0", "level": "novice"}, 422),
            ({}, 422),
        ):
            assert client.post(f"{address}/play", data=wrong).status_code == status, wrong
        assert client.post(f"/replay/r-{'0' * 64}/play", data=fields(3)).status_code == 404


def test_a_decision_is_made_once_more_and_graded(server: Running) -> None:
    """The table is the one of that seat: no other hand is in the page before a move is chosen, nor the answer."""
    line = lines("mausen-3")[0]
    with httpx.Client(base_url=server.url, timeout=PATIENCE, headers=HTML) as client:
        [found] = upload(client, line).json()["records"]
        address = found["address"].removesuffix("/0")
        review = client.get(f"/api/records/{found['hash']}/review").json()
        decision = next(decision for decision in review["decisions"] if decision["mark"])
        path = f"{address}/try/{decision['n']}"
        page = client.get(path).text
        moves = {value["move"] for value in decision["moves"]}
        assert set(re.findall(r'data-move="([^"]+)"', page)) == moves
        assert "the best move" not in page
        for move, said in ((decision["best"], "Well played!"), (decision["move"], "of the winning chance given up")):
            verdict = client.get(path, params={"move": move}).text
            assert said in verdict
            assert "the best move" in verdict
        assert client.get(path, params={"move": "Z9"}).status_code == 409
        assert client.get(f"{address}/try/4711").status_code == 404
