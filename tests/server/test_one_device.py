"""Several people on one device: one person holds several seats, and nobody sees the next player's cards."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from hashlib import sha256
from random import Random
from typing import Any

import pytest
from sqlalchemy import select

from menagerie.client import Client
from menagerie.records.playback import verify
from menagerie.server.errors import NotNow
from menagerie.server.storage.schema import seat_holders
from menagerie.server.tables.commands import Agree, Move
from menagerie.server.tables.connections import Viewer, passes_device
from menagerie.server.tables.entry import AppliedEntry, Entry
from menagerie.server.tables.handlers import builder_for
from menagerie.server.tables.json_view import JsonRenderer
from menagerie.server.tables.seats import Person
from menagerie.server.tables.state import TableState
from tests.positions import GAMES
from tests.server import cluster
from tests.server.cluster import tidy_up as tidy_up
from tests.server.running import QUICK, Json, Running, line, people, play_on, refused
from tests.waiting import PATIENCE, eventually

HERE = {"one_device": True}


async def together(client: Client, game: str, *names: str, free: int = 0, **setup: Any) -> str:
    """Open a table on one device with these names, followed by free seats."""
    table = str((await client.open(game, ["open"] * (len(names) + free), **HERE, **setup))["table"])
    for name in names:
        await client.do(table, do="sit", name=name)
    return table


async def begun(client: Client, game: str, *names: str, **setup: Any) -> str:
    """Open such a table, and start the game."""
    table = await together(client, game, *names, **setup)
    await client.do(table, do="start")
    return table


async def pass_round(client: Client, table: str, seed: int = 0) -> None:
    """Let the player in turn look from their own seat and move, until the game is over."""
    rng = Random(seed)
    while (hidden := await client.view(table))["phase"] == "playing":
        seat = rng.choice(hidden["turn"])
        legal = (await client.view(table, seat=seat))["legal"]
        await client.move(table, rng.choice(legal), seat=seat)


# Sitting down -------------------------------------------------------------------------------------------------------


def test_one_person_takes_several_seats_with_a_name_for_each(url: str) -> None:
    async def run() -> None:
        async with people(url, "Ada", "Ben") as [ada, ben]:
            table = await together(ada, "mausen", "Mum", "Dad", free=2)
            await ada.do(table, do="sit", seat=3)
            await refused(409, "server-seat-taken", ada.do(table, do="sit", seat=0))
            await ben.do(table, do="sit", name="Benny")
            view = await ben.view(table)
            assert [(seat["name"], seat["person"]) for seat in view["seats"]] == [
                ("Mum", ada.person),
                ("Dad", ada.person),
                ("Benny", ben.person),
                ("Ada", ada.person),
            ]
            assert (view["you"], (await ada.view(table))["you"]) == (2, None)
            for name in ("", "   ", "x" * 41, "a\nb", 7):
                await refused(422, "server-malformed", ada.do(table, do="sit", name=name))

    asyncio.run(run())


def test_on_separate_devices_everybody_has_one_seat_and_their_own_name(url: str) -> None:
    async def run() -> None:
        async with people(url, "Ada") as [ada]:
            opened = await ada.open("mausen", ["open"] * 3)
            assert (opened["one_device"], opened["hints"]) == (False, False)
            table = opened["table"]
            await refused(403, "server-own-name", ada.do(table, do="sit", name="Mum"))
            await ada.do(table, do="sit")
            await refused(409, "server-already-seated", ada.do(table, do="sit", seat=1))

    asyncio.run(run())


def test_a_table_on_one_device_is_private_and_unrated(url: str) -> None:
    async def run() -> None:
        async with people(url, "Ada") as [ada]:
            opened = await ada.open("mausen", ["open"] * 3, rated=True, **HERE)
            assert (opened["public"], opened["rated"], opened["one_device"]) == (False, False, True)
            await refused(422, "server-one-device-private", ada.open("mausen", ["open"] * 3, public=True, **HERE))

    asyncio.run(run())


def test_an_old_log_without_device_and_hints_has_neither() -> None:
    setup = {"game": "mausen", "options": {}, "public": True, "spectators": True, "rated": True, "clock": None}
    state = TableState("old")
    state.apply(Entry(1, 0.0, {"kind": "opened", "setup": setup, "seats": [{"kind": "open"}] * 3, "host": "ada"}))
    assert state.setup == {**setup, "one_device": False, "hints": False, "unattended": False}


def test_a_person_who_leaves_one_seat_keeps_the_others(server: Running) -> None:
    async def run() -> None:
        async with people(server.url, "Ada") as [ada]:
            table = await together(ada, "awimbawe", "Mum", "Dad", "Kid")
            which = await refused(409, "server-which-seat", ada.do(table, do="leave"))
            assert which.facts == {"seats": "0, 1, 2"}
            other = await refused(403, "server-not-your-seat", ada.do(table, do="leave", seat=3))
            assert other.facts == {"seat": 3, "seats": "0, 1, 2"}
            await ada.do(table, do="leave", seat=0)
            assert await rows_of(server, table) == [ada.person]
            await ada.do(table, do="offer", seat=1, to="random")
            assert await rows_of(server, table) == [ada.person]
            assert (await ada.view(table))["you"] == 2
            await ada.do(table, do="leave")
            assert await rows_of(server, table) == []
            await refused(403, "server-no-seat", ada.do(table, do="leave", seat=2))

    asyncio.run(run())


async def rows_of(server: Running, table: str) -> list[str]:
    """Return the people with a seat at a table, from the database."""
    async with server.service.store.engine.connect() as connection:
        return list(
            (await connection.execute(select(seat_holders.c.person).where(seat_holders.c.table == table))).scalars()
        )


def test_each_seat_has_its_own_stand_in_and_is_given_up_separately(server: Running) -> None:
    async def run() -> None:
        async with people(server.url, "Ada") as [ada]:
            table = await together(ada, "awimbawe", "Mum", "Dad", "Kid")
            await refused(409, "server-which-seat", ada.do(table, do="stand-in", level="novice"))
            await ada.do(table, do="stand-in", level="novice", seat=1)
            await ada.do(table, do="start")
            assert [seat["level"] for seat in (await ada.view(table))["seats"]] == ["casual", "novice", "casual"]
            await ada.do(table, do="leave", seat=1)
            view = await ada.view(table)
            assert [seat["kind"] for seat in view["seats"]] == ["person", "bot", "person"]
            assert await rows_of(server, table) == [ada.person]

    asyncio.run(run())


# Playing ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_and_a_rematch_on_one_device(server: Running, game: str) -> None:
    async def run() -> None:
        async with people(server.url, "Ada") as [ada]:
            table = await begun(ada, game, "Mum", "Dad", "Kid")
            commitment = (await ada.view(table))["commitment"]
            await pass_round(ada, table)
            record = await ada.record(table)
            verify(record)
            assert sha256(bytes.fromhex(record["seed"])).hexdigest() == commitment
            await ada.do(table, do="rematch")
            again = (await ada.view(table))["rematch"]
            assert [(seat["name"], seat["person"]) for seat in (await ada.view(again))["seats"]] == [
                ("Mum", ada.person),
                ("Dad", ada.person),
                ("Kid", ada.person),
            ]
            assert sorted(found["table"] for found in await ada.tables(mine=True)) == sorted([table, again])
            assert (await ada.view(again))["phase"] == "playing", "nobody is missing"
            seat = (await ada.view(again))["turn"][0]
            await ada.move(again, (await ada.view(again, seat=seat))["legal"][0], seat=seat)

    asyncio.run(run())


def test_a_move_needs_no_seat_if_only_one_of_mine_can_move(url: str) -> None:
    async def run() -> None:
        async with people(url, "Ada", "Ben") as [ada, ben]:
            table = await together(ada, "awimbawe", "Mum", "Dad", free=1)
            await ben.do(table, do="sit")
            await ada.do(table, do="start")
            moved: list[int] = []
            while len(set(moved)) < 3:
                [seat] = (await ada.view(table))["turn"]
                who = ben if seat == 2 else ada
                legal = (await who.view(table, seat=seat))["legal"]
                if seat == 2:
                    early = await refused(409, "not-your-turn", ada.move(table, legal[0]))
                    assert early.facts == {"seat": 0, "waiting": "2"}
                moved.append(seat)
                asked = {"do": "move", "move": legal[0], "id": f"{len(moved)}"}
                n = await who.do(table, **asked)
                assert await who.do(table, **asked) == n, "asked again, it is answered again"
            await refused(403, "server-not-your-seat", ada.move(table, legal[0], seat=2))

    asyncio.run(run())


def test_a_move_needs_a_seat_if_several_of_mine_choose_at_once(url: str) -> None:
    async def run() -> None:
        async with people(url, "Ada") as [ada]:
            table = await begun(ada, "mausen", "Mum", "Dad", "Kid")
            card = (await ada.view(table, seat=1))["legal"][0]
            which = await refused(409, "server-which-seat", ada.move(table, card))
            assert which.facts == {"seats": "0, 1, 2"}
            await ada.move(table, card, seat=1)
            which = await refused(409, "server-which-seat", ada.move(table, card))
            assert which.facts == {"seats": "0, 2"}

    asyncio.run(run())


def table_of_owners(*owners: str, game: str = "awimbawe") -> TableState:
    """Return a started game on one device whose seats these people hold."""
    setup = {"game": game, "options": {}, "public": False, "spectators": True, "rated": False, "clock": None, **HERE}
    seats = [{"kind": "open"}] * len(owners)
    state = TableState("table")
    happen(state, kind="opened", setup=setup, seats=seats, host=owners[0])
    for seat, owner in enumerate(owners):
        happen(state, kind="sat", seat=seat, person=owner, name=f"at {seat}")
    happen(state, kind="started", seed=bytes(32).hex())
    return state


def happen(state: TableState, **body: object) -> AppliedEntry:
    return state.apply(Entry(state.n + 1, 0.0, body))


def act(state: TableState, seat: int, at: int = 0) -> AppliedEntry:
    assert state.match is not None
    return happen(state, kind="moved", seat=seat, action=state.match.legal(seat)[at], id=f"{state.n}")


def test_the_second_of_two_moves_without_a_seat_is_not_made_for_the_next_player() -> None:
    ada, later = Person("ada", "Ada"), table_of_owners("ada", "ada")
    assert later.match is not None
    [first] = later.match.actors
    act(later, first)
    [second] = later.match.actors
    assert second != first
    move = later.game.notation.move(later.match.state, second, later.match.legal(second)[0])
    state = table_of_owners("ada", "ada")
    early = builder_for(Move(do="move", move=move, id="early"), ada, state)
    act(state, first)
    with pytest.raises(NotNow, match="A move has already been made"):
        early(state)
    body = builder_for(Move(do="move", move=move, id="in time"), ada, state)(state)
    assert isinstance(body, dict)
    assert (body["kind"], body["seat"]) == ("moved", second)


def test_a_person_who_moves_in_one_seat_is_present_in_all_their_seats() -> None:
    state = table_of_owners("ada", "ada", "ben", game="mausen")
    for seat in range(3):
        happen(state, kind="stood-in", seat=seat)
    act(state, 0)
    assert [seat_state.stood_in for seat_state in state.seats] == [False, False, True]


# Taking back --------------------------------------------------------------------------------------------------------


def test_an_undo_between_seats_of_one_person_needs_no_consent(url: str) -> None:
    async def run() -> None:
        async with people(url, "Ada") as [ada]:
            table = await begun(ada, "awimbawe", "Mum", "Dad")
            before = await ada.view(table)
            [seat] = before["turn"]
            await ada.move(table, (await ada.view(table, seat=seat))["legal"][0])
            assert (await ada.view(table))["cards"] != before["cards"]
            await ada.do(table, do="undo")
            after = await ada.view(table)
            assert (after["turn"], after["cards"]) == (before["turn"], before["cards"])

    asyncio.run(run())


def test_each_of_the_other_people_agrees_once_however_many_seats_they_have(url: str) -> None:
    async def run(asker: str) -> bool:
        async with people(url, "Ada", "Ben") as [ada, ben]:
            table = await together(ada, "awimbawe", "Mum", "Dad", free=1)
            await ben.do(table, do="sit")
            await ada.do(table, do="start")
            [seat] = (await ada.view(table))["turn"]
            mover, other = (ben, ada) if seat == 2 else (ada, ben)
            if asker != ("Ben" if seat == 2 else "Ada"):
                return False
            await mover.move(table, (await mover.view(table, seat=seat))["legal"][0])
            await refused(409, "server-undo-not-last", other.do(table, do="undo"))
            await mover.do(table, do="undo")
            assert (await other.view(table))["undo"] == {"seat": seat, "agreed": []}
            await refused(409, "server-undo-not-asked", mover.do(table, do="agree"))
            await other.do(table, do="agree")
            assert (await other.view(table))["turn"] == [seat]
            return True

    async def each() -> None:
        for asker in ("Ada", "Ben"):
            assert any([await run(asker) for _ in range(12)])

    asyncio.run(each())


def test_a_person_with_two_seats_agrees_to_an_undo_once() -> None:
    state = table_of_owners("ada", "ben", "cleo", "cleo")
    assert state.match is not None
    [seat] = state.match.actors
    act(state, seat)
    mover = state.seats[seat].person
    assert mover is not None
    others = sorted({"ada", "ben", "cleo"} - {mover.id})
    happen(state, kind="undo-asked", seat=seat)
    agreed = [builder_for(Agree(do="agree"), Person(one, one), state)(state) for one in others]
    first = state.seats_of(others[0])[0]
    assert agreed == [{"kind": "undo-agreed", "seat": state.seats_of(one)[0]} for one in others]
    happen(state, kind="undo-agreed", seat=first)
    with pytest.raises(NotNow):
        builder_for(Agree(do="agree"), Person(others[0], ""), state)(state)
    assert builder_for(Agree(do="agree"), Person(others[1], ""), state)(state) == {"kind": "undone", "seat": seat}


# Being there --------------------------------------------------------------------------------------------------------


def test_a_person_connects_and_disconnects_in_all_their_seats(server: Running) -> None:
    url = server.url

    async def run() -> None:
        async with people(url, "Ada", "Ben") as [ada, ben]:
            table = await together(ada, "mausen", "Mum", "Dad", free=1)
            async with line(ben, url, table) as watching:
                async with line(ada, url, table, "?seat=none"):
                    await watching.until("back", seat=0)
                    await watching.until("back", seat=1)
                    await ada.sit(table, name="Kid")
                    await watching.until("back", seat=2)
                    assert [seat["here"] for seat in (await ben.view(table))["seats"]] == [True] * 3
                    async with line(ada, url, table, "?seat=1"):
                        pass
                    await server.time_passes(3 * QUICK["reconnect_grace"])
                    assert await watching.quiet() == []
                for seat in range(3):
                    await watching.until("away", seat=seat)
                await server.time_passes(3 * QUICK["reconnect_grace"])
                assert await watching.quiet() == []

    asyncio.run(run())


def test_a_person_on_a_dead_node_counts_as_disconnected_in_all_their_seats() -> None:
    async def run(near: cluster.Node, far: cluster.Node) -> None:
        async with cluster.people_at(near, far) as [ada, ben]:
            table = await together(ada, "mausen", "Mum", "Dad", free=1)
            await ben.sit(table)
            await ada.do(table, do="start")
            async with line(ben, far.url, table) as watching:
                async with line(ada, near.url, table):
                    await eventually(lambda: all_here(ben, table, 3))
                    near.kill()
                    await watching.until("away", seat=0)
                    await watching.until("away", seat=1)
                async with cluster.same_at(far, ada) as [same], line(same, far.url, table):
                    await eventually(lambda: all_here(ben, table, 3))

    with cluster.cluster(cluster.new_postgres(), 2, stand_in_after=60.0) as [near, far]:
        asyncio.run(run(near, far))


async def all_here(client: Client, table: str, count: int) -> bool:
    return sum(seat["here"] for seat in (await client.view(table))["seats"]) == count


# Viewpoints -----------------------------------------------------------------------------------------------------------


def open_hands(view: Json) -> list[int]:
    """Return the seats whose hands are visible at Awimbawé."""
    zones = [zone for zone in view["cards"]["zones"] if zone["zone"] == "hand"]
    return [zone["seat"] for zone in zones if any(card["card"] for card in zone["cards"])]


def test_a_person_with_several_seats_gets_the_requested_view_or_the_spectator_view(url: str) -> None:
    async def run() -> None:
        async with people(url, "Ada", "Ben", "Eve") as [ada, ben, eve]:
            table = await together(ada, "awimbawe", "Mum", "Dad", free=1)
            await ben.sit(table)
            await ada.do(table, do="start")
            for client, seat, you in (
                (ada, None, None),
                (ada, 0, 0),
                (ada, 1, 1),
                (ada, 2, None),
                (ada, "none", None),
                (ben, None, 2),
                (ben, 2, 2),
                (ben, 0, None),
                (ben, "none", None),
                (eve, None, None),
                (eve, 0, None),
            ):
                view = await client.view(table, seat=seat)  # type: ignore[arg-type]
                assert (view["you"], open_hands(view)) == (you, [] if you is None else [you])
                assert ("legal" in view) == (you in view["turn"])
                streamed = await anext(client.stream(table, seat=seat))  # type: ignore[arg-type]
                assert streamed["you"] == you
                async with line(client, url, table, "" if seat is None else f"?seat={seat}") as received:
                    assert (await received.until("view"))["you"] == you
            for wrong in ("-1", "10", "all", ""):
                await refused(422, "server-malformed", ada.ask("GET", f"/tables/{table}", seat=wrong))

    asyncio.run(run())


def test_the_view_on_a_socket_changes_from_seat_to_seat(url: str) -> None:
    async def run() -> None:
        async with people(url, "Ada", "Ben") as [ada, ben]:
            table = await together(ada, "awimbawe", "Mum", "Dad", free=1)
            await ben.sit(table)
            await ada.do(table, do="start")
            async with line(ada, url, table) as adas, line(ben, url, table) as bens, line(None, url, table) as nobodys:
                first = await adas.until("view")
                for seat, you in ((0, 0), (1, 1), ("none", None), (1, 1), (None, None)):
                    await adas.ask(do="look", seat=seat)
                    view = await adas.until("view")
                    assert (view["you"], open_hands(view)) == (you, [] if you is None else [you])
                for line_, seat, status, problem in (
                    (adas, 2, 403, "server-not-your-seat"),
                    (bens, 0, 403, "server-not-your-seat"),
                    (nobodys, 0, 401, "server-anonymous"),
                    (adas, "all", 422, "server-malformed"),
                ):
                    await line_.ask(do="look", seat=seat)
                    answer = await line_.until("refused")
                    assert (answer["status"], answer["problem"]) == (status, problem)
                await bens.ask(do="look", seat="none")
                assert open_hands(await bens.until("view", you=None)) == []
                await bens.ask(do="look")
                assert open_hands(await bens.until("view", you=2)) == [2]
                assert (await ada.view(table))["n"] == max(first["n"], bens.received[-1]["n"])
            await refused(422, "server-malformed", ada.do(table, do="look", seat=0))

    asyncio.run(run())


def test_cards_are_hidden_when_the_device_passes_to_the_next_player(url: str) -> None:
    async def run() -> None:
        async with people(url, "Ada") as [ada]:
            table = await begun(ada, "awimbawe", "Mum", "Dad", "Kid")
            async with line(ada, url, table) as received, line(ada, url, table, "?seat=none") as television:
                view = await received.until("view")
                for k in range(20):
                    [seat] = view["turn"]
                    await received.ask(do="look", seat=seat)
                    looked = await received.until("view", you=seat)
                    await received.ask(do="move", move=looked["legal"][0], id=f"{k}")
                    moved = await received.until("moved")
                    assert moved["id"] == f"{k}", "one's own move is answered"
                    if moved["turn"] == [seat]:
                        view = moved
                        continue
                    view = await received.next()
                    assert (view["type"], view["you"], view["n"]) == ("view", None, moved["n"])
                    assert open_hands(view) == []
                    assert "legal" not in view
                await television.quiet()
            sent = [message for message in television.received if message["type"] == "moved"]
            assert len(sent) == 20
            assert all("legal" not in message for message in sent)
            assert [message["type"] for message in television.received].count("view") == 1

    asyncio.run(run())


def test_cards_are_hidden_if_the_device_passed_on_while_the_connection_was_lost(url: str) -> None:
    async def run() -> None:
        async with people(url, "Ada") as [ada]:
            table = await begun(ada, "mausen", "Mum", "Dad", "Kid")
            n = (await ada.view(table))["n"]
            await ada.do(table, do="say", text="still my turn")
            async with line(ada, url, table, f"?seat=0&after={n}") as received:
                assert (await received.until("turn"))["legal"]
            await ada.move(table, (await ada.view(table, seat=0))["legal"][0], seat=0)
            async with line(ada, url, table, f"?seat=0&after={n}") as received:
                view = await received.next()
                assert (view["type"], view["you"]) == ("view", None)
            async with line(ada, url, table, f"?seat=1&after={n}") as received:
                assert (await received.until("turn"))["legal"]
            async with line(ada, url, table, "?seat=0") as received:
                assert (await received.until("view"))["you"] == 0, "who asks to look may"

    asyncio.run(run())


def test_a_move_is_answered_while_the_cards_are_hidden(url: str) -> None:
    async def run() -> None:
        async with people(url, "Ada") as [ada]:
            table = await begun(ada, "mausen", "Mum", "Dad", "Kid")
            async with line(ada, url, table) as received:
                for seat in range(3):
                    legal = (await ada.view(table, seat=seat))["legal"]
                    await received.ask(do="move", move=legal[0], id=f"by {seat}", seat=seat)
                    await received.until("moved", seat=seat, id=f"by {seat}")

    asyncio.run(run())


@pytest.mark.parametrize(
    ("game", "owners", "looks", "moves", "handed"),
    [
        ("mausen", "aab", 0, [0], True),
        ("mausen", "aab", 1, [0], False),
        ("mausen", "aab", 0, [2], False),
        ("mausen", "aab", 0, [1], False),
        ("mausen", "aab", 1, [1], True),
        ("mausen", "aab", "none", [0], False),
        ("mausen", "aab", None, [0], False),
        ("mausen", "aab", 2, [0], False),
        ("mausen", "abb", 0, [0], False),
        ("mausen", "aab", 1, [0, 1], False),
        ("mausen", "aab", 0, [0, 2], True),
    ],
)
def test_the_device_is_passed_when_another_seat_of_the_person_must_decide(
    game: str, owners: str, looks: Any, moves: list[int], handed: bool
) -> None:
    state, viewer = table_of_owners(*owners, game=game), Viewer("a", JsonRenderer(), wanted=looks)
    for seat in moves:
        sent = act(state, seat)
    assert passes_device(state, sent, viewer) == handed
    said = happen(state, kind="said", to="table", person="a", name="A", text="well?")
    assert not passes_device(state, said, viewer), "who looks again is left in peace until somebody has decided"


def test_the_device_is_also_passed_at_the_start_and_after_an_undo() -> None:
    state = table_of_owners("a", "a")
    assert state.match is not None
    [first] = state.match.actors
    started = state.recent[-1]
    assert [passes_device(state, started, Viewer("a", JsonRenderer(), wanted=seat)) for seat in (first, 1 - first)] == [
        False,
        True,
    ]
    moved = act(state, first)
    assert [passes_device(state, moved, Viewer("a", JsonRenderer(), wanted=seat)) for seat in (first, 1 - first)] == [
        True,
        False,
    ]
    undone = happen(state, kind="undone", seat=first)
    assert [passes_device(state, undone, Viewer("a", JsonRenderer(), wanted=seat)) for seat in (first, 1 - first)] == [
        False,
        True,
    ]


def test_players_see_their_table_with_hidden_cards_even_without_spectators(url: str) -> None:
    async def run() -> None:
        async with people(url, "Ada", "Eve") as [ada, eve]:
            table = await begun(ada, "awimbawe", "Mum", "Dad", spectators=False)
            assert (await ada.view(table))["you"] is None
            assert (await ada.view(table, seat="none"))["you"] is None
            await refused(403, "server-no-spectators", eve.view(table, seat=0))
            async with line(ada, url, table, "?seat=none") as received:
                await received.until("view")
                await ada.move(table, await any_move(ada, table))
                await received.until("moved")

    asyncio.run(run())


async def any_move(client: Client, table: str) -> str:
    [seat] = (await client.view(table))["turn"]
    return str((await client.view(table, seat=seat))["legal"][0])


def test_players_never_get_the_chat_of_spectators(url: str) -> None:
    async def run() -> None:
        async with people(url, "Ada", "Eve") as [ada, eve]:
            table = await begun(ada, "awimbawe", "Mum", "Dad")
            async with line(ada, url, table) as adas, line(eve, url, table) as eves:
                await eve.do(table, do="say", text="he has a lion")
                await eves.until("said", to="spectators")
                await ada.do(table, do="say", text="hello")
                said = await adas.until("said")
                assert (said["text"], said["name"], said["to"]) == ("hello", "Ada", "table")
            assert [said["text"] for said in (await ada.view(table))["chat"]] == ["hello"]

    asyncio.run(run())


# Programs -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_a_program_plays_several_seats_through_a_connection_for_each(url: str, game: str) -> None:
    async def run() -> None:
        async with people(url, "Ada") as [ada], AsyncExitStack() as stack:
            table = await together(ada, game, "Mum", "Dad", "Kid")
            seats = [await stack.enter_async_context(ada.play(table, seat=seat)) for seat in range(3)]
            await ada.do(table, do="start")
            playing = [play_on(seat, lambda turn: str(turn["legal"][-1])) for seat in seats]
            await asyncio.wait_for(asyncio.gather(*playing), 4 * PATIENCE)
            verify(await ada.record(table))

    asyncio.run(run())


def test_a_program_follows_the_view_that_the_server_sets(url: str) -> None:
    async def run() -> None:
        async with people(url, "Ada") as [ada]:
            table = await begun(ada, "mausen", "Mum", "Dad", "Kid")
            async with ada.play(table) as seat, asyncio.timeout(PATIENCE):
                messages = seat.messages()
                await anext(messages)
                await seat.look(1)
                while (looked := await anext(messages)).get("you") != 1:
                    pass
                assert "seat=1" in seat._address_now()
                await seat.move(looked["legal"][0], seat=1)
                while (hidden := await anext(messages))["type"] != "view":
                    pass
                assert hidden["you"] is None
                assert "seat" not in seat._address_now()

    asyncio.run(run())
