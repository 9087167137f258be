"""A choice that everybody makes at the same time can be changed in the terminal until the last player has chosen."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from textual.pilot import Pilot

from menagerie.client import Client
from menagerie.terminal.app import PlayApp
from menagerie.terminal.game_session import Frame, MoveTooLate
from menagerie.terminal.joining import join
from menagerie.terminal.line_mode import LineMode, PlayerQuit
from menagerie.terminal.remote_game import RemoteGame
from tests.server.running import Running, people, running
from tests.terminal.test_screen import AT_ONCE, acted, asked, table_of, text, until
from tests.waiting import PATIENCE


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("tables") / "menagerie.db") as found:
        yield found


@pytest.fixture(autouse=True)
def _fresh_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))


@asynccontextmanager
async def hunting(server: Running) -> AsyncIterator[tuple[RemoteGame, Client, str]]:
    """Start Mausen with Ada in the terminal, and Ben, who does not choose before the test lets him."""
    async with people(server.url, "Ben") as (ben,):
        table = (await ben.open("mausen", ["open", "open", "random"]))["table"]
        await ben.sit(table, 1)
        ada = await join(f"{server.url}/t/{table}", "Ada", "en")
        await ben.do(table, do="start")
        try:
            async with asyncio.timeout(4 * PATIENCE):
                yield ada, ben, table
        finally:
            await ada.close()


async def ben_moves(ben: Client, table: str) -> None:
    await ben.move(table, (await ben.view(table))["legal"][0])


async def next_frame(frames: AsyncIterator[Frame], holds: Callable[[Frame], bool]) -> Frame:
    async for frame in frames:
        if holds(frame):
            return frame
    raise AssertionError("the game is over")


def chosen_in(frame: Frame) -> set[int | None]:
    """Return the cards that lie chosen before the first seat."""
    return {card.card for zone in frame.table.zones if zone.name == "chosen" and zone.seat == 0 for card in zone.cards}


def test_a_choice_is_replaced_in_the_table_and_in_the_log(server: Running) -> None:
    async def play() -> None:
        async with hunting(server) as (ada, ben, table):
            frames = ada.frames()
            frame = await next_frame(frames, lambda frame: frame.asked)
            first, second = frame.table.choices[:2]
            await ada.decide(0, first.action)
            frame = await next_frame(frames, lambda frame: bool(frame.actors) and chosen_in(frame) == {*first.cards})
            assert frame.changeable is not None
            assert not frame.asked
            assert frame.reopened().asked
            assert frame.changeable.choices
            before = ada.history("en", 0)
            await ada.change(0, second.action)
            frame = await next_frame(frames, lambda frame: bool(frame.actors) and chosen_in(frame) == {*second.cards})
            assert frame.changeable is not None
            assert len(ada.history("en", 0)) == len(before)
            assert ada.history("en", 0) != before
            await ben_moves(ben, table)
            frame = await next_frame(frames, lambda frame: bool(frame.actors) and 1 in frame.actors and frame.asked)
            assert frame.changeable is None
            with pytest.raises(MoveTooLate, match="until the last player has chosen"):
                await ada.change(0, frame.table.choices[0].action)

    asyncio.run(play())


def on_screen(server: Running, act: Callable[[Pilot[Any], Client, str], Coroutine[Any, Any, None]]) -> None:
    async def play() -> None:
        async with (
            hunting(server) as (ada, ben, table),
            PlayApp(ada, "en", speed=AT_ONCE).run_test(size=(80, 24)) as pilot,
        ):
            await acted(pilot, lambda pilot: act(pilot, ben, table))

    asyncio.run(play())


def test_a_key_changes_the_choice_on_the_full_screen(server: Running) -> None:
    async def act(pilot: Pilot[Any], ben: Client, table: str) -> None:
        screen = await asked(pilot)
        await pilot.press("enter")
        await until(pilot, lambda: "x: Change my choice" in text(screen, "below"))
        assert screen.frame is not None
        first = chosen_in(screen.frame)
        await pilot.press("x")
        await until(pilot, lambda: screen.decision is not None)
        assert "Which animal do you play?" in text(screen, "below")
        await pilot.press("escape")
        await until(pilot, lambda: screen.decision is None)
        assert "x: Change my choice" in text(screen, "below")
        await pilot.press("x", "right", "right", "enter")
        await until(pilot, lambda: screen.frame is not None and chosen_in(screen.frame) not in (first, set()))
        await until(pilot, lambda: not screen.changing and "x: Change my choice" in text(screen, "below"))
        await ben_moves(ben, table)
        await until(pilot, lambda: screen.decision is not None)
        assert "Change my choice" not in text(screen, "below")

    on_screen(server, act)


def test_changing_ends_when_the_last_player_has_chosen(server: Running) -> None:
    async def act(pilot: Pilot[Any], ben: Client, table: str) -> None:
        screen = await asked(pilot)
        await pilot.press("enter")
        await until(pilot, lambda: screen.frame is not None and screen.frame.changeable is not None)
        await pilot.press("x")
        await until(pilot, lambda: screen.changing)
        await ben_moves(ben, table)
        await until(pilot, lambda: not screen.changing and screen.decision is not None)
        assert table_of(pilot) is screen

    on_screen(server, act)


def test_a_line_changes_the_choice(server: Running, capsys: pytest.CaptureFixture[str]) -> None:
    """The offer stays until the next frame: Ben chooses while Ada is asked whether to change her choice again."""

    async def play() -> None:
        async with hunting(server) as (ada, ben, table):
            answers, offers = iter(("1", "2")), iter(("what?", "x"))
            moving: list[asyncio.Task[None]] = []

            async def ask(question: str) -> str:
                answer = next(answers, None)
                if answer is None:
                    raise PlayerQuit
                return answer

            async def interrupt(question: str) -> str:
                assert "x: Change my choice" in question
                if (answer := next(offers, None)) is not None:
                    return answer
                if not moving:
                    moving.append(asyncio.create_task(ben_moves(ben, table)))
                never: asyncio.Future[str] = asyncio.Future()
                return await never

            with pytest.raises(PlayerQuit):
                await LineMode(ada, ask, interrupt).play()
            await moving[0]
            assert list(answers) == list(offers) == []
            choices = [line.text for line in ada.history("en", 0) if line.text.startswith("You choose")]
            assert [choice.replace("\xa0", " ") for choice in choices] == ["You choose elephant 2."]

    asyncio.run(play())
    assert "You: elephant 2" in capsys.readouterr().out.replace("\xa0", " ")
