"""Whoever asks for much does not take anything from others."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from menagerie import Match, load
from menagerie.bots.search_bot import SearchBot
from menagerie.server.http.rate_limits import network_of
from menagerie.server.tables import bot_workers as workers
from menagerie.server.tables.bot_workers import BotWorkers
from menagerie.server.tables.fair_queue import Claim, FairQueue
from tests.server.running import line, people, refused, running, started
from tests.waiting import eventually


def order_of(claims: list[Claim], first: Claim) -> list[str]:
    """Return in which order tasks of a second each have their turns that all came while the first one ran."""
    order: list[str] = []

    async def work(queue: FairQueue, claim: Claim) -> None:
        async with queue.turn(claim):
            await asyncio.sleep(0)
            order.append(claim.sharers[-1])

    async def run() -> None:
        queue = FairQueue(1, clock=lambda: float(len(order)))
        await asyncio.gather(*(work(queue, claim) for claim in [first, *claims]))

    asyncio.run(run())
    return order


def test_an_address_with_many_tables_gets_no_more_than_one_with_a_single_table() -> None:
    flood = [Claim(("eve", f"eve-{n}", f"e{n}")) for n in range(30)]
    order = order_of([*flood, *[Claim(("ada", "ada", "a"))] * 3], flood[0])
    assert max(at for at, table in enumerate(order) if table == "a") <= 6


def test_tables_of_one_person_take_turns() -> None:
    busy = [Claim(("ada", "ada", "busy"))] * 20
    order = order_of([*busy, Claim(("ada", "ada", "other"))], busy[0])
    assert order.index("other") <= 2


def test_tasks_for_which_somebody_waits_come_first() -> None:
    unattended = [Claim(("ada", "ada", f"t{n}"), 2) for n in range(5)]
    order = order_of([*unattended, Claim(("eve", "eve", "hint"), 0)], unattended[0])
    assert order.index("hint") == 1


def test_a_task_that_is_given_up_leaves_the_queue() -> None:
    async def run() -> None:
        queue, done = FairQueue(1), asyncio.Event()

        async def work() -> None:
            async with queue.turn(Claim(("ada",))):
                await done.wait()

        tasks = [asyncio.create_task(work()) for _ in range(3)]
        await asyncio.sleep(0)
        tasks[1].cancel()
        await asyncio.sleep(0)
        done.set()
        await asyncio.gather(tasks[0], tasks[2])
        async with queue.turn(Claim(("ada",))):
            pass

    asyncio.run(run())


def test_a_short_search_does_not_wait_for_masters() -> None:
    async def run() -> None:
        bots = BotWorkers(1, 2.0)
        match = Match(load("mopsen"), 4, seed=bytes(32))
        seat = match.actors[0]
        while len(match.legal(seat)) not in (4, 5, 6):  # where there is something to search
            match.act(seat, match.legal(seat)[0])
            seat = match.actors[0]
        view, legal = match.view(seat), match.legal(seat)
        try:
            await bots.prepare("mopsen")
            masters = [
                asyncio.create_task(
                    bots.choose(f"t{n}", "master", "mopsen", view, legal, Claim(("eve", "eve", f"t{n}")))
                )
                for n in range(25)
            ]
            await asyncio.wait(masters, return_when=asyncio.FIRST_COMPLETED)
            for level in ("casual", "strong", "novice"):
                assert await bots.choose("a", level, "mopsen", view, legal, Claim(("ada", "ada", "a"))) in legal
            assert sum(master.done() for master in masters) < 20
            for master in masters:
                master.cancel()
        finally:
            await bots.stop()
            await asyncio.gather(*masters, return_exceptions=True)

    asyncio.run(run())


def test_the_memory_of_bots_is_bounded() -> None:
    game = load("mopsen")
    match = Match(game, 4, seed=bytes(32))
    seat = match.actors[0]
    workers._bots.clear()
    for n in range(60):
        workers.choose_move(f"t{n}", "master", "mopsen", match.view(seat), match.legal(seat), 0.0)
    kept = [bot for bot in workers._bots.values() if isinstance(bot, SearchBot)]
    assert 0 < sum(bot.room for bot in kept) <= workers.MEMORY_KEPT
    workers._bots.clear()


# Nobody there ---------------------------------------------------------------------------------------------------------


def test_bots_stop_when_everybody_has_gone_and_go_on_when_somebody_comes(tmp_path: Path) -> None:
    times = [1_000_000.0]

    async def run(server: Any) -> None:
        async with people(server.url, "Ada") as [ada]:
            table = await ada.open("mausen", ["novice"] * 3)
            asked = await ada.open("mausen", ["novice"] * 3, unattended=True)
            for one in (table, asked):
                await ada.do(one["table"], do="start")
            loaded = server.service.tables.by_id[table["table"]]
            times[0] += 400
            await eventually(lambda: loaded.asleep and not loaded.choosing and loaded.timer is None)
            n = loaded.state.n
            other = server.service.tables.by_id[asked["table"]]
            before = other.state.n
            times[0] += 60
            await eventually(lambda: other.state.n > before or other.state.phase == "over")
            assert loaded.state.n == n
            async with line(None, server.url, table["table"]) as received:
                await received.until("moved")

    with running(tmp_path / "away.db", pause=0.2, clock=lambda: times[0]) as server:
        asyncio.run(run(server))


# Quotas ---------------------------------------------------------------------------------------------------------------


def test_an_address_can_open_only_so_many_tables_of_masters(tmp_path: Path) -> None:
    async def run(url: str) -> None:
        async with people(url, "Ada", "Ben", "Cleo", "Dan", "Eve") as [*friends, eve]:
            for friend in friends:
                for _ in range(2):
                    await friend.open("mopsen", ["master"] * 4)
                await refused(429, "server-too-fast", friend.open("mopsen", ["master"] * 4))
            for _ in range(1):
                await eve.open("mopsen", ["master"] * 4)
            await refused(429, "server-too-fast", eve.open("mopsen", ["master"] * 4))

    with running(tmp_path / "many.db", tables_per_second=0.0001) as server:
        asyncio.run(run(server.url))


def test_hints_have_a_quota(tmp_path: Path) -> None:
    async def run(url: str) -> None:
        async with people(url, "Ada") as [ada]:
            table = await started([ada], "mausen", "novice", "novice", hints=True)
            found = await asyncio.gather(
                *(ada.ask("GET", f"/tables/{table}/hint") for _ in range(30)), return_exceptions=True
            )
            assert {getattr(answer, "status", 200) for answer in found} <= {200, 409, 429}
            await refused(429, "server-too-fast", ada.ask("GET", f"/tables/{table}/hint"))

    with running(tmp_path / "hints.db", hints_per_second=0.0001) as server:
        asyncio.run(run(server.url))


@pytest.mark.parametrize(
    ("address", "network"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::"),
        ("2001:db8:1:2::9", "2001:db8:1:2::"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("", ""),
    ],
)
def test_a_limit_counts_a_network_of_ipv6_as_one_sender(address: str, network: str) -> None:
    assert network_of(address) == network


# Times ----------------------------------------------------------------------------------------------------------------


def test_every_choice_takes_as_long_as_the_longest_of_the_latest_searches(monkeypatch: pytest.MonkeyPatch) -> None:
    """The only legal move, a quick search and a slow one end at the same time after their turns began."""
    now, searched, asked = [0.0], [0.5, 2.0, 0.1, 1.0], []

    async def run() -> None:
        bots = BotWorkers(1, 2.0)
        match = Match(load("mopsen"), 4, seed=bytes(32))
        seat = match.actors[0]
        view, legal = match.view(seat), match.legal(seat)

        async def search(*_: Any) -> int:
            now[0] += searched.pop(0)
            return legal[0]

        async def sleep(seconds: float) -> None:
            asked.append(seconds)

        async def prepared() -> None:
            pass

        monkeypatch.setattr(bots, "prepare", lambda _: asyncio.ensure_future(prepared()))
        monkeypatch.setattr(bots._thorough.pool, "run", search)
        monkeypatch.setattr(workers, "monotonic", lambda: now[0])
        monkeypatch.setattr(workers.asyncio, "sleep", sleep)
        for choice in (legal, legal[:1], legal, legal[:1], legal, legal):
            assert await bots.choose("table", "master", "mopsen", view, choice) == legal[0]
        assert await bots.choose("another", "master", "mopsen", view, legal[:1]) == legal[0]

    asyncio.run(run())
    assert asked == [0.0, 0.5, 0.0, 2.0, 1.9, 1.0, 2.0]


def test_the_only_legal_move_waits_for_its_turn_under_load() -> None:
    async def run() -> None:
        bots = BotWorkers(1, 2.0)
        match = Match(load("mopsen"), 4, seed=bytes(32))
        seat = match.actors[0]
        view, legal = match.view(seat), match.legal(seat)
        ended: list[str] = []

        async def choose(name: str, choice: list[int], claim: Claim) -> None:
            await bots.choose(name, "strong", "mopsen", view, choice, claim)
            ended.append(name)

        mine = Claim(("ada", "ada", "a"))
        try:
            await bots.prepare("mopsen")
            tasks = [asyncio.create_task(choose(f"{n}", legal, mine)) for n in range(6)]
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            await asyncio.gather(*tasks, choose("forced", legal[:1], mine))
            assert ended.index("forced") >= 5, "those who came first had their turns first"
        finally:
            await bots.stop()

    asyncio.run(run())
