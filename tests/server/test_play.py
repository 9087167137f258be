"""Whole games over the network."""

from __future__ import annotations

import asyncio
import json
import sys
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any

import pytest

from menagerie import load
from menagerie.client import Client
from menagerie.i18n.translator import Translator
from menagerie.records.playback import verify
from menagerie.server.settings import Settings, sqlite_at
from menagerie.server.storage.migrate import migrate
from menagerie.server.tables.commands import Move, Say, Sit, Start
from menagerie.server.tables.json_view import JsonRenderer
from menagerie.server.tables.renderer import Viewpoint
from menagerie.server.tables.seats import Person
from menagerie.server.tables.service import TableService
from menagerie.server.tables.state import RECENT_ENTRIES, new_id
from tests.positions import GAMES
from tests.server.running import Json, line, people, play, refused, running, seated, served, started
from tests.waiting import PATIENCE, eventually

EXAMPLE = Path(__file__).parents[2] / "examples" / "bot.py"
SIZES = [(game, load(game).seats[end]) for game in GAMES for end in (0, -1)]
NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eve", "Finn", "Gil")


async def check_record(client: Client, table: str, commitment: str) -> Json:
    """Check that the record is valid and follows from the committed seed."""
    record = await client.record(table)
    verify(record)
    assert sha256(bytes.fromhex(record["seed"])).hexdigest() == commitment
    view = await client.view(table)
    assert view["commitment"] == commitment
    assert view["seed"] == record["seed"]
    assert (view["points"], view["winners"]) == (record["result"]["points"], record["result"]["winners"])
    return record


@pytest.mark.parametrize(("game", "players"), SIZES)
def test_a_whole_game_with_programs_and_bots_over_the_socket(url: str, game: str, players: int) -> None:
    async def run() -> None:
        async with people(url, *NAMES[:2]) as friends:
            table = await seated(friends, game, *["random"] * (players - 2))
            async with line(None, url, table) as watching:
                await friends[0].do(table, do="start")
                commitment = (await watching.until("started"))["commitment"]
                assert (await refused(409, "server-not-over", friends[0].record(table))).facts == {}
                await play(friends, table, players)
                record = await check_record(friends[0], table, commitment)
                while "winners" not in watching.received[-1]:
                    await watching.next()
            assert watching.received[-1]["seed"] == record["seed"]
            assert record["players"] == players
            bots = {
                sent["seat"] for sent in watching.received if sent["type"] == "moved" and sent.get("by") == "random"
            }
            assert bots == set(range(2, players))
            numbers = [sent["n"] for sent in watching.received]
            assert numbers == sorted(set(numbers))

    asyncio.run(run())


def test_a_whole_game_over_http(url: str) -> None:
    async def play_over_http(client: Client, table: str, rng: Random) -> None:
        async for message in client.stream(table):
            if "winners" in message:
                return
            if legal := message.get("legal"):
                await client.move(table, rng.choice(legal))

    async def run() -> None:
        async with people(url, "Ada", "Ben", "Cleo") as friends:
            table = await started(friends, "mausen")
            commitment = (await friends[0].view(table))["commitment"]
            await asyncio.gather(*(play_over_http(friend, table, Random(i)) for i, friend in enumerate(friends)))
            await check_record(friends[0], table, commitment)

    asyncio.run(run())


@pytest.mark.parametrize("game", GAMES)
def test_the_example_bot_plays_every_game(url: str, game: str) -> None:
    async def run() -> None:
        async with people(url, "Ada", "Ben") as friends:
            table = (await friends[0].open(game, ["open"] * 3, public=True))["table"]
            bot = await asyncio.create_subprocess_exec(sys.executable, str(EXAMPLE), url, table, "novice", stdout=-1)
            async with line(None, url, table) as watching:
                await watching.until("sat")
                for friend in friends:
                    await friend.do(table, do="sit")
                await friends[0].do(table, do="start")
            await play(friends, table)
            said, _ = await bot.communicate()
            assert bot.returncode == 0
            assert json.loads(said) == (await friends[0].view(table))["points"]

    asyncio.run(run())


def test_the_example_bot_is_short() -> None:
    assert len(EXAMPLE.read_text(encoding="utf-8").splitlines()) < 60


def test_a_move_sent_again_is_made_once_and_answered_again(url: str) -> None:
    async def run() -> None:
        async with people(url, "Ada", "Ben", "Cleo") as friends:
            ada, table = friends[0], await started(friends, "mausen")
            begin = (await ada.view(table))["n"]
            asked = {"do": "move", "move": (await ada.view(table))["legal"][0], "id": "first"}
            n = await ada.do(table, **asked)
            assert await ada.do(table, **asked) == n
            async with line(ada, url, table) as socket:
                await socket.until("view")
                await socket.ask(**asked)
                assert await socket.until("done") == {"type": "done", "id": "first", "n": n}
            async with line(ada, url, table, f"?after={n}") as socket:
                await socket.ask(**asked)
                assert await socket.until("done") == {"type": "done", "id": "first", "n": n}
            moved = [sent for sent in await messages_after(ada, url, table, begin) if sent["type"] == "moved"]
            assert len(moved) == 1
            assert moved[0]["id"] == "first"

    asyncio.run(run())


def test_a_move_sent_many_times_at_once_is_made_once(tmp_path: Path) -> None:
    """Call the table service directly, so that the requests arrive at the same time."""

    async def run(service: TableService) -> None:
        ada, *_ = friends = [Person(new_id(), name) for name in NAMES[:3]]
        setup = {"game": "mausen", "options": {}, "public": False, "spectators": True, "rated": True, "clock": None}
        loaded = await service.open_table(ada, setup, ["open"] * 3)
        for friend in friends:
            await service.do(loaded, friend, Sit(do="sit"))
        await service.do(loaded, ada, Start(do="start"))
        for friend in friends:
            viewpoint = Viewpoint(friend.id, loaded.state.seats_of(friend.id)[0])
            move = JsonRenderer().turn(loaded.state, viewpoint)["legal"][0]
            asked = Move(do="move", move=move, id="twin")
            busy = service.do(loaded, ada, Say(do="say", text="while the twins wait"))
            _, *answers = await asyncio.gather(busy, *(service.do(loaded, friend, asked) for _ in range(8)))
            assert len(set(answers)) == 1
        assert loaded.state.match is not None
        assert [seat for seat, _ in loaded.state.match.actions] == [0, 1, 2]

    async def at_home() -> None:
        service = TableService(Settings(database=sqlite_at(tmp_path / "tables.db")))
        await migrate(service.store.engine)
        await service.open()
        await run(service)
        await service.close()

    asyncio.run(at_home())


async def messages_after(client: Client | None, url: str, table: str, n: int) -> list[Json]:
    """Return the messages for a connection that knows everything up to the n-th entry."""
    async with line(client, url, table, f"?after={n}") as socket:
        await socket.quiet()
        return socket.received[:-1]


def test_a_restarted_server_remembers_what_it_answered(tmp_path: Path) -> None:
    database = tmp_path / "menagerie.db"

    async def before(url: str) -> tuple[str, str, Json, int, Json]:
        async with people(url, "Ada", "Ben", "Cleo") as friends:
            table = await started(friends, "mopsen")
            view = await friends[0].view(table)
            asked = {"do": "move", "move": view["legal"][0], "id": "before"}
            n = await friends[0].do(table, **asked)
            return friends[0].token or "", table, asked, n, await friends[0].view(table)

    async def after(url: str, token: str, table: str, asked: Json, n: int, seen: Json) -> None:
        async with Client(url, token) as ada:
            assert await ada.do(table, **asked) == n
            view = await ada.view(table)
            assert {**view, "n": 0, "seats": 0} == {**seen, "n": 0, "seats": 0}
            await refused(409, "not-your-turn", ada.do(table, **{**asked, "id": "after"}))

    with served(database) as server:
        found = asyncio.run(before(server.url))
        server.stop()
    with served(database) as server:
        asyncio.run(after(server.url, *found))


def test_a_client_reconnects_when_the_server_is_back(tmp_path: Path) -> None:
    database = tmp_path / "menagerie.db"

    async def run() -> None:
        with served(database) as server:
            port = server.url.rsplit(":", 1)[1]
            async with people(server.url, "Ada", "Ben", "Cleo") as friends:
                table = await started(friends, "mausen")
                playing = asyncio.create_task(play(friends, table, pause=0.05))
                before = (await friends[0].view(table))["n"]

                async def has_moved() -> bool:
                    return bool((await friends[0].view(table))["n"] > before + 3)

                await eventually(has_moved)
                assert (await friends[0].view(table))["phase"] == "playing"
                await asyncio.to_thread(server.stop)
                with served(database, "--port", port):
                    await asyncio.wait_for(playing, 3 * PATIENCE)
                    verify(await friends[0].record(table))

    asyncio.run(run())


@pytest.mark.parametrize("order", [(0, 1, 2), (2, 0, 1), (1, 2, 0)])
def test_simultaneous_choices_come_in_any_order_and_stay_hidden(url: str, order: tuple[int, ...]) -> None:
    async def run() -> None:
        async with people(url, "Ada", "Ben", "Cleo") as friends:
            table = await started(friends, "mausen")
            async with AsyncExitStack() as stack:
                viewpoint = [*friends, None]
                lines = [await stack.enter_async_context(line(who, url, table)) for who in viewpoint]
                views = [await received.until("view") for received in lines]
                chosen = {seat: views[seat]["legal"][seat] for seat in order}
                for step, seat in enumerate(order):
                    await friends[seat].move(table, chosen[seat])
                    sent = [await received.until("moved") for received in lines]
                    if step < 2:
                        assert all("legal" not in message for message in sent)
                        for watcher, message in enumerate(sent):
                            [event] = message["events"]
                            assert event["event"] == "chose"
                            shown = {"seat": seat, "card": chosen[seat]} if watcher == seat else {"seat": seat}
                            assert {key: value for key, value in event.items() if value is not None} == {
                                "event": "chose",
                                **shown,
                            }
                        for watcher, who in enumerate([*friends]):
                            if watcher != seat and step == 0:
                                view = await who.view(table)
                                assert view["turn"] == sorted(set(range(3)) - {seat})
                assert all("revealed" in {event["event"] for event in message["events"]} for message in sent)

    asyncio.run(run())


def test_a_viewer_that_names_its_last_entry_gets_exactly_the_rest(url: str) -> None:
    async def run() -> None:
        async with people(url, "Ada", "Ben", "Cleo") as friends:
            table = await started(friends, "mausen")
            for friend in friends:
                await friend.move(table, (await friend.view(table))["legal"][0])
            for who in (friends[1], None):
                async with line(who, url, table) as loaded:
                    last = (await loaded.until("view"))["n"]
                    for word in ("a", "b", "c"):
                        await friends[0].do(table, do="say", text=word)
                        await loaded.until("said")
                    rest = [
                        sent for sent in loaded.received if sent["n"] > last and sent["type"] not in ("back", "away")
                    ]
                    *missed, turn = await messages_after(who, url, table, last)
                    assert [sent for sent in missed if sent["type"] not in ("back", "away")] == rest
                    assert turn["type"] == "turn"
                    assert turn["turn"] == [0, 1, 2]
                    assert ("legal" in turn) == (who is not None)
            now = (await friends[0].view(table))["n"]
            sent = [sent["type"] for sent in await messages_after(None, url, table, now)]
            assert [kind for kind in sent if kind not in ("back", "away")] == ["turn"]
            assert [sent["type"] for sent in await messages_after(None, url, table, now + 5)] == ["view"]
            assert [sent["type"] for sent in await messages_after(None, url, table, 1)] == ["view"], (
                "somebody sat down since"
            )

    asyncio.run(run())


def test_a_viewer_that_missed_too_much_gets_a_view(url: str) -> None:
    async def run() -> None:
        async with people(url, "Ada", "Ben", "Cleo") as friends:
            table = await started(friends, "mausen")
            first = (await friends[0].view(table))["n"]
            for k in range(RECENT_ENTRIES):
                await friends[0].do(table, do="say", text=str(k))
            assert len(await messages_after(None, url, table, first)) == RECENT_ENTRIES + 1
            await friends[0].do(table, do="say", text="one more")
            [view] = await messages_after(None, url, table, first)
            assert view["type"] == "view"
            assert len(view["chat"]) == RECENT_ENTRIES + 1

    asyncio.run(run())


def test_a_stream_also_continues_after_the_last_known_entry(url: str) -> None:
    async def first(lines: AsyncIterator[Json], count: int) -> list[Json]:
        found = []
        async for message in lines:
            found.append(message)
            if len(found) == count:
                break
        return found

    async def run() -> None:
        async with people(url, "Ada", "Ben", "Cleo") as friends:
            table = await started(friends, "mausen")
            n = (await friends[0].view(table))["n"]
            await friends[0].do(table, do="say", text="hello")
            said, turn = await first(friends[1].stream(table, n), 2)
            assert (said["type"], said["text"], turn["type"]) == ("said", "hello", "turn")
            assert turn["legal"]

    asyncio.run(run())


def test_the_state_can_be_rebuilt_from_the_numbers_of_a_view(url: str) -> None:
    async def run() -> None:
        async with people(url, "Ada", "Ben", "Cleo") as friends:
            for name in GAMES:
                table = await started(friends, name)
                game = load(name)
                for seat, friend in enumerate(friends):
                    view: dict[str, Any] = await friend.view(table, numbers=True)
                    state = game.state(**view["numbers"])
                    moves = [game.notation.move(state, seat, action) for action in game.legal(state, seat)]
                    assert moves == view.get("legal", [])

    asyncio.run(run())


@pytest.mark.parametrize("game", GAMES)
def test_messages_contain_sentences_on_request(url: str, game: str) -> None:
    """Over HTTP and over a stream, from each seat's viewpoint, and only on request."""

    async def run() -> None:
        async with people(url, "Ada", "Ben", "Cleo") as friends:
            table = await started(friends, game)
            received = [friend.stream(table, language="fr") for friend in friends]
            firsts = [await anext(stream) for stream in received]
            view = next(view for view in firsts if "legal" in view)
            await friends[view["you"]].move(table, view["legal"][0])
            for seat, (friend, stream) in enumerate(zip(friends, received, strict=True)):
                shown = await friend.view(table, language="fr")
                sent = [message async for message in until_moved(stream)][-1]
                assert sent["events"] == shown["events"][-len(sent["events"]) :]
                translator = Translator("fr", load(game), seat, ["Ada", "Ben", "Cleo"])
                assert translator.seat(seat) == "Toi"
                assert all(event["said"] and "rule" in event for event in shown["events"])
                assert "numbers" not in shown["events"][-1]
                assert not {"events", "rounds", "trick"} & (await friend.view(table)).keys()
                await stream.aclose()

    async def until_moved(stream: AsyncIterator[Json]) -> AsyncIterator[Json]:
        async for message in stream:
            yield message
            if message["type"] == "moved":
                return

    asyncio.run(run())


def test_bots_wait_before_they_move(tmp_path: Path) -> None:
    async def run(url: str) -> None:
        async with people(url, "Ada") as [ada]:
            table = await seated([ada], "mausen", "random", "random")
            async with line(ada, url, table) as socket:
                loop = asyncio.get_running_loop()
                began = loop.time()
                await ada.do(table, do="start")
                await socket.until("moved")
                assert loop.time() - began >= 0.3
                await socket.until("moved")

    with running(tmp_path / "pause.db", pause=0.3) as server:
        asyncio.run(run(server.url))
