"""Lost connections, clocks, undo requests, chat."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import AsyncExitStack
from pathlib import Path

import pytest
from sqlalchemy import select

from menagerie.client import Client
from menagerie.server.errors import NotNow
from menagerie.server.settings import DAY, Settings
from menagerie.server.storage.schema import tables
from menagerie.server.tables.commands import Undo
from menagerie.server.tables.connections import QUEUE_LIMIT, SLOW, Viewer
from menagerie.server.tables.entry import Entry
from menagerie.server.tables.handlers import bot_move, builder_for
from menagerie.server.tables.json_view import JsonRenderer
from menagerie.server.tables.seats import Person
from menagerie.server.tables.state import TableState
from tests.server.running import QUICK, Json, Running, line, people, play, refused, running, seated, started
from tests.waiting import PATIENCE, eventually

SHORT = {"stand_in_after": 0.3, "undo_timeout": 0.4, "unload_after": 0.2, "heartbeat": 0.1}


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server with short waiting times."""
    with running(tmp_path_factory.mktemp("hasty") / "menagerie.db", **SHORT) as found:
        yield found


# Away and back ------------------------------------------------------------------------------------------------------


def test_a_disconnected_player_is_replaced_by_a_stand_in_and_gets_the_seat_back_at_once(hasty: Running) -> None:
    async def run() -> None:
        async with people(hasty.url, "Ada", "Ben", "Cleo") as friends:
            ada, ben, cleo = friends
            table = await seated(friends, "mausen")
            await ben.do(table, do="stand-in", level="random")
            async with line(ada, hasty.url, table) as adas, line(cleo, hasty.url, table) as cleos:
                async with line(ben, hasty.url, table) as bens:
                    await adas.until("back", seat=1)
                    assert (await bens.until("view"))["seats"][1]["level"] == "random"
                    await ada.do(table, do="start")
                    await bens.until("started")
                await adas.until("away", seat=1)
                assert (await ada.view(table))["seats"][1]["here"] is False
                assert (await adas.until("stood-in"))["level"] == "random"
                moved = await adas.until("moved")
                assert (moved["seat"], moved["by"]) == (1, "random")
                async with line(ben, hasty.url, table) as bens:
                    await adas.until("back", seat=1)
                    await cleos.until("back", seat=1)
                    for friend in (ada, cleo):
                        await friend.move(table, (await friend.view(table))["legal"][0])
                    while "legal" not in (sent := await bens.until("moved")):
                        pass
                    seat = (await ben.view(table))["seats"][1]
                    assert (seat["here"], seat["stood_in"]) == (True, False)
                    await hasty.time_passes(2 * SHORT["stand_in_after"])
                    assert 1 in (await ben.view(table))["turn"]
                    await ben.move(table, sent["legal"][0])

    asyncio.run(run())


def test_a_short_interruption_does_not_count_as_disconnected(hasty: Running) -> None:
    async def run() -> None:
        async with people(hasty.url, "Ada", "Ben", "Cleo") as friends:
            table = await seated(friends, "mausen")
            async with line(friends[0], hasty.url, table) as watching:
                await watching.until("back", seat=0)
                async with line(friends[1], hasty.url, table):
                    await watching.until("back", seat=1)
                async with line(friends[1], hasty.url, table), line(friends[1], hasty.url, table):
                    await hasty.time_passes(3 * QUICK["reconnect_grace"])
                    assert await watching.quiet() == []
                await watching.until("away", seat=1)
                await hasty.time_passes(3 * QUICK["reconnect_grace"])
                assert await watching.quiet() == []

    asyncio.run(run())


def test_a_viewer_who_takes_a_seat_counts_as_connected(hasty: Running) -> None:
    async def run() -> None:
        async with people(hasty.url, "Ada", "Ben", "Cleo") as friends, AsyncExitStack() as stack:
            table = (await friends[0].open("mausen", ["open"] * 3))["table"]
            lines = [await stack.enter_async_context(line(friend, hasty.url, table)) for friend in friends]
            for seat, received in enumerate(lines):
                await received.ask(do="sit")
                await lines[0].until("back", seat=seat)
            assert [seat["here"] for seat in (await friends[0].view(table))["seats"]] == [True] * 3
            await lines[0].ask(do="start")
            await lines[2].until("started")
            await hasty.time_passes(2 * SHORT["stand_in_after"])
            assert await lines[2].quiet() == []

    asyncio.run(run())


def test_a_player_who_does_not_reconnect_after_a_restart_counts_as_disconnected(tmp_path: Path) -> None:
    async def before(url: str) -> tuple[str, str]:
        async with people(url, "Ada", "Ben") as friends:
            table = await seated(friends, "mausen", "random")
            async with line(friends[0], url, table) as adas, line(friends[1], url, table):
                await adas.until("back", seat=1)
                for friend in friends:
                    await friend.do(table, do="stand-in", level="random")
            return friends[0].token or "", table

    async def after(url: str, token: str, table: str) -> None:
        async with Client(url, token) as ada, line(ada, url, table) as adas:
            await ada.do(table, do="start")
            await adas.until("away", seat=1)
            await adas.until("stood-in", seat=1)

    database = tmp_path / "menagerie.db"
    with running(database, reconnect_grace=60.0, **SHORT) as server:
        token, table = asyncio.run(before(server.url))
    with running(database, **SHORT) as server:
        asyncio.run(after(server.url, token, table))


def test_everybody_may_leave_and_the_game_is_played_to_its_end(hasty: Running) -> None:
    async def run() -> None:
        async with people(hasty.url, "Ada", "Ben") as friends:
            table = await seated(friends, "mausen", "novice")
            for friend in friends:
                await friend.do(table, do="stand-in", level="novice")
            await friends[0].do(table, do="start")

            async def over() -> bool:
                return bool((await friends[0].view(table))["phase"] == "over")

            await eventually(over)
            async with line(friends[0], hasty.url, table) as received:
                assert (await received.until("view"))["winners"]

    asyncio.run(run())


# Clocks -------------------------------------------------------------------------------------------------------------


def table_with(clock: float | None) -> TableState:
    """Return a game of Mausen with two connected people and a bot, started at time 100."""
    setup = {"game": "mausen", "options": {}, "public": False, "spectators": True, "rated": True, "clock": clock}
    state, seats = TableState("table"), [{"kind": "open"}, {"kind": "open"}, {"kind": "bot", "level": "novice"}]
    bodies: list[Json] = [{"kind": "opened", "setup": setup, "seats": seats, "host": "ada"}]
    bodies += [{"kind": "sat", "seat": seat, "person": name, "name": name} for seat, name in enumerate(("ada", "ben"))]
    bodies += [{"kind": "back", "seat": seat, "node": "here"} for seat in range(2)]
    bodies += [{"kind": "started", "seed": bytes(32).hex()}]
    for body in bodies:
        happen(state, 100, **body)
    return state


NAMES = ("ada", "ben")


def awimbawe_with(clock: float) -> TableState:
    """Return a game of Awimbawé with two connected people, started at time 100."""
    setup = {"game": "awimbawe", "options": {}, "public": False, "spectators": True, "rated": True, "clock": clock}
    state = TableState("table")
    happen(state, 100, kind="opened", setup=setup, seats=[{"kind": "open"}] * 2, host="ada")
    for seat, name in enumerate(NAMES):
        happen(state, 100, kind="sat", seat=seat, person=name, name=name)
        happen(state, 100, kind="back", seat=seat, node="here")
    happen(state, 100, kind="started", seed=bytes(32).hex())
    return state


def happen(state: TableState, at: float, **body: object) -> None:
    state.apply(Entry(state.n + 1, at, body))


def act(state: TableState, at: float, seat: int) -> None:
    assert state.match is not None
    happen(state, at, kind="moved", seat=seat, action=state.match.legal(seat)[0])


def test_a_clock_runs_out_and_the_stand_in_plays_that_move(tmp_path: Path) -> None:
    times = [1_000_000.0]

    async def run(server: Running) -> None:
        url = server.url
        async with people(url, "Ada", "Ben", "Cleo") as friends, AsyncExitStack() as stack:
            table = await seated(friends, "mausen", clock=60)
            lines = [await stack.enter_async_context(line(friend, url, table)) for friend in friends]
            for friend in friends:
                await friend.do(table, do="stand-in", level="random")
            await friends[0].do(table, do="start")
            for friend in friends[:2]:
                await friend.move(table, (await friend.view(table))["legal"][0])
                await lines[2].until("moved")
            times[0] += 59
            await friends[0].do(table, do="say", text="come on")
            await lines[2].until("said")
            await server.time_passes(0.2)
            assert await lines[2].quiet() == []
            times[0] += 1
            await friends[0].do(table, do="say", text="tick")
            moved = await lines[2].until("moved")
            assert (moved["seat"], moved["by"]) == (2, "random")
            seat = (await friends[2].view(table))["seats"][2]
            assert (seat["here"], seat["stood_in"]) == (True, False)
            assert moved["legal"]

    with running(tmp_path / "clock.db", clock=lambda: times[0]) as server:
        asyncio.run(run(server))


def test_a_client_whose_move_was_made_by_the_stand_in_is_asked_for_the_next_one(tmp_path: Path) -> None:
    times = [1_000_000.0]

    async def run(url: str) -> None:
        async with people(url, "Ada", "Ben", "Cleo") as friends:
            table = await seated(friends, "mausen", clock=60)
            await friends[0].do(table, do="stand-in", level="random")
            async with friends[0].play(table) as seat, line(friends[1], url, table), line(friends[2], url, table):
                await friends[0].do(table, do="start")
                turns = seat.turns()
                first = await asyncio.wait_for(anext(turns), PATIENCE)
                for friend in friends[1:]:
                    await friend.move(table, (await friend.view(table))["legal"][0])
                times[0] += 60
                await friends[0].do(table, do="say", text="tick")
                second = await asyncio.wait_for(anext(turns), PATIENCE)
                assert second["n"] > first["n"]
                await seat.move(second["legal"][0])

    with running(tmp_path / "clock.db", clock=lambda: times[0]) as server:
        asyncio.run(run(server.url))


def test_a_simultaneous_choice_of_another_player_does_not_restart_a_clock() -> None:
    state, settings = table_with(60), Settings()
    assert state.due_for(0, settings) == (160, 0)
    act(state, 150, 1)
    assert state.due_for(0, settings) == (160, 0)
    assert state.due_for(2, settings) == (100, 2)
    act(state, 151, 2)
    act(state, 152, 0)
    assert state.due_for(0, settings)[0] == 152 + 60


def test_a_clock_stops_while_a_player_is_disconnected_until_the_stand_in_is_due() -> None:
    state, settings = table_with(60), Settings(stand_in_after=30)
    act(state, 100, 2)
    happen(state, 110, kind="away", seat=0)
    assert state.due_for(0, settings) == (140, {"kind": "stood-in", "seat": 0})
    happen(state, 120, kind="back", seat=0, node="here")
    assert state.due_for(0, settings) == (170, 0)
    happen(state, 125, kind="back", seat=0, node="there")
    assert state.due_for(0, settings) == (170, 0), "by way of another node is not away"
    for _ in range(4):
        happen(state, 130, kind="away", seat=0)
        happen(state, 155, kind="back", seat=0, node="here")
    assert state.due_for(0, settings) == (190, 0)


def test_a_player_who_moves_without_a_connection_needs_no_stand_in() -> None:
    state, settings = table_with(None), Settings(stand_in_after=30)
    happen(state, 110, kind="away", seat=0)
    happen(state, 140, kind="stood-in", seat=0)
    assert state.seats[0].by_bot
    assert state.match is not None
    happen(state, 150, kind="moved", seat=0, action=state.match.legal(0)[0], id="x")
    assert not state.seats[0].by_bot
    assert state.due_for(0, settings) == (180, {"kind": "stood-in", "seat": 0})


def test_a_bot_move_counts_only_in_the_turn_for_which_it_was_computed() -> None:
    state, settings = table_with(None), Settings()
    assert state.match is not None
    action, turn_at = state.match.legal(2)[0], state.turn_at
    move = {"kind": "moved", "seat": 2, "action": action}
    assert bot_move(2, action, turn_at, 101, settings)(state) == {**move, "by": "novice"}
    with pytest.raises(NotNow):
        bot_move(2, action, turn_at - 1, 101, settings)(state)
    with pytest.raises(NotNow):
        bot_move(0, state.match.legal(0)[0], turn_at, 101, settings)(state)


def test_an_undo_is_asked_for_once_and_gives_the_whole_clock_back() -> None:
    state = awimbawe_with(clock=20)
    assert state.match is not None
    seat = state.match.actors[0]
    who, undo = Person(NAMES[seat], NAMES[seat]), Undo(do="undo")
    happen(state, 110, kind="moved", seat=seat, action=state.match.legal(seat)[0], id="x")
    assert builder_for(undo, who, state)(state) == {"kind": "undo-asked", "seat": seat}
    happen(state, 111, kind="undo-asked", seat=seat)
    happen(state, 112, kind="undo-declined", seat=1 - seat)
    with pytest.raises(NotNow):
        builder_for(undo, who, state)(state)
    happen(state, 125, kind="undone", seat=seat)
    assert state.due_for(seat, Settings()) == (145, seat)


def test_with_a_clock_of_days_no_stand_in_replaces_a_disconnected_player() -> None:
    state, settings = table_with(2 * DAY), Settings()
    happen(state, 110, kind="away", seat=0)
    assert state.due_for(0, settings) == (100 + 2 * DAY, 0)
    happen(state, 100 + DAY, kind="back", seat=0, node="here")
    assert state.due_for(0, settings) == (100 + 2 * DAY, 0)


# Taking back --------------------------------------------------------------------------------------------------------


async def moved_once(friends: list[Client], table: str) -> tuple[int, Json]:
    """Play a card at Awimbawé; return the seat, and what everybody saw before."""
    view = await friends[0].view(table)
    [seat] = view["turn"]
    before = await friends[seat].view(table)
    await friends[seat].move(table, before["legal"][0])
    return seat, before


def same(one: Json, other: Json) -> bool:
    """Return a view without the entry number and the connections."""
    return {**one, "n": 0, "seats": 0, "chat": 0} == {**other, "n": 0, "seats": 0, "chat": 0}


def test_a_move_is_taken_back_when_all_others_agree(url: str) -> None:
    async def run() -> None:
        async with people(url, "Ada", "Ben", "Cleo") as friends:
            table = await started(friends, "awimbawe")
            seat, before = await moved_once(friends, table)
            me, others = friends[seat], [friend for i, friend in enumerate(friends) if i != seat]
            async with line(others[0], url, table) as received:
                await refused(409, "server-undo-not-last", others[0].do(table, do="undo"))
                await refused(409, "server-undo-not-asked", others[0].do(table, do="agree"))
                await me.do(table, do="undo")
                await received.until("undo-asked", seat=seat)
                assert (await others[1].view(table))["undo"] == {"seat": seat, "agreed": []}
                await refused(409, "server-undo-asked", me.do(table, do="undo"))
                await refused(409, "server-undo-not-asked", me.do(table, do="agree"))
                await others[0].do(table, do="agree")
                await received.until("undo-agreed")
                await refused(409, "server-undo-not-asked", others[0].do(table, do="agree"))
                await others[1].do(table, do="agree")
                undone = await received.until("undone")
            assert undone["view"]["turn"] == [seat]
            after = await me.view(table)
            assert same(after, before)
            assert "undo" not in after
            await me.move(table, after["legal"][-1])

    asyncio.run(run())


def test_one_person_who_declines_or_a_move_ends_an_undo_request(url: str) -> None:
    async def run() -> None:
        async with people(url, "Ada", "Ben", "Cleo") as friends:
            table = await started(friends, "awimbawe")
            seat, _ = await moved_once(friends, table)
            after = await friends[seat].view(table)
            await friends[seat].do(table, do="undo")
            await friends[(seat + 1) % 3].do(table, do="agree")
            await friends[(seat + 2) % 3].do(table, do="decline")
            assert same(await friends[seat].view(table), after)
            await refused(409, "server-undo-not-asked", friends[(seat + 1) % 3].do(table, do="decline"))
            await refused(409, "server-undo-asked", friends[seat].do(table, do="undo"))
            seat, _ = await moved_once(friends, table)
            await friends[seat].do(table, do="undo")
            next_seat, _ = await moved_once(friends, table)
            await refused(409, "server-undo-not-asked", friends[(seat + 1) % 3].do(table, do="agree"))
            await refused(409, "server-undo-not-last", friends[(next_seat + 1) % 3].do(table, do="undo"))

    asyncio.run(run())


def test_an_unanswered_undo_request_times_out(hasty: Running) -> None:
    async def run() -> None:
        async with people(hasty.url, "Ada", "Ben", "Cleo") as friends, AsyncExitStack() as stack:
            table = await started(friends, "awimbawe")
            lines = [await stack.enter_async_context(line(friend, hasty.url, table)) for friend in friends]
            for received in lines:
                await received.until("view")
            seat, _ = await moved_once(friends, table)
            await friends[seat].do(table, do="undo")
            assert "seat" not in await lines[seat].until("undo-declined")
            await refused(409, "server-undo-asked", friends[seat].do(table, do="undo"))

    asyncio.run(run())


def test_against_bots_alone_a_move_is_taken_back_at_once(tmp_path: Path) -> None:
    async def run(url: str) -> None:
        async with people(url, "Ada") as [ada]:
            for _ in range(20):
                table = await started([ada], "awimbawe", "random")
                before = await ada.view(table)
                if before["turn"] == [0]:
                    break
            await ada.move(table, before["legal"][0])
            await ada.do(table, do="undo")
            assert same(await ada.view(table), before)
            await refused(409, "server-undo-not-last", ada.do(table, do="undo"))

    with running(tmp_path / "undo.db", pause=5.0) as server:
        asyncio.run(run(server.url))


def test_a_simultaneous_choice_is_final_even_for_the_last_to_choose(url: str) -> None:
    async def run() -> None:
        async with people(url, "Ada", "Ben", "Cleo") as friends:
            for game in ("mausen", "mopsen"):
                table = await started(friends, game)
                for friend in friends:
                    legal = (await friend.view(table))["legal"]
                    await friend.move(table, legal[0])
                    await refused(409, "server-undo-final", friend.do(table, do="undo"))

    asyncio.run(run())


def test_a_move_that_revealed_something_cannot_be_taken_back(url: str) -> None:
    """Awimbawé: sooner or later a move turns a card up, or ends a round, and new hands are dealt."""

    async def run() -> None:
        async with people(url, "Ada", "Ben") as friends:
            table = await started(friends, "awimbawe")
            problems = set()
            while (view := await friends[0].view(table))[
                "phase"
            ] == "playing" and "server-undo-revealed" not in problems:
                seat = view["turn"][0]
                asks = friends[seat]
                n = await asks.move(table, (await asks.view(table))["legal"][-1])
                sent = [sent for sent in await rest(url, table, n - 1) if sent["type"] == "moved"]
                shown = {event["event"] for message in sent for event in message["events"]}
                if shown & {"dealt", "turned-up", "hand-blocked"}:
                    await refused(409, "server-undo-revealed", asks.do(table, do="undo"))
                    problems.add("server-undo-revealed")
                else:
                    await asks.do(table, do="undo")
                    await friends[1 - seat].do(table, do="decline")
            assert problems == {"server-undo-revealed"}

    asyncio.run(run())


async def rest(url: str, table: str, after: int) -> list[Json]:
    async with line(None, url, table, f"?after={after}") as received:
        await received.quiet()
        return received.received


def test_nothing_can_be_taken_back_before_the_first_move_or_by_a_stranger(url: str) -> None:
    async def run() -> None:
        async with people(url, "Ada", "Ben", "Cleo", "Eve") as [*friends, eve]:
            table = await seated(friends, "awimbawe")
            await refused(409, "server-not-playing", friends[0].do(table, do="undo"))
            await friends[0].do(table, do="start")
            await refused(409, "server-undo-not-last", friends[0].do(table, do="undo"))
            await refused(403, "server-no-seat", eve.do(table, do="undo"))
            await refused(403, "server-no-seat", eve.do(table, do="agree"))

    asyncio.run(run())


# Talking ------------------------------------------------------------------------------------------------------------


def said(messages: list[Json]) -> list[str]:
    return [message["text"] for message in messages if message["type"] == "said"]


def test_spectators_talk_among_themselves_and_players_to_all(url: str) -> None:
    async def run() -> None:
        async with people(url, "Ada", "Ben", "Cleo", "Eve", "Finn") as [ada, ben, cleo, eve, finn]:
            table = await started([ada, ben, cleo], "mausen")
            async with AsyncExitStack() as stack:
                viewpoint = (ada, ben, eve, finn, None)
                lines = [await stack.enter_async_context(line(who, url, table)) for who in viewpoint]
                for one in lines:
                    await one.until("view")
                await ada.do(table, do="say", text=" to all ")
                await eve.do(table, do="say", text="to us")
                received = [said(await one.quiet()) for one in lines]
            assert received == [["to all"], ["to all"], *[["to all", "to us"]] * 3]
            assert said((await ben.view(table))["chat"]) == ["to all"]
            view = await finn.view(table)
            assert said(view["chat"]) == ["to all", "to us"]
            assert [(line["to"], line["name"]) for line in view["chat"]] == [("table", "Ada"), ("spectators", "Eve")]

    asyncio.run(run())


def test_chat_lines_of_a_muted_person_reach_only_the_others(url: str) -> None:
    async def run() -> None:
        async with people(url, "Ada", "Ben", "Cleo") as friends:
            ada, ben, cleo = friends
            table = await started(friends, "mausen")
            async with line(ada, url, table) as adas, line(cleo, url, table) as cleos:
                await adas.ask(do="mute", person=ben.person)
                await adas.until("muted", person=ben.person, muted=True)
                await ben.do(table, do="say", text="rude")
                await ada.do(table, do="mute", person=ben.person, muted=False)
                await ben.do(table, do="say", text="sorry")
                assert said(await adas.quiet()) == ["sorry"]
                sent = await cleos.quiet()
                assert said(sent) == ["rude", "sorry"]
                assert "muted" not in {message["type"] for message in sent}
            await ada.do(table, do="mute", person=ben.person)
            assert said((await ada.view(table))["chat"]) == []
            assert said((await cleo.view(table))["chat"]) == ["rude", "sorry"]

    asyncio.run(run())


def test_a_chat_line_is_neither_empty_nor_too_long(url: str) -> None:
    async def run() -> None:
        async with people(url, "Ada") as [ada]:
            table = await seated([ada], "mausen", "random", "random")
            for text in ("", "   ", "x" * 501, 5, None, ["x"]):
                await refused(422, "server-malformed", ada.do(table, do="say", text=text))
            await ada.do(table, do="say", text="x" * 300)

    asyncio.run(run())


def test_a_table_without_spectators_admits_only_players_once_it_has_started(url: str) -> None:
    async def run() -> None:
        async with people(url, "Ada", "Ben", "Cleo", "Eve") as [*friends, eve]:
            ada, ben, cleo = friends
            table = await seated(friends, "mausen", spectators=False)
            async with line(eve, url, table) as eves, line(None, url, table) as nobodys, line(ben, url, table) as bens:
                await ada.do(table, do="start")
                assert [await eves.end(), await nobodys.end()] == [4403, 4403]
                assert "started" not in {sent["type"] for sent in eves.received + nobodys.received}
                await cleo.do(table, do="leave")
                await bens.until("resigned")
            for asked in ({"do": "say", "text": "boo"}, {"do": "mute", "person": "x"}):
                await refused(403, "server-no-spectators", eve.do(table, **asked))
            await refused(403, "server-no-spectators", eve.view(table))
            await refused(403, "server-no-spectators", cleo.view(table))
            with pytest.raises(Exception, match="does not allow spectators"):
                await anext(eve.stream(table))
            async with line(eve, url, table) as eves:
                assert await eves.end() == 4403
                assert eves.received[0]["problem"] == "server-no-spectators"

    asyncio.run(run())


# Out of use ---------------------------------------------------------------------------------------------------------


def test_idle_tables_are_unloaded_and_loaded_again(hasty: Running) -> None:
    async def run() -> None:
        async with people(hasty.url, "Ada", "Ben", "Cleo") as friends:
            table = await seated(friends, "mausen")
            await friends[0].do(table, do="say", text="still here")
            before = await friends[1].view(table)

            async def gone() -> bool:
                return table not in hasty.service.tables.by_id

            await eventually(gone)
            assert await friends[1].view(table) == before
            async with line(friends[1], hasty.url, table) as received:
                await hasty.time_passes(3 * SHORT["unload_after"])
                assert table in hasty.service.tables.by_id
                await friends[0].do(table, do="say", text="me too")
                assert (await received.until("said"))["text"] == "me too"

    asyncio.run(run())


def test_a_scheduled_game_stays_in_memory(hasty: Running) -> None:
    async def run() -> None:
        async with people(hasty.url, "Ada", "Ben", "Cleo") as friends:
            table = await started(friends, "mausen", clock=2 * DAY)
            await hasty.time_passes(3 * SHORT["unload_after"])
            assert hasty.service.tables.by_id[table].scheduled
            await play(friends, table)

    asyncio.run(run())


def test_an_idle_table_is_archived_and_restored(tmp_path: Path) -> None:
    async def run(server: Running) -> None:
        async with people(server.url, "Ada", "Ben", "Cleo") as friends:
            table = await seated(friends, "mausen", public=True)
            assert [found["table"] for found in await friends[0].tables()] == [table]

            async def away() -> bool:
                return not await friends[0].tables()

            await eventually(away)
            assert [found["table"] for found in await friends[0].tables(mine=True)] == [table]
            async with line(friends[0], server.url, table) as received:
                assert (await received.until("view"))["phase"] == "open"

                async def back() -> bool:
                    return bool(await friends[1].tables())

                await eventually(back)
                await friends[0].do(table, do="start")
                await play(friends, table)

    with running(tmp_path / "away.db", heartbeat=0.1, archive_after=0.6) as server:
        asyncio.run(run(server))


def test_an_archived_game_is_scheduled_again_when_a_player_returns(tmp_path: Path) -> None:
    async def run(server: Running) -> None:
        async with people(server.url, "Ada") as [ada]:
            table = await seated([ada], "awimbawe", "random", clock=10 * DAY)
            await ada.do(table, do="start")

            async def away() -> bool:
                async with server.service.store.engine.connect() as connection:
                    found = await connection.execute(select(tables.c.phase).where(tables.c.id == table))
                    return found.scalar() == "away"

            await eventually(away)
            await play([ada], table)
            assert (await ada.view(table))["phase"] == "over"

    with running(tmp_path / "away.db", heartbeat=0.1, archive_after=0.4) as server:
        asyncio.run(run(server))


def test_a_viewer_that_reads_nothing_is_disconnected() -> None:
    async def run() -> None:
        viewer = Viewer(None, JsonRenderer())
        for _ in range(QUEUE_LIMIT + 1):
            viewer.send(b"{}")
        assert (viewer.closed, viewer.code) == (True, SLOW)
        assert len([message async for message in viewer.messages()]) == QUEUE_LIMIT

    asyncio.run(run())


# Who has left -------------------------------------------------------------------------------------------------------


def test_a_player_who_lets_the_clock_run_out_for_most_moves_has_left() -> None:
    state = table_with(clock=DAY)
    assert state.match is not None
    own = bots = 0
    while state.phase == "playing":
        seat = state.match.actors[0]
        action = state.match.legal(seat)[0]
        by_bot = {"by": "novice"} if seat == 2 or (seat == 1 and bots <= own) else {}
        happen(state, 100 + state.n, kind="moved", seat=seat, action=action, **by_bot)
        own, bots = own + (seat == 1 and not by_bot), bots + (seat == 1 and bool(by_bot))
        expected = state.n if bots > own else None
        assert state.left_at(1) == expected, (own, bots)
    assert state.left_at(0) is None
    assert state.left_at(2) is None, "a bot cannot leave"


def test_an_undone_move_counts_for_nobody() -> None:
    state = table_with(clock=None)
    act(state, 101, 0)
    happen(state, 102, kind="undone", seat=0)
    assert state.decisions == []
    act(state, 103, 0)
    assert state.decisions == [(0, False)]


def test_a_player_who_resigned_has_left_with_that_entry() -> None:
    state = table_with(clock=None)
    happen(state, 101, kind="resigned", seat=1)
    n = state.n
    act(state, 102, 0)
    assert (state.left_at(0), state.left_at(1)) == (None, n)
