"""Choices that can be changed until the last player has chosen, and answers that nobody is asked for."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import orjson
import pytest

from menagerie import load
from menagerie.client import Client, RefusedByServer
from menagerie.core.errors import Problem
from menagerie.records.playback import verify
from menagerie.server.http.command_parser import parse
from menagerie.server.pages.html_view import HtmlRenderer
from menagerie.server.settings import Settings
from menagerie.server.tables.connections import Viewer, passes_device
from menagerie.server.tables.entry import AppliedEntry, Entry
from menagerie.server.tables.handlers import builder_for, opening
from menagerie.server.tables.json_view import JsonRenderer
from menagerie.server.tables.renderer import EntryBroadcast, Viewpoint
from menagerie.server.tables.seats import Person
from menagerie.server.tables.state import TableState
from menagerie.web.layout import Reader
from tests.server import cluster
from tests.server.cluster import tidy_up as tidy_up
from tests.server.running import Json, line, people, play, refused, served, started
from tests.waiting import PATIENCE

AT_ONCE = ("mausen", "mopsen")
SETUP = {"options": {}, "public": False, "spectators": True, "rated": False, "clock": 60}
RENDERERS = [JsonRenderer(numbers, language) for numbers in (False, True) for language in (None, "nl")]


def happen(state: TableState, at: float = 100.0, **body: Any) -> AppliedEntry:
    return state.apply(Entry(state.n + 1, at, orjson.loads(orjson.dumps(body))))


def table_of(game: str, owners: str = "abc", **setup: Any) -> TableState:
    """Return a table in its first turn, at which each seat belongs to the person with this letter."""
    state = TableState("table")
    happen(state, **opening({**SETUP, "game": game, **setup}, ["open"] * len(owners), owners[0]))
    for seat, owner in enumerate(owners):
        happen(state, kind="sat", seat=seat, person=owner, name=owner.upper())
    happen(state, kind="started", seed=bytes(range(32)).hex())
    return state


def choose(state: TableState, seat: int, which: int = 0) -> AppliedEntry:
    assert state.match is not None
    return happen(state, kind="moved", seat=seat, action=state.match.legal(seat)[which], id=f"{state.n}")


def ask(state: TableState, owner: str, **command: Any) -> Any:
    """Return the entry that a command leads to."""
    return builder_for(parse(orjson.dumps(command)), Person(owner, owner), state)(state)  # type: ignore[arg-type]


def change(state: TableState, seat: int, which: int) -> AppliedEntry:
    """Change a seat's choice, as its person would."""
    assert state.match is not None
    person = state.seats[seat].person
    assert person is not None
    move = JsonRenderer().turn(state, Viewpoint(person.id, seat))["change"][which]
    return happen(state, **ask(state, person.id, do="change", move=move, id=f"{state.n}", seat=seat))


# Over the network ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", AT_ONCE)
def test_a_choice_is_changed_unseen_and_the_record_has_only_the_final_one(url: str, game: str) -> None:
    async def run() -> None:
        async with people(url, "Ada", "Ben", "Cleo") as friends:
            table = await started(friends, game)
            async with (
                line(friends[0], url, table) as ada,
                line(friends[1], url, table) as ben,
                line(None, url, table) as eve,
            ):
                legal = (await ada.until("view"))["legal"]
                for other in (ben, eve):
                    await other.until("view")
                await ada.ask(do="move", move=legal[0], id="first")
                assert (await ada.until("moved", id="first"))["change"] == legal
                for other in (ben, eve):
                    await other.until("moved", seat=0)
                await ada.ask(do="change", move=legal[1], id="second")
                changed = await ada.until("changed", id="second")
                assert (changed["turn"], changed["change"]) == ([1, 2], legal)
                assert await ben.quiet() == []
                assert await eve.quiet() == []
                await ada.ask(do="change", move=legal[1], id="second")
                assert (await ada.until("done"))["n"] == changed["n"], "sent again, it is answered again"
                await friends[1].move(table, (await friends[1].view(table))["legal"][2])
                assert (await ada.until("moved", seat=1))["change"] == legal
            await play(friends, table)
            record = await friends[0].record(table)
            verify(record)
            assert next(entry["move"] for entry in record["log"] if entry.get("seat") == 0) == legal[1]

    asyncio.run(run())


def test_only_one_of_the_last_choice_and_a_change_at_the_same_moment_wins(url: str) -> None:
    """The loser is refused, and the choice stands."""

    async def run() -> None:
        async with people(url, "Ada", "Ben", "Cleo") as friends:
            table = await started(friends, "mausen")
            ada, ben, cleo = friends
            legal = (await ada.view(table))["legal"]
            refusals = 0
            for turn in range(6):
                before = await ada.view(table)
                await ada.move(table, before["legal"][0])
                await ben.move(table, (await ben.view(table))["legal"][0])
                last = (await cleo.view(table))["legal"][0]
                changing = ada.change(table, before["legal"][1])
                found = await asyncio.gather(
                    *([changing, cleo.move(table, last)] if turn % 2 else [cleo.move(table, last), changing]),
                    return_exceptions=True,
                )
                refused_now = [error for error in found if isinstance(error, BaseException)]
                for error in refused_now:
                    assert isinstance(error, RefusedByServer)
                    assert (error.status, error.problem) == (409, "choice-final")
                refusals += len(refused_now)
                gone = set(before["legal"]) - set((await ada.view(table))["legal"])
                assert gone == {before["legal"][0 if refused_now else 1]}
            await refused(409, "choice-final", ada.change(table, legal[5]))
            await play(friends, table)
            await refused(409, "server-not-playing", ada.change(table, legal[5]))
            verify(await ada.record(table))

    asyncio.run(run())


def test_a_program_changes_its_mind_through_the_client(url: str) -> None:
    async def change_always(client: Client, table: str, rng: random.Random, changed: asyncio.Event) -> None:
        async with client.play(table) as seat:
            async for turn in seat.turns():
                await seat.move(rng.choice(turn["legal"]))
                with suppress(RefusedByServer):
                    await seat.change(rng.choice(turn["legal"]))
                    changed.set()

    async def change_later(client: Client, table: str, rng: random.Random, changed: asyncio.Event) -> None:
        """Let somebody else change a choice first: without this, a choice may be final before it can be changed."""
        await changed.wait()
        await change_always(client, table, rng, changed)

    async def run() -> None:
        changed = asyncio.Event()
        async with people(url, "Ada", "Ben", "Cleo") as friends, asyncio.timeout(PATIENCE):
            table = await started(friends, "mausen")
            await asyncio.gather(
                change_later(friends[0], table, random.Random(0), changed),
                *(change_always(friend, table, random.Random(i), changed) for i, friend in enumerate(friends[1:], 1)),
            )
            verify(await friends[0].record(table))

    asyncio.run(run())


def test_a_bad_change_is_refused_and_loses_nothing(url: str) -> None:
    async def run() -> None:
        async with people(url, "Ada", "Ben", "Cleo", "Eve") as [*friends, eve]:
            table = await started(friends, "mausen")
            ada = friends[0]
            legal = (await ada.view(table))["legal"]
            await refused(409, "choice-final", ada.change(table, legal[1]))
            await ada.move(table, legal[0])
            before = await ada.view(table)
            await refused(409, "illegal-move", ada.change(table, "nonsense"))
            await refused(403, "server-no-seat", eve.change(table, legal[1]))
            await refused(403, "server-not-your-seat", ada.change(table, legal[1], seat=1))
            stale = {"do": "change", "move": legal[1], "id": "late", "seen": 1}
            await refused(409, "server-moved-already", ada.do(table, **stale))
            assert await ada.view(table) == before

    asyncio.run(run())


def test_a_changed_choice_survives_a_kill(tmp_path: Path) -> None:
    async def choose_and_change(url: str) -> tuple[str, str | None, Json]:
        async with people(url, "Ada", "Ben", "Cleo") as friends:
            table = await started(friends, "mopsen")
            ada = friends[0]
            legal = (await ada.view(table))["legal"]
            await ada.move(table, legal[0])
            await ada.change(table, legal[-1])
            return table, ada.token, await ada.view(table)

    async def view_again(url: str, table: str, token: str | None) -> Json:
        async with Client(url, token) as ada:
            return await ada.view(table)

    def lasting(view: Json) -> Any:
        return view["cards"], view["turn"], view["change"]

    database = tmp_path / "menagerie.db"
    with served(database) as server:
        table, token, before = asyncio.run(choose_and_change(server.url))
        server.process.kill()
        server.process.wait()
    with served(database) as server:
        assert lasting(asyncio.run(view_again(server.url, table, token))) == lasting(before)


@pytest.fixture(scope="module")
def pair() -> Iterator[list[cluster.Node]]:
    """Two nodes on one PostgreSQL."""
    with cluster.cluster(cluster.new_postgres(), 2, stand_in_after=60.0) as nodes:
        yield nodes


def test_a_choice_made_at_one_node_is_changed_at_the_other(pair: list[cluster.Node]) -> None:
    async def run() -> None:
        a, b = pair
        async with cluster.people_at(a, b, b) as clients, cluster.same_at(b, clients[0]) as [elsewhere]:
            table = await cluster.started(clients, "mausen")
            ada, ben, cleo = clients
            legal = (await ada.view(table))["legal"]
            await ada.move(table, legal[0])
            await elsewhere.change(table, legal[3])
            shown, there = await ada.view(table), await elsewhere.view(table)
            assert shown["cards"] == there["cards"]
            assert [zone["cards"][0]["card"] for zone in shown["cards"]["zones"] if zone["zone"] == "chosen"] == [
                legal[3]
            ]
            made = await asyncio.gather(
                elsewhere.change(table, legal[4]),
                ben.move(table, legal[0]),
                ada.change(table, legal[5]),
                cleo.move(table, legal[1]),
                return_exceptions=True,
            )
            assert all(isinstance(n, int) or n.problem in ("choice-final", "server-moved-already") for n in made)
            assert isinstance(made[1], int)
            assert isinstance(made[3], int)
            after = await ada.view(table)
            assert after["turn"] == [0, 1, 2]
            [gone] = set(legal) - set(after["legal"])
            assert gone in legal[3:6]
            assert (await elsewhere.view(table))["cards"] == after["cards"]

    asyncio.run(run())


# What others learn --------------------------------------------------------------------------------------------------


def sent_to(viewpoint: Viewpoint, game: str, bodies: list[Json]) -> list[Any]:
    """Return everything that a viewer gets while these entries are made, and can ask for after each."""
    state = table_of(game)
    state.keep_frames = True
    page = HtmlRenderer(Reader("en"), "table", Settings(clock=lambda: 0.0), "http://menagerie/")
    page.whole(state, viewpoint)
    sent: list[Any] = []
    for body in bodies:
        broadcast = EntryBroadcast(state, happen(state, **body))
        for renderer in RENDERERS:
            sent.append(renderer.entry_message(broadcast, viewpoint))
            sent += [renderer.full_view(state, viewpoint), renderer.first_messages(state, viewpoint, state.n - 1)]
        sent.append(page.entry_message(broadcast, viewpoint))
    return sent


@pytest.mark.parametrize("viewpoint", [Viewpoint("b", 1), Viewpoint("x", None), Viewpoint(None, None)])
@pytest.mark.parametrize("game", AT_ONCE)
def test_others_get_the_same_bytes_whether_or_not_somebody_changed_their_choice(
    game: str, viewpoint: Viewpoint
) -> None:
    """At the other table the choice was made in the first place, and then somebody muted somebody."""
    changed, direct = table_of(game), table_of(game)
    with_change = [choose(changed, 0, 0), change(changed, 0, 3), choose(changed, 2, 1), choose(changed, 1, 1)]
    without = [choose(direct, 0, 3), happen(direct, kind="muted", by="a", person="b", muted=True)]
    without += [choose(direct, 2, 1), choose(direct, 1, 1)]
    assert changed.match is not None
    assert direct.match is not None
    assert changed.match.state == direct.match.state
    found = sent_to(viewpoint, game, [entry.body for entry in with_change])
    assert found == sent_to(viewpoint, game, [entry.body for entry in without])
    assert found.count(None) == len(RENDERERS) + 1, "nobody else gets a message about the change"


def test_a_change_neither_extends_the_turn_nor_wakes_a_bot() -> None:
    state, settings = table_of("mausen"), Settings()
    choose(state, 0)
    before = state.turn_at, state.next_due(settings)
    body = ask(state, "a", do="change", move=JsonRenderer().turn(state, Viewpoint("a", 0))["change"][2], id="x")
    happen(state, 130.0, **body)
    assert (state.turn_at, state.next_due(settings)) == before
    assert state.may_change(0)
    assert not state.may_change(1)


def test_a_person_who_is_back_changes_what_the_stand_in_chose() -> None:
    state = table_of("mausen")
    assert state.match is not None
    happen(state, kind="stood-in", seat=0)
    happen(state, kind="moved", seat=0, action=state.match.legal(0)[0], by="casual")
    change(state, 0, 2)
    assert not state.seats[0].stood_in
    assert state.may_change(0)


def test_on_one_device_the_cards_are_hidden_after_a_change() -> None:
    state = table_of("mausen", "aab", one_device=True)
    choose(state, 0)
    entry = change(state, 0, 4)
    assert passes_device(state, entry, Viewer("a", JsonRenderer(), wanted=0))
    assert not passes_device(state, entry, Viewer("b", JsonRenderer(), wanted=2))


def test_the_change_of_somebody_elsewhere_hides_nobodys_cards() -> None:
    state = table_of("mausen", "aab", one_device=True)
    choose(state, 0)
    choose(state, 2)
    assert not passes_device(state, change(state, 2, 4), Viewer("a", JsonRenderer(), wanted=0))


def test_a_change_says_which_seat_where_several_of_mine_have_chosen() -> None:
    state = table_of("mausen", "aab", one_device=True)
    choose(state, 0)
    move = JsonRenderer().turn(state, Viewpoint("a", 0))["change"][1]
    assert ask(state, "a", do="change", move=move, id="x")["seat"] == 0
    choose(state, 1)
    with pytest.raises(Problem) as refusal:
        ask(state, "a", do="change", move=move, id="x")
    assert refusal.value.message == "server-which-seat"
    assert ask(state, "a", do="change", move=move, id="x", seat=1)["seat"] == 1


# Questions that stay as they are ------------------------------------------------------------------------------------


def test_a_page_gets_no_new_question_when_somebody_else_chooses(url: str) -> None:
    """What a player has selected for the exchange so far is not replaced."""

    async def run() -> None:
        async with people(url, "Ada", "Ben") as friends:
            table = await started(friends, "mopsen", "random")
            ada, ben = friends
            async with line(ben, url, table, "?html=en") as page:
                first = await page.next()
                assert "choices" in str(first)
                n = await ada.move(table, (await ada.view(table))["legal"][5])
                while page.received[-1]["n"] < n:
                    await page.next()
                await page.quiet()
                later = [scene["parts"] for shown in page.received[1:] for scene in shown.get("scenes", ())]
                assert later, "Ben sees that the others have chosen"
                assert not any("choices" in parts or "main" in parts for parts in later)

    asyncio.run(run())


# Answers that nobody is asked for -----------------------------------------------------------------------------------


def test_three_play_mopsen_and_nobody_is_asked_what_to_pinch(url: str) -> None:
    async def run() -> None:
        async with people(url, "Ada", "Ben", "Cleo") as friends:
            table = await started(friends, "mopsen")
            async with line(None, url, table, "?numbers=true&lang=en") as eve:
                await play(friends, table)
                while "winners" not in await eve.next():
                    pass
            record = await friends[0].record(table)
            verify(record)
            moved = [sent for sent in eve.received if sent["type"] == "moved"]
            pinched = [event for sent in moved for event in sent["events"] if event["event"] == "pinched"]
            assert len(pinched) > 5
            assert all("numbers" in event for event in pinched), "each is shown with its table"
            decisions = [entry for entry in record["log"] if "seat" in entry]
            assert len(decisions) == len(moved) + len(pinched)

    asyncio.run(run())


def until_pinched(state: TableState) -> AppliedEntry:
    """Play until a card was pinched without asking, and return the entry."""
    rng = random.Random(1)
    assert state.match is not None
    while True:
        seat = state.match.actors[0]
        entry = choose(state, seat, rng.randrange(len(state.match.legal(seat))))
        if any(type(event).__name__ == "Pinched" for event in entry.events):
            return entry


def test_an_undo_takes_back_the_forced_answer_too() -> None:
    state = table_of("mopsen", "aaa", one_device=True)
    twin = table_of("mopsen", "aaa", one_device=True)
    entry = until_pinched(state)
    assert state.match is not None
    for body in [seen.body for seen in state.recent if seen.kind == "moved"][:-1]:
        happen(twin, **body)
    assert twin.match is not None
    assert len(state.match.actions) == len(twin.match.actions) + 2
    assert not any(event.reveals for event in entry.events)
    happen(state, **ask(state, "a", do="undo"))
    assert (state.match.state, state.match.actions) == (twin.match.state, twin.match.actions)
    assert state.match.actors == (entry.facts["seat"],)


def test_a_forced_answer_is_given_for_somebody_who_is_away() -> None:
    state = table_of("mopsen")
    for seat in range(3):
        happen(state, kind="away", seat=seat)
    entry = until_pinched(state)
    assert state.match is not None
    assert state.match.actions[-1][0] != entry.body["seat"], "somebody who is away has pinched"
    assert state.match.forced() is None


def test_a_log_from_before_asks_for_every_answer() -> None:
    """In such a log the answers are entries of their own."""
    state = TableState("table")
    opened = opening({**SETUP, "game": "mopsen"}, ["random"] * 3, "a")
    del opened["automatic"]
    happen(state, **opened)
    happen(state, kind="started", seed=bytes(range(32)).hex())
    assert state.match is not None
    asked = 0
    while not state.match.over:
        seat = state.match.actors[0]
        asked += load("mopsen").table(state.match.view(seat)).question == "pinch"
        happen(state, kind="moved", seat=seat, action=state.match.legal(seat)[0], by="random")
    assert asked > 5
