"""The daily deal and the deals for friends at a real server: one counted try, ranks, and what stays secret."""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from datetime import UTC, date, datetime
from pathlib import Path
from typing import Any

import httpx
import pytest

from menagerie import load
from menagerie.bots.deal_play import SeededDecision, play_deal, seeded_choice
from menagerie.core.shared_deal import DealResult, SharedDeal, daily_deal
from menagerie.server.settings import DAY
from menagerie.server.tables import deal_levels
from tests.server.running import Running, running
from tests.waiting import wait_until

MIDDAY = datetime(2026, 11, 19, 12, tzinfo=UTC).timestamp()
TODAY = date(2026, 11, 19)


@dataclass
class Clock:
    """A time of day that a test sets."""

    now: float = MIDDAY

    def __call__(self) -> float:
        return self.now


@pytest.fixture(scope="module")
def clock() -> Clock:
    return Clock()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, clock: Clock) -> Iterator[Running]:
    """A server whose bots of the strongest level are not asked what they reach: that takes half a minute."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(deal_levels, "LEVELS", ("random", "novice"))
        with running(tmp_path_factory.mktemp("daily") / "daily.db", clock=clock) as found:
            yield found


@pytest.fixture(autouse=True)
def _midday(clock: Clock) -> None:
    clock.now = MIDDAY


@pytest.fixture
def arrive(server: Running) -> Iterator[Callable[[str], httpx.Client]]:
    clients: list[httpx.Client] = []

    def new(name: str) -> httpx.Client:
        client = httpx.Client(base_url=server.url, headers={"accept-language": "en"})
        assert client.post("/api/people", json={"name": name}).status_code == 201
        clients.append(client)
        return client

    yield new
    for client in clients:
        client.close()


Arrive = Callable[[str], httpx.Client]


def view(client: httpx.Client, table: str) -> dict[str, Any]:
    answer = client.get(f"/api/tables/{table}")
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


def begin(client: httpx.Client, path: str) -> str:
    """Begin a game with a page's form, and return the id of its table."""
    answer = client.post(path)
    assert answer.status_code == 303, answer.text[:300]
    return str(answer.headers["location"].rsplit("/", 1)[1])


def asked(client: httpx.Client, table: str) -> dict[str, Any] | None:
    """Return the view if it is the client's turn, or the game is over."""
    found = view(client, table)
    return found if found.get("legal") or found["phase"] == "over" else None


def first_moves(client: httpx.Client, table: str) -> list[str]:
    """Wait for one's first turn, and return the legal moves: they follow from the cards and the bots."""
    return list(wait_until(lambda: asked(client, table))["legal"])


def play_to_the_end(client: httpx.Client, table: str, choose: Callable[[list[str]], str] = min) -> dict[str, Any]:
    """Play one's seat, always with the move that ``choose`` takes, and return the final view."""
    number = 0
    while True:
        shown = wait_until(
            lambda: found if (found := view(client, table)).get("legal") or found["phase"] == "over" else None
        )
        if shown["phase"] == "over":
            return dict(shown)
        number += 1
        answer = client.post(
            f"/api/tables/{table}", json={"do": "move", "move": choose(shown["legal"]), "id": str(number)}
        )
        assert answer.status_code == 200, answer.text


def ended(client: httpx.Client, game: str, day: str = "2026-11-19") -> dict[str, Any]:
    """Wait until the end of the counted try is noted, and return the deal."""

    def noted() -> dict[str, Any] | None:
        found: dict[str, Any] = client.get(f"/api/daily/{day}/{game}").json()
        return found if found["ended"] else None

    return dict(wait_until(noted))


def deal_of(server: Running, game: str) -> SharedDeal:
    return server.service.deals.daily(TODAY, game)


def test_a_counted_try_ends_with_a_result_a_rank_and_the_levels(server: Running, arrive: Arrive) -> None:
    ada, ben = arrive("Ada"), arrive("Ben")
    path = "/daily/2026-11-19/awimbawe"
    assert "Not played yet" in ada.get(path).text
    table = begin(ada, path)
    assert begin(ada, path) == table, "the try that was begun continues"
    deal = deal_of(server, "awimbawe")
    shown = view(ada, table)
    assert (shown["you"], len(shown["seats"]), shown["rated"]) == (deal.seat, deal.players, False)
    final = play_to_the_end(ada, table)
    found = ended(ada, "awimbawe")
    assert found["table"] == table
    assert found["result"]["points"] == final["points"][deal.seat]
    assert found["result"]["won"] == (deal.seat in final["winners"])
    assert (found["rank"], found["people"]) == (1, 1)

    other = begin(ben, path)
    play_to_the_end(ben, other, max)
    ended(ben, "awimbawe")
    both = [ended(friend, "awimbawe") for friend in (ada, ben)]
    results = [DealResult(**one["result"]) for one in both]
    assert [one["people"] for one in both] == [2, 2]
    assert [one["rank"] for one in both] == [1 + sum(other > mine for other in results) for mine in results]

    async def reached() -> DealResult:
        async def choose(level: str, decision: SeededDecision) -> int:
            return seeded_choice(level, load("awimbawe"), decision)

        return await play_deal(deal, "novice", choose)

    wait_until(lambda: ended(ada, "awimbawe")["levels"]["novice"])
    assert ended(ada, "awimbawe")["levels"]["novice"] == asyncio.run(reached()).as_json()
    page = ada.get(path).text
    assert "Rank" in page
    assert "novice" in page
    assert "Rank" not in arrive("Cy").get(path).text


def test_a_second_try_is_for_practice_and_deals_the_same_cards(server: Running, arrive: Arrive) -> None:
    ada = arrive("Ada")
    first = begin(ada, "/daily/2026-11-19/mausen")
    hand = first_moves(ada, first)
    play_to_the_end(ada, first)
    counted = ended(ada, "mausen")
    second = begin(ada, "/daily/2026-11-19/mausen")
    assert second != first
    assert first_moves(ada, second) == hand
    play_to_the_end(ada, second, max)
    again = ended(ada, "mausen")
    assert (again["table"], again["result"], again["people"]) == (first, counted["result"], counted["people"])


def test_a_game_that_is_left_counts_as_given_up(arrive: Arrive) -> None:
    ada = arrive("Ada")
    table = begin(ada, "/daily/2026-11-19/mopsen")
    assert ada.post(f"/api/tables/{table}", json={"do": "leave"}).status_code == 200
    found = ended(ada, "mopsen")
    assert (found["result"], found["rank"]) == (None, None)
    assert "Given up" in ada.get("/daily/2026-11-19/mopsen").text
    assert begin(ada, "/daily/2026-11-19/mopsen") != table, "only for practice"
    assert ended(ada, "mopsen")["result"] is None


# Secrets --------------------------------------------------------------------------------------------------------------


def test_a_day_is_committed_before_and_revealed_after(server: Running, arrive: Arrive, clock: Clock) -> None:
    ada = arrive("Ada")
    tomorrow = ada.get("/api/daily/2026-11-20").json()
    assert tomorrow["seed"] is None
    assert ada.get("/api/daily").json()["day"] == "2026-11-19"
    assert ada.get("/api/daily/2026-11-26").status_code == 200
    for day in ("2026-11-27", "2025-12-31", "20261119", "tomorrow", "2026-11-32"):
        assert ada.get(f"/api/daily/{day}").status_code in (404, 422), day
    assert ada.get("/api/daily/2026-11-20/mausen").status_code == 404, "its deal is not known before"
    assert ada.post("/api/daily/2026-11-20/mausen").status_code == 404
    assert ada.post("/daily/2026-11-20/mausen").status_code == 404
    assert tomorrow["commitment"] in ada.get("/daily").text

    clock.now = MIDDAY + 1.5 * DAY  # midnight after tomorrow
    assert ada.get("/api/daily/2026-11-20").json()["seed"] is None, "whoever has begun may finish"
    clock.now += 3601
    revealed = ada.get("/api/daily/2026-11-20").json()
    assert revealed["commitment"] == tomorrow["commitment"]
    assert hashlib.sha256(bytes.fromhex(revealed["seed"])).hexdigest() == tomorrow["commitment"]
    day = date(2026, 11, 20)
    deal = daily_deal(day, bytes.fromhex(revealed["seed"]), load("mopsen"))
    assert deal == server.service.deals.daily(day, "mopsen")
    assert revealed["seed"] in ada.get("/daily").text


def test_nobody_else_sees_a_table_of_the_day(server: Running, arrive: Arrive) -> None:
    ada, ben = arrive("Ada"), arrive("Ben")
    table = begin(ada, "/daily/2026-11-19/mopsen")
    during = [
        f"/api/tables/{table}",
        f"/api/tables/{table}/record",
        f"/api/tables/{table}/review",
        f"/api/tables/{table}/stream",
        f"/t/{table}",
        f"/t/{table}/screen",
        f"/replay/{table}/0",
        f"/replay/{table}/0?review=yes",
        f"/replay/{table}/try/1",
    ]
    assert [ben.get(path).status_code for path in during] == [403] * len(during)
    assert ada.get(f"/api/tables/{table}/record").status_code == 409
    assert ada.get(f"/replay/{table}/0").status_code == 409
    secrets = [deal_of(server, "mopsen").word, deal_of(server, "mopsen").match_seed.hex()]
    shown = ada.get(f"/api/tables/{table}?numbers=true&lang=en").text + ada.get(f"/t/{table}").text
    shown += ada.get("/api/daily/2026-11-19/mopsen").text + ada.get("/daily").text
    assert [secret for secret in secrets if secret in shown] == []
    assert table not in ben.get("/").text + ben.get("/api/tables").text
    play_to_the_end(ada, table)
    assert [ben.get(path).status_code for path in during] == [403] * len(during)
    assert ada.get(f"/api/tables/{table}/record").status_code == 200
    assert ada.get(f"/replay/{table}/0").status_code == 200
    assert deal_of(server, "mopsen").word not in ada.get(f"/api/tables/{table}/record").text


def test_a_game_that_ends_too_late_has_no_rank(arrive: Arrive, clock: Clock) -> None:
    ada = arrive("Ada")
    path = "/daily/2026-11-19/awimbawe"
    table = begin(ada, path)
    clock.now = MIDDAY + 0.5 * DAY + 3601
    assert begin(ada, path) == table
    play_to_the_end(ada, table)
    found = ended(ada, "awimbawe")
    assert found["result"]
    assert found["rank"] is None
    assert "too late" in ada.get(path).text
    practice = begin(ada, "/daily/2026-11-18/mausen")
    assert view(ada, practice)["phase"] == "playing"
    assert ada.get("/api/daily/2026-11-18/mausen").json()["table"] is None, "a day that is over does not count"


@pytest.mark.parametrize("path", ["/daily/2026-11-19/chess", "/daily/yesterday/mausen", "/daily/2026-11-19/Mausen"])
def test_unknown_deals_are_not_found(arrive: Arrive, path: str) -> None:
    ada = arrive("Ada")
    assert [ada.get(path).status_code, ada.post(path).status_code] == [404, 404]
    assert [ada.get(f"/api{path}").status_code, ada.post(f"/api{path}").status_code] == [404, 404]


def test_all_nodes_and_a_restarted_server_have_the_same_days(tmp_path: Path) -> None:
    commitments = []
    for _ in range(2):
        with running(tmp_path / "kept.db") as server:
            commitments.append(httpx.get(f"{server.url}/api/daily").json()["commitment"])
    with running(tmp_path / "other.db") as server:
        commitments.append(httpx.get(f"{server.url}/api/daily").json()["commitment"])
    assert commitments[0] == commitments[1] != commitments[2]


# Friends --------------------------------------------------------------------------------------------------------------


def test_friends_play_the_same_deals_from_every_seat(server: Running, arrive: Arrive) -> None:
    ada, ben = arrive("Ada"), arrive("Ben")
    made = ada.post("/duplicate", data={"game": "awimbawe", "players": "2", "level": "novice"})
    assert made.status_code == 303
    address = made.headers["location"]
    assert "Nobody has begun yet" in ben.get(address).text
    hands: dict[int, list[Any]] = {1: [], 2: []}
    for friend, choose in ((ada, min), (ben, max)):
        for number in (1, 2):
            table = begin(friend, f"{address}/{number}")
            assert view(friend, table)["you"] == number - 1
            hands[number].append(first_moves(friend, table))
            play_to_the_end(friend, table, choose)
            other = ben if friend is ada else ada
            assert other.get(f"/replay/{table}/0").status_code == 403
    assert [one == two for one, two in hands.values()] == [True, True]

    def compared() -> bool:
        page = ada.get(address).text
        return page.count(" (") >= 6 and "…" not in page.partition("<tbody>")[2]

    wait_until(compared)
    page = ada.get(address).text
    assert "Ada" in page
    assert "Ben" in page
    assert ada.get(f"{address}/1").headers["location"] == address
    assert ada.post(f"{address}/3").status_code == 404
    assert ada.get("/duplicate/nowhere").status_code == 404


def test_deals_for_friends_that_cannot_be_set_up_are_refused(arrive: Arrive) -> None:
    ada = arrive("Ada")
    for fields in ({}, {"game": "chess"}, {"game": "mausen", "players": "9", "level": "novice"}, {"game": "mausen"}):
        assert ada.post("/duplicate", data=fields).status_code == 422
